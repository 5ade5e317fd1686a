#include "view/markers.h"

#include "battle/hiding.h"
#include "play/deployment.h"

namespace signifer {

std::vector<KnownMarker> markersFor(const Definition& definition, const Battle& battle, SideIndex side) {
  std::vector<KnownMarker> known;
  if (!hasMarkers(battle) || visibilityOf(battle) == Visibility::open) return known;
  const bool early = deploymentNow(definition, battle).has_value();
  for (const Marker& marker : markersOf(battle)) {
    const bool own = side == noSide || marker.side == side;
    if (!marker.lies || (early && !own)) continue;
    if (marker.unit != noUnit && !battle.unit(marker.unit).present) continue;
    const Point at = marker.unit == noUnit ? marker.at : placeOfMarker(battle.unit(marker.unit).pose.centre);
    known.push_back({marker.number, marker.side, at, own ? marker.unit : noUnit, marker.veiled || !own});
  }
  return known;
}

std::vector<Marker> markersIn(const Definition& definition, const Battle& battle, const SideView& view) {
  std::vector<Marker> markers;
  for (const KnownMarker& known : markersFor(definition, battle, view.side)) {
    const bool below = known.unit != noUnit && view.sees(known.unit);
    markers.push_back({known.number, known.side, below ? known.unit : noUnit, below ? Point{} : known.at, true,
                       known.veiled || (known.unit != noUnit && !below)});
  }
  return markers;
}

}  // namespace signifer
