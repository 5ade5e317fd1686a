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

// The reasons of a refusal as they are read, and its figure of a code as a pair.
std::string refusal(Field& f, const Json& json) {
  std::string text;
  for (const Reason& reason : f.judge(json).reasons) text += std::string(reason.rule) + " " + said(f, reason) + "\n";
  return text;
}

Field ordered(const char* orders, const char* step = "move") {
  Field f;
  f.step(step).unit("own", "a", "hastati-and-principes", 20, 10, 0, {{"command", 0}});
  f.leader("L", "a", {{"name", "Scipio"}, {"x", 20}, {"y", 5}, {"status", {{"orders", orders}}}});
  return f;
}

// CB-CMD-9
TEST(CbVerdicts, OrdersAreLeftByAFigureAndNotKeptAsWell) {
  const Json on = go("own", {{{"ahead", 2}}});
  for (const auto& [orders, why] :
       {std::pair{"hold", "Outside the orders of Scipio: a leader or a control test is needed."},
        std::pair{"withdraw",
                  "Outside the orders of Scipio: 36 in (36 JT) from the enemy's edge, at least 38 in (38 JT)."}}) {
    Field f = ordered(orders);
    f.unit("foe", "b", "gallic-warriors", 20, 40, 180).tasks({{{"task", "path"}, {"args", {0, 500, 0, 500}}}});
    EXPECT_EQ(refusal(f, on), std::string("CB-CMD-9 ") + why + "\n");
    EXPECT_EQ(figure(f.judge(on), "within-orders"), nullptr) << orders;
  }
  Field back = ordered("advance");
  back.unit("foe", "b", "gallic-warriors", 20, 40, 180).tasks({{{"task", "path"}, {"args", {0, 500, 0, 500}}}});
  EXPECT_NE(figure(back.judge(on), "within-orders"), nullptr);
  // Fronts at 10.5 and 17.3.
  Field charges = ordered("advance", "declare-charges");
  charges.unit("foe", "b", "velites", 20, 17.55, 180, {{"formation", "unformed"}});
  EXPECT_EQ(refusal(charges, charge("own", "foe")),
            "CB-CMD-9 Outside the orders of Scipio: 6.8 in (6.8 JT) to the target, at most 6 in (6 JT).\n");
}

// CB-MOV-16: 2.25 wide and 1 deep, on its way round its corner swings 1.231 out: 27.1 - 20 - 1.231.
TEST(CbVerdicts, ATurnOfADoubleMoveStaysBeyondBowShot) {
  Field f;
  f.unit("own", "a", "numidian-horse", 20, 20, 0, {{"formation", "unformed"}});
  f.unit("foe", "b", "gallic-warriors", 20, 27.6, 180).tasks({{{"task", "path"}, {"args", {0, 800, 1, 800}}}});
  const Verdict verdict = f.judge(go("own", {{{"pivot", 90}}}));
  ASSERT_EQ(verdict.reasons.size(), 1U);
  EXPECT_EQ(verdict.reasons[0].rule, "CB-MOV-16");
  EXPECT_NEAR(verdict.reasons[0].measured->value, 5869, 1);
  EXPECT_EQ(verdict.reasons[0].allowed, Figure::inches(6000));
}

