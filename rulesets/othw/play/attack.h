// One unit's attack on another, as the rulings are asked about it: who strikes at which side, with what, on which
// ground.
#pragma once

#include "othw/play/play.h"
#include "othw/play/ways.h"

namespace signifer::othw {

/// What a unit's attack on another is asked of the rulings, as they stand.
[[nodiscard]] AttackIn attackOn(const Book& book, const Battle& battle, const Board& board, UnitIndex striker,
                                UnitIndex foe, int generalDice);
/// The same if the two stood there.
[[nodiscard]] AttackIn attackBetween(const Book& book, const Battle& battle, const Board& board, UnitIndex striker,
                                     Place own, UnitIndex foe, Place foes, int generalDice = 0);
/// Hits that such an attack may expect, in hundredths; Archers' second throw is left out.
[[nodiscard]] int expectedHits(const Book& book, const AttackIn& attack);
/// Who of the two strikes, and at which side.
[[nodiscard]] Answered<AttackSideIn, AttackSideOut> sidesOf(const Book& book, const Battle& battle, UnitIndex attacker,
                                                            UnitIndex defender);

}  // namespace signifer::othw
