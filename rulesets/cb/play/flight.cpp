// Rout, rampage and what becomes of units that are lost (CB-AFT-10, CB-AFT-15, CB-AFT-16, CB-SPT-5, CB-SHK-3).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

// Until an enemy or ground that bars it; a little farther than the limit is looked.
double Play::slideRoom(UnitIndex u, const Footprint& start, double limit, double keep) const {
  const Vec2 direction = start.forward;
  double open = limit + position_.lengthOf(20);
  position_.forEachPresent([&](UnitIndex v) {
    if (!position_.enemies(u, v) || position_.rampaging(v)) return;
    // A unit that turns away from an enemy in contact may cover part of that enemy for a moment.
    const bool leaves = dot(direction, position_.stand(v).centre - start.centre) <= 0;
    if (leaves && within(start, position_.stand(v), position_.lengthOf(keep))) return;
    const auto at = keep > 0 ? firstWithin(start, direction, open, position_.stand(v), position_.lengthOf(keep))
                             : firstTouch(start, direction, open, position_.stand(v));
    if (at) open = std::min(open, *at);
  });
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (position_.barred(u, piece.kind))
      if (const auto at = firstTouch(start, direction, open, piece.outline)) open = std::min(open, *at);
  return open;
}

// Straight ahead of a pose, as far as the way is open, friends passed through, and on until clear of them. Leaves the
// table where it may (D57).
Play::Slide Play::slideOf(UnitIndex u, const Pose& from, double limit, double keep, bool mayLeave) const {
  const Base base = battle_.unit(u).base;
  const Footprint start(from, base);
  const Vec2 direction = start.forward;
  double open = slideRoom(u, start, limit, keep);
  const double room = roomAhead(position_.table(), start, direction);
  if (mayLeave && room <= std::min(limit, open)) return {std::max(0.0, room), true, false};
  open = std::min(open, room);
  double way = std::min(limit, open);
  const auto under = [&](double at) {
    return unitUnder(position_, u, Footprint(movedAlong(from, direction, at), base));
  };
  for (int step = 0; step < 12 && under(way) != noUnit; ++step) {
    const auto crossing = crossingOf(start, direction, position_.stand(under(way)));
    const double clear = crossing ? std::ceil(crossing->leave) + 3 : open + 1;
    if (mayLeave && crossing && clear > room) return {std::max(0.0, room), true, false};
    if (clear > open) break;
    way = std::max(way + 1, clear);
  }
  for (int step = 0; step < 12 && way > 0 && under(way) != noUnit; ++step) {
    const auto crossing = crossingOf(start, direction, position_.stand(under(way)));
    way = crossing ? std::min(way - 1, std::floor(crossing->enter) - 3) : 0;
  }
  way = std::max(0.0, way);
  const bool noRoom = under(way) != noUnit;
  return {noRoom ? 0.0 : way, false, noRoom};
}

// False if it has not moved.
bool Play::slide(UnitIndex u, const Pose& from, const Slide& slide) {
  if (slide.noRoom) return false;
  if (slide.leaves) {
    leaveTable(u);
    return true;
  }
  const Footprint start(from, battle_.unit(u).base);
  UnitSet passed;
  position_.forEachPresent([&](UnitIndex v) {
    if (v != u && !position_.enemies(u, v) && firstMeeting(position_, u, start, start.forward, slide.way, v))
      add(passed, v);
  });
  const bool beyond = position_.beyondBowShot(u);
  place(u, movedAlong(from, start.forward, slide.way));
  crossGround(u, from, {LegKind::ahead, wholeLength(slide.way)}, beyond);
  passFriends(u, passed);
  return slide.way >= 1;
}

void Play::tellGone(const Gone& gone, RuleIds rules, UnitIndex u, UnitIndex other, const Slide& way,
                    const Rolled& rolled) {
  if (!account_.wanted()) return;
  const double full = position_.lengthOf(rolled->distance);
  const bool shorter = !way.leaves && way.way < full - 1;
  const bool longer = !way.leaves && way.way > full + 1;
  const Telling telling{
      .unit = u, .other = other, .figures = {Figure::inches(toLength(way.way)), jts(rolled->distance)}};
  tell(shorter ? gone.shorter : longer ? gone.longer : gone.full, rules, telling, rolled);
}

