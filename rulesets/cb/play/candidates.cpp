#include "cb/play/candidates.h"

#include <algorithm>

#include "cb/play/referee.h"
#include "rules/proposals.h"

namespace signifer::cb {
namespace {

/// What a move gains at least.
constexpr Length leastStep = oneInch / 2;
constexpr Angle leastWheel = 5 * oneDegree;

class Lister {
 public:
  Lister(const Position& position, ActionList& out, bool any)
      : position_(position), battle_(position.battle()), out_(out), any_(any), start_(out.size()) {}

  void list(const Decision& decision) {
    Proposals all = proposals(decision);
    if (any_) beginWithLatest(all);
    for (const Proposal& proposal : all) {
      workOut(proposal);
      if (!enough()) continue;
      position_.noteListed(proposal.unit);
      return;
    }
  }
  void draw(const Decision& decision, std::size_t most, Stream& lots) {
    Proposals all = proposals(decision);
    drawSome(all, most, out_, lots, [&](const Proposal& proposal) { workOut(proposal); });
  }

 private:
  /// What might be done, in the order in which it is listed.
  enum class Idea : std::int16_t {
    receiveOrders,
    inspire,
    steady,
    attach,
    testControl,
    startRally,
    shoot,
    formUp,
    formLine,
    aboutFace,
    crossObstacle,
    stepBack,
    move,
    doubledMove,
    runAhead,
    charge,
    owedCharge,
    goFar,
    goHalf,
    goTowards,
    wheelTowards,
    goAway,
    stay,
    retireAll,
    retireShort,
    respond,
    afterMove,
    advance,
    endStep
  };

  [[nodiscard]] bool enough() const { return any_ && out_.size() > start_; }
  /// Whether anybody can do anything is asked again and again: who could do something last comes first, then the others
  /// in their order. The end of the step stays last.
  void beginWithLatest(Proposals& all) const {
    if (all.size() < 2) return;
    const auto ends = all.end() - 1;
    const auto first = std::find_if(
        all.begin(), ends, [&](const Proposal& proposal) { return proposal.unit == position_.latestListed(); });
    if (first != ends) std::rotate(all.begin(), first, ends);
  }
  void offer(const Action& action) {
    if (!enough() && Referee(position_, Detail::bare).judge(action).legal()) out_.push_back(action);
  }
  static Action of(ActionId id, UnitIndex u = noUnit, UnitIndex target = noUnit) {
    Action action;
    action.kind = static_cast<std::int8_t>(id);
    action.unit = u;
    action.target = target;
    return action;
  }
  void propose(Idea idea, UnitIndex u = noUnit, UnitIndex target = noUnit, int value = 0) {
    proposals_.push_back({static_cast<std::int16_t>(idea), u, target, static_cast<std::int16_t>(value)});
  }
  template <class F>
  void forAll(F&& f) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (position_.unit(u).present && position_.unit(u).side == battle_.active) f(u);
  }
  template <class F>
  void forOwn(F&& f) {
    forAll([&](UnitIndex u) {
      if (!position_.adrift(u)) f(u);
    });
  }
  [[nodiscard]] Proposals proposals(const Decision& decision) {
    proposals_.clear();
    if (decision.automatic)
      propose(Idea::advance);
    else if (!battle_.tasks.empty())
      proposeForTask(decision.unit);
    else
      proposeForStep(decision);
    return std::move(proposals_);
  }
  void proposeForTask(UnitIndex u);
  void proposeForStep(const Decision& decision);
  void leaders();
  void control(UnitIndex first);
  void shots();
  void moves();
  void charges();
  void workOut(const Proposal& proposal);
  void ofLeader(Idea idea, PersonIndex p);
  void attach(PersonIndex p);
  [[nodiscard]] bool fightsSoon(UnitIndex u) const;
  [[nodiscard]] bool hasSomewhereToGo(UnitIndex u, double keptFromEnemies) const;
  void ofUnit(const Proposal& proposal);
  void testControl(UnitIndex u, int way);
  void move(UnitIndex u, int dice);
  void manoeuvre(Idea idea, UnitIndex u);
  void charge(UnitIndex u, UnitIndex target);
  void path(Idea idea, UnitIndex u);
  void pathTowardsEnemy(Idea idea, UnitIndex u);
  void pathAway(UnitIndex u);
  void retirement(UnitIndex u);
  void offerPath(UnitIndex u, const Path& path);
  void word(ActionId id, UnitIndex u, int word);
  static Action chargeOf(UnitIndex u, UnitIndex target);
  [[nodiscard]] double keptFromEnemies(const MoveTerms& terms) const {
    return terms.doubled ? position_.bowShot() : position_.book().tables.shortOfEnemy;
  }

