// The figures of the rules, read from "tables" in cb.json, with the options that change how they are used: together the
// book that every ruling looks into. Conditions stand in the code of each subject, figures and rule ids here.
#pragma once

#include "cb/kinds.h"
#include "rules/definition.h"

namespace signifer::cb {

struct ControlTable {
  Row impetus, inspiring, steady;
  int lowUpTo = 0, highFrom = 0;
};

/// DPs that a unit may hold, and from which it is shaken (CB-SHK-1).
struct DpTable {
  int most = 0, shakenFrom = 0, shakenFromPhalanx = 0;
};

struct DpRemovalTable {
  Row steady, gradeA, gradeABeyond, gradeB, gradeCBeyond;
};

struct MoraleDpTable {
  Row heavyLost, otherLost, nearElephants, nearElephantsOwn, nearCamels, leaderLost, commanderLost;
};

struct ShockTable {
  Row evade, chargingFoot, burstThrough, openedRanks, behindFlank, behindFlankGrave;
};

/// Highest faces of a critical hit and of destruction; lowest of a rampage. Artillery never rampages.
struct CriticalTable {
  int hitUpTo = 0, destroyedUpTo = 0, elephantsRampageFrom = 0, othersRampageFrom = 0;
};

struct LeaderRiskTable {
  int hitUpTo = 0, killedUpTo = 0, woundedUpTo = 0;
};

/// Besides one average die: the optional dice, average dice first, and the JT of a column.
struct MovementRow {
  int averageDice = 0;
  int sixSided = 0;
  int column = 0;
  [[nodiscard]] int optional() const { return averageDice + sixSided; }
};

/// Added to a move; three of the figures are in halves of a JT.
struct MoveBonusTable {
  Row lightHalves, initialHalves, lightColumn, inspireHalves;
};

struct ManoeuvreTable {
  /// DPs from which manoeuvres cost no more (CB-MAN-2).
  int ceiling = 0, ceilingPhalanx = 0;
  Row wheel, changeFormation, aboutFace, ranks, obstacleChariots, obstacle, majorObstacle, gap;
};

struct ShootingTable {
  /// Dice a stand.
  int frontBowmen = 0, stationaryMissiles = 0, others = 0;
  int hitFrom = 0;
  /// In JT, and in bow shots (D32).
  int javelinReach = 0, artilleryReach = 0;
  Row artilleryAtFormed, shortRange, elephantsOrChariots;
};

struct CombatTable {
  Row morale, inspired, inspiredCharge, ground, fortification, deeper, indianVersusAfrican, armoured, impetus,
      cavalryAtUnformedFoot, unformed, skirmishersAtSpecial, dp;
  /// DPs that count at the most.
  int dpsCounted = 0;
  Row shaken, casualty, outnumbered, outnumberedTwice, outnumberedThrice;
  /// In place of the last two, for special troops.
  int outnumberedSpecial = 0;
};

/// Lowest difference of each band but the last (CB-RES-1).
struct BandTable {
  int victoryFrom = 0, successFrom = 0, inconclusiveFrom = 0, setBackFrom = 0, defeatFrom = 0;
};

/// DPs of the results, and the casualties of those who break.
struct ResultTable {
  int success = 0, successPhalanx = 0, inconclusive = 0, inconclusivePhalanx = 0, successScythed = 0,
      inconclusiveScythed = 0, beaten = 0, casualties = 0;
};

struct Tables {
  /// JT of one move of a leader, and the actions that a wound costs (CB-CMD-1, CB-LDR-4).
  int leaderMove = 0, wounded = 0;
  ControlTable control;
  DpTable dps;
  DpRemovalTable dpRemoval;
  MoraleDpTable moraleDps;
  ShockTable shock;
  CriticalTable critical;
  LeaderRiskTable leaderRisk;
  std::array<MovementRow, troops> movement;
  MoveBonusTable moveBonus;
  /// Lowest fatiguing face (CB-MOV-11, CB-MOV-12).
  int fatiguePhalanx = 0, fatigueOthers = 0;
  /// JT that a tactical move keeps from enemies (CB-SEQ-6).
  int shortOfEnemy = 0;
  Row terrainPhalanx, terrainFoot;
  ManoeuvreTable manoeuvre;
  Row passageFormed, passageGrave;
  ShootingTable shooting;
  /// JT that a charge of rabble or javelinmen may go before they lose their formation (CB-CHG-7).
  int chargeKeepsFormation = 0;
  CombatTable combat;
  BandTable bands;
  ResultTable results;
  /// Casualties of a free hack (CB-AFT-13).
  int freeHack = 0;
  /// An army is broken at this part of its units: 2 is a half (CB-END-1).
  int breakHalf = 0, breakThird = 0;

  [[nodiscard]] const MovementRow& row(Troop troop) const { return movement[static_cast<std::size_t>(troop)]; }
};

struct Book {
  Options options;
  Tables tables;

  [[nodiscard]] bool special(Troop troop) const { return isSpecial(troop, options); }
  [[nodiscard]] bool cavalry(Troop troop) const { return isCavalry(troop, options); }
  [[nodiscard]] bool mounted(Troop troop) const { return isMounted(troop, options); }
  /// Phalanx, cataphracts and special troops pay half a move for a wheel, whatever the angle (CB-MAN-4).
  [[nodiscard]] bool wheelsSlowly(Troop troop) const {
    return isPhalanx(troop) || troop == Troop::cataphracts || special(troop);
  }
  /// DPs from which a unit is shaken (D28).
  [[nodiscard]] int shakenFrom(Troop troop) const {
    const bool high = isPhalanx(troop) || options.shakenThreshold == ShakenThreshold::fiveForAll;
    return high ? tables.dps.shakenFromPhalanx : tables.dps.shakenFrom;
  }
};

/// Throws SourceError where the JSON does not fit.
[[nodiscard]] Book readBook(const Definition& definition);

}  // namespace signifer::cb
