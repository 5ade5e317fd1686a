// Rulings explain themselves: figures, the unit that is the reason, the row that decides. The rulings of accounts can
// be asked again.
#include "rulesets/fantasy/field.h"
#include "simulation/simulation.h"

namespace signifer::fantasy::test::explained_test {
namespace {

const Reason* find(const std::vector<Reason>& reasons, std::string_view rule, std::string_view code) {
  for (const Reason& reason : reasons)
    if (reason.rule == rule && reason.code == code) return &reason;
  return nullptr;
}

// Front at 11.5; the wood begins at 12.5: an inch clear and half an inch at two.
TEST(FantasyExplained, GroundCostsExactly) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .terrain("rough", 0, {{0, 12.5}, {72, 12.5}, {72, 16}, {0, 16}});
  const Verdict verdict = field.judge(move("s", {{{"ahead", 1.5}}}));
  ASSERT_TRUE(verdict.legal());
  const Reason* used = find(verdict.figures, "FA-MOV-1", "movement-used");
  ASSERT_NE(used, nullptr);
  EXPECT_EQ(used->measured, Figure::inches(2000));
  EXPECT_EQ(used->allowed, Figure::inches(4000));
  // A wheel of 30 degrees about the left corner: pi / 6 of 3.75 inches, 1.96; all of it clear.
  const Verdict wheel = field.judge(move("s", {{{"wheelLeft", 10}}, {{"ahead", 5}}}));
  EXPECT_NE(find(wheel.reasons, "FA-MOV-1", "too-far"), nullptr);
  EXPECT_NE(find(wheel.reasons, "FA-TER-2", "slowed-by-ground"), nullptr);
  EXPECT_NE(find(wheel.reasons, "FA-MAN-3", "wheels-cost"), nullptr);
}

// Front at 11.5, the enemy's at 18.5: seven inches, of eight.
TEST(FantasyExplained, TheEnemyThatIsNearAMarchIsNamed) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5)
      .unit("near", "b", "line-spearmen", 30, 20, 180, 20, 5)
      .unit("far", "b", "line-spearmen", 60, 44, 180, 20, 5);
  const Verdict verdict = field.judge(march("s", {{{"ahead", 2}}}));
  const Reason* near = find(verdict.reasons, "FA-MAR-4", "enemy-near");
  ASSERT_NE(near, nullptr);
  EXPECT_EQ(near->unit, findUnit(field.battle(), "near"));
  EXPECT_EQ(near->measured, Figure::inches(7000));
  EXPECT_EQ(near->allowed, Figure::inches(8000));
}

TEST(FantasyExplained, RangeIsSaidAlsoWhereItHolds) {
  Field field;
  field.unit("bows", "a", "levy-archers", 30, 10, 0, 5, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.25, 180, 20, 10)
      .unit("back", "b", "line-spearmen", 30, 26, 180, 20, 5)
      .step("nominate-targets");
  // Front at 10.375, the target's at 20.5.
  const Verdict legal = field.judge(at("shoot", "bows", "foe"));
  ASSERT_TRUE(legal.legal());
  const Reason* range = find(legal.figures, "FA-WPN-9", "range-of");
  ASSERT_NE(range, nullptr);
  EXPECT_EQ(range->measured, Figure::inches(10125));
  const Reason* arc = find(legal.figures, "FA-SHO-2", "in-the-arc");
  ASSERT_NE(arc, nullptr);
  EXPECT_EQ(arc->measured, Figure::degrees(0));
  EXPECT_NE(find(legal.figures, "FA-SHO-2", "in-sight"), nullptr);
  const Verdict hidden = field.judge(at("shoot", "bows", "back"));
  const Reason* by = find(hidden.reasons, "FA-SHO-2", "hidden");
  ASSERT_NE(by, nullptr);
  EXPECT_EQ(by->unit, findUnit(field.battle(), "foe"));
}

