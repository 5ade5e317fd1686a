#include "rules/contract.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "rules/procedure_odds.h"
#include "rules/ruling_text.h"
#include "schema/field_reader.h"
#include "schema/json_text.h"

namespace signifer {
namespace {

struct RulingAsked {
  const Procedure* procedure = nullptr;
  Values inputs;
};

Fault fault(std::string code, std::string where, std::string message) {
  return {std::move(code), std::move(where), std::move(message)};
}

std::string pointerTo(std::string_view name) { return "/input/" + pointerStep(name); }

Json refusal(const Json& id, const Fault& fault) {
  return {
      {"id", id}, {"ok", false}, {"error", {{"code", fault.code}, {"where", fault.where}, {"message", fault.message}}}};
}

Json idOf(const Json& request) { return request.is_object() && request.contains("id") ? request["id"] : Json(nullptr); }

bool wholeNumber(const Json& value) { return value.is_number_integer(); }

// A value of the right type and in range, or nothing.
std::optional<Value> fitting(const Field& field, const Json& value) {
  switch (field.type) {
    case FieldType::boolean:
      if (!value.is_boolean()) return std::nullopt;
      return Value{value.get<bool>() ? 1 : 0, 0};
    case FieldType::integer: {
      if (!wholeNumber(value)) return std::nullopt;
      const double number = value.get<double>();
      const double least = field.bounded ? field.least : std::numeric_limits<std::int32_t>::min();
      const double most = field.bounded ? field.most : std::numeric_limits<std::int32_t>::max();
      if (number < least || number > most) return std::nullopt;
      return Value{value.get<std::int64_t>(), 0};
    }
    case FieldType::number: {
      if (!value.is_number()) return std::nullopt;
      const double number = value.get<double>();
      if (field.bounded && !(number >= field.least && number <= field.most)) return std::nullopt;
      return Value{0, number};
    }
    case FieldType::choice: {
      if (!value.is_string()) return std::nullopt;
      const int index = field.indexOf(value.get_ref<const std::string&>());
      if (index < 0) return std::nullopt;
      return Value{index, 0};
    }
    default:
      return std::nullopt;
  }
}

std::string expectation(const Field& field) {
  std::string text = field.name + " must be ";
  if (field.type == FieldType::boolean) return text + "true or false";
  if (field.type == FieldType::choice) {
    std::string all;
    for (const std::string& word : field.values) all += (all.empty() ? "" : ", ") + word;
    return text + "one of " + all;
  }
  text += field.type == FieldType::integer ? "a whole number" : "a number";
  if (!field.bounded) return text;
  const Json shown = toJson(field);
  return text + " from " + shown.at("min").dump() + " to " + shown.at("max").dump();
}

// The house rules that a request asks for.
std::optional<Fault> readAsked(const Json& request, HouseRules& asked) {
  if (const auto options = request.find("options"); options != request.end())
    for (const auto& [id, value] : options->items()) {
      if (!value.is_string() && !wholeNumber(value))
        return fault("bad-value", "/options/" + pointerStep(id), "a word or a whole number was expected");
      asked.options[id] = value.is_string() ? value.get<std::string>() : value.dump();
    }
  if (const auto patch = request.find("houseRules"); patch != request.end() && !patch->empty())
    asked.patch = patch->dump();
  return std::nullopt;
}

// A fault in house rules, where the request has them.
Fault faultInHouse(const SourceError& wrong, const Json& request) {
  const std::string& pointer = wrong.pointer();
  if (wrong.file() == "house rules" && pointer.starts_with("/options/"))
    return fault("bad-value", pointer, wrong.expected());
  const auto patch = request.find("houseRules");
  const bool there = patch != request.end() && patch->contains(Json::json_pointer(pointer));
  return fault("bad-value", "/houseRules" + (there ? pointer : std::string()), wrong.expected());
}

// The procedure under the request's own house rules; without any it is as it was found.
std::optional<Fault> findUnderHouse(const FindRuleSet& find, const Json& request, RulingAsked& question) {
  HouseRules asked;
  if (auto wrong = readAsked(request, asked)) return wrong;
  if (asked == HouseRules()) return std::nullopt;
  try {
    const RuleSet* rules = find(request["ruleset"].get_ref<const std::string&>(), asked);
    question.procedure = rules->findProcedure(question.procedure->info().id);
    return std::nullopt;
  } catch (const SourceError& wrong) {
    return faultInHouse(wrong, request);
  }
}

std::optional<Fault> unknownInput(const Procedure& procedure, const Json& input) {
  for (const auto& [name, value] : input.items())
    if (indexOf(procedure.info().inputs, name) < 0)
      return fault("unknown-field", pointerTo(name), "the procedure has no input \"" + name + "\"");
  return std::nullopt;
}

// Checks the request itself and finds what it asks.
std::optional<Fault> readQuestion(const FindRuleSet& find, const Json& request, RulingAsked& question) {
  if (!request.is_object()) return fault("malformed-request", "", "a request is a JSON object");
  for (const char* key : {"ruleset", "procedure"}) {
    const auto found = request.find(key);
    if (found == request.end() || !found->is_string())
      return fault("malformed-request", std::string("/") + key, std::string(key) + " must be a text");
  }
  for (const char* key : {"input", "options", "houseRules"})
    if (const auto found = request.find(key); found != request.end() && !found->is_object())
      return fault("malformed-request", std::string("/") + key, std::string(key) + " must be an object");
  const auto dice = request.find("dice");
  if (dice != request.end() && !dice->is_array()) return fault("malformed-request", "/dice", "dice must be a list");
  const auto seed = request.find("seed");
  if (seed != request.end() && !wholeNumber(*seed))
    return fault("malformed-request", "/seed", "seed must be a whole number");
  const auto by = request.find("by");
  if (by != request.end() && !by->is_array()) return fault("malformed-request", "/by", "by must be a list");

  const RuleSet* rules = find(request["ruleset"].get_ref<const std::string&>(), {});
  if (rules == nullptr) return fault("unknown-ruleset", "/ruleset", "no rule set has this id");
  question.procedure = rules->findProcedure(request["procedure"].get_ref<const std::string&>());
  if (question.procedure == nullptr) return fault("unknown-procedure", "/procedure", "no procedure has this id");
  static const Json nothing = Json::object();
  const auto given = request.find("input");
  const Json& input = given == request.end() ? nothing : *given;
  if (auto wrong = unknownInput(*question.procedure, input)) return wrong;
  if (auto wrong = findUnderHouse(find, request, question)) return wrong;
  return readInputs(*question.procedure, input, question.inputs);
}

Json resultJson(const Fields& fields, const std::vector<Value>& result) {
  Json json = Json::object();
  for (std::size_t i = 0; i < fields.size(); ++i) json[fields[i].name] = toJson(fields[i], result[i]);
  return json;
}

Json modifiersJson(const Modifiers& modifiers) {
  Json list = Json::array();
  for (const Modifier& modifier : modifiers.list()) {
    const Json value = modifier.half ? Json(modifier.amount()) : Json(modifier.value);
    list.push_back({{"rule", modifier.rule}, {"value", value}});
  }
  return list;
}

Json rulingJson(const Json& id, const Procedure& procedure, const Ruling& ruling, const std::vector<int>& faces) {
  return {{"id", id},
          {"ok", true},
          {"result", resultJson(procedure.info().results, ruling.result)},
          {"modifiers", modifiersJson(ruling.modifiers)},
          {"dice", faces}};
}

// A ruling and the faces that it was made with.
struct Ruled {
  Ruling ruling;
  std::vector<int> faces;
};

std::optional<Fault> ruleWithFaces(const RulingAsked& question, const Json& dice, Ruled& ruled) {
  // A value that is no face of any die becomes one that no die has.
  for (const Json& face : dice)
    ruled.faces.push_back(wholeNumber(face) && face >= -1000 && face <= 1000 ? face.get<int>() : -1);
  ScriptedDice source(ruled.faces);
  try {
    ruled.ruling = question.procedure->rule(question.inputs, source);
  } catch (const ScriptError& e) {
    if (e.kind() == ScriptError::Kind::exhausted) return fault("dice-exhausted", "/dice", e.what());
    return fault("bad-die", "/dice/" + std::to_string(e.at()), "the die has no face " + dice.at(e.at()).dump());
  }
  if (source.used() == ruled.faces.size()) return std::nullopt;
  return fault("dice-left-over", "/dice", "only " + std::to_string(source.used()) + " dice are thrown here");
}

// Finds what a request asks and rules on it.
std::optional<Fault> ruleOn(const FindRuleSet& find, const Json& request, Dice& rolled, RulingAsked& question,
                            Ruled& ruled) {
  if (auto wrong = readQuestion(find, request, question)) return wrong;
  if (const auto dice = request.find("dice"); dice != request.end()) return ruleWithFaces(question, *dice, ruled);
  const auto roll = [&](Dice& source) {
    source.keepFaces(&ruled.faces);
    ruled.ruling = question.procedure->rule(question.inputs, source);
    source.keepFaces(nullptr);
  };
  if (const auto seed = request.find("seed"); seed != request.end()) {
    RolledDice seeded(streamSeed(seed->get<std::uint64_t>(), 0, "ruling"));
    roll(seeded);
  } else {
    roll(rolled);
  }
  return std::nullopt;
}

std::optional<Fault> readBy(const Fields& results, const Json& request, std::vector<int>& by) {
  const auto given = request.find("by");
  if (given == request.end()) {
    for (std::size_t i = 0; i < results.size(); ++i) by.push_back(static_cast<int>(i));
    return std::nullopt;
  }
  std::vector<bool> wanted(results.size());
  for (std::size_t i = 0; i < given->size(); ++i) {
    const Json& name = (*given)[i];
    const int index = name.is_string() ? indexOf(results, name.get_ref<const std::string&>()) : -1;
    if (index < 0) return fault("unknown-field", "/by/" + std::to_string(i), "no result field has this name");
    wanted[static_cast<std::size_t>(index)] = true;
  }
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (wanted[i]) by.push_back(static_cast<int>(i));
  return std::nullopt;
}

// A line that is no JSON, as an answer.
Json refusalOfLine(std::string_view line, const JsonFault& wrong) {
  const int column = placeOf(line, wrong.byte()).column;
  return refusal(nullptr, fault("malformed-request", wrong.pointer(),
                                "column " + std::to_string(column) + " of the line: " + wrong.what()));
}

}  // namespace

FindRuleSet onlyThis(const RuleSet& rules) {
  return [&rules](std::string_view id, const HouseRules& asked) -> const RuleSet* {
    if (id != rules.definition().id()) return nullptr;
    if (asked == HouseRules()) return &rules;
    const std::string at = asked.options.empty() ? "" : "/options/" + pointerStep(asked.options.begin()->first);
    throw SourceError("house rules", at, 0, "a request without house rules was expected: here they have been chosen");
  };
}

std::optional<Fault> readInputs(const Procedure& procedure, const Json& input, Values& inputs) {
  if (auto wrong = unknownInput(procedure, input)) return wrong;
  const Fields& fields = procedure.info().inputs;
  inputs.at.assign(fields.size(), {});
  inputs.given.assign(fields.size(), false);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    const auto given = input.find(field.name);
    if (given == input.end()) {
      inputs.at[i] = field.standard;
      continue;
    }
    const auto value = fitting(field, *given);
    if (!value) return fault("bad-value", pointerTo(field.name), expectation(field));
    inputs.at[i] = *value;
    inputs.given[i] = true;
  }
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].required && !inputs.given[i])
      return fault("missing-field", pointerTo(fields[i].name), fields[i].name + " has no default");
  if (const auto ruledOut = procedure.refuse(inputs))
    return fault("bad-value", pointerTo(ruledOut->field), std::string(ruledOut->why));
  return std::nullopt;
}

