// Rulings explain themselves: figures, the unit that is the reason, the row that decides. The account cites the rules
// that made it so. Positions are worked by hand.
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::explained_test {
namespace {

Around at(std::string step, signifer::test::Options options = {}) {
  Around around;
  around.step = std::move(step);
  around.options = std::move(options);
  return around;
}

Around volleys() { return at("volleys"); }

/// The reason with that phrase; an empty one where there is none.
Reason reasonOf(const Verdict& verdict, std::string_view code) {
  const auto found = std::ranges::find(verdict.reasons, code, &Reason::code);
  return found == verdict.reasons.end() ? Reason{} : *found;
}
Reason figureOf(const Verdict& verdict, std::string_view code) {
  const auto found = std::ranges::find(verdict.figures, code, &Reason::code);
  return found == verdict.figures.end() ? Reason{} : *found;
}
std::string said(const Field& field, const Reason& reason) {
  return sentence(field.rules().definition(), field.battle(), reason);
}

TEST(InitiativeExplained, RangeIsMeasuredForAndAgainst) {
  const Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("o", "a", "foot-archers", 60, 10, 0),
                     unit("e", "b", "light-foot", 36, 31.5, 180), unit("z", "b", "light-foot", 60, 20, 180)},
                    volleys());
  const Verdict far = field.judge(shoot("s", "e"));
  EXPECT_EQ(said(field, reasonOf(far, "out-of-range")), "Out of range: 19.5 of 18 in.");
  const Verdict near = field.judge(shoot("o", "z"));
  ASSERT_TRUE(near.legal());
  EXPECT_EQ(figureOf(near, "range").rule, "IO-RGT-3");
  EXPECT_EQ(said(field, figureOf(near, "range")), "Range: 8 of 18 in.");
  ASSERT_FALSE(near.consulted.empty());
  EXPECT_EQ(near.consulted.front().procedure->info().id, "may-shoot");
}

TEST(InitiativeExplained, TheNearerEnemyIsNamedWithBothDistances) {
  const Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("near", "b", "light-foot", 36, 20, 180),
                     unit("far", "b", "light-foot", 44, 24, 180)},
                    volleys());
  const Reason reason = reasonOf(field.judge(shoot("s", "far")), "not-nearest");
  EXPECT_EQ(reason.rule, "IO-VIS-15");
  EXPECT_EQ(reason.unit, 1);
  EXPECT_EQ(reason.allowed, Figure::inches(8000));
}

// IO-VIS-10 and IO-VIS-11 both where both sorts stand between, the nearest of each, whatever the order of the list.
TEST(InitiativeExplained, TheNearestOfEachSortHidesATarget) {
  const Json own = unit("s", "a", "foot-archers", 36, 6, 0);
  const Json near = unit("near", "a", "legionaries", 36, 14, 0);
  const Json far = unit("far", "a", "legionaries", 36, 18, 0);
  const Json loose = unit("loose", "a", "auxiliaries", 36, 11, 0, {{"formation", "open-order"}});
  const Json foe = unit("e", "b", "light-foot", 36, 22, 180, Json::object(), {{"size", "small"}});
  for (const bool first : {true, false}) {
    const Field field =
        first ? Field({own, near, far, loose, foe}, volleys()) : Field({loose, far, near, foe, own}, volleys());
    const Verdict verdict = field.judge(shoot("s", "e"));
    const auto unitOf = [&](std::string_view rule) {
      const auto found = std::ranges::find(verdict.reasons, rule, &Reason::rule);
      return found == verdict.reasons.end() ? noUnit : found->unit;
    };
    EXPECT_EQ(unitOf("IO-VIS-10"), findUnit(field.battle(), "near"));
    EXPECT_EQ(unitOf("IO-VIS-11"), findUnit(field.battle(), "loose"));
  }
}

