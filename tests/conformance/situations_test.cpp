// Each value of each option changes something. tests/readings/situations/ID.jsonl holds one situation for every value
// that is not the ledger's: a ruling, or an action in a battle. It holds the answer by the ledger, and the other answer
// under that value. The options come from the rule sets' data, so one that is added without a situation fails.
// SIGNIFER_SEARCH=N looks for missing ones in rulings and in N battles at random, and writes them there.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "battle/streams.h"
#include "conformance/mutations.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "library/asked_rule_sets.h"
#include "play/judge_json.h"
#include "rules/contract.h"
#include "support/paths.h"

namespace signifer::conformance::situations_test {
namespace {

using Answers = std::pair<Json, Json>;

/// Words and dice follow from the rest, or differ between equal ends.
Json withoutWords(Json answer) {
  static const std::set<std::string> words{"text",    "message", "label",   "dice",        "throws",   "rulings",
                                           "witness", "nearest", "options", "fingerprint", "automatic"};
  if (answer.is_object())
    for (auto part = answer.begin(); part != answer.end();) {
      if (words.contains(part.key())) {
        part = answer.erase(part);
        continue;
      }
      *part = withoutWords(*part);
      ++part;
    }
  else if (answer.is_array())
    for (Json& part : answer) part = withoutWords(part);
  return answer;
}

/// Both answers to one question: by the ledger, and under the value.
class Asked {
 public:
  explicit Asked(const RuleSetSource& source)
      : source_(source), desk_(library()), made_([&source](std::string_view) { return &source; }) {}

  [[nodiscard]] Answers answers(const Json& situation) {
    const Json options{{situation.at("option").get<std::string>(), situation.at("value")}};
    return {withoutWords(answer(situation, Json::object())), withoutWords(answer(situation, options))};
  }

 private:
  Json answer(const Json& situation, const Json& options) {
    if (situation.contains("ruling")) {
      Json request = situation.at("ruling");
      request["id"] = 1;
      request["ruleset"] = source_.id;
      request["options"] = options;
      RolledDice never(1);
      return answerRuling([&](std::string_view id, const HouseRules& asked) { return made_.find(id, asked); }, request,
                          never);
    }
    Json request{{"id", 1}, {"battle", situation.at("battle")}, {"action", situation.at("action")}};
    request["battle"]["options"] = options;
    request["carryOut"] = true;
    request["seed"] = situation.value("seed", 1);
    return Json::parse(desk_.judge(request.dump()));
  }

