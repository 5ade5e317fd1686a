// calibrate: the chances to win that are told, held against the battles won.
#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/commander_names.h"
#include "cli/interruption.h"
#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "library/places.h"
#include "play/position.h"
#include "simulation/calibration.h"

namespace signifer::cli {
namespace {

struct CalibrateArguments {
  std::vector<std::string> scenarios;
  std::uint32_t battles = 2000;
  std::uint64_t seed = 2;
  std::string commander = "greedy";
};

Json jsonOf(const Calibration& found) {
  Json bins = Json::array();
  for (const ToldBin& bin : found.bins)
    bins.push_back({{"moments", bin.moments}, {"told", bin.told}, {"won", bin.won}});
  return {
      {"slope", found.slope}, {"brier", found.brier}, {"brierOfEven", found.brierOfEven}, {"bins", std::move(bins)}};
}

// Rows of a Markdown table, as docs/balance.md has it.
void print(const Calibration& found) {
  fmt::print("| told, % | told on average | won | moments |\n|---|---|---|---|\n");
  for (std::size_t i = 0; i < found.bins.size(); ++i) {
    const ToldBin& bin = found.bins[i];
    if (bin.moments > 0)
      fmt::print("| {} to {} | {:.1f} | {:.1f} | {} |\n", 10 * i, 10 * i + 10, 100 * bin.told, 100 * bin.won,
                 bin.moments);
  }
  fmt::print("\nSlope {:.2f}; Brier score {:.3f}, of even odds {:.3f}.\n", found.slope, found.brier, found.brierOfEven);
}

void calibrate(Program& program, const CalibrateArguments& arguments, bool fit, bool json) {
  std::vector<ToldMoment> moments;
  std::vector<std::string> titles;
  const std::string commander = commandersOf({arguments.commander}).front();
  const auto each = std::max(1U, arguments.battles / static_cast<std::uint32_t>(arguments.scenarios.size()));
  std::string ruleSet;
  const Interruption interruption;
  for (const std::string& scenario : arguments.scenarios) {
    const Document document = Document::load(battleFile(scenario));
    const std::string its = document.root().at("ruleset").name();
    if (!ruleSet.empty() && its != ruleSet)
      throw WrongQuestion(said("{0}: a battle of the same rule set was expected", {scenario}));
    ruleSet = its;
    const Position position = program.position(document);
    const auto told = toldMoments(*position.rules, position.battle, commander, each, arguments.seed, titles.size(),
                                  interruption.flag());
    moments.insert(moments.end(), told.begin(), told.end());
    titles.push_back(position.battle.setup->title);
  }
  interruption.tell(program, moments.size(), std::uint64_t{each} * arguments.scenarios.size());
  if (fit) {
    const FittedToWin fitted = fitToWin(moments, titles.size());
    Json battles = Json::object();
    for (std::size_t i = 0; i < titles.size(); ++i) battles[titles[i]] = fitted.battles[i];
    return printJson({{"weights", fitted.weights}, {"battles", std::move(battles)}});
  }
  const Calibration found = calibrationOf(moments);
  if (json)
    printJson(jsonOf(found));
  else
    print(found);
}

}  // namespace

void addCalibrate(Verb app, Program& program) {
  Verb verb = app.verb("calibrate", "Hold the chances to win that are told against the battles won");
  auto arguments = std::make_shared<CalibrateArguments>();
  verb.option("scenarios", arguments->scenarios, "Battle files of one rule set, or names that 'scenarios' lists")
      .required()
      .named("SCENARIO...");
  verb.option("--battles", arguments->battles, "How many battles in all").named("N").wholeNumbers(1, 10000000);
  verb.option("--seed", arguments->seed, "Equal seeds give equal battles").named("N").wholeNumbers(0, UINT64_MAX);
  verb.option("--commander", arguments->commander, "For both sides; greedy where left out").named("NAME");
  const Flag fit = verb.flag("--fit", "Print weights that fit these battles, for the rule set's main file");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, arguments, fit, json] {
    calibrate(program, *arguments, static_cast<bool>(fit), static_cast<bool>(json));
  });
}

}  // namespace signifer::cli
