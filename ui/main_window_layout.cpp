// The layout of the docks about the table: as wide as their words need at any size of text, remembered between starts,
// put back on request, and out of the way in the big view.
#include <QMenuBar>
#include <QResizeEvent>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <algorithm>
#include <utility>

#include "docks/deployment_dock.h"
#include "docks/dice_dock.h"
#include "docks/journal_dock.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "photo/photo_desk.h"
#include "preferences.h"
#include "room/phones_dock.h"
#include "settings.h"
#include "theme.h"
#include "widgets/screen_fit.h"

namespace signifer::ui {
namespace {

// At 100 % text, in pixels.
constexpr double sequenceWidth = 240;
constexpr double unitWidth = 302;
constexpr double stripHeight = 248;
// The table keeps about half of the window whatever the text's size.
constexpr double widestShare = 0.27;
constexpr double highestShare = 0.36;
// In a window of a small screen the table needs more.
constexpr double smallWindow = 620;
constexpr double shareOfSmall = 0.2;
constexpr int clubTextSize = 150;
// Of the journal below the unit.
constexpr double journalHeight = 240;
constexpr double journalBesideHands = 96;

}  // namespace

void MainWindow::fitDocks() {
  const Theme& theme = Theme::current();
  const auto wide = [&](double wanted) { return qRound(std::min(theme.px(wanted), width() * widestShare)); };
  resizeDocks({sequence_, unit_}, {wide(sequenceWidth), wide(unitWidth)}, Qt::Horizontal);
  const double share = height() < theme.px(smallWindow) ? shareOfSmall : highestShare;
  resizeDocks({ruling_}, {qRound(std::min(theme.px(stripHeight), height() * share))}, Qt::Vertical);
}

// A window that was small has squeezed its docks; what a player has drawn wider stays.
void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  const bool squeezed = unit_->isVisible() && unit_->width() < Theme::current().px(unitWidth) - 1;
  if (event->size().width() > event->oldSize().width() && event->oldSize().isValid() && squeezed)
    QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection);
}

// The battle may have gone on since they were left so, and the screen may be another.
void MainWindow::restoreDocks(const QByteArray& docks) {
  restoreState(docks);
  deployment_->refresh();
  QMetaObject::invokeMethod(this, &MainWindow::widenCutDocks, Qt::QueuedConnection);
}

// Docks that a player has drawn a little narrower stay so.
void MainWindow::widenCutDocks() {
  constexpr double least = 0.75;
  const double wanted = std::min(Theme::current().px(unitWidth), width() * widestShare);
  const bool shown = unit_->isVisible() && !unit_->isFloating() && dockWidgetArea(unit_) == Qt::RightDockWidgetArea;
  if (shown && unit_->width() < least * wanted) fitDocks();
}

void MainWindow::rememberLayout() {
  remembersLayout_ = true;
  if (!Preferences::load().asLeft) return;
  const Settings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  // On the start page the docks wait for a battle.
  const QByteArray docks = settings.value(QStringLiteral("window/docks")).toByteArray();
  const QByteArray beside = settings.value(QStringLiteral("window/docksBeside")).toByteArray();
  if (!docks.isEmpty()) (besideNow_ ? otherLayout_ : layout_) = docks;
  if (!beside.isEmpty()) (besideNow_ ? layout_ : otherLayout_) = beside;
  if (!game_.hasBattle()) return;
  if (!layout_.isEmpty()) restoreDocks(std::exchange(layout_, {}));
  arrangeForDepth();
}

void MainWindow::saveLayout() const {
  if (!remembersLayout_) return;
  Settings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  // The view across the room is no layout to begin with.
  const bool club = menuBar()->isHidden();
  const QByteArray now = club ? clubLayout_ : game_.hasBattle() ? saveState() : layout_;
  settings.setValue(QStringLiteral("window/docks"), besideNow_ ? otherLayout_ : now);
  settings.setValue(QStringLiteral("window/docksBeside"), besideNow_ ? now : otherLayout_);
}

void MainWindow::resetLayout() {
  otherLayout_ = besideNow_ ? standardLayout_ : QByteArray();
  if (!game_.hasBattle()) {
    layout_ = standardLayout_;
    return;
  }
  restoreDocks(standardLayout_);
  fitDocks();
  if (besideNow_) arrangeBeside();
  arrangeForDepth();
}

// Each of the two has its own layout, as the player leaves it.
void MainWindow::arrangeForDepth() {
  const bool beside = game_.hasBattle() && game_.depth() == Depth::judgeWhenAsked;
  const bool club = !clubLayout_.isEmpty();
  if (beside != besideNow_ && !club) {
    besideNow_ = beside;
    const QByteArray layout = std::exchange(otherLayout_, saveState());
    if (!layout.isEmpty())
      restoreDocks(layout);
    else if (beside)
      arrangeBeside();
    journal_->showBar(dockWidgetArea(journal_) != Qt::BottomDockWidgetArea);
  }
  nowBar_->setVisible(beside);
  if (hand_->widget() == nullptr) hand_->hide();
}

// The table shows what was told: it has the room, and the journal the rest below the unit.
void MainWindow::arrangeBeside() {
  for (QDockWidget* dock : std::initializer_list<QDockWidget*>{ruling_, dice_}) dock->hide();
  addDockWidget(Qt::RightDockWidgetArea, journal_, Qt::Vertical);
  journal_->show();
  journal_->showBar(true);
  fitDocks();
  giveHandsRoom();
}

// While everything about a unit is told, or proposals wait, the journal below them keeps a line or two.
void MainWindow::giveHandsRoom() {
  if (dockWidgetArea(journal_) != Qt::RightDockWidgetArea || journal_->isHidden() || journal_->isFloating()) return;
  const auto stands = [](const QDockWidget* dock) { return !dock->isHidden() && !dock->isFloating(); };
  const bool open = !hand_->isHidden() || stands(findChild<PhotoDesk*>()) || stands(findChild<PhonesDock*>());
  const double wanted = Theme::current().px(open ? journalBesideHands : journalHeight);
  resizeDocks({journal_}, {qRound(std::min(wanted, height() * highestShare))}, Qt::Vertical);
}

// Before the window is on the screen it is made to fit; what frame it gets is known a moment later, or much later on a
// busy machine.
void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (event->spontaneous()) return;
  fitIntoScreen(*this);
  constexpr int looks = 20;
  keepOnScreen(looks);
}

void MainWindow::keepOnScreen(int looks) {
  constexpr int pause = 150;
  QTimer::singleShot(pause, this, [this, looks] {
    fitIntoScreen(*this);
    if (frameGeometry() == geometry() && looks > 1) keepOnScreen(looks - 1);
  });
}

void MainWindow::setClubView(bool on) {
  if (on) clubLayout_ = saveState();
  menuBar()->setVisible(!on);
  tools_->setVisible(!on);
  statusBar()->setVisible(!on);
  ruling_->holdDice(on);
  Theme::current().setTextSize(on ? clubTextSize : Preferences::load().textSize);
  if (!on) {
    restoreDocks(std::exchange(clubLayout_, {}));
    return arrangeForDepth();
  }
  for (QDockWidget* dock : std::initializer_list<QDockWidget*>{unit_, machineDock_, hand_, photoDock_, journal_, dice_})
    dock->hide();
  ruling_->setVisible(!besideNow_);
  ruling_->raise();
  nowBar_->setVisible(game_.depth() == Depth::judgeWhenAsked);
  resizeDocks({sequence_}, {340}, Qt::Horizontal);
  resizeDocks({ruling_}, {270}, Qt::Vertical);
}

}  // namespace signifer::ui