  const RuleSetSource& source_;
  JudgeDesk desk_;
  AskedRuleSets made_;
};

void gather(const Json& one, const Json& other, const std::string& at, std::vector<std::string>& found) {
  if (one == other) return;
  if (one.is_object() && other.is_object()) {
    std::set<std::string> names;
    for (const Json* side : {&one, &other})
      for (const auto& [name, value] : side->items()) names.insert(name);
    for (const std::string& name : names) {
      gather(one.value(name, Json()), other.value(name, Json()), at + "/" + pointerStep(name), found);
    }
    return;
  }
  if (one.is_array() && other.is_array() && one.size() == other.size()) {
    for (std::size_t i = 0; i < one.size(); ++i) gather(one[i], other[i], at + "/" + std::to_string(i), found);
    return;
  }
  found.push_back(at);
}

/// The answer's part at a pointer; null where it has none.
Json at(const Json& answer, const std::string& pointer) {
  const Json::json_pointer place(pointer);
  return answer.contains(place) ? answer.at(place) : Json();
}

/// The pointers at which two answers differ, what tells most first; none where one of them is an error.
std::vector<std::string> differences(const Answers& answers) {
  std::vector<std::string> found;
  if (!answers.first.at("ok").get<bool>() || !answers.second.at("ok").get<bool>()) return found;
  gather(answers.first, answers.second, "", found);
  const auto rank = [](const std::string& pointer) {
    static const std::vector<std::string> order{"/verdict", "/result", "/reasons", "/battle/units", "/battle/sides",
                                                "/outcome", "/battle", "/next",    "/modifiers",    "/figures"};
    const auto known =
        std::ranges::find_if(order, [&](const std::string& start) { return pointer.starts_with(start); });
    return known - order.begin();
  };
  std::ranges::stable_sort(found, {}, rank);
  std::erase_if(found, [&](const std::string& pointer) {
    return at(answers.first, pointer).dump().size() > 200 || at(answers.second, pointer).dump().size() > 200;
  });
  return found;
}

struct Wanted {
  std::string option;
  std::string value;
  /// As a request or a battle file has it: a number where the option has no words.
  Json said;
  [[nodiscard]] std::string name() const { return option + "=" + value; }
};

/// Every value but the ledger's; of a number half and twice as much, or the ends of its range.
std::vector<Wanted> wantedOf(const RuleSetSource& source) {
  std::vector<Wanted> wanted;
  const auto rules = source.create({});
  for (const OptionInfo& option : rules->definition().options()) {
    if (option.values.empty()) {
      std::set<std::int32_t> values{option.least, option.most};
      if (option.standard != 0)
        values = {std::clamp(option.standard / 2, option.least, option.most),
                  std::clamp(option.standard * 2, option.least, option.most)};
      for (const std::int32_t value : values)
        if (value != option.standard) wanted.push_back({option.id, std::to_string(value), value});
    }
    for (std::size_t i = 0; i < option.values.size(); ++i)
      if (static_cast<std::int32_t>(i) != option.standard)
        wanted.push_back({option.id, option.values[i], option.values[i]});
  }
  return wanted;
}

std::filesystem::path fileOf(const std::string& id) {
  return std::filesystem::path(test::sourcePath("tests/readings/situations")) / (id + ".jsonl");
}

std::string valueOf(const Json& situation) {
  const Json& value = situation.at("value");
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::map<std::string, Json> recorded(const std::string& id) {
  std::ifstream file(fileOf(id));
  std::map<std::string, Json> situations;
  for (std::string line; std::getline(file, line);) {
    if (line.empty()) continue;
    const Json situation = Json::parse(line);
    situations[situation.at("option").get<std::string>() + "=" + valueOf(situation)] = situation;
  }
  return situations;
}

class Situations : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const RuleSetSource& source() const { return library().sources()[GetParam()]; }
};

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return library().sources()[info.param].id; }

INSTANTIATE_TEST_SUITE_P(RuleSets, Situations, testing::Range<std::size_t>(0, library().sources().size()), nameOf);

TEST_P(Situations, EachValueOfEachOptionChangesOne) {
  if (isExample(source().id)) return;
  const std::map<std::string, Json> situations = recorded(source().id);
  Asked asked(source());
  for (const Wanted& wanted : wantedOf(source())) {
    const auto found = situations.find(wanted.name());
    if (found == situations.end()) {
      ADD_FAILURE() << source().id << " has no situation for " << wanted.name();
      continue;
    }
    const auto [ledger, reading] = asked.answers(found->second);
    ASSERT_FALSE(found->second.at("ledger").empty()) << wanted.name();
    EXPECT_NE(found->second.at("ledger"), found->second.at("reading")) << wanted.name();
    for (const auto& [pointer, value] : found->second.at("ledger").items())
      EXPECT_EQ(at(ledger, pointer), value) << wanted.name() << " by the ledger " << pointer;
    for (const auto& [pointer, value] : found->second.at("reading").items())
      EXPECT_EQ(at(reading, pointer), value) << wanted.name() << " by this value " << pointer;
  }
}

TEST_P(Situations, AreOfValuesThatThereAre) {
  std::set<std::string> known;
  for (const Wanted& wanted : wantedOf(source())) known.insert(wanted.name());
  for (const auto& [name, situation] : recorded(source().id)) EXPECT_TRUE(known.contains(name)) << name;
}

// The search for missing ones.

/// Keeps a situation with at most three of its differences.
bool kept(Json situation, Asked& asked, std::map<std::string, Json>& found) {
  const Answers both = asked.answers(situation);
  const std::vector<std::string> pointers = differences(both);
  if (pointers.empty()) return false;
  for (std::size_t i = 0; i < std::min<std::size_t>(3, pointers.size()); ++i) {
    situation["ledger"][pointers[i]] = at(both.first, pointers[i]);
    situation["reading"][pointers[i]] = at(both.second, pointers[i]);
  }
  found[situation.at("option").get<std::string>() + "=" + valueOf(situation)] = situation;
  return true;
}

std::string kindOf(const std::vector<std::string>& pointers) {
  return pointers.empty() ? "" : pointers.front().substr(0, pointers.front().find('/', 1));
}

/// Without the units and people that it does not need.
Json shrunk(Json situation, Asked& asked) {
  const std::string kind = kindOf(differences(asked.answers(situation)));
  for (const char* list : {"units", "people"}) {
    if (!situation["battle"].contains(list)) continue;
    for (std::size_t i = situation["battle"][list].size(); i-- > 0;) {
      Json fewer = situation;
      fewer["battle"][list].erase(i);
      if (kindOf(differences(asked.answers(fewer))) == kind) situation = fewer;
    }
  }
  return situation;
}

Json drawnInput(const Json& input, Stream& lots) {
  const std::string type = input.at("type");
  const auto below = [&](std::int64_t n) {
    return lots.below(static_cast<std::uint32_t>(std::max<std::int64_t>(1, n)));
  };
  if (type == "boolean") return below(2) == 1;
  if (type == "enum") return input.at("values")[below(static_cast<std::int64_t>(input.at("values").size()))];
  const double least = input.at("min");
  const double most =
      below(2) == 0 ? input.at("max").get<double>() : std::min(input.at("max").get<double>(), least + 8);
  if (type == "integer") return static_cast<std::int64_t>(least) + below(static_cast<std::int64_t>(most - least) + 1);
  return static_cast<double>(static_cast<std::int64_t>(10 * least) +
                             below(static_cast<std::int64_t>(10 * (most - least)) + 1)) /
         10;
}

void searchRulings(const RuleSetSource& source, std::vector<Wanted>& missing, std::map<std::string, Json>& found) {
  Asked asked(source);
  const auto standard = source.create({});
  Stream lots(11);
  for (const auto& procedure : standard->procedures()) {
    const Json form = describe(*procedure);
    std::vector<std::pair<Json, Json>> rulings;
    for (int i = 0; i < 500; ++i) {
      Json input = Json::object();
      for (const Json& one : form.at("inputs"))
        if (one.value("required", false) || lots.below(i % 2 == 0 ? 2 : 5) == 0)
          input[one.at("name").get<std::string>()] = drawnInput(one, lots);
      Json request{
          {"id", 1}, {"ruleset", source.id}, {"procedure", procedure->info().id}, {"input", input}, {"seed", i % 40}};
      RolledDice never(1);
      Json answer = answerRuling(onlyThis(*standard), request, never);
      if (answer.at("ok").get<bool>()) rulings.emplace_back(std::move(request), std::move(answer));
    }
    std::ranges::stable_sort(rulings, {}, [](const auto& one) { return one.first.at("input").size(); });
    std::erase_if(missing, [&](const Wanted& wanted) {
      const auto rules = source.create({.options = {{wanted.option, wanted.value}}, .patch = {}});
      for (const auto& [request, answer] : rulings) {
        RolledDice never(1);
        const Json other = answerRuling(onlyThis(*rules), request, never);
        if (!other.at("ok").get<bool>() || other.at("result") == answer.at("result")) continue;
        Json ruling{
            {"procedure", request.at("procedure")}, {"input", request.at("input")}, {"seed", request.at("seed")}};
        if (kept(Json{{"option", wanted.option}, {"value", wanted.said}, {"ruling", ruling}}, asked, found))
          return true;
      }
      return false;
    });
  }
}

/// A moment of a battle and some actions in it, asked under every value that is missing.
class Search {
 public:
  Search(const RuleSetSource& source, std::vector<Wanted>& missing, std::map<std::string, Json>& found)
      : asked_(source), missing_(missing), found_(found) {
    for (const Wanted& wanted : missing)
      under_[wanted.name()] = source.create({.options = {{wanted.option, wanted.value}}, .patch = {}});
  }

