// The shapes that a ruling has, brought to the one that makeProcedure takes; and the lists of procedures by subject.
// For procedures.cpp and procedures_combat.cpp alone.
#pragma once

#include "cb/procedures.h"
#include "rules/typed_procedure.h"

namespace signifer::cb {

using List = std::vector<std::unique_ptr<Procedure>>;

template <class In, class Out>
auto plain(Out (*rule)(const In&)) {
  return [rule](const In& in, Dice&, Modifiers&) { return rule(in); };
}
template <class In, class Out>
auto plain(const Book& book, Out (*rule)(const Book&, const In&)) {
  return [&book, rule](const In& in, Dice&, Modifiers&) { return rule(book, in); };
}
template <class In, class Out>
auto plain(const Book& book, Out (*rule)(const Book&, const In&, Modifiers&)) {
  return [&book, rule](const In& in, Dice&, Modifiers& modifiers) { return rule(book, in, modifiers); };
}
template <class In>
auto refused(const Book& book, std::optional<Refusal> (*refuse)(const Book&, const In&)) {
  return [&book, refuse](const In& in) { return refuse(book, in); };
}

void addCombat(const Definition& d, const Book& book, List& list);
void addAfterCombat(const Definition& d, const Book& book, List& list);
void addMorale(const Definition& d, const Book& book, List& list);

}  // namespace signifer::cb
