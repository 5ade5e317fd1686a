#include "fantasy/play/flush.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <cmath>
#include <tuple>

#include "table/sweep.h"

namespace signifer::fantasy {

namespace {

/// The first point of a segment in the strip straight ahead of the front; none if it has none there.
std::optional<Place> nearestAhead(const Footprint& stand, const Segment& segment) {
  const Place from = stand.place(segment.from);
  const Place to = stand.place(segment.to);
  const double half = stand.halfFrontage;
  if (std::min(from.aside, to.aside) > half || std::max(from.aside, to.aside) < -half) return std::nullopt;
  const double across = to.aside - from.aside;
  const auto at = [&](const Place& end) -> Place {
    if (across == 0.0) return end;
    const double aside = std::clamp(end.aside, -half, half);
    return {from.ahead + (aside - from.aside) / across * (to.ahead - from.ahead), aside};
  };
  const Place first = at(from);
  const Place last = at(to);
  return first.ahead <= last.ahead ? first : last;
}

}  // namespace

bool meetsSide(const Footprint& unit, const Footprint& target, Face face) {
  const Footprint stand = unit.shrunk(roundingTolerance);
  const auto struck = nearestAhead(stand, edge(target, face));
  if (!struck || struck->ahead < -touchingGap) return false;
  return std::none_of(allFaces.begin(), allFaces.end(), [&](Face other) {
    const auto ahead = nearestAhead(stand, edge(target, other));
    return ahead && ahead->ahead < struck->ahead - 1.0;
  });
}

SideLine::SideLine(const Position& position, UnitIndex charger, UnitIndex target, Face face)
    : position_(position),
      charger_(charger),
      target_(target),
      side_(edge(position.body(target).outline(), face)),
      along_(unit(side_.to - side_.from)),
      square_(outward(position.body(target).outline(), face)),
      base_(shapeOf(position.body(charger))),
      ranks_(position.ranks(charger)),
      length_(distance(side_.from, side_.to)) {}

double SideLine::placeAfterTurn(const Pose& contact) const {
  const Footprint unit(contact, base_);
  const auto met = nearestAhead(unit, side_);
  const Gap gap = met ? Gap{} : gapBetween(unit, side_);
  const Vec2 point = met ? unit.at(met->aside, unit.halfDepth + met->ahead) : gap.onSecond;
  const double aside = met ? met->aside : unit.place(gap.onFirst).aside;
  return std::clamp(dot(point - side_.from, along_), 0.0, length_) + aside;
}

Pose SideLine::at(double place) const {
  return poseFromFront(side_.from + along_ * place, toHeading(bearing({}, -square_)), base_);
}

double SideLine::shared(double place) const {
  const double half = base_.frontage / 2.0;
  return std::min(place + half, length_) - std::max(place - half, 0.0);
}

bool SideLine::isClear(double place, const UnitSet& ignored) const {
  Ignoring ignoring;
  ignoring.units = ignored;
  add(ignoring.units, target_);
  const Body body = position_.bodyAt(charger_, at(place));
  return underfoot(position_, charger_, body, ignoring) == noUnit &&
         isOn(position_.table(), Footprint(body.centre(), {0.0, 1.0}, 0.0, 0.0)) && !onImpassable(position_, body);
}

int SideLine::modelsAt(double place) const {
  const double width = ranks_.model.frontage;
  int models = 0;
  for (int i = 0; i < ranks_.abreast(); ++i) {
    const double middle = place + ranks_.place(i).x;
    const double stretch = std::min(middle + width / 2.0, length_) - std::max(middle - width / 2.0, 0.0);
    if (stretch > leastStretch + computingNoise) ++models;
  }
  return models;
}

int SideLine::othersTouchedAt(double place, const UnitSet& ignored) const {
  const Body body = position_.bodyAt(charger_, at(place));
  int touched = 0;
  for (const UnitIndex v : position_.whoIsNear(body.centre(), body.reach() + touchingGap)) {
    if (v == target_ || in(ignored, v) || !position_.live(v) || !position_.enemies(charger_, v) || position_.fleeing(v))
      continue;
    const Body& other = position_.body(v);
    if (other.isSwarm() ? body.touches(other) : edgesInContact(body.outline(), other.outline()).has_value()) ++touched;
  }
  return touched;
}

// From this place on along the side, as distances: where other units take it up.
template <class F>
void SideLine::forEachStretchTaken(double place, double reach, const UnitSet& ignored, F&& f) const {
  const Footprint stand(at(place), base_);
  const Segment line{stand.centre - along_ * reach, stand.centre + along_ * reach};
  for (const UnitIndex v : position_.whoIsNear(line, stand.radius)) {
    if (v == charger_ || v == target_ || in(ignored, v) || !position_.live(v)) continue;
    if (position_.attached(charger_) && position_.carrierOf(charger_) == v) continue;
    const Body& body = position_.body(v);
    if (!body.isSwarm()) {
      if (const auto taken = crossingOf(stand, along_, body.outline())) f(taken->enter, taken->leave);
      continue;
    }
    const double middle = dot(body.centre() - stand.centre, along_);
    const auto clear = [&](double by) { return !overlaps(body.disc(), stand.shifted(along_ * by)); };
    if (clear(middle)) continue;
    const auto border = [&](double way) {
      double taken = middle;
      double free = middle + way * (stand.radius + body.reach() + 10.0);
      while (std::abs(free - taken) > 0.01) {
        const double half = (free + taken) / 2.0;
        (clear(half) ? free : taken) = half;
      }
      return free;
    };
    f(border(-1.0), border(1.0));
  }
}

std::optional<double> SideLine::slidFrom(double struck, const UnitSet& ignored) const {
  const double half = base_.frontage / 2.0;
  // Wholly on the side, or before all of it.
  const double place = std::clamp(struck, std::min(half, length_ - half), std::max(half, length_ - half));
  const double reach = length_ + base_.frontage;
  boost::container::small_vector<double, 192> places{place};
  const auto offer = [&](double at) {
    for (const double whole : {std::floor(at + computingNoise), std::ceil(at - computingNoise)})
      if (shared(whole) > 0.0) places.push_back(whole);
  };
  // Places at which a model comes to touch the side, or ceases to.
  const double width = ranks_.model.frontage;
  for (int i = 0; i < ranks_.abreast(); ++i) {
    const double aside = ranks_.place(i).x;
    offer(leastStretch + 1.0 - width / 2.0 - aside);
    offer(length_ - leastStretch - 1.0 + width / 2.0 - aside);
  }
  offer(half);
  offer(length_ - half);
  forEachStretchTaken(place, reach, ignored, [&](double enter, double leave) {
    offer(place + enter);
    offer(place + leave);
  });
  // Places that leave other enemies alone: clear of their corners.
  for (const UnitIndex v : position_.whoIsNear(side_, base_.frontage + touchingGap)) {
    if (v == target_ || !position_.live(v) || !position_.enemies(charger_, v) || position_.body(v).isSwarm()) continue;
    for (const Vec2 corner : position_.body(v).outline().corners()) {
      const double at = dot(corner - side_.from, along_);
      for (const double way : {-1.0, 1.0})
        for (const double apart : {leastStretch, touchingGap + 1.0}) {
          offer(at + way * half + apart);
          offer(at + way * half - apart);
        }
    }
  }
  // The most models; the fewest other enemies; the least slide; the nearest to the middle; its left.
  using Worth = std::tuple<int, int, double, double, double>;
  std::optional<double> best;
  Worth worth;
  const auto consider = [&](double at) {
    if (shared(at) < 100.0 - computingNoise) return;
    const int models = modelsAt(at);
    if (models == 0 || (best && -models > std::get<0>(worth))) return;
    if (!isClear(at, ignored)) return;
    const Worth now{-models, othersTouchedAt(at, ignored), std::abs(at - place), std::abs(at - length_ / 2.0), -at};
    if (best && now >= worth) return;
    best = at;
    worth = now;
  };
  for (const double at : places) consider(at);
  constexpr double step = 100.0;
  if (!best)
    for (double at = -half + step; at < length_ + half; at += step) consider(at);
  return best;
}

SideLine::Shifts SideLine::shiftsToClear(double place, const UnitSet& ignored) const {
  Shifts shifts;
  const double reach = length_ + base_.frontage;
  const auto shift = [&](double& by, double way) {
    // A charger shifted clear of one unit may lie on the next one.
    for (bool more = true; more && std::abs(by) < reach;) {
      more = false;
      forEachStretchTaken(place, reach, ignored, [&](double enter, double leave) {
        if (by <= enter + computingNoise || by >= leave - computingNoise) return;
        by = way < 0.0 ? std::floor(enter + computingNoise) : std::ceil(leave - computingNoise);
        more = true;
      });
    }
  };
  shift(shifts.left, -1.0);
  shift(shifts.right, 1.0);
  return shifts;
}

}  // namespace signifer::fantasy
