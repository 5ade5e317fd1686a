#include "photo/glimpses.h"

#include <algorithm>
#include <utility>

#include "photo/likeness.h"
#include "photo/part_squares.h"

namespace signifer::photo {
namespace {

// Another number, of ours or of another club, is meant where it explains so many fields more.
constexpr int byChance = 2;
constexpr int strangersLead = 5;

// Many numbers share some fields by chance: so many has to explain who is meant.
int leastLikeness(const TableFacts& facts, const std::vector<int>& fits) {
  int least = 1;
  for (int id = 0; std::cmp_less(id, fits.size()); ++id) {
    const bool isOurs = std::ranges::find(facts.models, id, &TableFacts::Model::id) != facts.models.end();
    least = std::max(least, fits[static_cast<std::size_t>(id)] - (isOurs ? byChance : strangersLead));
  }
  return least;
}

}  // namespace

std::vector<Glimpse> glimpsesInPart(const GreyPicture& picture, const TablePlane& plane, const TableFacts& facts,
                                    double contrast, std::span<const int> read, std::span<const Corners> explained) {
  std::vector<Glimpse> glimpses;
  if (read.empty()) return glimpses;
  const Likeness likeness;
  const SquareSearch search{facts.width, facts.depth, facts.markSide, contrast};
  for (const PartSquare& square : squaresInPart(picture, plane, search, explained)) {
    const std::vector<int> fits = likeness.of(picture, square.corners);
    const int least = leastLikeness(facts, fits);
    for (const int id : read)
      if (fits[static_cast<std::size_t>(id)] >= least) glimpses.push_back({id, square.middle});
  }
  return glimpses;
}

}  // namespace signifer::photo
