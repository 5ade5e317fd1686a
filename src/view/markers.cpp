#include "view/markers.h"

#include "battle/hiding.h"
#include "language/language.h"
#include "play/deployment.h"
#include "rules/roles.h"

namespace signifer {
namespace {

MarkerArm armOfMarker(const Battle& battle, const Marker& marker) {
  if (!markersTellArm(battle)) return MarkerArm::untold;
  const std::vector<UnitInfo>& units = battle.setup->units;
  const bool mounted = marker.unit == noUnit
                           ? marker.mounted
                           : armOf(roleOf(units[static_cast<std::size_t>(marker.unit)].symbol)) == Arm::mounted;
  return mounted ? MarkerArm::mounted : MarkerArm::foot;
}

}  // namespace

std::string armInWords(MarkerArm arm) {
  if (arm == MarkerArm::untold) return {};
  return arm == MarkerArm::mounted ? said("mounted") : said("on foot");
}

std::vector<KnownMarker> markersFor(const Definition& definition, const Battle& battle, SideIndex side) {
  std::vector<KnownMarker> known;
  if (!hasMarkers(battle) || visibilityOf(battle) == Visibility::open) return known;
  const bool early = deploymentNow(definition, battle).has_value();
  for (const Marker& marker : markersOf(battle)) {
    const bool own = side == noSide || marker.side == side;
    if (!marker.lies || (early && !own)) continue;
    if (marker.unit != noUnit && !battle.unit(marker.unit).present) continue;
    const Point at = marker.unit == noUnit ? marker.at : placeOfMarker(battle.unit(marker.unit).pose.centre);
    known.push_back({marker.number, marker.side, at, own ? marker.unit : noUnit, marker.veiled || !own,
                     armOfMarker(battle, marker)});
  }
  return known;
}

std::vector<Marker> markersIn(const Definition& definition, const Battle& battle, const SideView& view) {
  std::vector<Marker> markers;
  for (const KnownMarker& known : markersFor(definition, battle, view.side)) {
    const bool below = known.unit != noUnit && view.sees(known.unit);
    markers.push_back({known.number, known.side, below ? known.unit : noUnit, below ? Point{} : known.at, true,
                       known.veiled || (known.unit != noUnit && !below), !below && known.arm == MarkerArm::mounted});
  }
  return markers;
}

}  // namespace signifer
