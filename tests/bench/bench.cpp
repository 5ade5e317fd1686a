// The figures of docs/performance.md: rulings, battles, dice, copies. Run by ./dev bench.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>

#include "builtin_rulesets.h"
#include "dice/sources.h"
#include "library/loader.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "rules/contract.h"
#include "schema/document.h"
#include "simulation/simulation.h"
#include "support/paths.h"

namespace signifer {
namespace {

const RuleSetLibrary& library() {
  static const RuleSetLibrary loaded = RuleSetLibrary::builtin(builtinRuleSets(), ownRuleSets());
  return loaded;
}

struct Started {
  std::shared_ptr<const RuleSet> rules;
  Battle battle;
};

Started start(const char* ruleSet, const char* scenario) {
  const RuleSetSource* source = library().find(ruleSet);
  if (source == nullptr) throw std::runtime_error(std::string("no rule set ") + ruleSet);
  const auto path = std::filesystem::path(test::sourcePath()) / "assets/scenarios" / ruleSet / scenario;
  const Document file = Document::load(path);
  Started started{source->create(readHouseRules(file.root())), {}};
  started.battle = readBattle(*started.rules, file.root());
  return started;
}

void die(benchmark::State& state) {
  RolledDice dice(streamSeed(1, 0, "bench"));
  int total = 0;
  for (auto _ : state) total += dice.one({.id = "bench"});
  benchmark::DoNotOptimize(total);
}
BENCHMARK(die);

void poolOfTen(benchmark::State& state) {
  RolledDice dice(streamSeed(1, 0, "bench"));
  int hits = 0;
  for (auto _ : state) hits += dice.atLeast({.id = "bench"}, 10, 5);
  benchmark::DoNotOptimize(hits);
}
BENCHMARK(poolOfTen);

void rulingLine(benchmark::State& state, const char* line) {
  std::map<std::string, std::unique_ptr<RuleSet>, std::less<>> made;
  for (const RuleSetSource& source : library().sources()) made[source.id] = source.create();
  const FindRuleSet find = [&](std::string_view id) -> const RuleSet* {
    const auto found = made.find(id);
    return found == made.end() ? nullptr : found->second.get();
  };
  RolledDice dice(streamSeed(1, 0, "bench"));
  for (auto _ : state) benchmark::DoNotOptimize(answerRulingLine(find, line, dice));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(rulingLine, handToHand,
                  R"({"id":1,"ruleset":"hannibal","procedure":"hand-to-hand","input":{"veteran":true},"dice":[4,3]})");
BENCHMARK_CAPTURE(rulingLine, attack,
                  R"({"id":1,"ruleset":"othw","procedure":"attack","input":{"attacks":3,"defence":5},"dice":[4,3,6]})");

void oddsLine(benchmark::State& state, const char* ruleSet, const char* line) {
  const std::unique_ptr<RuleSet> rules = library().find(ruleSet)->create();
  const FindRuleSet find = [&](std::string_view id) { return id == ruleSet ? rules.get() : nullptr; };
  if (answerOddsLine(find, line).find("\"ok\":true") == std::string::npos) state.SkipWithError("refused");
  for (auto _ : state) benchmark::DoNotOptimize(answerOddsLine(find, line));
}
BENCHMARK_CAPTURE(oddsLine, twentyAttacksASide, "fantasy",
                  R"({"id":1,"ruleset":"fantasy","procedure":"combat-round","by":["winner"],"input":{"aFighters":10,
                      "aAttacks":2,"bFighters":10,"bAttacks":2,"aSave":5,"bSave":4,"aInitiative":4}})")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(oddsLine, twentyFourStandsShoot, "cb",
                  R"({"id":1,"ruleset":"cb","procedure":"shooting","input":{"shooter":"bowmen","frontStands":12,
                      "rearStands":12,"targetTroop":"chariots"}})")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(
    oddsLine, fourteenDiceASide, "othw",
    R"({"id":1,"ruleset":"othw","procedure":"combat-round","input":{"attackerDice":14,"defenderDice":14,"attackerNeeds":4,"defenderNeeds":4,"attackerStrength":8,"defenderStrength":8}})")
    ->Unit(benchmark::kMicrosecond);

void copy(benchmark::State& state, const char* ruleSet, const char* scenario) {
  const Started started = start(ruleSet, scenario);
  Battle scratch = started.battle;
  for (auto _ : state) {
    scratch = started.battle;
    benchmark::DoNotOptimize(scratch);
  }
}
BENCHMARK_CAPTURE(copy, cannae, "hannibal", "cannae.json");
BENCHMARK_CAPTURE(copy, zama, "othw", "zama.json");

void battles(benchmark::State& state, const char* ruleSet, const char* scenario, const char* commander) {
  const Started started = start(ruleSet, scenario);
  Battle scratch;
  ActionList candidates;
  std::uint64_t number = 0;
  std::uint64_t actions = 0;
  for (auto _ : state) {
    const auto first = makeCommander(commander, commanderStream(1, number, 0));
    const auto second = makeCommander(commander, commanderStream(1, number, 1));
    RolledDice dice(diceStream(1, number++));
    scratch = started.battle;
    actions += playOut(*started.rules, scratch, {first.get(), second.get()}, dice, candidates).actions;
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["actions"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
}
BENCHMARK_CAPTURE(battles, cannaeRandom, "hannibal", "cannae.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, trebiaRandom, "hannibal", "trebia.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, raphiaRandom, "cb", "raphia.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, pydnaRandom, "cb", "pydna.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, zamaRandom, "othw", "zama.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, hastingsRandom, "fantasy", "hastings.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, barrowKingRandom, "fantasy", "barrow-king.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, gaugamelaRandom, "initiative", "gaugamela.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, sabisRandom, "initiative", "sabis.json", "random")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, cannaeGreedy, "hannibal", "cannae.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, trebiaGreedy, "hannibal", "trebia.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, raphiaGreedy, "cb", "raphia.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, pydnaGreedy, "cb", "pydna.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, zamaGreedy, "othw", "zama.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, hastingsGreedy, "fantasy", "hastings.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, barrowKingGreedy, "fantasy", "barrow-king.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, gaugamelaGreedy, "initiative", "gaugamela.json", "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(battles, sabisGreedy, "initiative", "sabis.json", "greedy")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace signifer