// FA-MOV-3, D60: what is offered instead is legal, and the friend who is clipped is named, not the one on the other
// side.
TEST(FantasyExplained, AWheelPastAFriendNamesHimAndOffersWhatIsOpen) {
  Field stopped;
  stopped.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("beside", "a", "line-spearmen", 33.75, 20, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 27, 25.5, 180, 20, 5);
  const Json way{{"action", "move"}, {"unit", "s"}, {"path", {{{"wheelLeft", 10}}, {{"ahead", 3}}}}};
  const Verdict refused = stopped.judge(way);
  ASSERT_FALSE(refused.legal());
  const bool offersWhatIsOpen = !refused.nearest || stopped.rules().judge(stopped.battle(), *refused.nearest).legal();
  EXPECT_TRUE(offersWhatIsOpen) << "what is offered is refused";
  Field between;
  between.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("left", "a", "line-spearmen", 26.25, 20, 0, 20, 5)
      .unit("right", "a", "line-spearmen", 33.75, 20, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 60, 44, 180, 20, 5);
  const Verdict brief = between.judge(move("s", {{{"wheelLeft", 10}}, {{"ahead", 1}}}));
  const Reason* clipped = find(brief.reasons, "FA-MOV-3", "does-not-clear");
  ASSERT_NE(clipped, nullptr);
  EXPECT_EQ(clipped->unit, findUnit(between.battle(), "right"));
  const Verdict longer = between.judge(move("s", {{{"wheelLeft", 10}}, {{"ahead", 3}}}));
  const Reason* clears = find(longer.figures, "FA-MOV-3", "clears");
  ASSERT_NE(clears, nullptr);
  EXPECT_EQ(clears->unit, findUnit(between.battle(), "right"));
  EXPECT_EQ(clears->measured, Figure::inches(3000));
}

// FA-MAR-5: foot near marching horse bars nothing, and is told.
TEST(FantasyExplained, AnEnemyWhoBarsNoMarchIsTold) {
  Field field;
  field.unit("horse", "a", "heavy-horse", 30, 20, 0, 10, 5)
      .unit("foot", "b", "line-spearmen", 30, 28.5, 180, 20, 5)
      .unit("far", "b", "heavy-horse", 30, 45, 180, 10, 5);
  const Verdict verdict = field.judge(march("horse", {{{"ahead", 3}}}));
  ASSERT_TRUE(verdict.legal());
  const Reason* counts = find(verdict.figures, "FA-MAR-4", "enemy-at");
  ASSERT_NE(counts, nullptr);
  EXPECT_EQ(counts->unit, findUnit(field.battle(), "far"));
  const Reason* foot = find(verdict.figures, "FA-MAR-5", "does-not-bar");
  ASSERT_NE(foot, nullptr);
  EXPECT_EQ(foot->unit, findUnit(field.battle(), "foot"));
}

// FA-CHG-1: of a swarm the part nearest to the front counts, and out of the arc the angle is told.
TEST(FantasyExplained, TheArcIsToldInDegrees) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("swarm", "b", "slingers", 36.5, 22.5, 0, 20, 5)
      .unit("aside", "b", "line-spearmen", 44, 20, 180, 20, 5)
      .step("declare-charges");
  const Verdict legal = field.judge(at("declare-charge", "s", "swarm"));
  const Reason* arc = find(legal.figures, "FA-CHG-1", "in-the-arc");
  ASSERT_NE(arc, nullptr);
  EXPECT_LT(arc->measured->value, arc->allowed->value);
  const Verdict refused = field.judge(at("declare-charge", "s", "aside"));
  const Reason* out = find(refused.reasons, "FA-CHG-1", "out-of-arc");
  ASSERT_NE(out, nullptr);
  ASSERT_TRUE(out->measured && out->allowed);
  EXPECT_EQ(out->allowed, Figure::degrees(45 * oneDegree));
  EXPECT_GT(out->measured->value, out->allowed->value);
}

// FA-WPN-8: a bow is refused for being a bow, whatever the range; a sling tells its nine inches.
TEST(FantasyExplained, OnlyASlingTellsTheRangeOfASecondShot) {
  for (const bool sling : {false, true}) {
    Field field;
    field.unit("s", "a", sling ? "slingers" : "levy-archers", 30, 20, 0, 10, 5)
        .unit("foe", "b", "line-spearmen", 30, 27, 180, 20, 5)
        .step("nominate-targets");
    Json shot = at("shoot", "s", "foe");
    shot["twice"] = true;
    const Verdict verdict = field.judge(shot);
    EXPECT_EQ(verdict.legal(), sling);
    const Reason* said =
        find(sling ? verdict.figures : verdict.reasons, "FA-WPN-8", sling ? "range-of" : "no-second-shot");
    ASSERT_NE(said, nullptr);
    EXPECT_EQ(said->allowed.has_value(), sling);
  }
}

