// Wheels beside a friend (IO-MOV-7, D-23): what the rear corner may clip on the way and must be clear of at the end, in
// moves and in charges, and the option that forbids it.
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::past_friends_test {
namespace {

Around ordersPhase(const char* wheels = "clips") {
  Around around;
  around.step = "unit-orders";
  around.options["wheel-past-friends"] = wheels;
  return around;
}

/// Two units of horse side by side; the right one is to wheel away.
Field pair(const char* wheels = "clips") {
  return Field(
      {unit("l", "a", "heavy-cavalry", 20, 10, 0), unit("r", "a", "heavy-cavalry", 26, 10, 0, {{"movesLeft", 2}}),
       unit("e", "b", "legionaries", 60, 44, 180)},
      ordersPhase(wheels));
}

TEST(InitiativePastFriends, ASmallWheelMustGoOnUntilItIsClear) {
  const Field field = pair();
  const Verdict bare = field.judge(move("r", {{"wheelRight", 10}}));
  ASSERT_FALSE(bare.legal());
  const Reason& reason = bare.reasons.front();
  EXPECT_EQ(reason.rule, "IO-MOV-7");
  EXPECT_EQ(reason.code, "clips-a-friend");
  EXPECT_EQ(reason.unit, findUnit(field.battle(), "l"));
  EXPECT_EQ(reason.measured, Figure::inches(0));
  ASSERT_TRUE(reason.allowed);
  EXPECT_NEAR(reason.allowed->value, 940, 5);
  ASSERT_TRUE(bare.nearest);
  EXPECT_TRUE(field.rules().judge(field.battle(), *bare.nearest).legal());
  EXPECT_EQ(field.refusal(move("r", {{"wheelRight", 10}, {"ahead", 0.9}})), "IO-MOV-7 clips-a-friend");
  EXPECT_EQ(field.refusal(move("r", {{"wheelRight", 10}, {"ahead", 1}})), "");
}

TEST(InitiativePastFriends, AWideWheelIsClearOfItself) {
  EXPECT_EQ(pair().refusal(move("r", {{"wheelRight", 20}})), "");
}

TEST(InitiativePastFriends, UnderTheHouseRuleHeIsInTheWay) {
  const Field field = pair("no");
  for (const double angle : {10.0, 20.0})
    EXPECT_EQ(field.refusal(move("r", {{"wheelRight", angle}})), "IO-MOV-7 way-blocked");
  EXPECT_EQ(field.refusal(move("r", {{"wheelRight", 10}, {"ahead", 1}})), "IO-MOV-7 way-blocked");
}

// A wheel towards his side swings the corner away from him; who stands a little off is in the way as ever.
TEST(InitiativePastFriends, OnlyAFriendWhoIsTouchedIsClipped) {
  EXPECT_EQ(pair().refusal(move("r", {{"wheelLeft", 10}, {"ahead", 1}})), "");
  const Field apart(
      {unit("l", "a", "heavy-cavalry", 19.9, 10, 0), unit("r", "a", "heavy-cavalry", 26, 10, 0, {{"movesLeft", 2}}),
       unit("e", "b", "legionaries", 60, 44, 180)},
      ordersPhase());
  EXPECT_EQ(apart.refusal(move("r", {{"wheelRight", 10}, {"ahead", 1}})), "IO-MOV-7 way-blocked");
}

// A move that ends a hair in a friend is no trap: the next one begins as if it stood beside him.
TEST(InitiativePastFriends, WhatIsLeftOfTheOverlapHindersNoFurtherMove) {
  Field field = pair();
  const auto needed = field.judge(move("r", {{"wheelRight", 10}})).reasons.front().allowed;
  ASSERT_TRUE(needed);
  field.act(move("r", {{"wheelRight", 10}, {"ahead", needed->value / 1000.0}}));
  EXPECT_EQ(field.refusal(move("r", {{"ahead", 4}})), "");
  EXPECT_EQ(field.refusal(move("r", {{"wheelRight", 5}, {"ahead", 3}})), "");
}

TEST(InitiativePastFriends, ACharge) {
  const auto refusal = [](const char* wheels) {
    Around around = ordersPhase(wheels);
    around.step = "initiative-moves";
    const Field field({unit("l", "a", "heavy-cavalry", 20, 10, 0), unit("r", "a", "heavy-cavalry", 26, 10, 0),
                       unit("t", "b", "hoplite-spearmen", 33, 19, 180)},
                      around);
    return field.refusal(charge("r", "t"));
  };
  EXPECT_EQ(refusal("clips"), "");
  EXPECT_EQ(refusal("no"), "IO-MOV-7 way-blocked") << "the distance is not at fault where no wheel is open";
}

// Machines are offered such wheels.
TEST(InitiativePastFriends, CandidatesWheelAwayFromTheirNeighbours) {
  Around around = ordersPhase();
  Field field(
      {unit("l", "a", "heavy-cavalry", 20, 10, 0), unit("r", "a", "heavy-cavalry", 26, 10, 0, {{"movesLeft", 1}}),
       unit("e", "b", "legionaries", 45, 44, 180)},
      around);
  ActionList list;
  field.rules().candidates(field.battle(), field.decision(), list);
  EXPECT_TRUE(std::ranges::any_of(
      list, [&](const Action& action) { return !action.path.empty() && action.path[0].kind == LegKind::wheelRight; }));
}

}  // namespace
}  // namespace signifer::initiative::test::past_friends_test
