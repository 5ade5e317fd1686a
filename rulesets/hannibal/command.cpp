#include "hannibal/command.h"

#include "hannibal/rounding.h"

namespace signifer::hannibal {

LeaderCasualtyOut leaderCasualty(const LeaderCasualtyIn& in, const Options& options, Dice& dice) {
  LeaderCasualtyOut out;
  switch (in.unitFate) {
    case UnitFate::captured:
    case UnitFate::offTable:
      out.lost = true;
      return out;
    case UnitFate::eliminated:
      out.number = options.leaderCasualtyEliminated;
      break;
    case UnitFate::inBeing:
      if (in.hitsThisTurn == 0) return out;
      out.number = options.leaderCasualtyNumber;
      break;
  }
  out.score = dice.sum(in.roller.purpose("dice-leader-casualty"), 2);
  out.lost = out.score >= out.number;
  return out;
}

std::optional<Refusal> refuseLeaderMove(const LeaderMoveIn& in) {
  if (in.detach && !in.attached) return Refusal{"detach", "a leader who is not attached cannot detach"};
  return std::nullopt;
}

double leaderMoveInches(double own, const Tables& tables, const Options& options) {
  return own == tables.leaderMove ? options.leaderMoveInches : own;
}

LeaderMoveOut leaderMove(const LeaderMoveIn& in, const Tables& tables, const Options& options) {
  using enum LeaderMoveReason;
  const bool moves = in.distanceInches > 0 || in.joins != Joins::nobody;
  const bool leaderPhase = in.phase == LeaderPhase::leaderPhase;
  LeaderMoveOut out;
  const double most = leaderMoveInches(in.moveInches, tables, options);
  out.reasons.addIf(in.alreadyMoved && (moves || in.detach), alreadyMoved, "HG-LDR-2");
  out.reasons.addIf(in.detach && leaderPhase && !options.leaderPhaseDetach, noDetachingInLeaderPhase, "HG-SEQ-5");
  out.reasons.addIf(in.attached && moves && !in.detach, stillAttached, "HG-LDR-2");
  out.reasons.addIf(in.distanceInches > most, tooFar, {"HG-LDR-2", inchFigure(in.distanceInches), inchFigure(most)});
  out.reasons.addIf(in.joins == Joins::unitWithLeader, unitHasLeader, "HG-LDR-2");
  out.allowed = out.reasons.empty();
  return out;
}

}  // namespace signifer::hannibal
