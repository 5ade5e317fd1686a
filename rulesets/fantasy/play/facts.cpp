#include "fantasy/play/facts.h"

#include <algorithm>
#include <cstdlib>

#include "fantasy/play/ways.h"
#include "rules/asking.h"

namespace signifer::fantasy {
namespace {

/// Models of a unit as the forms ask for them: one at least, and no more than it started with.
template <class In>
void countModels(const Position& position, UnitIndex u, In& in) {
  in.models = std::clamp(position.models(u), 1, 100);
  in.startingModels = std::clamp(position.status(u, UnitStatus::startingModels), in.models, 100);
}

// FA-PAN-6, D16
bool ignoredEnemy(const Position& position, UnitIndex target, UnitIndex charger) {
  switch (position.options().ignoredEnemy) {
    case IgnoredEnemy::ignoredInMarch:
      return position.battle().relation(numberOf(RelationKind::ignoredOnMarch), target, charger) != 0;
    case IgnoredEnemy::freshInCombat: {
      // It was in combat already, with others than the charger.
      UnitSet others = position.contacts(target);
      others.reset(static_cast<std::size_t>(charger));
      return others.any();
    }
    case IgnoredEnemy::unseen:
      return !position.inArc(target, charger);
    case IgnoredEnemy::off:
      break;
  }
  return false;
}

Zone zoneDeclared(const Position& position, UnitIndex charger, UnitIndex target) {
  const int kept = position.battle().relation(numberOf(RelationKind::strikesZone), charger, target);
  return kept >= 1 && kept <= 3 ? static_cast<Zone>(kept - 1) : position.zoneOf(target, charger);
}

}  // namespace

Roller rollerOf(const Position& position, UnitIndex u, UnitIndex against) {
  return {position.unit(u).side, u, against};
}

DisengageIn disengageFacts(const Position& position, UnitIndex u) {
  DisengageIn in;
  in.rate = position.rate(u);
  in.enemyRate = 0;
  in.frenzied = position.frenzied(u);
  in.roller = rollerOf(position, u);
  const UnitSet foes = position.contacts(u);
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!signifer::in(foes, v)) continue;
    in.enemyRate = std::max(in.enemyRate, position.rate(v));
    in.engagedFlankOrRear = in.engagedFlankOrRear || position.zoneTouched(u, v) != Zone::front;
  }
  return in;
}

ChargeDeclarationIn declarationFacts(const Position& position, UnitIndex u) {
  ChargeDeclarationIn in;
  in.fastMarching = position.is(u, UnitStatus::fastMarched);
  in.returned = position.is(u, UnitStatus::returned);
  in.fleeing = position.fleeing(u);
  in.inCombat = !in.fleeing && position.inCombat(u);
  in.enemyWithinReach = false;
  in.frenzied = position.frenzied(u);
  return in;
}

ChargeTestsIn chargeTestFacts(const Position& position, UnitIndex charger, UnitIndex target) {
  ChargeTestsIn in;
  in.chargerFearsTarget = position.feared(charger, target);
  in.targetCausesTerror = position.dreaded(charger, target);
  in.chargerFrenzied = position.frenzied(charger);
  in.targetFearsCharger = position.feared(target, charger);
  in.chargerCausesTerror = position.dreaded(target, charger);
  in.targetFrenzied = position.frenzied(target);
  in.targetFleeing = position.fleeing(target);
  in.facing = zoneDeclared(position, charger, target);
  in.ignoredEnemy = ignoredEnemy(position, target, charger);
  return in;
}

ChargeReactionsIn reactionFacts(const Position& position, UnitIndex target, UnitIndex charger) {
  ChargeReactionsIn in;
  in.unitKind = position.kind(target);
  in.chargerKind = position.kind(charger);
  in.facing = zoneDeclared(position, charger, target);
  in.inVisionArc = position.inArc(target, charger);
  in.missiles = position.weapon(target).has_value();
  in.distance = std::min(40.0, position.apart(target, charger) / oneInch);
  in.chargerRate = position.rate(charger);
  in.frenzied = position.frenzied(target);
  in.fastMarching = position.is(target, UnitStatus::fastMarched);
  in.fleeing = position.fleeing(target);
  in.inCombat = !in.fleeing && position.inCombat(target);
  return in;
}

