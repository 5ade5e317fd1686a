#include "initiative/play/referee.h"

#include <algorithm>
#include <cmath>

namespace signifer::initiative {

std::string_view Referee::endedBy() const {
  if (!isOver(battle_)) return "";
  return battle_.status[BattleStatus::over] != 0 ? "IO-END-2" : "IO-END-1";
}

// The first question of the moment: a unit in the middle of its ordered moves, then an open question, then the step.
void Referee::outOfStep(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  const bool answersCharge = !battle_.tasks.empty() &&
                             battle_.tasks.back().code == static_cast<int>(TaskKind::chargeResponse) &&
                             action.unit == now_.unit;
  if (answersCharge && id == ActionId::evade) return refuse("IO-SHO-8", "cannot-evade");
  if (answersCharge && id == ActionId::counterCharge) return refuse("IO-SHO-8", "cannot-countercharge");
  const UnitIndex mover = unitUnderOrders(position_);
  if (battle_.tasks.empty() && position_.step() == StepId::unitOrders && mover != noUnit)
    return refuse("IO-SEQ-5", "finish-ordered-moves", mover,
                  Figure::count(position_.status(mover, UnitStatus::movesLeft)));
  refuseNow();
  if (const std::string_view rule = tooLateBy(id); !rule.empty()) refuse(rule, "too-late");
}

/// The row that ended the time of such an action in this player turn; empty where it has not ended.
std::string_view Referee::tooLateBy(ActionId id) const {
  const StepId step = position_.step();
  switch (id) {
    case ActionId::move:
    case ActionId::changeFormation:
      return step > StepId::freeMoves ? "IO-FRE-6" : "";
    case ActionId::charge:
      return step > StepId::freeMoves ? "IO-SEQ-3" : "";
    case ActionId::moveGeneral:
      return step > StepId::freeMoves ? "IO-ORD-21" : "";
    case ActionId::order:
      return step > StepId::unitOrders ? "IO-SEQ-3" : "";
    case ActionId::shoot:
      return step > StepId::volleys ? "IO-SEQ-3" : "";
    case ActionId::join:
      return step > StepId::generalsJoin ? "IO-HSQ-2" : "";
    case ActionId::throwAgain:
    case ActionId::letStand:
      return step > StepId::unitOrders ? "IO-RRL-1" : "";
    case ActionId::strike:
      return step > StepId::blows ? "IO-HSQ-12" : "";
    case ActionId::support:
      return step > StepId::blows ? "IO-SUP-2" : "";
    case ActionId::hold:
    case ActionId::retreat:
      return step > StepId::combatBreakTests ? "IO-BTH-11" : "";
    case ActionId::followUp:
      return step > StepId::followUps ? "IO-HSQ-11" : "";
    default:
      return "";
  }
}

bool Referee::isNamed(const Action& action, Names names) {
  if (names == Names::nothing) return true;
  if (names == Names::person || names == Names::personAndUnit) return general(action.person, now_.side);
  if (!own(action.unit, now_.side)) return false;
  const auto id = static_cast<ActionId>(action.kind);
  const bool shot = id == ActionId::shoot || id == ActionId::holdFire;
  if (!battle_.tasks.empty() && !shot && action.unit != now_.unit) refuseNow();
  return verdict_.legal() && (names != Names::enemy || enemyOf(action.unit, action.target));
}

void Referee::endOrders(const Action& action) {
  if (!mayGiveOrders(position_, action.person)) refusePerson("IO-SEQ-5", "no-more-orders", action.person);
}

void Referee::endStep() {
  if (position_.step() != StepId::freeMoves) return;
  if (const UnitIndex u = nextToRetire(position_); u != noUnit) refuse("IO-FRE-4", "must-retire", u);
}

void Referee::begin(const Action& action) {
  if (action.values[0] < 0 || action.values[0] > 1) refuse("IO-SEQ-1", "not-a-side");
}

void Referee::throwAgain() {
  const Task& task = battle_.tasks.back();
  if (const auto reroll = mayReroll(position_, task.args[0], task.args[5])) consult(*reroll);
}

void Referee::stay(UnitIndex u) {
  if (battle_.tasks.empty() && mustRetire(position_, u)) refuse("IO-FRE-4", "must-retire", u);
}

void Referee::holdFire(UnitIndex u) {
  if (!battle_.tasks.empty() && reactionTask(position_, u) < 0) refuseNow();
}

bool Referee::own(UnitIndex u, SideIndex side) {
  if (!position_.present(u))
    refuse("IO-SEQ-4", "not-on-the-table", position_.known(u) ? u : noUnit);
  else if (position_.unit(u).side != side)
    refuse({"IO-SEQ-4", "not-the-side-that-is-asked", std::nullopt, std::nullopt, u, noPerson, side});
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
    refuse({"IO-SEQ-4", "general-of-the-other-side", std::nullopt, std::nullopt, noUnit, p, side});
  return verdict_.legal();
}

UnitIndex Referee::anyFoe(UnitIndex u) const {
  UnitIndex nearest = noUnit;
  Place least;
  double away = 0;
  forEachIn(position_.foes(u), [&](UnitIndex v) {
    const Place at = position_.stand(u).place(toVec(position_.unit(v).pose.centre));
    const double its = std::hypot(at.aside, at.ahead);
    const bool beside =
        its < away + roundingTolerance && (at.ahead > least.ahead + roundingTolerance ||
                                           (at.ahead > least.ahead - roundingTolerance && at.aside < least.aside));
    if (nearest != noUnit && its > away - roundingTolerance && !beside) return;
    nearest = v;
    least = at;
    away = its;
  });
  return nearest;
}

void Referee::order(const Action& action) {
  const PersonIndex p = action.person;
  if (action.values[0] < 0 || action.values[0] > static_cast<int>(Order::courage))
    return refuse("IO-ORD-2", "no-such-order");
  const auto order = static_cast<Order>(action.values[0]);
  const Person& person = battle_.person(p);
  if (!mayGiveOrders(position_, p)) {
    const bool joined = person.unit != noUnit;
    refuse({joined ? "IO-ORD-4" : "IO-ORD-17", joined ? "general-joined-unit" : "no-more-orders", std::nullopt,
            std::nullopt, person.unit, p});
    return refuseOrderBesides(p, order, action.unit);
  }
  if (position_.options().armyCommanderLast && position_.armyCommander(p))
    for (PersonIndex q = 0; q < battle_.personCount(); ++q)
      if (q != p && mayGiveOrders(position_, q)) {
        refuse({"IO-SEQ-5", "army-commander-last", std::nullopt, std::nullopt, noUnit, q});
        return refuseOrderBesides(p, order, action.unit);
      }
  if (order != Order::generalAdvance && !own(action.unit, person.side)) return;
  if (order == Order::generalAdvance && !position_.armyCommander(p))
    return refuse({"IO-ORD-12", "army-commander-only", std::nullopt, std::nullopt, noUnit, p});
  const UnitSet units = position_.ordered(p, order, action.unit);
  if (units.none()) return refuseOrder(p, order, action.unit);
  const Figure away = Figure::inches(fromInches(position_.orderDistance(p, order, units)));
  if (order == Order::generalAdvance)
    measure("IO-ORD-12", "ordered-units", Figure::count(static_cast<int>(units.count())));
  else if (isJoined(order))
    measure("IO-ORD-4", "general-distance", away, Figure::inches(position_.tables().orders.joinInches * oneInch));
  else
    measure("IO-ORD-15", "general-distance", away);
  if (order != Order::generalAdvance)
    verdict_.consulted.push_back(position_.mayOrder(p, order, action.unit).consultation());
  explainOrder(order, action.unit);
}

// Nobody may be ordered so: why not the unit that was named, or the first that comes nearest to it.
void Referee::refuseOrder(PersonIndex p, Order order, UnitIndex u) {
  if (order == Order::generalAdvance) return refuse("IO-ORD-12", "nobody-to-order");
  const auto asked = position_.mayOrder(p, order, u);
  const bool others = order == Order::command && !asked->reasons.has(OrderReason::otherCommand);
  if (others) refuse("IO-ORD-11", "nobody-to-order");
  const std::size_t first = verdict_.reasons.size();
  refuseAll(asked, [&](OrderReason reason) { return reason == OrderReason::engaged ? anyFoe(u) : noUnit; });
  for (std::size_t i = first; i < verdict_.reasons.size(); ++i) verdict_.reasons[i].person = p;
  if (asked->allowed) refuse("IO-MOV-4", "cannot-move");
}

// An order that its General may not give in any case may be barred for other reasons as well.
void Referee::refuseOrderBesides(PersonIndex p, Order order, UnitIndex u) {
  if (!explained_) return;
  if (order == Order::generalAdvance) {
    if (!position_.armyCommander(p))
      refuse({"IO-ORD-12", "army-commander-only", std::nullopt, std::nullopt, noUnit, p});
    return;
  }
  if (!position_.present(u) || position_.unit(u).side != battle_.person(p).side) return;
  const auto asked = position_.mayOrder(p, order, u);
  consult(asked);
  asked->reasons.forEach([&](OrderReason reason, const Because& because) {
    if (reason == OrderReason::generalFailedOrder || reason == OrderReason::generalJoinedUnit) return;
    const UnitIndex foe = reason == OrderReason::engaged ? anyFoe(u) : noUnit;
    refuse({because.rule, wordOf(reason), because.measured, because.allowed, foe, p});
  });
}

void Referee::join(const Action& action) {
  const Person& person = battle_.person(action.person);
  if (!own(action.unit, now_.side)) return;
  if (person.unit != noUnit)
    return refuse({"IO-ORD-4", "already-joined", std::nullopt, std::nullopt, person.unit, action.person});
  if (position_.step() < StepId::volleys && !mayGiveOrders(position_, action.person))
    return refuse({"IO-ORD-17", "no-more-orders", std::nullopt, std::nullopt, noUnit, action.person});
  const auto joining = mayJoin(position_, action.person, action.unit);
  refuseAll(joining, [](JoinReason) { return noUnit; });
  if (!verdict_.legal()) return;
  measure(joining.in.stage == JoinStage::orders ? "IO-ORD-4" : "IO-HSQ-2", "general-distance",
          Figure::inches(fromInches(joining.in.distanceInches)),
          Figure::inches(position_.tables().orders.joinInches * oneInch));
}

void Referee::moveGeneral(const Action& action) {
  const Person& person = battle_.person(action.person);
  if (person.unit != noUnit)
    return refuse({"IO-ORD-21", "moves-with-his-unit", std::nullopt, std::nullopt, person.unit, action.person});
  if (person.status[PersonStatus::moved] != 0)
    return refuse({"IO-ORD-21", "has-moved", std::nullopt, std::nullopt, noUnit, action.person});
  const Length way = toLength(distance(toVec(person.at), toVec(action.point)));
  const Figure allowed = Figure::inches(position_.book().generalMove);
  measure("IO-ORD-21", "way", Figure::inches(way), allowed);
  if (way > position_.book().generalMove) {
    refuse("IO-ORD-21", "too-far", noUnit, Figure::inches(way), allowed);
    const double step = std::max(0.0, position_.book().generalMove - 1.0);
    verdict_.nearest = action;
    verdict_.nearest->point = toPoint(toVec(person.at) + unit(toVec(action.point) - toVec(person.at)) * step);
  }
  if (!position_.table().contains(toVec(action.point), 0.0))
    refuse({"IO-MOV-13", "table-edge", std::nullopt, std::nullopt, noUnit, action.person, noSide, noStep,
            "{person} would leave the table."});
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.unit(u).side != person.side && contains(position_.body(u), toVec(action.point)))
      refuse("IO-ORD-21", "on-an-enemy", u);
  });
}

