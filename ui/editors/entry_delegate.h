// A row of two lines with a unit's symbol: its name, what it is, and a figure at the right. Lists of troops, of an
// army's entries and of what is on the table look alike through it.
#pragma once

#include <QStyledItemDelegate>

#include "battle/battle.h"

namespace signifer::ui {

/// Roles beside Qt::DisplayRole, the first line.
enum EntryRole {
  /// The second line.
  aboutRole = Qt::UserRole + 100,
  /// The name of the drawing.
  symbolRole,
  /// Shown at the right.
  figureRole,
  /// A person's disc instead of a base.
  personRole,
  /// A heading over rows.
  headingRole,
  /// Which side's colours.
  sideRole,
};

class EntryDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A little base in a side's colours with a unit's drawing, or a person's disc.
void paintUnitMark(QPainter& painter, const QRectF& place, SideIndex side, const QString& symbol, bool person);

}  // namespace signifer::ui
