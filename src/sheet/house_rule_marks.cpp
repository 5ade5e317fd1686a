#include "sheet/house_rule_marks.h"

#include <nlohmann/json.hpp>

#include "language/language.h"
#include "rules/figure_words.h"
#include "schema/document.h"
#include "schema/source_error.h"
#include "sheet/figures.h"

namespace signifer {
namespace {

using RuleMarks = std::map<std::string, std::string>;

void addMark(RuleMarks& marks, const std::string& rule, const std::string& words) {
  if (rule.empty()) return;
  std::string& all = marks[rule];
  if (all.find(words) == std::string::npos) all += (all.empty() ? "" : "\n") + words;
}

void markOptions(const Definition& definition, const std::filesystem::path& folder, RuleMarks& marks) {
  const std::vector<OptionInfo>& options = definition.options();
  const Document file = Document::load(folder / "options.json");
  for (const Node& node : file.root().at("options").items()) {
    const std::string id = node.at("id").text();
    for (std::size_t i = 0; i < options.size(); ++i) {
      const OptionInfo& option = options[i];
      if (option.id != id || definition.chosen()[i] == option.standard || !node.has("rules")) continue;
      const std::string words =
          said("House rule: {0} {1}. The rule set has: {2}.",
               {option.caption.empty() ? option.id : option.caption, optionInWords(option, definition.chosen()[i]),
                optionInWords(option, option.standard)});
      for (const Node& rule : node.at("rules").items()) addMark(marks, rule.text(), words);
      if (const auto asked = node.find("asked"))
        for (const Node& place : asked->items()) addMark(marks, place.text(), words);
    }
  }
}

// The rule of a figure below "tables"; its table's row names it, or the file of its words.
std::string ruleOfFigure(const Definition& ledger, const FigureWords& words, std::string path) {
  if (path.ends_with("/value")) path.erase(path.size() - 6);
  try {
    return ledger.row(path).rule;
  } catch (const SourceError&) {
    return words.rule(path);
  }
}

void markFigures(const Json& patch, const std::string& path, const FigureWords& words, const Definition& ledger,
                 RuleMarks& marks) {
  for (const auto& [name, value] : patch.items()) {
    const std::string place = path.empty() ? name : path + "/" + name;
    if (value.is_object()) {
      markFigures(value, place, words, ledger, marks);
      continue;
    }
    const std::string rule = ruleOfFigure(ledger, words, place);
    addMark(marks, rule,
            said("House rule: {0}: {1}.",
                 {words.figure(place, rule), value.is_string() ? value.get<std::string>() : value.dump()}));
  }
}

}  // namespace

std::map<std::string, std::string> houseRuleMarks(const Definition& definition, const HouseRules& house,
                                                  const Definition& ledger, const std::filesystem::path& folder) {
  RuleMarks marks;
  if (!definition.byLedger()) markOptions(definition, folder, marks);
  if (!house.patch.empty())
    if (const Json patch = Json::parse(house.patch); patch.contains("tables"))
      markFigures(patch.at("tables"), "", FigureWords::load(ledger, folder), ledger, marks);
  for (const ProcedureInfo& procedure : definition.procedures())
    for (const AddedModifier& added : procedure.added)
      addMark(marks, added.row.rule,
              said("House rule: {0}: {1}.",
                   {procedure.title, (added.row.value > 0 ? "+" : "") + std::to_string(added.row.value)}));
  return marks;
}

}  // namespace signifer
