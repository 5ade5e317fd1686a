// Flight, rallying, units off the table, and what is lost (FA-FLE-1 to FA-FLE-9, FA-RAL-1 to FA-RAL-6, FA-RET-1 to
// FA-RET-3, FA-CHR-4).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"
#include "fantasy/play/room.h"

namespace signifer::fantasy {
namespace {

/// The nearest enemy; nobody where there is none.
UnitIndex nearestLive(const Position& position, UnitIndex u) {
  UnitIndex nearest = noUnit;
  position.forEachLive([&](UnitIndex v) {
    if (position.enemies(u, v) && (nearest == noUnit || position.apart(u, v) < position.apart(u, nearest))) nearest = v;
  });
  return nearest;
}

}  // namespace

// D67: in this phase, even if losses have parted them since; else those in contact.
UnitSet Play::foughtBy(UnitIndex u) const {
  UnitSet foes;
  for (const Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::foughtWith) && r.from == u && position_.live(r.to)) add(foes, r.to);
  return foes.any() ? foes : position_.contacts(u);
}

boost::container::small_vector<Vec2, 16> Play::centresOf(const UnitSet& units) const {
  boost::container::small_vector<Vec2, 16> centres;
  forEachIn(units, [&](UnitIndex v) { centres.push_back(position_.body(v).centre()); });
  return centres;
}

// From what has frightened it; when broken, from those whom it fought, and where these pull all ways from the one on
// its front; else from the nearest enemy; else to the nearest edge.
Vec2 Play::awayFromThreats(UnitIndex u) const {
  const Vec2 centre = position_.body(u).centre();
  UnitSet from;
  for (const Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::fleesFrom) && r.from == u) add(from, r.to);
  if (from.none()) from = foughtBy(u);
  auto threats = centresOf(from);
  if (threats.empty()) {
    const UnitIndex nearest = nearestLive(position_, u);
    if (nearest != noUnit) threats.push_back(position_.body(nearest).centre());
  }
  Vec2 away = awayFrom(centre, threats);
  if (away == Vec2{})
    forEachIn(from, [&](UnitIndex v) {
      if (away == Vec2{} && position_.touch(u, v) && position_.zoneTouched(u, v) == Zone::front)
        away = unit(centre - position_.body(v).centre());
    });
  return away == Vec2{} ? towardsEdge(position_, u) : away;
}

void Play::flee(UnitIndex u, bool fired) {
  const Vec2 direction = awayFromThreats(u);
  const auto out = ask(rulings().fleeDistance, flightFacts(position_, u, fired));
  const bool slow = out.in.rate <= book().tables.flight.slowUpTo;
  runAway(u, direction, out, false, {"flees", "flees-past"},
          Cited{slow ? "FA-FLE-3" : "FA-FLE-4"}.addIf(fired, slow ? "FA-FLE-5" : "FA-FLE-6").add("FA-FLE-8"));
}

// FA-FLE-1: towards the nearest edge, avoiding enemies and bad ground where it can.
void Play::fleeMove(UnitIndex u) {
  if (!position_.known(u) || !position_.live(u)) return;
  set(u, UnitStatus::acted);
  set(u, UnitStatus::moved);
  const auto out = ask(rulings().fleeDistance, flightFacts(position_, u, false));
  const bool slow = out.in.rate <= book().tables.flight.slowUpTo;
  runAway(u, towardsEdge(position_, u), out, true, {"flees-on", "flees-on-past"},
          {"FA-FLE-1", slow ? "FA-FLE-3" : "FA-FLE-4"});
}

// A unit that has to come clear of others goes farther than it rolled.
template <class Ruling>
void Play::tellFlight(UnitIndex u, Point end, const Ruling& out, bool compulsory, const FlightPhrases& phrases,
                      const Cited& rules) const {
  const Length gone = toLength(distance(toVec(battle_.unit(u).pose.centre), toVec(end)));
  const Length rolled = out->distance * oneInch;
  tell(gone > rolled + oneInch / 50 ? phrases.past : phrases.plain, rules,
       {.unit = u, .figures = {Figure::inches(gone), Figure::inches(rolled)}, .key = !compulsory}, out);
}

void Play::takeFlight(UnitIndex u, int inches) {
  if (position_.state(u) != UnitState::fleeing) status(u, UnitStatus::beganToFlee) = status(BattleStatus::playerTurn);
  status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::fleeing);
  status(u, UnitStatus::fledInches) = static_cast<std::int16_t>(inches);
  status(u, UnitStatus::wonRound) = 0;
  status(u, UnitStatus::pursuedInto) = 0;
  status(u, UnitStatus::charged) = 0;
  status(u, UnitStatus::counterCharged) = 0;
  set(u, UnitStatus::fledThisTurn);
  callOff(u);
  std::erase_if(mover_.relations, [&](const Relation& r) {
    const bool fear = r.kind == numberOf(RelationKind::fleesFrom) || r.kind == numberOf(RelationKind::sixesToHit);
    const bool blows = r.kind == numberOf(RelationKind::rounds) || r.kind == numberOf(RelationKind::strikesAt);
    return (r.from == u && (fear || blows || r.kind == numberOf(RelationKind::beats))) || (r.to == u && blows);
  });
}

