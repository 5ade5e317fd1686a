// Every shipped battle is walked through beside the table, by "next" alone and by leaps. Nothing holds it up, no unit
// is lost, and every moment can be kept and asked about.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "play/deployment.h"
#include "play/keepable.h"
#include "play/override.h"
#include "play/own_accord.h"
#include "play/session.h"
#include "play/table_moment.h"
#include "schema/document.h"
#include "tell/matters.h"

namespace signifer::conformance::table_moments_test {
namespace {

constexpr int turnsWalked = 12;
constexpr std::uint64_t seed = 51;

std::size_t unitsOnTable(const Battle& battle) {
  return static_cast<std::size_t>(std::ranges::count_if(battle.units, [](const Unit& unit) { return unit.present; }));
}

// The units on the table, and the units that still wait to be placed.
std::size_t unitsKnown(const RuleSet& rules, const Battle& battle) {
  const auto now = deploymentNow(rules.definition(), battle);
  return now ? battle.units.size() : unitsOnTable(battle);
}

class Walk {
 public:
  explicit Walk(const Scenario& scenario)
      : session_(scenario.rules, scenario.start, seed), lots_(streamSeed(seed, 1, "walk")), units_(0) {
    units_ = unitsKnown(rules(), battle());
  }

  [[nodiscard]] const RuleSet& rules() const { return session_.rules(); }
  [[nodiscard]] const Battle& battle() const { return session_.battle(); }

  // Places what waits, then says who begins: what comes before all else.
  void answerWhatComesBefore() {
    while (comesBefore(rules(), battle()) == Before::deployment) {
      EXPECT_THROW(session_.override(momentText(rules(), battle(), {1, 0, 0}), {}), SourceError);
      ActionList list;
      rules().drawCandidate(battle(), session_.decision(), lots_, list);
      ASSERT_FALSE(list.empty());
      session_.act(list.front());
    }
    if (comesBefore(rules(), battle()) == Before::whoBegins) {
      EXPECT_NE(comesBeforeWords(rules(), battle()), "");
      session_.override(beginsText(battle(), 1), {});
      EXPECT_EQ(battle().active, 1);
      EXPECT_EQ(battle().turn, 1);
    }
    units_ = unitsOnTable(battle());
    EXPECT_NE(comesBefore(rules(), battle()), Before::whoBegins);
  }

  void goTo(const TableMoment& moment) {
    (void)notKnownYet(rules(), battle());
    ASSERT_NO_THROW(session_.override(momentText(rules(), battle(), moment), {}))
        << rules().definition().sequence().step(moment.step).id << " of turn " << moment.turn;
    EXPECT_EQ(unitsOnTable(battle()), units_);
    if (session_.outcome()) return;
    EXPECT_EQ(tableMoment(battle()), moment) << rules().definition().sequence().step(moment.step).id << " became "
                                             << rules().definition().sequence().step(battle().step).id;
    (void)rules().reminders(battle());
    EXPECT_NE(session_.decision().side, noSide);
  }

  [[nodiscard]] bool isOver() const { return session_.outcome().has_value(); }
  [[nodiscard]] const Session& session() const { return session_; }

  int lot(int count) { return static_cast<int>(lots_.below(static_cast<std::uint32_t>(count))); }

