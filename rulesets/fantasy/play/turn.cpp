// The course of a player's turn: which step comes next, what is done in it, what starts anew (FA-SEQ-1 to FA-SEQ-13).
#include <algorithm>
#include <array>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

void Play::deploy() {
  battle_.turn = 1;
  battle_.active = 0;
  battle_.step = steps().returnToTable;
  battle_.tasks.clear();
  battle_.relations.clear();
  status(BattleStatus::currentUnit) = noUnit;
  derive();
  if (options().firstTurn == FirstTurn::firstArmy) {
    beginPlayerTurn(0);
    goOn();
    derive();
    return;
  }
  Task task;
  task.code = static_cast<std::int16_t>(TaskKind::firstTurn);
  battle_.tasks.push_back(task);
}

void Play::settle(UnitIndex u) {
  Unit& unit = battle_.unit(u);
  if (position_.character(u)) status(u, UnitStatus::models) = std::min<std::int16_t>(1, status(u, UnitStatus::models));
  if (status(u, UnitStatus::startingModels) < status(u, UnitStatus::models))
    status(u, UnitStatus::startingModels) = status(u, UnitStatus::models);
  const int formations = position_.figure(u, Profile::formations);
  if (position_.character(u)) {
    status(u, UnitStatus::abreast) = 1;
  } else if (formations != 0 && ((formations >> status(u, UnitStatus::formation)) & 1) == 0) {
    int first = 0;
    while (((formations >> first) & 1) == 0) ++first;
    status(u, UnitStatus::formation) = static_cast<std::int16_t>(first);
  }
  if (status(u, UnitStatus::abreast) <= 0)
    status(u, UnitStatus::abreast) = std::clamp<std::int16_t>(status(u, UnitStatus::models), 1, 5);
  if (!unit.present && position_.state(u) == UnitState::steady && position_.models(u) == 0)
    status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::destroyed);
  position_.forget(u);
  if (unit.present) unit.base = shapeOf(position_.body(u));
}

// A character is with the unit on which he stands, unless his status says otherwise (FA-CHR-2).
void Play::settleCharacters() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!position_.character(u)) {
      status(u, UnitStatus::attachedTo) = -1;
      continue;
    }
    std::int16_t& with = status(u, UnitStatus::attachedTo);
    if (with == -2) {
      with = -1;
      for (UnitIndex v = 0; v < battle_.unitCount() && with < 0; ++v)
        if (v != u && battle_.unit(v).present && !position_.character(v) && !position_.enemies(u, v) &&
            position_.body(v).overlaps(Body::swarm(battle_.unit(u).pose.centre, 5.0, 1, {10, 10})))
          with = v;
    }
    const bool unitOfHis =
        with >= 0 && with < battle_.unitCount() && !position_.character(with) && !position_.enemies(u, with);
    if (!unitOfHis || (battle_.unit(u).present && !battle_.unit(with).present)) with = -1;
    if (with < 0 || !battle_.unit(u).present) continue;
    const Body& host = position_.body(with);
    battle_.unit(u).pose = battle_.unit(with).pose;
    if (!host.isSwarm())
      battle_.unit(u).pose.centre =
          toPoint(host.outline().frontCentre() - host.outline().forward * (host.ranks().model.depth / 2.0));
    position_.forget(u);
  }
}

// Files may stand in a step that play does not stop at: what holds steps together begins with the first of them.
void Play::settleStep() {
  const std::vector<StepIndex> stops = stepsInOrder();
  const Sequence& sequence = rules_.definition.sequence();
  battle_.step = std::clamp<StepIndex>(battle_.step, 0, static_cast<StepIndex>(sequence.size() - 1));
  if (std::ranges::find(stops, battle_.step) != stops.end()) return;
  const auto next = std::ranges::lower_bound(stops, battle_.step);
  const bool parent = !sequence.step(battle_.step).steps.empty();
  battle_.step = parent && next != stops.end() ? *next : *std::prev(next);
}

