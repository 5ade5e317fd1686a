// Moves after combat, rout, pursuit and rampage, and what becomes of units that are lost (CB-AFT, CB-SPT-5, CB-SHK-3).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

void Play::carryOut(UnitIndex u, AfterMove move, UnitIndex enemy) {
  switch (move) {
    case AfterMove::halt:  // CB-AFT-1
      set(u, UnitStatus::afterDid, AfterDid::halt);
      return tell("halts", u, enemy, {"CB-AFT-1"});
    case AfterMove::openRanks:  // CB-AFT-3
      set(u, UnitStatus::afterDid, AfterDid::openRanks);
      return tell("opens-ranks", u, enemy, {"CB-AFT-3"});
    case AfterMove::advance: {  // CB-AFT-2, D55
      set(u, UnitStatus::afterDid, AfterDid::halt);
      const double depth = 2 * position_.stand(enemy).halfDepth;
      const Footprint from = position_.stand(u);
      (void)slide(u, battle_.unit(u).pose, from.forward, depth, 1, false);
      set(u, UnitStatus::moved, 1);
      return tell("advances", u, enemy, {"CB-AFT-2"});
    }
    case AfterMove::fallBack:
    case AfterMove::fallBackThroughSupports:
      set(u, UnitStatus::afterDid, AfterDid::fallBack);
      return fallBack(u, move == AfterMove::fallBackThroughSupports);
    case AfterMove::followUp:
      set(u, UnitStatus::afterDid, AfterDid::halt);
      return followUpEnemy(u, enemy);
    case AfterMove::pursue:
      set(u, UnitStatus::afterDid, AfterDid::halt);
      return pursue(u, enemy);
    case AfterMove::retire:
      set(u, UnitStatus::afterDid, AfterDid::retire);
      return retire(u, enemy, MoveKind::retire);
    case AfterMove::burstThrough:
      set(u, UnitStatus::afterDid, AfterDid::burstThrough);
      return burstThrough(u, enemy);
    case AfterMove::breaks:
    case AfterMove::rampage:
      return;  // Fates, done where they befall.
  }
}

// CB-AFT-4, CB-AFT-5: with no way back it stays and takes a DP more.
void Play::fallBack(UnitIndex u, bool through) {
  const Footprint from = position_.stand(u);
  const Vec2 back = from.forward * -1.0;
  double way = position_.lengthOf(1);
  if (through) {
    const int legion = position_.profile(u, UnitProfile::legion);
    position_.forEachPresent([&](UnitIndex v) {
      if (v == u || position_.enemies(u, v) || position_.profile(v, UnitProfile::legion) != legion) return;
      if (!firstTouch(from, back, position_.lengthOf(3), position_.stand(v))) return;
      way = std::max(way, distanceUntilClear(from, back, position_.stand(v)) + position_.lengthOf(0.25));
    });
  }
  set(u, UnitStatus::moved, 1);
  tell("falls-back", u, noUnit, {"CB-AFT-4"});
  if (!slide(u, battle_.unit(u).pose, back, way, 0, false)) gainDps(u, 1, "cannot-fall-back", {"CB-AFT-16"});
}

