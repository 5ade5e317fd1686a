// The figures of docs/performance.md: rulings, battles, dice, copies. Run by ./dev bench.
#include <benchmark/benchmark.h>

#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "builtin_rulesets.h"
#include "dice/sources.h"
#include "library/loader.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "play/battle_problems.h"
#include "play/judge_json.h"
#include "play/position.h"
#include "rules/contract.h"
#include "rules/procedure.h"
#include "schema/document.h"
#include "simulation/simulation.h"
#include "support/paths.h"
#include "view/view.h"

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
  const FindRuleSet find = [&](std::string_view id, const HouseRules&) -> const RuleSet* {
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

// A round of close combat of the Fantasy hybrid, six models a side, asked as every program asks it. The same dice are
// also thrown and counted with nothing around them, the least that such a ruling can cost.
void combatRound(benchmark::State& state) {
  const std::unique_ptr<RuleSet> rules = library().find("fantasy")->create();
  const Procedure* procedure = rules->findProcedure("combat-round");
  const Json input{{"aFighters", 6}, {"bFighters", 6}, {"aSave", 5}, {"bSave", 5}, {"aInitiative", 4}};
  Values values;
  if (readInputs(*procedure, input, values)) state.SkipWithError("refused");
  RolledDice dice(streamSeed(1, 0, "bench"));
  for (auto _ : state) benchmark::DoNotOptimize(procedure->rule(values, dice));
}
BENCHMARK(combatRound)->Iterations(20000);

int atLeast(Stream& stream, int count, std::uint32_t face) {
  int hits = 0;
  for (int i = 0; i < count; ++i) hits += stream.below(6) + 1 >= face ? 1 : 0;
  return hits;
}

int unsaved(Stream& stream, int strikes) {
  const int wounds = atLeast(stream, atLeast(stream, strikes, 4), 4);
  return wounds - atLeast(stream, wounds, 5);
}

void combatRoundKernel(benchmark::State& state) {
  Stream stream(streamSeed(1, 0, "bench"));
  int score = 0;
  for (auto _ : state) {
    const int byA = unsaved(stream, 6);
    const int byB = unsaved(stream, 6 - byA);
    score += byA - byB;
  }
  benchmark::DoNotOptimize(score);
}
BENCHMARK(combatRoundKernel)->Iterations(20000);

// Positions of one battle that differ by a unit's place, each judged once.
void judgePositions(benchmark::State& state, const char* ruleSet, const char* scenario, const char* action) {
  const auto path = std::filesystem::path(test::sourcePath()) / "assets/scenarios" / ruleSet / scenario;
  Json battle = Document::load(path).root().json();
  std::vector<std::string> requests;
  for (std::size_t i = 0; i < 2000; ++i) {
    Json& unit = battle["units"][i % battle["units"].size()];
    unit["x"] = unit["x"].get<double>() + 0.001;
    requests.push_back(Json{{"id", i}, {"battle", battle}, {"action", Json::parse(action)}}.dump());
  }
  JudgeDesk desk(library());
  std::size_t next = 0;
  for (auto _ : state) benchmark::DoNotOptimize(desk.judge(requests[next++ % requests.size()]));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(judgePositions, cannae, "hannibal", "cannae.json", R"({"action": "next-step"})");
BENCHMARK_CAPTURE(judgePositions, pydna, "cb", "pydna.json", R"({"action": "next-step"})");

void oddsLine(benchmark::State& state, const char* ruleSet, const char* line) {
  const std::unique_ptr<RuleSet> rules = library().find(ruleSet)->create();
  const FindRuleSet find = onlyThis(*rules);
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

// The largest battle that a file may hold, out of a scenario's troops: 256 units and 60 pieces of ground.
Json largestOf(const char* ruleSet, const char* scenario) {
  const auto path = std::filesystem::path(test::sourcePath()) / "assets/scenarios" / ruleSet / scenario;
  Json battle = Document::load(path).root().json();
  const Json few = battle["units"];
  const bool grid = battle["table"].contains("columns");
  battle["units"] = Json::array();
  battle["people"] = Json::array();
  battle["terrain"] = Json::array();
  for (const char* member : {"state", "deployment"}) battle.erase(member);
  battle["table"] = grid ? Json{{"columns", 60}, {"rows", 60}} : Json{{"widthInches", 140}, {"depthInches", 95}};
  for (int i = 0; i < 256; ++i) {
    Json unit = few[static_cast<std::size_t>(i) % few.size()];
    for (const char* member : {"status", "entry", "entryUnit"}) unit.erase(member);
    const int place = i / 2;
    const bool first = i % 2 == 0;
    unit["id"] = "unit-" + std::to_string(i);
    unit["side"] = battle["sides"][first ? 0 : 1]["id"];
    if (grid) {
      unit["column"] = place % 32;
      unit["row"] = first ? place / 32 : 59 - place / 32;
      unit["facing"] = first ? "north" : "south";
    } else {
      unit["x"] = 3 + place % 16 * 8.5;
      unit["y"] = first ? 3 + place / 16 * 4 : 92 - place / 16 * 4;
      unit["heading"] = first ? 0 : 180;
    }
    battle["units"].push_back(std::move(unit));
  }
  const std::string kind = library().find(ruleSet)->create()->definition().terrainKinds()[1].id;
  for (int i = 0; i < 60; ++i) {
    const double x = 2 + i % 12 * 11.5;
    const double y = 36 + i / 12 * 4.5;
    battle["terrain"].push_back(
        grid ? Json{{"kind", kind}, {"squares", {{i, 20}, {i, 21}}}}
             : Json{{"kind", kind}, {"outline", {{x, y}, {x + 7, y}, {x + 7, y + 4}, {x, y + 4}}}});
  }
  return battle;
}

// The largest battle with every third unit hidden, or in fog. Nobody is near an enemy, so fog is looked through to the
// end.
Json secretOf(const char* ruleSet, const char* scenario, const char* visibility) {
  Json battle = largestOf(ruleSet, scenario);
  battle["visibility"] = visibility;
  for (std::size_t i = 0; i < battle["units"].size(); ++i) battle["units"][i]["hidden"] = i % 3 == 0;
  return battle;
}

Position opened(const Json& battle) {
  const Document file = Document::parse("largest", battle.dump());
  return readPosition(library(), file.root());
}

// The part of a side's view that is asked for with each frame and each question: who is seen, and the table without
// the others.
void viewOfTable(benchmark::State& state, const char* ruleSet, const char* scenario, const char* visibility) {
  const Position position = opened(secretOf(ruleSet, scenario, visibility));
  for (auto _ : state) {
    const SideView view = seenBy(*position.rules, position.battle, 0);
    benchmark::DoNotOptimize(asSeen(*position.rules, position.battle, view));
  }
}
BENCHMARK_CAPTURE(viewOfTable, hannibalHidden, "hannibal", "cannae.json", "hidden")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(viewOfTable, hannibalFog, "hannibal", "cannae.json", "fog")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(viewOfTable, othwFog, "othw", "zama.json", "fog")->Unit(benchmark::kMicrosecond);

// The battle of its own that a side's window shows, once an event.
void viewOfBattle(benchmark::State& state, const char* ruleSet, const char* scenario, const char* visibility) {
  const Position position = opened(secretOf(ruleSet, scenario, visibility));
  for (auto _ : state)
    benchmark::DoNotOptimize(viewOf(*position.rules, position.battle, seenBy(*position.rules, position.battle, 0)));
}
BENCHMARK_CAPTURE(viewOfBattle, hannibalHidden, "hannibal", "cannae.json", "hidden")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(viewOfBattle, hannibalFog, "hannibal", "cannae.json", "fog")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(viewOfBattle, othwHidden, "othw", "zama.json", "hidden")->Unit(benchmark::kMicrosecond);

// The editor of tables asks this of a rule set once the hand rests: the battle read, its problems, every portrait.
void checkOfTable(benchmark::State& state, const char* ruleSet, const char* scenario) {
  const std::string text = largestOf(ruleSet, scenario).dump();
  for (auto _ : state) {
    const Document file = Document::parse("table", text);
    const Position position = readPosition(library(), file.root());
    benchmark::DoNotOptimize(problemsOf(*position.rules, position.battle));
    for (UnitIndex u = 0; u < position.battle.unitCount(); ++u)
      benchmark::DoNotOptimize(position.rules->portray(position.battle, u));
  }
}
BENCHMARK_CAPTURE(checkOfTable, hannibal, "hannibal", "cannae.json")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checkOfTable, cb, "cb", "raphia.json")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checkOfTable, othw, "othw", "zama.json")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checkOfTable, initiative, "initiative", "gaugamela.json")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checkOfTable, fantasy, "fantasy", "hastings.json")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace signifer
