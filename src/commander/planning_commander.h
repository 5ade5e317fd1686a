// A commander that looks ahead. Where sides deploy it may choose an order of battle (deployment_choice.h). When its
// player turn begins it may make a plan (plan.h), which binds its answers or puts one more forward. It tries each
// answer, then plays the most promising out on copies of the battle until some player turns have passed, all with the
// same dice. It takes the simple choice, or what came out clearly better. It can say what it takes and what it plans,
// with figures. Character is in how it reads a spread of outcomes: the bold look at the good ones, the cautious at the
// bad, the erratic do not always take the best.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "commander/commander.h"
#include "commander/comparing.h"
#include "commander/deployment_choice.h"
#include "commander/enemy_watch.h"
#include "commander/places.h"
#include "commander/plan.h"
#include "commander/planning.h"
#include "commander/playouts.h"
#include "dice/stream.h"

namespace signifer {

class PlanningCommander final : public Commander {
 public:
  PlanningCommander(std::uint64_t seed, const Planning& planning);
  [[nodiscard]] std::size_t choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                   const ActionList& candidates) override;
  [[nodiscard]] std::string why(const RuleSet& rules, const Battle& battle,
                                const ActionList& candidates) const override;
  [[nodiscard]] std::string plan() const override;
  [[nodiscard]] Outlook outlook(const RuleSet& rules, const Battle& battle, const Action& chosen) const override;
  void weighPlan(const RuleSet& rules) override;

 private:
  void thinkOfMore(const RuleSet& rules, const Battle& battle, const Decision& decision,
                   ActionList& candidates) override;
  /// Something tried, and what each try ended with.
  struct Tried {
    std::size_t index = 0;
    Outcomes outcomes;
    /// By playouts, and not by the first look alone.
    bool playedOut = false;
  };

  /// Adds what comes next by the order of battle; looks for that first where it has none, or somebody else placed units
  /// otherwise.
  void thinkOfDeployment(const RuleSet& rules, const Battle& battle, SideIndex side, ActionList& candidates);
  void follow(const RuleSet& rules, const Battle& battle, const Decision& decision, const ActionList& candidates);
  void followPlan(const RuleSet& rules, const Battle& battle, const Decision& decision);
  [[nodiscard]] const Tried& telling(const ActionList& candidates) const;
  void tryAnswers(const RuleSet& rules, const Battle& battle, SideIndex side, const ActionList& candidates);
  void arrange(std::size_t firstPlace, std::span<const Going> goings);
  void shortlistOneFollowing(const ActionList& candidates);
  void playBestOut(const RuleSet& rules, const Battle& battle, SideIndex side, const ActionList& candidates);
  [[nodiscard]] bool isStopped() const;
  /// More than so many hundredths of its patience are over.
  [[nodiscard]] bool outOfTime(int hundredths = 100) const;
  [[nodiscard]] std::function<bool()> timeOfItsOwn(std::chrono::milliseconds most) const;
  [[nodiscard]] bool goesInCircles(const Battle& battle);

  Planning planning_;
  std::uint64_t seed_;
  std::uint64_t answers_ = 0;
  Playouts outings_;
  Stream lots_;
  Battle scratch_;
  std::chrono::steady_clock::time_point began_;

  /// The number of answers played out, the playouts in a round, the rounds, and the standard errors by which one must
  /// be better.
  std::size_t shortlist_ = 1;
  int outingsInRound_ = 1;
  int rounds_ = 1;
  double doubt_ = 1;
  std::array<int, 3> step_{-1, -1, -1};
  int answersInStep_ = 0;

  DeploymentChoice deployment_;
  /// Which candidate places the next by it.
  std::optional<std::size_t> placing_;

  EnemyWatch watch_;
  /// The plan of the player turn `planned_`, and the orders that hold for the answer of now.
  std::pair<int, int> planned_{-1, -1};
  Plan plan_;
  Orders orders_;
  bool bound_ = false;
  /// Only answers that cost nothing are looked at.
  bool costsNothing_ = false;

  /// The answers to the last decision, best first; those candidates that follow the orders.
  std::vector<Tried> tried_;
  ActionList following_;
  /// The last answer was drawn by lot from the best, as the erratic do.
  bool onAWhim_ = false;
  std::size_t offered_ = 0;
  /// The last candidates of the next choice are moves to places, which nobody but he thought of: who goes, what for.
  std::vector<Going> goings_;
};

}  // namespace signifer
