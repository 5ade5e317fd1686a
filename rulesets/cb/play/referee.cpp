#include "cb/play/referee.h"

#include <algorithm>

#include "cb/manoeuvre.h"
#include "cb/movement.h"

namespace signifer::cb {
namespace {

std::string_view ruleOf(ShootingReason reason, Shooter shooter) {
  switch (reason) {
    case ShootingReason::shootOrMove:
      return "CB-SEQ-7";
    case ShootingReason::onlyAfterMoving:
      return shooter == Shooter::other ? "CB-SEQ-9" : "CB-SEQ-8";
    case ShootingReason::notNearestTarget:
      return "CB-SHO-10";
    default:
      return "CB-SHO-11";
  }
}

std::string_view ruleOf(ChargeReason reason) {
  constexpr std::array<std::string_view, 6> rules{"CB-CHG-1", "CB-CHG-3", "CB-CHG-4",
                                                  "CB-CHG-2", "CB-CHG-8", "CB-CHG-5"};
  return rules[static_cast<std::size_t>(reason)];
}

template <class E>
void each(WordSet<E> set, auto&& f) {
  for (std::size_t i = 0; i < Words<E>::words.size(); ++i)
    if (set.has(static_cast<E>(i))) f(static_cast<E>(i));
}

}  // namespace

Verdict Referee::judge(const Action& action) {
  verdict_ = {};
  if (asked(action)) judgeKind(action);
  return verdict_;
}

bool Referee::asked(const Action& action) {
  if (battle_.status[BattleStatus::over] != 0) {
    refuse("CB-END-1", "battle-is-over");
    return false;
  }
  const Decision now = decide(position_);
  if (action.kind < 0 || action.kind >= static_cast<int>(Words<ActionId>::words.size()) || !now.allows(action.kind)) {
    refuse("CB-SEQ-1", "not-now");
    return false;
  }
  const auto id = static_cast<ActionId>(action.kind);
  const bool ofUnit =
      id == ActionId::go || id == ActionId::stay || id == ActionId::respond || id == ActionId::afterMove;
  if (ofUnit && action.unit != now.unit) {
    refuse("CB-SEQ-1", "another-unit-is-asked", now.unit);
    return false;
  }
  return true;
}

void Referee::judgeKind(const Action& action) {
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::testControl:
      return testControl(action);
    case ActionId::startRally:
      if (own(action.unit) && !mayRally(position_, action.unit)) refuse("CB-RAL-1", "cannot-rally", action.unit);
      return;
    case ActionId::shoot:
      return shoot(action);
    case ActionId::move:
      return move(action);
    case ActionId::go:
      return go(action);
    case ActionId::manoeuvre:
      return manoeuvre(action);
    case ActionId::declareCharge:
      return declareCharge(action);
    case ActionId::respond: {
      const auto charger = static_cast<UnitIndex>(battle_.tasks.back().args[1]);
      const ChargeResponseOut out = chargeResponse(position_.book(), responseFacts(position_, action.unit, charger));
      if (action.values[0] < 0 || action.values[0] > 3 || !out.responses.has(static_cast<Response>(action.values[0])))
        refuse("CB-RSP-7", "no-such-response", action.unit);
      return;
    }
    case ActionId::afterMove: {
      const int moves = battle_.tasks.back().args[1];
      const int wanted = action.values[0];
      if (wanted < 0 || wanted >= 11 || ((moves >> wanted) & 1) == 0)
        refuse("CB-RES-1", "no-such-after-move", action.unit);
      return;
    }
    case ActionId::endStep: {
      const Decision now = decide(position_);
      if (now.step == position_.book().steps.control && now.unit != noUnit)
        refuse("CB-SEQ-3", "tests-are-due", now.unit);
      if (now.step != position_.book().steps.declare) return;
      for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
        if (owesCharge(position_, u)) refuse("CB-CHG-9", "must-charge", u);
      return;
    }
    case ActionId::stay:
    case ActionId::advance:
      return;
    default:
      leaderAction(action);
  }
}