// CB-AFT-6, CB-AFT-7
void Play::followUpEnemy(UnitIndex u, UnitIndex enemy) {
  set(u, UnitStatus::moved, 1);
  const Footprint from = position_.stand(u);
  const bool fellBack = status(enemy, UnitStatus::afterDid) == static_cast<int>(AfterDid::fallBack);
  if (!fellBack || !position_.present(enemy)) {
    (void)slide(u, battle_.unit(u).pose, from.forward, position_.lengthOf(1), 1, false);
    return tell("follows-up", u, enemy, {"CB-RES-4", "CB-RES-12"});
  }
  double gap = position_.lengthOf(20);
  UnitIndex nearest = noUnit;
  position_.forEachPresent([&](UnitIndex v) {
    if (!position_.enemies(u, v) || position_.adrift(v)) return;
    if (const auto at = firstTouch(from, from.forward, gap, position_.stand(v))) {
      gap = *at;
      nearest = v;
    }
  });
  if (nearest == noUnit || gap > position_.lengthOf(4)) return tell("halts", u, enemy, {"CB-AFT-1"});
  const FollowUpOut out = followUp(book_, {position_.jtsOf(gap), nearest != enemy});
  double way = position_.lengthOf(out.distance);
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || position_.enemies(u, v)) return;
    if (const auto at = firstTouch(from, from.forward, way, position_.stand(v))) way = std::max(0.0, *at - 3);
  });
  way = std::min(way, std::max(0.0, roomAhead(position_.table(), from, from.forward)));
  place(u, movedAhead(battle_.unit(u).pose, wholeLength(way)));
  if (out.inCombat) set(u, UnitStatus::impetus, Impetus::followUp);
  tell("follows-up", u, enemy, {"CB-AFT-6", "CB-AFT-7"});
}

// CB-AFT-8, CB-AFT-9, CB-AFT-10: away from the enemy; one that breaks runs on every turn.
void Play::retire(UnitIndex u, UnitIndex enemy, MoveKind kind) {
  if (!position_.present(u)) return;
  const Vec2 off = position_.stand(u).centre - position_.stand(enemy).centre;
  const Vec2 away = squaredLength(off) > 0 ? unit(off) : position_.stand(u).forward * -1.0;
  if (kind == MoveKind::rout) return routMove(u, away);
  const MovementOut out = throwMove(u, MoveKind::retire, 0);
  const Pose before = battle_.unit(u).pose;
  becomeUnformed(u);
  set(u, UnitStatus::moved, 1);
  set(u, UnitStatus::doing, Activity::retiring);
  const Pose turned = turnedTo(battle_.unit(u).pose, toHeading(bearing({}, away)));
  tell("retires", u, enemy, {"CB-AFT-8"}, {Figure::inches(toLength(position_.lengthOf(out.distance)))});
  const bool stirred = slide(u, turned, away, position_.lengthOf(out.distance), 1, true);
  if (!position_.present(u)) return;
  if (stirred) {
    const Pose about = facedAbout(battle_.unit(u).pose);
    place(u, about);
  } else if (battle_.unit(u).pose != before && friendUnder(position_, u, position_.stand(u)) != noUnit) {
    place(u, before);
  }
}

void Play::routMove(UnitIndex u, Vec2 direction) {
  if (!position_.present(u)) return;
  set(u, UnitStatus::fled, 1);
  const MovementOut out = throwMove(u, MoveKind::rout, 0);
  const Pose turned = turnedTo(battle_.unit(u).pose, toHeading(bearing({}, direction)));
  tell("routs", u, noUnit, {"CB-AFT-10"}, {Figure::inches(toLength(position_.lengthOf(out.distance)))});
  set(u, UnitStatus::moved, 1);
  if (!slide(u, turned, direction, position_.lengthOf(out.distance), 1, true)) return destroy(u);  // CB-AFT-16
  gainDps(u, out.fatigueDps, "tires", {"CB-MOV-12"});
}

