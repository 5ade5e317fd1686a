// A table of squares instead of inches: squares, facings at right angles, and counting squares along rows and columns.
// It does not search for paths: what a step costs is the rule set's business; `around` gives it the neighbours.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>

#include "table/measures.h"

namespace signifer {

/// x from 0 to the right, y from 0 up the table. Also used for a step from one square to another.
struct Square {
  int x = 0;
  int y = 0;
  friend constexpr auto operator<=>(const Square&, const Square&) = default;
  friend constexpr Square operator+(Square a, Square b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Square operator-(Square a, Square b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Square operator-(Square a) { return {-a.x, -a.y}; }
};

/// Clockwise, so that adding 1 is a turn to the right.
enum class Facing : std::uint8_t { north, east, south, west };
inline constexpr std::array<Facing, 4> allFacings{Facing::north, Facing::east, Facing::south, Facing::west};

[[nodiscard]] constexpr Facing turned(Facing facing, int quartersClockwise) {
  return static_cast<Facing>((((static_cast<int>(facing) + quartersClockwise) % 4) + 4) % 4);
}
[[nodiscard]] constexpr Facing turnedLeft(Facing facing) { return turned(facing, -1); }
[[nodiscard]] constexpr Facing turnedRight(Facing facing) { return turned(facing, 1); }
[[nodiscard]] constexpr Facing turnedAbout(Facing facing) { return turned(facing, 2); }

/// The step straight ahead.
[[nodiscard]] constexpr Square stepAhead(Facing facing) {
  switch (facing) {
    case Facing::north:
      return {0, 1};
    case Facing::east:
      return {1, 0};
    case Facing::south:
      return {0, -1};
    case Facing::west:
      return {-1, 0};
  }
  return {0, 1};
}
[[nodiscard]] constexpr Square stepLeft(Facing facing) { return stepAhead(turnedLeft(facing)); }
[[nodiscard]] constexpr Square stepRight(Facing facing) { return stepAhead(turnedRight(facing)); }
[[nodiscard]] constexpr Square stepBack(Facing facing) { return stepAhead(turnedAbout(facing)); }

/// Turns of 90 degrees from one facing to another by the shorter way: 0, 1 or 2.
[[nodiscard]] constexpr int quarterTurns(Facing from, Facing to) {
  const int apart = (static_cast<int>(to) - static_cast<int>(from) + 4) % 4;
  return apart == 3 ? 1 : apart;
}

/// Squares along row and column; a diagonal neighbour is 2 away.
[[nodiscard]] constexpr int distance(Square a, Square b) {
  const Square d = b - a;
  return (d.x < 0 ? -d.x : d.x) + (d.y < 0 ? -d.y : d.y);
}
[[nodiscard]] constexpr bool adjacent(Square a, Square b) { return distance(a, b) == 1; }
/// Is `target` the square straight in front?
[[nodiscard]] constexpr bool faces(Square square, Facing facing, Square target) {
  return square + stepAhead(facing) == target;
}
/// North, east, south, west.
[[nodiscard]] constexpr std::array<Square, 4> around(Square square) {
  return {square + Square{0, 1}, square + Square{1, 0}, square + Square{0, -1}, square + Square{-1, 0}};
}

/// Which side of a unit is towards an adjacent square: 0 ahead, 1 right, 2 behind, 3 left; -1 if not adjacent.
[[nodiscard]] constexpr int quarterTowards(Square square, Facing facing, Square other) {
  for (int quarter = 0; quarter < 4; ++quarter) {
    if (square + stepAhead(turned(facing, quarter)) == other) return quarter;
  }
  return -1;
}

struct Grid {
  int columns = 0;
  int rows = 0;

  [[nodiscard]] constexpr bool contains(Square s) const { return s.x >= 0 && s.y >= 0 && s.x < columns && s.y < rows; }
  [[nodiscard]] constexpr int count() const { return columns * rows; }
  /// A number for every square, row by row from the bottom left; for flat arrays.
  [[nodiscard]] constexpr int indexOf(Square s) const { return s.y * columns + s.x; }
  [[nodiscard]] constexpr Square squareOf(int index) const { return {index % columns, index / columns}; }
  /// Steps straight from this square over the edge: 1 from a square on that edge.
  [[nodiscard]] constexpr int stepsOff(Square s, Facing towards) const {
    switch (towards) {
      case Facing::north:
        return rows - s.y;
      case Facing::east:
        return columns - s.x;
      case Facing::south:
        return s.y + 1;
      case Facing::west:
        return s.x + 1;
    }
    return 0;
  }
};

[[nodiscard]] constexpr Angle headingOf(Facing facing) { return static_cast<Angle>(facing) * 90 * oneDegree; }
/// The facing nearest to a heading; halfway goes to the clockwise one.
[[nodiscard]] constexpr Facing facingOf(Angle heading) {
  return turned(Facing::north, (normalised(heading) + 45 * oneDegree) / (90 * oneDegree));
}
/// For drawing: the middle of the square, squares having this side.
[[nodiscard]] constexpr Point centreOf(Square s, Length side) { return {s.x * side + side / 2, s.y * side + side / 2}; }
[[nodiscard]] constexpr Pose poseOf(Square s, Facing facing, Length side) {
  return {centreOf(s, side), headingOf(facing)};
}
/// The square that holds a point; beyond the table negative or too great.
[[nodiscard]] constexpr Square squareAt(Point p, Length side) {
  const auto down = [side](Length v) { return v >= 0 ? v / side : -((-v + side - 1) / side); };
  return {down(p.x), down(p.y)};
}

}  // namespace signifer
