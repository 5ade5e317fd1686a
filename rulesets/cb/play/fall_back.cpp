#include "cb/play/fall_back.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace signifer::cb {
namespace {

/// JT: with less room a unit stays.
constexpr double leastFallBack = 0.05;
/// JT: so far behind are supports looked for, and so far behind them a unit stops.
constexpr double supportsReach = 3;
constexpr double behindSupports = 0.25;

bool mayStand(const Position& position, UnitIndex u, const Footprint& at) {
  if (unitUnder(position, u, at) != noUnit || !isOn(position.table(), at)) return false;
  return std::ranges::none_of(position.battle().setup->terrain, [&](const TerrainPiece& piece) {
    return position.barred(u, piece.kind) && overlaps(at, piece.outline) && !overlaps(position.stand(u), piece.outline);
  });
}

// How long a stretch of the edge the unit touches; none where it does not.
std::optional<double> sharedStretch(const Footprint& enemy, Face face, const Footprint& unit, double gap) {
  const Segment side = edge(enemy, face);
  const Vec2 middle = middleOf(enemy, face);
  const Footprint strip(middle, outward(enemy, face), distance(side.from, side.to) / 2, 0);
  if (!within(strip, unit, gap)) return std::nullopt;
  const Vec2 out = outward(enemy, face);
  const Vec2 along = rightOf(out);
  double least = 1e18;
  double most = -1e18;
  for (const Vec2 corner : unit.corners()) {
    // A degree of tilt is flush.
    if (std::abs(dot(corner - middle, out)) > gap + unit.radius * 0.035) continue;
    least = std::min(least, dot(corner - middle, along));
    most = std::max(most, dot(corner - middle, along));
  }
  const double half = distance(side.from, side.to) / 2;
  return std::max(0.0, std::min(most, half) - std::max(least, -half));
}

// Turned about its centre, and set out along the direction until its front edge lies on the line of the enemy's edge
// where it would else stand on him.
Pose turnedBefore(const Position& position, UnitIndex u, UnitIndex beater, Face face) {
  const Base& base = position.unit(u).base;
  const Footprint& enemy = position.stand(beater);
  const Vec2 out = outward(enemy, face);
  Pose pose = turnedTo(position.unit(u).pose, toHeading(bearing({}, out * -1.0)));
  // A unit that is flush with its enemy, within a degree, keeps its facing.
  if (angleBetween(pose.heading, position.unit(u).pose.heading) <= oneDegree) pose = position.unit(u).pose;
  const Footprint at(pose, base);
  if (!overlaps(at, enemy)) return pose;
  const double behind = dot(middleOf(enemy, face) - at.frontCentre(), out);
  return behind > 0 ? movedAlong(pose, out, std::ceil(behind)) : pose;
}

class Planner {
 public:
  Planner(const Position& position, UnitIndex u, UnitIndex beater) : position_(position), u_(u), beater_(beater) {
    plan_.turned = position.unit(u).pose;
    plan_.direction = position.stand(u).forward * -1.0;
    if (position.options().fallBackDirection == FallBackDirection::ownRear) return;
    const Face face = edgeTowards(position, beater, u);
    const Pose turned = turnedBefore(position, u, beater, face);
    plan_.direction = outward(position.stand(beater), face);
    roomToTurn_ = mayStand(position, u, Footprint(turned, position.unit(u).base));
    if (!roomToTurn_) return;
    plan_.turns = turned != plan_.turned;
    plan_.turned = turned;
  }

  [[nodiscard]] UnitIndex supports() const {
    UnitIndex nearest = noUnit;
    double least = position_.lengthOf(supportsReach);
    const Footprint from = start();
    position_.forEachPresent([&](UnitIndex v) {
      if (!maySupport(v)) return;
      const auto at = firstTouch(from, plan_.direction, least, position_.stand(v));
      if (!at || (nearest != noUnit && *at >= least)) return;
      nearest = v;
      least = *at;
    });
    return nearest;
  }

  FallBackWay plan(bool through) {
    if (!roomToTurn_) return stay();
    if (through && pastSupports()) return plan_;
    const double way = position_.jt();
    if (isBlocked(way)) return stay();
    const FallBackWay found = intoFriends(way);
    return endsOnRampager(found) ? stay() : found;
  }