void Referee::strike(const Action& action) {
  if (in(position_.foes(action.unit), action.target))
    return measure("IO-HSQ-12", "in-contact-with", std::nullopt, std::nullopt, action.target);
  refuse("IO-HSQ-12", "not-in-contact", noUnit,
         Figure::inches(lengthOrMore(position_.gap(action.unit, action.target))));
}

void Referee::support(const Action& action) {
  const UnitIndex u = action.unit;
  const UnitIndex fighter = action.target;
  const bool known = position_.present(fighter) && !position_.enemies(u, fighter) && u != fighter;
  if (!known) return refuse("IO-SUP-2", "supports-nobody-there", position_.known(fighter) ? fighter : noUnit);
  if (in(supportable(position_, u), fighter))
    return measure("IO-SUP-2", "behind-or-beside", std::nullopt, std::nullopt, fighter);
  int place = -1;
  const auto support = position_.support(u, fighter, place);
  refuseAll(support, [&](SupportReason reason) { return reason == SupportReason::engaged ? anyFoe(u) : noUnit; });
  if (!position_.engaged(fighter)) refuse("IO-SUP-2", "supports-nobody-there", fighter);
  if (place < 0) refuse("IO-SUP-2", "not-behind-or-beside", fighter);
}

void Referee::giveWay(const Action& action) {
  const GoesBack how = goesBack(battle_.tasks.back());
  const UnitSet threats = threatsTo(position_, action.unit, how);
  const std::string_view rule = how == GoesBack::retreats ? "IO-BTR-11" : "IO-BTH-11";
  if (in(threats, action.target)) return measure(rule, "goes-back-from", std::nullopt, std::nullopt, action.target);
  UnitIndex counts = noUnit;
  position_.forEachPresent([&](UnitIndex v) {
    if (counts == noUnit && in(threats, v)) counts = v;
  });
  refuse(rule, "another-enemy-counts", counts);
}

void Referee::followUp(const Action& action) {
  if (in(followTargets(position_, action.unit), action.target))
    return measure("IO-HSQ-11", "gave-ground", Figure::inches(toLength(position_.gap(action.unit, action.target))),
                   Figure::inches(position_.status(action.target, UnitStatus::gaveGround)), action.target);
  refuse("IO-HSQ-11", "cannot-follow", noUnit, Figure::inches(lengthOrMore(position_.gap(action.unit, action.target))),
         Figure::inches(position_.status(action.target, UnitStatus::gaveGround)));
}

}  // namespace signifer::initiative
