// A pursuer's test and its chase, step by step (OT-PUR-2 to OT-PUR-6).
#include <algorithm>

#include "othw/play/combat.h"
#include "othw/play/fates.h"
#include "othw/play/flight.h"

namespace signifer::othw {
namespace {

// A chase, step by step.
class Chasing {
 public:
  Chasing(Play& play, UnitIndex unit, Quarry quarry, int allowed, bool bound)
      : play_(play),
        board_(play.field()),
        unit_(unit),
        target_(pursuedBy(play.battle(), unit)),
        gone_(quarry == Quarry::leftTable),
        bound_(bound),
        left_(allowed) {
    at_ = squareOf(play.battle(), unit);
    facing_ = facingOf(play.battle(), unit);
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
    play_.place(unit_, at_, facing_);
    tell();
    if (ended_ == End::caught) endPursuitIfCaught(play_, unit_, target_);
    if (foe_ != noUnit) startCombat(play_, unit_, foe_);
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
      ways.way[ways.count++] = towardsBase(play_.battle(), play_.battle().unit(target_).side);
      return ways;
    }
    const Square d = squareOf(play_.battle(), target_) - at_;
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
      if (run > 0) return goAlong(all.way[static_cast<std::size_t>(i)], run);
      ended_ =
          gone_ && !board_.contains(at_ + stepAhead(all.way[static_cast<std::size_t>(i)])) ? End::edge : End::terrain;
      return false;
    }
    ended_ = End::barred;
    return false;
  }

  // The result of the chase, and the reason why it ended before its moves were spent.
  void tell() const {
    if (!play_.wanted()) return;
    const auto say = [&](std::string_view phrase, std::string_view why, std::string_view stoppedAtOnce = {}) {
      std::vector<std::string_view> rules{"OT-PUR-2", "OT-PUR-5"};
      if (!why.empty()) rules.push_back(why);
      play_.tell(steps_ == 0 && !stoppedAtOnce.empty() ? stoppedAtOnce : phrase, std::move(rules),
                 {.unit = unit_, .other = target_, .figures = {Figure::squares(steps_)}}, {});
    };
    switch (ended_) {
      case End::spent:
        return say("chases", bound_ ? "OT-TER-2" : "");
      case End::caught:
        return say("chases-and-catches", "OT-FLE-6");
      case End::metEnemy:
        return say("chases-into-enemy", "OT-PUR-6", "chase-meets-enemy");
      case End::terrain:
        return say("chases-to-terrain", "OT-TER-2", "chase-stops-at-terrain");
      case End::edge:
        return say("chases-to-edge", "OT-PUR-4", "chase-stops-at-edge");
      case End::barred:
        return say("chase-barred", "", "chase-stopped");
    }
  }

  static constexpr int barred = -1;

  // Squares to go this way to the next empty one, or to one whose unit is cut down or fought; `barred` by impassable
  // ground or friends, 0 where the move ends here.
  [[nodiscard]] int runAlong(Facing way) const {
    const Battle& battle = play_.battle();
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
    const Square target = squareOf(play_.battle(), target_);
    return distance(s, target) == distance(at_, target) - run;
  }

  [[nodiscard]] bool affordable(int run) const { return run <= left_; }

  [[nodiscard]] bool mayPass(UnitIndex met, int squaresToEmpty) const {
    PassThroughIn in;
    in.mover = passingOf(play_.battle(), unit_);
    in.met = passingOf(play_.battle(), met);
    in.movement = Movement::pursuit;
    in.movesLeft = left_;
    in.squaresToEmpty = squaresToEmpty;
    return ask(*play_.book.rulings.passThrough, in)->allowed;
  }

  // Goes there; cuts down whom it catches, or turns on whom it must fight. False where that ends the chase.
  bool goAlong(Facing way, int run) {
    const Square to = along(at_, way, run);
    const UnitIndex met = board_.at(to);
    facing_ = way;
    if (met != noUnit && !isFleeing(play_.battle(), met)) {
      // D37: it fights whoever stands in its way, or an option has it stop.
      if (play_.book.options.pursuerMeetsEnemy == PursuerMeetsEnemy::fights) foe_ = met;
      ended_ = End::metEnemy;
      return false;
    }
    board_.lift(at_);
    at_ = to;
    steps_ += run;
    left_ -= run;
    if (met != noUnit) slaughter(play_, met, unit_, "OT-FLE-6");
    board_.set(at_, unit_);
    if (met == noUnit || met != target_) return true;
    ended_ = End::caught;
    return false;
  }

  // Why a chase ended.
  enum class End : std::uint8_t { spent, caught, metEnemy, terrain, edge, barred };

