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
};
struct RetreatOut {
  int failures = 0;
  int squares = 0;
  bool facesAway = false;
  int strengthLost = 0;
  bool breaks = false;
  bool eliminated = false;
  int rerolls = 0;
  GeneralFate generalFate = GeneralFate::untested;
  friend auto operator<=>(const RetreatOut&, const RetreatOut&) = default;
};
/// OT-RET-1 to 7.
[[nodiscard]] RetreatOut retreat(const Book& book, const RetreatIn& in, Dice& dice, Modifiers& modifiers,
                                 const Thrower& who = {});

struct FlightIn {
  int moves = 0;
  Moment moment = Moment::brokeInOwnPhase;
  int squaresToEdge = 0;
  std::optional<int> enemyAhead;
  bool terrain = false;
  Troops troops = Troops::other;
};
struct FlightOut {
  bool movesNow = false;
  int squares = 0;
  bool leavesTable = false;
  bool slaughtered = false;
  friend auto operator<=>(const FlightOut&, const FlightOut&) = default;
};
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
};
struct PursuitOut {
  int roll = 0;
  bool halts = false;
  int squares = 0;
  bool catches = false;
  bool rerolled = false;
  GeneralFate generalFate = GeneralFate::untested;
  friend auto operator<=>(const PursuitOut&, const PursuitOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refusePursuit(const PursuitIn& in);
/// OT-PUR-2 to 4, OT-FLE-6.
[[nodiscard]] PursuitOut pursuit(const Book& book, const PursuitIn& in, Dice& dice, Modifiers& modifiers,
                                 const Thrower& who = {});

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
struct ArmyMoraleOut {
  int quarter = 0;
  int morale = 0;
  friend auto operator<=>(const ArmyMoraleOut&, const ArmyMoraleOut&) = default;
};
/// OT-MOR-1, OT-MOR-2, OT-GEN-21.
[[nodiscard]] ArmyMoraleOut armyMorale(const Book& book, const ArmyMoraleIn& in, Modifiers& modifiers);

struct MoraleLossIn {
  MoraleEvent event = MoraleEvent::brokeInCombat;
  bool skirmishers = false;
  bool generalWith = false;
  int morale = 0;
};
struct MoraleLossOut {
  int loss = 0;
  int morale = 0;
  friend auto operator<=>(const MoraleLossOut&, const MoraleLossOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseMoraleLoss(const MoraleLossIn& in);
/// OT-MOR-3 to 5, OT-MOR-9, OT-GEN-19.
[[nodiscard]] MoraleLossOut moraleLoss(const Book& book, const MoraleLossIn& in, Modifiers& modifiers);

struct MoraleStrengthIn {
  int leadership = 0;
  int moraleBefore = 0;
  int moraleAfter = 0;
  int strength = 0;
};
struct MoraleStrengthOut {
  int lost = 0;
  int strengthLeft = 0;
  bool flees = false;
  friend auto operator<=>(const MoraleStrengthOut&, const MoraleStrengthOut&) = default;
};
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
struct VictoryOut {
  Verdicts outcome = Verdicts::continues;
  bool activeBeaten = false;
  bool otherBeaten = false;
  friend auto operator<=>(const VictoryOut&, const VictoryOut&) = default;
};
/// OT-VIC-1, OT-VIC-2.
[[nodiscard]] VictoryOut victoryCheck(const VictoryIn& in);

}  // namespace signifer::othw
