// Any house rule: a figure of the tables set to something odd, an option set to each of its values. It is refused at
// its place, or battles go on under it with candidates that the referee agrees with. A few figures of each rule set in
// every run; SIGNIFER_THOROUGH tries all.
#include "play/house_rules.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "conformance/rule_sets.h"
#include "play/session.h"
#include "rules/figure_words.h"
#include "rules/option_places.h"
#include "rules/option_presets.h"
#include "simulation/simulation.h"

namespace signifer::conformance::house_rules_test {
namespace {

// Every figure of a rule set's tables as house rules can change it, with the rule that it names.
void figures(const Json& node, const std::string& at, std::string rule, std::map<std::string, std::string>& found) {
  if (!node.is_object()) {
    if (!node.is_null()) found[at] = rule;
    return;
  }
  if (node.contains("rule") && node["rule"].is_string()) rule = node["rule"];
  for (const auto& [name, below] : node.items())
    if (name != "rule" && name != "rules") figures(below, at.empty() ? name : at + "/" + name, rule, found);
}

// JSON Pointers of all numbers below a node.
void numbers(const Json& node, const std::string& at, std::vector<std::string>& found) {
  if (node.is_number()) return found.push_back(at);
  if (!node.is_structured()) return;
  for (const auto& [name, below] : node.items()) numbers(below, at + "/" + pointerStep(name), found);
}

class EveryHouseRule : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const RuleSetSource& source() const { return library().sources()[GetParam()]; }

  // Under these house rules each battle of the rule set goes on, unless it is refused at a place.
  void expectPlayable(const HouseRules& house, const std::string& said) {
    std::unique_ptr<RuleSet> made;
    try {
      made = source().create(house);
    } catch (const SourceError& e) {
      EXPECT_FALSE(e.pointer().empty()) << said << ": " << e.what();
      return;
    }
    const std::shared_ptr<const RuleSet> rules = std::move(made);
    for (const Scenario& scenario : scenarios()) {
      if (scenario.rules->definition().id() != source().id) continue;
      play(rules, scenario, said);
      if (HasFailure()) return;
    }
  }

 private:
  static void play(const std::shared_ptr<const RuleSet>& rules, const Scenario& scenario, const std::string& said) {
    const Document file = Document::load(scenario.file);
    Battle battle;
    try {
      battle = readBattle(*rules, file.root());
    } catch (const SourceError&) {
      return;  // The battle's own figures are outside what the house allows: said at their place.
    }
    Session session(rules, battle, 5);
    Stream chance(streamSeed(5, 0, "house"));
    ActionList list;
    for (int actions = 0; actions < 150 && !session.outcome(); ++actions) {
      list.clear();
      rules->candidates(session.battle(), session.decision(), list);
      ASSERT_FALSE(list.empty()) << said << "\n" << writeBattle(*rules, session.battle()).dump();
      const Action& action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
      const Attempt attempt = session.act(action);
      ASSERT_EQ(attempt.kind, Attempt::Kind::done)
          << said << "\n"
          << writeAction(*rules, session.battle(), action).dump() << "\n"
          << writeVerdict(*rules, session.battle(), attempt.verdict).dump() << "\n"
          << writeBattle(*rules, session.battle()).dump();
    }
  }
};

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return library().sources()[info.param].id; }

INSTANTIATE_TEST_SUITE_P(RuleSets, EveryHouseRule, testing::Range<std::size_t>(0, library().sources().size()), nameOf);

// People who look at a figure read words, not a key; and no words are left over.
TEST_P(EveryHouseRule, FiguresHaveWords) {
  if (isExample(source().id)) return;
  const Definition definition = Definition::load(source().folder);
  const FigureWords words = FigureWords::load(definition, source().folder);
  std::map<std::string, std::string> found;
  figures(Document::load(source().folder / (source().id + ".json")).root().at("tables").json(), "", "", found);
  ASSERT_FALSE(found.empty());
  std::set<std::string> seen;
  for (const auto& [path, rule] : found) {
    EXPECT_TRUE(words.names(path, rule)) << path;
    const std::string said = words.figure(path, rule);
    EXPECT_EQ(said.find('{'), std::string::npos) << path << ": " << said;
    EXPECT_TRUE(seen.insert(path.substr(0, path.find('/')) + ": " + said).second)
        << path << " reads like another: " << said;
  }
}

