// Fights, flights and answers to charges that people told in the hybrid: what the program books of them, and what it
// then asks and answers.
#include "tell/told_battle.h"

namespace signifer::conformance::fantasy_players_test {
namespace {

class FantasyPlayers : public ToldBattle {
 protected:
  void SetUp() override { open("fantasy_barrow_king", "the march begins"); }
  void ridersAreBeaten() {
    for (const char* line : {"remaining moves", "lancers ahead 12", "turn 2", "riders at 66, 31 facing south",
                             "declare charges", "lancers charge riders", "close combat", "riders lose 2"})
      say(line);
  }
  void lancersCharge() {
    for (const char* line :
         {"lancers at 55, 25 facing north", "turn 2", "declare charges", "lancers charge levy archers"})
      say(line);
  }
  [[nodiscard]] Point at(std::string_view name) const { return battle_.unit(unit(name)).pose.centre; }
};

// FA-SHO-3, FA-SAV-2: players take off models after the saves.
TEST_F(FantasyPlayers, TheChancesOfAShotAreNamedByWhatTheyCount) {
  const std::string all = answer("what do the longbows need to hit the red warband?");
  EXPECT_NE(all.find("Hits: 1 hit or more"), std::string::npos) << all;
  EXPECT_NE(all.find("Wounds before saves: 1 or more: 92 %"), std::string::npos) << all;
  EXPECT_NE(all.find("Wounds after saves: 1 or more: 88 %"), std::string::npos) << all;
}

// FA-CHR-3: a character's blows are among those of the charge.
TEST_F(FantasyPlayers, AChargeIsReckonedWithTheDiceOfCharacters) {
  say("barrow guard at 37.7, 20 facing south");
  say("turn 2");
  say("host declare charges");
  says("may the barrow guard charge the second veterans?", "is broken itself 5");
}

// FA-CHR-2
TEST_F(FantasyPlayers, DistancesAreThoseOfTheUnitThatACharacterIsWith) {
  says("how far may the first veterans march?", "Red warband is 24 in away");
  say("red warband at 32, 20 facing south");
  say("host declare charges");
  say("red warband charges first veterans");
  saysNot("who fights whom?", "Barrow King");
  says("who fights whom?", "Red warband against First veterans");
}

// FA-BRK-6: they test by where it stood, before it ran.
TEST_F(FantasyPlayers, ABreakToldWithItsFlightStillFrightensFriends) {
  ridersAreBeaten();
  say("riders rout 14");
  saysNot("who must test?", "break test");
  say("panic from broken friends");
  const std::string all = answer("who must test?");
  EXPECT_NE(all.find("Cave trolls"), std::string::npos) << all;
  EXPECT_NE(all.find("Levy archers"), std::string::npos) << all;
  EXPECT_EQ(all.find("berserkers"), std::string::npos) << all;
}

// FA-PUR-2, FA-PUR-4
TEST_F(FantasyPlayers, APursuitStopsAtAFreshEnemyAndLeavesTheTable) {
  ridersAreBeaten();
  say("riders rout 14");
  say("trolls at 67, 40 facing south");
  say("lancers pursue 12");
  says("who fights whom?", "Lancers against Cave trolls");
  EXPECT_NE(status("Lancers", "pursuedInto"), 0);
}

TEST_F(FantasyPlayers, APursuerWhoLeavesTheTableTestsToReturn) {
  for (const char* line :
       {"riders at 66, 44 facing south", "lancers at 66, 40 facing north", "turn 2", "declare charges",
        "lancers charge riders", "close combat", "lancers win by 3", "riders rout 15", "lancers pursue 12"})
    say(line);
  EXPECT_FALSE(battle_.unit(unit("Lancers")).present);
  say("turn 3");
  says("who must test?", "Lancers");
  say("lancers return");
  EXPECT_TRUE(battle_.unit(unit("Lancers")).present);
  EXPECT_NE(status("Lancers", "returned"), 0);
}

// FA-CHG-2, D65: 15 in from where the charge began, of a reach of 14.
TEST_F(FantasyPlayers, AFlightOutOfReachLeavesTheChargerShort) {
  lancersCharge();
  say("levy archers flee 7");
  // A part of the way goes into the wheel.
  EXPECT_NEAR(toInches(at("Lancers").y), 32, 0.5);
  EXPECT_TRUE(battle_.unit(unit("Levy archers")).present);
}

// FA-CHG-13
TEST_F(FantasyPlayers, WhoFleesWithinReachIsRiddenDown) {
  lancersCharge();
  say("levy archers fire and flee 3");
  EXPECT_FALSE(battle_.unit(unit("Levy archers")).present);
}

TEST_F(FantasyPlayers, ShotsAtAChargerAreAnAnswer) {
  lancersCharge();
  say("levy archers stand and shoot, lancers lose 2");
  EXPECT_EQ(status("Lancers", "models"), 6);
  EXPECT_EQ(status("Lancers", "charged"), 1);
}

// FA-FEA-3: not outnumbered, it strikes on sixes.
TEST_F(FantasyPlayers, AFailedTestOfWhoIsChargedIsNoFailedCharge) {
  say("barrow guard at 37.7, 20 facing south");
  say("host declare charges");
  say("barrow guard charges second veterans");
  say("second veterans fail their fear test");
  EXPECT_EQ(status("Second veterans", "failedFear"), 0);
  say("close combat");
  says("what do the second veterans need to hit the barrow guard?", "Needed to hit: 6");
}

// FA-PAN-4: what was told by mistake is taken back.
TEST_F(FantasyPlayers, AGeneralWhoReturnsFrightensNobody) {
  say("warden is slain");
  says("who must test?", "panic test");
  say("warden returns");
  saysNot("who must test?", "panic test:");
}

// FA-END-1
TEST_F(FantasyPlayers, PointsAreThoseOfTheMoment) {
  say("spearmen are lost");
  saysNot("who wins?", "1831 of 1831");
}

TEST_F(FantasyPlayers, HowManyThereAreIsNoMore) {
  say("spearmen lose 4");
  say("spearmen have 18 models");
  EXPECT_EQ(status("Spearmen of the March", "models"), 18);
  say("spearmen 4 abreast");
  EXPECT_EQ(status("Spearmen of the March", "abreast"), 4);
}

TEST_F(FantasyPlayers, AUnitComesBackWhereItIsPut) {
  say("riders rout 48");
  say("turn 1 host");
  say("riders return at 60, 46 facing south");
  EXPECT_EQ(at("Steppe riders").x, fromInches(60));
  EXPECT_NE(status("Steppe riders", "returned"), 0);
}

}  // namespace
}  // namespace signifer::conformance::fantasy_players_test
