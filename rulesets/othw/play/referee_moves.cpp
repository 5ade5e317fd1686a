#include <algorithm>
#include <cstdint>

#include "othw/play/nearest.h"
#include "othw/play/referee.h"

namespace signifer::othw {
namespace {

Reason squaresOf(std::string_view rule, std::string_view code, int measured, int allowed, UnitIndex unit) {
  return {rule, code, Figure::squares(measured), Figure::squares(allowed), unit};
}

}  // namespace

void Referee::refuseBar(UnitIndex unit, const Bar& bar, std::string_view said) {
  mark(unit, bar.at, bar.code);
  Reason reason{bar.because.rule, bar.code, bar.because.measured, bar.because.allowed, bar.by};
  reason.said = said;
  refuse(reason);
}

void Referee::nearestWay(const Action& action, const Path& path) {
  verdict_.nearest = action;
  verdict_.nearest->path = path;
}

// The friends that a way leads through (OT-MOV-6, OT-MOV-7).
void Referee::passage(const Walked& way, UnitIndex unit) {
  if (!way.passed) return;
  keep(ask(*book().rulings.passThrough, *way.passed));
  const std::string_view rule = way.passed->mover == Passing::skirmishers ? "OT-MOV-6" : "OT-MOV-7";
  if (way.changedWith == noUnit)
    return measure(squaresOf(rule, "squares-to-empty", way.passed->squaresToEmpty, way.passed->movesLeft, unit));
  measure(squaresOf(rule, "moves-to-change", way.passed->squaresToEmpty - 1, way.passed->movesLeft, way.changedWith));
  measure({.rule = "OT-MOV-5", .code = "changes-places-with", .unit = way.changedWith});
}

// The cost of a way's ground and turns (OT-MOV-2, OT-MOV-4, OT-TER-2, OT-TER-3).
void Referee::costs(UnitIndex unit, int turns, bool freeTurns, bool terrain, Troops troops, int moves) {
  if (turns > 0 && freeTurns)
    measure("OT-MOV-4", "turns-are-free", {}, {}, unit);
  else if (turns > 0)
    measure("OT-MOV-2", "turns-cost-moves", Figure::count(turns), {}, unit);
  if (!terrain) return;
  if (troops != Troops::other)
    measure("OT-TER-3", "ground-does-not-bind", {}, {}, unit);
  else if (moves <= book().tables.boundMoves)
    measure("OT-TER-2", "ground-binds", {}, {}, unit);
}

void Referee::nearestFirst() {
  const auto room = [](const Reason& figure) {
    return figure.measured && figure.allowed ? figure.allowed->value - figure.measured->value : INT32_MAX;
  };
  std::ranges::stable_sort(verdict_.figures, {}, room);
}

void Referee::moveAs(const Action& action, Deed deed) {
  const UnitIndex unit = action.unit;
  if (!ownUnit(unit)) return;
  permission(permittedIn(battle_, unit, deed), unit);
  activation(only(unit), unit);
  const Board board(battle_);
  const bool mayMove = verdict_.legal();
  way(action, board);
  nearestFirst();
  if (!mayMove || verdict_.legal()) return;
  if (const auto part = shortened(book(), battle_, board, unit, action.path)) nearestWay(action, *part);
}

void Referee::way(const Action& action, const Board& board) {
  const UnitIndex unit = action.unit;
  const Walked way = walked(book(), battle_, board, unit, action.path, WayEnds::changingPlaces);
  if (way.bar.holds()) return barred(action, way);
  passage(way, unit);
  const auto move = ask(*book().rulings.move, moveIn(battle_, unit, way));
  keep(move);
  costs(unit, way.quarterTurns, move.in.freeTurns, move.in.terrain, move.in.troops, move.in.moves);
  const bool shortened = move->allowance < move.in.moves;
  Reason spent = squaresOf(move->limitedBy, "moves-spent", move->spent, move->allowance, unit);
  if (move->allowed) return measure(spent);
  spent.code = shortened ? "too-far-in-terrain" : "too-far";
  refuse(spent);
  mark(unit, way.end.square, "too-far");
}

// A way that is barred may be too long as well.
void Referee::barred(const Action& action, const Walked& way) {
  const UnitIndex unit = action.unit;
  int wanted = 0;
  for (const Leg& leg : action.path) wanted += leg.kind == LegKind::ahead ? leg.amount : 0;
  Bar bar = way.bar;
  const bool byEnemy = bar.code == "enemy-in-the-way" && !bar.because.measured;
  if (byEnemy) {
    bar.because.measured = Figure::squares(wanted);
    bar.because.allowed = Figure::squares(way.forward);
  }
  refuseBar(unit, bar, byEnemy ? "In the way after {1} of {0}: {unit}." : std::string_view{});
  const int moves = figure(battle_, unit, UnitProfile::moves);
  if (wanted > moves && !way.bar.because.measured) refuse(squaresOf("OT-MOV-1", "too-far", wanted, moves, unit));
}

void Referee::furtherMove(const Action& action) {
  const UnitIndex unit = action.unit;
  moveAs(action, Deed::furtherMove);
  if (unit < 0 || unit >= battle_.unitCount()) return;
  const int made = battle_.unit(unit).status[UnitStatus::furtherMoves];
  measure("OT-MOV-8", "further-move-needs",
          Figure::count(neededToPass(book(), figure(battle_, unit, UnitProfile::leadership))), {}, unit);
  if (!hasFurtherMoveLeft(book(), battle_, unit))
    refuse("OT-MOV-8", "further-move-made", unit, Figure::count(made + 1), Figure::count(1));
  reroll(unit, action.values[0] != 0);
  // Another way does not help a unit that may not go at all.
  const auto others = [](const Reason& reason) {
    return reason.rule == "OT-GEN-8" || reason.code == "further-move-made";
  };
  if (std::ranges::any_of(verdict_.reasons, others)) verdict_.nearest.reset();
}

void Referee::groupMove(const Action& action) {
  const UnitSet& units = action.units;
  UnitIndex first = noUnit;
  for (UnitIndex u = battle_.unitCount(); u-- > 0;)
    if (in(units, u)) first = u;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(units, u) && !ownUnit(u)) return;
  const Board board(battle_);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(units, u)) permission(permittedIn(battle_, u, Deed::groupMove), u);
  activation(units, first);
  const bool mayMove = verdict_.legal();
  groupWay(walkedAsGroup(book(), battle_, board, units, action.path));
  nearestFirst();
  if (!mayMove || verdict_.legal()) return;
  if (const auto part = shortened(book(), battle_, board, units, action.path)) nearestWay(action, *part);
}

