// Charges, responses and contact on the table, worked by hand. Citizen Hoplites cover 2.25 by 1: with the centre at 10
// their front stands at 10.5.
#include "rulesets/cb/field.h"

namespace signifer::cb::test::charges_test {
namespace {

constexpr double thousandth = 0.0021;

Field declaring(const Chosen& options = Chosen()) {
  Field f(options);
  f.step("declare-charges");
  return f;
}

Ids against(const char* troop, Json status, const char* target, Json targetStatus, double heading = 180) {
  Field f = declaring();
  f.unit("u", "a", troop, 20, 10, 0, std::move(status))
      .unit("t", "b", target, 20, 15, heading, std::move(targetStatus));
  return f.rulesAgainst(charge("u", "t"));
}

TEST(CbCharge, ReachesAsFarAsItsDiceCanGive) {
  // Foot 5 + 6, from 10.5.
  for (const auto& [y, rule] : {std::pair{22.0, "legal"}, std::pair{22.1, "CB-CHG-10"}}) {
    Field f = declaring();
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, y, 180);
    EXPECT_EQ(f.rulesAgainst(charge("hop", "foe")), Ids{rule}) << y;
  }
  for (const char* option : {"1", "0.5", "2"}) {
    // Two inspire actions lengthen it by 2, 1 or 4.
    Field f = declaring(Chosen{{"inspire-charge-bonus", option}});
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"inspireActions", 2}});
    f.unit("foe", "b", "citizen-hoplites", 20, 24, 180);
    EXPECT_EQ(f.rulesAgainst(charge("hop", "foe")), Ids{option == std::string("0.5") ? "CB-CHG-10" : "legal"});
  }
}

TEST(CbCharge, NeedsSightAndAClearWay) {
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("friend", "a", "velites", 20, 12, 0);
  f.unit("foe", "b", "citizen-hoplites", 20, 15, 180).unit("aside", "b", "citizen-hoplites", 27, 10, 180);
  const Ids ids = f.rulesAgainst(charge("hop", "foe"));
  EXPECT_EQ(ids, (Ids{"CB-CHG-10", "CB-CHG-10"})) << "not seen, and a friend in the way";
  EXPECT_EQ(f.rulesAgainst(charge("hop", "aside")), Ids{"CB-CHG-10"});
  Field wood = declaring();
  wood.unit("horse", "a", "allied-horse", 20, 10, 0)
      .unit("foe", "b", "velites", 20, 15, 180, {{"formation", "unformed"}});
  wood.terrain("rough", 0, {{15, 12}, {25, 12}, {25, 13}, {15, 13}});
  EXPECT_EQ(wood.rulesAgainst(charge("horse", "foe")), Ids{"CB-CHG-10"});
}

// CB-CHG-10: one wheel of at most 45 degrees, not the least of all.
TEST(CbCharge, WheelsWiderPastAFriend) {
  // The friend stands in the strip before the left file by 0.1, from 12 to 13. A wheel to the right by 4 degrees takes
  // the left corner past him.
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("friend", "a", "citizen-hoplites", 17.85, 12.5, 0);
  f.unit("foe", "b", "citizen-hoplites", 20.5, 16, 180);
  const Verdict verdict = f.judge(charge("hop", "foe"));
  ASSERT_TRUE(verdict.legal()) << writeVerdict(f.rules(), f.battle(), verdict).dump();
  const auto wheel = std::ranges::find(verdict.figures, "wheel-turned", &Reason::code);
  ASSERT_NE(wheel, verdict.figures.end());
  EXPECT_EQ(wheel->measured, Figure::degrees(4 * oneDegree));
  f.act(charge("hop", "foe"));
  f.act(endStep);
  f.act(advance, {4, 4});
  EXPECT_EQ(f.status("hop", UnitStatus::part), static_cast<int>(PartNow::charged));
  EXPECT_EQ(f.status("friend", UnitStatus::dps), 0) << "nobody goes through him";
}

TEST(CbCharge, UnformedUnitsTurnWiderPastAFriend) {
  const Json unformed = {{"formation", "unformed"}};
  Field f = declaring();
  f.unit("vel", "a", "velites", 20, 10, 0, unformed).unit("friend", "a", "citizen-hoplites", 17.85, 12.5, 0);
  f.unit("foe", "b", "velites", 20.5, 16, 180, unformed);
  EXPECT_EQ(f.rulesAgainst(charge("vel", "foe")), Ids{"legal"});
}

