// A sitting that begins with the deployment: as soon as both sides have deployed, it is one of the rule set inside.
#pragma once

#include <memory>

#include "play/deployment_tasks.h"
#include "rules/ruleset.h"

namespace signifer {

class DeploymentSitting final : public Sitting {
 public:
  /// `rules` deploy a battle and then leave it to `inner`.
  DeploymentSitting(const RuleSet& rules, const RuleSet& inner, const DeploymentTasks& tasks, Battle& battle,
                    Dice& dice, Chronicle& chronicle)
      : Sitting(rules, battle),
        inner_(inner),
        tasks_(tasks),
        changing_(battle),
        dice_(dice),
        chronicle_(chronicle),
        now_(rules.RuleSet::sit(battle, dice, chronicle)) {}

  [[nodiscard]] Decision decision() const override { return now_->decision(); }
  void candidates(const Decision& decision, ActionList& out) const override { now_->candidates(decision, out); }
  void drawCandidates(const Decision& decision, std::size_t most, Stream& lots, ActionList& out) const override {
    now_->drawCandidates(decision, most, lots, out);
  }
  void resolve(const Action& action) override {
    now_->resolve(action);
    if (!deploying_ || tasks_.isDeploying(battle())) return;
    deploying_ = false;
    now_ = inner_.sit(changing_, dice_, chronicle_);
  }
  [[nodiscard]] std::optional<Outcome> outcome() const override { return now_->outcome(); }
  [[nodiscard]] int appraiseEnd(SideIndex side) const override { return now_->appraiseEnd(side); }

 private:
  const RuleSet& inner_;
  const DeploymentTasks& tasks_;
  Battle& changing_;
  Dice& dice_;
  Chronicle& chronicle_;
  std::unique_ptr<Sitting> now_;
  bool deploying_ = true;
};

}  // namespace signifer
