// The state of the turn: the side to act, the tree of steps with the present one, the reminders, and the button that
// goes on. Reminders inform, they never block.
#pragma once

#include <functional>
#include <optional>

#include "docks/sequence_model.h"
#include "tell/matters.h"
#include "widgets/parts.h"

class QLayout;
class QListWidget;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace signifer::ui {

class SequenceDock final : public Dock {
  Q_OBJECT

 public:
  explicit SequenceDock(BattleController& game, QWidget* parent = nullptr);
  /// Does the deed of the big button.
  void goOn();
  [[nodiscard]] const NextButton& nextButton() const { return *next_; }
  /// Another button that goes on. While it is shown the dock asks there who begins.
  void setShownButton(NextButton& button) { shown_ = &button; }
  /// A question that going on answers first. It tells whether it was asked.
  void setAskedBefore(std::function<bool()> answer) { askedBefore_ = std::move(answer); }

 Q_SIGNALS:
  void actionChosen(const signifer::Action& action);
  /// The pointer or the focus is on a choice, or has left it.
  void actionConsidered(const std::optional<signifer::Action>& action);
  void stepAsked(int step);
  /// An action of this kind is to be filled in.
  void anotherActionAsked(int kind);
  /// The battle is over, and its story is wanted.
  void reportAsked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QLayout* makeHead();
  QWidget* makeSteps();
  QWidget* makeReminders();
  QLayout* makeButtons();
  void refresh();
  void showWhose(const SequenceView& view);
  void showNext();
  void showStandings(const SequenceView& view);
  void fitSteps();
  void showSteps(const SequenceView& view);
  void showChoices();
  void showReminders(const SequenceView& view);
  void showUnsettled(const std::vector<Unsettled>& open);
  void fitReminders();

  BattleController& game_;
  Label* turn_;
  Label* flag_;
  Label* whose_;
  QVBoxLayout* standings_;
  QListWidget* steps_;
  QVBoxLayout* choices_;
  QVBoxLayout* reminders_;
  QScrollArea* reminderArea_;
  QPushButton* back_;
  QPushButton* nextUnit_;
  NextButton* next_;
  NextButton* shown_ = nullptr;
  std::function<bool()> askedBefore_;
  UnsettledFacts unsettled_;
};

}  // namespace signifer::ui