// CB-AFT-11 to CB-AFT-13
void Play::pursue(UnitIndex u, UnitIndex enemy) {
  const MovementOut out = throwMove(u, MoveKind::pursuit, 0);
  becomeUnformed(u);
  set(u, UnitStatus::moved, 1);
  set(u, UnitStatus::doing, Activity::pursuing);
  tell("pursues", u, enemy, {"CB-AFT-11"}, {Figure::inches(toLength(position_.lengthOf(out.distance)))});
  Pose pose = battle_.unit(u).pose;
  if (position_.present(enemy)) {
    const Vec2 off = position_.stand(enemy).centre - position_.stand(u).centre;
    const Pose turned = turnedTo(pose, toHeading(bearing({}, unit(off))));
    const Footprint at(turned, battle_.unit(u).base);
    if (friendUnder(position_, u, at) == noUnit && isOn(position_.table(), at)) pose = turned;
  }
  place(u, pose);
  const Footprint from = position_.stand(u);
  double way = position_.lengthOf(out.distance);
  UnitIndex met = noUnit;
  position_.forEachPresent([&](UnitIndex v) {
    if (!position_.enemies(u, v)) return;
    if (const auto at = firstTouch(from, from.forward, way, position_.stand(v))) {
      way = *at;
      met = v;
    }
  });
  const double room = roomAhead(position_.table(), from, from.forward);
  if (room <= way) return leaveTable(u);
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (position_.barred(u, piece.kind))
      if (const auto at = firstTouch(from, from.forward, way, piece.outline)) {
        way = *at;
        met = noUnit;
      }
  bool allowed = met != noUnit;
  if (met != noUnit && met != enemy && !position_.adrift(met)) {
    ChargePlan plan;
    plan.distance = way;
    const auto touch = contactBetween(from.shifted(from.forward * way), position_.stand(met));
    plan.face = touch ? touch->faceOfSecond : Face::front;
    ChargeEligibilityIn in = chargeFacts(position_, u, met, plan, ChargeMode::pursuit);
    in.shaken = false;
    in.formedUpThisTurn = false;
    allowed = chargeEligibility(book_, in).allowed;
  }
  if (met != noUnit && (!allowed || position_.is(met, UnitStatus::rampaging)))
    way = std::max(0.0, way - position_.lengthOf(1));
  if (!slide(u, pose, from.forward, way, 0, true) &&
      !touching(position_.stand(u), position_.stand(met == noUnit ? u : met)))
    return;
  if (!position_.present(u)) return;
  if (position_.lies(position_.stand(u), Ground::camp)) set(u, UnitStatus::doing, Activity::looting);
  if (met == noUnit || !allowed || !position_.present(met) || !touching(position_.stand(u), position_.stand(met)))
    return;
  if (met == enemy || position_.broken(met)) {
    hack(met, u);
    if (position_.present(met) && !position_.adrift(met)) set(u, UnitStatus::impetus, Impetus::pursuit);
    return;
  }
  if (position_.is(met, UnitStatus::rampaging)) return;
  push(TaskKind::followOn, {u, met});
}

// CB-AFT-12: as a new charge, between the two alone (D48).
void Play::followOn(UnitIndex u, UnitIndex enemy) {
  if (!position_.present(u) || !position_.present(enemy) || position_.adrift(u) || position_.adrift(enemy)) return;
  if (!touching(position_.stand(u), position_.stand(enemy))) return;
  const bool again = position_.is(u, UnitStatus::followedOn) || position_.is(enemy, UnitStatus::followedOn);
  const Footprint own = position_.stand(u);
  const Footprint other = position_.stand(enemy);
  const double cosine = dot(other.forward, unit(own.frontCentre() - other.frontCentre()));
  const bool behind = cosine < 0 && position_.faceStruck(u, enemy) != Face::front;
  contact(u, enemy, behind, true);
  if (again && options().followOnLimit == FollowOnLimit::one) return;
  if (!position_.present(enemy) || !position_.present(u)) return;
  battle_.step = book_.steps.followOn;
  set(u, UnitStatus::followedOn, 1);
  set(enemy, UnitStatus::followedOn, 1);
  UnitSet two;
  add(two, u);
  add(two, enemy);
  round(two);
}

// CB-AFT-13, D41: one casualty; a stand of special troops is destroyed.
void Play::hack(UnitIndex u, UnitIndex by) {
  tell("free-hack", u, by, {"CB-AFT-13"}, {}, true);
  if (options().freeHack == FreeHack::combatRound) return;
  status(u, UnitStatus::casualties) = static_cast<std::int16_t>(
      std::min(position_.stands(u), status(u, UnitStatus::casualties) + book_.tables.freeHack));
  if (status(u, UnitStatus::casualties) >= position_.stands(u)) destroy(u);
}

