#include "othw/play/ways.h"

#include <algorithm>

namespace signifer::othw {
namespace {

int turnsPaid(const Book& book, const Leg& leg) {
  if (leg.kind == LegKind::ahead) return 0;
  const bool aboutOnce = book.options.aboutFace == AboutFace::oneTurn;
  return aboutOnce ? leg.amount / 2 + leg.amount % 2 : leg.amount;
}

Facing afterTurns(Facing facing, const Leg& leg) {
  return turned(facing, leg.kind == LegKind::wheelLeft ? -(leg.amount % 4) : leg.amount % 4);
}

bool entersBinding(const Board& board, Place place, const Path& steps) {
  if (board.binds(place.square)) return true;
  for (const Leg& leg : steps) {
    if (leg.kind != LegKind::ahead) {
      place.facing = afterTurns(place.facing, leg);
      continue;
    }
    for (int i = 0; i < leg.amount; ++i) {
      place.square = place.square + stepAhead(place.facing);
      if (!board.contains(place.square)) return false;
      if (board.binds(place.square)) return true;
    }
  }
  return false;
}

// Walks one unit; keeps what it needs between steps.
class Walker {
 public:
  Walker(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, const Path& steps)
      : book_(book), battle_(battle), board_(board), unit_(unit), steps_(steps) {
    way_.square = squareOf(battle, unit);
    way_.facing = facingOf(battle, unit);
    way_.terrain = entersBinding(board, {way_.square, way_.facing}, steps);
    allowance_ = allowanceOf(book, figure(battle, unit, UnitFigure::moves), way_.terrain, troopsOf(battle, unit));
  }

  Walked walk() {
    for (std::size_t i = 0; i < steps_.size() && way_.bar == Bar::none; ++i) {
      const Leg& leg = steps_[i];
      if (leg.kind == LegKind::ahead) {
        goAhead(leg.amount, i + 1 == steps_.size());
        continue;
      }
      way_.facing = afterTurns(way_.facing, leg);
      const int paid = turnsPaid(book_, leg);
      way_.quarterTurns += paid;
      if (figure(battle_, unit_, UnitFigure::freeTurns) == 0) spent_ += paid;
    }
    return way_;
  }

 private:
  void bar(Bar what, Square where, UnitIndex by = noUnit) {
    way_.bar = what;
    way_.barredAt = where;
    way_.barredBy = by;
  }

  void goAhead(int squares, bool last) {
    for (int done = 0; done < squares && way_.bar == Bar::none;) {
      const int run = runThrough(squares - done, last);
      if (run == 0) return;
      done += run;
      way_.forward += run;
      spent_ += run;
      for (int i = 0; i < run; ++i) way_.square = way_.square + stepAhead(way_.facing);
    }
  }

  // Squares to the next empty one straight ahead: 1, or more through friends; 0 where the way is barred.
  int runThrough(int wanted, bool last) {
    Square s = way_.square;
    for (int run = 1;; ++run) {
      s = s + stepAhead(way_.facing);
      if (!board_.contains(s)) return bar(Bar::offTable, s), 0;
      if (board_.impassable(s)) return bar(Bar::impassable, s), 0;
      const UnitIndex met = board_.at(s);
      const bool free = met == noUnit || met == unit_;
      if (free && run == 1) return run;
      if (free) return passing(met, run).allowed ? run : (bar(Bar::notEnoughMoves, s), 0);
      if (areEnemies(battle_, unit_, met)) return bar(Bar::enemyInTheWay, s, met), 0;
      if (passing(met, run).reasons.has(NoPassage::neitherIsSkirmishers))
        return bar(Bar::neitherIsSkirmishers, s, met), 0;
      if (run == wanted) return bar(last ? Bar::endsOnUnit : Bar::turnsInsideFriend, s, met), 0;
    }
  }

  // OT-MOV-6, OT-MOV-7, for a friend met on the way to an empty square so many squares off.
  [[nodiscard]] PassThroughOut passing(UnitIndex met, int squaresToEmpty) const {
    PassThroughIn in;
    in.mover = passingOf(battle_, unit_);
    in.met = met == noUnit || met == unit_ ? Passing::skirmishers : passingOf(battle_, met);
    in.movesLeft = std::max(0, allowance_ - spent_);
    in.squaresToEmpty = squaresToEmpty;
    return passThrough(book_, in);
  }

