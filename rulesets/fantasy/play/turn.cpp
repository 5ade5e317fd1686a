// The course of a player's turn: which step comes next, what is done in it, what starts anew (FA-SEQ-1 to FA-SEQ-13).
#include <algorithm>
#include <tuple>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"
#include "rules/first_turn.h"

namespace signifer::fantasy {
namespace {

/// The phrase and the rule for a unit that stays, by the step.
struct Staying {
  std::string_view phrase;
  std::string_view rule;
};
Staying stayingIn(StepId step) {
  switch (step) {
    case StepId::declareDisengagements:
      return {"fights-on", "FA-DIS-1"};
    case StepId::declareCharges:
      return {"charges-nobody", "FA-CHG-1"};
    case StepId::rallyFleeingTroops:
      return {"not-rallied", "FA-SEQ-8"};
    case StepId::nominateTargets:
      return {"shoots-at-nobody", "FA-SHO-1"};
    default:
      return {"stays-in-place", "FA-SEQ-11"};
  }
}

}  // namespace

// FA-SEQ-13, D47
void Play::rollForFirstTurn() { beginPlayerTurn(throwForFirstTurn(account_, "dice-first-turn", "FA-SEQ-13")); }

void Play::beginPlayerTurn(SideIndex side) {
  std::int16_t& first = status(BattleStatus::firstSide);
  if (first == 0) first = static_cast<std::int16_t>(side + 1);
  mover_.active = side;
  ++status(BattleStatus::playerTurn);
  status(BattleStatus::currentUnit) = noUnit;
  mover_.step = position_.places()[StepId::returnToTable];
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    mover_.clear(u, {UnitStatus::charged, UnitStatus::counterCharged, UnitStatus::moved, UnitStatus::marched,
                     UnitStatus::reformed, UnitStatus::rallied, UnitStatus::returned, UnitStatus::fledThisTurn,
                     UnitStatus::disengaged, UnitStatus::failedFear, UnitStatus::shootingLosses, UnitStatus::acted,
                     UnitStatus::due, UnitStatus::fledInches, UnitStatus::spentInches, UnitStatus::aboutFaces,
                     UnitStatus::fought, UnitStatus::steppedX, UnitStatus::steppedY});
    if (battle_.unit(u).side == side) status(u, UnitStatus::fastMarched) = 0;
  }
  std::erase_if(mover_.relations, [&](const Relation& r) {
    return r.kind == numberOf(RelationKind::ignoredOnMarch) && battle_.unit(r.from).side == side;
  });
  // Declarations made out of their step die with the turn.
  for (const RelationKind kind :
       {RelationKind::charges, RelationKind::strikesZone, RelationKind::reacts, RelationKind::fleesFrom,
        RelationKind::shootsAt, RelationKind::beats, RelationKind::loses, RelationKind::means, RelationKind::foughtWith,
        RelationKind::wounded})
    forgetRelations(kind);
  tell("player-turn", {"FA-SEQ-1"}, {.side = side, .figures = {Figure::count(battle_.turn)}, .key = true});
}

void Play::endPlayerTurn() {
  stepBegins();
  mover_.step = position_.places()[StepId::battleEndCheck];
  checkVictory();
  if (isOver()) return;
  const auto second = static_cast<SideIndex>(status(BattleStatus::firstSide) == 2 ? 0 : 1);
  if (battle_.active == second) ++mover_.turn;
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

void Play::stepBegins() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::acted) = 0;
}

UnitList Play::fromLeft() const {
  UnitList units;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) units.push_back(u);
  const auto key = [&](UnitIndex u) {
    const Unit& unit = battle_.unit(u);
    const auto home = static_cast<DeploymentZone::Edge>(battle_.side(unit.side).status[SideStatus::homeEdge]);
    return std::tuple(unit.side != battle_.active, fromTheLeft(home, unit.pose.centre), u);
  };
  std::ranges::sort(units, {}, key);
  return units;
}

void Play::endStepNow() { Course::endStep(*this); }

// Plays on by the dice alone. Overruled, a unit that waits is passed over.
void Play::advance() {
  if (!battle_.tasks.empty()) return Course::perform(*this);
  const Question question = Course::asked(position_);
  if (question.what == Asking::nothing) return Course::endStep(*this);
  if (question.matter == Course::mourning) return generalLost(true);
  Course::goOn(*this);
}

void Play::fleeNext() { fleeMove(Course::asked(position_).unit); }
void Play::fightNext() { fight(Course::asked(position_).unit); }

void Play::cannot(const Action& action) const {
  if (!isOver() && position_.known(action.unit)) tell("not-done", {}, {.unit = action.unit});
}

void Play::stay(UnitIndex u) {
  const Staying staying = stayingIn(position_.step());
  tell(staying.phrase, {staying.rule}, {.unit = u});
  if (status(BattleStatus::currentUnit) == u) status(BattleStatus::currentUnit) = noUnit;
  set(u, UnitStatus::acted);
}

void Play::forgetRelations(RelationKind kind) {
  std::erase_if(mover_.relations, [&](const Relation& r) { return r.kind == numberOf(kind); });
}

}  // namespace signifer::fantasy
