#include "sides/waiting.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "play/sealed_orders.h"
#include "play/who_is_asked.h"
#include "symbols.h"
#include "view/letters.h"

namespace signifer::ui {
namespace {

struct Waiting {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::Waiting)
};

QString turnWords(const BattleController& game, SideIndex side) {
  if (game.outcome()) return Waiting::tr("The battle is over");
  if (const auto& open = game.openThrow(); open && (open->side() == side || open->side() == noSide))
    return Waiting::tr("To roll dice");
  const Decision now = game.decision();
  if (game.openThrow() || !isAsked(game.definition(), game.battle(), now, side))
    return Waiting::tr("Nothing to do now");
  return Waiting::tr("To act");
}

// An order that is open has been carried out, or is its side's own affair.
QString ordersIn(const BattleController& game, SideIndex side) {
  const std::vector<SealedOrder> orders = sealedOrders(game.session());
  const auto waits = [side](const SealedOrder& one) { return one.side == side && one.openedInTurn == 0; };
  const auto count = static_cast<int>(std::ranges::count_if(orders, waits));
  return count == 0 ? Waiting::tr("no order in") : Waiting::tr("%n orders in", nullptr, count);
}

QString answerIn(const BattleController& game, SideIndex side) {
  const SideMail mail = mailBookIn(notesOf(game.desk())).sides[static_cast<std::size_t>(side)];
  if (mail.letter == 0) return {};
  return mail.answered >= mail.letter ? Waiting::tr("the answer to letter %1 is in").arg(mail.letter)
                                      : Waiting::tr("letter %1 is out, no answer yet").arg(mail.letter);
}

}  // namespace

QString waitingWords(const BattleController& game, SideIndex side) {
  QStringList words{turnWords(game, side), ordersIn(game, side)};
  if (const QString answer = answerIn(game, side); !answer.isEmpty()) words << answer;
  return words.join(QStringLiteral(" · "));
}

}  // namespace signifer::ui