// CB-AFT-14: to 1 JT beyond the far edge, facing onward.
void Play::burstThrough(UnitIndex u, UnitIndex enemy) {
  set(u, UnitStatus::moved, 1);
  tell("bursts-through", u, enemy, {"CB-AFT-14"}, {}, true);
  if (!position_.present(enemy)) return;
  const bool opened = status(enemy, UnitStatus::afterDid) == static_cast<int>(AfterDid::openRanks);
  ShockDpsIn in;
  in.troop = position_.troop(enemy);
  in.unformed = position_.unformed(enemy);
  in.burstThrough = opened && isHeavy(in.troop) ? BurstThrough::openedRanks : BurstThrough::through;
  Modifiers modifiers;
  const Footprint from = position_.stand(u);
  const auto crossing = crossingOf(from, from.forward, position_.stand(enemy));
  double way =
      (crossing ? std::max(0.0, crossing->leave) : 2 * position_.stand(enemy).halfDepth) + position_.lengthOf(1);
  const double room = roomAhead(position_.table(), from, from.forward);
  if (room <= way) {
    leaveTable(u);
  } else {
    for (int step = 0; step < 12; ++step) {
      const UnitIndex under =
          friendUnder(position_, u, Footprint(movedAhead(battle_.unit(u).pose, toLength(way)), battle_.unit(u).base));
      if (under == noUnit) break;
      const auto more = crossingOf(from, from.forward, position_.stand(under));
      way = more ? std::ceil(more->leave) + 3 : way + 500;
    }
    if (room <= way)
      leaveTable(u);
    else
      place(u, movedAhead(battle_.unit(u).pose, toLength(way)));
  }
  gainDps(enemy, shockDps(book_, in, modifiers).dps, "disordered-by-burst", {"CB-DPG-10", "CB-DPG-11"});
}

void Play::startRampage(UnitIndex u) {
  if (!position_.present(u) || position_.is(u, UnitStatus::rampaging)) return;
  set(u, UnitStatus::rampaging, 1);
  set(u, UnitStatus::doing, Activity::rampaging);
  set(u, UnitStatus::afterDid, AfterDid::gone);
  tell("rampages", u, noUnit, {"CB-SPT-3", "CB-SPT-4"}, {}, true);
  rampageMove(u);
}

// CB-SPT-5: bursts through every unit in its way, friend or foe.
void Play::rampageMove(UnitIndex u) {
  if (!position_.present(u)) return;
  set(u, UnitStatus::fled, 1);
  set(u, UnitStatus::moved, 1);
  const Troop troop = position_.troop(u);
  const RampagingTroop kind = troop == Troop::elephants ? RampagingTroop::elephants : RampagingTroop::scythedChariots;
  const RampageOut out = rampage(book_, {kind}, dice_, thrower(u));
  Angle heading = battle_.unit(u).pose.heading;
  if (options().rampageDirection == RampageDirection::nearestWayOut)
    heading = toHeading(bearing({}, outward(nearestEdge(position_.table(), position_.stand(u).centre))));
  constexpr std::array<Angle, 4> turns{0, 27000, 9000, 18000};
  heading = normalised(heading + turns[static_cast<std::size_t>(out.direction)]);
  const Pose from = turnedTo(battle_.unit(u).pose, heading);
  const Base base = battle_.unit(u).base;
  const Footprint start(from, base);
  double way = position_.lengthOf(out.distance);
  const double room = roomAhead(position_.table(), start, start.forward);
  for (int step = 0; step < 16; ++step) {
    const UnitIndex under = friendUnder(position_, u, Footprint(movedAhead(from, toLength(way)), base));
    if (under == noUnit) break;
    const auto more = crossingOf(start, start.forward, position_.stand(under));
    way = more && more->leave > way ? std::ceil(more->leave) + 3 : way + 500;
  }
  UnitSet met;
  position_.forEachPresent([&](UnitIndex v) {
    if (v != u && firstTouch(start, start.forward, std::min(way, std::max(0.0, room)), position_.stand(v))) add(met, v);
  });
  if (room <= way)
    leaveTable(u);
  else
    place(u, movedAhead(from, toLength(way)));
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!in(met, v) || !position_.present(v)) continue;
    ShockDpsIn in;
    in.troop = position_.troop(v);
    in.unformed = position_.unformed(v);
    in.burstThrough = BurstThrough::through;
    Modifiers modifiers;
    gainDps(v, shockDps(book_, in, modifiers).dps, "disordered-by-burst", {"CB-DPG-10"});
  }
}