bool Referee::own(UnitIndex u) {
  if (!position_.present(u))
    refuse("CB-SEQ-1", "not-on-the-table", position_.known(u) ? u : noUnit);
  else if (position_.unit(u).side != battle_.active)
    refuse("CB-SEQ-1", "not-the-active-side", u);
  else if (position_.adrift(u))
    refuse("CB-AFT-10", "obeys-nobody", u);
  return verdict_.legal();
}

bool Referee::enemyOf(UnitIndex u, UnitIndex target, std::string_view rule) {
  if (!position_.present(target))
    refuse(rule, "not-on-the-table", position_.known(target) ? target : noUnit);
  else if (!position_.enemies(u, target))
    refuse(rule, "target-is-no-enemy", target);
  return verdict_.legal();
}

void Referee::leaderAction(const Action& action) {
  const PersonIndex p = action.person;
  if (p < 0 || p >= battle_.personCount() || !battle_.person(p).present || battle_.person(p).side != battle_.active)
    return refuse("CB-CMD-1", "no-such-leader");
  const Person& person = battle_.person(p);
  const auto id = static_cast<ActionId>(action.kind);
  CommandActionsIn in;
  in.actions = battle_.personProfile(p, PersonProfile::actions);
  in.wounded = person.status[PersonStatus::wounded] != 0;
  in.attached = person.unit != noUnit;
  in.orderActions = std::min(6, person.status[PersonStatus::spent] + (id <= ActionId::detach ? 1 : 0) +
                                    (id == ActionId::giveOrders || id == ActionId::receiveOrders ? 1 : 0));
  in.inspireActions = id == ActionId::inspire ? 1 : 0;
  in.steadyActions = id == ActionId::steady ? 1 : 0;
  in.directShooting = id == ActionId::direct;
  const CommandActionsOut out = commandActions(position_.book(), in);
  if (out.reasons.has(CommandReason::tooFewActions))
    refuse("CB-CMD-1", wordOf(CommandReason::tooFewActions), noUnit, Figure::count(out.needed),
           Figure::count(out.available));
  if (out.reasons.has(CommandReason::notAttached)) refuse("CB-CMD-3", wordOf(CommandReason::notAttached));
  if (out.reasons.has(CommandReason::woundedLeader)) refuse("CB-LDR-5", wordOf(CommandReason::woundedLeader));
  if (!verdict_.legal()) return;
  if (id <= ActionId::detach) return leaderMoves(action);
  if (id == ActionId::giveOrders || id == ActionId::receiveOrders) return giveOrders(action);
  leaderInfluence(action);
}

void Referee::leaderMoves(const Action& action) {
  const Person& person = battle_.person(action.person);
  const double most = position_.lengthOf(position_.book().tables.leaderMove);
  if (static_cast<ActionId>(action.kind) == ActionId::attach) {
    const UnitIndex u = action.unit;
    if (!own(u)) return;
    if (person.unit == u || position_.leader(u) != noPerson) return refuse("CB-CMD-1", "has-a-leader", u);
    const double way = distanceTo(position_.stand(u), toVec(person.at));
    if (way > most) refuse("CB-CMD-1", "too-far", u, figure(way), figure(most));
    return;
  }
  const bool detaching = static_cast<ActionId>(action.kind) == ActionId::detach;
  if (detaching != (person.unit != noUnit)) return refuse("CB-CMD-1", detaching ? "not-attached" : "is-attached");
  const double way = distance(toVec(person.at), toVec(action.point));
  if (way > most + 1) refuse("CB-CMD-1", "too-far", noUnit, figure(way), figure(most));
  if (!position_.table().contains(toVec(action.point), 0)) refuse("CB-CMD-1", "leaves-the-table");
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.unit(v).side != person.side &&
        distanceTo(position_.stand(v), toVec(action.point)) < position_.lengthOf(1))
      refuse("CB-LDR-9", "near-enemy", v);
  });
}

void Referee::leaderInfluence(const Action& action) {
  const UnitIndex u = battle_.person(action.person).unit;
  if (position_.adrift(u)) return refuse("CB-AFT-10", "obeys-nobody", u);
  const auto id = static_cast<ActionId>(action.kind);
  if (id == ActionId::direct && position_.is(u, UnitStatus::directed)) refuse("CB-CMD-7", "is-directed", u);
  if (id == ActionId::inspire && position_.status(u, UnitStatus::inspireActions) >= 6)
    refuse("CB-CMD-6", "too-few-actions", u);
}