TEST(FantasyExplained, WhatComesFirstIsSaid) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 17, 180, 20, 5)
      .relation("charges", "s", "foe")
      .step("declare-reactions");
  const Verdict verdict = field.judge(move("s", {{{"ahead", 1}}}));
  ASSERT_EQ(verdict.reasons.size(), 1U);
  EXPECT_EQ(verdict.reasons[0].said, "{unit} must react first.");
  EXPECT_EQ(verdict.reasons[0].unit, findUnit(field.battle(), "foe"));
}

// FA-DIS-1: rates, contact in front, the way back and the distance from the enemy then.
TEST(FantasyExplained, BreakingOffTellsWhatItRestsOn) {
  Field field;
  field.unit("r", "a", "horse-archers", 30, 19, 0, 4, 4, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .step("declare-disengagements");
  const Verdict verdict = field.judge(of("disengage", "r"));
  ASSERT_TRUE(verdict.legal());
  EXPECT_NE(find(verdict.figures, "FA-DIS-1", "faster-than-enemies"), nullptr);
  const Reason* front = find(verdict.figures, "FA-DIS-1", "engaged-in-front");
  ASSERT_NE(front, nullptr);
  EXPECT_EQ(front->unit, findUnit(field.battle(), "foe"));
  const Reason* back = find(verdict.figures, "FA-DIS-1", "backs-off");
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(back->measured, Figure::inches(9000));
  const Reason* clear = find(verdict.figures, "FA-DIS-1", "clear-when-back");
  ASSERT_NE(clear, nullptr);
  EXPECT_EQ(clear->allowed, Figure::inches(1000));
  EXPECT_NEAR(clear->measured->value, 9000, 2);
}

// Each reason is told: a unit in combat whose way is too long as well, a target in combat that is out of the arc.
TEST(FantasyExplained, EveryReasonIsTold) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5).unit("foe", "b", "line-spearmen", 30, 13, 180, 20, 5);
  const Ids against = field.rulesAgainst(move("s", {{{"ahead", 5}}}));
  EXPECT_EQ(against.front(), "FA-MOV-1");
  EXPECT_TRUE(has(against, "FA-MOV-3"));
  EXPECT_EQ(std::ranges::count(against, "FA-MOV-1"), 2);
  EXPECT_FALSE(field.judge(move("s", {{{"ahead", 5}}})).nearest);
}

// FA-DIS-1, D7: as a flight also the slow and the enveloped may; the ruling and the referee say the same.
TEST(FantasyExplained, BreakingOffAsAFlight) {
  const auto engaged = [](const Chosen& options) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5)
        .unit("foe", "b", "heavy-horse", 30, 13, 180, 8, 4)
        .unit("side", "b", "line-spearmen", 33.75, 10, 270, 20, 5)
        .step("declare-disengagements");
    return field;
  };
  Field standard = engaged({});
  const Verdict refused = standard.judge(of("disengage", "s"));
  const Reason* fast = find(refused.reasons, "FA-DIS-1", "enemy-as-fast");
  ASSERT_NE(fast, nullptr);
  EXPECT_EQ(fast->unit, findUnit(standard.battle(), "foe"));
  Field flight = engaged({{"disengagement", "as-flight"}});
  EXPECT_EQ(flight.rulesAgainst(of("disengage", "s")).front(), "house");
  flight.act(of("disengage", "s"));
  while (flight.step() != "disengagement-moves") flight.act(endStep);
  flight.act(advance, {3, 4});
  EXPECT_TRUE(flight.told("breaks-off", "s"));
  EXPECT_EQ(flight.state("s"), UnitState::fleeing);
}

