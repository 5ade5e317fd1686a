// A ruling without a battle: pick a procedure, fill in the situation, and see the exact odds at once; throw the dice
// (typed or rolled) to see modifiers and result. What referees use at a live table, and "what if" everywhere.
#pragma once

#include <QDialog>

#include "rules/ruleset.h"

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QScrollArea;

namespace signifer::ui {

class FieldForm;
class OddsBars;

class RulingDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit RulingDialog(std::shared_ptr<const RuleSet> rules, QWidget* parent = nullptr);
  void choose(const QString& procedure);
  /// Rules with the typed faces, or rolled ones where none are typed.
  void rule();

 Q_SIGNALS:
  void linkActivated(const QString& link);

 private:
  QLayout* makeAnswerColumn();
  void showProcedure();
  void showOdds();
  [[nodiscard]] const Procedure& procedure() const;

  std::shared_ptr<const RuleSet> rules_;
  QComboBox* procedures_;
  QScrollArea* situation_;
  FieldForm* form_ = nullptr;
  QComboBox* by_;
  OddsBars* odds_;
  QLineEdit* faces_;
  QLabel* dice_;
  QLabel* answer_;
  std::uint64_t asked_ = 0;
};

}  // namespace signifer::ui
