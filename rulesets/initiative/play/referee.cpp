#include "initiative/play/referee.h"

#include <algorithm>

namespace signifer::initiative {

Verdict Referee::judge(const Action& action) {
  verdict_ = {};
  const bool over = battle_.status[BattleStatus::over] != 0 || battle_.side(0).status[SideStatus::defeated] != 0 ||
                    battle_.side(1).status[SideStatus::defeated] != 0;
  const Decision now = decide(position_);
  if (over)
    refuse("IO-END-1", "battle-is-over");
  else if (action.kind < 0 || action.kind >= static_cast<int>(Words<ActionId>::words.size()) ||
           !now.allows(action.kind))
    refuse("IO-SEQ-3", "not-now");
  else
    judgeKind(action, now);
  return verdict_;
}

void Referee::judgeKind(const Action& action, const Decision& now) {
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::stay:
      if (own(action.unit, now.side) && !battle_.tasks.empty() && action.unit != now.unit)
        refuse("IO-HSQ-11", "another-unit-is-asked", now.unit);
      return;
    case ActionId::move:
      if (own(action.unit, now.side)) move(action);
      return;
    case ActionId::changeFormation:
      if (own(action.unit, now.side)) changeFormation(action);
      return;
    case ActionId::charge:
      if (own(action.unit, now.side) && enemyOf(action.unit, action.target)) charge(action);
      return;
    case ActionId::order:
      if (general(action.person, now.side)) order(action);
      return;
    case ActionId::done:
      if (general(action.person, now.side) && !mayGiveOrders(position_, action.person))
        refuse("IO-SEQ-5", "no-more-orders");
      return;
    case ActionId::moveGeneral:
      if (general(action.person, now.side)) moveGeneral(action);
      return;
    case ActionId::join:
      if (general(action.person, now.side)) join(action, now);
      return;
    case ActionId::shoot:
      if (own(action.unit, now.side) && enemyOf(action.unit, action.target)) shoot(action);
      return;
    case ActionId::holdFire:
      if (own(action.unit, now.side) && !battle_.tasks.empty() && action.unit != now.unit)
        refuse("IO-SHO-8", "another-unit-is-asked", now.unit);
      return;
    case ActionId::strike:
    case ActionId::hold:
    case ActionId::retreat:
    case ActionId::followUp:
      if (own(action.unit, now.side)) answer(action, now);
      return;
    case ActionId::begin:
      if (action.values[0] < 0 || action.values[0] > 1) refuse("IO-SEQ-1", "not-a-side");
      return;
    case ActionId::advance:
    case ActionId::endStep:
    case ActionId::throwAgain:
    case ActionId::letStand:
      return;
  }
}

bool Referee::own(UnitIndex u, SideIndex side) {
  if (!position_.onTable(u))
    refuse("IO-SEQ-4", "not-on-the-table", position_.known(u) ? u : noUnit);
  else if (position_.unit(u).side != side)
    refuse("IO-SEQ-4", "not-the-side-that-is-asked", u);
  return verdict_.legal();
}

bool Referee::enemyOf(UnitIndex u, UnitIndex target) {
  if (!position_.onTable(target))
    refuse("IO-VIS-1", "target-not-on-the-table", position_.known(target) ? target : noUnit);
  else if (!position_.enemies(u, target))
    refuse("IO-VIS-1", "target-is-no-enemy", target);
  return verdict_.legal();
}

bool Referee::general(PersonIndex p, SideIndex side) {
  if (p < 0 || p >= battle_.personCount() || !battle_.person(p).present)
    refuse("IO-END-3", "no-such-general");
  else if (battle_.person(p).side != side)
    refuse("IO-SEQ-4", "not-the-side-that-is-asked");
  return verdict_.legal();
}

// What gives it the move; refuses where nothing does.
MoveBasis Referee::mayMove(UnitIndex u, bool charge) {
  const UnitIndex ordered = unitUnderOrders(position_);
  const bool other = battle_.step == position_.book().steps.unitOrders && ordered != noUnit &&
                     position_.status(u, UnitStatus::movesLeft) == 0;
  if (other) {
    refuse("IO-SEQ-5", "another-unit-moves-first", ordered);
    return MoveBasis::none;
  }
  const MoveBasis basis = basisOf(position_, u, charge);
  if (basis != MoveBasis::none) return basis;
  if (position_.engaged(u))
    refuse("IO-MOV-14", "engaged", u);
  else if (position_.moveLength(u) == 0)
    refuse("IO-MOV-4", "cannot-move", u);
  else if (battle_.step == position_.book().steps.initiativeMoves)
    refuseAll(initiativeMove(position_.initiativeFacts(u, charge), position_.rules()).reasons, "IO-CMD-6", u);
  else
    refuseAll(freeMove(position_.freeFacts(u)).reasons, "IO-FRE-7", u);
  return basis;
}

