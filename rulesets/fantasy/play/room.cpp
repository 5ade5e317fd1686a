#include "fantasy/play/room.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <cstdlib>
#include <span>
#include <tuple>
#include <vector>

namespace signifer::fantasy {
namespace {

struct Form {
  Formation formation = Formation::closeOrder;
  int abreast = 1;
};

using Forms = boost::container::small_vector<Form, 64>;
using Facings = boost::container::static_vector<Angle, 24>;

/// The formations of the profile with every breadth: the unit's own first, then what is most like it.
Forms formsOf(const Position& position, UnitIndex u) {
  const int models = std::max(1, position.models(u));
  const int own = std::clamp(position.status(u, UnitStatus::abreast), 1, models);
  Forms forms{{position.formation(u), own}};
  if (position.character(u)) return forms;
  for (int f = 0; f < static_cast<int>(Words<Formation>::words.size()); ++f) {
    const auto formation = static_cast<Formation>(f);
    if (((position.figure(u, UnitProfile::formations) >> f) & 1) == 0) continue;
    if (formation == Formation::skirmish)
      forms.push_back({formation, own});
    else
      for (int abreast = 1; abreast <= models; ++abreast) forms.push_back({formation, abreast});
  }
  std::ranges::sort(forms.begin() + 1, forms.end(), {}, [&](const Form& form) {
    return std::tuple(form.formation != position.formation(u), std::abs(form.abreast - own), form.formation,
                      form.abreast);
  });
  return forms;
}

bool fits(const Position& position, UnitIndex u, const Body& body) {
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position);
  return onTable(position, body) && !onImpassable(position, body) && underfoot(position, u, body, ignoring) == noUnit;
}

/// Whether a unit fits about a point in one of some forms, with one of some facings: asked for hundreds of points, so
/// that what is alike in all of them is worked out once.
class Fitting {
 public:
  Fitting(const Position& position, UnitIndex u, const Forms& forms, const Facings& facings)
      : position_(position), facings_(facings) {
    const UnitIndex carrier = position.attached(u) ? position.carrierOf(u) : noUnit;
    position.forEachLive([&](UnitIndex v) {
      if (v != u && v != carrier)
        others_.push_back({&position.body(v), position.enemies(u, v) ? enemyGap(position) : 0.0});
    });
    for (const TerrainPiece& piece : position.battle().setup->terrain)
      if (position.ground(piece).going == Going::impassable) closed_ = true;
    shapes_.reserve(forms.size());
    for (const Form& form : forms) shapes_.emplace_back(position, u, form);
    for (const Shape& shape : shapes_) farthest_ = std::max(farthest_, shape.body.reach());
  }

  /// The first form that fits, with the first facing that does.
  [[nodiscard]] std::optional<Room> at(Point centre) {
    lookAround(toVec(centre));
    for (Shape& shape : shapes_)
      if (const auto facing = facingIn(shape, centre))
        return Room{{centre, *facing}, shape.form.formation, shape.form.abreast};
    return std::nullopt;
  }

 private:
  struct Other {
    const Body* body;
    /// The distance to be kept from it.
    double gap;
  };
  struct Shape {
    Form form;
    Body body;
    /// Bodies by facing, once they are looked at.
    std::vector<Body> turned;
    Shape(const Position& position, UnitIndex u, const Form& wanted)
        : form(wanted), body(bodyIn(position, u, form.formation, form.abreast, {})) {}
  };

  void lookAround(Vec2 centre) {
    near_.clear();
    clear_ = 1e9;
    for (const Other& other : others_) {
      const double most = farthest_ + other.gap + other.body->reach();
      if (squaredLength(other.body->centre() - centre) > most * most) continue;
      clear_ = std::min(clear_, other.body->distanceTo(centre) - other.gap);
      near_.push_back(&other);
    }
  }

