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
  const PersonIndex p = action.person;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::order:
      if (general(p, now.side)) order(action);
      return;
    case ActionId::done:
      if (general(p, now.side) && !mayGiveOrders(position_, p)) refuse("IO-SEQ-5", "no-more-orders");
      return;
    case ActionId::moveGeneral:
      if (general(p, now.side)) moveGeneral(action);
      return;
    case ActionId::join:
      if (general(p, now.side)) join(action, now);
      return;
    case ActionId::endStep:
      if (battle_.step != position_.book().steps.freeMoves) return;
      if (const UnitIndex u = nextToRetire(position_); u != noUnit) refuse("IO-FRE-4", "must-retire", u);
      return;
    case ActionId::begin:
      if (action.values[0] < 0 || action.values[0] > 1) refuse("IO-SEQ-1", "not-a-side");
      return;
    case ActionId::advance:
    case ActionId::throwAgain:
    case ActionId::letStand:
      return;
    default:
      if (own(action.unit, now.side)) judgeUnit(action, now);
      return;
  }
}

// What one unit does.
void Referee::judgeUnit(const Action& action, const Decision& now) {
  const bool another = !battle_.tasks.empty() && action.unit != now.unit;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::stay:
      if (another) refuse("IO-HSQ-11", "another-unit-is-asked", now.unit);
      if (battle_.tasks.empty() && mustRetire(position_, action.unit)) refuse("IO-FRE-4", "must-retire", action.unit);
      return;
    case ActionId::move:
      return move(action);
    case ActionId::changeFormation:
      return changeFormation(action);
    case ActionId::charge:
      if (enemyOf(action.unit, action.target)) charge(action);
      return;
    case ActionId::shoot:
      if (enemyOf(action.unit, action.target)) shoot(action);
      return;
    case ActionId::holdFire:
      if (!battle_.tasks.empty() && reactionTask(position_, action.unit) < 0)
        refuse("IO-SHO-8", "another-unit-is-asked", now.unit);
      return;
    default:
      return answer(action, now);
  }
}

bool Referee::own(UnitIndex u, SideIndex side) {
  if (!position_.present(u))
    refuse("IO-SEQ-4", "not-on-the-table", position_.known(u) ? u : noUnit);
  else if (position_.unit(u).side != side)
    refuse("IO-SEQ-4", "not-the-side-that-is-asked", u);
  return verdict_.legal();
}

bool Referee::enemyOf(UnitIndex u, UnitIndex target) {
  if (!position_.present(target))
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
    refuseAll(mayOrder(position_.orderFacts(p, order, action.unit), position_.rules()).reasons, action.unit);
    if (verdict_.legal()) refuse("IO-MOV-4", "cannot-move", action.unit);
    return;
  }
  if (order == Order::command) {
    const MayOrderOut out = mayOrder(position_.orderFacts(p, order, action.unit), position_.rules());
    if (out.reasons.has(OrderReason::otherCommand))
      return refuse("IO-ORD-19", wordOf(OrderReason::otherCommand), action.unit);
  }
  refuse(order == Order::command ? "IO-ORD-11" : "IO-ORD-12", "nobody-to-order");
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
  if (way > position_.book().generalMove) {
    refuse("IO-ORD-21", "too-far", noUnit, Figure::inches(way), Figure::inches(position_.book().generalMove));
    verdict_.nearest = action;
    const Vec2 step = unit(toVec(action.point) - toVec(person.at)) * (position_.book().generalMove - 1.0);
    verdict_.nearest->point = toPoint(toVec(person.at) + step);
  }
  if (!position_.table().contains(toVec(action.point), 0.0)) refuse("IO-MOV-13", "table-edge");
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.unit(u).side != person.side && contains(position_.body(u), toVec(action.point)))
      refuse("IO-ORD-21", "on-an-enemy", u);
  });
}

void Referee::shoot(const Action& action) {
  if (!battle_.tasks.empty()) {
    const Task& task = battle_.tasks.back();
    if (reactionTask(position_, action.unit) < 0) return refuse("IO-SHO-8", "another-unit-is-asked", task.args[0]);
    if (action.target != task.args[1]) refuse("IO-SHO-9", "shoots-at-the-mover", task.args[1]);
    return;
  }
  const MayShootOut out = mayShoot(position_.shotFacts(action.unit, action.target, Shot::normal), position_.rules());
  for (std::size_t i = 0; i < Words<ShootReason>::words.size(); ++i) {
    const auto reason = static_cast<ShootReason>(i);
    if (!out.reasons.has(reason)) continue;
    refuse(ruleOf(reason), wordOf(reason), action.target);
    if (reason == ShootReason::notNearest) showNearestTarget(action);
    if (reason != ShootReason::notVisible) continue;
    if (const auto line = position_.sight(action.unit, action.target).blocked)
      verdict_.witness.push_back({Mark::Kind::line, {toPoint(line->from), toPoint(line->to)}, wordOf(reason)});
  }
}

// The nearest legal change: the target that it must shoot at.
void Referee::showNearestTarget(const Action& action) {
  position_.forEachEnemy(action.unit, [&](UnitIndex v) {
    if (verdict_.nearest || !mayShoot(position_.shotFacts(action.unit, v, Shot::normal), position_.rules()).allowed)
      return;
    verdict_.nearest = action;
    verdict_.nearest->target = v;
  });
}

void Referee::answer(const Action& action, const Decision& now) {
  if (action.unit != now.unit) return refuse("IO-HSQ-10", "another-unit-is-asked", now.unit);
  const auto id = static_cast<ActionId>(action.kind);
  if (id == ActionId::strike &&
      (!enemyOf(action.unit, action.target) || !in(position_.foes(action.unit), action.target)))
    refuse("IO-HSQ-12", "not-in-contact");
  if (id == ActionId::support &&
      (!position_.present(action.target) || !in(supportable(position_, action.unit), action.target)))
    refuse("IO-SUP-2", "supports-nobody-there", position_.known(action.target) ? action.target : noUnit);
  if (id == ActionId::giveWay &&
      (!enemyOf(action.unit, action.target) ||
       !in(threatsTo(position_, action.unit, goesBack(battle_.tasks.back())), action.target)))
    refuse(goesBack(battle_.tasks.back()) == GoesBack::retreats ? "IO-BTR-11" : "IO-BTH-11", "another-enemy-counts");
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
