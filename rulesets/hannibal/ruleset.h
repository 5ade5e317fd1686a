// Hannibal at the Gates as the programs know it: its procedures and its battles on the table. The figures stand in
// hannibal.json, the rulings in the files beside this one, play in play/.
#pragma once

#include "hannibal/play/candidates.h"
#include "hannibal/play/measuring.h"
#include "hannibal/play/play.h"
#include "hannibal/play/portrait.h"
#include "hannibal/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::hannibal {

class Hannibal final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Hannibal(Definition definition);

  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    return !battle.tasks.empty() && battle.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstPlayer);
  }
  void noteMoved(Battle& battle, UnitIndex u) const override {
    battle.unit(u).status[UnitStatus::actedThisTurn] = 1;
    battle.unit(u).status[UnitStatus::movedThisTurn] = 1;
  }
  void takeOff(Battle& battle, UnitIndex u) const override {
    Unit& unit = battle.unit(u);
    unit.present = false;
    unit.status[UnitStatus::fate] = static_cast<std::int16_t>(Fate::eliminated);
  }
  void bringBack(Battle& battle, UnitIndex u) const override {
    battle.unit(u).present = true;
    battle.unit(u).status[UnitStatus::fate] = static_cast<std::int16_t>(Fate::inBeing);
  }

  [[nodiscard]] const Tables& tables() const { return book_.tables; }
  [[nodiscard]] const Options& options() const { return book_.options; }
};

}  // namespace signifer::hannibal