  Play& play_;
  Board board_;
  UnitIndex unit_;
  UnitIndex target_;
  bool gone_;
  /// Ground leaves it fewer moves than its own.
  bool bound_;
  int left_;
  Square at_;
  Facing facing_ = Facing::north;
  int steps_ = 0;
  UnitIndex foe_ = noUnit;
  End ended_ = End::spent;
};

PursuitIn pursuitIn(Play& play, const Board& board, UnitIndex unit, bool reroll) {
  const Battle& battle = play.battle();
  const UnitIndex target = pursuedBy(battle, unit);
  PursuitIn in;
  in.moves = figure(battle, unit, UnitProfile::moves);
  in.leadership = figure(battle, unit, UnitProfile::leadership);
  in.troops = troopsOf(battle, unit);
  in.target = quarryOf(battle, unit);
  const PersonIndex general = rerollerOf(play.book.options, battle, unit);
  in.reroll = reroll && general != noPerson;
  in.ability = abilityOf(battle, general);
  in.roller = play.roller(unit);
  if (in.target == Quarry::destroyed) return in;
  const bool gone = in.target == Quarry::leftTable;
  const Square at = squareOf(battle, unit);
  in.squaresToGo = gone ? board.grid().stepsOff(at, towardsBase(battle, battle.unit(target).side)) - 1
                        : distance(at, squareOf(battle, target));
  // Bound if it starts on such ground or would enter it first (D11).
  const std::optional<Square> first = Chasing(play, unit, in.target, in.moves, false).firstSquare();
  in.terrain = board.binds(at) || (first && board.binds(*first));
  return in;
}

// A pursuer that must go on but has nowhere to go.
void tellStandstill(Play& play, UnitIndex unit, const PursuitIn& in) {
  const UnitIndex target = pursuedBy(play.battle(), unit);
  if (in.target == Quarry::destroyed)
    play.tell("pursuer-stands", {"OT-PUR-2"}, {.unit = unit});
  else
    play.tell("pursuer-waits-at-edge", {"OT-PUR-4"}, {.unit = unit, .other = target});
}

}  // namespace

void pursue(Play& play, UnitIndex unit, bool reroll) {
  const Battle& battle = play.battle();
  play.mover().set(unit, UnitStatus::compulsoryDone, 1);
  const PursuitIn in = pursuitIn(play, play.field(), unit, reroll);
  if (haltsUntested(play.book, in.target)) {
    haltPursuit(play, unit);
    return play.tell("pursuer-halts-quarry-gone", {"OT-PUR-6"}, {.unit = unit},
                     play.ask(*play.book.rulings.pursuit, in));
  }
  if (play.book.options.pursuitTest == PursuitTest::afterMove) {
    play.mover().tasks.push_back(
        {static_cast<std::int16_t>(TaskKind::pursuitTest), {unit, static_cast<std::int16_t>(reroll)}});
    const Chase chase = othw::chase(play.book, in);
    if (chase.squares > 0) Chasing(play, unit, in.target, chase.squares, boundByTerrain(in.terrain, in.troops)).run();
    return;
  }
  const PersonIndex general = rerollerOf(play.book.options, battle, unit);
  const auto pursuit = play.ask(*play.book.rulings.pursuit, in);
  tellRerolls(play, general, pursuit->rerolled);
  play.tell(
      pursuit->halts ? "pursuer-halts" : "pursuer-goes-on", {pursuit->halts ? "OT-PUR-3" : "OT-PUR-2", "OT-LED-1"},
      {.unit = unit, .figures = {Figure::count(pursuit->roll), Figure::count(neededToPass(play.book, in.leadership))}},
      pursuit);
  applyFate(play, general, pursuit->generalFate);
  if (pursuit->halts)
    haltPursuit(play, unit);
  else if (pursuit->squares > 0)
    Chasing(play, unit, in.target, pursuit->squares, boundByTerrain(in.terrain, in.troops)).run();
  else
    tellStandstill(play, unit, in);
}

void testPursuer(Play& play, UnitIndex unit, bool reroll) {
  const Battle& battle = play.battle();
  const PersonIndex general = rerollerOf(play.book.options, battle, unit);
  const int rating = figure(battle, unit, UnitProfile::leadership);
  const auto test = play.ask(*play.book.rulings.leadershipTest,
                             {rating, reroll && general != noPerson, abilityOf(battle, general), play.roller(unit)});
  tellRerolls(play, general, test->rerolled);
  play.tell(test->passed ? "pursuer-halts" : "pursuer-goes-on", {test->passed ? "OT-PUR-3" : "OT-PUR-2", "OT-LED-1"},
            {.unit = unit, .figures = {Figure::count(test->roll), Figure::count(neededToPass(play.book, rating))}},
            test);
  applyFate(play, general, test->generalFate);
  if (test->passed) haltPursuit(play, unit);
}

}  // namespace signifer::othw
