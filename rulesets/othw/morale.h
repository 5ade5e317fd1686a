// Morale as rulings: retreats after a lost round, flight, pursuit, Army Morale and the end of the battle.
#pragma once

#include "othw/command.h"

namespace signifer::othw {

struct RetreatIn {
  int leadership = 0;
  int strength = 0;
  int maxTests = 3;
  Way behind = Way::clear;
  Way beyond = Way::clear;
  int generalRerolls = 0;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(RetreatIn, (), (leadership, strength, maxTests, behind, beyond, generalRerolls, ability))
struct RetreatOut {
  int failures = 0;
  int squares = 0;
  bool facesAway = false;
  int strengthLost = 0;
  bool breaks = false;
  bool eliminated = false;
  int rerolls = 0;
  GeneralFate generalFate = GeneralFate::untested;
};
BOOST_DESCRIBE_STRUCT(RetreatOut, (),
                      (failures, squares, facesAway, strengthLost, breaks, eliminated, rerolls, generalFate))
/// OT-RET-1 to 7.
[[nodiscard]] RetreatOut retreat(const Book& book, const RetreatIn& in, Dice& dice, Modifiers& modifiers);

struct FlightIn {
  int moves = 0;
  Moment moment = Moment::brokeInOwnPhase;
  int squaresToEdge = 0;
  std::optional<int> enemyAhead;
  bool terrain = false;
  Troops troops = Troops::other;
};
BOOST_DESCRIBE_STRUCT(FlightIn, (), (moves, moment, squaresToEdge, enemyAhead, terrain, troops))
struct FlightOut {
  bool movesNow = false;
  int squares = 0;
  bool leavesTable = false;
  bool slaughtered = false;
};
BOOST_DESCRIBE_STRUCT(FlightOut, (), (movesNow, squares, leavesTable, slaughtered))
[[nodiscard]] std::optional<Refusal> refuseFlight(const FlightIn& in);
/// OT-FLE-2 to 5, OT-FLE-7.
[[nodiscard]] FlightOut flight(const Book& book, const FlightIn& in);

struct PursuitIn {
  int moves = 0;
  Quarry target = Quarry::onTable;
  int squaresToGo = 1;
  bool terrain = false;
  Troops troops = Troops::other;
  int leadership = 0;
  bool reroll = false;
  Ability ability = Ability::none;
  Roller roller = {};
};
BOOST_DESCRIBE_STRUCT(PursuitIn, (), (moves, target, squaresToGo, terrain, troops, leadership, reroll, ability))
struct PursuitOut {
  int roll = 0;
  bool halts = false;
  int squares = 0;
  bool catches = false;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
};
BOOST_DESCRIBE_STRUCT(PursuitOut, (), (roll, halts, squares, catches, rerolled, generalFate))
[[nodiscard]] std::optional<Refusal> refusePursuit(const PursuitIn& in);
/// OT-PUR-2 to 4, OT-FLE-6.
[[nodiscard]] PursuitOut pursuit(const Book& book, const PursuitIn& in, Dice& dice, Modifiers& modifiers);

/// Whether a pursuer has nothing left to chase and halts without a test (D37).
[[nodiscard]] bool haltsUntested(const Book& book, Quarry target);

struct Chase {
  int squares = 0;
  bool catches = false;
};
/// How far a pursuer goes that has not halted.
[[nodiscard]] Chase chase(const Book& book, const PursuitIn& in);

struct ArmyMoraleIn {
  int nonSkirmishers = 0;
  int generalsMorale = 0;
};
BOOST_DESCRIBE_STRUCT(ArmyMoraleIn, (), (nonSkirmishers, generalsMorale))
struct ArmyMoraleOut {
  int quarter = 0;
  int morale = 0;
};
BOOST_DESCRIBE_STRUCT(ArmyMoraleOut, (), (quarter, morale))
/// OT-MOR-1, OT-MOR-2, OT-GEN-21.
[[nodiscard]] ArmyMoraleOut armyMorale(const Book& book, const ArmyMoraleIn& in, Modifiers& modifiers);

struct MoraleLossIn {
  MoraleEvent event = MoraleEvent::brokeInCombat;
  bool skirmishers = false;
  bool generalWith = false;
  int morale = 0;
};
BOOST_DESCRIBE_STRUCT(MoraleLossIn, (), (event, skirmishers, generalWith, morale))
struct MoraleLossOut {
  int loss = 0;
  int morale = 0;
};
BOOST_DESCRIBE_STRUCT(MoraleLossOut, (), (loss, morale))
[[nodiscard]] std::optional<Refusal> refuseMoraleLoss(const MoraleLossIn& in);
/// OT-MOR-3 to 5, OT-MOR-9, OT-GEN-19.
[[nodiscard]] MoraleLossOut moraleLoss(const Book& book, const MoraleLossIn& in, Modifiers& modifiers);

struct MoraleStrengthIn {
  int leadership = 0;
  int moraleBefore = 0;
  int moraleAfter = 0;
  int strength = 0;
};
BOOST_DESCRIBE_STRUCT(MoraleStrengthIn, (), (leadership, moraleBefore, moraleAfter, strength))
struct MoraleStrengthOut {
  int lost = 0;
  int strengthLeft = 0;
  bool flees = false;
};
BOOST_DESCRIBE_STRUCT(MoraleStrengthOut, (), (lost, strengthLeft, flees))
[[nodiscard]] std::optional<Refusal> refuseMoraleStrength(const MoraleStrengthIn& in);
/// OT-MOR-6 to 8.
[[nodiscard]] MoraleStrengthOut moraleStrength(const Book& book, const MoraleStrengthIn& in);

struct VictoryIn {
  int activeMorale = 0;
  int otherMorale = 0;
  int activeUnits = 1;
  int otherUnits = 1;
  bool turnLimitReached = false;
};
BOOST_DESCRIBE_STRUCT(VictoryIn, (), (activeMorale, otherMorale, activeUnits, otherUnits, turnLimitReached))
struct VictoryOut {
  Verdicts outcome = Verdicts::continues;
  bool activeBeaten = false;
  bool otherBeaten = false;
};
BOOST_DESCRIBE_STRUCT(VictoryOut, (), (outcome, activeBeaten, otherBeaten))
/// OT-VIC-1, OT-VIC-2.
[[nodiscard]] VictoryOut victoryCheck(const VictoryIn& in);

}  // namespace signifer::othw
