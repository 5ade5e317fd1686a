// Leaders: may one move, join or leave a unit, and is he lost with the unit or by its hits. The sheet's Leader Phase
// with the ledger's numbers; where he stands is measured in play.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

BOOST_DEFINE_FIXED_ENUM_CLASS(UnitFate, std::uint8_t, inBeing, eliminated, captured, offTable)

struct LeaderCasualtyIn {
  UnitFate unitFate = UnitFate::inBeing;
  /// Hits that his unit took in this player turn.
  int hitsThisTurn = 0;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(LeaderCasualtyIn, (), (unitFate, hitsThisTurn))

struct LeaderCasualtyOut {
  /// He is lost at this score or more; 0: no dice.
  int number = 0;
  int score = 0;
  bool lost = false;
  friend auto operator<=>(const LeaderCasualtyOut&, const LeaderCasualtyOut&) = default;
};
BOOST_DESCRIBE_STRUCT(LeaderCasualtyOut, (), (number, score, lost))

/// Is the attached leader lost? (HG-LDR-1, HG-LDR-5) Dice: two d6 if the unit was eliminated, or took hits.
[[nodiscard]] LeaderCasualtyOut leaderCasualty(const LeaderCasualtyIn& in, const Options& options, Dice& dice);

BOOST_DEFINE_FIXED_ENUM_CLASS(LeaderPhase, std::uint8_t, actionPhase, leaderPhase)
BOOST_DEFINE_FIXED_ENUM_CLASS(Joins, std::uint8_t, nobody, unit, unitWithLeader)

BOOST_DEFINE_FIXED_ENUM_CLASS(LeaderMoveReason, std::uint8_t, alreadyMoved, noDetachingInLeaderPhase, stillAttached,
                              tooFar, unitHasLeader)

struct LeaderMoveIn {
  LeaderPhase phase = LeaderPhase::actionPhase;
  bool attached = false;
  bool detach = false;
  /// Apart from any unit: to the place, or to the nearest part of the unit joined.
  double distanceInches = 0;
  double moveInches = 18;
  Joins joins = Joins::nobody;
  /// In this phase.
  bool alreadyMoved = false;
};
BOOST_DESCRIBE_STRUCT(LeaderMoveIn, (), (phase, attached, detach, distanceInches, moveInches, joins, alreadyMoved))

struct LeaderMoveOut {
  bool allowed = false;
  Reasons<LeaderMoveReason> reasons;
  friend auto operator<=>(const LeaderMoveOut&, const LeaderMoveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(LeaderMoveOut, (), (allowed, reasons))

[[nodiscard]] std::optional<Refusal> refuseLeaderMove(const LeaderMoveIn& in);
/// May a leader of the active side do this in a leader step? (HG-LDR-2)
[[nodiscard]] LeaderMoveOut leaderMove(const LeaderMoveIn& in, const Tables& tables, const Options& options);
/// The move of a leader whose profile says `own`. A leader with the table's usual move has that of the option
/// leader-move-inches instead.
[[nodiscard]] double leaderMoveInches(double own, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal
