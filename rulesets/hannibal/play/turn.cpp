// The course of a player turn: which step comes next, what is still to be done, what starts anew (HG-SEQ-1 to
// HG-SEQ-9).
#include <algorithm>

#include "hannibal/morale.h"
#include "hannibal/play/army.h"
#include "hannibal/play/play.h"

namespace signifer::hannibal {

namespace {

bool atRoundChoices(StepIndex step, const Steps& steps) {
  return step == steps.roundChoices || step == steps.disengaging || step == steps.retreating;
}

}  // namespace

void Play::deploy() {
  battle_.turn = 1;
  battle_.active = 0;
  battle_.tasks.clear();
  battle_.status[BattleStatus::currentUnit] = noUnit;
  derive();
  switch (options().firstPlayer) {
    case FirstPlayer::dieRoll:
      go(steps().unitActions);
      push(TaskKind::firstPlayer, {});
      return;
    case FirstPlayer::attacker:
      return beginPlayerTurn(0);
    case FirstPlayer::defender:
      return beginPlayerTurn(1);
  }
}

void Play::derive() {
  status(BattleStatus::currentUnit) = position_.currentUnit();
  for (Person& person : battle_.people)
    if (person.present && person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
  keepLinesAtTurnStart(true);
  for (SideIndex side = 0; side < 2; ++side) keepArmyList(position_, battle_.side(side), side);
  // A moment set up by hand at the end of a round: who may choose is worked out as well.
  if (!atRoundChoices(battle_.step, steps()) || !battle_.tasks.empty() || choosingSide(battle_) != noSide) return;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(fighters(), u)) status(u, UnitStatus::combatThisTurn) = static_cast<std::int16_t>(CombatState::fighting);
  status(BattleStatus::closingRound) = 1;
  openChoices();
}

// D3: the higher die; ties are rolled again.
void Play::throwForFirstTurn() {
  int first = 0;
  int second = 0;
  do {
    first = account_.dice().one({"dice-first-player", 0, noUnit, noUnit});
    second = account_.dice().one({"dice-first-player", 1, noUnit, noUnit});
  } while (first == second);
  const auto side = static_cast<SideIndex>(first > second ? 0 : 1);
  account_.tell("begins", {"HG-SEQ-9"},
                {.side = side,
                 .figures = {Figure::count(std::max(first, second)), Figure::count(std::min(first, second))},
                 .key = true});
  beginPlayerTurn(side);
}

void Play::keepLinesAtTurnStart(bool onlyMissing) {
  const bool missing = std::ranges::any_of(
      battle_.units, [](const Unit& unit) { return unit.present && unit.status[UnitStatus::lineAtTurnStart] < 0; });
  if (onlyMissing && !missing) return;
  std::int16_t number = 0;
  UnitSet known;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const std::int16_t kept = status(u, UnitStatus::lineAtTurnStart);
    if (onlyMissing && kept >= 0) add(known, u);
    if (onlyMissing) number = std::max(number, kept);
  }
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (in(known, u)) continue;
    const UnitSet line = position_.line(u) & ~known;
    if (line.count() < 2) {
      status(u, UnitStatus::lineAtTurnStart) = 0;
      continue;
    }
    number = std::min<std::int16_t>(static_cast<std::int16_t>(number + 1), static_cast<std::int16_t>(mostUnits));
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(line, v)) status(v, UnitStatus::lineAtTurnStart) = number;
    known |= line;
  }
}