 private:
  [[nodiscard]] Footprint start() const { return Footprint(plan_.turned, position_.unit(u_).base); }
  [[nodiscard]] bool maySupport(UnitIndex v) const {
    return v != u_ && !position_.enemies(u_, v) && position_.sameLegion(u_, v) && !position_.adrift(v) &&
           !position_.inCombat(v);
  }

  FallBackWay intoFriends(double way) {
    switch (position_.options().fallBackIntoFriends) {
      case FallBackIntoFriends::asFarAsRoom:
        break;
      case FallBackIntoFriends::pushBack:
        if (pushBack(way)) return plan_;
        break;
      case FallBackIntoFriends::through:
        return throughFriends(way);
    }
    return asFarAs(way, {});
  }

  // A rampaging enemy stops nobody, but nobody ends on him either.
  [[nodiscard]] bool endsOnRampager(const FallBackWay& found) const {
    if (found.stays) return false;
    const Footprint end(movedAlong(found.turned, found.direction, found.way), position_.unit(u_).base);
    bool ends = false;
    position_.forEachPresent([&](UnitIndex v) {
      ends = ends || (v != u_ && position_.rampaging(v) && overlaps(end, position_.stand(v), roundingTolerance));
    });
    return ends;
  }

  FallBackWay stay() {
    plan_.way = 0;
    plan_.stays = true;
    return plan_;
  }

  // By an enemy, ground or the edge of the table; who stops there stands on it rightly (D57).
  bool isBlocked(double way) {
    const Footprint from = start();
    const bool ownRear = position_.options().fallBackDirection == FallBackDirection::ownRear;
    UnitIndex enemy = noUnit;
    position_.forEachPresent([&](UnitIndex v) {
      if (!position_.enemies(u_, v) || position_.rampaging(v) || (v == beater_ && !ownRear)) return;
      if (maybeWithin(from, position_.stand(v), way) && firstTouch(from, plan_.direction, way, position_.stand(v)))
        enemy = v;
    });
    plan_.inTheWay = enemy;
    if (enemy != noUnit || roomAhead(position_.table(), from, plan_.direction) < way - 0.5) return true;
    return std::ranges::any_of(position_.battle().setup->terrain, [&](const TerrainPiece& piece) {
      return position_.barred(u_, piece.kind) && firstTouch(from, plan_.direction, way, piece.outline);
    });
  }

  // The first friend on the way but those left out.
  struct First {
    UnitIndex unit = noUnit;
    double at = 0;
  };
  [[nodiscard]] First firstFriend(double way, const UnitSet& leftOut) const {
    First first{noUnit, way};
    const Footprint from = start();
    position_.forEachPresent([&](UnitIndex v) {
      if (v == u_ || position_.enemies(u_, v) || in(leftOut, v)) return;
      if (!maybeWithin(from, position_.stand(v), first.at)) return;
      if (const auto at = firstMeeting(position_, u_, from, plan_.direction, first.at, v)) first = {v, *at};
    });
    return first;
  }

  FallBackWay asFarAs(double way, const UnitSet& leftOut) {
    const First friendly = firstFriend(way, leftOut);
    if (friendly.unit != noUnit) plan_.inTheWay = friendly.unit;
    if (friendly.at < position_.lengthOf(leastFallBack)) return stay();
    plan_.way = std::floor(friendly.at);
    return plan_;
  }

  // CB-AFT-5; false where there is no way behind them.
  bool pastSupports() {
    UnitSet supports;
    const Footprint from = start();
    const Base& base = position_.unit(u_).base;
    double way = position_.jt();
    for (UnitIndex next = this->supports(); next != noUnit;) {
      add(supports, next);
      way = std::max(way, std::ceil(distanceUntilClear(from, plan_.direction, position_.stand(next)) +
                                    position_.lengthOf(behindSupports)));
      const UnitIndex under = unitUnder(position_, u_, Footprint(movedAlong(plan_.turned, plan_.direction, way), base));
      const bool another = under != noUnit && !in(supports, under) && maySupport(under);
      next = another ? under : noUnit;
    }
    const UnitIndex blocker = firstFriend(way, supports).unit;
    if (supports.none() || blocker != noUnit || isBlocked(way)) return false;
    plan_.way = way;
    plan_.passed = supports;
    return true;
  }

