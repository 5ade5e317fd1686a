// Moves after combat of units that stay in hand: into a place left, back, forward, retiring, pursuing, bursting through
// (CB-AFT-2 to CB-AFT-9, CB-AFT-11 to CB-AFT-14).
#include <algorithm>

#include "cb/play/manoeuvres.h"
#include "cb/play/play.h"

namespace signifer::cb {
namespace {

/// JT that the combat phase keeps from enemies who are not to be touched: just more than a touch.
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

// CB-AFT-4, CB-AFT-5: with no way back it stays, turned to the enemy if it can, and takes a DP more.
void Play::fallBack(UnitIndex u, UnitIndex beater, bool through) {
  const FallBackWay plan = fallBackWay(position_, u, beater, through);
  if (plan.turns) {
    stir(u);
    tell("turns-to-face", {"CB-AFT-4"}, {.unit = u, .other = beater});
    place(u, plan.turned);
  }
  const bool behind = through && !plan.stays && plan.passed.any();
  set(u, UnitStatus::afterDid, plan.stays ? AfterDid::halt : behind ? AfterDid::fallBackThrough : AfterDid::fallBack);
  if (plan.stays) return gainDps(u, 1, "cannot-fall-back", {"CB-AFT-4"});
  const bool shorter = plan.way < position_.jt() - 1;
  tell(behind    ? "falls-back-through"
       : shorter ? "falls-back-short"
                 : "falls-back",
       {behind ? "CB-AFT-5" : "CB-AFT-4"},
       {.unit = u, .other = plan.inTheWay, .figures = {Figure::inches(toLength(plan.way)), jts(1)}});
  stir(u);
  for (const SetBack& friendly : plan.setBack) setBack(u, friendly, plan.direction);
  const Pose start = battle_.unit(u).pose;
  const bool beyond = position_.beyondBowShot(u);
  place(u, movedAlong(start, plan.direction, plan.way));
  crossGround(u, start, {LegKind::back, wholeLength(plan.way)}, beyond);
  passFriends(u, plan.passed);
}

// D65
void Play::setBack(UnitIndex u, const SetBack& friendly, Vec2 direction) {
  const UnitIndex v = friendly.unit;
  stir(v);
  tell("set-back-by", {"CB-AFT-4"}, {.unit = v, .other = u, .figures = {Figure::inches(toLength(friendly.way))}});
  place(v, movedAlong(battle_.unit(v).pose, direction, friendly.way));
  const auto ruling = ask(*rulings().passageOfLines, passageFacts(position_, u, v));
  gainDps(v, ruling->passedDps, "disordered-by-passage", {ruling->passedRow}, ruling);
}

// CB-AFT-6, CB-AFT-7
void Play::followUpEnemy(UnitIndex u, UnitIndex enemy) {
  stir(u);
  if (!fellBack(position_, enemy)) return goForward(u, enemy);
  const FollowUpWay plan = followUpWay(position_, u, enemy);
  if (!plan.open) return cannotFollowUp(u, enemy, plan);
  const auto ruling = ask(*rulings().followUp, {std::clamp(position_.jtsOf(plan.way), 0.0, 20.0), !plan.inCombat});
  if (plan.first) tell("turns-to-face", {"CB-AFT-6"}, {.unit = u, .other = enemy});
  place(u, plan.start);
  const Leg leg{LegKind::ahead, wholeLength(plan.way)};
  const bool beyond = position_.beyondBowShot(u);
  tell("follows-up", {}, {.unit = u, .other = enemy, .figures = {Figure::inches(leg.amount)}}, ruling);
  place(u, after(plan.start, battle_.unit(u).base, leg));
  crossGround(u, plan.start, leg, beyond);
  if (!plan.inCombat || !position_.present(u)) return;
  if (position_.touching(u, enemy)) align(u, enemy, plan.face);
  set(u, UnitStatus::impetus, Impetus::followUp);
}

// D40: pikes after an enemy who retired or broke.
void Play::goForward(UnitIndex u, UnitIndex enemy) {
  const Pose start = battle_.unit(u).pose;
  const Slide way = slideOf(u, start, position_.jt(), apart, false);
  tell("follows-up", {"CB-AFT-6"}, {.unit = u, .other = enemy, .figures = {Figure::inches(toLength(way.way))}});
  (void)slide(u, start, way);
}

void Play::cannotFollowUp(UnitIndex u, UnitIndex enemy, const FollowUpWay& way) {
  const bool unit = way.inTheWay != noUnit;
  tell(unit ? "cannot-follow-up-past" : "cannot-follow-up", {"CB-AFT-6"},
       {.unit = u, .other = unit ? way.inTheWay : enemy});
}

// The moves that change something (D70).
WordSet<AfterMove> Play::openMoves(UnitIndex u, UnitIndex enemy, WordSet<AfterMove> moves) {
  if (!moves.has(AfterMove::followUp)) return moves;
  bool open = false;
  if (fellBack(position_, enemy)) {
    const FollowUpWay way = followUpWay(position_, u, enemy);
    open = way.open;
    if (!open) cannotFollowUp(u, enemy, way);
  } else {
    open = slideOf(u, battle_.unit(u).pose, position_.jt(), apart, false).way >= 1;
  }
  if (open) return moves;
  moves = WordSet<AfterMove>::fromBits(moves.bits() & ~WordSet<AfterMove>{AfterMove::followUp}.bits());
  return moves.empty() ? WordSet<AfterMove>{AfterMove::halt} : moves;
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
  mover_.tasks.pop_back();
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

// CB-AFT-11 to CB-AFT-13: along the line of the enemy's flight. Nobody moves after an enemy who is gone, or off the
// table (D66).
void Play::pursue(UnitIndex u, UnitIndex enemy) {
  const bool stops = options().pursuitAtEdge == PursuitAtEdge::stops;
  const auto fate = static_cast<Fate>(status(enemy, UnitStatus::fate));
  if (fate == Fate::destroyed || (fate == Fate::leftTable && stops))
    return tell("pursues-nobody", {"CB-AFT-11"}, {.unit = u, .other = enemy});
  const Rolled rolled = rollMove(u, MoveKind::pursuit, 0);
  becomeUnformed(u);
  stir(u);
  set(u, UnitStatus::doing, Activity::pursuing);
  const Vec2 began = position_.stand(u).frontCentre();
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
    return pushCharge({u, met, ChargeMode::pursuit, began, position_.jtsOf(limit), 0});
  }
  const Pose start = battle_.unit(u).pose;
  const Slide way = slideOf(u, start, met == noUnit ? limit : reached, 0, !stops);
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
    mover_.relate(relationOf(RelationKind::impact), by, u, 3);
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
    if (v != u && !position_.enemies(u, v) && firstMeeting(position_, u, from, from.forward, way, v)) add(passed, v);
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

void Play::moveAfterCombat(const Task& task, const Action& action) {
  const auto enemy = static_cast<UnitIndex>(task.args[2]);
  carryOut(action.unit, static_cast<AfterMove>(action.values[0]), enemy, beaterNow(action.unit, task.args[3], enemy));
}

// Overruled: from the nearest enemy.
bool Play::moveFromNearest(const Action& action) {
  const UnitIndex enemy = position_.nearestEnemy(action.unit);
  if (enemy == noUnit) return false;
  carryOut(action.unit, static_cast<AfterMove>(action.values[0]), enemy, enemy);
  return true;
}

}  // namespace signifer::cb
