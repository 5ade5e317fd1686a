// Charges and the shots that meet movers, worked by hand (IO-MOV-8, IO-MOV-9, IO-MOV-12, IO-SHO-8 to IO-SHO-10), with
// the options that change them.
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::charges_test {
namespace {

Around ordersPhase(signifer::test::Options options = {}) {
  Around around;
  around.step = "unit-orders";
  around.options = std::move(options);
  return around;
}
Json ordered(int moves = 1) { return {{"movesLeft", moves}}; }

TEST(InitiativeCharges, ReachIsAllMovesLeftTheWheelIncluded) {
  // 10" straight ahead.
  const auto units = [](int moves) {
    return std::pair{unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered(moves)),
                     unit("e", "b", "hoplite-spearmen", 36, 22, 180)};
  };
  const Field one({units(1).first, units(1).second}, ordersPhase());
  EXPECT_EQ(one.refusal(charge("h", "e")), "IO-MOV-8 too-far");
  EXPECT_EQ(one.judge(charge("h", "e")).reasons.front().measured, Figure::inches(10 * oneInch));
  const Field two({units(2).first, units(2).second}, ordersPhase());
  EXPECT_EQ(two.refusal(charge("h", "e")), "");
}

TEST(InitiativeCharges, ReachIsExact) {
  // 6" between the fronts, and a thousandth more.
  for (const int more : {0, 1}) {
    const Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered()),
                       unit("e", "b", "hoplite-spearmen", 36, 18 + 0.001 * more, 180)},
                      ordersPhase());
    EXPECT_EQ(field.refusal(charge("h", "e")), more == 0 ? "" : "IO-MOV-8 too-far");
  }
}

TEST(InitiativeCharges, WhoDoesNotCharge) {
  const std::pair<Json, const char*> cases[] = {
      {unit("u", "a", "legionaries", 36, 10, 0, {{"movesLeft", 1}, {"formation", "column"}}),
       "IO-MOV-9 formation-cannot-charge"},
      {unit("u", "a", "legionaries", 36, 10, 0, {{"movesLeft", 1}, {"hits", 6}}), "IO-MOV-9 shaken"},
      {unit("u", "a", "baggage-train", 36, 10, 0, ordered()), "IO-MOV-9 troop-cannot-charge"},
      {unit("u", "a", "legionaries", 36, 10, 180, ordered()), ""},
      {unit("u", "a", "legionaries", 36, 10, 0, {{"order", "failed"}, {"formation", "column"}}),
       "IO-MOV-9 formation-cannot-charge"},
  };
  for (const auto& [charger, refused] : cases) {
    const Field field({charger, unit("e", "b", "hoplite-spearmen", 36, 15, 180)}, ordersPhase());
    EXPECT_EQ(field.refusal(charge("u", "e")), refused) << charger.dump();
  }
  const Field column({unit("u", "a", "legionaries", 36, 10, 0, {{"movesLeft", 1}, {"formation", "column"}}),
                      unit("e", "b", "hoplite-spearmen", 36, 15, 180)},
                     ordersPhase({{"column-charge", "on"}}));
  EXPECT_EQ(column.refusal(charge("u", "e")), "");
  Around initiative;
  initiative.options["initiative-charge"] = "off";
  initiative.step = "initiative-moves";
  const Field off({unit("u", "a", "legionaries", 36, 10, 0), unit("e", "b", "hoplite-spearmen", 36, 15, 180)},
                  initiative);
  EXPECT_EQ(off.refusal(charge("u", "e")), "IO-CMD-7 initiative-no-charge");
  const Json carts = unit("u", "a", "legionaries", 36, 10, 0, {{"order", "failed"}, {"formation", "column"}});
  const Field free({carts, unit("e", "b", "hoplite-spearmen", 36, 15, 180)},
                   ordersPhase({{"column-charge", "on"}, {"free-move-charge", "on"}}));
  EXPECT_EQ(free.refusal(charge("u", "e")), "");
}

