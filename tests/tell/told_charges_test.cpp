// Charges that are told: the place of the charger, the tests and the answers. Lines that put right what was told.
#include "battle/origins.h"
#include "play/session.h"
#include "table/distance.h"
#include "table/moves.h"
#include "tell/told_battle.h"

namespace signifer::conformance::told_charges_test {
namespace {

class ToldCharges : public ToldBattle {
 protected:
  [[nodiscard]] const Pose& pose(std::string_view name) const { return battle_.unit(unit(name)).pose; }
  [[nodiscard]] Footprint print(std::string_view name) const { return {pose(name), battle_.unit(unit(name)).base}; }
  /// How far the charger's middle lies beside that of its target's side.
  [[nodiscard]] double aside(std::string_view charger, std::string_view target) const {
    return print(target).local(toVec(pose(charger).centre)).x;
  }
};

// HG-CHG-1: it wheels onto its line, and is not set flush in the middle.
TEST_F(ToldCharges, TheChargerStandsWhereItsLineLeads) {
  open("hannibal_cannae", "rome begins");
  say("spanish horse at 7, 25 facing north");
  say("citizen horse 1 charges spanish horse");
  EXPECT_TRUE(touching(print("Citizen horse 1"), print("Spanish horse")));
  EXPECT_NEAR(toInches(pose("Citizen horse 1").centre.x), 6.833, 0.01);
  EXPECT_NEAR(toDegrees(pose("Citizen horse 1").heading), 175.58, 0.01);
}

TEST_F(ToldCharges, EachMeasuredRuleSetLeadsTheChargerHome) {
  open("cb_raphia");
  say("ptolemy begins");
  say("guard horse at 13, 20 facing south");
  say("horse of polycrates charges guard horse");
  EXPECT_TRUE(touching(print("Horse of Polycrates"), print("Guard horse")));
  EXPECT_NEAR(aside("Horse of Polycrates", "Guard horse"), fromInches(1), 0.3 * oneInch);
  open("fantasy_barrow_king", "the march begins");
  say("steppe riders at 66, 20 facing south");
  say("lancers charges steppe riders");
  EXPECT_TRUE(touching(print("Lancers"), print("Steppe riders")));
}

// A side that was told, or a place that the rules do not reach, is taken as told.
TEST_F(ToldCharges, WhatWasToldOfTheSideHolds) {
  open("hannibal_cannae", "rome begins");
  say("spanish horse at 6, 25 facing north");
  say("citizen horse 1 charges spanish horse in the flank");
  const auto met = facesInContact(print("Citizen horse 1"), print("Spanish horse"));
  ASSERT_TRUE(met);
  EXPECT_TRUE(met->second == Face::left || met->second == Face::right);
}

TEST_F(ToldCharges, ThePlaceFromWhichItCameIsKept) {
  open("hannibal_cannae", "rome begins");
  say("spanish horse at 6, 25 facing north");
  const Pose before = pose("Citizen horse 1");
  say("citizen horse 1 charges spanish horse");
  EXPECT_EQ(chargeOrigin(battle_, unit("Citizen horse 1"), unit("Spanish horse")), before);
  const std::string words = answer("may spanish horse countercharge?");
  EXPECT_EQ(words.find("charged from"), std::string::npos) << words;
  say("carthage");
  EXPECT_TRUE(origins(battle_).empty());
}

// HG-CC-2: it goes a third of the way, and they meet there.
TEST_F(ToldCharges, AToldCounterchargeMovesTheUnit) {
  open("hannibal_cannae", "rome begins");
  say("spanish horse at 6, 25 facing north");
  const Pose stood = pose("Spanish horse");
  say("citizen horse 1 charges spanish horse");
  say("spanish horse countercharges citizen horse 1");
  EXPECT_GT(pose("Spanish horse").centre.y, stood.centre.y + oneInch);
  EXPECT_TRUE(touching(print("Citizen horse 1"), print("Spanish horse")));
}

// FA-FEA-1
TEST_F(ToldCharges, FearTestsAreDueWhenACauserOfFearCharges) {
  open("fantasy_barrow_king", "the host begins");
  say("lancers at 61, 30 facing north");
  say("cave trolls charges lancers");
  EXPECT_NE(answer("who must test?").find("Lancers, for the charge of Cave trolls"), std::string::npos)
      << answer("who must test?");
  EXPECT_NE(answer("must lancers test?").find("2d6"), std::string::npos) << answer("must lancers test?");
  say("lancers pass their fear test");
  EXPECT_EQ(answer("who must test?").find("for the charge of"), std::string::npos) << answer("who must test?");
}

TEST_F(ToldCharges, WhoMustTestIsToldNoBlows) {
  open("hannibal_cannae", "rome begins");
  say("spanish horse at 6, 25 facing north");
  say("citizen horse 1 charges spanish horse");
  say("both sides roll to hit");
  EXPECT_EQ(answer("must spanish horse test?").find("2d6"), std::string::npos) << answer("must spanish horse test?");
}

// FA-MOV-1, FA-MAR-2
TEST_F(ToldCharges, AMoveBeyondTheRateIsAMarch) {
  open("fantasy_barrow_king", "the march begins");
  say("remaining moves");
  say("forest longbowmen ahead 6");
  EXPECT_EQ(status("Forest longbowmen", "marched"), 1);
  say("lancers ahead 7");
  EXPECT_EQ(status("Lancers", "marched"), 0);
  EXPECT_EQ(status("Lancers", "spentInches"), 7000);
}

// FA-CC-12
TEST_F(ToldCharges, WoundsOfSeveralModelsTakeModels) {
  open("fantasy_barrow_king", "the march begins");
  say("cave trolls take 1 wound");
  EXPECT_EQ(status("Cave trolls", "models"), 3);
  EXPECT_EQ(status("Cave trolls", "woundsCarried"), 1);
  say("cave trolls take 4 wounds");
  EXPECT_EQ(status("Cave trolls", "models"), 2);
  EXPECT_EQ(status("Cave trolls", "woundsCarried"), 2);
}

TEST_F(ToldCharges, ACorrectedMoveBeginsWhereTheFirstBegan) {
  open("hannibal_cannae", "carthage begins");
  const Pose before = pose("Spanish horse");
  say("spanish horse ahead 18");
  say("no, spanish horse ahead 12");
  EXPECT_EQ(pose("Spanish horse"),
            after(before, battle_.unit(unit("Spanish horse")).base, {LegKind::ahead, fromInches(12)}));
}

// A battle file keeps no lines, so that a correction would come on top.
TEST_F(ToldCharges, ACorrectionThatWouldAddIsNotTaken) {
  open("hannibal_cannae", "carthage begins");
  say("spanish horse lose 2");
  const Told told = tell("no, spanish horse lose 1");
  ASSERT_TRUE(told.stopped);
  EXPECT_NE(told.stopped->why.find("come on top of it"), std::string::npos) << told.stopped->why;
}

TEST_F(ToldCharges, ASessionTakesBackTheLineThatIsCorrected) {
  open("hannibal_cannae", "carthage begins");
  Session session(scenario_->rules, battle_, 1);
  const auto line = [&](const std::string& words) {
    const Told told = tellLine(session, words);
    ASSERT_FALSE(told.stopped) << words << ": " << told.stopped->why;
    session.override(told.changes, {});
  };
  line("boii lose 1");
  line("spanish horse lose 2");
  line("no, spanish horse lose 1");
  battle_ = session.battle();
  EXPECT_EQ(status("Spanish horse", "hits"), 1);
  EXPECT_EQ(status("Boii", "hits"), 1);
  // The charge at them is no line about them.
  line("rome action");
  line("velites 1 charges boii");
  const Pose home = session.battle().unit(unit("Velites 1")).pose;
  line("no, boii at 20, 20");
  EXPECT_EQ(session.battle().unit(unit("Velites 1")).pose, home);
}

}  // namespace
}  // namespace signifer::conformance::told_charges_test