  const Position& position_;
  const Battle& battle_;
  ActionList& out_;
  bool any_;
  std::size_t start_;
  Proposals proposals_;
  /// Of the unit that moves, once they are asked.
  std::optional<Length> openAhead_;
  std::optional<Path> towards_;
};

void Lister::leaders() {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.side != battle_.active) continue;
    propose(Idea::receiveOrders, noUnit, noUnit, p);
    const bool inTheThick = person.unit != noUnit && fightsSoon(person.unit);
    if (inTheThick) propose(Idea::inspire, noUnit, noUnit, p);
    if (person.unit != noUnit && position_.status(person.unit, UnitStatus::dps) != 0)
      propose(Idea::steady, noUnit, noUnit, p);
    if (!inTheThick || position_.adrift(person.unit)) propose(Idea::attach, noUnit, noUnit, p);
  }
}

// Whom a charge of its own or of its nearest enemy brings to blows before its leader may act again.
bool Lister::fightsSoon(UnitIndex u) const {
  if (position_.inCombat(u)) return true;
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return false;
  const auto reach = [&](UnitIndex v) { return chargeReach(position_, v, mostDice(position_, v, MoveKind::charge)); };
  return position_.within(u, enemy, std::max(reach(u), reach(enemy)));
}

void Lister::ofLeader(Idea idea, PersonIndex p) {
  if (idea == Idea::attach) return attach(p);
  Action action = of(idea == Idea::receiveOrders ? ActionId::receiveOrders
                     : idea == Idea::inspire     ? ActionId::inspire
                                                 : ActionId::steady);
  action.person = p;
  offer(action);
}

// To the nearest unit without a leader that he reaches; away from another only to one that fights.
void Lister::attach(PersonIndex p) {
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

void Lister::control(UnitIndex first) {
  if (first == noUnit) return;
  for (const int way : {0, 1, 2, 3}) propose(Idea::testControl, first, noUnit, way);
}

// Plainly, with the leader's help, or with the test made easier or harder.
void Lister::testControl(UnitIndex u, int way) {
  Action action = of(ActionId::testControl, u);
  if (way == 1) action.values[0] = 1;
  if (way > 1) action.values[1] = static_cast<std::int16_t>(way - 1);
  offer(action);
}

void Lister::shots() {
  forOwn([&](UnitIndex u) {
    if (position_.weapon(u) == Weapon::none || position_.is(u, UnitStatus::shot)) return;
    if (position_.step() == StepId::shootFirst && !shootsFirst(position_, u)) return;
    const double reach = reachOf(position_, u);
    position_.forEachPresent([&](UnitIndex v) {
      if (position_.enemies(u, v) && maybeWithin(position_.stand(u), position_.stand(v), reach))
        propose(Idea::shoot, u, v);
    });
  });
}

void Lister::moves() {
  forOwn([&](UnitIndex u) {
    if (position_.status(u, UnitStatus::spentHalves) >= 2 || !obeys(position_, u)) return;
    if (position_.unformed(u) && !isLight(position_.troop(u))) propose(Idea::formUp, u);
    if (position_.formation(u) == Formation::column) propose(Idea::formLine, u);
    for (const Idea idea : {Idea::aboutFace, Idea::crossObstacle, Idea::stepBack}) propose(idea, u);
    if (position_.is(u, UnitStatus::thrown)) return;
    const bool column = position_.formation(u) == Formation::column;
    const int most = column ? 0 : mostDice(position_, u, MoveKind::tactical);
    propose(Idea::move, u, noUnit, 0);
    if (most > 0) propose(Idea::move, u, noUnit, most);
    propose(Idea::doubledMove, u);
  });
}

// Ahead, or to another side of him who is nearest: nobody throws dice for a move that he then cannot make.
bool Lister::hasSomewhereToGo(UnitIndex u, double keptFromEnemies) const {
  constexpr double longMove = 6;
  const Unit& unit = position_.unit(u);
  if (position_.unformed(u) && !position_.special(u)) return true;
  if (aheadFrom(position_, u, unit.pose, position_.lengthOf(longMove), keptFromEnemies) >= leastStep) return true;
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return false;
  const auto wheel = wheelTowards(unit.pose, unit.base, toPoint(position_.stand(enemy).centre));
  return !wheel || wheel->angle >= leastWheel;
}

void Lister::move(UnitIndex u, int dice) {
  Action action = of(ActionId::move, u);
  action.values[0] = static_cast<std::int16_t>(dice);
  offer(action);
}

void Lister::manoeuvre(Idea idea, UnitIndex u) {
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
      // Those who mean to come to blows gain no ground by giving it.
      return make(position_.within(u, enemy, 3) &&
                      (isLight(position_.troop(u)) || position_.shaken(u) || position_.weapon(u) != Weapon::none),
                  Manoeuvre::stepBack, Formation::line);
  }
}

