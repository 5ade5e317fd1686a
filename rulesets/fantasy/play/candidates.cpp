#include "fantasy/play/candidates.h"

#include <algorithm>

#include "fantasy/play/missiles.h"

namespace signifer::fantasy {

Action& Candidates::make(ActionId id, UnitIndex u, UnitIndex target) {
  Action action;
  action.kind = static_cast<std::int8_t>(id);
  action.unit = u;
  action.target = target;
  out_.push_back(action);
  return out_.back();
}

void Candidates::keepIfLegal() {
  if (!referee_.judge(out_.back()).legal()) out_.pop_back();
}

UnitIndex Candidates::nearestEnemy(UnitIndex u) const {
  UnitIndex nearest = noUnit;
  double least = 0.0;
  const Vec2 from = position_.body(position_.carrierOf(u)).centre();
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(u, v) || position_.fleeing(v)) return;
    const double away = squaredLength(position_.body(v).centre() - from);
    if (nearest != noUnit && away >= least) return;
    nearest = v;
    least = away;
  });
  return nearest;
}

void Candidates::list(const Decision& decision) {
  if (decision.automatic) {
    (void)make(ActionId::advance, noUnit);
    return;
  }
  const Steps& steps = position_.rules().steps;
  if (decision.allows(static_cast<int>(ActionId::formUp))) return formUps(decision.unit);
  if (decision.step == steps.declareReactions) return reactions(decision.unit);
  if (decision.step == steps.fightCombats) return fights(decision.unit);
  if (decision.step == steps.flightAndPursuit) return sequels(decision.unit);
  if (decision.step == steps.fleeMoves) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (mustFleeOn(position_, u)) make(ActionId::fleeMove, u);
    return;
  }
  if (decision.unit == noUnit) {
    make(ActionId::endStep, noUnit);
    return;
  }
  ofUnit(decision.unit, decision.step);
}

void Candidates::ofUnit(UnitIndex u, StepIndex step) {
  const Steps& steps = position_.rules().steps;
  if (step == steps.declareCharges) {
    charges(u);
    if (!out_.empty() && mustCharge(position_, u)) return;
  } else if (step == steps.declareDisengagements) {
    make(ActionId::disengage, u);
  } else if (step == steps.rally) {
    make(ActionId::rally, u);
  } else if (step == steps.nominateTargets) {
    shots(u);
  } else {
    moves(u);
  }
  make(ActionId::stay, u);
  if (step >= steps.ordinaryMoves && step < steps.nominateTargets && position_.attached(u)) leaves(u);
}

void Candidates::charges(UnitIndex u) {
  const double reach = chargeReach(position_, u);
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(u, v) || !position_.nearEach(u, v, reach) || position_.apart(u, v) > reach) return;
    if (!planCharge(position_, u, v).reaches) return;
    make(ActionId::declareCharge, u, v);
    keepIfLegal();
  });
}

void Candidates::reactions(UnitIndex u) {
  const UnitSet chargers = chargersOf(battle_, u);
  const WordSet<Reaction> all = reactionsOf(position_, u);
  if (all.has(Reaction::hold)) make(ActionId::hold, u);
  if (all.has(Reaction::flee)) make(ActionId::flee, u);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!in(chargers, v)) continue;
    const WordSet<Reaction> open = reactionsTo(position_, u, v);
    if (open.has(Reaction::standAndShoot)) make(ActionId::standAndShoot, u, v);
    if (open.has(Reaction::fireAndFlee)) make(ActionId::fireAndFlee, u, v);
    if (open.has(Reaction::counterCharge)) make(ActionId::counterCharge, u, v);
  }
}

void Candidates::straight(UnitIndex u, ActionId id, double inches) {
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  const Length wanted = wholeLength(inches * oneInch);
  const Pose& pose = position_.unit(u).pose;
  const Length open = openLeg(position_, u, pose, {LegKind::ahead, wanted}, ignoring).amount;
  if (open < oneInch / 2) return;
  make(id, u).path = {{LegKind::ahead, open}};
  const Verdict verdict = referee_.judge(out_.back());
  if (verdict.legal()) return;
  if (verdict.nearest && !verdict.nearest->path.empty() && id == ActionId::move) {
    out_.back() = *verdict.nearest;
    return keepIfLegal();
  }
  out_.pop_back();
}

// One wheel towards the enemy and on.
void Candidates::towards(UnitIndex u, ActionId id, UnitIndex enemy, double inches) {
  const Unit& unit = position_.unit(u);
  const auto wheel = wheelTowards(unit.pose, unit.base, position_.unit(enemy).pose.centre);
  if (!wheel || wheel->angle < 5 * oneDegree) return;
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  const Leg wanted{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight,
                   std::min(wheel->angle, wheelWithin(unit.base.frontage, toLength(inches * oneInch) - 20))};
  const Leg turn{wanted.kind, openLeg(position_, u, unit.pose, wanted, ignoring).amount};
  if (turn.amount < oneDegree) return;
  const Pose turned = after(unit.pose, unit.base, turn);
  const double rest = inches - inchesOf(position_, u, turn) - 0.02;
  const Length wish = std::max(0, toLength(rest * oneInch));
  const Length open = wish > 0 ? openLeg(position_, u, turned, {LegKind::ahead, wish}, ignoring).amount : 0;
  signifer::Path path{turn};
  if (open > 0) path.add({LegKind::ahead, open});
  make(id, u).path = path;
  keepIfLegal();
}

