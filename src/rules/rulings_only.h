// A rule set that offers its rulings, odds, sequence and checklist, but no battles on the table: the base of rule sets
// whose play is not written yet. Battle files for it are refused with that reason (readBattle), so nothing below is
// ever reached.
#pragma once

#include "rules/ruleset.h"

namespace signifer {

class RulingsOnly : public RuleSet {
 public:
  using RuleSet::RuleSet;
  ~RulingsOnly() override;

  [[nodiscard]] bool playable() const final { return false; }
  void deploy(Battle&) const final;
  void derive(Battle&) const final;
  [[nodiscard]] Decision decision(const Battle&) const final;
  void candidates(const Battle&, const Decision&, ActionList&) const final;
  [[nodiscard]] Verdict judge(const Battle&, const Action&) const final;
  void resolve(Battle&, const Action&, Dice&, Chronicle&) const final;
  [[nodiscard]] std::optional<Outcome> outcome(const Battle&) const final;
  [[nodiscard]] int appraise(const Battle&, SideIndex) const final;
  [[nodiscard]] Portrait portray(const Battle&, UnitIndex) const final;
  [[nodiscard]] std::vector<Reminder> reminders(const Battle&) const final;
  [[nodiscard]] Action propose(const Battle&, UnitIndex, Point) const final;
  [[nodiscard]] std::vector<Pose> trace(const Battle&, const Action&) const final;
  [[nodiscard]] std::vector<Standing> standings(const Battle&) const final;
};

}  // namespace signifer
