#include "cb/play/follow_up.h"

#include <algorithm>
#include <cmath>

#include "table/edges.h"

namespace signifer::cb {
namespace {

/// JT: as far as the procedure asks.
constexpr double farthest = 20;

class Finder {
 public:
  Finder(const Position& position, UnitIndex u, UnitIndex enemy)
      : position_(position),
        u_(u),
        enemy_(enemy),
        pose_(position.unit(u).pose),
        base_(position.unit(u).base),
        through_(position.status(enemy, UnitStatus::afterDid) == static_cast<int>(AfterDid::fallBackThrough)) {}

  FollowUpWay find() {
    FollowUpWay straight = from(pose_, std::nullopt);
    if (straight.open) return straight;
    FollowUpWay wheeling = wheel();
    FollowUpWay turning = turn();
    if (wheeling.open && turning.open) return lengthOf(wheeling) <= lengthOf(turning) ? wheeling : turning;
    if (wheeling.open) return wheeling;
    if (turning.open) return turning;
    for (const FollowUpWay* way : {&straight, &wheeling, &turning})
      if (way->inTheWay != noUnit) return *way;
    return straight;
  }

 private:
  // A turn about the centre is free of length.
  [[nodiscard]] double lengthOf(const FollowUpWay& way) const {
    return way.way + (way.first && isWheel(way.first->kind) ? signifer::lengthOf(base_, *way.first) : 0);
  }

  FollowUpWay wheel() {
    const auto open = [&](const ChargePlan& plan) { return wheel(plan).open; };
    return wheel(
        planOpen(position_, u_, enemy_, 90 * oneDegree, through_ ? MetFoes::becomeTargets : MetFoes::bar, open));
  }
  FollowUpWay wheel(const ChargePlan& plan) {
    if (!plan.found || plan.start == pose_) return {};
    const Angle turned = normalised(plan.start.heading - pose_.heading);
    const bool left = turned > fullTurn / 2;
    const Angle angle = left ? fullTurn - turned : turned;
    if (position_.unformed(u_) && !position_.special(u_))
      return from(plan.start, Leg{LegKind::pivot, plan.start.heading});
    const Leg leg{left ? LegKind::wheelLeft : LegKind::wheelRight, angle};
    if (sweeps(leg, plan.clipped) || amountOnTable(position_.table(), pose_, base_, leg) < leg.amount) return {};
    FollowUpWay way = from(plan.start, leg, plan.clipped);
    way.open = way.open && way.way >= plan.clears;
    return way;
  }

  // Square to the edge that is nearest.
  FollowUpWay turn() {
    const Footprint& own = position_.stand(u_);
    const Footprint& foe = position_.stand(enemy_);
    Face nearest = Face::front;
    double least = 1e18;
    for (const Face face : allFaces) {
      const Segment side = edge(foe, face);
      const Footprint strip(middleOf(foe, face), outward(foe, face), distance(side.from, side.to) / 2, 0);
      const double away = distanceBetween(strip, own);
      const double ahead = dot(outward(foe, face), own.centre - middleOf(foe, face));
      if (ahead <= 0 || away >= least) continue;
      nearest = face;
      least = away;
    }
    const Angle heading = toHeading(bearing({}, outward(foe, nearest) * -1.0));
    if (heading == pose_.heading) return {};
    return from(turnedTo(pose_, heading), Leg{LegKind::pivot, heading});
  }

  // The wheel takes it into another unit.
  [[nodiscard]] bool sweeps(const Leg& leg, const UnitSet& clipped) const {
    bool meets = false;
    position_.forEachPresent([&](UnitIndex v) {
      if (v == u_ || meets || in(clipped, v)) return;
      meets = openAmount(pose_, base_, leg, position_.stand(v)) < leg.amount;
    });
    return meets;
  }

  FollowUpWay from(const Pose& start, std::optional<Leg> first, const UnitSet& clipped = {}) {
    FollowUpWay way;
    way.first = first;
    way.start = start;
    const Footprint at(start, base_);
    way.inTheWay = unitUnder(position_, u_, at, clipped);
    if (way.inTheWay != noUnit || !isOn(position_.table(), at)) return way;
    const auto touch = firstTouch(at, at.forward, position_.lengthOf(farthest), position_.stand(enemy_));
    if (!touch) return way;
    double gap = *touch;
    UnitIndex met = enemy_;
    position_.forEachPresent([&](UnitIndex v) {
      if (v == u_ || v == enemy_ || position_.rampaging(v) || in(clipped, v)) return;
      const auto before = firstMeeting(position_, u_, at, at.forward, gap, v);
      if (!before || *before >= gap) return;
      met = v;
      gap = *before;
    });
    // Before the supports that the enemy went behind he stops (CB-AFT-7).
    const bool supports = through_ && met != enemy_ && position_.sameLegion(met, enemy_);
    if (met != enemy_ && !supports) {
      way.inTheWay = met;
      return way;
    }
    const auto ruling = ask(*position_.rulings().followUp, {std::clamp(position_.jtsOf(gap), 0.0, farthest), through_});
    const double length = std::min(gap, position_.lengthOf(ruling->distance));
    if (barred(at, length) || roomAhead(position_.table(), at, at.forward) < length) return way;
    way.way = std::floor(length);
    way.inCombat = ruling->inCombat;
    way.face = faceCharged(at.shifted(at.forward * *touch), position_.stand(enemy_));
    // One that changes nothing is none.
    way.open = way.way >= 1 || (first && way.inCombat);
    return way;
  }

  [[nodiscard]] bool barred(const Footprint& at, double length) const {
    return std::ranges::any_of(position_.battle().setup->terrain, [&](const TerrainPiece& piece) {
      return position_.barred(u_, piece.kind) && firstTouch(at, at.forward, length, piece.outline);
    });
  }

  const Position& position_;
  UnitIndex u_;
  UnitIndex enemy_;
  Pose pose_;
  Base base_;
  bool through_;
};

}  // namespace

bool fellBack(const Position& position, UnitIndex enemy) {
  const auto did = static_cast<AfterDid>(position.status(enemy, UnitStatus::afterDid));
  return position.present(enemy) && (did == AfterDid::fallBack || did == AfterDid::fallBackThrough);
}

FollowUpWay followUpWay(const Position& position, UnitIndex u, UnitIndex enemy) {
  return Finder(position, u, enemy).find();
}

}  // namespace signifer::cb
