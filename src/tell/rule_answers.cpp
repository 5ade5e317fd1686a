// "What is the rule for marching?": the rules of the actions that are called so, or a rule by its id.
#include <algorithm>

#include "language/language.h"
#include "tell/answerer.h"

namespace signifer::tell {

void Answerer::ruleFor() {
  const std::vector<ActionKind>& kinds = rules_.definition().actions();
  std::vector<std::string> lines;
  if (const RuleText* named = rules_.definition().findRule(asked_.rule))
    lines.push_back(said("{0}: {1}", {named->id, named->text}));
  else if (asked_.deed)
    for (const int kind : *asked_.deed)
      for (const std::string& id : kinds[static_cast<std::size_t>(kind)].rules)
        if (const RuleText* rule = rules_.definition().findRule(id))
          addOnce(lines, said("{0}: {1}", {rule->id, rule->text}));
  if (!lines.empty()) return figures(battle_, std::move(lines));
  constexpr std::size_t most = 12;
  std::vector<std::string> titles;
  for (const ActionKind& kind : kinds)
    if (!kind.rules.empty() && titles.size() < most) titles.push_back(kind.title);
  stop(words_, said("Rules are told of an action: name one."), std::move(titles));
}

}  // namespace signifer::tell
