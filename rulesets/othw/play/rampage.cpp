// The way of rampaging elephants and the units that they meet (OT-RAM-6 to OT-RAM-9, D30).
#include "othw/play/combat.h"
#include "othw/play/fates.h"
#include "othw/play/flight.h"

namespace signifer::othw {

void rollRampage(Play& play, UnitIndex unit) {
  const auto rampage = play.ask(*play.book.rulings.rampage, {true, play.roller(unit)});
  play.tell(rampagePhrase(rampage->direction), {"OT-RAM-6", "OT-RAM-7"},
            {.unit = unit, .figures = {Figure::count(rampage->roll)}}, rampage);
  rampageMove(play, unit, rampage->direction);
}

std::string_view rampagePhrase(Direction direction) {
  switch (direction) {
    case Direction::left:
      return "rampages-left";
    case Direction::right:
      return "rampages-right";
    case Direction::rear:
      return "rampages-rear";
    default:
      return "rampages-on";
  }
}

namespace {

// Why rampaging elephants stopped where they are (OT-RAM-8).
enum class Stopped : std::uint8_t { spent, offTable, river, unit };

struct Rampaged {
  int squares = 0;
  Stopped stopped = Stopped::spent;
  UnitIndex met = noUnit;
};

Rampaged advance(Play& play, UnitIndex unit, Facing way, int reach) {
  const Battle& battle = play.battle();
  const Board& board = play.field();
  Square at = squareOf(battle, unit);
  Rampaged rampaged;
  for (; rampaged.squares < reach; ++rampaged.squares) {
    const Square next = at + stepAhead(way);
    rampaged.stopped = !board.contains(next)    ? Stopped::offTable
                       : board.impassable(next) ? Stopped::river
                                                : Stopped::unit;
    if (rampaged.stopped != Stopped::unit) return rampaged;
    rampaged.met = board.at(next);
    if (rampaged.met != noUnit && !isFleeing(battle, rampaged.met)) return rampaged;
    if (rampaged.met != noUnit) slaughter(play, rampaged.met, unit, "OT-FLE-6");
    at = next;
    play.place(unit, at, way);
  }
  rampaged.stopped = Stopped::spent;
  return rampaged;
}

}  // namespace

void rampageMove(Play& play, UnitIndex unit, Direction direction) {
  const Battle& battle = play.battle();
  play.mover().set(unit, UnitStatus::compulsoryDone, 1);
  const int turns = direction == Direction::left    ? -1
                    : direction == Direction::right ? 1
                    : direction == Direction::rear  ? 2
                                                    : 0;
  const Facing way = turned(facingOf(battle, unit), turns);
  const Square at = squareOf(battle, unit);
  play.place(unit, at, way);
  const Reach reach = reachAhead(battle, play.field(), unit, at, way);
  MoveIn asked;
  asked.moves = reach.moves;
  asked.forward = 0;
  asked.terrain = reach.terrain;
  asked.troops = troopsOf(battle, unit);
  const auto allowance = ask(*play.book.rulings.move, asked);
  const Rampaged rampaged = advance(play, unit, way, allowance->allowance);
  const std::initializer_list<Figure> figures{Figure::squares(rampaged.squares)};
  switch (rampaged.stopped) {
    case Stopped::offTable:
      play.tell("rampages-off-table", {"OT-RAM-8"}, {.unit = unit, .figures = figures});
      return endRampage(play, unit);
    case Stopped::river:
      return play.tell("rampage-stopped-by-river", {"OT-RAM-8"}, {.unit = unit, .figures = figures}, allowance);
    case Stopped::unit:
      play.tell("rampages-into", {"OT-RAM-8", "OT-RAM-9"}, {.unit = unit, .other = rampaged.met, .figures = figures},
                allowance);
      return startCombat(play, unit, rampaged.met);
    case Stopped::spent:
      if (reach.stopsBefore || reach.terrain)
        return play.tell("rampages-so-far", {"OT-RAM-8", "OT-TER-2"}, {.unit = unit, .figures = figures}, allowance);
      return play.tell("rampages-so-far", {"OT-RAM-8"}, {.unit = unit, .figures = figures}, allowance);
  }
}

}  // namespace signifer::othw
