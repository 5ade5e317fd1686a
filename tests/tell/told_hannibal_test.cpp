// Charges, routs and blows of Hannibal that people have played out by themselves: what is booked of them, and what is
// asked then.
#include "tell/told_battle.h"

namespace signifer::conformance::told_hannibal_test {
namespace {

class ToldHannibal : public ToldBattle {};

// HG-PIL-3
TEST_F(ToldHannibal, PilaFlyWhenAChargeIsTold) {
  open("hannibal_trebia", "carthage begins");
  say("elephants 1 at 22, 33 facing north");
  say("rome action");
  say("legio i charges elephants 1");
  EXPECT_EQ(tell("may legio i throw pila at elephants 1?").answer->says, ToldAnswer::Says::yes)
      << answer("may legio i throw pila at elephants 1?");
  EXPECT_EQ(tell("may legio ii march?").answer->says, ToldAnswer::Says::yes);
  say("legio i shoots elephants 1, 1 hit");
  EXPECT_EQ(tell("may legio i throw pila at elephants 1?").answer->says, ToldAnswer::Says::no);
  EXPECT_EQ(status("Elephants 1", "hits"), 1);
  says("who must test?", "terror");
}

// The charged throw them too, in the enemy's turn.
TEST_F(ToldHannibal, TheChargedThrowTheirPila) {
  open("hannibal_cannae", "carthage begins");
  say("boii at 24, 30 facing north");
  say("boii charges legio ii");
  EXPECT_EQ(tell("may legio ii throw pila at boii?").answer->says, ToldAnswer::Says::yes)
      << answer("may legio ii throw pila at boii?");
}

// HG-CMT-1: whatever the die, the bonus of an aggressive unit is 1 at least; HG-CMT-6 comes to it.
TEST_F(ToldHannibal, AnAggressiveChargerHasItsLeastBonus) {
  open("hannibal_trasimene", "carthage begins");
  say("boii charges legio iv");
  EXPECT_GE(status("Boii", "chargeModifier"), 1);
  EXPECT_NE(words_.find("die"), std::string::npos) << words_;
}

// HG-CMT-8: mounted troops that charge into a wood roll for nothing.
TEST_F(ToldHannibal, HorseHasNoBonusInAWood) {
  open("hannibal_etruria", "gauls begin");
  say("gallic horse 2 at 60, 19 facing north; hastati 3 at 60, 26 facing south");
  say("turn 2");
  say("gallic horse 2 charges hastati 3");
  EXPECT_EQ(words_.find("A die decides"), std::string::npos) << words_;
  EXPECT_EQ(status("Gallic horse 2", "chargeModifier"), 0);
}

// HG-ROU-2, HG-ROU-7, HG-ROU-8
TEST_F(ToldHannibal, ARoutThroughAFriendAsksForItsPanicCheck) {
  open("hannibal_trasimene", "carthage begins");
  say("boii charges legio iv");
  say("next");
  say("legio iv loses 2, boii nothing");
  say("next");
  say("legio iv routs 15");
  const std::string all = answer("who must test?");
  EXPECT_NE(all.find("Legio III"), std::string::npos) << all;
  EXPECT_NE(all.find("10 or more"), std::string::npos) << all;
  say("legio iii passes the test");
  saysNot("who must test?", "Panic");
}

// HG-H2H-13, D35
TEST_F(ToldHannibal, BlowsAreSimultaneousThoughOneUnitIsGone) {
  open("hannibal_trebia", "carthage begins");
  say("spanish horse 1 ahead 18; spanish horse 2 ahead 18");
  say("rome action");
  say("allied horse 1 charges spanish horse 1; allied horse 2 charges spanish horse 1");
  say("both sides roll to hit");
  say("spanish horse 1 loses 4");
  const std::string all = answer("who must roll?");
  EXPECT_EQ(all.find(": Allied horse 1."), std::string::npos) << all;
  EXPECT_EQ(all.find(": Allied horse 2."), std::string::npos) << all;
}

// D49
TEST_F(ToldHannibal, ARallyFacesAbout) {
  open("hannibal_cannae", "rome begins");
  say("boii ahead 16");
  say("legio ii contact boii");
  say("boii rout 14");
  const Angle fled = battle_.unit(unit("Boii")).pose.heading;
  say("boii rallies");
  EXPECT_EQ(normalised(battle_.unit(unit("Boii")).pose.heading - fled), fullTurn / 2);
}

// HG-LDR-2
TEST_F(ToldHannibal, ALeaderWhoIsTooFarToJoinIsDoubted) {
  open("hannibal_cannae", "carthage begins");
  say("hanno joins boii");
  EXPECT_NE(words_.find("HG-LDR-2"), std::string::npos) << words_;
  say("hannibal joins oretani");
  EXPECT_EQ(words_.find("HG-LDR-2"), std::string::npos) << words_;
}

// HG-ROU-8: a Panic Check is due, and nobody has told it.
TEST_F(ToldHannibal, DiceThatNobodyHasToldHoldNoMoveUp) {
  open("hannibal_cannae", "rome begins");
  say("citizen horse 1 charges spanish horse");
  say("spanish horse routs 10");
  says("who must test?", "Panic Check");
  say("legio 3 ahead 6");
  EXPECT_EQ(words_.find("no legal way"), std::string::npos) << words_;
  say("velites 1 miss");
}

}  // namespace
}  // namespace signifer::conformance::told_hannibal_test
