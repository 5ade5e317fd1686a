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

/// The file that a player means. A path to an existing file is taken first, then an army of that name that came with
/// the program. Otherwise the path stays as given, and the reader complains about it.
[[nodiscard]] std::filesystem::path armyFile(const std::string& given);

}  // namespace signifer