Json answerRuling(const FindRuleSet& find, const Json& request, Dice& rolled) {
  RulingAsked question;
  Ruled ruled;
  if (const auto wrong = ruleOn(find, request, rolled, question, ruled)) return refusal(idOf(request), *wrong);
  return rulingJson(idOf(request), *question.procedure, ruled.ruling, ruled.faces);
}

Json answerOdds(const FindRuleSet& find, const Json& request) {
  const Json id = idOf(request);
  RulingAsked question;
  if (const auto wrong = readQuestion(find, request, question)) return refusal(id, *wrong);
  if (request.contains("dice")) return refusal(id, fault("malformed-request", "/dice", "odds are asked without dice"));
  const Fields& results = question.procedure->info().results;
  std::vector<int> by;
  if (const auto wrong = readBy(results, request, by)) return refusal(id, *wrong);
  std::vector<Odds> found;
  try {
    OddsWatch watch;
    found = question.procedure->odds(question.inputs, by, watch);
  } catch (const OddsGivenUp& e) {
    return refusal(id, fault("bad-value", "/by", e.what()));
  }
  Json outcomes = Json::array();
  for (const Odds& odds : found) {
    Json result = Json::object();
    for (std::size_t i = 0; i < by.size(); ++i) {
      const Field& field = results[static_cast<std::size_t>(by[i])];
      result[field.name] = toJson(field, odds.result[i]);
    }
    outcomes.push_back(
        {{"result", std::move(result)}, {"probability", odds.weight.value()}, {"fraction", odds.weight.fraction()}});
  }
  return {{"id", id}, {"ok", true}, {"outcomes", std::move(outcomes)}};
}

