// The machine commander's yardstick: Army Morale, Strength, and how well each unit stands to strike (ledger, section
// 7).
#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <cstdlib>
#include <optional>

#include "othw/play/attack.h"
#include "othw/play/outlook.h"
#include "othw/play/portrait.h"
#include "rules/balance.h"

namespace signifer::othw {
namespace {

/// Weights in hundredths of a point of Army Morale.
constexpr int moralePoint = 100;
constexpr int strengthPoint = 22;
constexpr int lastStrength = 30;
constexpr int generalAble = 60;
constexpr int won = 100000;
/// A battle won in one playout of several weighs no more than a lead that is as good as victory.
constexpr int wonInPlayout = 1500;
constexpr int squareAway = 3;
/// Touching an enemy is better than standing off, whoever has the better dice: battles are decided by fighting.
constexpr int touching = 6;
constexpr int worstContact = -4;
/// Hundredths at which the enemy's strength counts: an even exchange is worth making, so that neither side waits.
constexpr int enemyCounts = 140;
/// Added to what a round of combat promises.
constexpr int daring = 12;

// What a unit is worth that stands, by Strength and by what its breaking would cost.
int worthOf(const Battle& battle, UnitIndex u) {
  const UnitState state = stateOf(battle, u);
  if (state == UnitState::fleeing) return -strengthPoint;
  const int left = strengthLeft(battle, u);
  int worth = strengthPoint * left + lastStrength;
  if (state == UnitState::rampaging) worth /= 4;
  if (generalWith(battle, u) != noPerson) worth += generalAble;
  return worth;
}

// Hits that a unit may expect to deal out where it stands, in hundredths.
int hitsOn(const Book& book, const Battle& battle, const Board& board, UnitIndex u, UnitIndex foe) {
  return expectedHits(book, attackOn(book, battle, board, u, foe, 0));
}

// Who is better off where two units touch: hits that it deals against hits that it takes.
int contact(const Book& book, const Battle& battle, const Board& board, UnitIndex u) {
  const Square ahead = squareOf(battle, u) + stepAhead(facingOf(battle, u));
  if (!board.contains(ahead) || board.empty(ahead)) return 0;
  const UnitIndex foe = board.at(ahead);
  if (!areEnemies(battle, u, foe)) return 0;
  if (isFleeing(battle, foe)) return moralePoint / 2;
  const int dealt = hitsOn(book, battle, board, u, foe);
  const int taken = hitsOn(book, battle, board, foe, u);
  return touching + std::clamp((dealt - taken) / 8, worstContact, moralePoint / 2);
}

/// The squares of a side's units, from west to east, for all who measure how far they are.
class Squares {
 public:
  Squares(const Battle& battle, SideIndex side) {
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (!battle.unit(u).present || battle.unit(u).side != side) continue;
      squares_.push_back(squareOf(battle, u));
      for (std::size_t i = squares_.size() - 1; i > 0 && squares_[i].x < squares_[i - 1].x; --i)
        std::swap(squares_[i], squares_[i - 1]);
    }
  }
  /// To the nearest of them that stands elsewhere; 0 where there is none.
  [[nodiscard]] int nearestTo(Square at) const {
    constexpr int none = 1 << 20;
    int nearest = none;
    const auto look = [&](Square s) {
      if (std::abs(s.x - at.x) >= nearest) return false;
      if (const int apart = distance(at, s); apart > 0) nearest = std::min(nearest, apart);
      return nearest > 1;
    };
    const auto east = std::ranges::lower_bound(squares_, at.x, {}, &Square::x);
    for (auto s = east; s != squares_.end() && look(*s);) ++s;
    for (auto s = east; s != squares_.begin() && look(*std::prev(s));) --s;
    return nearest == none ? 0 : nearest;
  }

 private:
  boost::container::static_vector<Square, mostUnits> squares_;
};

int standing(const Book& book, const Battle& battle, const Board& board, SideIndex side, bool closes) {
  int sum = moralePoint *
            (battle.side(side).status[SideStatus::armyMorale] - battle.side(side).status[SideStatus::fallToBook]);
  const Squares enemies(battle, closes ? enemyOf(side) : noSide);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!battle.unit(u).present || battle.unit(u).side != side) continue;
    sum += worthOf(battle, u);
    if (stateOf(battle, u) == UnitState::fleeing) continue;
    sum += contact(book, battle, board, u);
    if (closes) sum -= squareAway * enemies.nearestTo(squareOf(battle, u));
  }
  return sum;
}

// A round of combat whose dice are still to come: what the attacker may expect of it, and something for daring it.
int roundToCome(const Book& book, const Battle& battle, const Board& board, SideIndex side) {
  if (battle.tasks.empty()) return 0;
  const Task& task = battle.tasks.back();
  const auto kind = static_cast<TaskKind>(task.code);
  if (kind < TaskKind::attackerJoins || kind > TaskKind::attackRolls) return 0;
  const UnitIndex attacker = task.args[0];
  const UnitIndex defender = task.args[1];
  const int dealt = hitsOn(book, battle, board, attacker, defender);
  const int taken = hitsOn(book, battle, board, defender, attacker);
  const int hope = strengthPoint * (dealt * enemyCounts / 100 - taken) / 100 + daring;
  return battle.unit(attacker).side == side ? hope : -hope;
}

// Of a battle that is over.
std::optional<int> worthIfOver(const Battle& battle, SideIndex side, int worthOfVictory) {
  const auto outcome = static_cast<BattleOutcome>(battle.status[BattleStatus::outcome]);
  if (outcome == BattleOutcome::none) return std::nullopt;
  if (outcome == BattleOutcome::draw) return 0;
  return (outcome == BattleOutcome::firstWins) == (side == 0) ? worthOfVictory : -worthOfVictory;
}

}  // namespace

int worthOf(const Position& position, SideIndex side) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  if (const auto decided = worthIfOver(battle, side, won)) return *decided;
  const Board board(battle);
  // Only closing in with one's own units counts: the enemy's distance is his affair.
  return standing(book, battle, board, side, true) -
         standing(book, battle, board, enemyOf(side), false) * enemyCounts / 100 +
         roundToCome(book, battle, board, side);
}

int worthAtEnd(const Position& position, SideIndex side) {
  if (const auto decided = worthIfOver(position.battle(), side, wonInPlayout)) return *decided;
  return outlookOf(position, side);
}

// By who won 480 battles between greedy armies that did one thing in twelve by lot, read at the beginning of each
// player turn.
double chanceAtEndBy(const PlayBook& /*book*/, int worth) { return chanceBy(worth, 190.0); }

}  // namespace signifer::othw
