// The turn that a charge begins with and the way after it (CB-CHG-10, section 4a).
#include <algorithm>
#include <array>
#include <cmath>

#include "cb/play/charge_plan.h"
#include "cb/play/paths.h"
#include "table/edges.h"
#include "table/open_wheel.h"
#include "table/trig.h"

namespace signifer::cb {

Edge edgeOf(Face face) { return face == Face::front ? Edge::front : face == Face::rear ? Edge::rear : Edge::flank; }

Face faceCharged(const Footprint& charger, const Footprint& target) {
  const auto contact = contactBetween(charger, target);
  if (!contact) return Face::front;
  if (contact->flush) return contact->faceOfSecond;
  Face struck = contact->faceOfSecond;
  const auto squareness = [&](Face face) { return -dot(outward(target, face), charger.forward); };
  for (const Face face : allFaces) {
    const bool touched = distance(edge(target, face), contact->gap.onSecond) <= roundingTolerance;
    if (touched && squareness(face) > squareness(struck) + computingNoise) struck = face;
  }
  return struck;
}

namespace {

/// Between the wider turns that are tried: at the greatest ranges the front's end moves by a tenth of an inch.
constexpr Angle trialStep = oneDegree / 2;
/// JT: nobody charges farther.
constexpr double farthestWay = 60;

// The least turn about the centre after which straight ahead leads to the target: one that brings a corner of it into
// the strip before the front.
std::optional<Pose> turnedToMeet(const Pose& pose, const Base& base, const Footprint& target, Angle limit) {
  const Footprint from(pose, base);
  constexpr double far = 1e6;
  if (firstTouch(from, from.forward, far, target)) return pose;
  const double reach = from.halfFrontage - 2 * roundingTolerance;
  std::optional<Pose> best;
  Angle least = limit;
  for (const Vec2 corner : target.corners()) {
    const Vec2 at = from.local(corner);
    if (std::abs(at.x) <= reach && at.y > 0) continue;
    const double off = std::remainder(bearingHundredths(at.x, at.y), static_cast<double>(fullTurn));
    const double within = arcSineHundredths(std::min(1.0, reach / length(at)));
    const Angle turn = static_cast<Angle>(std::ceil(std::abs(off) - within));
    if (turn <= 0 || turn > least) continue;
    const Pose turned = turnedTo(pose, normalised(pose.heading + (off > 0 ? turn : -turn)));
    const Footprint now(turned, base);
    if (!firstTouch(now, now.forward, far, target)) continue;
    least = turn;
    best = turned;
  }
  return best;
}

// The leg by which it turns: unformed units about their centre, others about a front corner.
struct ChargeTurn {
  Pose end;
  Leg leg;
};

bool turnsAboutCentre(const Position& position, UnitIndex u) { return position.unformed(u) && !position.special(u); }

ChargeTurn turnBy(const Position& position, UnitIndex u, Side side, Angle angle) {
  const Unit& unit = position.unit(u);
  const bool left = side == Side::left;
  if (turnsAboutCentre(position, u)) {
    const Pose end = turnedTo(unit.pose, normalised(unit.pose.heading + (left ? -angle : angle)));
    return {end, {LegKind::pivot, end.heading}};
  }
  const Leg leg{left ? LegKind::wheelLeft : LegKind::wheelRight, angle};
  return {after(unit.pose, unit.base, leg), leg};
}

std::optional<ChargeTurn> leastTurn(const Position& position, UnitIndex u, UnitIndex target, Angle limit) {
  const Unit& unit = position.unit(u);
  if (turnsAboutCentre(position, u)) {
    const auto turned = turnedToMeet(unit.pose, unit.base, position.stand(target), limit);
    if (!turned) return std::nullopt;
    return ChargeTurn{*turned, {LegKind::pivot, turned->heading}};
  }
  const auto wheel = leastWheelToMeet(unit.pose, unit.base, position.stand(target), limit);
  if (!wheel) return std::nullopt;
  return turnBy(position, u, wheel->side, wheel->angle);
}

// A corner of a turning unit may swing into friends beside it: they are not in its way. If the way to contact does not
// clear them, the charge may not use the turn (D68).
void excuse(const Position& position, UnitIndex u, const Leg& leg, ChargePlan& plan) {
  const Unit& unit = position.unit(u);
  if (plan.start == unit.pose) return;
  const PastFriends beside = clippedBy(position, u, unit.pose, leg);
  if (beside.none()) return;
  const PastFriends clipped = stillClipped(position, u, beside, plan.start, plan.distance);
  const Footprint from(plan.start, unit.base);
  plan.clipped = clipped.who();
  plan.clears = clipped.needed(position, from);
  const Footprint end = from.shifted(from.forward * plan.distance);
  if (plan.clears > plan.distance) plan.friendly = overlapped(position, clipped, end);
}

// The turn sweeps: every unit but the target and the friends excused is in its way, and so are barred ground and the
// edge of the table.
void sweep(const Position& position, UnitIndex u, UnitIndex target, const Leg& leg, ChargePlan& plan) {
  const Unit& unit = position.unit(u);
  const bool turns = leg.kind == LegKind::pivot;
  const AboutCentre about = turns ? turnAbout(unit.pose, leg.amount)
                                  : AboutCentre{leg.kind == LegKind::wheelLeft ? Side::left : Side::right, leg.amount};
  plan.turn = plan.openTurn = about.angle;
  if (about.angle == 0) return;
  const Footprint from(unit.pose, unit.base);
  const Vec2 pivot = turns ? from.centre : wheelCorner(from, about.side);
  plan.openTurn = turnOnTable(position.table(), unit.pose, unit.base, pivot, about.side, about.angle);
  plan.leaves = plan.openTurn < about.angle;
  const auto stop = [&](double free) {
    if (std::floor(free) >= plan.openTurn) return false;
    plan.openTurn = static_cast<Angle>(free);
    plan.leaves = plan.sweepsBarred = false;
    plan.swept = noUnit;
    return true;
  };
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind) && stop(freeTurn(from, pivot, about.side, about.angle, piece.outline)))
      plan.sweepsBarred = true;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target || position.rampaging(v) || in(plan.clipped, v)) return;
    if (!maybeWithin(from, position.stand(v), 2 * from.radius)) return;
    if (stop(freeTurn(from, pivot, about.side, about.angle, position.stand(v)))) plan.swept = v;
  });
}

