// The words of the referee and of the account: the rule that decides, the figures, the unit that is the reason. Worked
// by hand.
#include "rulesets/hannibal/field.h"

namespace signifer::hannibal::test::explanations_test {
namespace {

TEST(HannibalExplains, ShotsByRangeArcAndLine) {
  Field f;
  f.unit("vel", "a", "velites", 20, 10, 0).unit("far", "b", "triarii", 20, 15, 180);
  f.unit("bolt", "a", "scorpion", 40, 10, 0).unit("way", "b", "velites", 40, 14, 180);
  f.unit("back", "b", "triarii", 40, 18, 180).unit("side", "b", "triarii", 46, 14, 180);
  // Front edges at 10.75 and 14.
  EXPECT_EQ(f.refusal(shot("vel", "far")), "HG-RNG-2 Out of range: far, 3.25 in away, at most 2 in.\n");
  EXPECT_EQ(f.refusal(shot("bolt", "back")), "HG-RNG-6 In the line of fire: way.\n");
  EXPECT_EQ(f.refusal(shot("bolt", "side")),
            "HG-RNG-5 Out of the arc of fire: side, 4 in to the side, at most 1 in.\n");
  // The near edges of way and of the scorpion: 13.25 and 11.
  EXPECT_EQ(f.figures(shot("bolt", "way")),
            "HG-RNG-5 way to the side, of half the frontage: 0 of 1 in.\n"
            "HG-RNG-3 Range to way: 2.25 of 24 in.\n"
            "HG-RNG-6 Line of fire to way free.\n");
}

TEST(HannibalExplains, MarchesByWhatTheyUsed) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0)
      .unit("friend", "a", "triarii", 20, 18, 0)
      .unit("foe", "b", "triarii", 60, 40, 0);
  EXPECT_EQ(f.figures(march("foot", {{{"ahead", 5}}})), "HG-MOV-1 Move used: 5 of 12 in.\n");
  EXPECT_EQ(
      f.refusal(march("foot", {{{"back", 5}}})),
      "HG-MOV-1 Too far: 15 of 12 in.\nHG-MOV-5 Sideways and back go at a third of the speed: they cost 15 in.\n");
  EXPECT_EQ(f.refusal(march("foot", {{{"ahead", 8}}})), "HG-MAN-15 In the way after 6 in of 8 in: friend.\n");
  Field g;
  g.unit("foot", "a", "triarii", 20, 30, 0).unit("foe", "b", "triarii", 60, 40, 0);
  g.act(march("foot", {{{"aboutFace", true}}, {{"ahead", 6}}}));
  EXPECT_EQ(g.sentences(), "foot faced about, which used 6 in of the move. HG-MOV-11\nfoot marched 6 in. HG-MOV-1\n");
  EXPECT_NEAR(g.y("foot"), 24, 0.002);
  f.act(march("foot", {{{"wheelLeft", 90}}, {{"ahead", 3}}}));
  EXPECT_EQ(
      f.sentences(),
      "foot wheeled left by 90 degrees, which used 6.28 in of the move. HG-MAN-10\nfoot marched 3 in. HG-MOV-1\n");
}

TEST(HannibalExplains, ChargesByReachArcAndWay) {
  Field f;
  f.unit("foot", "a", "gallic-warband", 20, 10, 0, {{"hits", 3}}).unit("far", "b", "triarii", 20, 31, 180);
  f.unit("f2", "a", "triarii", 40, 10, 0)
      .unit("way", "b", "triarii", 40, 15, 180)
      .unit("behind", "b", "triarii", 40, 20, 180);
  f.unit("f3", "a", "triarii", 60, 10, 0).unit("beside", "b", "triarii", 67, 10, 180);
  EXPECT_EQ(f.refusal(charge("foot", "far")),
            "HG-BW-2 Battle Worn, 3 hits, at most 2: foot may charge only with a leader attached or as veterans.\n"
            "HG-CHG-5 Out of reach: far, 19 in away, at most 18 in.\n");
  EXPECT_EQ(f.refusal(charge("f2", "behind")), "HG-CHG-6 In the way after 3 in of 8 in straight ahead: way.\n");
  // The nearest corner (65, 11) is 3" beyond the front corner and level with it: 90 degrees.
  const Verdict beside = f.judge(charge("f3", "beside"));
  const auto outside = std::ranges::find(beside.reasons, "target-outside-forward-arc", &Reason::code);
  ASSERT_NE(outside, beside.reasons.end());
  EXPECT_EQ(outside->measured, Figure::degrees(90 * oneDegree));
  EXPECT_EQ(outside->allowed, Figure::degrees(45 * oneDegree));
  EXPECT_EQ(outside->unit, findUnit(f.battle(), "beside"));
  EXPECT_EQ(f.figures(charge("f2", "way")),
            "HG-CHG-5 Way to way, of the longest charge: 3 of 18 in.\n"
            "HG-CHG-5 In the forward arc: way.\n"
            "HG-CHG-6 Way straight ahead to way free: 3 in.\n"
            "HG-CHG-4 The charge comes from the front of way.\n");
}

