// Marches, wheels and shots on the table, worked by hand from the ledger's movement rows.
#include <cmath>

#include "rulesets/hannibal/field.h"

namespace signifer::hannibal::test::marches_test {
namespace {

TEST(HannibalMarch, KeepsToTheMovementTable) {
  Field f;
  f.unit("foot", "a", "gallic-warband", 10, 10, 0).unit("horse", "a", "roman-horse", 20, 10, 0);
  f.unit("cars", "a", "gallic-chariots", 30, 10, 0).unit("bolt", "a", "scorpion", 40, 10, 0);
  f.unit("stone", "a", "stone-thrower", 50, 10, 0).unit("foe", "b", "triarii", 36, 46, 180);
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"ahead", 12}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"ahead", 12.001}}})), Ids{"HG-MOV-1"});
  EXPECT_EQ(f.rulesAgainst(march("horse", {{{"ahead", 18}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("horse", {{{"ahead", 18.5}}})), Ids{"HG-MOV-2"});
  EXPECT_EQ(f.rulesAgainst(march("cars", {{{"ahead", 19}}})), Ids{"HG-MOV-3"});
  EXPECT_EQ(f.rulesAgainst(march("cars", {{{"left", 1}}})), Ids{"HG-MOV-6"});
  EXPECT_EQ(f.rulesAgainst(march("bolt", {{{"ahead", 3}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("bolt", {{{"ahead", 3.1}}})), Ids{"HG-MOV-4"});
  EXPECT_EQ(f.rulesAgainst(march("stone", {{{"ahead", 1}}})), Ids{"HG-MOV-12"});
  // A third of the speed, mixed legs, an about-face at half the move (D8, D9).
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"left", 4}}})), Ids{"legal"});
  EXPECT_TRUE(has(f.rulesAgainst(march("foot", {{{"back", 4.1}}})), "HG-MOV-5"));
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"ahead", 6}}, {{"right", 2}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"aboutFace", true}}, {{"ahead", 6}}})), Ids{"legal"});
  EXPECT_TRUE(has(f.rulesAgainst(march("foot", {{{"aboutFace", true}}, {{"ahead", 6.1}}})), "HG-MOV-11"));
  const Verdict verdict = f.judge(march("foot", {{{"ahead", 14}}}));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_EQ(verdict.nearest->path[0].amount, 12000);
  EXPECT_EQ(verdict.reasons[0].measured, Figure::inches(14000));
  EXPECT_EQ(verdict.reasons[0].allowed, Figure::inches(12000));
}

// One move may touch a leader twice, by its path and at its end: the second time he is with a unit already.
TEST(HannibalLeaders, AreAskedOnceWhereToEscape) {
  Field f;
  f.unit("one", "a", "triarii", 20, 10, 0)
      .unit("two", "a", "triarii", 24, 10, 0)
      .unit("three", "a", "triarii", 28, 10, 0);
  f.unit("foe", "b", "triarii", 36, 46, 180).leader("consul", "a", {{"unit", "one"}});
  Task again;
  again.code = static_cast<std::int16_t>(TaskKind::leaderEscape);
  again.args = {findPerson(f.battle(), "consul"), findUnit(f.battle(), "foe")};
  f.battle().tasks.push_back(again);
  EXPECT_TRUE(f.rules().decision(f.battle()).automatic);
}

TEST(HannibalMarch, CountsWheels) {
  Field f;
  f.unit("foot", "a", "gallic-warband", 20, 20, 0).unit("horse", "a", "numidian-horse", 40, 20, 0);
  f.unit("foe", "b", "triarii", 36, 46, 180);
  const Json wheel{{"wheelLeft", 30}};
  EXPECT_EQ(f.rulesAgainst(march("foot", {wheel, {{"ahead", 9}}})), Ids{"legal"});
  // 30 degrees of a 4" front cost 2.094".
  EXPECT_TRUE(has(f.rulesAgainst(march("foot", {wheel, {{"ahead", 10}}})), "HG-MAN-10"));
  EXPECT_EQ(f.rulesAgainst(march("foot", {wheel, {{"wheelRight", 30}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("foot", {wheel, {{"ahead", 1}}, wheel})), Ids{"HG-MAN-5"});
  EXPECT_EQ(f.rulesAgainst(march("foot", {wheel, wheel, wheel})), Ids{"HG-MAN-6"});
  EXPECT_EQ(f.rulesAgainst(march("horse", {wheel, {{"ahead", 1}}, wheel})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("horse", {wheel, wheel, wheel})), Ids{"HG-MAN-1"});
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"pivot", 90}}})), Ids{"HG-MAN-8"});
}

