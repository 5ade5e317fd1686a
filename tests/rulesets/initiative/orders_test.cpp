// Initiative and orders on the table (IO-CMD, IO-ORD, IO-RRL, IO-END-3, IO-END-4), with the options that change them.
// The cases are permission to move, the yield of the dice, joined orders and re-rolls. Generals move, join and are
// replaced.
#include "commander/orders.h"

#include <set>

#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::orders_test {
namespace {

const Json ratedEight{{"rating", 8}};
const Json commander{{"rank", "army-commander"}, {"rating", 8}};

/// Two divisions far from the enemy: the first General 3" behind h, the commander without a division.
Around staff(signifer::test::Options options = {}) {
  Around around;
  around.step = "unit-orders";
  around.options = std::move(options);
  around.people = Json::array({general("g", "a", 20, 2, ratedEight), general("k", "a", 50, 2, ratedEight, 2),
                               general("c", "a", 36, 2, commander, 0), general("x", "b", 36, 46, commander, 1)});
  return around;
}

Field army(Around around, Json first = Json::object()) {
  return Field(
      {unit("h", "a", "hoplite-spearmen", 20, 6, 0, std::move(first)), unit("i", "a", "hoplite-spearmen", 30, 6, 0),
       unit("o", "a", "heavy-cavalry", 50, 6, 0, {{"division", 2}}), unit("e", "b", "legionaries", 36, 40, 180)},
      std::move(around));
}

TEST(InitiativeOrders, TheMarginGivesTheMoves) {
  const std::pair<std::vector<int>, int> margins[] = {{{4, 4}, 1}, {{4, 3}, 1}, {{3, 3}, 2}, {{2, 3}, 3}, {{1, 1}, 3}};
  for (const auto& [faces, moves] : margins) {
    // Without a re-roll in reach: the commander is 16" from g.
    Field field = army(staff());
    field.act(order("g", "unit", "h"), faces);
    EXPECT_EQ(field.status("h", "movesLeft"), moves);
  }
  Field each = army(staff({{"order-moves-margin", "each-point"}}));
  each.act(order("g", "unit", "h"), {4, 3});
  EXPECT_EQ(each.status("h", "movesLeft"), 2);
}

// Baggage has nothing to seek before the line: no order is spent on it, and it goes nowhere but back.
TEST(InitiativeOrders, MachinesLeaveBaggageWhereItIs) {
  Field field({unit("h", "a", "hoplite-spearmen", 20, 6, 0), unit("b", "a", "baggage-train", 24, 4, 0),
               unit("e", "b", "legionaries", 36, 40, 180)},
              staff());
  ActionList list;
  field.rules().candidates(field.battle(), field.decision(), list);
  ASSERT_FALSE(list.empty());
  for (const Action& one : list) EXPECT_NE(one.unit, findUnit(field.battle(), "b"));
  EXPECT_TRUE(std::ranges::any_of(list, [](const Action& one) { return one.unit == 0; }));
  field.act(order("g", "unit", "b"), {2, 2});
  ASSERT_EQ(field.asked(), "b");
  list.clear();
  field.rules().candidates(field.battle(), field.decision(), list);
  ASSERT_EQ(list.size(), 1U);
  EXPECT_TRUE(list[0].path.empty());
}

// If all hold, the General gives no order to move, as the units would only stand still under it; he still rallies. If
// some may go, an order may be theirs too.
TEST(InitiativeOrders, AreNotSpentByMachinesOnArmiesThatHold) {
  Around around = staff();
  around.people = Json::array({general("g", "a", 20, 5.2, ratedEight), general("x", "b", 36, 46, commander, 1)});
  Field field({unit("h", "a", "hoplite-spearmen", 20, 6, 0, {{"hits", 6}}), unit("e", "b", "legionaries", 36, 40, 180)},
              around);
  const auto kindsLeftTo = [&](const signifer::Orders& orders) {
    ActionList list;
    field.rules().candidates(field.battle(), field.decision(), list);
    keepFollowing(field.rules(), orders, Parts(field.battle(), 0), list);
    std::set<std::string> kinds;
    for (const Action& one : list) kinds.insert(writeAction(field.rules(), field.battle(), one).value("order", "none"));
    return kinds;
  };
  using signifer::Order;
  const std::set<std::string> all = kindsLeftTo({});
  EXPECT_EQ(all.count("unit") + all.count("command"), 2U);
  EXPECT_EQ(kindsLeftTo({{Order::hold, Order::hold, Order::hold}, {}, {}, false}),
            (std::set<std::string>{"rally", "none"}));
  EXPECT_EQ(kindsLeftTo({{Order::hold, Order::hold, Order::free}, {}, {}, false}), all);
}

// A waiting enemy leaves alone the units that he could have charged before; he charges a unit that comes nearer.
TEST(InitiativeOrders, AWaitingEnemyIsTakenToChargeOnlyWhoHasMoved) {
  const Field field({unit("h", "a", "hoplite-spearmen", 20, 6, 0), unit("e", "b", "legionaries", 20, 12, 180)});
  const Action charge = field.action({{"action", "charge"}, {"unit", "e"}, {"target", "h"}});
  const Action stay = field.action({{"action", "stay"}, {"unit", "e"}});
  Battle now = field.battle();
  const auto left = [&] {
    ActionList list{charge, stay};
    keepWaiting(field.rules(), {true, true}, field.battle(), now, list);
    return list;
  };
  EXPECT_EQ(left(), ActionList{stay});
  now.unit(charge.target).pose.centre.y += oneInch;
  EXPECT_EQ(left(), (ActionList{charge, stay}));
}

// Orders carry as far as he is near: a machine's commander rides behind the middle of his army, not behind its
// foremost.
TEST(InitiativeOrders, MachinesKeepGeneralsAmidTheirCommands) {
  Around around = staff();
  around.step = "free-moves";
  around.people = Json::array({general("c", "a", 36, 2, commander, 0), general("x", "b", 36, 46, commander, 1)});
  Field field(
      {unit("h", "a", "hoplite-spearmen", 20, 6, 0), unit("i", "a", "hoplite-spearmen", 30, 6, 0),
       unit("o", "a", "heavy-cavalry", 50, 16, 0, {{"division", 2}}), unit("e", "b", "legionaries", 50, 40, 180)},
      around);
  ActionList list;
  field.rules().candidates(field.battle(), field.decision(), list);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].person, 0);
  EXPECT_EQ(list[0].point.x, 30 * oneInch);
}

