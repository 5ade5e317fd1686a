#include "sheet/house_rules_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "language/language.h"
#include "rules/figure_words.h"
#include "schema/document.h"
#include "schema/json_text.h"
#include "schema/source_error.h"
#include "sheet/figures.h"
#include "sheet/paper_lengths.h"

namespace signifer {
namespace {

// Modifiers and troop types that the rule set has not.
void listAdditions(const Definition& definition, const Definition& ledger, std::vector<HouseRuleLine>& out) {
  for (const ProcedureInfo& procedure : definition.procedures())
    for (const AddedModifier& added : procedure.added) {
      const RuleText* rule = definition.findRule(added.row.rule);
      out.push_back({said("{0}: {1}", {procedure.title, rule == nullptr ? added.row.rule : rule->label}),
                     (added.row.value > 0 ? "+" : "") + std::to_string(added.row.value), said("none")});
    }
  for (std::size_t i = ledger.troops().size(); i < definition.troops().size(); ++i)
    out.push_back({said("Troop type: {0}", {definition.troops()[i].name}), said("added"), said("none")});
}

std::string printed(const Json& value, bool length) {
  if (value.is_null()) return said("none");
  if (value.is_number()) return length ? paperLength(value.get<double>()) : figure(value.get<double>());
  return value.is_string() ? value.get<std::string>() : value.dump();
}

// The facts of options.json about the numbers of options besides their bounds.
class OptionNumbers {
 public:
  explicit OptionNumbers(const std::filesystem::path& folder) {
    if (!std::filesystem::exists(folder / "options.json")) return;
    const Document file = Document::load(folder / "options.json");
    for (const Node& option : file.root().at("options").items()) {
      if (option.has("zeroMeans")) withoutLimit_.insert(option.at("id").text());
      if (option.text("unit", "") == "inch") lengths_.insert(option.at("id").text());
    }
  }

  [[nodiscard]] std::string inWords(const OptionInfo& option, std::int32_t chosen) const {
    if (!option.values.empty()) return optionInWords(option, chosen);
    // No such limit.
    if (chosen == 0 && withoutLimit_.contains(option.id)) return said("no limit");
    return bounded(option, chosen);
  }

  [[nodiscard]] std::string bounded(const OptionInfo& option, std::int32_t number) const {
    return lengths_.contains(option.id) ? paperLength(number) : optionInWords(option, number);
  }

 private:
  std::set<std::string> withoutLimit_;
  std::set<std::string> lengths_;
};

// The rule that a figure names; empty for one that stands without.
std::string ruleOf(const Definition& ledger, std::string path) {
  if (path.ends_with("/value")) path.erase(path.size() - 6);
  try {
    return ledger.row(path).rule;
  } catch (const SourceError&) {
    return {};
  }
}

// "tables/handToHand/veteran/value" in words: "Hand-to-hand: veteran".
std::string captionOf(const FigureWords& words, std::string path, const Definition& ledger) {
  if (!path.starts_with("tables/")) return path;
  path.erase(0, 7);
  const std::string chapter = words.chapter(path.substr(0, path.find('/')));
  return said("{0}: {1}", {chapter, words.figure(path, ruleOf(ledger, path))});
}

void listPatch(const Json& patch, const std::string& path, const FigureWords& words, const Definition& ledger,
               std::vector<HouseRuleLine>& out) {
  for (const auto& [name, value] : patch.items()) {
    const std::string place = path.empty() ? name : path + "/" + name;
    if (value.is_object()) {
      listPatch(value, place, words, ledger, out);
      continue;
    }
    const std::string caption = captionOf(words, place, ledger);
    const bool length = endsWithUnit(caption);
    std::string instead;
    try {
      std::string table = place.starts_with("tables/") ? place.substr(7) : "";
      if (table.ends_with("/value")) table.erase(table.size() - 6);
      if (!table.empty()) instead = printed(ledger.number(table), length);
    } catch (const SourceError&) {
      instead.clear();
    }
    out.push_back({withoutUnit(caption), printed(value, length), instead});
  }
}

std::string choicesOf(const OptionInfo& option, std::int32_t chosen, bool own, const OptionNumbers& numbers) {
  const std::string mark = own ? " " + std::string(houseMark) : "";
  if (option.values.empty())
    return "**" + numbers.inWords(option, chosen) + "**" + mark + " " +
           said("({0} to {1})", {numbers.bounded(option, option.least), numbers.bounded(option, option.most)});
  std::string all;
  for (std::size_t i = 0; i < option.words.size(); ++i) {
    const bool is = static_cast<std::int32_t>(i) == chosen;
    const std::string words = optionInWords(option, static_cast<std::int32_t>(i));
    all += (all.empty() ? "" : "   ") + (is ? "**\u2612 " + words + "**" + mark : "\u2610 " + words);
  }
  return all;
}

}  // namespace

std::vector<HouseRuleLine> houseRuleLines(const Definition& definition, const HouseRules& house,
                                          const Definition& ledger, const std::filesystem::path& folder) {
  std::vector<HouseRuleLine> lines;
  const OptionNumbers numbers(folder);
  for (std::size_t i = 0; i < definition.options().size(); ++i) {
    const OptionInfo& option = definition.options()[i];
    if (definition.chosen()[i] == option.standard) continue;
    lines.push_back({option.caption.empty() ? option.id : option.caption,
                     numbers.inWords(option, definition.chosen()[i]), numbers.inWords(option, option.standard)});
  }
  if (!house.patch.empty()) listPatch(Json::parse(house.patch), "", FigureWords::load(ledger, folder), ledger, lines);
  listAdditions(definition, ledger, lines);
  return lines;
}

SheetPanel houseRulesPanel(const std::vector<HouseRuleLine>& lines, bool wide) {
  SheetPanel panel;
  panel.title = said("House rules in force");
  panel.aside = lines.empty() ? said("none") : std::to_string(lines.size());
  panel.wide = wide;
  SheetGrid grid;
  grid.columns = {{SheetColumn::Align::left, false, true}, {}, {}};
  grid.columns[1].strong = true;
  grid.head = {"", said("in force"), said("the rule set has")};
  for (const HouseRuleLine& line : lines)
    grid.rows.push_back({{std::string(houseMark) + " " + line.caption, line.inForce, line.instead}, {}, {}});
  if (!lines.empty()) {
    panel.parts.emplace_back(std::move(grid));
  } else if (wide) {
    SheetGrid none;
    none.columns = {{SheetColumn::Align::left, false, true}};
    none.rows.push_back({{said("Every option and every figure is as the rule set has it.")}, {}, {}});
    panel.parts.emplace_back(std::move(none));
  }
  return panel;
}

SheetPanel optionsPanel(const Definition& definition, const std::filesystem::path& folder) {
  const OptionNumbers numbers(folder);
  SheetPanel panel;
  panel.title = said("Options of the rule set");
  panel.aside = said("agree before the battle");
  panel.wide = true;
  SheetGrid grid;
  grid.columns = {{SheetColumn::Align::left, false, true}, {SheetColumn::Align::left, false, true}};
  for (std::size_t i = 0; i < definition.options().size(); ++i) {
    const OptionInfo& option = definition.options()[i];
    const std::int32_t chosen = definition.chosen()[i];
    grid.rows.push_back({{option.caption.empty() ? option.id : option.caption,
                          choicesOf(option, chosen, chosen != option.standard, numbers)},
                         {},
                         {}});
  }
  if (!grid.rows.empty()) panel.parts.emplace_back(std::move(grid));
  return panel;
}

}  // namespace signifer