TEST(HannibalExplains, CounterchargesByTheUnitThatIsTheReason) {
  Field f;
  f.unit("side", "a", "triarii", 10, 20, 90).unit("foe", "b", "triarii", 20, 20, 0);
  f.unit("foe2", "b", "triarii", 60, 40, 0);
  f.tasks({{{"task", "charge"}, {"args", {0, 1, 0, 1, 0, 0}}}, {{"task", "countercharge"}, {"args", {1, 0}}}});
  // The charger's front centre (11, 20) is 7" beyond the corner (18, 21) and 1" behind it: 98.1 degrees from ahead.
  EXPECT_EQ(f.refusal(of("countercharge", "foe")),
            "HG-CC-3 The way of side comes from outside the forward arc: 98.1 of 45 degrees.\n");
  EXPECT_EQ(f.refusal(of("countercharge", "foe2")), "HG-CC-3 Not being charged: foe2.\n");
  EXPECT_EQ(f.refusal(march("side", {{{"ahead", 1}}})), "HG-CC-1 foe must react to the charge first.\n");
}

// HG-DIS-2, D57: one straight move off the face of the enemy that it struck at, and no farther.
TEST(HannibalExplains, DisengagingByTheEnemyThatItIsNotClearOf) {
  Field f;
  f.unit("own", "a", "triarii", 20, 20, 0).unit("front", "b", "triarii", 20, 22, 180);
  f.unit("flank", "b", "triarii", 23, 20, 270).step("round-choices");
  EXPECT_EQ(f.refusal(of("disengage", "own")),
            "HG-DIS-2 No room to disengage: flank would be 0 in away, less than 1 in.\n");
  Field g;
  g.unit("own", "a", "triarii", 20, 20, 0).unit("front", "b", "triarii", 20, 22, 180).step("round-choices");
  EXPECT_EQ(g.figures(of("disengage", "own")),
            "HG-DIS-2 Backs off: 1 in.\nHG-BL-2 Stands of its line: 1.\nHG-DIS-1 No hits on own in this round.\n");
  EXPECT_EQ(g.refusal(of("disengage", "front")), "HG-RET-1 First to choose: Rome.\n");
  Field h;
  h.unit("own", "a", "triarii", 20, 20, 0, {{"hitsThisRound", 2}}).unit("front", "b", "triarii", 20, 22, 180);
  h.step("round-choices");
  EXPECT_EQ(h.refusal(of("disengage", "own")), "HG-DIS-3 own took 2 hits in this round.\n");
}

// HG-DIS-2: one inch of room is enough, and a friend within it is told as he stands there.
TEST(HannibalExplains, DisengagingTowardsAFriend) {
  for (const double behind : {17.0, 17.5}) {
    Field f;
    f.unit("own", "a", "triarii", 20, 20, 0).unit("front", "b", "triarii", 20, 22, 180);
    f.unit("friend", "a", "triarii", 20, behind, 0).step("round-choices");
    EXPECT_EQ(f.refusal(of("disengage", "own")),
              behind == 17.0 ? "" : "HG-DIS-2 No room to disengage. In the way: friend.\n");
  }
}

TEST(HannibalExplains, RetreatsByTheirWay) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 30, 0).unit("two", "b", "gallic-and-spanish-horse", 20, 32, 180);
  f.unit("l1", "a", "triarii", 50, 20, 0)
      .unit("l2", "a", "triarii", 54, 20, 0)
      .unit("foe", "b", "triarii", 52, 22, 180);
  f.step("round-choices");
  const auto retreat = [](double ahead) {
    return Json{{"action", "retreat"}, {"unit", "horse"}, {"path", {{{"ahead", ahead}}}}};
  };
  EXPECT_EQ(f.refusal(retreat(8)), "HG-RET-4 Too short a retreat: 8 in, at least 9 in.\n");
  EXPECT_EQ(f.refusal(retreat(20)), "HG-RET-4 Too far: 20 of 18 in.\n");
  EXPECT_EQ(f.figures(retreat(10)),
            "HG-RET-4 Way of the retreat 10 in, at least 9 in needed.\nHG-RET-4 Retreat: 10 of 18 in.\n"
            "HG-RET-1 Still in contact at the end of the round: two.\n");
  EXPECT_EQ(f.refusal(of("retreat", "l1")), "HG-BL-1 No retreat for l1: a Battle Line of 2 never retreats.\n");
}

