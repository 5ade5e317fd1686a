// The machine commander's yardsticks: points lost above all, blows that promise something, nearness, flight (section 7
// of the ledger). Commanders that plan also go by the odds of winning, as positions have told of them (odds.cpp).
#include <algorithm>
#include <array>
#include <boost/container/small_vector.hpp>
#include <cmath>
#include <optional>

#include "battle/kept_nearest.h"
#include "fantasy/play/asked.h"
#include "fantasy/play/features.h"
#include "fantasy/play/fighters.h"
#include "fantasy/play/portrait.h"
#include "fantasy/play/ways.h"
#include "rules/asking.h"

namespace signifer::fantasy {
namespace {

constexpr int won = 1000000;
/// Hundredths that a fleeing unit still counts for: once rallied it may count in full again.
constexpr int fleeingPart = 35;
/// Hundredths of its points that an inch nearer the enemy is worth.
constexpr double nearness = 0.25;
/// Even odds bettered to 73 in a hundred are worth so many hundredths of a point to a commander that plans. Of 5,000,
/// 10,000 and 15,000 this won most battles against the greedy, one answer at a time.
constexpr double worthOfOdds = 10000.0;
/// A charge is worth something more than its odds, in hundredths of the charger's points: it strikes first.
constexpr int eagerness = 4;

/// The share of its points that a unit still counts for, in hundredths.
int standing(const Position& position, UnitIndex u) {
  const UnitState state = position.state(position.carrierOf(u));
  if (state == UnitState::destroyed) return 0;
  const int all = std::max(1, position.status(u, UnitStatus::startingModels) * position.figure(u, UnitProfile::wounds));
  int share = 40 + 60 * woundsLeft(position, u) / all;
  if (state == UnitState::fleeing) share = share * fleeingPart / 100;
  if (state == UnitState::offTableFleeing) share /= 6;
  if (state == UnitState::offTablePursuing) share = share * 2 / 3;
  return share;
}

/// Unsaved wounds that some fighters may expect to cause in a round.
double expectedWounds(const Position& position, UnitIndex u, UnitIndex foe, int fighters, Zone zone) {
  CombatToHitIn hit;
  hit.attackerSkill = position.figure(u, UnitProfile::weaponSkill);
  hit.defenderSkill = position.figure(foe, UnitProfile::weaponSkill);
  const int to = ask(*position.rulings().combatToHit, hit)->needed;
  CombatToWoundIn wounding;
  wounding.strength = position.figure(u, UnitProfile::strength);
  wounding.toughness = position.figure(foe, UnitProfile::toughness);
  const int wound = ask(*position.rulings().combatToWound, wounding)->needed;
  if (wound == 0) return 0.0;
  int each = position.figure(u, UnitProfile::attacks);
  each += position.frenzied(u) ? 1 : 0;
  each += position.has(u, UnitProfile::weaponInEachHand) ? 1 : 0;
  const SavingThrowIn save = saveOf(position, foe, Attack::closeCombat, zone);
  const double armour = save.armour == Armour::none ? 0.1 : save.armour == Armour::light ? 0.3 : 0.45;
  return fighters * each * (7 - to) / 6.0 * (7 - wound) / 6.0 * (1.0 - armour);
}

/// The points that a unit's order, ranks, standard and ground add to its side's score.
int standingBonus(const Position& position, UnitIndex u) {
  int bonus = position.has(u, UnitProfile::standard) ? 1 : 0;
  bonus += position.levelUnder(u);
  if (position.loose(u) || position.kind(u) != UnitKind::infantry) return bonus;
  if (position.formation(u) == Formation::closeOrder) ++bonus;
  return bonus + std::min(2, position.ranks(u).ranksBehind(position.options().rankWidth));
}

/// The promise of a fight, or of a charge under way, to the side of `u`: in hundredths of what is at stake. The unit
/// strikes the foe from `zone` and is struck from `own`.
int promise(const Position& position, UnitIndex u, UnitIndex foe, Zone zone, Zone own, bool charging, int stake) {
  const int front = position.loose(u) ? std::min(4, position.models(u)) : position.ranks(u).abreast();
  const int theirs = position.loose(foe) ? std::min(4, position.models(foe)) : position.ranks(foe).abreast();
  const int met = std::min(front, theirs + 2);
  double edge = expectedWounds(position, u, foe, met, zone) -
                expectedWounds(position, foe, u, std::min(theirs, front + 2), Zone::front);
  edge += standingBonus(position, u) - standingBonus(position, foe);
  edge += charging ? 1.5 : 0.0;
  const auto worthOfZone = [](Zone z) { return z == Zone::rear ? 3.0 : z == Zone::flank ? 2.0 : 0.0; };
  edge += worthOfZone(zone) - worthOfZone(own);
  return static_cast<int>(std::clamp(edge * 8.0, -30.0, 40.0) * stake);
}

/// The worth of each unit to a side in one battle. Answers about pairs of units are found once.
class Yardstick {
 public:
  Yardstick(const Position& position, SideIndex side, KeptNearest* kept)
      : position_(position), side_(side), kept_(kept) {
    if (kept_ == nullptr) return;
    kept_->follow(
        position.battle(), [&](UnitIndex u) { return counts(u) ? 1 : 0; },
        [&](UnitIndex u, UnitIndex v) { return squaredWay(u, v); });
  }