void Referee::giveOrders(const Action& action) {
  const Person& person = battle_.person(action.person);
  if (static_cast<ActionId>(action.kind) == ActionId::receiveOrders) {
    if (person.status[PersonStatus::newOrders] == 0 || person.status[PersonStatus::newsTurns] > 0)
      refuse("CB-CMD-2", "no-orders-have-come");
    return;
  }
  const int to = action.values[0];
  if (to < 0 || to >= battle_.personCount() || !battle_.person(static_cast<PersonIndex>(to)).present ||
      battle_.person(static_cast<PersonIndex>(to)).side != person.side)
    return refuse("CB-CMD-2", "no-such-leader");
  if (action.values[1] < 0 || action.values[1] > 4) refuse("CB-CMD-2", "no-such-orders");
}

void Referee::testControl(const Action& action) {
  const UnitIndex u = action.unit;
  if (!own(u)) return;
  if (position_.is(u, UnitStatus::tested)) return refuse("CB-CTL-11", "has-tested", u);
  if (position_.inCombat(u)) return refuse("CB-CTL-11", "in-combat", u);
  if (!controlIsDue(position_, u) && position_.leader(u) != noPerson) return refuse("CB-CTL-11", "no-test-needed", u);
  if (action.values[0] != 0 && action.values[0] != 1) return refuse("CB-CTL-4", "no-such-choice", u);
  if (action.values[1] < 0 || action.values[1] > 2) return refuse("CB-CTL-5", "no-such-choice", u);
  if (action.values[0] != 0) {
    const bool near = std::ranges::any_of(battle_.people, [&](const Person& p) {
      return p.present && p.side == battle_.active && p.status[PersonStatus::inspiring] > 0 &&
             distanceTo(position_.stand(u), toVec(p.at)) <= position_.lengthOf(1);
    });
    if (!near) refuse("CB-CTL-4", "nobody-inspires", u);
  }
  if (action.values[1] == 0) return;
  const PersonIndex p = position_.leader(u);
  if (p == noPerson || battle_.person(p).status[PersonStatus::steadying] == 0) refuse("CB-CTL-5", "nobody-steadies", u);
}

void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!own(u) || !enemyOf(u, action.target, "CB-SHO-10")) return;
  const bool first = battle_.step == position_.book().steps.shootFirst;
  if (first && !shootsFirst(position_, u)) return refuse("CB-SEQ-9", "only-after-moving", u);
  const Shot shot = aim(position_, u, action.target, timingNow(position_, u));
  if (!shot.armed) return refuse("CB-SHO-11", "has-no-missiles", u);
  each(shot.permitted.reasons,
       [&](ShootingReason reason) { refuse(ruleOf(reason, shot.facts.shooter), wordOf(reason), action.target); });
  if (shot.frontStands == 0) refuse("CB-SHO-10", "not-seen", action.target);
}

// What keeps a unit from any move or manoeuvre of its own.
bool Referee::freeToMove(UnitIndex u) {
  if (!own(u)) return false;
  if (position_.is(u, UnitStatus::steadied))
    refuse("CB-CMD-5", "steadied", u);
  else if (position_.is(u, UnitStatus::rallying))
    refuse("CB-RAL-1", "rallying", u);
  else if (!obeys(position_, u))
    refuse("CB-CTL-11", "bound-by-test", u);
  else if (position_.inCombat(u))
    refuse("CB-SEQ-6", "in-combat", u);
  else if (position_.status(u, UnitStatus::spentHalves) >= 2)
    refuse("CB-SEQ-5", "has-moved", u);
  const Shooter shooter = shooterOf(position_, u);
  if (position_.is(u, UnitStatus::shot) && (shooter == Shooter::artillery || shooter == Shooter::bowmen))
    refuse("CB-SEQ-7", "shoot-or-move", u);
  return verdict_.legal();
}