// HG-MAN-15: legs ahead that follow each other clear a friend together; a way into him is in his way.
TEST(HannibalExplains, FriendsBesideAWheelByTheWholeWayAhead) {
  Field f;
  f.unit("own", "a", "numidian-horse", 24, 10, 0).unit("friend", "a", "numidian-horse", 20, 10, 0);
  f.unit("foe", "b", "triarii", 24, 40, 180);
  const Verdict legal = f.judge(march("own", {{{"wheelRight", 10}}, {{"ahead", 0.5}}, {{"ahead", 1.2}}}));
  ASSERT_TRUE(legal.legal());
  const auto cleared = std::ranges::find(legal.figures, "friend-cleared", &Reason::code);
  ASSERT_NE(cleared, legal.figures.end());
  EXPECT_EQ(cleared->measured, Figure::inches(1700));
  Field g;
  const Json alone{{"lineAtTurnStart", 0}};
  g.unit("own", "a", "macedonian-phalanx", 30, 20, 37, alone).unit("friend", "a", "triarii", 27.407, 23.206, 37, alone);
  g.unit("foe", "b", "triarii", 65, 45, 180);
  const Verdict into = g.judge(march("own", {{{"wheelLeft", 60}}, {{"ahead", 1}}}));
  ASSERT_FALSE(into.legal());
  EXPECT_EQ(into.reasons[0].code, "unit-in-the-way");
  EXPECT_EQ(into.reasons[0].measured, Figure::inches(1000));
  EXPECT_LT(into.reasons[0].allowed->value, 1000);
}

// HG-RNG-5: 27 - 20 less half of its 4 in; 0.15 in ahead is no range too long.
TEST(HannibalExplains, AShotBesideTheStripByThatAlone) {
  Field f;
  f.unit("vel", "a", "velites", 20, 10, 0).unit("foe", "b", "african-veterans", 27, 11.9, 180);
  EXPECT_EQ(f.refusal(shot("vel", "foe")), "HG-RNG-5 Out of the arc of fire: foe, 5 in to the side, at most 2 in.\n");
}

// HG-CHG-5, HG-CHG-6, HG-MAN-14
TEST(HannibalExplains, ChargesByArcAndLine) {
  for (const auto& [arc, figures] :
       {std::pair{"45-degrees", "180 of 45 degrees"}, std::pair{"half-plane", "180 of 90 degrees"}}) {
    Field f(Chosen{{"forward-arc", arc}});
    f.unit("own", "a", "hastati-and-principes", 20, 10, 0).unit("foe", "b", "african-veterans", 20, 7, 180);
    EXPECT_EQ(f.refusal(charge("own", "foe")),
              std::string("HG-CHG-5 The place of foe is outside the forward arc: ") + figures + ".\n");
  }
  Field line;
  line.unit("own", "a", "hastati-and-principes", 20, 10, 0).unit("two", "a", "hastati-and-principes", 24, 10, 0);
  line.unit("foe", "b", "african-veterans", 14, 18, 180);
  EXPECT_EQ(line.refusal(charge("own", "foe")),
            "HG-CHG-6 The line of the charge misses foe: 4 in to the side, at most 2 in.\n"
            "HG-MAN-14 Began the turn in a Battle Line, charges straight ahead only: own.\n");
  Field wheeled;
  wheeled.unit("own", "a", "hastati-and-principes", 20, 10, 0, {{"wheelsUsed", 1}});
  wheeled.unit("foe", "b", "african-veterans", 14, 18, 180);
  EXPECT_EQ(wheeled.refusal(charge("own", "foe")),
            "HG-CHG-6 The line of the charge misses foe: 4 in to the side, at most 2 in.\n"
            "HG-MAN-3 Too many wheels: 2, at most 1.\n");
}

