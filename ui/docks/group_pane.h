// Several units that are selected together: each with its planned move and the verdict. Two buttons carry the moves out
// for all or take them back.
#pragma once

#include <QWidget>
#include <optional>

#include "game/battle_controller.h"
#include "table/group_draft.h"

class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class Label;

class GroupPane final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupPane(BattleController& game, QWidget* parent = nullptr);
  /// Shows the selected units with their planned moves, if there are any.
  void show(const std::optional<GroupDraft>& draft);

 Q_SIGNALS:
  void linkActivated(const QString& link);
  void accepted();
  void takenBack();

 private:
  void addUnit(UnitIndex unit, const GroupDraft* draft);

  BattleController& game_;
  Label* head_;
  Label* about_;
  QVBoxLayout* rows_;
  QPushButton* go_;
  QPushButton* back_;
};

}  // namespace signifer::ui
