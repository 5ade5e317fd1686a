// The list below a printed map whose bases have numbers in place of names.
#pragma once

#include <vector>

#include "printing/galley.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

/// The names of these units in the order of their numbers, each side's in a half of the width.
[[nodiscard]] Galley mapKey(const SheetMap& map, const std::vector<const SheetMap::Unit*>& listed, const Type& type,
                            double width);

}  // namespace signifer::ui
