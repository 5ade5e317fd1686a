// Facts of a moment on the table for the rulings, within the ranges of the forms. Play, the referee and the steps put
// the same questions by these.
#pragma once

#include "battle/action.h"
#include "fantasy/play/position.h"

namespace signifer::fantasy {

/// The roller for a unit.
[[nodiscard]] Roller rollerOf(const Position& position, UnitIndex u, UnitIndex against = noUnit);

[[nodiscard]] DisengageIn disengageFacts(const Position& position, UnitIndex u);
/// Sight and reach of an enemy are left at their defaults (section 6 finds them).
[[nodiscard]] ChargeDeclarationIn declarationFacts(const Position& position, UnitIndex u);
/// The facts of a charge that has been declared, or would be.
[[nodiscard]] ChargeTestsIn chargeTestFacts(const Position& position, UnitIndex charger, UnitIndex target);
[[nodiscard]] ChargeReactionsIn reactionFacts(const Position& position, UnitIndex target, UnitIndex charger);
/// `inches` to the friends that flee or are broken; `cause` is the unit that frightens it.
[[nodiscard]] PanicTestIn panicFacts(const Position& position, UnitIndex u, PanicTrigger trigger, double inches,
                                     UnitIndex cause);
/// `feared`: those that charge it.
[[nodiscard]] FearTestIn fearFacts(const Position& position, UnitIndex u, FearOccasion occasion, const UnitSet& feared,
                                   UnitIndex cause);
[[nodiscard]] TerrorTestIn terrorFacts(const Position& position, UnitIndex u, TerrorOccasion occasion, UnitIndex cause);
[[nodiscard]] RallyTestIn rallyFacts(const Position& position, UnitIndex u);
[[nodiscard]] ReturnTestIn returnFacts(const Position& position, UnitIndex u);
[[nodiscard]] BreakTestIn breakFacts(const Position& position, UnitIndex u, int difference);
[[nodiscard]] AfterCombatIn sequelFacts(const Position& position, UnitIndex winner, UnitIndex loser);
[[nodiscard]] FleeDistanceIn flightFacts(const Position& position, UnitIndex u, bool fired);
[[nodiscard]] ReformIn reformFacts(const Position& position, UnitIndex u, bool rallied);
[[nodiscard]] ShootingPermissionIn permissionFacts(const Position& position, UnitIndex u, Weapon weapon);
[[nodiscard]] VictoryIn victoryFacts(const Position& position);

/// A move over such ground with about-faces; the form's ranges cut what is too far anyway.
[[nodiscard]] OrdinaryMoveIn moveFacts(const Position& position, UnitIndex u, const GroundCovered& ground,
                                       int aboutFaces);
/// Inches that an about-face surrenders (FA-MAN-6).
[[nodiscard]] double turnCost(const Position& position, UnitIndex u);
/// The ground of a march; of a chain the leader's, and what those behind stand on.
[[nodiscard]] GroundCovered marchGround(const Position& position, const Action& action, bool fast);
/// Enemies near are looked for where the march begins (D15).
[[nodiscard]] MarchIn marchFacts(const Position& position, const Action& action, bool fast);
/// The nearest enemy that keeps the unit from marching; noUnit for none.
[[nodiscard]] UnitIndex marchStoppedBy(const Position& position, UnitIndex u, const MarchIn& march);
/// Enemies near whom the march leaves out of account (FA-MAR-5, D16), where it begins.
[[nodiscard]] UnitSet ignoredOnMarch(const Position& position, UnitIndex u, const MarchIn& march);
/// A change of formation by so many ranks, after the movement spent.
[[nodiscard]] ManoeuvreIn rankFacts(const Position& position, UnitIndex u, int ranks);
/// An about-face after so many in this move.
[[nodiscard]] ManoeuvreIn turnFacts(const Position& position, UnitIndex u, Moving moving, int made);

/// The part of a unit's leadership that is the General's counts in this test (FA-GEN-1).
template <class In>
[[nodiscard]] bool generalLends(const In& in) {
  return in.generalWithin12 && !in.skirmishers && in.generalLeadership > in.leadership;
}

}  // namespace signifer::fantasy
