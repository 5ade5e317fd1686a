// Battles of every rule set with arrivals, an edge to leave by, objectives, and a last turn by a die. They keep the
// promises of the other battles: legal candidates, equal saves, replay and undo. One sitting plays as the rule set
// asked anew.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "battle/arriving.h"
#include "battle/scoring.h"
#include "battle/turn_reached.h"
#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/position.h"
#include "play/session.h"
#include "schema/text_file.h"
#include "sheet/story.h"

namespace signifer::conformance::occasions_test {
namespace {

constexpr int actionsPlayed = 700;
constexpr int mostActionsOfTurn = 4000;

/// The first shipped battle of each rule set, with an occasion of each kind in it. The examples' armies are too small.
std::vector<std::string> ruleSetsWithBattles() {
  std::set<std::string> ids;
  for (const Scenario& scenario : scenarios())
    if (const std::string& id = scenario.rules->definition().id(); !isExample(id)) ids.insert(id);
  return {ids.begin(), ids.end()};
}

void addArrivals(Json& json, bool grid) {
  std::map<std::string, int> ofSide;
  for (auto unit = json["units"].rbegin(); unit != json["units"].rend(); ++unit) {
    const std::string side = (*unit)["side"];
    const int number = ofSide[side]++;
    if (number > 2) continue;
    Json arrives{{"turn", 1 + number}};
    if (number == 2) {
      grid ? arrives.update({{"column", 1}, {"row", 1}}) : arrives.update({{"x", 6}, {"y", 6}});
    } else {
      arrives["edge"] = number == 0 ? "west" : "east";
    }
    if (number == 1) arrives["needs"] = 4;
    if (number == 0) arrives["blocked"] = "wait";
    (*unit)["arrives"] = std::move(arrives);
  }
}

Json withOccasions(const std::string& id) {
  for (const Scenario& scenario : scenarios()) {
    if (scenario.rules->definition().id() != id) continue;
    Json json = Json::parse(readTextFile(scenario.file));
    const bool grid = scenario.start.setup->columns > 0;
    addArrivals(json, grid);
    json["objectives"] = {{{"name", "The road"}, {"points", 2}, {"exit", "north"}},
                          {{"name", "The rearguard"}, {"points", 3}, {"unit", json["units"][0]["id"]}}};
    Json hill{{"name", "The hill"}, {"points", 1}, {"when", "turn"}};
    if (grid) {
      for (int i = 0; i < 4; ++i) hill["squares"].push_back({2 + i, 3});
    } else {
      hill.update({{"x", 36}, {"y", 6}, {"radiusInches", 12}});
    }
    json["objectives"].push_back(std::move(hill));
    json["lastTurn"] = {{"turn", 4}, {"needs", 4}, {"latest", 7}};
    return json;
  }
  return {};
}

Position opened(const Json& json) {
  const Document document = Document::parse("battle", json.dump());
  return readPosition(library(), document.root());
}

class Occasions : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] static Position position() { return opened(withOccasions(GetParam())); }
};

TEST_P(Occasions, ArmiesCountThoseWhoAreStillToCome) {
  Json json = withOccasions(GetParam());
  const Position with = opened(json);
  // The battle's own reliefs have no other place.
  for (Json& unit : json["units"])
    if (unit.contains("x") || unit.contains("column")) unit.erase("arrives");
  const Position without = opened(json);
  const auto left = [](const Position& position) {
    std::map<int, int> all;
    for (const Standing& one : position.rules->standings(position.battle)) all[one.side] = one.left;
    return all;
  };
  EXPECT_EQ(left(with), left(without));
  EXPECT_GE(std::ranges::count_if(with.battle.units, waitsOffTable), 5);
}

