// Breaks a panel that is longer than a page: between its parts, and tables between their rows. Each piece has the
// heading again, so that nothing stands without it.
#pragma once

#include <functional>
#include <vector>

#include "sheet/document.h"

namespace signifer::ui {

/// In pieces of so many rows at most.
[[nodiscard]] std::vector<SheetPanel> piecesOf(const SheetPanel& panel, std::size_t rowsAPiece);

/// In as few pieces as may be: the first takes no more than `room`, the others no more than `page`, as far as pieces of
/// so many rows allow. `height` says what a piece takes.
[[nodiscard]] std::vector<SheetPanel> piecesInto(const SheetPanel& panel, std::size_t rowsAPiece, double room,
                                                 double page, const std::function<double(const SheetPanel&)>& height);

/// The sheet where rows do without what gives way.
[[nodiscard]] Sheet withoutDetails(Sheet sheet);

}  // namespace signifer::ui
