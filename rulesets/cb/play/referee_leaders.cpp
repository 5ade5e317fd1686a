// The referee on leaders, orders and control tests (CB-CMD, CB-CTL, CB-LDR-9).
#include <algorithm>

#include "cb/play/referee.h"

namespace signifer::cb {

void Referee::leaderAction(const Action& action) {
  const PersonIndex p = action.person;
  if (p < 0 || p >= battle_.personCount() || !battle_.person(p).present || battle_.person(p).side != battle_.active)
    return refuse("CB-CMD-1", "no-such-leader");
  const auto id = static_cast<ActionId>(action.kind);
  const auto ruling = ask(*position_.rulings().commandActions, commandFacts(position_, p, id));
  consult(ruling);
  refuseEach(ruling->reasons, [](CommandReason) { return noUnit; });
  measure("CB-CMD-1", "actions-spent", Figure::count(ruling->needed), Figure::count(ruling->available));
  if (isSettled()) return;
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
    const PersonIndex leader = position_.leader(u);
    if (leader != noPerson) refuse({"CB-CMD-1", "has-a-leader", {}, {}, noUnit, leader});
    const double way = distanceTo(position_.stand(u), toVec(person.at));
    measure("CB-CMD-1", "way-to-ride", figure(way), figure(most));
    if (way > most) refuse("CB-CMD-1", "too-far", noUnit, figure(way), figure(most));
    return;
  }
  const bool detaching = static_cast<ActionId>(action.kind) == ActionId::detach;
  if (detaching != (person.unit != noUnit)) return refuse("CB-CMD-1", detaching ? "not-attached" : "is-attached");
  const double way = distance(toVec(person.at), toVec(action.point));
  measure("CB-CMD-1", "way-to-ride", figure(way), figure(most));
  if (way > most + 1) refuse("CB-CMD-1", "too-far", noUnit, figure(way), figure(most));
  if (!position_.table().contains(toVec(action.point), 0)) refuse("CB-CMD-1", "leaves-the-table");
  const Segment ride{toVec(person.at), toVec(action.point)};
  const double keep = position_.jt() - roundingTolerance;
  UnitIndex nearest = noUnit;
  double least = 0;
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.unit(v).side == person.side || position_.rampaging(v)) return;
    const double gap = gapBetween(position_.stand(v), ride).distance;
    if (nearest == noUnit || gap < least) {
      nearest = v;
      least = gap;
    }
    if (gap >= keep || gap >= distanceTo(position_.stand(v), ride.from) - roundingTolerance) return;
    refuse("CB-LDR-9", "near-enemy", v, figure(gap), figure(position_.jt()));
    draw(Mark::Kind::line, {ride.from, ride.to}, "as-far-as-open");
  });
  if (nearest != noUnit && verdict_.legal())
    measure("CB-LDR-9", "clearance", figure(least), figure(position_.jt()), nearest);
}

void Referee::leaderInfluence(const Action& action) {
  const UnitIndex u = battle_.person(action.person).unit;
  if (u == noUnit) return;  // The ruling has said so.
  if (position_.adrift(u)) return refuse("CB-AFT-10", position_.broken(u) ? "unit-is-broken" : "unit-is-rampaging", u);
  const auto id = static_cast<ActionId>(action.kind);
  const int inspired = position_.status(u, UnitStatus::inspireActions);
  if (id == ActionId::direct && position_.is(u, UnitStatus::directed)) refuse("CB-CMD-7", "is-directed", u);
  if (id == ActionId::inspire && inspired >= 6)
    refuse("CB-CMD-6", "inspired-enough", u, Figure::count(inspired + 1), Figure::count(6));
  if (!verdict_.legal()) return;
  if (id == ActionId::direct) cite("CB-CMD-7", "not-directed-yet", u);
  if (id == ActionId::inspire) measure("CB-CMD-6", "times-inspired", Figure::count(inspired + 1), Figure::count(6), u);
}

void Referee::giveOrders(const Action& action) {
  const Person& person = battle_.person(action.person);
  if (static_cast<ActionId>(action.kind) == ActionId::receiveOrders) {
    if (person.status[PersonStatus::newOrders] == 0 || person.status[PersonStatus::newsX] >= 0)
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
  if (hasTested(position_, u)) return refuse("CB-CTL-11", "has-tested");
  if (position_.inCombat(u)) return refuse("CB-CTL-11", "in-combat");
  const auto due = ask(*position_.rulings().controlDue, controlFacts(position_, u));
  consult(due);
  const PersonIndex p = position_.leader(u);
  if (!due->due && p != noPerson) return refuse({"CB-CTL-11", "no-test-needed", {}, {}, noUnit, p});
  if (action.values[0] != 0 && action.values[0] != 1) return refuse("CB-CTL-4", "no-such-choice");
  if (action.values[1] < 0 || action.values[1] > 2) return refuse("CB-CTL-5", "no-such-choice");
  if (action.values[0] != 0 && !inspiredNearBy(position_, u)) refuse("CB-CTL-4", "nobody-inspires");
  const bool steadied = p != noPerson && battle_.person(p).status[PersonStatus::steadying] != 0;
  if (action.values[1] != 0 && !steadied) refuse("CB-CTL-5", "nobody-steadies");
  if (!verdict_.legal()) return;
  cite("CB-CTL-11", "not-tested-yet");
  if (due->due) due->reasons.forEach([&](ControlReason, const Because& because) { cite(because.rule, "test-is-due"); });
  if (action.values[0] != 0) cite("CB-CTL-4", "inspired-near-by");
  if (action.values[1] != 0) measure({"CB-CTL-5", "steadied-by", {}, {}, noUnit, p});
}

}  // namespace signifer::cb