TEST_P(Occasions, ArePlayedSavedReplayedAndUndone) {
  int came = 0;
  int counted = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    const Position start = position();
    Session session(start.rules, start.battle, seed);
    const RuleSet& rules = session.rules();
    const auto commander = makeCommander("random", streamSeed(seed, 1, "commander"));
    ActionList list;
    for (int i = 0; i < actionsPlayed && !session.outcome(); ++i) {
      const Battle& battle = session.battle();
      const bool arrivals = rules.definition().sequence().step(session.decision().step).id == "arrivals";
      if (arrivals || i % 25 == 0) {
        const Battle loaded = opened(writeBattle(rules, battle)).battle;
        ASSERT_EQ(fingerprint(loaded), fingerprint(battle)) << writeBattle(rules, battle).dump();
        ASSERT_TRUE(loaded == battle) << writeBattle(rules, battle).dump();
        list.clear();
        rules.candidates(battle, session.decision(), list);
        ASSERT_FALSE(list.empty());
        for (const Action& action : list)
          ASSERT_TRUE(rules.judge(battle, action).legal()) << writeAction(rules, battle, action).dump();
      }
      const Action answer = commander->answer(rules, battle, session.decision(), list);
      ASSERT_EQ(session.act(answer).kind, Attempt::Kind::done) << writeAction(rules, battle, answer).dump();
      // A change by hand works everything out anew.
      if (i % 60 == 59) session.override("{}", "");
    }
    for (const Unit& unit : session.start().units) came += waitsOffTable(unit) ? 1 : 0;
    for (const Unit& unit : session.battle().units) came -= waitsOffTable(unit) ? 1 : 0;
    counted += pointsScored(session.battle(), 0) + pointsScored(session.battle(), 1);
    Session again(session.sharedRules(), session.start(), seed);
    for (std::size_t i = 0; i < session.eventCount(); ++i) ASSERT_TRUE(again.replay(session.event(i))) << i;
    EXPECT_EQ(again.battle(), session.battle());
    while (again.canUndo()) again.undo();
    EXPECT_EQ(again.battle(), start.battle);
  }
  EXPECT_GT(came, 0);
  EXPECT_GT(counted, 0);
}

// The state counts one turn more when the last one is over; nobody is told that it begins.
TEST_P(Occasions, TheLastTurnIsTheLastThatIsTold) {
  Json json = withOccasions(GetParam());
  json["lastTurn"] = {{"turn", 1}};
  const Position start = opened(json);
  Session session(start.rules, start.battle, 1);
  const auto commander = makeCommander("random", streamSeed(1, 1, "commander"));
  ActionList list;
  for (int i = 0; i < mostActionsOfTurn && !session.outcome(); ++i) {
    list.clear();
    session.rules().candidates(session.battle(), session.decision(), list);
    const Action answer = commander->answer(session.rules(), session.battle(), session.decision(), list);
    ASSERT_EQ(session.act(answer).kind, Attempt::Kind::done);
  }
  ASSERT_TRUE(session.outcome());
  ASSERT_TRUE(lastTurnIsOver(session.battle()));
  EXPECT_EQ(turnReached(session.battle()), 1);
  EXPECT_EQ(tellStory(session).turns, 1);
  for (const AccountLine& line : session.event(session.eventCount() - 1).account)
    EXPECT_FALSE(line.phrase == "player-turn" && line.when.turn > 1) << line.text;
}

TEST_P(Occasions, InOneSittingAreAsAskedAnew) {
  const Position start = position();
  const RuleSet& rules = *start.rules;
  Battle seated = start.battle;
  Battle anew = start.battle;
  SilentChronicle silent;
  RolledDice seatedDice(9);
  RolledDice anewDice(9);
  Stream seatedLots(9);
  Stream anewLots(9);
  const auto sitting = rules.sit(seated, seatedDice, silent);
  ActionList seatedList;
  ActionList anewList;
  for (int action = 0; action < actionsPlayed && !rules.outcome(anew); ++action) {
    const Decision decision = rules.decision(anew);
    ASSERT_EQ(sitting->decision(), decision) << "action " << action;
    seatedList.clear();
    anewList.clear();
    sitting->drawCandidates(decision, 1, seatedLots, seatedList);
    rules.drawCandidates(anew, decision, 1, anewLots, anewList);
    ASSERT_EQ(seatedList, anewList) << "action " << action;
    sitting->resolve(seatedList.front());
    rules.resolve(anew, anewList.front(), anewDice, silent);
    ASSERT_TRUE(seated == anew) << "action " << action;
    ASSERT_EQ(sitting->outcome().has_value(), rules.outcome(anew).has_value()) << "action " << action;
  }
}

TEST_P(Occasions, AreEndedByMachines) {
  const Position start = position();
  Session session(start.rules, start.battle, 5);
  const auto commander = makeCommander("random", 5);
  ActionList list;
  int actions = 0;
  while (!session.outcome() && ++actions < 20000)
    ASSERT_EQ(session.act(commander->answer(session.rules(), session.battle(), session.decision(), list)).kind,
              Attempt::Kind::done);
  ASSERT_TRUE(session.outcome());
  EXPECT_LE(session.battle().turn, 8);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Occasions, testing::ValuesIn(ruleSetsWithBattles()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace signifer::conformance::occasions_test