  const Book& book_;
  const Battle& battle_;
  const Board& board_;
  UnitIndex unit_;
  const Path& steps_;
  Walked way_;
  int allowance_ = 0;
  int spent_ = 0;
};

}  // namespace

int turnsPaid(const Book& book, const Path& steps) {
  int paid = 0;
  for (const Leg& leg : steps) paid += turnsPaid(book, leg);
  return paid;
}

Place afterSteps(Place from, const Path& steps) {
  for (const Leg& leg : steps) {
    if (leg.kind != LegKind::ahead) from.facing = afterTurns(from.facing, leg);
    for (int i = 0; leg.kind == LegKind::ahead && i < leg.amount; ++i)
      from.square = from.square + stepAhead(from.facing);
  }
  return from;
}

Walked walked(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, const Path& steps) {
  return Walker(book, battle, board, unit, steps).walk();
}

MoveIn moveIn(const Battle& battle, UnitIndex unit, const Walked& way) {
  return {figure(battle, unit, UnitFigure::moves),          way.forward, way.quarterTurns,
          figure(battle, unit, UnitFigure::freeTurns) != 0, way.terrain, troopsOf(battle, unit)};
}

namespace {

// Members that hang together with the first one along square edges (OT-GRP-1).
bool connected(const Battle& battle, const Board& board, const UnitSet& units) {
  UnitSet reached;
  std::array<UnitIndex, 128> open;
  std::size_t count = 0;
  for (UnitIndex u = 0; u < battle.unitCount() && count == 0; ++u)
    if (units.test(static_cast<std::size_t>(u))) open[count++] = u;
  if (count > 0) reached.set(static_cast<std::size_t>(open[0]));
  while (count > 0) {
    const UnitIndex u = open[--count];
    for (const Square s : around(squareOf(battle, u))) {
      if (!board.contains(s) || board.empty(s)) continue;
      const auto next = static_cast<std::size_t>(board.at(s));
      if (!units.test(next) || reached.test(next)) continue;
      reached.set(next);
      open[count++] = board.at(s);
    }
  }
  return reached == units;
}

// Each square entered is on the table, passable and empty or left by a member in the same step (OT-GRP-2).
void walkMember(const Battle& battle, const Board& board, const UnitSet& units, UnitIndex unit, const Path& steps,
                GroupWalked& group) {
  Place place{squareOf(battle, unit), facingOf(battle, unit)};
  for (const Leg& leg : steps) {
    if (leg.kind != LegKind::ahead) {
      place.facing = afterTurns(place.facing, leg);
      continue;
    }
    for (int i = 0; i < leg.amount; ++i) {
      place.square = place.square + stepAhead(place.facing);
      const bool on = board.contains(place.square);
      const UnitIndex met = on ? board.at(place.square) : noUnit;
      // A member that stands there now has taken the same steps and is as far ahead as before.
      const bool taken = met != noUnit && !units.test(static_cast<std::size_t>(met));
      if (on && !board.impassable(place.square) && !taken) continue;
      if (group.bar != Bar::none) return;
      group.bar = !on ? Bar::offTable : !taken ? Bar::impassable : Bar::enemyInTheWay;
      if (taken && !areEnemies(battle, unit, met)) group.bar = Bar::endsOnUnit;
      group.barred = unit;
      group.barredAt = place.square;
      group.barredBy = met;
      return;
    }
  }
}

void addMember(const Battle& battle, const Board& board, UnitIndex unit, Facing facing, const Path& steps,
               GroupWalked& group) {
  const int moves = figure(battle, unit, UnitFigure::moves);
  if (group.slowest == noUnit || moves < group.in.slowestMoves) {
    group.in.slowestMoves = moves;
    group.slowest = unit;
  }
  if (facingOf(battle, unit) != facing) group.in.sameDirection = false;
  if (movedOf(battle, unit) != Moved::no) group.in.anyMoved = true;
  if (figure(battle, unit, UnitFigure::freeTurns) == 0) group.in.allTurnFree = false;
  const bool terrain = entersBinding(board, {squareOf(battle, unit), facingOf(battle, unit)}, steps);
  if (boundByTerrain(terrain, troopsOf(battle, unit))) {
    group.in.anyBoundByTerrain = true;
    group.bound = unit;
  }
}

}  // namespace

GroupWalked walkedAsGroup(const Book& book, const Battle& battle, const Board& board, const UnitSet& units,
                          const Path& steps) {
  GroupWalked group;
  group.in.allTurnFree = true;
  group.in.forward = 0;
  for (const Leg& leg : steps)
    if (leg.kind == LegKind::ahead) group.in.forward += leg.amount;
  group.in.quarterTurns = turnsPaid(book, steps);
  group.in.connected = units.count() >= 2 && connected(battle, board, units);
  std::optional<Facing> facing;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!units.test(static_cast<std::size_t>(u))) continue;
    if (!facing) facing = facingOf(battle, u);
    addMember(battle, board, u, *facing, steps, group);
  }
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (units.test(static_cast<std::size_t>(u))) walkMember(battle, board, units, u, steps, group);
  return group;
}

}  // namespace signifer::othw
