// Moves of the tactical phase carried out (CB-MOV).
#include <algorithm>

#include "cb/combinations.h"
#include "cb/play/manoeuvres.h"
#include "cb/play/play.h"
#include "table/edges.h"

namespace signifer::cb {

void Play::place(UnitIndex u, const Pose& pose) {
  if (battle_.unit(u).pose == pose) return;
  const Footprint from = position_.stand(u);
  mover_.place(u, pose);
  for (Person& person : mover_.people)
    if (person.present && person.unit == u) person.at = pose.centre;
  std::erase_if(mover_.relations,
                [&](const Relation& r) { return r.kind == relationOf(RelationKind::defends) && r.from == u; });
  alarmLeaders(u, from);
}

// Only moves in a unit's own turn count.
void Play::stir(UnitIndex u) {
  if (acts(battle_.unit(u).side)) set(u, UnitStatus::moved, 1);
}

// Rebuilt about the middle of its front edge.
void Play::reform(UnitIndex u, Formation formation, int front) {
  const Vec2 middle = position_.stand(u).frontCentre();
  set(u, UnitStatus::formation, formation);
  set(u, UnitStatus::frontStands, front);
  const Base base = position_.baseOf(u);
  if (base == battle_.unit(u).base) return;
  mover_.reshape(u, base);
  place(u, poseFromFront(middle, battle_.unit(u).pose.heading, base));
}

// A column that opens out needs room; where there is none it stays as it is until it moves again.
void Play::becomeUnformed(UnitIndex u) {
  if (position_.special(u) || position_.unformed(u)) return;
  if (options().looseMovesUnform == LooseMovesUnform::no) return;
  const Base base = position_.baseAs(u, Formation::unformed, position_.frontStands(u));
  const Footprint& stand = position_.stand(u);
  const Footprint at(poseFromFront(stand.frontCentre(), battle_.unit(u).pose.heading, base), base);
  if (base != battle_.unit(u).base && (unitUnder(position_, u, at) != noUnit || !isOn(position_.table(), at))) {
    // One stand wide, so that it covers the ground that it stood on.
    return reform(u, Formation::unformed, 1);
  }
  reform(u, Formation::unformed, position_.frontStands(u));
}

Play::Rolled Play::rollMove(UnitIndex u, MoveKind kind, int optional) {
  MovementIn in = moveFacts(position_, u, kind, optional);
  in.roller = account_.roller(u);
  return account_.ask(*rulings().movement, in);
}

// One way is gone before the next is rolled for.
bool Play::startMove(const Action& action) {
  if (!battle_.tasks.empty()) return false;
  const UnitIndex u = action.unit;
  const Rolled rolled = rollMove(u, MoveKind::tactical, action.values[0]);
  set(u, UnitStatus::thrown, 1);
  const bool doubled = action.values[1] != 0;
  const double whole = rolled->distance * (doubled ? 2 : 1);
  const int spent = status(u, UnitStatus::spentHalves);
  const double left = whole * (2 - spent) / 2;
  tell(spent > 0 ? "may-move-half"
       : doubled ? "may-move-double"
                 : "may-move",
       {"CB-SEQ-5"}, {.unit = u, .figures = {jts(left), jts(doubled && spent == 0 ? rolled->distance : whole)}},
       rolled);
  push(TaskKind::path,
       {u, static_cast<int>(std::lround(left * 100)), doubled ? 1 : 0, static_cast<int>(std::lround(whole * 100))});
  tire(u, rolled);
  return true;
}

// The unit may use the rest of the move for manoeuvres. So the path counts as none, half or all of the move.
void Play::go(const Task& task, const Path& path) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  set(u, UnitStatus::doing, path.empty() ? Activity::halted : Activity::moving);
  if (path.empty()) return tell("stays", {"CB-SEQ-5"}, {.unit = u});
  const MoveTerms terms = termsOf(position_, task);
  const WayCost cost = costOf(position_, u, path, terms);
  const double gone = terms.whole - terms.left + cost.spent;
  const int halves = !cost.legal ? 2 : gone <= 1 ? 0 : gone <= terms.whole / 2 + 1 ? 1 : 2;
  set(u, UnitStatus::spentHalves, std::max<int>(halves, status(u, UnitStatus::spentHalves)));
  walk(u, path);
}

void Play::walk(UnitIndex u, const Path& path) {
  stir(u);
  UnitSet passed;
  Clipping clipping(position_, u);
  for (const Leg& leg : path) {
    if (!position_.present(u) || position_.adrift(u)) return;
    const Leg open = onTheTable(u, leg);
    clipping.begin(battle_.unit(u).pose, open);
    walkLeg(u, open, clipping.friends().who(), passed);
  }
}

// Nobody is led over the edge of the table, whatever people say.
Leg Play::onTheTable(UnitIndex u, Leg leg) const {
  if (isWheel(leg.kind)) leg.amount = std::min(leg.amount, 180 * oneDegree);
  leg.amount = amountOnTable(position_.table(), battle_.unit(u).pose, battle_.unit(u).base, leg);
  return leg;
}

// DPs fall as they are earned: of the manoeuvre that the leg is, then of friends in the order in which it comes upon
// them (D60), then of the ground.
void Play::walkLeg(UnitIndex u, Leg leg, const UnitSet& clipped, UnitSet& passed) {
  const Footprint from = position_.stand(u);
  const Pose start = battle_.unit(u).pose;
  const Base base = battle_.unit(u).base;
  const bool beyond = position_.beyondBowShot(u);
  const bool gap = leg.kind == LegKind::ahead && passesGap(position_, u, from, leg.amount, clipped);
  FriendsPassed met;
  findFriendsPassed(position_, u, start, leg, passed | clipped, met);
  place(u, after(start, base, leg));
  tellLeg(u, start, leg, beyond);
  if (gap) manoeuvreDps(u, Manoeuvre::passGap, beyond, "passed-a-gap");
  for (const UnitIndex v : met) {
    add(passed, v);
    if (position_.present(u) && position_.present(v)) passFriend(u, v);
  }
  crossGround(u, start, leg, beyond);
}