PanicTestIn panicFacts(const Position& position, UnitIndex u, PanicTrigger trigger, double inches, UnitIndex cause) {
  PanicTestIn in;
  in.trigger = trigger;
  in.distance = std::clamp(inches, 0.0, 48.0);
  countModels(position, u, in);
  in.casualties = std::min(position.status(u, UnitStatus::shootingLosses), in.startingModels - in.models);
  in.stubborn = position.has(u, UnitProfile::stubborn);
  in.frenzied = position.frenzied(u);
  in.fleeing = position.fleeing(u);
  in.wonRound = position.is(u, UnitStatus::wonRound);
  position.lead(u, in);
  in.roller = rollerOf(position, u, cause);
  return in;
}

FearTestIn fearFacts(const Position& position, UnitIndex u, FearOccasion occasion, const UnitSet& feared,
                     UnitIndex cause) {
  FearTestIn in;
  in.occasion = occasion;
  in.outnumbered = occasion == FearOccasion::charged && position.outnumbered(u, feared);
  in.frenzied = position.frenzied(u);
  position.lead(u, in);
  in.roller = rollerOf(position, u, cause);
  return in;
}

TerrorTestIn terrorFacts(const Position& position, UnitIndex u, TerrorOccasion occasion, UnitIndex cause) {
  TerrorTestIn in;
  in.occasion = occasion;
  if (occasion == TerrorOccasion::startOfTurn) in.distance = std::min(48.0, position.apart(u, cause) / oneInch);
  in.frenzied = position.frenzied(u);
  position.lead(u, in);
  in.roller = rollerOf(position, u, cause);
  return in;
}

RallyTestIn rallyFacts(const Position& position, UnitIndex u) {
  RallyTestIn in;
  countModels(position, u, in);
  in.loneCharacter = position.character(u);
  const int inches = position.tables().distances.rally;
  const UnitsFound near = position.whoIsNear(u, inches * static_cast<double>(oneInch));
  in.enemyWithin8 = std::ranges::any_of(
      near, [&](UnitIndex v) { return position.live(v) && position.enemies(u, v) && position.within(u, v, inches); });
  position.lead(u, in);
  in.roller = rollerOf(position, u);
  return in;
}

ReturnTestIn returnFacts(const Position& position, UnitIndex u) {
  ReturnTestIn in;
  in.left = position.state(u) == UnitState::offTableFleeing ? Departure::fleeing : Departure::pursuing;
  countModels(position, u, in);
  in.leadership = position.figure(u, UnitProfile::leadership);
  in.roller = rollerOf(position, u);
  return in;
}

BreakTestIn breakFacts(const Position& position, UnitIndex u, int difference) {
  const UnitSet foes = position.contacts(u);
  UnitSet feared;
  BreakTestIn in;
  for (UnitIndex v = 0; v < position.battle().unitCount(); ++v) {
    if (!signifer::in(foes, v)) continue;
    if (position.feared(u, v) || position.dreaded(u, v)) add(feared, v);
    in.hatesEnemy = in.hatesEnemy || position.hated(u, v);
  }
  const bool hates = position.figure(u, UnitProfile::hates) != 0;
  in.hatesEnemy = in.hatesEnemy || (hates && position.options().hatredLeadership == HatredLeadership::everyBreakTest);
  in.difference = std::clamp(difference, 1, 100);
  countModels(position, u, in);
  position.lead(u, in);
  in.armyStandardWithin12 = position.personWithin(u, Role::armyStandard, position.tables().distances.armyStandard);
  in.outnumberedByFeared = feared.any() && position.outnumbered(u, feared);
  in.stubborn = position.has(u, UnitProfile::stubborn);
  in.stubbornUsed = in.stubborn && position.is(u, UnitStatus::stubbornUsed);
  in.frenzied = position.frenzied(u);
  in.roller = rollerOf(position, u);
  return in;
}

AfterCombatIn sequelFacts(const Position& position, UnitIndex winner, UnitIndex loser) {
  AfterCombatIn in;
  const Due due = static_cast<Due>(position.status(loser, UnitStatus::due));
  const bool flees = position.fleeing(loser) || due == Due::breaks || due == Due::panics;
  in.loser = flees ? BreakOutcome::broken : BreakOutcome::givesGround;
  in.frenzied = position.frenzied(winner);
  in.hatesEnemy = position.hated(winner, loser);
  in.defendedPosition = position.defended(winner);
  return in;
}

