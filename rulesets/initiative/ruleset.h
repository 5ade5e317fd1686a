// Initiative Order as a rule set: its definition, the figures and options read from it, its rulings, and play on the
// table (play/).
#pragma once

#include "initiative/play/candidates.h"
#include "initiative/play/measuring.h"
#include "initiative/play/play.h"
#include "initiative/play/portrait.h"
#include "initiative/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::initiative {

class Initiative final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Initiative(Definition definition);

  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    return !battle.tasks.empty() && battle.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstPlayer);
  }
  void noteMoved(Battle& battle, UnitIndex u) const override { battle.unit(u).status[UnitStatus::moved] = 1; }
  void takeOff(Battle& battle, UnitIndex u) const override {
    Unit& unit = battle.unit(u);
    unit.present = false;
    unit.status[UnitStatus::lost] = static_cast<std::int16_t>(Fate::shattered);
  }
  void bringBack(Battle& battle, UnitIndex u) const override {
    battle.unit(u).present = true;
    battle.unit(u).status[UnitStatus::lost] = 0;
  }
};

}  // namespace signifer::initiative
