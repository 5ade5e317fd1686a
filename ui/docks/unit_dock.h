// The selected unit: drawn, named, its figures, its state, and what it may and may not do now, each refusal with its
// reason and rules. When judging is left to the players, the lists appear on request.
#pragma once

#include <optional>

#include "docks/unit_model.h"
#include "widgets/parts.h"

class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class GroupPane;
class MeasurePane;
class ProfileCells;
class UnitPicture;

class UnitDock final : public Dock {
  Q_OBJECT

 public:
  explicit UnitDock(BattleController& game, QWidget* parent = nullptr);
  /// The measures that the table draws for the unit.
  [[nodiscard]] MeasurePane& measures() { return *measures_; }
  /// Puts a pane above all else in the dock.
  void putOnTop(QWidget* pane);
  /// The group action that the selected units are about to take.
  [[nodiscard]] GroupPane& group() { return *group_; }

 Q_SIGNALS:
  void refereeAsked();
  /// Somebody has chosen what the unit does.
  void actionChosen(const signifer::Action& action);
  /// An action of this kind is to be filled in.
  void anotherActionAsked(int kind);
  /// The pointer or the focus is on a choice, or has left it.
  void actionConsidered(const std::optional<signifer::Action>& action);

 private:
  QWidget* makeDetails();
  void refresh();
  void showUnit(UnitIndex unit);
  void showHarm(const Portrait& portrait);
  void showMay(UnitIndex unit);
  void addFirst(UnitIndex unit);
  void addAnother(UnitIndex unit, bool first);
  void addRefusal(const struct Refused& refused);

  BattleController& game_;
  QVBoxLayout* all_;
  QWidget* details_;
  Label* nobody_;
  MeasurePane* measures_;
  GroupPane* group_;
  UnitPicture* picture_;
  Label* name_;
  Label* about_;
  ProfileCells* cells_;
  Label* harm_;
  Label* state_;
  QVBoxLayout* may_;
  QPushButton* ask_;
  bool asked_ = false;
};

}  // namespace signifer::ui
