// Every rule set must keep these promises, whoever plays: random play from each battle, seed by seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "conformance/mutations.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/session.h"
#include "simulation/simulation.h"
#include "support/paths.h"

namespace signifer::conformance::play_test {
namespace {

class EveryBattle : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const Scenario& scenario() const { return scenarios()[GetParam()]; }
  [[nodiscard]] const RuleSet& rules() const { return *scenario().rules; }
};

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, EveryBattle, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

TEST(RuleSets, AllLoad) {
  EXPECT_TRUE(library().problems().empty());
  EXPECT_FALSE(library().sources().empty());
  EXPECT_FALSE(scenarios().empty());
}

// Walks a battle with random choices, calling `look(battle, decision, candidates)` before each action.
template <class Look>
Battle walk(const RuleSet& rules, const Battle& start, std::uint64_t seed, Look&& look) {
  Battle battle = start;
  RolledDice dice(diceStream(seed, 0));
  Stream choices(streamSeed(seed, 0, "choices"));
  SilentChronicle silent;
  ActionList candidates;
  for (std::uint32_t actions = 0; !rules.outcome(battle); ++actions) {
    if (actions == mostActions) {
      ADD_FAILURE() << "the battle does not end, seed " << seed;
      break;
    }
    const Decision decision = rules.decision(battle);
    candidates.clear();
    rules.candidates(battle, decision, candidates);
    if (candidates.empty()) {
      ADD_FAILURE() << "nobody can go on, seed " << seed << ", action " << actions;
      break;
    }
    look(battle, decision, candidates);
    if (testing::Test::HasFailure()) break;
    rules.resolve(battle, candidates[choices.below(static_cast<std::uint32_t>(candidates.size()))], dice, silent);
  }
  return battle;
}

TEST_P(EveryBattle, EndsAndOffersOnlyLegalCandidates) {
  const std::uint64_t fresh = trialSeed();
  for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{2}, fresh}) {
    walk(rules(), scenario().start, seed, [&](const Battle& battle, const Decision& decision, const ActionList& list) {
      ASSERT_TRUE(decision.side == 0 || decision.side == 1);
      ASSERT_NE(decision.kinds, 0U);
      for (const Action& action : list) {
        const Verdict verdict = rules().judge(battle, action);
        ASSERT_TRUE(verdict.legal()) << "seed " << seed << ": " << writeAction(rules(), battle, action).dump()
                                     << " is refused: " << writeVerdict(rules(), battle, verdict).dump() << "\n"
                                     << writeBattle(rules(), battle).dump();
        ASSERT_TRUE(decision.allows(action.kind)) << writeAction(rules(), battle, action).dump();
      }
    });
  }
}

TEST_P(EveryBattle, DrawsAnyOfTheCandidatesWithoutAList) {
  Stream lots(streamSeed(21, 0, "lots"));
  ActionList drawn;
  int small = 0;
  walk(rules(), scenario().start, 21, [&](const Battle& battle, const Decision& decision, const ActionList& list) {
    // Every one of a short list comes up in the end.
    const bool all = list.size() > 1 && list.size() <= 6 && ++small % 25 == 0;
    std::vector<bool> seen(list.size(), false);
    for (int draw = 0; draw < (all ? 400 : 1); ++draw) {
      drawn.clear();
      rules().drawCandidate(battle, decision, lots, drawn);
      ASSERT_EQ(drawn.size(), 1U);
      const auto found = std::ranges::find(list, drawn.front());
      ASSERT_NE(found, list.end()) << writeAction(rules(), battle, drawn.front()).dump() << " is not listed";
      for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == *found) seen[i] = true;
    }
    if (!all) return;
    for (std::size_t i = 0; i < list.size(); ++i)
      ASSERT_TRUE(seen[i]) << writeAction(rules(), battle, list[i]).dump() << " is never drawn";
  });
}

