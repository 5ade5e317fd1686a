// The words of verdicts and of the account: the row that decides, the figures, the unit that is the reason; worked by
// hand.
#include "play/wording.h"
#include "rulesets/cb/field.h"

namespace signifer::cb::test::explanations_test {
namespace {

std::string said(Field& f, const Reason& reason) { return sentence(f.rules().definition(), f.battle(), reason); }

bool cites(const Entry& entry, std::string_view rule) {
  return std::ranges::find(entry.rules, rule) != entry.rules.end();
}

const Reason* figure(const Verdict& verdict, std::string_view code) {
  const auto found = std::ranges::find(verdict.figures, code, &Reason::code);
  return found == verdict.figures.end() ? nullptr : &*found;
}

TEST(CbVerdicts, TooFarSaysHowFarOfHowMuch) {
  // 4 + 2 rolled.
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("hop", 1), {4, 2});
  const Verdict far = f.judge(go("hop", {{{"ahead", 7.5}}}));
  ASSERT_EQ(far.reasons.size(), 1U);
  EXPECT_EQ(far.reasons[0].measured, Figure::inches(7500));
  EXPECT_EQ(far.reasons[0].allowed, Figure::inches(6000));
  EXPECT_EQ(far.reasons[0].unit, noUnit);
  ASSERT_TRUE(far.nearest);
  EXPECT_EQ(far.nearest->path, (Path{{LegKind::ahead, 6000}}));
  const Verdict legal = f.judge(go("hop", {{{"ahead", 5}}}));
  ASSERT_TRUE(legal.legal());
  ASSERT_NE(figure(legal, "way-spent"), nullptr);
  EXPECT_EQ(figure(legal, "way-spent")->measured, Figure::inches(5000));
  EXPECT_EQ(figure(legal, "way-spent")->allowed, Figure::inches(6000));
}

TEST(CbVerdicts, TheNearestWayGoesThroughTheGap) {
  // An opening of 1.25 for a frontage of 2.25: of the 8 rolled it takes 4.
  Field f;
  f.spare();
  f.unit("u", "a", "italian-allied-foot", 20, 10, 0, {{"formation", "line"}});
  f.unit("foe", "b", "citizen-hoplites", 20, 19, 180);
  f.terrain("impassable", 0, {{10, 12}, {19.4, 12}, {19.4, 12.5}, {10, 12.5}});
  f.terrain("impassable", 0, {{20.65, 12}, {30, 12}, {30, 12.5}, {20.65, 12.5}});
  f.act(move("u", 1), {5, 3});
  const Verdict verdict = f.judge(go("u", {{{"ahead", 6}}}));
  ASSERT_EQ(verdict.reasons.size(), 2U);
  EXPECT_EQ(verdict.reasons[0].measured, Figure::inches(10000)) << "6 and half of 8";
  EXPECT_EQ(verdict.reasons[1].rule, "CB-MAN-19");
  EXPECT_EQ(verdict.reasons[1].measured, Figure::inches(4000));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_NEAR(verdict.nearest->path[0].amount, 4000, 1);
}

TEST(CbVerdicts, TheNearestWayEndsBeforeTheFriend) {
  // Its front comes to the rear of the friend, who stands from 13.5 to 14.5, after 3.
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("friend", "a", "citizen-hoplites", 20, 14, 0);
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("hop", 0), {4});
  const Verdict verdict = f.judge(go("hop", {{{"ahead", 4}}}));
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.reasons[0].unit, findUnit(f.battle(), "friend"));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_NEAR(verdict.nearest->path[0].amount, 3000, 12);
}

TEST(CbVerdicts, TooNearSaysWhoAndHowNear) {
  // Fronts at 10.5 and 14.5; after 3.2 there are 0.8 between them.
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  f.act(move("hop", 1), {5, 1});
  const Verdict verdict = f.judge(go("hop", {{{"ahead", 3.2}}}));
  ASSERT_EQ(verdict.reasons.size(), 1U);
  EXPECT_EQ(verdict.reasons[0].unit, findUnit(f.battle(), "foe"));
  EXPECT_EQ(verdict.reasons[0].measured, Figure::inches(800));
  EXPECT_EQ(verdict.reasons[0].allowed, Figure::inches(1000));
  EXPECT_EQ(said(f, verdict.reasons[0]),
            "Too near Citizen Hoplites (B): 0.8 in (0.8 JT) away, at least 1 in (1 JT) needed.");
}

TEST(CbVerdicts, AShotSaysWhoIsNearerAndTheRange) {
  Field f;
  f.step("shoot-after");
  f.unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("near", "b", "citizen-hoplites", 17, 13, 180).unit("far", "b", "citizen-hoplites", 22, 15, 180);
  const Verdict verdict = f.judge(shot("arch", "far"));
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.reasons[0].rule, "CB-SHO-10");
  EXPECT_EQ(verdict.reasons[0].unit, findUnit(f.battle(), "near"));
  EXPECT_GT(verdict.reasons[0].measured->value, verdict.reasons[0].allowed->value);
  const Verdict legal = f.judge(shot("arch", "near"));
  ASSERT_TRUE(legal.legal());
  ASSERT_NE(figure(legal, "range"), nullptr);
  EXPECT_EQ(figure(legal, "range")->allowed, Figure::inches(6000));
}

