// odds: the exact distribution of a ruling, for one question or a stream of them. A person who names no results gets
// those that matter, each by itself; a program gets all of them together.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "cli/batch.h"
#include "cli/program.h"
#include "cli/situation.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/field_words.h"
#include "language/language.h"
#include "rules/procedure_odds.h"
#include "schema/field_reader.h"

namespace signifer::cli {
namespace {

/// More rows than this are no table at a glance.
constexpr std::size_t mostTogether = 24;

struct OddsArguments {
  SituationArguments situation;
  std::vector<std::string> by;
};

struct Line {
  std::string words;
  double probability = 0;
  std::string fraction;
};

std::string resultInWords(const Fields& results, const std::vector<int>& by, const std::vector<Value>& result) {
  std::string all;
  for (std::size_t i = 0; i < by.size(); ++i) {
    const Field& field = results[static_cast<std::size_t>(by[i])];
    all += (all.empty() ? "" : ", ") + field.name + " " + inWords(field, toJson(field, result[i]));
  }
  return all;
}

void printLines(const std::vector<Line>& lines) {
  std::size_t widest = 0;
  for (const Line& line : lines) widest = std::max(widest, line.words.size());
  for (const Line& line : lines)
    fmt::print("  {:<{}}  {:>6.2f} %  {:<14} {}\n", line.words, widest, 100 * line.probability, line.fraction,
               std::string(static_cast<std::size_t>(std::lround(40 * line.probability)), '#'));
}

std::vector<Line> linesOf(const Fields& results, const std::vector<int>& by, const std::vector<Odds>& odds) {
  std::vector<Line> lines;
  for (const Odds& one : odds) {
    std::string fraction = one.weight.fraction();
    // Hundreds of digits say less than none.
    if (fraction.size() > 40) fraction.clear();
    lines.push_back({resultInWords(results, by, one.result), one.weight.value(), std::move(fraction)});
  }
  return lines;
}

// The likeliest lines in their order, and what the rest come to.
std::vector<Line> shortened(std::vector<Line> lines) {
  if (lines.size() <= mostTogether) return lines;
  std::vector<double> shares;
  shares.reserve(lines.size());
  for (const Line& line : lines) shares.push_back(line.probability);
  std::ranges::nth_element(shares, shares.begin() + mostTogether, std::greater<>());
  const double least = shares[mostTogether];
  Line rest{"any other", 0, ""};
  std::erase_if(lines, [&](const Line& line) {
    if (line.probability > least) return false;
    rest.probability += line.probability;
    return true;
  });
  lines.push_back(std::move(rest));
  return lines;
}

// The results that a person asks for first: the procedure's headline, or all results.
std::vector<int> headlineOf(const ProcedureInfo& info) {
  std::vector<int> by;
  for (std::size_t i = 0; i < info.results.size(); ++i)
    if (info.headline.empty() || std::ranges::find(info.headline, info.results[i].name) != info.headline.end())
      by.push_back(static_cast<int>(i));
  return by;
}

// All results in one table, where it is a short one.
bool printTogether(const Procedure& procedure, const Values& inputs, const std::vector<int>& by) try {
  // A person who wants more rows asks for them by name.
  OddsWatch watch(OddsLimit{.work = 2e5, .bytes = 1e6});
  const std::vector<Odds> odds = procedure.odds(inputs, by, watch);
  if (odds.size() > mostTogether) return false;
  printLines(linesOf(procedure.info().results, by, odds));
  return true;
} catch (const OddsGivenUp&) {
  return false;
}

// Each result in a table of its own.
void printEach(const Procedure& procedure, const Values& inputs, const std::vector<int>& by) {
  const Fields& results = procedure.info().results;
  for (const int one : by) {
    OddsWatch watch;
    const Field& field = results[static_cast<std::size_t>(one)];
    try {
      const std::vector<Odds> odds = procedure.odds(inputs, {one}, watch);
      fmt::print("{}\n", captionOf(field));
      printLines(shortened(linesOf(results, {one}, odds)));
    } catch (const OddsGivenUp&) {
      fmt::print("{}\n  too many outcomes to work out\n", captionOf(field));
    }
  }
  std::string names;
  for (const Field& field : results) names += (names.empty() ? "" : ", ") + field.name;
  fmt::print("Each result by itself. Ask for others, or for some together, with --by: {}\n", names);
}

[[noreturn]] void refuse(const Json& error) {
  throw WrongQuestion(said("{0} at {1}: {2}", {error["code"].get<std::string>(), error["where"].get<std::string>(),
                                               error["message"].get<std::string>()}));
}

// The answer to --by, or to a question that is wrong.
void printAnswer(const Situation& situation) {
  const Json answer = answerOdds(situation.find(), situation.request);
  if (!answer["ok"].get<bool>()) refuse(answer["error"]);
  printSituation(situation);
  fmt::print("Odds\n");
  const Fields& results = situation.procedure->info().results;
  std::vector<Line> lines;
  for (const Json& outcome : answer["outcomes"]) {
    std::string words;
    for (const Field& field : results)
      if (const auto value = outcome["result"].find(field.name); value != outcome["result"].end())
        words += (words.empty() ? "" : ", ") + field.name + " " + inWords(field, *value);
    lines.push_back({std::move(words), outcome["probability"].get<double>(), outcome["fraction"].get<std::string>()});
  }
  printLines(lines);
}

void askOne(Program& program, const OddsArguments& arguments) {
  Situation situation = readSituation(program, arguments.situation);
  if (!arguments.by.empty()) situation.request["by"] = arguments.by;
  if (arguments.situation.json) {
    const Json answer = answerOdds(situation.find(), situation.request);
    if (!answer["ok"].get<bool>()) program.exit = Exit::wrong;
    return printJson(answer);
  }
  Values inputs;
  const Json input = situation.request.value("input", Json::object());
  if (!arguments.by.empty() || readInputs(*situation.procedure, input, inputs)) return printAnswer(situation);
  printSituation(situation);
  fmt::print("Odds\n");
  const std::vector<int> by = headlineOf(situation.procedure->info());
  if (!printTogether(*situation.procedure, inputs, by)) printEach(*situation.procedure, inputs, by);
}

}  // namespace

void addOdds(Verb app, Program& program) {
  Verb verb = app.verb("odds", "Work out the exact odds of a ruling, or of a stream of them with --batch");
  auto arguments = std::make_shared<OddsArguments>();
  arguments->situation.addTo(verb);
  verb.option("--by", arguments->by,
              "Results to tell apart, such as hits. Where left out: those that matter, each by itself; with --json "
              "all of them together")
      .withCommas()
      .named("RESULT,...");
  verb.does([&program, arguments] {
    arguments->situation.check();
    if (!arguments->situation.batch) return askOne(program, *arguments);
    const FindRuleSet find = findIn(program);
    answerLines([&](std::string_view line, std::string& out) { out += answerOddsLine(find, line); });
  });
}

}  // namespace signifer::cli
