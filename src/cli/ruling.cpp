// ruling: one question put to the rules, or a stream of them.
#include <fmt/core.h>

#include <nlohmann/json.hpp>
#include <random>

#include "cli/batch.h"
#include "cli/program.h"
#include "cli/situation.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "dice/sources.h"
#include "language/field_words.h"
#include "language/language.h"
#include "schema/field_reader.h"

namespace signifer::cli {
namespace {

struct RulingArguments {
  SituationArguments situation;
  std::string dice;
  std::uint64_t seed = 0;
};

// Nobody has named a seed: any will do, and it need not be repeatable.
std::uint64_t anySeed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

void print(const Situation& situation, const Json& answer) {
  printSituation(situation);
  const Definition& definition = situation.rules->definition();
  if (!answer["modifiers"].empty()) fmt::print("Modifiers\n");
  for (const Json& modifier : answer["modifiers"]) {
    const auto id = modifier["rule"].get<std::string>();
    const RuleText* rule = definition.findRule(id);
    fmt::print("  {:<+4g} {:<12} {}\n", modifier["value"].get<double>(), id,
               rule == nullptr       ? ""
               : rule->label.empty() ? rule->text
                                     : rule->label);
  }
  if (!answer["dice"].empty()) {
    fmt::print("Dice\n ");
    for (const Json& face : answer["dice"]) fmt::print(" {}", face.get<int>());
    fmt::print("\n");
  }
  fmt::print("Ruling\n");
  for (const Field& field : situation.procedure->info().results)
    if (const auto value = answer["result"].find(field.name); value != answer["result"].end())
      fmt::print("  {:<52} {}\n", captionOf(field), inWords(field, *value));
}

void ruleOne(Program& program, const RulingArguments& arguments, bool seeded) {
  Situation situation = readSituation(program, arguments.situation);
  if (!arguments.dice.empty()) situation.request["dice"] = readFaces(arguments.dice);
  if (seeded) situation.request["seed"] = arguments.seed;
  RolledDice rolled(anySeed());
  const Json answer = answerRuling(situation.find(), situation.request, rolled);
  const bool ok = answer["ok"].get<bool>();
  if (!ok) program.exit = Exit::wrong;
  if (arguments.situation.json) return printJson(answer);
  if (ok) return print(situation, answer);
  const Json& error = answer["error"];
  throw WrongQuestion(said("{0} at {1}: {2}", {error["code"].get<std::string>(), error["where"].get<std::string>(),
                                               error["message"].get<std::string>()}));
}

}  // namespace

void addRuling(Verb app, Program& program) {
  Verb verb = app.verb("ruling", "Ask the rules one question, or a stream of them with --batch");
  auto arguments = std::make_shared<RulingArguments>();
  arguments->situation.addTo(verb);
  verb.option("--dice", arguments->dice, "The faces thrown, in the procedure's order; rolled where left out")
      .named("4,3");
  Option seed = verb.option("--seed", arguments->seed, "Makes rolled dice repeatable").named("N");
  seed.wholeNumbers(0, UINT64_MAX);
  verb.does([&program, arguments, seed] {
    arguments->situation.check();
    if (!arguments->situation.batch) return ruleOne(program, *arguments, seed.given());
    const FindRuleSet find = findIn(program);
    RolledDice rolled(seed.given() ? streamSeed(arguments->seed, 0, "batch") : anySeed());
    answerLines([&](std::string_view line, std::string& out) { out += answerRulingLine(find, line, rolled); });
  });
}

}  // namespace signifer::cli
