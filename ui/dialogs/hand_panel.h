// Everything that a unit, a leader, a side or the battle can be, told by hand in one place beside the table. The rows
// are made of the rule set's own fields. What changes is marked, says what it was, and can be put back row by row. It
// is said before it is kept, with what does not hang together, and becomes an ordinary event of the journal.
#pragma once

#include <QComboBox>
#include <QWidget>

#include "game/battle_controller.h"

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace signifer::ui {

class Label;
class PoseForm;
class StatusForm;

class HandPanel final : public QWidget {
  Q_OBJECT

 public:
  /// Begins with this unit; with none, with the battle.
  HandPanel(BattleController& game, UnitIndex unit, QWidget* parent = nullptr);
  /// Turns to this unit, unless something is changed and not kept yet.
  void show(UnitIndex unit);
  using QWidget::show;
  /// Puts the cursor where one begins.
  void begin() { subject_->setFocus(); }
  /// The changes as the session takes them (docs/file-formats.md, "Overrides"); empty where nothing is changed.
  [[nodiscard]] QString changes() const;
  /// May be empty.
  [[nodiscard]] QString reason() const;

 Q_SIGNALS:
  /// The changes are to be told to the journal.
  void kept();
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  enum class What { unit, person, side, battle };
  QWidget* makeHead();
  QWidget* makeFoot();
  void fillSubjects(UnitIndex unit);
  void showSubject();
  QWidget* makePlace();
  void addContact(QFormLayout& form);
  void addTable(QFormLayout& form, bool present);
  void showChanges();
  void step(int by);
  [[nodiscard]] const Fields& fields() const;
  [[nodiscard]] std::span<const std::int16_t> slots() const;

  BattleController& game_;
  What what_ = What::unit;
  int index_ = 0;
  QComboBox* subject_;
  QVBoxLayout* rows_;
  QWidget* body_ = nullptr;
  // Rows that the subject at hand has; null for others.
  PoseForm* pose_ = nullptr;
  QCheckBox* present_ = nullptr;
  QComboBox* foe_ = nullptr;
  QComboBox* face_ = nullptr;
  QComboBox* with_ = nullptr;
  QSpinBox* turn_ = nullptr;
  StatusForm* status_ = nullptr;
  Label* words_;
  Label* doubts_;
  QLineEdit* reason_;
  QPushButton* keep_;
  QPushButton* undo_;
};

}  // namespace signifer::ui
