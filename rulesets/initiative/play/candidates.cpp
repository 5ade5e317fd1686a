#include "initiative/play/candidates.h"

#include <algorithm>
#include <limits>

#include "initiative/play/buildings.h"

namespace signifer::initiative {

Action& Candidates::add(ActionId id, UnitIndex u) {
  Action& action = out_.emplace_back();
  action.kind = static_cast<std::int8_t>(id);
  action.unit = u;
  return action;
}

void Candidates::addEach(ActionId id, UnitIndex u, const UnitSet& targets) {
  position_.forEachPresent([&](UnitIndex v) {
    if (in(targets, v)) add(id, u).target = v;
  });
}

void Candidates::list(const Decision& decision) {
  const UnitIndex u = decision.unit;
  const StepId step = position_.step();
  if (!battle_.tasks.empty()) return ofTask(decision, battle_.tasks.back());
  if (decision.allows(static_cast<int>(ActionId::advance))) {
    add(ActionId::advance);
  } else if (proposes(decision)) {
    for (const Proposal& proposal : proposals(decision)) workOut(proposal);
  } else if (step == StepId::freeMoves) {
    generals();
    add(ActionId::endStep);
  } else if (step == StepId::volleys && u != noUnit) {
    targets(u);
    add(ActionId::holdFire, u);
  } else if (step == StepId::generalsJoin) {
    joins(decision.side);
    add(ActionId::endStep);
  } else {
    add(ActionId::endStep);
  }
}

void Candidates::ofTask(const Decision& decision, const Task& task) {
  const UnitIndex u = decision.unit;
  if (decision.allows(static_cast<int>(ActionId::advance))) {
    add(ActionId::advance);
    return;
  }
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::orderThrown:
      add(ActionId::letStand);
      add(ActionId::throwAgain);
      return;
    case TaskKind::reactionShot:
      add(ActionId::shoot, u).target = task.args[1];
      add(ActionId::holdFire, u);
      return;
    case TaskKind::breakChoice:
      add(ActionId::hold, u);
      add(ActionId::retreat, u);
      return;
    case TaskKind::strike:
      return addEach(ActionId::strike, u, position_.foes(u));
    case TaskKind::support:
      return addEach(ActionId::support, u, supportable(position_, u));
    case TaskKind::giveWay:
      return addEach(ActionId::giveWay, u, waysToGive(position_, u, goesBack(task)));
    case TaskKind::chargeResponse:
      for (const ActionId id : {ActionId::receive, ActionId::evade, ActionId::counterCharge})
        if (decision.allows(static_cast<int>(id))) add(id, u);
      return;
    case TaskKind::followUp:
      addEach(ActionId::followUp, u, followTargets(position_, u));
      add(ActionId::stay, u);
      return;
    default:
      break;
  }
  add(ActionId::begin).values[0] = 0;
  add(ActionId::begin).values[0] = 1;
}

void Candidates::draw(const Decision& decision, std::size_t most, Stream& lots) {
  const std::size_t first = out_.size();
  if (!proposes(decision)) {
    list(decision);
    return keepSome(out_, first, most, lots);
  }
  Proposals proposed = proposals(decision);
  drawSome(proposed, most, out_, lots, [&](const Proposal& proposal) { workOut(proposal); });
}

bool Candidates::asksUnitToMove(const Decision& decision) const {
  return decision.unit != noUnit && decision.allows(static_cast<int>(ActionId::move));
}

bool Candidates::proposes(const Decision& decision) const {
  return battle_.tasks.empty() && !decision.allows(static_cast<int>(ActionId::advance)) &&
         (asksUnitToMove(decision) || position_.step() == StepId::unitOrders);
}

Proposals Candidates::proposals(const Decision& decision) {
  return asksUnitToMove(decision) ? proposalsOf(decision.unit) : proposalsOfOrders();
}

Proposals Candidates::proposalsOf(UnitIndex u) {
  Proposals out;
  proposeMoves(u, out);
  if (!mustRetire(position_, u)) out.push_back({static_cast<std::int16_t>(Idea::stay), u});
  return out;
}

void Candidates::proposeMoves(UnitIndex u, Proposals& out) {
  const auto propose = [&](Idea idea) { out.push_back({static_cast<std::int16_t>(idea), u}); };
  const MoveBasis basis = basis_ = basisOf(position_, u);
  if (basis == MoveBasis::retirement) return propose(Idea::retire);
  if (basis == MoveBasis::turnOnly) return propose(Idea::turn);
  double away = std::numeric_limits<double>::max();
  (void)position_.nearestEnemy(u, &away);
  if (basis != MoveBasis::none && formationMatters(u, away)) proposeFormations(u, out);
  if (position_.formation(u) == Formation::buildings) return;
  if (basis != MoveBasis::none) proposeCharges(u, away, out);
  // A train has nothing to seek before the line, only something to get away from.
  if (isBaggage(position_.troop(u))) return propose(Idea::goBack);
  for (const Idea idea : {Idea::goFar, Idea::goHalf, Idea::goBack, Idea::turn, Idea::wheelTowards}) propose(idea);
}

