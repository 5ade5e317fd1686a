#include "cb/play/choices.h"

#include <algorithm>

#include "cb/manoeuvre.h"
#include "cb/movement.h"

namespace signifer::cb {

namespace {

Decision ofTask(const Position& position, const Task& task) {
  const Battle& battle = position.battle();
  const Steps& steps = position.book().steps;
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const auto asks = [&](StepIndex step, std::uint64_t kinds) {
    return Decision{step, battle.unit(u).side, u, kinds, false};
  };
  const auto automatic = [&](StepIndex step) {
    return Decision{step, battle.active, noUnit, bit(ActionId::advance), true};
  };
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::path:
      return asks(steps.move, bit(ActionId::go) | bit(ActionId::stay));
    case TaskKind::respond:
      return asks(steps.responses, bit(ActionId::respond));
    case TaskKind::choose:
      return asks(battle.step, bit(ActionId::afterMove));
    case TaskKind::charge:
    case TaskKind::charges:
      return automatic(steps.chargeMoves);
    case TaskKind::fight:
      return automatic(steps.fight);
    case TaskKind::morale:
      return automatic(steps.removeDps);
    case TaskKind::result:
    case TaskKind::flight:
    case TaskKind::flights:
    case TaskKind::followOn:
      break;
  }
  return automatic(battle.step);
}

UnitIndex firstDue(const Position& position) {
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (controlIsDue(position, u)) return u;
  return noUnit;
}

}  // namespace

Decision decide(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.book().steps;
  if (!battle.tasks.empty()) return ofTask(position, battle.tasks.back());
  const StepIndex step = battle.step;
  const auto asks = [&](std::uint64_t kinds, UnitIndex u = noUnit) {
    return Decision{step, battle.active, u, kinds | bit(ActionId::endStep), false};
  };
  if (step == steps.allocate)
    return asks(bit(ActionId::leaderMove) | bit(ActionId::attach) | bit(ActionId::detach) | bit(ActionId::inspire) |
                bit(ActionId::steady) | bit(ActionId::direct) | bit(ActionId::giveOrders) |
                bit(ActionId::receiveOrders));
  if (step == steps.control) return asks(bit(ActionId::testControl), firstDue(position));
  if (step == steps.rally) return asks(bit(ActionId::startRally));
  if (step == steps.shootFirst || step == steps.shootAfter) return asks(bit(ActionId::shoot));
  if (step == steps.move) return asks(bit(ActionId::move) | bit(ActionId::manoeuvre));
  if (step == steps.declare) return asks(bit(ActionId::declareCharge));
  return {step, battle.active, noUnit, bit(ActionId::advance), true};
}

Open openWay(const Position& position, UnitIndex u, const Footprint& from, Vec2 direction, double limit, double keep) {
  Open open{limit, noUnit, {}, {}};
  const auto stop = [&](std::optional<double> at, UnitIndex by, std::string_view rule, std::string_view code) {
    if (at && *at < open.distance) open = {std::max(0.0, *at), by, rule, code};
  };
  position.forEachPresent([&](UnitIndex v) {
    if (position.enemies(u, v))
      stop(firstWithin(from, direction, limit, position.stand(v), position.lengthOf(keep)), v,
           keep > 1 ? "CB-MOV-16" : "CB-SEQ-6", keep > 1 ? "within-bow-shot" : "near-enemy");
  });
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind))
      stop(firstTouch(from, direction, limit, piece.outline), noUnit, "CB-MOV-13", "impassable");
  stop(roomAhead(position.table(), from, direction), noUnit, "CB-SEQ-5", "leaves-the-table");
  return open;
}

