// A picture as marks are looked for in it, and the squares that are found. Pure figures: who decodes files, and into
// what, is no matter here.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace signifer::photo {

/// A place in a picture, in pixels from its upper left corner, or on a table, in inches from its lower left.
struct Spot {
  double x = 0;
  double y = 0;
  friend Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
  friend Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
  friend Spot operator*(Spot a, double by) { return {a.x * by, a.y * by}; }
};
[[nodiscard]] inline double lengthOf(Spot a) { return std::hypot(a.x, a.y); }
[[nodiscard]] inline double apart(Spot a, Spot b) { return lengthOf(a - b); }

/// Brightness, row by row from the top.
struct GreyPicture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;

  [[nodiscard]] std::uint8_t at(int x, int y) const {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
  }
};

/// A part of a picture.
struct PictureBox {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
};

/// The corners of the black square, as one reads the mark: lower left, lower right, upper right, upper left.
using Corners = std::array<Spot, 4>;
[[nodiscard]] inline Spot middleOf(const Corners& corners) {
  return (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25;
}
[[nodiscard]] inline double sideOf(const Corners& corners) {
  double sum = 0;
  for (std::size_t i = 0; i < 4; ++i) sum += apart(corners[i], corners[(i + 1) % 4]);
  return sum / 4;
}

/// A square of the family that was found.
struct FoundMark {
  int id = 0;
  /// How many of its fields had to be put right.
  int corrected = 0;
  /// The contrast between its fields, in steps of brightness.
  double margin = 0;
  Corners corners;
  /// The contrast between the rim and the black border beside it: the least all around, and the usual one.
  double leastEdge = 0;
  double usualEdge = 0;
};

}  // namespace signifer::photo
