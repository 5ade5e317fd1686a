#include "cb/play/candidates.h"

#include <algorithm>

#include "cb/play/referee.h"

namespace signifer::cb {
namespace {

class Lister {
 public:
  Lister(const Position& position, ActionList& out, bool any)
      : position_(position), battle_(position.battle()), out_(out), any_(any), start_(out.size()) {}

  void list(const Decision& decision);

 private:
  [[nodiscard]] bool enough() const { return any_ && out_.size() > start_; }
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
  template <class F>
  void forAll(F&& f) {
    for (UnitIndex u = 0; u < battle_.unitCount() && !enough(); ++u)
      if (position_.unit(u).present && position_.unit(u).side == battle_.active) f(u);
  }
  template <class F>
  void forOwn(F&& f) {
    forAll([&](UnitIndex u) {
      if (!position_.adrift(u)) f(u);
    });
  }
  static Action charge(UnitIndex u, UnitIndex target);
  void leaders();
  void control(UnitIndex first);
  void shots();
  void moves();
  void manoeuvres(UnitIndex u);
  void charges();
  void paths(UnitIndex u);
  void retirements(UnitIndex u);
  void runs(UnitIndex u);
  void offerPath(UnitIndex u, const Path& path);
  void words(ActionId id, UnitIndex u, int count);

