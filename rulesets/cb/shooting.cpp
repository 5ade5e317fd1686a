#include "cb/shooting.h"

#include <algorithm>

#include "cb/combinations.h"
#include "cb/critical.h"

namespace signifer::cb {
namespace {

Missile weaponOf(const ShootingEligibilityIn& in) {
  if (in.weapon) return *in.weapon;
  if (in.shooter == Shooter::artillery) return Missile::artillery;
  const bool shoots = in.shooter == Shooter::bowmen || in.shooter == Shooter::missileTroops;
  return shoots ? Missile::bowOrSling : Missile::javelin;
}

// D32: javelins are always near, artillery never, bows and slings up to half their reach.
Range rangeOf(const Book& book, Missile weapon, double distance, double bowShot) {
  if (distance > reachOf(book, weapon, bowShot)) return Range::out;
  const bool near = weapon == Missile::javelin || (weapon == Missile::bowOrSling && distance <= bowShot / 2);
  return near ? Range::shortRange : Range::longRange;
}

int halved(const Book& book, int dice) {
  return book.options.halveRounding == HalveRounding::up ? (dice + 1) / 2 : dice / 2;
}

// CB-SHO-1 to CB-SHO-5
int diceOf(const Book& book, const ShootingIn& in) {
  const ShootingTable& t = book.tables.shooting;
  int dice = in.frontStands * t.others;
  if (in.shooter == VolleyShooter::bowmen)
    dice = in.frontStands * t.frontBowmen + in.rearStands * t.others;
  else if (in.shooter == VolleyShooter::missileTroops && !in.moved)
    dice = in.frontStands * t.stationaryMissiles;
  const bool rabble = in.shooter == VolleyShooter::rabble;
  if (in.targetInCover || rabble) dice = halved(book, dice);
  if (in.targetInCover && rabble && book.options.halving == Halving::each) dice = halved(book, dice);
  return std::max(0, dice - in.shooterDps);
}

CriticalFate criticalFate(const CriticalTable& t, Troop troop, int face) {
  if (face <= t.destroyedUpTo || troop == Troop::artillery) return CriticalFate::destroyed;
  const int rampageFrom = troop == Troop::elephants ? t.elephantsRampageFrom : t.othersRampageFrom;
  return face >= rampageFrom ? CriticalFate::rampage : CriticalFate::destroyed;
}

}  // namespace

double reachOf(const Book& book, Missile weapon, double bowShot) {
  const ShootingTable& t = book.tables.shooting;
  if (weapon == Missile::javelin) return t.javelinReach;
  return weapon == Missile::artillery ? t.artilleryReach * bowShot : bowShot;
}

std::optional<Refusal> refuseShootingEligibility(const ShootingEligibilityIn& in) {
  if (!in.weapon) return std::nullopt;
  if ((*in.weapon == Missile::artillery) != (in.shooter == Shooter::artillery))
    return Refusal{"weapon", "artillery, and nobody else, shoots with artillery"};
  if (in.shooter == Shooter::bowmen && *in.weapon != Missile::bowOrSling)
    return Refusal{"weapon", "bowmen shoot with bows"};
  return std::nullopt;
}

ShootingEligibilityOut shootingEligibility(const Book& book, const ShootingEligibilityIn& in) {
  ShootingEligibilityOut out;
  out.range = rangeOf(book, weaponOf(in), in.distance, in.bowShot);
  const bool stays = in.shooter == Shooter::artillery || in.shooter == Shooter::bowmen;
  out.reasons.addIf(stays && in.timing != Timing::withoutMoving, ShootingReason::shootOrMove, "CB-SEQ-7");
  const bool tooEarly = in.shooter == Shooter::other && in.timing == Timing::beforeMoving;
  out.reasons.addIf(tooEarly, ShootingReason::onlyAfterMoving, "CB-SEQ-9");
  out.reasons.addIf(in.inCombat, ShootingReason::inCombat, "CB-SHO-11");
  out.reasons.addIf(in.targetInCombat, ShootingReason::targetInCombat, "CB-SHO-11");
  out.reasons.addIf(in.alreadyShot, ShootingReason::alreadyShot, "CB-SHO-11");
  out.reasons.addIf(!in.targetIsNearest && !in.shootingDirected, ShootingReason::notNearestTarget, "CB-SHO-10");
  out.reasons.addIf(out.range == Range::out, ShootingReason::outOfRange, "CB-SHO-11");
  out.allowed = out.reasons.empty();
  return out;
}

std::optional<Refusal> refuseShooting(const ShootingIn& in) {
  const bool bowmen = in.shooter == VolleyShooter::bowmen;
  const bool artillery = in.shooter == VolleyShooter::artillery;
  if (in.rearStands > 0 && !bowmen) return Refusal{"rearStands", "only bowmen shoot from behind the front rank"};
  if (in.moved && (bowmen || artillery)) return Refusal{"moved", "bowmen and artillery shoot or move"};
  if (in.shooterDps > 0 && artillery) return Refusal{"shooterDps", "artillery holds no DPs"};
  return std::nullopt;
}

ShootingOut shooting(const Book& book, const ShootingIn& in, Dice& dice, Modifiers& modifiers) {
  const ShootingTable& t = book.tables.shooting;
  const bool artillery = in.shooter == VolleyShooter::artillery;
  const bool formed = in.targetFormed && !book.special(in.targetTroop);
  const bool large = in.targetTroop == Troop::elephants || isChariots(in.targetTroop);
  int bonus = modifiers.added() + modifiers.addIf(artillery && formed, t.artilleryAtFormed);
  bonus += modifiers.addIf(!artillery && in.shortRange && !in.targetArmoured, t.shortRange);
  bonus += modifiers.addIf(large, t.elephantsOrChariots);
  ShootingOut out;
  out.diceThrown = diceOf(book, in);
  out.needed = t.hitFrom - bonus;  // CB-SHO-6
  out.hits = dice.atLeast(in.roller.purpose("dice-shooting"), out.diceThrown, out.needed);
  return out;
}

std::optional<Refusal> refuseShootingEffect(const Book& book, const ShootingEffectIn& in) {
  if (in.targetCasualties >= in.targetStands)
    return Refusal{"targetCasualties", "a unit with as many casualties as stands is destroyed"};
  if (const auto refusal = refuseState(book, in.targetTroop, in.targetDps > 0, "targetDps")) return refusal;
  return refuseState(book, in.targetTroop, in.targetShaken, "targetShaken");
}

ShootingEffectOut shootingEffect(const Book& book, const ShootingEffectIn& in, Dice& dice) {
  const int dps = book.options.shootingHit == ShootingHit::dpPerTwo ? in.hits / 2 : in.hits;  // D29
  ShootingEffectOut out;
  out.casualties = in.targetCasualties;
  if (book.special(in.targetTroop)) {
    const CriticalOutcome tests = criticalTests(book, in.targetTroop, dps, dice, in.roller);
    out.fate = tests.fate;
    out.rows = tests.rows;
    return out;
  }
  out.rows.add("CB-SHO-12");
  if (in.targetShaken && book.options.hitOnShaken == HitOnShaken::casualty) {
    out.dps = in.targetDps;
    out.shaken = true;
    out.casualties = std::min(in.targetStands, in.targetCasualties + in.hits);
    if (out.casualties == in.targetStands) out.fate = CriticalFate::destroyed;
    out.rows.addIf(out.casualties == in.targetStands, "CB-SHK-3");
    return out;
  }
  out.dps = std::min(book.tables.dps.most, in.targetDps + dps);
  out.shaken = in.targetShaken || out.dps >= book.shakenFrom(in.targetTroop);
  return out;
}

}  // namespace signifer::cb