Open openWheel(const Position& position, UnitIndex u, const Footprint& from, const Leg& wheel, double keep) {
  const Side side = wheel.kind == LegKind::wheelLeft ? Side::left : Side::right;
  const Vec2 pivot = wheelCorner(from, side);
  Open open{static_cast<double>(wheel.amount), noUnit, {}, {}};
  position.forEachPresent([&](UnitIndex v) {
    if (!position.enemies(u, v)) return;
    if (!within(from, position.stand(v), position.lengthOf(keep) + 2 * from.radius)) return;
    const double free = freeTurnClearOf(from, pivot, side, open.distance, position.stand(v), position.lengthOf(keep));
    if (free < open.distance) open = {std::floor(free), v, "CB-SEQ-6", "near-enemy"};
  });
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind)) {
      const double free = freeTurn(from, pivot, side, open.distance, piece.outline);
      if (free < open.distance) open = {std::floor(free), noUnit, "CB-MOV-13", "impassable"};
    }
  return open;
}

UnitIndex friendUnder(const Position& position, UnitIndex u, const Footprint& at) {
  UnitIndex under = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (v != u && under == noUnit && overlaps(at, position.stand(v))) under = v;
  });
  return under;
}

WayCost costOf(const Position& position, UnitIndex u, const Path& path, double allowance, double whole, bool doubled) {
  const Base& base = position.unit(u).base;
  WayCost cost;
  cost.end = position.unit(u).pose;
  const auto fail = [&](std::size_t leg, const Open& open) {
    cost.legal = false;
    cost.leg = leg;
    cost.open = open;
    return cost;
  };
  const double keep = doubled ? position.bowShot() : position.book().tables.shortOfEnemy;
  const bool unformed = position.unformed(u) && !position.special(u);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Leg& leg = path[i];
    const Footprint from(cost.end, base);
    if (leg.kind == LegKind::ahead) {
      const Open open = openWay(position, u, from, from.forward, leg.amount, keep);
      if (open.distance < leg.amount) return fail(i, open);
      cost.spent += leg.amount;
    } else if (isWheel(leg.kind)) {
      if (leg.amount > 90 * oneDegree) return fail(i, {90.0 * oneDegree, noUnit, "CB-MAN-4", "wheel-too-far"});
      const Open open = openWheel(position, u, from, leg, keep);
      if (open.distance < leg.amount) return fail(i, open);
      const WheelDistanceIn in{position.troop(u), position.jtsOf(base.frontage), toDegrees(leg.amount),
                               position.jtsOf(whole), std::max(0.0, position.jtsOf(allowance - cost.spent))};
      const WheelDistanceOut out = wheelDistance(position.book(), in);
      if (!out.allowed) return fail(i, {0, noUnit, "CB-MAN-4", "too-far"});
      const bool flat = isPhalanx(in.troop) || in.troop == Troop::cataphracts || position.special(u);
      cost.spent += flat ? whole / 2 : wheelLength(base.frontage, leg.amount);
    } else if (leg.kind == LegKind::pivot && unformed) {
      const Footprint turned(turnedTo(cost.end, leg.amount), base);
      if (!isOn(position.table(), turned)) return fail(i, {0, noUnit, "CB-SEQ-5", "leaves-the-table"});
      if (!position.clearOfEnemies(u, turned, keep) && position.clearOfEnemies(u, from, keep))
        return fail(i, {0, noUnit, "CB-SEQ-6", "near-enemy"});
    } else {
      return fail(i, {0, noUnit, "CB-MAN-3", "no-such-leg"});
    }
    cost.end = after(cost.end, base, leg);
    if (cost.spent > allowance + 1) return fail(i, {0, noUnit, "CB-MOV-17", "too-far"});
  }
  if (path.empty()) return cost;
  const Footprint end(cost.end, base);
  if (!isOn(position.table(), end)) return fail(path.size() - 1, {0, noUnit, "CB-SEQ-5", "leaves-the-table"});
  const UnitIndex under = friendUnder(position, u, end);
  if (under != noUnit) return fail(path.size() - 1, {0, under, "CB-PAS-3", "ends-on-a-unit"});
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind) && overlaps(end, piece.outline) && !overlaps(position.stand(u), piece.outline))
      return fail(path.size() - 1, {0, noUnit, "CB-MOV-13", "impassable"});
  return cost;
}