void Candidates::workOut(const Proposal& proposal) {
  const UnitIndex u = proposal.unit;
  switch (static_cast<Idea>(proposal.what)) {
    case Idea::retire:
      for (const Path& path : retirementsOf(position_, u)) add(ActionId::move, u).path = path;
      return;
    case Idea::turn:
      return tryMove(u, turnTo(u).leg);
    case Idea::changeFormation:
      return changeFormation(u, proposal.value);
    case Idea::enterBuildings:
      if (const int piece = position_.emptyBuildingsBy(u); piece >= 0 && crowding(position_, u, piece) == noUnit)
        add(ActionId::changeFormation, u).values[0] = static_cast<std::int16_t>(Formation::buildings);
      return;
    case Idea::charge:
      return charge(u, proposal.target);
    case Idea::goFar:
      return straight(u, LegKind::ahead, position_.moveLength(u));
    case Idea::goHalf:
      return straight(u, LegKind::ahead, position_.moveLength(u) / 2);
    case Idea::goBack:
      return straight(u, LegKind::back, position_.moveLength(u));
    case Idea::wheelTowards:
      return wheelTowards(u);
    case Idea::stay:
      add(ActionId::stay, u);
      return;
    default:
      return workOutOrder(proposal);
  }
}

int Candidates::chargeMoves(UnitIndex u) const {
  return basis_ == MoveBasis::order ? std::min(3, position_.status(u, UnitStatus::movesLeft)) : 1;
}

void Candidates::proposeCharges(UnitIndex u, double away, Proposals& out) const {
  const int left = chargeMoves(u);
  const double reach = chargeReach(position_, u, left);
  if (away > reach) return;
  bool any = false;
  const auto ready = [&] {
    return basisOf(position_, u, true) != MoveBasis::none && readyToCharge(position_, u, chargeBasis(basis_), left);
  };
  position_.forEachEnemyNear(u, reach, [&](UnitIndex v) {
    if (!position_.present(v) || !position_.nearer(u, v, reach)) return;
    // A unit whose middle is so near is itself as near.
    const double apart = squaredLength(toVec(battle_.unit(v).pose.centre) - toVec(battle_.unit(u).pose.centre));
    if (apart > reach * reach && !within(position_.stand(u), position_.stand(v), reach)) return;
    if (!any && !ready()) return;
    any = true;
    out.push_back({static_cast<std::int16_t>(Idea::charge), u, v});
  });
}

void Candidates::charge(UnitIndex u, UnitIndex target) {
  // IO-MOV-8: it sees its target, which is asked before how it would come there.
  if (mustFace(position_, u) == noUnit && !position_.sees(u, target)) return;
  const int left = chargeMoves(u);
  const ChargePlan plan = planCharge(position_, u, target, chargeReach(position_, u, left), {}, Care::hasty);
  if (mayCharge(position_, u, plan, target, chargeBasis(basis_), left)) add(ActionId::charge, u).target = target;
}

void Candidates::tryMove(UnitIndex u, const Path& path) {
  if (!path.empty() && !faultOf(position_, u, path, basis_)) add(ActionId::move, u).path = path;
}

const TurnToEnemy& Candidates::turnTo(UnitIndex u) {
  if (turn_) return *turn_;
  TurnToEnemy& turn = turn_.emplace();
  turn.pose = position_.unit(u).pose;
  turn.enemy = position_.nearestEnemy(u, &turn.away);
  if (turn.enemy == noUnit || position_.faces(position_.stand(u), turn.enemy)) return turn;
  const Angle heading = headingTo(turn.pose.centre, position_.unit(turn.enemy).pose.centre);
  turn.leg.add({LegKind::pivot, heading});
  turn.pose = turnedTo(turn.pose, heading);
  return turn;
}

// Ahead or back; turned to face the nearest enemy first where it does not.
void Candidates::straight(UnitIndex u, LegKind kind, Length way) {
  const TurnToEnemy& turn = turnTo(u);
  if (kind == LegKind::back && turn.away > position_.proximityLimit(u)) return;
  const Leg leg = openLeg(position_, u, turn.pose, {kind, way});
  // A step that changes nothing still draws shots.
  if (leg.amount < oneInch / 2) return;
  Path path = turn.leg;
  path.add(leg);
  tryMove(u, path);
}

void Candidates::wheelTowards(UnitIndex u) {
  const TurnToEnemy& turn = turnTo(u);
  if (turn.enemy == noUnit || !turn.leg.empty()) return;
  const Unit& unit = position_.unit(u);
  const Length most = position_.moveLength(u);
  const auto wheel = signifer::wheelTowards(unit.pose, unit.base, position_.unit(turn.enemy).pose.centre);
  if (!wheel || wheel->angle < oneDegree) return;
  const Leg wanted{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight,
                   std::min(wheel->angle, wheelWithin(unit.base.frontage, most - 10))};
  PastFriends past;
  const Leg part = openLeg(position_, u, unit.pose, wanted, &past);
  if (part.amount < oneDegree) return;
  Path path{part};
  const Length rest = most - lengthOf(unit.base, part) - 2;
  const Leg on = openLeg(position_, u, after(unit.pose, unit.base, part), {LegKind::ahead, std::max(0, rest)}, &past);
  if (on.amount >= 100) path.add(on);
  tryMove(u, path);
}

