#include "tell/throw_words.h"

#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"
#include "rules/procedure_odds.h"
#include "schema/field_reader.h"

namespace signifer::tell {
namespace {

std::string modifierInWords(const RuleSet& rules, const Modifier& modifier) {
  const RuleText* rule = rules.definition().findRule(modifier.rule);
  const std::string figure = worded(Figure::count(modifier.value)) + (modifier.half ? "½" : "");
  const std::string sign = modifier.amount() > 0 ? "+" : "";
  return sign + figure + " " + (rule == nullptr ? "" : rule->label + " ") + "(" + std::string(modifier.rule) + ")";
}

}  // namespace

std::string chancesInWords(const RuleSet& rules, const Consultation& ruling) {
  const ProcedureInfo& info = ruling.procedure->info();
  std::string words;
  for (const Modifier& modifier : ruling.ruling.modifiers.list())
    words += (words.empty() ? "" : ", ") + modifierInWords(rules, modifier);
  if (!words.empty()) words += ".";
  for (const std::string& name : info.headline) {
    const int result = indexOf(info.results, name);
    if (result < 0) continue;
    const Field& field = info.results[static_cast<std::size_t>(result)];
    std::string chances;
    try {
      OddsWatch watch(OddsLimit{});
      for (const Odds& odds : ruling.procedure->odds(ruling.inputs, {result}, watch))
        chances += (chances.empty() ? "" : ", ") + valueWords(field, toJson(field, odds.result.front())) + " " +
                   percentInWords(odds.weight.value());
    } catch (const OddsGivenUp&) {
      continue;
    }
    words += (words.empty() ? "" : " ") + captionOf(field) + ": " + chances + ".";
  }
  return words;
}

}  // namespace signifer::tell
