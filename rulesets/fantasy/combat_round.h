// A whole round of close combat, unit against unit: one side strikes completely, then the other, or both together. Its
// exact odds are combat_odds.h. A character strikes on his own, by the parts in combat.h (FA-CC-13).
#pragma once

#include "fantasy/combat.h"

namespace signifer::fantasy {

struct CombatRoundIn {
  bool firstRound = true;
  int aFighters = 0;
  int aAttacks = 1;
  int aSkill = 3;
  int aStrength = 3;
  int aToughness = 3;
  int aInitiative = 3;
  int aSave = noSave;
  int aModels = 20;
  int aWoundsEach = 1;
  int aWoundsCarried = 0;
  bool aCharged = false;
  bool aMomentum = false;
  bool aHates = false;
  bool aFearFailed = false;
  int aBonus = 0;
  int bFighters = 0;
  int bAttacks = 1;
  int bSkill = 3;
  int bStrength = 3;
  int bToughness = 3;
  int bInitiative = 3;
  int bSave = noSave;
  int bModels = 20;
  int bWoundsEach = 1;
  int bWoundsCarried = 0;
  bool bCharged = false;
  bool bMomentum = false;
  bool bHates = false;
  bool bFearFailed = false;
  int bBonus = 0;
  /// Not in the form: who rolls for each side.
  Roller a = {}, b = {};
};
BOOST_DESCRIBE_STRUCT(CombatRoundIn, (),
                      (firstRound, aFighters, aAttacks, aSkill, aStrength, aToughness, aInitiative, aSave, aModels,
                       aWoundsEach, aWoundsCarried, aCharged, aMomentum, aHates, aFearFailed, aBonus, bFighters,
                       bAttacks, bSkill, bStrength, bToughness, bInitiative, bSave, bModels, bWoundsEach,
                       bWoundsCarried, bCharged, bMomentum, bHates, bFearFailed, bBonus))

struct CombatRoundOut {
  int aScore = 0;
  int bScore = 0;
  int difference = 0;
  Winner winner = Winner::draw;
  First first = First::together;
  int aStrikes = 0;
  int bStrikes = 0;
  int aHits = 0;
  int bHits = 0;
  int aWounds = 0;
  int bWounds = 0;
  int aUnsaved = 0;
  int bUnsaved = 0;
  int aLost = 0;
  int bLost = 0;
  friend auto operator<=>(const CombatRoundOut&, const CombatRoundOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CombatRoundOut, (),
                      (aScore, bScore, difference, winner, first, aStrikes, bStrikes, aHits, bHits, aWounds, bWounds,
                       aUnsaved, bUnsaved, aLost, bLost))

[[nodiscard]] std::optional<Refusal> refuseCombatRound(const Book& book, const CombatRoundIn& in);

/// FA-CC-4 to 12, FA-HIT-1, FA-WND-1, FA-WND-2, FA-SAV-1, FA-SAV-3, FA-RES-1, FA-RES-11, FA-FEA-3, FA-HAT-2.
[[nodiscard]] CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice, Modifiers& modifiers);

/// The rolls that one side's dice need in this round.
struct Blow {
  /// Attack dice.
  int strikes = 0;
  int hitFrom = 0;
  /// Misses are thrown again.
  bool again = false;
  /// 0 where no wound is possible.
  int woundFrom = 0;
  int saveFrom = noSave;
  /// Unsaved wounds stop at this.
  int most = 0;
};

/// The results of a blow's dice.
struct Struck {
  int hits = 0;
  int wounds = 0;
  int unsaved = 0;
  friend auto operator<=>(const Struck&, const Struck&) = default;
};

/// A whole round in its two halves: A's dice come first where both strike together.
class RoundOrder {
 public:
  RoundOrder(const Book& book, const CombatRoundIn& in);
  [[nodiscard]] Blow firstBlow() const { return blow(firstIsA_, 0); }
  /// The answer of the other side, less its fallen (FA-CC-11).
  [[nodiscard]] Blow secondBlow(const Struck& first) const;
  [[nodiscard]] CombatRoundOut result(const Blow& first, const Struck& firstStruck, const Blow& second,
                                      const Struck& secondStruck) const;
  [[nodiscard]] bool firstIsA() const { return firstIsA_; }

 private:
  [[nodiscard]] Blow blow(bool byA, int fallen) const;

  const Book& book_;
  const CombatRoundIn& in_;
  First first_;
  bool firstIsA_;
};

}  // namespace signifer::fantasy
