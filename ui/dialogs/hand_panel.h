// Everything that a unit, a leader, a side or the battle can be, told by hand in one place. The rows are made of the
// rule set's own fields. What changes is said before it is kept, with what does not hang together. It becomes an
// ordinary event of the journal, and derived state follows. A smaller dialog of this kind asks for the reason of an
// overruled refusal.
#pragma once

#include <QDialog>

#include "game/battle_controller.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace signifer::ui {

class FieldForm;
class Label;

class OverrideDialog final : public QDialog {
  Q_OBJECT

 public:
  /// Begins with this unit; with none, with the battle.
  OverrideDialog(const BattleController& game, UnitIndex unit, QWidget* parent = nullptr);
  /// The changes as the session takes them (docs/file-formats.md, "Overrides"); empty where nothing is changed.
  [[nodiscard]] QString changes() const;
  /// May be empty.
  [[nodiscard]] QString reason() const;

 private:
  enum class What { unit, person, side, battle };
  void fillSubjects(UnitIndex unit);
  void showSubject();
  void addPlace(QFormLayout& form);
  void addContact(QFormLayout& form);
  void addTable(QFormLayout& form, bool present);
  void showChanges();
  [[nodiscard]] const Fields& fields() const;
  [[nodiscard]] std::span<const std::int16_t> slots() const;

  const BattleController& game_;
  What what_ = What::unit;
  int index_ = 0;
  QComboBox* subject_;
  QVBoxLayout* rows_;
  QWidget* body_ = nullptr;
  // Rows that the subject at hand has; null for others.
  QDoubleSpinBox* x_ = nullptr;
  QDoubleSpinBox* y_ = nullptr;
  QDoubleSpinBox* heading_ = nullptr;
  QCheckBox* present_ = nullptr;
  QComboBox* foe_ = nullptr;
  QComboBox* face_ = nullptr;
  QComboBox* with_ = nullptr;
  QSpinBox* turn_ = nullptr;
  FieldForm* status_ = nullptr;
  Label* words_;
  Label* doubts_;
  QLineEdit* reason_;
  QPushButton* keep_;
  QPushButton* undo_;
};

/// Asks why an action is carried out against the verdict; empty if the players think again.
[[nodiscard]] QString askReason(QWidget* parent, const QString& what);

}  // namespace signifer::ui
