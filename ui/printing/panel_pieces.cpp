#include "printing/panel_pieces.h"

#include <algorithm>

namespace signifer::ui {

std::vector<SheetPanel> piecesOf(const SheetPanel& panel, std::size_t rowsAPiece) {
  std::vector<SheetPanel> pieces;
  const auto piece = [&](SheetPart part) {
    SheetPanel one{panel.title, panel.aside, {}, panel.wide};
    one.parts.push_back(std::move(part));
    pieces.push_back(std::move(one));
  };
  for (const SheetPart& part : panel.parts) {
    const auto* grid = std::get_if<SheetGrid>(&part);
    if (grid == nullptr) {
      piece(part);
      continue;
    }
    for (std::size_t from = 0; from < grid->rows.size(); from += rowsAPiece) {
      SheetGrid some = *grid;
      const std::size_t to = std::min(from + rowsAPiece, grid->rows.size());
      some.rows.assign(grid->rows.begin() + static_cast<std::ptrdiff_t>(from),
                       grid->rows.begin() + static_cast<std::ptrdiff_t>(to));
      piece(std::move(some));
    }
  }
  return pieces;
}

}  // namespace signifer::ui
