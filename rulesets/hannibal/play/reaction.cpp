#include "hannibal/play/reaction.h"

#include "hannibal/play/status.h"

namespace signifer::hannibal {

Countercharge counterchargeOf(const Position& position, UnitIndex u, UnitIndex charger) {
  Countercharge reply;
  CounterchargeIn& in = reply.facts;
  in.moveClass = position.moveClass(u);
  in.unitType = position.type(u);
  in.distanceInches = distanceTo(position.stand(charger), position.stand(u).frontCentre()) / oneInch;
  in.chargerInForwardArc = position.arcOf(u, position.stand(charger).frontCentre()) == Arc::front;
  in.battleWorn = position.worn(u);
  in.veteran = position.has(u, UnitProfile::veteran);
  in.leaderAttached = position.leader(u) != noPerson;
  in.alreadyCountercharged = position.is(u, UnitStatus::counterchargedThisTurn);
  in.status = position.state(u);
  reply.permitted = countercharge(in, position.tables(), position.options());
  if (reply.permitted.allowed) reply.way = in.distanceInches * oneInch / position.tables().counterchargePart;
  return reply;
}

}  // namespace signifer::hannibal
