// Questions that players ask beside those about leave and needs. They are about the whole battle, about figures of the
// army list, about what is forced, and about choices of an action.
#include "tell/told_battle.h"

namespace signifer::conformance {
namespace {

class QuestionKinds : public ToldBattle {};

TEST_F(QuestionKinds, AskWhoArrivesAndWhen) {
  open("cb_cynoscephalae");
  says("who arrives?", "Phalanx of Nicanor, first: from turn 3 on, on a d6 of 5 or more, by the upper edge");
  EXPECT_EQ(answer("when does Nicanor arrive?"), answer("who arrives?"));
  says("do the Mercenaries of Athenagoras arrive?", "is on the table");
  open("hannibal_cannae", "Carthage begins");
  says("who arrives?", "Nobody waits to arrive");
}

TEST_F(QuestionKinds, RemindOfThoseWhoAreDueToArrive) {
  open("hannibal_trasimene", "Carthage begins");
  say("turn 4; Rome");
  says("what now?", "Due to arrive: Horse of Centenius 1, from turn 4 on");
  say("Horse of Centenius 1 arrives; Horse of Centenius 2 arrives at 63, 40");
  EXPECT_TRUE(battle_.unit(unit("Horse of Centenius 1")).present);
  EXPECT_EQ(battle_.unit(unit("Horse of Centenius 2")).pose.centre, (Point{63 * oneInch, 40 * oneInch}));
  saysNot("what now?", "Due to arrive");
}

TEST_F(QuestionKinds, TakeAVerbBeforeTheBeginningOfAName) {
  open("cb_pydna");
  says("how many dice do the bowmen shoot?", "Out of range");
  open("fantasy_barrow_king", "The March begins");
  says("may the first veterans throw javelins at the red warband?", "24 of 8 in");
}

TEST_F(QuestionKinds, AskWhatScores) {
  open("cb_cynoscephalae");
  says("who scores?", "Crest of the hills: 1 point at the end of each turn");
  says("who scores?", "Macedon: 0 points so far");
  says("who holds the crest?", "Held by Macedon: Mercenaries of Athenagoras");
  saysNot("who holds the crest?", "maniples");
  open("hannibal_cannae", "Carthage begins");
  says("who scores?", "no objectives");
}

TEST_F(QuestionKinds, AskHowLongTheBattleLasts) {
  open("cb_raphia", "turn 4");
  for (const char* question : {"how many turns are left?", "how long does the battle last?"})
    says(question, "It ends with turn 15: 12 turns are left");
}

TEST_F(QuestionKinds, AskForFiguresOfTheArmyList) {
  open("cb_raphia");
  says("how many actions has Ptolemy?", "Command actions: 3");
  says("what orders has Ptolemy?", "Orders: attack");
  says("what morale has Medes?", "Morale Value: 0");
  says("who is armoured?", "Royal guard");
  open("fantasy_barrow_king", "The March begins");
  says("who causes fear?", "Barrow guard, Cave trolls");
  says("what leadership have the Levy archers?", "Leadership: 5");
}

TEST_F(QuestionKinds, AskForTheGeneral) {
  open("fantasy_barrow_king", "The March begins");
  says("who is the general?", "The Warden of the March");
  saysNot("who is the general?", "Lancers");
  open("cb_raphia");
  says("who is the general?", "Ptolemy, general");
}

TEST_F(QuestionKinds, AskWhoIsChargedAndNotWhoCharges) {
  open("hannibal_trebia", "Carthage begins");
  say("Elephants 1 ahead 18; Rome action; Cenomani charges Elephants 1");
  says("who is charged?", "Elephants 1: by Cenomani");
  says("is Cenomani charged?", "No charge at Cenomani");
}

TEST_F(QuestionKinds, AskWhatTheRulesForce) {
  open("fantasy_stamford_bridge", "The English begin");
  say("Norwegians");
  says("must the Axemen of the bridge charge?", "Frenzied");
  open("fantasy_barrow_king", "The March begins");
  says("must the Lancers charge?", "nothing forces it");
}

TEST_F(QuestionKinds, AskForTheMarkOfAMoveBeforeAShot) {
  open("fantasy_barrow_king", "The March begins");
  says("may the longbows move and shoot?", "Yes: Forest longbowmen: Shoot");
  says("may the bolt thrower move and shoot?", "FA-WPN-15");
}

TEST_F(QuestionKinds, AskForChoicesOfAnAction) {
  open("cb_pydna");
  says("may Allied horse, left form column?", "Yes: Allied horse, left: Manoeuvre, change formation, column");
  says("may Paeligni about face?", "Yes: Paeligni: Manoeuvre, about face");
  open("cb_raphia");
  says("may the Medes make a double move?", "Double move");
}

TEST_F(QuestionKinds, AskHowFarAUnitWheels) {
  open("fantasy_barrow_king", "The March begins");
  says("how far may the Lancers wheel?", "To the right: at most 32 degrees");
  open("hannibal_cannae", "Carthage begins");
  says("how far may Boii wheel?", "HG-MAN-14");
  open("cb_raphia");
  says("may Phalanx, centre wheel?", "Once it has rolled for its move");
}

TEST_F(QuestionKinds, TellHowFarAUnitHasGone) {
  open("hannibal_cannae", "Rome begins");
  say("velites 1 ahead 6");
  says("how far may velites 1 march?", "at most 12 in, 6 in of it gone");
}

TEST_F(QuestionKinds, AskForOneKindOfTest) {
  open("hannibal_trebia", "Carthage begins");
  say("Elephants 1 ahead 18; Rome action; Cenomani charges Elephants 1; Elephants 1 loses 1");
  says("must Cenomani test for terror?", "10 or more");
  says("must Cenomani test for panic?", "no test to take");
  open("fantasy_barrow_king", "The March begins");
  says("must the Lancers take a panic test?", "no test to take");
}

TEST_F(QuestionKinds, AskInGermanAndFrench) {
  open("hannibal_cannae", "Carthage begins");
  EXPECT_EQ(answer("wie viele Züge bleiben?"), answer("how many turns are left?"));
  EXPECT_EQ(answer("combien de temps dure la bataille ?"), answer("how long does the battle last?"));
  EXPECT_EQ(answer("welche Einheiten fliehen?"), answer("who routs?"));
  EXPECT_EQ(answer("qui arrive ?"), answer("who arrives?"));
}

}  // namespace
}  // namespace signifer::conformance
