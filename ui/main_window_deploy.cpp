// The window's parts for the real table: deployment before the battle, and a photo under the drawn table.
#include <QAction>
#include <QScrollArea>

#include "docks/deployment_dock.h"
#include "editors/photo_pane.h"
#include "game/machine_player.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "photo/photo_desk.h"
#include "room/phones_dock.h"
#include "sides/orders_dock.h"
#include "sides/place_picker.h"
#include "sides/umpire_dock.h"
#include "sides/umpires_desk.h"
#include "sides/written_orders.h"
#include "table/table_view.h"
#include "widgets/notice.h"
#include "widgets/parts.h"

namespace signifer::ui {

void MainWindow::makeDeploymentAndPhoto() {
  deployment_ = new DeploymentDock(game_, *table_, this);
  // Below the unit a laptop's screen leaves neither of them enough room: the one whose turn it is has it all.
  addDockWidget(Qt::RightDockWidgetArea, deployment_);
  tabifyDockWidget(machineDock_, deployment_);
  connect(deployment_, &DeploymentDock::adviceWanted, machine_, &MachinePlayer::placeByAdvice);
  connect(machine_, &MachinePlayer::placed, this, [this](const QString& why) {
    question_->say(tr("Placed as a legate would. %1").arg(why), {{tr("Close"), [this] { question_->say({}); }}});
  });
  photoDock_ = new Dock(tr("Photo of the table"), QStringLiteral("photo"), this);
  photo_ = new PhotoPane;
  // Beside the unit there is little room for it.
  auto* scroll = new QScrollArea;
  scroll->setWidget(photo_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  photoDock_->setWidget(scroll);
  addDockWidget(Qt::RightDockWidgetArea, photoDock_);
  photoDock_->hide();
  // A photo is only shown while it is dragged. Letting go keeps it with the battle.
  connect(photo_, &PhotoPane::changed, this, [this](const std::optional<TablePhoto>& photo, bool done) {
    if (!game_.hasBattle()) return;
    if (done)
      game_.setPhoto(photo);
    else
      table_->showPhoto(photo);
  });
  auto* told = new PhotoDesk(game_, *table_, this);
  addDockWidget(Qt::RightDockWidgetArea, told);
  // Its list has the whole height as well.
  tabifyDockWidget(deployment_, told);
  told->hide();
  auto* phones = new PhonesDock(game_, QString::fromStdString(places_.assets.string()), *this);
  addDockWidget(Qt::RightDockWidgetArea, phones);
  tabifyDockWidget(told, phones);
  phones->hide();
  // Proposals have a column down to the status bar; the table stays as it is.
  const auto giveColumn = [this, told, phones] {
    const auto stands = [](const QDockWidget* dock) { return !dock->isHidden() && !dock->isFloating(); };
    const auto area = stands(told) || stands(phones) ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea;
    if (corner(Qt::BottomRightCorner) == area) return;
    setCorner(Qt::BottomRightCorner, area);
    QMetaObject::invokeMethod(this, &MainWindow::giveHandsRoom, Qt::QueuedConnection);
  };
  for (QDockWidget* dock : std::initializer_list<QDockWidget*>{told, phones}) {
    connect(dock, &QDockWidget::visibilityChanged, this, giveColumn);
    connect(dock, &QDockWidget::topLevelChanged, this, giveColumn);
  }
  auto* umpire = new UmpireDock(game_, this);
  addDockWidget(Qt::RightDockWidgetArea, umpire);
  // A list of hidden units has the whole height as well.
  tabifyDockWidget(phones, umpire);
  umpire->hide();
  connect(umpire, &UmpireDock::dummyWanted, this, [this, umpire](SideIndex side, bool mounted) {
    tell(tr("Click where the dummy shall lie. Esc: none."));
    new PlacePicker(*table_, [umpire, side, mounted](Point at) { umpire->layDummy(side, at, mounted); });
  });
  connect(umpire, &UmpireDock::viewWanted, this, &MainWindow::showAs);
  connect(umpire->toggleViewAction(), &QAction::toggled, this, [this](bool shown) {
    setCorner(Qt::BottomRightCorner, shown ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea);
  });
  new OrderOpener(game_, this);
  new GlimpseKeeper(game_, this);
  auto* orders = new OrdersDock(game_, noSide, this);
  addDockWidget(Qt::RightDockWidgetArea, orders);
  tabifyDockWidget(umpire, orders);
  orders->hide();
  connect(phones, &PhonesDock::said, this, &MainWindow::tell);
  // The picture of a phone is read as any other.
  connect(phones, &PhonesDock::photoCame, told, [this, told](const QString& file, const QString& who) {
    tell(tr("A photo came from %1").arg(who));
    told->read({file});
  });
  connect(&game_, &BattleController::opened, this, &MainWindow::refreshPhoto);
  connect(&game_, &BattleController::changed, this, &MainWindow::refreshPhoto);
}

void MainWindow::refreshPhoto() {
  photo_->setEnabled(game_.hasBattle());
  if (!game_.hasBattle()) return;
  const std::optional<TablePhoto>& own = game_.desk().photo;
  const std::optional<TablePhoto> photo = own ? own : game_.battle().setup->photo;
  if (photo != shownPhoto_) table_->showPhoto(photo);
  shownPhoto_ = photo;
  photo_->show(photo, table_->photo());
}

}  // namespace signifer::ui