// IO-VIS-10, IO-VIS-11
TEST(InitiativeExplained, WhatHidesATargetIsNamed) {
  for (const char* formation : {"line", "open-order"}) {
    const Field field({unit("s", "a", "foot-archers", 36, 6, 0), unit("o", "a", "foot-archers", 60, 6, 0),
                       unit("wall", "a", "auxiliaries", 36, 10, 0, {{"formation", formation}}),
                       unit("e", "b", "light-foot", 36, 20, 180, Json::object(), {{"size", "small"}}),
                       unit("z", "b", "elephants", 60, 20, 180)},
                      volleys());
    const Verdict verdict = field.judge(shoot("s", "e"));
    const Reason hidden = reasonOf(verdict, "hidden-by-formations");
    EXPECT_EQ(hidden.rule, formation == std::string("line") ? "IO-VIS-10" : "IO-VIS-11");
    EXPECT_EQ(hidden.unit, 2);
    EXPECT_EQ(said(field, hidden), "Hidden by Auxiliaries.");
    EXPECT_EQ(reasonOf(verdict, "not-visible").rule, "IO-VIS-1");
    EXPECT_FALSE(verdict.witness.empty());
  }
  Around wood = volleys();
  wood.terrain.push_back(ground("wood", 20, 12, 52, 14));
  wood.terrain.push_back(ground("buildings", 54, 12, 70, 14));
  const Field field({unit("s", "a", "foot-archers", 36, 6, 0), unit("o", "a", "foot-archers", 62, 6, 0),
                     unit("p", "a", "foot-archers", 10, 6, 0), unit("e", "b", "light-foot", 36, 20, 180),
                     unit("z", "b", "light-foot", 62, 20, 180), unit("y", "b", "light-foot", 10, 18, 180)},
                    wood);
  EXPECT_EQ(reasonOf(field.judge(shoot("s", "e")), "hidden-by-terrain").rule, "IO-VIS-3");
  EXPECT_EQ(reasonOf(field.judge(shoot("o", "z")), "hidden-by-terrain").rule, "IO-VIS-4");
}

// IO-VIS-16: of a target that stands across the line of the front quarter only what is seen counts.
TEST(InitiativeExplained, APointInFrontMustBeSeenToo) {
  // The line of the front quarter runs out from (39, 11). Only the target's two corners at y = 23 lie ahead of it; the
  // crew hides them. The corners at y = 17 and the centre are seen, aside.
  const auto units = {unit("s", "a", "foot-archers", 36, 10, 0), unit("crew", "a", "scorpion-crew", 41, 16, 0),
                      unit("e", "b", "hoplite-spearmen", 50, 20, 270),
                      unit("far", "b", "hoplite-spearmen", 36, 27, 180)};
  const Field field(units, volleys());
  const Verdict aside = field.judge(shoot("s", "e"));
  EXPECT_FALSE(aside.legal());
  EXPECT_EQ(reasonOf(aside, "not-in-front").rule, "IO-SHO-5");
  // It is no target, so it does not bar another behind it.
  EXPECT_EQ(field.refusal(shoot("s", "far")), "");
}

TEST(InitiativeExplained, OutOfTheFrontByDegrees) {
  const Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "light-foot", 52, 11, 270),
                     unit("o", "a", "foot-archers", 10, 10, 0), unit("z", "b", "light-foot", 10, 20, 180)},
                    volleys());
  const Reason reason = reasonOf(field.judge(shoot("s", "e")), "not-in-front");
  ASSERT_TRUE(reason.measured);
  EXPECT_EQ(reason.measured->measure, Figure::Measure::angle);
  EXPECT_GT(reason.measured->value, 0);
  EXPECT_LT(reason.measured->value, 45 * oneDegree);
}

TEST(InitiativeExplained, APathOverTheAllowanceCitesTheMeasuringAndTheWholeWay) {
  const Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"movesLeft", 1}}),
                     unit("e", "b", "hoplite-spearmen", 36, 40, 180)},
                    at("unit-orders"));
  const Verdict verdict = field.judge(move("h", {{"ahead", 7}, {"right", 2}}));
  const Reason reason = reasonOf(verdict, "too-far");
  EXPECT_EQ(reason.rule, "IO-MOV-6");
  EXPECT_EQ(reason.unit, noUnit);
  EXPECT_EQ(said(field, reason), "Too far: 9 of 6 in.");
  EXPECT_EQ(said(field, figureOf(field.judge(move("h", {{"ahead", 5}})), "way")), "Move: 5 of 6 in.");
}

