#include "initiative/movement.h"

#include <algorithm>
#include <cmath>

namespace signifer::initiative {

ProximityOut proximity(const ProximityIn& in, const Book& book) {
  ProximityOut out;
  out.limitInches = in.openOrder ? book.tables.proximityOpenOrder : book.tables.proximityFormed;
  out.applies = in.enemyInches <= out.limitInches;
  out.supersedesOrders = out.applies;
  out.mustTurnToFace = out.applies && in.moving && !in.facesEnemy;
  const bool bound = out.applies && book.options.proximityMoves == ProximityMoves::towardAwayHold;
  if (bound)
    out.permitted = {ProximityMove::charge, ProximityMove::hold, ProximityMove::moveAway, ProximityMove::moveToward};
  else
    out.permitted = {ProximityMove::anyMove, ProximityMove::hold};
  return out;
}

std::optional<Refusal> refuseQuarter(const QuarterIn& in) {
  if (std::abs(in.acrossInches) - in.frontageInches / 2 < 0 && std::abs(in.aheadInches) - in.depthInches / 2 < 0)
    return Refusal{"aheadInches", "the point lies inside the unit"};
  return std::nullopt;
}

QuarterOut quarterOf(const QuarterIn& in) {
  const double beside = std::abs(in.acrossInches) - in.frontageInches / 2;
  const double beyond = std::abs(in.aheadInches) - in.depthInches / 2;
  const Quarter quarter = in.aheadInches > 0 && beyond >= beside  ? Quarter::front
                          : in.aheadInches < 0 && beyond > beside ? Quarter::rear
                          : in.acrossInches < 0                   ? Quarter::left
                                                                  : Quarter::right;
  return {quarter, quarter != Quarter::front};
}

MoveDistanceOut moveDistance(const MoveDistanceIn& in, const Book& book) {
  const int inches = book.tables.moveInches(in.troop, in.openOrder);
  return {inches, inches * in.moves, inches != 0};
}

std::optional<Refusal> refuseCharge(const ChargeIn& in) {
  if (in.basis != ChargeBasis::order && in.moves > 1) return Refusal{"moves", "only an order gives more than one move"};
  return std::nullopt;
}

ChargeOut charge(const ChargeIn& in, const Book& book) {
  const int move = book.tables.moveInches(in.troop, in.formation == FieldFormation::openOrder);
  const bool column = in.formation == FieldFormation::column;
  const bool heldBack = in.formation == FieldFormation::testudo || in.formation == FieldFormation::square;
  ChargeOut out;
  out.reachInches = move * in.moves;
  out.movesNeeded = move == 0 ? 0 : std::max(1, static_cast<int>(std::ceil(in.distanceInches / move)));
  out.reasons.addIf(in.distanceInches > out.reachInches, ChargeReason::tooFar);
  out.reasons.addIf(!in.seesTarget, ChargeReason::notVisible);
  out.reasons.addIf(!in.targetInFront, ChargeReason::notInFront);
  out.reasons.addIf(in.shaken, ChargeReason::shaken);
  out.reasons.addIf(in.disordered, ChargeReason::disordered);
  out.reasons.addIf(in.engaged, ChargeReason::engaged);
  out.reasons.addIf(isBaggage(in.troop) || isArtillery(in.troop), ChargeReason::troopCannotCharge);
  out.reasons.addIf(heldBack || (column && !book.options.columnCharge), ChargeReason::formationCannotCharge);
  out.reasons.addIf(in.basis == ChargeBasis::freeMove && !book.options.freeMoveCharge, ChargeReason::freeMoveNoCharge);
  out.reasons.addIf(in.basis == ChargeBasis::initiative && !book.options.initiativeCharge,
                    ChargeReason::initiativeNoCharge);
  out.allowed = out.reasons.empty();
  return out;
}

EnforcedMoveOut enforcedMove(const EnforcedMoveIn& in, const Book& book) {
  const double move = book.tables.moveInches(in.troop, in.openOrder);
  const EnforcedTable& table = book.tables.enforced;
  const bool forced = in.move == EnforcedKind::giveGround || in.move == EnforcedKind::retreat;
  EnforcedMoveOut out;
  out.fullInches = move;
  if (in.move == EnforcedKind::giveGround) {
    if (book.options.giveGroundDistance == GiveGroundDistance::halfMove) out.fullInches = move / table.giveGroundPart;
    if (book.options.giveGroundDistance == GiveGroundDistance::threeInches && move > 0)
      out.fullInches = table.giveGroundInches;
  }
  if (in.move == EnforcedKind::retreat)
    out.fullInches = book.options.retreatDistance == RetreatDistance::halfMove ? move / 2 : move / table.retreatPart;
  out.inches = in.roomInches ? std::min(out.fullInches, *in.roomInches) : out.fullInches;
  out.facing = forced ? FacingAfter::keep : FacingAfter::any;
  out.disordered = forced && out.inches < out.fullInches;
  out.breaks = forced && out.fullInches == 0;  // D-40
  return out;
}

}  // namespace signifer::initiative
