// Shooting: may a unit shoot now, with how many dice, what hits, and what the hits do. Whom it sees, and how far, is
// measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/account.h"
#include "rules/reasons.h"

namespace signifer::cb {

struct ShootingEligibilityIn {
  Shooter shooter = Shooter::other;
  Timing timing = Timing::withoutMoving;
  /// Left out: what such shooters have.
  std::optional<Missile> weapon;
  double distance = 0;
  double bowShot = 6;
  bool targetIsNearest = true;
  /// By an attached leader.
  bool shootingDirected = false;
  bool inCombat = false;
  bool targetInCombat = false;
  bool alreadyShot = false;
};
BOOST_DESCRIBE_STRUCT(ShootingEligibilityIn, (),
                      (shooter, timing, weapon, distance, bowShot, targetIsNearest, shootingDirected, inCombat,
                       targetInCombat, alreadyShot))
struct ShootingEligibilityOut {
  bool allowed = false;
  Reasons<ShootingReason> reasons;
  Range range = Range::out;
};
BOOST_DESCRIBE_STRUCT(ShootingEligibilityOut, (), (allowed, reasons, range))
/// The reach of a weapon, in JT (CB-SHO-11).
[[nodiscard]] double reachOf(const Book& book, Missile weapon, double bowShot);
[[nodiscard]] std::optional<Refusal> refuseShootingEligibility(const ShootingEligibilityIn& in);
/// CB-SEQ-7 to 9, CB-SHO-10, CB-SHO-11.
[[nodiscard]] ShootingEligibilityOut shootingEligibility(const Book& book, const ShootingEligibilityIn& in);

struct ShootingIn {
  VolleyShooter shooter = VolleyShooter::other;
  int frontStands = 1;
  /// Behind the front rank.
  int rearStands = 0;
  /// Or manoeuvres, before or after the shot.
  bool moved = false;
  int shooterDps = 0;
  Troop targetTroop = Troop::heavyInfantry;
  bool targetFormed = true;
  bool targetArmoured = false;
  bool targetInCover = false;
  bool shortRange = false;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(ShootingIn, (),
                      (shooter, frontStands, rearStands, moved, shooterDps, targetTroop, targetFormed, targetArmoured,
                       targetInCover, shortRange))
struct ShootingOut {
  int diceThrown = 0;
  int needed = 0;
  int hits = 0;
};
BOOST_DESCRIBE_STRUCT(ShootingOut, (), (diceThrown, needed, hits))
[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in);
/// CB-SHO-1 to 9. One pool of d6.
[[nodiscard]] ShootingOut shooting(const Book& book, const ShootingIn& in, Dice& dice, Modifiers& modifiers);

/// Critical tests of special troops, up to the first critical hit (CB-SPT-1 to 4).
struct CriticalOutcome {
  CriticalFate fate = CriticalFate::none;
  /// Second dice not counted.
  int testsMade = 0;
  Rows rows = {};
};
[[nodiscard]] CriticalOutcome criticalTests(const Book& book, Troop troop, int tests, Dice& dice, const Roller& who);

struct CriticalHitsIn {
  SpecialTroop troop = SpecialTroop::elephants;
  int dps = 1;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(CriticalHitsIn, (), (troop, dps))
struct CriticalHitsOut {
  bool criticalHit = false;
  CriticalFate fate = CriticalFate::none;
  int testsMade = 0;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(CriticalHitsOut, (), (criticalHit, fate, testsMade))
[[nodiscard]] CriticalHitsOut criticalHits(const Book& book, const CriticalHitsIn& in, Dice& dice);

struct ShootingEffectIn {
  int hits = 0;
  Troop targetTroop = Troop::heavyInfantry;
  int targetDps = 0;
  /// Before the volley.
  bool targetShaken = false;
  int targetStands = 4;
  int targetCasualties = 0;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(ShootingEffectIn, (),
                      (hits, targetTroop, targetDps, targetShaken, targetStands, targetCasualties))
struct ShootingEffectOut {
  int dps = 0;
  bool shaken = false;
  int casualties = 0;
  CriticalFate fate = CriticalFate::none;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(ShootingEffectOut, (), (dps, shaken, casualties, fate))
[[nodiscard]] std::optional<Refusal> refuseShootingEffect(const Book& book, const ShootingEffectIn& in);
/// CB-SHO-12, CB-SHK-1, CB-SHK-3.
[[nodiscard]] ShootingEffectOut shootingEffect(const Book& book, const ShootingEffectIn& in, Dice& dice);

}  // namespace signifer::cb
