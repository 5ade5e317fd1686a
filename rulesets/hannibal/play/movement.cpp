// Marches and wheels carried out, and what a march meets on its way (HG-MAN-1 to HG-MAN-15, HG-SKI-1).
#include <algorithm>

#include "hannibal/morale.h"
#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"
#include "hannibal/play/shot.h"
#include "table/sweep.h"

namespace signifer::hannibal {

// A unit that has moved is no static target any more (D24); its leader goes with it.
void Play::place(UnitIndex u, const Pose& pose) {
  Unit& unit = battle_.unit(u);
  if (unit.pose == pose) return;
  unit.pose = pose;
  position_.moved(u);
  const bool engineToo = options().bombardmentReset == BombardmentReset::targetOrEngine;
  std::erase_if(battle_.relations, [&](const Relation& r) {
    return r.kind == relationOf(RelationKind::earlierShots) && (r.to == u || (engineToo && r.from == u));
  });
  for (Person& person : battle_.people)
    if (person.present && person.unit == u) person.at = pose.centre;
}

void Play::moveLeg(UnitIndex u, const Leg& leg) {
  const Pose from = battle_.unit(u).pose;
  place(u, after(from, battle_.unit(u).base, leg));
  touchLeaders(u, from, leg);
}

void Play::march(const Action& action) {
  const UnitIndex u = action.unit;
  begin(u);
  tell("marches", u, noUnit, {"HG-SEQ-2"});
  for (std::size_t i = action.path.size(); i > 0; --i) {
    const Leg& leg = action.path[i - 1];
    push(TaskKind::marchLeg, {u, static_cast<int>(leg.kind), leg.amount});
  }
}

FirstMet Play::meetsOnLeg(UnitIndex u, const Leg& leg) const {
  const Pose& from = battle_.unit(u).pose;
  const bool follows = !battle_.tasks.empty() && battle_.tasks.back().args[0] == u &&
                       battle_.tasks.back().code == static_cast<std::int16_t>(TaskKind::marchLeg);
  if (!follows) return firstWaitedFor(position_, u, from, leg, nullptr);
  const Leg next{static_cast<LegKind>(battle_.tasks.back().args[1]), battle_.tasks.back().args[2]};
  return firstWaitedFor(position_, u, from, leg, &next);
}

// Drops what is left of a unit's or a line's move.
void Play::endMove(TaskKind kind, UnitIndex u, UnitIndex stoppedBy) {
  tell("march-stopped", u, stoppedBy, {"HG-MAN-15"});
  while (!battle_.tasks.empty() && battle_.tasks.back().args[0] == u &&
         battle_.tasks.back().code == static_cast<std::int16_t>(kind))
    battle_.tasks.pop_back();
}

// One leg, as far as it is open; the rest of it waits where skirmishers have to give way first (D41).
void Play::marchLeg(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  Leg leg{static_cast<LegKind>(task.args[1]), task.args[2]};
  if (!position_.standing(u) || leg.kind == LegKind::pivot) return;
  const OpenLeg open = openLeg(position_, u, battle_.unit(u).pose, leg);
  const FirstMet met = meetsOnLeg(u, {leg.kind, open.amount});
  if (met.stops) return endMove(TaskKind::marchLeg, u, met.unit);
  const std::int32_t rest = open.amount - met.at;
  leg.amount = met.at;
  if (open.edge || open.blocker != noUnit) tell("march-stopped", u, open.blocker, {"HG-MAN-15"});
  const Length spent = costOf(position_, u, leg);
  status(u, UnitStatus::spent) = static_cast<std::int16_t>(std::min(32000, status(u, UnitStatus::spent) + spent));
  if (isWheel(leg.kind))
    ++status(u, UnitStatus::wheelsUsed);
  else
    status(u, UnitStatus::movedThisTurn) = 1;
  moveLeg(u, leg);
  if (met.unit == noUnit) return;
  if (rest > 0) {
    push(TaskKind::marchLeg, {u, static_cast<int>(leg.kind), rest});
    // A wheel that is interrupted stays one wheel.
    if (isWheel(leg.kind)) --status(u, UnitStatus::wheelsUsed);
  }
  if (position_.routed(met.unit)) return remove(met.unit, Fate::captured, u);
  push(TaskKind::giveWay, {met.unit, u});
}

// HG-SKI-1: they shoot if they can, and then retreat; without room they rout (D41).
void Play::giveWay(UnitIndex skirmishers, UnitIndex mover) {
  if (!position_.standing(skirmishers)) return;
  const Shot shot = aimedShot(position_, skirmishers, mover, true);
  const bool able = shot.armed && shot.permitted.allowed;
  const bool room = roomToRetreat(position_, skirmishers, mover);
  const SkirmisherContactOut reaction = skirmisherContact({SkirmishersMetBy::normalMove, able, room});
  tell("give-way", skirmishers, mover, {"HG-SKI-1"}, {}, "skirmisher-contact");
  if (reaction.shoots) consequencesOfVolley(mover, skirmishers, volley(skirmishers, mover, shot.weapon));
  if (reaction.reaction == SkirmisherReaction::rout) return rout(skirmishers, mover, -1);
  tryRetreat(skirmishers, mover, {}, true);
}

// HG-MAN-7, HG-MAN-14: the whole line about its inner front corner; the distance is that of the outermost one.
void Play::lineWheel(const Action& action) {
  const UnitSet line = position_.lineAtTurnStart(action.unit);
  const UnitIndex before = currentUnit();
  if (before != noUnit && !in(line, before)) finish(before);
  status(BattleStatus::currentUnit) = noUnit;
  for (std::size_t i = action.path.size(); i > 0; --i) {
    const Leg& leg = action.path[i - 1];
    push(TaskKind::lineWheelLeg, {action.unit, static_cast<int>(leg.kind), leg.amount});
  }
}

// One wheel of those of the line that still stand, as far as it is open; like a march it waits where skirmishers have
// to give way first.
void Play::lineWheelLeg(const Task& task) {
  Leg leg{static_cast<LegKind>(task.args[1]), task.args[2]};
  if (!isWheel(leg.kind)) return;
  UnitSet line;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(position_.lineAtTurnStart(static_cast<UnitIndex>(task.args[0])), u) && position_.standing(u)) add(line, u);
  if (line.none()) return;
  const LineWheel open = planLineWheel(position_, line, leg);
  if (open.open < leg.amount) tell("march-stopped", open.blocked, open.blocker, {"HG-MAN-15"});
  const LineMeets met = firstGivingWay(position_, line, open.pivot, {leg.kind, open.open});
  if (met.stops) return endMove(TaskKind::lineWheelLeg, static_cast<UnitIndex>(task.args[0]), met.unit);
  const Angle rest = open.open - met.at;
  const double part = leg.amount > 0 ? static_cast<double>(met.at) / leg.amount : 0.0;
  turnLine(line, open.pivot, leg.kind == LegKind::wheelLeft ? -met.at : met.at, toLength(open.way * part));
  const bool waits = met.unit != noUnit && rest > 0;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(line, u) && !waits) ++status(u, UnitStatus::wheelsUsed);
  if (met.unit == noUnit) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (in(line, u)) captureTouched(u);
    return;
  }
  if (waits) push(TaskKind::lineWheelLeg, {task.args[0], task.args[1], rest});
  if (position_.routed(met.unit)) return remove(met.unit, Fate::captured, met.by);
  push(TaskKind::giveWay, {met.unit, met.by});
}

void Play::turnLine(const UnitSet& line, Vec2 pivot, Angle clockwise, Length way) {
  UnitIndex first = noUnit;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!in(line, u)) continue;
    if (first == noUnit) first = u;
    place(u, rotatedAbout(battle_.unit(u).pose, pivot, clockwise));
    auto& spent = status(u, UnitStatus::spent);
    spent = static_cast<std::int16_t>(std::min(32000, spent + way));
  }
  if (clockwise == 0) return;
  tell("line-wheels", first, noUnit, {"HG-MAN-7", "HG-MAN-14"},
       {Figure::count(static_cast<int>(line.count())), Figure::degrees(std::abs(clockwise)), Figure::inches(way)});
}

}  // namespace signifer::hannibal