// FA-PAN-1: the front unit is 4 inches from the fugitives and flees past the rear one, which is 9 from them.
TEST(FantasyExplained, AFlightInTheStepMakesNobodyElseTest) {
  Field field;
  field.unit("fugitives", "a", "line-spearmen", 30, 30, 0, 10, 5, {{"state", "fleeing"}, {"beganToFlee", 1}})
      .unit("front", "a", "line-spearmen", 30, 24, 0, 20, 5)
      .unit("rear", "a", "line-spearmen", 36, 17, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .step("panic-by-proximity");
  field.battle().status[BattleStatus::playerTurn] = 3;
  field.act(advance, {6, 6, 3, 3});
  EXPECT_EQ(field.state("front"), UnitState::fleeing);
  EXPECT_NE(field.step(), "panic-by-proximity");
}

// FA-RET-1: a friend of 3.75 inches stands at the place: a column is clear of it 2.25 inches aside.
TEST(FantasyExplained, WhoComesBackTakesTheNearestPlaceInAnyFormation) {
  Field field;
  field.unit("friend", "a", "line-spearmen", 30, 1.5, 0, 20, 5)
      .unit("back", "a", "line-spearmen", 30, 0, 180, 10, 5, {{"state", "off-table-pursuing"}})
      .absent()
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .step("return-to-table");
  field.act(advance, {1, 1});
  EXPECT_EQ(field.status("back", UnitStatus::abreast), 1);
  EXPECT_NEAR(field.x("back"), 32.25, 0.0011);
  EXPECT_NEAR(field.y("back"), 3.75, 0.0011);
}

bool inRange(const Procedure& procedure, const Values& values) {
  const Fields& fields = procedure.info().inputs;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!fields[i].bounded) continue;
    const double value =
        fields[i].type == FieldType::number ? values.at[i].real : static_cast<double>(values.at[i].whole);
    if (value < fields[i].least || value > fields[i].most) return false;
  }
  return true;
}

// Every ruling of the account, asked again with its inputs and faces, says the same.
TEST(FantasyExplained, AccountsCanBeAskedAgain) {
  Field field;
  const RuleSet& rules = field.rules();
  for (const char* name : {"barrow-king", "hastings"}) {
    const Document file = Document::load(signifer::test::sourcePath("assets/scenarios/fantasy/") + name + ".json");
    Battle battle = readBattle(rules, file.root());
    RolledDice dice(diceStream(5, 0));
    Stream choices(streamSeed(5, 0, "choices"));
    ListChronicle account;
    ActionList list;
    for (int actions = 0; actions < 2000 && !rules.outcome(battle); ++actions) {
      list.clear();
      rules.candidates(battle, rules.decision(battle), list);
      rules.resolve(battle, list[choices.below(static_cast<std::uint32_t>(list.size()))], dice, account);
    }
    int asked = 0;
    for (const Entry& entry : account.entries)
      for (const Consultation& each : entry.consulted) {
        ++asked;
        ASSERT_TRUE(inRange(*each.procedure, each.inputs)) << each.procedure->info().id;
        const auto refusal = each.procedure->refuse(each.inputs);
        ASSERT_FALSE(refusal) << each.procedure->info().id << ": " << refusal->why;
        ScriptedDice again(each.faces);
        const Ruling ruling = each.procedure->rule(each.inputs, again);
        ASSERT_EQ(ruling.result, each.ruling.result) << each.procedure->info().id;
        ASSERT_EQ(ruling.modifiers.list().size(), each.ruling.modifiers.list().size()) << each.procedure->info().id;
        ASSERT_EQ(again.used(), each.faces.size()) << each.procedure->info().id;
      }
    EXPECT_GT(asked, 100);
  }
}

TEST(FantasyExplained, ReactionsByArcAndRange) {
  Field field;
  field.unit("x", "a", "line-spearmen", 30, 20, 0, 20, 5, {{"charged", true}})
      .unit("n", "b", "levy-archers", 30, 26.45, 180, 16, 8)
      .relation("charges", "x", "n")
      .relation("strikesZone", "x", "n")
      .step("declare-reactions");
  const Verdict verdict = field.judge(at("stand-and-shoot", "n", "x"));
  ASSERT_TRUE(verdict.legal());
  EXPECT_NE(find(verdict.figures, "FA-CHG-6", "in-the-arc"), nullptr);
  EXPECT_NE(find(verdict.figures, "FA-WPN-9", "range-of"), nullptr);
}

TEST(FantasyExplained, AReformAfterAMarchAndWithoutMusicianSaysBoth) {
  Field field;
  field.unit("x", "a", "war-cars", 30, 20, 0, 4, 2, {{"formation", "open-order"}, {"marched", true}, {"moved", true}})
      .unit("foe", "b", "line-spearmen", 30, 36, 180, 20, 5)
      .step("ordinary-moves");
  const Verdict verdict =
      field.judge({{"action", "reform"}, {"unit", "x"}, {"formation", "open-order"}, {"abreast", 4}});
  EXPECT_NE(find(verdict.reasons, "FA-MAN-10", "no-musician"), nullptr);
  EXPECT_NE(find(verdict.reasons, "FA-MOV-1", "has-acted"), nullptr);
}

}  // namespace
}  // namespace signifer::fantasy::test::explained_test
