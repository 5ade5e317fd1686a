// rulesets: which rule sets there are, where, and which folders hold none that works, and why.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"

namespace signifer::cli {
namespace {

Json describeAll(const RuleSetLibrary& library) {
  Json found = Json::array();
  for (const RuleSetSource& source : library.sources())
    found.push_back({{"id", source.id},
                     {"name", source.name},
                     {"version", source.version},
                     {"summary", source.summary},
                     {"folder", source.folder.string()}});
  Json problems = Json::array();
  for (const LoadProblem& problem : library.problems())
    problems.push_back({{"folder", problem.folder.string()}, {"reason", problem.reason}});
  return {{"rulesets", std::move(found)}, {"problems", std::move(problems)}};
}

void list(const RuleSetLibrary& library) {
  for (const RuleSetSource& source : library.sources())
    fmt::print("{:<12} {} {}\n             {}\n             {}\n", source.id, source.name, source.version,
               source.summary, source.folder.string());
  if (library.sources().empty()) fmt::print("No rule sets were found.\n");
  for (const LoadProblem& problem : library.problems())
    fmt::print("\n{} cannot be used:\n             {}\n", problem.folder.string(), problem.reason);
}

}  // namespace

void addRulesets(Verb app, Program& program) {
  Verb verb = app.verb("rulesets", "List the rule sets that were found, and what is wrong with others");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, json] {
    if (json)
      printJson(describeAll(program.library()));
    else
      list(program.library());
  });
}

}  // namespace signifer::cli
