#include "play/told_touches.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "table/distance.h"
#include "table/moves.h"
#include "table/tabletop.h"

namespace signifer {
namespace {

// Edges that are read as far askew lie along each other.
constexpr Angle flushWithin = 2 * oneDegree;
constexpr Angle quarter = 90 * oneDegree;
// "To be worked out", as rule sets have it.
constexpr double workedOut = -2;

class Bringing {
 public:
  Bringing(const RuleSet& rules, const Battle& battle, std::span<ToldPlace> places, const ToldGrace& grace)
      : rules_(rules), trial_(battle), places_(places), grace_(grace), settled_(battle.units.size()) {
    for (std::size_t i = 0; i < settled_.size(); ++i) settled_[i] = battle.units[i].present;
    for (const ToldPlace& place : places) {
      settled_[static_cast<std::size_t>(place.unit)] = false;
      trial_.unit(place.unit).pose = place.pose;
      trial_.unit(place.unit).present = true;
    }
  }

  std::vector<BroughtToTouch> run() {
    for (ToldPlace& place : places_) {
      bring(place);
      place.pose = trial_.unit(place.unit).pose;
      settled_[static_cast<std::size_t>(place.unit)] = true;
    }
    return std::move(brought_);
  }

 private:
  [[nodiscard]] Footprint printOf(UnitIndex unit) const { return {trial_.unit(unit).pose, trial_.unit(unit).base}; }

  // As the rule set measures it: its bases need not be rectangles.
  [[nodiscard]] double gap(UnitIndex unit, UnitIndex other) const {
    return static_cast<double>(rules_.apart(trial_, unit, other).value);
  }

  [[nodiscard]] bool isNear(UnitIndex unit, UnitIndex other, Length reach) const {
    const Footprint own = printOf(unit);
    const Footprint its = printOf(other);
    if (length(own.centre - its.centre) > own.radius + its.radius + reach) return false;
    return overlapDepth(own, its) <= reach && gap(unit, other) <= reach;
  }

  [[nodiscard]] bool touch(UnitIndex unit, UnitIndex other) const {
    return gap(unit, other) <= touchingGap && overlapDepth(printOf(unit), printOf(other)) <= roundingTolerance;
  }

  // Enemies before friends: a fight hangs on it.
  [[nodiscard]] std::vector<UnitIndex> nearBy(const ToldPlace& place) const {
    std::vector<UnitIndex> near;
    const UnitIndex u = place.unit;
    for (UnitIndex v = 0; v < trial_.unitCount(); ++v) {
      if (v == u || !settled_[static_cast<std::size_t>(v)]) continue;
      if (hostInRanks(rules_.definition(), trial_, u) == v || hostInRanks(rules_.definition(), trial_, v) != noUnit)
        continue;
      if (isNear(u, v, std::max(grace_.touch, place.error + errorOf(v)))) near.push_back(v);
    }
    const SideIndex side = trial_.unit(u).side;
    std::ranges::stable_sort(near, {}, [&](UnitIndex v) { return trial_.unit(v).side == side ? 1 : 0; });
    return near;
  }

  [[nodiscard]] Length errorOf(UnitIndex unit) const {
    const auto told = std::ranges::find(places_, unit, &ToldPlace::unit);
    return told == places_.end() ? 0 : told->error;
  }

  void bring(const ToldPlace& place) {
    const UnitIndex u = place.unit;
    std::vector<UnitIndex> touched;
    for (const UnitIndex v : nearBy(place)) {
      const Pose before = trial_.unit(u).pose;
      const bool touchedBefore = touch(u, v);
      for (const auto& pose : {flush(u, v), closeUp(u, v)}) {
        if (!pose) continue;
        trial_.unit(u).pose = *pose;
        if (touch(u, v) && isFree(u, before) &&
            std::ranges::all_of(touched, [&](UnitIndex other) { return touch(u, other); }))
          break;
        trial_.unit(u).pose = before;
      }
      if (!touch(u, v)) continue;
      touched.push_back(v);
      if (!touchedBefore) brought_.push_back({u, v});
    }
  }

