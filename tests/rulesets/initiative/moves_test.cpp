// Moves on the table worked by hand: allowances, wheels, turns, passing, the edge, proximity, formations, Free Moves
// and retirement (IO-MOV, IO-PRX, IO-FRE), with the options that change them.
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::moves_test {
namespace {

/// In the Orders phase; units with `movesLeft` are under an order that succeeded.
Around ordersPhase(signifer::test::Options options = {}) {
  Around around;
  around.step = "unit-orders";
  around.options = std::move(options);
  return around;
}
Json ordered(int moves = 1) { return {{"movesLeft", moves}}; }

TEST(InitiativeMoves, EachTroopHasItsAllowance) {
  const Field field(
      {unit("foot", "a", "hoplite-spearmen", 10, 4, 0, ordered()),
       unit("horse", "a", "heavy-cavalry", 20, 4, 0, ordered()),
       unit("light", "a", "light-cavalry", 30, 4, 0, {{"movesLeft", 1}, {"formation", "open-order"}}),
       unit("formed", "a", "light-cavalry", 42, 4, 0, ordered()),
       unit("stones", "a", "great-stone-thrower", 52, 4, 0, ordered()), unit("e", "b", "legionaries", 36, 46, 180)},
      ordersPhase());
  const std::pair<const char*, double> allowances[] = {{"foot", 6}, {"horse", 9}, {"light", 12}, {"formed", 9}};
  for (const auto& [id, inches] : allowances) {
    EXPECT_EQ(field.refusal(move(id, {{"ahead", inches}})), "") << id;
    EXPECT_EQ(field.refusal(move(id, {{"ahead", inches + 0.001}})), "IO-MOV-6 too-far") << id;
  }
  const Verdict verdict = field.judge(move("foot", {{"ahead", 7}}));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_EQ(verdict.nearest->path, (Path{{LegKind::ahead, 6 * oneInch}}));
  EXPECT_EQ(verdict.reasons.front().allowed, Figure::inches(6 * oneInch));
}

TEST(InitiativeMoves, AWheelCostsItsOuterArcAndATurnIsFreeOnce) {
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 6, 0, ordered()), unit("e", "b", "legionaries", 36, 46, 180)},
      ordersPhase());
  // 6" of frontage by 45 degrees: 4.712", so 1.288" are left.
  EXPECT_EQ(field.refusal(move("h", {{"wheelLeft", 45}, {"ahead", 1.287}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"wheelLeft", 45}, {"ahead", 1.29}})), "IO-MOV-6 too-far");
  EXPECT_EQ(field.refusal(move("h", {{"pivot", 90}, {"ahead", 6}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 5}, {"pivot", 90}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"pivot", 90}, {"ahead", 4}, {"pivot", 0}})), "IO-MOV-6 second-turn");
}

TEST(InitiativeMoves, OnlyOpenOrderPassesAndNobodyEndsOnOthers) {
  const Field field(
      {unit("formed", "a", "hoplite-spearmen", 20, 4, 0, ordered(2)), unit("before", "a", "legionaries", 20, 7, 0),
       unit("loose", "a", "slingers", 40, 4, 0, {{"movesLeft", 1}, {"formation", "open-order"}}),
       unit("ahead", "a", "legionaries", 40, 6.5, 0), unit("e", "b", "legionaries", 36, 46, 180)},
      ordersPhase());
  // 1" of room between the formed units.
  EXPECT_EQ(field.refusal(move("formed", {{"ahead", 1}})), "");
  EXPECT_EQ(field.refusal(move("formed", {{"ahead", 2}})), "IO-MOV-7 way-blocked");
  EXPECT_EQ(field.refusal(move("loose", {{"ahead", 5}})), "");
  EXPECT_EQ(field.refusal(move("loose", {{"ahead", 3}})), "IO-MOV-7 ends-on-a-unit");
}

TEST(InitiativeMoves, EnemiesAreKeptAnInchAwayAndTheEdgeStops) {
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered()),
       unit("x", "a", "hoplite-spearmen", 4, 2, 180, ordered()), unit("e", "b", "legionaries", 36, 17, 180)},
      ordersPhase());
  // 5" between the fronts.
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 4}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 4.01}})), "IO-MOV-7 way-blocked");
  EXPECT_EQ(field.refusal(move("x", {{"ahead", 1}})), "");
  EXPECT_EQ(field.refusal(move("x", {{"ahead", 1.5}})), "IO-MOV-13 table-edge");
}

TEST(InitiativeMoves, UnderProximityAUnitTurnsToFaceAndThenComesOrGoes) {
  // Sideways on to an enemy 9" away.
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 10, 90, ordered()), unit("e", "b", "legionaries", 36, 23, 180)},
      ordersPhase());
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 3}})), "IO-PRX-4 must-face");
  EXPECT_EQ(field.refusal(move("h", {{"pivot", 0}, {"ahead", 3}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"pivot", 0}, {"back", 3}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"pivot", 0}, {"left", 3}})), "IO-PRX-5 proximity");
  EXPECT_EQ(field.refusal(move("h", {{"pivot", 180}})), "IO-PRX-4 must-face");
  const Verdict verdict = field.judge(move("h", {{"ahead", 3}}));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_EQ(verdict.nearest->path, (Path{{LegKind::pivot, 0}, {LegKind::ahead, 3 * oneInch}}));
}

