#include "cb/play/decision.h"

#include <algorithm>

#include "cb/play/paths.h"

namespace signifer::cb {

UnitIndex firstDue(const Position& position) {
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (controlIsDue(position, u)) return u;
  return noUnit;
}

namespace {

// D23: by house rule every unit without a leader near tests.
bool outOfCommand(const Position& position, UnitIndex u) {
  if (position.options().controlDue != ControlDue::allOutOfCommand || position.leader(u) != noPerson) return false;
  const PersonIndex commander = commanderOf(position, u);
  if (commander == noPerson) return true;
  const Person& person = position.battle().person(commander);
  const double reach = position.lengthOf(position.book().tables.leaderMove);
  return !person.present || distanceTo(position.stand(u), toVec(person.at)) > reach;
}

}  // namespace

ControlDueIn controlFacts(const Position& position, UnitIndex u) {
  ControlDueIn in;
  in.kind = position.controlKind(u);
  in.doing = position.doing(u);
  in.inCombat = position.inCombat(u);
  in.routing = position.adrift(u);
  in.enemyInBowShot = !position.beyondBowShot(u);
  in.outsideOrders = outOfCommand(position, u);
  return in;
}

bool hasTested(const Position& position, UnitIndex u) { return position.is(u, UnitStatus::control); }

bool controlIsDue(const Position& position, UnitIndex u) {
  if (!position.present(u) || position.unit(u).side != position.battle().active) return false;
  return !hasTested(position, u) && ask(*position.rulings().controlDue, controlFacts(position, u))->due;
}

bool mayTest(const Position& position, UnitIndex u) {
  return position.orders(u) && position.leader(u) == noPerson && !position.adrift(u) && !hasTested(position, u) &&
         !position.inCombat(u);
}

bool inspiredNearBy(const Position& position, UnitIndex u) {
  return std::ranges::any_of(position.battle().people, [&](const Person& p) {
    if (!p.present || p.side != position.unit(u).side || p.status[PersonStatus::inspiring] == 0) return false;
    if (p.unit != noUnit) return p.unit == u || position.within(u, p.unit, 1);
    return distanceTo(position.stand(u), toVec(p.at)) <= position.lengthOf(1);
  });
}

bool runsAway(const Position& position, UnitIndex u) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  if (control == Control::spontaneousAdvance) return true;
  return control == Control::continues && position.doing(u) != Doing::halted && position.doing(u) != Doing::looting;
}

bool boundByTest(const Position& position, UnitIndex u) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  return control != Control::none && control != Control::free;
}

bool obeys(const Position& position, UnitIndex u) {
  return !boundByTest(position, u) && !position.adrift(u) && !position.is(u, UnitStatus::steadied) &&
         !position.rallying(u);
}

PersonIndex commanderOf(const Position& position, UnitIndex u) {
  const int commander = position.status(u, UnitStatus::command);
  return commander >= 0 && commander < position.battle().personCount() ? static_cast<PersonIndex>(commander) : noPerson;
}

bool outsideOrders(const Position& position, UnitIndex u, const Pose& end) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  const auto orders = position.orders(u);
  if (control == Control::free || position.leader(u) != noPerson || !orders) return false;
  const Length on = (end.centre.y - position.unit(u).pose.centre.y) * position.onward(position.unit(u).side);
  switch (*orders) {
    case Orders::hold:
      return true;
    case Orders::advance:
    case Orders::attack:
      return on < 0;
    case Orders::withdraw:
      return on > 0;
    case Orders::skirmish:
      break;
  }
  return false;
}

bool chargeOutsideOrders(const Position& position, UnitIndex u, UnitIndex target) {
  const auto control = static_cast<Control>(position.status(u, UnitStatus::control));
  const auto orders = position.orders(u);
  if (control == Control::free || position.leader(u) != noPerson || !orders) return false;
  switch (*orders) {
    case Orders::attack:
      return false;
    case Orders::advance:
      return !position.within(u, target, position.bowShot());
    case Orders::skirmish:
      return !position.special(target) && !position.shaken(target) && !position.unformed(target);
    case Orders::hold:
    case Orders::withdraw:
      break;
  }
  return true;
}

