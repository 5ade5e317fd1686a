// Dice told by what is seen on the table, in every rule set. They lead to the same battle as the faces would, and stand
// in the journal as they were told.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "play/event_json.h"
#include "play/foresight.h"
#include "play/session.h"
#include "schema/document.h"

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
