#include "othw/play/flight.h"

#include <algorithm>

#include "othw/play/combat.h"
#include "othw/play/fates.h"

namespace signifer::othw {

Reach reachAhead(const Battle& battle, const Board& board, UnitIndex unit, Square from, Facing way) {
  const int moves = figure(battle, unit, UnitProfile::moves);
  if (troopsOf(battle, unit) != Troops::other) return {moves};
  if (board.binds(from)) return {moves, true};
  Square s = from;
  for (int i = 1; i <= moves; ++i) {
    s = s + stepAhead(way);
    if (!board.contains(s)) return {moves};
    if (board.binds(s)) return i == 1 ? Reach{moves, true} : Reach{i - 1, false, true};
  }
  return {moves};
}
namespace {

// The squares on the straight line to the base edge.
struct Line {
  FlightIn in;
  /// The first impassable square, 0 for none.
  int impassableAt = 0;
  bool stopsBeforeTerrain = false;
};

Line lineOfFlight(const Play& play, const Board& board, UnitIndex unit, Moment moment) {
  const Battle& battle = play.battle();
  const Facing way = towardsBase(battle, battle.unit(unit).side);
  const Square from = squareOf(battle, unit);
  const Reach reach = reachAhead(battle, board, unit, from, way);
  Line line;
  line.stopsBeforeTerrain = reach.stopsBefore;
  line.in.moment = moment;
  line.in.squaresToEdge = board.grid().stepsOff(from, way) - 1;
  line.in.moves = reach.moves;
  line.in.terrain = reach.terrain;
  line.in.troops = troopsOf(battle, unit);
  Square s = from;
  for (int i = 1; i <= line.in.squaresToEdge; ++i) {
    s = s + stepAhead(way);
    if (board.impassable(s)) {
      // OT-FLE-9: neither the enemy nor the edge beyond it is reached.
      line.impassableAt = i;
      line.in.squaresToEdge = 60;
      return line;
    }
    const UnitIndex met = board.at(s);
    // D36: fleeing units block nobody; OT-RAM-9: rampaging friends do not block a flight.
    if (met == noUnit || battle.unit(met).side == battle.unit(unit).side || isFleeing(battle, met)) continue;
    line.in.enemyAhead = i;
    return line;
  }
  return line;
}

// Whether a fleeing unit goes through one in its way (OT-FLE-8).
bool passesInFlight(const Book& book, const Battle& battle, UnitIndex unit, UnitIndex met) {
  PassThroughIn in;
  in.mover = passingOf(battle, unit);
  in.met = passingOf(battle, met);
  in.movement = Movement::flight;
  return ask(*book.rulings.passThrough, in)->allowed;
}

// The end of a flight on the table, in squares from its start. A flight may also run off the table or into an enemy
// (D12).
struct Landing {
  int squares = 0;
  bool leavesTable = false;
  UnitIndex caughtBy = noUnit;
  /// A friend that it went through, or stopped behind.
  bool passedFriend = false;
  bool behindFriend = false;
  bool beforeRiver = false;
  /// The friend whose square it takes, who takes its own.
  UnitIndex changesWith = noUnit;
};

bool changesPlaces(const Play& play, UnitIndex unit, UnitIndex met, int allowed) {
  const Battle& battle = play.battle();
  if (battle.unit(met).side != battle.unit(unit).side || !mayChangePlaces(battle, met)) return false;
  PassThroughIn in;
  in.mover = passingOf(battle, unit);
  in.met = passingOf(battle, met);
  in.movement = Movement::flight;
  in.movesLeft = allowed;
  in.squaresToEmpty = allowed + 1;
  return ask(*play.book.rulings.passThrough, in)->allowed;
}

// The farthest empty square within the allowance; without any the farthest friend who changes places; else none.
Landing landWithin(const Play& play, const Board& board, UnitIndex unit, int allowed) {
  const Facing way = towardsBase(play.battle(), play.battle().unit(unit).side);
  const Square from = squareOf(play.battle(), unit);
  Landing landing;
  int farthestFriend = 0;
  int changesAt = 0;
  for (int i = 1; i <= allowed; ++i) {
    const Square s = along(from, way, i);
    landing.beforeRiver = board.impassable(s);
    if (landing.beforeRiver) break;
    const UnitIndex met = board.at(s);
    if (met == noUnit) {
      landing.squares = i;
      continue;
    }
    farthestFriend = i;
    if (!changesPlaces(play, unit, met, allowed)) continue;
    landing.changesWith = met;
    changesAt = i;
  }
  if (landing.squares > 0)
    landing.changesWith = noUnit;
  else
    landing.squares = changesAt;
  landing.passedFriend = farthestFriend > 0 && landing.squares > 0;
  landing.behindFriend = farthestFriend > landing.squares;
  landing.beforeRiver = landing.beforeRiver && !landing.behindFriend;
  return landing;
}

Landing landPastFriends(const Play& play, const Board& board, UnitIndex unit, int wanted) {
  const Battle& battle = play.battle();
  const Facing way = towardsBase(battle, battle.unit(unit).side);
  Landing landing;
  Square s = squareOf(battle, unit);
  for (int i = 1; i <= wanted || landing.squares < wanted; ++i) {
    s = s + stepAhead(way);
    if (!board.contains(s)) {
      landing.leavesTable = true;
      return landing;
    }
    if (board.impassable(s)) {
      landing.beforeRiver = true;
      return landing;
    }
    const UnitIndex met = board.at(s);
    if (met == noUnit) {
      landing.passedFriend = landing.squares < i - 1;
      landing.squares = i;
      if (i >= wanted) return landing;
    } else if (battle.unit(met).side != battle.unit(unit).side && !isFleeing(battle, met)) {
      landing.caughtBy = met;
      return landing;
    } else if (!passesInFlight(play.book, battle, unit, met)) {
      landing.behindFriend = true;
      return landing;
    }
  }
  return landing;
}

using Flight = Answered<FlightIn, FlightOut>;

Landing land(const Play& play, const Board& board, UnitIndex unit, const Flight& flight) {
  // With nobody in the way of it, the enemy or the edge is reached as the ruling says; else friends decide.
  const bool beyond = flight->slaughtered || flight->leavesTable;
  if (play.book.options.flightThroughFriends != FlightThroughFriends::withinAllowance)
    return landPastFriends(play, board, unit, flight->squares + (beyond ? 1 : 0));
  if (!beyond) return landWithin(play, board, unit, flight->squares);
  Landing landing;
  landing.leavesTable = flight->leavesTable;
  const Facing way = towardsBase(play.battle(), play.battle().unit(unit).side);
  if (flight->slaughtered)
    landing.caughtBy = board.at(along(squareOf(play.battle(), unit), way, *flight.in.enemyAhead));
  return landing;
}

void tellFlight(Play& play, const Line& line, const Landing& landing, const Flight& flight, UnitIndex unit) {
  if (!play.wanted()) return;
  std::vector<std::string_view> rules{"OT-FLE-2"};
  if (flight.in.moment == Moment::brokeInOwnPhase) rules.push_back("OT-FLE-3");
  if (boundByTerrain(flight.in.terrain, flight.in.troops) || line.stopsBeforeTerrain) rules.push_back("OT-TER-2");
  if (landing.passedFriend || landing.behindFriend) rules.push_back("OT-FLE-8");
  if (landing.beforeRiver) rules.push_back("OT-FLE-9");
  const std::string_view phrase = landing.behindFriend  ? "flees-behind-friend"
                                  : landing.beforeRiver ? "flees-to-river"
                                                        : "flees";
  play.tell(phrase, std::move(rules), {.unit = unit, .figures = {Figure::squares(landing.squares)}},
            {flight.consultation()});
  if (landing.changesWith != noUnit)
    play.tell("changes-places", {"OT-FLE-8"}, {.unit = unit, .other = landing.changesWith});
}

}  // namespace

void flee(Play& play, UnitIndex unit, Moment moment) {
  const Battle& battle = play.battle();
  const Board& board = play.field();
  const Line line = lineOfFlight(play, board, unit, moment);
  const Flight flight = ask(*play.book.rulings.flight, line.in);
  if (!flight->movesNow) return;
  play.mover().set(unit, UnitStatus::compulsoryDone, 1);
  play.mover().set(unit, UnitStatus::waits, 0);
  const Facing way = towardsBase(battle, battle.unit(unit).side);
  const Square from = squareOf(battle, unit);
  const Landing landing = land(play, board, unit, flight);
  if (landing.caughtBy != noUnit) {
    slaughter(play, unit, landing.caughtBy, "OT-FLE-5");
    endPursuitIfCaught(play, landing.caughtBy, unit);
  } else if (landing.leavesTable) {
    play.tell("flees-off-table", {"OT-FLE-7"}, {.unit = unit, .key = true}, flight);
    removeUnit(play, unit, Quarry::leftTable);
  } else {
    play.place(unit, along(from, way, landing.squares), way);
    if (landing.changesWith != noUnit) play.place(landing.changesWith, from, facingOf(battle, landing.changesWith));
    tellFlight(play, line, landing, flight, unit);
  }
}

}  // namespace signifer::othw
