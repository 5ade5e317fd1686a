// Makes a rule set's procedures out of its rules, which are plain functions. A rule takes what it needs, in any order:
// its inputs, the dice, the modifiers, and what the rule set hands to the maker (its book, or tables and options).
// Heavy: for the one file of a rule set that lists its procedures.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "rules/typed_procedure.h"

namespace signifer {

/// `Context`: the types that rules may ask for beside their inputs. All of it must outlive the procedures.
template <class... Context>
class ProcedureMaker {
 public:
  explicit ProcedureMaker(const Definition& definition, const Context&... context)
      : definition_(definition), context_(context...) {}

  /// A procedure in one stage; `place` points to it afterwards. `refuse` is a function like the rule, or nullptr.
  /// Throws SourceError where form and code differ.
  template <class In, class Out, class... Arguments, class Refuse = std::nullptr_t>
  void add(const ProcedureFor<In, Out>*& place, std::string_view id, Out (*rule)(Arguments...), Refuse refuse = nullptr,
           typename OneStage<In, Out>::Distribution distribution = nullptr) {
    keep(place, makeProcedure<In, Out>(
                    definition_, id, refusing<In>(refuse),
                    [rule, context = context_](const In& in, Dice& dice, Modifiers& modifiers) {
                      return rule(pick<Arguments>(in, dice, modifiers, context)...);
                    },
                    std::move(distribution)));
  }
  /// A procedure in `count` stages, with what it keeps between them.
  template <class Book, class In, class Out, class Work, class Refuse>
  void addStages(const ProcedureFor<In, Out>*& place, std::string_view id, int count,
                 void (*run)(const Book&, int, const In&, Out&, Work&, Dice&, Modifiers&), Refuse refuse) {
    const Book& book = std::get<const Book&>(context_);
    std::vector<typename Staged<In, Out, Work>::Stage> stages;
    stages.reserve(static_cast<std::size_t>(count));
    for (int stage = 0; stage < count; ++stage)
      stages.push_back([&book, run, stage](const In& in, Out& out, Work& work, Dice& dice, Modifiers& modifiers) {
        run(book, stage, in, out, work, dice, modifiers);
      });
    keep(place, makeStagedProcedure<In, Out, Work>(definition_, id, refusing<In>(refuse), std::move(stages)));
  }

  [[nodiscard]] std::vector<std::unique_ptr<Procedure>> all() { return std::move(all_); }

 private:
  using Handed = std::tuple<const Context&...>;

  template <class Argument, class In>
  static Argument pick(const In& in, Dice& dice, Modifiers& modifiers, const Handed& context) {
    if constexpr (std::is_same_v<Argument, Dice&>)
      return dice;
    else if constexpr (std::is_same_v<Argument, Modifiers&>)
      return modifiers;
    else
      return pick<Argument>(in, context);
  }
  template <class Argument, class In>
  static Argument pick(const In& in, const Handed& context) {
    if constexpr (std::is_same_v<Argument, const In&>)
      return in;
    else
      return std::get<Argument>(context);
  }
  template <class In>
  [[nodiscard]] static std::nullptr_t refusing(std::nullptr_t) {
    return nullptr;
  }
  template <class In, class... Arguments>
  [[nodiscard]] auto refusing(std::optional<Refusal> (*refuse)(Arguments...)) const {
    return [refuse, context = context_](const In& in) { return refuse(pick<Arguments>(in, context)...); };
  }
  template <class In, class Out>
  void keep(const ProcedureFor<In, Out>*& place, std::unique_ptr<ProcedureFor<In, Out>> procedure) {
    place = procedure.get();
    all_.push_back(std::move(procedure));
  }

  const Definition& definition_;
  Handed context_;
  std::vector<std::unique_ptr<Procedure>> all_;
};

}  // namespace signifer