  [[nodiscard]] std::optional<Angle> facingIn(Shape& shape, Point centre) {
    // However it faces, it covers at least a disc, and no more than another.
    const double covered = shape.body.innerReach() - roundingTolerance - computingNoise;
    const Vec2 at = toVec(centre);
    const Tabletop& table = position_.table();
    if (clear_ < covered || at.x < covered || at.y < covered || at.x > table.width - covered ||
        at.y > table.depth - covered)
      return std::nullopt;
    const double reach = shape.body.reach();
    const bool alone = clear_ >= reach;
    const bool inside = at.x >= reach && at.y >= reach && at.x <= table.width - reach && at.y <= table.depth - reach;
    if (shape.turned.empty()) {
      shape.turned.reserve(facings_.size());
      for (const Angle facing : facings_) {
        shape.turned.push_back(shape.body);
        if (shape.body.isSwarm()) break;  // it faces nowhere
        shape.turned.back() = Body::block({{}, facing}, shape.body.ranks());
      }
    }
    for (std::size_t i = 0; i < shape.turned.size(); ++i) {
      Body& body = shape.turned[i];
      body.moveTo(centre);
      if ((inside || onTable(position_, body)) && !(closed_ && onImpassable(position_, body)) &&
          (alone || isFree(body)))
        return facings_[i];
    }
    return std::nullopt;
  }

  [[nodiscard]] bool isFree(const Body& body) const {
    return std::ranges::none_of(near_, [&](const Other* other) { return isClosed(body, *other); });
  }
  /// Bodies that overlap have no distance at all. Mostly the depth to which the two could lie in each other tells.
  [[nodiscard]] static bool isClosed(const Body& body, const Other& other) {
    if (other.gap <= roundingTolerance) return body.overlaps(*other.body);
    if (!body.isSwarm() && !other.body->isSwarm() && -overlapDepth(body.outline(), other.body->outline()) > other.gap)
      return false;
    return body.distanceTo(*other.body) < other.gap - roundingTolerance;
  }

  const Position& position_;
  const Facings& facings_;
  boost::container::small_vector<Other, 64> others_;
  std::vector<Shape> shapes_;
  double farthest_ = 0.0;
  /// Some ground of the battle is impassable.
  bool closed_ = false;
  /// The bodies near the point looked at, and the distance that the nearest leaves free about it.
  boost::container::small_vector<const Other*, 64> near_;
  double clear_ = 0.0;
};

/// Slides of a body along a line, thousandths, at which something begins or ends to be in the way.
class Slides {
 public:
  /// Slides of `limit` and more may be left out.
  Slides(const Position& position, UnitIndex u, const Body& at, Vec2 along, Length reach, double limit)
      : position_(position), at_(at), along_(along), reach_(reach), limit_(limit) {
    slides_.push_back(0.0);
    addTableEnds();
    position.forEachLive([&](UnitIndex v) {
      if (v != u) addUnit(position.body(v), position.enemies(u, v) ? enemyGap(position) : 0.0);
    });
    for (const TerrainPiece& piece : position.battle().setup->terrain)
      if (position.ground(piece).going == Going::impassable)
        position.forEachBare(piece, [&](Outline part) { addPiece(part); });
    std::ranges::stable_sort(slides_, {}, [](double slide) { return std::abs(slide); });
  }
  /// The nearest first, in whole thousandths.
  [[nodiscard]] std::span<const double> list() const { return slides_; }