  void walk(const Scenario& scenario, std::uint64_t seed) {
    const RuleSet& rules = *scenario.rules;
    Battle battle = scenario.start;
    RolledDice dice(seed);
    Stream lots(seed);
    SilentChronicle silent;
    for (int i = 0; i < 700 && !missing_.empty() && !rules.outcome(battle); ++i) {
      ActionList list;
      rules.candidates(battle, rules.decision(battle), list);
      if (list.empty()) return;
      const Action next = list[lots.below(static_cast<std::uint32_t>(list.size()))];
      look(rules, battle, next);
      look(rules, battle, mutated(next, rules, battle, lots));
      for (int k = 0; k < 2; ++k) look(rules, battle, list[lots.below(static_cast<std::uint32_t>(list.size()))]);
      rules.resolve(battle, next, dice, silent);
    }
  }

 private:
  static std::string told(const Verdict& verdict) {
    std::string words{nameOf(verdict.kind)};
    for (const Reason& reason : verdict.reasons)
      words += " " + std::string(reason.code) + (reason.measured ? std::to_string(reason.measured->value) : "") +
               (reason.allowed ? std::to_string(reason.allowed->value) : "");
    return words;
  }

  void look(const RuleSet& rules, const Battle& battle, const Action& action) {
    const Verdict verdict = rules.judge(battle, action);
    const std::string said = told(verdict);
    Battle after = battle;
    SilentChronicle silent;
    if (verdict.legal()) {
      RolledDice dice(diceStream(1, 0));
      rules.resolve(after, action, dice, silent);
    }
    std::erase_if(missing_, [&](const Wanted& wanted) {
      const RuleSet& other = *under_.at(wanted.name());
      const Verdict there = other.judge(battle, action);
      bool differs = told(there) != said;
      if (!differs && verdict.legal()) {
        Battle end = battle;
        RolledDice dice(diceStream(1, 0));
        other.resolve(end, action, dice, silent);
        differs = !(end == after);
      }
      if (!differs || tried_[wanted.name()]++ > 12) return false;
      Json situation{{"option", wanted.option},
                     {"value", wanted.said},
                     {"battle", writeBattle(rules, battle)},
                     {"action", writeAction(rules, battle, action)},
                     {"seed", 1}};
      situation["battle"].erase("options");
      if (differences(asked_.answers(situation)).empty()) return false;
      return kept(shrunk(situation, asked_), asked_, found_);
    });
  }

