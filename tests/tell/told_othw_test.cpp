// Lines of O/THW beside the table: catches, fights and phases as people tell them.
#include "tell/told_battle.h"

namespace signifer::conformance {
namespace {

class ToldOthw : public ToldBattle {};

// OT-FLE-6, OT-MOR-4, OT-PUR-3
TEST_F(ToldOthw, AQuarryThatIsCaughtIsCutDown) {
  for (const char* line : {"Equites 1 pursues 3", "Numidian Horse 1 is caught"}) {
    open("othw_metaurus", "Rome begins");
    say("Numidian Horse 1 at 2, 9");
    say("Numidian Horse 1 rout");
    const std::string before = answer("what is Carthage's army morale?");
    say("Equites 1 at 2, 6");
    say("Equites 1 pursuing");
    say("Carthage's turn");
    say("Rome's turn");
    say(line);
    EXPECT_FALSE(battle_.unit(unit("Numidian Horse 1")).present) << line;
    EXPECT_NE(answer("what is Carthage's army morale?"), before) << line;
    EXPECT_EQ(answer("may Equites 1 act?").find("Yes"), std::string::npos) << line;
  }
}

TEST_F(ToldOthw, APhaseOfASideIsItsTurn) {
  open("othw_metaurus", "Rome begins");
  say("Carthage's phase");
  const Told now = tell("what now?");
  ASSERT_TRUE(now.answer);
  EXPECT_NE(now.answer->head.find("Move your fleeing units"), std::string::npos) << now.answer->head;
}

// OT-SEQ-8
TEST_F(ToldOthw, AFightThatIsToldIsTheOneOfItsUnit) {
  open("othw_metaurus", "Rome begins");
  say("Javelinmen 1 at 4, 5");
  say("next");
  says("may Velites 1 fight Javelinmen 1?", "Yes");
  say("Velites 1 beats Javelinmen 1");
  says("may Velites 1 fight Javelinmen 1?", "OT-SEQ-8");
}

TEST_F(ToldOthw, WordsThatAnAnswerDoesNotTakeStopIt) {
  open("othw_metaurus", "Rome begins");
  say("next");
  const Told through = tell("may Velites 1 move against Spaniards 2?");
  EXPECT_TRUE(through.stopped);
  say("Velites 1 ahead 2");
  saysNot("may Velites 1 fight again?", "Further move");
  EXPECT_TRUE(tell("what does the phase end on?").stopped);
}

// OT-MOV-7
TEST_F(ToldOthw, WhoStandsBeforeAUnitIsNamedWhereItsWayIsAskedFor) {
  open("othw_metaurus", "Rome begins");
  say("next");
  says("how far may the triarii move?", "OT-MOV-7");
}

// OT-CHG-2
TEST_F(ToldOthw, AChargeThatHasNoWayIsDoubted) {
  open("othw_metaurus", "Rome begins");
  say("next");
  say("Legionaries of Nero 1 charges Gauls 1");
  EXPECT_NE(words_.find("OT-CHG-2"), std::string::npos) << words_;
}

}  // namespace
}  // namespace signifer::conformance