 private:
  void keep(double slide) {
    const double whole = slide < 0.0 ? std::floor(slide) : std::ceil(slide);
    if (std::abs(whole) <= reach_) slides_.push_back(whole);
  }
  void addTableEnds() {
    const Base base = shapeOf(at_);
    const double half = base.frontage / 2.0;
    const bool level = std::abs(along_.x) > 0.5;
    const double place = level ? at_.centre().x : at_.centre().y;
    const double length = level ? position_.table().width : position_.table().depth;
    const double sign = (level ? along_.x : along_.y) < 0.0 ? -1.0 : 1.0;
    keep(sign * (half - place));
    keep(sign * (length - half - place));
  }
  // The gap to something convex has one least, and grows on both sides of it.
  void addUnit(const Body& body, double gap) {
    const double far = reach_ + at_.reach() + body.reach() + gap;
    // Aside of the line, or so far along it that it lets every slide pass that is looked for.
    const Vec2 between = body.centre() - at_.centre();
    const double room = at_.reach() + body.reach() + gap + 1.0;
    if (std::abs(cross(along_, between)) > room || std::abs(dot(along_, between)) > limit_ + room) return;
    const double least = std::max(gap, computingNoise);
    const auto open = [&](double slide) {
      const double clear = at_.reach() + body.reach() + least + 1.0;
      return squaredLength(between - along_ * slide) > clear * clear || isOpen(body, slide, least);
    };
    double low = -far;
    double high = far;
    while (high - low > 0.5) {
      const double third = (high - low) / 3.0;
      if (gapAt(body, low + third) <= gapAt(body, high - third))
        high -= third;
      else
        low += third;
    }
    const double nearest = (low + high) / 2.0;
    if (open(nearest)) return;
    for (const double way : {1.0, -1.0}) {
      double blocked = nearest;
      double free = nearest + way * 2.0 * far;
      while (std::abs(free - blocked) > 0.01) {
        const double middle = (blocked + free) / 2.0;
        (open(middle) ? free : blocked) = middle;
      }
      keep(free);
    }
  }
  [[nodiscard]] Footprint movedBy(double slide) const {
    const Footprint& own = at_.outline();
    return {own.centre + along_ * slide, own.forward, own.halfFrontage, own.halfDepth};
  }
  /// Whether the gap is more than the least; mostly how deep the two could come to lie in each other tells.
  [[nodiscard]] bool isOpen(const Body& body, double slide, double least) const {
    if (at_.isSwarm() || body.isSwarm()) return gapAt(body, slide) > least;
    const Footprint moved = movedBy(slide);
    const double depth = overlapDepth(moved, body.outline());
    if (depth > computingNoise) return false;
    return -depth > least + computingNoise || distanceBetween(moved, body.outline()) > least;
  }
  [[nodiscard]] double gapAt(const Body& body, double slide) const {
    if (at_.isSwarm())
      return Body::swarm(toPoint(at_.centre() + along_ * slide), at_.disc().radius, 1, {1, 1}).distanceTo(body);
    const Footprint moved = movedBy(slide);
    return body.isSwarm() ? distanceBetween(body.disc(), moved) : distanceBetween(moved, body.outline());
  }
  void addPiece(Outline outline) {
    const int steps = reach_ / 50;
    const auto open = [&](double slide) {
      const Vec2 by = along_ * slide;
      if (at_.isSwarm()) return !overlaps(at_.disc().shifted(by), outline);
      return !overlaps(at_.outline().shifted(by), outline);
    };
    for (const double way : {1.0, -1.0})
      for (int i = 1; i <= steps; ++i) {
        double from = way * 50.0 * (i - 1);
        double to = way * 50.0 * i;
        if (open(from) || !open(to)) continue;
        while (std::abs(to - from) > 0.01) {
          const double middle = (from + to) / 2.0;
          (open(middle) ? to : from) = middle;
        }
        keep(to);
        break;
      }
  }

  const Position& position_;
  const Body& at_;
  Vec2 along_;
  Length reach_;
  double limit_;
  boost::container::small_vector<double, 64> slides_;
};

std::optional<Room> roomAlongEdge(const Position& position, UnitIndex u, Vec2 inwards, const Forms& forms,
                                  Length reach) {
  const Tabletop& table = position.table();
  Vec2 left = toVec(position.unit(u).pose.centre);
  left = {inwards.x > 0.5    ? 0.0
          : inwards.x < -0.5 ? table.width
                             : left.x,
          inwards.y > 0.5    ? 0.0
          : inwards.y < -0.5 ? table.depth
                             : left.y};
  const Vec2 along = rightOf(inwards);
  const Angle heading = toHeading(bearing({}, inwards));
  const auto bodyOf = [&](const Form& form, double slide) {
    const Body there = bodyIn(position, u, form.formation, form.abreast, {toPoint(left), heading});
    const Vec2 at = left + along * slide + inwards * (shapeOf(there).depth / 2.0);
    return std::pair(Pose{toPoint(at), heading},
                     bodyIn(position, u, form.formation, form.abreast, {toPoint(at), heading}));
  };
  for (const Form& form : forms)
    if (const auto [pose, body] = bodyOf(form, 0.0); fits(position, u, body))
      return Room{pose, form.formation, form.abreast};
  std::optional<Room> best;
  double least = reach + 1.0;
  for (const Form& form : forms) {
    const Body there = bodyOf(form, 0.0).second;
    const Slides slides(position, u, there, along, reach, least);
    for (const double slide : slides.list()) {
      if (std::abs(slide) >= least) break;
      const auto [pose, body] = bodyOf(form, slide);
      if (!fits(position, u, body)) continue;
      least = std::abs(slide);
      best = Room{pose, form.formation, form.abreast};
      break;
    }
  }
  return best;
}

}  // namespace

