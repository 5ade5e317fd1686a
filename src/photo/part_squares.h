// Black squares of the marks' size of which a part is under something: libapriltag finds no such square. One corner in
// the open says where it lies and how it is turned; the table's plane says how large it is.
#pragma once

#include <span>
#include <vector>

#include "photo/picture.h"
#include "photo/table_plane.h"

namespace signifer::photo {

/// Where such squares are looked for.
struct SquareSearch {
  double width = 0;
  double depth = 0;
  /// Of the black square, in inches.
  double side = 0;
  /// Between rim and border of marks nearby, in steps of brightness.
  double contrast = 0;
};

/// A square with a rim and a border as marks have them, where they can be seen.
struct PartSquare {
  /// In the picture. Which of them is the mark's lower left is not known.
  Corners corners;
  /// On the table.
  Spot middle;
  /// So many of the 32 fields around the square have a bright rim beside a dark border.
  int edges = 0;
};

/// The best come first. What lies on `explained` marks, in the picture, does not count.
[[nodiscard]] std::vector<PartSquare> squaresInPart(const GreyPicture& picture, const TablePlane& plane,
                                                    const SquareSearch& search, std::span<const Corners> explained);

}  // namespace signifer::photo