bool mayRally(const Position& position, UnitIndex u) {
  if (!position.present(u) || position.unit(u).side != position.battle().active || !position.shaken(u)) return false;
  if (position.special(u) || position.rallying(u) || runsAway(position, u)) return false;
  return ask(*position.rulings().rally, rallyFacts(position, u))->mayStart;
}

RallyIn rallyFacts(const Position& position, UnitIndex u) {
  RallyIn in;
  in.troop = position.troop(u);
  in.grade = position.grade(u);
  in.dps = position.status(u, UnitStatus::dps);
  in.broken = position.broken(u);
  in.inCombat = position.inCombat(u);
  return in;
}

CommandActionsIn commandFacts(const Position& position, PersonIndex p, ActionId id) {
  const Person& person = position.battle().person(p);
  CommandActionsIn in;
  in.actions = position.battle().personProfile(p, PersonProfile::actions);
  in.wounded = person.status[PersonStatus::wounded] != 0;
  in.attached = person.unit != noUnit;
  const bool moves = id <= ActionId::detach || id == ActionId::giveOrders || id == ActionId::receiveOrders;
  in.orderActions = std::min(6, person.status[PersonStatus::spent] + (moves ? 1 : 0));
  in.inspireActions = id == ActionId::inspire ? 1 : 0;
  in.steadyActions = id == ActionId::steady ? 1 : 0;
  in.directShooting = id == ActionId::direct;
  return in;
}

namespace {

// The distance that the centre has to go until something lies between it and its enemy.
std::optional<double> screenedFrom(const Position& position, UnitIndex u, UnitIndex enemy, const Footprint& start) {
  const Vec2 foe = position.stand(enemy).centre;
  const Footprint point(start.centre, start.forward, 0, 0);
  std::optional<double> least;
  const auto offer = [&](double at) { least = std::min(least.value_or(at), at); };
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || position.enemies(u, v)) return;
    if (crosses(Segment{foe, start.centre}, position.stand(v))) return offer(0);
    if (const auto crossing = crossingOf(point, start.forward, position.stand(v)))
      if (crossing->enter > 0) offer(crossing->enter + 2 * roundingTolerance);
  });
  for (const TerrainPiece& piece : position.battle().setup->terrain) {
    if (!position.isDifficult(piece.kind) && static_cast<Ground>(piece.kind) != Ground::impassable) continue;
    if (crosses(Segment{foe, start.centre}, piece.outline)) offer(0);
    if (const auto at = firstTouch(point, start.forward, position.lengthOf(40), piece.outline))
      offer(*at + 2 * roundingTolerance);
  }
  return least;
}

}  // namespace

RetireWay retireWay(const Position& position, const Task& retire) {
  const auto u = static_cast<UnitIndex>(retire.args[0]);
  const auto enemy = static_cast<UnitIndex>(retire.args[1]);
  RetireWay way;
  way.most = position.lengthOf(retire.args[2] / 100.0);
  way.turned = turnedTo(position.unit(u).pose, normalised(retire.args[3]));
  const Base& base = position.unit(u).base;
  const Footprint start(way.turned, base);
  auto from = screenedFrom(position, u, enemy, start);
  for (int i = 0; i < 8 && from && *from < way.most; ++i) {
    const UnitIndex under = unitUnder(position, u, Footprint(movedAhead(way.turned, lengthOrMore(*from)), base));
    if (under == noUnit) {
      way.stopFrom = lengthOrMore(*from);
      break;
    }
    const auto crossing = crossingOf(start, start.forward, position.stand(under));
    from = crossing && crossing->leave > *from ? std::optional(std::ceil(crossing->leave) + 3) : std::nullopt;
  }
  return way;
}

}  // namespace signifer::cb