TEST_P(EveryBattle, DrawsNoMoreCandidatesThanAreAskedFor) {
  Stream lots(streamSeed(22, 0, "lots"));
  ActionList drawn;
  walk(rules(), scenario().start, 22, [&](const Battle& battle, const Decision& decision, const ActionList& list) {
    for (const std::size_t most : {std::size_t{2}, std::size_t{4}, list.size()}) {
      drawn.clear();
      rules().drawCandidates(battle, decision, most, lots, drawn);
      ASSERT_GE(drawn.size(), 1U);
      ASSERT_LE(drawn.size(), most);
      for (const Action& one : drawn)
        ASSERT_LE(std::ranges::count(drawn, one), std::ranges::count(list, one))
            << writeAction(rules(), battle, one).dump() << " is drawn more often than it is listed";
    }
    ASSERT_EQ(drawn.size(), list.size());
  });
}

TEST_P(EveryBattle, SavesAndLoadsEqualAtEachDecision) {
  int step = 0;
  walk(rules(), scenario().start, 11, [&](const Battle& battle, const Decision& decision, const ActionList& list) {
    if (++step % 7 != 0) return;
    const Document file = Document::parse("saved", writeBattle(rules(), battle).dump());
    const Battle loaded = readBattle(rules(), file.root());
    ASSERT_EQ(fingerprint(loaded), fingerprint(battle)) << writeBattle(rules(), battle).dump() << "\n"
                                                        << writeBattle(rules(), loaded).dump();
    ASSERT_TRUE(loaded == battle);
    ASSERT_EQ(rules().decision(loaded), decision);
    ActionList again;
    rules().candidates(loaded, decision, again);
    ASSERT_EQ(again, list);
    for (const Action& action : list) {
      const Document text = Document::parse("action", writeAction(rules(), battle, action).dump());
      ASSERT_EQ(readAction(rules(), battle, text.root()), action) << writeAction(rules(), battle, action).dump();
    }
  });
}

TEST_P(EveryBattle, JudgingChangesNothingAndKeepsTheInvariants) {
  walk(rules(), scenario().start, 12, [&](const Battle& battle, const Decision&, const ActionList& list) {
    const std::uint64_t before = fingerprint(battle);
    for (const Action& action : list) (void)rules().judge(battle, action);
    ASSERT_EQ(fingerprint(battle), before);
    Battle derived = battle;
    rules().derive(derived);
    ASSERT_EQ(fingerprint(derived), before) << "what follows from the state is not up to date";
    for (const Person& person : battle.people)
      if (person.present && person.unit != noUnit) {
        ASSERT_TRUE(battle.unit(person.unit).present);
        ASSERT_EQ(person.at, battle.unit(person.unit).pose.centre);
      }
  });
}

// People see a drawing and read words for each mark, and its figures are possible.
TEST_P(EveryBattle, PortraitsCanBeDrawnAndSaid) {
  const std::filesystem::path symbols = std::filesystem::path(test::sourcePath()) / "assets/symbols";
  walk(rules(), scenario().start, 13, [&](const Battle& battle, const Decision&, const ActionList&) {
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      if (!battle.unit(unit).present) continue;
      const Portrait portrait = rules().portray(battle, unit);
      for (const Badge& badge : portrait.badges) {
        ASSERT_TRUE(std::filesystem::exists(symbols / (std::string(badge.symbol) + ".svg"))) << badge.symbol;
        ASSERT_NE(rules().definition().phrase(badge.phrase), badge.phrase) << "has no words";
      }
      ASSERT_GE(portrait.harm, 0);
      ASSERT_LE(portrait.harm, portrait.harmMost);
      ASSERT_LE(portrait.ranks.models, portrait.ranks.modelsAtStart);
    }
  });
}

