// Ground as it lies: roads and fords are laid over other ground, and a piece counts only where none of them covers it.
#pragma once

#include <vector>

#include "battle/setup.h"
#include "fantasy/play/book.h"
#include "table/terrain.h"

namespace signifer::fantasy {

/// Whether a road or a ford lies over a part of the piece.
[[nodiscard]] bool isCovered(const PlayBook& book, const Setup& setup, const TerrainPiece& piece);

/// The outlines of the parts that nothing covers, each of them convex. Parts narrower than 0.02" are left out.
[[nodiscard]] std::vector<std::vector<Point>> bareParts(const PlayBook& book, const Setup& setup,
                                                        const TerrainPiece& piece);

/// Calls f with the outline of each part of the piece that nothing covers: mostly its own outline.
template <class F>
void forEachBare(const PlayBook& book, const Setup& setup, const TerrainPiece& piece, F&& f) {
  if (!isCovered(book, setup, piece)) return f(Outline(piece.outline));
  for (const std::vector<Point>& part : bareParts(book, setup, piece)) f(Outline(part));
}

}  // namespace signifer::fantasy