// The first rout: away from the enemy that beat it.
void Play::routFrom(UnitIndex u, UnitIndex enemy) {
  const Vec2 off = position_.stand(u).centre - position_.stand(enemy).centre;
  routMove(u, squaredLength(off) > 0 ? unit(off) : position_.stand(u).forward * -1.0);
}

void Play::routMove(UnitIndex u, Vec2 direction) {
  if (!position_.present(u)) return;
  set(u, UnitStatus::fled, 1);
  const Rolled rolled = rollMove(u, MoveKind::rout, 0);
  const Pose turned = turnedTo(battle_.unit(u).pose, toHeading(bearing({}, direction)));
  const Slide way = slideOf(u, turned, position_.lengthOf(rolled->distance), 1, true);
  tellGone({"routs", "routs-short", "routs-on"}, {"CB-AFT-10"}, u, noUnit, way, rolled);
  stir(u);
  if (!slide(u, turned, way)) {
    tell("no-way-out", {"CB-AFT-16"}, {.unit = u});
    return destroy(u);
  }
  tire(u, rolled);
}

// CB-AFT-10, CB-AFT-15: to its own table edge; enemies in contact with nobody else may go after it.
void Play::flee(UnitIndex u) {
  UnitSet hunters;
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.enemies(u, v) && !position_.adrift(v) && position_.troop(v) != Troop::artillery &&
        !position_.inCombat(v) && position_.touching(u, v))
      add(hunters, v);
  });
  routMove(u, Vec2{0.0, static_cast<double>(-position_.onward(battle_.unit(u).side))});
  if (!position_.present(u)) return;
  const WordSet<AfterMove> moves{AfterMove::halt, AfterMove::pursue};
  for (UnitIndex v = static_cast<UnitIndex>(battle_.unitCount() - 1); v >= 0; --v)
    if (in(hunters, v)) push(TaskKind::choose, {v, static_cast<int>(moves.bits()), u});
}

void Play::startRampage(UnitIndex u) {
  if (!position_.present(u) || position_.rampaging(u)) return;
  set(u, UnitStatus::rampaging, 1);
  set(u, UnitStatus::doing, Activity::rampaging);
  set(u, UnitStatus::afterDid, AfterDid::gone);
  tell("rampages", {"CB-SPT-5"}, {.unit = u, .key = true});
  rampageMove(u);
}

// CB-SPT-5: bursts through every unit in its way, friend or foe.
void Play::rampageMove(UnitIndex u) {
  if (!position_.present(u)) return;
  set(u, UnitStatus::fled, 1);
  stir(u);
  const Troop troop = position_.troop(u);
  const RampagingTroop kind = troop == Troop::elephants ? RampagingTroop::elephants : RampagingTroop::scythedChariots;
  const auto rolled = account_.ask(*rulings().rampage, {kind, account_.roller(u)});
  Angle heading = battle_.unit(u).pose.heading;
  if (options().rampageDirection == RampageDirection::nearestWayOut)
    heading = toHeading(bearing({}, outward(nearestEdge(position_.table(), position_.stand(u).centre))));
  constexpr std::array<Angle, 4> turns{0, 270 * oneDegree, 90 * oneDegree, 180 * oneDegree};
  heading = normalised(heading + turns[static_cast<std::size_t>(rolled->direction)]);
  const Pose from = turnedTo(battle_.unit(u).pose, heading);
  const Rampage run = rampageOf(u, from, position_.lengthOf(rolled->distance));
  constexpr std::array<std::string_view, 4> phrases{"rampages-ahead", "rampages-left", "rampages-right",
                                                    "rampages-back"};
  tell(phrases[static_cast<std::size_t>(rolled->direction)], {"CB-SPT-5", "CB-MOV-6"},
       {.unit = u, .figures = {Figure::inches(toLength(run.way))}}, rolled);
  runOver(u, from, run);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (in(run.met, v) && position_.present(v)) burst(v, false);
}

