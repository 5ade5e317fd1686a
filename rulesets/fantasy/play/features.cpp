// Features of a position that tell the winner: losses as victory counts them, and the units likely to break and panic
// with them. Charges and shots open to a side count too. Chances are rough: they are weighed by what came of such
// positions (odds.cpp).
#include "fantasy/play/features.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "fantasy/play/asked.h"
#include "fantasy/play/facts.h"
#include "fantasy/play/fighters.h"
#include "fantasy/play/ways.h"
#include "rules/asking.h"

namespace signifer::fantasy {
namespace {

/// Two dice come to more than this.
double failing(int needed) {
  constexpr std::array<double, 13> within{0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36};
  return 1.0 - within[static_cast<std::size_t>(std::clamp(needed, 0, 12))] / 36.0;
}

/// Unsaved wounds that so many fighters of a unit may expect to cause in a round.
double woundsBy(const Position& position, UnitIndex u, UnitIndex foe, int fighters, Zone zone, bool first) {
  CombatToHitIn hit;
  hit.attackerSkill = position.figure(u, UnitProfile::weaponSkill);
  hit.defenderSkill = position.figure(foe, UnitProfile::weaponSkill);
  hit.firstRound = first;
  hit.hatesEnemy = position.hated(u, foe);
  const int to = std::clamp(ask(*position.rulings().combatToHit, hit)->needed, 2, 6);
  CombatToWoundIn wounding;
  wounding.strength = position.figure(u, UnitProfile::strength);
  wounding.toughness = position.figure(foe, UnitProfile::toughness);
  const int wound = ask(*position.rulings().combatToWound, wounding)->needed;
  if (wound == 0) return 0.0;
  int each = position.figure(u, UnitProfile::attacks);
  each += position.frenzied(u) ? 1 : 0;
  each += position.has(u, UnitProfile::weaponInEachHand) ? 1 : 0;
  SavingThrowIn save = saveOf(position, foe, Attack::closeCombat, zone);
  save.strength = wounding.strength;
  const int saved = ask(*position.rulings().savingThrow, save)->needed;
  const double stopped = saved >= 7 ? 0.0 : (7 - std::max(saved, 2)) / 6.0;
  return fighters * each * (7 - to) / 6.0 * (7 - std::clamp(wound, 2, 6)) / 6.0 * (1.0 - stopped);
}

int frontOf(const Position& position, UnitIndex u) {
  return position.loose(u) ? std::min(4, position.models(u)) : position.ranks(u).abreast();
}

/// The wounds of both, where `striker` strikes first and the fallen do not strike back.
struct Blows {
  double given = 0;
  double taken = 0;
};
Blows blowsOf(const Position& position, UnitIndex u, UnitIndex foe, Zone zone, Zone own, bool strikesFirst,
              bool first) {
  const int front = frontOf(position, u);
  const int theirs = frontOf(position, foe);
  const int back = zone == Zone::front ? std::min(theirs, front + 2) : std::min(front, (theirs + 1) / 2 + 1);
  Blows blows;
  blows.given =
      std::min<double>(woundsLeft(position, foe), woundsBy(position, u, foe, std::min(front, theirs + 2), zone, first));
  const double each = std::max(1, position.figure(foe, UnitProfile::wounds));
  const double fallen = strikesFirst ? blows.given / each : 0.0;
  const double strikers = std::max(0.0, back - std::max(0.0, fallen - std::max(0, position.models(foe) - back)));
  blows.taken = std::min<double>(woundsLeft(position, u), woundsBy(position, foe, u, 1, own, first) * strikers);
  return blows;
}

/// The features of both sides. The gain from a general or a standard that fights with its unit is left out.
class Sides {
 public:
  explicit Sides(const Position& position) : position_(position) {
    const Battle& battle = position.battle();
    std::array<int, 2> all{};
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      if (battle.unit(u).side != noSide) all[sideOf(u)] += position.pointsOf(u);
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (battle.unit(u).side == noSide) continue;
      const double share = position.pointsOf(u) / static_cast<double>(std::max(1, all[sideOf(u)]));
      // A character shares the fate of the unit that he is with.
      share_[static_cast<std::size_t>(position.carrierOf(u))] += share;
    }
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      if (position.live(u)) lead_[static_cast<std::size_t>(u)] = leadershipOf(u);
  }