std::string answerRulingLine(const FindRuleSet& find, std::string_view line, Dice& rolled) try {
  const Json request = parseJson(line);
  RulingAsked question;
  Ruled ruled;
  if (const auto wrong = ruleOn(find, request, rolled, question, ruled))
    return jsonLine(refusal(idOf(request), *wrong));
  std::string answer;
  answer.reserve(256);
  const auto id = request.find("id");
  appendRuling(answer, id == request.end() ? Json() : *id, question.procedure->info(), ruled.ruling, ruled.faces);
  return answer;
} catch (const JsonFault& wrong) {
  return jsonLine(refusalOfLine(line, wrong));
}

std::string answerOddsLine(const FindRuleSet& find, std::string_view line) try {
  return jsonLine(answerOdds(find, parseJson(line)));
} catch (const JsonFault& wrong) {
  return jsonLine(refusalOfLine(line, wrong));
}

Json describe(const Procedure& procedure) {
  const ProcedureInfo& info = procedure.info();
  const auto list = [](const Fields& fields, bool inputs) {
    Json out = Json::array();
    for (const Field& field : fields) {
      Json one = toJson(field);
      if (inputs && !field.required && !field.optional) one["default"] = toJson(field, field.standard);
      out.push_back(std::move(one));
    }
    return out;
  };
  return {{"id", info.id},       {"title", info.title},
          {"rules", info.rules}, {"inputs", list(info.inputs, true)},
          {"dice", info.dice},   {"results", list(info.results, false)}};
}

