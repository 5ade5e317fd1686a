// Moves after combat of units that stay in hand: into a place left, back, forward, retiring, pursuing, bursting through
// (CB-AFT-2 to CB-AFT-9, CB-AFT-11 to CB-AFT-14).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {
namespace {

/// What the combat phase keeps from enemies who are not to be touched, JT: just more than a touch.
constexpr double apart = 0.05;

Vec2 awayFrom(const Position& position, UnitIndex u, UnitIndex enemy) {
  const Vec2 off = position.stand(u).centre - position.stand(enemy).centre;
  return squaredLength(off) > 0 ? unit(off) : position.stand(u).forward * -1.0;
}

}  // namespace

// CB-AFT-2, D55: straight ahead by the depth of the enemy that left.
void Play::advanceIntoPlace(UnitIndex u, UnitIndex enemy) {
  const Pose start = battle_.unit(u).pose;
  const double depth = 2 * position_.stand(enemy).halfDepth;
  const Slide way = slideOf(u, start, depth, apart, false);
  tell("advances", {"CB-AFT-2"}, {.unit = u, .other = enemy, .figures = {Figure::inches(toLength(way.way))}});
  stir(u);
  (void)slide(u, start, way);
}

// 1 JT, or past the support and a little on; and on until it stands on no friend.
double Play::fallBackWay(UnitIndex u, bool through) const {
  const Footprint& from = position_.stand(u);
  const Vec2 back = from.forward * -1.0;
  double way = position_.jt();
  std::optional<double> nearest;
  UnitIndex support = noUnit;
  position_.forEachPresent([&](UnitIndex v) {
    if (!through || v == u || !position_.sameLegion(u, v) || position_.enemies(u, v) || position_.inCombat(v)) return;
    const auto at = firstTouch(from, back, position_.lengthOf(3), position_.stand(v));
    if (!at || (nearest && *nearest <= *at)) return;
    nearest = at;
    support = v;
  });
  if (support != noUnit)
    way = std::max(way, distanceUntilClear(from, back, position_.stand(support)) + position_.lengthOf(0.25));
  for (int i = 0; i < 8; ++i) {
    const Footprint at(movedAlong(battle_.unit(u).pose, back, way), battle_.unit(u).base);
    const UnitIndex under = unitUnder(position_, u, at);
    if (under == noUnit || position_.enemies(u, under)) break;
    way = std::max(way + 1, std::ceil(distanceUntilClear(from, back, position_.stand(under))) + 3);
  }
  return way;
}

// CB-AFT-4, CB-AFT-5: with no way back it stays and takes a DP more.
void Play::fallBack(UnitIndex u, bool through) {
  const Footprint from = position_.stand(u);
  const Vec2 back = from.forward * -1.0;
  const double way = fallBackWay(u, through);
  const Pose end = movedAlong(battle_.unit(u).pose, back, way);
  const Footprint at(end, battle_.unit(u).base);
  bool blocked = unitUnder(position_, u, at) != noUnit || !isOn(position_.table(), at);
  UnitSet passed;
  UnitIndex enemy = noUnit;
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || position_.rampaging(v) || !firstTouch(from, back, way, position_.stand(v))) return;
    if (position_.enemies(u, v))
      enemy = v;
    else
      add(passed, v);
  });
  blocked = blocked || enemy != noUnit;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    blocked = blocked || (position_.barred(u, piece.kind) && firstTouch(from, back, way, piece.outline));
  if (blocked) return gainDps(u, 1, "cannot-fall-back", {"CB-AFT-4"});
  tell(through ? "falls-back-through" : "falls-back", {through ? "CB-AFT-5" : "CB-AFT-4"},
       {.unit = u, .figures = {Figure::inches(toLength(way))}});
  stir(u);
  const Pose start = battle_.unit(u).pose;
  const bool beyond = position_.beyondBowShot(u);
  place(u, end);
  crossGround(u, start, {LegKind::back, wholeLength(way)}, beyond);
  passFriends(u, passed);
}

// CB-AFT-6, CB-AFT-7
void Play::followUpEnemy(UnitIndex u, UnitIndex enemy) {
  const auto did = static_cast<AfterDid>(status(enemy, UnitStatus::afterDid));
  const Footprint from = position_.stand(u);
  const Pose start = battle_.unit(u).pose;
  stir(u);
  const bool fellBack = did == AfterDid::fallBack || did == AfterDid::fallBackThrough;
  if (!fellBack || !position_.present(enemy)) {
    // D40: pikes after an enemy who retired or broke.
    const Slide way = slideOf(u, start, position_.jt(), apart, false);
    tell("follows-up", {"CB-AFT-6"}, {.unit = u, .other = enemy, .figures = {Figure::inches(toLength(way.way))}});
    (void)slide(u, start, way);
    return;
  }
  const Met met = metAhead(position_, u, from, position_.lengthOf(20));
  if (met.unit == noUnit || !position_.enemies(u, met.unit)) return;
  const auto ruling = ask(*rulings().followUp,
                          {std::clamp(position_.jtsOf(met.distance), 0.0, 20.0), did == AfterDid::fallBackThrough});
  const double way =
      std::min(position_.lengthOf(ruling->distance), std::max(0.0, roomAhead(position_.table(), from, from.forward)));
  const Leg leg{LegKind::ahead, shortOfUnits(position_, u, start, way)};
  const bool beyond = position_.beyondBowShot(u);
  tell("follows-up", {}, {.unit = u, .other = enemy, .figures = {Figure::inches(leg.amount)}}, ruling);
  place(u, after(start, battle_.unit(u).base, leg));
  crossGround(u, start, leg, beyond);
  if (ruling->inCombat && position_.present(u)) set(u, UnitStatus::impetus, Impetus::followUp);
}

