#include "hannibal/play/candidates.h"

#include <algorithm>
#include <cmath>

#include "hannibal/play/army.h"
#include "hannibal/play/choices.h"
#include "hannibal/play/decision.h"
#include "hannibal/play/leaders.h"
#include "hannibal/play/paths.h"
#include "hannibal/play/play.h"
#include "hannibal/play/referee.h"
#include "hannibal/play/shot.h"
#include "hannibal/play/targets.h"

namespace signifer::hannibal {

namespace {

/// After a turn less is not worth going.
constexpr Length leastStep = oneInch / 2;

}  // namespace

Action& Candidates::add(ActionId id, UnitIndex u) {
  Action& action = out_.emplace_back();
  action.kind = static_cast<std::int8_t>(id);
  action.unit = u;
  return action;
}

void Candidates::eachTarget(ActionId id, UnitIndex u, const UnitSet& targets) {
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (in(targets, v)) add(id, u).target = v;
}

void Candidates::list(const Decision& decision) {
  const UnitIndex u = decision.unit;
  if (asksUnitToAct(decision)) {
    for (const Proposal& proposal : proposalsOf(u)) workOut(proposal);
  } else if (decision.allows(static_cast<int>(ActionId::advance))) {
    add(ActionId::advance);
  } else if (decision.allows(static_cast<int>(ActionId::march))) {
    add(ActionId::endStep);
    if (decision.allows(static_cast<int>(ActionId::attachLeader))) leaders();
  } else if (decision.allows(static_cast<int>(ActionId::attachLeader))) {
    add(ActionId::endStep);
    leaders();
  } else if (decision.allows(static_cast<int>(ActionId::countercharge))) {
    Action countercharge;
    countercharge.kind = static_cast<std::int8_t>(ActionId::countercharge);
    countercharge.unit = u;
    addIfLegal(countercharge);
    add(ActionId::stand, u);
  } else if (decision.allows(static_cast<int>(ActionId::throwPila))) {
    eachTarget(ActionId::throwPila, u, pilaTargets(position_, u));
    add(ActionId::holdPila, u);
  } else if (decision.allows(static_cast<int>(ActionId::strike))) {
    eachTarget(ActionId::strike, u, strikeTargets(position_, u));
  } else if (decision.allows(static_cast<int>(ActionId::routFirst))) {
    const UnitSet due = routsToChoose(battle_);
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(due, v)) add(ActionId::routFirst, v);
  } else if (decision.allows(static_cast<int>(ActionId::fightOn))) {
    roundChoices(u);
  } else if (decision.allows(static_cast<int>(ActionId::retreatMove))) {
    retreats(u, static_cast<UnitIndex>(battle_.tasks.back().args[1]));
  } else if (decision.allows(static_cast<int>(ActionId::escape))) {
    const PersonIndex p = battle_.tasks.back().args[0];
    const UnitSet open = refuges(position_, p);
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(open, v)) add(ActionId::escape, v).person = p;
  } else if (decision.allows(static_cast<int>(ActionId::intervene))) {
    add(ActionId::intervene, u);
    add(ActionId::standAside, u);
  } else if (decision.allows(static_cast<int>(ActionId::face))) {
    add(ActionId::face, u);
    add(ActionId::face, u).path = {{LegKind::aboutFace, 0}};
  }
}

void Candidates::draw(const Decision& decision, std::size_t most, Stream& lots) {
  const std::size_t first = out_.size();
  if (!asksUnitToAct(decision)) {
    list(decision);
    return keepSome(out_, first, most, lots);
  }
  Proposals proposals = proposalsOf(decision.unit);
  drawSome(proposals, most, out_, lots, [&](const Proposal& proposal) { workOut(proposal); });
}

bool Candidates::asksUnitToAct(const Decision& decision) {
  return decision.unit != noUnit && decision.allows(static_cast<int>(ActionId::march)) &&
         !decision.allows(static_cast<int>(ActionId::advance));
}

