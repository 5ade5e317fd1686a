// The course of a player turn: which step comes next, what is still to be done, what starts anew (HG-SEQ-1 to
// HG-SEQ-9).
#include <algorithm>

#include "hannibal/morale.h"
#include "hannibal/play/army.h"
#include "hannibal/play/decision.h"
#include "hannibal/play/leaders.h"
#include "hannibal/play/play.h"
#include "rules/first_turn.h"

namespace signifer::hannibal {

// D3
void Play::rollForFirstTurn() { beginPlayerTurn(throwForFirstTurn(account_, "dice-first-player", "HG-SEQ-9")); }

// HG-RET-8, HG-MAN-14: what a player turn starts anew.
void Play::beginPlayerTurn(SideIndex side) {
  if (status(BattleStatus::firstPlayer) == 0) status(BattleStatus::firstPlayer) = static_cast<std::int16_t>(side + 1);
  mover_.active = side;
  go(StepId::unitActions);
  status(BattleStatus::currentUnit) = noUnit;
  status(BattleStatus::roundsFought) = 0;
  status(BattleStatus::closingRound) = 0;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    mover_.clear(u, {UnitStatus::hitsThisRound, UnitStatus::hitsThisTurn, UnitStatus::part, UnitStatus::chargeModifier,
                     UnitStatus::attackedFrom, UnitStatus::actedThisTurn, UnitStatus::wheelsUsed,
                     UnitStatus::movedThisTurn, UnitStatus::spentInches, UnitStatus::shotThisTurn,
                     UnitStatus::counterchargedThisTurn, UnitStatus::combatThisTurn, UnitStatus::choiceOpen});
    if (battle_.unit(u).side == side) status(u, UnitStatus::retreating) = 0;
  }
  for (Person& person : mover_.people) {
    person.status[PersonStatus::movedInActionPhase] = 0;
    person.status[PersonStatus::movedInLeaderPhase] = 0;
  }
  std::erase_if(mover_.relations, [](const Relation& r) { return r.kind != relationOf(RelationKind::earlierShots); });
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

// A player who ends the step at the end of a round lets all units of that side fight on.
void Play::endStepNow() {
  if (position_.step() != StepId::roundChoices) {
    Course::goOn(*this);
    return;
  }
  const SideIndex side = choosingSide(battle_);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (battle_.unit(u).side == side) status(u, UnitStatus::choiceOpen) = 0;
}

void Play::finishCurrent() {
  if (position_.currentUnit() != noUnit) finish(position_.currentUnit());
}

void Play::leaveUnitActions() {
  if (options().leaderTiming == LeaderTiming::afterUnits && mayMoveLeaders(battle_)) return go(StepId::actionLeaders);
  closeActionPhase();
}

void Play::closeActionPhase() {
  status(BattleStatus::currentUnit) = noUnit;
  status(BattleStatus::closingRound) = 1;
  const UnitSet fighting = fighters();
  if (fighting.none()) return beginLeaderPhase();
  beginRound(fighting);
}

// Overruled, what waits is done without an answer.
void Play::advance() {
  if (battle_.tasks.empty())
    Course::goOn(*this);
  else
    Course::perform(*this);
}

void Play::beginLeaderPhase() {
  status(BattleStatus::currentUnit) = noUnit;
  if (leadersToCheck(position_)) return go(StepId::leaderCasualties);
  afterLeaderCasualties();
}

void Play::afterLeaderCasualties() {
  checkLeaders();
  const bool detaching = options().leaderPhaseDetach && hasLeaders(battle_, battle_.active);
  if (mayMoveLeaders(battle_) || detaching) return go(StepId::leaderMoves);
  leaveLeaderMoves();
}

void Play::leaveLeaderMoves() {
  go(hasRouted(battle_, battle_.active) ? StepId::disperseRouted : StepId::staminaCount);
}

// HG-SEQ-6, HG-SEQ-7
void Play::treatRoutedUnits() {
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
  go(StepId::staminaCount);
}

// HG-STA-1 to HG-STA-6
void Play::countStamina() {
  for (SideIndex side = 0; side < 2; ++side) {
    const Stamina stamina = staminaOf(position_, side);
    const Figure left = Figure::count(stamina.left);
    if (const auto ruling = staminaRuling(position_, side))
      account_.tell("stamina", {"HG-STA-6"}, {.side = side, .figures = {left, Figure::count(stamina.start)}}, *ruling);
    if (!stamina.broken) continue;
    mover_.side(side).status[SideStatus::broken] = 1;
    account_.tell("army-breaks", {"HG-STA-6"}, {.side = side, .figures = {left}, .key = true});
  }
  endPlayerTurn();
}

void Play::endPlayerTurn() {
  const bool broken =
      battle_.side(0).status[SideStatus::broken] != 0 || battle_.side(1).status[SideStatus::broken] != 0;
  go(StepId::victoryCheck);
  if (broken) return;
  const auto second = static_cast<SideIndex>(status(BattleStatus::firstPlayer) == 2 ? 0 : 1);
  if (battle_.active == second) {
    if (options().turnLimit > 0 && battle_.turn >= options().turnLimit) {
      status(BattleStatus::over) = 1;
      return;
    }
    if (battle_.turn < 10000) ++mover_.turn;
  }
  beginPlayerTurn(enemyOf(battle_.active));
}

// A unit that touches nobody any more has nothing to choose.
void Play::catchUp() {
  if (battle_.tasks.empty() && position_.step() == StepId::roundChoices) closeChoicesWithoutEnemy();
}

void Play::cannot(const Action& action) const {
  const Step& step = position_.book().definition.sequence().step(battle_.step);
  const bool unit = position_.known(action.unit);
  const bool person = position_.knownPerson(action.person);
  account_.tell(
      person ? "leader-could-not"
      : unit ? "could-not"
             : "nothing-came-of-it",
      std::vector<std::string_view>{step.rules.empty() ? std::string_view("HG-SEQ-1") : step.rules.front()},
      {.unit = unit ? action.unit : noUnit, .person = person ? action.person : noPerson, .side = battle_.active}, {});
}

void Play::stay(UnitIndex u) {
  account_.tell("does-no-more", {"HG-SEQ-2"}, {.unit = u});
  begin(u);
  finish(u);
}

}  // namespace signifer::hannibal
