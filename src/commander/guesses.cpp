#include "commander/guesses.h"

#include <algorithm>
#include <map>

#include "language/language.h"
#include "language/names.h"
#include "play/deployment.h"
#include "schema/field_reader.h"
#include "schema/source_error.h"
#include "table/distance.h"
#include "table/grid.h"
#include "table/vec.h"

namespace signifer {
namespace {

// The average unit: of the troops of which the side sees most, the one that has suffered least. Where it sees no enemy
// he is taken to have what it has itself.
UnitIndex averageUnit(const Definition& definition, const Battle& seen, const SideView& view) {
  const Fields& fields = definition.unitStatus();
  const auto suffered = [&](const Unit& unit) {
    int differing = 0;
    for (std::size_t i = 0; i < fields.size(); ++i)
      differing += unit.status.at[i] != static_cast<std::int16_t>(toSlot(fields[i], fields[i].standard)) ? 1 : 0;
    return differing;
  };
  for (const SideIndex side : {enemyOf(view.side), view.side}) {
    std::map<int, int> ofTroops;
    for (UnitIndex u = 0; u < seen.unitCount(); ++u)
      if (seen.unit(u).present && seen.unit(u).side == side && view.sees(u))
        ++ofTroops[seen.setup->units[static_cast<std::size_t>(u)].troop];
    if (ofTroops.empty()) continue;
    const int most = std::ranges::max_element(ofTroops, {}, [](const auto& one) { return one.second; })->first;
    UnitIndex best = noUnit;
    for (UnitIndex u = 0; u < seen.unitCount(); ++u) {
      const Unit& unit = seen.unit(u);
      if (!unit.present || unit.side != side || !view.sees(u)) continue;
      if (seen.setup->units[static_cast<std::size_t>(u)].troop != most) continue;
      if (best == noUnit || suffered(unit) < suffered(seen.unit(best))) best = u;
    }
    return best;
  }
  return noUnit;
}

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

}  // namespace

std::shared_ptr<const Setup> Guesses::withUnits(const std::shared_ptr<const Setup>& setup, UnitIndex like,
                                                const std::vector<KnownMarker>& markers) {
  std::vector<int> numbers;
  for (const KnownMarker& marker : markers) numbers.push_back(marker.number);
  if (from_ == setup && like_ == like && numbers_ == numbers) return made_;
  auto made = std::make_shared<Setup>(*setup);
  for (const KnownMarker& marker : markers) {
    UnitInfo info = setup->units[static_cast<std::size_t>(like)];
    info.id = "marker-" + std::to_string(marker.number);
    info.name = said("Marker {0}", {std::to_string(marker.number)});
    made->units.push_back(std::move(info));
  }
  from_ = setup;
  like_ = like;
  numbers_ = std::move(numbers);
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
  const UnitIndex like = averageUnit(definition, seen, view);
  if (like != noUnit && !markers.empty() && seen.units.size() + markers.size() <= mostUnits) {
    const Unit model = freshUnit(definition, seen.unit(like), enemyOf(view.side));
    std::vector<KnownMarker> placed;
    for (const KnownMarker& marker : markers) {
      Unit unit = model;
      unit.pose = guessedPose(seen, marker.at, own);
      if (!hasRoom(seen, unit)) continue;
      seen.units.push_back(unit);
      placed.push_back(marker);
    }
    seen.setup = withUnits(seen.setup, like, placed);
    guessed.markers = static_cast<int>(placed.size());
    const int troop = seen.setup->units[static_cast<std::size_t>(like)].troop;
    guessed.troops = troop >= 0 ? definition.troops()[static_cast<std::size_t>(troop)].name
                                : seen.setup->units[static_cast<std::size_t>(like)].name;
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
  if (guessed.markers > 0)
    words = said("{0|# marker counts|# markers count} as {1}.",
                 {std::to_string(guessed.markers), std::string(saidName(guessed.troops))});
  if (guessed.lastSeen > 0)
    words += (words.empty() ? "" : " ") + said("{0|# enemy|# enemies} out of sight: taken to stand where last seen.",
                                               {std::to_string(guessed.lastSeen)});
  return words;
}

}  // namespace signifer
