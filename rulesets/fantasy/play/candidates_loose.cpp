// Candidates for units in no formation. Skirmishers turn as they go; characters also join units and leave them
// (FA-CHR-1).
#include <algorithm>

#include "fantasy/play/candidates.h"

namespace signifer::fantasy {

void Candidates::moveLoose(const Proposal& proposal) {
  const UnitIndex u = proposal.unit;
  const double rate = position_.rate(u);
  const Angle off = proposal.value * 90 * oneDegree;
  if (proposal.what == static_cast<std::int16_t>(Idea::looseMove)) return looseMove(u, ActionId::move, off, rate);
  if (proposal.what == static_cast<std::int16_t>(Idea::looseMarch))
    return looseMove(u, ActionId::march, off, rate * position_.tables().movement.characterMarchTimes);
  if (position_.apart(u, proposal.target) > touchingGap) return;
  make(ActionId::join, u, proposal.target);
  keepIfLegal();
}

// To the nearest enemy, or so much to the right of that.
void Candidates::looseMove(UnitIndex u, ActionId id, Angle off, double inches) {
  const Pose& pose = position_.unit(u).pose;
  const Angle at = headingTo(pose.centre, position_.unit(nearestEnemy(u)).pose.centre);
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  const Pose turned = turnedTo(pose, normalised(at + off));
  const Leg wanted{LegKind::ahead, wholeLength(inches * oneInch)};
  const Length open = openLeg(position_, u, turned, wanted, ignoring).amount;
  if (open < leastStep) return;
  make(id, u).path = {{LegKind::pivot, turned.heading}, {LegKind::ahead, open}};
  keepIfLegal();
}

// FA-CHR-1: to where he touches one of the two nearest friends that he may join.
void Candidates::leaves(UnitIndex u) {
  const Vec2 from = position_.body(position_.carrierOf(u)).centre();
  std::array<UnitIndex, 2> nearest{noUnit, noUnit};
  std::array<double, 2> away{1e18, 1e18};
  position_.forEachLive([&](UnitIndex v) {
    if (position_.enemies(u, v) || v == position_.carrierOf(u) || position_.character(v) || position_.fleeing(v) ||
        position_.is(v, UnitStatus::charged) || position_.inCombat(v))
      return;
    const double distance = squaredLength(position_.body(v).centre() - from);
    const std::size_t place = distance < away[0] ? 0 : 1;
    if (distance >= away[place]) return;
    if (place == 0) {
      nearest[1] = nearest[0];
      away[1] = away[0];
    }
    nearest[place] = v;
    away[place] = distance;
  });
  for (const UnitIndex v : nearest)
    if (v != noUnit) leavesFor(u, v);
}

void Candidates::leavesFor(UnitIndex u, UnitIndex friendly) {
  const Pose& pose = position_.unit(u).pose;
  const Vec2 aim = position_.body(friendly).nearestTo(position_.body(u));
  const Pose turned = turnedTo(pose, headingTo(pose.centre, toPoint(aim)));
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  for (const bool marches : {false, true}) {
    const int inches = position_.rate(u) * (marches ? position_.tables().movement.characterMarchTimes : 1);
    const OpenLeg open = openLeg(position_, u, turned, {LegKind::ahead, inches * oneInch}, ignoring);
    if (open.blocker != friendly) continue;
    Action& leave = make(ActionId::leave, u);
    leave.values[0] = marches ? 1 : 0;
    leave.path = {{LegKind::pivot, turned.heading}, {LegKind::ahead, open.amount}};
    const std::size_t before = out_.size();
    keepIfLegal();
    if (out_.size() == before) return;
  }
}

}  // namespace signifer::fantasy
