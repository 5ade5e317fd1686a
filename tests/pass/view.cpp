#include <algorithm>

#include "pass.h"

namespace signifer::pass {
namespace {

// The enemy whose base is nearest, noUnit for none.
UnitIndex nearestEnemy(const Position& position, UnitIndex u) {
  UnitIndex nearest = noUnit;
  double least = 0;
  position.forEachPresent([&](UnitIndex other) {
    if (!position.enemies(u, other)) return;
    const double gap = distanceBetween(position.stand(u), position.stand(other));
    if (nearest != noUnit && gap >= least) return;
    nearest = other;
    least = gap;
  });
  return nearest;
}

}  // namespace

Length Position::reach() const {
  const int card = battle_.status[BattleStatus::card];
  return card == 0 ? 0 : book_.reach[static_cast<std::size_t>(card - 1)];
}

UnitIndex Position::toucher(UnitIndex u) const {
  for (UnitIndex other = 0; other < battle_.unitCount(); ++other)
    if (present(other) && enemies(u, other) && touching(stand(u), stand(other))) return other;
  return noUnit;
}

bool Position::mayMove(UnitIndex u) const {
  return present(u) && unit(u).side == battle_.active && !is(u, UnitStatus::moved) && toucher(u) == noUnit;
}

Length Position::room(UnitIndex u, const Pose& from, Vec2 way, Length most, const UnitSet& company) const {
  const Footprint base(from, unit(u).base);
  Length free = 0;
  // Ever nearer, until nothing is left of the way or of the gap.
  for (int i = 0; i < 8; ++i) {
    const Footprint here = base.shifted(way * free);
    if (!isOn(table_, here)) return 0;
    double gap = most - free;
    forEachPresent([&](UnitIndex other) {
      if (!in(company, other)) gap = std::min(gap, distanceBetween(here, stand(other)));
    });
    free = std::min(most, free + wholeLength(gap));
  }
  return isOn(table_, base.shifted(way * free)) ? free : 0;
}

Answered<FallBackIn, FallBackOut> Position::fallingBack(UnitIndex u) const {
  // The enemy before it is left, not met.
  UnitSet company;
  add(company, u);
  forEachPresent([&](UnitIndex other) {
    if (enemies(u, other) && touching(stand(u), stand(other))) add(company, other);
  });
  const Length free = room(u, unit(u).pose, -stand(u).forward, book_.fallBack, company);
  return ask(*book_.rulings.fallBack, {battle_.profile(u, UnitProfile::light) != 0, toInches(free)});
}

UnitSet Position::line(UnitIndex u) const {
  UnitSet formed;
  add(formed, u);
  for (bool grown = true; grown;) {
    grown = false;
    forEachPresent([&](UnitIndex other) {
      if (in(formed, other) || unit(other).side != unit(u).side || unit(other).pose.heading != unit(u).pose.heading)
        return;
      forEachPresent([&](UnitIndex member) {
        if (!in(formed, member) || in(formed, other) || !touching(stand(member), stand(other))) return;
        add(formed, other);
        grown = true;
      });
    });
  }
  return formed;
}

int Position::left(SideIndex side) const {
  return static_cast<int>(
      std::ranges::count_if(battle_.units, [&](const Unit& unit) { return unit.present && unit.side == side; }));
}

void Candidates::list(const Decision& decision) {
  if (decision.automatic) return out_.push_back(actionOf(ActionId::advance));
  if (decision.allows(static_cast<int>(ActionId::stand))) {
    addIfLegal(actionOf(ActionId::stand, decision.unit));
    return addIfLegal(actionOf(ActionId::fallBack, decision.unit));
  }
  out_.push_back(actionOf(ActionId::endMoves));
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.mayMove(u)) moves(u);
  });
}

