#include "othw/play/ways.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

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
  Walker(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, const Path& steps, WayEnds ends)
      : book_(book),
        battle_(battle),
        board_(board),
        unit_(unit),
        steps_(steps),
        ends_(book.options.interpenetration == Interpenetration::exchange ? ends : WayEnds::inEmptySquare),
        start_(squareOf(battle, unit)) {
    way_.end = {start_, facingOf(battle, unit)};
    way_.terrain = entersBinding(board, way_.end, steps);
    allowance_ = allowanceOf(book, figure(battle, unit, UnitProfile::moves), way_.terrain, troopsOf(battle, unit));
  }

  Walked walk() {
    for (std::size_t i = 0; i < steps_.size() && !way_.bar.holds(); ++i) {
      const Leg& leg = steps_[i];
      if (leg.kind == LegKind::ahead) {
        goAhead(leg.amount, i + 1 == steps_.size());
        continue;
      }
      way_.end.facing = afterTurns(way_.end.facing, leg);
      const int paid = turnsPaid(book_, leg);
      way_.quarterTurns += paid;
      if (figure(battle_, unit_, UnitProfile::freeTurns) == 0) spent_ += paid;
    }
    return way_;
  }

 private:
  // Bars the way; no squares are gone.
  int bar(const Because& because, std::string_view code, Square where, UnitIndex by = noUnit) {
    way_.bar = {because, code, where, by};
    return 0;
  }

  void goAhead(int squares, bool last) {
    if (const UnitIndex enemy = heldBy(book_.options, battle_, board_, unit_, start_); enemy != noUnit && squares > 0) {
      bar({"OT-MOV-5"}, "held-in-contact", start_, enemy);
      return;
    }
    for (int done = 0; done < squares && !way_.bar.holds();) {
      const int run = runThrough(squares - done, last);
      if (run == 0) return;
      done += run;
      way_.forward += run;
      spent_ += run;
      for (int i = 0; i < run; ++i) way_.end.square = way_.end.square + stepAhead(way_.end.facing);
    }
  }

  // Squares to the next empty one straight ahead: 1, or more through friends; 0 where the way is barred.
  int runThrough(int wanted, bool last) {
    Square s = way_.end.square;
    UnitIndex friendOnWay = noUnit;
    for (int run = 1;; ++run) {
      s = s + stepAhead(way_.end.facing);
      if (!board_.contains(s)) return bar({"OT-MOV-5"}, "off-table", s);
      if (board_.impassable(s)) return bar({"OT-MOV-5"}, "impassable", s);
      const UnitIndex met = board_.at(s);
      const bool free = met == noUnit || met == unit_;
      if (free && run == 1) return run;
      if (free) {
        // The friends on the way let it pass; what is left to ask is whether it comes out beyond them.
        const PassThroughIn asked = passing(friendOnWay, run);
        way_.passed = asked;
        if (ask(*book_.rulings.passThrough, asked)->allowed && asked.movesLeft >= run) return run;
        return bar({"OT-MOV-6", Figure::squares(run), Figure::squares(asked.movesLeft)}, "not-enough-moves", s,
                   friendOnWay);
      }
      const auto through = ask(*book_.rulings.passThrough, passing(met, std::max(2, run + 1)));
      if (through->reasons.has(NoPassage::enemyInTheWay)) return barByEnemy(through.out, s, met);
      if (through->reasons.has(NoPassage::neitherIsSkirmishers))
        return bar(through->reasons.because(NoPassage::neitherIsSkirmishers), "neither-is-skirmishers", s, met);
      if (run == wanted) return last ? changePlaces(s, met, run) : bar({"OT-MOV-6"}, "turns-inside-friend", s, met);
      friendOnWay = met;
    }
  }

  // The friend steps into the square that the unit came in from: its first, or an empty one (D12).
  int changePlaces(Square s, UnitIndex met, int run) {
    if (ends_ == WayEnds::inEmptySquare) return bar({"OT-MOV-5"}, "square-taken", s, met);
    const Square from = s - stepAhead(way_.end.facing);
    if (!mayChangePlaces(battle_, met) || (from != start_ && !board_.empty(from)))
      return bar({"OT-MOV-5"}, "cannot-change-places", s, met);
    const PassThroughIn asked = passing(met, std::max(2, run + 1));
    const auto through = ask(*book_.rulings.passThrough, asked);
    if (!through->allowed)
      return bar(through->reasons.because(NoPassage::notEnoughMoves), "not-enough-moves-to-change", s, met);
    way_.passed = asked;
    way_.changedWith = met;
    return run;
  }

  int barByEnemy(const PassThroughOut& through, Square s, UnitIndex met) {
    if (battle_.unit(met).side == battle_.unit(unit_).side)
      return bar({"OT-RAM-9"}, "rampaging-friend-in-the-way", s, met);
    return bar(through.reasons.because(NoPassage::enemyInTheWay), "enemy-in-the-way", s, met);
  }

  // OT-MOV-6, OT-MOV-7, for a unit met on the way to an empty square so many squares off.
  [[nodiscard]] PassThroughIn passing(UnitIndex met, int squaresToEmpty) const {
    PassThroughIn in;
    in.mover = passingOf(battle_, unit_);
    in.met = passingOf(battle_, met);
    in.whose = areEnemies(battle_, unit_, met) ? Whose::enemy : Whose::own;
    in.movesLeft = std::max(0, allowance_ - spent_);
    in.squaresToEmpty = squaresToEmpty;
    return in;
  }

  const Book& book_;
  const Battle& battle_;
  const Board& board_;
  UnitIndex unit_;
  const Path& steps_;
  WayEnds ends_;
  Square start_;
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