TEST(InitiativeExplained, WhatIsInTheWayIsNamedAfterHowMuch) {
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"movesLeft", 1}}),
       unit("friend", "a", "hoplite-spearmen", 36, 15, 0), unit("e", "b", "hoplite-spearmen", 36, 40, 180)},
      at("unit-orders"));
  const Reason friendly = reasonOf(field.judge(move("h", {{"ahead", 5}})), "way-blocked");
  EXPECT_EQ(friendly.unit, 1);
  EXPECT_EQ(said(field, friendly), "In the way after 3 in of 5 in: Hoplite spearmen (A).");
  const Field close({unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"movesLeft", 1}}),
                     unit("e", "b", "hoplite-spearmen", 36, 16, 180)},
                    at("unit-orders"));
  EXPECT_EQ(said(close, reasonOf(close.judge(move("h", {{"ahead", 5}})), "way-blocked")),
            "Too near Hoplite spearmen (B) on the way: 0 in, at least 1 in.");
  const Verdict legal = close.judge(move("h", {{"ahead", 2}}));
  EXPECT_EQ(said(close, figureOf(legal, "near-enemy")), "Near Hoplite spearmen (B): 4 of 12 in.");
}

TEST(InitiativeExplained, TheGeneralsDistanceIsSaid) {
  Around around = at("unit-orders");
  around.people = Json::array({general("g", "a", 36, 2, {{"rating", 8}})});
  const Field field(
      {unit("near", "a", "hoplite-spearmen", 36, 10, 0, {{"hits", 3}}),
       unit("far", "a", "hoplite-spearmen", 36, 24, 0, {{"hits", 3}}), unit("e", "b", "hoplite-spearmen", 36, 44, 180)},
      around);
  const Verdict far = field.judge(order("g", "rally", "far"));
  EXPECT_EQ(reasonOf(far, "general-too-far").rule, "IO-ORD-4");
  EXPECT_EQ(said(field, reasonOf(far, "general-too-far")), "g is too far away: 21 of 12 in.");
  EXPECT_EQ(said(field, figureOf(field.judge(order("g", "rally", "near")), "general-distance")),
            "General's distance: 7 of 12 in.");
}

// IO-MOV-8: the least wheel that comes home, or the one that its player names.
TEST(InitiativeExplained, ThePlayerMayNameTheWheelOfACharge) {
  const Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"movesLeft", 2}}),
                     unit("e", "b", "hoplite-spearmen", 37, 18, 180)},
                    at("unit-orders"));
  const auto wheeling = [&](Json path) {
    Json json = charge("h", "e");
    json["path"] = std::move(path);
    return json;
  };
  EXPECT_EQ(field.refusal(charge("h", "e")), "");
  EXPECT_EQ(field.refusal(wheeling(Json::array({{{"wheelRight", 12.5}}}))), "");
  const Verdict named = field.judge(wheeling(Json::array({{{"wheelRight", 12.5}}})));
  EXPECT_EQ(said(field, figureOf(named, "charge-wheel")), "Wheel: 12.5 of 45 degrees.");
  const std::vector<Pose> way =
      field.rules().trace(field.battle(), field.action(wheeling(Json::array({{{"wheelRight", 12.5}}}))));
  EXPECT_EQ(way.back().heading, fromDegrees(12.5));
  EXPECT_EQ(field.rules().trace(field.battle(), field.action(wheeling(Json::array({{{"ahead", 6}}})))).back().heading,
            0);
  const Verdict wide = field.judge(wheeling(Json::array({{{"wheelRight", 46}}})));
  EXPECT_EQ(said(field, reasonOf(wide, "wheel-too-wide")), "The wheel is too wide: 46 of 45 degrees.");
  EXPECT_EQ(field.refusal(wheeling(Json::array({{{"wheelRight", 5}}, {{"wheelLeft", 5}}}))), "IO-MOV-8 one-wheel");
}

TEST(InitiativeExplained, WhatComesFirstIsSaid) {
  Around around = at("unit-orders");
  around.people = Json::array({general("g", "a", 36, 2, {{"rating", 8}})});
  const Field moving({unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"movesLeft", 2}}),
                      unit("i", "a", "hoplite-spearmen", 46, 10, 0), unit("e", "b", "hoplite-spearmen", 36, 40, 180)},
                     around);
  for (const Json& json : {order("g", "unit", "i"), Json{{"action", "end-step"}}}) {
    const Verdict verdict = moving.judge(json);
    ASSERT_FALSE(verdict.legal());
    EXPECT_EQ(said(moving, verdict.reasons.front()), "Finish the moves of Hoplite spearmen (A) first: 2 moves left.");
    EXPECT_EQ(verdict.reasons.front().unit, 0);
  }
  const Field shooting({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "light-foot", 36, 20, 180)},
                       volleys());
  const Verdict early = shooting.judge(move("s", {{"ahead", 1}}));
  ASSERT_FALSE(early.legal());
  EXPECT_EQ(said(shooting, early.reasons.front()), "A may shoot now.");
  EXPECT_EQ(early.reasons.front().rule, "IO-HIT-10");
  // The side whose time it is, and the reason why the time of the action asked has ended.
  ASSERT_EQ(early.reasons.size(), 2U);
  EXPECT_EQ(early.reasons[1].rule, "IO-FRE-6");
  EXPECT_EQ(early.reasons[1].code, "too-late");
}

