#include "photo/likeness.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "photo/mark_finder.h"
#include "photo/square_map.h"

namespace signifer::photo {
namespace {

// Fewer fields are as they were printed by chance, and so are those of nearly one brightness.
constexpr int leastFields = 12;
constexpr int leastOfEach = 3;
// Between black and white nothing is told, as shares from black.
constexpr double darkUpTo = 0.44;
constexpr double brightFrom = 0.56;
// Neither a hand's own shades nor the fields beside its edge.
constexpr double clearlyDark = 0.25;
constexpr double clearlyBright = 0.75;
constexpr int quarterTurns = 4;

using Fields = std::uint64_t;

constexpr Fields bitAt(int x, int y) { return Fields{1} << static_cast<unsigned>(y * fieldsAcross + x); }

constexpr Fields innerFields() {
  Fields all = 0;
  for (int y = 1; y + 1 < fieldsAcross; ++y)
    for (int x = 1; x + 1 < fieldsAcross; ++x) all |= bitAt(x, y);
  return all;
}
constexpr Fields inner = innerFields();

Fields turnedOnce(Fields fields) {
  Fields turned = 0;
  for (int y = 0; y < fieldsAcross; ++y)
    for (int x = 0; x < fieldsAcross; ++x)
      if ((fields & bitAt(x, y)) != 0) turned |= bitAt(fieldsAcross - 1 - y, x);
  return turned;
}

// The fields of which this holds, by their distance from the square's middle.
template <typename Condition>
Fields fieldsWhere(const Condition& holds) {
  Fields fields = 0;
  for (int y = 0; y < fieldsAcross; ++y)
    for (int x = 0; x < fieldsAcross; ++x)
      if (holds(Spot{x - 3.5, y - 3.5})) fields |= bitAt(x, y);
  return fields;
}

// All but a band, from every side: a finger lies across, or a hand over all that is beyond a line.
void addBesideBands(std::vector<Fields>& all) {
  constexpr int directions = 16;
  constexpr double end = 5;
  for (int i = 0; i < directions; ++i) {
    const double turn = i * 2 * std::numbers::pi / directions;
    for (double from = -end; from <= end; from += 0.5)
      for (const double to : {from + 3, from + 4.5, 2 * end})
        all.push_back(fieldsWhere([&](Spot at) {
          const double along = at.x * std::cos(turn) + at.y * std::sin(turn);
          return along < from || along > to;
        }));
  }
}

// All but what is round: a fingertip, a coin, a base.
void addBesideRounds(std::vector<Fields>& all) {
  constexpr double reach = 6.5;
  for (double y = -reach; y <= reach; ++y)
    for (double x = -reach; x <= reach; ++x)
      for (double radius = 1.5; radius <= 6; radius += 0.75)
        all.push_back(fieldsWhere([&](Spot at) { return apart(at, {x, y}) > radius; }));
}

std::vector<Fields> openings() {
  std::vector<Fields> all;
  addBesideBands(all);
  addBesideRounds(all);
  std::erase_if(all, [](Fields open) { return std::popcount(open & inner) < leastFields; });
  std::ranges::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  std::ranges::stable_sort(all, std::ranges::greater{}, [](Fields open) { return std::popcount(open & inner); });
  return all;
}

double medianOf(std::vector<double> values) {
  std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
  return values[values.size() / 2];
}

// The fields that are dark, and those that are bright, by the rim and the border around them.
struct Seen {
  Fields dark = 0;
  Fields bright = 0;
  Fields clearlyDark = 0;
  Fields clearlyBright = 0;
};
Seen fieldsSeen(const GreyPicture& picture, const Corners& corners) {
  const SquareMap map(corners);
  const auto mean = [&](int x, int y) {
    return fieldMean(picture, map, (x + 0.5) / fieldsAcross, 1 - (y + 0.5) / fieldsAcross);
  };
  std::vector<std::pair<double, double>> pairs;
  for (int i = 0; i < fieldsAcross; ++i) {
    pairs.emplace_back(mean(i, -1), mean(i, 0));
    pairs.emplace_back(mean(i, fieldsAcross), mean(i, fieldsAcross - 1));
    pairs.emplace_back(mean(-1, i), mean(0, i));
    pairs.emplace_back(mean(fieldsAcross, i), mean(fieldsAcross - 1, i));
  }
  // The clearest quarter of them is in the open.
  std::ranges::sort(pairs, std::ranges::greater{}, [](const auto& pair) { return pair.first - pair.second; });
  pairs.resize(pairs.size() / 4);
  std::vector<double> rim, border;
  for (const auto& [bright, dark] : pairs) {
    rim.push_back(bright);
    border.push_back(dark);
  }
  const double black = medianOf(border);
  const double range = medianOf(rim) - black;
  Seen seen;
  for (int y = 0; y < fieldsAcross; ++y)
    for (int x = 0; x < fieldsAcross; ++x) {
      const double share = (mean(x, y) - black) / range;
      if (share <= darkUpTo) seen.dark |= bitAt(x, y);
      if (share >= brightFrom) seen.bright |= bitAt(x, y);
      if (share <= clearlyDark) seen.clearlyDark |= bitAt(x, y);
      if (share >= clearlyBright) seen.clearlyBright |= bitAt(x, y);
    }
  return seen;
}

}  // namespace

Likeness::Likeness() : open_(openings()) {
  for (int id = 0; id < numbersInFamily(); ++id) {
    const auto fields = fieldsOf(id);
    Fields bright = 0;
    for (int y = 1; y + 1 < fieldsAcross; ++y)
      for (int x = 1; x + 1 < fieldsAcross; ++x)
        if (!fields[static_cast<std::size_t>(y) + 1][static_cast<std::size_t>(x) + 1]) bright |= bitAt(x, y);
    for (int turn = 0; turn < quarterTurns; ++turn, bright = turnedOnce(bright)) bright_.push_back(bright);
  }
}

std::vector<Fit> Likeness::of(const GreyPicture& picture, const Corners& corners) const {
  const Seen seen = fieldsSeen(picture, corners);
  // The border is dark throughout in these.
  std::vector<Fields> open;
  for (const Fields one : open_)
    if ((one & ~inner & ~seen.dark) == 0) open.push_back(one);
  std::vector<Fit> likeness(bright_.size() / quarterTurns);
  for (std::size_t i = 0; i < bright_.size(); ++i) {
    const Fields bright = bright_[i];
    const Fields right = (bright & seen.bright) | (~bright & seen.dark);
    const auto fits = std::ranges::find_if(open, [&](Fields one) {
      return (one & ~right) == 0 && std::popcount(one & inner & bright) >= leastOfEach &&
             std::popcount(one & inner & ~bright) >= leastOfEach;
    });
    if (fits == open.end()) continue;
    const Fields rest = inner & ~*fits;
    const Fit fit{std::popcount(*fits & inner), std::min(std::popcount(rest & seen.clearlyDark & bright),
                                                         std::popcount(rest & seen.clearlyBright & ~bright))};
    if (Fit& best = likeness[i / quarterTurns]; fit.fields > best.fields) best = fit;
  }
  return likeness;
}

}  // namespace signifer::photo
