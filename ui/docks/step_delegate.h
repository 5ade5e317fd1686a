// How a step of the turn is drawn in the sequence: a numbered disc for a phase, a ring for what is to come, a tick for
// what is done, a tinted row for now.
#pragma once

#include <QStyledItemDelegate>

#include "docks/sequence_model.h"

namespace signifer::ui {

/// What an item of the list knows of its step.
enum StepRole { stateRole = Qt::UserRole, depthRole, phaseRole, stepRole };

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
