// A commander with a plan: when its player turn begins it plays several sets of orders out on copies of the battle and
// plans those that did best. It tries each answer once, then plays the most promising out, and one that follows the
// plan, until some player turns have passed, all with the same dice. It takes the simple choice, or what came out
// clearly better. It can say what it takes and what it plans, with figures. Character is in how it reads a spread of
// outcomes: the bold look at the good ones, the cautious at the bad, the erratic do not always take the best.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "commander/commander.h"
#include "commander/comparing.h"
#include "commander/places.h"
#include "commander/playouts.h"
#include "dice/stream.h"

namespace signifer {

struct Character {
  /// In standard deviations of the outcomes, added to their mean.
  double boldness = 0;
  /// Of a hundred answers, how many are drawn by lot from the best three.
  std::uint32_t erratic = 0;
};

/// In hundredths of what holds on a measured table.
struct OnGrid {
  int shortlist = 300;
  int rounds = 300;
  int doubt = 50;
};

struct Planning {
  /// Player turns that a playout goes on for.
  int turns = 2;
  /// Playouts for each set of orders; 0: it plans nothing and decides one thing after another.
  int playouts = 6;
  /// Each wing may have orders of its own.
  bool wings = false;
  /// A new plan after so many answers of its own; 0: one plan a player turn.
  int replan = 0;
  /// Throws of the dice for each answer.
  int trials = 4;
  /// So many of the answers that did best are played out, so often each, for so many player
  /// turns; the better half of those that come out ahead of the simple choice so often again, for so many rounds.
  int shortlist = 6;
  int outings = 4;
  int rounds = 3;
  int lookahead = 2;
  /// By so many hundredths of a standard error an answer has to come out ahead to be preferred to the simple choice.
  int doubt = 100;
  /// Of these, so many hundredths on a grid, where steps from square to square differ little by themselves.
  OnGrid onGrid{};
  /// Throws of the dice that each answer on the way of a playout is judged by; 0: see Playouts.
  int care = 0;
  /// 1: each answer, on the way of a playout too, is judged by appraiseEnd, which is fitted to who wins; 0: by
  /// appraise, which is quicker.
  int sound = 0;
  /// Moves to places about so many of the nearest enemies are thought of besides what the rule set offers; 0: none.
  int places = 0;
  Character character;
};

class PlanningCommander final : public Commander {
 public:
  PlanningCommander(std::uint64_t seed, const Planning& planning);
  [[nodiscard]] std::size_t choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                   const ActionList& candidates) override;
  [[nodiscard]] std::string why(const RuleSet& rules, const Battle& battle,
                                const ActionList& candidates) const override;
  [[nodiscard]] std::string plan(const RuleSet& rules) const override;
  [[nodiscard]] std::vector<WingPlan> wingPlans() const override;

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
  struct TriedOrders {
    Orders orders;
    Outcomes outcomes;
  };

  void makePlan(const RuleSet& rules, const Battle& battle, SideIndex side);
  void tryOrders(const RuleSet& rules, const Battle& battle, SideIndex side, const Orders& orders);
  [[nodiscard]] const Tried& telling(const ActionList& candidates) const;
  [[nodiscard]] const TriedOrders& bestOrders() const;
  void tryAnswers(const RuleSet& rules, const Battle& battle, SideIndex side, const ActionList& candidates);
  void arrange(std::size_t firstPlace, std::span<const Going> goings);
  void shortlistOneFollowing(const ActionList& candidates);
  void playBestOut(const RuleSet& rules, const Battle& battle, SideIndex side, const ActionList& candidates);
  [[nodiscard]] bool outOfTime() const;
  [[nodiscard]] bool goesInCircles(const Battle& battle);

  Planning planning_;
  std::uint64_t seed_;
  std::uint64_t answers_ = 0;
  Playouts playouts_;
  Playouts outings_;
  Stream lots_;
  Battle scratch_;
  std::chrono::steady_clock::time_point began_;

  /// How many answers are played out, for how many rounds, and by how many standard errors one has to be better.
  std::size_t shortlist_ = 1;
  int rounds_ = 1;
  double doubt_ = 1;
  std::array<int, 3> step_{-1, -1, -1};
  int answersInStep_ = 0;

  /// The plan of the player turn.
  std::pair<int, int> planned_{-1, -1};
  int answersToPlan_ = 0;
  Orders orders_;
  Wings wings_;
  std::array<std::vector<UnitIndex>, wingCount> wingUnits_;
  std::vector<TriedOrders> triedOrders_;

  /// The answers to the last decision, best first; those candidates that follow the orders.
  std::vector<Tried> tried_;
  ActionList following_;
  std::size_t offered_ = 0;
  /// The last candidates of the next choice are moves to places, which nobody but he thought of: who goes, what for.
  std::vector<Going> goings_;
};

}  // namespace signifer
