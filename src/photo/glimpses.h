// Marks that lie half covered: what is left of them may be of a number that was read elsewhere, so that it is not sure
// any more whose that is.
#pragma once

#include <span>
#include <vector>

#include "photo/reading.h"
#include "photo/table_plane.h"

namespace signifer::photo {

/// A number that was seen or half seen somewhere, and not surely as it was printed.
struct Glimpse {
  int id = 0;
  Spot middle;
};

/// What may be seen of the numbers `read`, anywhere on the table, but for the squares `explained`: it is known whose
/// those are. `contrast` is that of the marks.
[[nodiscard]] std::vector<Glimpse> glimpsesInPart(const GreyPicture& picture, const TablePlane& plane,
                                                  const TableFacts& facts, double contrast, std::span<const int> read,
                                                  std::span<const Corners> explained);

}  // namespace signifer::photo
