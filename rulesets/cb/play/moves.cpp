// Shots, moves and manoeuvres of the tactical phase carried out (CB-SHO, CB-MOV, CB-MAN, CB-PAS).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

void Play::place(UnitIndex u, const Pose& pose) {
  if (battle_.unit(u).pose == pose) return;
  battle_.unit(u).pose = pose;
  position_.moved(u);
  for (Person& person : battle_.people)
    if (person.present && person.unit == u) person.at = pose.centre;
  std::erase_if(battle_.relations,
                [&](const Relation& r) { return r.kind == relationOf(RelationKind::defends) && r.from == u; });
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

void Play::becomeUnformed(UnitIndex u) {
  if (position_.special(u) || position_.unformed(u)) return;
  if (options().looseMovesUnform == LooseMovesUnform::no) return;
  reform(u, Formation::unformed, position_.frontStands(u));
}

void Play::gainDps(UnitIndex u, int dps, std::string_view phrase, RuleIds rules) {
  if (dps <= 0 || !position_.present(u)) return;
  tell(phrase, u, noUnit, rules, {Figure::count(dps)});
  if (position_.special(u)) {
    if (position_.is(u, UnitStatus::rampaging)) return;
    return applyFate(u, criticalTests(book_, position_.troop(u), dps, dice_, thrower(u)).fate);
  }
  const DpTallyOut out =
      dpTally(book_, {position_.troop(u), status(u, UnitStatus::dps), 0, std::min(24, dps), position_.shaken(u)});
  set(u, UnitStatus::dps, out.dps);
  if (out.shaken && !position_.shaken(u)) {
    set(u, UnitStatus::shaken, 1);
    tell("becomes-shaken", u, noUnit, {"CB-SHK-1"}, {}, true);
  }
}

void Play::shoot(UnitIndex u, UnitIndex target) {
  const Timing timing = timingNow(position_, u);
  const Shot shot = aim(position_, u, target, timing);
  ShootingIn in;
  const bool rabble = position_.role(u) == Role::rabble;
  switch (shot.facts.shooter) {
    case Shooter::artillery:
      in.shooter = VolleyShooter::artillery;
      break;
    case Shooter::bowmen:
      in.shooter = VolleyShooter::bowmen;
      break;
    case Shooter::missileTroops:
      in.shooter = VolleyShooter::missileTroops;
      break;
    default:
      in.shooter = rabble ? VolleyShooter::rabble : VolleyShooter::other;
  }
  in.frontStands = std::max(1, shot.frontStands);
  in.rearStands = shot.rearStands;
  in.moved = timing != Timing::withoutMoving;
  in.shooterDps = position_.special(u) ? 0 : status(u, UnitStatus::dps);
  in.targetTroop = position_.troop(target);
  in.targetFormed = !position_.unformed(target);
  in.targetArmoured = position_.armoured(target);
  in.targetInCover = position_.inCover(u, target);
  in.shortRange = shot.permitted.range == Range::shortRange;
  Modifiers modifiers;
  const ShootingOut out = shooting(book_, in, dice_, modifiers, thrower(u, target));
  set(u, UnitStatus::shot, 1);
  tell("shoots", u, target, {"CB-SHO-6"}, {Figure::count(out.diceThrown), Figure::count(out.hits)});
  if (out.hits == 0) return;
  if (options().leaderRiskWhen == LeaderRiskWhen::combatAndShooting) riskOfUnit(target);  // CB-LDR-8
  if (position_.is(target, UnitStatus::rampaging)) return;
  const ShootingEffectIn effect{std::min(24, out.hits),          position_.troop(target),
                                status(target, UnitStatus::dps), position_.shaken(target),
                                position_.stands(target),        status(target, UnitStatus::casualties)};
  const ShootingEffectOut hit = shootingEffect(book_, effect, dice_, thrower(target, u));
  if (hit.fate != CriticalFate::none) return applyFate(target, hit.fate);
  set(target, UnitStatus::dps, hit.dps);
  set(target, UnitStatus::casualties, hit.casualties);
  if (hit.shaken && !position_.shaken(target)) {
    set(target, UnitStatus::shaken, 1);
    tell("becomes-shaken", target, noUnit, {"CB-SHK-1"}, {}, true);
  }
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
  set(u, UnitStatus::moved, 1);
  const bool doubled = action.values[1] != 0;
  const double whole = out.distance * (doubled ? 2 : 1);
  const double left = whole * (2 - status(u, UnitStatus::spentHalves)) / 2;
  tell("moves", u, noUnit, {"CB-SEQ-5"}, {Figure::inches(toLength(position_.lengthOf(left)))});
  push(TaskKind::path,
       {u, static_cast<int>(std::lround(left * 100)), doubled ? 1 : 0, static_cast<int>(std::lround(whole * 100))});
  gainDps(u, out.fatigueDps, "tires", {"CB-MOV-10", "CB-MOV-11", "CB-MOV-12"});
}

void Play::go(const Task& task, const Path& path) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  set(u, UnitStatus::spentHalves, 2);
  set(u, UnitStatus::doing, path.empty() ? Activity::halted : Activity::moving);
  const bool beyond = position_.beyondBowShot(u);
  UnitSet passed;
  bool difficult = false;
  for (const Leg& leg : path) {
    if (!position_.present(u)) return;
    walkLeg(u, leg, beyond, passed, difficult);
  }
  if (!position_.present(u)) return;
  passFriends(u, passed);
  if (!difficult || !position_.present(u)) return;
  Modifiers modifiers;
  const DifficultTerrainOut out = difficultTerrain(book_, {position_.troop(u), position_.formation(u)}, modifiers);
  gainDps(u, out.dps, "disordered-by-ground", {"CB-MOV-14", "CB-MOV-15"});
}