void Play::derive() {
  settleStep();
  if (!position_.known(status(BattleStatus::currentUnit))) status(BattleStatus::currentUnit) = noUnit;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) settle(u);
  settleCharacters();
  for (SideIndex side = 0; side < 2; ++side) {
    int points = 0;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (battle_.unit(u).side == side) points += position_.pointsOf(u);
    battle_.side(side).status[SideStatus::points] = static_cast<std::int16_t>(std::min(points, 30000));
  }
}

// FA-SEQ-13, D47: the higher die; equal ones again.
void Play::throwForFirstTurn() {
  int first = 0;
  int second = 0;
  do {
    first = account_.dice().one({"dice-first-turn", 0, noUnit, noUnit});
    second = account_.dice().one({"dice-first-turn", 1, noUnit, noUnit});
  } while (first == second);
  const auto side = static_cast<SideIndex>(first > second ? 0 : 1);
  tell("begins", {"FA-SEQ-13"},
       {.side = side,
        .figures = {Figure::count(std::max(first, second)), Figure::count(std::min(first, second))},
        .key = true});
  beginPlayerTurn(side);
}

void Play::beginPlayerTurn(SideIndex side) {
  std::int16_t& first = status(BattleStatus::firstSide);
  if (first == 0) first = static_cast<std::int16_t>(side + 1);
  battle_.active = side;
  ++status(BattleStatus::playerTurn);
  status(BattleStatus::currentUnit) = noUnit;
  battle_.step = steps().returnToTable;
  for (Unit& unit : battle_.units) {
    for (const UnitStatus slot :
         {UnitStatus::charged, UnitStatus::counterCharged, UnitStatus::moved, UnitStatus::marched, UnitStatus::reformed,
          UnitStatus::rallied, UnitStatus::returned, UnitStatus::fledThisTurn, UnitStatus::disengaged,
          UnitStatus::failedFear, UnitStatus::shootingLosses, UnitStatus::acted, UnitStatus::due,
          UnitStatus::fledInches, UnitStatus::spentInches, UnitStatus::aboutFaces, UnitStatus::fought})
      unit.status[slot] = 0;
    if (unit.side == side) unit.status[UnitStatus::fastMarched] = 0;
  }
  // What was declared out of its step dies with the turn.
  for (const RelationKind kind :
       {RelationKind::charges, RelationKind::strikesZone, RelationKind::reacts, RelationKind::fleesFrom,
        RelationKind::shootsAt, RelationKind::beats, RelationKind::loses})
    forgetRelations(kind);
  tell("player-turn", {"FA-SEQ-1"}, {.side = side, .figures = {Figure::count(battle_.turn)}, .key = true});
}

void Play::endPlayerTurn() {
  checkVictory();
  if (over()) return;
  const auto second = static_cast<SideIndex>(status(BattleStatus::firstSide) == 2 ? 0 : 1);
  if (battle_.active == second) ++battle_.turn;
  beginPlayerTurn(enemyOf(battle_.active));
}

// D29: who has moved in his last movement phase.
void Play::closeMovement() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (battle_.unit(u).side == battle_.active) status(u, UnitStatus::movedLast) = status(u, UnitStatus::moved);
  status(BattleStatus::currentUnit) = noUnit;
  forgetRelations(RelationKind::charges);
  forgetRelations(RelationKind::strikesZone);
  forgetRelations(RelationKind::reacts);
  forgetRelations(RelationKind::fleesFrom);
}

std::vector<StepIndex> Play::stepsInOrder() const {
  const Steps& s = steps();
  return {s.returnToTable,   s.panicByProximity,   s.terrorByProximity, s.declareDisengagements, s.declareCharges,
          s.chargerTests,    s.targetTests,        s.declareReactions,  s.resolveReactions,      s.rally,
          s.fleeMoves,       s.disengagementMoves, s.moveChargers,      s.moveFailedCharges,     s.ordinaryMoves,
          s.nominateTargets, s.resolveShooting,    s.shootingPanic,     s.fightCombats,          s.breakTests,
          s.panicFromBroken, s.flightAndPursuit,   s.battleEnd};
}