TEST_P(EveryHouseRule, AnOddFigureIsRefusedOrPlayed) {
  const Document main = Document::load(source().folder / (source().id + ".json"));
  const Json& whole = main.root().json();
  std::vector<std::string> places;
  numbers(whole.at("tables"), "/tables", places);
  ASSERT_FALSE(places.empty());
  const bool thorough = std::getenv("SIGNIFER_THOROUGH") != nullptr;
  Stream chance(streamSeed(trialSeed(), 0, "figures"));
  for (const std::string& place : places) {
    const double stands = whole.at(Json::json_pointer(place)).get<double>();
    for (const double odd : {0.0, -1.0, 1.0, stands * 7, stands / 3, 1e6}) {
      if (!thorough && chance.below(static_cast<std::uint32_t>(places.size())) > 2) continue;
      Json changed = whole;
      Json& figure = changed[Json::json_pointer(place)];
      if (figure.is_number_integer())
        figure = static_cast<std::int64_t>(odd);
      else
        figure = odd;
      expectPlayable({.options = {}, .patch = Json{{"tables", changed["tables"]}}.dump()},
                     place + " = " + figure.dump());
      if (HasFailure()) return;
    }
  }
}

// A player who chooses an option reads when it comes up.
TEST_P(EveryHouseRule, EachOptionSaysWhereItIsAsked) {
  const Definition definition = Definition::load(source().folder);
  const Document options = Document::load(source().folder / "options.json");
  for (const Node& option : options.root().at("options").items()) {
    const OptionPlaces places = optionPlaces(definition, option);
    EXPECT_FALSE(places.steps.empty() && places.procedures.empty()) << option.at("id").text();
    EXPECT_FALSE(inWords(definition, places).empty()) << option.at("id").text();
    EXPECT_TRUE(option.has("decision") || isExample(source().id)) << option.at("id").text();
  }
}

TEST_P(EveryHouseRule, TheWordsOfEachOptionAnswerItsQuestion) {
  const auto rules = source().create({});
  for (const OptionInfo& option : rules->definition().options()) {
    ASSERT_EQ(option.words.size(), option.values.size()) << option.id;
    const std::set<std::string> different(option.words.begin(), option.words.end());
    EXPECT_EQ(different.size(), option.words.size()) << option.id;
    for (const std::string& word : option.words)
      EXPECT_TRUE(!word.empty() && word != "on" && word != "off") << option.id << ": " << option.caption << " " << word;
  }
}

// "As the sheet says" first, and others that differ from it and from one another.
TEST_P(EveryHouseRule, EachNamedSetIsPlayed) {
  if (isExample(source().id)) return;
  const std::unique_ptr<RuleSet> standard = source().create();
  const std::vector<OptionPreset> presets = presetsOf(source().folder, standard->definition());
  ASSERT_GE(presets.size(), 3U);
  EXPECT_TRUE(differences(standard->definition(), presets.front()).empty());
  for (const OptionPreset& preset : presets) {
    EXPECT_FALSE(preset.text.empty()) << preset.id;
    const auto rules = source().create({.options = preset.options, .patch = {}});
    EXPECT_EQ(nearestPreset(rules->definition(), presets)->id, preset.id);
    EXPECT_EQ(differences(standard->definition(), preset).empty(), &preset == &presets.front()) << preset.id;
    expectPlayable({.options = preset.options, .patch = {}}, preset.id);
  }
}

TEST_P(EveryHouseRule, EachOptionIsPlayed) {
  const std::unique_ptr<RuleSet> standard = source().create();
  for (const OptionInfo& option : standard->definition().options()) {
    std::vector<std::string> values = option.values;
    if (values.empty()) values = {std::to_string(option.least), std::to_string(option.most)};
    for (const std::string& value : values) {
      expectPlayable({.options = {{option.id, value}}, .patch = {}}, option.id + "=" + value);
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace signifer::conformance::house_rules_test
