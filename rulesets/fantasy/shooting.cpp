#include "fantasy/shooting.h"

namespace signifer::fantasy {
namespace {

bool firesTwice(const Book& book, Weapon weapon, Band band, bool asked) {
  if (weapon != Weapon::sling || band != Band::shortRange) return false;
  return asked || book.options.slingTwoShots == SlingTwoShots::always;
}

bool isMassed(const WeaponRow& row, const MissileWeaponIn& in) {
  if (in.formation == Formation::skirmish) return false;
  return row.massed == Massed::always || (row.massed == Massed::stationary && !in.moved);
}

// The shooters among the models behind the front rank (FA-WPN-16, D26).
int massedShooters(const Book& book, const MissileWeaponIn& in) {
  const int part = book.tables.massedPart;
  switch (book.options.massedMissiles) {
    case MassedMissiles::halfOfRear:
      return (in.rearModels + part - 1) / part;
    case MassedMissiles::secondRank:
      return std::min(in.rearModels, in.frontRank);
    case MassedMissiles::frontRank:
      break;
  }
  return 0;
}

std::optional<Refusal> refuseTwice(const Book& book, Weapon weapon, double distance, bool fireTwice) {
  if (!fireTwice) return std::nullopt;
  if (weapon != Weapon::sling) return Refusal{"fireTwice", "only slings fire twice"};
  if (distance * 2 > book.tables.weapon(weapon).range) return Refusal{"fireTwice", "two shots at short range only"};
  return std::nullopt;
}

}  // namespace

Missile missileAt(const Book& book, Weapon weapon, double distance, bool moved, bool twice) {
  const WeaponRow& row = book.tables.weapon(weapon);
  Missile missile;
  if (distance > row.range) return missile;
  missile.band = distance * 2 > row.range ? Band::longRange : Band::shortRange;
  missile.shot = Shot::mayNotMoveAndShoot;
  if (moved && row.moving == Moved::notAtAll) return missile;
  missile.shot = Shot::allowed;
  const bool near = missile.band == Band::shortRange;
  missile.strength = near ? row.strengthShort : row.strength;
  missile.save = near ? row.saveShort : row.save;
  if (firesTwice(book, weapon, missile.band, twice)) missile.strength = book.tables.slingStrength;
  return missile;
}

std::optional<Refusal> refuseMissileWeapon(const Book& book, const MissileWeaponIn& in) {
  return refuseTwice(book, in.weapon, in.distance, in.fireTwice);
}

MissileWeaponOut missileWeapon(const Book& book, const MissileWeaponIn& in) {
  const WeaponRow& row = book.tables.weapon(in.weapon);
  const Missile missile = missileAt(book, in.weapon, in.distance, in.moved, in.fireTwice);
  MissileWeaponOut out;
  out.band = missile.band;
  out.shot = missile.shot;
  if (out.shot != Shot::allowed) return out;
  out.massed = isMassed(row, in);
  out.saveModifier = missile.save;
  out.strength = missile.strength;
  out.shooters = in.frontRank;
  if (in.formation == Formation::skirmish)
    out.shooters += in.rearModels;
  else if (out.massed)
    out.shooters += massedShooters(book, in);
  out.shots = out.shooters * (firesTwice(book, in.weapon, out.band, in.fireTwice) ? book.tables.slingShots : 1);
  return out;
}

ShootingPermissionOut shootingPermission(const Book& book, const ShootingPermissionIn& in) {
  const bool rooted = book.tables.weapon(in.weapon).moving == Moved::notAtAll;
  ShootingPermissionOut out;
  out.barredBy.addIf(in.charged, NoShooting::charged, "FA-SHO-1");
  out.barredBy.addIf(in.disengaged, NoShooting::disengaged, "FA-DIS-1");
  out.barredBy.addIf(in.failedFearTest, NoShooting::failedFearTest, "FA-FEA-5");
  out.barredBy.addIf(in.fleeing, NoShooting::fleeing, "FA-CHG-10");
  out.barredBy.addIf(in.inCombat, NoShooting::inCombat, "FA-SHO-1");
  out.barredBy.addIf(in.marched, NoShooting::marched, "FA-SHO-1");
  out.barredBy.addIf(in.moved && rooted, NoShooting::mayNotMoveAndShoot, "FA-WPN-15");
  out.barredBy.addIf(in.rallied, NoShooting::rallied, "FA-RAL-5");
  out.barredBy.addIf(in.reformed, NoShooting::reformed, "FA-MAN-11");
  out.permitted = out.barredBy.empty();
  return out;
}

std::optional<Refusal> refuseShootingToHit(const ShootingToHitIn& in) {
  if (in.moved && in.targetCharging) return Refusal{"moved", "who stands and shoots has not moved"};
  if (in.fearFailed && !in.targetCharging) return Refusal{"fearFailed", "that test is taken against a charger"};
  if (in.largeTarget && (in.target == Target::skirmishers || in.target == Target::lightChariot))
    return Refusal{"largeTarget", "neither skirmishers nor light chariots are large"};
  return std::nullopt;
}

namespace {

int sumOfModifiers(const Book& book, const ShootingToHitIn& in, Band band, Modifiers& modifiers) {
  const ShootingTable& table = book.tables.shooting;
  const WeaponRow& row = book.tables.weapon(in.weapon);
  const bool pays = row.moving == Moved::withPenalty ||
                    (row.moving == Moved::freely && book.options.moveAndShoot == MoveAndShoot::minusOne);
  const bool chariot = in.target == Target::lightChariot && (in.targetMoving || in.targetCharging);
  int sum = modifiers.added() + modifiers.addIf(in.targetCharging, table.charging);
  sum += modifiers.addIf(band == Band::longRange && row.farIsHarder, table.longRange);
  sum += modifiers.addIf(in.moved && pays, table.moving);
  sum += modifiers.addIf(in.target == Target::singleCharacter, table.singleCharacter);
  sum += modifiers.addIf(in.cover == Cover::soft, table.softCover);
  sum += modifiers.addIf(in.cover == Cover::hard, table.hardCover);
  sum += modifiers.addIf(in.target == Target::skirmishers, table.skirmishers);
  sum += modifiers.addIf(chariot, table.lightChariot);
  sum += modifiers.addIf(in.largeTarget, table.largeTarget);
  return sum;
}

// The dice that a score needs (FA-SHO-13, D28).
void readScore(const Book& book, ShootingToHitOut& out) {
  const auto& second = book.tables.shooting.second;
  const int beyond = out.score - 7;
  if (beyond < 0) {
    out.first = std::max(out.score, book.options.oneMisses ? 2 : 1);
  } else if (beyond < static_cast<int>(second.size()) && book.options.sevenPlus != SevenPlus::impossible) {
    out.first = 6;
    if (book.options.sevenPlus == SevenPlus::sixThen) out.second = second[static_cast<std::size_t>(beyond)];
  }
}

/// Shots that need 7 or more may hit with less strength (D28).
int strengthOf(const Book& book, const Missile& missile, const ShootingToHitOut& toHit) {
  const int beyond = toHit.first == 0 || toHit.score < 7 ? 0 : toHit.score - 6;
  return book.options.sevenPlus == SevenPlus::lowerStrength ? std::max(1, missile.strength - beyond) : missile.strength;
}

}  // namespace

ShootingToHitOut shootingToHit(const Book& book, const ShootingToHitIn& in, Modifiers& modifiers) {
  const Missile missile = missileAt(book, in.weapon, in.distance, in.moved, false);
  ShootingToHitOut out;
  out.shot = missile.shot;
  if (out.shot != Shot::allowed) return out;
  out.score = at(book.tables.shooting.toHit, in.bs) - sumOfModifiers(book, in, missile.band, modifiers);
  if (in.fearFailed) out.score = std::max(out.score, book.tables.combat.toHitAfraid);
  readScore(book, out);
  return out;
}

std::optional<Refusal> refuseShooting(const Book& book, const ShootingIn& in) {
  if (const auto refusal = refuseShootingToHit(in.toHit())) return refusal;
  return refuseTwice(book, in.weapon, in.distance, in.fireTwice);
}

namespace {

void beginShooting(const Book& book, const ShootingIn& in, const ShootingToHitOut& toHit, const Missile& missile,
                   ShootingOut& out, Modifiers& modifiers) {
  out.shot = toHit.shot;
  out.score = toHit.score;
  out.woundNeeded = at(book.tables.combat.toWound, strengthOf(book, missile, toHit), in.toughness);
  out.saveNeeded = savedFrom(book, in.save, missile.save);
  if (missile.save != 0 && in.save < noSave) modifiers.add(book.tables.weapon(in.weapon).rule, missile.save);
}

}  // namespace

void shootingStage(const Book& book, int stage, const ShootingIn& in, ShootingOut& out, ShootingWork& work, Dice& dice,
                   Modifiers& modifiers) {
  const Missile missile = missileAt(book, in.weapon, in.distance, in.moved, in.fireTwice);
  if (missile.shot != Shot::allowed) {
    out.shot = missile.shot;
    return;
  }
  Modifiers unheeded;
  if (stage > 0 && modifiers.ownTotal() != 0) unheeded.addOwn("", modifiers.ownTotal());
  const ShootingToHitOut toHit = shootingToHit(book, in.toHit(), stage == 0 ? modifiers : unheeded);
  switch (stage) {
    case 0:
      beginShooting(book, in, toHit, missile, out, modifiers);
      work.count = toHit.first == 0 ? 0 : dice.atLeast(in.roller.purpose("dice-shots"), in.shots, toHit.first);
      break;
    case 1:
      if (toHit.second > 0) work.count = dice.atLeast(in.roller.purpose("dice-second"), work.count, toHit.second);
      out.hits = work.count;
      break;
    case 2: {
      const int needed = at(book.tables.combat.toWound, strengthOf(book, missile, toHit), in.toughness);
      work.count = needed == 0 ? 0 : dice.atLeast(in.roller.purpose("dice-wound"), work.count, needed);
      out.wounds = work.count;
      break;
    }
    default:
      out.unsaved = work.count - throwSaves(dice, work.count, savedFrom(book, in.save, missile.save),
                                            in.roller.purpose("dice-save"));
      work.count = 0;
  }
}

ShootingOut shooting(const Book& book, const ShootingIn& in, Dice& dice, Modifiers& modifiers) {
  ShootingOut out;
  ShootingWork work;
  for (int stage = 0; stage < shootingStages; ++stage) shootingStage(book, stage, in, out, work, dice, modifiers);
  return out;
}

}  // namespace signifer::fantasy
