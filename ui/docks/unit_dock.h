// The selected unit: drawn, named, its figures, its state, and what it may and may not do now, each refusal with its
// reason and rules. When judging is left to the players, the lists appear on request.
#pragma once

#include <optional>

#include "docks/unit_model.h"
#include "widgets/parts.h"

class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class UnitPicture;
class ProfileCells;

class UnitDock final : public Dock {
  Q_OBJECT

 public:
  explicit UnitDock(BattleController& game, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// Somebody has chosen what the unit does.
  void actionChosen(const signifer::Action& action);
  /// The pointer or the focus is on a choice, or has left it.
  void actionConsidered(const std::optional<signifer::Action>& action);

 private:
  QWidget* makeDetails();
  void refresh();
  void showUnit(UnitIndex unit);
  void showHarm(const Portrait& portrait);
  void showMay(UnitIndex unit);
  void addFirst(UnitIndex unit);
  void addRefusal(const struct Refused& refused);

  BattleController& game_;
  QWidget* details_;
  Label* nobody_;
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
