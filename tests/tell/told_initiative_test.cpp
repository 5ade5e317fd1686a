// Lines of Initiative Order beside the table: orders, moves of an order, blows and their results as people tell them.
#include "tell/told_battle.h"

namespace signifer::conformance {
namespace {

class ToldInitiative : public ToldBattle {};

// IO-SEQ-5
TEST_F(ToldInitiative, AnOrderTellsThatItsStepHasCome) {
  open("initiative_gaugamela", "macedonians begins");
  say("parmenion orders thessalians, 2 moves");
  EXPECT_EQ(status("Thessalian cavalry", "movesLeft"), 2);
  say("shooting");
  EXPECT_TRUE(tell("krateros orders phalanx of koinos, 1 move").stopped) << "that step is over";
}

// IO-MOV-5, IO-MOV-6
TEST_F(ToldInitiative, AWayMayTakeAllMovesOfAnOrder) {
  open("initiative_gaugamela", "macedonians begins");
  say("parmenion orders thessalians, 2 moves");
  says("may thessalians move 9?", "Yes");
  says("may thessalians move 18 ahead?", "Yes, by several moves");
  says("may thessalians move 19?", "19 of 18 in");
  say("thessalians ahead 18");
  EXPECT_EQ(words_.find("no legal way"), std::string::npos) << words_;
}

// The longest way that is open is no way that was gone.
TEST_F(ToldInitiative, NothingIsGoneOfAMoveThatIsStillToCome) {
  open("initiative_gaugamela", "macedonians begins");
  say("parmenion orders thessalians, 2 moves");
  saysNot("how far may thessalians move?", "of it gone");
}

// IO-MOV-8: it is in the Orders phase that it charges.
TEST_F(ToldInitiative, AChargeIsDoubtedAsOfTheStepThatIsOn) {
  open("initiative_gaugamela", "macedonians begins");
  say("persians turn");
  say("darius orders scythed chariots of the centre, 3 moves");
  say("scythed chariots of the centre charge phalanx of polyperchon");
  EXPECT_EQ(words_.find("IO-CMD-4"), std::string::npos) << words_;
}

TEST_F(ToldInitiative, BlowsAreToldOfThoseWhoStrike) {
  open("initiative_gaugamela", "macedonians begins");
  say("scythed chariots of the centre contact phalanx of polyperchon");
  say("hand to hand");
  say("scythed chariots of the centre hit phalanx of polyperchon 4 times, 2 saved");
  EXPECT_EQ(status("Phalanx of Polyperchon", "hits"), 2);
  say("phalanx of polyperchon does 5 hits to scythed chariots of the centre, saves 2");
  EXPECT_EQ(status("Scythed chariots of the centre", "hits"), 3);
  EXPECT_EQ(status("Phalanx of Polyperchon", "hits"), 2);
  says("who won the fight?", "Phalanx of Polyperchon");
}

// IO-HSQ-11
TEST_F(ToldInitiative, AFollowUpIsNoOrderToFollow) {
  open("initiative_gaugamela", "macedonians begins");
  EXPECT_TRUE(tell("phalanx of koinos follows up").stopped);
  EXPECT_TRUE(tell("phalanx of koinos follows").stopped);
}

TEST_F(ToldInitiative, UnitsAndDivisionsAreCounted) {
  open("initiative_gaugamela", "macedonians begins");
  say("scythed chariots of the centre break");
  for (const char* asks : {"how many units have the persians lost?", "how many units are lost?"})
    says(asks, "1 of 16 units are off the table");
  says("who is lost?", "Scythed chariots of the centre");
  says("how many units are left?", "15 of 16 units are on the table");
  says("which divisions are broken?", "3 of 3");
}

// IO-BTH-11, IO-BTR-11
TEST_F(ToldInitiative, AFightMakesUnitsGiveGroundAndNoneRetreat) {
  open("initiative_gaugamela", "macedonians begins");
  say("scythed chariots of the centre contact phalanx of polyperchon");
  say("hand to hand");
  say("scythed chariots of the centre retreat");
  EXPECT_GT(status("Scythed chariots of the centre", "gaveGround"), 0);
}

TEST_F(ToldInitiative, ARallyOfTheOtherSideIsNoOrder) {
  open("initiative_gaugamela", "macedonians begins");
  EXPECT_TRUE(tell("kinsmen cavalry rally").stopped);
}

}  // namespace
}  // namespace signifer::conformance
