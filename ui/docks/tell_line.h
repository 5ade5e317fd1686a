// The field in which somebody says what happened on the table, or asks (tell/tell.h). What is understood is shown as it
// is typed; Enter takes it as one event.
#pragma once

#include <QWidget>

class QLineEdit;

namespace signifer::ui {

class BattleController;
class Label;

class TellLine final : public QWidget {
  Q_OBJECT

 public:
  explicit TellLine(BattleController& game, QWidget* parent = nullptr);
  /// Puts the cursor there.
  void take();

 private:
  void showUnderstood();
  void accept();

  BattleController& game_;
  QLineEdit* line_;
  Label* words_;
};

}  // namespace signifer::ui
