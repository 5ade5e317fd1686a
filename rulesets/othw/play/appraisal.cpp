// The machine commander's yardstick: Army Morale, Strength, and how well each unit stands to strike (ledger, section
// 7).
#include <algorithm>
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

// The worth of a standing unit, by Strength and by the cost of its breaking.
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
int hitsOn(const Position& position, UnitIndex u, UnitIndex foe) {
  const Field& field = position.field();
  return expectedHits(position.book(), attackBetween(position.book(), position.battle(), field, u, field.place(u), foe,
                                                     field.place(foe)));
}

// The balance between two units that touch: hits dealt against hits taken.
int contact(const Position& position, UnitIndex u) {
  const UnitIndex foe = targetAhead(position.book().options, position.battle(), position.field(), u);
  if (foe == noUnit) return 0;
  if (isFleeing(position.battle(), foe)) return moralePoint / 2;
  const int dealt = hitsOn(position, u, foe);
  const int taken = hitsOn(position, foe, u);
  return touching + std::clamp((dealt - taken) / 8, worstContact, moralePoint / 2);
}

int standing(const Position& position, SideIndex side, bool closes) {
  const Battle& battle = position.battle();
  const Field& field = position.field();
  int sum = moralePoint *
            (battle.side(side).status[SideStatus::armyMorale] - battle.side(side).status[SideStatus::fallToBook]);
  closes = closes && !field.units(enemyOf(side)).empty();
  for (const UnitIndex u : field.units(side)) {
    sum += worthOf(battle, u);
    if (stateOf(battle, u) == UnitState::fleeing) continue;
    sum += contact(position, u);
    if (closes) sum -= squareAway * field.leastDistance(enemyOf(side), field.square(u));
  }
  return sum;
}

// A round of combat whose dice are still to come: what the attacker may expect of it, and something for daring it.
int roundToCome(const Position& position, SideIndex side) {
  const Battle& battle = position.battle();
  if (battle.tasks.empty()) return 0;
  const Task& task = battle.tasks.back();
  const auto kind = static_cast<TaskKind>(task.code);
  if (kind < TaskKind::attackerJoins || kind > TaskKind::attackRolls) return 0;
  const UnitIndex attacker = task.args[0];
  const UnitIndex defender = task.args[1];
  const int dealt = hitsOn(position, attacker, defender);
  const int taken = hitsOn(position, defender, attacker);
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
  if (const auto decided = worthIfOver(position.battle(), side, won)) return *decided;
  // Only closing in with one's own units counts: the enemy's distance is his affair.
  return standing(position, side, true) - standing(position, enemyOf(side), false) * enemyCounts / 100 +
         roundToCome(position, side);
}

// The yardstick knows what to strike next, the outlook what it leads to: together they win far more than either.
int worthPlanned(const Position& position, SideIndex side, bool thorough) {
  const int worth = worthOf(position, side);
  return thorough && !worthIfOver(position.battle(), side, won) ? worth + outlookAmidTurn(position, side) : worth;
}

int worthAtEnd(const Position& position, SideIndex side) {
  if (const auto decided = worthIfOver(position.battle(), side, wonInPlayout)) return *decided;
  return outlookOf(position, side);
}

// The measure in which the outlook's weights were fitted.
double chanceAtEndBy(const PlayBook& /*book*/, int worth) { return chanceBy(worth, 186.0); }

}  // namespace signifer::othw