Proposals Candidates::proposalsOf(UnitIndex u) const {
  Proposals out;
  const auto propose = [&](Idea idea) { out.push_back({static_cast<std::int16_t>(idea), u}); };
  if (!position_.inContact(u)) {
    const bool marched = position_.is(u, UnitStatus::movedThisTurn);
    if (!marched) proposeCharges(u, out);
    proposeShots(u, out);
    if (!marched && marchLeft(u) > 0)
      for (const Idea idea : {Idea::marchFar, Idea::marchHalf, Idea::marchTowards, Idea::lineWheel}) propose(idea);
  }
  propose(Idea::stay);
  return out;
}

void Candidates::workOut(const Proposal& proposal) {
  const UnitIndex u = proposal.unit;
  switch (static_cast<Idea>(proposal.what)) {
    case Idea::charge:
      if (mayCharge(u)) chargeThrough(u, proposal.target, chargeReach(u));
      return;
    case Idea::shoot:
      if (mayDo(u, Finish::shoot, 0, false) && (*aimedShot(position_, u, proposal.target).ruling)->allowed)
        add(ActionId::shoot, u).target = proposal.target;
      return;
    case Idea::marchFar:
      return marchAhead(u, openAhead(u));
    case Idea::marchHalf:
      return marchAhead(u, openAhead(u) > oneInch ? openAhead(u) / 2 : 0);
    case Idea::marchTowards:
      return marchTowards(u);
    case Idea::lineWheel:
      return lineWheel(u);
    case Idea::stay:
      add(ActionId::stay, u);
      return;
  }
}

bool Candidates::mayDo(UnitIndex u, Finish finish, int wheels, bool marches) const {
  return ask(*position_.rulings().manoeuvre, manoeuvreFacts(position_, u, finish, wheels, marches))->allowed;
}

bool Candidates::mayCharge(UnitIndex u) {
  if (!mayCharge_)
    mayCharge_ = mayDo(u, Finish::charge, 0, false) &&
                 ask(*position_.rulings().chargePermitted, chargerFacts(position_, u))->allowed;
  return *mayCharge_;
}

double Candidates::chargeReach(UnitIndex u) const {
  return longestCharge(position_.moveClass(u), position_.tables()) * oneInch -
         position_.status(u, UnitStatus::spentInches);
}

// The nearest few in the arc: to measure a line is dear, and those farther off come nearer another turn.
void Candidates::proposeCharges(UnitIndex u, Proposals& out) const {
  const double reach = chargeReach(u);
  const Footprint& own = position_.stand(u);
  constexpr std::size_t most = 3;
  boost::container::static_vector<std::pair<double, UnitIndex>, mostUnits> near;
  position_.forEachEnemyNear(u, reach, [&](UnitIndex v) {
    if (!position_.unit(v).present) return;
    const Footprint& other = position_.stand(v);
    // A unit behind the line of the charger's front is in no arc.
    const bool behind = own.place(other.centre).ahead + other.radius < -oneInch / 100.0;
    if (!behind && nearEach(own, other, reach)) near.emplace_back(squaredLength(other.centre - own.centre), v);
  });
  // Not sorted whole: the nearest are mostly in the arc. Of equals the first.
  const auto nearer = [](const auto& a, const auto& b) {
    return a.first < b.first || (a.first == b.first && a.second < b.second);
  };
  for (std::size_t count = 0; count < most && !near.empty();) {
    const auto nearest = std::ranges::min_element(near, nearer);
    const UnitIndex v = nearest->second;
    *nearest = near.back();
    near.pop_back();
    if (!position_.inForwardArc(u, v)) continue;
    out.push_back({static_cast<std::int16_t>(Idea::charge), u, v});
    ++count;
  }
}

