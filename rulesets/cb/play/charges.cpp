// Charge and response moves, contact and the DPs of the shock (CB-CHG, CB-RSP, CB-DPG-6, CB-DPG-9 to CB-DPG-13).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

void Play::beginCharges() {
  battle_.step = book_.steps.chargeMoves;
  for (std::size_t i = battle_.relations.size(); i > 0; --i) {
    const Relation r = battle_.relations[i - 1];
    if (r.kind == relationOf(RelationKind::charges)) push(TaskKind::charge, {r.from, r.to});
  }
  // Advantage of ground and of obstacles is that of the moment before anybody moves (D54, CB-COM-6, CB-COM-7).
  std::vector<Relation> found;
  for (const Relation& r : battle_.relations) {
    if (r.kind != relationOf(RelationKind::charges)) continue;
    const bool from = position_.onHigh(r.from);
    const bool to = position_.onHigh(r.to);
    if (from && !to) found.push_back({relationOf(RelationKind::ground), r.from, r.to, 1});
    if (to && !from) found.push_back({relationOf(RelationKind::ground), r.to, r.from, 1});
    if (position_.behindLine(r.to, r.from, false))
      found.push_back({relationOf(RelationKind::defends), r.to, r.from,
                       static_cast<std::int16_t>(position_.behindLine(r.to, r.from, true) ? 2 : 1)});
  }
  for (const Relation& r : found) battle_.relate(r.kind, r.from, r.to, r.value);
}

void Play::charge(UnitIndex u, UnitIndex target) {
  if (!position_.present(u) || position_.adrift(u) || position_.inCombat(u)) return;
  set(u, UnitStatus::moved, 1);
  set(u, UnitStatus::doing, Activity::charging);
  if (!position_.present(target) || position_.is(target, UnitStatus::rampaging)) return;
  if (position_.inCombat(target)) {
    const MovementOut out = throwMove(
        u, MoveKind::charge, optionalDice(book_, position_.troop(u), position_.formation(u), MoveKind::charge));
    advanceCharge(u, target, out.distance, false);
    return gainDps(u, out.fatigueDps, "tires", {"CB-MOV-12"});
  }
  switch (static_cast<Answer>(status(target, UnitStatus::response))) {
    case Answer::breaks:
      return meetBreaking(u, target);
    case Answer::evade:
      return meetEvading(u, target);
    case Answer::counterCharge:
      return meetCountering(u, target);
    case Answer::none:
    case Answer::stand:
      break;
  }
  const int optional = optionalDice(book_, position_.troop(u), position_.formation(u), MoveKind::charge);
  const MovementOut out = throwMove(u, MoveKind::charge, optional);
  advanceCharge(u, target, out.distance, false);
  gainDps(u, out.fatigueDps, "tires", {"CB-MOV-12"});
}

// CB-RSP-1, CB-RSP-8: it runs before the charger moves, and is cut down if it is caught.
void Play::meetBreaking(UnitIndex u, UnitIndex target) {
  const ChargePlan plan = planCharge(position_, u, target);
  if (!position_.broken(target)) breakUnit(target);
  const Vec2 before = position_.stand(target).centre;
  routMove(target, unit(before - position_.stand(u).centre));
  const MovementOut out =
      throwMove(u, MoveKind::charge, optionalDice(book_, position_.troop(u), position_.formation(u), MoveKind::charge));
  const double flight = position_.present(target) ? length(position_.stand(target).centre - before) : 0;
  const PursuitIn in{
      std::min(20.0, position_.jtsOf(plan.distance)), std::min(30.0, out.distance),
      std::min(30.0, position_.jtsOf(flight)), position_.stands(target),
      std::min({11, position_.stands(target) - 1, static_cast<int>(status(target, UnitStatus::casualties))})};
  const bool caught = position_.present(target) && pursuitCatch(book_, in).caught;
  place(u, plan.found ? plan.start : battle_.unit(u).pose);
  (void)slide(u, battle_.unit(u).pose, position_.stand(u).forward, position_.lengthOf(out.distance), 0, false);
  if (caught) hack(target, u);
  gainDps(u, out.fatigueDps, "tires", {"CB-MOV-12"});
}

// CB-RSP-3, CB-RSP-5: evaders move first, chargers their whole allowance after them (D57).
void Play::meetEvading(UnitIndex u, UnitIndex target) {
  const ChargePlan plan = planCharge(position_, u, target);
  const Vec2 away = unit(position_.stand(target).centre - position_.stand(u).centre);
  const int dice = optionalDice(book_, position_.troop(target), position_.formation(target), MoveKind::evade);
  const MovementOut flight = throwMove(target, MoveKind::evade, dice);
  set(target, UnitStatus::doing, Activity::evading);
  const Pose turned = turnedTo(battle_.unit(target).pose, toHeading(bearing({}, away)));
  tell("evades", target, u, {"CB-RSP-3", "CB-RSP-5"});
  (void)slide(target, turned, away, position_.lengthOf(flight.distance), 1, true);
  Modifiers modifiers;
  ShockDpsIn shock;
  shock.troop = position_.troop(target);
  shock.unformed = position_.unformed(target);
  shock.evaded = true;
  gainDps(target, shockDps(book_, shock, modifiers).dps, "disordered-by-evading", {"CB-DPG-6"});
  const MovementOut out =
      throwMove(u, MoveKind::charge, optionalDice(book_, position_.troop(u), position_.formation(u), MoveKind::charge));
  if (plan.found && plan.inTheWay == noUnit) {
    const Footprint at(plan.start, battle_.unit(u).base);
    if (friendUnder(position_, u, at) == noUnit && isOn(position_.table(), at)) place(u, plan.start);
  }
  advanceCharge(u, target, out.distance, false);
  gainDps(u, out.fatigueDps, "tires", {"CB-MOV-12"});
}

// CB-RSP-4, CB-RSP-6: they meet where the two allowances divide the gap.
void Play::meetCountering(UnitIndex u, UnitIndex target) {
  const ChargePlan plan = planCharge(position_, u, target);
  const auto dice = [&](UnitIndex v) {
    return optionalDice(book_, position_.troop(v), position_.formation(v), MoveKind::charge);
  };
  const MovementOut own = throwMove(u, MoveKind::charge, dice(u));
  const MovementOut other = throwMove(target, MoveKind::charge, dice(target));
  set(target, UnitStatus::moved, status(target, UnitStatus::moved));
  const double gap = position_.jtsOf(plan.distance);
  const double both = own.distance + other.distance;
  const bool meet = plan.found && both >= gap && both > 0;
  tell("counter-charges", target, u, {"CB-RSP-4", "CB-RSP-6"});
  advanceCharge(u, target, meet ? gap * own.distance / both : own.distance, true);
  if (position_.present(u) && position_.present(target) && !position_.inCombat(target)) {
    const ChargePlan back = planCharge(position_, target, u);
    if (back.found && back.wheel.angle <= 45 * oneDegree) {
      const Footprint at(back.start, battle_.unit(target).base);
      if (friendUnder(position_, target, at) == noUnit && isOn(position_.table(), at)) place(target, back.start);
    }
    advanceCharge(target, u, meet ? gap : other.distance, true);
  }
  gainDps(u, own.fatigueDps, "tires", {"CB-MOV-12"});
  gainDps(target, other.fatigueDps, "tires", {"CB-MOV-12"});
  if (!position_.present(u) || !position_.present(target) || !position_.foes(u).test(static_cast<std::size_t>(target)))
    return;
  for (const UnitIndex v : {u, target}) set(v, UnitStatus::impetus, Impetus::charge);
  set(u, UnitStatus::part, PartNow::charged);
  set(u, UnitStatus::counterCharged, 1);
  set(target, UnitStatus::part, PartNow::counterCharged);
  battle_.relate(relationOf(RelationKind::impact), target, u, 2);
  // CB-DPG-9
  ShockDpsIn shock;
  shock.troop = position_.troop(u);
  shock.unformed = position_.unformed(u);
  shock.wasCharging = true;
  shock.chargedByMounted = book_.mounted(position_.troop(target));
  Modifiers modifiers;
  gainDps(u, shockDps(book_, shock, modifiers).dps, "disordered-by-shock", {"CB-DPG-9"});
}