// Far from the enemy and from buildings nobody gains by another formation than the one he marches in.
bool Candidates::formationMatters(UnitIndex u, double away) const {
  return away <= position_.tables().proximityFormed * 1.0 * oneInch || position_.formation(u) > Formation::openOrder ||
         position_.emptyBuildingsBy(u) >= 0;
}

void Candidates::proposeFormations(UnitIndex u, Proposals& out) const {
  for (std::int16_t wanted = 0; wanted < static_cast<std::int16_t>(Formation::buildings); ++wanted) {
    if (wanted == position_.status(u, UnitStatus::formation)) continue;
    if (((position_.profile(u, UnitProfile::formations) >> wanted) & 1) == 0) continue;
    // A column fights with one die; a wedge is a line that saves better.
    const auto formation = static_cast<Formation>(wanted);
    if (formation == Formation::column) continue;
    if (formation == Formation::line && position_.formation(u) == Formation::wedge) continue;
    out.push_back({static_cast<std::int16_t>(Idea::changeFormation), u, noUnit, wanted});
  }
  if (position_.formation(u) != Formation::buildings && position_.troop(u) == Troop::infantry)
    out.push_back({static_cast<std::int16_t>(Idea::enterBuildings), u});
}

// The unit's own place; out of buildings it may leave by any side.
void Candidates::changeFormation(UnitIndex u, int wanted) {
  const bool inside = position_.formation(u) == Formation::buildings;
  Action action;
  action.kind = static_cast<std::int8_t>(ActionId::changeFormation);
  action.unit = u;
  action.values[0] = static_cast<std::int16_t>(wanted);
  for (int side = 0; side < (inside ? 4 : 1); ++side) {
    action.values[1] = static_cast<std::int16_t>(side);
    const Station place = standingIn(position_, action);
    if (standsOn(position_, u, place.pose, place.base) == noUnit) out_.push_back(action);
  }
}

// The unit of his division, or of the army, from which the others are nearest: orders carry as far as he is near.
UnitIndex Candidates::middleOfCommand(const Person& person) const {
  UnitList command;
  boost::container::small_vector<Vec2, 64> places;
  position_.forEachPresent([&](UnitIndex u) {
    const Unit& unit = position_.unit(u);
    if (unit.side != person.side || isBaggage(position_.troop(u))) return;
    const int division = person.status[PersonStatus::division];
    if (division != 0 && unit.status[UnitStatus::division] != division) return;
    command.push_back(u);
    places.push_back(toVec(unit.pose.centre));
  });
  UnitIndex middle = noUnit;
  double least = std::numeric_limits<double>::max();
  for (std::size_t i = 0; i < places.size(); ++i) {
    double farthest = 0;
    for (std::size_t j = 0; j < places.size() && farthest < least; ++j)
      farthest = std::max(farthest, squaredLength(places[i] - places[j]));
    if (farthest >= least) continue;
    middle = command[i];
    least = farthest;
  }
  return middle;
}

// Behind the middle of his command, as far as he gets.
void Candidates::generals() {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.side != battle_.active || person.unit != noUnit) continue;
    if (person.status[PersonStatus::moved] != 0) continue;
    const UnitIndex middle = middleOfCommand(person);
    if (middle == noUnit) continue;
    const Footprint& base = position_.stand(middle);
    const Vec2 goal = base.rearCentre() - base.forward * (1.0 * oneInch);
    const Vec2 at = toVec(person.at);
    const double way = std::min(distance(at, goal), position_.book().generalMove - 10.0);
    if (way < oneInch) continue;
    const Point to = toPoint(at + unit(goal - at) * way);
    bool free = position_.table().contains(toVec(to), 0.0) && to != person.at;
    position_.forEachEnemyNear(middle, toVec(to), 0.0,
                               [&](UnitIndex u) { free = free && !contains(position_.stand(u), toVec(to)); });
    if (!free) continue;
    Action& action = add(ActionId::moveGeneral);
    action.person = p;
    action.point = to;
    return;
  }
}

// A General lends his dice and risks his life: for nothing where he has none to lend, and twice where another does.
void Candidates::joins(SideIndex side) {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    if (battle_.person(p).side != side || position_.fightingDiceOf(p) == 0) continue;
    position_.forEachPresent([&](UnitIndex u) {
      if (position_.unit(u).side == side && position_.engaged(u) && position_.fightingDice(u) == 0 &&
          mayJoinNow(position_, p, u))
        add(ActionId::join, u).person = p;
    });
  }
}

void Candidates::targets(UnitIndex u) {
  for (const UnitIndex v : position_.targetsOf(u)) add(ActionId::shoot, u).target = v;
}

}  // namespace signifer::initiative