// The nearest enemy in the way first: a friend behind him is in nobody's way, in whatever order they are listed.
void lookAhead(const Position& position, UnitIndex u, UnitIndex target, const Footprint& from, ChargePlan& plan) {
  double nearest = plan.distance;
  const auto lookAt = [&](bool enemies, UnitIndex& met) {
    double least = nearest;
    position.forEachPresent([&](UnitIndex v) {
      if (v == u || v == target || position.rampaging(v) || in(plan.clipped, v)) return;
      if (position.enemies(u, v) != enemies || !maybeWithin(from, position.stand(v), plan.distance)) return;
      const auto at = firstMeeting(position, u, from, from.forward, nearest, v);
      if (!at || (met != noUnit && *at >= least)) return;
      met = v;
      least = *at;
    });
    nearest = std::min(nearest, least);
  };
  lookAt(true, plan.enemy);
  lookAt(false, plan.friendly);
  for (const TerrainPiece& piece : position.battle().setup->terrain)
    if (position.barred(u, piece.kind) && firstTouch(from, from.forward, plan.distance, piece.outline))
      plan.barred = true;
}

}  // namespace

UnitIndex standsOn(const Position& position, UnitIndex u, const ChargePlan& plan) {
  return unitUnder(position, u, Footprint(plan.start, position.unit(u).base), plan.clipped);
}

bool isOpen(const Position& position, UnitIndex u, const ChargePlan& plan) {
  return plan.found && plan.friendly == noUnit && !plan.barred && plan.turnsFreely() &&
         standsOn(position, u, plan) == noUnit;
}

namespace {

ChargePlan planAfter(const Position& position, UnitIndex u, UnitIndex target, const ChargeTurn& turn) {
  ChargePlan plan;
  plan.start = turn.end;
  const Footprint from(plan.start, position.unit(u).base);
  const auto touch = firstTouch(from, from.forward, position.lengthOf(farthestWay), position.stand(target));
  if (!touch) return plan;
  plan.found = true;
  plan.distance = *touch;
  plan.face = faceCharged(from.shifted(from.forward * *touch), position.stand(target));
  excuse(position, u, turn.leg, plan);
  sweep(position, u, target, turn.leg, plan);
  lookAhead(position, u, target, from, plan);
  return plan;
}

// Turns to one side, each wider than the one before. It knows up to which of them none leads to the target: the target
// lies beside the way, or somebody's point stays in it.
class TurnsInVain {
 public:
  TurnsInVain(const Position& position, UnitIndex u, UnitIndex target, Side side)
      : own_(position.stand(u)), target_(position.stand(target)), side_(side), heading_(position.unit(u).pose.heading) {
    if (turnsAboutCentre(position, u)) {
      pivot_ = own_.centre;
      ahead_ = own_.halfDepth;
    } else {
      pivot_ = wheelCorner(own_, side);
      aside_ = side == Side::left ? own_.halfFrontage : -own_.halfFrontage;
    }
  }