TEST(InitiativeMoves, ProximityTakesHoldOnTheWay) {
  // 14" apart and looking past him: from 12" on it has to face.
  const Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered()),
                     unit("m", "a", "heavy-cavalry", 60, 4, 90, ordered()), unit("e", "b", "legionaries", 36, 26, 180)},
                    ordersPhase());
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 6}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 1.9}, {"right", 3}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 2.1}, {"right", 3}})), "IO-PRX-5 proximity");
}

TEST(InitiativeMoves, OpenOrderIsBoundWithinSixInchesOnly) {
  const Json loose{{"movesLeft", 1}, {"formation", "open-order"}};
  const Field field({unit("far", "a", "slingers", 20, 10, 90, loose), unit("near", "a", "slingers", 50, 10, 90, loose),
                     unit("e", "b", "legionaries", 20, 23, 180), unit("f", "b", "legionaries", 50, 19.5, 180)},
                    ordersPhase());
  EXPECT_EQ(field.refusal(move("far", {{"ahead", 3}})), "");
  EXPECT_EQ(field.refusal(move("near", {{"ahead", 3}})), "IO-PRX-4 must-face");
}

TEST(InitiativeMoves, AnyMoveAfterFacingIsAHouseRule) {
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 10, 90, ordered()), unit("e", "b", "legionaries", 36, 23, 180)},
      ordersPhase({{"proximity-moves", "any-move-after-facing"}}));
  EXPECT_EQ(field.refusal(move("h", {{"pivot", 0}, {"left", 3}})), "");
  EXPECT_EQ(field.judge(move("h", {{"pivot", 0}, {"left", 3}})).kind, Verdict::Kind::houseRule);
  EXPECT_EQ(field.refusal(move("h", {{"left", 3}})), "IO-PRX-4 must-face");
}

TEST(InitiativeMoves, ANewFormationCostsOneMoveAndNeedsRoom) {
  Field field({unit("l", "a", "legionaries", 20, 8, 0, ordered(2)), unit("c", "a", "legionaries", 40, 8, 0, ordered()),
               unit("n", "a", "legionaries", 40, 10.5, 0), unit("e", "b", "legionaries", 36, 46, 180)},
              ordersPhase());
  const auto formation = [](const char* id, const char* wanted) {
    return Json{{"action", "change-formation"}, {"unit", id}, {"formation", wanted}};
  };
  EXPECT_EQ(field.refusal(formation("l", "wedge")), "IO-MOV-6 not-its-formation");
  EXPECT_EQ(field.refusal(formation("l", "line")), "IO-MOV-6 has-that-formation");
  EXPECT_EQ(field.refusal(formation("c", "column")), "IO-MOV-6 no-room-for-formation");
  field.act(formation("l", "square"));
  EXPECT_EQ(field.at("l").base, (Base{3 * oneInch, 3 * oneInch}));
  EXPECT_EQ(field.status("l", "movesLeft"), 1);
  field.act(formation("l", "column"));
  EXPECT_EQ(field.at("l").base, (Base{2 * oneInch, 6 * oneInch}));
  EXPECT_EQ(field.status("l", "movesLeft"), 0);
}

TEST(InitiativeMoves, HeavyArtilleryOnlyTurnsUnlessAHouseRuleMovesIt) {
  const auto units = {unit("g", "a", "great-stone-thrower", 36, 4, 0), unit("e", "b", "legionaries", 36, 46, 180)};
  Field field(units, ordersPhase());
  EXPECT_EQ(field.refusal(move("g", {{"ahead", 1}})), "IO-MOV-6 too-far");
  field.act(move("g", {{"pivot", 30}}));
  EXPECT_EQ(field.at("g").pose.heading, 30 * oneDegree);
  EXPECT_EQ(field.status("g", "artilleryMoved"), 0);
  EXPECT_EQ(field.refusal(move("g", {{"pivot", 60}})), "IO-MOV-4 cannot-move");
  const Field moved(
      {unit("g", "a", "great-stone-thrower", 36, 4, 0, ordered()), unit("e", "b", "legionaries", 36, 46, 180)},
      ordersPhase({{"heavy-artillery-move", "three-inches"}}));
  EXPECT_EQ(moved.refusal(move("g", {{"ahead", 3}})), "");
}

