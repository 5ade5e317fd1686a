#include "simulation/playout.h"

#include <cassert>
#include <cmath>

#include "battle/arriving.h"
#include "battle/turn_reached.h"
#include "play/losses.h"
#include "rules/to_win.h"

namespace signifer {
namespace {

std::int16_t chanceOf(const Sitting& sitting, const std::optional<ToWin>& toWin) {
  if (const auto outcome = sitting.outcome()) {
    if (outcome->winner == noSide) return evenChance;
    return outcome->winner == 0 ? std::int16_t{1000} : std::int16_t{0};
  }
  const RuleSet& rules = sitting.rules();
  auto chance = rules.chanceAtEnd(sitting.appraiseEnd(0));
  if (chance && toWin)
    chance = toWin->chance(toWinFiguresOf(sitting.battle(), *chance, *rules.chanceAtEnd(sitting.appraiseEnd(1))));
  return chance ? static_cast<std::int16_t>(std::lround(1000 * *chance)) : evenChance;
}

}  // namespace

PlayedBattle playOut(const RuleSet& rules, Battle& battle, const std::array<Commander*, 2>& commanders, Dice& dice,
                     ActionList& candidates, std::uint32_t bound, const std::atomic<bool>* stop,
                     const std::function<void(const Sitting&)>& atTurnsEnd) {
  SilentChronicle silent;
  PlayedBattle played;
  std::int16_t turn = battle.turn;
  const std::unique_ptr<Sitting> sitting = rules.sit(battle, dice, silent);
  const std::optional<ToWin> toWin = ToWin::of(rules.definition(), *battle.setup);
  const UnitSet units = unitsTakingPart(rules.definition(), battle);
  while (stop == nullptr || !stop->load(std::memory_order_relaxed)) {
    if (const auto outcome = sitting->outcome()) {
      played.winner = outcome->winner;
      break;
    }
    if (played.actions == bound) {
      played.stalled = true;
      break;
    }
    const Decision decision = sitting->decision();
    assert(decision.side == 0 || decision.side == 1);
    Commander& commander = *commanders[static_cast<std::size_t>(decision.side)];
    sitting->resolve(commander.answer(*sitting, decision, candidates));
    ++played.actions;
    if (battle.turn == turn) continue;
    if (atTurnsEnd && !sitting->outcome()) atTurnsEnd(*sitting);
    played.chances.push_back(chanceOf(*sitting, toWin));
    turn = battle.turn;
  }
  played.chances.push_back(chanceOf(*sitting, toWin));
  played.turns = static_cast<std::int16_t>(turnReached(battle));
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (in(units, u) && !battle.unit(u).present && !isAside(battle.unit(u))) add(played.lost, u);
  played.fingerprint = fingerprint(battle);
  return played;
}

}  // namespace signifer
