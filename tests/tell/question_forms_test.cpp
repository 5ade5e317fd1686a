// A question is answered as a whole or not at all: where an answer would take no account of a word, the word is named.
#include <algorithm>

#include "tell/told_battle.h"

namespace signifer::conformance {
namespace {

class QuestionForms : public ToldBattle {
 protected:
  void stopsAt(const std::string& question, const std::string& word) const {
    const Told told = tell(question);
    ASSERT_TRUE(told.stopped) << question << ": " << (told.answer ? told.answer->lines.front() : "");
    EXPECT_EQ(told.stopped->word, word) << question << ": " << told.stopped->why;
  }
};

TEST_F(QuestionForms, StopAtTheWordThatTheirAnswerWouldLeaveOut) {
  open("hannibal_cannae", "Carthage begins");
  stopsAt("may Numidians 1 charge Citizen horse 1 in the flank?", "flank");
  stopsAt("may Legio I hit the Boii?", "hit");
  stopsAt("what did Spanish horse do?", "do");
  stopsAt("who throws first?", "throws");
  stopsAt("how much is a wheel of 30 degrees for the Boii?", "30");
  stopsAt("how many hits can Boii still take?", "can");
  stopsAt("can Hanno reach the Taurini?", "Hanno");
  stopsAt("where do the Boii run?", "run");
  open("fantasy_barrow_king", "The March begins");
  stopsAt("who may not charge?", "not");
  open("cb_raphia");
  stopsAt("what happens if Phalanx centre gets 5 DPs?", "happens");
  stopsAt("who may remove DPs?", "may");
}

TEST_F(QuestionForms, FindTheRulesWhereNothingIsWorkedOut) {
  open("fantasy_hastings");
  says("what does a wheel cost?", "FA-MAN-3");
  says("how far does a fleeing unit go?", "FA-CHG-9");
  says("when do we take a break test?", "FA-BRK-1");
  saysNot("what does a wheel cost?", "No rule has");
  says("how much does a wheel of pikes cost?", "FA-MAN-3");
  stopsAt("may a unit frobnicate?", "frobnicate");
  const Told first = tell("who strikes first?");
  ASSERT_TRUE(first.stopped) << "\"first\" asks for the dice of now";
  EXPECT_TRUE(
      std::ranges::any_of(first.stopped->rules, [](const std::string& one) { return one.starts_with("FA-CC-4"); }));
  const Told saves = tell("what saves has William?");
  ASSERT_TRUE(saves.stopped);
  EXPECT_FALSE(saves.stopped->rules.empty());
  for (const std::string& line : saves.stopped->rules) EXPECT_EQ(line.find("William"), std::string::npos) << line;
  open("cb_raphia");
  says("when is a unit broken?", "CB-END-1");
  says("what happens to animals that rout?", "CB-RES-37");
}

TEST_F(QuestionForms, TakeSidesByTheirNameWithAnEnding) {
  open("hannibal_cannae", "Carthage begins");
  EXPECT_EQ(answer("what is Carthage's stamina?"), answer("what is the stamina of Carthage?"));
  EXPECT_EQ(answer("what is Carthage’s stamina?"), answer("what is the stamina of Carthage?"));
}

TEST_F(QuestionForms, AskForWhatHappenedInThePast) {
  open("hannibal_cannae", "Carthage begins");
  says("who moved?", "nobody");
  say("Spanish horse ahead 18");
  says("who moved?", "Spanish horse");
  saysNot("who moved?", "Boii");
}

TEST_F(QuestionForms, NameAUnitByTheNameThatIsSeen) {
  open("fantasy_barrow_king", "The March begins");
  says("where are the archers?", "Levy archers");
}

TEST_F(QuestionForms, TellWhatAUnitMayDo) {
  open("hannibal_cannae", "Carthage begins");
  says("what may Boii do?", "March or wheel");
  open("cb_raphia");
  saysNot("what may Phalanx centre do?", "leader");
}

TEST_F(QuestionForms, AskForATestAndForNoBlows) {
  open("hannibal_trebia", "Carthage begins");
  say("Elephants 1 ahead 18; Rome action; Cenomani charges Elephants 1");
  says("must Elephants 1 test?", "no test to take");
  says("must Slingers 1 test?", "no test to take");
  say("Elephants 1 loses 1");
  says("must Elephants 1 test?", "10 or more");
  saysNot("must Elephants 1 test?", "1 hit:");
  open("cb_raphia");
  says("do the Gauls have to test?", "no test to take");
}

TEST_F(QuestionForms, TellTheAnswersToAChargeThatMayCome) {
  open("fantasy_stamford_bridge", "The English begin");
  says("what may Axemen of the bridge answer to Huscarls of the king?", "Declare a charge");
  open("cb_raphia");
  says("what may Horse of Polycrates answer if Guard horse charges?", "If Horse of Polycrates answers");
}

TEST_F(QuestionForms, CallAChargeTooFarOnlyWhereItNeverComesHome) {
  open("cb_cynoscephalae");
  saysNot("may Mercenaries of Athenagoras charge Second legion, left?", "does not come home");
  open("fantasy_barrow_king", "The March begins");
  says("may the Lancers charge?", "does not come home");
}

TEST_F(QuestionForms, AskForContactWithOneEnemy) {
  open("hannibal_cannae", "Carthage begins");
  say("Spanish horse ahead 18; Rome action; Citizen horse 1 charges Spanish horse");
  says("is Citizen horse 1 in contact with Spanish horse?", ": yes");
  says("is Citizen horse 1 in contact with Boii?", ": no");
}

TEST_F(QuestionForms, NameTheSideOnlyWhereItIsKnown) {
  open("hannibal_cannae");
  const Told told = tell("whose turn is it?");
  ASSERT_TRUE(told.answer);
  EXPECT_EQ(told.answer->head.find("Carthage"), std::string::npos) << told.answer->head;
}

TEST_F(QuestionForms, AreAnsweredForTheStepInWhichTheUnitMayDoIt) {
  open("cb_pydna");
  saysNot("may the bolt-shooter shoot?", "CB-SEQ-7");
}

TEST_F(QuestionForms, TakeForGrantedWhatCouldBeOtherwise) {
  open("fantasy_barrow_king", "The March begins");
  saysNot("how far do the Lancers charge?", "Models: 8. If 9");
  saysNot("what does the bolt thrower need against the cave trolls?", "If 100");
  open("cb_raphia");
  saysNot("how far may Horse of Polycrates charge?", "If 12");
}

}  // namespace
}  // namespace signifer::conformance
