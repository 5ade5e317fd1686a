// The machine commander's yardsticks: points lost above all, blows that promise something, nearness, flight (section 7
// of the ledger). Commanders that plan also go by the odds of winning, as positions have told of them (odds.cpp).
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "fantasy/play/asked.h"
#include "fantasy/play/features.h"
#include "fantasy/play/fighters.h"
#include "fantasy/play/portrait.h"
#include "fantasy/play/ways.h"
#include "rules/asking.h"

namespace signifer::fantasy {
namespace {

constexpr int won = 1000000;
/// Of a unit that flees: rallied it may count again.
constexpr int fleeingPart = 35;
/// Hundredths of its points that an inch nearer the enemy is worth.
constexpr double nearness = 0.25;
/// Even odds bettered to 73 in a hundred are worth so many hundredths of a point to a commander that plans. Of 5,000,
/// 10,000 and 15,000 this won most battles against the greedy, one answer at a time.
constexpr double worthOfOdds = 10000.0;
/// A charge is worth something more than its odds, in hundredths of the charger's points: it strikes first.
constexpr int eagerness = 4;

/// What a unit still counts for, in hundredths of its points.
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
  const SavingThrowIn save = saveOf(position, foe, zone);
  const double armour = save.armour == Armour::none ? 0.1 : save.armour == Armour::light ? 0.3 : 0.45;
  return fighters * each * (7 - to) / 6.0 * (7 - wound) / 6.0 * (1.0 - armour);
}

/// What a unit's order, ranks, standard and ground add to its side's score.
int standingBonus(const Position& position, UnitIndex u) {
  int bonus = position.has(u, UnitProfile::standard) ? 1 : 0;
  bonus += position.levelUnder(u);
  if (position.loose(u) || position.kind(u) != UnitKind::infantry) return bonus;
  if (position.formation(u) == Formation::closeOrder) ++bonus;
  return bonus + std::min(2, position.ranks(u).ranksBehind(position.options().rankWidth));
}

/// What a fight, or a charge under way, promises to the side of `u`, who strikes the foe from `zone` and is struck from
/// `own`: in hundredths of what is at stake.
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

/// What a unit's fights promise, and how many inches it wishes to go nearer to its enemies.
struct Outlook {
  int promised = 0;
  double wish = 0;
};

/// `worth`: what a unit is worth; at stake is the lesser of two.
template <class Worth>
Outlook outlookOf(const Position& position, UnitIndex u, Worth&& worth) {
  const Battle& battle = position.battle();
  const Unit& unit = position.unit(u);
  Outlook outlook;
  const auto stake = [&](UnitIndex foe) { return std::min(worth(u), worth(foe)); };
  const UnitIndex charged = chargeTarget(battle, u);
  if (charged != noUnit && position.live(charged))
    outlook.promised += promise(position, u, charged, position.zoneOf(charged, u), Zone::front, true, stake(charged));
  double nearest = 1e18;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    if (!position.live(v) || !position.enemies(u, v)) continue;
    if (position.touch(u, v)) {
      outlook.promised += promise(position, u, v, position.zoneTouched(v, u), position.zoneTouched(u, v),
                                  position.is(u, UnitStatus::charged), stake(v));
      nearest = 0.0;
      continue;
    }
    if (!position.fleeing(v))
      nearest = std::min(nearest, squaredLength(toVec(position.unit(v).pose.centre) - toVec(unit.pose.centre)));
  }
  const double least = std::sqrt(nearest);
  if (least > 1e8) return outlook;
  // Shooters need not come nearer than their range.
  outlook.wish = least / oneInch;
  if (const auto weapon = position.weapon(u))
    outlook.wish = std::max(0.0, outlook.wish - 0.7 * position.tables().weapon(*weapon).range);
  return outlook;
}

int standOf(const Position& position, UnitIndex u, SideIndex side) {
  const int points = position.pointsOf(u);
  int worth = points * standing(position, u);
  if (!position.live(u) || position.fleeing(u)) return worth;
  const UnitIndex charged = chargeTarget(position.battle(), u);
  if (charged != noUnit && position.live(charged) && !position.weapon(u)) worth += eagerness * points;
  for (const Relation& r : position.battle().relations) {
    if (r.from != u || !position.live(r.to)) continue;
    if (r.kind == numberOf(RelationKind::shootsAt)) {
      const int losses = position.skirmishing(r.to) ? 2 : 4;
      worth += losses * position.figure(r.to, UnitProfile::points) * 10 + points;
    }
  }
  const Outlook outlook = outlookOf(position, u, [&](UnitIndex v) { return position.pointsOf(v); });
  worth += outlook.promised;
  if (position.unit(u).side == side) worth -= static_cast<int>(outlook.wish * nearness * points);
  return worth;
}

/// What the end of the battle is worth to a side, where it has come.
std::optional<int> worthOfOutcome(const Position& position, SideIndex side) {
  const auto outcome = static_cast<BattleOutcome>(position.battle().status[BattleStatus::outcome]);
  if (outcome == BattleOutcome::none) return std::nullopt;
  if (outcome == BattleOutcome::draw) return 0;
  return (outcome == BattleOutcome::firstWins) == (side == 0) ? won : -won;
}

/// Own units less the enemy's.
int balance(const Position& position, SideIndex side, auto&& stand) {
  int worth = 0;
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    worth += (position.unit(u).side == side ? 1 : -1) * stand(u);
  return worth;
}

}  // namespace

int worthOf(const Position& position, SideIndex side) {
  if (const auto over = worthOfOutcome(position, side)) return *over;
  return balance(position, side, [&](UnitIndex u) { return standOf(position, u, side); });
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