  std::array<Features, 2> measure() {
    const Battle& battle = position_.battle();
    for (const Relation& r : battle.relations)
      if (r.kind == numberOf(RelationKind::shootsAt) && position_.live(r.from) && position_.live(r.to))
        at(r.from, Feature::aimed) += shotsAt(r.from, r.to);
    countLosses();
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      if (position_.live(u) && !position_.fleeing(u)) standing(u);
    combats();
    return features_;
  }

 private:
  [[nodiscard]] std::size_t sideOf(UnitIndex u) const { return static_cast<std::size_t>(position_.unit(u).side); }
  double& at(UnitIndex u, Feature feature) { return features_[sideOf(u)][static_cast<std::size_t>(feature)]; }
  [[nodiscard]] double share(UnitIndex u) const { return share_[static_cast<std::size_t>(u)]; }
  [[nodiscard]] int lead(UnitIndex u) const { return lead_[static_cast<std::size_t>(u)]; }

  [[nodiscard]] int leadershipOf(UnitIndex u) const {
    PanicTestIn in;
    position_.lead(u, in);
    return generalLends(in) ? in.generalLeadership : in.leadership;
  }

  void countLosses() {
    const VictoryIn facts = victoryFacts(position_);
    const std::array<double, 2> lost{facts.aLost / static_cast<double>(facts.aPoints),
                                     facts.bLost / static_cast<double>(facts.bPoints)};
    for (std::size_t side = 0; side < 2; ++side) {
      features_[side][static_cast<std::size_t>(Feature::lost)] = lost[side];
      features_[side][static_cast<std::size_t>(Feature::lostBeyond)] = std::max(0.0, lost[side] - 0.25);
      features_[side][static_cast<std::size_t>(Feature::generalLost)] =
          position_.person(static_cast<SideIndex>(side), Role::general) == noUnit ? 1.0 : 0.0;
    }
    for (UnitIndex u = 0; u < position_.battle().unitCount(); ++u) {
      if (position_.unit(u).side == noSide || position_.attached(u)) continue;
      const UnitState state = position_.state(u);
      const int all =
          std::max(1, position_.status(u, UnitStatus::startingModels) * position_.figure(u, UnitProfile::wounds));
      const double left = woundsLeft(position_, u) / static_cast<double>(all);
      if (state == UnitState::fleeing) at(u, Feature::fleeing) += share(u) * left;
      if (state == UnitState::offTableFleeing) at(u, Feature::fledOff) += share(u) * left;
      if (state == UnitState::offTablePursuing) at(u, Feature::pursuingOff) += share(u) * left;
      if (state == UnitState::steady) at(u, Feature::wounds) += share(u) * (1.0 - left);
    }
  }

  void standing(UnitIndex u) {
    at(u, Feature::timid) += share(u) * failing(lead(u));
    at(u, Feature::high) += share(u) * position_.levelUnder(u);
    if (position_.is(u, UnitStatus::wonRound)) at(u, Feature::wonRound) += share(u);
    if (position_.inCombat(u)) {
      at(u, Feature::engaged) += share(u);
      return;
    }
    const UnitIndex target = chargeTarget(position_.battle(), u);
    if (target != noUnit && position_.live(target)) at(u, Feature::charging) += gainOf(u, target);
    if (!position_.loose(u) && position_.kind(u) == UnitKind::infantry &&
        position_.formation(u) == Formation::closeOrder)
      at(u, Feature::ranked) += share(u) * std::min(3, position_.ranks(u).ranksBehind(position_.options().rankWidth));
    if (hasFriendBeside(u)) at(u, Feature::beside) += share(u);
    approach(u, target != noUnit);
  }

