#include "hannibal/play/reaction.h"

#include "hannibal/play/army.h"
#include "hannibal/play/steps.h"
#include "hannibal/play/struck.h"

namespace signifer::hannibal {

Countercharge counterchargeOf(const Position& position, UnitIndex u, UnitIndex charger, Angle wheel) {
  const Vec2 from = position.stand(charger).frontCentre();
  CounterchargeIn in;
  in.moveClass = position.moveClass(u);
  in.unitType = position.type(u);
  in.distanceInches = distanceTo(position.stand(charger), position.stand(u).frontCentre()) / oneInch;
  in.chargerInForwardArc =
      position.arcOf(u, from) == Arc::front || declaredArc(position, charger, u, wheel) == Arc::front;
  if (!in.chargerInForwardArc) in.outsideArc = position.outsideForwardArc(u, from);
  in.wear = position.wear(u);
  in.battleWorn = position.worn(u);
  in.veteran = position.has(u, UnitProfile::veteran);
  in.leaderAttached = position.leader(u) != noPerson;
  in.alreadyCountercharged = position.is(u, UnitStatus::counterchargedThisTurn);
  in.status = position.state(u);
  Countercharge reply{ask(*position.rulings().countercharge, in)};
  if (reply.ruling->allowed) reply.way = in.distanceInches * oneInch / position.tables().counterchargePart;
  return reply;
}

Countercharge counterchargeOf(const Position& position, UnitIndex u, UnitIndex charger) {
  const Task* charge = chargeOn(position, u);
  return counterchargeOf(position, u, charger, charge == nullptr ? 0 : charge->args[2]);
}

const Task* chargeOn(const Position& position, UnitIndex u) {
  for (const Task& task : position.battle().tasks)
    if (task.code == static_cast<std::int16_t>(TaskKind::charge) && task.args[1] == u && position.present(task.args[0]))
      return &task;
  return nullptr;
}

UnitIndex chargerOf(const Position& position, UnitIndex u) {
  const Task* charge = chargeOn(position, u);
  return charge == nullptr ? noUnit : charge->args[0];
}

}  // namespace signifer::hannibal