TEST(HannibalMarch, MeetsNobodyOnItsWay) {
  Field f;
  f.unit("foot", "a", "gallic-warband", 20, 20, 0).unit("friend", "a", "triarii", 20, 28, 0);
  f.unit("other", "a", "gallic-warband", 40, 20, 0).unit("foe", "b", "triarii", 40, 30, 180);
  // The friend's rear edge is 6" ahead of the front: touching is no passing through.
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"ahead", 6}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("foot", {{{"ahead", 6.1}}})), Ids{"HG-MAN-15"});
  EXPECT_EQ(f.rulesAgainst(march("other", {{{"ahead", 8}}})), Ids{"HG-MAN-13"});
  EXPECT_EQ(f.rulesAgainst(march("other", {{{"ahead", 7.9}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("other", {{{"back", 3}}})), Ids{"legal"});
  Field anyone(Chosen{{"march-into-contact", "anyone"}});
  anyone.unit("other", "a", "gallic-warband", 40, 20, 0).unit("foe", "b", "triarii", 40, 30, 180);
  EXPECT_EQ(anyone.rulesAgainst(march("other", {{{"ahead", 8}}})), (Ids{"house", "HG-MAN-13"}));
}

TEST(HannibalMarch, AskedOnlyOfUnitsThatMayAct) {
  Field f;
  f.unit("done", "a", "gallic-warband", 10, 20, 0, {{"actedThisTurn", true}});
  f.unit("fled", "a", "gallic-warband", 20, 20, 0, {{"routed", true}});
  f.unit("held", "a", "gallic-warband", 30, 20, 0).unit("foe", "b", "triarii", 30, 22, 180);
  EXPECT_EQ(f.rulesAgainst(march("done", {{{"ahead", 1}}})), Ids{"HG-SEQ-2"});
  EXPECT_EQ(f.rulesAgainst(march("foe", {{{"ahead", 1}}})), Ids{"HG-SEQ-2"});
  EXPECT_EQ(f.rulesAgainst(march("fled", {{{"ahead", 1}}})), Ids{"HG-MAN-12"});
  EXPECT_EQ(f.rulesAgainst(march("held", Json::array())), Ids{"HG-MAN-12"});
}

TEST(HannibalLine, WheelsAsOneBody) {
  Field f;
  for (int i = 0; i < 3; ++i) f.unit("l" + std::to_string(i), "a", "gallic-warband", 20 + 4 * i, 20, 0);
  f.unit("foe", "b", "triarii", 36, 46, 180);
  const Json wheel{{"action", "line-wheel"}, {"unit", "l1"}, {"path", {{{"wheelLeft", 30}}}}};
  EXPECT_EQ(f.rulesAgainst(march("l1", {{{"wheelLeft", 10}}})), Ids{"HG-MAN-14"});
  EXPECT_EQ(f.rulesAgainst(march("l1", {{{"ahead", 5}}})), Ids{"legal"});
  // Three stands of 4": 12" x 30 degrees is 6.28"; 60 degrees are more than 12".
  EXPECT_EQ(f.rulesAgainst(wheel), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst({{"action", "line-wheel"}, {"unit", "l1"}, {"path", Json::array()}}), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst({{"action", "line-wheel"}, {"unit", "l1"}, {"path", {{{"wheelLeft", 60}}}}}),
            (Ids{"HG-MAN-7", "HG-MOV-1"}));
  f.act(wheel);
  EXPECT_NEAR(f.heading("l2"), 330, 0.01);
  // The inner front corner (18, 21) stays; the outermost front corner was 12" away.
  EXPECT_NEAR(toInches(f.at("l0").status[UnitStatus::spentInches]), 6.283, 0.002);
  EXPECT_EQ(f.status("l2", UnitStatus::wheelsUsed), 1);
  EXPECT_EQ(f.rulesAgainst(wheel), (Ids{"HG-MAN-14", "HG-MAN-14", "HG-MAN-14"}));
  EXPECT_EQ(f.rulesAgainst(march("l2", {{{"ahead", 5.7}}})), Ids{"legal"});
  EXPECT_TRUE(has(f.rulesAgainst(march("l2", {{{"ahead", 5.8}}})), "HG-MOV-1"));
}

// A line that stands behind its screen waits for it, in whatever order the army is written down.
TEST(HannibalMarch, WhoStandsInFrontIsAskedFirst) {
  Field f;
  f.unit("line", "a", "triarii", 20, 10, 0).unit("screen", "a", "velites", 20, 14, 0);
  f.unit("reserve", "a", "triarii", 20, 4, 0).unit("foe", "b", "triarii", 20, 40, 180);
  const auto asked = [&f] { return f.rules().decision(f.battle()).unit; };
  EXPECT_EQ(asked(), findUnit(f.battle(), "screen"));
  f.act(march("screen", {{{"ahead", 6}}}));
  f.act({{"action", "stay"}, {"unit", "screen"}});
  EXPECT_EQ(asked(), findUnit(f.battle(), "line"));
}

// Facing about for whom it has beside it, it would pass by him, turn after turn.
TEST(HannibalMarch, MachinesFaceAboutForWhoIsBehindAndWheelForWhoIsBeside) {
  const auto facesAbout = [](double x, double y) {
    Field f;
    f.unit("horse", "a", "numidian-horse", 20, 24, 0).unit("foe", "b", "triarii", x, y, 180);
    ActionList list;
    f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
    EXPECT_GT(list.size(), 1U);
    return std::ranges::any_of(
        list, [](const Action& one) { return !one.path.empty() && one.path[0].kind == LegKind::aboutFace; });
  };
  EXPECT_TRUE(facesAbout(22, 8));
  EXPECT_FALSE(facesAbout(44, 20));
}

// A unit that comes up to an enemy and stops hands him the charge that it might have made.
TEST(HannibalMarch, MachinesChargeRatherThanStopBeforeTheEnemy) {
  const auto offers = [](double y, ActionId id) {
    Field f;
    f.unit("foot", "a", "gallic-warband", 20, 20, 0).unit("foe", "b", "triarii", 20, y, 180);
    ActionList list;
    f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
    return std::ranges::any_of(list, [&](const Action& one) { return one.kind == static_cast<std::int8_t>(id); });
  };
  EXPECT_TRUE(offers(28, ActionId::declareCharge));
  EXPECT_FALSE(offers(28, ActionId::march));
  EXPECT_TRUE(offers(44, ActionId::march));
}

TEST(HannibalMarch, SkirmishersShootAndGiveWay) {
  Field f;
  f.unit("foot", "a", "gallic-warband", 20, 20, 0).unit("sk", "b", "velites", 20, 27.75, 180);
  // Their front edge is 6" ahead. Javelins: -1 for skirmishers; 6 + 6 - 1 is two hits. No hits on them: no check.
  f.act(march("foot", {{{"ahead", 10}}}), {6, 6});
  EXPECT_NEAR(f.y("foot"), 26, 0.002);
  EXPECT_EQ(f.status("foot", UnitStatus::hits), 2);
  const Decision now = f.rules().decision(f.battle());
  EXPECT_EQ(now.side, 1);
  const Json back{{"action", "retreat-move"}, {"unit", "sk"}, {"path", {{{"ahead", 6}}}}};
  EXPECT_EQ(f.rulesAgainst({{"action", "retreat-move"}, {"unit", "sk"}, {"path", {{{"ahead", 5.9}}}}}),
            Ids{"HG-RET-4"});
  EXPECT_EQ(f.rulesAgainst({{"action", "retreat-move"}, {"unit", "sk"}, {"path", {{{"ahead", 12.1}}}}}),
            Ids{"HG-RET-4"});
  f.act(back);
  EXPECT_NEAR(f.y("sk"), 33.75, 0.002);
  EXPECT_NEAR(f.heading("sk"), 180, 0.01);
  EXPECT_EQ(f.status("sk", UnitStatus::retreating), 1);
  // The mover has waited and goes on.
  EXPECT_NEAR(f.y("foot"), 30, 0.002);
}

// D41: with a hit they check, by the option they do not; what is told names the right reason.
TEST(HannibalMarch, SkirmishersWithHitsGiveWayWithoutACheckUnderAnOption) {
  Field f(Chosen{{"skirmisher-retreat-check", "no"}});
  f.unit("foot", "a", "gallic-warband", 20, 20, 0).unit("sk", "b", "velites", 20, 27.75, 180, {{"hits", 1}});
  f.act(march("foot", {{{"ahead", 10}}}), {1, 1});
  EXPECT_TRUE(f.told("retreats-unasked"));
}

// Three stands, 18" to 30" across, wheel right by 30 degrees about (30, 21); skirmishers stand before the left one.
TEST(HannibalLine, SkirmishersGiveWayToItsWheel) {
  Field f;
  for (int i = 0; i < 3; ++i) f.unit("l" + std::to_string(i), "a", "gallic-warband", 20 + 4 * i, 20, 0);
  f.unit("sk", "b", "velites", 21, 24, 180).unit("foe", "b", "triarii", 60, 46, 180);
  const Json wheel{{"action", "line-wheel"}, {"unit", "l1"}, {"path", {{{"wheelRight", 30}}}}};
  ASSERT_EQ(f.rulesAgainst(wheel), Ids{"legal"});
  // Their near edge, y = 23.25, is 2.25" before the line's front. The front rises with the distance from the corner. It
  // meets their left end, 11" away at x = 19, when tan(angle) = 2.25 / 11.
  f.act(wheel, {1, 1});
  EXPECT_NEAR(f.heading("l0"), 11.56, 0.02);
  EXPECT_NEAR(f.heading("l2"), 11.56, 0.02);
  EXPECT_EQ(f.status("sk", UnitStatus::shotThisTurn), 1);
  EXPECT_EQ(f.status("l0", UnitStatus::hits), 0);
  EXPECT_EQ(f.rules().decision(f.battle()).side, 1);
  // They retreat out of the way, and the line goes on: one wheel, paid for once.
  f.act({{"action", "retreat-move"}, {"unit", "sk"}, {"path", {{{"ahead", 12}}}}});
  EXPECT_EQ(f.status("sk", UnitStatus::retreating), 1);
  EXPECT_NEAR(f.heading("l0"), 30, 0.01);
  EXPECT_NEAR(f.heading("l2"), 30, 0.01);
  EXPECT_EQ(f.status("l0", UnitStatus::wheelsUsed), 1);
  EXPECT_NEAR(toInches(f.status("l1", UnitStatus::spentInches)), 6.283, 0.003);
  EXPECT_NEAR(f.x("l2"), 30 - 2 * std::cos(M_PI / 6) - 1 * std::sin(M_PI / 6), 0.003);
}

// Each reason is told: a way that is too long and barred, a unit in contact whose way is barred.
TEST(HannibalMarch, IsToldEveryReason) {
  Field f;
  f.unit("own", "a", "triarii", 20, 10, 0).unit("friend", "a", "roman-horse", 20, 18, 0);
  f.unit("foe", "b", "triarii", 40, 40, 180);
  EXPECT_EQ(f.rulesAgainst(march("own", {{{"ahead", 13}}})), (Ids{"HG-MOV-1", "HG-MAN-15"}));
  const Verdict verdict = f.judge(march("own", {{{"ahead", 13}}}));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_NEAR(verdict.nearest->path[0].amount, 6000, 1);
  Field g;
  g.unit("own", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 12, 180);
  EXPECT_EQ(g.rulesAgainst(march("own", {{{"ahead", 1}}})), (Ids{"HG-MAN-12", "HG-MAN-13"}));
}

// HG-MAN-12: of several enemies in contact the nearest is named, in whatever order the army is written down.
TEST(HannibalMarch, NamesTheNearestEnemyInContact) {
  for (const bool first : {true, false}) {
    Field f;
    f.unit("own", "a", "triarii", 20, 10, 0);
    if (first) f.unit("corner", "b", "triarii", 23, 12, 180);
    f.unit("opposite", "b", "triarii", 19, 12, 180);
    if (!first) f.unit("corner", "b", "triarii", 23, 12, 180);
    EXPECT_EQ(f.refusal(march("own", {{{"back", 1}}})), "HG-MAN-12 In contact with opposite.\n");
  }
}

// D77: what only the other reading of a step allows is said to be a house rule's doing.
TEST(HannibalLine, ALoneWheelThatOnlyTheOptionAllowsIsUnderAHouseRule) {
  const auto set = [](Field& f) {
    f.unit("l1", "a", "triarii", 20, 10, 0).unit("l2", "a", "triarii", 24, 10.5, 0);
    f.unit("apart", "a", "triarii", 40, 10, 0).unit("foe", "b", "roman-horse", 20, 40, 180);
  };
  const Json wheel = march("l1", {{{"wheelRight", 5}}});
  Field sheet;
  set(sheet);
  EXPECT_EQ(sheet.rulesAgainst(wheel), Ids{"HG-MAN-14"});
  Field option(Chosen{{"line-step", "quarter-inch"}});
  set(option);
  EXPECT_EQ(option.rulesAgainst(wheel), (Ids{"house", "HG-MAN-14"}));
  EXPECT_EQ(option.rulesAgainst(march("apart", {{{"wheelLeft", 5}}})), Ids{"legal"});
  EXPECT_EQ(option.rulesAgainst(march("l1", {{{"ahead", 5}}})), Ids{"legal"});
  // Its neighbour has gone: it was in the line all the same.
  option.act(march("l2", {{{"ahead", 10}}}));
  EXPECT_EQ(option.rulesAgainst(wheel), (Ids{"house", "HG-MAN-14"}));
}

TEST(HannibalLine, ItsWheelStopsShortOfOthersAndSaysHowFarItIsOpen) {
  Field f;
  for (int i = 0; i < 3; ++i) f.unit("l" + std::to_string(i), "a", "gallic-warband", 20 + 4 * i, 20, 0);
  f.unit("own", "a", "triarii", 21, 24, 0).unit("foe", "b", "triarii", 60, 46, 180);
  const Json wheel{{"action", "line-wheel"}, {"unit", "l1"}, {"path", {{{"wheelRight", 30}}}}};
  const Verdict verdict = f.judge(wheel);
  EXPECT_EQ(f.rulesAgainst(wheel), Ids{"HG-MAN-15"});
  // The friend's rear edge, y = 23, is 2" before the front: tan(angle) = 2 / 11.
  ASSERT_TRUE(verdict.nearest);
  EXPECT_NEAR(toDegrees(verdict.nearest->path[0].amount), 10.30, 0.02);
}

// Option pass-through-friends: the foot passes its own skirmishers and is met by the enemy's on top of them. It waits
// clear of its own, and goes on when the enemy's have given way.
TEST(HannibalMarch, WaitsClearOfTheFriendsThatItPasses) {
  Field f(Chosen{{"pass-through-friends", "skirmishers"}});
  f.unit("foot", "a", "gallic-warband", 20, 20, 0).unit("own", "a", "velites", 20, 23.75, 0);
  f.unit("sk", "b", "velites", 20, 26.25, 180).unit("foe", "b", "triarii", 60, 46, 180);
  f.act(march("foot", {{{"ahead", 10}}}), {1, 1});
  EXPECT_NEAR(f.y("foot"), 22, 0.002);
  f.act({{"action", "retreat-move"}, {"unit", "sk"}, {"path", {{{"ahead", 12}}}}});
  EXPECT_NEAR(f.y("foot"), 30, 0.002);
  EXPECT_NEAR(toInches(f.status("foot", UnitStatus::spentInches)), 10, 0.002);
}

TEST(HannibalShot, LooksStraightAhead) {
  Field f;
  f.unit("bolt", "a", "scorpion", 20, 10, 0).unit("near", "b", "triarii", 20, 30, 180);
  f.unit("far", "b", "triarii", 20, 37, 180).unit("aside", "b", "triarii", 24, 20, 180);
  f.unit("stone", "a", "stone-thrower", 50, 2, 0).unit("before", "b", "velites", 50, 20, 180);
  f.unit("deep", "b", "gallic-warband", 50, 45, 180).unit("sling", "a", "balearic-slingers", 65, 20, 0);
  f.unit("close", "b", "triarii", 65, 23.75, 180);
  // near: front edge at y 29, the bolt shooter's at y 11: 18".
  EXPECT_EQ(f.rulesAgainst(shot("bolt", "near")), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(shot("bolt", "far")), (Ids{"HG-RNG-6", "HG-RNG-3"}));
  EXPECT_EQ(f.rulesAgainst(shot("bolt", "aside")), Ids{"HG-RNG-5"});
  EXPECT_EQ(f.rulesAgainst(shot("stone", "deep")), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(shot("sling", "close")), Ids{"legal"});
  f.act(shot("bolt", "near"), {3, 4});
  EXPECT_EQ(f.status("near", UnitStatus::hits), 1);
  EXPECT_EQ(f.rulesAgainst(shot("bolt", "near")), Ids{"HG-SEQ-2"});
  EXPECT_EQ(f.battle().relation(0, findUnit(f.battle(), "bolt"), findUnit(f.battle(), "near")), 1);
}

// The end of a playout is worth more if a line holds together, by more than the inches that the line stands nearer.
TEST(HannibalYardstick, AtTheEndALineIsWorthMoreThanItsUnits) {
  const auto promised = [](double apart) {
    Field f;
    f.unit("one", "a", "triarii", 30 - 4 - apart, 10, 0)
        .unit("two", "a", "triarii", 30, 10, 0)
        .unit("three", "a", "triarii", 30 + 4 + apart, 10, 0)
        .unit("foe", "b", "triarii", 30, 46, 180);
    return f.rules().appraiseEnd(f.battle(), 0) - f.rules().appraise(f.battle(), 0);
  };
  EXPECT_GT(promised(0), promised(3));
}

}  // namespace
}  // namespace signifer::hannibal::test::marches_test
