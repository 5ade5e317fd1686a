// A refusal, or a question to the players, at the place on the table: the action, the measured and the allowed figure,
// the rules, and the remedies. A small window on the table, readable by keyboard and screen reader; never modal.
#pragma once

#include <QFrame>

#include "battle/action.h"
#include "rules/ruleset.h"

class QLabel;
class QPushButton;

namespace signifer::ui {

class Callout final : public QFrame {
  Q_OBJECT

 public:
  explicit Callout(QWidget* parent);

  /// `offers`: whether to offer carrying out what is legal, overruling what is not and the nearest legal change; while
  /// a unit is dragged none is.
  void say(const RuleSet& rules, const Battle& battle, const Action& action, const Verdict& verdict, bool offers);
  [[nodiscard]] const Action& action() const { return action_; }
  [[nodiscard]] const Verdict& verdict() const { return verdict_; }
  [[nodiscard]] QString words() const;
  /// Proposes the nearest legal change, where it is offered; false otherwise.
  bool takeNearest();

 Q_SIGNALS:
  void overruleWanted(const signifer::Action& action);
  void nearestWanted(const signifer::Action& action);
  void linkActivated(const QString& link);
  void accepted();
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void dress();

  Action action_;
  Verdict verdict_;
  QLabel* title_;
  QLabel* reasons_;
  QPushButton* accept_;
  QPushButton* overrule_;
  QPushButton* nearest_;
  QPushButton* close_;
};

}  // namespace signifer::ui
