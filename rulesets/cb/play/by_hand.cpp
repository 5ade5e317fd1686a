// Moves after combat and fates that people have played out by themselves, with the place, the facing and the state that
// the rules give them (CB-AFT-1 to CB-AFT-11).
#include <algorithm>
#include <optional>

#include "battle/origins.h"
#include "cb/play/play.h"
#include "rules/foremost.h"
#include "rules/past_units.h"

namespace signifer::cb {
namespace {

// The nearest enemy of whom this holds.
template <class Fits>
UnitIndex nearestOf(const Position& position, UnitIndex u, Fits&& fits) {
  const auto may = [&](UnitIndex v) { return position.present(v) && position.enemies(u, v) && fits(v); };
  return foremost(position.battle(), may, [&](UnitIndex v) { return position.distance(u, v); });
}

Pose poseAwayFrom(const Position& position, UnitIndex u, UnitIndex enemy) {
  const Pose& pose = position.unit(u).pose;
  return enemy == noUnit ? facedAbout(pose) : turnedAwayFrom(pose, position.unit(enemy).pose.centre);
}

}  // namespace

// The victors of a fight have their moves when the beaten have gone. Leaders near the way are the table's matter.
FateNoted Play::fateByHand(const HandFate& fate) {
  byHand_ = true;
  const bool asBooked = isAsBooked(fate);
  const WordSet<AfterMove> asked = closeMoves(fate.unit);
  const bool falls = fate.kind == HandFate::Kind::fallsBack || fate.kind == HandFate::Kind::givesGround;
  // The result of the fight has brought it there already.
  if (asBooked && falls && asked.empty() && !fate.distance) return {.rule = "CB-AFT-4"};
  const bool allowed = asBooked || resultAllows(fate, asked);
  const auto victors = victorsOver(fate, asBooked, asked);
  FateNoted noted = sufferByHand(fate);
  if (!noted.known) return noted;
  if (!allowed) noted.against = "told-no-such-move";
  openVictors(fate.unit, victors);
  return noted;
}

FateNoted Play::sufferByHand(const HandFate& fate) {
  const UnitIndex u = fate.unit;
  const UnitIndex beater =
      fate.foe != noUnit ? fate.foe : nearestOf(position_, u, [&](UnitIndex v) { return position_.touching(u, v); });
  switch (fate.kind) {
    case HandFate::Kind::givesGround:
    case HandFate::Kind::fallsBack:
      return fallBackByHand(u, beater, fate.distance);
    case HandFate::Kind::retreats:
      return retireByHand(u, beater, fate.distance);
    case HandFate::Kind::routs:
      return breakByHand(u, beater, fate.distance);
    case HandFate::Kind::pursues:
      return pursueByHand(u, fate.foe, fate.distance);
    case HandFate::Kind::follows: {
      const auto gone = [&](UnitIndex v) { return fellBack(position_, v); };
      const UnitIndex enemy = fate.foe != noUnit ? fate.foe : nearestOf(position_, u, gone);
      if (enemy == noUnit) return {.known = false};
      const bool done = status(u, UnitStatus::impetus) == static_cast<int>(Impetus::followUp);
      if (!done || !position_.touching(u, enemy)) followUpEnemy(u, enemy);
      return {.rule = "CB-AFT-6"};
    }
    case HandFate::Kind::holds:
      if (position_.step() == StepId::controlTests) return haltByHand(u);
      set(u, UnitStatus::afterDid, AfterDid::halt);
      return {};
    case HandFate::Kind::wins:
      return fightByHand(u, beater, fate.by > 0 ? std::optional(fate.by) : std::nullopt);
    case HandFate::Kind::loses:
      return fightByHand(u, beater, fate.by > 0 ? std::optional(-fate.by) : std::nullopt);
    case HandFate::Kind::draws:
      return fightByHand(u, beater, 0);
    case HandFate::Kind::leaves:
      leaveTable(u);
      return {.rule = "CB-AFT-10"};
    case HandFate::Kind::countercharges:
      return counterChargeByHand(u, beater);
    case HandFate::Kind::evades:
      return evadeByHand(u, fate.foe, fate.distance);
    case HandFate::Kind::caught:
      return caughtByHand(u, beater);
    case HandFate::Kind::rampages:
      return rampageByHand(u, fate.distance, fate.turn);
    case HandFate::Kind::rallies:
      return rallyByHand(u);
    case HandFate::Kind::failsTest:
    case HandFate::Kind::disengages:
      break;
  }
  return {.known = false};
}

// CB-SHO-12: a hit of shooting brings a DP; whoever is shaken already has casualties, and special troops test.
void Play::harmByHand(UnitIndex u, int harm) {
  const bool shooting = position_.step() == StepId::shootFirst || position_.step() == StepId::shootAfter;
  auto casualties = status(u, UnitStatus::casualties);
  if (!shooting || harm <= 0 || position_.shaken(u) || casualties < harm) return;
  casualties = static_cast<std::int16_t>(casualties - harm);
  if (!position_.special(u)) gainDps(u, harm, "disordered-by-shooting", {});
}

// D43: as many DPs as losses near by bring are those of the losses, and in the morale phase all are.
bool Play::disorderByHand(UnitIndex u, int before) {
  const int now = status(u, UnitStatus::dps);
  if (now == before || position_.special(u)) return false;
  const bool morale = position_.step() >= StepId::removeDps;
  const int due = ask(*rulings().moraleDps, lossesNear(u))->dps;
  if (now > before && due > 0 && (morale || (due == now - before && !position_.inCombat(u)))) forgetLosses(u);
  return morale;
}

void Play::roundFoughtByHand(UnitIndex u) {
  if (status(u, UnitStatus::impetus) != static_cast<int>(Impetus::followUp)) set(u, UnitStatus::impetus, Impetus::none);
  if (!position_.adrift(u) && status(u, UnitStatus::doing) == static_cast<int>(Activity::charging))
    set(u, UnitStatus::doing, Activity::halted);
}

// CB-COM-11, D37: nobody takes a charge or its impetus into the next player turn, whether its round was told or not.
void Play::closeTurnByHand() {
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.inCombat(u)) roundFoughtByHand(u);
    forgetLosses(u);  // D43: each counts in its own turn alone.
  });
  settle();
}

