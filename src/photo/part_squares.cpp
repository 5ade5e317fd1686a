#include "photo/part_squares.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "photo/square_map.h"

namespace signifer::photo {
namespace {

// The rim is so much brighter than the border around a corner, as a share of what is usual.
constexpr double leastShare = 0.3;
// Fewer fields of an edge tell nothing.
constexpr int leastEdges = 8;
// Beside the table as well, in inches.
constexpr double besideTable = 3;
// Larger fields than this are looked at in half size, in pixels.
constexpr double largeField = 4.4;
constexpr int cellSide = 16;
constexpr std::size_t headings = 36;
constexpr std::size_t mostHits = 30000;
constexpr std::size_t mostRefined = 150;
constexpr std::size_t mostKept = 60;

// Along both edges from a corner, in fields: within the border, and in the rim.
constexpr std::array<Spot, 5> darkAt{{{0.5, 0.5}, {2.5, 0.5}, {0.5, 2.5}, {1.5, 0.5}, {0.5, 1.5}}};
constexpr std::array<Spot, 7> brightAt{
    {{-0.5, -0.5}, {2.5, -0.5}, {-0.5, 2.5}, {1.5, -0.5}, {-0.5, 1.5}, {0.5, -0.5}, {-0.5, 0.5}}};

struct Axes {
  Spot east, north;
};
Axes axesOf(double heading) {
  const double turn = heading * std::numbers::pi / 180;
  return {{std::cos(turn), -std::sin(turn)}, {std::sin(turn), std::cos(turn)}};
}

GreyPicture halfOf(const GreyPicture& picture) {
  GreyPicture half{picture.width / 2, picture.height / 2, {}};
  half.pixels.reserve(static_cast<std::size_t>(half.width) * static_cast<std::size_t>(half.height));
  for (int y = 0; y < half.height; ++y)
    for (int x = 0; x < half.width; ++x)
      half.pixels.push_back(
          static_cast<std::uint8_t>((picture.at(2 * x, 2 * y) + picture.at(2 * x + 1, 2 * y) +
                                     picture.at(2 * x, 2 * y + 1) + picture.at(2 * x + 1, 2 * y + 1) + 2) /
                                    4));
  return half;
}

// A corner in the open, on the table, and the heading of the square above and right of it.
struct Corner {
  Spot at;
  double heading = 0;
  int contrast = 0;
};

// A square with its lower left corner there, on the table.
Corners squareFrom(const Corner& corner, double side) {
  const auto [east, north] = axesOf(corner.heading);
  return {corner.at, corner.at + east * side, corner.at + (east + north) * side, corner.at + north * side};
}

class CornerScan {
 public:
  CornerScan(const GreyPicture& picture, const TablePlane& plane, const SquareSearch& search, int by)
      : picture_(picture),
        plane_(plane),
        search_(search),
        by_(by),
        gap_(std::max(1, static_cast<int>(leastShare * search.contrast))),
        across_((picture.width + cellSide - 1) / cellSide),
        down_((picture.height + cellSide - 1) / cellSide) {}

  std::vector<Corner> run() {
    measureTiles();
    for (int y = 0; y < down_; ++y)
      for (int x = 0; x < across_; ++x)
        if (hits_.size() < mostHits && mayHold(x, y)) scan(x, y);
    return std::move(hits_);
  }

 private:
  struct Range {
    int least = 255;
    int most = 0;
  };

  void measureTiles() {
    ranges_.resize(static_cast<std::size_t>(across_) * static_cast<std::size_t>(down_));
    for (int y = 0; y < picture_.height; ++y)
      for (int x = 0; x < picture_.width; ++x) {
        Range& range = rangeAt(x / cellSide, y / cellSide);
        const int value = picture_.at(x, y);
        range.least = std::min(range.least, value);
        range.most = std::max(range.most, value);
      }
  }
  Range& rangeAt(int x, int y) {
    return ranges_[static_cast<std::size_t>(y) * static_cast<std::size_t>(across_) + static_cast<std::size_t>(x)];
  }

  [[nodiscard]] Spot middleOf(int x, int y) const { return Spot{(x + 0.5) * cellSide, (y + 0.5) * cellSide}; }

