// "What is the rule for marching?": the rules of the actions that are called so, a rule by its id, or the rules that
// have the words of a question.
#include <algorithm>

#include "language/language.h"
#include "tell/answerer.h"
#include "tell/names.h"
#include "tell/rules_found.h"

namespace signifer::tell {
namespace {

std::string quoted(std::string_view line, const std::vector<Word>& words) {
  std::string all;
  for (const Word& word : words)
    all += (all.empty() ? "" : ", ") + said("\"{0}\"", {std::string(line.substr(word.from, word.to - word.from))});
  return all;
}

}  // namespace

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
  if (std::vector<std::string> found = rulesOfWords(); !found.empty()) return figures(battle_, std::move(found));
  constexpr std::size_t most = 12;
  std::vector<std::string> titles;
  for (const ActionKind& kind : kinds)
    if (!kind.rules.empty() && titles.size() < most) titles.push_back(kind.title);
  stop(words_, said("Rules are told of an action: name one."), std::move(titles));
}

// Whether a unit, a person or a side is called so: no rule has their names.
bool Answerer::isNamed(Words word) const {
  constexpr std::size_t shortest = 4;
  return word.front().text.size() >= shortest &&
         (unitsNamed(battle_, word).count > 0 || personNamed(battle_, word).count > 0 ||
          sideNamed(battle_, word).count > 0);
}

std::vector<std::string> Answerer::rulesOfWords() const {
  std::vector<Word> ofRules;
  for (std::size_t i = 0; i < words_.size(); ++i)
    if (!isNamed(words_.subspan(i, 1))) ofRules.push_back(words_[i]);
  const RulesFound found = rulesWith(rules_.definition(), ofRules);
  if (found.rules.empty()) return {};
  std::vector<std::string> lines{
      said("The program does not work that out. Rules with {0}:", {quoted(line_, found.had)})};
  for (const RuleText* rule : found.rules) lines.push_back(said("{0}: {1}", {rule->id, rule->text}));
  if (found.more > 0) lines.push_back(said("And {0} more.", {std::to_string(found.more)}));
  if (!found.missing.empty()) lines.push_back(said("No rule has {0}.", {quoted(line_, found.missing)}));
  if (!battle_.setup->houseRules.empty())
    lines.push_back(said("House rules are in force: these are the rules without them."));
  return lines;
}

void Answerer::addRules() {
  std::vector<std::string> lines = rulesOfWords();
  if (lines.empty()) return;
  bool somebody = false;
  for (std::size_t i = 0; i < words_.size(); ++i) somebody = somebody || isNamed(words_.subspan(i, 1));
  if (somebody) {
    told_.stopped->rules = std::move(lines);
    return;
  }
  told_.stopped.reset();
  told_.answer = ToldAnswer{ToldAnswer::Says::figures, said("Rules"), std::move(lines)};
}

}  // namespace signifer::tell