TEST(InitiativeCharges, ItTurnsToTheNearestEnemyFirst) {
  // The nearest enemy stands behind, the target ahead.
  const auto units = {unit("h", "a", "hoplite-spearmen", 36, 20, 0, ordered(2)),
                      unit("behind", "b", "legionaries", 36, 14, 0), unit("e", "b", "legionaries", 36, 30, 180)};
  const Field field(units, ordersPhase());
  EXPECT_EQ(field.refusal(charge("h", "e")), "IO-MOV-8 not-in-front");
  EXPECT_EQ(field.refusal(charge("h", "behind")), "");
  Json aside = charge("h", "behind");
  aside["heading"] = 170;
  EXPECT_EQ(field.refusal(aside), "");
  EXPECT_EQ(field.rules().trace(field.battle(), field.action(aside))[1].heading, 170 * oneDegree);
  aside["heading"] = 90;
  EXPECT_EQ(field.refusal(aside), "IO-PRX-4 must-face");
  const Field facing(
      {unit("h", "a", "hoplite-spearmen", 36, 20, 0, ordered(2)), unit("e", "b", "legionaries", 36, 30, 180)},
      ordersPhase());
  EXPECT_EQ(facing.refusal(charge("h", "e")), "");
  Json turned = charge("h", "e");
  turned["heading"] = 10;
  EXPECT_EQ(facing.refusal(turned), "IO-MOV-8 turn-to-face-only");
}

TEST(InitiativeCharges, OthersStandInTheWay) {
  const Field friendly({unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered(2)),
                        unit("f", "a", "legionaries", 40, 13, 0), unit("e", "b", "legionaries", 36, 18, 180)},
                       ordersPhase());
  EXPECT_EQ(friendly.refusal(charge("h", "e")), "IO-MOV-7 way-blocked");
  // Beside the target, half an inch from it, an enemy is no hindrance; five inches before it he is.
  const Field beside({unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered(2)),
                      unit("n", "b", "legionaries", 42.5, 18, 180), unit("e", "b", "legionaries", 36, 18, 180)},
                     ordersPhase());
  EXPECT_EQ(beside.refusal(charge("h", "e")), "");
  const Json charger = unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered(3));
  const Json target = unit("e", "b", "legionaries", 36, 22, 180);
  const Json toTheRight = unit("n", "b", "legionaries", 42.5, 16, 180);
  const Field both({charger, toTheRight, unit("m", "b", "legionaries", 29.5, 16, 180), target}, ordersPhase());
  EXPECT_EQ(both.refusal(charge("h", "e")), "IO-MOV-7 way-blocked");
  // With one such enemy a wheel to the other side leads past him.
  const Field one({charger, toTheRight, target}, ordersPhase());
  EXPECT_EQ(one.refusal(charge("h", "e")), "");
  const std::vector<Pose> way = one.rules().trace(one.battle(), one.action(charge("h", "e")));
  ASSERT_EQ(way.size(), 3U);
  EXPECT_GT(way[1].heading, 350 * oneDegree);
}

TEST(InitiativeCharges, AWiderWheelThanTheLeastMayBringItHome) {
  // The least wheel, 1.58 degrees, only grazes the corner of the target's flank, 9.7" away; 10 degrees lead to its
  // front within the 9" of the cavalry.
  const Json charger = unit("c", "a", "light-cavalry", 23.822, 21.286, 90, ordered());
  const Field field({charger, unit("e", "b", "heavy-cavalry", 31.201, 25.834, 180)}, ordersPhase());
  EXPECT_EQ(field.refusal(charge("c", "e")), "");
  const std::vector<Pose> way = field.rules().trace(field.battle(), field.action(charge("c", "e")));
  ASSERT_EQ(way.size(), 3U);
  const Field farther({charger, unit("e", "b", "heavy-cavalry", 37.201, 25.834, 180)}, ordersPhase());
  EXPECT_EQ(farther.refusal(charge("c", "e")), "IO-MOV-8 too-far");
}

