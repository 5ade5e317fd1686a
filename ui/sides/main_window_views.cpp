// The switch of views: everything, as one side sees it, as the other does. A side's view has a window of its own, which
// takes the place of this one. Nothing of this window is on the screen meanwhile.
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <algorithm>

#include "battle/hiding.h"
#include "main_window.h"
#include "play/deployment.h"
#include "play/wording.h"
#include "sides/side_window.h"
#include "sides/umpires_word.h"
#include "sides/view_band.h"
#include "spectator/spectator_window.h"
#include "symbols.h"
#include "table/table_view.h"
#include "wording.h"

namespace signifer::ui {

void MainWindow::makeViewsMenu(QMenu* menu) {
  for (SideIndex side = 0; side < 2; ++side) {
    QAction* as = add(menu, side == 0 ? "as-first-side" : "as-second-side",
                      side == 0 ? tr("As the fi&rst side sees it") : tr("As the seco&nd side sees it"), {},
                      side == 0 ? QKeySequence(Qt::Key_F4) : QKeySequence(Qt::SHIFT | Qt::Key_F4));
    connect(as, &QAction::triggered, this, [this, side] { showAs(side); });
    connect(&game_, &BattleController::opened, as, [this, as, side] {
      if (game_.hasBattle()) as->setText(tr("View: %1").arg(text(sideName(game_.battle(), side))));
    });
    needBattle_ << as;
  }
}

QWidget* MainWindow::makeViewBand() {
  viewBand_ = new ViewBand;
  viewBand_->say(noSide, tr("Everything is shown: for the umpire alone"), {});
  viewBand_->setToolTip(tr("Something in this battle is hidden from a side."));
  for (SideIndex side = 0; side < 2; ++side) {
    auto* button = new QPushButton;
    button->setObjectName(QStringLiteral("asSide%1").arg(side));
    connect(button, &QPushButton::clicked, this, [this, side] { showAs(side); });
    viewBand_->add(button);
  }
  viewBand_->hide();
  return viewBand_;
}

// Whether anything is hidden may change with every event.
void MainWindow::refreshViews() {
  const bool secrets = keepsSecrets(game_);
  // A deployment behind a screen keeps its own secrets: nobody's units are on the table but those of whoever deploys.
  viewBand_->setVisible(secrets && visibilityOf(game_.battle()) != Visibility::open);
  const SideIndex placing = secrets ? sideBehindScreen(game_.definition(), game_.battle()) : noSide;
  const bool other = placing != noSide && placing != game_.battle().setup->deployment.first;
  if (other) {
    const QString name = text(sideName(game_.battle(), enemyOf(placing)));
    viewBand_->say(noSide, tr("For the umpire alone"),
                   tr("%1 stands behind the screen until both have deployed.").arg(name));
  } else if (secrets) {
    viewBand_->say(noSide, tr("Everything is shown: for the umpire alone"), {});
  }
  if (secrets)
    for (SideIndex side = 0; side < 2; ++side)
      viewBand_->findChild<QPushButton*>(QStringLiteral("asSide%1").arg(side))
          ->setText(
              (side == 0 ? tr("View: %1 (F4)") : tr("View: %1 (Shift+F4)")).arg(text(sideName(game_.battle(), side))));
  if (spectators_ == nullptr || secrets == (spectatorScreen_ != nullptr)) return;
  const QRect place = spectators_->geometry();
  const bool shown = spectators_->isVisible();
  delete std::exchange(spectators_, nullptr);
  makeSpectators();
  spectators_->setGeometry(place);
  spectators_->setVisible(shown);
}

// Spectators stand about the table: they are shown what both sides know.
void MainWindow::makeSpectators() {
  SideScreen* old =
      std::exchange(spectatorScreen_, keepsSecrets(game_) ? new SideScreen(game_, noSide, this) : nullptr);
  spectators_ = new SpectatorWindow(spectatorScreen_ != nullptr ? spectatorScreen_->shown() : game_, this);
  if (old != nullptr) old->deleteLater();
}

// A battle that was left in a locked view is found again in it.
void MainWindow::showLockedView() {
  notesRead_ = {};
  if (sideWindow_ != nullptr || !game_.hasBattle()) return;
  if (const SideIndex side = UmpiresWord::sideLocked(game_.desk().lock); side != noSide) showAs(side);
}

void MainWindow::showAs(SideIndex side) {
  if (sideWindow_ != nullptr && game_.hasBattle() && !sideWindow_->mayLeave()) return;
  if (!game_.hasBattle()) side = noSide;
  const QRect place = sideWindow_ != nullptr ? sideWindow_->geometry() : geometry();
  const bool full = (sideWindow_ != nullptr ? static_cast<QWidget*>(sideWindow_) : this)->isMaximized();
  SideWindow* old = std::exchange(sideWindow_, nullptr);
  if (side != noSide) {
    sideWindow_ = new SideWindow(game_, side);
    std::size_t& read = notesRead_[static_cast<std::size_t>(side)];
    sideWindow_->setNotesRead(std::min(read, game_.session().eventCount()));
    connect(sideWindow_, &SideWindow::notesRead, this, [&read](std::size_t events) { read = events; });
    connect(sideWindow_, &SideWindow::viewWanted, this, &MainWindow::showAs, Qt::QueuedConnection);
    sideWindow_->setGeometry(place);
    full ? sideWindow_->showMaximized() : sideWindow_->show();
    sideWindow_->activateWindow();
    sideWindow_->table().setFocus();
    hideForView();
  } else {
    show();
    for (const QPointer<QWidget>& window : std::exchange(hiddenForView_, {}))
      if (window != nullptr) window->show();
    activateWindow();
    table_->setFocus();
  }
  if (old != nullptr) {
    old->hide();
    old->deleteLater();
  }
}

// Other windows that are open may tell what the side is not to know. The spectators' window has a view of its own.
void MainWindow::hideForView() {
  for (QWidget* window : QApplication::topLevelWidgets()) {
    const bool passing = window->windowType() == Qt::Popup || window->windowType() == Qt::ToolTip;
    if (!window->isVisible() || passing || window == sideWindow_ || window == this || window == spectators_) continue;
    hiddenForView_.append(window);
    window->hide();
  }
  hide();
}

}  // namespace signifer::ui