// HG-RET-8, HG-MAN-14: what a player turn starts anew.
void Play::beginPlayerTurn(SideIndex side) {
  account_.chronicle().pass(Waypoint::stepEnds);
  if (status(BattleStatus::firstPlayer) == 0) status(BattleStatus::firstPlayer) = static_cast<std::int16_t>(side + 1);
  battle_.active = side;
  go(steps().unitActions);
  status(BattleStatus::currentUnit) = noUnit;
  status(BattleStatus::roundsFought) = 0;
  status(BattleStatus::closingRound) = 0;
  for (Unit& unit : battle_.units) {
    for (const UnitStatus slot :
         {UnitStatus::hitsThisRound, UnitStatus::hitsThisTurn, UnitStatus::part, UnitStatus::chargeModifier,
          UnitStatus::attackedFrom, UnitStatus::actedThisTurn, UnitStatus::wheelsUsed, UnitStatus::movedThisTurn,
          UnitStatus::spentInches, UnitStatus::shotThisTurn, UnitStatus::counterchargedThisTurn,
          UnitStatus::combatThisTurn, UnitStatus::choiceOpen})
      unit.status[slot] = 0;
    if (unit.side == side) unit.status[UnitStatus::retreating] = 0;
  }
  for (Person& person : battle_.people) {
    person.status[PersonStatus::movedInActionPhase] = 0;
    person.status[PersonStatus::movedInLeaderPhase] = 0;
  }
  std::erase_if(battle_.relations, [](const Relation& r) { return r.kind != relationOf(RelationKind::earlierShots); });
  keepLinesAtTurnStart(false);
  account_.tell("player-turn", {"HG-SEQ-1"}, {.side = side, .figures = {Figure::count(battle_.turn)}, .key = true});
}

// HG-SEQ-2: when another unit acts, what the one before has not done is forgone.
void Play::begin(UnitIndex u) {
  const UnitIndex before = position_.currentUnit();
  if (before != noUnit && before != u) status(before, UnitStatus::actedThisTurn) = 1;
  status(BattleStatus::currentUnit) = u;
}

void Play::finish(UnitIndex u) {
  status(u, UnitStatus::actedThisTurn) = 1;
  if (position_.currentUnit() == u) status(BattleStatus::currentUnit) = noUnit;
}

void Play::endStep() {
  account_.chronicle().pass(Waypoint::stepEnds);
  if (battle_.step == steps().leaderMoves) return leaveLeaderMoves();
  if (atRoundChoices(battle_.step, steps())) {
    const SideIndex side = choosingSide(battle_);
    for (Unit& unit : battle_.units)
      if (unit.side == side) unit.status[UnitStatus::choiceOpen] = 0;
    if (choosingSide(battle_) == noSide) endRound();
    return;
  }
  if (battle_.step > steps().actionLeaders) return workStep();
  if (position_.currentUnit() != noUnit) finish(position_.currentUnit());
  if (battle_.step != steps().actionLeaders && options().leaderTiming == LeaderTiming::afterUnits &&
      mayMoveLeaders(battle_))
    return go(steps().actionLeaders);
  closeActionPhase();
}

void Play::closeActionPhase() {
  status(BattleStatus::currentUnit) = noUnit;
  status(BattleStatus::closingRound) = 1;
  const UnitSet fighting = fighters();
  if (fighting.none()) return beginLeaderPhase();
  beginRound(fighting);
}

// The steps that ask nothing of anybody, each when its turn has come.
void Play::advance() {
  if (!battle_.tasks.empty()) {
    const Task task = battle_.tasks.back();
    battle_.tasks.pop_back();
    perform(task);
  } else {
    workStep();
  }
  account_.chronicle().pass(Waypoint::actionDone);
  run();
}

void Play::workStep() {
  const StepIndex step = battle_.step;
  if (step == steps().combatRound || step == steps().blows)
    fightRound();
  else if (atRoundChoices(step, steps()))
    endRound();
  else if (step == steps().leaderPhase || step == steps().leaderCasualties)
    afterLeaderCasualties();
  else if (step == steps().routedUnits || step == steps().disperseRouted || step == steps().rallyRouted)
    treatRoutedUnits();
  else if (step >= steps().turnEnd)
    countStamina();
  else
    endStep();
}

void Play::beginLeaderPhase() {
  status(BattleStatus::currentUnit) = noUnit;
  if (leadersToCheck(position_)) return go(steps().leaderCasualties);
  afterLeaderCasualties();
}

void Play::afterLeaderCasualties() {
  checkLeaders();
  const bool detaching = options().leaderPhaseDetach && hasLeaders(battle_, battle_.active);
  if (mayMoveLeaders(battle_) || detaching) return go(steps().leaderMoves);
  leaveLeaderMoves();
}

void Play::leaveLeaderMoves() {
  go(hasRouted(battle_, battle_.active) ? steps().disperseRouted : steps().staminaCount);
}

