// The actions still open to each unit in the present step, shared by the table of the turn (course.cpp), the referee
// and the candidates. Statuses, arcs and lines of sight decide here, not paths.
#pragma once

#include <optional>
#include <vector>

#include "fantasy/play/position.h"

namespace signifer::fantasy {

/// A live unit of the side whose turn it is.
[[nodiscard]] inline bool ofActive(const Position& position, UnitIndex u) {
  return position.live(u) && position.unit(u).side == position.battle().active;
}
/// In this step.
[[nodiscard]] inline bool acted(const Position& position, UnitIndex u) { return position.is(u, UnitStatus::acted); }
[[nodiscard]] inline Due dueOf(const Position& position, UnitIndex u) {
  return static_cast<Due>(position.status(u, UnitStatus::due));
}
/// It broke and ran already, as people told it: the friends who saw it may still have to test.
[[nodiscard]] bool wasSeenBreaking(const Position& position, UnitIndex u);
/// The first unit of the battle for which `holds(u)`; noUnit for none.
template <class Holds>
[[nodiscard]] UnitIndex firstUnit(const Position& position, Holds&& holds) {
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (holds(u)) return u;
  return noUnit;
}

/// A unit of the active side that may still declare a charge, as far as its statuses tell. Who then sees no enemy has
/// none to charge.
[[nodiscard]] bool mayDeclare(const Position& position, UnitIndex u);
/// FA-DIS-1
[[nodiscard]] bool mayDisengage(const Position& position, UnitIndex u);
[[nodiscard]] bool mayTryToRally(const Position& position, UnitIndex u);
[[nodiscard]] bool mustFleeOn(const Position& position, UnitIndex u);
/// It began to flee in this player's turn, and may not try to rally for that (FA-RAL-6).
[[nodiscard]] bool beganToFleeNow(const Position& position, UnitIndex u);

/// The reasons that keep a unit from moving in the remaining moves.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoMove, std::uint8_t, withAUnit, fleeing, inCombat, charged, disengaged, failedFearTest,
                              rallied, reformed)
[[nodiscard]] Reasons<NoMove> noMove(const Position& position, UnitIndex u);
/// Nobody joins or leaves a unit that flees, charges or fights (FA-CHR-1).
[[nodiscard]] bool hostIsBusy(const Position& position, UnitIndex host);
/// The unit is on the table, of the side whose turn it is, and has not acted in this step.
[[nodiscard]] inline bool isDue(const Position& position, UnitIndex u) {
  return position.unit(u).present && position.unit(u).side == position.battle().active &&
         !position.is(u, UnitStatus::acted);
}
[[nodiscard]] bool mayMove(const Position& position, UnitIndex u);
/// A lone character who touches a unit that he may join (FA-CHR-1).
[[nodiscard]] bool mayJoin(const Position& position, UnitIndex u);
/// It may shoot, and has a target: in arc, sight and range.
[[nodiscard]] bool mayShoot(const Position& position, UnitIndex u);
/// The reasons that keep a unit with this weapon from shooting at an enemy.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoTarget, std::uint8_t, outOfRange, noSecondShot, targetInCombat, outOfArc, hidden,
                              noneBears)
[[nodiscard]] Reasons<NoTarget> noTarget(const Position& position, UnitIndex u, UnitIndex target, Weapon weapon,
                                         bool twice, bool all = false);
/// The unit that stands between the two, on the line of their centres at first; none where ground hides the target.
[[nodiscard]] std::optional<UnitIndex> hiddenBy(const Position& position, UnitIndex u, UnitIndex target);
[[nodiscard]] bool isTarget(const Position& position, UnitIndex u, UnitIndex target);
/// The target of its declared charge; noUnit for none.
[[nodiscard]] UnitIndex chargeTarget(const Battle& battle, UnitIndex charger);
[[nodiscard]] UnitSet chargersOf(const Battle& battle, UnitIndex target);
/// The others who have declared a charge this turn on its side.
[[nodiscard]] UnitSet fellowChargers(const Battle& battle, UnitIndex charger);
[[nodiscard]] bool hasReacted(const Battle& battle, UnitIndex target);
/// The reaction that an action of this kind declares; none for other kinds.
[[nodiscard]] std::optional<Reaction> reactionOf(ActionId id);
/// The reactions open to a charged unit against one of its chargers (FA-CHG-14).
[[nodiscard]] WordSet<Reaction> reactionsTo(const Position& position, UnitIndex target, UnitIndex charger);
/// All that is open to it.
[[nodiscard]] WordSet<Reaction> reactionsOf(const Position& position, UnitIndex target);
/// The nearest friend that flees within 4" (FA-PAN-1).
[[nodiscard]] UnitIndex fleeingFriendNear(const Position& position, UnitIndex u);
[[nodiscard]] UnitIndex terrorNear(const Position& position, UnitIndex u);
/// Tests that its charge calls for: of fear and terror only in reach, unless the house rule has them for all (D6).
[[nodiscard]] ChargeTestsOut testsOf(const Position& position, UnitIndex charger, UnitIndex target);
/// Enemies that a charger must not dread to charge: its target and whom it would meet besides, one of a kind (D62).
struct ChargersDread {
  UnitIndex terror = noUnit;
  UnitIndex fear = noUnit;
};
[[nodiscard]] ChargersDread dreadOf(const Position& position, UnitIndex charger, UnitIndex target);
/// Characters in enemy units whom models of it touch, if blows may pick them out (D46).
[[nodiscard]] UnitSet charactersTouched(const Position& position, UnitIndex u);
/// Enemies among whom a unit or a character may choose before the dice of its combat: a model of it touches several
/// (FA-CC-15, FA-CHR-3). Empty where there is no choice, or it has chosen.
[[nodiscard]] UnitSet strikeChoices(const Position& position, UnitIndex u);
/// A winner that has still to choose, and at whom.
[[nodiscard]] bool mayChooseSequel(const Position& position, UnitIndex u);
[[nodiscard]] WordSet<Sequel> sequelsOf(const Position& position, UnitIndex winner, UnitIndex loser);
/// Whether a winner still has to say what it does before anybody flees (D39).
[[nodiscard]] bool someWinnerHasToChoose(const Position& position);
/// It flees, or is going to in this phase.
[[nodiscard]] bool fleesNow(const Position& position, UnitIndex u);
/// A beaten enemy that it may run or step after (not one that has left the table).
[[nodiscard]] UnitIndex quarryOf(const Position& position, UnitIndex winner);

}  // namespace signifer::fantasy