TEST(CbVerdicts, AnActionOutOfItsStepIsToldWhatIsAsked) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 30, 180);
  const Verdict verdict = f.judge(charge("hop", "foe"));
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.reasons[0].rule, "CB-SEQ-5");
  EXPECT_EQ(said(f, verdict.reasons[0]), "A may move now.");
  f.act(move("hop"), {3});
  const Verdict other = f.judge(move("spare"));
  EXPECT_EQ(other.reasons[0].unit, findUnit(f.battle(), "hop"));
  EXPECT_EQ(said(f, other.reasons[0]), "Finish Citizen Hoplites (A) first: in mid-move.");
}

TEST(CbVerdicts, DeclaringFromTheLeftPassesOverTheOthersAloud) {
  Field f;
  f.step("declare-charges");
  f.unit("left", "a", "citizen-hoplites", 20, 10, 0).unit("right", "a", "citizen-hoplites", 30, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 20, 15, 180).unit("foe2", "b", "citizen-hoplites", 30, 15, 180);
  const Verdict verdict = f.judge(charge("left", "foe"));
  ASSERT_TRUE(verdict.legal());
  ASSERT_NE(figure(verdict, "would-be-passed-over"), nullptr);
  EXPECT_EQ(figure(verdict, "would-be-passed-over")->unit, findUnit(f.battle(), "right"));
  f.act(charge("left", "foe"));
  ASSERT_NE(f.told("passed-over"), nullptr);
  EXPECT_EQ(f.told("passed-over")->unit, findUnit(f.battle(), "right"));
  EXPECT_TRUE(cites(*f.told("passed-over"), "CB-SEQ-10"));
}

TEST(CbAccount, SaysHowADistanceCameAbout) {
  // Unformed light foot evading: 3 + 2, half a JT a die for light troops and half for the first move.
  Field f;
  f.step("declare-charges");
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0)
      .unit("vel", "b", "velites", 20, 13, 180, {{"formation", "unformed"}});
  f.act(charge("hop", "vel"));
  f.act(advance, {3, 2, 4, 3});
  const Entry* evades = f.told("evades");
  ASSERT_NE(evades, nullptr);
  EXPECT_EQ(evades->figures[0], Figure::inches(7000));
  for (const char* rule : {"CB-RSP-3", "CB-MOV-1", "CB-MOV-2", "CB-MOV-5", "CB-MOV-7"})
    EXPECT_TRUE(cites(*evades, rule)) << rule;
  ASSERT_EQ(evades->modifiers.size(), 2U);
  EXPECT_EQ(evades->modifiers[0].amount(), 1);
  ASSERT_FALSE(evades->consulted.empty());
  EXPECT_EQ(evades->consulted[0].faces, (std::vector<int>{3, 2}));
}

TEST(CbAccount, SaysWhichManoeuvreItWas) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 25, 15, 180);
  Json column = manoeuvre("hop", "change-formation");
  column["formation"] = "column";
  f.act(column);
  ASSERT_NE(f.told("formed-column"), nullptr);
  EXPECT_EQ(sentence(f.rules().definition(), f.battle(), *f.told("formed-column")),
            "Citizen Hoplites (A) formed column: the whole move.");
  EXPECT_TRUE(cites(*f.told("formed-column"), "CB-MAN-5"));
  ASSERT_NE(f.told("disordered-by-manoeuvre"), nullptr);
  EXPECT_TRUE(cites(*f.told("disordered-by-manoeuvre"), "CB-MAN-6"));
}

TEST(CbAccount, AWheelOfAPhalanxTakesHalfTheMove) {
  Field f;
  f.spare();
  f.unit("pike", "a", "pike-phalanx", 30, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("pike", 0), {4});
  f.act(go("pike", {{{"wheelRight", 30}}, {{"ahead", 2}}}));
  ASSERT_NE(f.told("wheels-right-slowly"), nullptr);
  EXPECT_EQ(sentence(f.rules().definition(), f.battle(), *f.told("wheels-right-slowly")),
            "Pike Phalanx wheeled 30 degrees right: half the move.");
  EXPECT_TRUE(cites(*f.told("wheels-right-slowly"), "CB-MAN-4"));
  ASSERT_NE(f.told("goes-ahead"), nullptr);
  EXPECT_EQ(f.told("goes-ahead")->figures[0], Figure::inches(2000));
}

TEST(CbAccount, CombatCarriesBothScores) {
  // A die of 3 each, Combat Factor 4, Morale Value 1, armoured in melee 1.
  Field f;
  f.step("fight");
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 11, 180);
  f.act(advance, {3, 3});
  const Entry* scores = f.told("scores");
  ASSERT_NE(scores, nullptr);
  EXPECT_EQ(scores->figures[0], Figure::count(9));
  EXPECT_EQ(scores->figures[1], Figure::count(9));
  EXPECT_EQ(scores->figures[2], Figure::count(0));
  ASSERT_EQ(scores->consulted.size(), 2U);
  EXPECT_EQ(scores->consulted[0].faces, std::vector<int>{3});
  ASSERT_NE(f.told("result-inconclusive"), nullptr);
  EXPECT_TRUE(cites(*f.told("result-inconclusive"), "CB-RES-14"));
}

TEST(CbMorale, DpsAreNotRemovedTwice) {
  // A moment set up in the step behind the removal of DPs.
  for (const auto& [step, left] :
       {std::pair{"remove-dps", 1}, std::pair{"assign-dps", 2}, std::pair{"check-armies", 2}}) {
    Field f;
    f.step(step);
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"dps", 2}}).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.act(advance);
    EXPECT_EQ(f.status("hop", UnitStatus::dps), left) << step;
  }
}

}  // namespace
}  // namespace signifer::cb::test::explanations_test