// CB-PAS-3, D68
TEST(CbVerdicts, FriendsBesideAWheelByTheFigureThatIsBroken) {
  Field twice;
  twice.unit("own", "a", "allied-horse", 11.215, 9.21, 0, {{"formation", "column"}});
  twice.unit("friend", "a", "thureos-javelinmen", 10.0885, 10.211, 0).unit("foe", "b", "citizen-hoplites", 40, 40, 90);
  twice.tasks({{{"task", "path"}, {"args", {0, 1100, 0, 1100}}}});
  const Reason clip = twice.judge(go("own", {{{"wheelRight", 5}}, {{"wheelLeft", 5}}})).reasons.at(0);
  EXPECT_EQ(clip.code, "clips-a-friend");
  EXPECT_EQ(clip.measured, Figure::inches(0));
  EXPECT_EQ(clip.allowed, twice.judge(go("own", {{{"wheelRight", 5}}})).reasons.at(0).allowed) << "as of that wheel";
  Field into;
  into.unit("own", "a", "companion-cavalry", 15, 10, 0).unit("friend", "a", "allied-horse", 12.75, 10.5, 0);
  into.unit("foe", "b", "citizen-hoplites", 60, 40, 180).tasks({{{"task", "path"}, {"args", {0, 900, 0, 900}}}});
  const Reason met = into.judge(go("own", {{{"wheelLeft", 3}}, {{"ahead", 0.5}}})).reasons.at(0);
  EXPECT_EQ(met.unit, findUnit(into.battle(), "friend"));
  EXPECT_EQ(met.measured, Figure::inches(500));
  EXPECT_LT(met.allowed->value, 500);
}

