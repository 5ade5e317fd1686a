// The referee on leaders, orders and control tests (CB-CMD, CB-CTL, CB-LDR-9).
#include <algorithm>

#include "cb/play/referee.h"

namespace signifer::cb {

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
  const Segment ride{toVec(person.at), toVec(action.point)};
  const double keep = position_.jt() - roundingTolerance;
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.unit(v).side == person.side || position_.rampaging(v)) return;
    const double gap = gapBetween(position_.stand(v), ride).distance;
    if (gap >= keep || gap >= distanceTo(position_.stand(v), ride.from) - roundingTolerance) return;
    refuse("CB-LDR-9", "near-enemy", v, figure(gap), figure(position_.jt()));
    draw(Mark::Kind::line, {ride.from, ride.to}, "as-far-as-open");
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
  if (hasTested(position_, u)) return refuse("CB-CTL-11", "has-tested", u);
  if (position_.inCombat(u)) return refuse("CB-CTL-11", "in-combat", u);
  if (!controlIsDue(position_, u) && position_.leader(u) != noPerson) return refuse("CB-CTL-11", "no-test-needed", u);
  if (action.values[0] != 0 && action.values[0] != 1) return refuse("CB-CTL-4", "no-such-choice", u);
  if (action.values[1] < 0 || action.values[1] > 2) return refuse("CB-CTL-5", "no-such-choice", u);
  if (action.values[0] != 0) {
    if (!inspiredNearBy(position_, u)) refuse("CB-CTL-4", "nobody-inspires", u);
  }
  if (action.values[1] == 0) return;
  const PersonIndex p = position_.leader(u);
  if (p == noPerson || battle_.person(p).status[PersonStatus::steadying] == 0) refuse("CB-CTL-5", "nobody-steadies", u);
}

}  // namespace signifer::cb
