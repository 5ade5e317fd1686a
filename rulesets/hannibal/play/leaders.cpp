// Leaders on the table: moving, attaching, detaching, casualties, escapes (HG-LDR-1 to HG-LDR-5, HG-MAN-11).
#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

bool inLeaderPhase(const Battle& battle, const Steps& steps) { return battle.step >= steps.leaderPhase; }

}  // namespace

void Play::markLeaderMoved(PersonIndex p) {
  const PersonStatus slot =
      inLeaderPhase(battle_, steps()) ? PersonStatus::movedInLeaderPhase : PersonStatus::movedInActionPhase;
  battle_.person(p).status[slot] = 1;
}

void Play::moveLeader(PersonIndex p, Point to) {
  Person& person = battle_.person(p);
  const Point from = person.at;
  person.unit = noUnit;
  person.at = to;
  markLeaderMoved(p);
  tellOf("leader-moves", p, noUnit, {"HG-LDR-2"}, {Figure::inches(toLength(distance(toVec(from), toVec(to))))},
         "leader-move");
}

void Play::attachLeader(PersonIndex p, UnitIndex u) {
  Person& person = battle_.person(p);
  person.unit = u;
  person.at = battle_.unit(u).pose.centre;
  markLeaderMoved(p);
  tellOf("leader-attaches", p, u, {"HG-LDR-2"}, {}, "leader-move");
}

void Play::detachLeader(PersonIndex p) {
  Person& person = battle_.person(p);
  tellOf("leader-detaches", p, person.unit, {"HG-LDR-2"}, {}, "leader-move");
  person.unit = noUnit;
  markLeaderMoved(p);
}

void Play::losePerson(PersonIndex p) {
  Person& person = battle_.person(p);
  person.present = false;
  person.unit = noUnit;
  person.status[PersonStatus::lost] = 1;
  person.status[PersonStatus::unitEliminated] = 0;
  tellOf("leader-lost", p, noUnit, {"HG-LDR-1", "HG-LDR-5"}, {}, "leader-casualty", true);
  if (battle_.personProfile(p, PersonProfile::despot) == 0) return;
  battle_.side(person.side).status[SideStatus::despotLost] = 1;
  tellOf("despot-lost", p, noUnit, {"HG-STA-4"}, {}, "stamina-value", true);
}

// HG-LDR-1: both sides, the active first.
void Play::checkLeaders() {
  for (const SideIndex side : {battle_.active, enemyOf(battle_.active)}) {
    for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
      Person& person = battle_.person(p);
      const bool eliminated = person.status[PersonStatus::unitEliminated] != 0;
      if (!person.present || person.side != side || (person.unit == noUnit && !eliminated)) continue;
      person.status[PersonStatus::unitEliminated] = 0;
      const int hits = person.unit == noUnit ? 0 : status(person.unit, UnitStatus::hitsThisTurn);
      const LeaderCasualtyIn in{
          eliminated ? UnitFate::eliminated : UnitFate::inBeing, hits, {side, person.unit, noUnit}};
      const LeaderCasualtyOut out = leaderCasualty(in, options(), dice_);
      if (out.number == 0) continue;
      tellOf("leader-checked", p, person.unit, {"HG-LDR-1"}, {Figure::count(out.score), Figure::count(out.number)},
             "leader-casualty");
      if (out.lost) losePerson(p);
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
    tellOf("leader-touched", p, mover, {"HG-LDR-3"}, {}, {}, true);
    push(TaskKind::leaderEscape, {p, mover});
  }
}

void Play::escapeLeader(PersonIndex p, UnitIndex to) {
  Person& person = battle_.person(p);
  if (!person.present || person.unit != noUnit) return;
  const UnitSet open = refuges(position_, p);
  UnitIndex refuge = to;
  for (UnitIndex u = 0; u < battle_.unitCount() && refuge == noUnit; ++u)
    if (in(open, u)) refuge = u;
  if (refuge == noUnit) return losePerson(p);
  person.unit = refuge;
  person.at = battle_.unit(refuge).pose.centre;
  tellOf("leader-escapes", p, refuge, {"HG-LDR-3"});
}

}  // namespace signifer::hannibal
