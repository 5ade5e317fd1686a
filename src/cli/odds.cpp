// odds: the exact distribution of a ruling, for one question or a stream of them.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/batch.h"
#include "cli/program.h"
#include "cli/situation.h"
#include "cli/verbs.h"

namespace signifer::cli {
namespace {

struct Arguments {
  SituationArguments situation;
  std::vector<std::string> by;
};

std::string resultInWords(const Fields& results, const Json& result) {
  std::string all;
  for (const Field& field : results)
    if (const auto value = result.find(field.name); value != result.end())
      all += (all.empty() ? "" : ", ") + field.name + " " + inWords(field, *value);
  return all;
}

void print(const Situation& situation, const Json& answer) {
  printSituation(situation);
  fmt::print("Odds\n");
  const Fields& results = situation.procedure->info().results;
  std::size_t widest = 0;
  for (const Json& outcome : answer["outcomes"])
    widest = std::max(widest, resultInWords(results, outcome["result"]).size());
  for (const Json& outcome : answer["outcomes"]) {
    const double probability = outcome["probability"].get<double>();
    fmt::print("  {:<{}}  {:>6.2f} %  {:<14} {}\n", resultInWords(results, outcome["result"]), widest,
               100 * probability, outcome["fraction"].get<std::string>(),
               std::string(static_cast<std::size_t>(40 * probability + 0.5), '#'));
  }
}

void askOne(Program& program, const Arguments& arguments) {
  Situation situation = readSituation(program, arguments.situation);
  if (!arguments.by.empty()) situation.request["by"] = arguments.by;
  const Json answer = answerOdds(situation.find(), situation.request);
  const bool ok = answer["ok"].get<bool>();
  if (!ok) program.exit = Exit::wrong;
  if (arguments.situation.json) return printJson(answer);
  if (ok) return print(situation, answer);
  const Json& error = answer["error"];
  throw WrongQuestion(fmt::format("{} at {}: {}", error["code"].get<std::string>(), error["where"].get<std::string>(),
                                  error["message"].get<std::string>()));
}

}  // namespace

void addOdds(CLI::App& app, Program& program) {
  CLI::App* verb =
      app.add_subcommand("odds", "Work out the exact odds of a ruling, or of a stream of them with --batch");
  auto arguments = std::make_shared<Arguments>();
  arguments->situation.addTo(*verb);
  verb->add_option("--by", arguments->by, "Results to tell apart, such as hits; all where left out")
      ->delimiter(',')
      ->type_name("RESULT,...");
  verb->callback([&program, arguments] {
    arguments->situation.check();
    if (!arguments->situation.batch) return askOne(program, *arguments);
    const FindRuleSet find = findIn(program);
    answerLines([&](std::string_view line, std::string& out) { out += answerOddsLine(find, line); });
  });
}

}  // namespace signifer::cli
