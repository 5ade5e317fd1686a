#include "othw/play/flight.h"

#include <algorithm>

#include "othw/play/combat.h"
#include "othw/play/fates.h"

namespace signifer::othw {
namespace {

// Squares that a unit may go straight on without choosing to: D11.
int reachAhead(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, Square from, Facing way) {
  const int moves = figure(battle, unit, UnitFigure::moves);
  if (troopsOf(battle, unit) != Troops::other) return moves;
  if (board.binds(from)) return book.tables.boundMoves;
  Square s = from;
  for (int i = 1; i <= moves; ++i) {
    s = s + stepAhead(way);
    if (!board.contains(s)) return moves;
    if (board.binds(s)) return i == 1 ? book.tables.boundMoves : i - 1;
  }
  return moves;
}

// What lies on the straight line to the base edge.
struct Line {
  FlightIn in;
  /// The first impassable square, 0 for none.
  int impassableAt = 0;
};

Line lineOfFlight(const Scene& scene, const Board& board, UnitIndex unit, Moment moment) {
  const Battle& battle = scene.battle;
  const Facing way = towardsBase(battle, battle.unit(unit).side);
  const Square from = squareOf(battle, unit);
  Line line;
  line.in.moment = moment;
  line.in.squaresToEdge = board.grid().stepsOff(from, way) - 1;
  line.in.moves = reachAhead(scene.book, battle, board, unit, from, way);
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
  return passThrough(book, in).allowed;
}

// Where a flight ends on the table, in squares from where it began; it may run off or into an enemy instead (D12).
struct Landing {
  int squares = 0;
  bool leavesTable = false;
  UnitIndex caughtBy = noUnit;
};

Landing land(const Scene& scene, const Board& board, UnitIndex unit, int wanted) {
  const Battle& battle = scene.battle;
  const Facing way = towardsBase(battle, battle.unit(unit).side);
  Landing landing;
  Square s = squareOf(battle, unit);
  for (int i = 1; i <= wanted || landing.squares < wanted; ++i) {
    s = s + stepAhead(way);
    if (!board.contains(s)) {
      landing.leavesTable = true;
      return landing;
    }
    if (board.impassable(s)) return landing;
    const UnitIndex met = board.at(s);
    if (met == noUnit) {
      landing.squares = i;
      if (i >= wanted) return landing;
    } else if (battle.unit(met).side != battle.unit(unit).side && !isFleeing(battle, met)) {
      landing.caughtBy = met;
      return landing;
    } else if (!passesInFlight(scene.book, battle, unit, met)) {
      return landing;
    }
  }
  return landing;
}

Square along(Square from, Facing way, int squares) {
  const Square step = stepAhead(way);
  return {from.x + step.x * squares, from.y + step.y * squares};
}

}  // namespace

void flee(Scene& scene, UnitIndex unit, Moment moment) {
  Battle& battle = scene.battle;
  const Board board(battle);
  const Line line = lineOfFlight(scene, board, unit, moment);
  const FlightOut out = flight(scene.book, line.in);
  if (!out.movesNow) return;
  battle.unit(unit).status[UnitSlot::compulsoryDone] = 1;
  const Facing way = towardsBase(battle, battle.unit(unit).side);
  const Square from = squareOf(battle, unit);
  // With nobody in the way of it, the enemy or the edge is reached as the ruling says; else friends decide.
  const int wanted = out.slaughtered || out.leavesTable ? out.squares + 1 : out.squares;
  const Landing landing = land(scene, board, unit, wanted);
  if (landing.caughtBy != noUnit) {
    slaughter(scene, unit, landing.caughtBy);
  } else if (landing.leavesTable) {
    scene.tell("flees-off-table", {"OT-FLE-7"}, {.unit = unit, .key = true});
    removeUnit(scene, unit, Quarry::leftTable);
  } else {
    place(battle, unit, along(from, way, landing.squares), way);
    scene.tell("flees", {"OT-FLE-2"}, {.unit = unit, .figures = {landing.squares}, .procedure = "flight"});
  }
}

namespace {

// A chase, step by step.
class Chasing {
 public:
  Chasing(Scene& scene, UnitIndex unit, Quarry quarry, int allowed)
      : scene_(scene),
        board_(scene.battle),
        unit_(unit),
        target_(pursuedBy(scene.battle, unit)),
        gone_(quarry == Quarry::leftTable),
        left_(allowed) {
    at_ = squareOf(scene.battle, unit);
    facing_ = facingOf(scene.battle, unit);
  }

  /// The square that it enters, or strikes into, first; none if its way is barred.
  [[nodiscard]] std::optional<Square> firstSquare() const {
    const Ways all = ways();
    for (int i = 0; i < all.count; ++i) {
      const Facing way = all.way[static_cast<std::size_t>(i)];
      const int run = runAlong(way);
      if (run != barred) return run > 0 ? std::optional(at_ + stepAhead(way)) : std::nullopt;
    }
    return std::nullopt;
  }

