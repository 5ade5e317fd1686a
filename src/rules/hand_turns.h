// Player turns that people walk through by hand, beside their own table. Nobody throws dice for the program and nobody
// answers its questions. It still has to know where play stands, what a player turn starts anew, and how one ends.
#pragma once

#include "rules/ruleset.h"

namespace signifer {

/// A rule set that can be walked through. One that cannot is walked step by step without its rules.
class HandTurns {
 public:
  HandTurns() = default;
  virtual ~HandTurns();
  HandTurns(const HandTurns&) = delete;
  HandTurns& operator=(const HandTurns&) = delete;

  /// The step at which play stands while the table is at this one: itself, or the one before it that play stops at; of
  /// a phase the first inside.
  [[nodiscard]] virtual StepIndex stopOf(const Battle& battle, StepIndex step) const = 0;
  /// Nobody has said yet who has the first player turn.
  [[nodiscard]] virtual bool openerUnknown(const Battle& battle) const = 0;
  /// Makes the side the one that opens the battle, before its player turn begins.
  virtual void open(Battle& battle, SideIndex side) const = 0;
  /// Ends the player turn of the active side, as the rules end it. An army that is lost is told to be, the turns are
  /// counted, and the player turn of the other side begins. What would still be to throw or to answer is left out.
  virtual void endPlayerTurn(Battle& battle) const = 0;
  /// Takes a unit off the table that is lost, and books the loss where the rule set counts what armies lose. Which way
  /// it went is not known.
  virtual void takeOff(Battle& battle, UnitIndex unit) const = 0;
  /// Puts a unit back on the table that had left it or was lost, and takes the loss off the books again as far as they
  /// say what it was. A unit without anything left comes back with what it had in the beginning.
  virtual void bringBack(Battle& battle, UnitIndex unit) const = 0;
  /// Notes that a unit has moved in its own player turn.
  virtual void noteMoved(Battle& battle, UnitIndex unit) const = 0;
  /// Notes that a unit has charged home on an enemy, whom it now touches.
  virtual void noteCharged(Battle& battle, UnitIndex unit, UnitIndex enemy) const = 0;
  /// Notes that harm which was told to a unit, and which its status holds already, befell it at this step.
  virtual void noteHarmed(Battle& battle, UnitIndex unit, int harm) const = 0;
};

/// The rule set as one that can be walked through; null where it is not.
[[nodiscard]] const HandTurns* handTurnsOf(const RuleSet& rules);

}  // namespace signifer
