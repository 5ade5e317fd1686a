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

// One leg, as far as it is open; the rest of it waits where skirmishers have to give way first (D41).
void Play::marchLeg(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  Leg leg{static_cast<LegKind>(task.args[1]), task.args[2]};
  if (!position_.standing(u) || leg.kind == LegKind::pivot) return;
  const OpenLeg open = openLeg(position_, u, battle_.unit(u).pose, leg);
  const FirstMet met = firstGivingWay(position_, u, battle_.unit(u).pose, {leg.kind, open.amount});
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
  for (const Leg& leg : action.path) {
    const LineWheel wheel = planLineWheel(position_, line, leg);
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      if (!in(line, u)) continue;
      place(u, rotatedAbout(battle_.unit(u).pose, wheel.pivot, wheel.clockwise));
      ++status(u, UnitStatus::wheelsUsed);
      status(u, UnitStatus::spent) =
          static_cast<std::int16_t>(std::min(32000, status(u, UnitStatus::spent) + toLength(wheel.way)));
    }
    tell("line-wheels", action.unit, noUnit, {"HG-MAN-7", "HG-MAN-14"},
         {Figure::count(static_cast<int>(line.count())), Figure::degrees(leg.amount),
          Figure::inches(toLength(wheel.way))});
  }
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(line, u)) captureTouched(u);
}

}  // namespace signifer::hannibal
