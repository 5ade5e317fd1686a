// A unit's attack on another, in the form that the rulings ask for: the striking side, the side struck, the weapons and
// the ground.
#pragma once

#include "othw/play/play.h"
#include "othw/play/ways.h"

namespace signifer::othw {

/// The facts that the rulings on an attack by a unit on another ask for, as the units stand.
[[nodiscard]] AttackIn attackOn(const Book& book, const Battle& battle, const Board& board, UnitIndex striker,
                                UnitIndex foe, int generalDice);
/// The same if the two stood there.
[[nodiscard]] AttackIn attackBetween(const Book& book, const Battle& battle, const Board& board, UnitIndex striker,
                                     Place own, UnitIndex foe, Place foes, int generalDice = 0);
/// Hits that such an attack may expect, in hundredths; Archers' second throw is left out.
[[nodiscard]] int expectedHits(const Book& book, const AttackIn& attack);
/// The unit of the two that strikes, and the side struck.
[[nodiscard]] Answered<AttackSideIn, AttackSideOut> sidesOf(const Book& book, const Battle& battle, UnitIndex attacker,
                                                            UnitIndex defender);

}  // namespace signifer::othw