// FA-FLE-2: it runs as a mass about its centre.
template <class In, class Out>
void Play::runAway(UnitIndex u, Vec2 direction, const Answered<In, Out>& out, bool compulsory,
                   const FlightPhrases& phrases, const Cited& rules) {
  const int inches = out->distance;
  const FlightPlan plan = planFlight(position_, u, direction, inches, compulsory);
  if (plan.possible) tellFlight(u, plan.end, out, compulsory, phrases, rules);
  takeFlight(u, inches);
  if (!plan.possible) {
    tell("cut-off", {"FA-CHG-9"}, {.unit = u, .figures = {Figure::inches(inches * oneInch)}, .key = true}, out);
    return destroy(u, noUnit);
  }
  // It faces the way that it went, whoever bent it.
  const Vec2 gone = toVec(plan.end) - toVec(battle_.unit(u).pose.centre);
  place(u, {plan.end, toHeading(bearing({}, gone == Vec2{} ? direction : gone))});
  takeBase(u, shapeOf(position_.body(u)));
  if (plan.leaves) leaveTable(u, UnitState::offTableFleeing);
}

// FA-DIS-1 under the house rule: it breaks off as a flight.
void Play::breakOffInFlight(UnitIndex u, const Answered<DisengageIn, DisengageOut>& out) {
  runAway(u, awayFromThreats(u), out, false, {"breaks-off", "breaks-off"}, {"FA-DIS-1"});
}

// FA-FLE-7
void Play::leaveTable(UnitIndex u, UnitState state) {
  mover_.remove(u);
  status(u, UnitStatus::state) = static_cast<std::int16_t>(state);
  tell("leaves-the-table", {"FA-FLE-7"}, {.unit = u, .key = true});
  for (UnitIndex c = 0; c < battle_.unitCount(); ++c) {
    if (!battle_.unit(c).present || !position_.attached(c) || position_.carrierOf(c) != u) continue;
    mover_.remove(c);
    status(c, UnitStatus::state) = static_cast<std::int16_t>(state);
    tell("leaves-the-table-too", {"FA-FLE-7"}, {.unit = c, .other = u, .key = true});
    if (state == UnitState::offTableFleeing) noteLoss(c);
  }
  if (state == UnitState::offTableFleeing) noteLoss(u);
}

// FA-PAN-4: the General slain, or routed off the table.
void Play::noteLoss(UnitIndex u) {
  if (position_.figure(u, UnitProfile::role) != static_cast<int>(Role::general)) return;
  std::int16_t& lost = mover_.side(battle_.unit(u).side).status[SideStatus::generalLost];
  if (lost == 0) lost = 1;
}

void Play::destroy(UnitIndex u, UnitIndex by) {
  mover_.remove(u);
  status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::destroyed);
  status(u, UnitStatus::models) = 0;
  status(u, UnitStatus::woundsCarried) = 0;
  setDue(u, Due::nothing);
  callOff(u);
  std::erase_if(mover_.relations, [&](const Relation& r) {
    return (r.from == u || r.to == u) && r.kind != numberOf(RelationKind::strikesZone) &&
           r.kind != numberOf(RelationKind::charges);
  });
  tell(by == noUnit ? "is-destroyed" : "destroyed-by", {position_.attached(u) ? "FA-CHR-4" : "FA-CC-12"},
       {.unit = u, .other = by, .key = true});
  noteLoss(u);
  for (UnitIndex c = 0; c < battle_.unitCount(); ++c)
    if (battle_.unit(c).present && position_.attached(c) && position_.carrierOf(c) == u) destroy(c, by);
}

// FA-CC-12: whole models come off the rear, what is left over stays on one.
void Play::wound(UnitIndex u, int wounds) {
  if (wounds <= 0 || position_.models(u) <= 0) return;
  const int each = position_.figure(u, UnitProfile::wounds);
  const auto out = ask(rulings().casualties,
                       {std::min(100, position_.models(u)), each,
                        std::min(each - 1, position_.status(u, UnitStatus::woundsCarried)), std::min(400, wounds)});
  status(u, UnitStatus::models) = static_cast<std::int16_t>(out->modelsLeft);
  status(u, UnitStatus::woundsCarried) = static_cast<std::int16_t>(out->woundsCarried);
  if (out->modelsLost > 0)
    tell("loses-models", {"FA-CC-12"}, {.unit = u, .figures = {Figure::count(out->modelsLost)}}, out);
}

