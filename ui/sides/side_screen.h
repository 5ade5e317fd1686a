// A battle as one side may know it, live. The battle of everything goes in, and a battle that has passed the filter
// comes out, with a controller of its own. Whatever shows that controller, and the sentences told here, can tell no
// more than the side may know.
#pragma once

#include <QObject>
#include <QStringList>

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
  /// The sentences that the side has been told, the oldest first. With noSide there are none.
  [[nodiscard]] QStringList told() const;

 Q_SIGNALS:
  void followed();

 private:
  void follow();
  bool act(const Action& action);
  [[nodiscard]] bool isAsked() const;
  void refuse(const QString& why);

  BattleController& everything_;
  SideIndex side_;
  BattleController shown_;
  bool following_ = false;
};

}  // namespace signifer::ui