  [[nodiscard]] int standOf(UnitIndex u) {
    const int points = position_.pointsOf(u);
    int worth = points * standing(position_, u);
    if (!counts(u)) return worth;
    const UnitIndex charged = chargeTarget(position_.battle(), u);
    const bool charges = charged != noUnit && position_.live(charged);
    if (charges && !position_.weapon(u)) worth += eagerness * points;
    for (const Relation& r : position_.battle().relations) {
      if (r.from != u || !position_.live(r.to)) continue;
      if (r.kind == numberOf(RelationKind::shootsAt)) {
        const int losses = position_.skirmishing(r.to) ? 2 : 4;
        worth += losses * position_.figure(r.to, UnitProfile::points) * 10 + points;
      }
    }
    if (charges)
      worth +=
          promise(position_, u, charged, position_.zoneOf(charged, u), Zone::front, true, atStake(points, charged));
    const UnitSet foes = position_.contacts(u);
    forEachIn(foes, [&](UnitIndex v) {
      worth += promise(position_, u, v, zoneTouched(v, u), zoneTouched(u, v), position_.is(u, UnitStatus::charged),
                       atStake(points, v));
    });
    if (position_.unit(u).side == side_ && foes.none()) worth -= static_cast<int>(wishOf(u) * nearness * points);
    return worth;
  }

 private:
  struct Touch {
    UnitIndex of;
    UnitIndex by;
    Zone zone;
  };

  [[nodiscard]] bool counts(UnitIndex u) const { return position_.live(u) && !position_.fleeing(u); }
  /// The lesser of what two are worth.
  [[nodiscard]] int atStake(int points, UnitIndex foe) const { return std::min(points, position_.pointsOf(foe)); }
  [[nodiscard]] double squaredWay(UnitIndex u, UnitIndex v) const {
    return squaredLength(toVec(position_.unit(v).pose.centre) - toVec(position_.unit(u).pose.centre));
  }
  [[nodiscard]] NearestEnemy search(UnitIndex u) const {
    NearestEnemy nearest;
    for (UnitIndex v = 0; v < position_.battle().unitCount(); ++v) {
      if (!position_.enemies(u, v) || !counts(v)) continue;
      if (const double away = squaredWay(u, v); away < nearest.away) nearest = {v, away};
    }
    return nearest;
  }
  /// Inches that a unit that fights nobody wishes to go nearer to its enemies.
  [[nodiscard]] double wishOf(UnitIndex u) const {
    const auto found = [&](UnitIndex v) { return search(v); };
    const double least = std::sqrt(kept_ == nullptr ? search(u).away : kept_->away(u, found));
    if (least > 1e8) return 0.0;
    const double wish = least / oneInch;
    // Shooters need not come nearer than their range.
    const auto weapon = position_.weapon(u);
    return weapon ? std::max(0.0, wish - 0.7 * position_.tables().weapon(*weapon).range) : wish;
  }
  // Asked for both who touch.
  [[nodiscard]] Zone zoneTouched(UnitIndex of, UnitIndex by) {
    for (const Touch& known : touches_)
      if (known.of == of && known.by == by) return known.zone;
    touches_.push_back({of, by, position_.zoneAttacked(of, by)});
    return touches_.back().zone;
  }

  const Position& position_;
  SideIndex side_;
  KeptNearest* kept_;
  boost::container::small_vector<Touch, 64> touches_;
};

/// The worth of the battle's end to a side; none while the battle goes on.
std::optional<int> worthOfOutcome(const Position& position, SideIndex side) {
  const auto outcome = static_cast<BattleOutcome>(position.battle().status[BattleStatus::outcome]);
  if (outcome == BattleOutcome::none) return std::nullopt;
  if (outcome == BattleOutcome::draw) return 0;
  return (outcome == BattleOutcome::firstWins) == (side == 0) ? won : -won;
}

}  // namespace

// Own units less the enemy's.
int worthOf(const Position& position, SideIndex side, KeptNearest* kept) {
  if (const auto over = worthOfOutcome(position, side)) return *over;
  Yardstick yardstick(position, side, kept);
  int worth = 0;
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    worth += (position.unit(u).side == side ? 1 : -1) * yardstick.standOf(u);
  return worth;
}

int worthPlanned(const Position& position, SideIndex side, bool /*thorough*/) {
  if (const auto over = worthOfOutcome(position, side)) return *over;
  return worthOf(position, side) + static_cast<int>(worthOfOdds * oddsOf(position, side));
}

int worthAtEnd(const Position& position, SideIndex side) {
  if (const auto over = worthOfOutcome(position, side)) return *over;
  return static_cast<int>(won * std::tanh(oddsOf(position, side) / 2.0));
}

double chanceAtEndBy(const PlayBook& /*book*/, int worth) { return 0.5 + 0.5 * worth / won; }

}  // namespace signifer::fantasy
