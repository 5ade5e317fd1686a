// The verbs of questions: "charge", "angreifen", "tirer", as the kinds of action that a rule set has for them.
#pragma once

#include <string>
#include <vector>

#include "rules/definition.h"
#include "tell/line.h"

namespace signifer::tell {

/// The deed that the first words name: how many words belong to it, and its kinds of action. Without a kind the rule
/// set knows no such deed.
struct DeedNamed {
  std::size_t count = 0;
  std::vector<int> kinds = {};
};

/// Whether the word is a verb for a deed, as "shoot" is and "shooter" is not.
[[nodiscard]] bool isVerb(std::string_view word);

/// The words for which a verb of one of the languages stands, the nearest first; none for other words.
[[nodiscard]] std::vector<std::string> meaningsOf(std::string_view typed);

/// The kinds for which a verb of one of the languages stands, folded: by gesture, else by the words of the id.
[[nodiscard]] std::vector<int> kindsMeant(const Definition& definition, std::string_view typed);

/// A kind that only leaves something be, such as "Do not shoot", is named by its own verb alone.
[[nodiscard]] DeedNamed deedNamed(const Definition& definition, Words words);

/// Whether the kind is done by a unit, or by a person.
[[nodiscard]] bool isOfUnit(const ActionKind& kind);
[[nodiscard]] bool isOfPerson(const ActionKind& kind);
/// Leaves out the kinds that no unit does; the others keep their order.
[[nodiscard]] std::vector<int> ofUnits(const Definition& definition, std::vector<int> kinds);

}  // namespace signifer::tell