  // Bright beside dark, and not far from the table.
  bool mayHold(int x, int y) {
    Range all;
    for (int b = std::max(0, y - 1); b <= std::min(y + 1, down_ - 1); ++b)
      for (int a = std::max(0, x - 1); a <= std::min(x + 1, across_ - 1); ++a) {
        all.least = std::min(all.least, rangeAt(a, b).least);
        all.most = std::max(all.most, rangeAt(a, b).most);
      }
    if (all.most - all.least < gap_) return false;
    const Spot at = plane_.onTable(middleOf(x, y) * by_);
    return at.x > -besideTable && at.y > -besideTable && at.x < search_.width + besideTable &&
           at.y < search_.depth + besideTable;
  }

  struct Step {
    int x = 0;
    int y = 0;
  };
  struct Turned {
    std::array<Step, darkAt.size()> dark;
    std::array<Step, brightAt.size()> bright;
  };

  // The pixels to look at for each heading, from a corner within a cellSide. Returns how far they reach.
  int turn(Spot middle) {
    const Spot place = plane_.onTable(middle * by_);
    const double field = search_.side / fieldsAcross;
    const auto perField = [&](Spot way) {
      return (plane_.inPicture(place + way * field) - plane_.inPicture(place)) * (1.0 / by_);
    };
    const Spot right = perField({1, 0});
    const Spot ahead = perField({0, 1});
    int reach = 0;
    for (std::size_t i = 0; i < headings; ++i) {
      const auto [east, north] = axesOf(static_cast<double>(i) * 360 / headings);
      const auto step = [&](Spot fields) {
        const Spot way = east * fields.x + north * fields.y;
        const Spot at = right * way.x + ahead * way.y;
        reach = std::max({reach, static_cast<int>(std::abs(at.x)) + 1, static_cast<int>(std::abs(at.y)) + 1});
        return Step{static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
      };
      std::ranges::transform(darkAt, turned_[i].dark.begin(), step);
      std::ranges::transform(brightAt, turned_[i].bright.begin(), step);
    }
    return reach;
  }

  // The rim is brighter than the border by this much at the least; below the gap where it is not.
  [[nodiscard]] int contrastAt(int x, int y, const Turned& turned) const {
    int darkest = picture_.at(x + turned.bright[0].x, y + turned.bright[0].y);
    int brightest = picture_.at(x + turned.dark[0].x, y + turned.dark[0].y);
    for (std::size_t i = 1; i < brightAt.size() && darkest - brightest >= gap_; ++i) {
      darkest = std::min<int>(darkest, picture_.at(x + turned.bright[i].x, y + turned.bright[i].y));
      if (i < darkAt.size())
        brightest = std::max<int>(brightest, picture_.at(x + turned.dark[i].x, y + turned.dark[i].y));
    }
    return darkest - brightest;
  }

  void scan(int column, int row) {
    const int reach = turn(middleOf(column, row));
    for (int y = std::max(row * cellSide, reach); y < std::min((row + 1) * cellSide, picture_.height - reach); ++y)
      for (int x = std::max(column * cellSide, reach); x < std::min((column + 1) * cellSide, picture_.width - reach);
           ++x)
        for (std::size_t i = 0; i < headings; ++i)
          if (const int contrast = contrastAt(x, y, turned_[i]); contrast >= gap_)
            hits_.push_back(
                {plane_.onTable(Spot{x + 0.5, y + 0.5} * by_), static_cast<double>(i) * 360 / headings, contrast});
  }

  const GreyPicture& picture_;
  const TablePlane& plane_;
  const SquareSearch& search_;
  int by_;
  int gap_;
  int across_;
  int down_;
  std::vector<Range> ranges_;
  std::array<Turned, headings> turned_;
  std::vector<Corner> hits_;
};

// Brings corners to where the square's edges show best.
class Fitting {
 public:
  Fitting(const GreyPicture& picture, const TablePlane& plane, const SquareSearch& search)
      : picture_(picture), plane_(plane), search_(search) {}

  [[nodiscard]] Corners inPicture(const Corner& corner) const {
    Corners corners = squareFrom(corner, search_.side);
    for (Spot& spot : corners) spot = plane_.inPicture(spot);
    return corners;
  }

