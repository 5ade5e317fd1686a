// procedures: the rulings of a rule set, with their inputs, dice and results.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "rules/contract.h"
#include "schema/field_reader.h"

namespace signifer::cli {
namespace {

std::string rangeOf(const Field& field) {
  std::string all;
  for (const std::string& word : field.values) all += (all.empty() ? "" : "|") + word;
  if (!all.empty()) return all;
  if (field.bounded) return fmt::format("{} {:g}..{:g}", nameOf(field.type), field.least, field.most);
  return std::string(nameOf(field.type));
}

void print(const Procedure& procedure) {
  const ProcedureInfo& info = procedure.info();
  fmt::print("{}: {}\n", info.id, info.title);
  for (const Field& field : info.inputs) {
    const std::string otherwise = field.required   ? "required"
                                  : field.optional ? "optional"
                                                   : "default " + toJson(field, field.standard).dump();
    fmt::print("  in   {:<26} {}; {}\n", field.name, rangeOf(field), otherwise);
    if (!field.caption.empty()) fmt::print("       {:<26} {}\n", "", field.caption);
  }
  fmt::print("  dice {}\n", info.dice);
  for (const Field& field : info.results) fmt::print("  out  {:<26} {}\n", field.name, rangeOf(field));
  fmt::print("\n");
}

Json describeAll(const RuleSet& rules) {
  Json list = Json::array();
  for (const auto& procedure : rules.procedures()) list.push_back(describe(*procedure));
  return {{"id", rules.definition().id()},
          {"name", rules.definition().name()},
          {"version", rules.definition().version()},
          {"procedures", std::move(list)}};
}

void printAll(const RuleSet& rules) {
  fmt::print("{} {} ({})\n\n", rules.definition().name(), rules.definition().version(), rules.definition().id());
  for (const auto& procedure : rules.procedures()) print(*procedure);
}

}  // namespace

void addProcedures(Verb app, Program& program) {
  Verb verb = app.verb("procedures", "Print what can be asked of a rule set, or of all");
  auto id = std::make_shared<std::string>();
  verb.option("ruleset", *id, "The rule set's id; all rule sets where it is left out").named("RULESET");
  const Flag json = verb.flag("--json", "Print JSON: one object for a rule set, a list for all");
  verb.does([&program, json, id] {
    if (!id->empty()) {
      const auto rules = program.ruleSet(*id);
      if (json)
        printJson(describeAll(*rules));
      else
        printAll(*rules);
      return;
    }
    Json all = Json::array();
    for (const RuleSetSource& source : program.library().sources()) {
      const auto rules = source.create();
      if (json)
        all.push_back(describeAll(*rules));
      else
        printAll(*rules);
    }
    if (json) printJson(all);
  });
}

}  // namespace signifer::cli
