// The table's plane in a picture: which place on the table a pixel shows. A homography, and a lens that bends straight
// lines: its middle need not be the picture's, as pictures are cropped. Fitted to squares of paper that lie on the
// table.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "photo/picture.h"

namespace signifer::photo {

class TablePlane {
 public:
  /// A square that lies on the table: its corners in the picture, and on the table where that is known.
  struct Square {
    Corners picture;
    std::optional<Corners> table;
  };

  /// The plane on which these squares lie as nearly as can be. Three of them or more must be known; those that lie
  /// anywhere help only by being square. Nothing where they lie in a line or contradict each other beyond all sense.
  [[nodiscard]] static std::optional<TablePlane> through(std::span<const Square> squares, int width, int height);

  /// The place on the table, in inches, that a pixel shows.
  [[nodiscard]] Spot onTable(Spot pixel) const;
  [[nodiscard]] Corners onTable(const Corners& corners) const;
  /// The pixel that shows a place on the table.
  [[nodiscard]] Spot inPicture(Spot place) const;

 private:
  friend class PlaneFit;
  [[nodiscard]] Spot straightened(Spot pixel) const;

  /// The picture's middle, and pixels in half its diagonal.
  Spot middle_;
  double scale_ = 1;
  /// The lens: its middle, in half diagonals from the picture's, and how it bends by the second and fourth power.
  Spot lens_;
  double bend2_ = 0;
  double bend4_ = 0;
  std::array<double, 9> plane_{};
};

/// A square of paper as it lies on the table.
struct LyingSquare {
  Spot middle;
  /// Degrees clockwise from the far edge to its top, 0 to 360.
  double heading = 0;
  double side = 0;
  /// How far the corners lie from those of that square at the worst, in inches.
  double off = 0;
};
[[nodiscard]] LyingSquare lyingSquare(const Corners& onTable);

}  // namespace signifer::photo
