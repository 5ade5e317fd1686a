// Fights, charges and losses of CB that people have played out by themselves: what is booked of them, and what is
// asked then.
#include <cmath>

#include "table/distance.h"
#include "tell/told_battle.h"

namespace signifer::conformance::told_cb_test {
namespace {

class ToldCb : public ToldBattle {
 protected:
  void SetUp() override { open("cb_raphia", "antiochus turn 1"); }
  // The guard's phalanx has charged, and the fights are on.
  void silverShieldsCharge() {
    say("phalanx centre at 29, 30 facing north");
    say("silver shields charges phalanx centre");
    say("resolve all combats");
  }
  [[nodiscard]] double inchesApart(std::string_view one, std::string_view other) const {
    const auto stand = [&](std::string_view name) {
      const Unit& at = battle_.unit(unit(name));
      return Footprint(at.pose, at.base);
    };
    return distanceBetween(stand(one), stand(other)) / oneInch;
  }
  [[nodiscard]] std::string word(std::string_view name, std::string_view field) const {
    const Fields& fields = rules().definition().unitStatus();
    const Field& found = fields[static_cast<std::size_t>(indexOf(fields, field))];
    return found.values[static_cast<std::size_t>(status(name, field))];
  }
};

// CB-RES-24, CB-RES-30: two DPs and a fall back of 1 JT; the pikes may follow up or halt, for they are of grade A.
TEST_F(ToldCb, AWinThatIsToldByItsDifferenceIsCarriedOut) {
  silverShieldsCharge();
  say("silver shields beat phalanx centre by 3");
  EXPECT_EQ(status("Phalanx, centre", "dps"), 2);
  EXPECT_EQ(status("Silver Shields", "dps"), 0);
  EXPECT_EQ(word("Phalanx, centre", "afterDid"), "fall-back");
  EXPECT_NEAR(inchesApart("Silver Shields", "Phalanx, centre"), 2, 0.05);
  EXPECT_EQ(tell("may silver shields halt?").answer->says, ToldAnswer::Says::yes);
  // Told by the players, too, it is the same fall back.
  say("phalanx centre falls back");
  EXPECT_NEAR(inchesApart("Silver Shields", "Phalanx, centre"), 2, 0.05);
  say("silver shields follow up");
  EXPECT_NEAR(inchesApart("Silver Shields", "Phalanx, centre"), 0, 0.05);
  EXPECT_EQ(word("Silver Shields", "impetus"), "follow-up");
  say("silver shields follow up");
  EXPECT_NEAR(inchesApart("Silver Shields", "Phalanx, centre"), 0, 0.05);
  EXPECT_TRUE(battle_.tasks.empty());
}

// CB-SEQ-13
TEST_F(ToldCb, AFightIsToldOnceInAPhase) {
  silverShieldsCharge();
  say("silver shields beat phalanx centre by 3");
  const Told again = tell("phalanx centre beats silver shields by 6");
  ASSERT_TRUE(again.stopped);
  EXPECT_NE(again.stopped->why.find("CB-SEQ-13"), std::string::npos) << again.stopped->why;
}

// CB-RES-34, CB-RES-35, CB-DPG-1: friends within bow shot are told of it in the morale phase, and once.
TEST_F(ToldCb, APhalanxThatIsBeatenByFiveBreaks) {
  silverShieldsCharge();
  say("phalanx centre beats silver shields by 5");
  EXPECT_EQ(status("Silver Shields", "broken"), 1);
  EXPECT_GE(status("Silver Shields", "dps"), 5);
  says("may phalanx centre pursue?", "Yes");
  say("silver shields rout 8");
  say("assign dps");
  says("who must test?", "Phalanx, right lost heart");
  say("phalanx right 2 dps");
  saysNot("who must test?", "Phalanx, right lost heart");
  say("ptolemy turn 2");
  say("assign dps");
  saysNot("who must test?", "Phalanx, right lost heart");
  saysNot("who must test?", "CB-DPG-1");
}

// CB-RES-9, CB-RES-25: horse that rode at formed foot retires though it has won, and the foot stands.
TEST_F(ToldCb, HorseThatBeatsFormedFootRetires) {
  say("guard horse at 30, 30 facing south; phalanx centre at 30, 20 facing north");
  say("guard horse charges phalanx centre");
  say("resolve all combats");
  say("guard horse beats phalanx centre by 3");
  EXPECT_EQ(status("Phalanx, centre", "dps"), 2);
  EXPECT_EQ(word("Phalanx, centre", "afterDid"), "halt");
  EXPECT_EQ(status("Guard horse", "dps"), 1);
  EXPECT_EQ(word("Guard horse", "afterDid"), "retire");
  says("what now?", "Guard horse");
  say("guard horse retires 12");
  EXPECT_EQ(word("Guard horse", "formation"), "unformed");
  EXPECT_TRUE(battle_.tasks.empty());
}

// A move that the result does not give is taken and said.
TEST_F(ToldCb, AMoveThatTheResultDoesNotGiveIsSaidToBeOne) {
  silverShieldsCharge();
  say("silver shields beat phalanx centre by 1");
  say("phalanx centre falls back; silver shields follow up");
  EXPECT_NE(words_.find("CB-RES-1"), std::string::npos) << words_;
}

// D39: who fights several takes the worst of his differences, when all are told.
TEST_F(ToldCb, OfSeveralFightsTheWorstCounts) {
  say("medes charges gauls; arabs charges gauls");
  ASSERT_NEAR(inchesApart("Zabdibelus' Arabs", "Gauls and Thracians"), 0, 0.05);
  say("resolve all combats");
  say("gauls beat medes by 3");
  EXPECT_NE(words_.find("Gauls and Thracians fights others too"), std::string::npos) << words_;
  EXPECT_EQ(status("Medes", "dps"), 2);
  EXPECT_EQ(word("Gauls and Thracians", "afterDid"), "nothing");
  say("arabs beat gauls by 2");
  EXPECT_EQ(status("Gauls and Thracians", "dps"), 2);
  EXPECT_EQ(word("Gauls and Thracians", "afterDid"), "fall-back");
}

// CB-SPT-1: elephants test for the DPs of a round, and only then.
TEST_F(ToldCb, ElephantsTestForTheRoundThatWasTold) {
  say("indian elephants left charges african elephants right");
  say("resolve all combats");
  say("african elephants right beats indian elephants left by 3");
  const std::string tests = answer("who must test?");
  EXPECT_NE(tests.find("critical test"), std::string::npos) << tests;
  EXPECT_NE(tests.find("Indian elephants, left"), std::string::npos) << tests;
  say("indian elephants left rampages 8 back");
  EXPECT_EQ(status("Indian elephants, left", "rampaging"), 1);
  EXPECT_GT(inchesApart("Indian elephants, left", "African elephants, right"), 1);
}

// CB-DPG-13, D62
TEST_F(ToldCb, AChargeFromBehindShocksAtOnce) {
  say("guard horse at 30, 18 facing north; phalanx centre at 30, 28 facing north");
  say("guard horse charges phalanx centre");
  EXPECT_EQ(status("Phalanx, centre", "dps"), 2) << words_;
}

// CB-CHG-7, CB-RSP-7
TEST_F(ToldCb, JavelinmenLoseTheirFormationInTheCharge) {
  say("medes at 30, 30 facing south; gauls at 30, 22 facing north");
  say("medes charges gauls");
  EXPECT_EQ(word("Medes", "formation"), "unformed");
  say("gauls countercharge");
  EXPECT_NE(words_.find("only cavalry counter-charges"), std::string::npos) << words_;
}

// CB-DPG-6; nobody fights whom he has not caught.
TEST_F(ToldCb, WhoEvadesIsInNoFight) {
  say("cretans (ptolemy) at 30, 20 facing north; guard horse at 30, 30 facing south");
  say("guard horse charges cretans (ptolemy)");
  const Pose before = battle_.unit(unit("Cretans")).pose;
  say("cretans (ptolemy) evade 10");
  EXPECT_EQ(status("Cretans", "dps"), 1);
  // Friends stand there; nobody ends on them (CB-AFT-16).
  EXPECT_GE(distance(toVec(before.centre), toVec(battle_.unit(unit("Cretans")).pose.centre)) / oneInch, 9.95);
  says("who fights whom?", "Nobody");
  say("cretans (ptolemy) is caught");
  EXPECT_TRUE(battle_.unit(unit("Cretans")).present);
  EXPECT_EQ(status("Cretans", "casualties"), 0);
}

// CB-AFT-13: one casualty.
TEST_F(ToldCb, RoutersWhoAreCaughtSufferOneCasualty) {
  say("phalanx centre breaks");
  say("phalanx centre is caught");
  EXPECT_EQ(status("Phalanx, centre", "casualties"), 1);
  EXPECT_TRUE(battle_.unit(unit("Phalanx, centre")).present);
}

// CB-DPG-8: the DPs of units are told beside the tests of special troops.
TEST_F(ToldCb, TheGeneralsDeathIsTakenToHeartByAll) {
  say("antiochus is lost");
  say("assign dps");
  const std::string all = answer("who must test?");
  EXPECT_NE(all.find("critical test"), std::string::npos) << all;
  EXPECT_NE(all.find("lost heart"), std::string::npos) << all;
}

// CB-CMD-1 to CB-CMD-7
TEST_F(ToldCb, CommandActionsAreToldAndCounted) {
  say("antiochus joins silver shields");
  say("antiochus inspires silver shields");
  EXPECT_EQ(status("Silver Shields", "inspireActions"), 1);
  say("silver shields 2 dps");
  say("antiochus steadies");
  EXPECT_EQ(status("Silver Shields", "dps"), 1);
  EXPECT_EQ(status("Silver Shields", "steadied"), 1);
  say("antiochus inspires");
  EXPECT_NE(words_.find("Taken as told"), std::string::npos) << words_;
  const Told other = tell("antiochus inspires phalanx right");
  EXPECT_TRUE(other.stopped);
}

// CB-CTL-7, CB-CTL-9
TEST_F(ToldCb, AControlTestIsToldByItsDie) {
  say("ptolemy turn 2");
  say("control tests");
  say("gauls roll 5");
  EXPECT_EQ(word("Gauls and Thracians", "control"), "spontaneous-advance");
  say("greek mercenaries (ptolemy) halt");
  EXPECT_EQ(word("Greek mercenaries", "afterDid"), "nothing");
}

// CB-SEQ-5
TEST_F(ToldCb, AToldMoveIsTheMoveOfItsUnit) {
  open("cb_raphia", "Ptolemy IV begins");
  say("phalanx centre wheels 10 left");
  says("may phalanx centre move?", "Yes");
  say("phalanx centre ahead 4");
  says("may phalanx centre move?", "CB-SEQ-5");
}

TEST_F(ToldCb, AWheelIsToldWithItsSideBehindTheFigure) {
  open("cb_raphia", "Ptolemy IV begins");
  const Angle before = battle_.unit(unit("Silver Shields")).pose.heading;
  say("silver shields wheels 20 degrees left");
  EXPECT_EQ(battle_.unit(unit("Silver Shields")).pose.heading, normalised(before - 20 * oneDegree));
  says("is the battle won?", "Nobody has won yet");
  says("jusqu'où peut aller silver shields?", "Silver Shields");
}

// CB-MAN-5: who stands in line forms no line, and does not face about in its place.
TEST_F(ToldCb, ANewFormationIsNoOtherManoeuvre) {
  open("cb_raphia", "Ptolemy IV begins");
  saysNot("may phalanx centre form line?", "about face");
  says("may phalanx centre form column?", "change formation, column");
  say("silver shields 2 dps");
  say("silver shields recovers 1 dp");
  EXPECT_EQ(status("Silver Shields", "dps"), 1);
}

}  // namespace
}  // namespace signifer::conformance::told_cb_test