TEST_P(EveryBattle, UndoAndRedoWalkTheSameStates) {
  Session session(scenario().rules, scenario().start, 5);
  Stream choices(streamSeed(5, 0, "undo"));
  ActionList candidates;
  std::vector<std::uint64_t> prints{fingerprint(session.battle())};
  for (int i = 0; i < 120 && !session.outcome(); ++i) {
    candidates.clear();
    rules().candidates(session.battle(), session.decision(), candidates);
    const auto& action = candidates[choices.below(static_cast<std::uint32_t>(candidates.size()))];
    ASSERT_EQ(session.act(action).kind, Attempt::Kind::done);
    prints.push_back(fingerprint(session.battle()));
  }
  const std::size_t last = session.eventCount();
  for (int storm = 0; storm < 300; ++storm) {
    if (choices.below(2) == 0)
      session.undo();
    else
      session.redo();
    ASSERT_EQ(fingerprint(session.battle()), prints[session.eventCount()]);
  }
  while (session.canRedo()) session.redo();
  ASSERT_EQ(session.eventCount(), last);
  ASSERT_EQ(fingerprint(session.battle()), prints.back());
}

TEST_P(EveryBattle, ReplaysFromItsEventsAndLuckSurvivesUndo) {
  Session session(scenario().rules, scenario().start, 6);
  Session again(scenario().rules, scenario().start, 6);
  Stream choices(streamSeed(6, 0, "replay"));
  ActionList candidates;
  for (int i = 0; i < 400 && !session.outcome(); ++i) {
    candidates.clear();
    rules().candidates(session.battle(), session.decision(), candidates);
    const Action action = candidates[choices.below(static_cast<std::uint32_t>(candidates.size()))];
    ASSERT_EQ(session.act(action).kind, Attempt::Kind::done);
    const std::uint64_t print = fingerprint(session.battle());
    session.undo();
    ASSERT_EQ(session.act(action).kind, Attempt::Kind::done);
    ASSERT_EQ(fingerprint(session.battle()), print) << "undoing changed the dice";
    ASSERT_TRUE(again.replay(session.event(session.eventCount() - 1)));
  }
  EXPECT_TRUE(again.battle() == session.battle());
}

TEST_P(EveryBattle, SimulationsAreTheSameOnAnyNumberOfThreads) {
  SimulationPlan plan;
  plan.battles = 8;
  plan.seed = 21;
  plan.threads = 1;
  const SimulationResult one = simulate(rules(), scenario().start, plan);
  plan.threads = 2;
  const SimulationResult two = simulate(rules(), scenario().start, plan);
  EXPECT_EQ(one.battles, two.battles);
  EXPECT_EQ(one.stalled, 0U);
}

TEST_P(EveryBattle, TheGreedyCommanderFinishes) {
  SimulationPlan plan;
  plan.commanders = {"greedy", "greedy"};
  plan.battles = 2;
  const SimulationResult result = simulate(rules(), scenario().start, plan);
  EXPECT_EQ(result.stalled, 0U);
}

// Battle after battle until so many have been refused: over all scenarios well above ten thousand.
TEST_P(EveryBattle, MutatedActionsGetAVerdictWithARule) {
  constexpr int mutationsADecision = 60;
  constexpr int enough = 3000;
  const std::uint64_t seed = trialSeed();
  Stream chance(streamSeed(seed, 0, "mutations"));
  int refused = 0;
  const auto look = [&](const Battle& battle, const Decision&, const ActionList& list) {
    for (int i = 0; i < mutationsADecision; ++i) {
      const Action& candidate = list[chance.below(static_cast<std::uint32_t>(list.size()))];
      const Verdict verdict = rules().judge(battle, mutated(candidate, rules(), battle, chance));
      if (verdict.legal()) continue;
      ++refused;
      ASSERT_FALSE(verdict.reasons.empty()) << writeBattle(rules(), battle).dump();
      for (const Reason& reason : verdict.reasons)
        ASSERT_NE(rules().definition().findRule(reason.rule), nullptr) << reason.rule << " for " << reason.code;
    }
  };
  for (std::uint64_t battle = 0; battle < 50 && refused < enough && !HasFailure(); ++battle)
    walk(rules(), scenario().start, seed + battle, look);
  EXPECT_GE(refused, enough);
}

}  // namespace
}  // namespace signifer::conformance::play_test