void Play::breakUnit(UnitIndex u) {
  if (position_.broken(u)) return;
  noteLoss(u);
  set(u, UnitStatus::broken, 1);
  set(u, UnitStatus::shaken, 1);
  set(u, UnitStatus::doing, Activity::routing);
  set(u, UnitStatus::afterDid, AfterDid::breaks);
  status(u, UnitStatus::dps) =
      static_cast<std::int16_t>(std::max<int>(status(u, UnitStatus::dps), book_.shakenFrom(position_.troop(u))));
  if (position_.special(u)) set(u, UnitStatus::dps, 0);
  becomeUnformed(u);
  tell("breaks", u, noUnit, {"CB-AFT-10"}, {}, true);
  const PersonIndex p = position_.leader(u);
  if (p == noPerson) return;
  const Person kept = battle_.person(p);
  losePerson(p);  // Friends see him run (D43); he himself stays with the unit.
  battle_.person(p).present = true;
  battle_.person(p).unit = kept.unit;
}

void Play::applyFate(UnitIndex u, CriticalFate fate) {
  if (fate == CriticalFate::destroyed) destroy(u);
  if (fate == CriticalFate::rampage) startRampage(u);
}

// CB-DPG-1, CB-DPG-2: counted at the moment of the loss, from where the unit stood.
void Play::noteLoss(UnitIndex u) {
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || position_.enemies(u, v) || !position_.within(u, v, position_.bowShot())) return;
    const bool heavy = isHeavy(position_.troop(u)) && position_.grade(u) <= position_.grade(v);
    auto& count = status(v, heavy ? UnitStatus::heavyLost : UnitStatus::othersLost);
    count = static_cast<std::int16_t>(std::min(12, count + 1));
  });
}

void Play::destroy(UnitIndex u) {
  if (!position_.present(u)) return;
  if (!position_.broken(u)) noteLoss(u);
  tell("destroyed", u, noUnit, {"CB-SHK-3"}, {}, true);
  const PersonIndex p = position_.leader(u);
  if (status(u, UnitStatus::afterDid) != static_cast<int>(AfterDid::breaks))
    set(u, UnitStatus::afterDid, AfterDid::gone);
  set(u, UnitStatus::fate, Fate::destroyed);
  battle_.unit(u).present = false;
  ++battle_.side(battle_.unit(u).side).status[SideStatus::destroyed];
  if (p == noPerson) return;
  risk(p);
  if (battle_.person(p).present) joinNearest(p);
}

void Play::leaveTable(UnitIndex u) {
  if (!position_.present(u)) return;
  tell("leaves-table", u, noUnit, {"CB-AFT-10"}, {}, true);
  const PersonIndex p = position_.leader(u);
  set(u, UnitStatus::fate, Fate::leftTable);
  battle_.unit(u).present = false;
  ++battle_.side(battle_.unit(u).side).status[SideStatus::offTable];
  if (p != noPerson) {
    battle_.person(p).present = false;
    battle_.person(p).unit = noUnit;
  }
}

}  // namespace signifer::cb
