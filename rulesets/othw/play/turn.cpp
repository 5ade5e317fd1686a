#include "othw/play/turn.h"

#include "othw/play/activations.h"
#include "othw/play/decision.h"
#include "othw/play/fates.h"
#include "othw/play/flight.h"

namespace signifer::othw {
namespace {

Part partNow(const Battle& battle) { return static_cast<Part>(battle.status[BattleSlot::part]); }
void setPart(Battle& battle, Part part) { battle.status[BattleSlot::part] = static_cast<std::int16_t>(part); }

bool isOver(const Battle& battle) {
  return static_cast<BattleOutcome>(battle.status[BattleSlot::outcome]) != BattleOutcome::none;
}

int unitsStanding(const Battle& battle, SideIndex side) {
  int count = 0;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).side == side && battle.unit(u).present && !isFleeing(battle, u)) ++count;
  return count;
}

// OT-VIC-1, OT-VIC-2: when a phase closes.
void checkVictory(Scene& scene) {
  Battle& battle = scene.battle;
  const SideIndex active = battle.active;
  const SideIndex other = enemyOf(active);
  const bool lastPhase = active != battle.status[BattleSlot::opener];
  VictoryIn in;
  in.activeMorale = battle.side(active).status[SideSlot::armyMorale];
  in.otherMorale = battle.side(other).status[SideSlot::armyMorale];
  in.activeUnits = unitsStanding(battle, active);
  in.otherUnits = unitsStanding(battle, other);
  in.turnLimitReached = lastPhase && scene.book.options.turnLimit > 0 && battle.turn >= scene.book.options.turnLimit;
  const VictoryOut out = victoryCheck(in);
  if (out.outcome == Verdicts::continues) return;
  BattleOutcome outcome = BattleOutcome::draw;
  if (out.outcome != Verdicts::draw) {
    const SideIndex winner = out.outcome == Verdicts::activeWins ? active : other;
    outcome = winner == 0 ? BattleOutcome::firstWins : BattleOutcome::secondWins;
  }
  battle.status[BattleSlot::outcome] = static_cast<std::int16_t>(outcome);
  battle.status[BattleSlot::atTurnLimit] = !out.activeBeaten && !out.otherBeaten;
  scene.tell("battle-over", {"OT-VIC-1", "OT-VIC-2"}, {.figures = {in.activeMorale, in.otherMorale}, .key = true});
}

void clearUnit(Unit& unit) {
  for (const UnitSlot slot : {UnitSlot::moved, UnitSlot::fought, UnitSlot::enemyAdjacentAtStart, UnitSlot::furtherMoves,
                              UnitSlot::mahoutsTried, UnitSlot::compulsoryDone})
    unit.status[slot] = 0;
}

// A general who misses a turn returns when his side's phase closes (D41).
void countDown(Scene& scene, PersonIndex general) {
  Person& person = scene.battle.person(general);
  const bool missing = static_cast<GeneralState>(person.status[GeneralSlot::state]) == GeneralState::missesTurn;
  if (!missing || person.side != scene.battle.active) return;
  std::int16_t& left = person.status[GeneralSlot::returnsAfterPhase];
  if (left > 0) --left;
  if (left > 0) return;
  person.status[GeneralSlot::state] = static_cast<std::int16_t>(GeneralState::able);
  scene.tell("general-returns", {"OT-GEN-17"}, {.unit = person.unit, .person = general});
}

// What belongs to the phase is cleared, and the other side's begins (OT-SEQ-7).
void handOver(Scene& scene) {
  Battle& battle = scene.battle;
  for (Unit& unit : battle.units) clearUnit(unit);
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    battle.person(i).status[GeneralSlot::activated] = 0;
    countDown(scene, i);
  }
  battle.side(battle.active).status[SideSlot::phaseEnded] = 0;
  battle.active = enemyOf(battle.active);
  battle.side(battle.active).status[SideSlot::phaseEnded] = 0;
  if (battle.active == battle.status[BattleSlot::opener]) ++battle.turn;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)  // OT-PUR-3
    if (battle.unit(u).side == battle.active && stateOf(battle, u) == UnitState::halted)
      setState(battle, u, UnitState::ready);
  battle.status[BattleSlot::startNoted] = 0;
  battle.status[BattleSlot::actionTaken] = 0;
  battle.status[BattleSlot::rolledBefore] = 0;
  setPart(battle, Part::flights);
  scene.tell("phase-begins", {"OT-SEQ-7"}, {.side = battle.active, .figures = {battle.turn}});
}

}  // namespace

