#include "othw/play/turn.h"

#include <algorithm>
#include <cassert>

#include "othw/play/combat.h"
#include "othw/play/course.h"
#include "othw/play/decision.h"
#include "othw/play/fates.h"
#include "othw/play/flight.h"
#include "rules/first_turn.h"

namespace signifer::othw {
namespace {

void setPart(Play& play, Part part) { play.mover().status[BattleStatus::part] = static_cast<std::int16_t>(part); }

int unitsStanding(const Play& play, SideIndex side) {
  const auto stands = [&](UnitIndex u) { return !isFleeing(play.battle(), u); };
  return static_cast<int>(std::ranges::count_if(play.field().units(side), stands));
}

// The form of the victory check counts up to so many units.
constexpr int mostUnitsAsked = 100;

// OT-VIC-1, OT-VIC-2: when a phase closes.
void checkVictory(Play& play) {
  const Battle& battle = play.battle();
  const SideIndex active = battle.active;
  const SideIndex other = enemyOf(active);
  const bool lastPhase = active != battle.status[BattleStatus::opener];
  VictoryCheckIn in;
  in.activeMorale = battle.side(active).status[SideStatus::armyMorale];
  in.otherMorale = battle.side(other).status[SideStatus::armyMorale];
  in.activeUnits = std::min(unitsStanding(play, active), mostUnitsAsked);
  in.otherUnits = std::min(unitsStanding(play, other), mostUnitsAsked);
  in.turnLimitReached = lastPhase && play.book.options.turnLimit > 0 && battle.turn >= play.book.options.turnLimit;
  const auto victory = ask(*play.book.rulings.victoryCheck, in);
  if (victory->outcome == Verdicts::continues) return;
  BattleOutcome outcome = BattleOutcome::draw;
  if (victory->outcome != Verdicts::draw) {
    const SideIndex winner = victory->outcome == Verdicts::activeWins ? active : other;
    outcome = winner == 0 ? BattleOutcome::firstWins : BattleOutcome::secondWins;
  }
  const bool atLimit = !victory->activeBeaten && !victory->otherBeaten;
  play.mover().status[BattleStatus::outcome] = static_cast<std::int16_t>(outcome);
  play.mover().status[BattleStatus::atTurnLimit] = atLimit;
  play.tell("battle-over", {atLimit ? "OT-VIC-2" : "OT-VIC-1"},
            {.side = active, .figures = {Figure::count(in.activeMorale), Figure::count(in.otherMorale)}, .key = true},
            victory);
}

/// Turns are counted up to this.
constexpr std::int16_t mostTurns = 30000;

// A general who misses a turn returns when his side's phase closes (D41).
void countDown(Play& play, PersonIndex general) {
  Person& person = play.mover().person(general);
  const bool missing = static_cast<GeneralState>(person.status[PersonStatus::state]) == GeneralState::missesTurn;
  if (!missing || person.side != play.battle().active) return;
  std::int16_t& left = person.status[PersonStatus::returnsAfterPhase];
  if (left > 0) --left;
  if (left > 0) return;
  person.status[PersonStatus::state] = static_cast<std::int16_t>(GeneralState::able);
  play.tell("general-returns", {"OT-GEN-17"}, {.unit = person.unit, .person = general});
}

// The statuses of the phase are cleared, and the other side's phase begins (OT-SEQ-7).
void handOver(Play& play) {
  const Battle& battle = play.battle();
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    play.mover().clear(u, {UnitStatus::moved, UnitStatus::fought, UnitStatus::enemyAdjacentAtStart,
                           UnitStatus::furtherMoves, UnitStatus::mahoutsTried, UnitStatus::compulsoryDone});
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    play.mover().person(i).status[PersonStatus::activated] = 0;
    countDown(play, i);
  }
  play.mover().side(battle.active).status[SideStatus::phaseEnded] = 0;
  play.mover().active = enemyOf(battle.active);
  play.mover().side(battle.active).status[SideStatus::phaseEnded] = 0;
  if (battle.active == battle.status[BattleStatus::opener] && battle.turn < mostTurns) ++play.mover().turn;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)  // OT-PUR-3
    if (battle.unit(u).side == battle.active && stateOf(battle, u) == UnitState::halted)
      play.setState(u, UnitState::ready);
  play.mover().status[BattleStatus::startNoted] = 0;
  play.mover().status[BattleStatus::actionTaken] = 0;
  play.mover().status[BattleStatus::rolledBefore] = 0;
  setPart(play, Part::flights);
  play.tell("player-turn", {"OT-SEQ-7"}, {.side = battle.active, .figures = {Figure::count(battle.turn)}});
}

}  // namespace