// CB-PAS-3: rear edges at 9.75, the far side of the friend at 12.
TEST(CbVerdicts, APassageByTheWayThatComesOutClear) {
  Field f;
  f.unit("own", "a", "velites", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("friend", "a", "hastati-and-principes", 20, 11.5, 0).unit("foe", "b", "citizen-hoplites", 50, 40, 180);
  f.tasks({{{"task", "path"}, {"args", {0, 400, 0, 400}}}});
  EXPECT_EQ(refusal(f, go("own", {{{"ahead", 2}}})),
            "CB-PAS-3 In the way: Hastati and Principes. 2 in (2 JT) moved, 2.25 in (2.25 JT) needed to come out "
            "clear.\n");
  const Verdict legal = f.judge(go("own", {{{"ahead", 2.5}}}));
  ASSERT_TRUE(legal.legal());
  ASSERT_NE(figure(legal, "comes-out-clear"), nullptr);
  EXPECT_EQ(figure(legal, "comes-out-clear")->allowed, Figure::inches(2250));
  // In two ranks it would be 1 deep, its front kept: 0.5 over a friend who touches its rear.
  Field ranks;
  ranks.spare().unit("own", "a", "velites", 20, 10, 0, {{"formation", "line"}});
  ranks.unit("friend", "a", "citizen-hoplites", 20, 9.25, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  EXPECT_EQ(refusal(ranks, manoeuvre("own", "double-ranks")),
            "CB-PAS-3 In the way: Citizen Hoplites (A), overlapped by 0.5 in (0.5 JT).\n");
}

// CB-CHG-8, CB-CHG-10
TEST(CbVerdicts, ChargesByWhatStopsThem) {
  Field f;
  f.step("declare-charges").unit("own", "a", "allied-horse", 20, 10, 0);
  f.unit("friend", "a", "hill-tribe-levy", 21.15, 13, 0);
  f.unit("foe", "b", "velites", 20, 17, 180, {{"formation", "unformed"}});
  f.unit("aside", "b", "velites", 26, 11, 180, {{"formation", "unformed"}});
  EXPECT_EQ(refusal(f, charge("own", "foe")),
            "CB-CHG-10 In the way after 2 in (2 JT) of 6.25 in (6.25 JT): Hill-tribe Levy.\n");
  const Reason wheel = f.judge(charge("own", "aside")).reasons.at(0);
  EXPECT_EQ(wheel.code, "beyond-one-wheel");
  ASSERT_TRUE(wheel.measured);
  EXPECT_GT(wheel.measured->value, 45 * oneDegree);
  EXPECT_EQ(wheel.allowed, Figure::degrees(45 * oneDegree));
  Field ground;
  ground.step("declare-charges").unit("own", "a", "allied-horse", 20, 10, 0);
  ground.unit("foe", "b", "velites", 20, 16, 180, {{"formation", "unformed"}});
  ground.terrain("impassable", 0, {{19, 12}, {21, 12}, {21, 13}, {19, 13}});
  const Verdict barred = ground.judge(charge("own", "foe"));
  const auto ground10 = std::ranges::find(barred.reasons, "impassable", &Reason::code);
  ASSERT_NE(ground10, barred.reasons.end());
  EXPECT_EQ(ground10->measured, Figure::inches(5250));
  EXPECT_EQ(ground10->allowed, Figure::inches(1500));
  Field steady;
  steady.step("declare-charges").unit("own", "a", "allied-horse", 20, 10, 0);
  steady.unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  EXPECT_EQ(refusal(steady, charge("own", "foe")),
            "CB-CHG-8 The phalanx stands steady: no cavalry charges from 0 degrees off its front, only from more than "
            "90 degrees.\n");
}

TEST(CbVerdicts, HalvesOfAMoveAndAHairTooFar) {
  Field f;
  f.spare().unit("own", "a", "italian-allied-foot", 20, 10, 0, {{"spentHalves", 1}});
  f.unit("foe", "b", "gallic-warriors", 20, 15, 180);
  Json column = manoeuvre("own", "change-formation");
  column["formation"] = "column";
  EXPECT_EQ(refusal(f, column), "CB-MAN-5 Takes 2 halves of the move, with 1 left.\n");
  Field far;
  far.unit("own", "a", "hastati-and-principes", 20, 10, 0).unit("foe", "b", "gallic-warriors", 20, 40, 180);
  far.tasks({{{"task", "path"}, {"args", {0, 500, 0, 500}}}});
  EXPECT_TRUE(far.judge(go("own", {{{"ahead", 5}}})).legal());
  EXPECT_EQ(far.rulesAgainst(go("own", {{{"ahead", 5.001}}})), Ids{"CB-MOV-17"});
}

// CB-SEQ-6: who begins within 1 JT may wheel away, and the figure does not read below its limit.
TEST(CbVerdicts, ALegalAnswerKeepsItsDistance) {
  int judged = 0;
  for (int i = 0; i < 40; ++i) {
    Field f;
    f.unit("own", "a", "silver-shields", 14.65, 8.29, 0);
    f.unit("foe", "b", "balearic-slingers", 12.9585 + 0.0013 * i, 10.3035 - 0.0007 * i, 90,
           {{"formation", "unformed"}});
    f.tasks({{{"task", "path"}, {"args", {0, 900, 0, 900}}}});
    const Verdict verdict = f.judge(go("own", {{{"wheelLeft", 30}}}));
    if (!verdict.legal() || figure(verdict, "clearance") == nullptr) continue;
    ++judged;
    EXPECT_GE(figure(verdict, "clearance")->measured->value, figure(verdict, "clearance")->allowed->value) << i;
  }
  EXPECT_GT(judged, 0);
}

TEST(CbVerdicts, TooLateIsARuleToo) {
  Field f;
  f.step("declare-charges").unit("arch", "a", "cretan-archers", 20, 10, 0).unit("foe", "b", "velites", 20, 16, 180);
  EXPECT_EQ(refusal(f, move("arch")),
            "CB-SEQ-10 A may declare charges now.\nCB-SEQ-5 The time for that is past in this turn.\n");
  EXPECT_EQ(f.rulesAgainst(shot("arch", "foe")), (Ids{"CB-SEQ-10", "CB-SEQ-5"}));
  EXPECT_EQ(f.rulesAgainst(of("start-rally", "arch")), (Ids{"CB-SEQ-10", "CB-SEQ-4"}));
  Field early;
  early.spare().step("shoot-first").unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
  early.unit("foe", "b", "velites", 20, 13, 180);
  EXPECT_EQ(early.rulesAgainst(move("arch")).size(), 1U) << "its time is still to come";
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

// CB-SEQ-6: a move that began nearer than 1 JT may go off and come back, as long as it comes no nearer than it began,
// here 0.5 from the enemy beside it.
TEST(CbVerdicts, AMoveMayComeBackAsNearAsItBegan) {
  Field f;
  f.spare();
  // Its back is half an inch from the enemy: it goes off, turns where there is room, and comes again.
  f.unit("vel", "a", "velites", 20, 10, 270, {{"formation", "unformed"}});
  f.unit("foe", "b", "citizen-hoplites", 21.875, 10, 0);
  f.tasks({{{"task", "path"}, {"args", {1, 1000, 0, 1000}}}});
  const auto back = [](double ahead) { return go("vel", {{{"ahead", 4}}, {{"pivot", 90}}, {{"ahead", ahead}}}); };
  EXPECT_EQ(f.rulesAgainst(back(4)), Ids{"legal"});
  const Verdict nearer = f.judge(back(4.08));
  ASSERT_FALSE(nearer.legal());
  EXPECT_EQ(
      said(f, nearer.reasons[0]),
      "Too near Citizen Hoplites (B): 0.42 in (0.42 JT) away, and it may come no nearer than the 0.5 in (0.5 JT) of "
      "now.");
}

// In contact no distance shrinks: the figure is how far the wheel is open.
TEST(CbVerdicts, AWheelIntoWhoIsTouchedSaysHowFarItIsOpen) {
  Field f;
  f.spare();
  f.unit("hop", "a", "italian-allied-foot", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 22.25, 10, 0);
  f.tasks({{{"task", "path"}, {"args", {1, 600, 0, 600}}}});
  const Verdict verdict = f.judge(go("hop", {{{"wheelLeft", 20}}}));
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.reasons[0].measured, Figure::degrees(2000));
  EXPECT_LT(verdict.reasons[0].allowed->value, 100);
  EXPECT_TRUE(said(f, verdict.reasons[0]).starts_with("In the way after "));
}

// The unit that hides a target is the nearest one, whatever the order of the list.
TEST(CbVerdicts, TheNearestOfThoseWhoHideATargetIsNamed) {
  for (const bool first : {true, false}) {
    Field f;
    f.step("declare-charges");
    f.unit("own", "a", "companion-cavalry", 20, 10, 0);
    if (first) f.unit("far", "a", "citizen-hoplites", 20, 16, 0);
    f.unit("near", "a", "citizen-hoplites", 20, 13, 0);
    if (!first) f.unit("far", "a", "citizen-hoplites", 20, 16, 0);
    f.unit("foe", "b", "citizen-hoplites", 20, 20, 180);
    const Verdict verdict = f.judge(charge("own", "foe"));
    const auto hidden = std::ranges::find(verdict.reasons, "hidden-by", &Reason::code);
    ASSERT_NE(hidden, verdict.reasons.end());
    EXPECT_EQ(hidden->unit, findUnit(f.battle(), "near"));
  }
}

// Each reason is told, whichever is found first: CB-CHG-2 and CB-CHG-3 beside a wheel that is too wide, and the length
// of a way beside who stands in it.
TEST(CbVerdicts, EveryReasonIsTold) {
  Field f;
  f.step("declare-charges");
  f.unit("own", "a", "thureos-javelinmen", 20, 20, 0, {{"formation", "column"}, {"shaken", true}, {"dps", 4}});
  f.unit("foe", "b", "citizen-hoplites", 20, 10, 0);
  const Ids against = f.rulesAgainst(charge("own", "foe"));
  for (const char* rule : {"CB-CHG-10", "CB-CHG-2", "CB-CHG-3"}) EXPECT_TRUE(has(against, rule)) << rule;

  Field g;
  g.spare();
  g.unit("hop", "a", "italian-allied-foot", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 16, 180);
  g.tasks({{{"task", "path"}, {"args", {1, 400, 0, 400}}}});
  const Ids way = g.rulesAgainst(go("hop", {{{"wheelLeft", 2}}, {{"ahead", 4.5}}}));
  EXPECT_TRUE(has(way, "CB-SEQ-6"));
  EXPECT_TRUE(has(way, "CB-MOV-17"));
}

}  // namespace
}  // namespace signifer::cb::test::explanations_test