  /// No wider one either.
  void close() { upTo_ = fullTurn; }
  [[nodiscard]] bool holds(Angle angle, const Footprint* barring) {
    if (angle <= upTo_) return true;
    forward_ = forwardOf(normalised(heading_ + (side_ == Side::left ? -angle : angle)));
    double radians = beside();
    if (radians <= 0 && barring != nullptr) radians = staysIn(*barring);
    if (radians <= 0) return false;
    upTo_ = angle + static_cast<Angle>(radians / radiansPerHundredth);
    return true;
  }

 private:
  /// Thousandths: more than poses and ways are off for being rounded.
  static constexpr double rounding = 10;

  [[nodiscard]] double asideOf(Vec2 at) const { return dot(rightOf(forward_), at - pivot_) - aside_; }
  [[nodiscard]] double aheadOf(Vec2 at) const { return dot(forward_, at - pivot_) - ahead_; }
  [[nodiscard]] double paceOf(Vec2 at) const { return length(at - pivot_); }
  [[nodiscard]] double targetPace() const { return paceOf(target_.centre) + target_.radius; }

  /// So far it may turn on before the target can come into the way.
  [[nodiscard]] double beside() const {
    const double off = std::abs(asideOf(target_.centre)) - own_.halfFrontage - target_.halfExtent(rightOf(forward_));
    return (off - rounding) / targetPace();
  }
  /// So far it may turn on while some point of the other lies in the way, nearer than any part of the target.
  [[nodiscard]] double staysIn(const Footprint& other) const {
    const double way = aheadOf(target_.centre) - target_.halfExtent(forward_);
    double most = 0;
    const auto look = [&](Vec2 at) {
      const double inside = std::min(own_.halfFrontage - std::abs(asideOf(at)), aheadOf(at)) - rounding;
      const double before = way - aheadOf(at) - rounding;
      most = std::max(most, std::min(inside / paceOf(at), before / (paceOf(at) + targetPace())));
    };
    look(other.centre);
    for (const Vec2 corner : other.corners()) {
      look(corner);
      look((corner + other.centre) * 0.5);
    }
    return most;
  }

  const Footprint& own_;
  const Footprint& target_;
  Side side_;
  Angle heading_;
  Vec2 pivot_;
  /// The front's middle from the pivot.
  double aside_ = 0;
  double ahead_ = 0;
  Vec2 forward_;
  Angle upTo_ = 0;
};

// The turns that are wider than the least one.
class WiderTurns {
 public:
  WiderTurns(const Position& position, UnitIndex u, UnitIndex target, const ChargePlan& least, MetFoes foes,
             const OpenTurn& open)
      : position_(position),
        u_(u),
        target_(target),
        foes_(foes),
        open_(open),
        vain_{TurnsInVain(position, u, target, Side::left), TurnsInVain(position, u, target, Side::right)} {
    if (least.turn > 0)
      learn(least, sideOf(least));
    else
      learnWho(least);
  }

  [[nodiscard]] std::optional<ChargePlan> find(Angle least, Angle limit) {
    const auto wayAfter = [&](Side side, Angle angle) { return way(side, angle); };
    const auto open = openWheelBeyond(least, limit, trialStep, wayAfter);
    if (!open) return std::nullopt;
    return planAfter(position_, u_, target_, turnBy(position_, u_, open->side, open->angle));
  }
  /// Some ways that are not open lead into another enemy first.
  [[nodiscard]] bool metFoes() const { return metFoes_; }

 private:
  std::optional<double> way(Side side, Angle angle) {
    const bool certain = barred_ != noUnit && foes_ == MetFoes::bar;
    if (vain_[placeOf(side)].holds(angle, certain ? &position_.stand(barred_) : nullptr)) return std::nullopt;
    const ChargeTurn turn = turnBy(position_, u_, side, angle);
    const Footprint from(turn.end, position_.unit(u_).base);
    const auto touch = firstTouch(from, from.forward, position_.lengthOf(farthestWay), position_.stand(target_));
    if (!touch || isBarredAgain(from, *touch) || isBarredAhead(from, *touch)) return std::nullopt;
    const ChargePlan plan = planAfter(position_, u_, target_, turn);
    if (open_(plan)) return plan.distance;
    learn(plan, side);
    return std::nullopt;
  }

