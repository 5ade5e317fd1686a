// A change of the state by hand: a unit's place and status, and the reason. The change becomes an ordinary event of the
// journal, and derived state follows. A smaller dialog of the same kind asks for the reason of an overruled refusal.
#pragma once

#include <QDialog>

#include "game/battle_controller.h"

class QCheckBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;

namespace signifer::ui {

class FieldForm;

class OverrideDialog final : public QDialog {
  Q_OBJECT

 public:
  OverrideDialog(const BattleController& game, UnitIndex unit, QWidget* parent = nullptr);
  /// The changes as the session takes them (docs/file-formats.md, "Overrides").
  [[nodiscard]] QString changes() const;
  [[nodiscard]] QString reason() const;

 private:
  const BattleController& game_;
  UnitIndex unit_;
  QDoubleSpinBox* x_;
  QDoubleSpinBox* y_;
  QDoubleSpinBox* heading_;
  QCheckBox* present_;
  FieldForm* status_;
  QLineEdit* reason_;
};

/// Asks why an action is carried out against the verdict; empty if the players think again.
[[nodiscard]] QString askReason(QWidget* parent, const QString& what);

}  // namespace signifer::ui
