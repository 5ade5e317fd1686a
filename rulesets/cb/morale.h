// Morale: removing DPs and rallying, assigning DPs, the shaken state, and when an army is broken. Which enemies and
// friends are near is measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::cb {

struct RallyIn {
  Troop troop = Troop::heavyInfantry;
  Grade grade = Grade::b;
  /// When the turn starts.
  int dps = 4;
  bool broken = false;
  bool stationary = true;
  /// Or contacted this turn.
  bool inCombat = false;
  bool beyondBowShot = false;
  int steadyActions = 0;
};
BOOST_DESCRIBE_STRUCT(RallyIn, (), (troop, grade, dps, broken, stationary, inCombat, beyondBowShot, steadyActions))
struct RallyOut {
  bool mayStart = false;
  Reasons<RallyReason> reasons;
  int dpsRemoved = 0;
  int dps = 0;
  bool shaken = true;
};
BOOST_DESCRIBE_STRUCT(RallyOut, (), (mayStart, reasons, dpsRemoved, dps, shaken))
[[nodiscard]] std::optional<Refusal> refuseRally(const Book& book, const RallyIn& in);
/// CB-RAL-1, CB-RAL-2, CB-CMD-4, CB-DPR-1 to 5.
[[nodiscard]] RallyOut rally(const Book& book, const RallyIn& in, Modifiers& modifiers);

struct DpRemovalIn {
  Grade grade = Grade::b;
  int dps = 0;
  bool stationary = true;
  bool inCombat = false;
  bool beyondBowShot = false;
};
BOOST_DESCRIBE_STRUCT(DpRemovalIn, (), (grade, dps, stationary, inCombat, beyondBowShot))
struct DpRemovalOut {
  int removed = 0;
  int dps = 0;
};
BOOST_DESCRIBE_STRUCT(DpRemovalOut, (), (removed, dps))
/// CB-DPR-1 to 5.
[[nodiscard]] DpRemovalOut dpRemoval(const Book& book, const DpRemovalIn& in, Modifiers& modifiers);

struct MoraleDpsIn {
  Troop troop = Troop::heavyInfantry;
  /// Friendly HI of equal or higher grade, and other friendly units, destroyed or starting to rout within bow shot.
  int heavyLost = 0;
  int othersLost = 0;
  /// Within 1 JT, of either side.
  bool nearElephants = false;
  bool elephantsInArmy = false;
  bool nearCamels = false;
  /// Killed or routing within bow shot: subordinates; generals and allied commanders.
  int leadersLost = 0;
  int commandersLost = 0;
};
BOOST_DESCRIBE_STRUCT(MoraleDpsIn, (),
                      (troop, heavyLost, othersLost, nearElephants, elephantsInArmy, nearCamels, leadersLost,
                       commandersLost))
struct MoraleDpsOut {
  int dps = 0;
};
BOOST_DESCRIBE_STRUCT(MoraleDpsOut, (), (dps))
/// CB-DPG-1 to 5, CB-DPG-7, CB-DPG-8.
[[nodiscard]] MoraleDpsOut moraleDps(const Book& book, const MoraleDpsIn& in, Modifiers& modifiers);

struct DpTallyIn {
  Troop troop = Troop::heavyInfantry;
  int dps = 0;
  int removed = 0;
  int gained = 0;
  bool shaken = false;
};
BOOST_DESCRIBE_STRUCT(DpTallyIn, (), (troop, dps, removed, gained, shaken))
struct DpTallyOut {
  int dps = 0;
  int threshold = 0;
  bool shaken = false;
};
BOOST_DESCRIBE_STRUCT(DpTallyOut, (), (dps, threshold, shaken))
[[nodiscard]] std::optional<Refusal> refuseDpTally(const Book& book, const DpTallyIn& in);
/// CB-SHK-1, CB-SHK-2.
[[nodiscard]] DpTallyOut dpTally(const Book& book, const DpTallyIn& in);

struct ArmyBreakIn {
  /// Leaders not counted.
  int unitsAtStart = 1;
  int destroyed = 0;
  int offTable = 0;
  int routing = 0;
};
BOOST_DESCRIBE_STRUCT(ArmyBreakIn, (), (unitsAtStart, destroyed, offTable, routing))
struct ArmyBreakOut {
  int lost = 0;
  int breakPoint = 0;
  bool broken = false;
};
BOOST_DESCRIBE_STRUCT(ArmyBreakOut, (), (lost, breakPoint, broken))
[[nodiscard]] std::optional<Refusal> refuseArmyBreak(const ArmyBreakIn& in);
/// CB-END-1. Where armies never break, the break point is one more than the army has units.
[[nodiscard]] ArmyBreakOut armyBreak(const Book& book, const ArmyBreakIn& in);

}  // namespace signifer::cb