  const Position& position_;
  const Battle& battle_;
  ActionList& out_;
  bool any_;
  std::size_t start_;
};

void Lister::leaders() {
  for (PersonIndex p = 0; p < battle_.personCount() && !enough(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.side != battle_.active) continue;
    Action action = of(ActionId::receiveOrders);
    action.person = p;
    offer(action);
    for (const ActionId id : {ActionId::inspire, ActionId::steady}) {
      if (person.unit == noUnit) break;
      if (id == ActionId::steady && position_.status(person.unit, UnitStatus::dps) == 0) continue;
      action = of(id);
      action.person = p;
      offer(action);
    }
    if (person.unit != noUnit && !position_.adrift(person.unit)) continue;
    UnitIndex best = noUnit;
    double least = position_.lengthOf(position_.book().tables.leaderMove);
    forOwn([&](UnitIndex u) {
      const double way = distanceTo(position_.stand(u), toVec(person.at));
      if (way <= least && position_.leader(u) == noPerson && !position_.special(u)) {
        least = way;
        best = u;
      }
    });
    if (best == noUnit) continue;
    action = of(ActionId::attach, best);
    action.person = p;
    offer(action);
  }
}

void Lister::control(UnitIndex first) {
  if (first == noUnit) return;
  offer(of(ActionId::testControl, first));
  Action action = of(ActionId::testControl, first);
  action.values[0] = 1;
  offer(action);
  for (const int shift : {1, 2}) {
    action = of(ActionId::testControl, first);
    action.values[1] = static_cast<std::int16_t>(shift);
    offer(action);
  }
}

void Lister::shots() {
  forOwn([&](UnitIndex u) {
    if (position_.weapon(u) == Weapon::none || position_.is(u, UnitStatus::shot)) return;
    if (battle_.step == position_.book().steps.shootFirst && !shootsFirst(position_, u)) return;
    const double reach = reachOf(position_, u);
    position_.forEachPresent([&](UnitIndex v) {
      if (position_.enemies(u, v) && within(position_.stand(u), position_.stand(v), reach))
        offer(of(ActionId::shoot, u, v));
    });
  });
}

void Lister::moves() {
  forOwn([&](UnitIndex u) {
    if (position_.status(u, UnitStatus::spentHalves) >= 2 || !obeys(position_, u) || position_.inCombat(u)) return;
    manoeuvres(u);
    if (position_.is(u, UnitStatus::thrown)) return;
    const bool column = position_.formation(u) == Formation::column;
    const int most = column ? 0 : mostDice(position_, u, MoveKind::tactical);
    for (const int dice : {0, most}) {
      Action action = of(ActionId::move, u);
      action.values[0] = static_cast<std::int16_t>(dice);
      offer(action);
      if (most == 0) break;
    }
    Action doubled = of(ActionId::move, u);
    doubled.values[1] = 1;
    offer(doubled);
  });
}

void Lister::manoeuvres(UnitIndex u) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return;
  Action action = of(ActionId::manoeuvre, u);
  const auto make = [&](Manoeuvre which, Formation formation) {
    action.values = {static_cast<std::int16_t>(which), static_cast<std::int16_t>(formation)};
    offer(action);
  };
  if (position_.unformed(u) && !isLight(position_.troop(u))) make(Manoeuvre::formUp, Formation::line);
  if (position_.formation(u) == Formation::column && position_.within(u, enemy, 2 * position_.bowShot()))
    make(Manoeuvre::changeFormation, Formation::line);
  if (position_.stand(u).place(position_.stand(enemy).centre).ahead < -2 * position_.stand(u).halfDepth)
    make(Manoeuvre::aboutFace, Formation::line);
  if (beyondMajorObstacle(position_, position_.stand(u))) make(Manoeuvre::crossMajorObstacle, Formation::line);
  if (!position_.within(u, enemy, 3)) return;
  action.path = {{LegKind::back, wholeLength(position_.jt())}};
  make(Manoeuvre::stepBack, Formation::line);
}

void Lister::charges() {
  forOwn([&](UnitIndex u) {
    if (position_.inCombat(u) || hasCharge(battle_, u) || position_.troop(u) == Troop::artillery) return;
    if (runsAway(position_, u)) {
      const UnitIndex owed = owedTarget(position_, u);
      if (owed != noUnit) offer(charge(u, owed));
      return;
    }
    if (!obeys(position_, u)) return;
    const double reach = chargeReach(position_, u, mostDice(position_, u, MoveKind::charge));
    position_.forEachPresent([&](UnitIndex v) {
      if (!position_.enemies(u, v) || !maybeWithin(position_.stand(u), position_.stand(v), position_.lengthOf(reach)))
        return;
      // From the flank at best; then the whole judgement.
      const ChargeEligibilityIn in = chargeFacts(position_, u, v, 0, Face::left, ChargeMode::deliberate);
      if (ask(*position_.rulings().chargeEligibility, in)->allowed) offer(charge(u, v));
    });
  });
}

// With every die that it has.
Action Lister::charge(UnitIndex u, UnitIndex target) {
  Action action = of(ActionId::declareCharge, u, target);
  action.values = {2, 1};
  return action;
}

void Lister::offerPath(UnitIndex u, const Path& path) {
  Action action = of(ActionId::go, u);
  action.path = path;
  if (!path.empty()) offer(action);
}

void Lister::paths(UnitIndex u) {
  const MoveTerms terms = termsOf(position_, battle_.tasks.back());
  const double keep = terms.doubled ? position_.bowShot() : position_.book().tables.shortOfEnemy;
  const Pose pose = position_.unit(u).pose;
  const Length full = aheadFrom(position_, u, pose, terms.left, keep);
  if (full > 100) offerPath(u, {{LegKind::ahead, full}});
  if (full > 2000) offerPath(u, {{LegKind::ahead, full / 2}});
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return;
  const Path at = pathTowards(position_, u, toPoint(position_.stand(enemy).centre), terms);
  if (at.size() > 1) offerPath(u, at);
  if (!at.empty() && isWheel(at[0].kind)) offerPath(u, {at[0]});
  if (!position_.unformed(u) || position_.special(u)) return;
  const Pose away = turnedAwayFrom(pose, toPoint(position_.stand(enemy).centre));
  const Length back = aheadFrom(position_, u, away, terms.left, keep);
  if (back > 100) offerPath(u, {{LegKind::pivot, away.heading}, {LegKind::ahead, back}});
}

// The whole way, or to where it is first covered (CB-AFT-9).
void Lister::retirements(UnitIndex u) {
  offer(of(ActionId::go, u));
  const RetireWay way = retireWay(position_, battle_.tasks.back());
  if (way.stopFrom) offerPath(u, {{LegKind::ahead, lengthOrMore(*way.stopFrom)}});
}

void Lister::runs(UnitIndex u) {
  for (const int dice : {0, mostDice(position_, u, MoveKind::tactical)}) {
    Action action = of(ActionId::move, u);
    action.values[0] = static_cast<std::int16_t>(dice);
    offer(action);
  }
}

// Every word of the first field that the referee lets pass.
void Lister::words(ActionId id, UnitIndex u, int count) {
  for (int i = 0; i < count; ++i) {
    Action action = of(id, u);
    action.values[0] = static_cast<std::int16_t>(i);
    if (id == ActionId::respond) action.values = {static_cast<std::int16_t>(i), 2, 1};
    offer(action);
  }
}

void Lister::list(const Decision& decision) {
  const Steps& steps = position_.book().steps;
  if (decision.automatic) return out_.push_back(of(ActionId::advance));
  if (!battle_.tasks.empty()) {
    switch (static_cast<TaskKind>(battle_.tasks.back().code)) {
      case TaskKind::path:
        paths(decision.unit);
        return out_.push_back(of(ActionId::stay, decision.unit));
      case TaskKind::respond:
        return words(ActionId::respond, decision.unit, 4);
      case TaskKind::choose:
        return words(ActionId::afterMove, decision.unit, static_cast<int>(Words<AfterMove>::words.size()));
      case TaskKind::retire:
        return retirements(decision.unit);
      default:
        return runs(decision.unit);
    }
  }
  if (decision.step == steps.allocate) leaders();
  if (decision.step == steps.control) control(decision.unit);
  if (decision.step == steps.rally)
    forAll([&](UnitIndex u) {
      if (mayRally(position_, u)) offer(of(ActionId::startRally, u));
    });
  if (decision.step == steps.shootFirst || decision.step == steps.shootAfter) shots();
  if (decision.step == steps.move) moves();
  if (decision.step == steps.declare) charges();
  offer(of(ActionId::endStep));
}

}  // namespace

void listCandidates(const Position& position, const Decision& decision, ActionList& out, bool any) {
  Lister(position, out, any).list(decision);
}

}  // namespace signifer::cb