TEST(InitiativeCharges, NoWheelIsWiderThanFortyFiveDegrees) {
  // Its front right corner is 40.5, 21. A corner of the target 6" right and 6" ahead of that stands at 45 degrees from
  // it. A wheel of 45 therefore only grazes it; a tenth of an inch farther ahead it stands at 44.5 degrees.
  const auto refusal = [](double more) {
    const Json wheels{{"movesLeft", 3}, {"formation", "open-order"}};
    const Field field(
        {unit("c", "a", "light-cavalry", 36, 20, 0, wheels), unit("e", "b", "legionaries", 49.5, 26 + more, 0)},
        ordersPhase());
    return field.refusal(charge("c", "e"));
  };
  EXPECT_EQ(refusal(0), "IO-MOV-8 no-contact");
  EXPECT_EQ(refusal(0.1), "");
}

TEST(InitiativeCharges, ItNeedsRoomForTheTurnToFace) {
  // The enemy stands behind; a friend close before it leaves no room to turn by less than half a circle.
  const Json charger = unit("h", "a", "hoplite-spearmen", 36, 20, 0, ordered(2));
  const Json friendly = unit("f", "a", "legionaries", 36, 22.1, 0);
  const Field field({charger, friendly, unit("e", "b", "legionaries", 29, 14, 0)}, ordersPhase());
  EXPECT_EQ(field.refusal(charge("h", "e")), "IO-MOV-6 no-room-to-turn");
  const Field straight({charger, friendly, unit("e", "b", "legionaries", 36, 14, 0)}, ordersPhase());
  EXPECT_EQ(straight.refusal(charge("h", "e")), "");
  // Turning on a column behind it, 1.32" away, a corner comes within half an inch of that: it charges it all the same.
  const Field near({unit("h", "a", "legionaries", 36.161, 22.868, 0, ordered()),
                    unit("e", "b", "auxiliaries", 33.924, 19.548, 90, {{"formation", "column"}})},
                   ordersPhase());
  EXPECT_EQ(near.refusal(charge("h", "e")), "");
  EXPECT_EQ(near.refusal(move("h", {{"pivot", 213.97}})), "IO-MOV-6 no-room-to-turn");
}

TEST(InitiativeCharges, AGarrisonIsMetOnTheOutlineOfItsBuildings) {
  // Three-cornered; the charger looks square at the slanting side, 4" from its middle, 39, 33.
  Around around = ordersPhase();
  around.terrain.push_back({{"kind", "buildings"}, {"outline", Json::array({{30, 30}, {42, 30}, {36, 36}})}});
  const Json garrison = unit("e", "b", "pike-phalanx", 36, 32, 180, {{"formation", "buildings"}});
  Field field({unit("h", "a", "hoplite-spearmen", 42.536, 36.536, 225, ordered()), garrison}, around);
  EXPECT_EQ(field.refusal(charge("h", "e")), "");
  field.act(charge("h", "e"));
  EXPECT_EQ(field.at("h").pose, (Pose{{39707, 33707}, 225 * oneDegree}));
  EXPECT_NE(field.battle().relation(0, 1, 0), 0);
  // An inch is kept from the outline, not from the rectangle around it.
  Field passing({unit("h", "a", "hoplite-spearmen", 42.536, 36.536, 225, ordered()), garrison}, around);
  EXPECT_EQ(passing.refusal(move("h", {{"ahead", 2.99}})), "");
  EXPECT_EQ(passing.refusal(move("h", {{"ahead", 3.01}})), "IO-MOV-7 way-blocked");
}

TEST(InitiativeCharges, AFlankChargeEndsFlushOnTheFlank) {
  Field field({unit("h", "a", "heavy-cavalry", 30, 20, 90, ordered()), unit("e", "b", "hoplite-spearmen", 38, 20, 180)},
              ordersPhase());
  field.act(charge("h", "e"));
  // The target's right flank is at x = 35.
  EXPECT_EQ(field.at("h").pose, (Pose{{34 * oneInch, 20 * oneInch}, 90 * oneDegree}));
  EXPECT_EQ(field.battle().relation(0, 1, 0), 1 + 2);
  EXPECT_EQ(field.battle().relation(0, 0, 1), 1);
}