// A charge on this target, with the skirmishers in its way declared intervening: two at most (HG-SKI-3).
void Candidates::chargeThrough(UnitIndex u, UnitIndex target, double reach) {
  constexpr int most = 2;
  UnitSet through = throughOf(position_, u, target, UnitSet());
  UnitSet intervening;
  for (int declared = 0; declared <= most; ++declared) {
    const auto plan = planChargeWithin(position_, u, target, through, reach);
    if (!plan) return;
    if (plan->clear()) {
      Action& action = add(ActionId::declareCharge, u);
      action.target = target;
      action.units = intervening;
      return;
    }
    const UnitIndex way = plan->blocker;
    if (position_.options().interveningDeclaredBy == InterveningDeclaredBy::owner) return;
    if (way == noUnit || plan->toEdge < plan->toBlocker || !position_.enemies(u, way) || !position_.skirmisher(way))
      return;
    through.set(static_cast<std::size_t>(way));
    intervening.set(static_cast<std::size_t>(way));
  }
}

void Candidates::proposeShots(UnitIndex u, Proposals& out) const {
  const auto weapon = position_.weapon(u);
  if (!weapon || *weapon == Weapon::pilum || position_.is(u, UnitStatus::shotThisTurn)) return;
  const double range = position_.tables().range(*weapon) * oneInch;
  position_.forEachEnemyNear(u, range, [&](UnitIndex v) {
    if (position_.unit(v).present && nearEach(position_.stand(u), position_.stand(v), range))
      out.push_back({static_cast<std::int16_t>(Idea::shoot), u, v});
  });
}

void Candidates::addMarch(UnitIndex u, const Path& path) {
  const WaySum sum = sumOf(position_, u, path);
  if (!mayDo(u, Finish::none, sum.wheels, sum.marches)) return;
  const Walk way = walk(position_.unit(u).pose, position_.unit(u).base, path);
  if (overlappedAtEnd(position_, u, way.end()) == noUnit && touchedAtEnd(position_, u, way.end()) == noUnit)
    add(ActionId::march, u).path = path;
}

Length Candidates::marchLeft(UnitIndex u) const {
  return position_.movement(u).march * oneInch - position_.status(u, UnitStatus::spentInches);
}

Length Candidates::openAhead(UnitIndex u) {
  if (!openAhead_) {
    // Nobody goes less than an inch.
    const OpenLeg open = openLeg(position_, u, position_.unit(u).pose, {LegKind::ahead, marchLeft(u)}, oneInch);
    openAhead_ = open.amount;
    stoppedBy_ = open.blocker;
  }
  return *openAhead_;
}

void Candidates::marchAhead(UnitIndex u, Length way) {
  // A unit without room waits for the friends in front of it to go, rather than spend its turn on a step.
  if (way < oneInch) return;
  // A unit that may charge the enemy in front of it would leave that enemy the charge by halting on the way.
  if (stoppedBy_ != noUnit && position_.enemies(u, stoppedBy_) && mayCharge(u)) return;
  addMarch(u, {{LegKind::ahead, way}});
}

// One wheel towards the nearest enemy and on; or about, if he is behind.
void Candidates::marchTowards(UnitIndex u) {
  const UnitIndex enemy = position_.nearestFoe(u).unit;
  if (enemy == noUnit) return;
  const Length left = marchLeft(u);
  const Unit& unit = position_.unit(u);
  const Footprint& own = position_.stand(u);
  // After an about-face the unit would only pass by an enemy that is more beside than behind it.
  const Place at = own.place(position_.stand(enemy).centre);
  if (at.ahead < -own.halfDepth && at.ahead < -std::abs(at.aside)) {
    const Length cost = costOf(position_, u, {LegKind::aboutFace, 0});
    if (cost > left) return;
    const std::int32_t open =
        openLeg(position_, u, facedAbout(unit.pose), {LegKind::ahead, left - cost}, leastStep).amount;
    Path path{{LegKind::aboutFace, 0}};
    if (open >= leastStep) path.add({LegKind::ahead, open});
    return addMarch(u, path);
  }
  if (!mayDo(u, Finish::none, 1, false)) return;
  const auto wheel = wheelTowards(unit.pose, unit.base, position_.unit(enemy).pose.centre);
  if (!wheel || wheel->angle < oneDegree) return;
  const Leg wanted{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight,
                   std::min(wheel->angle, wheelWithin(unit.base.frontage, left - 10))};
  const Leg turn{wanted.kind, openLeg(position_, u, unit.pose, wanted, oneDegree).amount};
  if (turn.amount < oneDegree) return;
  const Pose wheeledPose = after(unit.pose, unit.base, turn);
  const Length rest = left - costOf(position_, u, turn) - 1;
  const OpenLeg on =
      rest > 0 ? openLeg(position_, u, wheeledPose, {LegKind::ahead, rest}, 1, clockwiseOf(turn)) : OpenLeg();
  const bool meetsEnemy = on.blocker != noUnit && position_.enemies(u, on.blocker) && mayCharge(u);
  if (meetsEnemy && position_.inForwardArc(u, on.blocker)) return;
  std::int32_t open = meetsEnemy || on.amount < leastStep ? 0 : on.amount;
  // A friend whom the wheel clips must be cleared (D75).
  if (const auto unclear = unclearAfter(position_, u, unit.pose, turn, open)) {
    if (unclear->needed > on.amount || unclearAfter(position_, u, unit.pose, turn, unclear->needed)) return;
    open = unclear->needed;
  }
  // Nobody shuffles his feet where he stands.
  if (turn.amount < 5 * oneDegree && open < oneInch) return;
  Path path{turn};
  if (open > 0) path.add({LegKind::ahead, open});
  addMarch(u, path);
}