 private:
  Session session_;
  Stream lots_;
  std::size_t units_;
};

class TableMoments : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const Scenario& scenario() const { return scenarios()[GetParam()]; }
};

void walkByNext(const Scenario& scenario, Pace pace) {
  Walk walk(scenario);
  walk.answerWhatComesBefore();
  if (testing::Test::HasFatalFailure()) return;
  const std::size_t stops = stopsOf(walk.rules(), walk.battle(), pace).size();
  std::set<std::pair<int, SideIndex>> turns;
  std::size_t presses = 0;
  while (!walk.isOver() && walk.battle().turn <= turnsWalked) {
    turns.insert({walk.battle().turn, walk.battle().active});
    const TableMoment before = tableMoment(walk.battle());
    const TableMoment next = nextMoment(walk.rules(), walk.battle(), pace);
    ASSERT_NE(before, next);
    walk.goTo(next);
    if (testing::Test::HasFailure()) return;
    ASSERT_LE(++presses, 2 * (turnsWalked + 1) * stops);
  }
  // A limit of turns may end it before.
  EXPECT_TRUE(walk.isOver() || turns.size() >= 2 * turnsWalked - 1) << turns.size() << " player turns";
  EXPECT_GE(walk.session().eventsNow(), presses);
}

TEST_P(TableMoments, NextAloneWalksThroughTwelveTurnsStepByStep) { walkByNext(scenario(), Pace::steps); }
TEST_P(TableMoments, NextAloneWalksThroughTwelveTurnsByPhases) { walkByNext(scenario(), Pace::phases); }

// Phases in which nobody can act are passed, and what is passed is named.
TEST_P(TableMoments, NextToActGoesThroughTwelveTurnsInFewPresses) {
  Walk walk(scenario());
  walk.answerWhatComesBefore();
  if (HasFatalFailure()) return;
  const std::size_t phases = stopsOf(walk.rules(), walk.battle(), Pace::phases).size();
  std::size_t presses = 0;
  std::size_t playerTurns = 1;
  while (!walk.isOver() && walk.battle().turn <= turnsWalked) {
    const TableMoment before = tableMoment(walk.battle());
    const MomentAhead ahead = nextToAct(walk.rules(), walk.battle(), Pace::phases);
    for (const StepIndex passed : ahead.passed) {
      const Battle there = atStop(walk.rules(), walk.battle(), passed);
      EXPECT_TRUE(nobodyCanAct(walk.rules(), there)) << walk.rules().definition().sequence().step(passed).id;
    }
    ASSERT_NE(before, ahead.to);
    walk.goTo(ahead.to);
    if (HasFailure()) return;
    if (ahead.to.side != before.side || ahead.to.turn != before.turn) {
      ++playerTurns;
      const Battle& now = walk.battle();
      const auto idle = [&](StepIndex stop) { return nobodyCanAct(walk.rules(), atStop(walk.rules(), now, stop)); };
      EXPECT_TRUE(walk.isOver() || !idle(now.step) || std::ranges::all_of(stopsOf(walk.rules(), now), idle));
    }
    ASSERT_LE(++presses, phases * (playerTurns + 1));
  }
  EXPECT_LE(presses, 5 * playerTurns) << presses << " presses in " << playerTurns << " player turns";
}

TEST_P(TableMoments, WhatMattersIsKnownAtEveryStop) {
  Walk walk(scenario());
  walk.answerWhatComesBefore();
  if (HasFatalFailure()) return;
  for (const StepIndex stop : stopsOf(walk.rules(), walk.battle())) {
    const Battle there = atStop(walk.rules(), walk.battle(), stop);
    if (walk.rules().outcome(there)) continue;
    for (const Matter& row : whatMattersInPhase(walk.rules(), there)) {
      EXPECT_FALSE(row.words.empty());
      for (const UnitIndex u : row.units) EXPECT_TRUE(u >= 0 && u < there.unitCount());
    }
  }
}

TEST_P(TableMoments, AnyMomentFollowsAny) {
  Walk walk(scenario());
  walk.answerWhatComesBefore();
  if (HasFatalFailure()) return;
  const std::vector<StepIndex> stops = stopsOf(walk.rules(), walk.battle());
  for (int leap = 0; leap < 40 && !walk.isOver(); ++leap) {
    const TableMoment moment{1 + walk.lot(turnsWalked), static_cast<SideIndex>(walk.lot(2)),
                             stops[static_cast<std::size_t>(walk.lot(static_cast<int>(stops.size())))]};
    walk.goTo(moment);
    if (HasFailure()) return;
    // And one back.
    const TableMoment back = momentBefore(walk.rules(), walk.battle());
    if (back == tableMoment(walk.battle())) continue;
    walk.goTo(back);
    if (HasFailure()) return;
  }
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

// Ten player turns of Cannae are gone through in at most forty presses.
TEST(TableMomentsOfCannae, TenPlayerTurnsTakeFortyPresses) {
  const auto found =
      std::ranges::find_if(scenarios(), [](const Scenario& one) { return one.name == "hannibal_cannae"; });
  ASSERT_NE(found, scenarios().end());
  Walk walk(*found);
  walk.answerWhatComesBefore();
  int presses = 0;
  for (int playerTurns = 0; playerTurns < 10;) {
    const SideIndex side = walk.battle().active;
    walk.goTo(nextMoment(walk.rules(), walk.battle(), Pace::phases));
    ++presses;
    if (walk.battle().active != side) ++playerTurns;
  }
  EXPECT_LE(presses, 40);
}

const Scenario& scenarioNamed(std::string_view name) {
  const auto found = std::ranges::find_if(scenarios(), [&](const Scenario& one) { return one.name == name; });
  EXPECT_NE(found, scenarios().end());
  return *found;
}

Battle told(const RuleSet& rules, Battle battle, const std::string& changes) {
  applyOverride(rules, battle, Document::parse("told", changes).root());
  return battle;
}

// HG-SEQ-6: what the rules do by themselves is no reason to pass a step.
TEST(TableMomentsThatHappen, ARoutedUnitWithoutALeaderDispersesWhereTheTableStops) {
  const Scenario& cannae = scenarioNamed("hannibal_cannae");
  const RuleSet& rules = *cannae.rules;
  const Sequence& sequence = rules.definition().sequence();
  Battle battle = cannae.start;
  const auto lone = std::ranges::find_if(battle.units, [&](const Unit& unit) { return unit.side == battle.active; });
  const std::string id = battle.setup->units[static_cast<std::size_t>(lone - battle.units.begin())].id;
  battle = told(rules, battle, R"({"units": [{"id": ")" + id + R"(", "status": {"routed": true}}]})");
  battle = atStop(rules, battle, static_cast<StepIndex>(sequence.indexOf("leader-moves")));
  const MomentAhead ahead = nextToAct(rules, battle);
  EXPECT_EQ(sequence.step(ahead.to.step).id, "disperse-routed");
  const Battle there = atStop(rules, battle, ahead.to.step);
  ASSERT_EQ(ofItsOwnAccord(rules, there).size(), 1U);
  EXPECT_FALSE(nobodyCanAct(rules, there));
  const std::vector<Matter> rows = whatMattersNow(rules, there);
  EXPECT_TRUE(std::ranges::any_of(rows, [](const Matter& row) { return row.rule == "HG-SEQ-6"; }));
}

// OT-SEQ-7: the file names Rome first; Carthage may open all the same, and then Rome's phase is of the same turn.
TEST(TableMomentsThatHappen, WhoeverBeginsOpensEachTurn) {
  const Scenario& zama = scenarioNamed("othw_zama");
  const RuleSet& rules = *zama.rules;
  const Battle begun = told(rules, zama.start, beginsText(zama.start, 1));
  EXPECT_EQ(begun.active, 1);
  EXPECT_EQ(openingSide(rules, begun), 1);
  Battle last = begun;
  last.step = stopsOf(rules, begun).back();
  const TableMoment next = nextMoment(rules, last);
  EXPECT_EQ(next.side, 0);
  EXPECT_EQ(next.turn, 1);
}

// IO-H2H-7: a charge counts in its first round.
TEST(TableMomentsThatHappen, AChargeIsOverWhenThePlayerTurnEnds) {
  const Scenario& gaugamela = scenarioNamed("initiative_gaugamela");
  const RuleSet& rules = *gaugamela.rules;
  Battle battle = told(rules, gaugamela.start, beginsText(gaugamela.start, 0));
  const std::string id = battle.setup->units.front().id;
  battle = told(rules, battle, R"({"units": [{"id": ")" + id + R"(", "status": {"momentum": "charging"}}]})");
  const auto charging = [&](const Battle& now) { return rules.portray(now, 0).badges.size(); };
  const std::size_t before = charging(battle);
  Battle last = battle;
  last.step = stopsOf(rules, battle).back();
  const TableMoment to = nextMoment(rules, last);
  const Battle after = told(rules, last, momentText(rules, last, to));
  EXPECT_EQ(charging(after) + 1, before);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, TableMoments, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

}  // namespace
}  // namespace signifer::conformance::table_moments_test
