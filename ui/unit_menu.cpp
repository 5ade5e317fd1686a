#include "unit_menu.h"

#include <algorithm>
#include <vector>

#include "game/choices.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/distance.h"
#include "table/unit_painter.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostChoices = 8;

Footprint baseOf(const Battle& battle, UnitIndex unit) { return {battle.unit(unit).pose, battle.unit(unit).base}; }

// Choices about this unit: its own, or those of the selected unit that aim at it.
void addChoices(QMenu& menu, const BattleController& game, UnitIndex unit, const UnitMenuDeeds& deeds) {
  if (game.byHand() || game.outcome() || game.openThrow()) return;
  const UnitIndex selected = game.selected();
  std::size_t added = 0;
  for (const Choice& choice : unitChoices(game, unit)) {
    if (choice.actions.size() != 1 || choice.path || ++added > mostChoices) continue;
    QObject::connect(menu.addAction(choice.title), &QAction::triggered, &menu,
                     [action = choice.actions.front(), choose = deeds.choose] { choose(action); });
  }
  if (selected != noUnit && selected != unit)
    for (const Choice& choice : unitChoices(game, selected)) {
      const Action& action = choice.actions.front();
      if (action.target != unit || choice.actions.size() != 1) continue;
      const QString name = text(unitName(game.battle(), selected));
      QObject::connect(menu.addAction(QMenu::tr("%1 – %2").arg(name, choice.title)), &QAction::triggered, &menu,
                       [action, choose = deeds.choose] { choose(action); });
    }
  if (!menu.actions().isEmpty()) menu.addSeparator();
}

void addDistances(QMenu& menu, const BattleController& game, UnitIndex unit, const UnitMenuDeeds& deeds) {
  const Battle& battle = game.battle();
  const UnitIndex selected = game.selected();
  if (selected != noUnit && selected != unit)
    QObject::connect(
        menu.addAction(
            QMenu::tr("Distance to %1: %2").arg(text(unitName(battle, selected)), gapWords(game, selected, unit))),
        &QAction::triggered, &menu, [selected, unit, measure = deeds.measure] { measure(selected, unit); });
  std::vector<std::pair<double, UnitIndex>> enemies;
  for (UnitIndex other = 0; other < battle.unitCount(); ++other)
    if (battle.unit(other).present && battle.unit(other).side != battle.unit(unit).side)
      enemies.emplace_back(distanceBetween(baseOf(battle, unit), baseOf(battle, other)), other);
  if (enemies.empty()) return;
  std::ranges::sort(enemies);
  QMenu* all = menu.addMenu(QMenu::tr("Distances to all enemies"));
  for (const auto& [gap, other] : enemies)
    QObject::connect(
        all->addAction(QMenu::tr("%1: %2").arg(gapWords(game, unit, other), text(unitName(battle, other)))),
        &QAction::triggered, &menu, [unit, foe = other, measure = deeds.measure] { measure(unit, foe); });
}

void addMeasures(QMenu& menu, BattleController& game, UnitIndex unit, const UnitMenuDeeds& deeds) {
  using Tool = TableView::Tool;
  const std::pair<QString, Tool> tools[] = {{QMenu::tr("Its arcs"), Tool::arcs},
                                            {QMenu::tr("What it sees"), Tool::sees},
                                            {QMenu::tr("Who sees it"), Tool::seenBy},
                                            {QMenu::tr("Its reaches and zones"), Tool::zones}};
  for (const auto& [words, tool] : tools)
    QObject::connect(menu.addAction(words), &QAction::triggered, &menu,
                     [&game, unit, wanted = tool, deed = deeds.tool] {
                       game.select(unit);
                       deed(wanted);
                     });
}

// Its line and its command, where there is more than itself in them.
void addCompany(QMenu& menu, const BattleController& game, UnitIndex unit, const UnitMenuDeeds& deeds) {
  const auto add = [&](const QString& words, std::size_t many, const std::function<void(UnitIndex)>& select) {
    if (many < 2) return;
    QObject::connect(menu.addAction(words.arg(many)), &QAction::triggered, &menu, [unit, select] { select(unit); });
  };
  add(QMenu::tr("Select its line: %1 units"), lineOf(game.rules(), game.battle(), unit).size(), deeds.selectLine);
  add(QMenu::tr("Select its command: %1 units"), commandOf(game.rules(), game.battle(), unit).size(),
      deeds.selectCommand);
}

}  // namespace

QString gapWords(const BattleController& game, UnitIndex one, UnitIndex other) {
  const double gap = distanceBetween(baseOf(game.battle(), one), baseOf(game.battle(), other));
  return text(wordedAtLength(game.definition(), game.battle(), toLength(gap)));
}

void fillUnitMenu(QMenu& menu, BattleController& game, UnitIndex unit, const UnitMenuDeeds& deeds) {
  const Battle& battle = game.battle();
  QAction* head = menu.addAction(QIcon(sideFlag(battle.unit(unit).side)), text(unitName(battle, unit)));
  head->setEnabled(false);
  menu.addSeparator();
  addChoices(menu, game, unit, deeds);
  addDistances(menu, game, unit, deeds);
  addMeasures(menu, game, unit, deeds);
  if (game.selected() != unit)
    QObject::connect(menu.addAction(QMenu::tr("Select it")), &QAction::triggered, &menu,
                     [&game, unit] { game.select(unit); });
  addCompany(menu, game, unit, deeds);
  menu.addSeparator();
  QObject::connect(menu.addAction(QMenu::tr("Move in figures…")), &QAction::triggered, &menu,
                   [&game, unit, typeMove = deeds.typeMove] {
                     game.select(unit);
                     typeMove();
                   });
  QObject::connect(menu.addAction(QMenu::tr("Correct: place, harm, state…")), &QAction::triggered, &menu,
                   [&game, unit, change = deeds.changeByHand] {
                     game.select(unit);
                     change();
                   });
  const std::size_t events = game.session().eventCount();
  if (events == 0) return;
  const bool key = game.isKey(events);
  QObject::connect(menu.addAction(key ? QMenu::tr("The last event is no key moment") : QMenu::tr("Mark this moment")),
                   &QAction::triggered, &menu, [&game, events, key] {
                     EventMark mark = game.mark(events);
                     mark.key = key ? -1 : 1;
                     game.markEvent(events, mark);
                   });
}

}  // namespace signifer::ui
