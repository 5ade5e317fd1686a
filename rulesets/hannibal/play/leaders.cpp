// Leaders on the table: moving, attaching, detaching, casualties, escapes (HG-LDR-1 to HG-LDR-5, HG-MAN-11).
#include "hannibal/play/leaders.h"

#include <algorithm>

#include "hannibal/play/play.h"
#include "table/sweep.h"

namespace signifer::hannibal {

void Play::markLeaderMoved(PersonIndex p) {
  const bool leaderPhase = position_.step() >= StepId::leaderCasualties;
  const PersonStatus slot = leaderPhase ? PersonStatus::movedInLeaderPhase : PersonStatus::movedInActionPhase;
  mover_.person(p).status[slot] = 1;
}

void Play::moveLeader(const Action& action) {
  const PersonIndex p = action.person;
  const Point to = action.point;
  Person& person = mover_.person(p);
  const Point from = person.at;
  // Nobody is sent off the table.
  const Tabletop& table = position_.table();
  const Point on{std::clamp(to.x, 0, table.width), std::clamp(to.y, 0, table.depth)};
  const UnitIndex left = person.unit;
  person.unit = noUnit;
  person.at = on;
  markLeaderMoved(p);
  account_.tell(left == noUnit ? "leader-moves" : "leader-leaves", {"HG-LDR-2"},
                {.unit = left, .person = p, .figures = {Figure::inches(toLength(distance(toVec(from), toVec(on))))}});
}

void Play::attachLeader(const Action& action) {
  const PersonIndex p = action.person;
  const UnitIndex u = action.unit;
  Person& person = mover_.person(p);
  const double way = distanceTo(position_.stand(u), toVec(person.at));
  person.unit = u;
  person.at = battle_.unit(u).pose.centre;
  markLeaderMoved(p);
  account_.tell("leader-attaches", {"HG-LDR-2"}, {.unit = u, .person = p, .figures = {Figure::inches(toLength(way))}});
}

void Play::detachLeader(const Action& action) {
  const PersonIndex p = action.person;
  Person& person = mover_.person(p);
  account_.tell("leader-detaches", {"HG-LDR-2"}, {.unit = person.unit, .person = p});
  person.unit = noUnit;
  markLeaderMoved(p);
}

void Play::losePerson(PersonIndex p, std::string_view why) {
  Person& person = mover_.person(p);
  person.present = false;
  person.unit = noUnit;
  person.status[PersonStatus::lost] = 1;
  person.status[PersonStatus::unitEliminated] = 0;
  account_.tell("leader-lost", {why}, {.person = p, .key = true});
  if (battle_.personProfile(p, PersonProfile::despot) == 0) return;
  mover_.side(person.side).status[SideStatus::despotLost] = 1;
  const auto value = account_.ask(*rulings().staminaValue, {Kind::despot, false});
  account_.tell("despot-lost", {"HG-STA-4"}, {.person = p, .figures = {Figure::count(value->loss)}, .key = true},
                value);
}

// HG-LDR-1: both sides, the active first.
void Play::checkLeaders() {
  for (const SideIndex side : {battle_.active, enemyOf(battle_.active)}) {
    for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
      Person& person = mover_.person(p);
      const bool eliminated = person.status[PersonStatus::unitEliminated] != 0;
      if (!person.present || person.side != side || (person.unit == noUnit && !eliminated)) continue;
      person.status[PersonStatus::unitEliminated] = 0;
      const int hits = person.unit == noUnit ? 0 : status(person.unit, UnitStatus::hitsThisTurn);
      const auto ruling =
          account_.ask(*rulings().leaderCasualty,
                       {eliminated ? UnitFate::eliminated : UnitFate::inBeing, hits, {side, person.unit, noUnit}});
      if (ruling->number == 0) continue;
      account_.tell(
          ruling->lost ? "leader-hit" : "leader-safe", {"HG-LDR-1"},
          {.unit = person.unit, .person = p, .figures = {Figure::count(ruling->score), Figure::count(ruling->number)}},
          ruling);
      if (ruling->lost) losePerson(p, "HG-LDR-1");
    }
  }
}

// HG-LDR-3: an enemy unit that comes to touch a leader who is alone.
void Play::touchLeaders(UnitIndex mover, const Pose& from, const Leg& leg) {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.unit != noUnit || person.side == battle_.unit(mover).side) continue;
    const Footprint point(toVec(person.at), Vec2{0.0, 1.0}, touchingGap, touchingGap);
    const Base& base = battle_.unit(mover).base;
    const bool passed = openAmount(from, base, leg, point) < leg.amount && (isStraight(leg.kind) || isWheel(leg.kind));
    if (!passed && !touching(position_.stand(mover), point)) continue;
    account_.tell("leader-touched", {"HG-LDR-3"}, {.unit = mover, .person = p, .key = true});
    push(TaskKind::leaderEscape, {p, mover});
  }
}

void Play::escapeLeader(PersonIndex p, UnitIndex to) {
  Person& person = mover_.person(p);
  if (!person.present || person.unit != noUnit) return;
  const UnitSet open = refuges(position_, p);
  UnitIndex refuge = to;
  for (UnitIndex u = 0; u < battle_.unitCount() && refuge == noUnit; ++u)
    if (in(open, u)) refuge = u;
  if (refuge == noUnit) return losePerson(p, "HG-LDR-3");
  person.unit = refuge;
  person.at = battle_.unit(refuge).pose.centre;
  account_.tell("leader-escapes", {"HG-LDR-3"}, {.unit = refuge, .person = p});
}

bool hasLeaders(const Battle& battle, SideIndex side) {
  return std::ranges::any_of(battle.people, [&](const Person& p) { return p.present && p.side == side; });
}

bool mayMoveLeaders(const Battle& battle) {
  return std::ranges::any_of(battle.people,
                             [&](const Person& p) { return p.present && p.side == battle.active && p.unit == noUnit; });
}

bool leadersToCheck(const Position& position) {
  return std::ranges::any_of(position.battle().people, [&](const Person& p) {
    if (!p.present) return false;
    return p.status[PersonStatus::unitEliminated] != 0 ||
           (p.unit != noUnit && position.status(p.unit, UnitStatus::hitsThisTurn) > 0);
  });
}

UnitSet refuges(const Position& position, PersonIndex p) {
  UnitSet set;
  const Person& person = position.battle().person(p);
  if (position.options().loneLeader == LoneLeader::captured) return set;
  const double most = leaderMoveInches(position.battle().personProfile(p, PersonProfile::moveInches) / 1000.0,
                                       position.tables(), position.options()) *
                      oneInch;
  position.forEachPresent([&](UnitIndex u) {
    if (position.unit(u).side == person.side && position.leader(u) == noPerson &&
        distanceTo(position.stand(u), toVec(person.at)) <= most)
      add(set, u);
  });
  return set;
}

}  // namespace signifer::hannibal
