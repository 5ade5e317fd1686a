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
  KnownWays* known = position_.knownWays();
  if (known == nullptr) return findNearestEnemy(u);
  return known->nearestEnemy.of(position_.moment(), u, [&] { return findNearestEnemy(u); });
}

UnitIndex Candidates::findNearestEnemy(UnitIndex u) const {
  UnitIndex nearest = noUnit;
  double least = 0.0;
  // Bodies lie about the centres of their units.
  const auto centreOf = [&](UnitIndex v) { return toVec(position_.unit(v).pose.centre); };
  const Vec2 from = centreOf(position_.carrierOf(u));
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(u, v) || position_.fleeing(v)) return;
    const double away = squaredLength(centreOf(v) - from);
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
  const StepId step = position_.step();
  if (decision.allows(static_cast<int>(ActionId::formUp))) return formUps(decision.unit);
  if (asksUnitToAct(decision)) {
    const bool charges = step == StepId::declareCharges;
    for (const Proposal& proposal : proposalsOf(decision.unit)) {
      if (charges && proposal.what == static_cast<std::int16_t>(Idea::stay) && !out_.empty() &&
          mustCharge(position_, decision.unit))
        return;
      workOut(proposal);
    }
    return;
  }
  if (step == StepId::declareReactions) return reactions(decision.unit);
  if (step == StepId::fightCombats) return fights(decision.unit);
  if (step == StepId::flightAndPursuit) return sequels(decision.unit);
  if (step == StepId::fleeMoves) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (mustFleeOn(position_, u)) make(ActionId::fleeMove, u);
    return;
  }
  make(ActionId::endStep, noUnit);
}

void Candidates::draw(const Decision& decision, std::size_t most, Stream& lots) {
  const std::size_t first = out_.size();
  const bool charges = position_.step() == StepId::declareCharges;
  // A unit that must charge may stay only if no charge is open to it. That is known once all charges are listed.
  if (!asksUnitToAct(decision) || (charges && mustCharge(position_, decision.unit))) {
    list(decision);
    return keepSome(out_, first, most, lots);
  }
  Proposals proposals = proposalsOf(decision.unit);
  drawSome(proposals, most, out_, lots, [&](const Proposal& proposal) { workOut(proposal); });
}

bool Candidates::asksUnitToAct(const Decision& decision) const {
  const StepId step = position_.step();
  return decision.unit != noUnit && !decision.automatic && !decision.allows(static_cast<int>(ActionId::formUp)) &&
         step != StepId::declareReactions && step != StepId::fightCombats && step != StepId::flightAndPursuit &&
         step != StepId::fleeMoves;
}

Proposals Candidates::proposalsOf(UnitIndex u) const {
  const StepId step = position_.step();
  Proposals out;
  const auto propose = [&](Idea idea, int value = 0) {
    out.push_back({static_cast<std::int16_t>(idea), u, noUnit, static_cast<std::int16_t>(value)});
  };
  if (step == StepId::declareCharges)
    proposeCharges(u, out);
  else if (step == StepId::declareDisengagements)
    propose(Idea::disengage);
  else if (step == StepId::rallyFleeingTroops)
    propose(Idea::rally);
  else if (step == StepId::nominateTargets)
    proposeShots(u, out);
  else
    proposeMoves(u, out);
  propose(Idea::stay);
  if (step >= StepId::ordinaryMoves && step < StepId::nominateTargets && position_.attached(u)) propose(Idea::leave);
  return out;
}

void Candidates::workOut(const Proposal& proposal) {
  const UnitIndex u = proposal.unit;
  switch (static_cast<Idea>(proposal.what)) {
    case Idea::charge:
      return charge(u, proposal.target);
    case Idea::disengage:
      make(ActionId::disengage, u);
      return;
    case Idea::rally:
      make(ActionId::rally, u);
      return;
    case Idea::shoot:
      return shoot(u, proposal.target);
    case Idea::stay:
      make(ActionId::stay, u);
      return;
    case Idea::leave:
      return leaves(u);
    case Idea::looseMove:
    case Idea::looseMarch:
    case Idea::join:
      return moveLoose(proposal);
    default:
      moveFormed(proposal);
  }
}

void Candidates::proposeCharges(UnitIndex u, Proposals& out) const {
  const double reach = chargeReach(position_, u);
  for (const UnitIndex v : position_.whoIsNear(u, reach))
    if (position_.live(v) && position_.enemies(u, v) && position_.nearEach(u, v, reach))
      out.push_back({static_cast<std::int16_t>(Idea::charge), u, v});
}

