// A finite, sensible choice of answers to the decision of the moment: for menus and machine commanders. Each is judged
// legal before it is offered.
#pragma once

#include "fantasy/play/referee.h"

namespace signifer::fantasy {

class Candidates {
 public:
  Candidates(const Rules& rules, const Battle& battle, ActionList& out)
      : battle_(battle), referee_(rules, battle, false), position_(referee_.position()), out_(out) {}
  void list(const Decision& decision);

 private:
  void ofUnit(UnitIndex u, StepIndex step);
  void charges(UnitIndex u);
  void reactions(UnitIndex u);
  void moves(UnitIndex u);
  void towards(UnitIndex u, ActionId id, UnitIndex enemy, double inches);
  void straight(UnitIndex u, ActionId id, double inches);
  void looseMoves(UnitIndex u, ActionId id, UnitIndex enemy, double inches);
  void shots(UnitIndex u);
  void fights(UnitIndex chooser);
  void leaves(UnitIndex u);
  void leavesFor(UnitIndex u, UnitIndex friendly);
  void sequels(UnitIndex u);
  void formUps(UnitIndex u);
  Action& make(ActionId id, UnitIndex u, UnitIndex target = noUnit);
  /// Keeps the last one made if it is legal.
  void keepIfLegal();
  [[nodiscard]] UnitIndex nearestEnemy(UnitIndex u) const;

  const Battle& battle_;
  Referee referee_;
  const Position& position_;
  ActionList& out_;
};

}  // namespace signifer::fantasy