Edge edgeOf(Face face) { return face == Face::front ? Edge::front : face == Face::rear ? Edge::rear : Edge::flank; }

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target) {
  ChargePlan plan;
  const Unit& unit = position.unit(u);
  const auto wheel = leastWheelToMeet(unit.pose, unit.base, position.stand(target), 45 * oneDegree);
  if (!wheel) return plan;
  plan.wheel = *wheel;
  plan.start = wheel->angle == 0 ? unit.pose : wheeled(unit.pose, unit.base, wheel->side, wheel->angle);
  const Footprint from(plan.start, unit.base);
  const auto touch = firstTouch(from, from.forward, position.lengthOf(60), position.stand(target));
  if (!touch) return plan;
  plan.found = true;
  plan.distance = *touch;
  const auto contact = contactBetween(from.shifted(from.forward * *touch), position.stand(target));
  if (contact) plan.face = contact->faceOfSecond;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target || position.enemies(u, v)) return;
    if (firstTouch(from, from.forward, plan.distance, position.stand(v))) plan.inTheWay = v;
  });
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind) && firstTouch(from, from.forward, plan.distance, piece.outline))
      plan.barred = true;
  return plan;
}

double chargeReach(const Position& position, UnitIndex u) {
  const PlayBook& book = position.book();
  const MovementRow& row = book.tables.row(position.troop(u));
  double reach = 5;
  const int dice = 1 + optionalDice(book, position.troop(u), position.formation(u), MoveKind::charge);
  const bool quincunx = position.formation(u) == Formation::quincunx;
  reach += 5 * (quincunx ? dice - 1 : row.averageDice) + 6 * (quincunx ? 0 : dice - 1 - row.averageDice);
  if (book.options.movePip == MovePip::halfJt) reach /= 2;
  if (isLight(position.troop(u)) && position.unformed(u) && !position.armoured(u)) reach += 0.5 * dice;
  return reach + position.status(u, UnitStatus::inspireActions);
}

ChargeEligibilityIn chargeFacts(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& plan,
                                ChargeMode mode) {
  ChargeEligibilityIn in;
  in.troop = position.troop(u);
  in.role = position.role(u);
  in.formation = position.formation(u);
  in.shaken = position.shaken(u);
  in.formedUpThisTurn = position.is(u, UnitStatus::formedUp);
  in.mode = mode;
  in.distance = std::min(30.0, position.jtsOf(plan.distance));
  in.bowShot = position.bowShot();
  in.targetTroop = position.troop(target);
  in.targetFormation = position.formation(target);
  in.targetShaken = position.shaken(target);
  in.targetDps = position.status(target, UnitStatus::dps);
  in.targetStationary = position.stationary(target);
  in.frontal = plan.face == Face::front;
  return in;
}

ChargeResponseIn responseFacts(const Position& position, UnitIndex u, UnitIndex charger) {
  ChargeResponseIn in;
  in.troop = position.troop(u);
  in.unformed = position.unformed(u);
  in.inColumn = position.formation(u) == Formation::column;
  in.shaken = position.shaken(u);
  in.broken = position.broken(u);
  in.moraleValue = position.profile(u, UnitProfile::moraleValue);
  in.inCombat = position.inCombat(u);
  in.inDifficultTerrain = position.inDifficult(position.stand(u));
  in.behindObstacle = position.behindLine(u, charger, false);
  in.fromFlankOrRear = planCharge(position, charger, u).face != Face::front;
  in.chargerTroop = position.troop(charger);
  in.chargerUnformed = position.unformed(charger);
  return in;
}

Shooter shooterOf(const Position& position, UnitIndex u) {
  if (position.troop(u) == Troop::artillery) return Shooter::artillery;
  switch (position.role(u)) {
    case Role::bowmen:
      return Shooter::bowmen;
    case Role::skirmishers:
      return Shooter::skirmishers;
    case Role::missileTroops:
      return Shooter::missileTroops;
    default:
      break;
  }
  return position.troop(u) == Troop::lightCavalry ? Shooter::lightCavalry : Shooter::other;
}

