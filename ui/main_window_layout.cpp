// The layout of the docks about the table: as wide as their words need at any size of text, remembered between starts,
// put back on request, and out of the way in the big view.
#include <QMenuBar>
#include <QResizeEvent>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <algorithm>

#include "docks/dice_dock.h"
#include "docks/journal_dock.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "preferences.h"
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
constexpr int clubTextSize = 150;

}  // namespace

void MainWindow::fitDocks() {
  const Theme& theme = Theme::current();
  const auto wide = [&](double wanted) { return qRound(std::min(theme.px(wanted), width() * widestShare)); };
  resizeDocks({sequence_, unit_}, {wide(sequenceWidth), wide(unitWidth)}, Qt::Horizontal);
  resizeDocks({ruling_}, {qRound(std::min(theme.px(stripHeight), height() * highestShare))}, Qt::Vertical);
}

// A window that was small has squeezed its docks; what a player has drawn wider stays.
void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  const bool squeezed = unit_->isVisible() && unit_->width() < Theme::current().px(unitWidth) - 1;
  if (event->size().width() > event->oldSize().width() && event->oldSize().isValid() && squeezed)
    QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection);
}

void MainWindow::rememberLayout() {
  remembersLayout_ = true;
  if (!Preferences::load().asLeft) return;
  const Settings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  // On the start page the docks wait for a battle.
  const QByteArray docks = settings.value(QStringLiteral("window/docks")).toByteArray();
  if (docks.isEmpty()) return;
  if (game_.hasBattle())
    restoreState(docks);
  else
    layout_ = docks;
}

void MainWindow::saveLayout() const {
  if (!remembersLayout_) return;
  Settings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  // The view across the room is no layout to begin with.
  const bool club = menuBar()->isHidden();
  settings.setValue(QStringLiteral("window/docks"), club ? clubLayout_ : game_.hasBattle() ? saveState() : layout_);
}

void MainWindow::resetLayout() {
  if (game_.hasBattle())
    restoreState(standardLayout_);
  else
    layout_ = standardLayout_;
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
    restoreState(clubLayout_);
    clubLayout_.clear();
    return;
  }
  for (QDockWidget* dock : std::initializer_list<QDockWidget*>{unit_, machineDock_, photoDock_, journal_, dice_})
    dock->hide();
  ruling_->show();
  ruling_->raise();
  resizeDocks({sequence_}, {340}, Qt::Horizontal);
  resizeDocks({ruling_}, {270}, Qt::Vertical);
}

}  // namespace signifer::ui
