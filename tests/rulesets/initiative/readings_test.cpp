// Readings of the sheet on which tables differ: under each value of an option the same situation comes out otherwise
// (D-8, D-17, D-34). Then the figures of refusals, which never contradict the refusal (D-51).
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::readings_test {
namespace {

Around inStep(const char* step, signifer::test::Options options = {}) {
  Around around;
  around.step = step;
  around.options = std::move(options);
  return around;
}

const Json failedAdvance{{"order", "failed"}, {"orderKind", "general-advance"}};

Field afterAFailedAdvance(const signifer::test::Options& options, Json status = failedAdvance) {
  Around around = inStep("unit-orders", options);
  around.people = Json::array({general("g", "a", 30, 2, {{"rating", 8}})});
  return Field({unit("h", "a", "legionaries", 30, 6, 0, std::move(status)), unit("e", "b", "legionaries", 36, 40, 180)},
               around);
}

TEST(InitiativeReadings, AFailedGeneralAdvanceLeavesTheOtherGeneralsTheirOrders) {
  EXPECT_EQ(afterAFailedAdvance({}).refusal(order("g", "unit", "h")), "");
  EXPECT_EQ(afterAFailedAdvance({{"failed-general-advance", "counts-as-order"}}).refusal(order("g", "unit", "h")),
            "IO-ORD-18 already-ordered");
  // A failed command order was its order under either.
  EXPECT_EQ(afterAFailedAdvance({}, {{"order", "failed"}, {"orderKind", "command"}}).refusal(order("g", "unit", "h")),
            "IO-ORD-18 already-ordered");
}

TEST(InitiativeReadings, WhoMovedFreelyAfterAFailedGeneralAdvanceIsOrderedNoMore) {
  Json column = failedAdvance;
  column["formation"] = "column";
  Field field = afterAFailedAdvance({}, column);
  EXPECT_EQ(field.refusal(order("g", "unit", "h")), "");
  field.act(move("h", {{"ahead", 3}}));
  EXPECT_EQ(field.refusal(order("g", "unit", "h")), "IO-ORD-18 already-ordered");
}

TEST(InitiativeReadings, AGeneralAdvanceFailsOnTheTable) {
  const auto advance = [](const signifer::test::Options& options) {
    Around around = inStep("unit-orders", options);
    around.people = Json::array({general("g", "a", 60, 2, {{"rating", 8}}),
                                 general("c", "a", 30, 2, {{"rank", "army-commander"}, {"rating", 8}}, 0)});
    Field field({unit("h", "a", "legionaries", 60, 6, 0), unit("e", "b", "legionaries", 36, 40, 180)}, around);
    field.act(order("c", "general-advance"), {6, 6});
    field.act({{"action", "let-stand"}});
    EXPECT_EQ(field.status("h", "order"), 1);
    return field.refusal(order("g", "unit", "h"));
  };
  EXPECT_EQ(advance({}), "");
  EXPECT_EQ(advance({{"failed-general-advance", "counts-as-order"}}), "IO-ORD-18 already-ordered");
}

// Two casualties by closing shots on the way in, then one blow against none.
TEST(InitiativeReadings, CasualtiesOfClosingShotsCountInTheFirstRound) {
  const auto charger = [](const char* outcome) {
    Field field(
        {unit("h", "a", "heavy-cavalry", 36, 10, 0, {{"movesLeft", 1}}), unit("e", "b", "auxiliaries", 36, 21, 180)},
        inStep("unit-orders", {{"closing-casualties", outcome}}));
    field.act(charge("h", "e"));
    // 5 needed: two hits, none saved.
    field.act(shoot("e", "h"), {5, 5, 1, 1, 1});
    EXPECT_EQ(field.status("h", "closingCasualties"), 2);
    field.endStepsUntil("blows");
    // Eight dice against 3: one hit, not saved; six dice against 4: none.
    std::vector<int> faces{3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    faces.insert(faces.end(), {6, 6});
    field.act({{"action", "advance"}}, faces);
    EXPECT_EQ(field.told("closing-casualties") != nullptr, std::string_view(outcome) == "count");
    const Entry* won = field.told("fight-won");
    EXPECT_NE(won, nullptr);
    return won == nullptr ? std::string()
                          : std::string(field.battle().setup->sides[static_cast<std::size_t>(won->side)].id);
  };
  EXPECT_EQ(charger("count"), "b");
  EXPECT_EQ(charger("do-not-count"), "a");
}

TEST(InitiativeReadings, CasualtiesOfTraversingShotsDoNot) {
  Field field({unit("m", "a", "light-cavalry", 20, 18, 90, {{"movesLeft", 1}, {"formation", "open-order"}}),
               unit("e", "b", "foot-archers", 36, 11, 0), unit("far", "b", "foot-archers", 36, 40, 180)},
              inStep("unit-orders"));
  field.act(move("m", {{"ahead", 12}}));
  field.act(shoot("e", "m"), {6, 6, 6, 1, 1, 1});
  EXPECT_GT(field.status("m", "hits"), 0);
  EXPECT_EQ(field.status("m", "closingCasualties"), 0);
}

/// A reserve behind three units of its own, 12" from an enemy beyond them.
Field reserve(const signifer::test::Options& options) {
  return Field(
      {unit("f1", "a", "pike-phalanx", 30, 20, 0), unit("f2", "a", "pike-phalanx", 38, 20, 0),
       unit("f3", "a", "pike-phalanx", 22, 20, 0), unit("c", "a", "legionaries", 30, 14, 0, {{"movesLeft", 1}}),
       unit("t", "b", "hoplite-spearmen", 30, 27, 180)},
      inStep("unit-orders", options));
}

TEST(InitiativeReadings, AnEnemyThatIsNotSeenBindsUnlessTheHouseRuleSaysSo) {
  EXPECT_EQ(reserve({}).refusal(move("c", {{"left", 3.5}})), "IO-PRX-5 proximity");
  const signifer::test::Options seenOnly{{"proximity-sight", "seen-only"}};
  EXPECT_EQ(reserve(seenOnly).refusal(move("c", {{"left", 3.5}})), "");
  // In the line he is seen, and binds.
  const Field front(
      {unit("c", "a", "legionaries", 30, 14, 0, {{"movesLeft", 1}}), unit("t", "b", "hoplite-spearmen", 30, 27, 180)},
      inStep("unit-orders", seenOnly));
  EXPECT_EQ(front.refusal(move("c", {{"left", 3.5}})), "IO-PRX-5 proximity");
}

// Coming out from behind a friend it sees the enemy, and from there on is bound.
TEST(InitiativeReadings, AnEnemyThatComesInSightBindsFromThere) {
  const auto refusal = [](const char* sight) {
    const Field field(
        {unit("f", "a", "legionaries", 30, 20, 0), unit("c", "a", "legionaries", 30, 14, 90, {{"movesLeft", 1}}),
         unit("t", "b", "hoplite-spearmen", 30, 26, 180, {{"formation", "column"}})},
        inStep("unit-orders", {{"proximity-sight", sight}}));
    EXPECT_EQ(field.refusal(move("c", {{"ahead", 0.5}})), std::string_view(sight) == "any" ? "IO-PRX-4 must-face" : "");
    return field.refusal(move("c", {{"ahead", 6}}));
  };
  EXPECT_EQ(refusal("any"), "IO-PRX-4 must-face");
  EXPECT_EQ(refusal("seen-only"), "IO-PRX-4 must-face");
}

// 8.44" off at the start; under the rule from 6" on; 2.7" abreast of him.
TEST(InitiativeReadings, ARefusalByProximityNamesTheLeastDistanceOnTheWay) {
  const Field field({unit("c", "a", "light-cavalry", 18, 18, 90, {{"movesLeft", 3}, {"formation", "open-order"}}),
                     unit("s1", "b", "auxiliaries", 30, 26.2, 180), unit("s2", "b", "auxiliaries", 38, 26.2, 180)},
                    inStep("unit-orders"));
  const Verdict verdict = field.judge(move("c", {{"ahead", 12}}));
  ASSERT_FALSE(verdict.legal());
  const Reason& reason = verdict.reasons.front();
  EXPECT_EQ(reason.measured, Figure::inches(2700));
  EXPECT_EQ(reason.allowed, Figure::inches(6 * oneInch));
  EXPECT_EQ(reason.rule, "IO-PRX-5");
  // The place is drawn beside the enemy.
  EXPECT_EQ(verdict.witness.size(), 2U);
}

// Under the rule from the start on the distance there counts.
TEST(InitiativeReadings, UnderProximityFromTheStartThatDistanceIsNamed) {
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 10, 90, {{"movesLeft", 1}}), unit("e", "b", "legionaries", 36, 23, 180)},
      inStep("unit-orders"));
  EXPECT_EQ(field.judge(move("h", {{"ahead", 3}})).reasons.front().measured, Figure::inches(9 * oneInch));
}

