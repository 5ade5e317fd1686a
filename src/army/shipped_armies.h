// The armies that came with the program, and those of the user, by name.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace signifer {

struct ShippedArmy {
  /// Rule set and name, as `hannibal/rome`.
  std::string name;
  std::filesystem::path file;
};

/// By name.
[[nodiscard]] std::vector<ShippedArmy> shippedArmies();

/// The file that a player means: the path itself where there is such a file, else the army of that name that came with
/// the program, else the path as given, for the reader to complain about.
[[nodiscard]] std::filesystem::path armyFile(const std::string& given);

}  // namespace signifer
