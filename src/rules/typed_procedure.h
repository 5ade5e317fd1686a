// Procedures written as typed functions. A rule set declares a struct of inputs, a struct of results and a function,
// and describes the structs (binding.h). Making the procedure checks the structs against procedures.json: name, type,
// words and defaults must agree, so that neither can drift.
//
//   makeProcedure<RoutCheckIn, RoutCheckOut>(definition, "rout-check", refuseRoutCheck, ruleRoutCheck);
//
// Play and the referee ask the same object by its types (asking.h); the programs ask it by its form (procedure.h).
//
// Large pools are written in stages. Between stages equal states are merged, and results that nobody asked for are
// forgotten. So a stage may write results but must read only what it keeps in its work struct. Where even that is too
// much, a procedure may reckon its distribution itself.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "rules/definition.h"
#include "rules/procedure_for.h"
#include "rules/procedure_odds.h"

namespace signifer {

/// Work kept between the stages of a procedure that needs none.
struct NoWork {
  friend auto operator<=>(const NoWork&, const NoWork&) = default;
};

/// A procedure in one stage, or with a distribution that it reckons itself.
template <class In, class Out>
class OneStage final : public ProcedureFor<In, Out> {
 public:
  using Rule = std::function<Out(const In&, Dice&, Modifiers&)>;
  /// The exact distribution, reckoned without walking through the dice: calls Found with outcomes whose weights add up
  /// to 1. Results that were not asked for may stand at their defaults. The watch is told beforehand how many there
  /// are.
  using Found = std::function<void(const Out&, const Weight&)>;
  using Distribution = std::function<void(const In&, const Asked&, OddsWatch&, const Found&)>;

  OneStage(const Definition& definition, std::string_view id, Bindings inputs, Bindings results,
           typename ProcedureFor<In, Out>::Refuse refuse, Rule rule, Distribution distribution)
      : ProcedureFor<In, Out>(definition, id, std::move(inputs), std::move(results), std::move(refuse)),
        rule_(std::move(rule)),
        distribution_(std::move(distribution)) {}

  [[nodiscard]] Out answer(const In& in, Dice& dice, Modifiers& modifiers) const override {
    this->noteAdded(&in, modifiers);
    return rule_(in, dice, modifiers);
  }
  [[nodiscard]] std::vector<Odds> odds(const Values& values, const std::vector<int>& by,
                                       OddsWatch& watch) const override {
    const In in = this->read(values);
    if (!distribution_)
      return this->walked(
          [&](Dice& dice) {
            Modifiers modifiers;
            this->noteAdded(&in, modifiers);
            const Out out = rule_(in, dice, modifiers);
            return this->resultOf(&out, by);
          },
          watch);
    BoundProcedure::Merged merged;
    distribution_(in, this->askedFor(by), watch, [&](const Out& out, const Weight& weight) {
      this->merge(merged, this->resultOf(&out, by), weight, watch);
    });
    return this->listed(merged);
  }

 private:
  Rule rule_;
  Distribution distribution_;
};

/// A procedure in stages, with what it keeps between them.
template <class In, class Out, class Work>
class Staged final : public ProcedureFor<In, Out> {
 public:
  using Stage = std::function<void(const In&, Out&, Work&, Dice&, Modifiers&)>;

  Staged(const Definition& definition, std::string_view id, Bindings inputs, Bindings results,
         typename ProcedureFor<In, Out>::Refuse refuse, std::vector<Stage> stages)
      : ProcedureFor<In, Out>(definition, id, std::move(inputs), std::move(results), std::move(refuse)),
        stages_(std::move(stages)) {}

  [[nodiscard]] Out answer(const In& in, Dice& dice, Modifiers& modifiers) const override {
    State state;
    this->noteAdded(&in, modifiers);
    for (const Stage& stage : stages_) stage(in, state.out, state.work, dice, modifiers);
    return state.out;
  }
  [[nodiscard]] std::vector<Odds> odds(const Values& values, const std::vector<int>& by,
                                       OddsWatch& watch) const override {
    const In in = this->read(values);
    std::map<State, Weight> states{{State{}, Weight{}}};
    for (const Stage& stage : stages_)
      states = advanced(
          states,
          [&](State& state, Dice& dice) {
            Modifiers modifiers;
            this->noteAdded(&in, modifiers);
            stage(in, state.out, state.work, dice, modifiers);
            state.out = only(by, state.out);
          },
          watch);
    BoundProcedure::Merged merged;
    for (const auto& [state, weight] : states) this->merge(merged, this->resultOf(&state.out, by), weight, watch);
    return this->listed(merged);
  }

 private:
  struct State {
    Out out{};
    Work work{};
    friend auto operator<=>(const State&, const State&) = default;
  };

  // The results with those that nobody asked for at their defaults.
  [[nodiscard]] Out only(const std::vector<int>& by, const Out& out) const {
    if (by.size() == this->results().size()) return out;
    Out kept{};
    for (const int index : by) {
      const Binding& binding = this->results()[static_cast<std::size_t>(index)];
      const auto* from = reinterpret_cast<const char*>(&out) + binding.offset;
      binding.store(reinterpret_cast<char*>(&kept) + binding.offset, binding.load(from), true);
    }
    return kept;
  }

  std::vector<Stage> stages_;
};

/// A procedure in one stage: `rule(const In&, Dice&, Modifiers&)` returns the results. `refuse` and `distribution` may
/// be empty.
template <class In, class Out>
[[nodiscard]] std::unique_ptr<ProcedureFor<In, Out>> makeProcedure(
    const Definition& definition, std::string_view id, Bindings inputs, Bindings results,
    typename ProcedureFor<In, Out>::Refuse refuse, typename OneStage<In, Out>::Rule rule,
    typename OneStage<In, Out>::Distribution distribution = nullptr) {
  return std::make_unique<OneStage<In, Out>>(definition, id, std::move(inputs), std::move(results), std::move(refuse),
                                             std::move(rule), std::move(distribution));
}

/// The same of structs that are described.
template <Described In, Described Out>
[[nodiscard]] std::unique_ptr<ProcedureFor<In, Out>> makeProcedure(
    const Definition& definition, std::string_view id, typename ProcedureFor<In, Out>::Refuse refuse,
    typename OneStage<In, Out>::Rule rule, typename OneStage<In, Out>::Distribution distribution = nullptr) {
  return makeProcedure<In, Out>(definition, id, bindAll<In>(), bindAll<Out>(), std::move(refuse), std::move(rule),
                                std::move(distribution));
}

/// A procedure in stages.
template <class In, class Out, class Work>
[[nodiscard]] std::unique_ptr<ProcedureFor<In, Out>> makeStagedProcedure(
    const Definition& definition, std::string_view id, Bindings inputs, Bindings results,
    typename ProcedureFor<In, Out>::Refuse refuse, std::vector<typename Staged<In, Out, Work>::Stage> stages) {
  return std::make_unique<Staged<In, Out, Work>>(definition, id, std::move(inputs), std::move(results),
                                                 std::move(refuse), std::move(stages));
}
template <Described In, Described Out, class Work>
[[nodiscard]] std::unique_ptr<ProcedureFor<In, Out>> makeStagedProcedure(
    const Definition& definition, std::string_view id, typename ProcedureFor<In, Out>::Refuse refuse,
    std::vector<typename Staged<In, Out, Work>::Stage> stages) {
  return makeStagedProcedure<In, Out, Work>(definition, id, bindAll<In>(), bindAll<Out>(), std::move(refuse),
                                            std::move(stages));
}

}  // namespace signifer
