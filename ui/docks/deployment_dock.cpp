#include "docks/deployment_dock.h"

#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "editors/entry_delegate.h"
#include "language/names.h"
#include "play/deployment.h"
#include "play/wording.h"
#include "rules/deployment_phase.h"
#include "symbols.h"
#include "table/table_view.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int unitRole = Qt::UserRole + 1;
constexpr int leaderRole = Qt::UserRole + 2;
constexpr int leastWay = 6;
constexpr int leastListHeight = 180;

}  // namespace

DeploymentDock::DeploymentDock(BattleController& game, TableView& table, QWidget* parent)
    : Dock(tr("Deployment"), QStringLiteral("deployment"), parent), game_(game), table_(table) {
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(10, 8, 10, 8);
  whose_ = new Label(15, QFont::DemiBold);
  about_ = new Label(12, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  list_ = new QListWidget;
  list_->setAccessibleName(tr("Still to be placed"));
  list_->setItemDelegate(new EntryDelegate(list_));
  list_->viewport()->installEventFilter(this);
  list_->setMinimumHeight(leastListHeight);
  connect(list_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { offer(*item); });
  all_ = new QPushButton;
  all_->setObjectName(QStringLiteral("placeAll"));
  connect(all_, &QPushButton::clicked, this, &DeploymentDock::placeAll);
  advised_ = new QPushButton;
  advised_->setObjectName(QStringLiteral("placeByAdvice"));
  advised_->setToolTip(tr("A legate plays orders of battle out and keeps to the best"));
  connect(advised_, &QPushButton::clicked, this, &DeploymentDock::adviceWanted);
  done_ = new QPushButton(tr("Deployment done"));
  done_->setObjectName(QStringLiteral("deployed"));
  connect(done_, &QPushButton::clicked, this, &DeploymentDock::done);
  column->addWidget(whose_);
  column->addWidget(about_);
  column->addWidget(list_, 1);
  column->addWidget(all_);
  column->addWidget(advised_);
  column->addWidget(done_);
  setWidget(inside);
  dropBar();
  hide();
  connect(&game_, &BattleController::changed, this, &DeploymentDock::refresh);
  connect(&game_, &BattleController::opened, this, &DeploymentDock::refresh);
  refresh();
}

void DeploymentDock::refresh() {
  // In the view of a side that is not on, there is nothing to place.
  const bool mine = game_.hasBattle() && !(game_.mirrors() && game_.handsRest());
  const auto now = mine ? deploymentNow(game_.definition(), game_.battle()) : std::nullopt;
  if (now.has_value() == isHidden()) {
    setVisible(now.has_value());
    // A dock that has only just come back is behind its neighbours until the window has laid it out.
    if (now) QMetaObject::invokeMethod(this, &QWidget::raise, Qt::QueuedConnection);
  }
  list_->clear();
  if (!now) return;
  const Battle& battle = game_.battle();
  const DeploymentPlan& plan = battle.setup->deployment;
  whose_->setText(tr("%1 to deploy").arg(text(sideName(battle, now->side))));
  const qsizetype left = static_cast<qsizetype>(now->units.size() + now->leaders.size());
  setNote(left == 0 ? tr("all placed") : tr("%1 left").arg(left));
  const bool inTurn = plan.order == DeploymentPlan::Order::alternately;
  if (plan.order == DeploymentPlan::Order::secretly)
    about_->setText(
        tr("Behind the screen: the other side's units are shown when both have deployed. Drag units into the "
           "zone; wheel or right button turn them. Placed ones can be moved until you are done."));
  else if (inTurn)
    about_->setText(tr("Drag one unit into the zone; wheel or right button turn it. Then it is the other side's go."));
  else
    about_->setText(
        tr("Drag units into the zone; wheel or right button turn them. Placed ones can be moved until you are done."));
  for (const UnitIndex unit : now->units) addUnit(unit);
  for (const PersonIndex leader : now->leaders) addLeader(leader);
  all_->setText(inTurn ? tr("Place the next as usual") : tr("Place all as usual"));
  all_->setEnabled(left > 0);
  advised_->setText(inTurn ? tr("Place the next as a legate would") : tr("Place all as a legate would"));
  advised_->setEnabled(left > 0);
  // A commander answers in the battle of everything alone.
  advised_->setVisible(!game_.mirrors());
  done_->setVisible(!inTurn);
  done_->setEnabled(left == 0);
  done_->setToolTip(left == 0 ? QString() : tr("When everybody has been placed"));
}

void DeploymentDock::addUnit(UnitIndex unit) {
  const UnitInfo& info = game_.battle().setup->units[static_cast<std::size_t>(unit)];
  auto* item = new QListWidgetItem(text(saidName(info.name)), list_);
  const auto& troops = game_.definition().troops();
  item->setData(aboutRole,
                info.troop < 0 ? QString() : QString::fromStdString(troops[static_cast<std::size_t>(info.troop)].name));
  item->setData(symbolRole, QString::fromStdString(info.symbol));
  item->setData(sideRole, static_cast<int>(game_.battle().unit(unit).side));
  item->setData(unitRole, static_cast<int>(unit));
  item->setData(leaderRole, static_cast<int>(noPerson));
}

void DeploymentDock::addLeader(PersonIndex leader) {
  const PersonInfo& info = game_.battle().setup->people[static_cast<std::size_t>(leader)];
  auto* item = new QListWidgetItem(text(saidName(info.name)), list_);
  item->setData(aboutRole, tr("after all units"));
  item->setData(symbolRole, QString::fromStdString(info.symbol));
  item->setData(personRole, true);
  item->setData(sideRole, static_cast<int>(game_.battle().person(leader).side));
  item->setData(unitRole, static_cast<int>(noUnit));
  item->setData(leaderRole, static_cast<int>(leader));
}

Action DeploymentDock::actionFor(const QListWidgetItem& item, const Pose& pose) const {
  const auto unit = static_cast<UnitIndex>(item.data(unitRole).toInt());
  if (unit != noUnit) return deployAction(game_.definition(), game_.battle(), unit, pose);
  Action action;
  const std::size_t kinds = game_.definition().actions().size() - deployActions;
  action.kind = static_cast<std::int8_t>(kinds + static_cast<std::size_t>(DeployAction::leader));
  action.person = static_cast<PersonIndex>(item.data(leaderRole).toInt());
  action.point = pose.centre;
  return action;
}

void DeploymentDock::offer(const QListWidgetItem& item) {
  const auto unit = static_cast<UnitIndex>(item.data(unitRole).toInt());
  if (unit == noUnit) {
    const Person& leader = game_.battle().person(static_cast<PersonIndex>(item.data(leaderRole).toInt()));
    game_.act(actionFor(item, {leader.at, 0}));
    return;
  }
  table_.propose(actionFor(item, game_.battle().unit(unit).pose));
}

// One after the other as the referee offers them, until it is somebody else's go.
void DeploymentDock::placeAll() {
  const auto begun = deploymentNow(game_.definition(), game_.battle());
  for (auto now = begun; now && now->side == begun->side && !(now->units.empty() && now->leaders.empty());
       now = deploymentNow(game_.definition(), game_.battle())) {
    if (game_.candidates().empty()) return;
    const Action next = game_.candidates().front();
    if (game_.definition().actions()[static_cast<std::size_t>(next.kind)].gesture == "next" || !game_.act(next)) return;
    if (game_.battle().setup->deployment.order == DeploymentPlan::Order::alternately) return;
  }
}

void DeploymentDock::done() {
  Action action;
  const std::size_t kinds = game_.definition().actions().size() - deployActions;
  action.kind = static_cast<std::int8_t>(kinds + static_cast<std::size_t>(DeployAction::done));
  game_.act(action);
}

// A drag out of the list onto the table: the list keeps the pointer until it is let go. Wheel and right button turn
// what is carried.
bool DeploymentDock::eventFilter(QObject* watched, QEvent* event) {
  if (watched != list_->viewport()) return Dock::eventFilter(watched, event);
  switch (event->type()) {
    case QEvent::Wheel:
      if (!carrying_) return false;
      turnCarried(static_cast<QWheelEvent*>(event)->angleDelta().y() > 0 ? -1 : 1);
      return true;
    case QEvent::MouseButtonPress: {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      if (carrying_ && mouse->button() == Qt::RightButton) {
        turnCarried(1);
        return true;
      }
      pressed_ = mouse->pos();
      turned_ = 0;
      carrying_ = false;
      return false;
    }
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
      return carry(*static_cast<QMouseEvent*>(event));
    default:
      return false;
  }
}

bool DeploymentDock::carry(const QMouseEvent& mouse) {
  const bool released = mouse.type() == QEvent::MouseButtonRelease;
  if (released && mouse.button() == Qt::RightButton) return carrying_;
  if (!released && (mouse.buttons() & Qt::LeftButton) == 0) return false;
  carrying_ = carrying_ || (!released && (mouse.pos() - pressed_).manhattanLength() >= leastWay);
  const QListWidgetItem* item = list_->itemAt(pressed_);
  if (!carrying_ || item == nullptr) return carrying_;
  at_ = table_.mapFromGlobal(mouse.globalPosition());
  carrying_ = !released;
  if (!table_.rect().contains(at_.toPoint())) {
    if (released) table_.cancelDraft();
    return true;
  }
  const bool unit = item->data(unitRole).toInt() != noUnit;
  if (unit) proposeCarried();
  if (!released) return true;
  unit ? table_.acceptDraft() : static_cast<void>(game_.act(actionFor(*item, carriedPose(*item))));
  return true;
}

Pose DeploymentDock::carriedPose(const QListWidgetItem& item) const {
  const auto unit = static_cast<UnitIndex>(item.data(unitRole).toInt());
  const Angle heading = unit == noUnit ? 0 : game_.battle().unit(unit).pose.heading;
  return {toPoint(table_.map().toTable(at_)), normalised(heading + turned_)};
}

void DeploymentDock::proposeCarried() {
  if (const QListWidgetItem* item = list_->itemAt(pressed_)) table_.propose(actionFor(*item, carriedPose(*item)));
}

// Quarter turns on a grid, which knows no others.
void DeploymentDock::turnCarried(int steps) {
  turned_ += steps * (game_.definition().grid() ? 90 : 15) * oneDegree;
  const QListWidgetItem* item = list_->itemAt(pressed_);
  if (item != nullptr && item->data(unitRole).toInt() != noUnit && table_.rect().contains(at_.toPoint()))
    proposeCarried();
}

}  // namespace signifer::ui
