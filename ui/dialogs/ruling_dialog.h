// A ruling without a battle. Pick a procedure, fill in the situation, and see modifiers and exact odds at once. Roll
// the dice (or type them) to see the result. Referees use it at a live table, and "what if" leads here from everywhere.
#pragma once

#include <QDialog>

#include "game/odds_seeker.h"
#include "rules/ruleset.h"

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace signifer::ui {

class FieldForm;
class OddsBars;

class RulingDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit RulingDialog(std::shared_ptr<const RuleSet> rules, QWidget* parent = nullptr);
  void choose(const QString& procedure);
  /// Puts in what was asked in play, every fact to be changed: "what if?"
  void ask(const Consultation& consultation);
  /// Rules with the typed faces, or rolled ones where none are typed.
  void rule();

 Q_SIGNALS:
  void linkActivated(const QString& link);

 private:
  QLayout* makeAnswerColumn();
  QWidget* makeChances();
  [[nodiscard]] QString resultLines(const Ruling& ruling) const;
  void showProcedure();
  void refreshAnswer();
  void seekOdds(bool orWhatVaries);
  void showOdds(const OddsAnswer& answer);
  void showModifiers();
  [[nodiscard]] const Procedure& procedure() const;

  std::shared_ptr<const RuleSet> rules_;
  QComboBox* procedures_;
  QLabel* house_;
  QScrollArea* situation_;
  FieldForm* form_ = nullptr;
  QWidget* chances_;
  QWidget* certain_;
  QComboBox* by_;
  OddsBars* odds_;
  OddsSeeker seeker_;
  QPushButton* stop_;
  QLabel* modifiers_;
  QLineEdit* faces_;
  QLabel* dice_;
  QLabel* answer_;
  std::uint64_t asked_ = 0;
};

}  // namespace signifer::ui