TEST(InitiativeOrders, AFailureEndsHisOrders) {
  Field field = army(staff());
  EXPECT_EQ(field.refusal(order("g", "unit", "o")), "IO-ORD-19 other-command");
  EXPECT_EQ(field.refusal(order("g", "command", "o")), "IO-ORD-19 other-command");
  EXPECT_EQ(field.refusal(order("g", "general-advance")), "IO-ORD-12 army-commander-only");
  field.act(order("g", "unit", "h"), {5, 4});
  EXPECT_EQ(field.status("h", "order"), 1);
  EXPECT_EQ(field.refusal(order("g", "unit", "i")), "IO-ORD-17 no-more-orders");
  EXPECT_EQ(field.refusal(order("c", "unit", "h")), "IO-ORD-18 already-ordered");
  Field patient = army(staff({{"orders-until-failed", "off"}}));
  patient.act(order("g", "unit", "h"), {5, 4});
  EXPECT_EQ(patient.refusal(order("g", "unit", "i")), "");
}

TEST(InitiativeOrders, ACommandIsMeasuredToTheFarthestUnit) {
  // g stands 3" from h and 22 inches from the other unit of his command: one full 12", 7 is needed.
  const auto units = {unit("h", "a", "hoplite-spearmen", 20, 6, 0), unit("i", "a", "hoplite-spearmen", 45, 6, 0),
                      unit("e", "b", "legionaries", 36, 40, 180)};
  Around around = staff();
  Field field(units, around);
  field.act(order("g", "command", "h"), {4, 4});
  EXPECT_EQ(field.status("h", "order"), 1);
  EXPECT_EQ(field.status("i", "order"), 1);
  around.options["command-order-distance"] = "nearest";
  Field near(units, around);
  near.act(order("g", "command", "h"), {4, 4});
  EXPECT_EQ(near.status("i", "movesLeft"), 1);
}

TEST(InitiativeOrders, TheGeneralAdvanceMovesTheArmyOnce) {
  Field field = army(staff());
  field.act(order("c", "general-advance"), {1, 1});
  for (const char* id : {"h", "i", "o"}) EXPECT_EQ(field.status(id, "movesLeft"), 1) << id;
}