void Candidates::looseMoves(UnitIndex u, ActionId id, UnitIndex enemy, double inches) {
  const Pose& pose = position_.unit(u).pose;
  const Angle at = headingTo(pose.centre, position_.unit(enemy).pose.centre);
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  for (const Angle off : {Angle{0}, 90 * oneDegree, 180 * oneDegree, 270 * oneDegree}) {
    const Pose turned = turnedTo(pose, normalised(at + off));
    const Leg wanted{LegKind::ahead, wholeLength(inches * oneInch)};
    const Length open = openLeg(position_, u, turned, wanted, ignoring).amount;
    if (open < oneInch / 2) continue;
    make(id, u).path = {{LegKind::pivot, turned.heading}, {LegKind::ahead, open}};
    keepIfLegal();
  }
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

void Candidates::moves(UnitIndex u) {
  const double rate = position_.rate(u);
  const UnitIndex enemy = nearestEnemy(u);
  if (rate <= 0 || enemy == noUnit || position_.attached(u)) return;
  if (position_.loose(u)) {
    looseMoves(u, ActionId::move, enemy, rate);
    if (!position_.character(u)) return;
    looseMoves(u, ActionId::march, enemy, rate * position_.tables().movement.characterMarchTimes);
    position_.forEachLive([&](UnitIndex v) {
      if (position_.enemies(u, v) || v == u || position_.apart(u, v) > touchingGap) return;
      make(ActionId::join, u, v);
      keepIfLegal();
    });
    return;
  }
  const Footprint& own = position_.body(u).outline();
  if (own.place(position_.body(enemy).centre()).ahead < 0.0) {
    make(ActionId::move, u).path = {{LegKind::aboutFace, 0}};
    keepIfLegal();
    Action& reform = make(ActionId::reform, u);
    reform.values[0] = static_cast<std::int16_t>(position_.formation(u));
    reform.values[1] =
        static_cast<std::int16_t>(std::min(position_.status(u, UnitStatus::abreast), position_.models(u)));
    reform.path = {{LegKind::pivot, headingTo(position_.unit(u).pose.centre, position_.unit(enemy).pose.centre)}};
    keepIfLegal();
  }
  for (const int ranks : {-1, 1}) {
    make(ActionId::changeFormation, u).values[0] = static_cast<std::int16_t>(ranks);
    keepIfLegal();
  }
  straight(u, ActionId::move, rate);
  straight(u, ActionId::move, rate / 2);
  towards(u, ActionId::move, enemy, rate);
  if (!position_.has(u, Profile::musician)) return;
  straight(u, ActionId::march, rate * position_.tables().movement.marchTimes);
  towards(u, ActionId::march, enemy, rate * position_.tables().movement.marchTimes);
  if (position_.marchColumn(u)) straight(u, ActionId::fastMarch, rate * position_.tables().movement.fastMarchTimes);
}

void Candidates::shots(UnitIndex u) {
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(u, v)) return;
    const double range = position_.tables().weapon(*position_.weapon(u)).range;
    if (!position_.nearEach(u, v, range * oneInch)) return;
    make(ActionId::shoot, u, v);
    if (!referee_.judge(out_.back()).legal()) return out_.pop_back();
    if (*position_.weapon(u) != Weapon::sling) return;
    make(ActionId::shoot, u, v).values[0] = 1;
    keepIfLegal();
  });
}

// One of each combat, and whom a unit strikes that may choose (FA-CC-15).
void Candidates::fights(UnitIndex chooser) {
  UnitSet seen;
  if (chooser != noUnit) {
    const UnitSet foes = strikeChoices(position_, chooser);
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(foes, v)) make(ActionId::strikeAt, chooser, v);
  }
  position_.forEachLive([&](UnitIndex u) {
    if (position_.unit(u).side != battle_.active || in(seen, u) || position_.is(u, UnitStatus::fought) ||
        !position_.inCombat(u))
      return;
    seen |= position_.combatOf(u);
    make(ActionId::fight, u);
  });
}

void Candidates::sequels(UnitIndex u) {
  for (const Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::beats) && r.from == u && position_.live(r.to) && position_.fleeing(r.to)) {
      make(ActionId::pursue, u, r.to);
      keepIfLegal();
    }
  make(ActionId::followUp, u);
  keepIfLegal();
  make(ActionId::standFast, u);
  keepIfLegal();
}

void Candidates::formUps(UnitIndex u) {
  Action& as = make(ActionId::formUp, u);
  as.values[0] = static_cast<std::int16_t>(position_.formation(u));
  as.values[1] = static_cast<std::int16_t>(std::min(position_.status(u, UnitStatus::abreast), position_.models(u)));
}

}  // namespace signifer::fantasy
