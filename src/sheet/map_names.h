// Names and numbers of the units on a battle's map: lines of troops of one name are named together, and each unit has a
// number by which tables find it.
#pragma once

#include <string>
#include <vector>

#include "sheet/document.h"

namespace signifer {

/// Units of one name, but for their numbers, that stand beside each other, from the left.
[[nodiscard]] std::vector<const SheetMap::Unit*> namedTogether(const SheetMap& map, const SheetMap::Unit& unit);
/// "Hastati 1–4" where the numbers run on, else the name alone.
[[nodiscard]] std::string groupName(const std::vector<const SheetMap::Unit*>& group);
/// Numbers the first side's units from the left, then the second's; units that are named together follow each other.
void numberUnits(SheetMap& map);
/// "3–5, 9".
[[nodiscard]] std::string numbersInWords(std::vector<int> numbers);

}  // namespace signifer