std::vector<std::string_view> rulesOf(const Verdict& verdict) {
  std::vector<std::string_view> rules;
  for (const Reason& figure : verdict.figures) rules.push_back(figure.rule);
  return rules;
}
bool cites(const Verdict& verdict, std::string_view rule) {
  const auto rules = rulesOf(verdict);
  return std::ranges::find(rules, rule) != rules.end();
}

// 11.5 of 12 in of the way, 1.05 in from one enemy: what is nearest to its limit comes first.
TEST(InitiativeExplained, AnOpenMoveGivesEachLimitThatItKept) {
  const Field field({unit("m", "a", "light-cavalry", 20, 10, 90, {{"movesLeft", 1}, {"formation", "open-order"}}),
                     unit("e", "b", "legionaries", 28, 24, 180)},
                    at("unit-orders"));
  const Verdict verdict = field.judge(move("m", {{"ahead", 11.5}}));
  ASSERT_TRUE(verdict.legal());
  EXPECT_EQ(verdict.figures.front().code, "way");
  const Reason kept = figureOf(verdict, "kept-from-enemies");
  EXPECT_EQ(kept.rule, "IO-MOV-7");
  EXPECT_EQ(kept.measured, Figure::inches(8500));
  EXPECT_EQ(kept.allowed, Figure::inches(oneInch));
  EXPECT_EQ(said(field, kept), "8.5 in from Legionaries, at least 1 in needed.");
  const Reason beyond = figureOf(verdict, "beyond-proximity");
  EXPECT_EQ(beyond.rule, "IO-PRX-2");
  EXPECT_EQ(beyond.measured, Figure::inches(8500));
  EXPECT_EQ(beyond.allowed, Figure::inches(6 * oneInch));
  for (const char* rule : {"IO-ORD-1", "IO-MOV-6", "IO-MOV-7", "IO-PRX-2"}) EXPECT_TRUE(cites(verdict, rule)) << rule;
}

TEST(InitiativeExplained, UnderProximityTheRulesThatSteerItAreCited) {
  const Field field(
      {unit("h", "a", "hoplite-spearmen", 36, 10, 0, {{"movesLeft", 1}}), unit("e", "b", "legionaries", 36, 23, 180)},
      at("unit-orders"));
  const Verdict verdict = field.judge(move("h", {{"ahead", 3}}));
  ASSERT_TRUE(verdict.legal());
  for (const char* rule : {"IO-PRX-1", "IO-PRX-4", "IO-PRX-5", "IO-MOV-7"}) EXPECT_TRUE(cites(verdict, rule)) << rule;
}

// IO-MOV-8: a distance within the reach is no reason against a charge.
TEST(InitiativeExplained, AChargeWithoutAWayHomeShowsNoFigureThatRefutesItself) {
  const Field field({unit("m", "a", "light-cavalry", 30, 10, 0, {{"formation", "open-order"}}),
                     unit("e", "b", "hoplite-spearmen", 45, 10, 180)},
                    at("initiative-moves"));
  const Reason without = reasonOf(field.judge(charge("m", "e")), "no-contact");
  EXPECT_FALSE(without.measured) << said(field, without);
  EXPECT_EQ(said(field, without), "No wheel of at most 45 degrees leads straight to the target.");
}

// IO-MOV-7: the way of a charge says how near it comes to whoever bars it.
TEST(InitiativeExplained, AnEnemyInTheWayOfAChargeIsToldWithHisDistance) {
  const Field field({unit("m", "a", "legionaries", 30, 10, 0), unit("f", "b", "baggage-train", 35.2, 13, 0),
                     unit("e", "b", "hoplite-spearmen", 30, 16, 180)},
                    at("initiative-moves"));
  const Reason blocked = reasonOf(field.judge(charge("m", "e")), "way-blocked");
  ASSERT_TRUE(blocked.measured && blocked.allowed) << said(field, blocked);
  EXPECT_EQ(blocked.allowed, Figure::inches(oneInch));
  EXPECT_LT(blocked.measured->value, blocked.allowed->value);
}

