// Leaders: may one move, join or leave a unit, and is he lost with the unit or by its hits. The sheet's Leader Phase
// with the ledger's numbers; where he stands is measured in play.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

enum class UnitFate : std::uint8_t { inBeing, eliminated, captured, offTable };

struct LeaderCasualtyIn {
  UnitFate unitFate = UnitFate::inBeing;
  /// Hits that his unit took in this player turn.
  int hitsThisTurn = 0;
  Roller roller;
};

struct LeaderCasualtyOut {
  /// He is lost at this score or more; 0: no dice.
  int number = 0;
  int score = 0;
  bool lost = false;
  friend auto operator<=>(const LeaderCasualtyOut&, const LeaderCasualtyOut&) = default;
};

/// Is the attached leader lost? (HG-LDR-1, HG-LDR-5) Dice: two d6 if the unit was eliminated, or took hits.
[[nodiscard]] LeaderCasualtyOut leaderCasualty(const LeaderCasualtyIn& in, const Options& options, Dice& dice);

enum class LeaderPhase : std::uint8_t { actionPhase, leaderPhase };
enum class Joins : std::uint8_t { nobody, unit, unitWithLeader };

enum class LeaderMoveReason : std::uint8_t {
  alreadyMoved,
  noDetachingInLeaderPhase,
  stillAttached,
  tooFar,
  unitHasLeader,
};

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

struct LeaderMoveOut {
  bool allowed = false;
  WordSet<LeaderMoveReason> reasons;
  friend auto operator<=>(const LeaderMoveOut&, const LeaderMoveOut&) = default;
};

[[nodiscard]] std::optional<Refusal> refuseLeaderMove(const LeaderMoveIn& in);
/// May a leader of the active side do this in a leader step? (HG-LDR-2)
[[nodiscard]] LeaderMoveOut leaderMove(const LeaderMoveIn& in, const Tables& tables, const Options& options);
/// How far a leader moves whose profile says `own`: one with the table's usual move has that of the option
/// leader-move-inches instead.
[[nodiscard]] double leaderMoveInches(double own, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal

namespace signifer {

template <>
struct Words<hannibal::UnitFate> {
  static constexpr auto words = std::to_array<std::string_view>({"in-being", "eliminated", "captured", "off-table"});
};

template <>
struct Words<hannibal::LeaderPhase> {
  static constexpr auto words = std::to_array<std::string_view>({"action-phase", "leader-phase"});
};

template <>
struct Words<hannibal::Joins> {
  static constexpr auto words = std::to_array<std::string_view>({"nobody", "unit", "unit-with-leader"});
};

template <>
struct Words<hannibal::LeaderMoveReason> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"already-moved", "no-detaching-in-leader-phase", "still-attached", "too-far", "unit-has-leader"});
};

}  // namespace signifer