// CB-CTL-7
FateNoted Play::haltByHand(UnitIndex u) {
  set(u, UnitStatus::control, Control::halt);
  set(u, UnitStatus::doing, Activity::halted);
  return {.rule = "CB-CTL-7"};
}

// CB-RAL-2: it is below its threshold again.
FateNoted Play::rallyByHand(UnitIndex u) {
  if (position_.special(u) || (!position_.shaken(u) && !position_.broken(u))) return {.known = false};
  set(u, UnitStatus::shaken, 0);
  set(u, UnitStatus::broken, 0);
  const int most = book_.shakenFrom(position_.troop(u)) - 1;
  set(u, UnitStatus::dps, std::min<int>(status(u, UnitStatus::dps), most));
  return {.rule = "CB-RAL-2"};
}

// CB-AFT-4: 1 JT backwards, facing the enemy that beat it.
FateNoted Play::fallBackByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance) {
  const Length jt = toLength(position_.jt());
  const FateNoted noted{.least = jt, .most = jt, .rule = "CB-AFT-4"};
  if (beater == noUnit) {
    place(u, movedBack(battle_.unit(u).pose, distance.value_or(jt)));
  } else if (!distance) {
    fallBack(u, beater, false);
    return noted;
  } else {
    const FallBackWay plan = fallBackWay(position_, u, beater, false);
    place(u, movedAlong(plan.turns ? plan.turned : battle_.unit(u).pose, plan.direction, *distance));
  }
  set(u, UnitStatus::afterDid, AfterDid::fallBack);
  return noted;
}

// CB-AFT-8: away, unformed, and about again at the end.
FateNoted Play::retireByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance) {
  if (!distance) return {.howFar = true, .rule = "CB-AFT-8"};
  becomeUnformed(u);
  set(u, UnitStatus::doing, Activity::retiring);
  set(u, UnitStatus::afterDid, AfterDid::retire);
  if (goByHand(u, poseAwayFrom(position_, u, beater), *distance)) place(u, facedAbout(battle_.unit(u).pose));
  return {.rule = "CB-AFT-8"};
}

// CB-AFT-10
FateNoted Play::breakByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance) {
  breakUnit(u);
  if (!distance) return {.howFar = true, .rule = "CB-AFT-10"};
  set(u, UnitStatus::fled, 1);
  (void)goByHand(u, poseAwayFrom(position_, u, beater), *distance);
  return {.rule = "CB-AFT-10"};
}

// CB-AFT-11: along the line of the flight.
FateNoted Play::pursueByHand(UnitIndex u, UnitIndex enemy, std::optional<Length> distance) {
  if (enemy == noUnit)
    enemy = nearestOf(position_, u, [&](UnitIndex v) {
      return position_.broken(v) || status(v, UnitStatus::doing) == static_cast<int>(Activity::retiring);
    });
  if (!distance) return {.howFar = true, .rule = "CB-AFT-11"};
  becomeUnformed(u);
  set(u, UnitStatus::doing, Activity::pursuing);
  set(u, UnitStatus::impetus, Impetus::pursuit);
  const Pose& pose = battle_.unit(u).pose;
  place(u, movedAhead(enemy == noUnit ? pose : facedAbout(poseAwayFrom(position_, u, enemy)), *distance));
  return {.rule = "CB-AFT-11"};
}

// Straight ahead of a pose, off the table where that lies on the way; false where it has left.
bool Play::goByHand(UnitIndex u, const Pose& from, Length distance) {
  const Footprint start(from, battle_.unit(u).base);
  if (roomAhead(position_.table(), start, start.forward) < distance) {
    leaveTable(u);
    return false;
  }
  // Friends are passed, and nobody ends on them (CB-AFT-16).
  place(u, pastUnits(battle_, u, movedAhead(from, distance)));
  return true;
}