// HG-MAN-4, HG-MAN-6, HG-BW-2, HG-LDR-2
TEST(HannibalExplains, LegalAnswersByEachLimit) {
  Field f;
  f.unit("foot", "a", "greek-hoplites", 20, 10, 0, {{"hits", 1}}).unit("foe", "b", "triarii", 20, 20, 180);
  f.unit("bolt", "a", "scorpion", 40, 10, 0, {{"wheelsUsed", 1}}).unit("far", "b", "triarii", 40, 20, 180);
  f.leader("l", "a", {{"x", 14}, {"y", 21.5}});
  EXPECT_NE(f.figures(march("foot", {{{"wheelRight", 10}}})).find("HG-MAN-6 Wheels: 1, at most 2."), std::string::npos);
  EXPECT_NE(f.figures(shot("bolt", "far")).find("HG-MAN-4 Wheels: 1, at most 1."), std::string::npos);
  EXPECT_NE(f.figures(charge("foot", "foe")).find("HG-BW-2 Hits: 1, at most 2 for a charge by foot."),
            std::string::npos);
  const std::string way = f.figures({{"action", "move-leader"}, {"person", "l"}, {"point", {26, 21.5}}});
  EXPECT_NE(way.find("HG-LDR-2 Way of l clear, 0.5 in beside foe."), std::string::npos) << way;
}

// D16
TEST(HannibalExplains, AMarchIntoContactByOption) {
  Field f(Chosen{{"march-into-contact", "anyone"}});
  f.unit("own", "a", "hastati-and-principes", 20, 10, 0).unit("foe", "b", "triarii", 20, 13, 180);
  EXPECT_EQ(f.refusal(march("own", {{{"ahead", 3}}})), "HG-MAN-15 In the way after 1 in of 3 in: foe.\n");
}

// HG-RET-9: 12 - 1 - 1 - 2.5 in of room behind; and more than that wished for.
TEST(HannibalExplains, RetreatsByTheRoomThatTheyNeed) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 12, 0).unit("foe", "b", "african-veterans", 20, 14, 180);
  f.unit("behind", "b", "african-veterans", 20, 1.5, 0).step("round-choices");
  EXPECT_EQ(f.refusal({{"action", "retreat"}, {"unit", "horse"}, {"path", {{{"ahead", 9}}}}}),
            "HG-RET-9 The retreat would run into behind: 7.5 in open, at least 9 in needed.\n");
}

// HG-CMT-8: why the bonus was lost, with the row.
TEST(HannibalExplains, ALostChargeBonus) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 10, 0).unit("foe", "b", "scorpion", 20, 24, 180);
  f.terrain("wood", 0, {{18, 14}, {19, 14}, {19, 15}, {18, 15}});
  f.act(charge("horse", "foe"), {3});
  EXPECT_NE(f.sentences().find("horse lost its charge bonus in terrain: charge modifier 0. HG-CMT-10 HG-CMT-8\n"),
            std::string::npos)
      << f.sentences();
  const auto lost = std::ranges::find(f.account(), "charge-bonus-lost", &Entry::phrase);
  ASSERT_NE(lost, f.account().end());
  ASSERT_EQ(lost->consulted.size(), 1U);
  EXPECT_EQ(lost->consulted[0].procedure->info().id, "charge-modifier");
}

TEST(HannibalExplains, BlowsWithDiceAndModifiers) {
  Field f;
  f.unit("one", "a", "triarii", 20, 20, 0).unit("two", "b", "gallic-warband", 20, 22, 180);
  f.act(endStep);
  // Veterans +1, lone -2, one shield -1: 6 + 5 - 2 = 9. Lone -2, two shields -2: 2 + 1 - 4 = -1.
  f.act(advance, {6, 5, 2, 1});
  EXPECT_EQ(f.sentences(),
            "one struck at two: rolled 11, score 9, 1 hit. HG-H2H-13 HG-HIT-2\n"
            "two struck at one: rolled 3, score −1, no hits. HG-H2H-13 HG-HIT-1\n"
            "one had the better of two: 1 hit to 0. HG-H2H-13\n"
            "two took 1 hit: 1 of 5. HG-CAS-1\n");
  ASSERT_EQ(f.account()[0].modifiers.size(), 3U);
  EXPECT_EQ(f.account()[0].modifiers[0].rule, "HG-H2H-2");
  EXPECT_EQ(f.account()[0].consulted[0].faces, (std::vector<int>{6, 5}));
}

