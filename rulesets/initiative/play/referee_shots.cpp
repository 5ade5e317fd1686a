// Shots judged, and what is seen of a target (IO-VIS-1 to IO-VIS-16, IO-SHO-5 to IO-SHO-10).
#include <algorithm>

#include "initiative/play/referee.h"
#include "rules/ruleset.h"
#include "table/trig.h"

namespace signifer::initiative {

void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!battle_.tasks.empty()) {
    const int own = reactionTask(position_, u);
    if (own < 0) return refuseNow();
    const Task& task = battle_.tasks[static_cast<std::size_t>(own)];
    const UnitIndex mover = task.args[1];
    if (action.target != mover) return refuse("IO-SHO-9", "shoots-at-the-mover", mover);
    if (explained_) explainReaction(u, mover, static_cast<Shot>(task.args[2]));
    return;
  }
  const Sight sight = position_.sight(u, action.target);
  const auto permitted = position_.mayShoot(u, action.target, Shot::normal, sight);
  const UnitIndex nearest = permitted->reasons.has(ShootReason::notNearest)
                                ? position_.nearestTarget(u, position_.gap(u, action.target) - roundingTolerance)
                                : noUnit;
  const std::size_t first = verdict_.reasons.size();
  refuseAll(permitted, [&](ShootReason reason) {
    return reason == ShootReason::notNearest      ? nearest
           : reason == ShootReason::engaged       ? anyFoe(u)
           : reason == ShootReason::targetEngaged ? anyFoe(action.target)
           : reason == ShootReason::notVisible    ? sight.hider
                                                  : noUnit;
  });
  for (std::size_t i = first; i < verdict_.reasons.size(); ++i) {
    Reason& reason = verdict_.reasons[i];
    if (reason.code == wordOf(ShootReason::notInFront))
      reason.measured = outOfFront(position_.stand(u), action.target, sight.hiders);
    if (reason.code != wordOf(ShootReason::notNearest)) continue;
    reason.measured = Figure::inches(toLength(position_.gap(u, action.target)));
    reason.allowed = Figure::inches(toLength(position_.gap(u, nearest)));
  }
  if (permitted->reasons.has(ShootReason::notVisible))
    notSeen(sight);
  else if (permitted->reasons.has(ShootReason::notInFront) &&
           outOfFront(position_.stand(u), action.target, Hiders()).value == 0)
    hiddenBy(sight.hiders);  // Its points in the quarter are.
  if (permitted->reasons.has(ShootReason::notNearest)) showNearestTarget(action);
  const auto range = ask(*position_.rulings().weaponRange, {permitted.in.weapon, permitted.in.distanceInches});
  verdict_.consulted.push_back(range.consultation());
  measure(rangeRow(permitted.in.weapon), "range", Figure::inches(fromInches(range.in.distanceInches)),
          Figure::inches(range->rangeInches * oneInch));
  if (verdict_.legal()) explainShot(u, action.target, sight);
}

// A shot at a mover: the mover halts where it came into range and sight.
void Referee::explainReaction(UnitIndex u, UnitIndex mover, Shot shot) {
  const bool closing = shot == Shot::closing;
  measure(closing ? "IO-SHO-8" : "IO-SHO-9", closing ? "at-the-charger" : "at-the-mover", std::nullopt, std::nullopt,
          mover);
  const Sight sight = position_.sight(u, mover);
  const auto permitted = position_.mayShoot(u, mover, shot, sight);
  const auto range = ask(*position_.rulings().weaponRange, {permitted.in.weapon, permitted.in.distanceInches});
  verdict_.consulted.push_back(range.consultation());
  measure(rangeRow(permitted.in.weapon), "range", Figure::inches(fromInches(range.in.distanceInches)),
          Figure::inches(range->rangeInches * oneInch));
  if (sight.ruling->canSee) explainSight(u, mover, sight);
}

void Referee::hiddenBy(const Hiders& hiders) {
  constexpr auto code = SightReason::hiddenByFormations;
  if (hiders.formed != noUnit) refuse("IO-VIS-10", wordOf(code), hiders.formed);
  if (hiders.openOrder != noUnit) refuse("IO-VIS-11", wordOf(code), hiders.openOrder);
}

// The cover of the target: the row of formations, of Open Order, or of the ground; under the option sight-arc its
// place.
void Referee::notSeen(const Sight& sight) {
  verdict_.consulted.push_back(sight.ruling.consultation());
  sight.ruling->reasons.forEach([&](SightReason reason, const Because& because) {
    if (reason == SightReason::hiddenByFormations && sight.hider != noUnit)
      hiddenBy(sight.hiders);
    else
      refuse(sight.ground == Ground::buildings ? "IO-VIS-4" : because.rule, wordOf(reason));
  });
  if (sight.ruling->canSee) refuse("IO-VIS-16", "seen-ahead-only");
  if (sight.blocked)
    verdict_.witness.push_back({Mark::Kind::line,
                                {toPoint(sight.blocked->from), toPoint(sight.blocked->to)},
                                wordOf(ShootReason::notVisible)});
  if (sight.hider != noUnit && !sight.ruling->canSee)
    showOutline(position_.stand(sight.hider), wordOf(SightReason::hiddenByFormations));
}

/// By how much the nearest of a target's points lies outside the lines that bound the front quarter; of the points that
/// are seen, where some are.
Figure Referee::outOfFront(const Footprint& base, UnitIndex target, const Hiders& hiders) const {
  const Footprint& other = position_.stand(target);
  double least = 180;
  unsigned bit = 1;
  const auto look = [&](Vec2 point) {
    const bool counts = hiders.seenPoints == 0 || (hiders.seenPoints & bit) != 0;
    bit <<= 1;
    if (!counts) return;
    const Vec2 at = base.local(point);
    const double aside = std::max(0.0, std::abs(at.x) - base.halfFrontage);
    const double angle = bearingHundredths(aside, at.y - base.halfDepth) / 100;
    least = std::min(least, angle - 45);
  };
  for (const Vec2 corner : other.corners()) look(corner);
  look(other.centre);
  return Figure::degrees(fromDegrees(std::max(0.0, least)));
}

// The nearest legal change: the target that it must shoot at.
void Referee::showNearestTarget(const Action& action) {
  position_.forEachEnemy(action.unit, [&](UnitIndex v) {
    if (verdict_.nearest || !position_.mayShoot(action.unit, v)) return;
    verdict_.nearest = action;
    verdict_.nearest->target = v;
  });
}

}  // namespace signifer::initiative
