// Movement: dice and distance of moves, how near an enemy they may come, wheels, difficult terrain, passage of lines,
// following up, pursuit and rampage. Distances in JT.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/account.h"

namespace signifer::cb {

struct MovementIn {
  Troop troop = Troop::heavyInfantry;
  /// When it starts.
  Formation formation = Formation::line;
  bool armoured = false;
  MoveKind move = MoveKind::tactical;
  int optionalDice = 0;
  /// First move of this retirement or evasion.
  bool initialMove = true;
  int inspireActions = 0;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(MovementIn, (), (troop, formation, armoured, move, optionalDice, initialMove, inspireActions))
struct MovementOut {
  double distance = 0;
  int diceThrown = 0;
  int fatigueDps = 0;
  Rows rows = {};
  /// The row that DPs of fatigue come from.
  std::string_view fatigueRow = {};
};
BOOST_DESCRIBE_STRUCT(MovementOut, (), (distance, diceThrown, fatigueDps))
[[nodiscard]] std::optional<Refusal> refuseMovement(const Book& book, const MovementIn& in);
/// CB-MOV-1 to 12, CB-MOV-17 to 19. An average die, then the optional dice taken.
[[nodiscard]] MovementOut movement(const Book& book, const MovementIn& in, Dice& dice, Modifiers& modifiers);
/// Made as an unformed move, with as many dice as there are but in an evade (CB-MOV-6, D13).
[[nodiscard]] constexpr bool isLoose(MoveKind move) { return move != MoveKind::tactical && move != MoveKind::charge; }
/// The optional dice of the troops in this formation, and the row that gives them.
[[nodiscard]] int optionalDice(const Book& book, Troop troop, Formation formation, MoveKind move);
[[nodiscard]] std::string_view diceRow(Troop troop, Formation formation, MoveKind move);

struct MoveLimitIn {
  double allowance = 0;
  /// To the nearest enemy along the path.
  double gap = 0;
  bool wantDouble = false;
  double bowShot = 6;
};
BOOST_DESCRIBE_STRUCT(MoveLimitIn, (), (allowance, gap, wantDouble, bowShot))
struct MoveLimitOut {
  double distance = 0;
  bool doubled = false;
  bool stoppedShort = false;
};
BOOST_DESCRIBE_STRUCT(MoveLimitOut, (), (distance, doubled, stoppedShort))
/// CB-SEQ-6, CB-MOV-16.
[[nodiscard]] MoveLimitOut moveLimit(const Book& book, const MoveLimitIn& in);

struct WheelDistanceIn {
  Troop troop = Troop::heavyInfantry;
  double frontage = 0;
  /// Degrees.
  double angle = 0;
  /// The whole allowance of the turn, and what is left of it.
  double move = 0;
  double left = 0;
};
BOOST_DESCRIBE_STRUCT(WheelDistanceIn, (), (troop, frontage, angle, move, left))
struct WheelDistanceOut {
  double cost = 0;
  bool allowed = false;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(WheelDistanceOut, (), (cost, allowed))
/// JT, before any rounding (CB-MAN-4).
[[nodiscard]] double wheelCost(const Book& book, const WheelDistanceIn& in);
/// CB-MAN-4.
[[nodiscard]] WheelDistanceOut wheelDistance(const Book& book, const WheelDistanceIn& in);

struct DifficultTerrainIn {
  Troop troop = Troop::heavyInfantry;
  Formation formation = Formation::line;
};
BOOST_DESCRIBE_STRUCT(DifficultTerrainIn, (), (troop, formation))
struct DifficultTerrainOut {
  bool passable = false;
  int dps = 0;
};
BOOST_DESCRIBE_STRUCT(DifficultTerrainOut, (), (passable, dps))
[[nodiscard]] std::optional<Refusal> refuseDifficultTerrain(const Book& book, const DifficultTerrainIn& in);
/// CB-MOV-13 to 15.
[[nodiscard]] DifficultTerrainOut difficultTerrain(const Book& book, const DifficultTerrainIn& in,
                                                   Modifiers& modifiers);

struct PassageIn {
  Troop passerTroop = Troop::heavyInfantry;
  PassageState passerState = PassageState::formed;
  Troop passedTroop = Troop::heavyInfantry;
  PassageState passedState = PassageState::formed;
  bool parallel = true;
  bool oneStationary = true;
  /// Stands deep, of the unformed unit.
  int unformedDepth = 1;
  bool sameLegion = false;
};
BOOST_DESCRIBE_STRUCT(PassageIn, (),
                      (passerTroop, passerState, passedTroop, passedState, parallel, oneStationary, unformedDepth,
                       sameLegion))
struct PassageOut {
  bool free = false;
  int passerDps = 0;
  int passedDps = 0;
  Rows rows = {};
  /// The rows of the DPs.
  std::string_view passerRow = {};
  std::string_view passedRow = {};
};
BOOST_DESCRIBE_STRUCT(PassageOut, (), (free, passerDps, passedDps))
[[nodiscard]] std::optional<Refusal> refusePassage(const Book& book, const PassageIn& in);
/// CB-PAS-1 to 4.
[[nodiscard]] PassageOut passageOfLines(const Book& book, const PassageIn& in);

struct FollowUpIn {
  /// To the enemy now in front.
  double gap = 1;
  /// A legion unit fell back through its supports.
  bool throughSupports = false;
};
BOOST_DESCRIBE_STRUCT(FollowUpIn, (), (gap, throughSupports))
struct FollowUpOut {
  double distance = 0;
  bool inCombat = false;
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(FollowUpOut, (), (distance, inCombat))
/// CB-AFT-6, CB-AFT-7.
[[nodiscard]] FollowUpOut followUp(const Book& book, const FollowUpIn& in);

struct PursuitIn {
  double gap = 0;
  double pursuitDistance = 0;
  double flightDistance = 0;
  int stands = 4;
  int casualties = 0;
};
BOOST_DESCRIBE_STRUCT(PursuitIn, (), (gap, pursuitDistance, flightDistance, stands, casualties))
struct PursuitOut {
  bool caught = false;
  double gap = 0;
  int casualties = 0;
  bool destroyed = false;
};
BOOST_DESCRIBE_STRUCT(PursuitOut, (), (caught, gap, casualties, destroyed))
[[nodiscard]] std::optional<Refusal> refusePursuit(const PursuitIn& in);
/// CB-AFT-13, CB-SHK-3.
[[nodiscard]] PursuitOut pursuitCatch(const Book& book, const PursuitIn& in);

struct RampageIn {
  RampagingTroop troop = RampagingTroop::elephants;
  /// Who rolls.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(RampageIn, (), (troop))
struct RampageOut {
  RampageWay direction = RampageWay::ahead;
  int distance = 0;
};
BOOST_DESCRIBE_STRUCT(RampageOut, (), (direction, distance))
/// CB-SPT-5. A d6 for the direction, then the movement dice. With the option `nearest-way-out` no direction is thrown:
/// the stand has been turned, and goes ahead.
[[nodiscard]] RampageOut rampage(const Book& book, const RampageIn& in, Dice& dice);

}  // namespace signifer::cb
