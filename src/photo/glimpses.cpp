#include "photo/glimpses.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "photo/part_squares.h"

namespace signifer::photo {
namespace {

// One square in so many may be like a number that was read by chance. Any of them may be, any side up.
constexpr double squaresByChance = 100;
constexpr double sidesUp = 4;
// Another number, of ours or of another club, is meant where it explains so many fields more.
constexpr int byChance = 2;
constexpr int strangersLead = 5;

bool isIn(std::span<const int> read, int id) { return std::ranges::find(read, id) != read.end(); }

// Many numbers share some fields by chance: so many has to explain who is meant. Who was not read and should lie
// somewhere is as likely under something as anybody.
int fieldsNeeded(const TableFacts& facts, std::span<const Fit> fits, std::span<const int> read) {
  int least = 1;
  for (int id = 0; std::cmp_less(id, fits.size()); ++id) {
    const auto model = std::ranges::find(facts.models, id, &TableFacts::Model::id);
    const bool isOurs = model != facts.models.end();
    const bool isMissing = isOurs && model->expected && !isIn(read, id);
    const int lead = isMissing ? 0 : isOurs ? byChance : strangersLead;
    least = std::max(least, fits[static_cast<std::size_t>(id)].fields - lead);
  }
  return least;
}

}  // namespace

std::vector<int> mayBe(std::span<const Fit> fits, const TableFacts& facts, std::span<const int> read) {
  const double leastBits = std::log2(squaresByChance * sidesUp * static_cast<double>(read.size()));
  const int least = fieldsNeeded(facts, fits, read);
  std::vector<int> meant;
  for (const int id : read) {
    const Fit& fit = fits[static_cast<std::size_t>(id)];
    if (fit.fields >= least && fit.bits() >= leastBits) meant.push_back(id);
  }
  return meant;
}

std::vector<Glimpse> glimpsesInPart(const GreyPicture& picture, const TablePlane& plane, const TableFacts& facts,
                                    double contrast, std::span<const int> read, std::span<const Corners> explained) {
  std::vector<Glimpse> glimpses;
  if (read.empty()) return glimpses;
  const Likeness likeness;
  const SquareSearch search{facts.width, facts.depth, facts.markSide, contrast};
  for (const PartSquare& square : squaresInPart(picture, plane, search, explained))
    for (const int id : mayBe(likeness.of(picture, square.corners), facts, read))
      glimpses.push_back({id, square.middle});
  return glimpses;
}

}  // namespace signifer::photo