void Referee::move(const Action& action) {
  const UnitIndex u = action.unit;
  if (!freeToMove(u)) return;
  const bool column = position_.formation(u) == Formation::column;
  const int most =
      column ? 0 : optionalDice(position_.book(), position_.troop(u), position_.formation(u), MoveKind::tactical);
  if (action.values[0] < 0 || action.values[0] > most)
    refuse(isInfantry(position_.troop(u)) ? "CB-MOV-2" : "CB-MOV-3", "too-many-dice", u,
           Figure::count(action.values[0]), Figure::count(most));
  if (action.values[1] != 0 && !position_.clearOfEnemies(u, position_.stand(u), position_.bowShot()))
    refuse("CB-MOV-16", "within-bow-shot", u);
}

void Referee::go(const Action& action) {
  const Task& task = battle_.tasks.back();
  const UnitIndex u = action.unit;
  const double allowance = position_.lengthOf(task.args[1] / 100.0);
  const WayCost cost =
      costOf(position_, u, action.path, allowance, position_.lengthOf(task.args[3] / 100.0), task.args[2] != 0);
  if (!cost.legal) {
    const bool angle = cost.leg < action.path.size() && isWheel(action.path[cost.leg].kind);
    const auto measured = angle ? Figure::degrees(action.path[cost.leg].amount)
                                : Figure::inches(cost.leg < action.path.size() ? action.path[cost.leg].amount : 0);
    const auto open = static_cast<std::int32_t>(cost.open.distance);
    refuse(cost.open.rule, cost.open.code, cost.open.blocker, measured,
           angle ? Figure::degrees(open) : Figure::inches(open));
    Mark mark{Mark::Kind::outline, {}, "as-far-as-open"};
    for (const Vec2 corner : Footprint(cost.end, position_.unit(u).base).corners())
      mark.points.push_back(toPoint(corner));
    verdict_.witness.push_back(std::move(mark));
    return;
  }
  if (!action.path.empty() && outsideOrders(position_, u, cost.end)) refuse("CB-CMD-9", "outside-orders", u);
}

void Referee::manoeuvre(const Action& action) {
  const UnitIndex u = action.unit;
  if (!freeToMove(u)) return;
  const auto which = static_cast<Manoeuvre>(action.values[0]);
  const bool inPaths = action.values[0] < 0 || which == Manoeuvre::wheel || which > Manoeuvre::stepBack ||
                       (which >= Manoeuvre::crossObstacle && which <= Manoeuvre::passGap);
  if (inPaths) return refuse("CB-MAN-3", "made-in-a-move", u);
  ManoeuvreIn in;
  in.manoeuvre = which;
  in.troop = position_.troop(u);
  in.grade = position_.grade(u);
  in.formation = position_.formation(u);
  in.legion = position_.profile(u, UnitProfile::legion) > 0 && isOpenFoot(in.troop);
  in.beyondBowShot = position_.beyondBowShot(u);
  if (refuseManoeuvre(position_.book(), in)) return refuse("CB-MAN-5", "not-in-this-formation", u);
  Modifiers modifiers;
  const ManoeuvreOut out = cb::manoeuvre(position_.book(), in, modifiers);
  if (position_.status(u, UnitStatus::spentHalves) + static_cast<int>(out.moveCost * 2) > 2)
    return refuse("CB-MAN-5", "too-little-move-left", u);
  newFootprint(action);
}

