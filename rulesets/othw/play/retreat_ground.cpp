#include "othw/play/retreat_ground.h"

#include "othw/play/flight.h"
#include "othw/play/ways.h"

namespace signifer::othw {
namespace {

bool passesInRetreat(const Book& book, const Battle& battle, UnitIndex unit, UnitIndex met) {
  PassThroughIn in;
  in.mover = passingOf(battle, unit);
  in.met = passingOf(battle, met);
  in.whose = areEnemies(battle, unit, met) ? Whose::enemy : Whose::own;
  in.movement = Movement::retreat;
  return ask(*book.rulings.passThrough, in)->allowed;
}

Retreating stepBack(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, Square from,
                    Square step) {
  const bool toNextEmpty = book.options.retreatThroughFriends == RetreatThroughFriends::nextEmpty;
  for (Square s = from + step;; s = s + step) {
    if (!board.contains(s)) return {Way::offTable, s};
    if (board.impassable(s)) return {Way::blocked, s};
    const UnitIndex met = board.at(s);
    if (met == noUnit || met == unit) return {Way::clear, s};
    if (!passesInRetreat(book, battle, unit, met)) return {Way::blocked, s};
    if (toNextEmpty) continue;
    if (!mayChangePlaces(battle, met)) return {Way::blocked, s};
    return {Way::clear, s, met};
  }
}

// D26, an option: friends in line give way by one square each; true if they have, on the board handed in.
bool pushFriends(const Battle& battle, Board& board, UnitIndex unit, Square from, Square step) {
  const Square first = from + step;
  Square last = first;
  while (board.contains(last) && !board.empty(last)) {
    if (areEnemies(battle, unit, board.at(last))) return false;
    last = last + step;
  }
  if (!board.contains(last) || board.impassable(last)) return false;
  for (Square s = last; s != first; s = s - step) board.set(s, board.at(s - step));
  board.lift(first);
  return true;
}

Retreating push(const Book& book, const Battle& battle, UnitIndex unit, Square from, Square step, Board& board) {
  const Retreating found = stepBack(book, battle, board, unit, from, step);
  if (found.changesWith != noUnit) {
    board.lift(found.to);
    board.set(from, found.changesWith);
  }
  if (found.way != Way::blocked || board.impassable(found.to)) return found;
  if (!pushFriends(battle, board, unit, from, step)) return found;
  return {Way::clear, from + step};
}

}  // namespace

RetreatGround::RetreatGround(const Book& book, const Battle& battle, const Field& field, UnitIndex unit, Square from,
                             Square step) {
  const auto beyond = [&] { return steps_[0].way == Way::clear ? steps_[0].to : from; };
  if (book.options.blockedRetreat != BlockedRetreat::pushFriends) {
    steps_[0] = stepBack(book, battle, field, unit, from, step);
    steps_[1] = stepBack(book, battle, field, unit, beyond(), step);
    return;
  }
  std::array<Board, 2>& after = after_.emplace(std::array<Board, 2>{field, field});
  after[0].lift(from);
  steps_[0] = push(book, battle, unit, from, step, after[0]);
  after[1] = after[0];
  steps_[1] = push(book, battle, unit, beyond(), step, after[1]);
}

void RetreatGround::settle(Play& play, UnitIndex unit, int steps) const {
  // Two steps are the first and the second, unless the first was barred, which leaves none.
  for (int i = 0; i < steps; ++i) {
    const Square left = play.field().square(unit);
    play.place(unit, step(i).to, play.field().facing(unit));
    const UnitIndex other = step(i).changesWith;
    if (other == noUnit) continue;
    if (!after_) play.place(other, left, play.field().facing(other));
    play.tell("changes-places", {"OT-RET-2"}, {.unit = unit, .other = other});
  }
  if (steps > 0 && after_) settlePushed(play, unit, steps);
}

void RetreatGround::settlePushed(Play& play, UnitIndex unit, int steps) const {
  const Battle& battle = play.battle();
  const Board& board = (*after_)[static_cast<std::size_t>(steps - 1)];
  const Grid& grid = board.grid();
  for (int i = 0; i < grid.count(); ++i) {
    const Square s = grid.squareOf(i);
    const UnitIndex there = board.at(s);
    if (there != noUnit && there != unit && squareOf(battle, there) != s) play.place(there, s, facingOf(battle, there));
  }
}

}  // namespace signifer::othw
