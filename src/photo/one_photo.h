// One photo read: the table's plane in it, and each mark that surely lies on it.
#pragma once

#include <optional>
#include <variant>

#include "photo/glimpses.h"
#include "photo/mark_finder.h"
#include "photo/reading.h"
#include "photo/table_plane.h"

namespace signifer::photo {

/// A mark whose square lies on the table as large as it should.
struct LyingMark {
  FoundMark found;
  LyingSquare square;
};

struct OnePhoto {
  TablePlane plane;
  std::vector<int> border;
  double error = 0;
  std::vector<std::size_t> stoodStill;
  /// Of models and of nobody; several of one number where several lie there.
  std::vector<LyingMark> marks;
  /// Of models alone. Who is seen elsewhere for sure is doubted.
  std::vector<Glimpse> glimpses;
};

/// Throws nothing; says why where it cannot be read.
[[nodiscard]] std::variant<OnePhoto, Unreadable> readPhoto(const MarkFinder& finder, const TableFacts& facts,
                                                           const GreyPicture& picture, const Progress& progress);

/// The place of the base under a mark, by the model's facts.
[[nodiscard]] Standing standingOf(const TableFacts& facts, std::size_t model, const LyingSquare& square);

}  // namespace signifer::photo