void Play::rally(UnitIndex u) {
  set(u, UnitStatus::acted);
  const auto out = ask(rulings().rallyTest, rallyFacts(position_, u));
  const bool rallied = out->outcome == RallyOutcome::rallied;
  if (out->outcome == RallyOutcome::tooFew)
    tell("too-few-rally", {"FA-RAL-2"},
         {.unit = u, .figures = {Figure::count(out.in.models), Figure::count(position_.tables().morale.fewestToRally)}},
         out);
  else
    tell(rallied ? "rallies" : "does-not-rally", Cited{"FA-RAL-1"}.addIf(generalLends(out.in), "FA-GEN-1"),
         {.unit = u, .figures = {rolled(out.faces), Figure::count(out->needed)}, .key = rallied}, out);
  if (!rallied) return;
  standAfterRally(u);
  push(TaskKind::formUp, {u});
}

void Play::standAfterRally(UnitIndex u) {
  status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::steady);
  status(u, UnitStatus::beganToFlee) = 0;
  set(u, UnitStatus::rallied);
  setUpRallied(u);
}

// The unit forms up in the formation that it had, facing the nearest enemy if there is room for that (FA-RAL-5).
void Play::setUpRallied(UnitIndex u) {
  const Pose& pose = battle_.unit(u).pose;
  const UnitIndex nearest = nearestLive(position_, u);
  const Angle facing = nearest == noUnit ? pose.heading : headingTo(pose.centre, battle_.unit(nearest).pose.centre);
  if (const auto room = roomNear(position_, u, facing)) takeRoom(u, *room);
  takeBase(u, shapeOf(position_.body(u)));
}

void Play::takeRoom(UnitIndex u, const Room& room) {
  status(u, UnitStatus::formation) = static_cast<std::int16_t>(room.formation);
  status(u, UnitStatus::abreast) = static_cast<std::int16_t>(room.abreast);
  place(u, room.pose);
}

// FA-RET-1 to FA-RET-3
void Play::returnToTable() {
  for (const UnitIndex u : fromLeft()) {
    const UnitState state = position_.state(u);
    const bool off = state == UnitState::offTableFleeing || state == UnitState::offTablePursuing;
    if (!off || battle_.unit(u).side != battle_.active || position_.attached(u)) continue;
    set(u, UnitStatus::acted);
    const auto out = ask(rulings().returnTest, returnFacts(position_, u));
    const bool passed = out->outcome == ReturnOutcome::returns;
    const bool returns = passed && placeAtEdge(u);
    tellReturn(u, out, returns);
    if (!returns) continue;
    push(TaskKind::formUp, {u, 1});
  }
}

void Play::tellReturn(UnitIndex u, const Answered<ReturnTestIn, ReturnTestOut>& out, bool returns) const {
  if (out->outcome == ReturnOutcome::tooFew)
    return tell(
        "stays-off-too-few", {"FA-RET-2"},
        {.unit = u, .figures = {Figure::count(out.in.models), Figure::count(position_.tables().morale.fewestToReturn)}},
        out);
  if (out->outcome == ReturnOutcome::returns && !returns)
    return tell("stays-off-without-room", {"FA-RET-1"}, {.unit = u, .figures = {Figure::inches(playBook_.returnReach)}},
                out);
  if (options().returnTest != ReturnBy::leadership)
    return tell(returns ? "returns-untested" : "stays-off-untested", {"FA-RET-1"}, {.unit = u, .key = returns}, out);
  tell(returns ? "returns" : "stays-off", {"FA-RET-1"},
       {.unit = u, .figures = {rolled(out.faces), Figure::count(out->needed)}, .key = returns}, out);
}

// Facing inwards, its rear on the edge, at the point where it left or the nearest free place along it.
bool Play::placeAtEdge(UnitIndex u) {
  const std::int16_t before = status(u, UnitStatus::state);
  status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::steady);
  const auto room = roomAtEdge(position_, u, playBook_.returnReach);
  if (!room) {
    status(u, UnitStatus::state) = before;
    return false;
  }
  mover_.bring(u);
  takeRoom(u, *room);
  takeBase(u, shapeOf(position_.body(u)));
  set(u, UnitStatus::returned);
  set(u, UnitStatus::moved);
  for (UnitIndex c = 0; c < battle_.unitCount(); ++c) {
    const bool his = position_.attached(c) && position_.carrierOf(c) == u;
    if (!his || position_.state(c) == UnitState::destroyed) continue;
    mover_.bring(c);
    status(c, UnitStatus::state) = static_cast<std::int16_t>(UnitState::steady);
  }
  return true;
}

}  // namespace signifer::fantasy
