#include "cb/play/candidates.h"

#include <algorithm>

#include "cb/manoeuvre.h"
#include "cb/movement.h"
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
    if (!enough() && Referee(position_).judge(action).legal()) out_.push_back(action);
  }
  static Action of(ActionId id, UnitIndex u = noUnit, UnitIndex target = noUnit) {
    Action action;
    action.kind = static_cast<std::int8_t>(id);
    action.unit = u;
    action.target = target;
    return action;
  }
  template <class F>
  void forOwn(F&& f) {
    for (UnitIndex u = 0; u < battle_.unitCount() && !enough(); ++u)
      if (position_.unit(u).present && position_.unit(u).side == battle_.active && !position_.adrift(u)) f(u);
  }
  void leaders();
  void control(UnitIndex first);
  void shots();
  void moves();
  void manoeuvres(UnitIndex u);
  void charges();
  void paths(UnitIndex u);
  void offerPath(UnitIndex u, Path path);

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
    if (person.unit != noUnit) continue;
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
  const bool first = battle_.step == position_.book().steps.shootFirst;
  forOwn([&](UnitIndex u) {
    if (position_.profile(u, UnitProfile::weapon) == 0 || position_.is(u, UnitStatus::shot)) return;
    if (first && (!shootsFirst(position_, u) || position_.inCombat(u))) return;
    const double reach = 2 * position_.bowShot();
    position_.forEachPresent([&](UnitIndex v) {
      if (position_.enemies(u, v) && position_.within(u, v, reach)) offer(of(ActionId::shoot, u, v));
    });
  });
}

void Lister::moves() {
  forOwn([&](UnitIndex u) {
    if (position_.status(u, UnitStatus::spentHalves) >= 2 || !obeys(position_, u) || position_.inCombat(u)) return;
    const bool column = position_.formation(u) == Formation::column;
    const int most =
        column ? 0 : optionalDice(position_.book(), position_.troop(u), position_.formation(u), MoveKind::tactical);
    for (const int dice : {0, most}) {
      Action action = of(ActionId::move, u);
      action.values[0] = static_cast<std::int16_t>(dice);
      offer(action);
      if (most == 0) break;
    }
    Action doubled = of(ActionId::move, u);
    doubled.values[1] = 1;
    offer(doubled);
    manoeuvres(u);
  });
}

void Lister::manoeuvres(UnitIndex u) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return;
  Action action = of(ActionId::manoeuvre, u);
  if (position_.unformed(u) && !isLight(position_.troop(u))) {
    action.values = {static_cast<std::int16_t>(Manoeuvre::formUp), static_cast<std::int16_t>(Formation::line)};
    offer(action);
  }
  if (position_.stand(u).place(position_.stand(enemy).centre).ahead < -2 * position_.stand(u).halfDepth) {
    action.values = {static_cast<std::int16_t>(Manoeuvre::aboutFace)};
    offer(action);
  }
  if (!position_.within(u, enemy, 3)) return;
  action.values = {static_cast<std::int16_t>(Manoeuvre::stepBack)};
  action.path = {{LegKind::back, wholeLength(position_.jt())}};
  offer(action);
}

void Lister::charges() {
  forOwn([&](UnitIndex u) {
    if (position_.inCombat(u) || hasCharge(battle_, u) || position_.troop(u) == Troop::artillery) return;
    const double reach = chargeReach(position_, u);
    position_.forEachPresent([&](UnitIndex v) {
      if (position_.enemies(u, v) && position_.within(u, v, reach)) offer(of(ActionId::declareCharge, u, v));
    });
  });
}

void Lister::offerPath(UnitIndex u, Path path) {
  Action action = of(ActionId::go, u);
  action.path = path;
  if (!path.empty()) offer(action);
}

void Lister::paths(UnitIndex u) {
  const Task& task = battle_.tasks.back();
  const double allowance = position_.lengthOf(task.args[1] / 100.0);
  const double keep = task.args[2] != 0 ? position_.bowShot() : position_.book().tables.shortOfEnemy;
  const Base& base = position_.unit(u).base;
  const auto ahead = [&](const Pose& pose, double left) {
    const Footprint from(pose, base);
    double way = std::floor(openWay(position_, u, from, from.forward, left, keep).distance) - 1;
    for (int i = 0; i < 6 && way > 0; ++i) {
      const UnitIndex under = friendUnder(position_, u, Footprint(movedAhead(pose, wholeLength(way)), base));
      if (under == noUnit) break;
      const auto crossing = crossingOf(from, from.forward, position_.stand(under));
      way = crossing ? std::floor(crossing->enter) - 3 : 0;
    }
    return static_cast<std::int32_t>(std::max(0.0, way));
  };
  const Pose pose = position_.unit(u).pose;
  const std::int32_t full = ahead(pose, allowance);
  if (full > 100) offerPath(u, {{LegKind::ahead, full}});
  if (full > 2000) offerPath(u, {{LegKind::ahead, full / 2}});
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return;
  const Point aim = toPoint(position_.stand(enemy).centre);
  if (position_.unformed(u) && !position_.special(u)) {
    const Pose turned = turnedTo(pose, headingTo(pose.centre, aim));
    const std::int32_t way = ahead(turned, allowance);
    if (way > 100) offerPath(u, {{LegKind::pivot, turned.heading}, {LegKind::ahead, way}});
    const Pose away = facedAbout(turned);
    const std::int32_t back = ahead(away, allowance);
    if (back > 100) offerPath(u, {{LegKind::pivot, away.heading}, {LegKind::ahead, back}});
    return;
  }
  const auto wheel = wheelTowards(pose, base, aim);
  if (!wheel || wheel->angle == 0) return;
  Leg leg{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, std::min(wheel->angle, 60 * oneDegree)};
  leg.amount = std::min(leg.amount, wheelWithin(base.frontage, wholeLength(allowance)));
  if (leg.amount <= 0) return;
  const bool flat = isPhalanx(position_.troop(u)) || position_.troop(u) == Troop::cataphracts || position_.special(u);
  const double cost = flat ? position_.lengthOf(task.args[3] / 100.0) / 2 : wheelLength(base.frontage, leg.amount);
  const std::int32_t way = ahead(after(pose, base, leg), std::max(0.0, allowance - cost));
  if (way > 100) offerPath(u, {leg, {LegKind::ahead, way}});
  offerPath(u, {leg});
}

void Lister::list(const Decision& decision) {
  const Steps& steps = position_.book().steps;
  if (decision.automatic) return out_.push_back(of(ActionId::advance));
  if (decision.allows(static_cast<int>(ActionId::stay))) {
    paths(decision.unit);
    return out_.push_back(of(ActionId::stay, decision.unit));
  }
  if (decision.allows(static_cast<int>(ActionId::respond))) {
    for (std::int16_t i = 0; i < 4; ++i) {
      Action action = of(ActionId::respond, decision.unit);
      action.values[0] = i;
      offer(action);
    }
    return;
  }
  if (decision.allows(static_cast<int>(ActionId::afterMove))) {
    for (std::int16_t i = 0; i < 11; ++i) {
      Action action = of(ActionId::afterMove, decision.unit);
      action.values[0] = i;
      offer(action);
    }
    return;
  }
  if (decision.step == steps.allocate) leaders();
  if (decision.step == steps.control) control(decision.unit);
  if (decision.step == steps.rally)
    forOwn([&](UnitIndex u) {
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
