// Outcomes of fights that are told: units then stand as the rules of each set have it, and are in the state that these
// give them.
#include <gtest/gtest.h>

#include <cmath>

#include "table/distance.h"
#include "table/moves.h"
#include "tell/told_battle.h"

namespace signifer::conformance::fates_test {
namespace {

class Fates : public ToldBattle {
 protected:
  [[nodiscard]] int ofSide(SideIndex side, std::string_view field) const {
    return battle_.side(side).status.at[static_cast<std::size_t>(indexOf(rules().definition().sideStatus(), field))];
  }
  [[nodiscard]] const Pose& pose(std::string_view name) const { return battle_.unit(unit(name)).pose; }
  // The inches from where it stood.
  [[nodiscard]] double gone(const Pose& from, std::string_view name) const {
    const Vec2 way = toVec(pose(name).centre) - toVec(from.centre);
    return std::hypot(way.x, way.y) / oneInch;
  }
  // The degrees by which it looks off from the other.
  [[nodiscard]] double looksOff(std::string_view name, std::string_view at) const {
    const Vec2 way = toVec(pose(at).centre) - toVec(pose(name).centre);
    const Angle off = normalised(toHeading(bearing({}, way)) - pose(name).heading);
    return static_cast<double>(std::min(off, fullTurn - off)) / oneDegree;
  }
};

TEST_F(Fates, AHannibalRetreatGoesAwayAndFacesAboutAgain) {
  open("hannibal_cannae", "rome begins");
  say("legio 2 contact boii");
  const Told asked = tell("boii retreat");
  ASSERT_TRUE(asked.stopped);
  EXPECT_NE(asked.stopped->why.find("6 in to 12 in"), std::string::npos) << asked.stopped->why;
  const Pose before = pose("Boii");
  say("boii lose 2, retreat 8");
  EXPECT_NEAR(gone(before, "Boii"), 8, 0.01);
  EXPECT_NEAR(looksOff("Boii", "Legio II"), 0, 1);
  EXPECT_EQ(status("Boii", "retreating"), 1);
  EXPECT_EQ(status("Boii", "hits"), 2);
}

TEST_F(Fates, AResultOfNobodysFightIsSaidToBookNothing) {
  open("hannibal_cannae", "rome begins");
  say("legio 2 wins by 2");
  EXPECT_NE(words_.find("Legio II fights nobody, as far as the program knows"), std::string::npos) << words_;
  say("legio 2 contact boii");
  say("legio 2 wins by 2");
  EXPECT_EQ(words_.find("fights nobody"), std::string::npos) << words_;
}

TEST_F(Fates, AHannibalRouterRunsWithItsBackToTheEnemy) {
  open("hannibal_cannae", "rome begins");
  say("boii ahead 16");
  say("legio 2 contact boii");
  say("boii rout");
  EXPECT_EQ(status("Boii", "routed"), 1);
  EXPECT_NE(words_.find("13 in to 18 in"), std::string::npos) << words_;
  const Pose before = pose("Boii");
  say("boii rout 14");
  EXPECT_NEAR(gone(before, "Boii"), 14, 0.01);
  EXPECT_NEAR(looksOff("Boii", "Legio II"), 180, 1);
  say("boii rallies");
  EXPECT_EQ(status("Boii", "routed"), 0);
}

TEST_F(Fates, AWayThatTheRulesDoNotHaveIsTakenAndSaid) {
  open("hannibal_cannae", "rome begins");
  say("legio 2 contact boii");
  say("boii fall back 3");
  EXPECT_NE(words_.find("HG-MOV-9"), std::string::npos) << words_;
  EXPECT_EQ(status("Boii", "retreating"), 1);
}

TEST_F(Fates, AnAggressiveChargerIsBookedThoughItsDieIsNotTold) {
  open("hannibal_cannae", "carthage begins");
  say("boii charges legio 2");
  EXPECT_EQ(status("Boii", "part"), 1);
  EXPECT_EQ(status("Legio II", "part"), 3);
  EXPECT_NE(words_.find("die"), std::string::npos) << words_;
  say("legio 2 countercharges boii");
  EXPECT_EQ(status("Legio II", "part"), 2);
}

TEST_F(Fates, UnitsOfCbFallBackRetireAndBreak) {
  open("cb_raphia");
  say("royal guard ahead 14");
  say("silver shields contact royal guard");
  const Pose before = pose("Royal guard");
  say("royal guard fall back");
  EXPECT_NEAR(gone(before, "Royal guard"), 2, 0.05) << "1 JT";
  say("silver shields follow up");
  EXPECT_EQ(status("Silver Shields", "formedUp"), 0);
  EXPECT_EQ(status("Silver Shields", "followedOn"), 0);
  say("royal guard retire 4 jt");
  EXPECT_EQ(status("Royal guard", "formation"), 3) << "unformed";
  EXPECT_LT(looksOff("Royal guard", "Silver Shields"), 90);
  say("royal guard breaks");
  EXPECT_EQ(status("Royal guard", "broken"), 1);
  EXPECT_EQ(status("Royal guard", "shaken"), 1);
}

TEST_F(Fates, AChargeOfCbIsAChargeCombat) {
  open("cb_raphia");
  say("silver shields charge royal guard");
  EXPECT_EQ(status("Silver Shields", "part"), 1);
  EXPECT_EQ(status("Royal guard", "part"), 3);
}

// OT-MOR-3, OT-PUR-1: a unit that breaks costs a point, and who broke it is after it.
TEST_F(Fates, AUnitOfOthwThatBreaksCostsArmyMoraleAndIsPursued) {
  open("othw_zama", "carthage begins");
  say("elephants 2 contact hastati 2");
  const int morale = ofSide(0, "armyMorale");
  const int other = ofSide(1, "armyMorale");
  say("hastati 2 breaks");
  EXPECT_EQ(ofSide(0, "armyMorale") + ofSide(1, "armyMorale"), morale + other - 1);
  EXPECT_TRUE(rules().portray(battle_, unit("Hastati 2")).adrift);
  EXPECT_NE(words_.find("pursu"), std::string::npos) << words_;
}

TEST_F(Fates, ALoserOfOthwFallsBackASquareAndTheWinnerTakesItsPlace) {
  open("othw_zama", "carthage begins");
  say("elephants 2 contact hastati 2");
  const Pose loser = pose("Hastati 2");
  const Pose winner = pose("Elephants 2");
  const Told told = tell("hastati 2 retreats, elephants 2 follows up");
  if (told.stopped) GTEST_SKIP() << told.stopped->why;
  say("hastati 2 retreats, elephants 2 follows up");
  const double side = toInches(battle_.setup->squareSide);
  if (gone(loser, "Hastati 2") > 0) {
    EXPECT_NEAR(gone(loser, "Hastati 2"), side, 0.01);
    EXPECT_NEAR(gone(winner, "Elephants 2"), side, 0.01);
    EXPECT_EQ(pose("Hastati 2").heading, loser.heading);
  } else {
    EXPECT_NE(words_.find("Strength"), std::string::npos) << "barred: it costs a point (OT-RET-7): " << words_;
  }
}

TEST_F(Fates, ACombatOfTheHybridIsWonAndTheLoserMustTest) {
  open("fantasy_wardens", "west begins");
  say("western first veterans contact eastern first veterans");
  say("western first veterans won by 2");
  EXPECT_EQ(status("Western first veterans", "wonRound"), 1);
  say("break tests");
  const std::string lines = answer("who must test?");
  EXPECT_NE(lines.find("Eastern first veterans"), std::string::npos) << lines;
}

TEST_F(Fates, LossesThatAreToldDecideACombatOfTheHybrid) {
  open("fantasy_wardens", "west begins");
  say("western first veterans contact eastern first veterans");
  say("fight each combat");
  say("eastern first veterans lose 5; western first veterans lose 1");
  EXPECT_EQ(status("Western first veterans", "wonRound"), 1);
  EXPECT_EQ(status("Eastern first veterans", "wonRound"), 0);
}

TEST_F(Fates, TheBrokenOfTheHybridFleeAndAreCaught) {
  open("fantasy_wardens", "west begins");
  say("western first veterans contact eastern first veterans");
  const Pose before = pose("Eastern first veterans");
  say("eastern first veterans flee 7");
  EXPECT_NEAR(gone(before, "Eastern first veterans"), 7, 0.05);
  EXPECT_NEAR(looksOff("Eastern first veterans", "Western first veterans"), 180, 2);
  EXPECT_GT(status("Eastern first veterans", "beganToFlee"), 0);
  EXPECT_EQ(status("Eastern first veterans", "fledInches"), 7);
  say("western first veterans pursue 9");
  EXPECT_FALSE(battle_.unit(unit("Eastern first veterans")).present);
}

TEST_F(Fates, WhoeverGivesGroundInTheHybridStepsBackTwoInches) {
  open("fantasy_wardens", "west begins");
  say("western first veterans contact eastern first veterans");
  const Pose before = pose("Eastern first veterans");
  const Pose winner = pose("Western first veterans");
  say("eastern first veterans give ground, western first veterans follow up");
  EXPECT_NEAR(gone(before, "Eastern first veterans"), 2, 0.05);
  EXPECT_NEAR(gone(winner, "Western first veterans"), 2, 0.05);
}

TEST_F(Fates, UnitsOfInitiativeOrderGiveGroundAndBreak) {
  open("initiative_gaugamela", "macedonians begins");
  say("companion cavalry contact bactrian cavalry");
  const Pose before = pose("Bactrian cavalry");
  say("bactrian cavalry give ground");
  EXPECT_GT(gone(before, "Bactrian cavalry"), 0.5);
  EXPECT_EQ(pose("Bactrian cavalry").heading, before.heading);
  say("bactrian cavalry breaks");
  EXPECT_FALSE(battle_.unit(unit("Bactrian cavalry")).present);
  EXPECT_EQ(status("Bactrian cavalry", "lost"), 1);
}

TEST_F(Fates, CasualtiesThatAreToldDecideAFightOfInitiativeOrder) {
  open("initiative_gaugamela", "macedonians begins");
  say("companion cavalry contact bactrian cavalry");
  say("hand to hand");
  say("bactrian cavalry takes 3 hits; companion cavalry takes 1 hit");
  EXPECT_EQ(status("Companion cavalry", "roundOutcome"), 1);
  EXPECT_EQ(status("Bactrian cavalry", "roundOutcome"), 2);
}

// In every rule set words for the fates of fights are understood, or it is said what is missing.
TEST_F(Fates, NoFateEndsWithAnUnknownWord) {
  for (const Scenario& scenario : scenarios()) {
    if (isExample(scenario.rules->definition().id())) continue;
    take(scenario);
    if (comesBefore(rules(), battle_) == Before::deployment) continue;
    if (comesBefore(rules(), battle_) == Before::whoBegins) say(std::string(sideName(battle_, 0)) + " begins");
    const std::string name = unitInFull(battle_, 0);
    for (const char* words :
         {" breaks", " is broken", " wins", " won by 2", " lost the fight", " holds", " fall back 2", " give ground",
          " is caught", " flieht", " weicht 2", " gewinnt", " recule de 2", " fuit", " gagne"}) {
      const Told told = tell(name + words);
      // A square that is taken, or a way that a die decides, is the table's matter: the words were understood.
      if (!told.stopped) continue;
      EXPECT_TRUE(told.stopped->choices.empty())
          << scenario.name << ": " << name << words << ": " << told.stopped->word;
      EXPECT_EQ(told.stopped->why.find("How many"), std::string::npos) << scenario.name << ": " << name << words;
    }
  }
}

TEST_F(Fates, ARallyIsToldAndAskedInEveryRuleSetThatHasOne) {
  open("hannibal_cannae", "carthage begins");
  say("insubres routed");
  EXPECT_NE(answer("may insubres rally?").find("HG-SEQ-6"), std::string::npos) << answer("may insubres rally?");
  say("carpetani routed");
  EXPECT_EQ(answer("may carpetani rally?"), answer("does carpetani rally?"));
  EXPECT_NE(answer("may carpetani rally?").find("HG-SEQ-7"), std::string::npos) << answer("may carpetani rally?");
  EXPECT_NE(answer("who may rally?").find("Carpetani"), std::string::npos) << answer("who may rally?");
  say("routed units");
  EXPECT_NE(answer("what now?").find("HG-SEQ-7"), std::string::npos) << answer("what now?");
  say("insubres did not rally");
  EXPECT_EQ(status("Insubres", "routed"), 1);
  say("insubres sammeln sich nicht");
  EXPECT_EQ(status("Insubres", "routed"), 1);
  say("insubres rallied");
  EXPECT_EQ(status("Insubres", "routed"), 0);

  open("fantasy_wardens", "west begins");
  say("eastern spearmen rout 8");
  const int fleeing = status("Eastern spearmen", "state");
  say("eastern spearmen failed to rally");
  EXPECT_EQ(status("Eastern spearmen", "state"), fleeing);
  say("eastern spearmen rallied");
  EXPECT_NE(status("Eastern spearmen", "state"), fleeing);

  open("cb_raphia", "ptolemy begins");
  say("horse of polycrates dps 5");
  EXPECT_EQ(status("Horse of Polycrates", "shaken"), 1);
  EXPECT_EQ(tell("may horse of polycrates rally?").answer->says, ToldAnswer::Says::yes);
  say("horse of polycrates rallied");
  EXPECT_EQ(status("Horse of Polycrates", "shaken"), 0);
  EXPECT_LT(status("Horse of Polycrates", "dps"), 4);

  open("initiative_sabis", "romans begins");
  say("legio x disordered");
  say("legio x rallied");
  EXPECT_EQ(status("Legio X", "disordered"), 0);
}

// CB-RES-3 to CB-RES-5, CB-AFT-11: what follows is asked of whoever has won, and no other throw is told in its place.
TEST_F(Fates, AVictorOfCbMayOrMustGoOnWhenTheBeatenHaveGone) {
  open("cb_raphia", "ptolemy begins");
  say("guard horse about");
  EXPECT_NE(answer("must horse of polycrates pursue?").find("does not know"), std::string::npos);
  say("guard horse about");
  say("horse of polycrates charges guard horse");
  say("guard horse routs 4");
  ASSERT_FALSE(battle_.tasks.empty());
  const Told told = tell("must horse of polycrates pursue?");
  ASSERT_TRUE(told.answer);
  EXPECT_NE(told.answer->lines.back().find("may choose"), std::string::npos) << told.answer->lines.back();
  EXPECT_EQ(tell("may horse of polycrates pursue?").answer->says, ToldAnswer::Says::yes);
  EXPECT_NE(answer("what now?").find("Horse of Polycrates"), std::string::npos) << answer("what now?");
  say("horse of polycrates pursues 6");
  EXPECT_TRUE(battle_.tasks.empty());
}

TEST_F(Fates, AFightThatIsLostTakesNobodyOffInAnyLanguage) {
  open("hannibal_cannae", "carthage begins");
  for (const char* line : {"boii haben den Kampf verloren", "boii ont perdu le combat", "boii lost the fight"}) {
    const Told told = tell(line);
    EXPECT_FALSE(told.stopped) << line;
    if (!told.changes.empty()) applyOverride(rules(), battle_, Document::parse("told", told.changes).root());
    EXPECT_TRUE(battle_.unit(unit("Boii")).present) << line;
  }
  say("boii prennent la fuite 7");
  EXPECT_EQ(status("Boii", "routed"), 1);
  say("insubres ergreifen die Flucht 7");
  EXPECT_EQ(status("Insubres", "routed"), 1);
  say("legio ii en 20, 30");
  EXPECT_EQ(battle_.unit(unit("Legio II")).pose.centre, (Point{fromInches(20), fromInches(30)}));
}

TEST_F(Fates, FrenchStatesAndMarksAreTheOnesMeant) {
  open("initiative_sabis", "romans begin");
  say("legio x disordered");
  EXPECT_EQ(answer("is legio x in disorder?"), answer("is legio x disordered?"));
  say("legio x s'est ralliée");
  EXPECT_EQ(status("Legio X", "disordered"), 0);
  say("legio x ahead 4");
  EXPECT_EQ(answer("legio x a-t-elle bougé ?"), answer("has legio x moved?"));
  EXPECT_EQ(answer("qui n'a pas encore bougé ?"), answer("who has not moved?"));
  EXPECT_EQ(answer("is legio xii on the table?"), answer("where is legio xii?"));
  EXPECT_NE(answer("where is caesar?").find("in from"), std::string::npos) << answer("where is caesar?");
}

TEST_F(Fates, NextPassesTheFirstStepsOfATurnInWhichNobodyActs) {
  open("fantasy_wardens", "west begins");
  const SideIndex first = battle_.active;
  for (int i = 0; i < 40 && battle_.active == first; ++i) say("next");
  ASSERT_NE(battle_.active, first);
  EXPECT_FALSE(nobodyCanAct(rules(), battle_)) << words_;
  EXPECT_NE(words_.find("passed"), std::string::npos) << words_;
}

TEST_F(Fates, WhoFightsOnHasChosenAtTheEndOfTheRound) {
  open("hannibal_cannae", "rome begins");
  say("legio 2 contact boii; legio 3 contact insubres");
  say("choices at the end of the round");
  EXPECT_EQ(tell("may boii retreat?").answer->says, tell("may boii retreat in choices?").answer->says);
  say("boii hold");
  EXPECT_EQ(status("Boii", "choiceOpen"), 0);
  EXPECT_EQ(tell("may boii retreat?").answer->says, ToldAnswer::Says::no);
}

}  // namespace
}  // namespace signifer::conformance::fates_test