TEST(InitiativeMoves, AFailedOrderLeavesAFreeMoveToColumnsTinyUnitsAndBaggage) {
  const Json failed{{"order", "failed"}};
  Field field(
      {unit("line", "a", "legionaries", 10, 4, 0, failed),
       unit("column", "a", "legionaries", 20, 4, 0, {{"order", "failed"}, {"formation", "column"}}),
       unit("tiny", "a", "scorpion-crew", 30, 4, 0, failed), unit("carts", "a", "baggage-train", 40, 4, 0, failed),
       unit("led", "a", "baggage-train", 50, 4, 0, {{"order", "failed"}, {"orderKind", "follow-me"}}),
       unit("e", "b", "legionaries", 36, 46, 180)},
      ordersPhase());
  EXPECT_EQ(field.refusal(move("line", {{"ahead", 3}})), "IO-FRE-1 not-entitled");
  EXPECT_EQ(field.refusal(move("led", {{"ahead", 3}})), "IO-ORD-10 follow-me-failed");
  for (const char* id : {"column", "tiny", "carts"}) EXPECT_EQ(field.refusal(move(id, {{"ahead", 3}})), "") << id;
  field.act(move("carts", {{"ahead", 3}}));
  EXPECT_EQ(field.refusal(move("carts", {{"ahead", 3}})), "IO-FRE-7 already-moved");
}

/// The first side's only division is broken: two of its three units are Shaken.
Field brokenDivision(signifer::test::Options options) {
  Field field(
      {unit("r", "a", "legionaries", 36, 16, 0, {{"hits", 6}}), unit("s", "a", "legionaries", 20, 16, 0, {{"hits", 6}}),
       unit("t", "a", "baggage-train", 60, 4, 0), unit("e", "b", "legionaries", 36, 40, 180),
       unit("f", "b", "legionaries", 36, 44, 180, {{"division", 2}})},
      [&] {
        Around around;
        around.options = options;
        around.options["army-break"] = "over-half";
        around.side["brokenDivisions"] = 2;
        around.step = "free-moves";
        return around;
      }());
  return field;
}

TEST(InitiativeMoves, ABrokenDivisionRetiresFromTheEnemyTowardsItsEdge) {
  const Field field = brokenDivision({});
  EXPECT_EQ(field.refusal(move("r", {{"back", 6}})), "");
  EXPECT_EQ(field.refusal(move("r", {{"pivot", 180}, {"ahead", 6}})), "");
  EXPECT_EQ(field.refusal(move("r", {{"ahead", 3}})), "IO-FRE-8 not-nearer-own-edge");
  EXPECT_EQ(field.refusal(move("r", {{"back", 7}})), "IO-MOV-6 too-far");
  EXPECT_EQ(field.refusal(stay("r")), "");
  EXPECT_EQ(field.refusal({{"action", "end-step"}}), "");
}

TEST(InitiativeMoves, UnderAHouseRuleItMustRetire) {
  Field field = brokenDivision({{"broken-division-retires", "must"}});
  EXPECT_EQ(field.refusal(stay("r")), "IO-FRE-4 must-retire");
  EXPECT_EQ(field.refusal({{"action", "end-step"}}), "IO-FRE-4 must-retire");
  for (const char* id : {"r", "s", "t"}) field.act(move(id, {{"back", 2}}));
  // Nobody is left to move, so the turn has gone on to the count of divisions.
  EXPECT_TRUE(field.rules().outcome(field.battle()));
}

TEST(InitiativeMoves, RoughGroundHalvesUnderAHouseRule) {
  Around around = ordersPhase({{"terrain-movement", "rough-halves"}});
  around.terrain.push_back(ground("wood", 30, 9, 42, 12));
  Field field({unit("h", "a", "hoplite-spearmen", 36, 6, 0, ordered()), unit("e", "b", "legionaries", 36, 46, 180)},
              around);
  // 2" in the open, then every inch is two.
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 4}})), "");
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 4.1}})), "IO-MOV-6 too-far");
}

// A column before the enemy fights with one die, and a wedge saves better than the line that it would form.
TEST(InitiativeMoves, MachinesFormNothingThatOnlyWeakens) {
  const auto formed = [](const char* troop, const char* formation) {
    Around around;
    around.step = "initiative-moves";
    Field field(
        {unit("h", "a", troop, 36, 20, 0, {{"formation", formation}}), unit("e", "b", "hoplite-spearmen", 36, 28, 180)},
        around);
    std::vector<std::string> words;
    ActionList list;
    field.rules().candidates(field.battle(), field.decision(), list);
    for (const Action& one : list) {
      const Json json = writeAction(field.rules(), field.battle(), one);
      if (json["action"] == "change-formation") words.push_back(json["formation"]);
    }
    return words;
  };
  EXPECT_EQ(formed("heavy-cavalry", "line"), std::vector<std::string>{"wedge"});
  EXPECT_EQ(formed("heavy-cavalry", "wedge"), std::vector<std::string>{});
  EXPECT_EQ(formed("heavy-cavalry", "column"), (std::vector<std::string>{"line", "wedge"}));
}

}  // namespace
}  // namespace signifer::initiative::test::moves_test
