// The number of a mark of which a part shows: its fields in the open against those of the whole family.
#pragma once

#include <cstdint>
#include <vector>

#include "photo/picture.h"

namespace signifer::photo {

/// A number held against a half-covered mark, any side up.
struct Fit {
  /// Its fields that lie open in one piece and are as printed; 0 where they are too few to tell.
  int fields = 0;
  /// Other fields that are clearly dark where they should be bright, or clearly bright where they should be dark:
  /// whichever are fewer. A hand of one colour spoils fields in one way alone.
  int against = 0;

  /// Chance has every other field right: each that is right counts as a bit.
  [[nodiscard]] double bits() const { return fields - against / 2.0; }
};

class Likeness {
 public:
  Likeness();

  /// For each number of the family, from 0.
  [[nodiscard]] std::vector<Fit> of(const GreyPicture& picture, const Corners& corners) const;

 private:
  using Fields = std::uint64_t;
  // The bright ones of each number, four turns of each.
  std::vector<Fields> bright_;
  // Parts that a hand or a finger may leave open, most fields first.
  std::vector<Fields> open_;
};

}  // namespace signifer::photo
