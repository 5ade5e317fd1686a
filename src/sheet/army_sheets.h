// An army's own sheet. It has its units by troop type with a box for each point of harm, its leaders, only the special
// rules in use, and the tests that its units take. A short form of the army serves as its list on a battle's sheet.
#pragma once

#include "battle/battle.h"
#include "sheet/document.h"
#include "sheet/roster.h"

namespace signifer {

/// Adds one army, or both for noSide, each on pages of its own.
void addArmies(const ArmyPaper& how, const Battle& battle, SideIndex side, Sheet& sheet);

/// Adds a battle to a checklist: its name, boxes for its turns, the tracks of its armies, and their units.
void addChecklistOf(const ArmyPaper& how, const Battle& battle, Sheet& sheet);

/// The last turn that a battle itself allows; 0 where it says none.
[[nodiscard]] int ownLastTurn(const Setup& setup);

/// Adds the tests that the units of both armies take, as far as there is room.
void addTestsFor(const ArmyPaper& how, const Battle& battle, Sheet& sheet);

/// An army in short, as a battle's sheet lists it: how many of which troops, and the leaders. `numbers` are those on
/// the map by the battle's units, 0 for none.
[[nodiscard]] SheetPanel forcesPanel(const ArmyPaper& how, const Battle& battle, SideIndex side,
                                     const std::vector<int>& numbers);

}  // namespace signifer