// Tells of the leg, and of the DPs for a wheel.
void Play::tellLeg(UnitIndex u, const Pose& from, const Leg& leg, bool beyond) {
  constexpr std::array<std::string_view, 4> straight{"goes-ahead", "steps-back", "steps-left", "steps-right"};
  constexpr Length leastTold = oneInch / 100;
  if (!position_.present(u)) return;
  if (leg.kind == LegKind::ahead && leg.amount < leastTold) return tell("no-room-ahead", {"CB-SEQ-5"}, {.unit = u});
  if (isStraight(leg.kind))
    return tell(straight[static_cast<std::size_t>(leg.kind)], {leg.kind == LegKind::ahead ? "CB-SEQ-5" : "CB-MAN-20"},
                {.unit = u, .figures = {Figure::inches(leg.amount)}});
  if (!isWheel(leg.kind) && leg.kind != LegKind::pivot) return tell("faces-about", {"CB-MAN-8"}, {.unit = u});
  const ManoeuvreIn in = manoeuvreFacts(position_, u, Manoeuvre::wheel, beyond && position_.beyondBowShot(u));
  const auto ruling = ask(*rulings().manoeuvre, in);
  const bool slow = ruling->moveCost > 0;
  const bool left = leg.kind == LegKind::wheelLeft;
  if (leg.kind == LegKind::pivot)
    tellTurn(u, from.heading);
  else
    tell(left ? (slow ? "wheels-left-slowly" : "wheels-left") : (slow ? "wheels-right-slowly" : "wheels-right"),
         {ruling->row}, {.unit = u, .figures = {Figure::degrees(leg.amount)}}, ruling);
  gainDps(u, ruling->dps, "disordered-by-manoeuvre", {}, ruling);
}

void Play::tellTurn(UnitIndex u, Angle from) {
  const Angle right = normalised(battle_.unit(u).pose.heading - from);
  const bool left = right > fullTurn / 2;
  tell(left ? "turns-left" : "turns-right", {"CB-MAN-3"},
       {.unit = u, .figures = {Figure::degrees(left ? fullTurn - right : right)}});
}

// Obstacles that its centre has crossed, and the DPs of difficult ground, once a turn (CB-MAN-13 to CB-MAN-17,
// CB-MOV-14, CB-MOV-15).
void Play::crossGround(UnitIndex u, const Pose& from, const Leg& leg, bool wasBeyond) {
  if (!position_.present(u)) return;
  const Lines lines = linesCrossed(position_, toVec(from.centre), position_.stand(u).centre);
  for (int i = 0; i < lines.obstacles; ++i) manoeuvreDps(u, Manoeuvre::crossObstacle, wasBeyond, "crossed-an-obstacle");
  for (int i = 0; i < lines.majors; ++i)
    manoeuvreDps(u, Manoeuvre::crossMajorObstacle, wasBeyond, "crossed-a-major-obstacle");
  if (!position_.present(u) || position_.is(u, UnitStatus::crossedRough)) return;
  const bool rough = std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    return position_.isDifficult(piece.kind) && passesOver(from, battle_.unit(u).base, leg, piece.outline);
  });
  if (!rough) return;
  const auto ruling = ask(*rulings().difficultTerrain, {position_.troop(u), position_.formation(u)});
  set(u, UnitStatus::crossedRough, ruling->dps > 0 ? 1 : 0);
  gainDps(u, ruling->dps, "disordered-by-ground", {}, ruling);
}

void Play::runOnAlone(UnitIndex u) {
  if (position_.present(u)) runOn(u, 0);
}

// CB-CTL-11, D23: straight at the nearest enemy, or on as it faces.
void Play::runOn(UnitIndex u, int optional) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  const Rolled rolled = rollMove(u, MoveKind::tactical, optional);
  set(u, UnitStatus::thrown, 1);
  set(u, UnitStatus::spentHalves, 2);
  const double allowance = position_.lengthOf(rolled->distance);
  const MoveTerms terms{allowance, allowance, false, 0};
  Path path;
  const bool atEnemy = enemy != noUnit && position_.doing(u) != Doing::moving;
  if (atEnemy) path = pathTowards(position_, u, toPoint(position_.stand(enemy).centre), terms);
  if (path.empty() || !costOf(position_, u, path, terms).legal) {
    const Length way = aheadFrom(position_, u, battle_.unit(u).pose, allowance, book_.tables.shortOfEnemy);
    path = way > 0 ? Path{{LegKind::ahead, way}} : Path{};
    if (!path.empty() && !costOf(position_, u, path, terms).legal) path.clear();
  }
  tell(atEnemy ? "runs-on-at" : "runs-on", {"CB-CTL-11"},
       {.unit = u, .other = enemy, .figures = {jts(rolled->distance)}}, rolled);
  if (!path.empty()) walk(u, path);
  tire(u, rolled);
}

bool Play::walkAlong(const Action& action) {
  walk(action.unit, action.path);
  return !action.path.empty();
}

void Play::goAlong(const Task& task, const Action& action) {
  go(task, static_cast<ActionId>(action.kind) == ActionId::go ? action.path : Path{});
}

}  // namespace signifer::cb