// The line's first unit turns all of it towards the enemy, by no more than half its move.
void Candidates::lineWheel(UnitIndex u) {
  if (!position_.wasInLine(u) || position_.status(u, UnitStatus::wheelsUsed) > 0) return;
  const UnitSet line = position_.lineAtTurnStart(u);
  for (UnitIndex v = 0; v < u; ++v)
    if (in(line, v)) return;
  const UnitIndex enemy = position_.nearestFoe(u).unit;
  if (enemy == noUnit) return;
  const auto wheel = wheelTowards(position_.unit(u).pose, position_.unit(u).base, position_.unit(enemy).pose.centre);
  if (!wheel || wheel->angle < 10 * oneDegree) return;
  const Length width = position_.unit(u).base.frontage * static_cast<Length>(line.count());
  const Angle most = wheelWithin(width, position_.movement(u).march * oneInch / 2);
  Action action;
  action.kind = static_cast<std::int8_t>(ActionId::lineWheel);
  action.unit = u;
  action.path = {{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, std::min(wheel->angle, most)}};
  if (action.path[0].amount > 0 && Referee(position_, Detail::bare).judge(action).legal()) out_.push_back(action);
}

void Candidates::addIfLegal(const Action& action) {
  if (Referee(position_, Detail::bare).judge(action).legal()) out_.push_back(action);
}

void Candidates::roundChoices(UnitIndex u) {
  // A unit that a person or a file took out of contact has nothing to choose: the step passes over it.
  if (!position_.inContact(u)) return void(add(ActionId::endStep));
  const Choices choices = choicesOf(position_, u);
  add(ActionId::fightOn, u);
  if (choices->options.has(RoundOption::disengage)) add(ActionId::disengage, u);
  if (choices->options.has(RoundOption::retreat) && staysOnTable(u, threatTo(position_, u))) add(ActionId::retreat, u);
}

// A unit that leaves the table is lost as surely as one that is killed, but kills nobody first.
bool Candidates::staysOnTable(UnitIndex u, UnitIndex threat) const {
  const KnownRetreat& way = retreatOf(position_, u, threat, false);
  return way.open && !way.plan.offTable;
}

void Candidates::retreats(UnitIndex u, UnitIndex threat) {
  const bool stays = staysOnTable(u, threat);
  for (const bool full : {false, true}) {
    const KnownRetreat& way = retreatOf(position_, u, threat, full);
    if (way.open && (!stays || !way.plan.offTable)) add(ActionId::retreatMove, u).path = way.path;
  }
  // The position may have changed since the check was passed: the way is then found when the retreat is carried out.
  if (out_.empty()) add(ActionId::retreatMove, u);
}

}  // namespace signifer::hannibal
