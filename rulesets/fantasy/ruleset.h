// The Fantasy/Ancients Hybrid as the programs know it: its rulings and its battles on the table. The figures stand in
// fantasy.json, the rulings in command, movement, charging, shooting, armour, combat and morale, play in play/.
#pragma once

#include "fantasy/play/candidates.h"
#include "fantasy/play/measuring.h"
#include "fantasy/play/play.h"
#include "fantasy/play/portrait.h"
#include "fantasy/play/referee.h"
#include "rules/planned.h"
#include "rules/played_rule_set.h"

namespace signifer::fantasy {

class Fantasy final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates>,
                      public PlannedYardstick {
 public:
  explicit Fantasy(Definition definition);

  [[nodiscard]] const PlayBook& playBook() const { return book_; }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side) const override {
    return worthPlanned(Position(book_, battle), side);
  }
};

}  // namespace signifer::fantasy