FleeDistanceIn flightFacts(const Position& position, UnitIndex u, bool fired) {
  return {position.rate(u), fired, rollerOf(position, u)};
}

ReformIn reformFacts(const Position& position, UnitIndex u, bool rallied) {
  ReformIn in;
  in.musician = position.has(u, UnitProfile::musician);
  in.rallied = rallied;
  position.lead(u, in);
  in.roller = rollerOf(position, u);
  return in;
}

ShootingPermissionIn permissionFacts(const Position& position, UnitIndex u, Weapon weapon) {
  ShootingPermissionIn in;
  in.weapon = weapon;
  in.moved = position.is(u, UnitStatus::moved);
  in.marched = position.is(u, UnitStatus::marched) || (position.is(u, UnitStatus::fastMarched) && in.moved);
  in.charged = position.is(u, UnitStatus::charged);
  in.disengaged = position.is(u, UnitStatus::disengaged);
  in.reformed = position.is(u, UnitStatus::reformed);
  in.rallied = position.is(u, UnitStatus::rallied);
  in.failedFearTest = position.is(u, UnitStatus::failedFear);
  in.fleeing = position.fleeing(u);
  in.inCombat = position.inCombat(u);
  return in;
}

double turnCost(const Position& position, UnitIndex u) {
  return position.loose(u) ? 0.0 : ask(*position.rulings().manoeuvre, turnFacts(position, u, Moving::normal, 0))->cost;
}

OrdinaryMoveIn moveFacts(const Position& position, UnitIndex u, const GroundCovered& ground, int aboutFaces) {
  const int rate = position.rate(u);
  const auto inRange = [](double inches) { return std::clamp(inches, 0.0, 20.0); };
  return {rate,
          position.formation(u),
          inRange(ground.clear),
          inRange(ground.difficult),
          inRange(ground.veryDifficult),
          inRange(ground.obstacle),
          std::clamp(ground.obstacles.count(), 1, 20),
          std::min<double>(rate, turnCost(position, u) * aboutFaces)};
}

namespace {

enum class Nearby : std::uint8_t { exempt, infantry, mounted };

/// FA-MAR-5, D15
Nearby nearbyAs(const Position& position, UnitIndex enemy) {
  const bool flees = position.fleeing(enemy);
  const bool artillery = position.kind(enemy) == UnitKind::artillery;
  const bool listed = flees || position.character(enemy) || artillery;
  const bool narrow = (flees && position.character(enemy)) || artillery;
  if (position.options().marchExemption == MarchExemption::listed ? listed : narrow) return Nearby::exempt;
  return position.kind(enemy) == UnitKind::infantry || position.character(enemy) ? Nearby::infantry : Nearby::mounted;
}

int inchesForMarch(const Position& position, Pace pace) {
  return pace == Pace::fastMarch ? position.tables().distances.fastMarch : position.tables().distances.march;
}

/// Calls f for the enemies that are near enough to bar a march.
template <class F>
void forEachInMarchReach(const Position& position, UnitIndex u, Pace pace, F&& f) {
  const UnitIndex from = position.carrierOf(u);
  const int inches = inchesForMarch(position, pace);
  for (const UnitIndex v : position.whoIsNear(from, inches * static_cast<double>(oneInch)))
    if (position.live(v) && position.enemies(u, v) && position.within(from, v, inches)) f(v);
}

}  // namespace

GroundCovered marchGround(const Position& position, const Action& action, bool fast) {
  if (!fast || !snakes(position, action.unit)) return groundOfPath(position, action.unit, action.path);
  const Going under = position.goingUnder(position.body(action.unit));
  const Battle alone = withLeaderOf(position, action.unit);
  GroundCovered ground = groundOfPath(Position(position.playBook(), alone), action.unit, action.path);
  if (!action.path.empty() && (under == Going::difficult || under == Going::veryDifficult)) ground.difficult += 1.0;
  if (!action.path.empty() && under == Going::obstacle) ground.obstacle += 1.0;
  return ground;
}

