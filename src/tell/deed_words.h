// The verbs of questions: "charge", "angreifen", "tirer", as the kinds of action that a rule set has for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "battle/action.h"
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

/// A value of a choice of an action, by its place among the action's values: the wheel of a manoeuvre.
struct ChosenValue {
  int kind = 0;
  std::size_t place = 0;
  std::int16_t value = 0;
};
struct ValueNamed {
  std::size_t count = 0;
  std::vector<ChosenValue> values = {};
  [[nodiscard]] std::vector<int> kinds() const;
};
/// The choice of units' actions that the first words name in full: "about face", "fall back", "form column".
[[nodiscard]] ValueNamed valueNamed(const Definition& definition, Words words);
/// The choice of these kinds that the first words name: "testudo" of a change of formation.
[[nodiscard]] ValueNamed valueOf(const Definition& definition, const std::vector<int>& kinds, Words words);
/// Whether an action has what was chosen for its kind.
[[nodiscard]] bool hasChosen(const Action& action, const std::vector<ChosenValue>& chosen);

/// Whether the kind is done by a unit, or by a person.
[[nodiscard]] bool isOfUnit(const ActionKind& kind);
[[nodiscard]] bool isOfPerson(const ActionKind& kind);
/// Whether it is done to another unit.
[[nodiscard]] bool aims(const ActionKind& kind);
/// Leaves out the kinds that no unit does; the others keep their order.
[[nodiscard]] std::vector<int> ofUnits(const Definition& definition, std::vector<int> kinds);

}  // namespace signifer::tell