// Wheels, then straight on; whatever enemy it meets is its target (CB-CHG-10, D52).
void Play::advanceCharge(UnitIndex u, UnitIndex target, double allowance, bool countered) {
  if (!position_.present(u)) return;
  const Vec2 startFront = position_.stand(u).frontCentre();
  if (position_.present(target)) {
    const ChargePlan plan = planCharge(position_, u, target);
    const Footprint at(plan.start, battle_.unit(u).base);
    if (plan.found && friendUnder(position_, u, at) == noUnit && isOn(position_.table(), at)) place(u, plan.start);
  }
  const Footprint from = position_.stand(u);
  double way = position_.lengthOf(allowance);
  UnitIndex met = noUnit;
  bool friendly = false;
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u) return;
    const auto at = firstTouch(from, from.forward, way, position_.stand(v));
    if (!at) return;
    way = *at;
    met = v;
    friendly = !position_.enemies(u, v);
  });
  way = std::min(way, std::max(0.0, roomAhead(position_.table(), from, from.forward)));
  const double gone = position_.jtsOf(way);
  bool stops = friendly;
  if (met != noUnit && !friendly && !position_.adrift(met)) {
    ChargePlan plan;
    plan.distance = way;
    const auto touch = contactBetween(from.shifted(from.forward * way), position_.stand(met));
    plan.face = touch ? touch->faceOfSecond : Face::front;
    stops = !chargeEligibility(book_, chargeFacts(position_, u, met, plan, ChargeMode::spontaneousAdvance)).allowed;
  } else if (met != noUnit && !friendly) {
    stops = true;
  }
  if (met != noUnit && stops) way = std::max(0.0, way - position_.lengthOf(1));
  // CB-CHG-7
  const Role role = position_.role(u);
  if ((role == Role::rabble || role == Role::javelinmen) && gone > book_.tables.chargeKeepsFormation &&
      !position_.special(u) && !position_.unformed(u))
    reform(u, Formation::unformed, position_.frontStands(u));
  place(u, movedAhead(battle_.unit(u).pose, wholeLength(way)));
  tell("charges", u, met == noUnit ? target : met, {"CB-SEQ-12"}, {Figure::inches(wholeLength(way))});
  if (met == noUnit || stops) return;
  const Vec2 ahead = position_.stand(met).forward;
  const double cosine = dot(ahead, unit(startFront - position_.stand(met).frontCentre()));
  const Face face = position_.faceStruck(u, met);
  const double degrees = std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / 3.14159265358979;
  const bool behind = !countered && chargeSector({degrees, edgeOf(face)}).behindFlank;
  align(u, met);
  contact(u, met, behind, false);
}

// D56: pivots about the point of contact until the edges are flush, if there is room.
void Play::align(UnitIndex u, UnitIndex target) {
  const auto touch = contactBetween(position_.stand(u), position_.stand(target));
  if (!touch) return;
  const Base base = battle_.unit(u).base;
  const Pose flush =
      pivotedFlush(battle_.unit(u).pose, base, position_.stand(target), touch->faceOfSecond, touch->gap.onSecond);
  const Footprint at(flush, base);
  if (!isOn(position_.table(), at)) return;
  if (friendUnder(position_, u, at) == noUnit && touching(at, position_.stand(target))) place(u, flush);
}

void Play::contact(UnitIndex u, UnitIndex target, bool behindFlank, bool pursuing) {
  const bool inCombat = (position_.foes(target) & ~UnitSet().set(static_cast<std::size_t>(u))).any();
  battle_.relate(relationOf(RelationKind::impact), u, target, pursuing ? 3 : 1);
  set(u, UnitStatus::impetus, pursuing ? Impetus::pursuit : Impetus::charge);
  if (status(u, UnitStatus::part) == 0) set(u, UnitStatus::part, PartNow::charged);
  if (status(target, UnitStatus::part) == 0) set(target, UnitStatus::part, PartNow::stood);
  tell("strikes", u, target, {"CB-SEQ-12"}, {}, true);
  ShockDpsIn in;
  in.troop = position_.troop(target);
  in.unformed = position_.unformed(target);
  in.inCombat = inCombat;
  in.wasCharging = hasCharge(battle_, target) && !position_.stationary(target);
  in.chargedByMounted = book_.mounted(position_.troop(u));
  in.chargedBehindFlank = behindFlank;
  Modifiers modifiers;
  gainDps(target, shockDps(book_, in, modifiers).dps, "disordered-by-shock", {"CB-DPG-9", "CB-DPG-12", "CB-DPG-13"});
}

}  // namespace signifer::cb
