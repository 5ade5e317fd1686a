// phases: the sequence of a rule set as a tree.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "rules/contract.h"

namespace signifer::cli {
namespace {

void print(const Sequence& sequence) {
  for (const Step& step : sequence.steps()) {
    std::string rules;
    for (const std::string& rule : step.rules) rules += (rules.empty() ? "" : " ") + rule;
    fmt::print("{:{}}{} ({}, {}{})  {}\n", "", 2 * step.depth, step.title, step.id, nameOf(step.actor),
               step.optional ? ", if they wish" : "", rules);
  }
}

}  // namespace

void addPhases(Verb app, Program& program) {
  Verb verb = app.verb("phases", "Print the phases and steps of a rule set");
  auto id = std::make_shared<std::string>();
  verb.option("ruleset", *id, "The rule set's id").required().named("RULESET");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, json, id] {
    const auto rules = program.ruleSet(*id);
    if (json)
      printJson(describe(rules->definition().sequence()));
    else
      print(rules->definition().sequence());
  });
}

}  // namespace signifer::cli
