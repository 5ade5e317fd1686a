// Makes procedures out of rulings of every shape. For procedures.cpp and procedures_combat.cpp alone.
#pragma once

#include <type_traits>

#include "cb/procedures.h"
#include "rules/typed_procedure.h"

namespace signifer::cb {

class Maker {
 public:
  Maker(const Definition& definition, const Book& book, Rulings& rulings)
      : definition_(definition), book_(book), rulings_(rulings) {}

  void makeOfCombat();
  void makeAfterCombat();
  void makeOfMorale();
  void makeOfMovement();
  void makeOfCommand();
  void makeOfShooting();
  void makeOfCharging();
  std::vector<std::unique_ptr<Procedure>> all;

 private:
  template <class In, class Out, class Rule, class Refuse = std::nullptr_t>
  void make(std::string_view id, const ProcedureFor<In, Out>*& place, Rule rule, Refuse refuse = nullptr) {
    const auto answer = [&book = book_, rule](const In& in, [[maybe_unused]] Dice& dice,
                                              [[maybe_unused]] Modifiers& modifiers) {
      static_cast<void>(book);  // Some rules take no book.
      if constexpr (std::is_invocable_v<Rule, const In&>)
        return rule(in);
      else if constexpr (std::is_invocable_v<Rule, const Book&, const In&>)
        return rule(book, in);
      else if constexpr (std::is_invocable_v<Rule, const Book&, const In&, Modifiers&>)
        return rule(book, in, modifiers);
      else if constexpr (std::is_invocable_v<Rule, const Book&, const In&, Dice&>)
        return rule(book, in, dice);
      else
        return rule(book, in, dice, modifiers);
    };
    typename ProcedureFor<In, Out>::Refuse refused;
    if constexpr (std::is_invocable_v<Refuse, const In&>)
      refused = refuse;
    else if constexpr (std::is_invocable_v<Refuse, const Book&, const In&>)
      refused = [&book = book_, refuse](const In& in) { return refuse(book, in); };
    auto made = makeProcedure<In, Out>(definition_, id, std::move(refused), answer);
    place = made.get();
    all.push_back(std::move(made));
  }

  const Definition& definition_;
  const Book& book_;
  Rulings& rulings_;
};

}  // namespace signifer::cb
