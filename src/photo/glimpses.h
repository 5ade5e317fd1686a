// Marks that lie half covered. The rest of one may be of a number that was read elsewhere, which is then not sure any
// more.
#pragma once

#include <span>
#include <vector>

#include "photo/likeness.h"
#include "photo/reading.h"
#include "photo/table_plane.h"

namespace signifer::photo {

/// A number that was seen or half seen somewhere, and not surely as it was printed.
struct Glimpse {
  int id = 0;
  Spot middle;
};

/// Which of the numbers `read` a half-covered mark may be of, by how its fields fit every number. Agreement that chance
/// brings about, with so many numbers to compare, does not count.
[[nodiscard]] std::vector<int> mayBe(std::span<const Fit> fits, const TableFacts& facts, std::span<const int> read);

/// Half-covered marks anywhere on the table that may be of the numbers `read`. It is known whose the squares
/// `explained` are. `contrast` is that of the marks.
[[nodiscard]] std::vector<Glimpse> glimpsesInPart(const GreyPicture& picture, const TablePlane& plane,
                                                  const TableFacts& facts, double contrast, std::span<const int> read,
                                                  std::span<const Corners> explained);

}  // namespace signifer::photo