void Candidates::charge(UnitIndex u, UnitIndex target) {
  if (position_.apart(u, target) > chargeReach(position_, u) ||
      !chargeReaches(position_, u, target, fellowChargers(battle_, u)))
    return;
  make(ActionId::declareCharge, u, target);
  keepIfLegal();
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
  if (open < leastStep) return;
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
void Candidates::towards(UnitIndex u, ActionId id, double inches) {
  const UnitIndex enemy = nearestEnemy(u);
  const Unit& unit = position_.unit(u);
  const auto wheel = wheelTowards(unit.pose, unit.base, position_.unit(enemy).pose.centre);
  if (!wheel || wheel->angle < leastTurn) return;
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  const Leg wanted{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight,
                   std::min(wheel->angle, wheelWithin(unit.base.frontage, toLength(inches * oneInch) - 20))};
  const Ignoring clipping = clippingFriends(position_, u, unit.pose, ignoring);
  const Leg turn{wanted.kind, openLeg(position_, u, unit.pose, wanted, clipping).amount};
  if (turn.amount < leastTurn) return;
  const Pose turned = after(unit.pose, unit.base, turn);
  const double rest = inches - inchesOf(position_, u, turn) - 0.02;
  const Length wish = std::max(0, toLength(rest * oneInch));
  const Length open = wish > 0 ? openLeg(position_, u, turned, {LegKind::ahead, wish}, clipping).amount : 0;
  Path path{turn};
  if (open >= leastStep) path.add({LegKind::ahead, open});
  make(id, u).path = path;
  keepIfLegal();
}

// Out of a march column, or for ranks that count (FA-RES-3): more of them, or a wider front for those beyond the most.
bool Candidates::isWorthDressing(UnitIndex u, int more) const {
  const Ranks now = position_.ranks(u);
  const int wanted = now.ranks() + more;
  if (wanted < 1 || wanted > now.models) return false;
  if (more < 0 && now.marchColumn()) return true;
  if (position_.kind(u) != UnitKind::infantry || now.formation != Formation::closeOrder) return false;
  const Ranks then = now.inRanks(wanted);
  const int most = position_.tables().combat.mostRanks;
  const int wide = position_.options().rankWidth;
  const int before = std::min(most, now.ranksBehind(wide));
  const int after = std::min(most, then.ranksBehind(wide));
  return more > 0 ? after > before : after == most && then.ranks() < now.ranks();
}

void Candidates::proposeMoves(UnitIndex u, Proposals& out) const {
  const UnitIndex enemy = nearestEnemy(u);
  if (position_.rate(u) <= 0 || enemy == noUnit || position_.attached(u)) return;
  const auto propose = [&](Idea idea, int value = 0, UnitIndex target = noUnit) {
    out.push_back({static_cast<std::int16_t>(idea), u, target, static_cast<std::int16_t>(value)});
  };
  if (position_.loose(u)) {
    for (int quarter = 0; quarter < 4; ++quarter) propose(Idea::looseMove, quarter);
    if (!position_.character(u)) return;
    for (int quarter = 0; quarter < 4; ++quarter) propose(Idea::looseMarch, quarter);
    for (const UnitIndex v : position_.whoIsNear(u, touchingGap))
      if (position_.live(v) && !position_.enemies(u, v) && v != u && position_.nearEach(u, v, touchingGap))
        propose(Idea::join, 0, v);
    return;
  }
  if (position_.body(u).outline().place(position_.body(enemy).centre()).ahead < 0.0) {
    propose(Idea::aboutFace);
    propose(Idea::reform);
  }
  for (const int more : {-1, 1})
    if (isWorthDressing(u, more)) propose(Idea::changeFormation, more);
  for (const Idea idea : {Idea::moveFar, Idea::moveHalf, Idea::moveTowards}) propose(idea);
  if (!position_.has(u, UnitProfile::musician)) return;
  propose(Idea::marchFar);
  propose(Idea::marchTowards);
  if (position_.marchColumn(u)) propose(Idea::fastMarch);
}

void Candidates::moveFormed(const Proposal& proposal) {
  const UnitIndex u = proposal.unit;
  const double rate = position_.rate(u);
  const auto& movement = position_.tables().movement;
  switch (const Idea idea = static_cast<Idea>(proposal.what)) {
    case Idea::changeFormation:
      make(ActionId::changeFormation, u).values[0] = proposal.value;
      return keepIfLegal();
    case Idea::moveFar:
      return straight(u, ActionId::move, rate);
    case Idea::moveHalf:
      return straight(u, ActionId::move, rate / 2);
    case Idea::moveTowards:
      return towards(u, ActionId::move, rate);
    case Idea::marchFar:
      return straight(u, ActionId::march, rate * movement.marchTimes);
    case Idea::marchTowards:
      return towards(u, ActionId::march, rate * movement.marchTimes);
    case Idea::fastMarch:
      return straight(u, ActionId::fastMarch, rate * movement.fastMarchTimes);
    default:
      turnBack(idea, u);
  }
}

// Towards an enemy behind it.
void Candidates::turnBack(Idea idea, UnitIndex u) {
  if (idea == Idea::aboutFace) {
    make(ActionId::move, u).path = {{LegKind::aboutFace, 0}};
    return keepIfLegal();
  }
  Action& reform = make(ActionId::reform, u);
  reform.values[0] = static_cast<std::int16_t>(position_.formation(u));
  reform.values[1] = static_cast<std::int16_t>(std::min(position_.status(u, UnitStatus::abreast), position_.models(u)));
  reform.path = {
      {LegKind::pivot, headingTo(position_.unit(u).pose.centre, position_.unit(nearestEnemy(u)).pose.centre)}};
  keepIfLegal();
}

void Candidates::proposeShots(UnitIndex u, Proposals& out) const {
  const double range = position_.tables().weapon(*position_.weapon(u)).range * oneInch;
  for (const UnitIndex v : position_.whoIsNear(u, range))
    if (position_.live(v) && position_.enemies(u, v) && position_.nearEach(u, v, range))
      out.push_back({static_cast<std::int16_t>(Idea::shoot), u, v});
}

void Candidates::shoot(UnitIndex u, UnitIndex target) {
  make(ActionId::shoot, u, target);
  if (!referee_.judge(out_.back()).legal()) return out_.pop_back();
  if (*position_.weapon(u) != Weapon::sling) return;
  make(ActionId::shoot, u, target).values[0] = 1;
  keepIfLegal();
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
    if (r.kind == numberOf(RelationKind::beats) && r.from == u && position_.live(r.to) && fleesNow(position_, r.to)) {
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
