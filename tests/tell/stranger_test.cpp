// Lines of a newcomer to the program: each question has its own answer or stops at the word, and nothing is set that
// nobody said.
#include <gtest/gtest.h>

#include <algorithm>

#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "play/deployment.h"
#include "play/override.h"
#include "play/own_accord.h"
#include "play/session.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "schema/document.h"
#include "table/distance.h"
#include "table/moves.h"
#include "tell/tell.h"

namespace signifer::conformance::stranger_test {
namespace {

Battle changedBy(const RuleSet& rules, const Battle& battle, const Told& told) {
  Battle changed = battle;
  if (!told.changes.empty()) applyOverride(rules, changed, Document::parse("told", told.changes).root());
  return changed;
}

// Deployed at random, and begun by the first side where that is open.
Battle onTheTable(const Scenario& scenario) {
  Session session(scenario.rules, scenario.start, 11);
  Stream lots(streamSeed(11, 0, "deploy"));
  while (deploymentNow(session.rules().definition(), session.battle())) {
    ActionList list;
    session.rules().drawCandidate(session.battle(), session.decision(), lots, list);
    session.act(list.front());
  }
  Battle battle = session.battle();
  if (comesBefore(*scenario.rules, battle) == Before::whoBegins)
    battle = changedBy(*scenario.rules, battle,
                       tellLine(*scenario.rules, battle, std::string(sideName(battle, 0)) + " go first"));
  return battle;
}

class Stranger : public testing::TestWithParam<std::size_t> {
 protected:
  [[nodiscard]] const Scenario& scenario() const { return scenarios()[GetParam()]; }
  [[nodiscard]] const RuleSet& rules() const { return *scenario().rules; }
  // The first units of a side whose names are theirs alone.
  [[nodiscard]] static std::vector<UnitIndex> named(const Battle& battle, SideIndex side) {
    std::vector<UnitIndex> units;
    const auto& all = battle.setup->units;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      const std::string& name = all[static_cast<std::size_t>(u)].name;
      const bool plain = name.find(',') == std::string::npos && std::ranges::count(all, name, &UnitInfo::name) == 1;
      if (battle.unit(u).present && battle.unit(u).side == side && plain) units.push_back(u);
    }
    return units;
  }
  [[nodiscard]] static const std::string& nameOf(const Battle& battle, UnitIndex u) {
    return battle.setup->units[static_cast<std::size_t>(u)].name;
  }
};

TEST_P(Stranger, GeneralQuestionsAreAnswered) {
  const Battle battle = onTheTable(scenario());
  for (const char* line :
       {"what now?", "whose turn is it?", "who begins?", "who won?", "who has won?", "who must test?", "who must roll?",
        "who fights whom?", "who may charge?", "who deploys now?", "how many are still to place?", "wer ist dran?",
        "wer muss testen?", "wer beginnt?", "qui peut charger ?", "qui doit tester ?"}) {
    // Nobody charges by himself in the examples.
    const bool charges = std::string_view(line).find("charge") != std::string_view::npos;
    if (charges && isExample(rules().definition().id())) continue;
    const Told told = tellLine(rules(), battle, line);
    ASSERT_TRUE(told.answer) << line << (told.stopped ? ": " + told.stopped->word + ": " + told.stopped->why : "");
    EXPECT_FALSE(told.answer->lines.empty()) << line;
  }
}

TEST_P(Stranger, AQuestionWithAnUnknownWordStopsThere) {
  const Battle battle = onTheTable(scenario());
  const auto own = named(battle, battle.active);
  if (own.empty()) return;
  const std::string name = nameOf(battle, own.front());
  for (const std::string& line : {"may " + name + " zzyzx?", "what does " + name + " zzyzx?", std::string("who zzyzx?"),
                                  "how far may " + name + " zzyzx?", "where is " + name + " zzyzx?"}) {
    const Told told = tellLine(rules(), battle, line);
    ASSERT_TRUE(told.stopped) << line << ": " << (told.answer ? told.answer->lines.front() : "");
    EXPECT_EQ(told.stopped->word, "zzyzx") << line;
  }
}

// "Do not shoot" is no leave to shoot.
TEST_P(Stranger, LeavingItBeIsNoYes) {
  const Battle battle = onTheTable(scenario());
  for (UnitIndex u = 0; u < battle.unitCount(); u += 11) {
    if (!battle.unit(u).present) continue;
    for (const char* verb : {" charge?", " shoot?", "?"}) {
      const Told told = tellLine(rules(), battle, "may " + unitInFull(battle, u) + verb);
      if (!told.answer || told.answer->says != ToldAnswer::Says::yes) continue;
      for (const ActionKind& kind : rules().definition().actions())
        if (kind.gesture == "stay") {
          EXPECT_EQ(told.answer->lines.front().find(": " + kind.title + "."), std::string::npos)
              << told.answer->lines.front();
        }
    }
  }
}

TEST_P(Stranger, TheTargetMayStandBeforeTheVerb) {
  if (isExample(rules().definition().id())) return;
  const Battle battle = onTheTable(scenario());
  const auto own = named(battle, battle.active);
  const auto foes = named(battle, enemyOf(battle.active));
  if (own.empty() || foes.empty()) return;
  const std::string one = nameOf(battle, own.front());
  const std::string other = nameOf(battle, foes.front());
  const Told english = tellLine(rules(), battle, "may " + one + " charge " + other + "?");
  const Told german = tellLine(rules(), battle, "darf " + one + " die " + other + " angreifen?");
  ASSERT_TRUE(english.answer) << (english.stopped ? english.stopped->word + ": " + english.stopped->why : "");
  ASSERT_TRUE(german.answer) << (german.stopped ? german.stopped->word + ": " + german.stopped->why : "");
  EXPECT_EQ(german.answer->lines, english.answer->lines);
}

TEST_P(Stranger, SeveralUnitsInOneLineAllMove) {
  const Battle battle = onTheTable(scenario());
  const auto own = named(battle, battle.active);
  if (own.size() < 3) return;
  const std::string a = nameOf(battle, own[0]);
  const std::string b = nameOf(battle, own[1]);
  const std::string c = nameOf(battle, own[2]);
  for (const std::string& line : {a + ", " + b + ", " + c + " ahead 1", a + ", " + b + " and " + c + " ahead 1"}) {
    const Told told = tellLine(rules(), battle, line);
    // On squares they may stand in each other's way.
    if (told.stopped && battle.setup->columns > 0) continue;
    ASSERT_FALSE(told.stopped) << line << ": " << told.stopped->word << ": " << told.stopped->why;
    const Battle after = changedBy(rules(), battle, told);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NE(after.unit(own[i]).pose, battle.unit(own[i]).pose) << line;
  }
  // A name to which nothing happened is not passed over.
  EXPECT_TRUE(tellLine(rules(), battle, a + " ahead 1, " + b).stopped);
}

TEST_P(Stranger, ASentenceAboutAnArmyIsNoneAboutAUnit) {
  const Battle battle = onTheTable(scenario());
  for (SideIndex side = 0; side < 2; ++side) {
    // A king may be called as his side is.
    const std::string army(sideName(battle, side));
    const auto alike = [&](const UnitInfo& unit) {
      return unit.name.find(army) != std::string::npos || army.find(unit.name) != std::string::npos;
    };
    if (std::ranges::any_of(battle.setup->units, alike)) continue;
    const Told told = tellLine(rules(), battle, std::string(sideName(battle, side)) + " rout");
    EXPECT_TRUE(told.stopped) << (told.understood.empty() ? "" : told.understood.front().words);
  }
}

// A sentence about one hit removes no unit.
TEST_P(Stranger, WhoeverLosesSomethingIsNotLost) {
  const Battle battle = onTheTable(scenario());
  const auto own = named(battle, battle.active);
  if (own.empty()) return;
  for (const char* words : {" lose", " lose a hit", " lost a hit", " lost the round", " verlieren einen Treffer",
                            " verlieren den Kampf", " perdent une touche", " no hits", " are not hit"}) {
    const Told told = tellLine(rules(), battle, nameOf(battle, own.front()) + words);
    if (told.stopped) continue;
    EXPECT_TRUE(changedBy(rules(), battle, told).unit(own.front()).present) << words;
  }
}

TEST_P(Stranger, ALineThatBeginsWithAUnitIsNoStep) {
  const Battle battle = onTheTable(scenario());
  const auto own = named(battle, battle.active);
  if (own.empty()) return;
  for (const StepIndex step : stopsOf(rules(), battle)) {
    const std::string& title = rules().definition().sequence().step(step).title;
    const std::string last = title.substr(title.find_last_of(' ') + 1);
    const Told told = tellLine(rules(), battle, nameOf(battle, own.front()) + " " + last);
    if (told.stopped) continue;
    EXPECT_EQ(tableMoment(changedBy(rules(), battle, told)), tableMoment(battle)) << last;
  }
}

TEST_P(Stranger, WhoeverWaitsIsNamedAndPlaced) {
  Battle battle = scenario().start;
  for (int side = 0; side < 4 && deploymentNow(rules().definition(), battle); ++side) {
    const auto now = *deploymentNow(rules().definition(), battle);
    const Told asked = tellLine(rules(), battle, "who must deploy?");
    ASSERT_TRUE(asked.answer);
    for (const UnitIndex u : now.units)
      EXPECT_NE(asked.answer->lines.front().find(unitInFull(battle, u)), std::string::npos) << unitInFull(battle, u);
    const std::size_t left = now.units.size() + now.leaders.size();
    const Told told = tellLine(rules(), battle, std::string(sideName(battle, now.side)) + " deployed");
    ASSERT_FALSE(told.stopped) << told.stopped->word << ": " << told.stopped->why;
    std::string words;
    for (const ToldFact& fact : told.understood) words += fact.words + ", ";
    for (const UnitIndex u : now.units)
      EXPECT_NE(words.find(unitInFull(battle, u) + ", "), std::string::npos) << unitInFull(battle, u) << ": " << words;
    battle = changedBy(rules(), battle, told);
    const auto then = deploymentNow(rules().definition(), battle);
    EXPECT_TRUE(!then || then->side != now.side || then->units.size() + then->leaders.size() < left);
  }
}

TEST_P(Stranger, ATurnBeginsWithTheSideThatOpened) {
  const Battle battle = onTheTable(scenario());
  const SideIndex opener = openingSide(rules(), battle);
  const Told told = tellLine(rules(), battle, "turn 3");
  ASSERT_FALSE(told.stopped) << told.stopped->why;
  const Battle after = changedBy(rules(), battle, told);
  EXPECT_EQ(after.turn, 3);
  EXPECT_EQ(after.active, opener);
}

TEST_P(Stranger, UndoIsNoUnit) {
  const Battle battle = onTheTable(scenario());
  const Told told = tellLine(rules(), battle, "undo");
  ASSERT_TRUE(told.stopped);
  EXPECT_NE(told.stopped->why.find("taken back"), std::string::npos) << told.stopped->why;
}

std::string nameOfScenario(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }
INSTANTIATE_TEST_SUITE_P(Scenarios, Stranger, testing::Range<std::size_t>(0, scenarios().size()), nameOfScenario);

class StrangerAtCannae : public testing::Test {
 protected:
  StrangerAtCannae() {
    const auto found =
        std::ranges::find_if(scenarios(), [](const Scenario& one) { return one.name == "hannibal_cannae"; });
    scenario_ = &*found;
    battle_ = onTheTable(*scenario_);
  }
  void say(const std::string& line) {
    const Told told = tellLine(*scenario_->rules, battle_, line);
    ASSERT_FALSE(told.stopped) << line << ": " << told.stopped->word << ": " << told.stopped->why;
    words_ = told.understood.empty() ? "" : told.understood.back().words;
    battle_ = changedBy(*scenario_->rules, battle_, told);
  }
  [[nodiscard]] int status(std::string_view unit, std::string_view field) const {
    const auto& units = battle_.setup->units;
    const auto u = static_cast<UnitIndex>(std::ranges::find(units, unit, &UnitInfo::name) - units.begin());
    const int at = indexOf(scenario_->rules->definition().unitStatus(), field);
    return battle_.unit(u).status.at[static_cast<std::size_t>(at)];
  }
  const Scenario* scenario_ = nullptr;
  Battle battle_;
  std::string words_;
};

TEST_F(StrangerAtCannae, AChargeIsBookedAsOne) {
  say("legio 2 charges the boii");
  EXPECT_EQ(status("Legio II", "part"), 1);
  EXPECT_EQ(status("Boii", "part"), 3);
  const Told told = tellLine(*scenario_->rules, battle_, "who fights whom?");
  ASSERT_TRUE(told.answer);
  EXPECT_TRUE(std::ranges::any_of(told.answer->lines, [](const std::string& line) {
    return line.find("Legio II") != std::string::npos && line.find("Boii") != std::string::npos;
  }));
}

TEST_F(StrangerAtCannae, HarmToldInTheBlowsIsAHitOfTheRound) {
  say("legio 2 contact boii");
  say("both sides roll to hit");
  say("boii lose 1");
  EXPECT_EQ(status("Boii", "hits"), 1);
  EXPECT_EQ(status("Boii", "hitsThisRound"), 1);
  EXPECT_EQ(status("Boii", "hitsThisTurn"), 1);
}

TEST_F(StrangerAtCannae, RoutedUnitsAreNotPassedBy) {
  say("boii rout");
  const auto& units = battle_.setup->units;
  const auto boii = static_cast<UnitIndex>(std::ranges::find(units, "Boii", &UnitInfo::name) - units.begin());
  if (battle_.active != battle_.unit(boii).side)
    say(std::string(sideName(battle_, battle_.unit(boii).side)) + " actions");
  say("choices at the end of the round");
  say("next");
  EXPECT_EQ(words_.find("Disperse routed"), std::string::npos) << words_;
  const Told told = tellLine(*scenario_->rules, battle_, "who must roll?");
  ASSERT_TRUE(told.answer);
  EXPECT_TRUE(std::ranges::any_of(told.answer->lines, [](const std::string& line) {
    return line.find("Boii") != std::string::npos;
  })) << told.answer->lines.front();
}

TEST_F(StrangerAtCannae, AnArmyThatIsLostIsToldToBe) {
  std::string all;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (battle_.unit(u).side == 1) all += (all.empty() ? "" : ", ") + unitInFull(battle_, u) + " is lost";
  say(all);
  const SideIndex was = battle_.active;
  for (int i = 0; i < 12 && !scenario_->rules->outcome(battle_) && battle_.active == was; ++i) say("next");
  ASSERT_TRUE(scenario_->rules->outcome(battle_));
  EXPECT_NE(words_.find("won"), std::string::npos) << words_;
  EXPECT_NE(words_.find("HG-STA"), std::string::npos) << words_;
}

TEST_F(StrangerAtCannae, AStateNobodySaidIsNotSet) {
  const Told told = tellLine(*scenario_->rules, battle_, "boii takes 1 hit from a 6");
  ASSERT_TRUE(told.stopped) << told.understood.back().words;
  EXPECT_EQ(told.stopped->word, "from");
}

// "Has Boii moved?" is answered by the mark of that deed, or it is said which marks there are.
TEST_P(Stranger, APastDeedIsAskedForByItsMark) {
  const Battle battle = onTheTable(scenario());
  for (const UnitIndex u : named(battle, battle.active)) {
    const Told told = tellLine(rules(), battle, "has " + nameOf(battle, u) + " moved?");
    if (told.stopped) {
      EXPECT_FALSE(told.stopped->choices.empty()) << told.stopped->why;
      continue;
    }
    ASSERT_TRUE(told.answer);
    EXPECT_NE(told.answer->lines.front().find(nameOf(battle, u) + ": "), std::string::npos)
        << told.answer->lines.front();
    EXPECT_EQ(told.answer->lines.front().find("in away"), std::string::npos);
  }
}

TEST_P(Stranger, WhatIsLeftIsTheListOfTheStep) {
  const Battle battle = onTheTable(scenario());
  const Told now = tellLine(rules(), battle, "what now?");
  ASSERT_TRUE(now.answer);
  for (const char* line : {"what is left?", "what is left out?", "what do I still have to do?", "was fehlt noch?"}) {
    const Told told = tellLine(rules(), battle, line);
    ASSERT_TRUE(told.answer) << line << (told.stopped ? told.stopped->why : "");
    EXPECT_EQ(told.answer->lines, now.answer->lines) << line;
  }
}

// The side first, in a line of its own.
TEST_P(Stranger, WhoseTurnItIsStandsInTheFirstLine) {
  const Battle battle = onTheTable(scenario());
  for (const char* line : {"whose turn is it?", "wer ist dran?", "c'est \u00E0 qui ?"}) {
    const Told told = tellLine(rules(), battle, line);
    ASSERT_TRUE(told.answer) << line << (told.stopped ? told.stopped->why : "");
    EXPECT_NE(told.answer->lines.front().find(sideName(battle, battle.active)), std::string::npos)
        << told.answer->lines.front();
    EXPECT_LE(told.answer->lines.size(), 2U);
  }
}

// A passive asks of the other unit.
TEST_P(Stranger, ToBeChargedIsAskedOfTheCharger) {
  if (isExample(rules().definition().id())) return;
  const Battle battle = onTheTable(scenario());
  const auto own = named(battle, battle.active);
  const auto foes = named(battle, enemyOf(battle.active));
  ASSERT_FALSE(own.empty());
  ASSERT_FALSE(foes.empty());
  const std::string one = nameOf(battle, own.front());
  const std::string other = nameOf(battle, foes.front());
  const Told active = tellLine(rules(), battle, "may " + one + " charge " + other + "?");
  const Told passive = tellLine(rules(), battle, "may " + other + " be charged by " + one + "?");
  ASSERT_EQ(active.answer.has_value(), passive.answer.has_value());
  if (active.answer) {
    EXPECT_EQ(active.answer->lines, passive.answer->lines);
  }
}

// An answer for a later step says so.
TEST_P(Stranger, NeedsLookAheadAndSaySo) {
  const Battle battle = onTheTable(scenario());
  for (const UnitIndex u : named(battle, battle.active)) {
    const Told told = tellLine(rules(), battle, "what does " + nameOf(battle, u) + " need?");
    ASSERT_TRUE(told.answer) << (told.stopped ? told.stopped->why : "");
    const bool here = told.answer->head == tellLine(rules(), battle, "what now?").answer->head;
    const bool says = std::ranges::any_of(
        told.answer->lines, [&](const std::string& line) { return line.find(told.answer->head) != std::string::npos; });
    EXPECT_TRUE(here || says) << told.answer->head << ": " << told.answer->lines.front();
  }
}

}  // namespace
}  // namespace signifer::conformance::stranger_test