// It names nobody: a unit that is named all the same, and gone, is not what the dice may be thrown again for.
TEST(InitiativeOrders, TheGeneralAdvanceForgetsAUnitThatIsNamed) {
  Json gone = unit("i", "a", "hoplite-spearmen", 30, 6, 0);
  gone["present"] = false;
  Field field(
      {unit("h", "a", "hoplite-spearmen", 20, 6, 0), gone, unit("o", "a", "heavy-cavalry", 50, 6, 0, {{"division", 2}}),
       unit("e", "b", "legionaries", 36, 40, 180)},
      staff());
  field.act(order("c", "general-advance", "i"), {6, 5});
  ASSERT_EQ(field.step(), "order-reroll-step");
  const Document saved = Document::parse("saved", writeBattle(field.rules(), field.battle()).dump());
  EXPECT_EQ(fingerprint(readBattle(field.rules(), saved.root())), fingerprint(field.battle()));
}

TEST(InitiativeOrders, UnitsUnderOrdersMoveBeforeOthersAreOrdered) {
  Field field = army(staff());
  field.act(order("g", "unit", "h"), {4, 4});
  EXPECT_EQ(field.asked(), "h");
  EXPECT_EQ(field.refusal(order("g", "unit", "i")), "IO-SEQ-5 finish-ordered-moves");
  field.act(move("h", {{"ahead", 6}}));
  EXPECT_EQ(field.refusal(order("g", "unit", "i")), "");
}

TEST(InitiativeOrders, OneGeneralFinishesBeforeTheNext) {
  Field field = army(staff());
  field.act(order("g", "unit", "h"), {4, 4});
  field.act(stay("h"));
  field.act(order("k", "unit", "o"), {4, 4});
  field.act(stay("o"));
  EXPECT_EQ(field.refusal(order("g", "unit", "i")), "IO-ORD-17 no-more-orders");
  Field last = army(staff({{"army-commander-last", "on"}}));
  EXPECT_EQ(last.refusal(order("c", "unit", "h")), "IO-SEQ-5 army-commander-last");
}

TEST(InitiativeOrders, ARallyTakesAMarkerOffAndEndsHisOrders) {
  Field one = army(staff(), {{"hits", 1}});
  EXPECT_EQ(one.refusal(order("g", "rally", "h")), "IO-ORD-5 fewer-than-two-hits");
  Field field = army(staff(), {{"hits", 6}});
  field.act(order("g", "rally", "h"), {4, 4});
  EXPECT_EQ(field.status("h", "hits"), 5);
  EXPECT_EQ(field.person("g").unit, 0);
  EXPECT_EQ(field.refusal(order("g", "unit", "i")), "IO-ORD-4 general-joined-unit");
  Field fully = army(staff({{"rally-recovers", "to-one-hit"}}), {{"hits", 6}});
  fully.act(order("g", "rally", "h"), {4, 4});
  EXPECT_EQ(fully.status("h", "hits"), 1);
}

TEST(InitiativeOrders, FollowMeIsThreeMovesWithTheGeneral) {
  Field field = army(staff());
  EXPECT_EQ(field.refusal(order("k", "follow-me", "h")), "IO-ORD-4 general-too-far");
  EXPECT_EQ(field.refusal(order("c", "follow-me", "h")), "IO-ORD-4 general-too-far");
  field.act(order("g", "follow-me", "h"), {4, 4});
  EXPECT_EQ(field.status("h", "movesLeft"), 3);
  field.act(move("h", {{"ahead", 6}}));
  EXPECT_EQ(field.person("g").at, field.at("h").pose.centre);
  field.act(stay("h"));
  EXPECT_EQ(field.refusal({{"action", "move-general"}, {"person", "g"}, {"point", {20, 4}}}),
            "IO-ORD-21 moves-with-his-unit");
}

TEST(InitiativeOrders, CourageIsTheCommandersForABrokenDivision) {
  Around around = staff();
  around.side["brokenDivisions"] = 2;
  around.people[2]["x"] = 24;
  Field field = army(around, {{"hits", 6}});
  EXPECT_EQ(field.refusal(order("g", "unit", "h")), "IO-DIV-2 broken-division");
  EXPECT_EQ(field.refusal(order("g", "courage", "h")), "IO-ORD-7 army-commander-only");
  EXPECT_EQ(field.refusal(move("h", {{"back", 2}})), "");
  field.act(order("c", "courage", "h"), {3, 3});
  EXPECT_EQ(field.status("h", "hits"), 5);
  EXPECT_EQ(field.refusal(move("h", {{"back", 2}})), "IO-FRE-4 order-succeeded");
}