TEST(CbCharge, WithoutAnOpenWheelNamesWhoIsInTheWayOfTheLeast) {
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("friend", "a", "citizen-hoplites", 20, 12.5, 0);
  f.unit("left", "a", "citizen-hoplites", 17.5, 12.5, 0).unit("right", "a", "citizen-hoplites", 22.5, 12.5, 0);
  f.unit("foe", "b", "indian-elephant", 20, 16, 180);
  const Verdict verdict = f.judge(charge("hop", "foe"));
  ASSERT_EQ(verdict.reasons.size(), 2U) << "hidden as well";
  EXPECT_EQ(verdict.reasons[1].unit, findUnit(f.battle(), "friend"));
  EXPECT_EQ(verdict.reasons[1].allowed, Figure::inches(1500));
}

TEST(CbCharge, WheelsWiderPastAnotherEnemy) {
  // Straight ahead the left file would run into the other one first.
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("other", "b", "citizen-hoplites", 17.85, 12.5, 180);
  f.unit("foe", "b", "citizen-hoplites", 20.5, 16, 180);
  EXPECT_EQ(f.rulesAgainst(charge("hop", "foe")), Ids{"legal"});
  f.act(charge("hop", "foe"));
  f.act(advance, {4, 4});
  EXPECT_EQ(f.status("foe", UnitStatus::part), static_cast<int>(PartNow::stood));
  EXPECT_EQ(f.status("other", UnitStatus::part), 0);
}

// The wheel costs no length (D56), so a wider one may be within the dice where the least one is not.
TEST(CbCharge, WheelsWiderToComeWithinItsDice) {
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 22, 22.1, 200);
  EXPECT_EQ(f.rulesAgainst(charge("hop", "foe")), Ids{"legal"});
}

TEST(CbCharge, Restrictions) {
  const Json none = Json::object();
  const Json unformed = {{"formation", "unformed"}};
  EXPECT_EQ(against("bolt-shooter", none, "velites", unformed), Ids{"CB-CHG-1"});
  EXPECT_EQ(against("citizen-hoplites", {{"shaken", true}, {"dps", 5}}, "velites", unformed), Ids{"CB-CHG-2"});
  EXPECT_EQ(against("citizen-hoplites", {{"formation", "column"}}, "velites", unformed), Ids{"CB-CHG-3"});
  EXPECT_EQ(against("velites", unformed, "citizen-hoplites", none), Ids{"CB-CHG-5"});
  EXPECT_EQ(against("velites", unformed, "velites", unformed), Ids{"legal"});
  EXPECT_EQ(against("velites", unformed, "indian-elephant", none), Ids{"legal"});
  EXPECT_EQ(against("war-chariots", unformed, "citizen-hoplites", {{"moved", true}}), Ids{"legal"});
  EXPECT_EQ(against("allied-horse", none, "citizen-hoplites", none), Ids{"CB-CHG-8"});
  EXPECT_EQ(against("allied-horse", none, "citizen-hoplites", none, 90), Ids{"legal"}) << "its flank";
  EXPECT_EQ(against("allied-horse", none, "citizen-hoplites", {{"dps", 1}}), Ids{"legal"});
  EXPECT_EQ(against("allied-horse", none, "citizen-hoplites", {{"moved", true}}), Ids{"legal"});
  EXPECT_EQ(against("allied-horse", {{"steadied", true}}, "velites", unformed), Ids{"CB-CMD-5"});
}

TEST(CbCharge, GoesFromRightToLeft) {
  Field f = declaring();
  f.unit("left", "a", "citizen-hoplites", 20, 10, 0).unit("right", "a", "citizen-hoplites", 30, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 20, 15, 180).unit("foe2", "b", "citizen-hoplites", 30, 15, 180);
  f.unit("last", "a", "citizen-hoplites", 10, 10, 0).unit("foe3", "b", "citizen-hoplites", 10, 15, 180);
  f.act(charge("left", "foe"));
  EXPECT_EQ(f.rulesAgainst(charge("right", "foe2")), Ids{"CB-SEQ-10"});
  EXPECT_EQ(f.rulesAgainst(charge("last", "foe3")), Ids{"legal"});
  Field g = declaring();
  g.unit("left", "a", "citizen-hoplites", 20, 10, 0).unit("right", "a", "citizen-hoplites", 30, 10, 0);
  g.unit("foe", "b", "citizen-hoplites", 20, 15, 180).unit("foe2", "b", "citizen-hoplites", 30, 15, 180);
  g.act(charge("right", "foe2"));
  EXPECT_EQ(g.rulesAgainst(charge("left", "foe")), Ids{"legal"});
}

