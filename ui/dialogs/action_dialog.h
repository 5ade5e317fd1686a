// Any action, filled in by hand: one that no list offers, such as orders to a leader, and every option of an offered
// one. The referee's verdict stands below and follows each change. It can be overruled, as everywhere.
#pragma once

#include <QDialog>
#include <memory>

#include "game/action_form.h"

class QDialogButtonBox;
class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class ChoiceList;
class FieldForm;
class Label;

class ActionDialog final : public QDialog {
  Q_OBJECT

 public:
  /// There must be a kind to fill in (kindsToFillIn); `first` is the one to begin with, where it is among them.
  explicit ActionDialog(const BattleController& game, int first = -1, QWidget* parent = nullptr);
  [[nodiscard]] Action action() const;
  /// It was accepted against the referee's word: a reason is still to be asked.
  [[nodiscard]] bool overruled() const { return overruled_; }

 Q_SIGNALS:
  void linkActivated(const QString& link);

 private:
  void showKind(int place);
  void judge();
  [[nodiscard]] QStringList figuresOf(const Verdict& verdict) const;

  const BattleController& game_;
  std::vector<int> kinds_;
  ChoiceList* kind_;
  QVBoxLayout* place_;
  std::unique_ptr<ActionForm> form_;
  FieldForm* fields_ = nullptr;
  Label* verdict_;
  QDialogButtonBox* buttons_;
  QPushButton* carryOut_;
  QPushButton* overrule_;
  bool overruled_ = false;
};

/// Asks why an action is carried out against the verdict; empty if the players think again.
[[nodiscard]] QString askReason(QWidget* parent, const QString& what);

}  // namespace signifer::ui