bool shootsFirst(const Position& position, UnitIndex u) {
  const Shooter shooter = shooterOf(position, u);
  return shooter == Shooter::skirmishers || shooter == Shooter::missileTroops || shooter == Shooter::lightCavalry;
}

Timing timingNow(const Position& position, UnitIndex u) {
  if (position.battle().step == position.book().steps.shootFirst) return Timing::beforeMoving;
  return position.is(u, UnitStatus::moved) ? Timing::afterMoving : Timing::withoutMoving;
}

namespace {

// The stands of the front rank that see the target in their arc within reach (D60).
int standsThatShoot(const Position& position, UnitIndex u, UnitIndex target, double reach) {
  const Footprint& whole = position.stand(u);
  const int front = position.formation(u) == Formation::column ? 1 : position.frontStands(u);
  int shooting = 0;
  for (int i = 0; i < front; ++i) {
    const double wide = 2 * whole.halfFrontage / front;
    const Footprint one(whole.at(-whole.halfFrontage + wide * (i + 0.5), 0), whole.forward, wide / 2, whole.halfDepth);
    const bool open = within(one, position.stand(target), reach) && partlyInForwardArc(one, position.stand(target)) &&
                      position.sees(u, one.frontCentre(), target);
    shooting += open ? 1 : 0;
  }
  return shooting;
}

double reachOf(const Position& position, UnitIndex u) {
  const ShootingTable& t = position.book().tables.shooting;
  switch (static_cast<Weapon>(position.profile(u, UnitProfile::weapon))) {
    case Weapon::javelin:
      return t.javelinReach;
    case Weapon::bowOrSling:
      return position.bowShot();
    case Weapon::artillery:
      return t.artilleryReach * position.bowShot();
    case Weapon::none:
      break;
  }
  return 0;
}

bool aimable(const Position& position, UnitIndex u, UnitIndex v, double reach) {
  return position.enemies(u, v) && within(position.stand(u), position.stand(v), reach) &&
         standsThatShoot(position, u, v, reach) > 0;
}

}  // namespace

Shot aim(const Position& position, UnitIndex u, UnitIndex target, Timing timing) {
  Shot shot;
  const int weapon = position.profile(u, UnitProfile::weapon);
  shot.armed = weapon != static_cast<int>(Weapon::none);
  if (!shot.armed) return shot;
  const double reach = position.lengthOf(reachOf(position, u));
  shot.facts.shooter = shooterOf(position, u);
  shot.facts.timing = timing;
  shot.facts.weapon = static_cast<Missile>(weapon - 1);
  shot.facts.distance = std::min(40.0, position.distance(u, target));
  shot.facts.bowShot = position.bowShot();
  shot.facts.shootingDirected = position.is(u, UnitStatus::directed);
  shot.facts.inCombat = position.inCombat(u);
  shot.facts.targetInCombat = position.inCombat(target);
  shot.facts.alreadyShot = position.is(u, UnitStatus::shot);
  shot.frontStands = std::min(12, standsThatShoot(position, u, target, reach));
  if (shot.facts.shooter == Shooter::bowmen)
    shot.rearStands =
        std::min({12, shot.frontStands * (position.ranks(u) - 1), position.stands(u) - position.frontStands(u)});
  position.forEachPresent([&](UnitIndex v) {
    if (v != target && position.distance(u, v) < shot.facts.distance && aimable(position, u, v, reach) &&
        !position.inCombat(v))
      shot.facts.targetIsNearest = false;
  });
  shot.permitted = shootingEligibility(position.book(), shot.facts);
  return shot;
}

