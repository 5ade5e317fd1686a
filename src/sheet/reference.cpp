#include "sheet/reference.h"

#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "schema/field_reader.h"
#include "sheet/checklist.h"
#include "sheet/figures.h"
#include "sheet/paper_lengths.h"

namespace signifer {
namespace {

std::string worded(const Field& field, const Value& value) { return valueWords(field, toJson(field, value)); }

std::string rangeOf(const Field& field) {
  if (field.type == FieldType::boolean) return said("yes, no");
  std::string all;
  for (const std::string& word : field.values) all += (all.empty() ? "" : ", ") + valueWords(field, word);
  if (!all.empty()) return all;
  if (!field.bounded) return said(field.type == FieldType::integer ? "a whole number" : "a number");
  return said("{0} to {1}", {worded(field, {static_cast<std::int64_t>(field.least), field.least}),
                             worded(field, {static_cast<std::int64_t>(field.most), field.most})}) +
         (field.unit.empty() ? "" : " " + plainWord(field.unit));
}

std::string standardOf(const Field& field) {
  if (field.required) return said("must be given");
  return field.optional ? said("may be left out") : worded(field, field.standard);
}

void addProcedure(const Definition& definition, const ProcedureInfo& info, Sheet& sheet) {
  sheet.blocks.push_back(SheetHeading{info.title, info.id});
  sheet.blocks.push_back(SheetParagraph{said("Dice: {0}", {info.dice}), info.rules});
  SheetTable inputs{"", {said("Situation"), said("Values"), said("If not said")}, {}};
  for (const Field& field : info.inputs) inputs.rows.push_back({captionOf(field), rangeOf(field), standardOf(field)});
  if (!inputs.rows.empty()) sheet.blocks.push_back(std::move(inputs));
  SheetTable results{"", {said("Result"), said("Values")}, {}};
  for (const Field& field : info.results) results.rows.push_back({captionOf(field), rangeOf(field)});
  sheet.blocks.push_back(std::move(results));
  for (const std::string& id : info.rules)
    if (const RuleText* rule = definition.findRule(id)) sheet.blocks.push_back(SheetParagraph{rule->text, {rule->id}});
}

void addTroops(const Definition& definition, Sheet& sheet) {
  if (definition.troops().empty()) return;
  sheet.blocks.push_back(SheetHeading{said("Troop types"), ""});
  SheetTable table{"", {said("Troops")}, {}};
  for (const Field& field : definition.unitProfile()) table.head.push_back(captionOf(field));
  for (const TroopType& troop : definition.troops()) {
    std::vector<std::string> row{troop.name};
    for (std::size_t i = 0; i < definition.unitProfile().size(); ++i) {
      const Field& field = definition.unitProfile()[i];
      row.push_back(worded(field, fromSlot(field, troop.profile[i])));
    }
    table.rows.push_back(std::move(row));
  }
  sheet.blocks.push_back(std::move(table));
}

void addOptions(const Definition& definition, Sheet& sheet) {
  if (definition.options().empty()) return;
  sheet.blocks.push_back(SheetHeading{said("Options"), ""});
  SheetTable table{"", {said("Option"), said("Values"), said("In force")}, {}};
  for (std::size_t i = 0; i < definition.options().size(); ++i) {
    const OptionInfo& option = definition.options()[i];
    const std::int32_t chosen = definition.chosen()[i];
    std::string values;
    for (const std::string& word : option.words) values += (values.empty() ? "" : ", ") + withPaperLengths(word);
    if (values.empty()) values = said("{0} to {1}", {std::to_string(option.least), std::to_string(option.most)});
    table.rows.push_back({option.caption.empty() ? option.id : option.caption, values, optionInWords(option, chosen)});
  }
  sheet.blocks.push_back(std::move(table));
}

}  // namespace

Sheet makeReference(const Definition& definition, const HouseRules& house) {
  Sheet sheet;
  sheet.title = definition.name();
  sheet.subtitle = said("rulings, troops and options");
  for (const ProcedureInfo& info : definition.procedures()) addProcedure(definition, info, sheet);
  addTroops(definition, sheet);
  addOptions(definition, sheet);
  sheet.footer = sheetFooter(definition, !houseRulesInWords(definition, house).empty());
  return sheet;
}

}  // namespace signifer
