#include "rules/typed_procedure.h"

#include <algorithm>

namespace signifer {
namespace {

[[noreturn]] void differs(const Definition& definition, const std::string& procedure, std::string_view part,
                          std::string_view name, const std::string& expected) {
  definition.failInForm(procedure, part, "\"" + std::string(name) + "\": " + expected);
}

// Brings the words of a field into the order of the enumerators, so that an index is an enumerator.
void reorderWords(const Definition& definition, const std::string& procedure, std::string_view part, Field& field,
                  const std::vector<std::string_view>& words, bool isInput) {
  for (const std::string& word : field.values)
    if (std::ranges::find(words, word) == words.end())
      differs(definition, procedure, part, field.name, "the code does not know the word " + word);
  const bool whole = field.values.size() == words.size();
  if (isInput && !whole) differs(definition, procedure, part, field.name, "the code has more words than the form");
  const std::string standard =
      field.values.empty() ? ""
                           : field.values[static_cast<std::size_t>(std::max<std::int64_t>(0, field.standard.whole))];
  if (!field.words.empty()) {
    std::vector<std::string> captions;
    for (const std::string_view word : words) {
      const int place = field.indexOf(word);
      captions.push_back(place < 0 ? inWords(word) : field.words[static_cast<std::size_t>(place)]);
    }
    field.words = std::move(captions);
  }
  field.values.assign(words.begin(), words.end());
  if (field.type == FieldType::choice) field.standard.whole = field.indexOf(standard);
}

// Compares a binding with its field and brings the field's words into the order of the enumerators.
void checkBinding(const Definition& definition, const std::string& procedure, std::string_view part, Field& field,
                  const Binding& binding, const Value& standard, bool isInput) {
  const std::string_view name = binding.name;
  if (field.name != name)
    differs(definition, procedure, part, name, "the form has \"" + field.name + "\" in its place");
  if (field.type != binding.type) differs(definition, procedure, part, name, "is of another type in the code");
  if (!binding.words.empty()) reorderWords(definition, procedure, part, field, binding.words, isInput);
  if (isInput && binding.mayBeAbsent != field.optional)
    differs(definition, procedure, part, name, "may be left out in one of code and form only");
  if (isInput && !field.required && !field.optional && field.standard != standard)
    differs(definition, procedure, part, name, "has another default in the code");
}

const char* at(const void* object, const Binding& binding) { return static_cast<const char*>(object) + binding.offset; }

void checkBindings(const Definition& definition, const std::string& procedure, std::string_view part, Fields& fields,
                   const Bindings& bindings, const void* standard, bool areInputs) {
  if (fields.size() != bindings.size())
    definition.failInForm(
        procedure, part,
        "the form has " + std::to_string(fields.size()) + " fields, the code " + std::to_string(bindings.size()));
  for (std::size_t i = 0; i < fields.size(); ++i)
    checkBinding(definition, procedure, part, fields[i], bindings[i], bindings[i].load(at(standard, bindings[i])),
                 areInputs);
}

ProcedureInfo checked(const Definition& definition, std::string_view id, const Bindings& inputs,
                      const Bindings& results, const void* standardIn, const void* standardOut) {
  ProcedureInfo info = definition.procedure(id);
  checkBindings(definition, info.id, "inputs", info.inputs, inputs, standardIn, true);
  checkBindings(definition, info.id, "results", info.results, results, standardOut, false);
  return info;
}

}  // namespace

BoundProcedure::BoundProcedure(const Definition& definition, std::string_view id, Bindings inputs, Bindings results,
                               const void* standardIn, const void* standardOut)
    : Procedure(checked(definition, id, inputs, results, standardIn, standardOut)),
      inputs_(std::move(inputs)),
      results_(std::move(results)) {
  // The words stand in the order of the enumerators now.
  for (const AddedModifier& modifier : info().added) {
    Added added{&modifier.row, {}};
    for (const InputCondition& condition : modifier.conditions) {
      Condition ready{&inputs_[condition.input], 0, condition.least, condition.most};
      for (const std::string& word : condition.words)
        ready.words |= std::uint64_t{1} << static_cast<unsigned>(info().inputs[condition.input].indexOf(word));
      added.conditions.push_back(std::move(ready));
    }
    added_.push_back(std::move(added));
  }
}

BoundProcedure::~BoundProcedure() = default;

void BoundProcedure::noteAddedWhere(const void* in, Modifiers& modifiers) const {
  for (const Added& added : added_)
    if (std::ranges::all_of(added.conditions, [&](const Condition& condition) { return holds(condition, in); }))
      modifiers.addOwn(added.row->rule, added.row->value);
}

bool BoundProcedure::holds(const Condition& condition, const void* in) {
  const Binding& input = *condition.input;
  if (input.holds != nullptr && !input.holds(at(in, input))) return false;
  const Value value = input.load(at(in, input));
  if (input.type == FieldType::list) return (static_cast<std::uint64_t>(value.whole) & condition.words) != 0;
  if (input.type == FieldType::choice) return ((condition.words >> static_cast<unsigned>(value.whole)) & 1U) != 0;
  const double figure = input.type == FieldType::number ? value.real : static_cast<double>(value.whole);
  return figure >= condition.least && figure <= condition.most;
}

void BoundProcedure::readInputs(const Values& values, void* in) const {
  for (std::size_t i = 0; i < inputs_.size(); ++i)
    inputs_[i].store(static_cast<char*>(in) + inputs_[i].offset, values.at[i], values.given[i]);
}

Values BoundProcedure::inputsOf(const void* in) const {
  Values values;
  values.at.reserve(inputs_.size());
  values.given.reserve(inputs_.size());
  for (const Binding& binding : inputs_) {
    values.at.push_back(binding.load(at(in, binding)));
    values.given.push_back(binding.holds == nullptr || binding.holds(at(in, binding)));
  }
  return values;
}

std::vector<Value> BoundProcedure::resultOf(const void* out) const {
  std::vector<Value> result;
  result.reserve(results_.size());
  for (const Binding& binding : results_) result.push_back(binding.load(at(out, binding)));
  return result;
}

std::vector<Value> BoundProcedure::resultOf(const void* out, const std::vector<int>& by) const {
  std::vector<Value> result;
  result.reserve(by.size());
  for (const int index : by) {
    const Binding& binding = results_[static_cast<std::size_t>(index)];
    result.push_back(binding.load(at(out, binding)));
  }
  return result;
}

Asked BoundProcedure::askedFor(const std::vector<int>& by) const {
  return [this, &by](std::string_view name) {
    return std::ranges::any_of(by, [&](int index) { return results_[static_cast<std::size_t>(index)].name == name; });
  };
}

void BoundProcedure::merge(Merged& merged, std::vector<Value> result, const Weight& weight, OddsWatch& watch) {
  const std::size_t values = result.size();
  watch.look(weight.bits());
  const auto [place, fresh] = merged.try_emplace(std::move(result), weight);
  if (fresh)
    watch.keep(values, weight.bits());
  else
    place->second += weight;
}

std::vector<Odds> BoundProcedure::listed(Merged& merged) {
  std::vector<Odds> odds;
  odds.reserve(merged.size());
  for (auto& [result, weight] : merged) {
    weight.reduce();
    odds.push_back({result, weight});
  }
  return odds;
}

std::vector<Odds> BoundProcedure::walked(const std::function<std::vector<Value>(Dice&)>& run, OddsWatch& watch) {
  Merged merged;
  BranchingDice dice(watch);
  do {
    std::vector<Value> result = run(dice);
    merge(merged, std::move(result), dice.weight(), watch);
  } while (dice.advance());
  return listed(merged);
}

}  // namespace signifer
