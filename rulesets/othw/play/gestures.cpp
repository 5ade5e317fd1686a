// The meaning of a gesture with a unit on the squares, and the pose to which an action leads.
#include "rules/gestures.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "othw/play/course.h"
#include "othw/play/decision.h"
#include "othw/play/portrait.h"
#include "othw/play/ways.h"

namespace signifer::othw {
namespace {

/// The cheapest way to a square, and to a facing where one is shown: up to three straight stretches with turns before,
/// between and after them. Found by trying, as few squares are in reach; one that nothing bars before one that is
/// barred.
class Finder {
 public:
  Finder(const Book& book, const Battle& battle, UnitIndex unit)
      : book_(book), battle_(battle), board_(battle), unit_(unit), from_(squareOf(battle, unit)) {}

  /// Empty where there is no such way.
  std::optional<Path> find(Square goal, std::optional<Facing> facing) {
    for (const int first : turns)
      for (const int then : turns)
        for (const int last : turns) stretches({first, then, last}, goal, facing);
    return best_;
  }

  /// Ends before the square, facing it.
  std::optional<Path> findBefore(Square goal) {
    ends_ = WayEnds::inEmptySquare;
    for (const Facing facing : allFacings) (void)find(goal - stepAhead(facing), facing);
    return best_;
  }

 private:
  static constexpr std::array turns{0, -1, 1, 2};
  /// No unit goes farther in one stretch that leads away from its goal.
  static constexpr int farthestAside = 4;

  // The squares of each stretch follow from where the goal lies, but for how far the first goes where the third goes
  // along the same line.
  void stretches(const std::array<int, 3>& turn, Square goal, std::optional<Facing> facing) {
    const Facing one = turned(facingOf(battle_, unit_), turn[0]);
    const Facing two = turned(one, turn[1]);
    const Facing three = turned(two, turn[2]);
    const Square d = goal - from_;
    const auto along = [&](Facing f) { return d.x * stepAhead(f).x + d.y * stepAhead(f).y; };
    const int ahead = along(one);
    const int across = along(turned(one, 1));
    if (turn[1] == 0 && turn[2] == 0) {
      if (across == 0 && ahead >= 0) attempt({{turn[0], ahead}}, one, facing);
    } else if (turn[1] % 2 != 0 && turn[2] == 0) {
      if (ahead >= 0 && along(two) > 0) attempt({{turn[0], ahead}, {turn[1], along(two)}}, two, facing);
    } else if (turn[1] % 2 != 0 && turn[2] % 2 != 0 && along(two) > 0) {
      const int onward = three == one ? 1 : -1;
      for (int a = 1; a <= std::max(ahead, 0) + farthestAside; ++a)
        if (const int c = onward * (ahead - a); c > 0)
          attempt({{turn[0], a}, {turn[1], along(two)}, {turn[2], c}}, three, facing);
    }
  }

  void attempt(std::initializer_list<std::pair<int, int>> stretches, Facing end, std::optional<Facing> facing) {
    Path path;
    const auto turn = [&](int quarters) {
      if (quarters < 0) path.add({LegKind::wheelLeft, -quarters});
      if (quarters > 0) path.add({LegKind::wheelRight, quarters});
    };
    int squares = 0;
    for (const auto& [quarters, ahead] : stretches) {
      turn(quarters);
      if (ahead > 0) path.add({LegKind::ahead, ahead});
      squares += ahead;
    }
    if (facing) {
      const int right = (static_cast<int>(*facing) - static_cast<int>(end) + 4) % 4;
      // A turn before the first step counts as one turn.
      if (squares == 0 && right != 0 && !path.empty()) return;
      turn(right == 3 ? -1 : right);
    }
    const std::tuple cost{walked(book_, battle_, board_, unit_, path, ends_).bar.holds(),
                          squares + turnsPaid(book_, path), path.size()};
    if (best_ && cost >= cost_) return;
    best_ = path;
    cost_ = cost;
  }

  const Book& book_;
  const Battle& battle_;
  Board board_;
  UnitIndex unit_;
  Square from_;
  WayEnds ends_ = WayEnds::changingPlaces;
  std::optional<Path> best_;
  std::tuple<bool, int, std::size_t> cost_;
};

}  // namespace

// Onto an enemy: a combat with the one ahead, or a charge. Elsewhere a move to the square, facing as shown.
Action proposed(const Position& position, UnitIndex unit, const Shown& shown) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  const Decision decision = Course::decision(position);
  Action action;
  const Board board(battle);
  const Square goal = squareAt(shown.centre, battle.setup->squareSide);
  const bool choosing = decision.allows(static_cast<int>(ActionId::move));
  if (!choosing || unit < 0 || unit >= battle.unitCount() || !battle.unit(unit).present || !board.contains(goal))
    return action;
  std::optional<Facing> facing;
  if (shown.heading) facing = signifer::facingOf(*shown.heading);
  const Square from = squareOf(battle, unit);
  if (goal == from && (!facing || *facing == facingOf(battle, unit))) return action;
  const UnitIndex there = board.at(goal);
  const bool enemy = there != noUnit && there != unit && areEnemies(battle, unit, there);
  action.unit = unit;
  if (enemy && targetAhead(book.options, battle, position.field(), unit) == there &&
      battle.unit(unit).status[UnitStatus::enemyAdjacentAtStart] != 0) {
    action.kind = static_cast<std::int8_t>(ActionId::combat);
    return action;
  }
  Finder finder(book, battle, unit);
  const std::optional<Path> path = enemy ? finder.findBefore(goal) : finder.find(goal, facing);
  if (!path) return Action{};
  action.path = *path;
  const bool moved = movedOf(battle, unit) != Moved::no;
  action.kind = static_cast<std::int8_t>(enemy ? ActionId::charge : moved ? ActionId::furtherMove : ActionId::move);
  if (enemy) action.target = there;
  return action;
}

std::vector<Pose> traced(const Position& position, const Action& action) {
  const Battle& battle = position.battle();
  std::vector<Pose> poses;
  const auto kind = static_cast<ActionId>(action.kind);
  UnitIndex unit = action.unit;
  if (kind == ActionId::groupMove)
    for (UnitIndex u = battle.unitCount(); u-- > 0;)
      if (in(action.units, u)) unit = u;
  if (unit < 0 || unit >= battle.unitCount()) return poses;
  Place at{squareOf(battle, unit), facingOf(battle, unit)};
  const auto add = [&] { poses.push_back(poseOf(at.square, at.facing, battle.setup->squareSide)); };
  add();
  for (const Leg& leg : action.path)
    for (std::int32_t i = 0; i < leg.amount && i < 60; ++i) {
      at = afterSteps(at, {{leg.kind, 1}});
      add();
    }
  return poses;
}

}  // namespace signifer::othw
