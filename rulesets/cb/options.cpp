#include "cb/options.h"

namespace signifer::cb {

Options readOptions(const Definition& definition) {
  Options o;
  o.turnStyle = definition.option<TurnStyle>("turn-style");
  o.movePip = definition.option<MovePip>("move-pip");
  o.chariotsSpecial = definition.option<ChariotsSpecial>("chariots-special");
  o.elephantsMounted = definition.option<ElephantsMounted>("elephants-mounted");
  o.camelryIsCavalry = definition.option<CamelryIsCavalry>("camelry-is-cavalry");
  o.infantryExtraDie = definition.option<InfantryExtraDie>("infantry-extra-die");
  o.specialMovement = definition.option<SpecialMovement>("special-movement");
  o.fatigue = definition.option<Fatigue>("fatigue");
  o.looseMovesUnform = definition.option<LooseMovesUnform>("loose-moves-unform");
  o.stopLimit = definition.option<StopLimit>("stop-limit");
  o.wheelDp = definition.option<WheelDp>("wheel-dp");
  o.looseManoeuvreDps = definition.option<LooseManoeuvreDps>("loose-manoeuvre-dps");
  o.manoeuvreCeiling = definition.option<ManoeuvreCeiling>("manoeuvre-ceiling");
  o.majorObstacleDps = definition.option<MajorObstacleDps>("major-obstacle-dps");
  o.sideStep = definition.option<SideStep>("side-step");
  o.artilleryTerrain = definition.option<ArtilleryTerrain>("artillery-terrain");
  o.phalanxTerrain = definition.option<PhalanxTerrain>("phalanx-terrain");
  o.controlDue = definition.option<ControlDue>("control-due");
  o.inspireChargeBonus = definition.option<InspireChargeBonus>("inspire-charge-bonus");
  o.leaderRiskWhen = definition.option<LeaderRiskWhen>("leader-risk-when");
  o.messengerMove = definition.optionNumber("messenger-move");
  o.brokenMayRally = definition.option<BrokenMayRally>("broken-may-rally");
  o.rallyEnds = definition.option<RallyEnds>("rally-ends");
  o.shakenThreshold = definition.option<ShakenThreshold>("shaken-threshold");
  o.shootingHit = definition.option<ShootingHit>("shooting-hit");
  o.hitOnShaken = definition.option<HitOnShaken>("hit-on-shaken");
  o.halving = definition.option<Halving>("halving");
  o.halveRounding = definition.option<HalveRounding>("halve-rounding");
  o.specialMoraleDps = definition.option<SpecialMoraleDps>("special-morale-dps");
  o.rampageDirection = definition.option<RampageDirection>("rampage-direction");
  o.counterChargeFrontOnly = definition.option<CounterChargeFrontOnly>("counter-charge-front-only");
  o.numbers = definition.option<Numbers>("numbers");
  o.severalEnemies = definition.option<SeveralEnemies>("several-enemies");
  o.freeHack = definition.option<FreeHack>("free-hack");
  o.lostFriends = definition.option<LostFriends>("lost-friends");
  o.armyBreak = definition.option<ArmyBreak>("army-break");
  o.gameTurns = definition.optionNumber("game-turns");
  o.followOnLimit = definition.option<FollowOnLimit>("follow-on-limit");
  o.gapCavalry = definition.option<GapCavalry>("gap-cavalry");
  return o;
}

}  // namespace signifer::cb
