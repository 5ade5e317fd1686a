// Lines in players' words. Figures are figures, names are those that people see, and a correction puts right. A
// deployment that was told goes over into the battle.
#include "play/deployment.h"
#include "tell/catching_up.h"
#include "tell/told_battle.h"

namespace signifer::conformance::told_words_test {
namespace {

class ToldWords : public ToldBattle {};

TEST_F(ToldWords, AFigureBehindAWholeNameIsNoPartOfIt) {
  open("hannibal_cannae", "carthage begins");
  say("insubres 3 hits");
  EXPECT_EQ(status("Insubres", "hits"), 3);
  say("legio 6 ahead 2");
  EXPECT_EQ(status("Legio V", "hits"), 0);
  EXPECT_FALSE(tell("legio 6 lose 1").stopped);
}

TEST_F(ToldWords, HitsThatAreToldComeToThoseThatThereAreUnlessTheyAreCorrected) {
  open("hannibal_cannae", "carthage begins");
  say("boii lose 2");
  say("boii 1 hit");
  EXPECT_EQ(status("Boii", "hits"), 3);
  say("no, boii 2 hits");
  EXPECT_EQ(status("Boii", "hits"), 2);
  say("boii hits 1");
  EXPECT_EQ(status("Boii", "hits"), 1);
}

TEST_F(ToldWords, AHigherFigureIsHarmOfThisTurn) {
  open("hannibal_cannae", "carthage begins");
  say("boii hits 2");
  EXPECT_EQ(status("Boii", "hitsThisTurn"), 2);
}

TEST_F(ToldWords, NoIsNoStep) {
  open("hannibal_cannae", "rome begins");
  const TableMoment before = tableMoment(battle_);
  say("no, legio 2 ahead 3");
  EXPECT_EQ(tableMoment(battle_), before);
  say("sorry, legio 2 back 3");
  EXPECT_EQ(tableMoment(battle_), before);
}

TEST_F(ToldWords, AWholeArmyInAStateIsNoStep) {
  open("initiative_sabis");
  if (comesBefore(rules(), battle_) == Before::whoBegins) say(std::string(sideName(battle_, 0)) + " begins");
  const TableMoment before = tableMoment(battle_);
  const Told told = tell("all nervii disordered");
  if (told.stopped) return;
  say("all nervii disordered");
  EXPECT_EQ(tableMoment(battle_), before);
}

TEST_F(ToldWords, ADeploymentThatIsToldGoesOver) {
  for (const Scenario& scenario : scenarios()) {
    take(scenario);
    for (int i = 0; i < 8; ++i) {
      const auto now = deploymentNow(rules().definition(), battle_);
      if (!now) break;
      ASSERT_GT(now->units.size() + now->leaders.size(), 0U) << scenario.name;
      say(std::string(sideName(battle_, now->side)) + " deployed");
    }
    EXPECT_NE(comesBefore(rules(), battle_), Before::deployment) << scenario.name;
  }
}

TEST_F(ToldWords, AUnitIsPutBesideAnotherAndFacesAsTold) {
  open("hannibal_cannae", "rome begins");
  say("velites 1 at 40, 20 facing east");
  EXPECT_EQ(battle_.unit(unit("Velites 1")).pose.heading, 90 * oneDegree);
  say("velites 2 behind velites 1");
  const Pose& front = battle_.unit(unit("Velites 1")).pose;
  const Pose& rear = battle_.unit(unit("Velites 2")).pose;
  EXPECT_EQ(rear.heading, front.heading);
  EXPECT_LT(rear.centre.x, front.centre.x);
  EXPECT_EQ(rear.centre.y, front.centre.y);
}

TEST_F(ToldWords, ASquareIsToldByColumnAndRow) {
  open("othw_porus");
  say("companion cavalry 1 column 12, row 3; companion cavalry 2 at 13, 3");
  const Point& one = battle_.unit(unit("Companion Cavalry 1")).pose.centre;
  const Point& other = battle_.unit(unit("Companion Cavalry 2")).pose.centre;
  EXPECT_EQ(one.y, other.y);
  EXPECT_EQ(other.x - one.x, battle_.setup->squareSide);
}

TEST_F(ToldWords, WhoFightsAlreadyStaysWhereHeStands) {
  open("othw_zama", "carthage begins");
  say("elephants 2 contact hastati 2");
  const Pose before = battle_.unit(unit("Elephants 2")).pose;
  say("elephants 2 fights hastati 2");
  EXPECT_EQ(battle_.unit(unit("Elephants 2")).pose, before);
}

// "Who has not moved?" is no question for those who have.
TEST_F(ToldWords, ANegatedQuestionNamesTheOthers) {
  open("hannibal_cannae", "rome begins");
  say("all legio ahead 6");
  const std::string moved = answer("who has marched?");
  EXPECT_NE(moved.find("Legio II"), std::string::npos) << moved;
  const std::string others = answer("who has not marched?");
  EXPECT_EQ(others.find("Legio II,"), std::string::npos) << others;
  EXPECT_NE(others.find("Citizen horse 1"), std::string::npos) << others;
  EXPECT_EQ(others.find("Boii"), std::string::npos) << others;
}

TEST_F(ToldWords, WhoMayBeChargedAsksOfTheEnemy) {
  open("hannibal_cannae", "rome begins");
  EXPECT_EQ(answer("who may be charged?").find(": by "), std::string::npos);
  say("boii at 6, 30 facing north");
  const std::string all = answer("who may be charged?");
  EXPECT_NE(all.find("Boii: by Citizen horse 1"), std::string::npos) << all;
}

TEST_F(ToldWords, AShotIsMarkedAndItsHitsAreThoseOfTheTarget) {
  open("hannibal_cannae", "carthage begins");
  say("boii ahead 4; slingers 1 shoots velites 1, 1 hit");
  EXPECT_EQ(status("Velites 1", "hits"), 1);
  EXPECT_EQ(status("Balearic slingers 1", "shotThisTurn"), 1);
  EXPECT_EQ(status("Balearic slingers 1", "hits"), 0);
}

TEST_F(ToldWords, ASquareThatIsHeldIsNamedByItsUnit) {
  open("othw_zama", "carthage begins");
  const Told told = tell("elephants 2 fall back 1");
  ASSERT_TRUE(told.stopped);
  EXPECT_NE(told.stopped->why.find("the square of Elephants 2 is taken"), std::string::npos) << told.stopped->why;
}

// Places, losses and units that are gone are laid one by one, and taken as one entry.
TEST_F(ToldWords, CatchingUpLaysEachThingByItself) {
  open("hannibal_cannae", "rome begins");
  const Told told = tell("legio 1, legio 2 ahead 6; boii lose 2; velites 2 is lost");
  ASSERT_FALSE(told.stopped);
  const std::vector<CaughtUp> all = catchingUp(rules(), battle_, told.changes);
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[0].kind, CaughtUp::Kind::stands);
  EXPECT_EQ(all[2].kind, CaughtUp::Kind::suffers);
  EXPECT_EQ(all[3].kind, CaughtUp::Kind::gone);
  EXPECT_EQ(judgeCaughtUp(rules(), battle_, all, 0).says, ToldAnswer::Says::yes);
  EXPECT_EQ(judgeCaughtUp(rules(), battle_, all, 2).says, ToldAnswer::Says::no) << "nobody is near the Boii";
  Battle once = battle_;
  applyOverride(rules(), once, Document::parse("told", told.changes).root());
  Battle taken = battle_;
  applyOverride(rules(), taken, Document::parse("taken", caughtUpText(all)).root());
  EXPECT_EQ(once, taken);
  Battle some = battle_;
  applyOverride(rules(), some, Document::parse("taken", caughtUpText({all[3]})).root());
  EXPECT_FALSE(some.unit(unit("Velites 2")).present);
  EXPECT_EQ(some.unit(unit("Boii")).status, battle_.unit(unit("Boii")).status);
}

// A letter that is wrong is no dead end: whoever may be meant is offered.
TEST_F(ToldWords, AMistypedNameOffersThoseThatAreLikeIt) {
  open("othw_zama", "carthage begins");
  for (const std::string line : {"elefants 1 ahead 2", "how far may elefants 1 go?"}) {
    const Told told = tell(line);
    ASSERT_TRUE(told.stopped) << line;
    EXPECT_EQ(told.stopped->choices.size(), 4U) << line;
    ASSERT_FALSE(told.stopped->choices.empty()) << line;
    EXPECT_EQ(told.stopped->choices.front(), "Elephants 1") << line;
  }
  EXPECT_TRUE(tell("xyz ahead 2").stopped->choices.empty());
}

TEST_F(ToldWords, ARuleIsToldByItsId) {
  open("othw_zama", "carthage begins");
  EXPECT_NE(answer("rule OT-FUP-1?").find("OT-FUP-1: "), std::string::npos);
  EXPECT_NE(answer("what does ot-fup-1 say?").find("OT-FUP-1: "), std::string::npos);
  open("hannibal_cannae", "rome begins");
  EXPECT_NE(answer("what is the rule HG-SEQ-6?").find("HG-SEQ-6: "), std::string::npos);
}

// OT: strength that is left is no strength that was lost.
TEST_F(ToldWords, WhoLostStrengthNamesThoseWhoDid) {
  open("othw_zama", "carthage begins");
  EXPECT_EQ(answer("who lost strength?").find("Hastati"), std::string::npos);
  say("hastati 2 lose 1");
  EXPECT_NE(answer("who loses strength?").find("Hastati 2: 1 of 4"), std::string::npos)
      << answer("who loses strength?");
  EXPECT_EQ(answer("who lost strength?").find("Hastati 1"), std::string::npos);
}

TEST_F(ToldWords, DidItIsHasIt) {
  open("othw_zama", "carthage begins");
  say("rome turn 1");
  EXPECT_EQ(answer("did velites 1 fight?"), answer("has velites 1 fought?"));
  EXPECT_EQ(answer("whos turn is it?"), answer("whose turn is it?"));
}

// The keys of the window tell of the selected units, and a clause goes on with those of the one before.
TEST_F(ToldWords, IsLostOfKnownUnitsIsNoQuestion) {
  open("hannibal_cannae", "rome begins");
  const Told lost = tellDeed(rules(), battle_, {unit("Velites 1")}, "is lost");
  EXPECT_FALSE(lost.stopped) << lost.stopped->why;
  EXPECT_EQ(lost.understood.size(), 1U);
  say("velites 1 1 hit, is routed");
  EXPECT_NE(words_.find("outed"), std::string::npos) << words_;
  EXPECT_TRUE(tell("velites 2 1 hit, is velites 1 routed").stopped);
}

}  // namespace
}  // namespace signifer::conformance::told_words_test
