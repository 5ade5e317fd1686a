// Dice told by what is seen on the table, in every rule set. They lead to the same battle as the faces would, and stand
// in the journal as they were told. Rolls that are announced come, and do what was said of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "play/event_json.h"
#include "play/foresight.h"
#include "play/session.h"
#include "play/standing_orders.h"
#include "schema/document.h"
#include "sheet/roll_words.h"

namespace signifer::conformance::told_dice_test {
namespace {

// One battle of each rule set that begins without a deployment where there is one.
std::vector<const Scenario*> oneOfEach() {
  std::map<std::string, const Scenario*> chosen;
  for (const Scenario& scenario : scenarios()) {
    const std::string id = scenario.rules->definition().id();
    const bool deploys = scenario.start.tasks.size() > 4;
    if (isExample(id) || (chosen.contains(id) && deploys)) continue;
    chosen[id] = &scenario;
  }
  std::vector<const Scenario*> list;
  for (const auto& [id, scenario] : chosen) list.push_back(scenario);
  return list;
}

std::vector<int> figuresSeen(const DiceWanted& wanted, const std::vector<int>& faces) {
  if (wanted.reading == Reading::total) return {std::accumulate(faces.begin(), faces.end(), 0)};
  std::vector<int> bands(wanted.from.size() + 1, 0);
  for (const int face : faces) ++bands[static_cast<std::size_t>(bandOf(face, wanted.from))];
  return {bands.rbegin(), bands.rend() - 1};
}

// The figures of a player who tells by sight what fell there.
std::vector<int> toldAs(Session& twin, const Action& action, const Event& fell, std::size_t& seen) {
  std::vector<int> typed;
  for (const ThrownDice& dice : fell.dice) {
    const Attempt attempt = twin.act(action, typed);
    if (attempt.kind != Attempt::Kind::diceWanted) break;
    if (attempt.wanted->figures() == 0) {
      typed.insert(typed.end(), dice.faces.begin(), dice.faces.end());
      continue;
    }
    ++seen;
    typed.push_back(bySight);
    const std::vector<int> figures = figuresSeen(*attempt.wanted, dice.faces);
    typed.insert(typed.end(), figures.begin(), figures.end());
  }
  return typed;
}

template <class Each>
void playOn(const Scenario& scenario, int events, Each each) {
  Session session(scenario.rules, scenario.start, 11);
  Stream chance{streamSeed(5, 0, scenario.name)};
  for (int i = 0; i < events && !session.outcome(); ++i) {
    ActionList candidates;
    session.rules().candidates(session.battle(), session.decision(), candidates);
    ASSERT_FALSE(candidates.empty()) << scenario.name;
    const Action action = candidates[chance.below(static_cast<std::uint32_t>(candidates.size()))];
    const Battle before = session.battle();
    ASSERT_EQ(session.act(action).kind, Attempt::Kind::done) << scenario.name;
    ASSERT_NO_FATAL_FAILURE(each(session, before, action));
  }
}

TEST(ToldDice, LeadToTheSameBattleAndReplayToTheByte) {
  for (const Scenario* scenario : oneOfEach()) {
    SCOPED_TRACE(scenario->name);
    Session twin(scenario->rules, scenario->start, 11);
    Session again(scenario->rules, scenario->start, 11);
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) twin.setDice(side, DiceOrigin::typed);
    std::size_t seen = 0;
    playOn(*scenario, 160, [&](Session& session, const Battle&, const Action& action) {
      const Event& fell = session.event(session.eventCount() - 1);
      const std::vector<int> typed = toldAs(twin, action, fell, seen);
      if (twin.eventCount() < session.eventCount()) {
        ASSERT_EQ(twin.act(action, typed).kind, Attempt::Kind::done);
      }
      ASSERT_EQ(twin.battle(), session.battle());
      const Event& told = twin.event(twin.eventCount() - 1);
      ASSERT_EQ(told.state, fell.state);
      const Json line = writeEvent(twin, twin.before(twin.eventCount() - 1), told, twin.eventCount());
      const Document document = Document::parse("line", line.dump());
      const Event read = readEvent(again, document.root());
      ASSERT_TRUE(again.replay(read)) << line.dump();
      ASSERT_EQ(writeEvent(again, again.before(again.eventCount() - 1), again.event(again.eventCount() - 1),
                           again.eventCount())
                    .dump(),
                line.dump());
    });
    std::size_t pools = 0;
    for (std::size_t i = 0; i < twin.eventCount(); ++i)
      for (const ThrownDice& dice : twin.event(i).dice) pools += dice.told ? 1 : 0;
    EXPECT_EQ(pools, seen);
  }
}

TEST(ToldDice, OfOtherRulesAreNoReplay) {
  const Scenario* scenario = oneOfEach().front();
  Session session(scenario->rules, scenario->start, 1);
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) session.setDice(side, DiceOrigin::typed);
  ThrownDice dice;
  dice.faces = {6, 6, 1};
  dice.origin = DiceOrigin::typed;
  dice.told = ToldDice{Reading::bands, 0, {4}, {1, 2}};
  const Json json = writeDice(*scenario->start.setup, dice);
  EXPECT_EQ(json.dump(), R"({"for":"","count":3,"from":[4],"bands":[1,2],"typed":true})");
}

