// One unit's attack on another, as the rulings are asked about it: who strikes at which side, with what, on which
// ground.
#pragma once

#include "othw/play/play.h"

namespace signifer::othw {

/// What a unit's attack on another is asked of the rulings, as they stand.
[[nodiscard]] AttackIn attackOn(const Book& book, const Battle& battle, const Board& board, UnitIndex striker,
                                UnitIndex foe, int generalDice);
/// Who of the two strikes, and at which side.
[[nodiscard]] Answered<AttackSideIn, AttackSideOut> sidesOf(const Book& book, const Battle& battle, UnitIndex attacker,
                                                            UnitIndex defender);

}  // namespace signifer::othw