  [[nodiscard]] bool hasFriendBeside(UnitIndex u) const {
    const UnitsFound near = position_.whoIsNear(u, 3.0 * oneInch);
    return std::ranges::any_of(near, [&](UnitIndex v) {
      return v != u && position_.live(v) && !position_.enemies(u, v) && !position_.fleeing(v) &&
             position_.within(u, v, 3);
    });
  }

  // Counts the enemies that it may charge or shoot at, and its distance from the fight.
  void approach(UnitIndex u, bool declared) {
    const bool charges =
        !declared && position_.kind(u) != UnitKind::artillery && position_.kind(u) != UnitKind::character;
    const double reach = charges ? chargeReach(position_, u) : 0.0;
    const auto weapon = position_.weapon(u);
    const double range = weapon ? position_.tables().weapon(*weapon).range * static_cast<double>(oneInch) : 0.0;
    double nearest = 1e18;
    double gain = 0;
    double shots = 0;
    const Vec2 here = toVec(position_.unit(u).pose.centre);
    position_.forEachLive([&](UnitIndex v) {
      if (position_.enemies(u, v) && !position_.fleeing(v))
        nearest = std::min(nearest, squaredLength(toVec(position_.unit(v).pose.centre) - here));
    });
    for (const UnitIndex v : position_.whoIsNear(u, std::max(reach, range))) {
      if (!position_.live(v) || !position_.enemies(u, v)) continue;
      const bool inReach = charges && position_.nearEach(u, v, reach);
      const bool inRange = weapon && position_.nearEach(u, v, range);
      if ((!inReach && !inRange) || !position_.inArc(u, v)) continue;
      const double apart = position_.apart(u, v);
      if (inReach && apart <= 0.95 * reach) gain = std::max(gain, gainOf(u, v));
      if (inRange && apart <= range && !position_.inCombat(v)) shots = std::max(shots, shotsAt(u, v));
    }
    at(u, Feature::charges) += gain;
    at(u, Feature::shots) += shots;
    if (nearest < 1e17)
      at(u, Feature::far) += share(u) * std::max(0.0, std::sqrt(nearest) - 0.7 * range) / oneInch / 10.0;
  }

  /// The loss that a charge may be expected to cause the enemy, less the charge's own cost.
  double gainOf(UnitIndex u, UnitIndex v) {
    if (position_.fleeing(v)) return 0.8 * share(v);
    const Zone zone = position_.zoneOf(v, u);
    if (zone != Zone::front) {
      if (!in(bare_, v)) at(v, Feature::bare) += share(v);
      add(bare_, v);
    }
    const Blows blows = blowsOf(position_, u, v, zone, Zone::front, true, true);
    CombatBonusIn own = bonusOfOne(u);
    own.momentum = true;
    own.momentumKind = position_.kind(u);
    own.flankAttack = zone == Zone::flank;
    own.rearAttack = zone == Zone::rear;
    const CombatBonusIn theirs = bonusOfOne(v);
    double edge = blows.given - blows.taken + ask(*position_.rulings().combatBonus, own)->bonus -
                  ask(*position_.rulings().combatBonus, theirs)->bonus;
    edge += position_.levelUnder(u) - position_.levelUnder(v);
    return share(v) * breaking(v, -edge, blows.given) - share(u) * breaking(u, edge, blows.taken);
  }

  [[nodiscard]] CombatBonusIn bonusOfOne(UnitIndex u) const {
    CombatBonusIn in;
    in.infantry = position_.kind(u) == UnitKind::infantry;
    if (in.infantry && !position_.loose(u)) {
      in.infantryCloseOrder = position_.formation(u) == Formation::closeOrder;
      in.ranksBehind = std::min(3, position_.ranks(u).ranksBehind(position_.options().rankWidth));
    }
    in.standard = position_.has(u, UnitProfile::standard);
    return in;
  }

