// Fates of combats that people have played out by themselves: victories, breaks, steps back, pursuits
// (FA-RES-1, FA-BRK-5, FA-BRK-9, FA-STB-2, FA-PUR-1 to FA-PUR-4).
#include <algorithm>
#include <cmath>

#include "battle/origins.h"
#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"
#include "rules/foremost.h"
#include "rules/past_units.h"

namespace signifer::fantasy {
namespace {

// The enemy of whom this holds who is nearest.
template <class Fits>
UnitIndex nearestOf(const Position& position, UnitIndex u, Fits&& fits) {
  const auto may = [&](UnitIndex v) { return position.live(v) && position.enemies(u, v) && fits(v); };
  return foremost(position.battle(), may, [&](UnitIndex v) { return position.apart(u, v); });
}

}  // namespace

FateNoted Play::fateByHand(const HandFate& fate) {
  const UnitIndex u = position_.carrierOf(fate.unit);
  const SideIndex side = battle_.unit(u).side;
  switch (fate.kind) {
    case HandFate::Kind::wins:
      fightByHand(u, side, std::max(1, fate.by));
      return {.rule = "FA-RES-1"};
    case HandFate::Kind::loses:
      fightByHand(u, enemyOf(side), std::max(1, fate.by));
      return {.rule = "FA-RES-1"};
    case HandFate::Kind::draws:
      fightByHand(u, noSide, 0);
      return {.rule = "FA-RES-11"};
    case HandFate::Kind::holds:
      holdByHand(u);
      return {.rule = "FA-BRK-9"};
    case HandFate::Kind::givesGround:
    case HandFate::Kind::fallsBack:
      return giveGroundByHand(u, fate.foe, fate.distance);
    case HandFate::Kind::routs:
      return fleeByHand(u, fate.foe, fate.distance);
    case HandFate::Kind::pursues:
      return pursueByHand(u, fate.foe, fate.distance);
    case HandFate::Kind::follows:
      return followByHand(u, fate.foe);
    case HandFate::Kind::rallies:
      if (!position_.fleeing(u)) return {};
      standAfterRally(u);
      return {.rule = "FA-RAL-1"};
    case HandFate::Kind::leaves:
      takeFlight(u, 0);
      leaveTable(u, UnitState::offTableFleeing);
      return {.rule = "FA-FLE-7"};
    case HandFate::Kind::countercharges:
      set(u, UnitStatus::counterCharged);
      return {};
    case HandFate::Kind::failsTest:
      return failByHand(u);
    case HandFate::Kind::disengages:
      return breakOffByHand(u, fate.foe, fate.distance);
    case HandFate::Kind::retreats:
    case HandFate::Kind::evades:
    case HandFate::Kind::caught:
    case HandFate::Kind::rampages:
      break;
  }
  return {.known = false};
}

// FA-DIS-1: straight back, in good order.
FateNoted Play::breakOffByHand(UnitIndex u, UnitIndex foe, std::optional<Length> distance) {
  if (options().disengagement == Disengagement::asFlight) return fleeByHand(u, foe, distance);
  const Length rate = position_.rate(u) * oneInch;
  place(u, movedBack(battle_.unit(u).pose, distance.value_or(rate)));
  set(u, UnitStatus::disengaged);
  set(u, UnitStatus::moved);
  return {.least = rate, .most = rate, .rule = "FA-DIS-1"};
}

// FA-BRK-9: it stays in the combat, and nobody goes after it.
void Play::holdByHand(UnitIndex u) {
  setDue(u, Due::nothing);
  std::erase_if(mover_.relations, [&](const Relation& r) {
    const bool beaten = r.kind == numberOf(RelationKind::beats) || r.kind == numberOf(RelationKind::loses);
    return beaten && r.to == u;
  });
}

// FA-STB-2
FateNoted Play::giveGroundByHand(UnitIndex u, UnitIndex foe, std::optional<Length> distance) {
  const Length full = playBook_.giveGround;
  const FateNoted noted{.least = full, .most = full, .rule = "FA-STB-2"};
  if (position_.has(u, UnitProfile::stubborn)) set(u, UnitStatus::stubbornUsed);
  std::erase_if(mover_.relations,
                [&](const Relation& r) { return r.kind == numberOf(RelationKind::loses) && r.to == u; });
  if (foe != noUnit) relate(RelationKind::foughtWith, u, foe, 1);
  if (!distance && foughtBy(u).any()) {
    giveGround(u);
    return noted;
  }
  const bool ownRear = foughtBy(u).none() || options().giveGroundDirection == GiveGroundDirection::ownRear;
  const Vec2 back =
      ownRear ? -forwardOf(battle_.unit(u).pose.heading) : awayFrom(position_.body(u).centre(), centresOf(foughtBy(u)));
  const Pose before = battle_.unit(u).pose;
  place(u, movedAlong(before, back, distance.value_or(full)));
  status(u, UnitStatus::steppedX) =
      static_cast<std::int16_t>(std::clamp<Length>(battle_.unit(u).pose.centre.x - before.centre.x, -10000, 10000));
  status(u, UnitStatus::steppedY) =
      static_cast<std::int16_t>(std::clamp<Length>(battle_.unit(u).pose.centre.y - before.centre.y, -10000, 10000));
  return noted;
}

// FA-BRK-6: friends test for it before it runs, by how far off they stood then.
void Play::seeItBreak(UnitIndex u) {
  position_.forEachLive([&](UnitIndex v) {
    if (v == u || position_.enemies(u, v) || position_.fleeing(v)) return;
    const double away = position_.apart(u, v) / oneInch;
    if (away <= book().tables.distances.panicFriendsBroken)
      relate(RelationKind::sawBreak, v, u, 1 + static_cast<int>(std::lround(away * 100.0)));
  });
}

// FA-BRK-5: away from those whom it fought.
FateNoted Play::fleeByHand(UnitIndex u, UnitIndex foe, std::optional<Length> distance) {
  if (foe != noUnit) relate(RelationKind::fleesFrom, u, foe, 1);
  const Vec2 away = awayFromThreats(u);
  const bool slow = position_.rate(u) <= book().tables.flight.slowUpTo;
  FateNoted noted{.least = (slow ? 2 : 3) * oneInch, .most = (slow ? 12 : 18) * oneInch};
  noted.rule = slow ? "FA-FLE-3" : "FA-FLE-4";
  noted.howFar = !distance;
  const bool ofCombat = position_.step() >= StepId::fightCombats && position_.step() <= StepId::flightAndPursuit;
  const UnitSet foes = ofCombat && !position_.fleeing(u) ? foughtBy(u) : UnitSet();
  const bool breaks = (foes.any() || due(u) == Due::breaks) && position_.step() <= StepId::panicFromBrokenFriends;
  // The break test is behind it, and the winners may go after it.
  if (foes.any()) {
    relate(RelationKind::loses, u, u, 0);
    forEachIn(foes,
              [&](UnitIndex v) { relate(RelationKind::beats, v, u, static_cast<int>(BreakOutcome::broken) + 1); });
  }
  if (breaks && distance) seeItBreak(u);
  takeFlight(u, distance ? std::clamp(static_cast<int>(*distance / oneInch), 0, 36) : 0);
  setDue(u, distance || !ofCombat ? Due::nothing : foes.any() ? Due::breaks : Due::panics);
  if (!distance) return noted;
  const Point from = battle_.unit(u).pose.centre;
  const Vec2 to = toVec(from) + away * static_cast<double>(*distance);
  // D55: it ends clear of those whom it has passed, as the mass that it is then.
  takeBase(u, shapeOf(position_.body(u)));
  place(u, pastUnits(battle_, u, {toPoint(to), toHeading(bearing({}, away))}));
  const Setup& setup = *battle_.setup;
  const Point end = battle_.unit(u).pose.centre;
  if (end.x < 0 || end.y < 0 || end.x > setup.width || end.y > setup.depth) leaveTable(u, UnitState::offTableFleeing);
  return noted;
}

// As people told it.
bool Play::hasCharged(UnitIndex u, UnitIndex target) const {
  return position_.live(u) && position_.is(u, UnitStatus::charged) && !position_.fleeing(u) &&
         chargeOrigin(battle_, u, target).has_value();
}

// FA-CHG-13, D65: from where they stood, as far as the rules let them come.
bool Play::chargersByHand(UnitIndex fled) {
  int number = 0;
  for (UnitIndex v = 0; v < battle_.unitCount() && position_.step() < StepId::nominateTargets; ++v) {
    if (!hasCharged(v, fled)) continue;
    place(v, *chargeOrigin(battle_, v, fled));
    status(v, UnitStatus::moved) = 0;
    relate(RelationKind::charges, v, fled, ++number);
    relate(RelationKind::strikesZone, v, fled, static_cast<int>(position_.zoneOf(fled, v)) + 1);
  }
  if (number == 0) return false;
  moveChargers();
  moveFailedCharges();
  return true;
}

// A test of whatever is due: of a charger who fears his target, of one whom a feared enemy has charged, else a test
// that makes it flee.
FateNoted Play::failByHand(UnitIndex u) {
  if (position_.step() > StepId::fightCombats) return fleeByHand(u, noUnit, std::nullopt);
  const UnitIndex charger =
      nearestOf(position_, u, [&](UnitIndex v) { return hasCharged(v, u) && position_.feared(u, v); });
  if (charger != noUnit) {
    UnitSet feared;
    add(feared, charger);
    if (position_.outnumbered(u, feared)) return fleeByHand(u, charger, std::nullopt);
    relate(RelationKind::sixesToHit, u, charger, 1);
    return {.rule = "FA-FEA-3"};
  }
  const UnitIndex target =
      nearestOf(position_, u, [&](UnitIndex v) { return hasCharged(u, v) && position_.feared(u, v); });
  if (target == noUnit) return fleeByHand(u, noUnit, std::nullopt);
  // FA-FEA-5
  place(u, *chargeOrigin(battle_, u, target));
  for (const UnitStatus slot : {UnitStatus::charged, UnitStatus::moved}) status(u, slot) = 0;
  set(u, UnitStatus::failedFear);
  return {.rule = "FA-FEA-5"};
}

// FA-PUR-2: in the direction of the flight; at least the way of those who flee catches and destroys them.
FateNoted Play::pursueByHand(UnitIndex u, UnitIndex quarry, std::optional<Length> distance) {
  const bool slow = position_.rate(u) <= book().tables.flight.slowUpTo;
  FateNoted noted{.least = (slow ? 2 : 3) * oneInch, .most = (slow ? 12 : 18) * oneInch, .rule = "FA-PUR-2"};
  noted.howFar = !distance;
  if (!distance) return noted;
  for (const Relation& r : battle_.relations)
    if (quarry == noUnit && r.kind == numberOf(RelationKind::beats) && r.from == u) quarry = r.to;
  if (quarry == noUnit) quarry = nearestOf(position_, u, [&](UnitIndex v) { return position_.fleeing(v); });
  if (quarry == noUnit) return {.known = false};
  relate(RelationKind::beats, u, quarry, 0);
  const bool flees = battle_.unit(quarry).present && position_.fleeing(quarry);
  const int fled = position_.status(quarry, UnitStatus::fledInches);
  const Pose began = battle_.unit(u).pose;
  const PursuitWay way = planPursuit(position_, u, quarry, battle_.unit(quarry).pose.heading, *distance);
  if (!way.open) return noted;
  const Stretch stretch = stretchOf(u, way, fled, position_.body(quarry));
  const bool caught = flees && fled > 0 && stretch.reaches && *distance >= fled * oneInch;
  if (runAfter(u, way, stretch, caught ? quarry : noUnit) && way.meets) stopAt(u, way.blocker, began);
  return noted;
}

// FA-RET-1, FA-CHR-4, FA-PAN-4
void Play::bringBackByHand(UnitIndex u) {
  const UnitState state = position_.state(u);
  const bool left = state == UnitState::offTableFleeing || state == UnitState::offTablePursuing;
  if (left && placeAtEdge(u)) return;
  mover_.bring(u);
  if (position_.models(u) == 0) status(u, UnitStatus::models) = status(u, UnitStatus::startingModels);
  status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::steady);
  if (left) {
    set(u, UnitStatus::returned);
    set(u, UnitStatus::moved);
  }
  std::int16_t& lost = mover_.side(battle_.unit(u).side).status[SideStatus::generalLost];
  if (position_.figure(u, UnitProfile::role) == static_cast<int>(Role::general) && lost == 1) lost = 0;
}

// FA-PUR-1: it takes the step of the enemy who has given ground.
FateNoted Play::followByHand(UnitIndex u, UnitIndex foe) {
  const auto stepped = [&](UnitIndex v) {
    return position_.status(v, UnitStatus::steppedX) != 0 || position_.status(v, UnitStatus::steppedY) != 0;
  };
  if (foe == noUnit) foe = nearestOf(position_, u, stepped);
  if (foe == noUnit || !stepped(foe)) return {.known = false};
  relate(RelationKind::beats, u, foe, 0);
  stepAfter(u, foe);
  return {.rule = "FA-PUR-1"};
}

}  // namespace signifer::fantasy