TEST(InitiativeExplained, AChangeOfFormationTellsTheInchThatItKeeps) {
  const auto facing = [](double y) {
    return Field({unit("m", "a", "legionaries", 30, 10, 0), unit("e", "b", "hoplite-spearmen", 30, y, 180)},
                 at("initiative-moves"));
  };
  const Json column{{"action", "change-formation"}, {"unit", "m"}, {"formation", "column"}};
  const Field near = facing(14.5);
  const Reason tooNear = reasonOf(near.judge(column), "no-room-for-formation");
  EXPECT_EQ(tooNear.measured, Figure::inches(500));
  EXPECT_EQ(tooNear.allowed, Figure::inches(oneInch));
  const Verdict legal = facing(20).judge(column);
  ASSERT_TRUE(legal.legal());
  EXPECT_TRUE(cites(legal, "IO-MOV-7"));
}

TEST(InitiativeExplained, AnOpenChargeSaysWhatItStrikesAndWhatItSees) {
  Around around = at("initiative-moves");
  const Field field({unit("c", "a", "legionaries", 25.5, 20, 0), unit("t", "b", "hoplite-spearmen", 30, 23, 180)},
                    around);
  const Verdict verdict = field.judge(charge("c", "t"));
  ASSERT_TRUE(verdict.legal());
  EXPECT_EQ(said(field, figureOf(verdict, "strikes-front")), "Strikes the front of Hoplite spearmen");
  for (const char* rule :
       {"IO-CMD-3", "IO-CMD-4", "IO-CMD-7", "IO-PRX-1", "IO-MOV-8", "IO-MOV-9", "IO-MOV-10", "IO-VIS-14"})
    EXPECT_TRUE(cites(verdict, rule)) << rule;
  EXPECT_EQ(said(field, figureOf(verdict, "in-front-quarter")), "In the front quarter: Hoplite spearmen");
}

// A lane between two friends, three quarters of an inch on either side.
TEST(InitiativeExplained, AnOpenShotSaysByHowMuchItsLineIsFree) {
  const Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("l", "a", "legionaries", 32.25, 13, 0),
                     unit("e", "b", "scorpion-crew", 36, 21, 180, Json::object(), {{"size", "tiny"}})},
                    volleys());
  const Verdict verdict = field.judge(shoot("s", "e"));
  ASSERT_TRUE(verdict.legal()) << field.refusal(shoot("s", "e"));
  const Reason line = figureOf(verdict, "line-of-sight-past");
  EXPECT_EQ(line.rule, "IO-VIS-14");
  EXPECT_EQ(line.unit, findUnit(field.battle(), "l"));
  EXPECT_EQ(line.measured, Figure::inches(750));
}

TEST(InitiativeExplained, TheAccountKeepsRulingsModifiersAndRows) {
  Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("o", "a", "hoplite-spearmen", 60, 10, 0),
               unit("e", "b", "light-foot", 36, 22.5, 180, {{"formation", "open-order"}})},
              volleys());
  // 3 dice at extreme range (10.5 of 18 in) at Open Order: 6 needed; two sixes of three call for a test.
  field.act(shoot("s", "e"), {6, 6, 1, 1, 1, 6, 5});
  const Entry* shot = field.told("shoots");
  ASSERT_NE(shot, nullptr);
  EXPECT_EQ(sentence(field.rules().definition(), field.battle(), *shot),
            "Foot archers shot at Light foot at 10.5 in: 3 dice on 6 or more, 2 hits.");
  ASSERT_EQ(shot->consulted.size(), 1U);
  EXPECT_EQ(shot->consulted.front().faces, (std::vector<int>{6, 6, 1}));
  ASSERT_EQ(shot->modifiers.size(), 2U);
  EXPECT_EQ(shot->modifiers[0].rule, "IO-HIT-3");
  EXPECT_EQ(shot->modifiers[1].rule, "IO-HIT-9");
}

