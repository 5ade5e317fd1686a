// One modifier changed in a club's file of house rules: the ruling, its exact odds, the printed sheet with its footer
// and the machine's choice all follow, and nothing has to be said twice.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/event_json.h"
#include "play/overlays.h"
#include "play/session.h"
#include "rules/contract.h"
#include "sheet/papers.h"
#include "sheet/writers.h"
#include "support/paths.h"

namespace signifer::conformance::one_modifier_test {
namespace {

std::string reference(const RuleSetSource& source, const HouseRules& house) {
  PaperOrder order;
  order.kind = PaperKind::reference;
  order.source = &source;
  order.house = house;
  return writeSheet(makePaper(order), SheetFormat::text);
}

// The machine's answer to a moment at which it has a choice; its lots are the same each time.
Json choiceAt(const RuleSet& rules, const Battle& battle) {
  ActionList candidates;
  const auto greedy = makeCommander("greedy", 5);
  const Action answer = greedy->answer(rules, battle, rules.decision(battle), candidates);
  return candidates.size() > 1 ? writeAction(rules, battle, answer) : Json();
}

TEST(OneModifier, ChangesRulingOddsSheetAndTheMachinesChoice) {
  const RuleSetSource& source = *library().find("hannibal");
  const auto file = std::make_shared<const Document>(Document::parse(
      "club.json", R"({"format": "signifer-house-rules", "version": 1, "title": "Thursday club", "ruleset": "hannibal",
                       "patch": {"tables": {"shooting": {"footSkirmishers": {"value": -9}}}}})"));
  const HouseRulesLayer layer = Overlay{readHouseRulesFile(file->root()), file}.layer();
  const std::shared_ptr<const RuleSet> printed = source.create();
  const std::shared_ptr<const RuleSet> house = createUnder(source, {&layer, 1});

  Json question{{"id", 1},
                {"ruleset", "hannibal"},
                {"procedure", "shooting"},
                {"input", {{"weapon", "javelin"}, {"shooter", "foot-skirmishers"}}}};
  const Json odds = answerOdds(onlyThis(*house), question);
  ASSERT_TRUE(odds["ok"]) << odds;
  EXPECT_NE(answerOdds(onlyThis(*printed), question)["outcomes"], odds["outcomes"]);
  question["dice"] = {6, 4};
  RolledDice dice(1);
  const Json before = answerRuling(onlyThis(*printed), question, dice);
  const Json after = answerRuling(onlyThis(*house), question, dice);
  EXPECT_EQ(before["modifiers"][0], Json({{"rule", "HG-SHO-1"}, {"value", -1}}));
  EXPECT_EQ(after["modifiers"][0], Json({{"rule", "HG-SHO-1"}, {"value", -9}}));
  EXPECT_EQ(before["result"]["hits"], 1);
  EXPECT_EQ(after["result"]["hits"], 0);

  const std::string plain = reference(source, {});
  const std::string sheet = reference(source, merged({&layer, 1}));
  EXPECT_EQ(plain.find("−9"), std::string::npos) << plain;
  EXPECT_NE(sheet.find("−9"), std::string::npos) << sheet;
  EXPECT_NE(plain.find("no house rules"), std::string::npos) << plain;
  EXPECT_NE(sheet.find("1 house rule"), std::string::npos) << sheet;

  // Along a battle by the printed rules, until the machine would do something else under the club's.
  const Document battle = Document::load(test::sourcePath("assets/scenarios/hannibal/trebia.json"));
  Session session(printed, readBattle(*printed, battle.root()), 7);
  bool other = false;
  for (int i = 0; i < 600 && !session.outcome() && !other; ++i) {
    other = choiceAt(*printed, session.battle()) != choiceAt(*house, session.battle());
    ActionList candidates;
    const auto greedy = makeCommander("greedy", 5);
    ASSERT_EQ(session.act(greedy->answer(*printed, session.battle(), session.decision(), candidates)).kind,
              Attempt::Kind::done);
  }
  EXPECT_TRUE(other);
}

}  // namespace
}  // namespace signifer::conformance::one_modifier_test
