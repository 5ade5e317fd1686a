#include "printing/panel_pieces.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace signifer::ui {
namespace {

// Troops stay whole, so that their count is theirs; only one of very many units is begun again with the next ones.
std::vector<SheetRoster> piecesOf(const SheetRoster& roster, std::size_t unitsAPiece) {
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

// A piece, and the parts of the panel with which it begins and ends.
struct Piece {
  SheetPanel panel;
  std::size_t first;
  std::size_t last;
};

std::vector<Piece> smallPieces(const SheetPanel& panel, std::size_t rowsAPiece, std::size_t unitsAPiece) {
  std::vector<Piece> pieces;
  std::size_t at = 0;
  const auto piece = [&](SheetPart part) {
    SheetPanel one{panel.title, panel.aside, {}, panel.wide};
    one.parts.push_back(std::move(part));
    pieces.push_back({std::move(one), at, at});
  };
  for (; at < panel.parts.size(); ++at) {
    const SheetPart& part = panel.parts[at];
    if (const auto* roster = std::get_if<SheetRoster>(&part)) {
      for (SheetRoster& some : piecesOf(*roster, unitsAPiece)) piece(std::move(some));
      continue;
    }
    const auto* grid = std::get_if<SheetGrid>(&part);
    if (grid == nullptr) {
      // Marks to cross off stay with the words before them.
      if (std::holds_alternative<SheetTrack>(part) && !pieces.empty()) {
        pieces.back().panel.parts.push_back(part);
        pieces.back().last = at;
      } else {
        piece(part);
      }
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

template <class Row>
void append(std::vector<Row>& rows, const std::vector<Row>& more) {
  rows.insert(rows.end(), more.begin(), more.end());
}

// Both together, what was one part being one again.
Piece joined(Piece piece, const Piece& next) {
  auto from = next.panel.parts.begin();
  if (piece.last == next.first) {
    if (auto* grid = std::get_if<SheetGrid>(&piece.panel.parts.back()))
      append(grid->rows, std::get<SheetGrid>(*from).rows);
    else
      append(std::get<SheetRoster>(piece.panel.parts.back()).troops, std::get<SheetRoster>(*from).troops);
    ++from;
  }
  piece.panel.parts.insert(piece.panel.parts.end(), from, next.panel.parts.end());
  piece.last = next.last;
  return piece;
}

// A row is not carried over alone, where the page before can spare another.
void keepCompany(Piece& before, Piece& after) {
  constexpr std::size_t enough = 4;
  if (before.last != after.first) return;
  auto* from = std::get_if<SheetGrid>(&before.panel.parts.back());
  auto* to = std::get_if<SheetGrid>(&after.panel.parts.front());
  if (from == nullptr || to == nullptr || to->rows.size() > 1 || from->rows.size() < enough) return;
  to->rows.insert(to->rows.begin(), std::move(from->rows.back()));
  from->rows.pop_back();
}

}  // namespace

std::vector<SheetPanel> piecesOf(const SheetPanel& panel, std::size_t rowsAPiece) {
  std::vector<SheetPanel> pieces;
  const std::size_t unitsAPiece = std::max<std::size_t>(8, rowsAPiece);
  for (Piece& piece : smallPieces(panel, rowsAPiece, unitsAPiece)) pieces.push_back(std::move(piece.panel));
  return pieces;
}

std::vector<SheetPanel> piecesInto(const SheetPanel& panel, std::size_t rowsAPiece, double room, double page,
                                   const std::function<double(const SheetPanel&)>& height) {
  std::vector<Piece> pieces;
  std::optional<Piece> now;
  for (Piece& next : smallPieces(panel, rowsAPiece, rowsAPiece)) {
    if (!now) {
      now = std::move(next);
      // A piece that does not fit here begins the next page.
      if (height(now->panel) > room) room = page;
      continue;
    }
    Piece both = joined(*now, next);
    if (height(both.panel) <= room) {
      now = std::move(both);
      continue;
    }
    pieces.push_back(std::move(*now));
    now = std::move(next);
    room = page;
  }
  if (now) pieces.push_back(std::move(*now));
  if (pieces.size() > 1) keepCompany(pieces[pieces.size() - 2], pieces.back());
  std::vector<SheetPanel> panels;
  for (Piece& piece : pieces) panels.push_back(std::move(piece.panel));
  return panels;
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
