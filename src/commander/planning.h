// The settings of commanders that plan: how far and how often they play out, and their character.
#pragma once

#include <cstdint>

namespace signifer {

struct Character {
  /// In standard deviations of the outcomes, added to their mean.
  double boldness = 0;
  /// The number of answers in a hundred that are drawn by lot from the best three.
  std::uint32_t erratic = 0;
};

/// In hundredths of what holds on a measured table.
struct OnGrid {
  int shortlist = 300;
  int outings = 100;
  int rounds = 300;
  int doubt = 50;
};

/// How a plan is looked for.
struct PlanSearch {
  /// Player turns that a playout of orders goes on for; 0: to the end of the battle.
  int turns = 0;
  /// The better half of the orders that come out ahead of none is played out again, for so many rounds.
  int rounds = 5;
  /// By so many hundredths of a standard error orders have to come out ahead of none.
  int doubt = 50;
  /// The most that all playouts together may cost (Playouts::work), so that no plan takes long: the same on every
  /// machine.
  std::int64_t work = 360000;
  /// Answers that do not follow the orders are not looked at; else the plan only puts one more forward.
  bool binds = true;
};

struct Planning {
  /// Playouts for each set of orders in a round, fewer where the work would not last; 0: it plans nothing and decides
  /// one thing after another.
  int playouts = 8;
  PlanSearch plan{};
  /// On a grid no orders are worth as much as to choose freely.
  PlanSearch planOnGrid{.turns = 2, .rounds = 1, .doubt = 400, .binds = false};
  /// Throws of the dice for each answer.
  int trials = 4;
  /// So many of the best answers are played out (`shortlist`), so often each (`outings`), for so many player turns
  /// (`lookahead`). The better half of those that come out ahead of the simple choice goes on to the next round.
  int shortlist = 6;
  /// More where the rule set says that it pays (RuleSet::breadthOfPlanned).
  bool broad = false;
  int outings = 4;
  int rounds = 3;
  int lookahead = 2;
  /// No further playouts of an answer begin once they have cost so much (Playouts::work).
  std::int64_t work = 200000;
  /// By so many hundredths of a standard error an answer has to come out ahead to be preferred to the simple choice.
  int doubt = 100;
  /// Of these, so many hundredths on a grid, where steps from square to square differ little by themselves.
  OnGrid onGrid{};
  /// Throws of the dice that each answer on the way of a playout is judged by; 0: see Playouts.
  int care = 0;
  /// 1: each answer is judged by appraiseEnd, in a playout too; its figures are fitted to battles won. 0: by appraise,
  /// which is quicker.
  int sound = 0;
  /// Moves to places about so many of the nearest enemies are thought of besides what the rule set offers; 0: none.
  int places = 0;
  Character character;
};

}  // namespace signifer
