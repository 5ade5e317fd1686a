// Close combat, in its parts: attacks, who strikes first, hits, wounds, bonuses, the result and the models removed. A
// whole round of unit against unit is combat_round.h.
#pragma once

#include "fantasy/armour.h"

namespace signifer::fantasy {

struct AttacksIn {
  int modelsInContact = 0;
  int frontRankInContact = 0;
  int attacksEach = 1;
  bool weaponInEachHand = false;
  bool frenzied = false;
  bool fastMarching = false;
};
BOOST_DESCRIBE_STRUCT(AttacksIn, (),
                      (modelsInContact, frontRankInContact, attacksEach, weaponInEachHand, frenzied, fastMarching))
struct AttacksOut {
  int attacks = 0;
  int each = 0;
  int fighters = 0;
  friend auto operator<=>(const AttacksOut&, const AttacksOut&) = default;
};
BOOST_DESCRIBE_STRUCT(AttacksOut, (), (attacks, each, fighters))
[[nodiscard]] std::optional<Refusal> refuseAttacks(const AttacksIn& in);
/// FA-CC-1 to 3, FA-FRZ-3, FA-FST-10.
[[nodiscard]] AttacksOut attacks(const Book& book, const AttacksIn& in, Modifiers& modifiers);

struct StrikeOrderIn {
  bool aCharged = false;
  bool bCharged = false;
  int aInitiative = 3;
  int bInitiative = 3;
  bool aMomentum = false;
  bool bMomentum = false;
};
BOOST_DESCRIBE_STRUCT(StrikeOrderIn, (), (aCharged, bCharged, aInitiative, bInitiative, aMomentum, bMomentum))
struct StrikeOrderOut {
  OrderBy by = OrderBy::equal;
  First first = First::together;
  friend auto operator<=>(const StrikeOrderOut&, const StrikeOrderOut&) = default;
};
BOOST_DESCRIBE_STRUCT(StrikeOrderOut, (), (by, first))
/// FA-CC-4 to 6.
[[nodiscard]] StrikeOrderOut strikeOrder(const StrikeOrderIn& in);

struct CombatToHitIn {
  int attackerSkill = 3;
  int defenderSkill = 3;
  bool firstRound = true;
  bool fearFailed = false;
  bool hatesEnemy = false;
  int attacks = 0;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(CombatToHitIn, (), (attackerSkill, defenderSkill, firstRound, fearFailed, hatesEnemy, attacks))
struct CombatToHitOut {
  int hits = 0;
  int needed = 0;
  friend auto operator<=>(const CombatToHitOut&, const CombatToHitOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CombatToHitOut, (), (hits, needed))
/// The score of the chart, with FA-FEA-3.
[[nodiscard]] int combatHitFrom(const Book& book, const CombatToHitIn& in);
/// FA-CC-7, FA-HIT-1, FA-FEA-3, FA-HAT-2.
[[nodiscard]] CombatToHitOut combatToHit(const Book& book, const CombatToHitIn& in, Dice& dice);

struct CombatToWoundIn {
  int strength = 3;
  int toughness = 3;
  int hits = 0;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(CombatToWoundIn, (), (strength, toughness, hits))
struct CombatToWoundOut {
  int needed = 0;
  bool possible = false;
  int wounds = 0;
  friend auto operator<=>(const CombatToWoundOut&, const CombatToWoundOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CombatToWoundOut, (), (needed, possible, wounds))
/// FA-CC-8, FA-WND-1, FA-WND-2.
[[nodiscard]] CombatToWoundOut combatToWound(const Book& book, const CombatToWoundIn& in, Dice& dice);

struct CombatBonusIn {
  bool infantry = true;
  bool infantryCloseOrder = false;
  int ranksBehind = 0;
  bool standard = false;
  bool armyStandardFighting = false;
  bool uphill = false;
  bool momentum = false;
  UnitKind momentumKind = UnitKind::infantry;
  bool difficultTerrain = false;
  bool flankAttack = false;
  bool rearAttack = false;
};
BOOST_DESCRIBE_STRUCT(CombatBonusIn, (),
                      (infantry, infantryCloseOrder, ranksBehind, standard, armyStandardFighting, uphill, momentum,
                       momentumKind, difficultTerrain, flankAttack, rearAttack))
struct CombatBonusOut {
  int bonus = 0;
  friend auto operator<=>(const CombatBonusOut&, const CombatBonusOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CombatBonusOut, (), (bonus))
[[nodiscard]] std::optional<Refusal> refuseCombatBonus(const CombatBonusIn& in);
/// FA-RES-2 to 10.
[[nodiscard]] CombatBonusOut combatBonus(const Book& book, const CombatBonusIn& in, Modifiers& modifiers);

struct CombatResultIn {
  int aWounds = 0;
  int aBonus = 0;
  int bWounds = 0;
  int bBonus = 0;
};
BOOST_DESCRIBE_STRUCT(CombatResultIn, (), (aWounds, aBonus, bWounds, bBonus))
struct CombatResultOut {
  int aScore = 0;
  int bScore = 0;
  int difference = 0;
  Winner winner = Winner::draw;
  friend auto operator<=>(const CombatResultOut&, const CombatResultOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CombatResultOut, (), (aScore, bScore, difference, winner))
/// FA-RES-1, FA-RES-11.
[[nodiscard]] CombatResultOut combatResult(const CombatResultIn& in);

struct CasualtiesIn {
  int models = 20;
  int woundsEach = 1;
  int woundsCarried = 0;
  int wounds = 0;
};
BOOST_DESCRIBE_STRUCT(CasualtiesIn, (), (models, woundsEach, woundsCarried, wounds))
struct CasualtiesOut {
  int modelsLeft = 0;
  int modelsLost = 0;
  int woundsCarried = 0;
  friend auto operator<=>(const CasualtiesOut&, const CasualtiesOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CasualtiesOut, (), (modelsLeft, modelsLost, woundsCarried))
[[nodiscard]] std::optional<Refusal> refuseCasualties(const CasualtiesIn& in);
/// FA-CC-12.
[[nodiscard]] CasualtiesOut casualties(const CasualtiesIn& in);

}  // namespace signifer::fantasy
