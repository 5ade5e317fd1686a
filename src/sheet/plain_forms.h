// The words that writers use in place of printed drawings. A card becomes a panel, an army's units a table, a map
// tables of units and their places.
#pragma once

#include <vector>

#include "sheet/document.h"

namespace signifer {

[[nodiscard]] SheetPanel panelOf(const SheetCard& card);
/// The table's size, then a panel a side: units, their places and where they face, and leaders.
[[nodiscard]] std::vector<SheetPanel> panelsOf(const SheetMap& map);
/// The places of its units and leaders, a table a side, under the heading that says how they are measured.
[[nodiscard]] std::vector<SheetPanel> placesOf(const SheetMap& map);
/// An army's units as a table, a row a troop.
[[nodiscard]] SheetGrid gridOf(const SheetRoster& roster);
/// Lines to write on, as many as a page has room for.
[[nodiscard]] SheetPanel notesToFill();
/// "72 × 48 in", with the squares of a grid.
[[nodiscard]] std::string sizeInWords(const SheetMap& map);

}  // namespace signifer