  /// The chance to break where the side's score is so much the better (or worse, below 0).
  [[nodiscard]] double breaking(UnitIndex u, double edge, double wounds) const {
    if (woundsLeft(position_, u) - wounds < 0.5) return 1.0;
    constexpr std::array<double, 9> spread{0.01, 0.05, 0.12, 0.2, 0.24, 0.2, 0.12, 0.05, 0.01};
    const bool again = !position_.skirmishing(u) && standardNear(u);
    double chance = 0;
    for (int i = 0; i < 9; ++i) {
      const int score = static_cast<int>(std::lround(edge)) + i - 4;
      if (score >= 0) continue;
      const double fails = failing(lead(u) + score);
      chance += spread[static_cast<std::size_t>(i)] * (again ? fails * fails : fails);
    }
    return position_.has(u, UnitProfile::stubborn) && !position_.is(u, UnitStatus::stubbornUsed) ? 0.15 * chance
                                                                                                 : chance;
  }

  /// Asked of a unit once for each of its enemies.
  [[nodiscard]] bool standardNear(UnitIndex u) const {
    return standards_.of(static_cast<std::size_t>(u), [&] {
      return position_.personWithin(u, Role::armyStandard, position_.tables().distances.general);
    });
  }

  double shotsAt(UnitIndex u, UnitIndex v) {
    const int shooters = position_.skirmishing(u) || position_.loose(u)
                             ? position_.models(u)
                             : frontOf(position_, u) + (position_.models(u) - frontOf(position_, u)) / 2;
    const int skill = position_.figure(u, UnitProfile::ballisticSkill);
    double hits = shooters * std::clamp(skill - 0.7, 0.5, 5.0) / 6.0;
    if (position_.skirmishing(v)) hits *= 0.6;
    const double unsaved = hits * (position_.figure(v, UnitProfile::toughness) > 3 ? 0.25 : 0.4);
    const double each = std::max(1, position_.figure(v, UnitProfile::wounds));
    return share(v) * std::min(1.0, unsaved / each / std::max(1, position_.status(v, UnitStatus::startingModels)));
  }

  // Every combat once: both sides' scores, who breaks by them, and who may panic with those.
  void combats() {
    UnitSet seen;
    for (UnitIndex u = 0; u < position_.battle().unitCount(); ++u) {
      if (!position_.live(u) || in(seen, u) || !position_.inCombat(u)) continue;
      const UnitSet combat = position_.combatOf(u);
      seen |= combat;
      combatNow(combat);
    }
  }

  void combatNow(const UnitSet& combat) {
    const Battle& battle = position_.battle();
    std::array<double, 2> score{};
    std::array<double, mostUnits> taken{};
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (!in(combat, u) || position_.unit(u).side != 0) continue;
      for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
        if (!in(combat, v) || !position_.touch(u, v)) continue;
        const Blows blows = blowsOf(position_, u, v, position_.zoneTouched(v, u), position_.zoneTouched(u, v), false,
                                    battle.relation(numberOf(RelationKind::rounds), u, v) == 0);
        score[0] += blows.given;
        score[1] += blows.taken;
        taken[static_cast<std::size_t>(v)] += blows.given;
        taken[static_cast<std::size_t>(u)] += blows.taken;
      }
    }
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
      score[static_cast<std::size_t>(side)] +=
          ask(*position_.rulings().combatBonus, bonusOf(position_, combat, side))->bonus;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (!in(combat, u)) continue;
      const double chance = breaking(u, score[sideOf(u)] - score[1 - sideOf(u)], taken[static_cast<std::size_t>(u)]);
      at(u, Feature::breaks) += share(u) * chance;
      if (chance < 0.02) continue;
      for (UnitIndex v = 0; v < battle.unitCount(); ++v)
        if (v != u && position_.live(v) && !position_.enemies(u, v) && !position_.fleeing(v) &&
            position_.within(u, v, 12))
          at(u, Feature::panics) += chance * share(v) * failing(lead(v));
    }
  }

  const Position& position_;
  std::array<double, mostUnits> share_{};
  std::array<int, mostUnits> lead_{};
  Kept<bool> standards_;
  UnitSet bare_;
  std::array<Features, 2> features_{};
};

}  // namespace

std::array<Features, 2> featuresOf(const Position& position) { return Sides(position).measure(); }

}  // namespace signifer::fantasy
