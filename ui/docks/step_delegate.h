// Draws a step of the turn in the sequence: a numbered disc for a phase, a ring for a step to come, a tick for a
// finished step, a tinted row for the present one.
#pragma once

#include <QStyledItemDelegate>

#include "docks/sequence_model.h"

namespace signifer::ui {

/// The roles under which a list item holds the facts of its step.
enum StepRole { stateRole = Qt::UserRole, depthRole, phaseRole, stepRole, houseRole };

/// The property of the list: whether every step may take two lines, as there is room for that.
inline constexpr char roomy[] = "signiferRoomy";

class StepDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  /// The step of the moment is never cut off: it takes two lines where its first clause does not fit. So do the others
  /// where all have room for it.
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace signifer::ui
