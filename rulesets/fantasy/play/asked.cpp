#include "fantasy/play/asked.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "fantasy/play/facts.h"
#include "fantasy/play/missiles.h"
#include "fantasy/play/ways.h"
#include "rules/asking.h"
#include "table/sight.h"

namespace signifer::fantasy {

UnitIndex chargeTarget(const Battle& battle, UnitIndex charger) {
  for (const Relation& r : battle.relations)
    if (r.kind == numberOf(RelationKind::charges) && r.from == charger) return r.to;
  return noUnit;
}

UnitSet chargersOf(const Battle& battle, UnitIndex target) {
  UnitSet set;
  for (const Relation& r : battle.relations)
    if (r.kind == numberOf(RelationKind::charges) && r.to == target) add(set, r.from);
  return set;
}

UnitSet fellowChargers(const Battle& battle, UnitIndex charger) {
  UnitSet set;
  for (const Relation& r : battle.relations)
    if (r.kind == numberOf(RelationKind::charges) && r.from != charger &&
        battle.unit(r.from).side == battle.unit(charger).side)
      add(set, r.from);
  return set;
}

bool hasReacted(const Battle& battle, UnitIndex target) {
  return std::ranges::any_of(battle.relations, [&](const Relation& r) {
    return r.kind == numberOf(RelationKind::reacts) && r.from == target;
  });
}

bool wasSeenBreaking(const Position& position, UnitIndex u) {
  return std::ranges::any_of(position.battle().relations, [&](const Relation& r) {
    return r.kind == numberOf(RelationKind::sawBreak) && r.to == u;
  });
}

bool mayDeclare(const Position& position, UnitIndex u) {
  return ofActive(position, u) && !acted(position, u) && !position.is(u, UnitStatus::disengaged) &&
         chargeTarget(position.battle(), u) == noUnit &&
         ask(*position.rulings().chargeDeclaration, declarationFacts(position, u))->declaration != Declaration::mayNot;
}

bool mayDisengage(const Position& position, UnitIndex u) {
  return ofActive(position, u) && !acted(position, u) && !position.fleeing(u) && position.inCombat(u) &&
         noDisengaging(position.book(), disengageFacts(position, u)).empty();
}

bool mayTryToRally(const Position& position, UnitIndex u) {
  if (!ofActive(position, u) || !position.fleeing(u) || acted(position, u)) return false;
  return !beganToFleeNow(position, u) && !tooFewToRally(position.book(), rallyFacts(position, u));
}

// FA-RAL-6
bool beganToFleeNow(const Position& position, UnitIndex u) {
  return !position.options().rallySameTurn &&
         position.status(u, UnitStatus::beganToFlee) == position.battle().status[BattleStatus::playerTurn];
}

bool mustFleeOn(const Position& position, UnitIndex u) {
  return ofActive(position, u) && position.fleeing(u) && !acted(position, u) &&
         (!position.is(u, UnitStatus::fledThisTurn) || position.options().flightMoves == FlightMoves::again);
}

Reasons<NoMove> noMove(const Position& position, UnitIndex u) {
  Reasons<NoMove> reasons;
  reasons.addIf(position.attached(u), NoMove::withAUnit, "FA-CHR-2");
  reasons.addIf(position.fleeing(u), NoMove::fleeing, "FA-MOV-1");
  reasons.addIf(position.is(u, UnitStatus::charged), NoMove::charged, "FA-MOV-1");
  reasons.addIf(position.is(u, UnitStatus::disengaged), NoMove::disengaged, "FA-DIS-1");
  reasons.addIf(position.is(u, UnitStatus::failedFear), NoMove::failedFearTest, "FA-FEA-5");
  reasons.addIf(position.is(u, UnitStatus::rallied), NoMove::rallied, "FA-RAL-5");
  reasons.addIf(position.is(u, UnitStatus::reformed), NoMove::reformed, "FA-MAN-11");
  if (reasons.empty()) reasons.addIf(position.inCombat(u), NoMove::inCombat, "FA-MOV-1");
  return reasons;
}

bool hostIsBusy(const Position& position, UnitIndex host) {
  return position.fleeing(host) || position.is(host, UnitStatus::charged) || position.inCombat(host);
}

bool mayMove(const Position& position, UnitIndex u) {
  if (!isDue(position, u)) return false;
  if (!position.attached(u)) return noMove(position, u).empty();
  // FA-CHR-1: he may leave.
  const UnitIndex host = position.carrierOf(u);
  return !hostIsBusy(position, host) && !position.is(host, UnitStatus::moved) &&
         position.status(u, UnitStatus::spentInches) == 0;
}

bool mayJoin(const Position& position, UnitIndex u) {
  if (!position.character(u) || !position.live(u)) return false;
  const UnitsFound near = position.whoIsNear(u, touchingGap);
  return std::ranges::any_of(near, [&](UnitIndex v) {
    return v != u && position.live(v) && !position.enemies(u, v) && !position.character(v) &&
           position.nearEach(u, v, touchingGap) && position.apart(u, v) <= touchingGap && !hostIsBusy(position, v);
  });
}

// FA-SHO-1, FA-SHO-2, FA-SHO-15, D42
Reasons<NoTarget> noTarget(const Position& position, UnitIndex u, UnitIndex target, Weapon weapon, bool twice,
                           bool all) {
  const WeaponRow& row = position.tables().weapon(weapon);
  MissileWeaponIn in;
  in.weapon = weapon;
  const double inches = shootingInches(position, u, target);
  in.distance = std::min(36.0, inches);
  const Figure measured = Figure::inches(toLength(inches * oneInch));
  Reasons<NoTarget> reasons;
  reasons.addIf(ask(*position.rulings().missileWeapon, in)->shot == Shot::outOfRange, NoTarget::outOfRange,
                {row.rule, measured, Figure::inches(row.range * oneInch)});
  in.fireTwice = twice;
  reasons.addIf(refuseMissileWeapon(position.book(), in).has_value(), NoTarget::noSecondShot,
                {"FA-WPN-8", measured, Figure::inches(row.range * oneInch / 2)});
  reasons.addIf(position.inCombat(target) && !position.options().shootIntoCombat, NoTarget::targetInCombat, "FA-SHO-1");
  if (!reasons.empty() && !all) return reasons;
  const bool inArc = position.inArc(u, target);
  reasons.addIf(!inArc, NoTarget::outOfArc, "FA-SHO-2");
  if (!inArc || (!reasons.empty() && !all)) return reasons;
  reasons.addIf(!position.sees(u, target), NoTarget::hidden, "FA-SHO-2");
  if (!reasons.empty()) return reasons;
  reasons.addIf(bearingOn(position, u, target, 1).front == 0, NoTarget::noneBears,
                {"FA-SHO-15", Figure::count(0), Figure::count(1)});
  return reasons;
}

// The one that stands in the most lines of the front rank to the target's middle and nearest point.
std::optional<UnitIndex> hiddenBy(const Position& position, UnitIndex u, UnitIndex target) {
  const Body& own = position.body(u);
  const Body& foe = position.body(target);
  boost::container::small_vector<Segment, 64> lines{{own.centre(), foe.centre()}};
  const int eyes = own.isSwarm() ? 1 : own.ranks().abreast();
  for (int i = 0; i < eyes; ++i) {
    const Vec2 eye = own.isSwarm() ? own.nearestTo(foe) : own.modelAt(i).frontCentre();
    lines.push_back({eye, foe.centre()});
    lines.push_back({eye, foe.nearestTo(Body::swarm(toPoint(eye), 0.0, 1, {1, 1}))});
  }
  std::optional<UnitIndex> most;
  std::ptrdiff_t barred = 0;
  position.forEachLive([&](UnitIndex v) {
    if (v == u || v == target || position.seenOver(u, target, v)) return;
    const Body& body = position.body(v);
    const std::ptrdiff_t count = std::ranges::count_if(lines, [&](const Segment& line) {
      return body.isSwarm() ? crosses(line, body.disc()) : crosses(line, body.outline());
    });
    const bool nearer = most && count == barred &&
                        distance(own.centre(), body.centre()) < distance(own.centre(), position.body(*most).centre());
    if (count > barred || nearer) most = v;
    barred = std::max(barred, count);
  });
  return most;
}

bool isTarget(const Position& position, UnitIndex u, UnitIndex target) {
  if (!position.live(target) || !position.enemies(u, target)) return false;
  const auto weapon = position.weapon(u);
  if (!weapon) return false;
  // The quick tests first.
  const double range = position.tables().weapon(*weapon).range;
  if (!position.nearEach(u, target, range * oneInch) || !position.inArc(u, target)) return false;
  return noTarget(position, u, target, *weapon, false).empty();
}

bool mayShoot(const Position& position, UnitIndex u) {
  if (!ofActive(position, u) || acted(position, u)) return false;
  const auto weapon = position.weapon(u);
  if (!weapon || !ask(*position.rulings().shootingPermission, permissionFacts(position, u, *weapon))->permitted)
    return false;
  return firstUnit(position, [&](UnitIndex v) { return isTarget(position, u, v); }) != noUnit;
}

ChargeTestsOut testsOf(const Position& position, UnitIndex charger, UnitIndex target) {
  ChargeTestsOut tests = ask(*position.rulings().chargeTests, chargeTestFacts(position, charger, target)).out;
  WordSet<Alarm> onlyPanic;
  onlyPanic.addIf(tests.targetTests.has(Alarm::panic), Alarm::panic);
  if (tests.chargerTests.empty() && tests.targetTests.bits() == onlyPanic.bits()) return tests;
  // A charge that has been carried out has reached.
  const bool declared = position.battle().relation(numberOf(RelationKind::charges), charger, target) != 0;
  if (!declared || position.options().chargeTests == ChargesTested::declared ||
      declaredInReach(position, charger, target))
    return tests;
  tests.chargerTests = {};
  tests.targetTests = onlyPanic;
  return tests;
}

ChargersDread dreadOf(const Position& position, UnitIndex charger, UnitIndex target) {
  ChargersDread dread;
  const auto note = [&](UnitIndex cause, const WordSet<Dread>& tests) {
    if (tests.has(Dread::terror) && dread.terror == noUnit) dread.terror = cause;
    if (tests.has(Dread::fear) && dread.fear == noUnit) dread.fear = cause;
  };
  note(target, testsOf(position, charger, target).chargerTests);
  if (position.options().metByTheWay != MetByTheWay::countsAsCharged || position.frenzied(charger)) return dread;
  // Somebody has to be there who frightens it, before its way is worked out.
  const double reach = chargeReach(position, charger);
  const bool any = firstUnit(position, [&](UnitIndex v) {
                     return v != target && position.live(v) && position.enemies(charger, v) &&
                            (position.feared(charger, v) || position.dreaded(charger, v)) &&
                            position.nearEach(charger, v, reach + touchingGap);
                   }) != noUnit;
  if (!any) return dread;
  const ChargePlan plan = planCharge(position, charger, target, fellowChargers(position.battle(), charger));
  if (!plan.reaches) return dread;
  for (const UnitIndex met : metBesides(position, charger, plan.end, target))
    note(met, ask(*position.rulings().chargeTests, chargeTestFacts(position, charger, met))->chargerTests);
  return dread;
}

WordSet<Reaction> reactionsTo(const Position& position, UnitIndex target, UnitIndex charger) {
  return ask(*position.rulings().chargeReactions, reactionFacts(position, target, charger))->permitted;
}

std::optional<Reaction> reactionOf(ActionId id) {
  switch (id) {
    case ActionId::counterCharge:
      return Reaction::counterCharge;
    case ActionId::fireAndFlee:
      return Reaction::fireAndFlee;
    case ActionId::flee:
      return Reaction::flee;
    case ActionId::standAndShoot:
      return Reaction::standAndShoot;
    case ActionId::hold:
      return Reaction::hold;
    default:
      return std::nullopt;
  }
}

WordSet<Reaction> reactionsOf(const Position& position, UnitIndex target) {
  const UnitSet chargers = chargersOf(position.battle(), target);
  WordSet<Reaction> all;
  forEachIn(chargers, [&](UnitIndex v) {
    all = WordSet<Reaction>::fromBits(all.bits() | reactionsTo(position, target, v).bits());
  });
  return all;
}

UnitIndex fleeingFriendNear(const Position& position, UnitIndex u) {
  UnitIndex nearest = noUnit;
  const int inches = position.tables().distances.panicFriendsFlee;
  for (const UnitIndex v : position.whoIsNear(u, inches * static_cast<double>(oneInch))) {
    if (!position.fleeing(v) || !position.live(v) || v == u || position.enemies(u, v) || !position.within(u, v, inches))
      continue;
    if (nearest == noUnit || position.apart(u, v) < position.apart(u, nearest)) nearest = v;
  }
  return nearest;
}

// The nearest (FA-FLE-8).
UnitIndex terrorNear(const Position& position, UnitIndex u) {
  UnitIndex found = noUnit;
  double least = 0.0;
  const int inches = position.tables().distances.terror;
  for (const UnitIndex v : position.whoIsNear(u, inches * static_cast<double>(oneInch))) {
    if (!position.live(v) || !position.enemies(u, v) || position.fleeing(v) || !position.dreaded(u, v)) continue;
    if (!position.within(u, v, inches)) continue;
    const double away = position.apart(u, v);
    if (found != noUnit && away >= least) continue;
    found = v;
    least = away;
  }
  return found;
}

WordSet<Sequel> sequelsOf(const Position& position, UnitIndex winner, UnitIndex loser) {
  return ask(*position.rulings().afterCombat, sequelFacts(position, winner, loser))->options;
}

UnitIndex quarryOf(const Position& position, UnitIndex winner) {
  for (const Relation& r : position.battle().relations)
    if (r.kind == numberOf(RelationKind::beats) && r.from == winner && position.live(r.to)) return r.to;
  return noUnit;
}

bool fleesNow(const Position& position, UnitIndex u) {
  const Due due = dueOf(position, u);
  return position.fleeing(u) || due == Due::breaks || due == Due::panics;
}

bool someWinnerHasToChoose(const Position& position) {
  return firstUnit(position, [&](UnitIndex u) { return mayChooseSequel(position, u); }) != noUnit;
}

namespace {

/// Some model touches two of them; of a swarm any may turn to either.
bool touchesSeveral(const Position& position, UnitIndex u, const UnitSet& foes) {
  const Body& own = position.body(u);
  if (own.isSwarm()) return true;
  const int models = position.is(u, UnitStatus::fastMarched) ? own.ranks().abreast() : own.models();
  for (int i = 0; i < models; ++i) {
    int touched = 0;
    for (UnitIndex v = 0; v < position.battle().unitCount(); ++v)
      if (in(foes, v) && modelTouches(own, i, position.body(v), position.faceToSwarm(u, v))) ++touched;
    if (touched > 1) return true;
  }
  return false;
}

}  // namespace

UnitSet charactersTouched(const Position& position, UnitIndex u) {
  UnitSet found;
  const UnitIndex carrier = position.carrierOf(u);
  if (!position.options().charactersTargeted || !position.live(carrier)) return found;
  const Body& own = position.body(u);
  if (own.isSwarm()) return found;
  const UnitSet foes = position.contacts(carrier);
  for (UnitIndex c = 0; c < position.battle().unitCount(); ++c) {
    if (!position.unit(c).present || !position.attached(c) || !in(foes, position.carrierOf(c))) continue;
    const Body& his = position.body(c);
    if (position.body(position.carrierOf(c)).isSwarm() || his.isSwarm()) continue;
    const int models = position.attached(u) ? 1 : own.models();
    for (int i = 0; i < models; ++i)
      if (touching(own.modelAt(i), his.outline())) {
        add(found, c);
        break;
      }
  }
  return found;
}

UnitSet strikeChoices(const Position& position, UnitIndex u) {
  const UnitIndex carrier = position.carrierOf(u);
  if (!position.unit(u).present || !position.live(carrier) || position.is(carrier, UnitStatus::fought)) return {};
  const UnitSet foes = position.contacts(carrier);
  const UnitSet characters = charactersTouched(position, u);
  const bool several = foes.count() >= 2 && (position.attached(u) || touchesSeveral(position, u, foes));
  if (!several && characters.none()) return {};
  for (const Relation& r : position.battle().relations)
    if (r.kind == numberOf(RelationKind::strikesAt) && r.from == u) return {};
  return foes | characters;
}

// FA-PUR-3: no other enemy touches it than those that are about to flee. Who gives ground steps back first, and who is
// to flee does so before winners choose, or after (D39).
bool mayChooseSequel(const Position& position, UnitIndex u) {
  if (!position.live(u) || position.fleeing(u) || acted(position, u) || dueOf(position, u) != Due::nothing)
    return false;
  const UnitIndex quarry = quarryOf(position, u);
  if (quarry == noUnit || dueOf(position, quarry) == Due::givesGround) return false;
  if (position.options().pursuitDeclared == PursuitDeclared::after && fleesNow(position, quarry) &&
      !position.fleeing(quarry))
    return false;
  return !anyIn(position.contacts(u), [&](UnitIndex v) { return !fleesNow(position, v); });
}

}  // namespace signifer::fantasy
