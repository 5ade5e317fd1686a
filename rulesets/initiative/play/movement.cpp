// Moves walked leg by leg, with the shots that meet them (IO-MOV-5 to IO-MOV-7, IO-SHO-8, IO-SHO-9).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "initiative/play/buildings.h"
#include "initiative/play/decision.h"
#include "initiative/play/meetings.h"
#include "initiative/play/play.h"
#include "table/sweep.h"

namespace signifer::initiative {
namespace {

/// Half of what a General's model is taken to cover when a unit goes over it, thousandths of an inch.
constexpr double generalModel = 10;
/// The longest path that a task can keep; a longer one is walked in parts.
constexpr std::int32_t longestLeg = 30000;

}  // namespace

void Play::spendMove(UnitIndex u, MoveBasis basis) {
  if (basis == MoveBasis::turnOnly) {  // D-22
    status(u, UnitStatus::turned) = 1;
    return;
  }
  if (basis == MoveBasis::initiative) status(u, UnitStatus::initiativeMove) = 1;
  if (position_.status(u, UnitStatus::movesLeft) > 0) --status(u, UnitStatus::movesLeft);
  status(u, UnitStatus::moved) = 1;
  if (position_.artillery(u)) status(u, UnitStatus::artilleryMoved) = 1;
}

void Play::move(const Action& action) {
  const MoveBasis basis = basisOf(position_, action.unit);
  tellMove(action.unit, action.path, basis);
  spendMove(action.unit, basis);
  pushWay(action.unit, action.path, noUnit);
}

// The permission for the move, the manoeuvres in it, and its length.
void Play::tellMove(UnitIndex u, const Path& path, MoveBasis basis) {
  if (!account_.wanted()) return;
  const Base& base = battle_.unit(u).base;
  const Length way = wayOf(position_, u, path);
  int turned = 0;
  int wheeled = 0;
  Pose pose = battle_.unit(u).pose;
  for (const Leg& leg : path) {
    const Pose next = signifer::after(pose, base, leg);
    if (isWheel(leg.kind))
      wheeled += leg.amount;
    else if (!isStraight(leg.kind))
      turned += angleBetween(pose.heading, next.heading);
    pose = next;
  }
  const std::string_view phrase = basis == MoveBasis::retirement ? "retires"
                                  : way == 0                     ? "turns"
                                  : wheeled > 0 && turned > 0    ? "turns-and-wheels"
                                  : wheeled > 0                  ? "wheels"
                                  : turned > 0                   ? "turns-and-moves"
                                                                 : "moves";
  std::vector<std::string_view> rules{"IO-MOV-6"};
  std::vector<Consultation> rulings;
  switch (basis) {
    case MoveBasis::initiative:
      rules.insert(rules.begin(), "IO-CMD-3");
      rulings.push_back(position_.initiativeMove(u, false).consultation());
      break;
    case MoveBasis::order:
      rules.insert(rules.begin(), "IO-ORD-1");
      break;
    case MoveBasis::freeMove:
      rules.insert(rules.begin(), position_.formation(u) == Formation::column ? "IO-FRE-1"
                                  : position_.size(u) == Size::tiny           ? "IO-FRE-2"
                                                                              : "IO-FRE-3");
      rulings.push_back(position_.freeMove(u).consultation());
      break;
    case MoveBasis::retirement:
      rules.insert(rules.begin(), {"IO-FRE-4", "IO-FRE-8"});
      rulings.push_back(position_.freeMove(u).consultation());
      break;
    case MoveBasis::turnOnly:
      rules.insert(rules.begin(), "IO-MOV-4");
      break;
    case MoveBasis::none:
      break;
  }
  if (turned > 0 && basis != MoveBasis::retirement && mustFace(position_, u) != noUnit) rules.push_back("IO-PRX-4");
  rulings.push_back(
      ask(*position_.rulings().moveDistance, {position_.troop(u), position_.openOrder(u), 1}).consultation());
  account_.tell(phrase, std::move(rules),
                {.unit = u, .figures = {Figure::inches(way), Figure::degrees(turned), Figure::degrees(wheeled)}},
                std::move(rulings));
}

void Play::changeFormation(const Action& action) {
  const UnitIndex u = action.unit;
  const auto between = [&](std::size_t value, int most) {
    return action.values[value] >= 0 && action.values[value] <= most;
  };
  if (!between(0, static_cast<int>(Formation::buildings)) || !between(1, 3)) return cannot(action);
  const auto wanted = static_cast<Formation>(action.values[0]);
  const int buildings = position_.emptyBuildingsBy(u);
  if (wanted == Formation::buildings && buildings < 0) return cannot(action);
  spendMove(u, basisOf(position_, u));
  if (wanted == Formation::buildings) {
    setInBuildings(u, buildings);
    status(u, UnitStatus::formation) = action.values[0];
    return account_.tell("enters-buildings", {"IO-TER-4"}, {.unit = u});
  }
  static constexpr std::array phrases{"forms-line",   "forms-open-order", "forms-wedge",
                                      "forms-column", "forms-testudo",    "forms-square"};
  const Station place = standingIn(position_, action);
  const bool leaves = position_.formation(u) == Formation::buildings;
  status(u, UnitStatus::formation) = action.values[0];
  mover_.place(u, place.pose, place.base);
  if (leaves) account_.tell("leaves-buildings", {"IO-TER-4"}, {.unit = u});
  account_.tell(phrases[static_cast<std::size_t>(wanted)], {"IO-MOV-6"}, {.unit = u});
}

// IO-ORD-20 with the option blunders: one move to the left on 1 or 2, ahead on 3 or 4, to the right on 5 or 6, as far
// as the way is open.
void Play::astray(UnitIndex u) {
  if (!battle_.unit(u).present || position_.engaged(u)) return;
  const int face = account_.dice().one({"dice-astray", battle_.unit(u).side, u, noUnit});
  const LegKind kind = face <= 2 ? LegKind::left : face <= 4 ? LegKind::ahead : LegKind::right;
  account_.tell("goes-astray", {"IO-ORD-20"}, {.unit = u, .figures = {Figure::count(face)}, .key = true});
  status(u, UnitStatus::moved) = 1;
  const Leg leg = openLeg(position_, u, battle_.unit(u).pose, {kind, position_.moveLength(u)});
  const Pose end = after(battle_.unit(u).pose, battle_.unit(u).base, leg);
  if (leg.amount > 0 && standsOn(position_, u, end, battle_.unit(u).base) == noUnit) pushWay(u, {leg}, noUnit);
}

void Play::pushWay(UnitIndex u, const Path& path, UnitIndex target, Quarter charged) {
  if (target == noUnit) push(TaskKind::endMove, {u});
  const Meetings meetings = meetingsOf(position_, u, path, target, charged);
  boost::container::small_vector<Task, 32> tasks;
  std::size_t next = 0;
  const auto add = [&](TaskKind kind, UnitIndex who, int what, std::int32_t amount) {
    tasks.push_back(
        {static_cast<std::int16_t>(kind), {who, static_cast<std::int16_t>(what), static_cast<std::int16_t>(amount)}});
  };
  for (std::size_t i = 0; i < path.size(); ++i) {
    std::int32_t done = 0;
    const bool turn = !isStraight(path[i].kind) && !isWheel(path[i].kind);
    const auto part = [&](std::int32_t upTo) {
      for (; upTo > done; done = std::min(upTo, done + longestLeg))
        add(TaskKind::leg, u, static_cast<int>(path[i].kind), std::min(upTo - done, longestLeg));
      done = upTo;
    };
    if (turn) add(TaskKind::leg, u, static_cast<int>(path[i].kind), path[i].amount);
    for (; next < meetings.size() && meetings[next].leg == i; ++next) {
      const Meeting& meeting = meetings[next];
      if (!turn) part(meeting.amount);
      add(TaskKind::reactionShot, meeting.shooter, u, static_cast<int>(meeting.shot));
    }
    if (!turn) part(path[i].amount);
  }
  mover_.tasks.insert(mover_.tasks.end(), tasks.rbegin(), tasks.rend());
}

void Play::walkLeg(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const Leg leg{static_cast<LegKind>(task.args[1]), static_cast<std::uint16_t>(task.args[2])};
  if (isStraight(leg.kind) || isWheel(leg.kind)) stepOver(u, leg);
  place(u, after(battle_.unit(u).pose, battle_.unit(u).base, leg));
}

// IO-ORD-21: enemy Generals under the unit are set beside their nearest friends.
void Play::stepAside(UnitIndex u) {
  if (!battle_.unit(u).present) return;
  for (Person& person : mover_.people)
    if (person.present && person.unit == noUnit && person.side != battle_.unit(u).side &&
        contains(position_.stand(u), toVec(person.at)))
      setBeside(person);
}

// The units that a leg goes over before the mover stands at its end.
void Play::stepOver(UnitIndex u, const Leg& leg) {
  const Footprint& from = position_.stand(u);
  // So far from its middle no part of a base comes, neither straight ahead nor on a wheel, which turns about a corner.
  const double reach = from.radius + (isStraight(leg.kind) ? leg.amount : 2.0 * from.radius) + 2.0 * generalModel;
  for (Person& person : mover_.people) {
    if (!person.present || person.unit != noUnit || person.side == battle_.unit(u).side) continue;
    if (squaredLength(toVec(person.at) - from.centre) > reach * reach) continue;
    const Footprint model(toVec(person.at), from.forward, generalModel, generalModel);
    if (openAmount(battle_.unit(u).pose, battle_.unit(u).base, leg, model) < leg.amount) setBeside(person);
  }
}

void Play::setBeside(Person& person) {
  UnitIndex nearest = noUnit;
  double least = 0;
  position_.forEachPresent([&](UnitIndex v) {
    if (battle_.unit(v).side != person.side) return;
    const double away = distanceTo(position_.body(v), toVec(person.at));
    if (nearest != noUnit && away >= least) return;
    nearest = v;
    least = away;
  });
  if (nearest != noUnit) person.at = toPoint(position_.stand(nearest).rearCentre());
}

}  // namespace signifer::initiative
