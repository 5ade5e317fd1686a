// The figures of Hannibal at the Gates, read from the "tables" of hannibal.json, which can be laid beside the sheet.
// Only figures and rule ids; what they mean and when they apply is in the procedures.
#pragma once

#include <array>

#include "hannibal/options.h"
#include "hannibal/terms.h"
#include "rules/modifiers.h"

namespace signifer {
class Definition;
}

namespace signifer::hannibal {

/// A row of the movement table, inches. What is 0 is not allowed.
struct MovementRow {
  int march = 0;
  bool sideRear = false;
  /// Plus a die.
  int charge = 0;
  int retreatLeast = 0;
  int retreatMost = 0;
  /// Plus a die.
  int rout = 0;
  /// An about-face costs this part of the march: 2 is a half.
  int aboutFacePart = 2;

  [[nodiscard]] double aboutFaceInches() const { return static_cast<double>(march) / aboutFacePart; }
};

struct ManoeuvreTable {
  int lightWheels = 0;
  int wheelsWithAction = 0;
  int wheelsAlone = 0;
};

/// The limits within which units form one Battle Line (HG-BL-4).
struct BattleLineTable {
  double gapInches = 0;
  double stepInches = 0;
  double headingDegrees = 0;
};

/// Rows 1 to 3 of the CMT by the roll: below `thresholds[0]`, below `thresholds[1]`, from there on.
struct ChargingTable {
  std::array<int, 2> thresholds{};
  std::array<Row, 3> aggressive;
  Row bonus;
  Row leaderAttached;
  Row flank;
  Row rearOrRetreating;
};

struct HandToHandTable {
  /// The CMT's total counts once for each of its points.
  Row chargeModifier;
  Row veteran;
  Row loneUnit;
  Row threeStands;
  Row fourStands;
  Row extraordinaryLeader;
  Row outnumbered;
  int outnumberedTimes = 2;
  Row flankAttacked;
  Row rearAttacked;
  /// One, two and three shields.
  std::array<Row, 3> shields;
};

struct ShootingTable {
  Row footSkirmishers;
  Row lightCavalry;
  Row pilum;
  Row downhill;
  Row sustained;
  Row fleeting;
  std::array<Row, 3> shields;
};

/// The score from which there is one hit, and from which there are two.
struct HitTable {
  int one = 0;
  int two = 0;
};

/// Rout Numbers of worn units; the unhurt take no check.
struct RoutTable {
  int upToHalf = 0;
  int overHalf = 0;
};

struct PanicTable {
  int fresh = 0;
  int worn = 0;
};

struct StaminaRow {
  int contribution = 0;
  int loss = 0;
};

struct StaminaTable {
  /// The three groups of core units, in the sheet's order, then the despot.
  std::array<StaminaRow, 4> rows;
  /// Row of each kind; -1 for those that do not count.
  std::array<int, kinds> rowOf{};
};

struct Tables {
  std::array<MovementRow, moveClasses> movement;
  /// An inch sideways or back costs as many inches of the march.
  int sideRearCost = 3;
  /// A countercharger moves this part of the distance: 3 is a third.
  int counterchargePart = 3;
  int disengageInches = 0;
  ManoeuvreTable manoeuvre;
  BattleLineTable battleLine;
  ChargingTable charging;
  HandToHandTable handToHand;
  HitTable hits;
  std::array<int, weapons> ranges{};
  ShootingTable shooting;
  RoutTable rout;
  PanicTable panic;
  int terrorPanics = 0;
  /// A leader's move who has no other (inches).
  int leaderMove = 0;
  StaminaTable stamina;

  [[nodiscard]] const MovementRow& row(MoveClass moveClass) const {
    return movement[static_cast<std::size_t>(moveClass)];
  }
  [[nodiscard]] int range(Weapon weapon) const { return ranges[static_cast<std::size_t>(weapon)]; }

  /// Throws SourceError where the JSON does not fit.
  static Tables of(const Definition& definition, const Options& options);
};

}  // namespace signifer::hannibal
