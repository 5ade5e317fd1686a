// Marches and wheels carried out, and what a march meets on its way (HG-MAN-1 to HG-MAN-15, HG-SKI-1).
#include <algorithm>

#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"
#include "hannibal/play/shot.h"
#include "hannibal/rounding.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

// The most that a file may say of a unit.
constexpr int mostSpent = 32000;
}  // namespace

// A unit that has moved is no static target any more (D24); its leader goes with it.
void Play::place(UnitIndex u, const Pose& pose) {
  if (battle_.unit(u).pose == pose) return;
  mover_.place(u, pose);
  const bool engineToo = options().bombardmentReset == BombardmentReset::targetOrEngine;
  std::erase_if(mover_.relations, [&](const Relation& r) {
    return r.kind == relationOf(RelationKind::earlierShots) && (r.to == u || (engineToo && r.from == u));
  });
  for (Person& person : mover_.people)
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
  for (std::size_t i = action.path.size(); i > 0; --i) {
    const Leg& leg = action.path[i - 1];
    push(TaskKind::marchLeg, {u, static_cast<int>(leg.kind), leg.amount, wheelBefore(action.path, i - 1)});
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
  tellStopped(u, stoppedBy);
  while (!battle_.tasks.empty() && battle_.tasks.back().args[0] == u &&
         battle_.tasks.back().code == static_cast<std::int16_t>(kind))
    mover_.tasks.pop_back();
}

void Play::tellStopped(UnitIndex u, UnitIndex by) {
  if (by == noUnit) return account_.tell("stopped-by-edge", {"HG-MAN-15"}, {.unit = u});
  const bool enemy = u != noUnit && position_.enemies(u, by);
  account_.tell("march-stopped", {enemy ? "HG-MAN-13" : "HG-MAN-15"}, {.unit = u, .other = by});
}

// Tells the leg that was made, and the row by which it was counted.
void Play::tellLeg(UnitIndex u, const Leg& leg, const Answered<MarchIn, MarchOut>& ruling) {
  const Figure cost = inchFigure(ruling->spentInches);
  const auto told = [&](std::string_view phrase, std::string_view rule, Figure gone) {
    account_.tell(phrase, {rule}, {.unit = u, .figures = {gone, cost}}, ruling);
  };
  switch (leg.kind) {
    case LegKind::ahead:
      return told("marches", marchRule(position_.moveClass(u)), Figure::inches(leg.amount));
    case LegKind::back:
      return told("marches-back", "HG-MOV-5", Figure::inches(leg.amount));
    case LegKind::left:
      return told("marches-left", "HG-MOV-5", Figure::inches(leg.amount));
    case LegKind::right:
      return told("marches-right", "HG-MOV-5", Figure::inches(leg.amount));
    case LegKind::wheelLeft:
      return told("wheels-left", "HG-MAN-10", Figure::degrees(leg.amount));
    case LegKind::wheelRight:
      return told("wheels-right", "HG-MAN-10", Figure::degrees(leg.amount));
    case LegKind::aboutFace:
      return told("faces-about", "HG-MOV-11", cost);
    case LegKind::pivot:
      return;
  }
}

// One leg, as far as it is open; the rest of it waits where skirmishers have to give way first (D41).
void Play::marchLeg(const Task& task) {
  const UnitIndex u = task.args[0];
  const bool known = task.args[1] >= 0 && task.args[1] <= static_cast<int>(LegKind::aboutFace) && task.args[2] >= 0;
  if (!position_.standing(u) || !known) return;
  Leg leg{static_cast<LegKind>(task.args[1]), task.args[2]};
  if (leg.kind == LegKind::pivot) return account_.tell("does-not-pivot", {"HG-MAN-8"}, {.unit = u});
  const Angle wheel = task.args[3];
  const OpenLeg open = openLeg(position_, u, battle_.unit(u).pose, leg, 1, wheel);
  const FirstMet met = meetsOnLeg(u, {leg.kind, open.amount});
  if (met.stops) return endMove(TaskKind::marchLeg, u, met.unit);
  const std::int32_t rest = open.amount - met.at;
  leg.amount = met.at;
  const auto ruling = legRuling(position_, u, leg);
  raise(u, UnitStatus::spentInches, toLength(ruling->spentInches * oneInch), mostSpent);
  if (isWheel(leg.kind))
    raise(u, UnitStatus::wheelsUsed, 1, mostWheels);
  else
    status(u, UnitStatus::movedThisTurn) = 1;
  if (leg.amount > 0 || leg.kind == LegKind::aboutFace) tellLeg(u, leg, ruling);
  moveLeg(u, leg);
  if (open.edge || open.blocker != noUnit) tellStopped(u, open.blocker);
  if (met.unit == noUnit) return;
  if (rest > 0) {
    const Angle turned = isWheel(leg.kind) ? wheel + clockwiseOf(leg) : 0;
    push(TaskKind::marchLeg, {u, static_cast<int>(leg.kind), rest, turned});
    // A wheel that is interrupted stays one wheel.
    if (isWheel(leg.kind)) raise(u, UnitStatus::wheelsUsed, -1, mostWheels);
  }
  if (position_.routed(met.unit)) return remove(met.unit, Fate::captured, u);
  push(TaskKind::giveWay, {met.unit, u});
}

// HG-SKI-1: they shoot if they can, and then retreat; without room they rout (D41).
void Play::giveWay(UnitIndex skirmishers, UnitIndex mover) {
  if (!position_.standing(skirmishers) || !position_.present(mover)) return;
  const Shot shot = aimedShot(position_, skirmishers, mover, true);
  const bool able = shot.ruling && (*shot.ruling)->allowed;
  const bool room = roomToRetreat(position_, skirmishers, mover);
  const auto reaction = account_.ask(*rulings().skirmisherContact, {SkirmishersMetBy::normalMove, able, room});
  if (room)
    account_.tell("give-way", {"HG-SKI-1"}, {.unit = skirmishers, .other = mover}, reaction);
  else
    account_.tell("give-way-no-room", {"HG-SKI-1", "HG-RET-9"}, {.unit = skirmishers, .other = mover}, reaction);
  if (reaction->shoots) consequencesOfVolley(mover, skirmishers, volley(skirmishers, mover, shot.ruling->in.weapon));
  if (reaction->reaction == SkirmisherReaction::rout) return rout(skirmishers, mover, -1);
  tryRetreat(skirmishers, mover, {}, true);
}

// HG-MAN-7, HG-MAN-14: the whole line about its inner front corner; the distance is that of the outermost one.
void Play::lineWheel(const Action& action) {
  const UnitSet line = position_.lineAtTurnStart(action.unit);
  const UnitIndex before = position_.currentUnit();
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
  const UnitIndex first = task.args[0];
  if (!isWheel(leg.kind) || leg.amount < 0 || first == noUnit) return;
  UnitSet line;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(position_.lineAtTurnStart(first), u) && position_.standing(u)) add(line, u);
  if (line.none()) return;
  const LineWheel open = planLineWheel(position_, line, leg);
  if (open.open < leg.amount) tellStopped(open.blocked == noUnit ? first : open.blocked, open.blocker);
  const LineMeets met = firstGivingWay(position_, line, open.pivot, {leg.kind, open.open});
  if (met.stops) return endMove(TaskKind::lineWheelLeg, first, met.unit);
  const Angle rest = open.open - met.at;
  const double part = leg.amount > 0 ? static_cast<double>(met.at) / leg.amount : 0.0;
  turnLine(line, open.pivot, leg.kind == LegKind::wheelLeft ? -met.at : met.at, toLength(open.way * part));
  const bool waits = met.unit != noUnit && rest > 0;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(line, u) && !waits) raise(u, UnitStatus::wheelsUsed, 1, mostWheels);
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
    raise(u, UnitStatus::spentInches, way, mostSpent);
  }
  if (clockwise == 0) return;
  account_.tell(clockwise < 0 ? "line-wheels-left" : "line-wheels-right", {"HG-MAN-7", "HG-MAN-14", "HG-MAN-10"},
                {.unit = first,
                 .figures = {Figure::count(static_cast<int>(line.count())), Figure::degrees(std::abs(clockwise)),
                             Figure::inches(way)}});
}

void Play::face(const Action& action) {
  for (const Leg& leg : action.path)
    if (leg.kind == LegKind::pivot || leg.kind == LegKind::aboutFace)
      place(action.unit, after(battle_.unit(action.unit).pose, battle_.unit(action.unit).base, leg));
}

}  // namespace signifer::hannibal
