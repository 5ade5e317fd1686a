// Movement: dice and distance of moves, how near an enemy they may come, wheels, difficult terrain, passage of lines,
// following up, pursuit and rampage. Distances in JT.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/account.h"

namespace signifer::cb {

struct MovementOut : MovementResult {
  Rows rows = {};
  /// The row that DPs of fatigue come from.
  std::string_view fatigueRow = {};
};
BOOST_DESCRIBE_STRUCT(MovementOut, (MovementResult), ())
[[nodiscard]] std::optional<Refusal> refuseMovement(const Book& book, const MovementIn& in);
/// CB-MOV-1 to 12, CB-MOV-17 to 19. An average die, then the optional dice taken.
[[nodiscard]] MovementOut movement(const Book& book, const MovementIn& in, Dice& dice, Modifiers& modifiers);
/// Made as an unformed move, with as many dice as there are but in an evade (CB-MOV-6, D13).
[[nodiscard]] constexpr bool isLoose(MoveKind move) { return move != MoveKind::tactical && move != MoveKind::charge; }
/// The optional dice of the troops in this formation, and the row that gives them.
[[nodiscard]] int optionalDice(const Book& book, Troop troop, Formation formation, MoveKind move);
[[nodiscard]] std::string_view diceRow(Troop troop, Formation formation, MoveKind move);

/// CB-SEQ-6, CB-MOV-16.
[[nodiscard]] MoveLimitOut moveLimit(const Book& book, const MoveLimitIn& in);

struct WheelDistanceOut : WheelDistanceResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(WheelDistanceOut, (WheelDistanceResult), ())
/// JT, before any rounding (CB-MAN-4).
[[nodiscard]] double wheelCost(const Book& book, const WheelDistanceIn& in);
/// CB-MAN-4.
[[nodiscard]] WheelDistanceOut wheelDistance(const Book& book, const WheelDistanceIn& in);

[[nodiscard]] std::optional<Refusal> refuseDifficultTerrain(const Book& book, const DifficultTerrainIn& in);
/// CB-MOV-13 to 15.
[[nodiscard]] DifficultTerrainOut difficultTerrain(const Book& book, const DifficultTerrainIn& in,
                                                   Modifiers& modifiers);

struct PassageOfLinesOut : PassageOfLinesResult {
  Rows rows = {};
  /// The rows of the DPs.
  std::string_view passerRow = {};
  std::string_view passedRow = {};
};
BOOST_DESCRIBE_STRUCT(PassageOfLinesOut, (PassageOfLinesResult), ())
[[nodiscard]] std::optional<Refusal> refusePassage(const Book& book, const PassageOfLinesIn& in);
/// CB-PAS-1 to 4.
[[nodiscard]] PassageOfLinesOut passageOfLines(const Book& book, const PassageOfLinesIn& in);

struct FollowUpOut : FollowUpResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(FollowUpOut, (FollowUpResult), ())
/// CB-AFT-6, CB-AFT-7.
[[nodiscard]] FollowUpOut followUp(const Book& book, const FollowUpIn& in);

[[nodiscard]] std::optional<Refusal> refusePursuit(const PursuitCatchIn& in);
/// CB-AFT-13, CB-SHK-3.
[[nodiscard]] PursuitCatchOut pursuitCatch(const Book& book, const PursuitCatchIn& in);

/// CB-SPT-5. A d6 for the direction, then the movement dice. With the option `nearest-way-out` no direction is thrown:
/// the stand has been turned, and goes ahead.
[[nodiscard]] RampageOut rampage(const Book& book, const RampageIn& in, Dice& dice);

}  // namespace signifer::cb