// A pool's dice are held against a face that has all modifiers in it: a "+2" beside them would be added twice.
TEST(Rolls, NothingIsAddedToDiceThatAreHeldAgainstAFace) {
  for (const Scenario* scenario : oneOfEach()) {
    SCOPED_TRACE(scenario->name);
    std::size_t looked = 0;
    std::set<std::string> purposes;
    playOn(*scenario, 80, [&](Session& session, const Battle& before, const Action& action) {
      const Reader reader{&session.rules().definition(), &before, before.active};
      for (const ForeseenThrow& one : foreseen(session.rules(), before, action)) {
        if (!one.ruling || !purposes.insert(one.dice.purpose).second) continue;
        const ToldRoll roll = toldRoll(reader, one);
        ++looked;
        const bool needs = std::ranges::any_of(one.ruling->procedure->info().results, [](const Field& field) {
          return field.name == "needed" || field.name == "target";
        });
        if (one.reading == Reading::bands || needs) {
          EXPECT_EQ(roll.sum, "") << one.dice.purpose << ": " << roll.title;
        }
        if (one.reading == Reading::bands) {
          EXPECT_NE(countsInWords(one.reading, one.from, one.dice.die), "") << one.dice.purpose;
        }
      }
    });
    EXPECT_GT(looked, 0U);
  }
}

// Each result is told before the dice fall, without a gap.
TEST(Rolls, EachResultIsToldBeforeItFalls) {
  for (const Scenario* scenario : oneOfEach()) {
    SCOPED_TRACE(scenario->name);
    std::size_t told = 0;
    std::set<std::string> purposes;
    playOn(*scenario, 80, [&](Session& session, const Battle& before, const Action& action) {
      const Reader reader{&session.rules().definition(), &before, before.active};
      for (const ForeseenThrow& one : foreseen(session.rules(), before, action)) {
        if (!purposes.insert(one.dice.purpose).second) continue;
        const std::vector<RollResult> results = resultsBefore(reader, one);
        if (results.empty()) continue;
        ++told;
        // Without a gap, and never the same words twice in a row.
        for (std::size_t i = 1; i < results.size(); ++i) {
          EXPECT_GT(results[i].least, results[i - 1].most);
          EXPECT_NE(results[i].words, results[i - 1].words);
        }
        EXPECT_NE(resultsInWords(results), "");
      }
    });
    EXPECT_GT(told, 0U) << "no roll at all says what its results do";
  }
}

// HG-SHO and HG-H2H: a player reads from what total on there is a hit.
TEST(Rolls, SayFromWhatTotalThereIsAHit) {
  bool found = false;
  std::set<std::string> purposes;
  for (const Scenario* scenario : oneOfEach())
    playOn(*scenario, 100, [&](Session& session, const Battle& before, const Action& action) {
      const Reader reader{&session.rules().definition(), &before, before.active};
      for (const ForeseenThrow& one : foreseen(session.rules(), before, action)) {
        if (one.reading != Reading::total || !purposes.insert(one.dice.purpose).second) continue;
        const std::string words = resultsInWords(resultsBefore(reader, one));
        found = found || (words.starts_with("up to ") && words.find("hit") != std::string::npos);
      }
    });
  EXPECT_TRUE(found);
}

