#include "rules/added_rules.h"

#include <algorithm>

#include "schema/field_reader.h"

namespace signifer {
namespace {

constexpr int mostAdded = 20;
constexpr double figuresFrom = -2000000;
constexpr double figuresTo = 2000000;

bool isWord(const Field& field) { return field.type == FieldType::choice || field.type == FieldType::list; }

void readWordsOf(const Field& field, const Node& node, InputCondition& condition) {
  const auto take = [&](const Node& word) {
    if (field.indexOf(word.text()) < 0) {
      std::string all;
      for (const std::string& one : field.values) all += (all.empty() ? "" : ", ") + one;
      throw word.error("one of " + all + " was expected");
    }
    condition.words.push_back(word.text());
  };
  if (!node.isArray()) return take(node);
  for (const Node& word : node.items()) take(word);
  if (condition.words.empty()) throw node.error("a word was expected");
}

void readFiguresOf(const Field& field, const Node& node, InputCondition& condition) {
  if (field.type == FieldType::boolean) {
    condition.least = condition.most = node.boolean() ? 1 : 0;
    return;
  }
  if (!node.isObject()) {
    condition.least = condition.most = node.number(figuresFrom, figuresTo);
    return;
  }
  node.allowOnly({"min", "max"});
  const auto least = node.find("min");
  const auto most = node.find("max");
  condition.least = least ? least->number(figuresFrom, figuresTo) : figuresFrom;
  condition.most = most ? most->number(figuresFrom, figuresTo) : figuresTo;
  if (!least && !most) throw node.error("\"min\" or \"max\" was expected");
}

std::size_t readProcedureId(const Node& node, const std::vector<ProcedureInfo>& procedures) {
  const auto found = std::ranges::find(procedures, node.text(), &ProcedureInfo::id);
  if (found != procedures.end() && !found->adds.empty()) return static_cast<std::size_t>(found - procedures.begin());
  std::string all;
  for (const ProcedureInfo& procedure : procedures)
    if (!procedure.adds.empty()) all += (all.empty() ? "" : ", ") + procedure.id;
  throw node.error(all.empty() ? "this rule set has no table that modifiers can be added to"
                               : "a procedure that modifiers can be added to was expected: " + all);
}

}  // namespace

AddedRule readAddedRule(const Node& node, const std::vector<ProcedureInfo>& procedures) {
  node.allowOnly({"procedure", "rule", "label", "text", "value", "if"});
  AddedRule added;
  added.procedure = readProcedureId(node.at("procedure"), procedures);
  const std::string label = node.at("label").name();
  added.rule = {node.at("rule").name(), node.text("text", label), "procedure", true, {}, label};
  if (added.rule.id.empty()) throw node.at("rule").error("an id was expected");
  added.modifier.row = {added.rule.id, static_cast<int>(node.at("value").integer(-mostAdded, mostAdded))};
  const Fields& inputs = procedures[added.procedure].inputs;
  std::vector<std::string_view> names;
  for (const Field& field : inputs) names.push_back(field.name);
  const auto conditions = node.find("if");
  if (!conditions) return added;
  conditions->allowOnly(names);
  for (const auto& [name, value] : conditions->members()) {
    InputCondition condition;
    condition.input = static_cast<std::size_t>(indexOf(inputs, name));
    const Field& field = inputs[condition.input];
    isWord(field) ? readWordsOf(field, value, condition) : readFiguresOf(field, value, condition);
    added.modifier.conditions.push_back(std::move(condition));
  }
  return added;
}

}  // namespace signifer