// It goes on until clear of the last unit.
Play::Rampage Play::rampageOf(UnitIndex u, const Pose& from, double way) const {
  const Base base = battle_.unit(u).base;
  const Footprint start(from, base);
  const double room = std::max(0.0, roomAhead(position_.table(), start, start.forward));
  for (int step = 0; step < 16; ++step) {
    const UnitIndex under = unitUnder(position_, u, Footprint(movedAhead(from, toLength(way)), base));
    if (under == noUnit) break;
    const auto more = crossingOf(start, start.forward, position_.stand(under));
    way = more && more->leave > way ? std::ceil(more->leave) + 3 : way + 500;
  }
  Rampage run{std::min(way, room), room <= way, {}};
  position_.forEachPresent([&](UnitIndex v) {
    if (v != u && firstTouch(start, start.forward, run.way, position_.stand(v))) add(run.met, v);
  });
  return run;
}

void Play::runOver(UnitIndex u, const Pose& from, const Rampage& run) {
  if (run.leaves)
    leaveTable(u);
  else
    place(u, movedAhead(from, toLength(run.way)));
}

void Play::breakUnit(UnitIndex u) {
  if (position_.broken(u) || position_.special(u)) return;
  noteLoss(u);
  set(u, UnitStatus::broken, 1);
  set(u, UnitStatus::shaken, 1);
  set(u, UnitStatus::doing, Activity::routing);
  set(u, UnitStatus::afterDid, AfterDid::breaks);
  set(u, UnitStatus::impetus, Impetus::none);
  set(u, UnitStatus::dps, std::max<int>(status(u, UnitStatus::dps), book_.shakenFrom(position_.troop(u))));
  becomeUnformed(u);
  tell("breaks", {"CB-AFT-10"}, {.unit = u, .key = true});
  eachLeaderWith(u, [&](PersonIndex p) {
    losePerson(p);  // Friends see him run (D43); he himself stays with the unit.
    mover_.person(p).present = true;
    mover_.person(p).unit = u;
  });
}

// CB-DPG-1, CB-DPG-2: counted at the moment of the loss, from where the unit stood.
void Play::noteLoss(UnitIndex u) {
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || position_.enemies(u, v) || !position_.within(u, v, position_.bowShot())) return;
    const bool heavy = isHeavy(position_.troop(u)) && position_.grade(u) <= position_.grade(v);
    auto count = status(v, heavy ? UnitStatus::heavyLost : UnitStatus::othersLost);
    count = static_cast<std::int16_t>(std::min(12, count + 1));
  });
}

void Play::countLost(UnitIndex u, SideStatus how) {
  auto& count = mover_.side(battle_.unit(u).side).status[how];
  count = static_cast<std::int16_t>(std::min(60, count + 1));
}

void Play::destroy(UnitIndex u) {
  if (!position_.present(u)) return;
  if (!position_.broken(u)) noteLoss(u);
  tell("destroyed", {position_.special(u) ? "CB-SPT-2" : "CB-SHK-3"}, {.unit = u, .key = true});
  if (status(u, UnitStatus::afterDid) != static_cast<int>(AfterDid::breaks))
    set(u, UnitStatus::afterDid, AfterDid::gone);
  set(u, UnitStatus::fate, Fate::destroyed);
  mover_.remove(u);
  countLost(u, SideStatus::destroyed);
  eachLeaderWith(u, [&](PersonIndex p) {
    mover_.person(p).unit = noUnit;
    risk(p);
    if (battle_.person(p).present) joinNearest(p);
  });
}

void Play::leaveTable(UnitIndex u) {
  if (!position_.present(u)) return;
  tell("leaves-table", {"CB-AFT-10"}, {.unit = u, .key = true});
  set(u, UnitStatus::fate, Fate::leftTable);
  mover_.remove(u);
  countLost(u, SideStatus::offTable);
  eachLeaderWith(u, [&](PersonIndex p) {
    mover_.person(p).present = false;
    mover_.person(p).unit = noUnit;
  });
}

}  // namespace signifer::cb
