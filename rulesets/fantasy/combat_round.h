// A whole round of close combat, unit against unit: one side strikes completely, then the other, or both together. Its
// exact odds are combat_odds.h. A character strikes on his own, by the parts in combat.h (FA-CC-13).
#pragma once

#include "fantasy/combat.h"
#include "fantasy/forms.h"

namespace signifer::fantasy {

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