void Referee::move(const Action& action) {
  const MoveBasis basis = mayMove(action.unit, false);
  if (basis == MoveBasis::none) return;
  if (const auto fault = faultOf(position_, action.unit, action.path, basis)) {
    refuse(fault->rule, fault->code, fault->unit, fault->measured, fault->allowed);
    if (fault->unit != noUnit) showOutline(fault->unit, fault->code);
  }
}

void Referee::changeFormation(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveBasis basis = mayMove(u, false);
  if (basis == MoveBasis::none) return;
  const int wanted = action.values[0];
  if (wanted == static_cast<int>(Formation::buildings)) return refuse("IO-TER-4", "buildings-by-hand", u);
  if (wanted < 0 || wanted > static_cast<int>(Formation::buildings) ||
      ((position_.profile(u, UnitProfile::formations) >> wanted) & 1) == 0)
    return refuse("IO-MOV-6", "not-its-formation", u);
  if (wanted == position_.status(u, UnitStatus::formation)) return refuse("IO-MOV-6", "has-that-formation", u);
  if (basis == MoveBasis::retirement) return refuse("IO-FRE-8", "retires-only", u);
  if (basis == MoveBasis::turnOnly) return refuse("IO-MOV-4", "cannot-move", u);
  const Base base = position_.book().footprint(position_.size(u), static_cast<Formation>(wanted));
  const UnitIndex other = standsOn(position_, u, position_.unit(u).pose, base);
  if (other != noUnit) refuse("IO-MOV-6", "no-room-for-formation", other);
}

void Referee::charge(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveBasis basis = mayMove(u, true);
  if (basis == MoveBasis::none) return;
  if (basis == MoveBasis::retirement || basis == MoveBasis::turnOnly) return refuse("IO-FRE-7", "retires-only", u);
  const ChargePlan plan = planCharge(position_, u, action.target);
  const ChargeBasis given = basis == MoveBasis::order        ? ChargeBasis::order
                            : basis == MoveBasis::initiative ? ChargeBasis::initiative
                                                             : ChargeBasis::freeMove;
  const int moves = basis == MoveBasis::order ? position_.status(u, UnitStatus::movesLeft) : 1;
  const ChargeOut out =
      initiative::charge(chargeFacts(position_, u, plan, action.target, given, moves), position_.rules());
  for (std::size_t i = 0; i < Words<ChargeReason>::words.size(); ++i) {
    const auto reason = static_cast<ChargeReason>(i);
    if (!out.reasons.has(reason)) continue;
    if (reason == ChargeReason::tooFar)
      refuse("IO-MOV-8", wordOf(reason), action.target,
             Figure::inches(toLength(plan.distance.value_or(60.0 * oneInch))),
             Figure::inches(out.reachInches * oneInch));
    else
      refuse(reason == ChargeReason::freeMoveNoCharge                                   ? "IO-FRE-7"
             : reason == ChargeReason::initiativeNoCharge                               ? "IO-CMD-7"
             : reason == ChargeReason::notInFront || reason == ChargeReason::notVisible ? "IO-MOV-8"
                                                                                        : "IO-MOV-9",
             wordOf(reason), u);
  }
  if (plan.blocker != noUnit && plan.blocker != u) {
    refuse("IO-MOV-7", "way-blocked", plan.blocker);
    showOutline(plan.blocker, "way-blocked");
  } else if (plan.blocker == u) {
    refuse("IO-MOV-13", "table-edge", u);
  }
}

void Referee::order(const Action& action) {
  const PersonIndex p = action.person;
  if (!mayGiveOrders(position_, p)) return refuse("IO-ORD-17", "no-more-orders");
  if (action.values[0] < 0 || action.values[0] > static_cast<int>(Order::courage))
    return refuse("IO-ORD-2", "no-such-order");
  const auto order = static_cast<Order>(action.values[0]);
  const SideIndex side = battle_.person(p).side;
  if (position_.options().armyCommanderLast && position_.armyCommander(p))
    for (PersonIndex q = 0; q < battle_.personCount(); ++q)
      if (q != p && mayGiveOrders(position_, q)) return refuse("IO-SEQ-5", "army-commander-last");
  if (order == Order::generalAdvance) {
    if (!position_.armyCommander(p)) return refuse("IO-ORD-12", "army-commander-only");
  } else if (!own(action.unit, side)) {
    return;
  }
  if (position_.ordered(p, order, action.unit).any()) return;
  if (order != Order::generalAdvance && order != Order::command) {
    refuseAll(mayOrder(position_.orderFacts(p, order, action.unit), position_.rules()).reasons, "IO-ORD-18",
              action.unit);
    if (verdict_.legal()) refuse("IO-MOV-4", "cannot-move", action.unit);
    return;
  }
  refuse("IO-ORD-11", "nobody-to-order");
}