void Play::walkLeg(UnitIndex u, const Leg& leg, bool wasBeyond, UnitSet& passed, bool& difficult) {
  const Footprint from = position_.stand(u);
  const Pose start = battle_.unit(u).pose;
  const Base base = battle_.unit(u).base;
  const Pose end = after(start, base, leg);
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || position_.enemies(u, v)) return;
    if (openAmount(start, base, leg, position_.stand(v)) < leg.amount && isStraight(leg.kind)) add(passed, v);
  });
  const Segment way{from.centre, toVec(end.centre)};
  const auto crossed = [&](Ground ground) {
    return std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
      return piece.kind == static_cast<int>(ground) && crosses(way, piece.outline) && !contains(piece.outline, way.to);
    });
  };
  const bool line = crossed(Ground::obstacle) || crossed(Ground::fortification);
  const bool major = crossed(Ground::majorObstacle);
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (position_.isDifficult(piece.kind) && passesOver(start, base, leg, piece.outline)) difficult = true;
  place(u, end);
  if (isWheel(leg.kind)) manoeuvreDps(u, Manoeuvre::wheel, wasBeyond);
  if (line && position_.present(u)) manoeuvreDps(u, Manoeuvre::crossObstacle, wasBeyond);
  if (major && position_.present(u)) manoeuvreDps(u, Manoeuvre::crossMajorObstacle, wasBeyond);
}

// CB-MAN-1: beyond bow shot at the start and at the end (D59).
void Play::manoeuvreDps(UnitIndex u, Manoeuvre which, bool wasBeyond) {
  ManoeuvreIn in;
  in.manoeuvre = which;
  in.troop = position_.troop(u);
  in.grade = position_.grade(u);
  in.formation = position_.formation(u);
  in.legion = position_.profile(u, UnitProfile::legion) > 0 && isOpenFoot(in.troop);
  in.beyondBowShot = wasBeyond && position_.beyondBowShot(u);
  in.dps = position_.special(u) ? 0 : status(u, UnitStatus::dps);
  Modifiers modifiers;
  gainDps(u, manoeuvre(book_, in, modifiers).dps, "disordered-by-manoeuvre", {"CB-MAN-1", "CB-MAN-2"});
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
    const int legion = position_.profile(u, UnitProfile::legion);
    in.sameLegion = legion > 0 && legion == position_.profile(v, UnitProfile::legion) && isOpenFoot(in.passerTroop) &&
                    isOpenFoot(in.passedTroop);
    const PassageOut out = passageOfLines(book_, in);
    gainDps(u, out.passerDps, "disordered-by-passage", {"CB-PAS-3", "CB-PAS-4"});
    gainDps(v, out.passedDps, "disordered-by-passage", {"CB-PAS-3", "CB-PAS-4"});
  }
}

void Play::manoeuvreUnit(const Action& action) {
  const UnitIndex u = action.unit;
  const auto which = static_cast<Manoeuvre>(action.values[0]);
  const bool beyond = position_.beyondBowShot(u);
  const Formation before = position_.formation(u);
  manoeuvreDps(u, which, beyond);
  if (!position_.present(u)) return;
  ManoeuvreIn in;
  in.manoeuvre = which;
  in.troop = position_.troop(u);
  in.grade = position_.grade(u);
  in.formation = before;
  in.legion = position_.profile(u, UnitProfile::legion) > 0 && isOpenFoot(in.troop);
  in.beyondBowShot = beyond;
  Modifiers modifiers;
  const double share = manoeuvre(book_, in, modifiers).moveCost;
  set(u, UnitStatus::spentHalves, std::min(2, status(u, UnitStatus::spentHalves) + static_cast<int>(share * 2)));
  set(u, UnitStatus::moved, 1);
  const int front = position_.frontStands(u);
  switch (which) {
    case Manoeuvre::changeFormation:
    case Manoeuvre::formUp:
      reform(u, static_cast<Formation>(action.values[1]), front);
      if (which == Manoeuvre::formUp) set(u, UnitStatus::formedUp, 1);
      break;
    case Manoeuvre::aboutFace:
      place(u, facedAbout(battle_.unit(u).pose));
      break;
    case Manoeuvre::doubleRanks:
      reform(u, before, (front + 1) / 2);
      break;
    case Manoeuvre::halveRanks:
      reform(u, before, std::min(position_.stands(u), front * 2));
      break;
    default: {
      UnitSet passed;
      bool difficult = false;
      for (const Leg& leg : action.path) walkLeg(u, leg, beyond, passed, difficult);
      passFriends(u, passed);
    }
  }
  tell("manoeuvres", u, noUnit, {"CB-SEQ-5"});
}

