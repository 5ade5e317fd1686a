#include "cli/situation.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "library/asked_rule_sets.h"
#include "schema/field_reader.h"

namespace signifer::cli {

void SituationArguments::addTo(Verb verb) {
  verb.option("ruleset", ruleSet, "The rule set's id").named("RULESET");
  verb.option("procedure", procedure, "What is asked; see 'signifer-cli procedures RULESET'").named("PROCEDURE");
  verb.option("--input", input, "The situation: a JSON object in a file, or - for standard input").named("FILE");
  house.addTo(verb);
  verb.flag("--batch", batch, "Answer JSON requests, one a line, from standard input");
  verb.flag("--json", json, "Print JSON");
}

void SituationArguments::check() const {
  if (batch &&
      !(ruleSet.empty() && input.empty() && house.preset.empty() && house.options.empty() && house.files.empty()))
    throw WrongQuestion(said("--batch takes its rule sets and situations from the requests"));
  if (!batch && procedure.empty()) throw WrongQuestion(said("a rule set and a procedure are needed, or --batch"));
}

FindRuleSet Situation::find() const { return onlyThis(*rules); }

Situation readSituation(Program& program, const SituationArguments& arguments) {
  Situation situation;
  situation.rules = program.ruleSet(arguments.ruleSet, arguments.house.read(program.source(arguments.ruleSet)));
  situation.procedure = &program.procedure(*situation.rules, arguments.procedure);
  situation.request = {{"id", nullptr}, {"ruleset", arguments.ruleSet}, {"procedure", arguments.procedure}};
  if (!arguments.input.empty()) {
    const Document document = readDocument(arguments.input);
    if (!document.root().isObject()) throw document.root().error("an object, the situation, was expected");
    situation.request["input"] = document.root().json();
  }
  return situation;
}

FindRuleSet findIn(Program& program) {
  auto made =
      std::make_shared<AskedRuleSets>([&program](std::string_view id) { return program.libraryWith(id).find(id); });
  return [made](std::string_view id, const HouseRules& asked) { return made->find(id, asked); };
}

std::string inWords(const Field& field, const Json& value) {
  const bool figure = value.is_number() && !field.unit.empty();
  return valueWords(field, value) + (figure ? " " + plainWord(field.unit) : "");
}

void printSituation(const Situation& situation) {
  const ProcedureInfo& info = situation.procedure->info();
  fmt::print("{}: {}\n", situation.rules->definition().name(), info.title);
  const auto input = situation.request.find("input");
  for (const Field& field : info.inputs) {
    const bool given = input != situation.request.end() && input->contains(field.name);
    if (!given && field.optional) continue;
    const Json value = given ? (*input)[field.name] : toJson(field, field.standard);
    fmt::print("  {:<52} {}\n", captionOf(field), inWords(field, value));
  }
}

std::vector<int> readFaces(const std::string& text) {
  std::vector<int> faces;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(',', start), text.size());
    int face = 0;
    const auto read = std::from_chars(text.data() + start, text.data() + end, face);
    if (read.ec != std::errc() || read.ptr != text.data() + end)
      throw WrongQuestion(said("--dice {0}: faces such as 4,3 were expected", {text}));
    faces.push_back(face);
    start = end + 1;
  }
  return faces;
}

}  // namespace signifer::cli
