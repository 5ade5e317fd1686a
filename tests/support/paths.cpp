#include "support/paths.h"

#include <algorithm>

namespace signifer::test {
namespace {

std::string joined(const char* root, std::string_view below) {
  std::string path(root);
  if (!below.empty()) path.append("/").append(below);
  return path;
}

}  // namespace

std::string sourcePath(std::string_view below) { return joined(SIGNIFER_SOURCE_DIR, below); }
std::string buildPath(std::string_view below) { return joined(SIGNIFER_BUILD_DIR, below); }

std::vector<std::string> shippedRuleSets() {
  std::vector<std::string> ids;
  for (const auto& folder : std::filesystem::directory_iterator(sourcePath("rulesets")))
    if (std::filesystem::exists(folder.path() / "manifest.json")) ids.push_back(folder.path().filename().string());
  std::ranges::sort(ids);
  return ids;
}

}  // namespace signifer::test
