// Where the program's files stand. All of them are found from the running program's own place, so an installation can
// be moved as a whole. A build tree is laid out alike and used as it is. No path of the machine that built the program
// is compiled in.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace signifer {

/// The program's data: `scenarios`, `schemas`, `symbols`. The folder that SIGNIFER_DATA names, else share/signifer of
/// the installation that the running program belongs to. Need not exist.
[[nodiscard]] std::filesystem::path dataFolder();

/// The rule sets that came with the program: lib/signifer/rulesets of its installation. Need not exist.
[[nodiscard]] std::filesystem::path ownRuleSets();

/// Where rule sets are looked for. `chosen` alone unless it is empty; else the folders of SIGNIFER_RULESETS (a list
/// with colons), the user's own (XDG_DATA_HOME), those that came with the program.
[[nodiscard]] std::vector<std::filesystem::path> ruleSetRoots(const std::filesystem::path& chosen);

/// A battle that came with the program.
struct ShippedBattle {
  /// Rule set and name, as `hannibal/cannae`.
  std::string name;
  std::filesystem::path file;
};

/// The battles that came with the program, by name.
[[nodiscard]] std::vector<ShippedBattle> shippedBattles();

/// The file that a player means by `given`. A path to an existing file is taken first, then a battle of that name that
/// came with the program (`hannibal/cannae`). Otherwise the path stays as given, and the reader complains about it.
[[nodiscard]] std::filesystem::path battleFile(const std::string& given);

}  // namespace signifer
