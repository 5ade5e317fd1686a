#include "commander/guesses.h"

#include <algorithm>
#include <map>

#include "language/language.h"
#include "language/names.h"
#include "play/deployment.h"
#include "rules/roles.h"
#include "schema/field_reader.h"
#include "schema/source_error.h"
#include "table/distance.h"
#include "table/grid.h"
#include "table/vec.h"

namespace signifer {
namespace {

/// Units of which one may be the average: of a side, and of an arm where it is told.
class Average {
 public:
  Average(const Definition& definition, const Battle& seen, const SideView& view)
      : definition_(definition), seen_(seen), view_(view) {}

  // An enemy of whom it sees no such unit is taken to have what the side has itself, in the end of any arm.
  [[nodiscard]] UnitIndex of(MarkerArm arm) const {
    for (const MarkerArm wanted : {arm, MarkerArm::untold})
      for (const SideIndex side : {enemyOf(view_.side), view_.side})
        if (const UnitIndex unit = of(side, wanted); unit != noUnit) return unit;
    return noUnit;
  }

 private:
  // It belongs to the troops of which the side sees most, and has suffered least among them.
  [[nodiscard]] UnitIndex of(SideIndex side, MarkerArm arm) const {
    std::map<int, int> ofTroops;
    for (UnitIndex u = 0; u < seen_.unitCount(); ++u)
      if (counts(u, side, arm)) ++ofTroops[info(u).troop];
    if (ofTroops.empty()) return noUnit;
    const int most = std::ranges::max_element(ofTroops, {}, [](const auto& one) { return one.second; })->first;
    UnitIndex best = noUnit;
    for (UnitIndex u = 0; u < seen_.unitCount(); ++u)
      if (counts(u, side, arm) && info(u).troop == most && (best == noUnit || suffered(u) < suffered(best))) best = u;
    return best;
  }

  [[nodiscard]] const UnitInfo& info(UnitIndex u) const { return seen_.setup->units[static_cast<std::size_t>(u)]; }

  [[nodiscard]] bool counts(UnitIndex u, SideIndex side, MarkerArm arm) const {
    const Unit& unit = seen_.unit(u);
    if (!unit.present || unit.side != side || !view_.sees(u)) return false;
    const bool mounted = armOf(roleOf(info(u).symbol)) == Arm::mounted;
    return arm == MarkerArm::untold || mounted == (arm == MarkerArm::mounted);
  }

  [[nodiscard]] int suffered(UnitIndex u) const {
    const Fields& fields = definition_.unitStatus();
    int differing = 0;
    for (std::size_t i = 0; i < fields.size(); ++i)
      differing +=
          seen_.unit(u).status.at[i] != static_cast<std::int16_t>(toSlot(fields[i], fields[i].standard)) ? 1 : 0;
    return differing;
  }

