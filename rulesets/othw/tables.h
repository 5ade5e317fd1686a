// The figures of the rules, read from "tables" in othw.json, with the options that change how they are used: together
// the book that every ruling looks into. Conditions stand in the code of each subject, figures here.
#pragma once

#include "othw/options.h"
#include "othw/rulings.h"
#include "rules/definition.h"

namespace signifer::othw {

/// Attack dice: what Attacks become, and the dice that are added.
struct AttackDiceTable {
  Row wood, woodLooseOrder, foeInFord, downhill, general, archers, hoplites, throwingSpears;
};

/// Scores that a die needs, by what replaces the Defence.
struct ToHitTable {
  Row rear, hoplites, phalanxFlank, elephantDrill, indianAgainstAfrican;
};

struct GeneralsTable {
  /// A risk die of this or less is a failure (OT-GEN-15).
  int riskFailsUpTo = 0;
  /// Fate Rolls up to these: removed (OT-GEN-16), misses a turn (OT-GEN-17).
  int removedUpTo = 0, missesTurnUpTo = 0;
  /// A rally die of this or more cancels a hit (OT-GEN-13).
  int rallyFrom = 0;
  Row battlefieldManager, fortune;
};

/// Army Morale is counted up to this.
inline constexpr int mostMorale = 60;

struct MoraleTable {
  /// Units to a point, and the points that every army has (OT-MOR-1).
  int unitsToAPoint = 0, base = 0;
  /// Army Morale above this wears nobody down (OT-MOR-6).
  int wearsFrom = 0;
  Row general, brokeInCombat, pushedOffTable, rampageEnded, slaughtered, generalLost;
};

struct Tables {
  /// A phase-end die of this or less ends the phase (OT-SEQ-5).
  int phaseEndsUpTo = 0;
  /// Moves of a unit that terrain binds (OT-TER-2).
  int boundMoves = 0;
  /// Score of d6 + rating, where the option asks for that (D16).
  int leadershipTotal = 0;
  AttackDiceTable attackDice;
  ToHitTable toHit;
  /// Dice that Archers throw again (OT-TRT-2).
  int archersRerolled = 0;
  /// Strength that a winner keeps who would flee too (OT-CMB-13, OT-CMB-14).
  int strengthKept = 0;
  /// Strength that a barred retreat step costs (OT-RET-7).
  int barredRetreatCosts = 0;
  /// Faces of a rampage to the left, right and rear (OT-RAM-2).
  int rampageLeft = 0, rampageRight = 0, rampageRear = 0;
  GeneralsTable generals;
  MoraleTable morale;
};

/// Throws SourceError for a figure that play could not carry out.
[[nodiscard]] Tables readTables(const Definition& definition);

/// The book that every ruling looks into, and the rulings that play asks.
struct Book {
  Options options;
  Tables tables;
  Rulings rulings;
};

}  // namespace signifer::othw
