// Questions that follow from something told: answers to a charge, rolls that hits bring, moves that a die opens.
#include "table/moves.h"
#include "tell/hand_moves.h"
#include "tell/told_battle.h"

namespace signifer::conformance::replies_test {
namespace {

class Replies : public ToldBattle {
 protected:
  void expectSays(const std::string& line, ToldAnswer::Says says, const std::string& words = {}) const {
    const Told told = tell(line);
    ASSERT_TRUE(told.answer) << line << ": " << (told.stopped ? told.stopped->word + ": " + told.stopped->why : "");
    const std::string all = answer(line);
    EXPECT_EQ(told.answer->says, says) << line << ": " << all;
    EXPECT_NE(all.find(words), std::string::npos) << line << ": " << all;
  }
};

TEST_F(Replies, AChargedUnitOfHannibalIsAskedForItsAnswer) {
  open("hannibal_cannae", "rome begins");
  say("citizen horse 1 charges spanish horse");
  EXPECT_NE(words_.find("Spanish horse may answer: Countercharge"), std::string::npos) << words_;
  expectSays("may spanish horse countercharge?", ToldAnswer::Says::yes, "Citizen horse 1");
  EXPECT_NE(answer("what may spanish horse answer?").find("Countercharge"), std::string::npos);
  EXPECT_NE(answer("who must test?").find("Countercharge"), std::string::npos);
  say("spanish horse countercharges citizen horse 1");
  EXPECT_EQ(answer("what may spanish horse answer?").find("Countercharge"), std::string::npos);
}

// HG-SKI-2, told by the rout that it brings.
TEST_F(Replies, ChargedSkirmishersAreGoneBeforeTheCharge) {
  open("hannibal_cannae", "carthage begins");
  say("boii at 20, 30; velites 2 at 20, 35 facing south");
  say("boii charges velites 2");
  EXPECT_NE(words_.find("Velites 2 is broken or gone before Boii comes home. (HG-ROU-1)"), std::string::npos) << words_;
  EXPECT_NE(answer("must velites 2 flee?").find("is broken or gone before"), std::string::npos);
  EXPECT_NE(answer("what happens to velites 2?").find("is broken or gone before"), std::string::npos);
}

TEST_F(Replies, TheWordOfAnAnswerIsAskedForWhereOneKindHasSeveral) {
  open("cb_raphia");
  say("ptolemy begins");
  say("horse of polycrates charges guard horse");
  EXPECT_NE(words_.find("Guard horse may answer"), std::string::npos) << words_;
  expectSays("may guard horse countercharge?", ToldAnswer::Says::yes, "Guard horse");
  expectSays("may guard horse evade?", ToldAnswer::Says::no, "Guard horse");
}

// CB-CHG-10: the odds are those of an answer that is named.
TEST_F(Replies, OddsOfAChargeNameTheAnswer) {
  open("cb_raphia");
  say("ptolemy begins");
  const std::string words = answer("may horse of polycrates charge guard horse?");
  EXPECT_NE(words.find("If Guard horse answers"), std::string::npos) << words;
}

TEST_F(Replies, AChargeFromTooFarIsTakenAndSaid) {
  open("hannibal_cannae", "rome begins");
  say("citizen horse 1 charges gallic horse");
  EXPECT_NE(words_.find("HG-CHG-5"), std::string::npos) << words_;
}

// HG-TER-1: hits on elephants bring a test at once.
TEST_F(Replies, HitsOnElephantsBringATest) {
  open("hannibal_trebia");
  if (comesBefore(rules(), battle_) == Before::whoBegins) say("rome begins");
  say("elephants 1 lose 1");
  EXPECT_NE(answer("who must test?").find("Elephants 1"), std::string::npos);
  EXPECT_NE(answer("what does elephants 1 need?").find("10 or more"), std::string::npos)
      << answer("what does elephants 1 need?");
  say("elephants 1 rout 12");
  EXPECT_EQ(answer("who must test?").find("Elephants 1: 2d6"), std::string::npos);
}

TEST_F(Replies, TheLoserOfARoundOfOthwTests) {
  open("othw_zama", "carthage begins");
  say("elephants 2 contact hastati 2");
  say("hastati 2 lose 1, lost the fight");
  EXPECT_NE(answer("who must test?").find("Hastati 2"), std::string::npos) << answer("who must test?");
  say("hastati 2 holds");
  EXPECT_EQ(answer("who must test?").find("retreat"), std::string::npos) << answer("who must test?");
}

// CB-MOV-1: a roll says how far, so that no told move within its reach is a doubt.
TEST_F(Replies, AMoveThatARollOpensIsNoDoubt) {
  open("cb_raphia");
  say("ptolemy begins");
  const UnitIndex u = unit("Phalanx, centre");
  Pose pose = battle_.unit(u).pose;
  pose = after(pose, battle_.unit(u).base, {LegKind::ahead, fromInches(3)});
  const ToldPlace near{u, pose};
  EXPECT_EQ(judgePlaces(rules(), battle_, std::span(&near, 1)).says, ToldAnswer::Says::yes);
  pose = after(pose, battle_.unit(u).base, {LegKind::ahead, fromInches(30)});
  const ToldPlace far{u, pose};
  EXPECT_EQ(judgePlaces(rules(), battle_, std::span(&far, 1)).says, ToldAnswer::Says::no);
}

}  // namespace
}  // namespace signifer::conformance::replies_test