std::optional<Room> roomAtEdge(const Position& position, UnitIndex u, Length reach) {
  const Vec2 left = toVec(position.unit(u).pose.centre);
  return roomAlongEdge(position, u, -outward(nearestEdge(position.table(), left)), formsOf(position, u), reach);
}

std::optional<Room> roomAtEdgeIn(const Position& position, UnitIndex u, Formation formation, int abreast,
                                 Length reach) {
  // The edge that it looks away from.
  const Vec2 ahead = forwardOf(position.unit(u).pose.heading);
  const Vec2 inwards = std::abs(ahead.x) > std::abs(ahead.y) ? Vec2{ahead.x > 0.0 ? 1.0 : -1.0, 0.0}
                                                             : Vec2{0.0, ahead.y > 0.0 ? 1.0 : -1.0};
  return roomAlongEdge(position, u, inwards, {{formation, abreast}}, reach);
}

namespace {

/// Facings from the one wished for round to the opposite one, by 15 degrees.
Facings facingsFrom(Angle wished) {
  Facings facings{wished};
  for (int i = 1; i <= 12; ++i)
    for (const int way : {1, -1})
      if (i < 12 || way == 1) facings.push_back(normalised(wished + way * i * 15 * oneDegree));
  return facings;
}

/// The nearest place with room for one of the forms, in a ring that has any: along each way as near as it goes.
class RoomAround {
 public:
  RoomAround(const Position& position, UnitIndex u, const Forms& forms, const Facings& facings)
      : position_(position), fitting_(position, u, forms, facings), centre_(toVec(position.unit(u).pose.centre)) {}

  [[nodiscard]] std::optional<Room> nearest() {
    constexpr double ring = 250.0;
    const double farthest =
        length({static_cast<double>(position_.table().width), static_cast<double>(position_.table().depth)});
    for (double radius = ring; radius <= farthest && !best_; radius += ring)
      for (int way = 0; way < ways_; ++way) approach(way * 36000.0 / ways_, radius, radius - ring);
    if (!best_) return best_;
    // The best way, turned a little to either side.
    double turn = 36000.0 / ways_ / 2.0;
    while (turn >= 1.0) {
      for (const double to : {bestWay_ - turn, bestWay_ + turn}) approach(to, least_, least_ - ring);
      turn /= 2.0;
    }
    return best_;
  }

 private:
  static constexpr int ways_ = 72;

  [[nodiscard]] std::optional<Room> at(double way, double radius) {
    const SineCosine by = sineCosine(way);
    return fitting_.at(toPoint(centre_ + Vec2{by.sine, by.cosine} * radius));
  }
  void approach(double way, double radius, double inner) {
    auto room = at(way, radius);
    if (!room) return;
    double blocked = std::max(0.0, inner);
    while (radius - blocked > 1.0) {
      const double middle = (radius + blocked) / 2.0;
      if (const auto nearer = at(way, middle)) {
        radius = middle;
        room = nearer;
      } else {
        blocked = middle;
      }
    }
    if (best_ && radius >= least_) return;
    best_ = room;
    least_ = radius;
    bestWay_ = way;
  }

  const Position& position_;
  Fitting fitting_;
  Vec2 centre_;
  std::optional<Room> best_;
  double least_ = 0.0;
  double bestWay_ = 0.0;
};

}  // namespace

std::optional<Room> roomNear(const Position& position, UnitIndex u, Angle facing) {
  const Point centre = position.unit(u).pose.centre;
  const Forms forms = formsOf(position, u);
  const Facings facings = facingsFrom(facing);
  if (const auto room = Fitting(position, u, forms, facings).at(centre)) return room;
  // The most compact forms find the nearest room: the unit's own form, and for each formation the squarest and the
  // column.
  const int models = std::max(1, position.models(u));
  const auto square = std::max(1, static_cast<int>(std::lround(std::sqrt(models))));
  Forms few{forms.front()};
  for (const Form& form : forms)
    if (form.formation == Formation::skirmish || form.abreast == square || form.abreast == 1) few.push_back(form);
  return RoomAround(position, u, few, facings).nearest();
}

}  // namespace signifer::fantasy
