// The Fantasy/Ancients Hybrid as the programs know it: its rulings and its battles on the table. The figures stand in
// fantasy.json, the rulings in command, movement, charging, shooting, armour, combat and morale, play in play/.
#pragma once

#include "fantasy/play/rules.h"
#include "rules/ruleset.h"

namespace signifer::fantasy {

class Fantasy final : public RuleSet {
 public:
  explicit Fantasy(Definition definition);
  ~Fantasy() override;
  [[nodiscard]] const Rules& rules() const { return rules_; }

  void deploy(Battle& battle) const override;
  void derive(Battle& battle) const override;
  [[nodiscard]] Decision decision(const Battle& battle) const override;
  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override;
  void drawCandidate(const Battle& battle, const Decision& decision, Stream& lots, ActionList& out) const override;
  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override;
  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override;
  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override;
  [[nodiscard]] Portrait portray(const Battle& battle, UnitIndex unit) const override;
  [[nodiscard]] std::vector<Reminder> reminders(const Battle& battle) const override;
  [[nodiscard]] Action propose(const Battle& battle, UnitIndex unit, Point where) const override;
  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const override;
  [[nodiscard]] std::vector<Standing> standings(const Battle& battle) const override;
  [[nodiscard]] std::vector<signifer::Zone> zones(const Battle& battle, UnitIndex unit) const override;
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const override;

 protected:
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override;

 private:
  Rules rules_;
};

}  // namespace signifer::fantasy
