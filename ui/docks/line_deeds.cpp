#include "docks/line_deeds.h"

#include <variant>

#include "game/battle_controller.h"

namespace signifer::ui {
namespace {

// The players' dice of an answer: by what is seen, or face by face.
void typeDice(BattleController& game, const std::vector<int>& typed) {
  for (std::size_t i = 0; i < typed.size() && game.openThrow();) {
    const bool seen = typed[i] == bySight;
    const DiceWanted& wanted = game.openThrow()->wanted;
    const std::size_t count = seen ? wanted.figures() : static_cast<std::size_t>(wanted.count);
    i += seen ? 1 : 0;
    game.setBySight(seen);
    for (std::size_t n = 0; n < count && i < typed.size() && game.openThrow(); ++n) game.typeFace(typed[i++]);
  }
}

}  // namespace

// A line is done answer by answer. Where an order or a passing step has done it already, it is not done
// again.
void carryOut(BattleController& game, const ActedLine& acted) {
  if (acted.orders != game.standingOrders()) game.setStandingOrders(acted.orders);
  const bool bySightBefore = game.desk().bySight;
  std::size_t done = game.session().eventCount();
  const auto isDone = [&](const Action& action) {
    if (done >= game.session().eventCount()) return false;
    const Action* there = std::get_if<Action>(&game.session().event(done).what);
    if (there == nullptr || *there != action) return false;
    ++done;
    return true;
  };
  for (const ActStep& step : acted.steps) {
    if (isDone(step.action)) continue;
    if (game.openThrow() && game.openThrow()->action != step.action) game.dropThrow();
    if (!game.openThrow()) game.act(step.action);
    typeDice(game, step.typed);
    if (!isDone(step.action)) break;
  }
  game.setBySight(bySightBefore);
}

}  // namespace signifer::ui