Path pathOf(const Route& route) {
  Path path;
  const auto lengthen = [&](LegKind kind, int amount) {
    if (amount == 0) return;
    if (!path.empty() && path[path.size() - 1].kind == kind)
      path[path.size() - 1].amount += amount;
    else
      path.add({kind, amount});
  };
  for (const auto& [turns, squares] :
       {std::pair{route.turn, route.ahead}, std::pair{route.thenTurn, route.thenAhead}}) {
    lengthen(turns < 0 ? LegKind::wheelLeft : LegKind::wheelRight, std::abs(turns));
    lengthen(LegKind::ahead, squares);
  }
  return path;
}

Place afterSteps(Place from, const Path& steps) {
  for (const Leg& leg : steps) {
    if (leg.kind != LegKind::ahead)
      from.facing = afterTurns(from.facing, leg);
    else
      from.square = along(from.square, from.facing, leg.amount);
  }
  return from;
}

Walked walked(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, const Path& steps,
              WayEnds ends) {
  return Walker(book, battle, board, unit, steps, ends).walk();
}

namespace {

// Free turns cost nothing however many they are; the form counts up to so many.
int turnsAsked(bool free, int turns, int most) { return free ? std::min(turns, most) : turns; }

}  // namespace

MoveIn moveIn(const Battle& battle, UnitIndex unit, const Walked& way) {
  const bool freeTurns = figure(battle, unit, UnitProfile::freeTurns) != 0;
  return {figure(battle, unit, UnitProfile::moves),
          way.forward,
          turnsAsked(freeTurns, way.quarterTurns, 8),
          freeTurns,
          way.terrain,
          troopsOf(battle, unit)};
}

ChargeIn chargeIn(const Battle& battle, const Board& board, UnitIndex unit, const Walked& way) {
  const bool freeTurns = figure(battle, unit, UnitProfile::freeTurns) != 0;
  const Square struck = way.end.square + stepAhead(way.end.facing);
  const bool terrain = way.terrain || (board.contains(struck) && board.binds(struck));
  return {figure(battle, unit, UnitProfile::moves),
          way.forward,
          turnsAsked(freeTurns, way.quarterTurns, 4),
          freeTurns,
          terrain,
          troopsOf(battle, unit)};
}

bool mayWalk(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, const Path& steps) {
  const Walked way = walked(book, battle, board, unit, steps, WayEnds::changingPlaces);
  return !way.bar.holds() && othw::move(book, moveIn(battle, unit, way)).allowed;
}

bool mayCharge(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, const Path& steps) {
  const Walked way = walked(book, battle, board, unit, steps, WayEnds::inEmptySquare);
  return !way.bar.holds() && charge(book, chargeIn(battle, board, unit, way)).reaches;
}

bool fitsForm(const Consultation& consultation) {
  const Fields& fields = consultation.procedure->info().inputs;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!fields[i].bounded || !consultation.inputs.given[i]) continue;
    const auto value = static_cast<double>(consultation.inputs.at[i].whole);
    if (value < fields[i].least || value > fields[i].most) return false;
  }
  return true;
}