  [[nodiscard]] Corner fitted(Corner corner) const {
    double worth = worthOf(corner);
    const double field = search_.side / fieldsAcross;
    for (const double fine : {1.0, 0.5, 0.25})
      for (bool better = true; better;) {
        better = false;
        for (const Corner& way : {Corner{{0.4 * field, 0}, 0},
                                  {{-0.4 * field, 0}, 0},
                                  {{0, 0.4 * field}, 0},
                                  {{0, -0.4 * field}, 0},
                                  {{0, 0}, 5},
                                  {{0, 0}, -5}}) {
          const Corner next{corner.at + way.at * fine, corner.heading + way.heading * fine, corner.contrast};
          const double then = worthOf(next);
          if (then <= worth + 1e-6) continue;
          worth = then;
          corner = next;
          better = true;
        }
      }
    return corner;
  }

  [[nodiscard]] int edgesOf(const Corner& corner) const {
    const auto edges = edgesAround(picture_, SquareMap(inPicture(corner)));
    return static_cast<int>(
        std::ranges::count_if(edges, [this](double edge) { return edge >= leastShare * search_.contrast; }));
  }

 private:
  // A cover may be brighter or darker still: no pair counts above a good one.
  [[nodiscard]] double worthOf(const Corner& corner) const {
    double sum = 0;
    for (const double edge : edgesAround(picture_, SquareMap(inPicture(corner))))
      sum += std::clamp(edge / search_.contrast, 0.0, 0.8);
    return sum;
  }

  const GreyPicture& picture_;
  const TablePlane& plane_;
  const SquareSearch& search_;
};

Spot middleOn(const Corner& corner, double side) { return middleOf(squareFrom(corner, side)); }

// Whether two of them are one square, seen from whichever of its corners.
bool areSame(const Corner& a, const Corner& b, double side) {
  return apart(middleOn(a, side), middleOn(b, side)) < 0.3 * side &&
         std::abs(std::remainder(a.heading - b.heading, 90.0)) < 15;
}

// The smallest field on the table, in pixels.
double fieldInPicture(const TablePlane& plane, const SquareSearch& search) {
  double least = 1e9;
  const double field = search.side / fieldsAcross;
  for (const Spot at : {Spot{0, 0}, {search.width, 0}, {search.width, search.depth}, {0, search.depth}})
    for (const Spot way : {Spot{field, 0}, {0, field}})
      least = std::min(least, apart(plane.inPicture(at + way), plane.inPicture(at)));
  return least;
}

}  // namespace

std::vector<PartSquare> squaresInPart(const GreyPicture& picture, const TablePlane& plane, const SquareSearch& search,
                                      std::span<const Corners> explained) {
  const bool halved = fieldInPicture(plane, search) > largeField;
  const GreyPicture half = halved ? halfOf(picture) : GreyPicture{};
  std::vector<Corner> hits = CornerScan(halved ? half : picture, plane, search, halved ? 2 : 1).run();
  const auto isExplained = [&](const Corner& corner) {
    const Spot at = plane.inPicture(middleOn(corner, search.side));
    return std::ranges::any_of(explained,
                               [at](const Corners& mark) { return apart(middleOf(mark), at) < 0.75 * sideOf(mark); });
  };
  std::ranges::stable_sort(hits, std::ranges::greater{}, &Corner::contrast);
  std::vector<Corner> some;
  for (const Corner& hit : hits) {
    if (some.size() == mostRefined) break;
    if (std::ranges::none_of(some, [&](const Corner& other) { return areSame(hit, other, search.side); }) &&
        !isExplained(hit))
      some.push_back(hit);
  }
  const Fitting fitting(picture, plane, search);
  std::vector<PartSquare> squares;
  std::vector<Corner> taken;
  for (const Corner& one : some) {
    const Corner fitted = fitting.fitted(one);
    const auto isTaken = [&](const Corner& other) {
      return apart(other.at, fitted.at) < 0.05 * search.side && areSame(other, fitted, search.side);
    };
    if (isExplained(fitted) || std::ranges::any_of(taken, isTaken)) continue;
    taken.push_back(fitted);
    const int edges = fitting.edgesOf(fitted);
    if (edges >= leastEdges) squares.push_back({fitting.inPicture(fitted), middleOn(fitted, search.side), edges});
  }
  std::ranges::stable_sort(squares, std::ranges::greater{}, &PartSquare::edges);
  if (squares.size() > mostKept) squares.resize(mostKept);
  return squares;
}

}  // namespace signifer::photo
