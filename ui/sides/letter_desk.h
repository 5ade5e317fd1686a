// A letter on its player's table. Whatever he does is planned: an action without dice is carried out in the battle as
// he knows it, and one with dice is noted for the umpire. The plan with the orders that he seals is his answer.
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>

#include "game/battle_controller.h"
#include "library/loader.h"
#include "view/letters.h"

namespace signifer::ui {

class LetterDesk final : public QObject {
  Q_OBJECT

 public:
  /// Throws SourceError where the letter's battle cannot be read here.
  LetterDesk(const RuleSetLibrary& library, Letter letter, QObject* parent = nullptr);

  [[nodiscard]] const Letter& letter() const { return letter_; }
  [[nodiscard]] BattleController& game() { return game_; }
  [[nodiscard]] SideIndex side() const { return side_; }
  /// Plans an action that the view allows.
  bool act(const Action& action);
  /// The plan in words, an action a line.
  [[nodiscard]] QStringList planned() const { return words_; }
  void takeLastBack();
  /// Those that were sealed here.
  [[nodiscard]] std::vector<MailedOrder> orders() const;
  /// The answer as a file, with the plan and the orders that were sealed here.
  [[nodiscard]] std::string answer() const;
  /// Whether something is planned that is in no answer yet.
  [[nodiscard]] bool isUnsent() const { return unsent_; }
  void setSent() { unsent_ = false; }

 Q_SIGNALS:
  void planChanged();

 private:
  void begin();

  Letter letter_;
  Position position_;
  SideIndex side_ = noSide;
  BattleController game_;
  /// The actions as they are sent, and the same for the battle here.
  Answer answer_;
  std::vector<Action> actions_;
  QStringList words_;
  bool unsent_ = false;
};

}  // namespace signifer::ui
