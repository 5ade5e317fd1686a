#include "army/shipped_armies.h"

#include <algorithm>
#include <system_error>

#include "library/places.h"

namespace signifer {

namespace fs = std::filesystem;

std::vector<ShippedArmy> shippedArmies() {
  std::vector<ShippedArmy> found;
  std::error_code unreadable;
  for (fs::directory_iterator folder(dataFolder() / "armies", unreadable), none; folder != none;
       folder.increment(unreadable)) {
    std::error_code closed;
    for (fs::directory_iterator file(folder->path(), closed), end; file != end; file.increment(closed))
      if (file->path().extension() == ".json")
        found.push_back({(folder->path().filename() / file->path().stem()).generic_string(), file->path()});
  }
  std::ranges::sort(found, {}, &ShippedArmy::name);
  return found;
}

fs::path armyFile(const std::string& given) {
  std::error_code unreadable;
  if (fs::exists(given, unreadable)) return given;
  const std::vector<ShippedArmy> shipped = shippedArmies();
  const auto named = std::ranges::find(shipped, given, &ShippedArmy::name);
  return named == shipped.end() ? fs::path(given) : named->file;
}

}  // namespace signifer
