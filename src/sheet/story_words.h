// The sentences of an account as a story tells them: without what was rolled and needed, figures rounded, and what
// befell several units alike said once.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "battle/battle.h"
#include "rules/definition.h"

namespace signifer {

/// `text` is a sentence made of the phrase `id`. The part of the phrase behind a colon or comma goes that holds figures
/// and no names; lengths are rounded to whole units.
[[nodiscard]] std::string asTold(const Definition& definition, std::string_view id, std::string text);

/// The names of a battle's units within sentences.
class SpokenNames {
 public:
  explicit SpokenNames(const Battle& battle);
  /// The text with each unit's name as a sentence has it.
  [[nodiscard]] std::string in(std::string_view text) const;

 private:
  /// Names with commas or brackets, the longest first, and what is said instead.
  std::vector<std::pair<std::string, std::string>> names_;
};

/// A side's name within a sentence: "the English", "the Romans", "Rome". German and French have the article of many.
[[nodiscard]] std::string withinSentence(const std::string& name);

/// Whether a figure is left in what a story tells of this phrase: a count or a face, seldom worth a sentence.
[[nodiscard]] bool tellsAFigure(const Definition& definition, std::string_view id);

/// A division is its first leader's in a story, whoever leads it by then: without "Successor of".
[[nodiscard]] std::string withoutSuccessors(const Battle& battle, std::string text);

/// "of Rome", "der Perser", "d'Inde"; empty where the language has no form that is certain.
[[nodiscard]] std::string ofSide(const std::string& side);

/// Whether the side's name is its army's: "Army of Carthage", "Host of the Barrow King".
[[nodiscard]] bool isArmy(std::string_view side);

}  // namespace signifer