  // On the table, and in nobody deeper than before.
  [[nodiscard]] bool isFree(UnitIndex unit, const Pose& before) const {
    const Footprint own = printOf(unit);
    const Footprint was(before, trial_.unit(unit).base);
    const Tabletop table{trial_.setup->width, trial_.setup->depth};
    if (isOn(table, was) && !isOn(table, own)) return false;
    for (UnitIndex v = 0; v < trial_.unitCount(); ++v) {
      if (v == unit || !settled_[static_cast<std::size_t>(v)]) continue;
      const double depth = overlapDepth(own, printOf(v));
      if (depth > roundingTolerance && depth > overlapDepth(was, printOf(v)) + roundingTolerance) return false;
    }
    return true;
  }

  // Turned along the other's edges where it nearly is, and moved straight to the edge.
  [[nodiscard]] std::optional<Pose> flush(UnitIndex unit, UnitIndex other) const {
    const Pose& own = trial_.unit(unit).pose;
    const Angle off = normalised(own.heading - trial_.unit(other).pose.heading + quarter / 2) % quarter - quarter / 2;
    if (std::abs(off) > flushWithin) return std::nullopt;
    const Pose turned = turnedTo(own, normalised(own.heading - off));
    const Footprint its = printOf(other);
    const Footprint print(turned, trial_.unit(unit).base);
    Vec2 at = its.local(print.centre);
    const double wide = print.halfExtent(its.right) + its.halfFrontage;
    const double deep = print.halfExtent(its.forward) + its.halfDepth;
    const double aside = std::abs(at.x) - wide;
    const double ahead = std::abs(at.y) - deep;
    if (std::min(aside, ahead) > 0) return std::nullopt;
    if (ahead > aside)
      at.y = std::copysign(deep, at.y);
    else
      at.x = std::copysign(wide, at.x);
    return Pose{toPoint(its.at(at.x, at.y)), turned.heading};
  }

  // Unturned, along the shortest way.
  [[nodiscard]] std::optional<Pose> closeUp(UnitIndex unit, UnitIndex other) const {
    const Footprint own = printOf(unit);
    const Footprint its = printOf(other);
    const double depth = overlapDepth(own, its);
    const Vec2 between = its.centre - own.centre;
    if (length(between) < 1) return std::nullopt;
    const Vec2 towards = signifer::unit(between);
    const Pose& pose = trial_.unit(unit).pose;
    if (depth > 0) return movedAlong(pose, towards, -2 * depth);
    const double left = gap(unit, other);
    const Gap nearest = gapBetween(own, its);
    // Not rectangles: straight at its middle.
    if (std::abs(nearest.distance - left) > 1) return movedAlong(pose, towards, left);
    if (left <= 0) return std::nullopt;
    return movedAlong(pose, signifer::unit(nearest.onSecond - nearest.onFirst), left);
  }

  const RuleSet& rules_;
  Battle trial_;
  std::span<ToldPlace> places_;
  const ToldGrace& grace_;
  /// A unit's place is settled where it stood still, and where its told place was looked at.
  std::vector<bool> settled_;
  std::vector<BroughtToTouch> brought_;
};

}  // namespace

std::vector<BroughtToTouch> bringToTouch(const RuleSet& rules, const Battle& battle, std::span<ToldPlace> places,
                                         const ToldGrace& grace) {
  if (battle.setup->columns > 0 || grace.touch == 0) return {};
  return Bringing(rules, battle, places, grace).run();
}

int ranksField(const Definition& definition) {
  const Fields& fields = definition.unitStatus();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].holds == Holds::unit && fields[i].least <= workedOut) return static_cast<int>(i);
  return -1;
}

UnitIndex hostInRanks(const Definition& definition, const Battle& battle, UnitIndex unit) {
  const int field = ranksField(definition);
  if (field < 0) return noUnit;
  const UnitIndex host = battle.unit(unit).status.at[static_cast<std::size_t>(field)];
  return host >= 0 && host < battle.unitCount() && host != unit && battle.unit(host).side == battle.unit(unit).side
             ? host
             : noUnit;
}

}  // namespace signifer
