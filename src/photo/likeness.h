// The number of a mark of which a part shows: its fields in the open against those of the whole family.
#pragma once

#include <cstdint>
#include <vector>

#include "photo/picture.h"

namespace signifer::photo {

class Likeness {
 public:
  Likeness();

  /// For each number of the family, from 0: so many of its fields lie open in one piece and are as printed, any side
  /// up. 0 where they are too few to tell.
  [[nodiscard]] std::vector<int> of(const GreyPicture& picture, const Corners& corners) const;

 private:
  using Fields = std::uint64_t;
  // The bright ones of each number, four turns of each.
  std::vector<Fields> bright_;
  // Parts that a hand or a finger may leave open, most fields first.
  std::vector<Fields> open_;
};

}  // namespace signifer::photo
