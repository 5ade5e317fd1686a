// Player turns that people walk through by hand, beside their own table. Nobody throws dice for the program and nobody
// answers its questions. It still has to know where play stands, what a player turn starts anew, and how one ends.
#pragma once

#include <optional>
#include <string_view>

#include "rules/ruleset.h"
#include "schema/words.h"

namespace signifer {

enum class FateKind : std::uint8_t {
  givesGround,
  fallsBack,
  retreats,
  routs,
  pursues,
  follows,
  wins,
  loses,
  draws,
  holds,
  rallies,
  disengages,
  leaves,
  countercharges,
  failsTest,
  evades,
  caught,
  rampages,
};
BOOST_DESCRIBE_ENUM(FateKind, givesGround, fallsBack, retreats, routs, pursues, follows, wins, loses, draws, holds,
                    rallies, disengages, leaves, countercharges, failsTest, evades, caught, rampages)

/// A move of a unit, as people tell it.
struct HandMove {
  /// From the old place of its centre to the new one.
  Length way = 0;
  /// It was called a march.
  bool marches = false;
  /// It takes the place of the move that was told of the unit before.
  bool corrects = false;
};

/// A unit's fate in a fight, as people tell it.
struct HandFate {
  using Kind = FateKind;
  Kind kind = Kind::holds;
  UnitIndex unit = noUnit;
  /// The enemy whom it concerns, where he was named.
  UnitIndex foe = noUnit;
  /// The way that it went, where that was told.
  std::optional<Length> distance = std::nullopt;
  /// By how far it turned first, where that was told.
  std::optional<Angle> turn = std::nullopt;
  /// By how much a fight was won or lost.
  int by = 0;
};

/// A fate as the rule set has it.
struct FateNoted {
  /// Its rules have such a fate.
  bool known = true;
  /// Dice or its player decide how far it goes, and nobody has told it: its place is as it was.
  bool howFar = false;
  /// The rules have several outcomes of it, and nobody has told which.
  bool severalOutcomes = false;
  /// Its worth hangs on a die that nobody has told.
  bool dieOpen = false;
  /// The ways that the rules give it; both 0 where they give none by themselves.
  Length least = 0;
  Length most = 0;
  /// The rule of that way; may be empty.
  std::string_view rule = {};
  /// Phrases of the rule set: why the fate cannot be (it is not known then), what the rules say against it, and what it
  /// leaves open.
  std::string_view refused = {};
  std::string_view against = {};
  std::string_view open = {};
  /// A unit of which the own result hangs on fights that are not told yet.
  UnitIndex waits = noUnit;
};

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
  /// Takes a leader off the table who is lost, with what the rules book for it.
  virtual void loseLeader(Battle& battle, PersonIndex person) const = 0;
  /// Notes that a unit has moved in its own player turn.
  virtual void noteMoved(Battle& battle, UnitIndex unit, const HandMove& move) const = 0;
  /// Notes that a unit has charged home on an enemy, whom it now touches. False where what the charge is worth hangs on
  /// a die that nobody has told.
  virtual bool noteCharged(Battle& battle, UnitIndex unit, UnitIndex enemy) const = 0;
  /// Notes that a leader who is a unit of his own has joined another. False where the rule set has no such leaders, or
  /// he may not join that one.
  virtual bool noteJoined(Battle& /*battle*/, UnitIndex /*unit*/, UnitIndex /*host*/) const { return false; }
  /// Notes that a unit has shot or thrown in this player turn. Nothing where the rule set keeps no such mark.
  virtual void noteShot(Battle& battle, UnitIndex unit) const = 0;
  /// Notes that harm which was told to a unit, and which its status holds already, befell it at this step.
  virtual void noteHarmed(Battle& battle, UnitIndex unit, int harm) const = 0;
  /// Notes that a unit's status was told, and was another before.
  virtual void noteState(Battle& battle, UnitIndex unit, const Unit& before) const = 0;
  /// Notes the fate of a unit in a fight, as the rules have it: its place, its facing, its state, and what is booked
  /// for its side. A way that was told is gone as told. Nothing is changed where no such fate is known.
  virtual FateNoted noteFate(Battle& battle, const HandFate& fate) const = 0;
  /// The procedures by whose throws units test, by their ids, with spaces between.
  [[nodiscard]] virtual std::string_view tests() const = 0;
  /// Carries out for the units what the rules make of a state of their side that was told, such as a fallen Army
  /// Morale. `before` is the side's state as it was.
  virtual void noteSide(Battle& battle, SideIndex side, const SideState& before) const = 0;
};

/// The rule set as one that can be walked through; null where it is not.
[[nodiscard]] const HandTurns* handTurnsOf(const RuleSet& rules);

}  // namespace signifer