  // D65: on until clear of the last.
  FallBackWay throughFriends(double way) {
    const Footprint from = start();
    const Base& base = position_.unit(u_).base;
    for (int i = 0; i < 8; ++i) {
      const UnitIndex under = unitUnder(position_, u_, Footprint(movedAlong(plan_.turned, plan_.direction, way), base));
      if (under == noUnit || position_.enemies(u_, under)) break;
      way = std::max(way + 1, std::ceil(distanceUntilClear(from, plan_.direction, position_.stand(under))) + 3);
    }
    const bool ends =
        unitUnder(position_, u_, Footprint(movedAlong(plan_.turned, plan_.direction, way), base)) != noUnit;
    if (isBlocked(way) || ends) return stay();
    plan_.way = way;
    position_.forEachPresent([&](UnitIndex v) {
      if (v != u_ && !position_.enemies(u_, v) && firstMeeting(position_, u_, from, plan_.direction, way, v))
        add(plan_.passed, v);
    });
    return plan_;
  }

  // D65: all just clear along the same line, if all can be.
  bool pushBack(double way) {
    plan_.setBack.clear();
    const auto placeOf = [&](UnitIndex v) { return std::ranges::find(plan_.setBack, v, &SetBack::unit); };
    // Each who is moved pushes those whom he comes upon; one who is pushed farther than before pushes again.
    boost::container::small_vector<SetBack, 8> movers{{u_, way}};
    const std::size_t most = 4 * static_cast<std::size_t>(position_.battle().unitCount());
    for (std::size_t i = 0; i < movers.size(); ++i) {
      if (i > most) return false;
      const SetBack mover = movers[i];
      const Footprint from = mover.unit == u_ ? start() : position_.stand(mover.unit);
      bool room = true;
      position_.forEachPresent([&](UnitIndex v) {
        if (v == u_ || v == mover.unit || position_.rampaging(v)) return;
        const auto at = firstMeeting(position_, u_, from, plan_.direction, mover.way, v);
        if (!at) return;
        if (!mayBeSetBack(v)) {
          room = false;
          return;
        }
        const double far = std::ceil(mover.way - *at) + 2;
        const auto known = placeOf(v);
        if (known != plan_.setBack.end() && known->way >= far) return;
        if (known != plan_.setBack.end())
          known->way = far;
        else
          plan_.setBack.push_back({v, far});
        movers.push_back({v, far});
      });
      if (!room || (mover.unit != u_ && !hasRoom(mover))) {
        plan_.setBack.clear();
        return false;
      }
    }
    plan_.way = way;
    return true;
  }
  [[nodiscard]] bool mayBeSetBack(UnitIndex v) const {
    return !position_.enemies(u_, v) && !position_.inCombat(v) && position_.troop(v) != Troop::artillery;
  }
  [[nodiscard]] bool hasRoom(const SetBack& pushed) const {
    const Footprint& from = position_.stand(pushed.unit);
    if (roomAhead(position_.table(), from, plan_.direction) < pushed.way) return false;
    return std::ranges::none_of(position_.battle().setup->terrain, [&](const TerrainPiece& piece) {
      return position_.barred(pushed.unit, piece.kind) && firstTouch(from, plan_.direction, pushed.way, piece.outline);
    });
  }

  const Position& position_;
  UnitIndex u_;
  UnitIndex beater_;
  bool roomToTurn_ = true;
  FallBackWay plan_;
};

}  // namespace

Face edgeTowards(const Position& position, UnitIndex enemy, UnitIndex u) {
  const Footprint& foe = position.stand(enemy);
  const Footprint& own = position.stand(u);
  const Gap gap = gapBetween(foe, own);
  const Vec2 towards = own.centre - gap.onFirst;
  Face best = Face::front;
  double longest = -1;
  double squarest = -1e18;
  for (const Face face : allFaces) {
    const auto shared = sharedStretch(foe, face, own, std::max(gap.distance, position.contactGap()));
    if (!shared) continue;
    const double square = dot(outward(foe, face), towards);
    if (*shared < longest - position.contactGap()) continue;
    if (*shared <= longest + position.contactGap() && square <= squarest) continue;
    best = face;
    longest = *shared;
    squarest = square;
  }
  return best;
}

FallBackWay fallBackWay(const Position& position, UnitIndex u, UnitIndex beater, bool through) {
  return Planner(position, u, beater).plan(through);
}

UnitIndex supportsBehind(const Position& position, UnitIndex u, UnitIndex beater) {
  return Planner(position, u, beater).supports();
}

}  // namespace signifer::cb