void Lister::charges() {
  forOwn([&](UnitIndex u) {
    if (position_.inCombat(u) || hasCharge(battle_, u) || position_.troop(u) == Troop::artillery) return;
    if (runsAway(position_, u)) return propose(Idea::owedCharge, u);
    if (!obeys(position_, u)) return;
    const double reach = position_.lengthOf(chargeReach(position_, u, mostDice(position_, u, MoveKind::charge)));
    position_.forEachPresent([&](UnitIndex v) {
      if (position_.enemies(u, v) && maybeWithin(position_.stand(u), position_.stand(v), reach))
        propose(Idea::charge, u, v);
    });
  });
}

// From the flank at best; then the whole judgement.
void Lister::charge(UnitIndex u, UnitIndex target) {
  const ChargeEligibilityIn in = chargeFacts(position_, u, target, 0, Face::left, ChargeMode::deliberate);
  if (ask(*position_.rulings().chargeEligibility, in)->allowed) offer(chargeOf(u, target));
}

// With every die that it has.
Action Lister::chargeOf(UnitIndex u, UnitIndex target) {
  Action action = of(ActionId::declareCharge, u, target);
  action.values = {2, 1};
  return action;
}

void Lister::offerPath(UnitIndex u, const Path& path) {
  Action action = of(ActionId::go, u);
  action.path = path;
  if (!path.empty()) offer(action);
}

void Lister::path(Idea idea, UnitIndex u) {
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
void Lister::pathTowardsEnemy(Idea idea, UnitIndex u) {
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
  if (idea == Idea::wheelTowards && turns) offerPath(u, {at[0]});
}

void Lister::pathAway(UnitIndex u) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return;
  const MoveTerms terms = termsOf(position_, battle_.tasks.back());
  const Pose away = turnedAwayFrom(position_.unit(u).pose, toPoint(position_.stand(enemy).centre));
  const Length back = aheadFrom(position_, u, away, terms.left, keptFromEnemies(terms));
  if (back > 100) offerPath(u, {{LegKind::pivot, away.heading}, {LegKind::ahead, back}});
}

// To where it is first covered (CB-AFT-9).
void Lister::retirement(UnitIndex u) {
  const RetireWay way = retireWay(position_, battle_.tasks.back());
  if (way.stopFrom) offerPath(u, {{LegKind::ahead, lengthOrMore(*way.stopFrom)}});
}

// A word of the first field, which the referee lets pass or not.
void Lister::word(ActionId id, UnitIndex u, int word) {
  Action action = of(id, u);
  action.values[0] = static_cast<std::int16_t>(word);
  if (id == ActionId::respond) action.values = {static_cast<std::int16_t>(word), 2, 1};
  offer(action);
}

void Lister::proposeForTask(UnitIndex u) {
  switch (static_cast<TaskKind>(battle_.tasks.back().code)) {
    case TaskKind::path:
      for (const Idea idea : {Idea::goFar, Idea::goHalf, Idea::goTowards, Idea::wheelTowards}) propose(idea, u);
      if (position_.unformed(u) && !position_.special(u)) propose(Idea::goAway, u);
      return propose(Idea::stay, u);
    case TaskKind::respond:
      for (int i = 0; i < 4; ++i) propose(Idea::respond, u, noUnit, i);
      return;
    case TaskKind::choose:
      for (int i = 0; i < static_cast<int>(Words<AfterMove>::words.size()); ++i) propose(Idea::afterMove, u, noUnit, i);
      return;
    case TaskKind::retire:
      propose(Idea::retireAll, u);
      return propose(Idea::retireShort, u);
    default:
      for (const int dice : {0, mostDice(position_, u, MoveKind::tactical)}) propose(Idea::runAhead, u, noUnit, dice);
  }
}

void Lister::proposeForStep(const Decision& decision) {
  const StepId step = position_.step();
  if (step == StepId::allocateActions) leaders();
  if (step == StepId::controlTests) control(decision.unit);
  if (step == StepId::startRally) forAll([&](UnitIndex u) { propose(Idea::startRally, u); });
  if (step == StepId::shootFirst || step == StepId::shootAfter) shots();
  if (step == StepId::move) moves();
  if (step == StepId::declareCharges) charges();
  propose(Idea::endStep);
}

void Lister::workOut(const Proposal& proposal) {
  const Idea idea = static_cast<Idea>(proposal.what);
  if (idea == Idea::advance) return out_.push_back(of(ActionId::advance));
  if (idea == Idea::endStep) return offer(of(ActionId::endStep));
  if (idea <= Idea::attach) return ofLeader(idea, proposal.value);
  ofUnit(proposal);
}

void Lister::ofUnit(const Proposal& proposal) {
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

}  // namespace

void listCandidates(const Position& position, const Decision& decision, ActionList& out, bool any) {
  Lister(position, out, any).list(decision);
}

void drawCandidates(const Position& position, const Decision& decision, std::size_t most, Stream& lots,
                    ActionList& out) {
  Lister(position, out, false).draw(decision, most, lots);
}

}  // namespace signifer::cb
