#include "docks/choice_list.h"

#include <QMenu>

#include "translate.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostInMenu = 40;

// The ways of one choice, or several choices, in a menu.
void openMenu(QWidget& under, const BattleController& game, const std::vector<Action>& actions, bool titles,
              const ChooseAction& choose) {
  auto* menu = new QMenu(&under);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (std::size_t i = 0; i < std::min(actions.size(), mostInMenu); ++i) {
    const Action action = actions[i];
    const QString details = detailWords(game.rules(), game.battle(), action);
    const QString words = titles || details.isEmpty() ? actionWords(game.rules(), game.battle(), action) : details;
    QObject::connect(menu->addAction(words), &QAction::triggered, menu, [action, choose] { choose(action); });
  }
  menu->popup(under.mapToGlobal(QPoint(0, under.height())));
}

}  // namespace

void addChoices(QVBoxLayout& column, const BattleController& game, const std::vector<Choice>& choices, std::size_t most,
                bool edges, const ChooseAction& choose, const ConsiderAction& consider) {
  const std::size_t shown = choices.size() <= most ? choices.size() : most - 1;
  for (std::size_t i = 0; i < shown; ++i) {
    const Choice choice = choices[i];
    auto* row = new RowButton(choice.title, choice.note, QStringLiteral("allowed"), edges);
    row->setDetail(choice.figures);
    row->setObjectName(QStringLiteral("choice"));
    const ActionKind& kind = game.definition().actions()[static_cast<std::size_t>(choice.actions.front().kind)];
    if (!kind.rules.empty()) row->setProperty(ruleHere, QString::fromStdString(kind.rules.front()));
    QObject::connect(row, &QAbstractButton::clicked, row, [row, &game, choice, choose] {
      if (choice.path || choice.actions.size() == 1)
        choose(choice.actions.front());
      else
        openMenu(*row, game, choice.actions, false, choose);
    });
    QObject::connect(row, &RowButton::considered, row, [choice, consider](bool on) {
      consider(on ? std::optional(choice.actions.front()) : std::nullopt);
    });
    column.addWidget(row);
  }
  if (shown == choices.size()) return;
  std::vector<Action> rest;
  for (std::size_t i = shown; i < choices.size(); ++i)
    rest.insert(rest.end(), choices[i].actions.begin(), choices[i].actions.end());
  auto* row = new RowButton(tr("More…"), QString::number(rest.size()), {}, edges);
  QObject::connect(row, &QAbstractButton::clicked, row,
                   [row, &game, rest, choose] { openMenu(*row, game, rest, true, choose); });
  column.addWidget(row);
}

}  // namespace signifer::ui