// CB-CTL-11, D23: straight at the nearest enemy, or on as it faces, by its base die.
void Play::compulsoryMove(UnitIndex u) {
  const UnitIndex enemy = position_.nearestEnemy(u);
  const MovementOut out = throwMove(u, MoveKind::tactical, 0);
  set(u, UnitStatus::moved, 1);
  set(u, UnitStatus::spentHalves, 2);
  double left = position_.lengthOf(out.distance);
  const Activity activity = static_cast<Activity>(position_.status(u, UnitStatus::doing));
  const bool wasBeyond = position_.beyondBowShot(u);
  if (enemy != noUnit && activity != Activity::moving) {
    const auto wheel =
        wheelTowards(battle_.unit(u).pose, battle_.unit(u).base, toPoint(position_.stand(enemy).frontCentre()));
    if (wheel && wheel->angle > 0 && wheel->angle <= 90 * oneDegree && wheel->length < left) {
      const Leg leg{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, wheel->angle};
      const Footprint from = position_.stand(u);
      const Footprint end(wheel->end, battle_.unit(u).base);
      if (openWheel(position_, u, from, leg, 1).distance >= leg.amount && friendUnder(position_, u, end) == noUnit &&
          isOn(position_.table(), end)) {
        place(u, wheel->end);
        left -= wheel->length;
        manoeuvreDps(u, Manoeuvre::wheel, wasBeyond);
      }
    }
  }
  if (!position_.present(u)) return;
  const Footprint& from = position_.stand(u);
  (void)slide(u, battle_.unit(u).pose, from.forward, left, 1, false);
  tell("runs-on", u, enemy, {"CB-CTL-11"});
  gainDps(u, out.fatigueDps, "tires", {"CB-MOV-10"});
}

// Straight along a direction, as far as the way is open, friends passed through, and on until clear of them. False if
// it has not moved. Leaves the table where it may.
bool Play::slide(UnitIndex u, const Pose& from, Vec2 direction, double limit, double keep, bool mayLeave) {
  const Base base = battle_.unit(u).base;
  const Footprint start(from, base);
  double open = limit + position_.lengthOf(20);
  position_.forEachPresent([&](UnitIndex v) {
    if (!position_.enemies(u, v)) return;
    // Who turns away from an enemy in contact may cover part of it for a moment.
    const bool leaves = dot(direction, position_.stand(v).centre - start.centre) <= 0;
    if (leaves && within(start, position_.stand(v), position_.lengthOf(keep))) return;
    const auto at = keep > 0 ? firstWithin(start, direction, open, position_.stand(v), position_.lengthOf(keep))
                             : firstTouch(start, direction, open, position_.stand(v));
    if (at) open = std::min(open, *at);
  });
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (position_.barred(u, piece.kind))
      if (const auto at = firstTouch(start, direction, open, piece.outline)) open = std::min(open, *at);
  const double room = roomAhead(position_.table(), start, direction);
  if (mayLeave && room <= std::min(limit, open)) {
    leaveTable(u);
    return true;
  }
  open = std::min(open, room);
  double way = std::min(limit, open);
  UnitSet passed;
  const auto under = [&](double at) {
    return friendUnder(position_, u, Footprint(movedAlong(from, direction, at), base));
  };
  for (int step = 0; step < 12 && under(way) != noUnit; ++step) {
    const auto crossing = crossingOf(Footprint(from, base), direction, position_.stand(under(way)));
    const double clear = crossing ? std::ceil(crossing->leave) + 3 : open + 1;
    if (mayLeave && crossing && clear > room) {
      leaveTable(u);
      return true;
    }
    if (clear > open) break;
    way = clear;
  }
  for (int step = 0; step < 12 && way > 0 && under(way) != noUnit; ++step) {
    const auto crossing = crossingOf(Footprint(from, base), direction, position_.stand(under(way)));
    way = crossing ? std::floor(crossing->enter) - 3 : 0;
  }
  way = std::max(0.0, way);
  if (under(way) != noUnit) return false;
  position_.forEachPresent([&](UnitIndex v) {
    if (v != u && !position_.enemies(u, v) && firstTouch(start, direction, way, position_.stand(v))) add(passed, v);
  });
  const bool stirs = way >= 1;
  place(u, movedAlong(from, direction, way));
  passFriends(u, passed);
  return stirs;
}

}  // namespace signifer::cb
