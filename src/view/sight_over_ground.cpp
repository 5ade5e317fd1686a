#include "view/sight_over_ground.h"

#include <algorithm>
#include <cmath>

#include "table/grid.h"
#include "table/sight.h"
#include "table/terrain.h"

namespace signifer {
namespace {

bool hidesWithin(const Definition& definition, int kind) {
  const std::string& drawn = definition.terrainKinds()[static_cast<std::size_t>(kind)].drawn;
  return drawn == "wood" || drawn == "built-up";
}

int levelAt(const Setup& setup, Point at) {
  int level = 0;
  for (const TerrainPiece& piece : setup.terrain)
    if (contains(piece.outline, toVec(at))) level = std::max(level, piece.level);
  return level;
}

bool seesOverPieces(const Definition& definition, const Setup& setup, Point from, Point to) {
  const Segment line{toVec(from), toVec(to)};
  const int crest = std::max(levelAt(setup, from), levelAt(setup, to));
  double covered = 0;
  for (const TerrainPiece& piece : setup.terrain) {
    if (piece.level > crest && crosses(line, piece.outline)) return false;
    if (hidesWithin(definition, piece.kind)) covered += depthWithin(line, piece.outline);
  }
  return covered <= sightIntoWoods;
}

// The squares between the two, where the line enters them; those of its ends hide nobody.
bool seesOverSquares(const Definition& definition, const Setup& setup, Point from, Point to) {
  const Square first = squareAt(from, setup.squareSide);
  const Square last = squareAt(to, setup.squareSide);
  const Grid grid{setup.columns, setup.rows};
  if (!grid.contains(first) || !grid.contains(last)) return true;
  const auto ground = [&](Square square) { return setup.squares[static_cast<std::size_t>(grid.indexOf(square))]; };
  const int crest = std::max(ground(first).level, ground(last).level);
  const int steps = 8 * std::max(std::abs(last.x - first.x), std::abs(last.y - first.y));
  for (int i = 1; i < steps; ++i) {
    const Point at{from.x + static_cast<Length>(static_cast<std::int64_t>(to.x - from.x) * i / steps),
                   from.y + static_cast<Length>(static_cast<std::int64_t>(to.y - from.y) * i / steps)};
    const Square square = squareAt(at, setup.squareSide);
    if (square == first || square == last || !grid.contains(square)) continue;
    if (ground(square).level > crest || hidesWithin(definition, ground(square).kind)) return false;
  }
  return true;
}

}  // namespace

bool seesOverGround(const Definition& definition, const Battle& battle, Point from, Point to) {
  const Setup& setup = *battle.setup;
  return setup.columns > 0 ? seesOverSquares(definition, setup, from, to) : seesOverPieces(definition, setup, from, to);
}

}  // namespace signifer
