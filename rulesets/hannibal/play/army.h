// Armies and whose turn it is to answer: stamina and losses, leaders that may move, the side that has choices open.
// Small questions that turn, decision and judgement ask alike.
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

/// An army has broken, or the turn limit is reached.
[[nodiscard]] bool isOver(const Battle& battle);
/// An unattached leader of the active side that has not yet moved in this phase.
[[nodiscard]] bool mayMoveLeaders(const Battle& battle);
[[nodiscard]] bool hasLeaders(const Battle& battle, SideIndex side);
[[nodiscard]] bool hasRouted(const Battle& battle, SideIndex side);
/// Somebody is to be thrown for in the leader-casualties step (HG-LDR-1).
[[nodiscard]] bool leadersToCheck(const Position& position);
/// The side whose units have still to choose at the end of the round, active side first; noSide for none.
[[nodiscard]] SideIndex choosingSide(const Battle& battle);

/// The charge on this unit that has been declared and not yet moved, null for none.
[[nodiscard]] const Task* chargeOn(const Position& position, UnitIndex u);
/// The unit that is charging this unit now, noUnit for none.
[[nodiscard]] UnitIndex chargerOf(const Position& position, UnitIndex u);
/// Routs at the top of the tasks whose order their owner may choose.
[[nodiscard]] UnitSet routsToChoose(const Battle& battle);
/// Place of a unit's rout among the tasks, -1 where there is none.
[[nodiscard]] int dueRout(const Battle& battle, UnitIndex u);
/// The unit whose charge has just made contact, as the tasks to throw pila say; noUnit where they name none.
[[nodiscard]] UnitIndex latestCharger(const Position& position, UnitIndex thrower);
/// The units at which this unit may throw pila now (HG-PIL-2, HG-PIL-3), or shoot under the option defensive-shooting.
/// `charger`: the unit whose charge has just made contact.
[[nodiscard]] UnitSet pilaTargets(const Position& position, UnitIndex u, UnitIndex charger);
[[nodiscard]] inline UnitSet pilaTargets(const Position& position, UnitIndex u) {
  return pilaTargets(position, u, latestCharger(position, u));
}
/// The enemies that it may strike at: those at its front before others, a charger's target before all (HG-H2H-13, D34).
[[nodiscard]] UnitSet strikeTargets(const Position& position, UnitIndex u);
/// Units that a leader touched by an enemy may escape to (HG-LDR-3).
[[nodiscard]] UnitSet refuges(const Position& position, PersonIndex p);

}  // namespace signifer::hannibal
