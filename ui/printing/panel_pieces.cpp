#include "printing/panel_pieces.h"

#include <algorithm>

namespace signifer::ui {
namespace {

// Troops stay whole, so that their count is theirs; only one of very many units is begun again with the next ones.
std::vector<SheetRoster> piecesOf(const SheetRoster& roster, std::size_t rowsAPiece) {
  const std::size_t unitsAPiece = std::max<std::size_t>(8, rowsAPiece);
  constexpr std::size_t mostWhole = 20;
  std::vector<SheetRoster> pieces;
  std::size_t units = unitsAPiece;
  for (const SheetRoster::Troop& troop : roster.troops)
    for (std::size_t from = 0; from < troop.units.size(); from += mostWhole) {
      SheetRoster::Troop some = troop;
      const std::size_t to = std::min(from + mostWhole, troop.units.size());
      some.units.assign(troop.units.begin() + static_cast<std::ptrdiff_t>(from),
                        troop.units.begin() + static_cast<std::ptrdiff_t>(to));
      if (pieces.empty() || units + some.units.size() > unitsAPiece) {
        pieces.push_back({roster.heads, {}});
        units = 0;
      }
      units += some.units.size();
      pieces.back().troops.push_back(std::move(some));
    }
  return pieces;
}

}  // namespace

std::vector<SheetPanel> piecesOf(const SheetPanel& panel, std::size_t rowsAPiece) {
  std::vector<SheetPanel> pieces;
  const auto piece = [&](SheetPart part) {
    SheetPanel one{panel.title, panel.aside, {}, panel.wide};
    one.parts.push_back(std::move(part));
    pieces.push_back(std::move(one));
  };
  for (const SheetPart& part : panel.parts) {
    if (const auto* roster = std::get_if<SheetRoster>(&part)) {
      for (SheetRoster& some : piecesOf(*roster, rowsAPiece)) piece(std::move(some));
      continue;
    }
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

Sheet withoutDetails(Sheet sheet) {
  for (SheetBlock& block : sheet.blocks)
    if (auto* panel = std::get_if<SheetPanel>(&block))
      for (SheetPart& part : panel->parts)
        if (auto* grid = std::get_if<SheetGrid>(&part))
          for (SheetRow& row : grid->rows) row.detail.clear();
  return sheet;
}

}  // namespace signifer::ui
