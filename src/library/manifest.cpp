#include "library/manifest.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "language/rule_set_texts.h"
#include "schema/document.h"

namespace signifer {
namespace {

// Reads "1.2.3" or "1.2"; missing parts are 0.
Version readVersion(const Node& node) {
  const std::string text = node.text();
  Version version{};
  std::size_t part = 0;
  bool digit = false;
  for (const char c : text) {
    if (c == '.' && digit && part < 2) {
      ++part;
      digit = false;
    } else if (c >= '0' && c <= '9' && version[part] < 100000) {
      version[part] = version[part] * 10 + (c - '0');
      digit = true;
    } else {
      throw node.error("a version such as 1.2.3 was expected");
    }
  }
  if (!digit) throw node.error("a version such as 1.2.3 was expected");
  return version;
}

}  // namespace

Version engineVersion() { return {SIGNIFER_VERSION_MAJOR, SIGNIFER_VERSION_MINOR, SIGNIFER_VERSION_PATCH}; }

Manifest readManifest(const std::filesystem::path& folder, const Version& engine) {
  const Document file = loadSpoken(folder / "manifest.json");
  const Node root = file.root();
  root.allowOnly({"id", "name", "version", "summary", "engine"});
  Manifest manifest{root.at("id").name(), root.at("name").name(), root.at("version").name(), root.text("summary", "")};
  const bool plain = !manifest.id.empty() && std::ranges::all_of(manifest.id, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (!plain) throw root.at("id").error("an id of small letters, digits and hyphens was expected");
  (void)readVersion(root.at("version"));
  if (const auto named = root.find("engine")) {
    named->allowOnly({"least", "below"});
    if (engine < readVersion(named->at("least")) || engine >= readVersion(named->at("below")))
      throw named->error("this rule set needs another version of the engine");
  }
  return manifest;
}

}  // namespace signifer
