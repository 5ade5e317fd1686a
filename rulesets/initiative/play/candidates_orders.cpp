// The orders offered to a General (IO-ORD-1 to IO-ORD-13): to his nearest units one by one, to a whole division, to the
// army; and the markers that he can remove by joining. Whom the rules let him order is asked of those alone whom the
// lot falls on.
#include <algorithm>
#include <cassert>

#include "initiative/play/candidates.h"

namespace signifer::initiative {

namespace {

/// So many of the nearest units are offered one by one.
constexpr int mostNearest = 4;

PersonIndex nextToOrder(const Position& position) {
  const bool last = position.options().armyCommanderLast;
  PersonIndex chosen = noPerson;
  for (PersonIndex p = 0; p < position.battle().personCount(); ++p) {
    if (!mayGiveOrders(position, p)) continue;
    if (chosen == noPerson || (last && position.armyCommander(chosen))) chosen = p;
  }
  return chosen;
}

}  // namespace

Proposals Candidates::proposalsOfOrders() {
  Proposals out;
  const auto propose = [&](Idea idea, UnitIndex u = noUnit, int value = 0) {
    out.push_back({static_cast<std::int16_t>(idea), u, noUnit, static_cast<std::int16_t>(value)});
  };
  giver_ = nextToOrder(position_);
  if (giver_ == noPerson) {
    propose(Idea::endOrders);
    return out;
  }
  findCommand();
  int divisions = 0;
  for (const UnitIndex u : command_) {
    const int bit = 1 << position_.status(u, UnitStatus::division);
    if ((divisions & bit) == 0) propose(Idea::orderDivision, u);
    divisions |= bit;
    if (position_.shaken(u)) propose(Idea::rally, u);
    if (position_.brokenDivision(u)) propose(Idea::courage, u);
  }
  for (int i = 0; i < std::min<int>(mostNearest, static_cast<int>(command_.size())); ++i)
    propose(Idea::orderNearest, noUnit, i);
  if (!command_.empty()) propose(Idea::followMe);
  if (position_.armyCommander(giver_)) propose(Idea::generalAdvance);
  propose(Idea::endOrders);
  return out;
}

void Candidates::workOutOrder(const Proposal& proposal) {
  const UnitIndex u = proposal.unit;
  switch (static_cast<Idea>(proposal.what)) {
    case Idea::orderDivision:
      return orderDivision(u);
    case Idea::orderNearest:
      if (const UnitIndex near = nearestObeying(proposal.value); near != noUnit) addOrder(Order::unit, near);
      return;
    case Idea::rally:
    case Idea::courage: {
      const Order order = static_cast<Idea>(proposal.what) == Idea::rally ? Order::rally : Order::courage;
      if (position_.obeys(giver_, order, u)) addOrder(order, u);
      return;
    }
    case Idea::followMe:
      if (const UnitIndex near = nearestObeying(0); near != noUnit && position_.obeys(giver_, Order::followMe, near))
        addOrder(Order::followMe, near);
      return;
    case Idea::generalAdvance:
      if (anyAdvances()) addOrder(Order::generalAdvance, noUnit);
      return;
    case Idea::endOrders:
      if (giver_ == noPerson)
        add(ActionId::endStep);
      else
        add(ActionId::done).person = giver_;
      return;
    default:
      assert(false);
  }
}

void Candidates::addOrder(Order order, UnitIndex u) {
  Action& action = add(ActionId::order, u);
  action.person = giver_;
  action.values[0] = static_cast<std::int16_t>(order);
}

// The order test that baggage fails could have moved a legion.
void Candidates::findCommand() {
  command_.clear();
  const Giver giver = position_.giver(giver_);
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.unit(u).side == battle_.active && !isBaggage(position_.troop(u)) &&
        commands(giver, position_.ownCommand(giver_, u)))
      command_.push_back(u);
  });
}

// By the first of them who may be ordered.
void Candidates::orderDivision(UnitIndex first) {
  const auto same = [&](UnitIndex u) {
    return position_.status(u, UnitStatus::division) == position_.status(first, UnitStatus::division);
  };
  const auto found =
      std::ranges::find_if(command_, [&](UnitIndex u) { return same(u) && position_.obeys(giver_, Order::unit, u); });
  if (found != command_.end()) addOrder(Order::command, *found);
}

UnitIndex Candidates::nearestObeying(int place) {
  if (nearest_.size() != command_.size()) {
    nearest_.clear();
    for (const UnitIndex u : command_) nearest_.emplace_back(position_.generalInches(giver_, u), u);
    std::ranges::sort(nearest_);
  }
  const auto wanted = static_cast<std::size_t>(place);
  for (; obeying_.size() <= wanted && asked_ < nearest_.size(); ++asked_)
    if (const UnitIndex u = nearest_[asked_].second; position_.obeys(giver_, Order::unit, u)) obeying_.push_back(u);
  return wanted < obeying_.size() ? obeying_[wanted] : noUnit;
}

bool Candidates::anyAdvances() const {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (battle_.unit(u).present && position_.obeys(giver_, Order::generalAdvance, u)) return true;
  return false;
}

}  // namespace signifer::initiative
