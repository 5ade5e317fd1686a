// A finite, sensible choice of answers to a decision: menus, hints and the machine commander pick from them.
#pragma once

#include "initiative/play/decision.h"

namespace signifer::initiative {

class Candidates {
 public:
  Candidates(const PlayBook& book, const Battle& battle, ActionList& out)
      : battle_(battle), position_(book, battle), out_(out) {}

  void list(const Decision& decision);

 private:
  void ofTask(const Decision& decision, const Task& task);
  void moves(UnitIndex u);
  void charges(UnitIndex u, MoveBasis basis);
  void tryMove(UnitIndex u, const Path& path, MoveBasis basis);
  void advancing(UnitIndex u, MoveBasis basis);
  void retiring(UnitIndex u);
  [[nodiscard]] bool formationMatters(UnitIndex u) const;
  void formations(UnitIndex u);
  void orders();
  void ordersOf(PersonIndex p);
  void generals();
  void joins(SideIndex side);
  void targets(UnitIndex u);
  Action& add(ActionId id, UnitIndex u = noUnit);
  void addEach(ActionId id, UnitIndex u, const UnitSet& targets);
  void addOrder(PersonIndex p, Order order, UnitIndex u);

  const Battle& battle_;
  Position position_;
  ActionList& out_;
};

}  // namespace signifer::initiative
