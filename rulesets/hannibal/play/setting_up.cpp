// A battle made ready for play, and what follows from positions and statuses: at deployment, after each action, and in
// battles that were read or changed by hand.
#include <algorithm>

#include "hannibal/play/army.h"
#include "hannibal/play/decision.h"
#include "hannibal/play/play.h"

namespace signifer::hannibal {

void Play::deploy() {
  mover_.turn = 1;
  mover_.active = 0;
  mover_.tasks.clear();
  mover_.status[BattleStatus::currentUnit] = noUnit;
  derive();
  switch (options().firstPlayer) {
    case FirstPlayer::dieRoll:
      go(StepId::unitActions);
      push(TaskKind::firstPlayer, {});
      return;
    case FirstPlayer::attacker:
      return beginPlayerTurn(0);
    case FirstPlayer::defender:
      return beginPlayerTurn(1);
  }
}

void Play::derive() {
  Course::settle(*this);
  status(BattleStatus::currentUnit) = position_.currentUnit();
  for (Person& person : mover_.people)
    if (person.present && person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
  keepLinesAtTurnStart(true);
  for (SideIndex side = 0; side < 2; ++side) keepArmyList(position_, mover_.side(side), side);
  Course::askAgain(*this);
  // A moment set up by hand at the end of a round: who may choose is worked out as well.
  if (position_.step() != StepId::roundChoices || !battle_.tasks.empty() || choosingSide(battle_) != noSide) return;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(fighters(), u)) status(u, UnitStatus::combatThisTurn) = static_cast<std::int16_t>(CombatState::fighting);
  status(BattleStatus::closingRound) = 1;
  openChoices();
}

// Under house rules that make other lines those of the ledger are kept beside: by these the referee tells what only
// such a rule allows. Lines that have moved since the turn began cannot be worked out any more.
void Play::keepLinesAtTurnStart(bool onlyMissing) {
  numberLines(UnitStatus::lineAtTurnStart, LinesBy::options, onlyMissing);
  if (!position_.book().otherLines()) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::ledgerLineAtTurnStart) = -1;
    return;
  }
  bool asTheyStood = true;
  position_.forEachPresent([&](UnitIndex u) {
    const UnitSet now = position_.line(u);
    asTheyStood =
        asTheyStood && (now.any() ? now : UnitSet().set(static_cast<std::size_t>(u))) == position_.lineAtTurnStart(u);
  });
  if (asTheyStood) numberLines(UnitStatus::ledgerLineAtTurnStart, LinesBy::ledger, onlyMissing);
}

void Play::numberLines(UnitStatus slot, LinesBy lines, bool onlyMissing) {
  const bool missing =
      std::ranges::any_of(battle_.units, [&](const Unit& unit) { return unit.present && unit.status[slot] < 0; });
  if (onlyMissing && !missing) return;
  std::int16_t number = 0;
  UnitSet known;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const std::int16_t kept = status(u, slot);
    if (onlyMissing && kept >= 0) add(known, u);
    if (onlyMissing) number = std::max(number, kept);
  }
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (in(known, u)) continue;
    const UnitSet line = position_.line(u, lines) & ~known;
    // It is in its own line.
    if (UnitSet(line).reset(static_cast<std::size_t>(u)).none()) {
      status(u, slot) = 0;
      continue;
    }
    number = std::min<std::int16_t>(static_cast<std::int16_t>(number + 1), static_cast<std::int16_t>(mostUnits));
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(line, v)) status(v, slot) = number;
    known |= line;
  }
}

}  // namespace signifer::hannibal
