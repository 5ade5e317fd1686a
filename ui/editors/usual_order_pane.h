// The usual order of the army in the making: the places of its units, side by side and row behind row, when it is laid
// on a table as a whole. A click shows an entry. An entry dragged to another one's place stands there from now on.
#pragma once

#include <QWidget>
#include <optional>

#include "army/muster.h"
#include "editors/army_document.h"
#include "table/map_transform.h"
#include "table/unit_look.h"

namespace signifer::ui {

class UsualOrderPane final : public QWidget {
  Q_OBJECT

 public:
  explicit UsualOrderPane(ArmyDocument& document, QWidget* parent = nullptr);

  /// The entry whose units are marked.
  void show(const ArmyEntry& entry);
  using QWidget::show;
  /// The drawn place of an entry's first unit, or of the leader; nothing if not drawn.
  [[nodiscard]] std::optional<QPointF> placeOf(const ArmyEntry& entry) const;
  [[nodiscard]] QSize sizeHint() const override { return {400, 150}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 80}; }

 Q_SIGNALS:
  /// Clicked, or moved to another place.
  void entryChosen(const ArmyEntry& entry);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void refresh();
  [[nodiscard]] MapTransform map() const;
  [[nodiscard]] ArmyEntry entryAt(QPointF at) const;
  [[nodiscard]] ArmyEntry nearestUnits(QPointF at) const;
  [[nodiscard]] ArmyEntry entryOf(const UnitLook& look) const;
  void paintOrder(QPainter& painter) const;
  void paintCarried(QPainter& painter) const;

  ArmyDocument& document_;
  std::vector<UnitLook> units_;
  std::vector<PersonLook> people_;
  std::vector<ArmyMember> members_;
  QString instead_;
  ArmyEntry shown_;
  ArmyEntry grabbed_;
  QPointF pressed_;
  QPointF pointer_;
  bool dragging_ = false;
};

}  // namespace signifer::ui
