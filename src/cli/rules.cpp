// rules: the rules of a rule set by their ids, each with where it is used.
#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"

namespace signifer::cli {
namespace {

// The steps, procedures and kinds of action that name a rule.
std::vector<std::string> usersOf(const Definition& definition, const std::string& rule) {
  std::vector<std::string> users;
  const auto add = [&](std::string_view what, const std::string& id, const std::vector<std::string>& rules) {
    if (std::ranges::find(rules, rule) != rules.end()) users.push_back(fmt::format("{} {}", what, id));
  };
  for (const Step& step : definition.sequence().steps()) add("step", step.id, step.rules);
  for (const ProcedureInfo& procedure : definition.procedures()) add("procedure", procedure.id, procedure.rules);
  for (const ActionKind& action : definition.actions()) add("action", action.id, action.rules);
  return users;
}

Json describe(const Definition& definition, const RuleText& rule) {
  return {{"id", rule.id},     {"text", rule.text},       {"kind", rule.kind},
          {"ours", rule.ours}, {"livesIn", rule.livesIn}, {"usedBy", usersOf(definition, rule.id)}};
}

const RuleText& find(const Definition& definition, const std::string& id) {
  if (const RuleText* rule = definition.findRule(id)) return *rule;
  std::vector<std::string_view> known;
  for (const RuleText& rule : definition.rules()) known.push_back(rule.id);
  const std::string near = nearestWord(id, known);
  const std::string missing = said("{0} has no rule \"{1}\"", {definition.name(), id});
  throw WrongQuestion(near.empty() ? missing : said("{0}; {1}", {missing, said("did you mean {0}?", {near})}));
}

void print(const Definition& definition, const RuleText& rule) {
  fmt::print("{} ({}{})\n{}\n", rule.id, rule.kind, rule.ours ? ", ours" : "", rule.text);
  for (const std::string& user : usersOf(definition, rule.id)) fmt::print("  used by {}\n", user);
}

void printAll(const Definition& definition) {
  for (const RuleText& rule : definition.rules())
    fmt::print("{:<12} {:<10} {}{}\n", rule.id, rule.kind, rule.text, rule.ours ? " (ours)" : "");
}

}  // namespace

void addRules(Verb app, Program& program) {
  Verb verb = app.verb("rules", "Print the rules of a rule set, or one of them");
  auto id = std::make_shared<std::string>();
  auto rule = std::make_shared<std::string>();
  verb.option("ruleset", *id, "The rule set's id").required().named("RULESET");
  verb.option("rule", *rule, "A rule's id, such as HG-CHG-5").named("RULE-ID");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, json, id, rule] {
    const auto rules = program.ruleSet(*id);
    const Definition& definition = rules->definition();
    if (!rule->empty()) {
      const RuleText& one = find(definition, *rule);
      if (json)
        printJson(describe(definition, one));
      else
        print(definition, one);
    } else if (json) {
      Json list = Json::array();
      for (const RuleText& one : definition.rules()) list.push_back(describe(definition, one));
      printJson(list);
    } else {
      printAll(definition);
    }
  });
}

}  // namespace signifer::cli
