// Breaks a panel that is longer than a page: between its parts, and tables between their rows. Each piece has the
// heading again, so that nothing stands without it.
#pragma once

#include <vector>

#include "sheet/document.h"

namespace signifer::ui {

[[nodiscard]] std::vector<SheetPanel> piecesOf(const SheetPanel& panel, std::size_t rowsAPiece);

/// The sheet where rows do without what gives way.
[[nodiscard]] Sheet withoutDetails(Sheet sheet);

}  // namespace signifer::ui