  // The unit that barred one way is asked first whether it bars the next.
  [[nodiscard]] bool isBarredAgain(const Footprint& from, double way) const {
    if (barred_ == noUnit) return false;
    const auto at = firstTouch(from, from.forward, way, position_.stand(barred_));
    if (!at || foes_ == MetFoes::bar) return at.has_value();
    bool enemyFirst = false;
    position_.forEachPresent([&](UnitIndex v) {
      enemyFirst =
          enemyFirst || (v != target_ && position_.enemies(u_, v) && maybeWithin(from, position_.stand(v), *at));
    });
    return !enemyFirst;
  }

  // A look straight ahead comes before the sweep of the turn, which takes longer.
  bool isBarredAhead(const Footprint& from, double way) {
    if (foes_ != MetFoes::bar) return false;
    UnitIndex met = noUnit;
    position_.forEachPresent([&](UnitIndex v) {
      if (met != noUnit || v == u_ || v == target_ || !maybeWithin(from, position_.stand(v), way)) return;
      const auto at = firstTouch(from, from.forward, way, position_.stand(v));
      if (at && *at > 0 && !position_.rampaging(v) && !isBeside(v)) met = v;
    });
    if (met == noUnit) return false;
    metFoes_ = metFoes_ || position_.enemies(u_, met);
    barred_ = met;
    return true;
  }

  void learn(const ChargePlan& plan, Side side) {
    learnWho(plan);
    // A friend beside may be clipped by a wider wheel; anybody else ends wider ones as well.
    if (!plan.turnsFreely() && (plan.swept == noUnit || !isBeside(plan.swept))) vain_[placeOf(side)].close();
  }
  void learnWho(const ChargePlan& plan) {
    if (plan.friendly != noUnit && !isBeside(plan.friendly)) barred_ = plan.friendly;
    if (plan.enemy == noUnit) return;
    metFoes_ = true;
    if (foes_ == MetFoes::bar) barred_ = plan.enemy;
  }

  /// Friends as near as this may be excused (D68).
  [[nodiscard]] bool isBeside(UnitIndex v) const {
    return within(position_.stand(u_), position_.stand(v), 0.1 * oneInch);
  }
  [[nodiscard]] Side sideOf(const ChargePlan& plan) const {
    const Angle turned = normalised(plan.start.heading - position_.unit(u_).pose.heading);
    return turned > fullTurn / 2 ? Side::left : Side::right;
  }
  static std::size_t placeOf(Side side) { return side == Side::left ? 0 : 1; }

  const Position& position_;
  UnitIndex u_;
  UnitIndex target_;
  MetFoes foes_;
  const OpenTurn& open_;
  UnitIndex barred_ = noUnit;
  bool metFoes_ = false;
  std::array<TurnsInVain, 2> vain_;
};

}  // namespace

ChargePlan planLeast(const Position& position, UnitIndex u, UnitIndex target, Angle limit) {
  const auto turn = leastTurn(position, u, target, limit);
  if (turn) return planAfter(position, u, target, *turn);
  ChargePlan none;
  none.start = position.unit(u).pose;
  return none;
}

ChargePlan planOpen(const Position& position, UnitIndex u, UnitIndex target, Angle limit, MetFoes foes,
                    const OpenTurn& open) {
  ChargePlan least = planLeast(position, u, target, limit);
  if (!least.found || open(least)) return least;
  const auto wider = WiderTurns(position, u, target, least, foes, open).find(least.turn, limit);
  return wider.value_or(std::move(least));
}

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target) {
  if (position.is(target, UnitStatus::fled))
    return planOpen(position, u, target, widestTurn, MetFoes::becomeTargets,
                    [&position, u](const ChargePlan& plan) { return isOpen(position, u, plan); });
  ChargePlan least = planLeast(position, u, target);
  if (!least.found) return least;
  const Length reach = toLength(position.lengthOf(chargeReach(position, u, mostDice(position, u, MoveKind::charge))));
  const auto open = [&](const ChargePlan& plan) {
    return isOpen(position, u, plan) && toLength(plan.distance) <= reach;
  };
  const auto leads = [&open](const ChargePlan& plan) { return plan.enemy == noUnit && open(plan); };
  if (leads(least)) return least;
  // Nobody charges farther, nor whom he does not see.
  if (distanceBetween(position.stand(u), position.stand(target)) > reach || !position.inSight(u, target)) return least;
  // By reference: what a simulation asks allocates nothing.
  const OpenTurn past = std::cref(leads);
  const OpenTurn met = std::cref(open);
  WiderTurns turns(position, u, target, least, MetFoes::bar, past);
  if (auto plan = turns.find(least.turn, widestTurn)) return *plan;
  if (open(least) || !turns.metFoes()) return least;
  return WiderTurns(position, u, target, least, MetFoes::becomeTargets, met)
      .find(least.turn, widestTurn)
      .value_or(least);
}

}  // namespace signifer::cb