namespace {

// Members that hang together with the first one along square edges (OT-GRP-1).
UnitSet reachedFrom(const Battle& battle, const Board& board, const UnitSet& units, UnitIndex first) {
  UnitSet reached;
  std::array<UnitIndex, mostUnits> open;
  std::size_t count = 1;
  open[0] = first;
  add(reached, first);
  while (count > 0) {
    const UnitIndex u = open[--count];
    for (const Square s : around(squareOf(battle, u))) {
      if (!board.contains(s) || board.empty(s)) continue;
      const UnitIndex next = board.at(s);
      if (!in(units, next) || in(reached, next)) continue;
      add(reached, next);
      open[count++] = next;
    }
  }
  return reached;
}

void note(UnitIndex& member, UnitIndex unit) {
  if (member == noUnit) member = unit;
}

// Each square entered is on the table, passable and empty or left by a member in the same step (OT-GRP-2).
void walkMember(const Book& book, const Battle& battle, const Board& board, const UnitSet& units, UnitIndex unit,
                const Path& steps, GroupWalked& group) {
  Place place{squareOf(battle, unit), facingOf(battle, unit)};
  const auto bar = [&](std::string_view rule, std::string_view code, UnitIndex by) {
    group.bar = {{rule}, code, place.square, by};
    group.barred = unit;
  };
  const UnitIndex enemy = heldBy(book.options, battle, board, unit, place.square);
  if (enemy != noUnit && group.in.forward > 0) return bar("OT-MOV-5", "held-in-contact", enemy);
  for (const Leg& leg : steps) {
    if (leg.kind != LegKind::ahead) {
      place.facing = afterTurns(place.facing, leg);
      continue;
    }
    for (int i = 0; i < leg.amount; ++i) {
      place.square = place.square + stepAhead(place.facing);
      if (!board.contains(place.square)) return bar("OT-MOV-5", "off-table", noUnit);
      const UnitIndex met = board.at(place.square);
      // A member that stands there now has taken the same steps and is as far ahead as before.
      if (met != noUnit && !in(units, met)) {
        const bool friendly = battle.unit(unit).side == battle.unit(met).side;
        if (!areEnemies(battle, unit, met)) return bar("OT-GRP-2", "square-taken", met);
        return friendly ? bar("OT-RAM-9", "rampaging-friend-in-the-way", met)
                        : bar("OT-GRP-2", "enemy-in-the-way", met);
      }
      if (board.impassable(place.square)) return bar("OT-MOV-5", "impassable", noUnit);
    }
  }
}

void addMember(const Battle& battle, const Board& board, UnitIndex unit, Facing facing, const Path& steps,
               GroupWalked& group) {
  const int moves = figure(battle, unit, UnitProfile::moves);
  if (group.slowest == noUnit || moves < group.in.slowestMoves) {
    group.in.slowestMoves = moves;
    group.slowest = unit;
  }
  if (facingOf(battle, unit) != facing) note(group.turnedAside, unit);
  if (movedOf(battle, unit) != Moved::no) note(group.moved, unit);
  if (figure(battle, unit, UnitProfile::freeTurns) == 0) group.in.allTurnFree = false;
  const bool terrain = entersBinding(board, {squareOf(battle, unit), facingOf(battle, unit)}, steps);
  if (terrain) note(boundByTerrain(terrain, troopsOf(battle, unit)) ? group.bound : group.unbound, unit);
}

}  // namespace

GroupWalked walkedAsGroup(const Book& book, const Battle& battle, const Board& board, const UnitSet& units,
                          const Path& steps) {
  GroupWalked group;
  group.in.slowestMoves = 1;
  group.in.allTurnFree = true;
  group.in.forward = 0;
  for (const Leg& leg : steps)
    if (leg.kind == LegKind::ahead) group.in.forward += leg.amount;
  UnitIndex first = noUnit;
  int members = 0;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!in(units, u)) continue;
    ++members;
    note(first, u);
    addMember(battle, board, u, facingOf(battle, first), steps, group);
  }
  if (first != noUnit) {
    const UnitSet reached = reachedFrom(battle, board, units, first);
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (!in(units, u)) continue;
      if (!in(reached, u)) note(group.apart, u);
      if (!group.bar.holds()) walkMember(book, battle, board, units, u, steps, group);
    }
  }
  group.in.quarterTurns = turnsAsked(group.in.allTurnFree, turnsPaid(book, steps), 8);
  group.in.connected = members >= 2 && group.apart == noUnit;
  group.in.sameDirection = group.turnedAside == noUnit;
  group.in.anyMoved = group.moved != noUnit;
  group.in.anyBoundByTerrain = group.bound != noUnit;
  return group;
}

}  // namespace signifer::othw