void Play::nextStep() {
  account_.chronicle().pass(Waypoint::stepEnds);
  const Steps& s = steps();
  for (Unit& unit : battle_.units) unit.status[UnitStatus::acted] = 0;
  const StepIndex now = battle_.step;
  if (now >= s.ordinaryMoves && now < s.nominateTargets) closeMovement();
  if (now == s.fightCombats) closeCombats();
  if (now >= s.flightAndPursuit) {
    if (now == s.flightAndPursuit) endCombatPhase();
    battle_.step = s.battleEnd;
    return endPlayerTurn();
  }
  for (const StepIndex step : stepsInOrder())
    if (step > now) {
      battle_.step = step;
      if (step == s.declareReactions) forcedReactions();
      return;
    }
}

// The first army looks up the table, the second down.
std::vector<UnitIndex> Play::fromLeft() const {
  std::vector<UnitIndex> units;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) units.push_back(u);
  const auto key = [&](UnitIndex u) {
    const Unit& unit = battle_.unit(u);
    const Length x = unit.pose.centre.x;
    return std::pair(unit.side != battle_.active, unit.side == 0 ? x : -x);
  };
  std::ranges::stable_sort(units, {}, key);
  return units;
}

// Carries on until somebody has to decide or to throw dice.
void Play::goOn() {
  while (!over()) {
    // Who is gone forms up no more.
    while (!battle_.tasks.empty() && battle_.tasks.back().code == static_cast<int>(TaskKind::formUp) &&
           !(position_.known(battle_.tasks.back().args[0]) && position_.live(battle_.tasks.back().args[0])))
      battle_.tasks.pop_back();
    if (!battle_.tasks.empty()) return;
    if (askedNow(position_).what != Asking::nothing) return;
    nextStep();
  }
}

void Play::endStep() {
  if (battle_.step == steps().ordinaryMoves)
    for (Unit& unit : battle_.units) unit.status[UnitStatus::acted] = 1;
  nextStep();
}

// What is done by the dice alone.
void Play::advance() {
  if (!battle_.tasks.empty()) {
    const auto kind = static_cast<TaskKind>(battle_.tasks.back().code);
    battle_.tasks.pop_back();
    if (kind == TaskKind::firstTurn) throwForFirstTurn();
    return;
  }
  const Asked asked = askedNow(position_);
  const Steps& s = steps();
  const StepIndex step = battle_.step;
  // A file may stand in a step in which nobody has anything to do.
  if (asked.what == Asking::nothing) return nextStep();
  if (asked.mourning) return generalLost(true);
  if (step == s.returnToTable) return returnToTable();
  if (step == s.panicByProximity) return panicByProximity();
  if (step == s.terrorByProximity) return terrorByProximity();
  if (step == s.chargerTests) return chargerTests();
  if (step == s.targetTests) return targetTests();
  if (step == s.resolveReactions) return resolveReactions();
  if (step == s.fleeMoves) return fleeMove(asked.unit);
  if (step == s.disengagementMoves) return disengageMoves();
  if (step == s.moveChargers) return moveNextCharger();
  if (step == s.moveFailedCharges) return moveFailedCharges();
  if (step == s.resolveShooting) return resolveShooting();
  if (step == s.shootingPanic) return shootingPanic();
  if (step == s.fightCombats) return fight(asked.unit);
  if (step == s.breakTests) return breakTests();
  if (step == s.panicFromBroken) return panicFromBroken();
  if (step == s.flightAndPursuit) return flightsAndSteps();
  nextStep();
}

}  // namespace signifer::fantasy
