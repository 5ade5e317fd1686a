// The ends of charges, evasions, pursuits and bursts: edges struck, friends avoided, second enemies. Worked by hand.
#include <cmath>

#include "rulesets/cb/field.h"

namespace signifer::cb::test::contact_test {
namespace {

constexpr double thousandth = 0.0021;

Field declaring() {
  Field f;
  f.step("declare-charges");
  return f;
}

TEST(CbContact, ACornerBelongsToTheEdgeThatFacesTheChargeMoreSquarely) {
  // Straight ahead at 341.25 degrees the chariots' corner is struck, 71 degrees off their flank and 19 off their front.
  Field f = declaring();
  f.unit("cata", "a", "cataphracts", 18, 10, 341.25).unit("cart", "b", "war-chariots", 15.63, 11.6725, 180);
  f.act(charge("cata", "cart"));
  f.act(advance, {3, 4});
  EXPECT_NEAR(f.heading("cata"), 0, 0.01) << "flush on the front, not on the flank";
  EXPECT_EQ(f.status("cata", UnitStatus::part), static_cast<int>(PartNow::charged));
}

TEST(CbContact, TheWheelOfAChargeCostsNoLength) {
  // A wheel of 30 degrees about (19.25, 10.5) and then 0.95 or 1.1 straight on to the corner of the hoplites. The
  // middle of the front is 1.3 from where it was, but up to 1 JT straight on javelinmen keep together (CB-CHG-7, D56).
  for (const auto& [way, formation] : {std::pair{0.95, Formation::line}, std::pair{1.1, Formation::unformed}}) {
    Field f = declaring();
    f.unit("jav", "a", "thureos-javelinmen", 20, 10, 0);
    // The corner of the hoplites, who face it squarely; half their front and half their depth from it their centre.
    const double c = std::sqrt(0.75);
    f.unit("foe", "b", "citizen-hoplites", 19.25 - way * 0.5 - 1.125 * c - 0.5 * 0.5,
           10.5 + way * c - 1.125 * 0.5 + 0.5 * c, 150);
    f.act(charge("jav", "foe"));
    f.act(advance, {3, 3});
    EXPECT_EQ(f.status("jav", UnitStatus::part), static_cast<int>(PartNow::charged));
    EXPECT_EQ(f.status("jav", UnitStatus::formation), static_cast<int>(formation)) << way;
  }
}

TEST(CbContact, UnformedChargersTurnAboutTheirCentre) {
  // The far corner of the hoplites' side, (23, 15), stands 30.96 degrees off and 5.83 away. Half a front of 2.25 covers
  // 11.12 there. That leaves a turn of 19.84, a little more so that it does not graze. Then 2 on, which falls short.
  Field f = declaring();
  f.unit("cart", "a", "war-chariots", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("foe", "b", "citizen-hoplites", 24.125, 14.5, 180);
  f.act(charge("cart", "foe", 0));
  f.act(advance, {2});
  EXPECT_NEAR(f.heading("cart"), 19.87, 0.04);
  EXPECT_NEAR(f.x("cart"), 20.680, 0.003);
  EXPECT_NEAR(f.y("cart"), 11.881, 0.003);
}

TEST(CbResponse, CounterChargersGoStraightAtTheCharger) {
  // Unformed horse that faces away turns about, and 3 and 4.5 divide the 5 between them: 2 and 3.
  Field f = declaring();
  f.unit("horse", "a", "companion-cavalry", 20, 10, 0);
  f.unit("foe", "b", "numidian-horse", 20, 16, 0, {{"formation", "unformed"}});
  f.act(charge("horse", "foe", 0));
  f.act({{"action", "respond"}, {"unit", "foe"}, {"response", "counter-charge"}, {"optionalDice", 0}});
  f.act(advance, {3, 4});
  EXPECT_NEAR(f.y("horse"), 12, thousandth);
  EXPECT_NEAR(f.y("foe"), 13, thousandth);
  EXPECT_NEAR(f.heading("foe"), 180, 0.01);
  EXPECT_EQ(f.status("foe", UnitStatus::part), static_cast<int>(PartNow::counterCharged));
}

TEST(CbContact, ABaseFollowsFromTheProfile) {
  // Five stands, two in front: 1.5 by 1.5 for foot, with nothing written of it.
  Field f = declaring();
  f.own("foot", "a",
        {{"troop", "heavy-infantry"},
         {"combatFactor", 3},
         {"stands", 5},
         {"frontStands", 2},
         {"formations", {"line", "column", "unformed"}}},
        20, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  EXPECT_EQ(f.at("foot").base, (Base{1500, 1500}));
}

TEST(CbEvade, WheelsNoMoreThanItsFriendsNeed) {
  // Straight back it would run into the bolt-shooter at (21, 16), whose corner stands 0.625 aside and 2.5 up. The right
  // end of a front of 2.25 misses that corner after a turn of 11.85 degrees to the left. The other way round would take
  // more.
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0);
  f.unit("vel", "b", "velites", 20, 13, 180, {{"formation", "unformed"}})
      .unit("bolt", "b", "bolt-shooter", 21, 16, 180);
  f.act(charge("hop", "vel", 0));
  f.act(advance, {3, 3, 4});
  EXPECT_NEAR(f.heading("vel"), 360 - 11.83, 0.04);
  EXPECT_NEAR(f.x("vel"), 20 - 8 * 0.2050, 0.01);
  EXPECT_NEAR(f.y("vel"), 13 + 8 * 0.9788, 0.01);
  EXPECT_EQ(f.status("vel", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("bolt", UnitStatus::fate), 0);
}

TEST(CbEvade, GoesThroughFriendsWhoLeaveNoWay) {
  // Friends all around: straight back through the hoplites, who take 2 DPs from it (neither was
  // stationary in its own turn), and on until clear of them.
  Field f = declaring();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0);
  f.unit("vel", "b", "velites", 20, 13, 180, {{"formation", "unformed"}, {"moved", true}});
  f.unit("wall", "b", "citizen-hoplites", 20, 15, 180, {{"moved", true}});
  f.unit("left", "b", "citizen-hoplites", 17.7, 15, 180).unit("right", "b", "citizen-hoplites", 22.3, 15, 180);
  f.unit("west", "b", "citizen-hoplites", 17, 13, 90).unit("east", "b", "citizen-hoplites", 23, 13, 270);
  f.act(charge("hop", "vel", 0));
  f.act(advance, {2, 2, 4});
  EXPECT_NEAR(f.heading("vel"), 0, 0.01);
  EXPECT_NEAR(f.y("vel"), 19, thousandth);
  EXPECT_EQ(f.status("wall", UnitStatus::dps), 2);
}

TEST(CbPursuit, AnEqualWayCatchesAtAnyHeading) {
  // Hoplites at any heading break and run 3 + 4; 3 + 4 after them is enough (CB-AFT-13).
  for (const double heading : {200.5, 288.7, 330.0, 341.37}) {
    const double s = std::sin(heading * std::acos(-1.0) / 180);
    const double c = std::cos(heading * std::acos(-1.0) / 180);
    Field f;
    f.step("fight").unit("hop", "a", "citizen-hoplites", 36, 24, heading);
    f.unit("foe", "b", "citizen-hoplites", 36 + s, 24 + c, heading + 180);
    f.act(advance, {6, 1, 3, 4});
    f.act(afterwards("hop", "pursue"), {3, 4});
    EXPECT_EQ(f.status("foe", UnitStatus::casualties), 1) << heading;
  }
}

TEST(CbPursuit, FollowsWhoHasRetiredOverTheEdgeByHouseRule) {
  // 2 + 5 + 2 + 1 (deeper) against 6 + 4 - 2 (three stands to eight): 2. Horse in melee retires, 10.5 from 38: off the
  // table. It has not been destroyed, and where pursuers may leave the table the winner may go after it, 3 + 4.
  Field f(Chosen{{"pursuit-at-edge", "leaves"}});
  f.step("fight").unit("sil", "a", "silver-shields", 20, 36, 0);
  f.unit("horse", "b", "allied-horse", 20, 37.5, 180).unit("rest", "b", "citizen-hoplites", 60, 40, 180);
  f.act(advance, {2, 6, 3, 3, 3});
  EXPECT_EQ(f.fate("horse"), Fate::leftTable);
  f.act(afterwards("sil", "pursue"), {3, 4});
  EXPECT_NEAR(f.y("sil"), 43, thousandth);
}

TEST(CbBurst, ThroughIntoASecondEnemyWhoIsChargedAtOnce) {
  // 6 + 5 + 1 (charge) - 1 (one stand to six) against 2 + 4 + 1 + 1 (deeper): 3. The hoplites take 2 DPs and halt; the
  // chariot passes its test (3) and bursts through them for 2 DPs more. The Italians, with their edge at 12.9, stand in
  // the place for its rear, 1 JT beyond the hoplites. Charged, they fight at once, 6 + 4 + 1 against 1 + 5 + 1 - 1, and
  // wreck it.
  Field f;
  f.step("fight");
  f.unit("cart", "a", "scythed-chariot", 20, 10, 0, {{"part", "charged"}, {"impetus", "charge"}});
  f.unit("hop", "b", "citizen-hoplites", 20, 11, 180, {{"part", "stood"}});
  f.unit("it", "b", "italian-allied-foot", 20, 13.4, 180).unit("own", "a", "citizen-hoplites", 60, 2, 0);
  f.relations({{{"relation", "impact"}, {"from", "cart"}, {"to", "hop"}, {"value", 1}}});
  f.act(advance, {6, 2, 3, 1, 6});
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 4);
  EXPECT_EQ(f.fate("cart"), Fate::destroyed);
  EXPECT_NEAR(f.y("cart"), 12.4, 0.012) << "it had come up to the Italians";
  EXPECT_EQ(f.status("it", UnitStatus::dps), 0);
  EXPECT_EQ(f.status("it", UnitStatus::followedOn), 1);
}

TEST(CbBurst, ThroughFriendsDisordersThem) {
  // Behind the hoplites stand friends of the chariot, where it would end: it goes on through them, and scythed chariots
  // give formed friends 2 DPs (CB-PAS-4).
  Field f;
  f.step("fight");
  f.unit("cart", "a", "scythed-chariot", 20, 10, 0, {{"part", "charged"}, {"impetus", "charge"}, {"moved", true}});
  f.unit("hop", "b", "citizen-hoplites", 20, 11, 180, {{"part", "stood"}});
  f.unit("it", "a", "italian-allied-foot", 20, 13.4, 0, {{"moved", true}});
  f.relations({{{"relation", "impact"}, {"from", "cart"}, {"to", "hop"}, {"value", 1}}});
  f.act(advance, {6, 2, 3});
  EXPECT_EQ(f.status("it", UnitStatus::dps), 2);
  EXPECT_NEAR(f.y("cart"), 13.9 + 0.5, 0.012);
}

}  // namespace
}  // namespace signifer::cb::test::contact_test
