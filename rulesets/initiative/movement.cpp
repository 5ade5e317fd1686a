#include "initiative/movement.h"

#include <algorithm>
#include <cmath>

#include "table/arcs.h"

namespace signifer::initiative {

ProximityOut proximity(const ProximityIn& in, const Book& book) {
  ProximityOut out;
  out.limitInches = book.tables.proximityInches(in.openOrder);
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

Quarter quarterAround(const Footprint& base, Vec2 point) {
  return quarterOf(signifer::quarterOf(base, point, RearLine::toFlank));
}

QuarterOut quarter(const QuarterIn& in) {
  const Footprint base({0, 0}, {0, 1}, in.frontageInches * oneInch / 2, in.depthInches * oneInch / 2);
  const Quarter quarter = quarterAround(base, {in.acrossInches * oneInch, in.aheadInches * oneInch});
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

bool chargesIn(Formation formation, const Book& book) {
  switch (formation) {
    case Formation::line:
    case Formation::openOrder:
    case Formation::wedge:
      return true;
    case Formation::column:
      return book.options.columnCharge;
    case Formation::testudo:
    case Formation::square:
    case Formation::buildings:
      break;
  }
  return false;
}

ChargeOut charge(const ChargeIn& in, const Book& book) {
  using enum ChargeReason;
  const int move = book.tables.moveInches(in.troop, in.formation == FieldFormation::openOrder);
  ChargeOut out;
  out.reachInches = move * in.moves;
  out.movesNeeded = move == 0 ? 0 : std::max(1, static_cast<int>(std::ceil(in.distanceInches / move)));
  if (in.distanceInches > out.reachInches)
    out.reasons.add(
        tooFar, {"IO-MOV-8", Figure::inches(fromInches(in.distanceInches)), Figure::inches(out.reachInches * oneInch)});
  out.reasons.addIf(!in.seesTarget, notVisible, "IO-MOV-8");
  out.reasons.addIf(!in.targetInFront, notInFront, "IO-MOV-8");
  out.reasons.addIf(in.shaken, shaken, "IO-MOV-9");
  out.reasons.addIf(in.disordered, disordered, "IO-MOV-9");
  out.reasons.addIf(in.engaged, engaged, "IO-MOV-9");
  out.reasons.addIf(isBaggage(in.troop) || isArtillery(in.troop), troopCannotCharge, "IO-MOV-9");
  out.reasons.addIf(!chargesIn(static_cast<Formation>(in.formation), book), formationCannotCharge, "IO-MOV-9");
  out.reasons.addIf(in.basis == ChargeBasis::freeMove && !book.options.freeMoveCharge, freeMoveNoCharge, "IO-FRE-7");
  out.reasons.addIf(in.basis == ChargeBasis::initiative && !book.options.initiativeCharge, initiativeNoCharge,
                    "IO-CMD-7");
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
