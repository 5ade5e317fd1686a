// A machine's turn in the window: where its moves, its plan and its hints are shown, and what rests meanwhile.
#include <QAction>
#include <QLabel>
#include <algorithm>
#include <initializer_list>

#include "docks/deployment_dock.h"
#include "docks/sequence_model.h"
#include "docks/unit_dock.h"
#include "game/choices.h"
#include "game/machine_player.h"
#include "machine/machine_bar.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "play/wording.h"
#include "preferences.h"
#include "symbols.h"
#include "table/table_view.h"
#include "widgets/notice.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int shortestGlide = 120;
constexpr int longestGlide = 800;

// The middle of some units, of those that are still there.
std::optional<Point> middleOf(const Battle& battle, const std::vector<UnitIndex>& units) {
  std::int64_t x = 0;
  std::int64_t y = 0;
  int count = 0;
  for (const UnitIndex unit : units) {
    if (!battle.unit(unit).present) continue;
    x += battle.unit(unit).pose.centre.x;
    y += battle.unit(unit).pose.centre.y;
    ++count;
  }
  if (count == 0) return std::nullopt;
  return Point{static_cast<Length>(x / count), static_cast<Length>(y / count)};
}

std::vector<PlanArrow> arrowsOf(const MachinePlayer& machine, const Battle& battle) {
  std::vector<PlanArrow> arrows;
  for (const WingAim& wing : machine.wings()) {
    const auto from = middleOf(battle, wing.units);
    if (!from) continue;
    arrows.push_back({machine.planSide(), *from, wing.aim.value_or(*from), wing.goes && wing.aim, false,
                      QString::fromStdString(wing.label)});
  }
  for (const Intention& one : machine.intentions())
    if (one.to != one.from && battle.unit(one.unit).present)
      arrows.push_back({machine.planSide(), battle.unit(one.unit).pose.centre, one.to.centre, true, true, {}});
  return arrows;
}

}  // namespace

void MainWindow::connectMachine() {
  connect(machine_, &MachinePlayer::thinkingChanged, this, &MainWindow::refreshStatus);
  connect(machine_, &MachinePlayer::moved, this, &MainWindow::followMove);
  connect(machine_, &MachinePlayer::hinted, this, &MainWindow::showHint);
  connect(machineDock_, &MachineDock::marksChanged, this, &MainWindow::refreshMarks);
  for (Dock* behindTabs : std::initializer_list<Dock*>{machineDock_, deployment_, hand_})
    connect(behindTabs->toggleViewAction(), &QAction::toggled, this,
            [this] { unit_->showBar(machineDock_->isHidden() && deployment_->isHidden() && hand_->isHidden()); });
  connect(machineBar_, &MachineBar::pauseWanted, this, [this](bool paused) {
    pause_->setChecked(paused);
    machine_->setPaused(paused);
  });
  connect(&game_, &BattleController::changed, this, &MainWindow::refreshMachine);
  connect(&game_, &BattleController::handHeld, this, &MainWindow::sayWhoMoves);
}

// The machine's dock comes to the front when its turn begins, and the players' dock when that turn is over.
void MainWindow::refreshMachine() {
  const bool machines = game_.hasBattle() && (game_.machinePlays(0) || game_.machinePlays(1));
  const bool rests = game_.handsRest();
  if (machines != machines_) machineDock_->setVisible(machines);
  if (machines && (rests != handsRested_ || machines != machines_))
    (rests ? static_cast<QDockWidget*>(machineDock_) : unit_)->raise();
  machines_ = machines;
  handsRested_ = rests;
  refreshMarks();
}

void MainWindow::refreshMarks() {
  TurnMarks marks;
  if (!game_.hasBattle()) return table_->showTurn({}, {});
  for (const MachineMove& move : machine_->moves())
    for (const MachineMove::Way& way : move.ways)
      if (game_.battle().unit(way.unit).present && move.side != game_.battle().active)
        marks.ways.push_back({move.side, way.from, way.to, game_.battle().unit(way.unit).base});
  // In the players' own turn the moves are in the dock; the table speaks of one only while it is read there.
  const std::optional<MachineMove> shown = machineDock_->shownMove();
  if (shown && (game_.machinePlays(game_.battle().active) || machineDock_->isAncestorOf(focusWidget()))) {
    marks.words = shown->why.isEmpty() ? shown->what : shown->what + QLatin1Char('\n') + shown->why;
    marks.side = shown->side;
    for (const MachineMove::Way& way : shown->ways) marks.shown.push_back(way.unit);
    if (marks.shown.empty() && shown->unit != noUnit) marks.shown.push_back(shown->unit);
  }
  const bool planned = machineDock_->showsPlan() && game_.machinePlays(machine_->planSide());
  table_->showTurn(std::move(marks), planned ? arrowsOf(*machine_, game_.battle()) : std::vector<PlanArrow>());
}

void MainWindow::followMove() {
  refreshMarks();
  const int glide = std::min(machine_->pause() * 6 / 10, longestGlide);
  if (glide >= shortestGlide && Preferences::load().motion) table_->glide(glide);
}

void MainWindow::showHint(const Action& action, const QString& why) {
  const QString what = text(unitName(game_.battle(), action.unit));
  QString words = actionWords(game_.rules(), game_.battle(), action);
  // The name of an action that ends a step says nothing, so say the next step instead.
  if (const std::optional<Action> advance = advanceAction(game_); advance && *advance == action)
    words = tr("%1 (%2)").arg(words, sequenceView(game_).nextNote);
  if (action.unit != noUnit) table_->propose(action);
  // Between players the chances that he reckons with are others.
  const QString chances =
      why.contains(u'%') ? u' ' + tr("Chances to win: between machines of equal strength.") : QString();
  question_->say(
      tr("A legate would: %1. %2").arg(what.isEmpty() ? words : tr("%1: %2").arg(what, words), why).trimmed() + chances,
      {{tr("Do it"),
        [this, action] {
          question_->say({});
          game_.act(action);
        }},
       {tr("Close"), [this] {
          question_->say({});
          table_->cancelDraft();
        }}});
}

void MainWindow::sayWhoMoves() {
  tell(tr("%1, led by a machine: F9 pauses it, the Machine dock hands it over.")
           .arg(text(sideName(game_.battle(), game_.decision().side))));
}

QString MainWindow::machineWords() const {
  if (!game_.handsRest()) return machine_->seeksHint() ? tr("A legate is thinking about your move…") : QString();
  const QString side = text(sideName(game_.battle(), game_.decision().side));
  if (machine_->waits()) return tr("<b>%1: pause.</b> F9 goes on · Shift+F9 one move").arg(side.toHtmlEscaped());
  return tr("<b>Waiting for %1.</b> F9 pauses · Ctrl+F9 to the end of its turn").arg(side.toHtmlEscaped());
}

}  // namespace signifer::ui
