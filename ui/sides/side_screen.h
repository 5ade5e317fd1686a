// A battle as one side may know it, live. The battle of everything goes in, and a battle that has passed the filter
// comes out, with a controller of its own. Whatever shows that controller, and the sentences told here, can tell no
// more than the side may know.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

#include "game/battle_controller.h"

namespace signifer::ui {

/// Whether anything in this battle may be hidden from anybody.
[[nodiscard]] bool keepsSecrets(const BattleController& game);

class SideScreen final : public QObject {
  Q_OBJECT

 public:
  /// With noSide it shows what both sides know, and is only looked at.
  SideScreen(BattleController& everything, SideIndex side, QObject* parent = nullptr);

  [[nodiscard]] SideIndex side() const { return side_; }
  /// The battle that the side may know. What is done in it is judged and done in the battle of everything.
  [[nodiscard]] BattleController& shown() { return shown_; }
  /// Carries out, from now on, what the side may do; without it the battle of everything does.
  void setCarryOut(std::function<bool(const Action&)> carryOut) { carryOut_ = std::move(carryOut); }
  /// The sentences that the side has been told, the oldest first, each with its event. With noSide there are none.
  struct Told {
    QString words;
    std::size_t event = 0;
    /// A note of the umpire's to this side.
    bool note = false;
  };
  [[nodiscard]] std::vector<Told> told() const;
  /// Shows what the side knew after this event, until it goes back to now with nothing. Nobody acts meanwhile.
  void lookAt(std::optional<std::size_t> event);
  [[nodiscard]] const std::optional<std::size_t>& looking() const { return look_; }

 Q_SIGNALS:
  void followed();

 private:
  void follow();
  bool act(const Action& action);
  [[nodiscard]] const Battle& moment() const;
  [[nodiscard]] bool isAsked() const;
  void refuse(const QString& why);

  BattleController& everything_;
  SideIndex side_;
  BattleController shown_;
  std::function<bool(const Action&)> carryOut_;
  std::optional<std::size_t> look_;
  bool following_ = false;
};

}  // namespace signifer::ui
