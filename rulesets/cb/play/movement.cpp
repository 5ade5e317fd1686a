// Moves and manoeuvres of the tactical phase carried out (CB-MOV, CB-MAN, CB-PAS).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

void Play::place(UnitIndex u, const Pose& pose) {
  if (battle_.unit(u).pose == pose) return;
  const Footprint from = position_.stand(u);
  battle_.unit(u).pose = pose;
  position_.moved(u);
  for (Person& person : battle_.people)
    if (person.present && person.unit == u) person.at = pose.centre;
  std::erase_if(battle_.relations,
                [&](const Relation& r) { return r.kind == relationOf(RelationKind::defends) && r.from == u; });
  alarmLeaders(u, from);
}

// What it does in the enemy's turn does not count.
void Play::stir(UnitIndex u) {
  if (acts(battle_.unit(u).side)) set(u, UnitStatus::moved, 1);
}

// Rebuilt about the middle of its front edge.
void Play::reform(UnitIndex u, Formation formation, int front) {
  const Vec2 middle = position_.stand(u).frontCentre();
  set(u, UnitStatus::formation, formation);
  set(u, UnitStatus::frontStands, front);
  Unit& unit = battle_.unit(u);
  const Base base = position_.baseOf(u);
  if (base == unit.base) return;
  unit.base = base;
  position_.moved(u);
  place(u, poseFromFront(middle, unit.pose.heading, base));
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

MovementOut Play::throwMove(UnitIndex u, MoveKind kind, int optional) {
  MovementIn in;
  in.troop = position_.troop(u);
  in.formation = position_.formation(u);
  in.armoured = position_.armoured(u);
  in.move = kind;
  in.optionalDice = optional;
  if (kind == MoveKind::charge) in.inspireActions = std::min(6, position_.status(u, UnitStatus::inspireActions));
  Modifiers modifiers;
  return movement(book_, in, dice_, modifiers, thrower(u));
}

void Play::startMove(const Action& action) {
  const UnitIndex u = action.unit;
  const MovementOut out = throwMove(u, MoveKind::tactical, action.values[0]);
  set(u, UnitStatus::thrown, 1);
  const bool doubled = action.values[1] != 0;
  const double whole = out.distance * (doubled ? 2 : 1);
  const double left = whole * (2 - status(u, UnitStatus::spentHalves)) / 2;
  tell("moves", u, noUnit, {"CB-SEQ-5"}, {Figure::inches(toLength(position_.lengthOf(left)))});
  push(TaskKind::path,
       {u, static_cast<int>(std::lround(left * 100)), doubled ? 1 : 0, static_cast<int>(std::lround(whole * 100))});
  tire(u, out);
}

// What the path leaves of the move may go into manoeuvres: none, a half or all of it is spent.
void Play::go(const Task& task, const Path& path) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  set(u, UnitStatus::doing, path.empty() ? Activity::halted : Activity::moving);
  if (path.empty()) return;
  const MoveTerms terms = termsOf(position_, task);
  const double gone = terms.whole - terms.left + costOf(position_, u, path, terms).spent;
  const int halves = gone <= 1 ? 0 : gone <= terms.whole / 2 + 1 ? 1 : 2;
  set(u, UnitStatus::spentHalves, std::max<int>(halves, status(u, UnitStatus::spentHalves)));
  walk(u, path);
}

void Play::walk(UnitIndex u, const Path& path) {
  stir(u);
  UnitSet passed;
  for (const Leg& leg : path) {
    if (!position_.present(u) || position_.adrift(u)) return;
    walkLeg(u, leg, passed);
  }
}

// DPs fall as they are earned: of the manoeuvre that the leg is, then of friends in the order in which it comes upon
// them (D60), then of the ground.
void Play::walkLeg(UnitIndex u, const Leg& leg, UnitSet& passed) {
  const Footprint from = position_.stand(u);
  const Pose start = battle_.unit(u).pose;
  const Base base = battle_.unit(u).base;
  const bool beyond = position_.beyondBowShot(u);
  const bool gap = leg.kind == LegKind::ahead && passesGap(position_, u, from, leg.amount);
  std::vector<std::pair<std::int32_t, UnitIndex>> met;
  if (!gap && leg.kind != LegKind::pivot)
    position_.forEachPresent([&](UnitIndex v) {
      if (v == u || position_.enemies(u, v) || in(passed, v)) return;
      const std::int32_t open = openAmount(start, base, leg, position_.stand(v));
      if (open < leg.amount) met.emplace_back(open, v);
    });
  std::ranges::sort(met);
  place(u, after(start, base, leg));
  if (isWheel(leg.kind) || leg.kind == LegKind::pivot) manoeuvreDps(u, Manoeuvre::wheel, beyond);
  if (gap) manoeuvreDps(u, Manoeuvre::passGap, beyond);
  for (const auto& [open, v] : met) {
    add(passed, v);
    UnitSet one;
    add(one, v);
    passFriends(u, one);
  }
  crossGround(u, start, leg, beyond);
}

