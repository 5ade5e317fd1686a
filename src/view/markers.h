// Markers as a side may know them: by number and place, whatever lies below.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "battle/markers.h"
#include "view/view.h"

namespace signifer {

/// The arm that a marker tells: troops on foot, or mounted ones.
enum class MarkerArm : std::uint8_t { untold, foot, mounted };

struct KnownMarker {
  int number = 0;
  SideIndex side = noSide;
  Point at;
  /// For its own side and the umpire alone: the unit below it; noUnit where nothing is, or nobody may know.
  UnitIndex unit = noUnit;
  /// Nobody here may know whether anything is below.
  bool veiled = false;
  /// By the symbol of the unit below, or as a dummy pretends; nothing else of either is told.
  MarkerArm arm = MarkerArm::untold;
};

/// "on foot" or "mounted"; empty where it is untold.
[[nodiscard]] std::string armInWords(MarkerArm arm);

/// The markers that lie on the table, by their numbers; with noSide the umpire's. Those of the other side are told by
/// number, place and perhaps arm, and whatever lies below makes no difference. None before everybody is deployed: a
/// dummy would be there too early.
[[nodiscard]] std::vector<KnownMarker> markersFor(const Definition& definition, const Battle& battle, SideIndex side);

/// The markers for the state of a battle of the view.
[[nodiscard]] std::vector<Marker> markersIn(const Definition& definition, const Battle& battle, const SideView& view);

}  // namespace signifer