TEST(Rolls, WhatIsAnnouncedComes) {
  for (const Scenario* scenario : oneOfEach()) {
    SCOPED_TRACE(scenario->name);
    std::size_t announced = 0;
    std::size_t missed = 0;
    playOn(*scenario, 80, [&](Session& session, const Battle& before, const Action& action) {
      const Event& fell = session.event(session.eventCount() - 1);
      const Foresight ahead = foresight(session.rules(), before, action);
      for (std::size_t i = 0; i < ahead.throws.size(); ++i) {
        ++announced;
        const bool comes = i < fell.dice.size() && fell.dice[i].purpose == ahead.throws[i].dice.purpose &&
                           fell.dice[i].unit == ahead.throws[i].dice.unit &&
                           fell.dice[i].faces.size() == ahead.throws[i].dice.faces.size();
        if (!comes) ++missed;
      }
      if (fell.dice.size() > ahead.throws.size()) {
        EXPECT_FALSE(ahead.perhaps.empty() && ahead.throws.empty());
      }
    });
    EXPECT_GT(announced, 0U);
    EXPECT_EQ(missed, 0U) << "of " << announced;
  }
}

TEST(StandingOrders, AnswerAndAreKeptAsTheyWereGiven) {
  std::size_t asked = 0;
  for (const Scenario* scenario : oneOfEach()) {
    SCOPED_TRACE(scenario->name);
    const RuleSet& rules = *scenario->rules;
    std::vector<StandingOrder> orders;
    for (std::size_t kind = 0; kind < rules.definition().actions().size(); ++kind)
      if (canBeOrdered(rules, static_cast<int>(kind)))
        orders.push_back({SideIndex{1}, noUnit, static_cast<std::int8_t>(kind), kind % 2 == 0});
    ASSERT_FALSE(orders.empty());
    EXPECT_EQ(readOrders(rules, scenario->start, writeOrders(rules, scenario->start, orders)), orders);
    EXPECT_TRUE(readOrders(rules, scenario->start, R"([{"side":"nobody","always":"stay"},7,{"always":3}])").empty());
    playOn(*scenario, 260, [&](Session&, const Battle& before, const Action& action) {
      const Decision decision = rules.decision(before);
      if (decision.automatic || decision.unit == noUnit || !canBeOrdered(rules, action.kind)) return;
      if (action.unit != decision.unit) return;
      ++asked;
      const StandingOrder order{decision.side, noUnit, action.kind, false};
      const auto answer = answerByOrders(rules, before, {order});
      ASSERT_TRUE(answer);
      EXPECT_EQ(answer->kind, action.kind);
      EXPECT_TRUE(rules.judge(before, *answer).legal());
      EXPECT_FALSE(answerByOrders(rules, before, {{enemyOf(decision.side), noUnit, action.kind, false}}));
    });
  }
  EXPECT_GT(asked, 0U);
}

// Nobody has to choose and nothing is thrown: whoever presses the key would only press it.
TEST(StandingOrders, AStepThatPassesHasNeitherDiceNorChoice) {
  std::size_t passed = 0;
  for (const Scenario* scenario : oneOfEach())
    playOn(*scenario, 120, [&](Session& session, const Battle& before, const Action& action) {
      const auto answer = answerThatPasses(session.rules(), before);
      if (!answer) return;
      ++passed;
      EXPECT_EQ(*answer, action) << "there was another answer";
      EXPECT_TRUE(session.event(session.eventCount() - 1).dice.empty());
    });
  EXPECT_GT(passed, 0U);
}

TEST(StandingOrders, WhoDoesNothingDoesWhatIsLegal) {
  for (const Scenario* scenario : oneOfEach())
    playOn(*scenario, 200, [&](Session& session, const Battle& before, const Action&) {
      const auto answer = answerThatStays(session.rules(), before);
      if (!answer) return;
      EXPECT_TRUE(session.rules().judge(before, *answer).legal());
    });
}

// Sides that tie throw again; looking forward to their throws ends all the same.
TEST(Foresight, EndsInEveryBattleWhateverFalls) {
  for (const Scenario& scenario : scenarios()) {
    SCOPED_TRACE(scenario.name);
    ActionList candidates;
    scenario.rules->candidates(scenario.start, scenario.rules->decision(scenario.start), candidates);
    for (const Action& action : candidates)
      for (const ForeseenThrow& roll : foresight(*scenario.rules, scenario.start, action).throws)
        EXPECT_FALSE(roll.dice.purpose.empty());
  }
}

}  // namespace
}  // namespace signifer::conformance::told_dice_test
