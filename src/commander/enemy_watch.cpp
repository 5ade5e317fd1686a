#include "commander/enemy_watch.h"

#include <utility>

#include "commander/orders.h"

namespace signifer {
namespace {

/// Who has come less far stands.
constexpr double leastStep = 1.0 * oneInch;
/// Fewer than one in so many come on where the army waits: skirmishers and horse go to and fro.
constexpr int oneIn = 3;

}  // namespace

void EnemyWatch::look(const Battle& battle, SideIndex side) {
  std::vector<std::optional<Point>> stands(battle.units.size());
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (const Unit& unit = battle.unit(u); unit.present && unit.side == enemyOf(side))
      stands[static_cast<std::size_t>(u)] = unit.pose.centre;
  const std::vector<std::optional<Point>> stood = std::exchange(stood_, stands);
  const bool stoodStill = std::exchange(stoodStill_, false);
  waiting_.clear();
  const auto way = wayToEnemy(battle, enemyOf(side));
  if (!way || stood.size() != stands.size()) return;
  const Vec2 ahead = unit(*way);
  std::vector<bool> waiting(stands.size());
  int there = 0;
  int came = 0;
  for (std::size_t u = 0; u < stands.size(); ++u) {
    if (!stands[u] || !stood[u]) continue;
    waiting[u] = dot(toVec(*stands[u]) - toVec(*stood[u]), ahead) < leastStep;
    ++there;
    came += waiting[u] ? 0 : 1;
  }
  stoodStill_ = came * oneIn < there;
  if (stoodStill && stoodStill_) waiting_ = std::move(waiting);
}

}  // namespace signifer