void Referee::join(const Action& action, const Decision& now) {
  const Person& person = battle_.person(action.person);
  if (!own(action.unit, now.side)) return;
  if (person.unit != noUnit) return refuse("IO-ORD-4", "already-joined", person.unit);
  if (now.step < position_.book().steps.volleys && !mayGiveOrders(position_, action.person))
    return refuse("IO-ORD-17", "no-more-orders");
  if (mayJoinNow(position_, action.person, action.unit)) return;
  const Length away = toLength(position_.generalInches(action.person, action.unit) * oneInch);
  refuse("IO-HSQ-2", "too-far", action.unit, Figure::inches(away),
         Figure::inches(position_.rules().tables.orders.joinInches * oneInch));
}

void Referee::moveGeneral(const Action& action) {
  const Person& person = battle_.person(action.person);
  if (person.unit != noUnit) return refuse("IO-ORD-21", "moves-with-his-unit", person.unit);
  if (person.status[PersonStatus::moved] != 0) return refuse("IO-ORD-21", "has-moved");
  const Length way = toLength(distance(toVec(person.at), toVec(action.point)));
  if (way > position_.book().generalMove)
    refuse("IO-ORD-21", "too-far", noUnit, Figure::inches(way), Figure::inches(position_.book().generalMove));
  if (!position_.table().contains(toVec(action.point), 0.0)) refuse("IO-MOV-13", "table-edge");
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.unit(u).side != person.side && contains(position_.stand(u), toVec(action.point)))
      refuse("IO-ORD-21", "on-an-enemy", u);
  });
}

void Referee::shoot(const Action& action) {
  if (!battle_.tasks.empty()) {
    const Task& task = battle_.tasks.back();
    if (action.unit != task.args[0]) return refuse("IO-SHO-8", "another-unit-is-asked", task.args[0]);
    if (action.target != task.args[1]) refuse("IO-SHO-9", "shoots-at-the-mover", task.args[1]);
    return;
  }
  if (position_.is(action.unit, UnitStatus::considered)) return refuse("IO-SHO-5", "already-shot", action.unit);
  const MayShootOut out = mayShoot(position_.shotFacts(action.unit, action.target, Shot::normal), position_.rules());
  for (std::size_t i = 0; i < Words<ShootReason>::words.size(); ++i) {
    const auto reason = static_cast<ShootReason>(i);
    if (!out.reasons.has(reason)) continue;
    refuse(reason == ShootReason::notVisible   ? "IO-VIS-1"
           : reason == ShootReason::notNearest ? "IO-VIS-15"
                                               : "IO-SHO-5",
           wordOf(reason), action.target);
    if (reason != ShootReason::notVisible) continue;
    if (const auto line = position_.sight(action.unit, action.target).blocked)
      verdict_.witness.push_back({Mark::Kind::line, {toPoint(line->from), toPoint(line->to)}, wordOf(reason)});
  }
}

void Referee::answer(const Action& action, const Decision& now) {
  if (action.unit != now.unit) return refuse("IO-HSQ-10", "another-unit-is-asked", now.unit);
  const auto id = static_cast<ActionId>(action.kind);
  if (id == ActionId::strike &&
      (!enemyOf(action.unit, action.target) || !in(position_.foes(action.unit), action.target)))
    refuse("IO-HSQ-12", "not-in-contact");
  if (id == ActionId::followUp &&
      (!enemyOf(action.unit, action.target) || !in(followTargets(position_, action.unit), action.target)))
    refuse("IO-HSQ-11", "cannot-follow");
}

void Referee::showOutline(UnitIndex u, std::string_view label) {
  Mark mark{Mark::Kind::outline, {}, label};
  for (const Vec2 corner : position_.stand(u).corners()) mark.points.push_back(toPoint(corner));
  verdict_.witness.push_back(std::move(mark));
}

}  // namespace signifer::initiative