  const Definition& definition_;
  const Battle& seen_;
  const SideView& view_;
};

Point middleOf(const Battle& seen, SideIndex side) {
  std::int64_t x = 0;
  std::int64_t y = 0;
  int count = 0;
  for (const Unit& unit : seen.units) {
    if (!unit.present || unit.side != side) continue;
    x += unit.pose.centre.x;
    y += unit.pose.centre.y;
    ++count;
  }
  if (count == 0) return {seen.setup->width / 2, seen.setup->depth / 2};
  return {static_cast<Length>(x / count), static_cast<Length>(y / count)};
}

// Facing the side that guesses; on a grid in the middle of a square and straight.
Pose guessedPose(const Battle& seen, Point at, Point enemies) {
  Pose pose{at, at == enemies ? 0 : headingTo(at, enemies)};
  const Setup& setup = *seen.setup;
  if (setup.columns == 0) return pose;
  const Square square = squareAt(at, setup.squareSide);
  constexpr Angle quarter = fullTurn / 4;
  return {centreOf(square, setup.squareSide), normalised((pose.heading + quarter / 2) / quarter * quarter)};
}

// No guess goes where somebody stands already.
bool hasRoom(const Battle& seen, const Unit& guessed) {
  const Setup& setup = *seen.setup;
  const Footprint print(guessed.pose, guessed.base);
  for (const Unit& other : seen.units) {
    if (!other.present || &other == &guessed) continue;
    if (setup.columns > 0) {
      if (squareAt(other.pose.centre, setup.squareSide) == squareAt(guessed.pose.centre, setup.squareSide))
        return false;
    } else if (within(print, Footprint(other.pose, other.base), oneInch / 10)) {
      return false;
    }
  }
  return true;
}

// Under the same general, but with nobody and attacking nobody.
Unit freshUnit(const Definition& definition, const Unit& like, SideIndex side) {
  Unit unit = like;
  unit.side = side;
  unit.present = true;
  const Fields& fields = definition.unitStatus();
  for (std::size_t i = 0; i < unit.status.at.size(); ++i) {
    if (i >= fields.size())
      unit.status.at[i] = 0;
    else if (fields[i].holds == Holds::unit)
      unit.status.at[i] = static_cast<std::int16_t>(toSlot(fields[i], fields[i].standard));
  }
  return unit;
}

std::string troopsOf(const Definition& definition, const Setup& setup, UnitIndex unit) {
  const UnitInfo& info = setup.units[static_cast<std::size_t>(unit)];
  return info.troop >= 0 ? definition.troops()[static_cast<std::size_t>(info.troop)].name : info.name;
}

}  // namespace

void Guessed::take(const std::string& troops) {
  const auto known = std::ranges::find(markers, troops, &std::pair<std::string, int>::first);
  if (known != markers.end())
    ++known->second;
  else
    markers.emplace_back(troops, 1);
}

std::shared_ptr<const Setup> Guesses::withUnits(const std::shared_ptr<const Setup>& setup,
                                                const std::vector<Placed>& placed) {
  if (from_ == setup && placed_ == placed) return made_;
  auto made = std::make_shared<Setup>(*setup);
  for (const auto& [number, like] : placed) {
    UnitInfo info = setup->units[static_cast<std::size_t>(like)];
    info.id = "marker-" + std::to_string(number);
    info.name = said("Marker {0}", {std::to_string(number)});
    made->units.push_back(std::move(info));
  }
  from_ = setup;
  placed_ = placed;
  made_ = std::move(made);
  return made_;
}

Guessed Guesses::add(const RuleSet& rules, const Battle& battle, const SideView& view, Battle& seen) {
  Guessed guessed;
  const Definition& definition = rules.definition();
  if (deploymentNow(definition, battle) || rules.outcome(seen)) return guessed;
  const Battle bare = seen;
  const Point own = middleOf(seen, view.side);
  for (UnitIndex u = 0; u < seen.unitCount(); ++u) {
    if (view.units[static_cast<std::size_t>(u)] != Knowledge::seenBefore) continue;
    Unit& unit = seen.unit(u);
    unit.pose = guessedPose(seen, lastSeen(battle.unit(u)).at, own);
    unit.present = hasRoom(seen, unit);
    guessed.lastSeen += unit.present ? 1 : 0;
    if (!unit.present) unit.pose = bare.unit(u).pose;
  }
  std::vector<KnownMarker> markers = markersFor(definition, battle, view.side);
  std::erase_if(markers, [&](const KnownMarker& one) { return one.side == view.side; });
  if (!markers.empty() && seen.units.size() + markers.size() <= mostUnits) {
    const Average average(definition, bare, view);
    std::vector<Placed> placed;
    for (const KnownMarker& marker : markers) {
      const UnitIndex like = average.of(marker.arm);
      if (like == noUnit) break;
      Unit unit = freshUnit(definition, bare.unit(like), enemyOf(view.side));
      unit.pose = guessedPose(seen, marker.at, own);
      if (!hasRoom(seen, unit)) continue;
      seen.units.push_back(unit);
      placed.emplace_back(marker.number, like);
      guessed.take(troopsOf(definition, *seen.setup, like));
    }
    seen.setup = withUnits(seen.setup, placed);
  }
  if (!guessed.any()) return guessed;
  // The rule set works out again what follows. Where it cannot, nothing is guessed.
  try {
    rules.derive(seen);
    if (!rules.outcome(seen)) return guessed;
  } catch (const SourceError&) {
  }
  seen = bare;
  return {};
}

bool namesOnlyTrue(const Definition& definition, const Battle& battle, const Action& action) {
  const UnitIndex count = battle.unitCount();
  if (action.unit >= count || action.target >= count) return false;
  if (anyIn(action.units, [count](UnitIndex unit) { return unit >= count; })) return false;
  if (action.kind < 0 || static_cast<std::size_t>(action.kind) >= definition.actions().size()) return true;
  std::size_t value = 0;
  for (const Field& field : definition.actions()[static_cast<std::size_t>(action.kind)].fields) {
    if (!keptAsValue(field.type) || value >= action.values.size()) continue;
    if (field.holds == Holds::unit && action.values[value] >= count) return false;
    ++value;
  }
  return true;
}

std::string guessedInWords(const Guessed& guessed) {
  std::string words;
  for (const auto& [troops, count] : guessed.markers)
    words += (words.empty() ? "" : " ") + said("{0|# marker counts|# markers count} as {1}.",
                                               {std::to_string(count), std::string(saidName(troops))});
  if (guessed.lastSeen > 0)
    words += (words.empty() ? "" : " ") + said("{0|# enemy|# enemies} out of sight: taken to stand where last seen.",
                                               {std::to_string(guessed.lastSeen)});
  return words;
}

}  // namespace signifer
