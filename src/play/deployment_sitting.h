// A sitting that begins with the deployment: as soon as both sides have deployed, it is one of the rule set inside.
#pragma once

#include "play/deployment_tasks.h"
#include "rules/around.h"

namespace signifer {

class DeploymentSitting final : public SittingAround {
 public:
  /// `rules` deploy a battle and then leave it to `inner`.
  DeploymentSitting(const RuleSet& rules, const RuleSet& inner, const DeploymentTasks& tasks, Battle& battle,
                    Dice& dice, Chronicle& chronicle)
      : SittingAround(rules, battle, dice, chronicle), inner_(inner), tasks_(tasks) {
    sitAsking();
  }

  void resolve(const Action& action) override {
    SittingAround::resolve(action);
    if (!deploying_ || tasks_.isDeploying(battle())) return;
    deploying_ = false;
    sitWith(inner_);
  }

 private:
  const RuleSet& inner_;
  const DeploymentTasks& tasks_;
  bool deploying_ = true;
};

}  // namespace signifer
