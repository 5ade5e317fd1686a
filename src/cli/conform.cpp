// conform: whether a rule set keeps the promises that every rule set makes, in random battles.
#include "conform/conform.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "play/position.h"

namespace signifer::cli {
namespace {

namespace fs = std::filesystem;

bool isBattle(const fs::path& file) {
  if (file.extension() != ".json") return false;
  const Document document = Document::load(file);
  const auto format = document.root().isObject() ? document.root().find("format") : std::nullopt;
  return format && format->isString() && format->text() == "signifer-battle";
}

/// The battle files of a folder and of its folder "battles", in alphabetical order.
std::vector<fs::path> battlesOf(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::path& place : {folder, folder / "battles"}) {
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(place, none))
      if (entry.is_regular_file() && isBattle(entry.path())) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

struct Trials {
  std::string file;
  ConformReport report;
};

Trials tryBattle(const std::shared_ptr<const RuleSet>& rules, const fs::path& file, const ConformPlan& plan) {
  Battle start = readBattle(*rules, Document::load(file).root());
  return {file.string(), conform(rules, start, plan)};
}

/// A folder's rule set in its own battles and in those that came with the program; or the rule set of one battle.
std::vector<Trials> tryAll(Program& program, const std::string& place, const ConformPlan& plan) {
  std::vector<Trials> all;
  if (fs::is_directory(place)) {
    const RuleSetSource source = openRuleSet(place);
    const std::shared_ptr<const RuleSet> rules = source.create();
    std::vector<fs::path> files = battlesOf(place);
    for (const ShippedBattle& battle : shippedBattles())
      if (battle.name.starts_with(source.id + "/")) files.push_back(battle.file);
    if (files.empty())
      throw SourceError(place, "", 0, "a battle file in this folder, or in its folder \"battles\", was expected");
    for (const fs::path& file : files) all.push_back(tryBattle(rules, file, plan));
    return all;
  }
  const Document document = Document::load(battleFile(place));
  const Position position = program.position(document);
  all.push_back({place, conform(position.rules, position.battle, plan)});
  return all;
}

Json describe(const Trials& trials) {
  Json faults = Json::array();
  for (const ConformFault& fault : trials.report.faults)
    faults.push_back({{"promise", fault.promise}, {"found", fault.found}});
  return {{"battle", trials.file}, {"actions", trials.report.actions}, {"faults", std::move(faults)}};
}

}  // namespace

void addConform(Verb app, Program& program) {
  Verb verb = app.verb("conform", "Hold a rule set against the promises that every rule set makes");
  auto places = std::make_shared<std::vector<std::string>>();
  auto plan = std::make_shared<ConformPlan>();
  verb.option("places", *places, "Folders of rule sets with their modules, battle files, or names of battles")
      .required()
      .named("PLACE...");
  verb.option("--battles", plan->battles, "How many random battles are played from each start").between(1, 1000);
  verb.option("--seed", plan->seed, "The seed of the first battle; the next ones follow").named("N");
  const Flag json = verb.flag("--json", "Print a JSON object for each start, one a line");
  verb.footer(
      "\nA folder's battles are its files of the format \"signifer-battle\", also in its folder \"battles\".\n"
      "Each promise that is broken is named once, with the seed that shows it.");
  verb.does([&program, places, plan, json] {
    for (const std::string& place : *places)
      for (const Trials& trials : tryAll(program, place, *plan)) {
        if (!trials.report.faults.empty()) program.exit = Exit::no;
        if (json) {
          printJson(describe(trials));
          continue;
        }
        fmt::print("{}: {} actions, {}\n", trials.file, trials.report.actions,
                   trials.report.faults.empty() ? "every promise was kept" : "promises were broken:");
        for (const ConformFault& fault : trials.report.faults) fmt::print("  {} {}\n", fault.promise, fault.found);
      }
  });
}

}  // namespace signifer::cli