  void run() {
    while (left_ > 0 && takeStep()) {
    }
    place(scene_.battle, unit_, at_, facing_);
    scene_.tell("chases", {"OT-PUR-2", "OT-PUR-5"}, {.unit = unit_, .other = target_, .figures = {steps_}});
    if (foe_ != noUnit) startCombat(scene_, unit_, foe_);
  }

 private:
  // The ways that bring it nearer, best first (OT-PUR-5).
  struct Ways {
    std::array<Facing, 2> way{};
    int count = 0;
  };

  [[nodiscard]] Ways ways() const {
    Ways ways;
    if (gone_) {
      ways.way[ways.count++] = towardsBase(scene_.battle, scene_.battle.unit(target_).side);
      return ways;
    }
    const Square d = squareOf(scene_.battle, target_) - at_;
    const Facing alongX = d.x > 0 ? Facing::east : Facing::west;
    const Facing alongY = d.y > 0 ? Facing::north : Facing::south;
    const bool yFirst = std::abs(d.y) >= std::abs(d.x);
    if (d.y != 0 && yFirst) ways.way[ways.count++] = alongY;
    if (d.x != 0) ways.way[ways.count++] = alongX;
    if (d.y != 0 && !yFirst) ways.way[ways.count++] = alongY;
    if (ways.count == 2 && ways.way[1] == facing_) std::swap(ways.way[0], ways.way[1]);
    return ways;
  }

  // False where the chase ends here.
  bool takeStep() {
    const Ways all = ways();
    for (int i = 0; i < all.count; ++i) {
      const int run = runAlong(all.way[static_cast<std::size_t>(i)]);
      if (run == barred) continue;
      return run > 0 && goAlong(all.way[static_cast<std::size_t>(i)], run);
    }
    return false;
  }

  static constexpr int barred = -1;

  // Squares to go this way to the next empty one, or to one whose unit is cut down or fought; `barred` by impassable
  // ground or friends, 0 where the move ends here.
  [[nodiscard]] int runAlong(Facing way) const {
    const Battle& battle = scene_.battle;
    Square s = at_;
    for (int run = 1;; ++run) {
      s = s + stepAhead(way);
      if (!board_.contains(s)) return run == 1 ? 0 : barred;
      if (board_.impassable(s)) return barred;
      if (!bringsNearer(s, run)) return barred;
      const UnitIndex met = board_.at(s);
      const bool enemy = met != noUnit && areEnemies(battle, unit_, met);
      // A friend who cannot be passed bars this way before the ground ends the chase: there may be another way.
      if (met != noUnit && !enemy && !mayPass(met, run + 1)) return barred;
      if (steps_ + run > 1 && boundByTerrain(board_.binds(s), troopsOf(battle, unit_))) return 0;
      if (met == noUnit || (enemy && isFleeing(battle, met))) return affordable(run) ? run : run == 1 ? 0 : barred;
      if (enemy) return run == 1 ? run : barred;
    }
  }

  [[nodiscard]] bool bringsNearer(Square s, int run) const {
    if (gone_) return true;
    const Square target = squareOf(scene_.battle, target_);
    return distance(s, target) == distance(at_, target) - run;
  }

  [[nodiscard]] bool affordable(int run) const { return run <= left_; }

  [[nodiscard]] bool mayPass(UnitIndex met, int squaresToEmpty) const {
    PassThroughIn in;
    in.mover = passingOf(scene_.battle, unit_);
    in.met = passingOf(scene_.battle, met);
    in.movement = Movement::pursuit;
    in.movesLeft = left_;
    in.squaresToEmpty = squaresToEmpty;
    return passThrough(scene_.book, in).allowed;
  }

  // Goes there; cuts down whom it catches, or turns on whom it must fight. False where that ends the chase.
  bool goAlong(Facing way, int run) {
    const Square to = along(at_, way, run);
    const UnitIndex met = board_.at(to);
    facing_ = way;
    if (met != noUnit && !isFleeing(scene_.battle, met)) {
      // D37: it fights whoever stands in its way, or an option has it stop.
      if (scene_.book.options.pursuerMeetsEnemy == PursuerMeetsEnemy::fights) foe_ = met;
      return false;
    }
    board_.lift(at_);
    at_ = to;
    steps_ += run;
    left_ -= run;
    if (met != noUnit) slaughter(scene_, met, unit_);
    board_.set(at_, unit_);
    return met != target_;
  }