TEST(InitiativeCharges, ClosingShotsComeAtSixInches) {
  Field field({unit("h", "a", "heavy-cavalry", 36, 10, 0, ordered()), unit("e", "b", "auxiliaries", 36, 21, 180)},
              ordersPhase());
  field.act(charge("h", "e"));
  EXPECT_EQ(field.asked(), "e");
  EXPECT_EQ(field.step(), "shots-at-movers");
  // 9" apart: it has come 3".
  EXPECT_EQ(field.at("h").pose.centre, (Point{36 * oneInch, 13 * oneInch}));
  EXPECT_EQ(field.refusal(shoot("e", "h")), "");
  // Needed is 5 (closing): a 6 and a 5 hit, one is saved on 4.
  field.act(shoot("e", "h"), {6, 5, 4, 4, 1});
  EXPECT_EQ(field.status("h", "hits"), 1);
  EXPECT_EQ(field.status("h", "shotSixes"), 1);
  EXPECT_EQ(field.status("e", "reactionShot"), 1);
  EXPECT_EQ(field.at("h").pose.centre, (Point{36 * oneInch, 19 * oneInch}));
}

TEST(InitiativeCharges, SixesCountAsCasualtiesOnlyUnderAHouseRule) {
  // Three javelins on 5: a 6 and a 5 hit. The save for the 6 is thrown first.
  const auto sixes = [](const char* trigger, std::vector<int> saves) {
    Field field({unit("h", "a", "heavy-cavalry", 36, 10, 0, ordered()), unit("e", "b", "auxiliaries", 36, 21, 180)},
                ordersPhase({{"six-trigger", trigger}}));
    field.act(charge("h", "e"));
    std::vector<int> faces{6, 5, 4};
    faces.insert(faces.end(), saves.begin(), saves.end());
    field.act(shoot("e", "h"), faces);
    EXPECT_EQ(field.status("h", "hits"), 1);
    return field.status("h", "shotSixes");
  };
  EXPECT_EQ(sixes("casualties-only", {4, 3}), 0);
  EXPECT_EQ(sixes("casualties-only", {3, 4}), 1);
  EXPECT_EQ(sixes("before-saves", {4, 3}), 1);
}

TEST(InitiativeCharges, FromTheFlankThereAreNoClosingShots) {
  Field field({unit("h", "a", "heavy-cavalry", 30, 20, 90, ordered()), unit("e", "b", "auxiliaries", 38, 20, 180)},
              ordersPhase());
  field.act(charge("h", "e"));
  EXPECT_NE(field.asked(), "e");
}

TEST(InitiativeCharges, AShortWayWithinAZoneDrawsATraversingShot) {
  // 5.9" before the shooter's front, going away: a tenth of an inch of it within the zone.
  Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 0, ordered()), unit("e", "b", "auxiliaries", 36, 17.9, 180)},
              ordersPhase());
  field.act(move("h", {{"back", 3}}));
  EXPECT_EQ(field.asked(), "e");
  EXPECT_EQ(field.at("h").pose.centre, (Point{36 * oneInch, 10 * oneInch}));
}

TEST(InitiativeCharges, MovingAcrossAFrontDrawsATraversingShot) {
  // Open Order may pass at 6" or more; the archers look up, and the mover goes by 5" before them.
  Field field({unit("m", "a", "light-cavalry", 20, 18, 90, {{"movesLeft", 1}, {"formation", "open-order"}}),
               unit("e", "b", "foot-archers", 36, 11, 0), unit("far", "b", "foot-archers", 36, 40, 180)},
              ordersPhase());
  field.act(move("m", {{"ahead", 12}}));
  EXPECT_EQ(field.step(), "shots-at-movers");
  EXPECT_EQ(field.asked(), "e");
  field.act({{"action", "hold-fire"}, {"unit", "e"}});
  EXPECT_EQ(field.at("m").pose.centre.x, 32 * oneInch);
  EXPECT_EQ(field.status("e", "reactionShot"), 0);
}

