#include "commander/intentions.h"

#include <algorithm>
#include <string>
#include <utility>

#include "commander/playouts.h"
#include "commander/why.h"
#include "dice/stream.h"

namespace signifer {
namespace {

constexpr int turnsPlayed = 4;
/// Who goes less far stays where he is.
constexpr double shortestWay = 1.0 * oneInch;

/// One way in which the turn may go on.
struct TurnPlayed {
  std::vector<Intention> moves;

  Intention& of(const Battle& before, UnitIndex u) {
    const auto found = std::ranges::find(moves, u, &Intention::unit);
    if (found != moves.end()) return *found;
    const Pose& pose = before.unit(u).pose;
    moves.push_back({u, {}, pose, pose});
    return moves.back();
  }

  void note(const RuleSet& rules, const Battle& before, const Action& answer) {
    const bool acts = answer.target != noUnit || !answer.path.empty();
    if (answer.unit == noUnit || !acts) return;
    Intention& one = of(before, answer.unit);
    const std::string deed = deedInWords(rules, before, answer);
    if (one.words.empty())
      one.words = actionInWords(rules, before, answer);
    else if (!one.words.ends_with(deed))
      one.words += "; " + deed;
    forEachIn(answer.units, [&](UnitIndex u) { of(before, u); });
  }

  // Whoever only turns, or is shot off the table, does not go.
  void end(const Battle& battle) {
    for (Intention& one : moves) {
      const Unit& unit = battle.unit(one.unit);
      if (unit.present && length(toVec(unit.pose.centre) - toVec(one.from.centre)) >= shortestWay) one.to = unit.pose;
    }
    std::erase_if(moves, [](const Intention& one) { return one.words.empty() && one.to == one.from; });
  }
};

}  // namespace

std::vector<Intention> intentionsAfter(const RuleSet& rules, const Battle& battle, SideIndex side,
                                       const Planning& planning, const Orders& orders, const Parts& parts,
                                       std::uint64_t seed, const Action& chosen,
                                       const std::function<bool()>& outOfTime) {
  Playouts playouts(1, planning.care, planning.sound != 0);
  std::vector<Intention> most;
  for (int i = 0; i < turnsPlayed && !outOfTime(); ++i) {
    TurnPlayed turn;
    playouts.tell([&](const Battle& before, const Action& answer) { turn.note(rules, before, answer); });
    const std::uint64_t dice = streamSeed(seed, static_cast<std::uint64_t>(i), "intentions");
    static_cast<void>(playouts.play(rules, battle, side, orders, parts, dice, &chosen));
    turn.end(playouts.end());
    if (turn.moves.size() > most.size()) most = std::move(turn.moves);
  }
  return most;
}

}  // namespace signifer
