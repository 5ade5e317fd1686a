// Several units that are selected together: each with what it would do and whether it may, and the two buttons that
// carry it out for all or take it back.
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
  /// Shows those who are selected, with what they are about to do where there is something.
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
