// Lines of club players of Initiative Order: each is understood as they meant it, or it is said that it is not.
#include <gtest/gtest.h>

#include "builtin_rulesets.h"
#include "language/language.h"
#include "library/loader.h"
#include "support/paths.h"
#include "tell/told_battle.h"

namespace signifer::conformance {
namespace {

class Players : public ToldBattle {
 protected:
  void TearDown() override { speak("en", {}); }
  [[nodiscard]] Point at(std::string_view name) const { return battle_.unit(unit(name)).pose.centre; }
  // The answer says it, and does not say the other.
  void expectSays(const std::string& line, const std::string& words, const std::string& never = "") const {
    const std::string said = answer(line);
    EXPECT_NE(said.find(words), std::string::npos) << line << "\n" << said;
    if (never.empty()) return;
    EXPECT_EQ(said.find(never), std::string::npos) << line << "\n" << said;
  }
};

TEST_F(Players, AllOfASideAreAllItsUnits) {
  open("initiative_ilipa", "romans begin");
  const Point horse = at("Roman horse");
  const Point legion = at("First legion");
  say("all romans ahead 6");
  EXPECT_NE(at("Roman horse"), horse);
  EXPECT_NE(at("First legion"), legion);
}

// "Order" is a word of the order test before it is one of Open Order.
TEST_F(Players, AFailedOrderIsNoOpenOrder) {
  open("initiative_ilipa", "romans begin");
  say("orders");
  const int formation = status("Roman horse", "formation");
  say("roman horse order failed");
  EXPECT_EQ(status("Roman horse", "formation"), formation);
  const int failed = status("Roman horse", "order");
  EXPECT_NE(failed, 0);
  say("first legion order test failed");
  EXPECT_EQ(status("First legion", "order"), failed);
}

// The Ranged Value counts dice; the range is in inches.
TEST_F(Players, TheRangeIsNoRangedValue) {
  open("initiative_ilipa", "romans begin");
  expectSays("what is the range of the spanish slingers?", "at most 12 in", "Ranged Value");
}

// "Hold, Disordered" is a choice after a break test, and no way to shed Disorder.
TEST_F(Players, SheddingDisorderIsNotHoldingDisordered) {
  open("initiative_ilipa", "romans begin");
  say("veterans of spain disordered");
  const Told told = tell("may veterans of spain shed their disorder?");
  EXPECT_FALSE(told.answer && answer("may veterans of spain shed their disorder?").find("No.") != std::string::npos);
}

TEST_F(Players, ASideIsAskedAboutBeforeAUnitThatBeginsAlike) {
  open("initiative_ilipa", "romans begin");
  say("romans shooting");
  expectSays("may romans shoot?", "Nobody of Romans");
}

TEST_F(Players, OneMoveIsCountedAsTwoAre) {
  open("initiative_ilipa", "romans begin");
  say("orders");
  const Point legion = at("First legion");
  say("first legion has 1 move");
  EXPECT_EQ(at("First legion"), legion);
  EXPECT_EQ(status("First legion", "movesLeft"), 1);
}

// The limit of proximity or of initiative is no way.
TEST_F(Players, HowFarIsTheMoveAndNoDistanceOfAnEnemy) {
  open("initiative_ilipa", "romans begin");
  say("second legion at 33, 28");
  expectSays("how far may second legion go?", "Move: at most 6 in (IO-MOV-6)", "at most 12 in");
  say("italian horse at 63, 28");
  expectSays("how far may italian horse go?", "at most 9 in", "at most 12 in");
}

TEST_F(Players, WhoeverHasNoOrderIsToldSo) {
  open("initiative_ilipa", "romans begin");
  say("orders");
  expectSays("how far may first legion go?", "Move: no. It has no order");
}

// A gap of 4 in where 1 is needed is not too far.
TEST_F(Players, AChargeThatComesHomeIsNotTooFar) {
  open("initiative_ilipa", "romans begin");
  say("second legion at 36, 30");
  expectSays("may second legion charge libyan javelinmen?", "Yes: Second legion: Charge", "does not come home");
}

TEST_F(Players, AStateThatTheRulesFindIsNotSetAsAnother) {
  open("initiative_ilipa", "romans begin");
  const Told told = tell("first legion shaken");
  ASSERT_TRUE(told.stopped);
  EXPECT_NE(told.stopped->why.find("after 6 more"), std::string::npos) << told.stopped->why;
  const int formation = status("Numidians", "formation");
  say("numidians not ordered");
  EXPECT_EQ(status("Numidians", "formation"), formation);
}

// "3 Treffer" and "3 touches" are the hits that "3 hits" are, in every rule set.
TEST_F(Players, HarmGoesIntoTheSameBoxInEveryLanguage) {
  struct Line {
    const Scenario* scenario;
    std::string name;
    std::string changes;
  };
  std::vector<Line> lines;
  for (const Scenario& scenario : scenarios()) {
    take(scenario);
    const auto present = std::ranges::find(battle_.units, true, &Unit::present);
    if (present == battle_.units.end()) continue;
    const std::string name = unitInFull(battle_, static_cast<UnitIndex>(present - battle_.units.begin()));
    lines.push_back({&scenario, name, tell(name + " 2 hits").changes});
    EXPECT_FALSE(lines.back().changes.empty()) << scenario.name << " " << name;
  }
  for (const auto& [code, hits] : {std::pair{"de", " 2 treffer"}, {"fr", " 2 touches"}}) {
    speak(code, test::sourcePath("assets/languages"));
    const RuleSetLibrary library = RuleSetLibrary::builtin(builtinRuleSets(), test::buildPath("tested-rulesets"));
    for (const Line& line : lines) {
      const std::string id = line.scenario->name.substr(0, line.scenario->name.find('_'));
      const RuleSetSource* source = library.find(id);
      if (source == nullptr) continue;
      EXPECT_EQ(tellLine(*source->create(), line.scenario->start, line.name + hits).changes, line.changes)
          << line.scenario->name << " " << code;
    }
  }
}

class Orders : public Players {
 protected:
  void begin() {
    open("initiative_ilipa", "romans begin");
    say("orders");
  }
};

TEST_F(Orders, ThatAreToldBookMovesAndWhoMayStillOrder) {
  begin();
  say("scipio orders first legion, 2 moves");
  EXPECT_EQ(status("First legion", "movesLeft"), 2);
  EXPECT_EQ(status("Second legion", "movesLeft"), 0);
  EXPECT_EQ(tell("may scipio order first legion?").answer->says, ToldAnswer::Says::no);
  say("silanus orders roman horse 1 move");
  EXPECT_EQ(status("Roman horse", "movesLeft"), 1);
  say("marcius orders italian horse, fails");
  EXPECT_EQ(status("Italian horse", "order"), 1);
  EXPECT_EQ(tell("may marcius order spanish horse?").answer->says, ToldAnswer::Says::no);
}

TEST_F(Orders, AreToldToWholeCommandsAndToTheArmy) {
  begin();
  say("silanus orders the whole command, 1 move");
  EXPECT_EQ(status("Roman horse", "movesLeft"), 1);
  EXPECT_EQ(status("Spanish slingers", "movesLeft"), 1);
  EXPECT_EQ(status("First legion", "movesLeft"), 0);
  begin();
  say("scipio orders a general advance, 7");
  EXPECT_EQ(status("First legion", "movesLeft"), 1);
  EXPECT_EQ(status("Spanish horse", "movesLeft"), 1);
  begin();
  say("general advance fails");
  EXPECT_EQ(status("First legion", "movesLeft"), 0);
  EXPECT_EQ(tell("may scipio order first legion?").answer->says, ToldAnswer::Says::no);
  begin();
  say("scipio orders all romans, 1 move");
  EXPECT_EQ(status("Spanish horse", "movesLeft"), 1);
}

TEST_F(Orders, AreAskedAboutByTheirRolls) {
  begin();
  expectSays("what does scipio need for a general advance?", "General Advance: 2d6. Score needed, at most: 8",
             "no dice");
  expectSays("what does scipio need to order first legion?", "to this unit: 2d6. Score needed, at most: 8",
             "to the whole command");
  expectSays("what does silanus need to order the roman horse?", "2d6. Score needed, at most: 8", "no dice");
  EXPECT_EQ(tell("may scipio order a general advance?").answer->says, ToldAnswer::Says::yes);
  EXPECT_EQ(tell("may silanus order a general advance?").answer->says, ToldAnswer::Says::no);
  EXPECT_EQ(tell("may silanus order the whole command?").answer->says, ToldAnswer::Says::yes);
  EXPECT_EQ(tell("may marcius order the roman horse?").answer->says, ToldAnswer::Says::no);
}

TEST_F(Orders, OfAGeneralWhoHasJoinedAreOver) {
  begin();
  say("veterans of spain 3 hits");
  expectSays("what does scipio need to rally veterans?", "Rally Order: 2d6");
  say("scipio joins veterans");
  EXPECT_EQ(tell("may scipio order second legion?").answer->says, ToldAnswer::Says::no);
  expectSays("what does scipio need to rally veterans?", "Rally Order: 2d6");
  begin();
  say("veterans of spain 3 hits");
  say("scipio rallies veterans, succeeds");
  EXPECT_EQ(status("Veterans of Spain", "hits"), 2);
}

TEST_F(Orders, WithoutTheRollAreAskedBack) {
  begin();
  EXPECT_NE(tell("scipio orders first legion").stopped->why.find("2 moves"), std::string::npos);
  EXPECT_TRUE(tell("scipio orders first legion, 13").stopped);
  EXPECT_TRUE(tell("scipio orders first legion and second legion, 2 moves").stopped);
}

TEST_F(Players, DivisionsAreNotTakenForUnits) {
  open("initiative_ilipa", "romans begin");
  EXPECT_TRUE(tell("is division 1 broken?").stopped);
  EXPECT_EQ(tell("is scipio with veterans of spain?").answer->says, ToldAnswer::Says::no);
  EXPECT_TRUE(tell("is velites of the legions in proximity?").stopped);
}

TEST_F(Players, AUnitWithAllTheHitsThatItBearsIsGone) {
  open("initiative_ilipa", "romans begin");
  say("first legion 6 hits");
  EXPECT_TRUE(battle_.unit(unit("First legion")).present);
  say("first legion 6 hits");
  EXPECT_FALSE(battle_.unit(unit("First legion")).present);
}

TEST_F(Players, ASixAmongHitsIsAskedForAndTold) {
  open("initiative_ilipa", "romans begin");
  say("shooting");
  say("numidians 1 hit");
  expectSays("must numidians test?", "rolled 6");
  say("numidians 1 hit by a six");
  EXPECT_EQ(status("Numidians", "volleySixes"), 1);
  EXPECT_EQ(status("Numidians", "shotSixes"), 0);
}

TEST_F(Players, AFightThatIsToldToItsEndWaitsForNoBlows) {
  open("initiative_ilipa", "romans begin");
  say("numidians at 10.5, 17; roman horse contact numidians");
  say("hand to hand");
  say("roman horse beats numidians; numidians takes 3 hits, roman horse takes 1 hit");
  const std::string who = answer("who must test?");
  EXPECT_EQ(who.find("against"), std::string::npos) << who;
}

}  // namespace
}  // namespace signifer::conformance
