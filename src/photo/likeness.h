// Which number a mark has of which a part shows: its fields in the open against those of the whole family.
#pragma once

#include <cstdint>
#include <vector>

#include "photo/picture.h"

namespace signifer::photo {

class Likeness {
 public:
  Likeness();

  /// For each number of the family, from 0: how many of its 36 fields lie open in one piece and are as they were
  /// printed, whichever of its sides is up. 0 where they are too few to tell.
  [[nodiscard]] std::vector<int> of(const GreyPicture& picture, const Corners& corners) const;

 private:
  using Fields = std::uint64_t;
  // The bright ones of each number, four turns of each.
  std::vector<Fields> bright_;
  // What a hand or a finger leaves open, most fields first.
  std::vector<Fields> open_;
};

}  // namespace signifer::photo