TEST(InitiativeOrders, ABrokenDivisionMayBeOrderedToRetireUnderAHouseRule) {
  Around around = staff({{"broken-division-orders", "retiring-moves"}});
  around.side["brokenDivisions"] = 2;
  Field field = army(around);
  field.act(order("g", "unit", "h"), {3, 3});
  EXPECT_EQ(field.status("h", "movesLeft"), 2);
  EXPECT_EQ(field.refusal(move("h", {{"ahead", 2}})), "IO-FRE-8 not-nearer-own-edge");
  field.act(move("h", {{"back", 2}}));
  EXPECT_EQ(field.status("h", "movesLeft"), 1);
}

/// The commander beside g: he may have g's dice thrown again.
Around nearStaff(signifer::test::Options options = {}) {
  Around around = staff(std::move(options));
  around.people[2]["x"] = 26;
  return around;
}

TEST(InitiativeOrders, TheCommanderHasDiceThrownAgainOnceATurn) {
  Field field = army(nearStaff());
  field.act(order("g", "unit", "h"), {6, 5});
  EXPECT_EQ(field.step(), "order-reroll-step");
  field.act({{"action", "throw-again"}}, {1, 2});
  EXPECT_EQ(field.status("h", "movesLeft"), 3);
  field.act(stay("h"));
  field.act(order("g", "unit", "i"), {6, 5});
  EXPECT_EQ(field.status("i", "order"), 1);
  Field without = army(nearStaff({{"reroll-limit", "unlimited"}}));
  without.act(order("g", "unit", "h"), {4, 4});
  without.act({{"action", "throw-again"}}, {4, 4});
  without.act(stay("h"));
  without.act(order("g", "unit", "i"), {6, 5});
  EXPECT_EQ(without.step(), "order-reroll-step");
}

TEST(InitiativeOrders, TheEnemysCommanderSpoilsASuccessNearHimUnderAHouseRule) {
  Around around = staff();
  around.people[3]["x"] = 20;
  around.people[3]["y"] = 13;
  around.options["reroll-enemy-orders"] = "on";
  Field field = army(around);
  field.act(order("g", "unit", "h"), {1, 1});
  EXPECT_EQ(field.decision().side, 1);
  field.act({{"action", "throw-again"}}, {6, 6});
  EXPECT_EQ(field.status("h", "order"), 1);
  around.options["reroll-enemy-orders"] = "off";
  Field friends = army(around);
  friends.act(order("g", "unit", "h"), {1, 1});
  EXPECT_EQ(friends.status("h", "movesLeft"), 3);
}

TEST(InitiativeOrders, AReplacementDoesNot) {
  Around around = nearStaff();
  around.people[2]["status"]["replacements"] = 1;
  Field field = army(around);
  field.act(order("g", "unit", "h"), {6, 5});
  EXPECT_EQ(field.status("h", "order"), 1);
  // One lower than the 8 that he replaces.
  field.act(order("c", "unit", "i"), {4, 4});
  EXPECT_EQ(field.status("i", "order"), 1);
}

TEST(InitiativeOrders, ABlunderLeadsAstrayUnderAHouseRule) {
  Field field = army(staff({{"blunders", "on-twelve"}}));
  field.act(order("g", "unit", "h"), {6, 6, 1});
  EXPECT_TRUE(field.told("goes-astray"));
  EXPECT_EQ(field.at("h").pose.centre, (Point{14 * oneInch, 6 * oneInch}));
  EXPECT_EQ(field.status("h", "order"), 1);
  Field plain = army(staff());
  plain.act(order("g", "unit", "h"), {6, 6});
  EXPECT_EQ(plain.at("h").pose.centre, (Point{20 * oneInch, 6 * oneInch}));
}

