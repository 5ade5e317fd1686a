// The Fantasy/Ancients Hybrid as the programs know it: its rulings and its battles on the table. The figures stand in
// fantasy.json, the rulings in command, movement, charging, shooting, armour, combat and morale, play in play/.
#pragma once

#include "fantasy/play/candidates.h"
#include "fantasy/play/measuring.h"
#include "fantasy/play/play.h"
#include "fantasy/play/portrait.h"
#include "fantasy/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::fantasy {

class Fantasy final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Fantasy(Definition definition);

  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    return !battle.tasks.empty() && battle.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstTurn);
  }
  void noteMoved(Battle& battle, UnitIndex u) const override { battle.unit(u).status[UnitStatus::moved] = 1; }
  void takeOff(Battle& battle, UnitIndex u) const override {
    Unit& unit = battle.unit(u);
    unit.present = false;
    unit.status[UnitStatus::models] = 0;
    unit.status[UnitStatus::state] = static_cast<std::int16_t>(UnitState::destroyed);
  }
  void bringBack(Battle& battle, UnitIndex u) const override {
    Unit& unit = battle.unit(u);
    unit.present = true;
    if (unit.status[UnitStatus::models] == 0) unit.status[UnitStatus::models] = unit.status[UnitStatus::startingModels];
    unit.status[UnitStatus::state] = static_cast<std::int16_t>(UnitState::steady);
  }

  [[nodiscard]] const PlayBook& playBook() const { return book_; }
};

}  // namespace signifer::fantasy