// CB-AFT-8, CB-AFT-9: a full unformed move to the rear; its player may stop it once it is covered.
void Play::retire(UnitIndex u, UnitIndex enemy) {
  const Vec2 away = awayFrom(position_, u, enemy);
  const Rolled rolled = rollMove(u, MoveKind::retire, 0);
  becomeUnformed(u);
  stir(u);
  set(u, UnitStatus::doing, Activity::retiring);
  tell("has-to-retire", {"CB-AFT-8"}, {.unit = u, .other = enemy, .figures = {jts(rolled->distance)}}, rolled);
  const int heading = toHeading(bearing({}, away));
  push(TaskKind::retire, {u, enemy, static_cast<int>(std::lround(rolled->distance * 100)),
                          heading > fullTurn / 2 ? heading - fullTurn : heading});
  const Task task = battle_.tasks.back();
  if (retireWay(position_, task).stopFrom) return;
  battle_.tasks.pop_back();
  finishRetiring(task, {});
}

// It ends facing the enemy.
void Play::finishRetiring(const Task& task, const Path& path) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const RetireWay most = retireWay(position_, task);
  const Pose before = battle_.unit(u).pose;
  const double wanted = path.empty() ? most.most : std::min<double>(path[0].amount, most.most);
  const Slide way = slideOf(u, most.turned, wanted, 1, true);
  const bool stopped = wanted < most.most - 1;
  tell(stopped                ? "retires-covered"
       : way.way < wanted - 1 ? "retires-short"
       : way.way > wanted + 1 ? "retires-on"
                              : "retires",
       {stopped                                        ? "CB-AFT-9"
        : way.way < wanted - 1 || way.way > wanted + 1 ? "CB-AFT-16"
                                                       : "CB-AFT-8"},
       {.unit = u, .figures = {Figure::inches(toLength(way.way)), Figure::inches(toLength(most.most))}});
  const bool stirred = slide(u, most.turned, way);
  if (!position_.present(u)) return;
  place(u, stirred ? facedAbout(battle_.unit(u).pose) : before);
}

// Up to ground that bars it, or to the enemy's camp, where it loots unless it meets somebody before.
double Play::pursuitRoom(UnitIndex u, double limit) {
  const Footprint& from = position_.stand(u);
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    const bool camp = position_.enemyCamp(u, piece);
    if (!camp && !position_.barred(u, piece.kind)) continue;
    const auto touch = firstTouch(from, from.forward, limit, piece.outline);
    if (!touch) continue;
    limit = *touch;
    if (camp) set(u, UnitStatus::doing, Activity::looting);
  }
  return limit;
}

// CB-AFT-11 to CB-AFT-13: along the line of the enemy's flight.
void Play::pursue(UnitIndex u, UnitIndex enemy) {
  const Rolled rolled = rollMove(u, MoveKind::pursuit, 0);
  becomeUnformed(u);
  stir(u);
  set(u, UnitStatus::doing, Activity::pursuing);
  const Pose turned = turnedTo(battle_.unit(u).pose, toHeading(bearing({}, awayFrom(position_, u, enemy) * -1.0)));
  const Footprint at(turned, battle_.unit(u).base);
  if (unitUnder(position_, u, at) == noUnit && isOn(position_.table(), at)) place(u, turned);
  const Footprint from = position_.stand(u);
  const double limit = pursuitRoom(u, position_.lengthOf(rolled->distance));
  const auto [met, reached] = metAhead(position_, u, from, limit, false);
  if (met != noUnit) set(u, UnitStatus::doing, Activity::pursuing);
  const bool beaten = met == enemy || (met != noUnit && position_.broken(met));
  if (met != noUnit && !beaten) {
    // A new enemy: as a new charge with what is left (CB-AFT-12, D48).
    tell("pursues-into", {"CB-AFT-11", "CB-AFT-12"},
         {.unit = u, .other = met, .figures = {jts(rolled->distance)}, .key = true}, rolled);
    set(met, UnitStatus::response, 0);
    noteGround(u, met);
    return pushCharge({u, met, ChargeMode::pursuit, from.frontCentre(), position_.jtsOf(limit), 0});
  }
  const Pose start = battle_.unit(u).pose;
  const Slide way = slideOf(u, start, met == noUnit ? limit : reached, 0, true);
  const bool looting = met == noUnit && position_.doing(u) == Doing::looting;
  const Gone said = beaten ? Gone{"pursues-and-catches", "pursues-and-catches", "pursues-and-catches"}
                           : Gone{"pursues", looting ? "pursues-to-camp" : "pursues-short", "pursues-on"};
  tellGone(said, {"CB-AFT-11"}, u, enemy, way, rolled);
  (void)slide(u, start, way);
  if (beaten && position_.present(u) && position_.touching(u, met)) hack(met, u);
}

