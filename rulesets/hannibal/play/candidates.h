// A finite, sensible choice of answers to each decision, legal by construction: for menus and the machine commander.
// In the Action Phase it looks at one unit at a time, the decision's.
#pragma once

#include "hannibal/play/position.h"

namespace signifer::hannibal {

class Candidates {
 public:
  Candidates(const Book& book, const Battle& battle, ActionList& out)
      : battle_(battle), position_(book, battle), out_(out) {}

  void list(const Decision& decision);

 private:
  void ofUnit(UnitIndex u);
  /// Whether the manoeuvre table lets the unit do this after what it has done.
  [[nodiscard]] bool mayDo(UnitIndex u, Finish finish, int wheels, bool marches) const;
  void charges(UnitIndex u);
  void shots(UnitIndex u);
  void chargeThrough(UnitIndex u, UnitIndex target, double reach);
  void marches(UnitIndex u);
  void addMarch(UnitIndex u, const Path& path);
  void marchTowards(UnitIndex u, UnitIndex enemy, Length left);
  void lineWheel(UnitIndex u, UnitIndex enemy);
  void leaders();
  void ofLeader(PersonIndex p);
  void moveLeader(PersonIndex p, Vec2 direction);
  [[nodiscard]] double moveOf(PersonIndex p) const;
  void addIfLegal(const Action& action);
  void roundChoices(UnitIndex u);
  void retreats(UnitIndex u, UnitIndex threat);
  void eachTarget(ActionId id, UnitIndex u, const UnitSet& targets);
  [[nodiscard]] UnitIndex nearestEnemy(UnitIndex u) const;
  Action& add(ActionId id, UnitIndex u = noUnit);

  const Battle& battle_;
  Position position_;
  ActionList& out_;
};

}  // namespace signifer::hannibal
