// Lines that were taken for something else once: questions without their mark, single hits, fights of CB.
#include "tell/told_battle.h"

namespace signifer::conformance::told_lines_test {
namespace {

class ToldLines : public ToldBattle {};

TEST_F(ToldLines, AQuestionWithoutItsMarkIsNoNews) {
  open("hannibal_trebia", "rome begins");
  for (const char* line : {"is velites 2 routed", "are velites 2 routed", "has velites 2 moved", "must velites 2 test",
                           "how far can velites 2 go", "which units are routed", "velites 2 may charge",
                           "sind velites 2 gebrochen", "muss velites 2 testen", "velites 2 peuvent tirer",
                           "velites 2 est-il en déroute", "combien de pertes ont velites 2"}) {
    const Told told = tell(line);
    EXPECT_TRUE(told.changes.empty()) << line << ": " << told.changes;
  }
  EXPECT_NE(answer("is velites 2 routed").find("no"), std::string::npos);
  EXPECT_TRUE(tell("velites 2 lose 1, is velites 2 routed").stopped);
  EXPECT_FALSE(tell("velites 2 is routed").stopped);
}

TEST_F(ToldLines, OneHitIsAHitOfThisTurn) {
  open("hannibal_cannae", "rome begins");
  say("allied legion of latins 1 hit");
  EXPECT_EQ(status("Allied legion of Latins", "hitsThisTurn"), 1);
  say("allied legion of latins 1 more hit");
  EXPECT_EQ(status("Allied legion of Latins", "hits"), 2);
}

TEST_F(ToldLines, AToldFightOfCbIsOver) {
  open("cb_pydna", "rome begins");
  say("macedon turn 1");
  say("sacred squadron charges allied horse left");
  say("allied horse left countercharges");
  say("fight");
  say("sacred squadron beats allied horse left by 3");
  EXPECT_EQ(status("Allied horse, left", "dps"), 2);
  EXPECT_EQ(answer("who must test?").find("combat: Sacred squadron"), std::string::npos) << answer("who must test?");
  say("rome turn 2");
  const std::string words = answer("what does allied horse left need?");
  EXPECT_EQ(words.find("CB-COM-11"), std::string::npos) << words;
  EXPECT_EQ(words.find("CB-COM-15"), std::string::npos) << words;
}

TEST_F(ToldLines, SayWhatWasDoneAndNotWhichMarksItLeft) {
  open("hannibal_trebia", "Carthage begins");
  say("Elephants 1 ahead 18; Rome action; Cenomani charges Elephants 1");
  EXPECT_NE(words_.find("Cenomani charged Elephants 1"), std::string::npos) << words_;
  EXPECT_EQ(words_.find("later round"), std::string::npos) << words_;
  say("boii rout");
  EXPECT_NE(words_.find("Boii Routed: yes"), std::string::npos) << words_;
}

TEST_F(ToldLines, NobodyBeginsABattleThatHasGoneOn) {
  open("hannibal_cannae", "Rome begins");
  EXPECT_FALSE(tell("Carthage begins").stopped);
  say("turn 2");
  const Told told = tell("Carthage begins");
  ASSERT_TRUE(told.stopped);
  EXPECT_NE(told.stopped->why.find("Rome"), std::string::npos) << told.stopped->why;
}

TEST_F(ToldLines, AnAnswerBeforeAnybodyBeganSaysWhomItTakesToBegin) {
  open("hannibal_cannae");
  says("may Boii charge?", "has the first player turn");
  say("Rome begins");
  saysNot("may Boii charge?", "has the first player turn");
}

}  // namespace
}  // namespace signifer::conformance::told_lines_test