// CB-AFT-13, D41: one casualty; a stand of special troops is destroyed.
void Play::hack(UnitIndex u, UnitIndex by) {
  set(by, UnitStatus::impetus, Impetus::pursuit);
  if (options().freeHack == FreeHack::combatRound) {
    tell("caught", {"CB-AFT-13"}, {.unit = u, .other = by, .key = true});
    battle_.relate(relationOf(RelationKind::impact), by, u, 3);
    set(by, UnitStatus::part, PartNow::charged);
    return push(TaskKind::followOn, {by, u, 1});
  }
  const int most = position_.stands(u);
  const int casualties = std::min({11, most - 1, static_cast<int>(status(u, UnitStatus::casualties))});
  const auto ruling = ask(*rulings().pursuitCatch, {0, 0, 0, most, casualties});
  tell("free-hack", {"CB-AFT-13"},
       {.unit = u, .other = by, .figures = {Figure::count(ruling->casualties - casualties)}, .key = true}, ruling);
  set(u, UnitStatus::casualties, std::min(ruling->casualties, most));
  if (ruling->destroyed || position_.special(u)) destroy(u);
}

// CB-DPG-10, CB-DPG-11
void Play::burst(UnitIndex u, bool opened) {
  ShockDpsIn in;
  in.troop = position_.troop(u);
  in.unformed = position_.unformed(u);
  in.burstThrough = opened && isHeavy(in.troop) ? BurstThrough::openedRanks : BurstThrough::through;
  const auto ruling = ask(*rulings().shockDps, in);
  gainDps(u, ruling->dps, "disordered-by-burst", {}, ruling);
}

// CB-AFT-14: to 1 JT beyond the far edge, facing onward; another enemy there is charged, friends are passed.
void Play::burstThrough(UnitIndex u, UnitIndex enemy) {
  stir(u);
  tell("bursts-through", {"CB-AFT-14"}, {.unit = u, .other = enemy, .key = true});
  if (!position_.present(enemy)) return;
  const bool opened = status(enemy, UnitStatus::afterDid) == static_cast<int>(AfterDid::openRanks);
  const Pose start = battle_.unit(u).pose;
  const Base base = battle_.unit(u).base;
  const Footprint from = position_.stand(u);
  const auto crossing = crossingOf(from, from.forward, position_.stand(enemy));
  const double clear = crossing ? std::max(0.0, crossing->leave) : 2 * position_.stand(enemy).halfDepth;
  double way = clear + position_.jt();
  UnitIndex met = noUnit;
  for (int step = 0; step < 12 && met == noUnit; ++step) {
    const UnitIndex under = unitUnder(position_, u, Footprint(movedAhead(start, toLength(way)), base));
    if (under == noUnit) break;
    const auto more = crossingOf(from, from.forward, position_.stand(under));
    if (position_.enemies(u, under) && under != enemy && !position_.adrift(under) && more && more->enter > clear) {
      way = std::max(clear, std::floor(more->enter - position_.contactGap()) - 2);
      if (unitUnder(position_, u, Footprint(movedAhead(start, toLength(way)), base)) == noUnit) met = under;
      if (met != noUnit) break;
    }
    way = more ? std::max(way + 1, std::ceil(more->leave) + 3) : way + 500;
  }
  UnitSet passed;
  position_.forEachPresent([&](UnitIndex v) {
    if (v != u && !position_.enemies(u, v) && firstTouch(from, from.forward, way, position_.stand(v))) add(passed, v);
  });
  const bool beyond = position_.beyondBowShot(u);
  if (roomAhead(position_.table(), from, from.forward) <= way) {
    leaveTable(u);
  } else {
    place(u, movedAhead(start, toLength(way)));
    crossGround(u, start, {LegKind::ahead, toLength(way)}, beyond);
  }
  burst(enemy, opened);
  passFriends(u, passed);
  if (met == noUnit || !position_.present(u) || position_.adrift(u)) return;
  set(met, UnitStatus::response, 0);
  noteGround(u, met);
  pushCharge({u, met, ChargeMode::pursuit, from.frontCentre(), position_.jtsOf(position_.contactGap() * 2 + 4), 0});
}

}  // namespace signifer::cb
