#include "sides/letter_desk.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "commander/why.h"
#include "play/battle_json.h"
#include "sides/written_orders.h"
#include "wording.h"

namespace signifer::ui {
namespace {

Position positionIn(const RuleSetLibrary& library, const Letter& letter) {
  const Document view = Document::parse("letter", letter.view.dump());
  return readPosition(library, view.root());
}

}  // namespace

LetterDesk::LetterDesk(const RuleSetLibrary& library, Letter letter, QObject* parent)
    : QObject(parent), letter_(std::move(letter)), position_(positionIn(library, letter_)) {
  for (SideIndex side = 0; side < 2; ++side)
    if (position_.battle.setup->sides[static_cast<std::size_t>(side)].id == letter_.side) side_ = side;
  begin();
  connect(&game_, &BattleController::happened, this, [this] {
    unsent_ = true;
    Q_EMIT planChanged();
  });
}

// The umpire rolls the dice; without any typed here, whatever needs them is foreseen.
void LetterDesk::begin() {
  auto session = std::make_unique<Session>(position_.rules, position_.battle, 0);
  for (SideIndex side = 0; side < 2; ++side) session->setDice(side, DiceOrigin::typed);
  game_.open(std::move(session));
}

bool LetterDesk::act(const Action& action) {
  const RuleSet& rules = game_.rules();
  if (!rules.judge(game_.battle(), action).legal()) return false;
  bool rolls = rollsDice(game_.session(), action);
  const QString words = text(actionInWords(rules, game_.battle(), action));
  const Json wish = writeAction(rules, game_.battle(), action);
  if (!rolls && !game_.act(action)) {
    if (!game_.openThrow()) return false;
    game_.dropThrow();
    rolls = true;
  }
  // Nothing comes of it here, so the table would offer it again.
  if (rolls && std::ranges::find(answer_.actions, wish) != answer_.actions.end()) {
    Q_EMIT game_.failed(tr("That is in your answer already."));
    return false;
  }
  actions_.push_back(action);
  answer_.actions.push_back(wish);
  words_ << (rolls ? tr("%1. The umpire rolls the dice.").arg(words) : words);
  unsent_ = true;
  Q_EMIT planChanged();
  return true;
}

// The battle is played anew up to there.
void LetterDesk::takeLastBack() {
  if (actions_.empty()) return;
  const std::vector<MailedOrder> sealed = orders();
  std::vector<Action> kept = std::exchange(actions_, {});
  kept.pop_back();
  answer_.actions.clear();
  words_.clear();
  begin();
  for (const Action& action : kept) (void)act(action);
  for (const MailedOrder& order : sealed) (void)sealOrder(game_, side_, order.text, order.opens, order.salt);
  Q_EMIT planChanged();
}

std::vector<MailedOrder> LetterDesk::orders() const {
  std::vector<MailedOrder> mine;
  for (const SealedOrder& order : sealedOrders(game_.session(), side_))
    if (order.side == side_) mine.push_back({order.text, order.opens, order.salt});
  return mine;
}

std::string LetterDesk::answer() const {
  Answer whole = answer_;
  whole.orders = orders();
  return writeAnswer(letter_, game_.definition(), *game_.battle().setup, whole).dump() + "\n";
}

}  // namespace signifer::ui