void noteStarts(Play& play) {
  const Battle& battle = play.battle();
  if (battle.status[BattleStatus::startNoted] != 0) return;
  play.mover().status[BattleStatus::startNoted] = 1;
  const Field& field = play.field();
  for (const UnitIndex u : field.units(battle.active))
    if (enemyBeside(battle, field, u, field.square(u)) != noUnit)
      play.mover().set(u, UnitStatus::enemyAdjacentAtStart, 1);
}

void enterPart(Play& play, Part part) {
  setPart(play, part);
  if (part == Part::actions) noteStarts(play);
}

void closePhase(Play& play) {
  checkVictory(play);
  if (!play.isOver()) handOver(play);
}

// The compulsory move that is next; its owner may have named another (activations.h).
void fleeNext(Play& play) {
  if (const UnitIndex unit = waiting(play.position(), UnitState::fleeing).first; unit != noUnit)
    flee(play, unit, Moment::ownPhaseBegins);
}
void pursueNext(Play& play) {
  if (const UnitIndex unit = waiting(play.position(), UnitState::pursuing).first; unit != noUnit)
    pursue(play, unit, false);
}
void rampageNext(Play& play) {
  if (const UnitIndex unit = waiting(play.position(), UnitState::rampaging).first; unit != noUnit)
    rollRampage(play, unit);
}

void nothingToAnswer(Play& play) {
  if (Course::asked(play.position()).what != Asking::nothing)
    play.tell("nothing-to-answer", {"OT-SEQ-3"}, {.side = play.battle().active});
}

void Play::cannot(const Action& action) {
  const auto* row = Course::rowOf(action);
  const bool noSuchUnit = !isOver() && row != nullptr && row->names == Names::unit;
  tell(noSuchUnit ? "unit-not-on-table" : "nothing-to-answer", {isOver() ? "OT-VIC-1" : "OT-SEQ-3"},
       {.side = battle_.active});
}

void Play::catchUp() {
  if (battle_.tasks.empty()) bookFalls(*this);
}

void Play::afterwards() {
  assert(position_.field().shows(battle_));
  mover_.step = Course::decision(position_).step;
}

std::optional<Outcome> outcomeOf(const Position& position) {
  const Battle& battle = position.battle();
  const auto outcome = static_cast<BattleOutcome>(battle.status[BattleStatus::outcome]);
  if (outcome == BattleOutcome::none) return std::nullopt;
  const SideIndex winner = outcome == BattleOutcome::draw ? noSide : outcome == BattleOutcome::firstWins ? 0 : 1;
  if (battle.status[BattleStatus::atTurnLimit] != 0)
    return Outcome{winner, winner == noSide ? "draw-at-turn-limit" : "wins-at-turn-limit", {"OT-VIC-2"}};
  return Outcome{winner, winner == noSide ? "both-beaten" : "enemy-beaten", {"OT-VIC-1"}};
}

// OT-SEQ-7: the higher die chooses.
void rollForFirstPhase(Play& play, const Task&, const Action&) {
  const HigherDie thrown = throwForHigher(play.dice(), "dice-first-phase");
  play.tell("first-phase-rolled", {"OT-SEQ-7"},
            {.side = thrown.side, .figures = {Figure::count(thrown.higher), Figure::count(thrown.lower)}});
  play.mover().tasks.push_back({static_cast<std::int16_t>(TaskKind::chooseFirstPhase), {thrown.side}});
}

void chooseFirstPhase(Play& play, const Task& task, const Action& action) {
  const Battle& battle = play.battle();
  const auto winner = static_cast<SideIndex>(task.args[0]);
  play.mover().active = saysYes(action) ? winner : enemyOf(winner);
  play.mover().status[BattleStatus::opener] = battle.active;
  play.tell("first-phase-chosen", {"OT-SEQ-7"}, {.side = battle.active});
}

}  // namespace signifer::othw
