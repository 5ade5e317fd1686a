#include "fantasy/play/asked.h"

#include <algorithm>

#include "fantasy/morale.h"
#include "fantasy/movement.h"
#include "fantasy/play/missiles.h"
#include "fantasy/shooting.h"

namespace signifer::fantasy {

namespace {

bool own(const Position& position, UnitIndex u) {
  return position.live(u) && position.unit(u).side == position.battle().active;
}
bool acted(const Position& position, UnitIndex u) { return position.is(u, UnitStatus::acted); }
Due dueOf(const Position& position, UnitIndex u) { return static_cast<Due>(position.status(u, UnitStatus::due)); }

template <class Holds>
UnitIndex firstUnit(const Position& position, Holds&& holds) {
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (holds(u)) return u;
  return noUnit;
}

}  // namespace

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

bool hasReacted(const Battle& battle, UnitIndex target) {
  return std::ranges::any_of(battle.relations, [&](const Relation& r) {
    return r.kind == numberOf(RelationKind::reacts) && r.from == target;
  });
}

bool mayDeclare(const Position& position, UnitIndex u) {
  return own(position, u) && !acted(position, u) && !position.fleeing(u) && !position.is(u, UnitStatus::returned) &&
         !position.is(u, UnitStatus::disengaged) && chargeTarget(position.battle(), u) == noUnit &&
         !position.inCombat(u);
}

bool mayDisengage(const Position& position, UnitIndex u) {
  if (!own(position, u) || acted(position, u) || position.fleeing(u) ||
      position.options().disengagement == Disengagement::forbidden)
    return false;
  const UnitSet foes = position.contacts(u);
  if (foes.none()) return false;
  DisengageIn in;
  in.rate = position.rate(u);
  in.enemyRate = 0;
  in.frenzied = position.frenzied(u);
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!signifer::in(foes, v)) continue;
    in.enemyRate = std::max(in.enemyRate, position.rate(v));
    in.engagedFlankOrRear = in.engagedFlankOrRear || position.zoneTouched(u, v) != Zone::front;
  }
  return !in.frenzied && !in.engagedFlankOrRear && in.enemyRate < in.rate;
}

bool mayTryToRally(const Position& position, UnitIndex u) {
  if (!own(position, u) || !position.fleeing(u) || acted(position, u)) return false;
  const bool tooSoon =
      position.status(u, UnitStatus::beganToFlee) == position.battle().status[BattleStatus::playerTurn];
  if (tooSoon && !position.options().rallySameTurn) return false;
  return position.character(u) || position.models(u) >= position.tables().morale.fewestToRally ||
         (position.options().smallUnitsRally &&
          position.status(u, UnitStatus::startingModels) < position.tables().morale.fewestToRally);
}

bool mustFleeOn(const Position& position, UnitIndex u) {
  return own(position, u) && position.fleeing(u) && !acted(position, u) &&
         (!position.is(u, UnitStatus::fledThisTurn) || position.options().flightMoves == FlightMoves::again);
}

bool mayMove(const Position& position, UnitIndex u) {
  if (!position.unit(u).present || position.unit(u).side != position.battle().active || acted(position, u))
    return false;
  if (position.attached(u)) {
    const UnitIndex host = position.carrierOf(u);
    return !position.inCombat(host) && !position.fleeing(host) && !position.is(host, UnitStatus::charged) &&
           !position.is(host, UnitStatus::moved) && position.status(u, UnitStatus::spent) == 0;
  }
  if (position.fleeing(u) || position.is(u, UnitStatus::charged) || position.is(u, UnitStatus::disengaged) ||
      position.is(u, UnitStatus::failedFear) || position.is(u, UnitStatus::rallied) ||
      position.is(u, UnitStatus::reformed))
    return false;
  return !position.inCombat(u);
}

bool mayJoin(const Position& position, UnitIndex u) {
  if (!position.character(u) || !position.live(u)) return false;
  return firstUnit(position, [&](UnitIndex v) {
           return v != u && position.live(v) && !position.enemies(u, v) && !position.character(v) &&
                  position.nearEach(u, v, touchingGap) && position.apart(u, v) <= touchingGap && !position.fleeing(v) &&
                  !position.is(v, UnitStatus::charged) && !position.inCombat(v);
         }) != noUnit;
}

// FA-SHO-1, FA-SHO-15, D42
bool isTarget(const Position& position, UnitIndex u, UnitIndex target) {
  if (!position.live(target) || !position.enemies(u, target)) return false;
  const double range = position.tables().weapon(*position.weapon(u)).range;
  if (!position.nearEach(u, target, range * oneInch) || !position.inArc(u, target)) return false;
  const bool spared = position.inCombat(target) && !position.options().shootIntoCombat;
  return !spared && shootingInches(position, u, target) <= range && position.sees(u, target) &&
         bearingOn(position, u, target).front > 0;
}

bool mayShoot(const Position& position, UnitIndex u) {
  if (!own(position, u) || acted(position, u)) return false;
  const auto weapon = position.weapon(u);
  if (!weapon) return false;
  ShootingPermissionIn in;
  in.weapon = *weapon;
  in.moved = position.is(u, UnitStatus::moved);
  in.marched = position.is(u, UnitStatus::marched) || (position.is(u, UnitStatus::fastMarched) && in.moved);
  in.charged = position.is(u, UnitStatus::charged);
  in.disengaged = position.is(u, UnitStatus::disengaged);
  in.reformed = position.is(u, UnitStatus::reformed);
  in.rallied = position.is(u, UnitStatus::rallied);
  in.failedFearTest = position.is(u, UnitStatus::failedFear);
  in.fleeing = position.fleeing(u);
  if (!shootingPermission(position.book(), in).permitted) return false;
  if (position.inCombat(u)) return false;
  return firstUnit(position, [&](UnitIndex v) { return isTarget(position, u, v); }) != noUnit;
}