  Asked asked_;
  std::vector<Wanted>& missing_;
  std::map<std::string, Json>& found_;
  std::map<std::string, std::unique_ptr<RuleSet>> under_;
  std::map<std::string, int> tried_;
};

TEST_P(Situations, MissingOnesAreSearchedFor) {
  if (std::getenv("SIGNIFER_SEARCH") == nullptr) GTEST_SKIP() << "SIGNIFER_SEARCH looks for them";
  if (isExample(source().id)) return;
  std::map<std::string, Json> found;
  Asked asked(source());
  for (auto [name, situation] : recorded(source().id)) {
    for (const char* answer : {"ledger", "reading"}) situation.erase(answer);
    kept(situation, asked, found);
  }
  std::vector<Wanted> missing = wantedOf(source());
  std::erase_if(missing, [&](const Wanted& wanted) { return found.contains(wanted.name()); });
  searchRulings(source(), missing, found);
  const auto write = [&] {
    std::filesystem::create_directories(fileOf(source().id).parent_path());
    std::ofstream file(fileOf(source().id));
    for (const Wanted& wanted : wantedOf(source()))
      if (const auto one = found.find(wanted.name()); one != found.end()) file << one->second.dump() << "\n";
  };
  write();
  Search search(source(), missing, found);
  const int walks = std::atoi(std::getenv("SIGNIFER_SEARCH"));
  for (int seed = 1; seed <= walks && !missing.empty(); ++seed)
    for (const Scenario& scenario : scenarios())
      if (scenario.rules->definition().id() == source().id) search.walk(scenario, static_cast<std::uint64_t>(seed));
  write();
  for (const Wanted& wanted : missing) ADD_FAILURE() << "nothing found for " << wanted.name();
}

}  // namespace
}  // namespace signifer::conformance::situations_test