void noteStarts(Battle& battle) {
  if (battle.status[BattleSlot::startNoted] != 0) return;
  battle.status[BattleSlot::startNoted] = 1;
  const Board board(battle);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!battle.unit(u).present || battle.unit(u).side != battle.active) continue;
    for (const Square s : around(squareOf(battle, u)))
      if (board.contains(s) && !board.empty(s) && areEnemies(battle, u, board.at(s)))
        battle.unit(u).status[UnitSlot::enemyAdjacentAtStart] = 1;
  }
}

namespace {

// Leaves a part of the phase that asks nothing any more; false if it does ask.
bool leavePart(Scene& scene) {
  Battle& battle = scene.battle;
  switch (partNow(battle)) {
    case Part::flights:
      if (waiting(battle, UnitState::fleeing).count > 0) return false;
      setPart(battle, Part::pursuits);
      return true;
    case Part::pursuits:
      if (waiting(battle, UnitState::pursuing).count > 0) return false;
      setPart(battle, Part::rampages);
      return true;
    case Part::rampages:
      if (waiting(battle, UnitState::rampaging).count > 0) return false;
      setPart(battle, Part::actions);
      noteStarts(battle);
      return true;
    case Part::actions:
      if (!phaseIsOver(battle)) return false;
      setPart(battle, Part::leftovers);
      return true;
    case Part::leftovers:
      if (anyLeftover(scene.book, battle)) return false;
      setPart(battle, Part::close);
      return true;
    case Part::close:
      checkVictory(scene);
      if (!isOver(battle)) handOver(scene);
      return true;
  }
  return false;
}

// The compulsory move that is next, or the one that its owner has named.
void makeCompulsoryMove(Scene& scene, const Action& action) {
  Battle& battle = scene.battle;
  const bool named = static_cast<Kind>(action.kind) != Kind::advance;
  const auto unitIn = [&](UnitState state) { return named ? action.unit : waiting(battle, state).first; };
  switch (partNow(battle)) {
    case Part::flights:
      if (const UnitIndex unit = unitIn(UnitState::fleeing); unit != noUnit) flee(scene, unit, Moment::ownPhaseBegins);
      return;
    case Part::pursuits:
      if (const UnitIndex unit = unitIn(UnitState::pursuing); unit != noUnit)
        pursue(scene, unit, named && action.values[0] != 0);
      return;
    case Part::rampages:
      if (const UnitIndex unit = unitIn(UnitState::rampaging); unit != noUnit) {
        Modifiers modifiers;
        const RampageOut out = rampage(scene.book, {true}, scene.dice, modifiers, scene.thrower(unit));
        scene.tell("elephants-rampage", {"OT-RAM-6", "OT-RAM-7"},
                   {.unit = unit, .figures = {out.roll}, .procedure = "rampage"});
        rampageMove(scene, unit, out.direction);
      }
      return;
    default:
      return;
  }
}

}  // namespace

void goOn(Scene& scene) {
  Battle& battle = scene.battle;
  while (!isOver(battle)) {
    if (!battle.tasks.empty()) {
      if (askedBy(scene.book, battle, battle.tasks.back())) break;
      passTask(scene);
      continue;
    }
    bookFalls(scene);
    if (!leavePart(scene)) break;
  }
  battle.step = decisionOf(scene.book, scene.steps, battle).step;
}

void resolveAction(Scene& scene, const Action& action) {
  Battle& battle = scene.battle;
  if (isOver(battle)) return;
  if (!battle.tasks.empty()) {
    if (askedBy(scene.book, battle, battle.tasks.back())) answerTask(scene, action);
  } else if (static_cast<Kind>(action.kind) == Kind::advance || static_cast<Kind>(action.kind) == Kind::pursue ||
             static_cast<Kind>(action.kind) == Kind::rampage) {
    makeCompulsoryMove(scene, action);
  } else {
    act(scene, action);
  }
  goOn(scene);
}

std::optional<Outcome> outcomeOf(const Battle& battle) {
  const auto outcome = static_cast<BattleOutcome>(battle.status[BattleSlot::outcome]);
  if (outcome == BattleOutcome::none) return std::nullopt;
  const SideIndex winner = outcome == BattleOutcome::draw ? noSide : outcome == BattleOutcome::firstWins ? 0 : 1;
  if (battle.status[BattleSlot::atTurnLimit] != 0)
    return Outcome{winner, winner == noSide ? "draw-at-turn-limit" : "wins-at-turn-limit", {"OT-VIC-2"}};
  return Outcome{winner, winner == noSide ? "both-beaten" : "enemy-beaten", {"OT-VIC-1"}};
}

}  // namespace signifer::othw
