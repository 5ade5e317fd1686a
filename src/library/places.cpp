#include "library/places.h"

#define BOOST_DLL_USE_STD_FS
#include <algorithm>
#include <boost/dll/runtime_symbol_info.hpp>
#include <cstdlib>
#include <system_error>

namespace signifer {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

// The path of an installation's folder, from its path relative to the programs' folder.
fs::path besideProgram(const char* relative) {
  return (boost::dll::program_location().parent_path() / relative).lexically_normal();
}

fs::path usersRuleSets() {
  // A relative XDG_DATA_HOME is to be ignored, says the XDG base directory specification.
  if (const fs::path data = environment("XDG_DATA_HOME"); data.is_absolute()) return data / "signifer/rulesets";
  if (const fs::path home = environment("HOME"); !home.empty()) return home / ".local/share/signifer/rulesets";
  return {};
}

}  // namespace

fs::path dataFolder() {
  const std::string named = environment("SIGNIFER_DATA");
  return named.empty() ? besideProgram(SIGNIFER_DATA_FROM_PROGRAM) : fs::path(named);
}

fs::path ownRuleSets() { return besideProgram(SIGNIFER_RULESETS_FROM_PROGRAM); }

std::vector<fs::path> ruleSetRoots(const fs::path& chosen) {
  if (!chosen.empty()) return {chosen};
  std::vector<fs::path> roots;
  const std::string named = environment("SIGNIFER_RULESETS");
  for (std::size_t start = 0; start < named.size();) {
    const std::size_t end = std::min(named.find(':', start), named.size());
    if (end > start) roots.emplace_back(named.substr(start, end - start));
    start = end + 1;
  }
  if (fs::path users = usersRuleSets(); !users.empty()) roots.push_back(std::move(users));
  roots.push_back(ownRuleSets());
  return roots;
}

std::vector<ShippedBattle> shippedBattles() {
  std::vector<ShippedBattle> found;
  const fs::path root = dataFolder() / "scenarios";
  std::error_code unreadable;
  for (fs::directory_iterator folder(root, unreadable), none; folder != none; folder.increment(unreadable)) {
    std::error_code closed;
    for (fs::directory_iterator file(folder->path(), closed), end; file != end; file.increment(closed))
      if (file->path().extension() == ".json")
        found.push_back({(folder->path().filename() / file->path().stem()).generic_string(), file->path()});
  }
  std::ranges::sort(found, {}, &ShippedBattle::name);
  return found;
}

fs::path battleFile(const std::string& given) {
  std::error_code unreadable;
  if (fs::exists(given, unreadable)) return given;
  const std::vector<ShippedBattle> shipped = shippedBattles();
  const auto named = std::ranges::find(shipped, given, &ShippedBattle::name);
  return named == shipped.end() ? fs::path(given) : named->file;
}

}  // namespace signifer