TEST(CbCharge, OrdersAllowIt) {
  for (const auto& [orders, rule] : {std::pair{Orders::hold, "CB-CMD-9"}, std::pair{Orders::attack, "legal"},
                                     std::pair{Orders::skirmish, "CB-CMD-9"}, std::pair{Orders::advance, "CB-CMD-9"}}) {
    // 7 JT away, beyond a bow shot.
    Field f = declaring();
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"command", 0}})
        .unit("foe", "b", "citizen-hoplites", 20, 18, 180);
    f.leader("gen", "a", {{"x", 5}, {"y", 5}});
    f.battle().person(0).status[PersonStatus::orders] = static_cast<std::int16_t>(orders);
    EXPECT_EQ(f.rulesAgainst(charge("hop", "foe")), Ids{rule}) << static_cast<int>(orders);
  }
}

TEST(CbCharge, MakesContactOrFallsShort) {
  // 4 to go.
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  f.act(charge("hop", "foe"));
  f.act(advance, {3, 1});
  EXPECT_NEAR(f.y("hop"), 14, thousandth);
  EXPECT_EQ(f.status("hop", UnitStatus::part), static_cast<int>(PartNow::charged));
  EXPECT_EQ(f.status("foe", UnitStatus::part), static_cast<int>(PartNow::stood));
  Field g = declaring();
  g.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  g.act(charge("hop", "foe", 0));
  g.act(advance, {3});
  EXPECT_NEAR(g.y("hop"), 13, thousandth);
  EXPECT_EQ(g.status("hop", UnitStatus::part), 0);
  EXPECT_EQ(g.doing("hop"), Activity::charging) << "it will have to test";
}

TEST(CbCharge, FromBehindTheFlankDisorders) {
  // East-looking hoplites struck in the rear: a phalanx takes 2; others 1.
  for (const auto& [troop, dps] : {std::pair{"citizen-hoplites", 2}, std::pair{"italian-allied-foot", 1}}) {
    Field f = declaring();
    f.unit("u", "a", "italian-allied-foot", 12, 20, 90).unit("foe", "b", troop, 20, 20, 90);
    f.act(charge("u", "foe"));
    f.act(advance, {5, 4});
    EXPECT_EQ(f.status("foe", UnitStatus::dps), dps);
    EXPECT_NEAR(f.x("u"), 19, thousandth);
  }
}

TEST(CbCharge, RabbleAndJavelinmenLoseTheirFormation) {
  for (const double gap : {1.0, 1.2}) {
    Field f = declaring();
    f.unit("jav", "a", "thureos-javelinmen", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 11 + gap, 180);
    f.act(charge("jav", "foe"));
    f.act(advance, {3, 3});
    EXPECT_EQ(f.status("jav", UnitStatus::formation),
              static_cast<int>(gap > 1 ? Formation::unformed : Formation::line));
  }
}

TEST(CbResponse, UnformedLightFootEvades) {
  // 3 + 2, half a JT a die for light troops and half for the first move: 7. The charger's 4 + 3 end behind it.
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0)
      .unit("vel", "b", "velites", 20, 13, 180, {{"formation", "unformed"}});
  f.act(charge("hop", "vel"));
  f.act(advance, {3, 2, 4, 3});
  EXPECT_NEAR(f.y("vel"), 20, thousandth);
  EXPECT_NEAR(f.heading("vel"), 0, 0.01);
  EXPECT_EQ(f.status("vel", UnitStatus::dps), 1);
  EXPECT_NEAR(f.y("hop"), 17, thousandth);
  EXPECT_EQ(f.status("hop", UnitStatus::part), 0);
}

TEST(CbResponse, LightTroopsMayDoWithoutTheirHalfJts) {
  // The evader of the test above is asked, with its ground bad: 3 + 2 + half a JT a die for the first move only; then
  // with one die.
  for (const auto& [dice, bonus, y] :
       {std::tuple{1, true, 20.0}, std::tuple{1, false, 19.0}, std::tuple{0, false, 16.5}}) {
    Field f = declaring();
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0);
    f.unit("vel", "b", "velites", 20, 13, 180, {{"formation", "unformed"}});
    f.terrain("rough", 0, {{15, 12.8}, {25, 12.8}, {25, 13.1}, {15, 13.1}});
    f.act(charge("hop", "vel", 0));
    f.act(
        {{"action", "respond"}, {"unit", "vel"}, {"response", "evade"}, {"optionalDice", dice}, {"lightBonus", bonus}});
    f.act(advance, dice == 1 ? std::vector<int>{3, 2, 2} : std::vector<int>{3, 2});
    EXPECT_NEAR(f.y("vel"), y, thousandth);
  }
}

