// Numbered slots are reached by enumerations: checks that a rule set's JSON names the same in the same order.
#pragma once

#include "rules/definition.h"
#include "schema/words.h"

namespace signifer {

/// The enumerators' own names; `list` are fields or words. Throws SourceError.
template <class E, class List>
void requireNames(const Definition& definition, std::string_view what, const List& list) {
  definition.requireOrder(what, list, NamesAsWords<E>::words);
}

}  // namespace signifer