// Towards the nearest enemy, and the line to its front as far as it can.
void Candidates::moves(UnitIndex u) {
  const UnitIndex enemy = nearestEnemy(position_, u);
  if (enemy != noUnit) addIfLegal(proposed(position_, u, position_.unit(enemy).pose.centre));
  Action line = actionOf(ActionId::moveLine);
  line.units = position_.line(u);
  UnitIndex first = 0;
  while (!in(line.units, first)) ++first;
  if (line.units.count() < 2 || first != u) return;
  Length ahead = position_.reach();
  position_.forEachPresent([&](UnitIndex member) {
    if (in(line.units, member))
      ahead = position_.room(member, position_.unit(member).pose, position_.stand(member).forward, ahead, line.units);
  });
  if (ahead == 0) return;
  line.path = Path{{LegKind::ahead, ahead}};
  addIfLegal(line);
}

void Candidates::addIfLegal(const Action& action) {
  if (Referee(position_).judge(action).legal()) out_.push_back(action);
}

std::optional<Outcome> outcomeOf(const Position& position) {
  for (SideIndex side = 0; side < 2; ++side)
    if (position.left(side) == 0) return Outcome{enemyOf(side), "last-army-standing", {"PS-END-1"}};
  if (position.battle().turn > position.options().turnLimit) return Outcome{noSide, "time-is-up", {"PS-END-2"}};
  return std::nullopt;
}

Portrait portraitOf(const Position& position, UnitIndex u) {
  Portrait portrait;
  portrait.harm = position.unit(u).status[UnitStatus::hits];
  portrait.harmMost = position.battle().profile(u, UnitProfile::strength);
  if (portrait.harm > 0) portrait.badges.push_back({"hits", "hurt", true});
  portrait.hasActed = position.is(u, UnitStatus::moved);
  portrait.mayAct = position.step() == StepId::moving && position.battle().tasks.empty() && position.mayMove(u);
  return portrait;
}

std::vector<Reminder> remindersOf(const Position& position) {
  Reminder reminder{"may-still-move", "PS-SEQ-2", {}};
  position.forEachPresent([&](UnitIndex u) {
    if (portraitOf(position, u).mayAct) reminder.units.push_back(u);
  });
  return reminder.units.empty() ? std::vector<Reminder>() : std::vector<Reminder>{reminder};
}

std::vector<Standing> standingsOf(const Position& position) {
  std::vector<Standing> list{{0, "units-left", 0, 0}, {1, "units-left", 0, 0}};
  for (const Unit& unit : position.battle().units) ++list[static_cast<std::size_t>(unit.side)].start;
  for (SideIndex side = 0; side < 2; ++side) list[static_cast<std::size_t>(side)].left = position.left(side);
  return list;
}

Action proposed(const Position& position, UnitIndex u, const Shown& shown) {
  const Unit& unit = position.unit(u);
  const Angle heading = headingTo(unit.pose.centre, shown.centre);
  const Pose turned = turnedTo(unit.pose, heading);
  const Footprint base(turned, unit.base);
  UnitSet alone;
  add(alone, u);
  const auto wanted = wholeLength(distance(base.centre, toVec(shown.centre)));
  Action action = actionOf(ActionId::move, u);
  action.path =
      Path{{LegKind::pivot, heading},
           {LegKind::ahead, position.room(u, turned, base.forward, std::min(position.reach(), wanted), alone)}};
  return action;
}

std::vector<Pose> traced(const Position& position, const Action& action) {
  if (!position.present(action.unit)) return {};
  const Walk way = walk(position.unit(action.unit).pose, position.unit(action.unit).base, action.path);
  return {way.poses.begin(), way.poses.begin() + static_cast<std::ptrdiff_t>(way.legs) + 1};
}

int worthOf(const Position& position, SideIndex side) {
  int worth = 1000 * (position.left(side) - position.left(enemyOf(side)));
  position.forEachPresent([&](UnitIndex u) {
    const int sign = position.unit(u).side == side ? 1 : -1;
    worth -= sign * 200 * position.unit(u).status[UnitStatus::hits];
    const UnitIndex enemy = sign > 0 ? nearestEnemy(position, u) : noUnit;
    if (enemy != noUnit) worth -= static_cast<int>(distanceBetween(position.stand(u), position.stand(enemy)) / oneInch);
  });
  return worth;
}

}  // namespace signifer::pass