ControlDueIn controlFacts(const Position& position, UnitIndex u) {
  ControlDueIn in;
  in.kind = position.controlKind(u);
  in.doing = position.doing(u);
  in.inCombat = position.inCombat(u);
  in.routing = position.adrift(u);
  in.enemyInBowShot = !position.beyondBowShot(u);
  // D23: by house rule every unit without a leader near tests.
  if (position.options().controlDue == ControlDue::allOutOfCommand && position.leader(u) == noPerson) {
    const int commander = position.status(u, UnitStatus::command);
    const bool near =
        commander >= 0 && commander < position.battle().personCount() &&
        position.battle().person(static_cast<PersonIndex>(commander)).present &&
        distanceTo(position.stand(u), toVec(position.battle().person(static_cast<PersonIndex>(commander)).at)) <=
            position.lengthOf(position.book().tables.leaderMove);
    in.outsideOrders = !near;
  }
  return in;
}

bool controlIsDue(const Position& position, UnitIndex u) {
  if (!position.present(u) || position.unit(u).side != position.battle().active) return false;
  if (position.is(u, UnitStatus::tested)) return false;
  return controlDue(controlFacts(position, u)).due;
}

bool runsAway(const Position& position, UnitIndex u) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  if (control == Control::spontaneousAdvance) return true;
  return control == Control::continues && position.doing(u) != Doing::halted && position.doing(u) != Doing::looting;
}

bool obeys(const Position& position, UnitIndex u) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  return (control == Control::none || control == Control::free) && !position.adrift(u) &&
         !position.is(u, UnitStatus::steadied) && !position.is(u, UnitStatus::rallying);
}

bool outsideOrders(const Position& position, UnitIndex u, const Pose& end) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  if (control == Control::free || position.leader(u) != noPerson) return false;
  const Length on = (end.centre.y - position.unit(u).pose.centre.y) * position.onward(position.unit(u).side);
  switch (position.orders(u)) {
    case Orders::hold:
      return true;
    case Orders::advance:
    case Orders::attack:
      return on < 0;
    case Orders::withdraw:
      return on > 0;
    case Orders::skirmish:
      break;
  }
  return false;
}

bool chargeOutsideOrders(const Position& position, UnitIndex u, UnitIndex target) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  if (control == Control::free || position.leader(u) != noPerson) return false;
  switch (position.orders(u)) {
    case Orders::attack:
      return false;
    case Orders::advance:
      return !position.within(u, target, position.bowShot());
    case Orders::skirmish:
      return !position.special(target) && !position.shaken(target) && !position.unformed(target);
    case Orders::hold:
    case Orders::withdraw:
      break;
  }
  return true;
}

bool mayRally(const Position& position, UnitIndex u) {
  if (!position.present(u) || position.unit(u).side != position.battle().active || !position.shaken(u)) return false;
  if (position.special(u) || position.is(u, UnitStatus::rallying) || position.inCombat(u)) return false;
  return !position.broken(u) || position.options().brokenMayRally == BrokenMayRally::yes;
}

bool hasCharge(const Battle& battle, UnitIndex u) {
  return std::ranges::any_of(
      battle.relations, [&](const Relation& r) { return r.kind == relationOf(RelationKind::charges) && r.from == u; });
}

UnitSet charged(const Battle& battle) {
  UnitSet set;
  for (const Relation& r : battle.relations)
    if (r.kind == relationOf(RelationKind::charges)) add(set, r.to);
  return set;
}

// CB-CHG-9: on spontaneous advance, within bow shot of an enemy that it can charge.
bool owesCharge(const Position& position, UnitIndex u) {
  if (!position.present(u) || position.unit(u).side != position.battle().active) return false;
  if (!runsAway(position, u) || hasCharge(position.battle(), u) || position.inCombat(u)) return false;
  const UnitIndex enemy = position.nearestEnemy(u);
  if (enemy == noUnit || !position.within(u, enemy, position.bowShot())) return false;
  const ChargePlan plan = planCharge(position, u, enemy);
  if (!plan.found || plan.inTheWay != noUnit || plan.barred) return false;
  if (position.jtsOf(plan.distance) > chargeReach(position, u)) return false;
  return chargeEligibility(position.book(), chargeFacts(position, u, enemy, plan, ChargeMode::spontaneousAdvance))
      .allowed;
}

}  // namespace signifer::cb
