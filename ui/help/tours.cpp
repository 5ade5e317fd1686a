#include "help/tours.h"

#include <QCoreApplication>
#include <QListWidget>
#include <QMenuBar>
#include <QToolBar>
#include <algorithm>

#include "beside/ghosts.h"
#include "docks/tell_line.h"
#include "game/machine_player.h"
#include "main_window.h"
#include "play/battle_json.h"
#include "printing/paper_dialog.h"
#include "symbols.h"
#include "table/table_view.h"
#include "wording.h"

namespace signifer::ui {
namespace {

struct ToursText {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::Tours)
};

using Watch = std::function<std::function<bool()>()>;

TourPlace whole(QWidget* widget) { return widget == nullptr ? TourPlace{} : TourPlace{widget, widget->rect()}; }

// The control of this name, where it is on show.
std::function<TourPlace()> control(const QWidget& within, const char* name) {
  return [&within, name] { return whole(within.findChild<QWidget*>(QLatin1String(name))); };
}

std::function<TourPlace()> unitOnTable(MainWindow& window, const char* id) {
  return [&window, id]() -> TourPlace {
    if (!window.game().hasBattle()) return {};
    const UnitIndex unit = findUnit(window.game().battle(), id);
    return unit == noUnit ? TourPlace{} : TourPlace{&window.table(), window.table().placeOf(unit)};
  };
}

// A button of the tool bar, by the name of its action.
std::function<TourPlace()> onToolBar(MainWindow& window, const char* action) {
  return [&window, action]() -> TourPlace {
    const auto* bar = window.findChild<QToolBar*>(QStringLiteral("tools"));
    auto* deed = window.findChild<QAction*>(QLatin1String(action));
    return bar == nullptr || deed == nullptr ? TourPlace{} : whole(bar->widgetForAction(deed));
  };
}

// The menu that this action stands in.
std::function<TourPlace()> menuOf(MainWindow& window, const char* action) {
  return [&window, action]() -> TourPlace {
    QMenuBar* bar = window.menuBar();
    for (QAction* menu : bar->actions())
      for (const QAction* one : menu->menu() == nullptr ? QList<QAction*>() : menu->menu()->actions())
        if (one->objectName() == QLatin1String(action)) return {bar, bar->actionGeometry(menu)};
    return {};
  };
}

std::size_t eventsIn(const BattleController& game) { return game.hasBattle() ? game.session().eventCount() : 0; }

Watch somethingHappens(BattleController& game) {
  return [&game] { return [&game, before = eventsIn(game)] { return eventsIn(game) > before; }; };
}

Watch stepChanges(BattleController& game) {
  return [&game] {
    return [&game, step = game.battle().step, side = game.battle().active] {
      return game.hasBattle() && (game.battle().step != step || game.battle().active != side);
    };
  };
}

Watch isSelected(BattleController& game, const char* id) {
  return [&game, id] {
    return [&game, id] { return game.hasBattle() && game.selected() == findUnit(game.battle(), id); };
  };
}

Tour besideTour(MainWindow& window) {
  BattleController& game = window.game();
  auto* ghosts = window.findChild<Ghosts*>();
  auto* line = window.findChild<TellLine*>();
  const auto tellLinePlace = control(window, "tellLine");
  Tour tour{tourTitle(TourKind::beside),
            ToursText::tr(
                "You play on a real table, and Signifer answers. You will go on to a step, tell what happened, ask, "
                "and show where a model stands."),
            {}};
  tour.steps.push_back(
      {ToursText::tr("The strip tells the step of the table in big letters. Go on to the next step: with this "
                     "button, or with F5."),
       control(window, "nowNext"), stepChanges(game)});
  tour.steps.push_back({ToursText::tr("A hit on the Velites. Type it into this line, then press Enter: %1")
                            .arg(ToursText::tr("velites lose 1")),
                        tellLinePlace, somethingHappens(game)});
  tour.steps.push_back(
      {ToursText::tr("The same line answers questions. Esc clears it once you have read the answer. Ask: %1")
           .arg(ToursText::tr("may numidians charge?")),
       tellLinePlace,
       [line] { return [line, before = line->answers()] { return line->answers() > before && line->isEmpty(); }; },
       true});
  tour.steps.push_back(
      {ToursText::tr("Somebody has moved the Boii. Drag them to where they stand now. They stay a ghost until "
                     "they are taken, and the referee says what he thinks of it."),
       unitOnTable(window, "boii"), [ghosts] { return [ghosts] { return !ghosts->empty(); }; }});
  tour.steps.push_back(
      {ToursText::tr("Take it, and the unit stands there."), control(window, "ghostsTake"), somethingHappens(game)});
  tour.steps.push_back(
      {ToursText::tr("Told wrongly? Step back takes it back. So does Ctrl+Z."), onToolBar(window, "step-back"),
       [&game] { return [&game, before = eventsIn(game)] { return eventsIn(game) < before; }; }, true});
  tour.steps.push_back({ToursText::tr("The table is somewhere else? Double-click any step of the turn to go there."),
                        control(window, "steps"), stepChanges(game), true});
  return tour;
}

Tour aloneTour(MainWindow& window) {
  BattleController& game = window.game();
  MachinePlayer& machine = window.machine();
  Tour tour{
      tourTitle(TourKind::alone),
      ToursText::tr(
          "You command Rome, a machine Carthage, and Signifer knows the rules. You will pick a unit, move it, and "
          "let the machine answer."),
      {}};
  tour.steps.push_back({ToursText::tr("Click Legio II. What it may do now stands at the right."),
                        unitOnTable(window, "legion-2"), isSelected(game, "legion-2")});
  tour.steps.push_back(
      {ToursText::tr("Drag it ahead and let it go. While you drag, the referee measures and says whether it may, "
                     "and why not."),
       unitOnTable(window, "legion-2"), somethingHappens(game)});
  tour.steps.push_back(
      {ToursText::tr(
           "Not sure what to do? Ask for a hint: in this menu, or with F7. The answer is drawn on the table."),
       menuOf(window, "hint"),
       [&machine] {
         const auto told = std::make_shared<bool>(false);
         QObject::connect(
             &machine, &MachinePlayer::hinted, &machine, [told] { *told = true; }, Qt::SingleShotConnection);
         return [told] { return *told; };
       },
       true});
  tour.steps.push_back({ToursText::tr("Done with this step? Next step goes on, and asks where somebody has to decide."),
                        control(window, "nextStep"), stepChanges(game)});
  tour.steps.push_back(
      {ToursText::tr("Go on until Carthage moves. The strip above the table tells each of its moves, and why."),
       control(window, "nextStep"), [&machine] { return [&machine] { return !machine.moves().empty(); }; }});
  return tour;
}

PaperDialog* openPapers(const MainWindow& window) {
  for (PaperDialog* dialog : window.findChildren<PaperDialog*>())
    if (dialog->isVisible()) return dialog;
  return nullptr;
}

std::function<TourPlace()> inPapers(const MainWindow& window, const char* name) {
  return [&window, name] {
    const PaperDialog* dialog = openPapers(window);
    return dialog == nullptr ? TourPlace{} : whole(dialog->findChild<QWidget*>(QLatin1String(name)));
  };
}

// The paper on show is another, or the dialog has been closed.
Watch paperChanges(const MainWindow& window) {
  return [&window] {
    const auto shown = [&window] {
      const PaperDialog* dialog = openPapers(window);
      return dialog == nullptr ? QString() : dialog->suggestedName();
    };
    return [shown, before = shown()] { return shown() != before; };
  };
}

Tour printTour(MainWindow& window) {
  Tour tour{tourTitle(TourKind::print),
            ToursText::tr(
                "A club hangs up its checklists and hands out its sheets. You will open the papers and look at two."),
            {}};
  tour.steps.push_back({ToursText::tr("Open the phase checklist in this menu, or with Ctrl+P."),
                        menuOf(window, "print-checklist"),
                        [&window] { return [&window] { return openPapers(window) != nullptr; }; }});
  tour.steps.push_back({ToursText::tr("Choose another paper here: the reference sheet, unit cards, the battle sheet."),
                        inPapers(window, "paper"), paperChanges(window)});
  tour.steps.push_back({ToursText::tr("And its size. A5 goes into a pocket."), inPapers(window, "paperSize"),
                        paperChanges(window), true});
  tour.steps.push_back({ToursText::tr("Print it or save it as PDF whenever you like. For now, close the papers."),
                        inPapers(window, "closePapers"),
                        [&window] { return [&window] { return openPapers(window) == nullptr; }; }});
  return tour;
}

}  // namespace

const char* tourId(TourKind kind) {
  constexpr std::array ids{"tour-beside", "tour-alone", "tour-print"};
  static_assert(ids.size() == tourKinds.size());
  return ids[static_cast<std::size_t>(kind)];
}

QString tourTitle(TourKind kind) {
  switch (kind) {
    case TourKind::beside:
      return ToursText::tr("The referee beside the table");
    case TourKind::alone:
      return ToursText::tr("Playing alone");
    case TourKind::print:
      return ToursText::tr("Printing for the club");
  }
  return {};
}

Tour makeTour(TourKind kind, MainWindow& window) {
  switch (kind) {
    case TourKind::beside:
      return besideTour(window);
    case TourKind::alone:
      return aloneTour(window);
    case TourKind::print:
      break;
  }
  return printTour(window);
}

}  // namespace signifer::ui