TEST(CbResponse, UnformedLightFootMayStandInBadGround) {
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0)
      .unit("vel", "b", "velites", 20, 13, 180, {{"formation", "unformed"}});
  f.terrain("rough", 0, {{15, 12.8}, {25, 12.8}, {25, 15}, {15, 15}});
  f.act(charge("hop", "vel"));
  EXPECT_EQ(f.rulesAgainst(response("vel", "counter-charge")), Ids{"CB-RSP-3"});
  EXPECT_EQ(f.rulesAgainst(response("vel", "evade")), Ids{"legal"});
  f.act(response("vel", "stand"));
  f.act(advance, {4, 3});
  EXPECT_EQ(f.status("vel", UnitStatus::part), static_cast<int>(PartNow::stood));
}

TEST(CbResponse, CavalryMeetsTheChargeHalfway) {
  // 9 between the fronts; 10 against 5: they meet at 6 and 3.
  Field f = declaring();
  f.unit("horse", "a", "allied-horse", 20, 10, 0).unit("foe", "b", "allied-horse", 20, 20, 180);
  f.act(charge("horse", "foe"));
  f.act(response("foe", "counter-charge"));
  f.act(advance, {3, 3, 4, 2, 2, 1});
  EXPECT_NEAR(f.y("horse"), 16, thousandth);
  EXPECT_NEAR(f.y("foe"), 17, thousandth);
  EXPECT_EQ(f.status("foe", UnitStatus::part), static_cast<int>(PartNow::counterCharged));
  EXPECT_EQ(f.status("foe", UnitStatus::moved), 0) << "what it does in the enemy's turn does not count";
}

TEST(CbResponse, FootThatIsCounterChargedIsDisordered) {
  Field f = declaring();
  f.unit("foot", "a", "italian-allied-foot", 20, 10, 0).unit("horse", "b", "allied-horse", 20, 16, 180);
  f.act(charge("foot", "horse"));
  f.act(response("horse", "counter-charge"));
  f.act(advance, {3, 2, 3, 2, 3});
  EXPECT_EQ(f.status("foot", UnitStatus::dps), 2);
}

TEST(CbResponse, TheFlankMayNotCounterCharge) {
  for (const bool anyFace : {false, true}) {
    Field f = declaring(anyFace ? Chosen{{"counter-charge-front-only", "no"}} : Chosen());
    f.unit("horse", "a", "allied-horse", 20, 10, 0).unit("foe", "b", "allied-horse", 20, 16, 90);
    f.act(charge("horse", "foe"));
    const Ids ids = f.rulesAgainst(response("foe", "counter-charge"));
    EXPECT_EQ(ids, anyFace ? (Ids{"house", "CB-RSP-6"}) : Ids{"CB-SEQ-12"}) << "there is nothing to ask";
  }
}

TEST(CbResponse, TheShakenWithPoorMoraleBreak) {
  // The levy runs 3 + 2 before the charger, who goes 5 + 6 after it: 3 between them at first, 5 of flight, caught.
  Field f = declaring();
  f.unit("hop", "a", "italian-allied-foot", 20, 10, 0);
  f.unit("levy", "b", "hill-tribe-levy", 20, 14, 180, {{"shaken", true}, {"dps", 4}});
  f.act(charge("hop", "levy"));
  f.act(advance, {3, 2, 5, 6});
  EXPECT_EQ(f.status("levy", UnitStatus::broken), 1);
  EXPECT_EQ(f.status("levy", UnitStatus::casualties), 1);
  EXPECT_NEAR(f.y("levy"), 19, thousandth);
  EXPECT_NEAR(f.y("hop"), 18, thousandth);
}

TEST(CbCharge, AnotherEnemyInTheWayBecomesTheTarget) {
  // Behind the evading velites stand hoplites, who take the charge.
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0)
      .unit("vel", "b", "velites", 20, 12, 180, {{"formation", "unformed"}});
  f.unit("foe", "b", "citizen-hoplites", 20, 17, 180);
  f.act(charge("hop", "vel"));
  // The velites pass the hoplites (7 ahead would end on them, so they go on until clear).
  f.act(advance, {3, 2, 5, 2});
  EXPECT_EQ(f.status("foe", UnitStatus::part), static_cast<int>(PartNow::stood));
  EXPECT_NEAR(f.y("hop"), 16, thousandth);
}

TEST(CbCharge, JointTurnsLetBothSidesDeclare) {
  Field f = declaring(Chosen{{"turn-style", "joint"}});
  f.unit("one", "a", "allied-horse", 20, 10, 0).unit("two", "b", "allied-horse", 20, 20, 180);
  f.act(charge("one", "two"));
  EXPECT_EQ(f.battle().active, 1);
  f.act(charge("two", "one"));
  f.act(advance, {3, 3, 3, 3, 3, 3});
  EXPECT_NEAR(f.y("one"), 14.5, thousandth);
  EXPECT_EQ(f.status("two", UnitStatus::part), static_cast<int>(PartNow::counterCharged));
}

}  // namespace
}  // namespace signifer::cb::test::charges_test
