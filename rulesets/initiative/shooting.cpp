#include "initiative/shooting.h"

#include <algorithm>

#include "initiative/morale.h"

namespace signifer::initiative {
namespace {

/// No dice in column or testudo (IO-RNG-4).
bool shootsIn(Formation formation) { return formation != Formation::column && formation != Formation::testudo; }

/// Whether a 6" reach replaces the weapon's range (D-25).
bool isReaction(Shot shot) { return shot != Shot::normal; }

bool isExtreme(const WeaponRangeIn& in, int range, const Book& book) {
  if (in.distanceInches > range || in.distanceInches <= book.tables.extremeBeyondInches) return false;
  switch (book.options.extremeRange) {
    case ExtremeRange::overHalf:
      return 2 * in.distanceInches > range;
    case ExtremeRange::overThreeQuarters:
      return 4 * in.distanceInches > 3 * range;
    case ExtremeRange::artilleryOverHalf:
      return isArtillery(in.weapon) && 2 * in.distanceInches > range;
    case ExtremeRange::off:
      break;
  }
  return false;
}

/// Dice of an attack in range, with the size's modifier where size is what counts (D-27).
int attackDice(const ShootingIn& in, const Book& book, Modifiers& modifiers) {
  const ShootingTable& table = book.tables.shooting;
  if (in.size == Size::tiny) return table.tinyDice;
  if (in.formation == Formation::square)
    return book.options.squareShooting == SquareShooting::onePerFace ? table.squareDice * in.faces : table.squareDice;
  if (in.formation == Formation::buildings) return table.buildingsDiceEachFace * in.faces;
  const int sized =
      modifiers.addIf(in.size == Size::large, table.large) + modifiers.addIf(in.size == Size::small, table.small);
  return std::max(1, in.rangedValue + sized);
}

/// The -1s for the target (IO-HIT-2 to IO-HIT-6); with the option once-only the first alone counts.
int targetModifiers(const ShootingIn& in, const Book& book, Modifiers& modifiers) {
  const ShootingTable& table = book.tables.shooting;
  const bool formed = !in.targetOpenOrder;
  int sum = 0;
  const auto apply = [&](bool holds, const Row& row) {
    if (book.options.targetModifiers == TargetModifiers::onceOnly && sum != 0) return;
    sum += modifiers.addIf(holds, row);
  };
  apply(in.targetObscured, table.targetObscured);
  apply(in.targetOpenOrder, table.targetOpenOrder);
  apply(in.targetType == TargetType::artilleryOrBaggage, table.artilleryOrBaggage);
  apply(in.targetType == TargetType::shieldedHeavyInfantry && formed && in.fromTargetsFront,
        table.shieldedHeavyInfantry);
  apply(in.targetType == TargetType::cataphractCavalry && formed, table.cataphractCavalry);
  return sum;
}

int toHitModifiers(const ShootingIn& in, bool extreme, const Book& book, Modifiers& modifiers) {
  const ShootingTable& table = book.tables.shooting;
  int sum = modifiers.added() + modifiers.addIf(in.shaken || in.disordered, table.unsteady);
  sum += targetModifiers(in, book, modifiers);
  sum += modifiers.addIf(in.shot == Shot::closing, table.closing);
  sum += modifiers.addIf(in.shot == Shot::traversing, table.traversing);
  sum += modifiers.addIf(extreme && !isReaction(in.shot), table.extremeRange);
  return sum;
}

}  // namespace

VisibilityOut visibility(const VisibilityIn& in, const Book& book) {
  const bool over = in.artillery && (book.options.artilleryOverhead == ArtilleryOverhead::always ||
                                     (book.options.artilleryOverhead == ArtilleryOverhead::higherOnly && in.higher));
  const Hidden formations = over ? Hidden::none : in.formations;  // IO-VIS-10, IO-VIS-13
  VisibilityOut out;
  out.reasons.addIf(in.terrain == Hidden::wholly, SightReason::hiddenByTerrain, "IO-VIS-3");
  out.reasons.addIf(formations == Hidden::wholly, SightReason::hiddenByFormations, "IO-VIS-10");
  out.canSee = out.reasons.empty();
  out.partlyObscured = out.canSee && (in.terrain == Hidden::partly || formations == Hidden::partly);
  out.canTarget = out.canSee && in.target == Viewed::unit;
  out.reasons.addIf(in.target == Viewed::general, SightReason::generalNotATarget, "IO-VIS-8");
  return out;
}

std::string_view rangeRow(Weapon weapon) {
  static constexpr std::array<std::string_view, weapons> rows{"IO-RGT-1", "IO-RGT-1", "IO-RGT-1", "IO-RGT-2",
                                                              "IO-RGT-3", "IO-RGT-3", "IO-RGT-3", "IO-RGT-4",
                                                              "IO-RGT-5", "IO-RGT-6"};
  return rows[static_cast<std::size_t>(weapon)];
}

WeaponRangeOut weaponRange(const WeaponRangeIn& in, const Book& book) {
  const int range = book.tables.range(in.weapon);
  return {range, in.distanceInches <= range, isExtreme(in, range, book)};
}

MayShootOut mayShoot(const MayShootIn& in, const Book& book) {
  using enum ShootReason;
  const bool reaction = isReaction(in.shot);
  const int reach = reaction ? book.tables.reactionShotInches : book.tables.range(in.weapon);
  const std::string_view rule = in.shot == Shot::closing      ? "IO-SHO-8"
                                : in.shot == Shot::traversing ? "IO-SHO-9"
                                                              : "IO-SHO-5";
  MayShootOut out;
  out.reasons.addIf(in.rangedValue == 0, noMissiles, "IO-SHO-5");
  out.reasons.addIf(!shootsIn(in.formation), formationCannotShoot, "IO-RNG-4");
  out.reasons.addIf(!in.seesTarget, notVisible, "IO-VIS-1");
  out.reasons.addIf(!in.inFront && !shootsAllRound(in.formation), notInFront, rule);
  out.reasons.addIf(in.engaged, engaged, "IO-SHO-5");
  out.reasons.addIf(in.alreadyShot, alreadyShot, reaction ? "IO-SHO-10" : "IO-SHO-5");
  if (in.distanceInches > reach)
    out.reasons.add(outOfRange, {rule, Figure::inches(fromInches(in.distanceInches)), Figure::inches(reach * oneInch)});
  if (!reaction) {
    out.reasons.addIf(!in.nearestTarget && book.options.nearestTarget, notNearest, "IO-VIS-15");
    out.reasons.addIf(!mayBeShotAt(in.targetEngaged, book.options), targetEngaged, "IO-SHO-5");
    out.reasons.addIf(in.artilleryMoved && !book.options.artilleryMoveAndShoot, artilleryMoved, "IO-SHO-5");
  }
  out.allowed = out.reasons.empty();
  return out;
}

bool shootsByFaces(Formation formation, const Book& book) {
  return formation == Formation::buildings ||
         (formation == Formation::square && book.options.squareShooting == SquareShooting::onePerFace);
}

std::optional<Refusal> refuseShooting(const ShootingIn& in, const Book& book) {
  if (in.faces > 1 && !shootsByFaces(in.formation, book))
    return Refusal{"faces", "this formation shoots from one face"};
  if (isReaction(in.shot) && in.distanceInches > book.tables.reactionShotInches)
    return Refusal{"distanceInches", "closing and traversing shots are taken at 6 inches or less"};
  return std::nullopt;
}

ShootingOut shooting(const ShootingIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  const WeaponRangeOut range = weaponRange({in.weapon, in.distanceInches}, book);
  ShootingOut out;
  out.inRange = range.inRange;
  if (in.rangedValue == 0 || !shootsIn(in.formation) || !range.inRange) return out;
  out.attackDice = attackDice(in, book, modifiers);
  // IO-HIT-10, IO-HIT-11
  const int score = book.tables.shooting.hitsFrom - toHitModifiers(in, range.extreme, book, modifiers);
  out.needed = std::clamp(score, 2, book.options.sixAlwaysHits ? 6 : 7);
  out.onlySixesHit = out.needed == 6;
  const Purpose purpose = in.roller.purpose("dice-shooting");
  if (out.needed < 6) {
    const Bands bands = dice.bands(purpose, out.attackDice, {out.needed, 6});
    out.sixes = bands[2];
    out.hits = bands[1] + bands[2];
  } else {
    out.hits = dice.atLeast(purpose, out.attackDice, out.needed);
    out.sixes = out.hits;
  }
  return out;
}

std::optional<Refusal> refuseShootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book) {
  if (isShattered(in.hitsBefore, in.stamina, book)) return Refusal{"hitsBefore", "so many markers shatter the unit"};
  return std::nullopt;
}

