// Exact odds: runs the same pure rule over every outcome of its dice. A roll is one branch point whose outcomes are
// weighted: the total of two dice has 11, not 36. Equal results are merged. Weights are whole numbers over whole
// numbers, so nothing is rounded. Rules in stages merge equal states between stages, which keeps big pools small.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "dice/dice.h"
#include "dice/odds_watch.h"

namespace signifer {

/// An exact probability: `ways` over 2^`twos` times 3^`threes` times `rest`, which has neither factor: most dice need
/// no more than twos and threes, whose powers are cheap to compare.
struct Weight {
  boost::multiprecision::cpp_int ways = 1;
  int twos = 0;
  int threes = 0;
  boost::multiprecision::cpp_int rest = 1;

  [[nodiscard]] Weight operator*(const Weight& other) const;
  Weight& operator+=(const Weight& other);
  /// `ways` over `below`, which is above 0.
  [[nodiscard]] static Weight of(boost::multiprecision::cpp_int ways, boost::multiprecision::cpp_int below);
  /// Cancels what numerator and denominator share.
  void reduce();
  [[nodiscard]] double value() const;
  /// How long the number of ways is.
  [[nodiscard]] std::size_t bits() const;
  /// Reduced, as "5/12"; "1" and "0" without a denominator.
  [[nodiscard]] std::string fraction() const;
};

/// A source of dice that walks through every outcome: run the rule, then advance(), until advance() says that all
/// branches have been seen. weight() is that of the run just finished.
class BranchingDice final : public Dice {
 public:
  explicit BranchingDice(OddsWatch& watch) : watch_(watch) {}
  /// Starts the next run; false if every outcome has been walked.
  bool advance();
  [[nodiscard]] Weight weight() const;

 protected:
  int readFace(const Throw& request) override;
  int readTotal(const Throw& request) override;
  Bands readBands(const Throw& request) override;

 private:
  struct Outcome {
    Bands bands;  // a face or total stands in the first band
    Weight weight;
  };
  struct Branch {
    const std::vector<Outcome>* outcomes;
    std::size_t chosen;
  };
  const Outcome& choose(const Throw& request);
  const std::vector<Outcome>& outcomesOf(const Throw& request);

  struct Key {
    Die die;
    int count;
    Reading reading;
    std::vector<int> thresholds;
    std::vector<int> left;
    auto operator<=>(const Key&) const = default;
  };
  OddsWatch& watch_;
  std::map<Key, std::vector<Outcome>> known_;
  std::vector<Branch> branches_;
  std::size_t depth_ = 0;
};

/// The exact distribution of what `rule` returns: `rule(Dice&)` must be pure and its result ordered. Throws
/// OddsGivenUp.
template <class Rule>
[[nodiscard]] auto distribution(Rule&& rule, OddsWatch watch = {}) {
  using Result = decltype(rule(std::declval<Dice&>()));
  std::map<Result, Weight> found;
  BranchingDice dice(watch);
  do {
    Result result = rule(dice);
    const Weight weight = dice.weight();
    watch.look(weight.bits());
    const auto [place, fresh] = found.try_emplace(std::move(result), weight);
    if (fresh)
      watch.keep(1, weight.bits());
    else
      place->second += weight;
  } while (dice.advance());
  for (auto& [result, weight] : found) weight.reduce();
  return found;
}

/// One stage more: runs `stage(State&, Dice&)` from each state and merges the states that come out equal. Throws
/// OddsGivenUp.
template <class State, class Stage>
[[nodiscard]] std::map<State, Weight> advanced(const std::map<State, Weight>& from, Stage&& stage, OddsWatch& watch) {
  std::map<State, Weight> found;
  BranchingDice dice(watch);
  for (const auto& [state, weight] : from) {
    do {
      State next = state;
      stage(next, static_cast<Dice&>(dice));
      const Weight path = weight * dice.weight();
      watch.look(path.bits());
      const auto [place, fresh] = found.try_emplace(std::move(next), path);
      if (fresh)
        watch.keep(1, path.bits());
      else
        place->second += path;
    } while (dice.advance());
  }
  for (auto& [state, weight] : found) weight.reduce();
  return found;
}

}  // namespace signifer