void Referee::newFootprint(const Action& action) {
  const UnitIndex u = action.unit;
  const auto which = static_cast<Manoeuvre>(action.values[0]);
  const Pose pose = position_.unit(u).pose;
  Battle changed = battle_;
  Unit& unit = changed.unit(u);
  const int front = position_.frontStands(u);
  if (which == Manoeuvre::changeFormation || which == Manoeuvre::formUp) {
    const int wanted = action.values[1];
    const bool fits = wanted >= 0 && wanted < 4 && wanted != unit.status[UnitStatus::formation] &&
                      position_.mayForm(u, static_cast<Formation>(wanted)) &&
                      (which != Manoeuvre::formUp || static_cast<Formation>(wanted) != Formation::unformed);
    if (!fits) return refuse(which == Manoeuvre::formUp ? "CB-MAN-7" : "CB-MAN-5", "no-such-formation", u);
    unit.status[UnitStatus::formation] = static_cast<std::int16_t>(wanted);
  }
  if (which == Manoeuvre::doubleRanks)
    unit.status[UnitStatus::frontStands] = static_cast<std::int16_t>((front + 1) / 2);
  if (which == Manoeuvre::halveRanks)
    unit.status[UnitStatus::frontStands] = static_cast<std::int16_t>(std::min(position_.stands(u), front * 2));
  const Position after(position_.book(), changed);
  unit.base = after.baseOf(u);
  if (which == Manoeuvre::sideStep || which == Manoeuvre::stepBack) {
    const bool back = which == Manoeuvre::stepBack;
    const bool one = action.path.size() == 1 && action.path[0].amount <= position_.jt() &&
                     (back ? action.path[0].kind == LegKind::back
                           : action.path[0].kind == LegKind::left || action.path[0].kind == LegKind::right);
    if (action.path.empty()) return;
    if (!one) return refuse("CB-MAN-20", "one-jt-aside-or-back", u);
    const Footprint from = position_.stand(u);
    const Vec2 way = directionOf(from, action.path[0].kind);
    const Open open = openWay(position_, u, from, way, action.path[0].amount, position_.book().tables.shortOfEnemy);
    if (open.distance < action.path[0].amount)
      return refuse(open.rule, open.code, open.blocker, Figure::inches(action.path[0].amount), figure(open.distance));
    unit.pose = signifer::after(pose, unit.base, action.path[0]);
  } else if (which != Manoeuvre::aboutFace && unit.base != position_.unit(u).base) {
    unit.pose = poseFromFront(position_.stand(u).frontCentre(), pose.heading, unit.base);
  }
  const Footprint at(unit.pose, unit.base);
  const UnitIndex under = friendUnder(position_, u, at);
  if (under != noUnit) refuse("CB-PAS-3", "ends-on-a-unit", under);
  if (!isOn(position_.table(), at)) refuse("CB-SEQ-5", "leaves-the-table", u);
  if (!position_.clearOfEnemies(u, at, 1) && position_.clearOfEnemies(u, position_.stand(u), 1))
    refuse("CB-SEQ-6", "near-enemy", u);
}

void Referee::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!own(u) || !enemyOf(u, action.target, "CB-CHG-10")) return;
  const UnitIndex target = action.target;
  const bool compelled = runsAway(position_, u);
  if (position_.is(target, UnitStatus::rampaging)) return refuse("CB-SPT-5", "target-rampages", target);
  if (position_.inCombat(u)) return refuse("CB-CHG-10", "in-combat", u);
  if (hasCharge(battle_, u)) return refuse("CB-CHG-10", "charges-already", u);
  if (position_.is(u, UnitStatus::steadied)) return refuse("CB-CMD-5", "steadied", u);
  if (!compelled && !obeys(position_, u)) return refuse("CB-CTL-11", "bound-by-test", u);
  const ChargePlan plan = planCharge(position_, u, target);
  if (!plan.found) return refuse("CB-CHG-10", "out-of-arc", target);
  const double reach = chargeReach(position_, u);
  if (position_.jtsOf(plan.distance) > reach)
    refuse("CB-CHG-10", "out-of-reach", target, figure(plan.distance), figure(position_.lengthOf(reach)));
  if (plan.inTheWay != noUnit) refuse("CB-CHG-10", "unit-in-the-way", plan.inTheWay);
  if (plan.barred) refuse("CB-CHG-10", "impassable", target);
  const ChargeMode mode = compelled ? ChargeMode::spontaneousAdvance : ChargeMode::deliberate;
  const ChargeEligibilityOut out = chargeEligibility(position_.book(), chargeFacts(position_, u, target, plan, mode));
  each(out.reasons, [&](ChargeReason reason) { refuse(ruleOf(reason), wordOf(reason), target); });
  if (!compelled && chargeOutsideOrders(position_, u, target)) refuse("CB-CMD-9", "outside-orders", u);
}

}  // namespace signifer::cb