Json describe(const Consultation& consultation) {
  const ProcedureInfo& info = consultation.procedure->info();
  Json input = Json::object();
  for (std::size_t i = 0; i < info.inputs.size(); ++i)
    if (consultation.inputs.given[i]) input[info.inputs[i].name] = toJson(info.inputs[i], consultation.inputs.at[i]);
  return {{"procedure", info.id},
          {"input", std::move(input)},
          {"dice", consultation.faces},
          {"result", resultJson(info.results, consultation.ruling.result)},
          {"modifiers", modifiersJson(consultation.ruling.modifiers)}};
}

namespace {

Json describeStep(const Sequence& sequence, int index) {
  const Step& step = sequence.step(index);
  Json parts = Json::array();
  for (const int part : step.steps) parts.push_back(describeStep(sequence, part));
  return {{"id", step.id},       {"title", step.title},      {"actor", nameOf(step.actor)}, {"optional", step.optional},
          {"rules", step.rules}, {"steps", std::move(parts)}};
}

}  // namespace

Json describe(const Sequence& sequence) {
  Json phases = Json::array();
  for (int i = 0; i < sequence.size(); ++i)
    if (sequence.step(i).parent < 0) phases.push_back(describeStep(sequence, i));
  return phases;
}

}  // namespace signifer