ShootingBreakCheckOut shootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book) {
  const UnitStatusOut status = unitStatus({in.hitsBefore, in.casualties, in.stamina}, book);
  const bool unsavedOnly = book.options.sixTrigger == SixTrigger::casualtiesOnly;
  const int sixesOnly = unsavedOnly ? std::min(in.sixesOnlyHits, in.casualties) : in.sixesOnlyHits;
  const int sixes = unsavedOnly ? std::min(in.sixes, in.casualties) : in.sixes;
  ShootingBreakCheckOut out;
  out.reasons.addIf(status.becameShaken, ShootingTestReason::becomesShaken, "IO-SHO-2");
  out.reasons.addIf(isShaken(in.hitsBefore, in.stamina) && in.casualties > 0, ShootingTestReason::shakenWithCasualties,
                    "IO-SHO-2");
  out.reasons.addIf(sixesOnly >= book.tables.shotTriggers.sixesOnlyHits, ShootingTestReason::twoHitsOnSixesOnly,
                    "IO-SHO-3");
  out.reasons.addIf(sixes >= book.tables.shotTriggers.sixes, ShootingTestReason::hitOnASix, "IO-SHO-4");
  out.shaken = status.shaken;
  out.shattered = status.shattered;
  out.excessHits = status.excessHits;
  out.testRequired = !out.reasons.empty() && !out.shattered;  // IO-SHO-7
  out.table = out.testRequired ? RangedTable::ranged : RangedTable::none;
  return out;
}

}  // namespace signifer::initiative
