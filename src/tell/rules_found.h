// The rules that have the words of a question: what is said where the program does not work the answer out itself.
#pragma once

#include <string>
#include <vector>

#include "rules/definition.h"
#include "tell/line.h"

namespace signifer::tell {

struct RulesFound {
  /// The ones that fit best, best first; a few at most.
  std::vector<const RuleText*> rules;
  /// So many others fit about as well.
  std::size_t more = 0;
  /// The words of the question that rules have, and the ones that no rule has.
  std::vector<Word> had;
  std::vector<Word> missing;
};

/// Rules by the words of a question, in the language of now. Rare words count more than common ones. Fillers and words
/// that only ask are passed over.
[[nodiscard]] RulesFound rulesWith(const Definition& definition, Words question);

}  // namespace signifer::tell