// Obstacles that its centre has crossed, and the DPs of difficult ground, once a turn (CB-MAN-13 to CB-MAN-17,
// CB-MOV-14, CB-MOV-15).
void Play::crossGround(UnitIndex u, const Pose& from, const Leg& leg, bool wasBeyond) {
  if (!position_.present(u)) return;
  const Lines lines = linesCrossed(position_, toVec(from.centre), position_.stand(u).centre);
  for (int i = 0; i < lines.obstacles; ++i) manoeuvreDps(u, Manoeuvre::crossObstacle, wasBeyond);
  for (int i = 0; i < lines.majors; ++i) manoeuvreDps(u, Manoeuvre::crossMajorObstacle, wasBeyond);
  if (!position_.present(u) || position_.is(u, UnitStatus::crossedRough)) return;
  const bool rough = std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    return position_.isDifficult(piece.kind) && passesOver(from, battle_.unit(u).base, leg, piece.outline);
  });
  if (!rough) return;
  Modifiers modifiers;
  const DifficultTerrainOut out = difficultTerrain(book_, {position_.troop(u), position_.formation(u)}, modifiers);
  set(u, UnitStatus::crossedRough, out.dps > 0 ? 1 : 0);
  gainDps(u, out.dps, "disordered-by-ground", modifiers);
}

// CB-MAN-1: beyond bow shot at the start and at the end (D59).
void Play::manoeuvreDps(UnitIndex u, Manoeuvre which, bool wasBeyond) {
  if (!position_.present(u)) return;
  Modifiers modifiers;
  const ManoeuvreIn in = manoeuvreFacts(position_, u, which, wasBeyond && position_.beyondBowShot(u));
  const int dps = manoeuvre(book_, in, modifiers).dps;
  gainDps(u, dps, "disordered-by-manoeuvre", modifiers);
}

void Play::passFriends(UnitIndex u, const UnitSet& friends) {
  const auto state = [&](UnitIndex v) {
    return position_.broken(v)                              ? PassageState::routing
           : position_.unformed(v) && !position_.special(v) ? PassageState::unformed
                                                            : PassageState::formed;
  };
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!in(friends, v) || !position_.present(v) || !position_.present(u)) continue;
    PassageIn in;
    in.passerTroop = position_.troop(u);
    in.passerState = state(u);
    in.passedTroop = position_.troop(v);
    in.passedState = state(v);
    const Angle between = angleBetween(battle_.unit(u).pose.heading, battle_.unit(v).pose.heading);
    in.parallel = between <= 10 * oneDegree || between >= 170 * oneDegree;
    in.oneStationary = position_.stationary(u) || position_.stationary(v);
    const int own = in.passerState == PassageState::unformed ? position_.ranks(u) : 0;
    const int other = in.passedState == PassageState::unformed ? position_.ranks(v) : 0;
    in.unformedDepth = std::clamp(own > 0 && other > 0 ? std::min(own, other) : std::max(own, other), 1, 12);
    in.sameLegion = position_.sameLegion(u, v);
    const PassageOut out = passageOfLines(book_, in);
    const auto rule = [&](int dps) -> std::string_view { return dps > 1 ? "CB-PAS-4" : "CB-PAS-3"; };
    gainDps(u, out.passerDps, "disordered-by-passage", rule(out.passerDps));
    gainDps(v, out.passedDps, "disordered-by-passage", rule(out.passedDps));
  }
}

void Play::manoeuvreUnit(const Action& action) {
  const UnitIndex u = action.unit;
  const auto which = static_cast<Manoeuvre>(action.values[0]);
  const Reformed after = reformed(position_, u, which, static_cast<Formation>(action.values[1]), action.path);
  const bool beyond = position_.beyondBowShot(u) && position_.beyondBowShot(u, Footprint(after.pose, after.base));
  Modifiers modifiers;
  const ManoeuvreOut out = manoeuvre(book_, manoeuvreFacts(position_, u, which, beyond), modifiers);
  set(u, UnitStatus::spentHalves, std::min(2, status(u, UnitStatus::spentHalves) + static_cast<int>(out.moveCost * 2)));
  tell("manoeuvres", u, noUnit, {"CB-SEQ-5"});
  if (which == Manoeuvre::sideStep || which == Manoeuvre::stepBack) {
    set(u, UnitStatus::sideStepped, 1);
    return walk(u, action.path);
  }
  if (which == Manoeuvre::crossMajorObstacle) {
    const Length way = toLength(distance(toVec(battle_.unit(u).pose.centre), toVec(after.pose.centre)));
    return walk(u, Path{{LegKind::ahead, way}});
  }
  stir(u);
  if (which == Manoeuvre::formUp) set(u, UnitStatus::formedUp, 1);
  if (which == Manoeuvre::aboutFace)
    place(u, after.pose);
  else
    reform(u, after.formation, after.frontStands);
  gainDps(u, out.dps, "disordered-by-manoeuvre", modifiers);
}

// CB-CTL-11, D23: straight at the nearest enemy, or on as it faces.
void Play::runOn(UnitIndex u, int optional) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  const MovementOut out = throwMove(u, MoveKind::tactical, optional);
  set(u, UnitStatus::thrown, 1);
  set(u, UnitStatus::spentHalves, 2);
  const double allowance = position_.lengthOf(out.distance);
  const MoveTerms terms{allowance, allowance, false, 0};
  Path path;
  if (enemy != noUnit && position_.doing(u) != Doing::moving)
    path = pathTowards(position_, u, toPoint(position_.stand(enemy).centre), terms);
  if (path.empty() || !costOf(position_, u, path, terms).legal) {
    const Length way = aheadFrom(position_, u, battle_.unit(u).pose, allowance, book_.tables.shortOfEnemy);
    path = way > 0 ? Path{{LegKind::ahead, way}} : Path{};
    if (!path.empty() && !costOf(position_, u, path, terms).legal) path.clear();
  }
  tell("runs-on", u, enemy, {"CB-CTL-11"});
  if (!path.empty()) walk(u, path);
  tire(u, out);
}

}  // namespace signifer::cb