// The measured figure is the one compared with the allowed one: inches from the enemy, not inches of the way.
TEST(InitiativeReadings, TooNearOnTheWayIsMeasuredFromTheEnemy) {
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"movesLeft", 1}}), unit("e", "b", "legionaries", 36, 17.4, 180)},
      inStep("unit-orders"));
  const Verdict verdict = field.judge(move("h", {{"ahead", 5}}));
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.reasons.front().measured, Figure::inches(400));
  EXPECT_EQ(verdict.reasons.front().allowed, Figure::inches(oneInch));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_EQ(verdict.nearest->path, (Path{{LegKind::ahead, 4400}}));
}

TEST(InitiativeReadings, AWheelOverTheEdgeIsRefusedForEveryGreaterAngle) {
  for (const auto& [angle, refused] : {std::pair{2.0, false},
                                       {5.0, false},
                                       {7.0, false},
                                       {7.3, true},
                                       {10.0, true},
                                       {20.0, true},
                                       {30.0, true},
                                       {45.0, true},
                                       {55.0, true}}) {
    const Field field(
        {unit("c", "a", "legionaries", 3.2, 10, 0, {{"movesLeft", 1}}), unit("t", "b", "legionaries", 60, 44, 180)},
        inStep("unit-orders"));
    EXPECT_EQ(field.refusal(move("c", {{"wheelRight", angle}})), refused ? "IO-MOV-13 table-edge" : "") << angle;
  }
}

}  // namespace
}  // namespace signifer::initiative::test::readings_test