// HG-SEQ-6, HG-SEQ-7
void Play::treatRoutedUnits() {
  go(steps().staminaCount);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!battle_.unit(u).present || battle_.unit(u).side != battle_.active || !position_.routed(u)) continue;
    const bool led = position_.leader(u) != noPerson;
    const auto ruling = account_.ask(*rulings().routedUnit, {position_.touchesEnemy(u), led, Moment::ownLeaderPhase});
    if (ruling->fate == RoutedFate::captured) {
      remove(u, Fate::captured, noUnit);
    } else if (ruling->fate == RoutedFate::disperses) {
      account_.tell("disperses", {"HG-SEQ-6"}, {.unit = u, .key = true}, ruling);
      remove(u, Fate::dispersed, noUnit);
    } else {
      status(u, UnitStatus::routed) = 0;
      account_.tell("rallies", {"HG-SEQ-7"}, {.unit = u, .person = position_.leader(u), .key = true}, ruling);
      if (options().rallyFacing == RallyFacing::free)
        push(TaskKind::rallyFacing, {u});
      else
        place(u, facedAbout(battle_.unit(u).pose));
    }
  }
}

// HG-STA-1 to HG-STA-6
void Play::countStamina() {
  for (SideIndex side = 0; side < 2; ++side) {
    const Stamina stamina = staminaOf(position_, side);
    const Figure left = Figure::count(stamina.left);
    if (const auto ruling = staminaRuling(position_, side))
      account_.tell("stamina", {"HG-STA-6"}, {.side = side, .figures = {left, Figure::count(stamina.start)}}, *ruling);
    if (!stamina.broken) continue;
    battle_.side(side).status[SideStatus::broken] = 1;
    account_.tell("army-breaks", {"HG-STA-6"}, {.side = side, .figures = {left}, .key = true});
  }
  endPlayerTurn();
}

void Play::endPlayerTurn() {
  const bool broken =
      battle_.side(0).status[SideStatus::broken] != 0 || battle_.side(1).status[SideStatus::broken] != 0;
  go(steps().victoryCheck);
  if (broken) return;
  const auto second = static_cast<SideIndex>(status(BattleStatus::firstPlayer) == 2 ? 0 : 1);
  if (battle_.active == second) {
    if (options().turnLimit > 0 && battle_.turn >= options().turnLimit) {
      status(BattleStatus::over) = 1;
      return;
    }
    if (battle_.turn < 10000) ++battle_.turn;
  }
  beginPlayerTurn(enemyOf(battle_.active));
}

// Carries out what is due until a task has to be answered by somebody.
void Play::run() {
  while (!battle_.tasks.empty() && !asksSomebody(position_, battle_.tasks.back())) {
    const Task task = battle_.tasks.back();
    battle_.tasks.pop_back();
    perform(task);
  }
  if (!battle_.tasks.empty()) return;
  if (!atRoundChoices(battle_.step, steps())) return;
  closeChoicesWithoutEnemy();
  if (choosingSide(battle_) == noSide) endRound();
}

void Play::perform(const Task& task) {
  const UnitIndex unit = knownOrNone(task.args[0]);
  const UnitIndex other = knownOrNone(task.args[1]);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::firstPlayer:
      return throwForFirstTurn();
    case TaskKind::rout:
      return rout(unit, other, -1);
    case TaskKind::charge:
      return charge(task);
    case TaskKind::marchLeg:
      return marchLeg(task);
    case TaskKind::lineWheelLeg:
      return lineWheelLeg(task);
    case TaskKind::giveWay:
      return giveWay(unit, other);
    case TaskKind::pilaVolley:
      return throwPila();
    case TaskKind::leaderEscape:
      return escapeLeader(task.args[0], noUnit);
    case TaskKind::fightNow:
      return beginRound(combatOf(unit));
    case TaskKind::openChoices:
      return openChoices();
    case TaskKind::countercharge:
    case TaskKind::retreatMove:
    case TaskKind::pila:
    case TaskKind::strike:
    case TaskKind::rallyFacing:
      // Nobody can answer any more: the unit has gone, or there is nothing to choose.
      return;
  }
}

}  // namespace signifer::hannibal
