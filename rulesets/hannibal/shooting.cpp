#include "hannibal/shooting.h"

#include "hannibal/combat.h"
#include "hannibal/rounding.h"

namespace signifer::hannibal {
namespace {

bool isFleeting(const ShootingIn& in, const Options& options) {
  switch (in.target) {
    case Target::lightCavalry:
    case Target::artillerists:
      return true;
    case Target::otherCavalry:
      return in.targetCharging;
    case Target::terrorUnit:
      return in.targetCharging || options.fleetingTerror == FleetingTerror::always;
    case Target::other:
      break;
  }
  return false;
}

bool shieldsStop(Weapon weapon, const Options& options) {
  switch (weapon) {
    case Weapon::bow:
    case Weapon::sling:
      return true;
    case Weapon::javelin:
      return options.shieldsStopJavelins;
    case Weapon::pilum:
      return options.shieldsStopPila;
    case Weapon::boltThrower:
    case Weapon::catapult:
      break;
  }
  return false;
}

// Pila fly as a charge makes contact at their bearers' front; by house rule in every round, when play sees to the face.
bool pilaMayFly(ShooterContact contact, const Options& options) {
  return contact == ShooterContact::newFront ||
         (contact == ShooterContact::continuing && options.pila == Pila::everyRound);
}

}  // namespace

std::string_view rangeRule(Weapon weapon) {
  switch (weapon) {
    case Weapon::pilum:
      return "HG-RNG-1";
    case Weapon::boltThrower:
      return "HG-RNG-3";
    case Weapon::catapult:
      return "HG-RNG-4";
    default:
      return "HG-RNG-2";
  }
}

bool shootsOverhead(Weapon weapon, const Options& options) {
  switch (options.overheadShooting) {
    case OverheadShooting::catapults:
      return weapon == Weapon::catapult;
    case OverheadShooting::engines:
      return isEngine(weapon);
    case OverheadShooting::none:
      break;
  }
  return false;
}

std::optional<Refusal> refuseShotPermitted(const ShotPermittedIn& in) {
  if (in.distanceInches > 0 && in.contact != ShooterContact::none)
    return Refusal{"distanceInches", "a unit in contact with the enemy has no distance to it"};
  return std::nullopt;
}

ShotPermittedOut shotPermitted(const ShotPermittedIn& in, const Tables& tables, const Options& options) {
  ShotPermittedOut out;
  out.rangeInches = tables.range(in.weapon);
  out.reasons.addIf(in.alreadyShot, ShotReason::alreadyShot, "HG-RNG-8");
  if (in.weapon == Weapon::pilum) {
    out.reasons.addIf(!pilaMayFly(in.contact, options), ShotReason::notNewFrontalContact, "HG-PIL-1");
  } else {
    out.reasons.addIf(in.contact != ShooterContact::none, ShotReason::shooterInContact, "HG-RNG-7");
    out.reasons.addIf(in.distanceInches > out.rangeInches, ShotReason::outOfRange,
                      {rangeRule(in.weapon), inchFigure(in.distanceInches), inchFigure(out.rangeInches)});
    out.reasons.addIf(in.asideInches > in.frontageInches / 2, ShotReason::outOfArc,
                      {"HG-RNG-5", inchFigure(in.asideInches), inchFigure(in.frontageInches / 2)});
    out.reasons.addIf(!in.lineClear && !shootsOverhead(in.weapon, options), ShotReason::lineBlocked, "HG-RNG-6");
    out.reasons.addIf(in.targetInCombat && !options.shootIntoCombat, ShotReason::targetInCombat, "HG-RNG-7");
  }
  out.allowed = out.reasons.empty();
  return out;
}

std::optional<Refusal> refuseShooting(const ShootingIn& in) {
  if (in.shooter != Shooter::other && (in.weapon == Weapon::pilum || isEngine(in.weapon)))
    return Refusal{"shooter", "light troops have neither pila nor engines"};
  if (in.targetCharging && in.target == Target::artillerists)
    return Refusal{"targetCharging", "artillerists never charge"};
  if (in.targetStatic && in.targetCharging) return Refusal{"targetStatic", "a charging target has moved"};
  return std::nullopt;
}

ShootingOut shooting(const ShootingIn& in, const Tables& tables, const Options& options, Dice& dice,
                     Modifiers& modifiers) {
  const ShootingTable& table = tables.shooting;
  const bool sustained = isEngine(in.weapon) && in.targetStatic && in.earlierShots >= 1;
  const bool shielded = shieldsStop(in.weapon, options);
  modifiers.addIf(in.shooter == Shooter::footSkirmishers, table.footSkirmishers);
  modifiers.addIf(in.shooter == Shooter::lightCavalry, table.lightCavalry);
  modifiers.addIf(in.weapon == Weapon::pilum, table.pilum);
  modifiers.addIf(in.downhill, table.downhill);
  modifiers.addIf(sustained, table.sustained);
  modifiers.addIf(isFleeting(in, options), table.fleeting);
  for (int shields = 1; shields <= 3; ++shields)
    modifiers.addIf(shielded && in.targetShields == shields, table.shields[static_cast<std::size_t>(shields - 1)]);
  (void)modifiers.added();
  const int score = dice.sum(in.roller.purpose("dice-shooting"), 2) + modifiers.total();
  return {score, hitsOf(score, tables)};
}

}  // namespace signifer::hannibal