TEST(InitiativeCharges, SeveralShootersGoInTheirPlayersOrder) {
  // Both look at the mover from 3" and 5"; it goes away from both, so both shoot where it starts.
  Field field({unit("m", "a", "light-cavalry", 36, 14, 180, {{"movesLeft", 1}, {"formation", "open-order"}}),
               unit("left", "b", "foot-archers", 32, 19, 180), unit("right", "b", "foot-archers", 40, 20, 180)},
              ordersPhase({{"proximity-moves", "any-move-after-facing"}}));
  field.act(move("m", {{"pivot", 0}, {"back", 6}}));
  EXPECT_EQ(field.asked(), "left");
  EXPECT_EQ(field.refusal(shoot("right", "m")), "");
  field.act({{"action", "hold-fire"}, {"unit", "right"}});
  EXPECT_EQ(field.asked(), "left");
  EXPECT_EQ(field.refusal(shoot("right", "m")), "IO-SHO-8 not-now");
  field.act({{"action", "hold-fire"}, {"unit", "left"}});
  EXPECT_EQ(field.at("m").pose.centre.y, 8 * oneInch);
}

TEST(InitiativeCharges, AColumnGivesNoShots) {
  Field field({unit("h", "a", "heavy-cavalry", 36, 10, 0, ordered()),
               unit("e", "b", "auxiliaries", 36, 23, 180, {{"formation", "column"}})},
              ordersPhase());
  field.act(charge("h", "e"));
  EXPECT_NE(field.asked(), "e");
}

TEST(InitiativeCharges, OpenOrderEvadesUnderAHouseRule) {
  const Json loose{{"formation", "open-order"}};
  const auto units = {unit("h", "a", "heavy-cavalry", 36, 10, 0, ordered()),
                      unit("e", "b", "light-foot", 36, 19, 180, loose)};
  Field field(units, ordersPhase({{"charge-reactions", "closing-shots-evade-countercharge"}}));
  field.act(charge("h", "e"));
  EXPECT_EQ(field.asked(), "e");
  EXPECT_EQ(field.refusal({{"action", "counter-charge"}, {"unit", "e"}}), "IO-SHO-8 cannot-countercharge");
  field.act({{"action", "evade"}, {"unit", "e"}});
  // One move of 6" away; 7" and 6" are beyond the charger's 9", who goes as far as he gets.
  EXPECT_EQ(field.at("e").pose.centre, (Point{36 * oneInch, 25 * oneInch}));
  EXPECT_EQ(field.at("h").pose.centre, (Point{36 * oneInch, 19 * oneInch}));
  EXPECT_EQ(field.status("h", "charged"), 0);
  Field plain(units, ordersPhase());
  plain.act(charge("h", "e"));
  EXPECT_EQ(plain.refusal({{"action", "evade"}, {"unit", "e"}}), "IO-SHO-8 not-now");
}

TEST(InitiativeCharges, HorseCounterchargesUnderAHouseRule) {
  Field field({unit("h", "a", "heavy-cavalry", 36, 10, 0, ordered()), unit("e", "b", "heavy-cavalry", 36, 18, 180)},
              ordersPhase({{"charge-reactions", "closing-shots-evade-countercharge"}}));
  field.act(charge("h", "e"));
  field.act({{"action", "counter-charge"}, {"unit", "e"}});
  // They meet half-way.
  EXPECT_EQ(field.at("e").pose.centre, (Point{36 * oneInch, 15 * oneInch}));
  EXPECT_EQ(field.at("h").pose.centre, (Point{36 * oneInch, 13 * oneInch}));
  EXPECT_EQ(field.status("e", "momentum"), 1);
  EXPECT_EQ(field.status("h", "momentum"), 1);
}

}  // namespace
}  // namespace signifer::initiative::test::charges_test
