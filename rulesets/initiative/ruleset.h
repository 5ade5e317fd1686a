// Initiative Order as a rule set: its definition, the figures and options read from it, its rulings, and play on the
// table (play/).
#pragma once

#include "initiative/play/book.h"
#include "rules/ruleset.h"

namespace signifer::initiative {

class Initiative final : public RuleSet {
 public:
  explicit Initiative(Definition definition);
  ~Initiative() override;

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
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const override;

 protected:
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override;

 private:
  PlayBook book_;
};

}  // namespace signifer::initiative
