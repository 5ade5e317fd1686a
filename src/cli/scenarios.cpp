// scenarios: the battles that came with the program, by the names that the other verbs take.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/names.h"
#include "library/places.h"

namespace signifer::cli {
namespace {

// Name, title and file of each; what cannot be read says why instead of a title.
Json describeAll(const std::string& ruleSet) {
  Json found = Json::array();
  for (const ShippedBattle& battle : shippedBattles()) {
    if (!ruleSet.empty() && !battle.name.starts_with(ruleSet + "/")) continue;
    Json one{{"name", battle.name}, {"file", battle.file.string()}};
    try {
      one["title"] = Document::load(battle.file).root().text("title", "");
    } catch (const SourceError& e) {
      one["error"] = e.what();
    }
    found.push_back(std::move(one));
  }
  return found;
}

void list(const Json& found) {
  for (const Json& one : found)
    fmt::print("{:<28} {}\n", one["name"].get<std::string>(),
               one.contains("title") ? saidName(one["title"].get<std::string>())
                                     : "cannot be used: " + one["error"].get<std::string>());
}

}  // namespace

void addScenarios(Verb app, Program& program) {
  Verb verb = app.verb("scenarios", "List the battles that came with the program");
  auto ruleSet = std::make_shared<std::string>();
  verb.option("ruleset", *ruleSet, "Only those of this rule set").named("RULESET");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.footer("\nPlay, judge and candidates take these names in place of a file: signifer-cli play hannibal/cannae");
  verb.does([&program, ruleSet, json] {
    if (!ruleSet->empty()) (void)program.source(*ruleSet);
    const Json found = describeAll(*ruleSet);
    if (json)
      printJson({{"folder", (dataFolder() / "scenarios").string()}, {"scenarios", found}});
    else if (found.empty())
      fmt::print("There are no battles in {}.\n", (dataFolder() / "scenarios").string());
    else
      list(found);
  });
}

}  // namespace signifer::cli
