// Armies: their stamina, the losses that count, and whether one has broken.
#pragma once

#include "hannibal/play/position.h"

namespace signifer::hannibal {

struct Stamina {
  int start = 0;
  int left = 0;
  bool broken = false;
};

/// The ruling on an army's stamina (HG-STA-6); none for one without core units.
[[nodiscard]] std::optional<Answered<ArmyStaminaIn, ArmyStaminaOut>> staminaRuling(const Position& position,
                                                                                   SideIndex side);
/// An army without core units breaks when none of its units is left.
[[nodiscard]] Stamina staminaOf(const Position& position, SideIndex side);
/// The stamina that the loss of this unit takes off.
[[nodiscard]] int lossOf(const Position& position, UnitIndex u);
/// Brings the counts of core units and losses up to what the units say; what has been entered by hand stays.
void keepArmyList(const Position& position, SideState& state, SideIndex side);
/// Notes the loss of a unit that is leaving the table.
void countLoss(const Position& position, SideState& state, UnitIndex u);
/// Takes it off the books again.
void uncountLoss(const Position& position, SideState& state, UnitIndex u);

/// An army has broken, or the turn limit is reached.
[[nodiscard]] bool isOver(const Battle& battle);

}  // namespace signifer::hannibal