void Referee::groupWay(const GroupWalked& group) {
  const auto move = ask(*book().rulings.groupMove, group.in);
  keep(move);
  const auto unitOf = [&](NotAsGroup reason) {
    switch (reason) {
      case NotAsGroup::differentDirections:
        return group.turnedAside;
      case NotAsGroup::notConnected:
        return group.apart;
      case NotAsGroup::terrainMovesSingly:
        return group.bound;
      case NotAsGroup::unitAlreadyMoved:
        return group.moved;
      default:
        return group.slowest;
    }
  };
  const bool movedIsSaid = std::ranges::find(verdict_.reasons, "OT-GRP-4", &Reason::rule) != verdict_.reasons.end();
  refuseEach(move->reasons, unitOf);
  if (movedIsSaid)
    std::erase_if(verdict_.reasons, [](const Reason& reason) { return reason.code == "unit-already-moved"; });
  if (group.slowest != noUnit && verdict_.legal()) {
    measure("OT-GRP-1", "group-hangs-together");
    measure("OT-GRP-2", "group-faces-one-way");
    costs(group.slowest, group.in.quarterTurns, group.in.allTurnFree, false, Troops::other, 0);
    if (group.unbound != noUnit) measure("OT-TER-3", "ground-does-not-bind", {}, {}, group.unbound);
  }
  if (!move->reasons.has(NotAsGroup::tooFar) && group.slowest != noUnit)
    measure(squaresOf("OT-GRP-3", "moves-spent", move->spent, group.in.slowestMoves, group.slowest));
  if (group.bar.holds()) refuseBar(group.barred, group.bar);
}

void Referee::charge(const Action& action) {
  const UnitIndex unit = action.unit;
  if (!ownUnit(unit)) return;
  permission(permittedIn(battle_, unit, Deed::charge), unit);
  activation(only(unit), unit);
  const Board board(battle_);
  const bool mayCharge = verdict_.legal();
  chargeWay(action, board);
  nearestFirst();
  if (!mayCharge || verdict_.legal()) return;
  const bool named = action.target >= 0 && action.target < battle_.unitCount();
  const auto found = findCharge(book(), battle_, board, unit, named ? action.target : noUnit);
  if (!found) return;
  nearestWay(action, found->path);
  verdict_.nearest->target = found->target;
}

void Referee::chargeWay(const Action& action, const Board& board) {
  const UnitIndex unit = action.unit;
  const bool named = action.target >= 0 && action.target < battle_.unitCount();
  // Without a way it is asked whether there is one to the target.
  const auto found =
      action.path.empty() && named ? findCharge(book(), battle_, board, unit, action.target) : std::nullopt;
  const Walked way = walked(book(), battle_, board, unit, found ? found->path : action.path, WayEnds::inEmptySquare);
  if (way.bar.holds()) return barred(action, way);
  const UnitIndex ahead = enemyAhead(battle_, board, unit, way.end.square, way.end.facing);
  if (waitingFleer(ahead)) return mark(unit, way.end.square + stepAhead(way.end.facing), "waits-and-is-left-alone");
  const Square struck = way.end.square + stepAhead(way.end.facing);
  if (ahead == noUnit || (named && ahead != action.target)) {
    // Without a way and a target it is only asked whether the unit can charge anybody.
    if (action.path.empty() && !named && findCharge(book(), battle_, board, unit, noUnit)) return;
    refuse("OT-CHG-2", named ? "charge-misses" : "charge-meets-nobody", named ? action.target : unit);
    if (action.path.empty() && named)
      verdict_.reasons.back().said = "No way that is open and short enough leads to {unit}.";
    return mark(unit, struck, "charge-meets-nobody");
  }
  passage(way, unit);
  const auto charge = ask(*book().rulings.charge, chargeIn(battle_, board, unit, way));
  keep(charge);
  costs(unit, way.quarterTurns, charge.in.freeTurns, charge.in.terrain, charge.in.troops, charge.in.moves);
  Reason needed = squaresOf(charge->limitedBy, "charge-needs", charge->needed, charge->allowance, ahead);
  if (charge->reaches && charge->allowance < charge.in.moves)
    measure(squaresOf("OT-TER-2", "moves-spent", charge->needed, charge->allowance, unit));
  if (charge->reaches) return measure(needed);
  needed.code = charge->limitedBy == "OT-TER-2" ? "charge-too-short-in-terrain" : "charge-too-short";
  refuse(needed);
  mark(unit, struck, "charge-too-short");
}

}  // namespace signifer::othw
