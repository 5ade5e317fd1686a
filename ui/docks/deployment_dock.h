// Deployment in play: the units that the side to deploy still has to place. Units are dragged from here onto the table,
// or placed in their usual order or as a commander would. The table shows the verdict on a place. The dock is there
// only while the sides deploy.
#pragma once

#include "game/battle_controller.h"
#include "widgets/parts.h"

class QListWidget;
class QListWidgetItem;
class QMouseEvent;
class QPushButton;

namespace signifer::ui {

class TableView;

class DeploymentDock final : public Dock {
  Q_OBJECT

 public:
  DeploymentDock(BattleController& game, TableView& table, QWidget* parent = nullptr);
  [[nodiscard]] QListWidget& list() { return *list_; }
  /// Shown while a side deploys, and hidden otherwise.
  void refresh();

 Q_SIGNALS:
  /// A commander is to place whoever is left, or the next where sides place one in turn.
  void adviceWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addUnit(UnitIndex unit);
  void addLeader(PersonIndex leader);
  [[nodiscard]] Action actionFor(const QListWidgetItem& item, const Pose& pose) const;
  /// At the usual place, to be moved and accepted on the table.
  void offer(const QListWidgetItem& item);
  /// Goes on with a drag; true where the list should not see it.
  bool carry(const QMouseEvent& mouse);
  [[nodiscard]] Pose carriedPose(const QListWidgetItem& item) const;
  void proposeCarried();
  void turnCarried(int steps);
  void placeAll();
  void done();

  BattleController& game_;
  TableView& table_;
  Label* whose_;
  Label* about_;
  QListWidget* list_;
  QPushButton* all_;
  QPushButton* advised_;
  QPushButton* done_;
  QPoint pressed_;
  /// The pointer's place on the table, and the angle by which the carried unit has been turned.
  QPointF at_;
  Angle turned_ = 0;
  bool carrying_ = false;
};

}  // namespace signifer::ui
