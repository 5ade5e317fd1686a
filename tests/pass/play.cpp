#include <algorithm>

#include "pass.h"

namespace signifer::pass {

void Play::deploy() { Course::enter(*this, StepId::card); }
void Play::derive() { Course::settle(*this); }
bool Play::isOver() const { return outcomeOf(position_).has_value(); }
void Play::cannot(const Action&) const { account_.tell("came-to-nothing", {"PS-SEQ-2"}, {.side = battle_.active}); }

void Play::advance() { Course::goOn(*this); }

void Play::drawCard() {
  auto& deck = mover_.status;
  CardIn in{deck[BattleStatus::rushLeft],
            deck[BattleStatus::marchLeft],
            deck[BattleStatus::mireLeft],
            {battle_.active, noUnit, noUnit}};
  const auto card = account_.ask(*rulings().card, in);
  if (card->shuffled) {
    for (int kind = 0; kind < 3; ++kind)
      deck.at[static_cast<std::size_t>(kind) + 1] =
          static_cast<std::int16_t>(position_.book().deck[static_cast<std::size_t>(kind)]);
    account_.tell("shuffled", {"PS-SEQ-1"}, {});
  }
  const auto kind = static_cast<std::size_t>(card->card) + 1;
  --deck.at[kind];
  status(BattleStatus::card) = static_cast<std::int16_t>(kind);
  account_.tell("drew-card", {"PS-SEQ-1", "PS-MOV-1"},
                {.side = battle_.active, .figures = {Figure::inches(position_.reach())}}, card);
  Course::endStep(*this);
}

void Play::move(const Action& action) {
  goAhead(action.unit, action.path);
  met(action.unit);
}

// All of them move before anybody reacts.
void Play::moveLine(const Action& action) {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(action.units, u) && position_.present(u)) goAhead(u, action.path);
  for (UnitIndex u = battle_.unitCount(); u-- > 0;)
    if (in(action.units, u)) met(u);
}

void Play::goAhead(UnitIndex u, const Path& path) {
  const Walk way = walk(battle_.unit(u).pose, battle_.unit(u).base, path);
  mover_.place(u, way.end());
  status(u, UnitStatus::moved) = 1;
  account_.tell("moved", {"PS-MOV-1"}, {.unit = u, .figures = {Figure::inches(way.total)}});
}

// PS-REA-1: each unit that it has moved up to is asked; the task on top is asked first.
void Play::met(UnitIndex u) {
  for (UnitIndex foe = battle_.unitCount(); foe-- > 0;) {
    if (!position_.present(u) || !position_.present(foe) || !position_.enemies(u, foe) ||
        !touching(position_.stand(u), position_.stand(foe)))
      continue;
    status(u, UnitStatus::impetus) = 1;
    account_.tell("met", {"PS-FGT-2"}, {.unit = u, .other = foe});
    if (position_.fallingBack(foe)->allowed) push(TaskKind::fallBack, {foe, u});
  }
}

void Play::stand(UnitIndex u, UnitIndex from) { account_.tell("stood", {"PS-REA-1"}, {.unit = u, .other = from}); }

void Play::fallBack(UnitIndex u, UnitIndex) {
  const auto ruling = position_.fallingBack(u);
  const Length by = wholeLength(ruling->inches * oneInch);
  mover_.place(u, movedBack(battle_.unit(u).pose, by));
  account_.tell("fell-back", {"PS-REA-1"}, {.unit = u, .figures = {Figure::inches(by)}}, ruling);
}

void Play::fightAll() {
  for (UnitIndex a = 0; a < battle_.unitCount(); ++a)
    for (UnitIndex b = a + 1; b < battle_.unitCount(); ++b)
      if (position_.present(a) && position_.present(b) && position_.enemies(a, b) &&
          touching(position_.stand(a), position_.stand(b)))
        fight(a, b);
  endTurn();
}

void Play::fight(UnitIndex a, UnitIndex b) {
  const FightIn in{position_.is(a, UnitStatus::impetus), position_.is(b, UnitStatus::impetus), account_.roller(a, b),
                   account_.roller(b, a)};
  const auto fight = account_.ask(*rulings().fight, in);
  account_.tell("fought", {"PS-FGT-1"}, {.unit = a, .other = b, .figures = {Figure::count(fight->margin)}}, fight);
  if (fight->hit) hit(a);
  if (fight->enemyHit) hit(b);
}

void Play::hit(UnitIndex u) {
  account_.tell("was-hit", {"PS-FGT-1"}, {.unit = u});
  if (++status(u, UnitStatus::hits) < battle_.profile(u, UnitProfile::strength)) return;
  mover_.remove(u);
  account_.tell("fell", {"PS-FGT-4"}, {.unit = u, .key = true});
}

void Play::endTurn() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::moved) = status(u, UnitStatus::impetus) = 0;
  status(BattleStatus::card) = 0;
  mover_.turn = static_cast<std::int16_t>(battle_.turn + battle_.active);
  mover_.active = enemyOf(battle_.active);
  Course::enter(*this, StepId::card);
}

}  // namespace signifer::pass
