// An answer that came back to the umpire. Each proposal stands there as the true battle has it after those before it.
// The umpire carries it out, overrules, or leaves it out.
#pragma once

#include <QDialog>

#include "game/battle_controller.h"
#include "view/letters.h"

class QListWidget;
class QPushButton;

namespace signifer::ui {

class Label;

class AnswerWindow final : public QDialog {
  Q_OBJECT

 public:
  AnswerWindow(BattleController& game, TakenAnswer taken, QWidget* parent = nullptr);
  [[nodiscard]] QListWidget& list() { return *list_; }

 Q_SIGNALS:
  /// A proposal that the rules refuse is to be done all the same.
  void overruleWanted(const signifer::Action& action);

 private:
  void refresh();
  void refreshButtons();
  void carryOut();
  void carryOutInOrder();
  void followThrow();
  void decide(const QString& how);
  /// From now on the answer counts as taken in; its orders are sealed.
  void takeIn();
  [[nodiscard]] int chosen() const;
  /// A proposal by the battle as it stands, whatever waits before it.
  [[nodiscard]] ProposalJudged judgedNow(int at) const;

  BattleController& game_;
  TakenAnswer taken_;
  /// The decision about each proposal; empty while it waits.
  QStringList decided_;
  bool takenIn_ = false;
  /// The proposal whose dice are awaited, and the events before it.
  int rolling_ = -1;
  std::size_t events_ = 0;
  Label* about_;
  QListWidget* list_;
  QPushButton* carryOut_;
  QPushButton* inOrder_;
  QPushButton* overrule_;
  QPushButton* leaveOut_;
};

}  // namespace signifer::ui
