// Turns of unformed units sweep as wheels do, major obstacles lie within a JT, and a refusal tells every reason with
// figures that do not refute themselves. Worked by hand.
#include "play/wording.h"
#include "rulesets/cb/field.h"

namespace signifer::cb::test::sweeps_test {
namespace {

std::string said(Field& f, const Reason& reason) { return sentence(f.rules().definition(), f.battle(), reason); }

const Json unformed{{"formation", "unformed"}};

Json turn(const char* unit, double heading) { return go(unit, {{{"pivot", heading}}}); }

// Archers 2.25 wide and 0.5 deep, an inch from the edge of the table: their corners swing 1.15 out.
TEST(CbTurns, OverTheEdgeOfTheTableAreRefusedWhicheverAngle) {
  Field f;
  f.spare();
  f.unit("own", "a", "cretan-archers", 1, 20, 90, unformed).unit("foe", "b", "triarii", 60, 40, 180);
  f.tasks({{{"task", "path"}, {"args", {1, 600, 0, 600}}}});
  for (const double heading : {0.0, 180.0, 270.0}) {
    const Verdict verdict = f.judge(turn("own", heading));
    ASSERT_EQ(verdict.reasons.size(), 1U) << heading;
    EXPECT_EQ(verdict.reasons[0].rule, "CB-SEQ-5");
    EXPECT_EQ(verdict.reasons[0].measured, Figure::degrees(heading == 270 ? 18000 : 9000));
    EXPECT_LT(verdict.reasons[0].allowed->value, 9000);
    ASSERT_TRUE(verdict.nearest);
  }
  EXPECT_EQ(f.rulesAgainst(turn("own", 95)), Ids{"legal"});
}

// An inch and more from the enemy as it begins and ends; on the way a corner comes nearer.
TEST(CbTurns, KeepAwayFromEnemiesAllTheWay) {
  Field f;
  f.spare();
  f.unit("own", "a", "cretan-archers", 20, 20, 90, unformed).unit("foe", "b", "triarii", 22.2, 20, 270);
  f.tasks({{{"task", "path"}, {"args", {1, 600, 0, 600}}}});
  const Verdict verdict = f.judge(turn("own", 270));
  ASSERT_EQ(verdict.reasons.size(), 1U);
  EXPECT_EQ(verdict.reasons[0].rule, "CB-SEQ-6");
  EXPECT_LT(verdict.reasons[0].measured->value, verdict.reasons[0].allowed->value);
  EXPECT_GT(verdict.reasons[0].measured->value, 0);
}

// A friend half an inch ahead is swept over: a passage of lines.
TEST(CbTurns, PassThroughFriends) {
  Field f;
  f.spare();
  f.unit("own", "a", "cretan-archers", 20, 20, 90, unformed)
      .unit("friend", "a", "cretan-archers", 21, 20, 90, unformed);
  f.unit("foe", "b", "triarii", 60, 40, 180);
  f.tasks({{{"task", "path"}, {"args", {1, 600, 0, 600}}}});
  const Verdict verdict = f.judge(turn("own", 270));
  ASSERT_TRUE(verdict.legal());
  const auto passes = std::ranges::find(verdict.figures, "passes-friend", &Reason::code);
  ASSERT_NE(passes, verdict.figures.end());
  EXPECT_EQ(passes->unit, findUnit(f.battle(), "friend"));
}

// D68 of turns about the centre as well: who stands side by side may turn a little.
TEST(CbTurns, MayClipTheFriendBeside) {
  Field f;
  f.step("declare-charges");
  f.unit("own", "a", "gallic-warriors", 20, 20, 0, unformed)
      .unit("beside", "a", "gallic-warriors", 22.25, 20, 0, unformed);
  f.unit("foe", "b", "gallic-warriors", 18, 25, 180, unformed);
  EXPECT_EQ(f.rulesAgainst(charge("own", "foe")), Ids{"legal"});
}

TEST(CbTurns, OfAChargeSweepToo) {
  Field f;
  f.step("declare-charges");
  f.unit("own", "a", "gallic-warriors", 0.65, 20, 90, unformed)
      .unit("foe", "b", "gallic-warriors", 4.5, 23.5, 230, unformed);
  EXPECT_TRUE(has(f.rulesAgainst(charge("own", "foe")), "CB-SEQ-5"));
  Field g;
  g.step("declare-charges");
  g.unit("own", "a", "gallic-warriors", 30, 20, 0, unformed)
      .unit("foe", "b", "gallic-warriors", 26, 23.5, 130, unformed);
  g.unit("friend", "a", "gallic-warriors", 32.15, 21.15, 0, unformed);
  const Verdict verdict = g.judge(charge("own", "foe"));
  const auto met = std::ranges::find(verdict.reasons, "unit-in-the-way", &Reason::code);
  ASSERT_NE(met, verdict.reasons.end());
  EXPECT_EQ(met->unit, findUnit(g.battle(), "friend"));
  EXPECT_LT(met->allowed->value, met->measured->value);
}

// Within a JT is a JT or less; farther off the refusal names the distance, and not a length that nobody may go.
TEST(CbTurns, AMajorObstacleLiesWithinOneJt) {
  for (const double away : {0.9, 1.0, 1.1}) {
    Field f;
    f.spare();
    f.unit("own", "a", "italian-allied-foot", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    const double near = 10.5 + away;
    f.terrain("major-obstacle", 0, {{10, near}, {30, near}, {30, near + 0.1}, {10, near + 0.1}});
    const Verdict crossing = f.judge(manoeuvre("own", "cross-major-obstacle"));
    EXPECT_EQ(crossing.legal(), away <= 1) << away;
    f.tasks({{{"task", "path"}, {"args", {1, 400, 0, 400}}}});
    Field g;
    g.spare();
    g.unit("own", "a", "italian-allied-foot", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    g.terrain("major-obstacle", 0, {{10, near}, {30, near}, {30, near + 0.1}, {10, near + 0.1}});
    g.tasks({{{"task", "path"}, {"args", {1, 400, 0, 400}}}});
    const Verdict way = g.judge(go("own", {{{"ahead", away + 1.1}}}));
    EXPECT_EQ(way.legal(), away <= 1) << away;
    if (away <= 1) {
      const Verdict off = g.judge(go("own", {{{"ahead", away + 1.6}}}));
      ASSERT_FALSE(off.legal());
      EXPECT_EQ(off.reasons[0].measured, Figure::inches(static_cast<Length>(std::lround((away + 1.6) * 1000))));
      EXPECT_NEAR(off.reasons[0].allowed->value, (away + 1.1) * 1000, 3);
      continue;
    }
    for (const Verdict* verdict : {&crossing, &way}) {
      EXPECT_EQ(verdict->reasons[0].rule, "CB-MAN-16");
      EXPECT_EQ(verdict->reasons[0].measured, Figure::inches(1100));
      EXPECT_EQ(verdict->reasons[0].allowed, Figure::inches(1000));
    }
  }
}

TEST(CbReasons, OfBoundUnitsAreAllTold) {
  Field f;
  f.spare();
  f.unit("own", "a", "gallic-warriors", 30, 20, 0,
         {{"formation", "line"}, {"thrown", true}, {"steadied", true}, {"control", "halt"}});
  f.unit("foe", "b", "gallic-warriors", 60, 44, 180);
  const Ids against = f.rulesAgainst(move("own", 2));
  for (const char* rule : {"CB-CMD-5", "CB-CTL-11", "CB-SEQ-5"}) EXPECT_TRUE(has(against, rule)) << rule;
}

TEST(CbReasons, OfAttachingAreAllTold) {
  Field f;
  f.step("allocate-actions");
  f.unit("own", "a", "citizen-hoplites", 30, 20, 0).unit("foe", "b", "citizen-hoplites", 60, 44, 180);
  f.leader("chief", "a", {{"x", 30}, {"y", 13}, {"status", {{"spent", 6}}}}, {{"actions", 2}});
  const Verdict verdict = f.judge({{"action", "attach"}, {"leader", "chief"}, {"unit", "own"}});
  for (const char* code : {"too-few-actions", "too-far"})
    EXPECT_NE(std::ranges::find(verdict.reasons, code, &Reason::code), verdict.reasons.end()) << code;
}

// D36 and CB-RSP-2: why a response is not open.
TEST(CbReasons, OfResponsesThatAreNotOpen) {
  const auto asked = [](const char* troop, double heading, const Json& status, const char* word) {
    Field f;
    f.step("choose-responses");
    f.unit("own", "a", "companion-cavalry", 30, 20, 0, {{"formation", "line"}});
    f.unit("foe", "b", troop, 30, 25, heading, status);
    f.relations({{{"relation", "charges"}, {"from", "own"}, {"to", "foe"}, {"value", 1}}});
    f.tasks({{{"task", "respond"}, {"args", {1, 0}}}});
    const Verdict verdict = f.judge(response("foe", word));
    std::string all;
    for (const Reason& reason : verdict.reasons) all += said(f, reason) + "|";
    return all;
  };
  const std::string column =
      asked("allied-horse", 180, {{"formation", "column"}, {"shaken", true}, {"dps", 4}}, "counter-charge");
  EXPECT_NE(column.find("In column: "), std::string::npos) << column;
  EXPECT_NE(column.find("Shaken: "), std::string::npos) << column;
  const std::string flank = asked("allied-horse", 270, {{"formation", "line"}}, "counter-charge");
  EXPECT_NE(flank.find(" degrees off the front"), std::string::npos) << flank;
  const std::string light = asked("velites", 180, unformed, "stand");
  EXPECT_NE(light.find("Unformed light foot stands only in"), std::string::npos) << light;
}

// The rule that ended the time of an answer is told as well.
TEST(CbReasons, OfAnswersThatComeTooLate) {
  Field f;
  f.step("shoot-after");
  f.unit("own", "a", "hastati-and-principes", 20, 20, 0).unit("bow", "a", "cretan-archers", 30, 20, 0, unformed);
  f.unit("foe", "b", "velites", 30, 24, 180, unformed);
  EXPECT_EQ(f.rulesAgainst(go("own", {{{"ahead", 2}}})), (Ids{"CB-SEQ-7", "CB-SEQ-5"}));
  Field g;
  g.step("charge-moves");
  g.unit("own", "a", "hastati-and-principes", 20, 20, 0).unit("foe", "b", "velites", 20, 24, 180, unformed);
  g.relations({{{"relation", "charges"}, {"from", "own"}, {"to", "foe"}, {"value", 1}}});
  EXPECT_TRUE(has(g.rulesAgainst(response("foe", "stand")), "CB-SEQ-11"));
}

}  // namespace
}  // namespace signifer::cb::test::sweeps_test
