#include "cb/play/candidates.h"

namespace signifer::cb {
namespace {

/// The least gain of a move.
constexpr Length leastStep = oneInch / 2;
constexpr Angle leastWheel = 5 * oneDegree;

Action of(ActionId id, UnitIndex u = noUnit, UnitIndex target = noUnit) {
  Action action;
  action.kind = static_cast<std::int8_t>(id);
  action.unit = u;
  action.target = target;
  return action;
}

// With every die that it has.
Action chargeOf(UnitIndex u, UnitIndex target) {
  Action action = of(ActionId::declareCharge, u, target);
  action.values = {2, 1};
  return action;
}

}  // namespace

void Candidates::offer(const Action& action) {
  if (Referee(position_, Detail::bare).judge(action).legal()) out_.push_back(action);
}

double Candidates::keptFromEnemies(const MoveTerms& terms) const {
  return terms.doubled ? position_.bowShot() : position_.book().tables.shortOfEnemy;
}

void Candidates::workOut(const Proposal& proposal) {
  const Idea idea = static_cast<Idea>(proposal.what);
  if (idea == Idea::advance) return out_.push_back(of(ActionId::advance));
  if (idea == Idea::endStep) return offer(of(ActionId::endStep));
  if (idea <= Idea::attach) return ofLeader(idea, proposal.value);
  ofUnit(proposal);
}

void Candidates::ofUnit(const Proposal& proposal) {
  const Idea idea = static_cast<Idea>(proposal.what);
  const UnitIndex u = proposal.unit;
  switch (idea) {
    case Idea::testControl:
      return testControl(u, proposal.value);
    case Idea::startRally:
      return mayRally(position_, u) ? offer(of(ActionId::startRally, u)) : void();
    case Idea::shoot:
      if (within(position_.stand(u), position_.stand(proposal.target), reachOf(position_, u)))
        offer(of(ActionId::shoot, u, proposal.target));
      return;
    case Idea::move:
      return position_.inCombat(u) || !hasSomewhereToGo(u, position_.book().tables.shortOfEnemy)
                 ? void()
                 : move(u, proposal.value);
    case Idea::runAhead:
      return move(u, proposal.value);
    case Idea::doubledMove: {
      Action doubled = of(ActionId::move, u);
      doubled.values[1] = 1;
      return position_.inCombat(u) || !hasSomewhereToGo(u, position_.bowShot()) ? void() : offer(doubled);
    }
    case Idea::charge:
      return charge(u, proposal.target);
    case Idea::owedCharge:
      if (const UnitIndex owed = owedTarget(position_, u); owed != noUnit) offer(chargeOf(u, owed));
      return;
    case Idea::stay:
      return out_.push_back(of(ActionId::stay, u));
    case Idea::retireAll:
      return offer(of(ActionId::go, u));
    case Idea::retireShort:
      return retirement(u);
    case Idea::respond:
      return word(ActionId::respond, u, proposal.value);
    case Idea::afterMove:
      return word(ActionId::afterMove, u, proposal.value);
    default:
      if (idea >= Idea::goFar) return path(idea, u);
      if (!position_.inCombat(u)) manoeuvre(idea, u);
  }
}

void Candidates::ofLeader(Idea idea, PersonIndex p) {
  if (idea == Idea::attach) return attach(p);
  Action action = of(idea == Idea::receiveOrders ? ActionId::receiveOrders
                     : idea == Idea::inspire     ? ActionId::inspire
                                                 : ActionId::steady);
  action.person = p;
  offer(action);
}

// To the nearest unit without a leader that he reaches; away from another only to one that fights.
void Candidates::attach(PersonIndex p) {
  const UnitIndex with = battle_.person(p).unit;
  const bool leavesAnother = with != noUnit && !position_.adrift(with);
  UnitIndex best = noUnit;
  double least = position_.lengthOf(position_.book().tables.leaderMove);
  forOwn([&](UnitIndex u) {
    const double way = distanceTo(position_.stand(u), toVec(battle_.person(p).at));
    if (way <= least && position_.leader(u) == noPerson && !position_.special(u) && (!leavesAnother || fightsSoon(u))) {
      least = way;
      best = u;
    }
  });
  if (best == noUnit) return;
  Action action = of(ActionId::attach, best);
  action.person = p;
  offer(action);
}

// Plainly, with the leader's help, or with the test made easier or harder.
void Candidates::testControl(UnitIndex u, int way) {
  Action action = of(ActionId::testControl, u);
  if (way == 1) action.values[0] = 1;
  if (way > 1) action.values[1] = static_cast<std::int16_t>(way - 1);
  offer(action);
}

// Ahead, or to another side of him who is nearest: nobody throws dice for a move that he then cannot make. The way
// ahead, which is dear, is asked last.
bool Candidates::hasSomewhereToGo(UnitIndex u, double keptFromEnemies) const {
  constexpr double longMove = 6;
  const Unit& unit = position_.unit(u);
  if (position_.unformed(u) && !position_.special(u)) return true;
  if (const UnitIndex enemy = position_.nearestEnemy(u); enemy != noUnit) {
    const auto wheel = wheelTowards(unit.pose, unit.base, toPoint(position_.stand(enemy).centre));
    if (!wheel || wheel->angle >= leastWheel) return true;
  }
  return aheadFrom(position_, u, unit.pose, position_.lengthOf(longMove), keptFromEnemies) >= leastStep;
}

void Candidates::move(UnitIndex u, int dice) {
  Action action = of(ActionId::move, u);
  action.values[0] = static_cast<std::int16_t>(dice);
  offer(action);
}

void Candidates::manoeuvre(Idea idea, UnitIndex u) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return;
  const Footprint& own = position_.stand(u);
  Action action = of(ActionId::manoeuvre, u);
  const auto make = [&](bool sensible, Manoeuvre which, Formation formation) {
    action.values = {static_cast<std::int16_t>(which), static_cast<std::int16_t>(formation)};
    if (sensible) offer(action);
  };
  switch (idea) {
    case Idea::formUp:
      return make(true, Manoeuvre::formUp, Formation::line);
    case Idea::formLine:
      return make(position_.within(u, enemy, 2 * position_.bowShot()), Manoeuvre::changeFormation, Formation::line);
    case Idea::aboutFace:
      return make(own.place(position_.stand(enemy).centre).ahead < -2 * own.halfDepth, Manoeuvre::aboutFace,
                  Formation::line);
    case Idea::crossObstacle:
      return make(beyondMajorObstacle(position_, own).has_value(), Manoeuvre::crossMajorObstacle, Formation::line);
    default:
      action.path = {{LegKind::back, wholeLength(position_.jt())}};
      // Units that mean to come to blows gain no ground by giving it.
      return make(position_.within(u, enemy, 3) &&
                      (isLight(position_.troop(u)) || position_.shaken(u) || position_.weapon(u) != Weapon::none),
                  Manoeuvre::stepBack, Formation::line);
  }
}