void Play::chargeByHand(UnitIndex u, UnitIndex enemy) {
  byHand_ = true;
  set(u, UnitStatus::doing, Activity::charging);
  set(u, UnitStatus::impetus, Impetus::charge);
  set(u, UnitStatus::part, PartNow::charged);
  const bool known = battle_.relation(relationOf(RelationKind::impact), u, enemy) != 0;
  mover_.relate(relationOf(RelationKind::impact), u, enemy, 1);
  if (status(enemy, UnitStatus::part) == 0) set(enemy, UnitStatus::part, PartNow::stood);
  if (const auto from = chargeOrigin(battle_, u, enemy); from && !known) strikeByHand(u, enemy, *from);
}

// The way of a charge brings both more than the contact: the ground, the loss of formation, the shock (D54, CB-CHG-7,
// CB-DPG-12).
void Play::strikeByHand(UnitIndex u, UnitIndex enemy, const Pose& from) {
  const Pose now = battle_.unit(u).pose;
  mover_.place(u, from);
  noteGround(u, enemy);
  const Vec2 began = position_.stand(u).frontCentre();
  const ChargePlan plan = planCharge(position_, u, enemy);
  mover_.place(u, now);
  const bool straight = plan.found && plan.enemy == noUnit;
  loosen(u, position_.jtsOf(straight ? plan.distance : length(position_.stand(u).frontCentre() - began)));
  const Face face = faceCharged(position_.stand(u), position_.stand(enemy));
  const auto sector = ask(*rulings().chargeSector, sectorFacts(position_, enemy, began, face));
  mover_.relate(relationOf(RelationKind::frontal), u, enemy, sector->frontal ? 1 : 2);
  if (!position_.special(enemy)) shock(enemy, u, sector->behindFlank);
}

// CB-RSP-4, CB-RSP-6
FateNoted Play::counterChargeByHand(UnitIndex u, UnitIndex charger) {
  if (charger == noUnit) return {.known = false};
  chargeByHand(u, charger);
  set(u, UnitStatus::response, Answer::counterCharge);
  set(u, UnitStatus::part, PartNow::counterCharged);
  set(charger, UnitStatus::counterCharged, 1);
  if (!position_.special(charger)) shockOfCounterCharge(charger, u);
  FateNoted noted;
  if (!book_.cavalry(position_.troop(u))) noted.against = "told-no-counter-charge";
  return noted;
}

// CB-DPG-6; who has been charged and runs is in no combat. A charger of whom only the contact is known stands where he
// began.
FateNoted Play::evadeByHand(UnitIndex u, UnitIndex charger, std::optional<Length> distance) {
  for (const Relation& r : battle_.relations)
    if (charger == noUnit && r.kind == relationOf(RelationKind::impact) && r.to == u && r.value == 1) charger = r.from;
  if (charger == noUnit || status(u, UnitStatus::response) == static_cast<int>(Answer::evade)) return {.known = false};
  const Pose away = poseAwayFrom(position_, u, charger);
  for (const auto& [from, to] : {std::pair{u, charger}, std::pair{charger, u}})
    mover_.relate(relationOf(RelationKind::impact), from, to, 0);
  set(u, UnitStatus::part, 0);
  set(charger, UnitStatus::part, 0);
  set(charger, UnitStatus::impetus, Impetus::none);
  set(u, UnitStatus::response, Answer::evade);
  set(u, UnitStatus::fled, 1);
  set(u, UnitStatus::doing, Activity::evading);
  const auto from = chargeOrigin(battle_, charger, u);
  if (!distance && from) place(charger, *from);
  if (distance) (void)goByHand(u, away, *distance);
  if (position_.present(u)) shockOfEvasion(u);
  return {.rule = "CB-DPG-6"};
}

// CB-AFT-13: routers and whoever retires suffer one casualty; who evaded is struck in the rear and fights.
FateNoted Play::caughtByHand(UnitIndex u, UnitIndex by) {
  const auto doing = static_cast<Activity>(status(u, UnitStatus::doing));
  if (doing == Activity::evading) {
    for (const Origin& origin : origins(battle_))
      if (by == noUnit && origin.target == u) by = origin.unit;
    if (by == noUnit) return {.known = false};
    set(u, UnitStatus::doing, Activity::halted);
    const Footprint& fled = position_.stand(u);
    const Vec2 behind = fled.centre - fled.forward * (fled.halfDepth + position_.stand(by).halfDepth);
    place(by, {toPoint(behind), battle_.unit(u).pose.heading});
    chargeByHand(by, u);
    return {.rule = "CB-AFT-12"};
  }
  if (position_.special(u) || (!position_.broken(u) && doing != Activity::retiring)) return {.known = false};
  const int casualties = status(u, UnitStatus::casualties) + 1;
  set(u, UnitStatus::casualties, std::min(casualties, position_.stands(u)));
  if (casualties >= position_.stands(u)) takeOffByHand(u);
  return {.rule = "CB-AFT-13"};
}

void Play::lossByHand(UnitIndex u) {
  if (!position_.broken(u)) noteLoss(u);
}

}  // namespace signifer::cb