MarchIn marchFacts(const Position& position, const Action& action, bool fast) {
  const UnitIndex u = action.unit;
  MarchIn in;
  in.pace = fast ? Pace::fastMarch : Pace::march;
  in.unitKind = position.kind(u);
  in.formation = position.formation(u);
  in.marchColumn = position.marchColumn(u);
  in.musician = position.has(u, UnitProfile::musician);
  in.rate = position.rate(u);
  forEachInMarchReach(position, u, in.pace, [&](UnitIndex v) {
    switch (nearbyAs(position, v)) {
      case Nearby::exempt:
        in.enemyExemptWithin8 = true;
        break;
      case Nearby::infantry:
        in.enemyInfantryWithin8 = true;
        break;
      case Nearby::mounted:
        in.enemyMountedWithin8 = true;
        break;
    }
  });
  const GroundCovered ground = marchGround(position, action, fast);
  in.difficultTerrain = ground.difficult > 0 || ground.veryDifficult > 0;
  in.obstacle = ground.obstacle > 0;
  return in;
}

namespace {

// Alone, would it bar the march?
bool barsMarch(const Position& position, UnitIndex enemy, const MarchIn& march) {
  MarchIn alone = march;
  const Nearby as = nearbyAs(position, enemy);
  alone.enemyExemptWithin8 = as == Nearby::exempt;
  alone.enemyInfantryWithin8 = as == Nearby::infantry;
  alone.enemyMountedWithin8 = as == Nearby::mounted;
  return ask(*position.rulings().march, alone)->barredBy.has(NoMarch::enemyNear);
}

}  // namespace

UnitIndex marchStoppedBy(const Position& position, UnitIndex u, const MarchIn& march) {
  const UnitIndex from = position.carrierOf(u);
  UnitIndex nearest = noUnit;
  forEachInMarchReach(position, u, march.pace, [&](UnitIndex v) {
    if (!barsMarch(position, v, march)) return;
    if (nearest == noUnit || position.apart(from, v) < position.apart(from, nearest)) nearest = v;
  });
  return nearest;
}

UnitSet ignoredOnMarch(const Position& position, UnitIndex u, const MarchIn& march) {
  UnitSet found;
  forEachInMarchReach(position, position.carrierOf(u), march.pace, [&](UnitIndex v) {
    if (!barsMarch(position, v, march)) add(found, v);
  });
  return found;
}

ManoeuvreIn rankFacts(const Position& position, UnitIndex u, int ranks) {
  ManoeuvreIn in;
  in.manoeuvre = Manoeuvre::changeFormation;
  in.rate = position.rate(u);
  in.formation = position.formation(u) == Formation::skirmish ? Formation::openOrder : position.formation(u);
  in.spent = std::min<double>(toInches(position.status(u, UnitStatus::spentInches)), in.rate);
  in.ranks = std::clamp(std::abs(ranks), 1, 9);
  return in;
}

ManoeuvreIn turnFacts(const Position& position, UnitIndex u, Moving moving, int made) {
  ManoeuvreIn in;
  in.manoeuvre = Manoeuvre::aboutFace;
  in.moving = moving;
  in.rate = position.rate(u);
  in.formation = position.formation(u);
  in.made = std::clamp(made, 0, 9);
  return in;
}

// FA-END-1, D40: destroyed and off the table, and half of those at half strength.
VictoryIn victoryFacts(const Position& position) {
  const Battle& battle = position.battle();
  std::array<int, 2> lost{};
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const int points = position.pointsOf(u);
    const UnitState state = position.state(position.carrierOf(u));
    // A character picked out (D46) is lost though his unit stands.
    const bool all = state != UnitState::steady || position.state(u) == UnitState::destroyed;
    const bool half =
        !position.character(u) && atHalfStrength(position.models(u), position.status(u, UnitStatus::startingModels));
    lost[static_cast<std::size_t>(battle.unit(u).side)] += all ? points : half ? points / 2 : 0;
  }
  constexpr int mostPoints = 20000;
  VictoryIn in;
  const auto second = static_cast<SideIndex>(battle.status[BattleStatus::firstSide] == 2 ? 0 : 1);
  in.turnsPlayed = std::clamp(battle.active == second ? battle.turn : battle.turn - 1, 0, 30);
  in.turnLimit = position.options().battleLength;
  in.aPoints = std::clamp<int>(battle.side(0).status[SideStatus::points], 1, mostPoints);
  in.bPoints = std::clamp<int>(battle.side(1).status[SideStatus::points], 1, mostPoints);
  in.aLost = std::min(in.aPoints, lost[0]);
  in.bLost = std::min(in.bPoints, lost[1]);
  return in;
}

}  // namespace signifer::fantasy