// From behind its flank at best; then the whole judgement. What is known to be refused is not judged again.
void Candidates::charge(UnitIndex u, UnitIndex target) {
  if (position_.declarations().closed(u, target)) return;
  if (!runsAway(position_, u) && declaredBefore(position_, u) != noUnit) return;
  const ChargeStart behind{position_.stand(target).rearCentre(), ChargeMode::deliberate};
  const ChargeEligibilityIn in = chargeFacts(position_, u, target, 0, Face::left, behind);
  if (ask(*position_.rulings().chargeEligibility, in)->allowed) offer(chargeOf(u, target));
}

void Candidates::offerPath(UnitIndex u, const Path& path) {
  Action action = of(ActionId::go, u);
  action.path = path;
  if (!path.empty()) offer(action);
}

void Candidates::path(Idea idea, UnitIndex u) {
  if (idea == Idea::goTowards || idea == Idea::wheelTowards) return pathTowardsEnemy(idea, u);
  if (idea == Idea::goAway) return pathAway(u);
  if (!openAhead_) {
    const MoveTerms terms = termsOf(position_, battle_.tasks.back());
    openAhead_ = aheadFrom(position_, u, position_.unit(u).pose, terms.left, keptFromEnemies(terms));
  }
  if (idea == Idea::goFar && *openAhead_ >= leastStep) offerPath(u, {{LegKind::ahead, *openAhead_}});
  if (idea == Idea::goHalf && *openAhead_ > 2000) offerPath(u, {{LegKind::ahead, *openAhead_ / 2}});
}

// The whole way, or no more than its wheel.
void Candidates::pathTowardsEnemy(Idea idea, UnitIndex u) {
  if (!towards_) {
    const UnitIndex enemy = position_.nearestEnemy(u);
    const MoveTerms terms = termsOf(position_, battle_.tasks.back());
    towards_ = enemy == noUnit ? Path() : pathTowards(position_, u, toPoint(position_.stand(enemy).centre), terms);
  }
  const Path& at = *towards_;
  // Nobody spends half a move on a wheel that cannot be seen, or a throw on one that turns nobody to anybody.
  if (at.empty() || (isWheel(at[0].kind) && at[0].amount < oneDegree)) return;
  const bool goesOn = at.size() > 1 && at[1].amount >= leastStep;
  const bool turns = isWheel(at[0].kind) && at[0].amount >= leastWheel;
  if (idea == Idea::goTowards && at.size() > 1 && (goesOn || turns)) offerPath(u, at);
  if (idea != Idea::wheelTowards || !turns) return;
  if (clippedBy(position_, u, position_.unit(u).pose, at[0]).none()) return offerPath(u, {at[0]});
  // Beside a friend it goes on until he is cleared.
  const MoveTerms terms = termsOf(position_, battle_.tasks.back());
  const WayCost cost = costOf(position_, u, {at[0]}, terms);
  offerPath(u, cost.legal ? Path{at[0]} : nearestLegal(position_, u, {at[0]}, terms, cost));
}

void Candidates::pathAway(UnitIndex u) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return;
  const MoveTerms terms = termsOf(position_, battle_.tasks.back());
  const Pose away = turnedAwayFrom(position_.unit(u).pose, toPoint(position_.stand(enemy).centre));
  const Length back = aheadFrom(position_, u, away, terms.left, keptFromEnemies(terms));
  if (back > 100) offerPath(u, {{LegKind::pivot, away.heading}, {LegKind::ahead, back}});
}

// To where it is first covered (CB-AFT-9).
void Candidates::retirement(UnitIndex u) {
  const RetireWay way = retireWay(position_, battle_.tasks.back());
  if (way.stopFrom) offerPath(u, {{LegKind::ahead, lengthOrMore(*way.stopFrom)}});
}

// A word of the first field, which the referee lets pass or not.
void Candidates::word(ActionId id, UnitIndex u, int word) {
  Action action = of(id, u);
  action.values[0] = static_cast<std::int16_t>(word);
  if (id == ActionId::respond) action.values = {static_cast<std::int16_t>(word), 2, 1};
  offer(action);
}

}  // namespace signifer::cb
