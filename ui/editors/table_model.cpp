#include "editors/table_model.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "table/base.h"

namespace signifer::ui {
namespace {

constexpr int ovalCorners = 14;
constexpr double snapWithin = 0.7 * oneInch;
constexpr Angle snapAngle = 8 * oneDegree;
constexpr Length leastGap = 0;

Base baseOf(const TableModel& model, std::size_t unit) { return model.units[unit].base; }

}  // namespace

std::vector<Point> shapeBetween(GroundShape shape, Vec2 from, Vec2 to, Length bandWidth) {
  std::vector<Point> corners;
  if (shape == GroundShape::band) {
    const Vec2 along = unit(to - from);
    const Vec2 aside = Vec2{along.y, -along.x} * (bandWidth / 2.0);
    return {toPoint(from + aside), toPoint(to + aside), toPoint(to - aside), toPoint(from - aside)};
  }
  if (shape == GroundShape::oval) {
    const Vec2 middle = (from + to) * 0.5;
    const Vec2 half = {std::abs(to.x - from.x) / 2, std::abs(to.y - from.y) / 2};
    for (int i = 0; i < ovalCorners; ++i) {
      const double turn = 2 * std::numbers::pi * i / ovalCorners;
      corners.push_back(toPoint(middle + Vec2{half.x * std::cos(turn), half.y * std::sin(turn)}));
    }
    return corners;
  }
  return {toPoint({from.x, from.y}), toPoint({to.x, from.y}), toPoint({to.x, to.y}), toPoint({from.x, to.y})};
}

void arrange(TableModel& model, const std::vector<std::size_t>& chosen, Arrangement how) {
  if (chosen.empty()) return;
  const TableUnit& leader = model.units[chosen.front()];
  const Vec2 ahead = forwardOf(leader.pose.heading);
  const Vec2 right = rightOf(ahead);
  const double front = dot(toVec(leader.pose.centre), ahead) + baseOf(model, chosen.front()).depth / 2.0;
  std::vector<std::size_t> order = chosen;
  std::ranges::sort(order, {}, [&](std::size_t i) { return dot(toVec(model.units[i].pose.centre), right); });
  const auto place = [&](std::size_t i, double aside) {
    const double depth = front - baseOf(model, i).depth / 2.0;
    model.units[i].pose = {toPoint(right * aside + ahead * depth), leader.pose.heading};
  };
  switch (how) {
    case Arrangement::turnAbout:
      for (const std::size_t i : chosen)
        model.units[i].pose.heading = normalised(model.units[i].pose.heading + 180 * oneDegree);
      return;
    case Arrangement::align: {
      std::vector<double> asides;
      for (const std::size_t i : order) asides.push_back(dot(toVec(model.units[i].pose.centre), right));
      for (std::size_t k = 0; k < order.size(); ++k) place(order[k], asides[k]);
      return;
    }
    case Arrangement::spread:
    case Arrangement::close: {
      double breadth = 0;
      for (const std::size_t i : order) breadth += baseOf(model, i).frontage;
      const double first =
          dot(toVec(model.units[order.front()].pose.centre), right) - baseOf(model, order.front()).frontage / 2.0;
      const double last =
          dot(toVec(model.units[order.back()].pose.centre), right) + baseOf(model, order.back()).frontage / 2.0;
      double gap = leastGap;
      if (how == Arrangement::spread && order.size() > 1)
        gap = std::max(0.0, (last - first - breadth) / static_cast<double>(order.size() - 1));
      double left = how == Arrangement::spread ? first : (first + last - breadth) / 2;
      for (const std::size_t i : order) {
        const double frontage = baseOf(model, i).frontage;
        place(i, left + frontage / 2);
        left += frontage + gap;
      }
      return;
    }
  }
}

void mirrorGround(TableModel& model, std::optional<std::size_t> piece) {
  if (!model.squares.empty()) {
    // The first half of the rows onto the second.
    const auto columns = static_cast<std::size_t>(model.size.columns);
    const std::size_t count = model.squares.size();
    for (std::size_t i = 0; i < count / 2 / columns * columns; ++i) model.squares[count - 1 - i] = model.squares[i];
    return;
  }
  const auto reflected = [&](TerrainPiece one) {
    for (Point& corner : one.outline) corner = {model.size.width - corner.x, model.size.depth - corner.y};
    return one;
  };
  const std::vector<TerrainPiece> before = model.ground;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (piece && *piece != i) continue;
    Vec2 middle;
    for (const Point corner : before[i].outline)
      middle += toVec(corner) * (1.0 / static_cast<double>(before[i].outline.size()));
    // Mirror only the near half of all ground: a piece with its middle in the far half is not copied.
    if (!piece && middle.y > model.size.depth / 2.0) continue;
    model.ground.push_back(reflected(before[i]));
  }
}

std::optional<Snap> snapped(const TableModel& model, const std::vector<Base>& bases, std::size_t moved,
                            const Pose& pose, const std::vector<std::size_t>& moving) {
  std::optional<Snap> best;
  double nearest = snapWithin;
  const Base own = bases[moved];
  for (std::size_t i = 0; i < model.units.size(); ++i) {
    if (std::ranges::find(moving, i) != moving.end()) continue;
    const TableUnit& other = model.units[i];
    const Angle turned = angleBetween(pose.heading, other.pose.heading);
    const Vec2 ahead = forwardOf(other.pose.heading);
    const Vec2 right = rightOf(ahead);
    const auto consider = [&](double aside, double along, Angle heading, const char* how) {
      const Pose there{toPoint(toVec(other.pose.centre) + right * aside + ahead * along), heading};
      const double off = distance(toVec(there.centre), toVec(pose.centre));
      if (off >= nearest) return;
      nearest = off;
      best = Snap{there, std::string(how) + " " + other.name()};
    };
    const double aside = (bases[i].frontage + own.frontage) / 2.0;
    const double level = (bases[i].depth - own.depth) / 2.0;
    const double along = (bases[i].depth + own.depth) / 2.0;
    if (turned <= snapAngle) {
      consider(aside, level, other.pose.heading, "beside");
      consider(-aside, level, other.pose.heading, "beside");
      consider(0, -along, other.pose.heading, "behind");
      consider(0, along, other.pose.heading, "before");
    } else if (turned >= 180 * oneDegree - snapAngle) {
      consider(0, along, normalised(other.pose.heading + 180 * oneDegree), "front to front with");
    }
  }
  return best;
}

}  // namespace signifer::ui
