#include "commander/enemy_watch.h"

#include <utility>

#include "commander/harm.h"
#include "commander/orders.h"

namespace signifer {
namespace {

/// Who has come less far stands.
constexpr double leastStep = 1.0 * oneInch;
/// Fewer than one in so many come on where the army waits: skirmishers and horse go to and fro.
constexpr int oneInWhoComes = 3;
/// Fewer than one in so many are hurt where nothing but skirmishing goes on.
constexpr int oneInWhoIsHurt = 8;

/// So many of so many.
struct Share {
  int some = 0;
  int all = 0;

  void count(bool one) {
    ++all;
    some += one ? 1 : 0;
  }
  [[nodiscard]] bool isUnderOneIn(int many) const { return some * many < all; }
};

}  // namespace

void EnemyWatch::look(const RuleSet& rules, const Battle& battle, SideIndex side) {
  std::vector<Seen> now(battle.units.size());
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present) continue;
    Seen& seen = now[static_cast<std::size_t>(u)];
    if (unit.side == side)
      seen.harm = harmOf(rules.portray(battle, u));
    else
      seen.stood = unit.pose.centre;
  }
  const std::vector<Seen> before = std::exchange(seen_, now);
  const bool stoodStill = std::exchange(stoodStill_, false);
  waiting_.clear();
  const auto way = wayToEnemy(battle, enemyOf(side));
  if (!way || before.size() != now.size()) return;
  std::vector<bool> waiting(now.size());
  Share came, hurt;
  for (std::size_t u = 0; u < now.size(); ++u) {
    if (before[u].harm) hurt.count(!now[u].harm || *now[u].harm > *before[u].harm);
    if (!before[u].stood || !now[u].stood) continue;
    waiting[u] = dot(toVec(*now[u].stood) - toVec(*before[u].stood), unit(*way)) < leastStep;
    came.count(!waiting[u]);
  }
  stoodStill_ = came.isUnderOneIn(oneInWhoComes) && hurt.isUnderOneIn(oneInWhoIsHurt);
  if (stoodStill && stoodStill_) waiting_ = std::move(waiting);
}

}  // namespace signifer
