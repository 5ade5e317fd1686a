// Makes the procedures out of the functions of each subject, whatever these ask for: the book, the situation, dice,
// modifiers. Heavy; for the files that list the procedures alone.
#pragma once

#include <type_traits>

#include "fantasy/procedures.h"
#include "rules/typed_procedure.h"

namespace signifer::fantasy {

class ProcedureMaker {
 public:
  ProcedureMaker(ProcedureList& list, const Definition& definition, const Book& book)
      : list_(list), definition_(definition), book_(book) {}

  /// `rule` takes (book, in, dice, modifiers) or some of them in that order; `refuse` (book, in), (in) or is left out.
  template <class In, class Out, class Rule, class Refuse = std::nullptr_t>
  void add(const ProcedureFor<In, Out>*& handle, std::string_view id, Rule rule, Refuse refuse = nullptr,
           typename OneStage<In, Out>::Distribution distribution = nullptr) {
    const Book& book = book_;
    keep(handle, makeProcedure<In, Out>(
                     definition_, id, refusing<In>(refuse),
                     [&book, rule](const In& in, Dice& dice, Modifiers& modifiers) -> Out {
                       if constexpr (std::is_invocable_v<Rule, const Book&, const In&, Dice&, Modifiers&>)
                         return rule(book, in, dice, modifiers);
                       else if constexpr (std::is_invocable_v<Rule, const Book&, const In&, Modifiers&>)
                         return rule(book, in, modifiers);
                       else if constexpr (std::is_invocable_v<Rule, const Book&, const In&, Dice&>)
                         return rule(book, in, dice);
                       else if constexpr (std::is_invocable_v<Rule, const Book&, const In&>)
                         return rule(book, in);
                       else if constexpr (std::is_invocable_v<Rule, const In&, Dice&>)
                         return rule(in, dice);
                       else
                         return rule(in);
                     },
                     std::move(distribution)));
  }
  /// A rule in `count` stages.
  template <class In, class Out, class Work, class Refuse>
  void addStages(const ProcedureFor<In, Out>*& handle, std::string_view id, int count,
                 void (*run)(const Book&, int, const In&, Out&, Work&, Dice&, Modifiers&), Refuse refuse) {
    const Book& book = book_;
    std::vector<typename Staged<In, Out, Work>::Stage> stages;
    stages.reserve(static_cast<std::size_t>(count));
    for (int stage = 0; stage < count; ++stage)
      stages.push_back([&book, run, stage](const In& in, Out& out, Work& work, Dice& dice, Modifiers& modifiers) {
        run(book, stage, in, out, work, dice, modifiers);
      });
    keep(handle, makeStagedProcedure<In, Out, Work>(definition_, id, refusing<In>(refuse), std::move(stages)));
  }

 private:
  template <class In, class Refuse>
  [[nodiscard]] std::function<std::optional<Refusal>(const In&)> refusing(Refuse refuse) const {
    const Book& book = book_;
    if constexpr (std::is_same_v<Refuse, std::nullptr_t>)
      return nullptr;
    else if constexpr (std::is_invocable_v<Refuse, const Book&, const In&>)
      return [&book, refuse](const In& in) { return refuse(book, in); };
    else
      return refuse;
  }
  template <class In, class Out>
  void keep(const ProcedureFor<In, Out>*& handle, std::unique_ptr<ProcedureFor<In, Out>> procedure) {
    handle = procedure.get();
    list_.push_back(std::move(procedure));
  }

  ProcedureList& list_;
  const Definition& definition_;
  const Book& book_;
};

}  // namespace signifer::fantasy