namespace {

// FA-PAN-6, D16: the target was in combat already, with others than the charger.
bool ignoredEnemy(const Position& position, UnitIndex target, UnitIndex charger) {
  if (position.options().ignoredEnemy == IgnoredEnemy::unseen) return !position.inArc(target, charger);
  UnitSet others = position.contacts(target);
  others.reset(static_cast<std::size_t>(charger));
  return others.any();
}

Zone zoneDeclared(const Position& position, UnitIndex charger, UnitIndex target) {
  const int kept = position.battle().relation(numberOf(RelationKind::strikesZone), charger, target);
  return kept > 0 ? static_cast<Zone>(kept - 1) : position.zoneOf(target, charger);
}

}  // namespace

ChargeTestsOut testsOf(const Position& position, UnitIndex charger, UnitIndex target) {
  ChargeTestsIn in;
  in.chargerFearsTarget = position.feared(charger, target);
  in.targetCausesTerror = position.dreaded(charger, target);
  in.chargerFrenzied = position.frenzied(charger);
  in.targetFearsCharger = position.feared(target, charger);
  in.chargerCausesTerror = position.dreaded(target, charger);
  in.targetFrenzied = position.frenzied(target);
  in.targetFleeing = position.fleeing(target);
  in.facing = zoneDeclared(position, charger, target);
  in.ignoredEnemy = ignoredEnemy(position, target, charger);
  return chargeTests(position.book(), in);
}

WordSet<Reaction> reactionsTo(const Position& position, UnitIndex target, UnitIndex charger) {
  ChargeReactionsIn in;
  in.unitKind = position.kind(target);
  in.chargerKind = position.kind(charger);
  in.facing = zoneDeclared(position, charger, target);
  in.inVisionArc = position.inArc(target, charger);
  in.missiles = position.weapon(target).has_value();
  in.distance = position.apart(target, charger) / oneInch;
  in.chargerRate = position.rate(charger);
  in.frenzied = position.frenzied(target);
  in.fastMarching = position.is(target, UnitStatus::fastMarched);
  in.fleeing = position.fleeing(target);
  in.inCombat = !in.fleeing && position.inCombat(target);
  return chargeReactions(in).permitted;
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
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v)
    if (in(chargers, v)) all = WordSet<Reaction>::fromBits(all.bits() | reactionsTo(position, target, v).bits());
  return all;
}

UnitIndex fleeingFriendNear(const Position& position, UnitIndex u) {
  return firstUnit(position, [&](UnitIndex v) {
    return v != u && position.live(v) && !position.enemies(u, v) && position.fleeing(v) &&
           position.within(u, v, position.tables().distances.panicFriendsFlee);
  });
}

// The nearest (FA-FLE-8).
UnitIndex terrorNear(const Position& position, UnitIndex u) {
  UnitIndex found = noUnit;
  double least = 0.0;
  position.forEachLive([&](UnitIndex v) {
    if (!position.enemies(u, v) || position.fleeing(v) || !position.dreaded(u, v)) return;
    if (!position.within(u, v, position.tables().distances.terror)) return;
    const double away = position.apart(u, v);
    if (found != noUnit && away >= least) return;
    found = v;
    least = away;
  });
  return found;
}

WordSet<Sequel> sequelsOf(const Position& position, UnitIndex winner, UnitIndex loser) {
  AfterCombatIn in;
  in.loser = position.fleeing(loser) ? BreakOutcome::broken : BreakOutcome::givesGround;
  in.frenzied = position.frenzied(winner);
  in.hatesEnemy = position.hated(winner, loser);
  in.defendedPosition = position.defended(winner);
  return afterCombat(position.book(), in).options;
}

UnitIndex quarryOf(const Position& position, UnitIndex winner) {
  for (const Relation& r : position.battle().relations)
    if (r.kind == numberOf(RelationKind::beats) && r.from == winner && position.live(r.to)) return r.to;
  return noUnit;
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
      if (in(foes, v) && modelTouches(own, i, position.body(v))) ++touched;
    if (touched > 1) return true;
  }
  return false;
}

}  // namespace

UnitSet strikeChoices(const Position& position, UnitIndex u) {
  const UnitIndex carrier = position.carrierOf(u);
  if (!position.unit(u).present || !position.live(carrier) || position.is(carrier, UnitStatus::fought)) return {};
  const UnitSet foes = position.contacts(carrier);
  if (foes.count() < 2 || !(position.attached(u) || touchesSeveral(position, u, foes))) return {};
  for (const Relation& r : position.battle().relations)
    if (r.kind == numberOf(RelationKind::strikesAt) && r.from == u) return {};
  return foes;
}

// FA-PUR-3: no other enemy touches it.
bool mayChooseSequel(const Position& position, UnitIndex u) {
  return position.live(u) && !position.fleeing(u) && !acted(position, u) && dueOf(position, u) == Due::nothing &&
         quarryOf(position, u) != noUnit && !position.inCombat(u);
}

}  // namespace signifer::fantasy