// D-49: the whole turn counts, whatever its angle; an about-face is made by each man.
TEST(InitiativeExplained, TurnsOnTheSpotStayOnTheTable) {
  const Field field({unit("own", "a", "legionaries", 1.5, 20, 90, {{"movesLeft", 1}, {"order", "succeeded"}}),
                     unit("e", "b", "legionaries", 60, 20, 270)},
                    at("unit-orders"));
  for (const double heading : {240.0, 270.0, 300.0}) {
    const Reason reason = reasonOf(field.judge(move("own", {{"pivot", heading}})), "table-edge");
    EXPECT_EQ(reason.rule, "IO-MOV-13") << heading;
    EXPECT_LT(reason.allowed->value, reason.measured->value);
  }
  EXPECT_TRUE(field.judge(move("own", {{"pivot", 92}})).legal());
  EXPECT_TRUE(field.judge({{"action", "move"}, {"unit", "own"}, {"path", {{{"aboutFace", true}}}}}).legal());
}

// A way that leaves the table does not face the enemy either (IO-PRX-4).
TEST(InitiativeExplained, EveryReasonOfAMoveIsTold) {
  const Field field({unit("own", "a", "legionaries", 1.2, 20, 270, {{"movesLeft", 1}, {"order", "succeeded"}}),
                     unit("e", "b", "legionaries", 8, 20, 270)},
                    at("unit-orders"));
  const Verdict verdict = field.judge(move("own", {{"wheelRight", 8}}));
  EXPECT_EQ(reasonOf(verdict, "table-edge").rule, "IO-MOV-13");
  EXPECT_EQ(reasonOf(verdict, "must-face").rule, "IO-PRX-4");
}

TEST(InitiativeExplained, EveryReasonOfAChargeIsTold) {
  const Field field({unit("own", "a", "legionaries", 20, 20, 180,
                          {{"formation", "column"}, {"disordered", true}, {"hits", 7}, {"initiativeMove", true}}),
                     unit("e", "b", "tribal-warband", 20, 27, 180)},
                    at("initiative-moves"));
  const Verdict verdict = field.judge(charge("own", "e"));
  for (const char* rule : {"IO-CMD-3", "IO-CMD-6", "IO-CMD-7", "IO-MOV-9"})
    EXPECT_NE(std::ranges::find(verdict.reasons, rule, &Reason::rule), verdict.reasons.end()) << rule;
}

TEST(InitiativeExplained, EveryReasonOfAnOrderIsTold) {
  Around around = at("unit-orders");
  Json spent = general("l", "a", 22, 6, {{"rating", 8}}, 2);
  spent["status"]["orders"] = "has-failed";
  around.people = Json::array({spent, general("k", "b", 40, 40, {{"rating", 8}})});
  const Field field({unit("own", "a", "legionaries", 20, 30, 0, {{"division", 1}, {"disordered", true}}),
                     unit("e", "b", "legionaries", 60, 44, 180)},
                    around);
  const Verdict verdict = field.judge(order("l", "follow-me", "own"));
  for (const char* rule : {"IO-ORD-17", "IO-ORD-18", "IO-ORD-19", "IO-ORD-4"})
    EXPECT_NE(std::ranges::find(verdict.reasons, rule, &Reason::rule), verdict.reasons.end()) << rule;
}

// IO-FRE-8: nearer to the own edge, and farther from enemies.
TEST(InitiativeExplained, BothLimitsOfARetirementAreTold) {
  Around around = at("free-moves");
  around.side["brokenDivisions"] = 2;
  const Field field(
      {unit("own", "a", "legionaries", 20, 16, 0, {{"division", 1}}), unit("e", "b", "legionaries", 20, 29.5, 180)},
      around);
  const Verdict verdict = field.judge(move("own", {{"ahead", 2}}));
  EXPECT_NE(reasonOf(verdict, "not-nearer-own-edge").rule, "");
  EXPECT_NE(reasonOf(verdict, "not-further-from-enemy").rule, "");
}

// Of several in contact the nearest, whatever the order of the list.
TEST(InitiativeExplained, WhoEngagesIsNamedByPlace) {
  const Json own = unit("own", "a", "legionaries", 20, 20, 0);
  const Json front = unit("front", "b", "legionaries", 20.5, 22, 180);
  const Json side = unit("side", "b", "legionaries", 24, 20, 270);
  const Field one({own, front, side}, at("initiative-moves"));
  const Field other({own, side, front}, at("initiative-moves"));
  for (const Field* field : {&one, &other}) {
    const Reason reason = reasonOf(field->judge(move("own", {{"ahead", 2}})), "engaged");
    EXPECT_EQ(reason.unit, findUnit(field->battle(), "front"));
  }
}

}  // namespace
}  // namespace signifer::initiative::test::explained_test