  Scene& scene_;
  Board board_;
  UnitIndex unit_;
  UnitIndex target_;
  bool gone_;
  int left_;
  Square at_;
  Facing facing_ = Facing::north;
  int steps_ = 0;
  UnitIndex foe_ = noUnit;
};

PursuitIn pursuitIn(Scene& scene, const Board& board, UnitIndex unit, bool reroll) {
  const Battle& battle = scene.battle;
  const UnitIndex target = pursuedBy(battle, unit);
  PursuitIn in;
  in.moves = figure(battle, unit, UnitFigure::moves);
  in.leadership = figure(battle, unit, UnitFigure::leadership);
  in.troops = troopsOf(battle, unit);
  in.target =
      target == noUnit ? Quarry::destroyed : static_cast<Quarry>(battle.unit(unit).status[UnitSlot::pursuedUnitFate]);
  const PersonIndex general = ableGeneralWith(battle, unit);
  in.reroll = reroll && general != noPerson;
  in.ability = abilityOf(battle, general);
  if (in.target == Quarry::destroyed) return in;
  const bool gone = in.target == Quarry::leftTable;
  const Square at = squareOf(battle, unit);
  in.squaresToGo = gone ? board.grid().stepsOff(at, towardsBase(battle, battle.unit(target).side)) - 1
                        : distance(at, squareOf(battle, target));
  // Bound if it starts on such ground or would enter it first (D11).
  const std::optional<Square> first = Chasing(scene, unit, in.target, in.moves).firstSquare();
  in.terrain = board.binds(at) || (first && board.binds(*first));
  return in;
}

void halt(Scene& scene, UnitIndex unit) {
  endPursuit(scene.battle, unit);
  setState(scene.battle, unit, UnitState::halted);
}

}  // namespace

void pursue(Scene& scene, UnitIndex unit, bool reroll) {
  Battle& battle = scene.battle;
  battle.unit(unit).status[UnitSlot::compulsoryDone] = 1;
  const Board board(battle);
  const PursuitIn in = pursuitIn(scene, board, unit, reroll);
  if (scene.book.options.pursuitTest == PursuitTest::afterMove) {
    battle.tasks.push_back({static_cast<std::int16_t>(Chore::pursuitTest), {unit, static_cast<std::int16_t>(reroll)}});
    const Chase chase = othw::chase(scene.book, in);
    if (chase.squares > 0) Chasing(scene, unit, in.target, chase.squares).run();
    return;
  }
  const PersonIndex general = ableGeneralWith(battle, unit);
  Modifiers modifiers;
  const PursuitOut out = pursuit(scene.book, in, scene.dice, modifiers, scene.thrower(unit));
  scene.tell(out.halts ? "pursuer-halts" : "pursuer-goes-on", {"OT-PUR-2", "OT-PUR-3"},
             {.unit = unit, .figures = {out.roll, in.leadership}, .modifiers = &modifiers, .procedure = "pursuit"});
  applyFate(scene, general, out.generalFate);
  if (out.halts)
    halt(scene, unit);
  else if (out.squares > 0)
    Chasing(scene, unit, in.target, out.squares).run();
}

void testPursuer(Scene& scene, UnitIndex unit, bool reroll) {
  Battle& battle = scene.battle;
  const PersonIndex general = ableGeneralWith(battle, unit);
  const int rating = figure(battle, unit, UnitFigure::leadership);
  Modifiers modifiers;
  const LeadershipOut out =
      leadershipTest(scene.book, {rating, reroll && general != noPerson, abilityOf(battle, general)}, scene.dice,
                     modifiers, scene.thrower(unit));
  scene.tell(out.passed ? "pursuer-halts" : "pursuer-goes-on", {"OT-PUR-2", "OT-PUR-3"},
             {.unit = unit, .figures = {out.roll, rating}, .modifiers = &modifiers});
  applyFate(scene, general, out.generalFate);
  if (out.passed) halt(scene, unit);
}

void rampageMove(Scene& scene, UnitIndex unit, Direction direction) {
  Battle& battle = scene.battle;
  battle.unit(unit).status[UnitSlot::compulsoryDone] = 1;
  const int turns = direction == Direction::left    ? -1
                    : direction == Direction::right ? 1
                    : direction == Direction::rear  ? 2
                                                    : 0;
  const Facing way = turned(facingOf(battle, unit), turns);
  const Board board(battle);
  Square at = squareOf(battle, unit);
  place(battle, unit, at, way);
  const int reach = reachAhead(scene.book, battle, board, unit, at, way);
  for (int i = 0; i < reach; ++i) {
    const Square next = at + stepAhead(way);
    if (!board.contains(next)) {
      scene.tell("rampages-off-table", {"OT-RAM-8"}, {.unit = unit});
      endRampage(scene, unit);
      return;
    }
    if (board.impassable(next)) return;
    const UnitIndex met = board.at(next);
    if (met != noUnit && !isFleeing(battle, met)) {
      startCombat(scene, unit, met);
      return;
    }
    if (met != noUnit) slaughter(scene, met, unit);
    at = next;
    place(battle, unit, at, way);
  }
}

}  // namespace signifer::othw
