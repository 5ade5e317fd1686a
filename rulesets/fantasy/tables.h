// The figures of the Fantasy/Ancients Hybrid, read from the "tables" of fantasy.json, with the options that change how
// they are used: together the book that every ruling looks into. Conditions stand in the code of each subject, figures
// and rule ids here.
#pragma once

#include <array>
#include <string>

#include "fantasy/options.h"
#include "fantasy/terms.h"
#include "rules/modifiers.h"

namespace signifer {
class Definition;
}

namespace signifer::fantasy {

/// Figures by a skill, strength or toughness from 1 to 10.
using Ten = std::array<int, 10>;
using TenByTen = std::array<Ten, 10>;

[[nodiscard]] inline int at(const Ten& table, int figure) { return table[static_cast<std::size_t>(figure - 1)]; }
[[nodiscard]] inline int at(const TenByTen& table, int row, int column) {
  return at(table[static_cast<std::size_t>(row - 1)], column);
}

/// Inches within which something matters.
struct DistancesTable {
  int panicFriendsFlee = 0, panicFriendsBroken = 0, terror = 0, march = 0, fastMarch = 0, rally = 0, general = 0,
      armyStandard = 0;
};

struct MovementTable {
  /// Multiples of the rate (FA-CHG-1, FA-MAR-2, FA-MAR-3, FA-FST-3).
  int chargeTimes = 0, marchTimes = 0, characterMarchTimes = 0, fastMarchTimes = 0;
  /// Parts of the rate: 4 is a quarter (FA-MAN-6, FA-MAN-8).
  int aboutFacePart = 1, oneRankPart = 1;
  int mostRanks = 0, aboutFaces = 0, aboutFacesInOpenOrder = 0;
};

/// Inches of movement for an inch of ground (FA-TER-2 to 5).
struct GroundCost {
  int difficult = 1, veryDifficult = 1, obstacle = 1;
};

/// FA-FLE-3 to 6.
struct FlightTable {
  int slowUpTo = 0, slowDice = 0, fastDice = 0, slowReduction = 0, fastReduction = 0;
};

struct MoraleTable {
  Row panicHalfStrength, rallyHalfStrength, rallyEnemyNear, returnHalfStrength;
  /// Counts once for each point of difference (FA-BRK-2).
  Row lostBy;
  int fewestToRally = 0, fewestToReturn = 0, fewestInCombat = 0;
  /// A panic test for the loss of this part: 4 is a quarter (FA-PAN-5).
  int shootingLossPart = 1;
  /// Leadership of haters (FA-HAT-1), and the die on which the stubborn hold (FA-STB-3).
  int hatred = 0, stubbornHoldsFrom = 0;
};

struct ShootingTable {
  /// Score by ballistic skill (FA-SHO-3).
  Ten toHit{};
  Row charging, longRange, moving, singleCharacter, softCover, hardCover, skirmishers, lightChariot, largeTarget;
  /// Second dice of the scores from 7 up (FA-SHO-13).
  std::array<int, 3> second{};
};

enum class Moved : std::uint8_t { notAtAll, withPenalty, freely };
enum class Massed : std::uint8_t { never, stationary, always };

struct WeaponRow {
  std::string rule;
  /// Inches; short range is half of it (FA-WPN-18).
  int range = 0;
  int strength = 0, strengthShort = 0, save = 0, saveShort = 0;
  bool farIsHarder = false;
  Moved moving = Moved::notAtAll;
  Massed massed = Massed::never;
};

/// Saves of a body armour, and whether a shield adds to them (FA-ARM-5 to 8).
struct ArmourRow {
  int onFoot = 7, mounted = 7;
  bool shieldOnFoot = false, shieldMounted = false;
};

/// The benefit of a shield, and its save alone (FA-ARM-2 to 4).
struct ShieldRow {
  Row benefit;
  int onFoot = 7, mounted = 7;
};

struct ArmourTable {
  int bareOnFoot = 7, bareMounted = 7;
  /// Rows by Armour and Shield; the row for none is unused.
  std::array<ArmourRow, Words<Armour>::words.size()> armour;
  std::array<ShieldRow, Words<Shield>::words.size()> shields;
  std::array<Row, Words<Barding>::words.size()> barding;
  /// By the striker's strength (FA-SAV-1); times the Save column of a missile weapon (FA-SAV-2).
  std::array<Row, 10> byStrength;
  Row byWeapon;
  /// Inches of movement lost (FA-ARM-7, 8, 11, 12, 20).
  Row heavyWithShield, partialPlate, fullPlate, halfPlateBarding, fullPlateBarding;
};

struct CombatTable {
  Row weaponInEachHand, frenzied;
  TenByTen toHit{}, toWound{};
  int toHitAfraid = 0;
  Row closeOrder, rankBehind, standard, armyStandard, highGround, momentum, flank, rear;
  int mostRanks = 0;
};

struct Tables {
  DistancesTable distances;
  MovementTable movement;
  GroundCost closeOrder, openOrder;
  /// Part of the rate that an obstacle costs under the option obstacle-cost.
  int obstaclePart = 1;
  FlightTable flight;
  MoraleTable morale;
  ShootingTable shooting;
  std::array<WeaponRow, Words<Weapon>::words.size()> weapons;
  /// Shots of a slinger who fires twice, and their strength (FA-WPN-8).
  int slingShots = 1, slingStrength = 1;
  /// The part of the models behind the first rank that shoots (FA-WPN-16).
  int massedPart = 1;
  ArmourTable armour;
  CombatTable combat;

  [[nodiscard]] const WeaponRow& weapon(Weapon weapon) const { return weapons[static_cast<std::size_t>(weapon)]; }
};

struct Book {
  Options options;
  Tables tables;
};

/// Throws SourceError where a figure is missing or makes no sense.
[[nodiscard]] Book readBook(const Definition& definition);

}  // namespace signifer::fantasy
