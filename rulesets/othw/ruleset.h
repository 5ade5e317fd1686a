// O/THW Ancients as a rule set: who it is and what it offers. The rulings stand in command, movement, combat and
// morale, play on the table in play/. Not covered: shooting (the sheet has none) and sight; rosters that were pictures
// are ours.
#pragma once

#include "othw/play/play.h"
#include "rules/ruleset.h"

namespace signifer::othw {

class Othw final : public RuleSet {
 public:
  explicit Othw(Definition definition);

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
  [[nodiscard]] std::vector<Zone> zones(const Battle& battle, UnitIndex unit) const override;

 protected:
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override;

 private:
  Book book_;
  StepNumbers steps_;
};

}  // namespace signifer::othw
