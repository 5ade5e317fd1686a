// Fights of O/THW that people have played out by themselves: what the program books of them, and what it then answers.
#include "tell/told_battle.h"

namespace signifer::conformance::told_combat_test {
namespace {

class ToldCombat : public ToldBattle {
 protected:
  void SetUp() override { open("othw_zama", "carthage begins"); }
  void slingersAreDrivenBack() {
    say("all elephants ahead 2; all balearic slingers ahead 2");
    say("rome turn 1");
    say("velites 1 charges balearic slingers 1; balearic slingers 1 lose 1, fall back 1");
  }
};

// OT-FUP-1: straight into the square that the loser has left, and not towards whoever is nearest.
TEST_F(ToldCombat, AFollowUpGoesIntoTheSquareThatWasLeft) {
  slingersAreDrivenBack();
  says("who must test?", "Velites 1 must say first whether it follows up");
  const Pose before = battle_.unit(unit("Velites 1")).pose;
  say("velites 1 follows up");
  const Pose& after = battle_.unit(unit("Velites 1")).pose;
  EXPECT_EQ(after.heading, before.heading);
  EXPECT_EQ(after.centre.x, before.centre.x);
  EXPECT_EQ(after.centre.y, before.centre.y + battle_.setup->squareSide);
  EXPECT_TRUE(battle_.tasks.empty());
}

// OT-SEQ-8: a unit opens one combat a phase, and does no more in it.
TEST_F(ToldCombat, AToldChargeIsACombat) {
  slingersAreDrivenBack();
  says("has velites 1 fought?", "Opened a combat in this phase: yes");
  says("may velites 1 move again?", "already fought");
}

// OT-GEN-19
TEST_F(ToldCombat, ALostGeneralCostsArmyMorale) {
  says("rome morale?", "Army Morale 10 of 10");
  say("masinissa is lost");
  says("rome morale?", "Army Morale 9 of 10");
  EXPECT_NE(words_.find("Rome Army Morale: 10 to 9"), std::string::npos) << words_;
}

// OT-RAM-9: whoever rampages is not broken before it is struck.
TEST_F(ToldCombat, AChargeAtRampagingElephantsHasItsChances) {
  say("hastati 3 at column 8, row 4 facing north; elephants 3 at column 8, row 5 facing south");
  say("elephants 3 rampaging");
  say("rome turn 2");
  const std::string all = answer("may hastati 3 charge elephants 3?");
  EXPECT_NE(all.find("Yes: "), std::string::npos) << all;
  EXPECT_EQ(all.find("breaks them over 99 %"), std::string::npos) << all;
}

// Papers letter the squares from the left and number them from the lower edge.
TEST_F(ToldCombat, ASquareIsCalledAsPapersCallIt) {
  say("velites 1 at F5 facing west");
  says("where is velites 1?", "column 6, row 5");
  EXPECT_EQ(battle_.unit(unit("Velites 1")).pose.heading, 270 * oneDegree);
  say("velites 1 at column 6, row 6, facing north");
  says("where is velites 1?", "column 6, row 6");
  EXPECT_EQ(battle_.unit(unit("Velites 1")).pose.heading, 0);
}

// OT-PUR-4: a unit that flees at its own edge has left the table when it is lost, and whoever pursues it waits there.
TEST_F(ToldCombat, AFleeingUnitAtItsEdgeLeavesTheTable) {
  const std::string last = std::to_string(battle_.setup->rows);
  say("rome turn 1");
  say("elephants 1 at column 5, row " + last + " facing north; elephants 1 fleeing; elephants 2 fleeing");
  say("hastati 1 pursues elephants 1; hastati 2 pursues elephants 2");
  say("elephants 1 is lost");
  EXPECT_NE(words_.find("Hastati 1 The pursued unit is: on table to left table"), std::string::npos) << words_;
  say("elephants 2 at column 7, row 5; elephants 2 is lost");
  EXPECT_NE(words_.find("Hastati 2 The pursued unit is: on table to destroyed"), std::string::npos) << words_;
}

// OT-PUR-2: the test of a pursuer is nobody's choice.
TEST_F(ToldCombat, APursuerPursuesWithoutBeingAsked) {
  say("elephants 2 fleeing");
  say("hastati 2 pursues elephants 2");
  say("rome turn 2");
  says("may hastati 2 pursue?", "Yes: the rules carry it out");
}

// Two pursuers are tested one after another: their player chooses the order and nothing else.
TEST_F(ToldCombat, EveryPursuerHasToTest) {
  say("rome turn 1");
  say("elephants 1 fleeing; elephants 2 fleeing");
  say("hastati 1 pursues elephants 1; hastati 2 pursues elephants 2");
  say("rome turn 2");
  say("next");
  says("who must test?", "Hastati 1");
  says("who must test?", "Hastati 2");
}

// OT-FLE-7: each flight is told, one unit after another.
TEST_F(ToldCombat, EveryFlightOfAStepIsTold) {
  say("elephants 1 fleeing; elephants 2 fleeing");
  say("carthage turn 2");
  says("who must test?", "Elephants 1 fled");
  says("who must test?", "Elephants 2 fled");
}

}  // namespace
}  // namespace signifer::conformance::told_combat_test