TEST(InitiativeOrders, AGeneralGoesTwentyFourInches) {
  const auto to = [](double x, double y) {
    return Json{{"action", "move-general"}, {"person", "g"}, {"point", {x, y}}};
  };
  Field field = army(staff());
  EXPECT_EQ(field.refusal(to(44.1, 2)), "IO-ORD-21 too-far");
  EXPECT_EQ(field.refusal(to(36, 40)), "IO-ORD-21 too-far");
  field.act(to(44, 2));
  EXPECT_EQ(field.refusal(to(40, 2)), "IO-ORD-21 has-moved");
  EXPECT_EQ(field.refusal(order("g", "unit", "h")), "IO-ORD-17 no-more-orders");
  const Field farther = army(staff({{"general-move", "36-inches"}}));
  EXPECT_EQ(farther.refusal(to(56, 2)), "");
  EXPECT_EQ(farther.refusal(to(56.1, 2)), "IO-ORD-21 too-far");
}

TEST(InitiativeOrders, AGeneralInTheWayIsSetBesideHisFriends) {
  Around around = staff();
  around.people[3]["x"] = 20;
  around.people[3]["y"] = 9;
  Field field = army(around, {{"movesLeft", 1}});
  field.act(move("h", {{"ahead", 6}}));
  // The middle of the rear edge of the only enemy.
  EXPECT_EQ(field.person("x").at, (Point{36 * oneInch, 41 * oneInch}));
}

TEST(InitiativeOrders, AReplacementTakesOverAtTheStartOfTheTurn) {
  Around around = staff();
  around.people[0]["status"]["lost"] = true;
  around.people[0]["present"] = false;
  Field field = army(around);
  field.endStepsUntil("free-moves");
  field.act(endStep);
  // The enemy's turn, then ours again.
  for (int i = 0; i < 6 && field.decision().side == 1; ++i) field.act(endStep);
  EXPECT_TRUE(field.person("g").present);
  EXPECT_EQ(field.status(field.person("g"), "replacements"), 1);
  EXPECT_EQ(personName(field.battle(), 0), "Successor of g") << "who was lost is not told of again";
  EXPECT_EQ(field.person("g").at, (Point{20 * oneInch, 5 * oneInch}));
}

// Two replacements later a rating of 6 is 5, not 4: that is the least.
TEST(InitiativeOrders, NoReplacementIsRatedBelowFive) {
  for (const auto& [faces, moves] : {std::pair<std::vector<int>, int>{{2, 3}, 1}, {{3, 3}, 0}}) {
    Around around = staff();
    around.people[0]["profile"]["rating"] = 6;
    around.people[0]["status"]["replacements"] = 2;
    Field field = army(around);
    field.act(order("g", "unit", "h"), faces);
    EXPECT_EQ(field.status("h", "movesLeft"), moves);
  }
}

TEST(InitiativeOrders, InitiativeNeedsAnEnemyNearOrOpenOrderThatSees) {
  Around around;
  around.step = "initiative-moves";
  Field field({unit("near", "a", "legionaries", 20, 20, 0), unit("far", "a", "legionaries", 50, 4, 0),
               unit("loose", "a", "slingers", 60, 4, 0, {{"formation", "open-order"}}),
               unit("upset", "a", "legionaries", 28, 20, 0, {{"disordered", true}}),
               unit("e", "b", "legionaries", 20, 33, 180)},
              around);
  EXPECT_EQ(field.refusal(move("near", {{"ahead", 3}})), "");
  EXPECT_EQ(field.refusal(move("far", {{"ahead", 3}})), "IO-CMD-4 no-enemy-near");
  EXPECT_EQ(field.refusal(move("loose", {{"ahead", 3}})), "");
  EXPECT_EQ(field.refusal(move("upset", {{"ahead", 3}})), "IO-CMD-6 disordered");
  field.act(move("near", {{"ahead", 3}}));
  EXPECT_EQ(field.refusal(move("near", {{"ahead", 3}})), "IO-CMD-3 already-moved");
  around.options["sight-arc"] = "front-quarter";
  const Field arcs({unit("loose", "a", "slingers", 60, 4, 180, {{"formation", "open-order"}}),
                    unit("e", "b", "legionaries", 20, 33, 180)},
                   around);
  EXPECT_NE(arcs.asked(), "loose");
}

TEST(InitiativeOrders, MovedOnInitiativeMeansNoOrderUnlessAHouseRuleAllows) {
  EXPECT_EQ(army(staff(), {{"initiativeMove", true}}).refusal(order("g", "unit", "h")), "IO-CMD-8 moved-on-initiative");
  EXPECT_EQ(
      army(staff({{"orders-after-initiative", "on"}}), {{"initiativeMove", true}}).refusal(order("g", "unit", "h")),
      "");
}

}  // namespace
}  // namespace signifer::initiative::test::orders_test
