// The window beside a real table: ghosts, one key for what is told most, the last move judged, and what is asked when
// the referee takes over.
#include <QMenu>
#include <QMessageBox>
#include <QToolBar>
#include <algorithm>

#include "beside/far_strip.h"
#include "beside/ghost_pane.h"
#include "beside/ghosts.h"
#include "beside/now_strip.h"
#include "beside/step_menu.h"
#include "dialogs/action_dialog.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/tell_line.h"
#include "docks/unit_dock.h"
#include "main_window.h"
#include "photo/photo_desk.h"
#include "photo/told_overlay.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/table_view.h"
#include "tell/hand_moves.h"
#include "tell/matters.h"
#include "tell/tell.h"
#include "widgets/depth_switch.h"
#include "widgets/notice.h"
#include "wording.h"

namespace signifer::ui {

// It spans the docks too: it is read from two metres.
void MainWindow::makeNowBar() {
  addToolBarBreak();
  nowBar_ = addToolBar(tr("Now"));
  nowBar_->setObjectName(QStringLiteral("nowBar"));
  nowBar_->setMovable(false);
  nowBar_->toggleViewAction()->setVisible(false);
  now_ = new NowStrip(game_);
  nowBar_->addWidget(now_);
  nowBar_->hide();
}

// For a screen that lies flat between two players.
QAction* MainWindow::makeFarStrip(QMenu& view) {
  QAction* far = add(&view, "far-strip", tr("Step for the player &opposite"), {}, Qt::CTRL | Qt::Key_F12);
  far->setCheckable(true);
  far->setToolTip(tr("The step upside down along the upper edge, for a screen that lies flat between two"));
  connect(far, &QAction::toggled, this, [this](bool on) {
    if (farBar_ == nullptr) {
      farBar_ = new QToolBar(tr("Step for the player opposite"));
      farBar_->setObjectName(QStringLiteral("farBar"));
      farBar_->setMovable(false);
      farBar_->toggleViewAction()->setVisible(false);
      farBar_->addWidget(new FarStrip(game_));
      insertToolBar(tools_, farBar_);
      insertToolBarBreak(tools_);
    }
    farBar_->setVisible(on);
  });
  return far;
}

void MainWindow::makeBeside() {
  ghosts_ = new Ghosts(game_, this);
  table_->setGhosts(*ghosts_);
  auto* pane = new GhostPane(game_, *ghosts_);
  unit_->putOnTop(pane);
  connect(pane, &GhostPane::linkActivated, this, &MainWindow::followLink);
  auto* overlay = new ToldOverlay(game_, *table_);
  const auto draw = [this, overlay] {
    overlay->show(ghosts_->judged());
    overlay->showNearest(ghosts_->places().empty() ? noUnit : ghosts_->places().back().unit, ghosts_->nearest());
  };
  connect(ghosts_, &Ghosts::changed, this, [this] {
    if (ghosts_->empty()) return;
    tell(tr("<b>Shown:</b> Enter keeps it, Shift+Enter nearest legal place, Ctrl+J another step, Esc puts it back"));
    unit_->raise();
  });
  connect(findChild<TellLine*>(), &TellLine::laid, this,
          [this](const QString& changes) { ghosts_->lay(changes.toStdString()); });
  connect(ghosts_, &Ghosts::changed, overlay, draw);
  connect(&game_, &BattleController::changed, overlay, draw);
  connect(now_, &NowStrip::goOnWanted, this, [this] { sequence_->goOn(); });
  sequence_->setShownButton(now_->nextButton());
  sequence_->setAskedBefore([this] { return takesTableAsShown(); });
  // The unit itself shows its answer. The ruling is put away here until dice are wanted.
  connect(unit_, &UnitDock::refereeAsked, unit_, &QWidget::raise);
  connect(&game_, &BattleController::throwChanged, this, [this] {
    if (!besideNow_ || !game_.openThrow()) return;
    ruling_->show();
    ruling_->raise();
  });
}

// One key each for what is told of a unit most often.
void MainWindow::makeTellMenu(QMenu& referee) {
  QMenu* menu = referee.addMenu(tr("&Tell of the selected"));
  const auto tells = [&](std::string_view id, const QString& name, const QKeySequence& key, const char* deed) {
    QAction* action = add(menu, id, name, {}, key);
    connect(action, &QAction::triggered, this, [this, deed] { tellOfSelected(QString::fromLatin1(deed)); });
    needBattle_ << action;
  };
  tells("tell-hit", tr("One &hit more"), Qt::Key_X, "+1");
  tells("tell-hit-less", tr("One hit &less"), Qt::SHIFT | Qt::Key_X, "-1");
  tells("tell-routs", tr("It &routs"), Qt::SHIFT | Qt::Key_R, "rout");
  tells("tell-lost", tr("It is l&ost"), Qt::Key_Delete, "is lost");
  tells("tell-nothing", tr("&Nothing happened to it"), Qt::SHIFT | Qt::Key_N, "nothing");
  QAction* fights = add(menu, "tell-fights", tr("It &fights the nearest enemy"), {}, Qt::Key_F);
  connect(fights, &QAction::triggered, this, &MainWindow::fightNearest);
  QAction* legal = add(menu, "was-that-legal", tr("&Was the last move legal?"), {}, Qt::SHIFT | Qt::Key_J);
  connect(legal, &QAction::triggered, this, &MainWindow::sayWhetherLegal);
  QAction* other = add(menu, "judge-other-step", tr("&Judge for another step…"), {}, Qt::CTRL | Qt::Key_J);
  connect(other, &QAction::triggered, this, &MainWindow::judgeForAnotherStep);
  needBattle_ << fights << legal << other;
}

// A ghost, or the question that was answered last.
void MainWindow::judgeForAnotherStep() {
  if (!game_.hasBattle()) return;
  if (!ghosts_->places().empty()) {
    unit_->raise();
    return findChild<GhostPane*>()->chooseStep();
  }
  auto* line = findChild<TellLine*>();
  if (line->question().isEmpty())
    return complain(tr("Drag a unit to where it stands, or ask a question: then it can be judged for another step."));
  std::vector<StepChoice> choices;
  for (const MomentOfMove& one : momentsAround(game_.rules(), game_.battle()))
    choices.push_back({one.moment, text(one.words)});
  openStepMenu(*line, choices, [line](const TableMoment& moment) { line->answerFor(moment); });
}

void MainWindow::tellOfSelected(const QString& deed) {
  if (!game_.hasBattle() || game_.openThrow()) return;
  if (game_.group().empty()) return complain(tr("Select the unit that it happened to."));
  const Told told = tellDeed(game_.rules(), game_.battle(), game_.group(), deed.toStdString());
  if (told.stopped) return complain(text(told.stopped->why));
  QStringList words;
  for (const ToldFact& fact : told.understood) words << text(fact.words);
  // A key alone changes nothing past a referee who carries out the rules.
  const QString why = game_.byHand() ? QString() : askReason(this, words.join(QStringLiteral("; ")));
  if (!game_.byHand() && why.isEmpty()) return;
  game_.change(text(told.changes), why);
  tell(words.join(QStringLiteral("; ")).toHtmlEscaped());
}

// Flush with him, on the side that it stands towards.
void MainWindow::fightNearest() {
  const UnitIndex unit = game_.hasBattle() ? game_.selected() : noUnit;
  if (unit == noUnit) return complain(tr("Select the unit that it happened to."));
  const Battle& battle = game_.battle();
  UnitIndex nearest = noUnit;
  const auto away = [&](UnitIndex other) {
    const Vec2 way = toVec(battle.unit(other).pose.centre) - toVec(battle.unit(unit).pose.centre);
    return dot(way, way);
  };
  for (UnitIndex other = 0; other < battle.unitCount(); ++other) {
    if (!battle.unit(other).present || battle.unit(other).side == battle.unit(unit).side) continue;
    if (nearest == noUnit || away(other) < away(nearest)) nearest = other;
  }
  if (nearest == noUnit) return;
  tellOfSelected(QStringLiteral("contact ") + text(unitInFull(battle, nearest)));
}

void MainWindow::sayWhetherLegal() {
  if (!game_.hasBattle()) return;
  const std::optional<ToldAnswer> answer = wasThatLegal(game_.session());
  if (!answer) return complain(tr("No move was made by hand yet."));
  findChild<TellLine*>()->say(*answer);
}

// Nothing is asked on the way down: the table goes on from what the referee holds.
void MainWindow::askWhatIsSo(Depth before) {
  const bool up = (before == Depth::checklist || before == Depth::judgeWhenAsked) && !game_.byHand();
  if (!up || !game_.hasBattle() || game_.outcome()) return;
  UnsettledFacts facts;
  const std::size_t open = facts.of(game_.session()).size();
  const Battle& battle = game_.battle();
  const QString step = QString::fromStdString(game_.definition().sequence().step(battle.step).title);
  const QString moment = tr("%1, turn %2: %3").arg(text(sideName(battle, battle.active))).arg(battle.turn).arg(step);
  const QString unknown = open == 0 ? QString() : tr(" %1 facts were left open.").arg(open);
  question_->say(
      tr("From here Signifer carries out the rules, on the table as it is shown: %1.%2").arg(moment, unknown),
      {{tr("The table is as shown"), [this] { takesTableAsShown(); }},
       {tr("By hand…"), [this] { changeByHand(); }},
       {tr("Read a photo…"), [this] { findChild<PhotoDesk*>()->choose(); }},
       {tr("Back to %1").arg(depthName(static_cast<int>(before))), [this, before] { chooseDepth(before); }}});
  tableAsked_ = question_->words();
}

bool MainWindow::takesTableAsShown() {
  if (tableAsked_.isEmpty() || question_->words() != tableAsked_) return false;
  question_->say({});
  tableAsked_.clear();
  tell(tr("The table is taken as shown."));
  return true;
}

}  // namespace signifer::ui