TEST(HannibalExplains, WhatIsAskedNow) {
  Field f;
  f.unit("one", "a", "triarii", 20, 20, 0).unit("foe", "b", "triarii", 20, 40, 180);
  f.leader("l", "a", {{"x", 20}, {"y", 10}});
  EXPECT_EQ(f.refusal(of("disengage", "one")),
            "HG-DIS-1 That is chosen at the end of a round of combat.\n"
            "HG-SEQ-2 Rome may act now, one unit after another.\n");
  Field g;
  g.unit("one", "a", "triarii", 20, 20, 0).unit("foe", "b", "triarii", 20, 40, 180);
  g.leader("l", "a", {{"x", 20}, {"y", 10}}).step("leader-moves");
  EXPECT_EQ(g.refusal(march("one", {{{"ahead", 1}}})),
            "HG-SEQ-5 Rome may move leaders now.\n"
            "HG-SEQ-2 Units act at the beginning of the Action Phase, before the combat round and the Leader Phase.\n");
  EXPECT_EQ(g.refusal(march("foe", {{{"ahead", 1}}})),
            "HG-SEQ-5 Rome may move leaders now.\n"
            "HG-SEQ-2 Units act at the beginning of the Action Phase, before the combat round and the Leader Phase.\n");
  Field h;
  h.unit("one", "a", "triarii", 20, 20, 0).unit("foe", "b", "triarii", 20, 40, 180);
  h.rules().deploy(h.battle());
  EXPECT_EQ(h.refusal(march("one", {{{"ahead", 1}}})), "HG-SEQ-9 Roll for the first turn first.\n");
}

TEST(HannibalExplains, LeadersByNameAndMove) {
  Field f;
  f.unit("one", "a", "triarii", 20, 20, 0).unit("foe", "b", "triarii", 60, 40, 180);
  f.leader("Varro", "a", {{"x", 20}, {"y", 10}});
  const auto to = [](double x, double y) {
    return Json{{"action", "move-leader"}, {"person", "Varro"}, {"point", {x, y}}};
  };
  EXPECT_EQ(f.refusal(to(39, 10)), "HG-LDR-2 Too far: 19 of 18 in.\n");
  EXPECT_EQ(f.figures(to(30, 10)), "HG-LDR-2 Varro moves: 10 of 18 in.\n");
}

// The line of three is 12 in wide; by 30 degrees its outer corner goes 6.28 in.
TEST(HannibalExplains, LineWheelsByEachLimit) {
  Field f;
  for (int i = 0; i < 3; ++i) f.unit("l" + std::to_string(i), "a", "gallic-warband", 20 + 4 * i, 20, 0);
  f.unit("foe", "b", "triarii", 30, 30, 180).unit("beside", "a", "triarii", 32.7, 20, 0);
  const std::string kept = f.figures({{"action", "line-wheel"}, {"unit", "l1"}, {"path", {{{"wheelLeft", 30}}}}});
  for (const char* rule : {"HG-MAN-6", "HG-MAN-7", "HG-MAN-13", "HG-MAN-15", "HG-MOV-1"})
    EXPECT_NE(kept.find(rule), std::string::npos) << rule << "\n" << kept;
}

TEST(HannibalExplains, ChargesThroughWhomItMeets) {
  Field routed;
  routed.unit("own", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 22, 180);
  routed.unit("fled", "b", "triarii", 20, 16, 0, {{"routed", true}});
  const std::string kept = routed.figures(charge("own", "foe"));
  EXPECT_NE(kept.find("HG-RTU-1 Captured in passing: fled."), std::string::npos) << kept;
  EXPECT_EQ(kept.find("free"), std::string::npos) << kept;
  Field f(Chosen{{"intervening-declared-by", "owner"}});
  f.unit("own", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 22, 180);
  f.unit("vel", "b", "velites", 20, 16, 180);
  const std::string asked = f.figures(charge("own", "foe"));
  EXPECT_NE(asked.find("HG-SKI-3 In the way after "), std::string::npos) << asked;
  EXPECT_EQ(asked.find("free"), std::string::npos) << asked;
}

// The rule that ended the time of a leader's move or of blows is told beside what is asked instead.
TEST(HannibalExplains, WhatComesTooLate) {
  Field f;
  f.unit("own", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 22, 180);
  f.leader("chief", "a", {{"x", 20}, {"y", 8}}).step("stamina-count");
  const Ids late = f.rulesAgainst({{"action", "move-leader"}, {"person", "chief"}, {"point", {20, 9}}});
  EXPECT_NE(std::ranges::find(late, "HG-STA-1"), late.end());
  EXPECT_NE(std::ranges::find(late, "HG-SEQ-5"), late.end());
  Field g;
  g.unit("own", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 22, 180).step("leader-moves");
  const Ids blows = g.rulesAgainst({{"action", "strike"}, {"unit", "own"}, {"target", "foe"}});
  EXPECT_NE(std::ranges::find(blows, "HG-H2H-13"), blows.end());
}

}  // namespace
}  // namespace signifer::hannibal::test::explanations_test
