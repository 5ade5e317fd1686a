// The search among turns that are wider than the least one, and what is kept of it (CB-CHG-10, section 4a).
#include <algorithm>
#include <array>

#include "battle/known_alike.h"
#include "cb/play/charge_turns.h"
#include "table/open_wheel.h"
#include "table/trig.h"

namespace signifer::cb {
namespace {

/// Between the turns that are tried: at the greatest ranges the front's end moves by a tenth of an inch.
constexpr Angle trialStep = oneDegree / 2;

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
             const OpenTurn& open, Angle limit)
      : position_(position),
        u_(u),
        target_(target),
        foes_(foes),
        open_(open),
        limit_(limit),
        vain_{TurnsInVain(position, u, target, Side::left), TurnsInVain(position, u, target, Side::right)} {
    if (least.turn > 0)
      learn(least, sideOf(least));
    else
      learnWho(least);
  }

  [[nodiscard]] std::optional<ChargePlan> find(Angle least) {
    const auto wayAfter = [&](Side side, Angle angle) { return way(side, angle); };
    const auto open = openWheelBeyond(least, limit_, trialStep, wayAfter);
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
    std::optional<TurnsTo>& turns = turns_[placeOf(side)];
    if (!turns) turns.emplace(position_, u_, side, limit_);
    const ChargePlan plan = wayAfter(position_, u_, target_, turn, &*turns);
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
  Angle limit_;
  std::array<TurnsInVain, 2> vain_;
  std::array<std::optional<TurnsTo>, 2> turns_;
};

}  // namespace

ChargePlan planOpen(const Position& position, UnitIndex u, UnitIndex target, Angle limit, MetFoes foes,
                    const OpenTurn& open) {
  ChargePlan least = planLeast(position, u, target, limit);
  if (!least.found || open(least)) return least;
  const auto wider = WiderTurns(position, u, target, least, foes, open, limit).find(least.turn);
  return wider.value_or(std::move(least));
}

namespace {

ChargePlan findCharge(const Position& position, UnitIndex u, UnitIndex target) {
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
  WiderTurns turns(position, u, target, least, MetFoes::bar, past, widestTurn);
  if (auto plan = turns.find(least.turn)) return *plan;
  if (open(least) || !turns.metFoes()) return least;
  return WiderTurns(position, u, target, least, MetFoes::becomeTargets, met, widestTurn)
      .find(least.turn)
      .value_or(least);
}

// The ways of the charger and its sight of the target; nobody farther off than these lead is looked at.
Likeness likenessOf(const Position& position, UnitIndex u, UnitIndex target) {
  const Vec2 centre = toVec(position.unit(u).pose.centre);
  const double way = distance(centre, toVec(position.unit(target).pose.centre));
  Likeness like(position.book().number, position.battle());
  like.addUnit(u);
  like.addUnit(target);
  like.addTwo(position.unit(u).status[UnitStatus::formation], position.unit(u).status[UnitStatus::frontStands]);
  like.addTwo(position.unit(u).status[UnitStatus::inspireActions], position.is(target, UnitStatus::fled));
  like.addNear(centre, way + 8 * position.spread(u) + 2 * position.spread(target) + oneInch,
               [&](UnitIndex v) { return position.rampaging(v) ? 1 : 0; });
  return like;
}

}  // namespace

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target) {
  thread_local KnownAlike<ChargePlan> known;
  return known.of(likenessOf(position, u, target), [&] { return findCharge(position, u, target); });
}

}  // namespace signifer::cb
