// Hand-worked positions: moves, groups, further moves and charges on the board.
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::movement_play_test {
namespace {

const Json f1 = {"forward"}, f2 = {"forward", "forward"}, f3 = {"forward", "forward", "forward"};

Json moving(const char* unit, const Json& steps) { return {{"action", "move"}, {"unit", unit}, {"steps", steps}}; }
Json charging(const char* unit, const Json& steps) { return {{"action", "charge"}, {"unit", unit}, {"steps", steps}}; }
Json grouping(const Json& units, const Json& steps) {
  return {{"action", "group-move"}, {"units", units}, {"steps", steps}};
}
Json further(const char* unit, const Json& steps) {
  return {{"action", "further-move"}, {"unit", unit}, {"steps", steps}};
}

const Piece far{"far", "b", "levy", 9, 7, "south"};

TEST(OthwMoves, SquaresAndTurnsCostOneEach) {  // OT-MOV-1, OT-MOV-2, OT-MOV-3
  Table t({{{"c", "a", "heavy-cavalry", 4, 1}, {"h", "a", "heavy-infantry", 0, 1}, far}});
  EXPECT_EQ(t.verdict(moving("h", {"forward", "left"})), "OT-MOV-1 too-far");
  EXPECT_EQ(t.verdict(moving("c", {"forward", "forward", "forward", "left"})), "OT-MOV-1 too-far");
  EXPECT_EQ(t.verdict(moving("h", Json::array())), "legal");
  t.act(moving("c", {"forward", "forward", "left"}), {4});
  EXPECT_EQ(t.look("c"), "4,3 west ready 3");
  EXPECT_EQ(t.verdict(moving("c", f1)), "OT-MOV-8 already-moved");
}

TEST(OthwMoves, TheRefusalCarriesFiguresAndAMark) {
  const Table t({{{"c", "a", "heavy-cavalry", 4, 1}, far}});
  const Verdict verdict = t.rules().judge(t.battle, t.action(moving("c", {"forward", "forward", "left", "forward"})));
  ASSERT_EQ(verdict.reasons.size(), 1U);
  EXPECT_EQ(verdict.reasons[0].measured, Figure::squares(4));
  EXPECT_EQ(verdict.reasons[0].allowed, Figure::squares(3));
  EXPECT_EQ(verdict.reasons[0].unit, t.unit("c"));
  EXPECT_FALSE(verdict.witness.empty());
}

TEST(OthwMoves, FreeTurnsCostNothing) {  // OT-MOV-4
  Table t({{{"l", "a", "light-cavalry", 4, 1}, far}});
  t.act(moving("l", {"left", "forward", "right", "forward", "forward", "forward", "right"}), {2});
  EXPECT_EQ(t.look("l"), "3,4 east ready 2");
}

TEST(OthwMoves, EdgesRiversAndEnemiesBarTheWay) {  // OT-MOV-5
  Layout layout{
      {{"c", "a", "heavy-cavalry", 4, 6}, {"d", "a", "heavy-cavalry", 7, 2}, {"e", "b", "levy", 5, 6, "south"}, far}};
  layout.terrain = Json::parse(R"([{"kind": "river", "squares": [[7, 3]]}])");
  const Table t(layout);
  EXPECT_EQ(t.verdict(moving("c", f2)), "OT-MOV-5 off-table");
  EXPECT_EQ(t.verdict(moving("d", f1)), "OT-MOV-5 impassable");
  EXPECT_EQ(t.verdict(moving("c", {"right", "forward"})), "OT-MOV-5 enemy-in-the-way");
  EXPECT_EQ(t.verdict(moving("e", f1)), "OT-SEQ-3 not-yours");
}

TEST(OthwMoves, OnlySkirmishersPassOthersOrArePassed) {  // OT-MOV-6, OT-MOV-7
  Table t({{{"c", "a", "heavy-cavalry", 4, 1},
            {"s", "a", "skirmishers", 4, 2},
            {"h", "a", "heavy-infantry", 5, 1},
            {"m", "a", "medium-infantry", 0, 0},
            {"s1", "a", "skirmishers", 0, 1},
            {"s2", "a", "skirmishers", 0, 2},
            far}});
  EXPECT_EQ(t.verdict(moving("c", f1)), "legal") << "the two change places";
  EXPECT_EQ(t.verdict(moving("c", {"forward", "left", "forward"})), "OT-MOV-6 turns-inside-friend");
  EXPECT_EQ(t.verdict(moving("c", {"right", "forward", "forward"})), "OT-MOV-7 neither-is-skirmishers");
  EXPECT_EQ(t.verdict(moving("m", f3)), "OT-MOV-6 not-enough-moves");
  t.act(moving("c", f2), {5});
  EXPECT_EQ(t.look("c"), "4,3 north ready 3");
}

TEST(OthwMoves, TerrainLeavesOneMoveButNotToLooseOrder) {  // OT-TER-2, OT-TER-3
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 1}, {"l", "a", "light-infantry", 5, 1}, far}};
  layout.terrain =
      Json::parse(R"([{"kind": "wood", "squares": [[4, 2], [5, 2]]}, {"kind": "difficult", "squares": [[3, 1]]}])");
  const Table t(layout);
  EXPECT_EQ(t.verdict(moving("c", f1)), "legal");
  EXPECT_EQ(t.verdict(moving("c", f2)), "OT-TER-2 too-far-in-terrain");
  EXPECT_EQ(t.verdict(moving("c", {"left", "forward"})), "OT-TER-2 too-far-in-terrain");
  EXPECT_EQ(t.verdict(moving("l", f2)), "legal");
}

// A refusal names the same way broken off where it is still open, or another way to the enemy.
std::optional<Json> nearest(const Table& table, const Json& action) {
  const Verdict verdict = table.rules().judge(table.battle, table.action(action));
  if (!verdict.nearest) return std::nullopt;
  EXPECT_TRUE(table.rules().judge(table.battle, *verdict.nearest).legal());
  return writeAction(table.rules(), table.battle, *verdict.nearest);
}

TEST(OthwNearest, BreaksAWayOffWhereItIsStillOpen) {
  Layout layout;
  layout.pieces = {{"horse", "a", "heavy-cavalry", 2, 2, "north"},
                   {"foot", "a", "heavy-infantry", 5, 2, "north"},
                   {"foot2", "a", "heavy-infantry", 6, 2, "north"},
                   {"foe", "b", "levy", 2, 5, "south"},
                   {"gone", "a", "levy", 8, 0, "south", {{"state", "fleeing"}}}};
  const Table table(layout);
  const auto steps = [&](const Json& action) {
    return nearest(table, action).value_or(Json::object()).value("steps", Json());
  };
  const Json ahead(3, "forward");
  // The enemy bars the third square; three squares and a turn are more than three moves.
  EXPECT_EQ(steps({{"action", "move"}, {"unit", "horse"}, {"steps", ahead}}), Json({"forward", "forward"}));
  EXPECT_EQ(steps({{"action", "move"}, {"unit", "horse"}, {"steps", {"right", "forward", "forward", "left"}}}),
            Json({"right", "forward", "forward"}));
  EXPECT_EQ(steps({{"action", "group-move"}, {"units", {"foot", "foot2"}}, {"steps", ahead}}), Json({"forward"}));
  // Nothing of the way is open, or it is not the way that is wrong.
  EXPECT_FALSE(nearest(table, {{"action", "move"}, {"unit", "gone"}, {"steps", {"forward"}}}));
  EXPECT_FALSE(nearest(table, {{"action", "further-move"}, {"unit", "horse"}, {"steps", ahead}}));
}

TEST(OthwNearest, FindsAnotherWayToCharge) {
  Layout layout;
  layout.pieces = {{"horse", "a", "heavy-cavalry", 2, 2, "north"},
                   {"foe", "b", "levy", 3, 3, "south"},
                   {"far", "b", "levy", 9, 7, "south"},
                   {"foot", "a", "heavy-infantry", 6, 2, "north"}};
  const Table table(layout);
  // Straight ahead there is nobody; one square, a turn, and into the square: three.
  const Json charge{{"action", "charge"}, {"unit", "horse"}, {"steps", {"forward"}}, {"target", "foe"}};
  EXPECT_EQ(table.verdict(charge), "OT-CHG-2 charge-misses");
  const auto found = nearest(table, charge);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->at("steps"), Json({"forward", "right"}));
  EXPECT_FALSE(nearest(table, {{"action", "charge"}, {"unit", "horse"}, {"steps", {"forward"}}, {"target", "far"}}));
  // Without a way and a target it is asked whether there is anybody to charge.
  EXPECT_EQ(table.verdict({{"action", "charge"}, {"unit", "horse"}}), "legal");
  EXPECT_EQ(table.verdict({{"action", "charge"}, {"unit", "foot"}}), "OT-CHG-2 charge-meets-nobody");
}

TEST(OthwGroups, MoveAsOne) {  // OT-GRP-1 to 4
  Table t({{{"h", "a", "heavy-infantry", 3, 1},
            {"i", "a", "heavy-infantry", 3, 2},
            {"j", "a", "heavy-infantry", 6, 1},
            {"k", "a", "heavy-infantry", 4, 1, "east"},
            far}});
  EXPECT_EQ(t.verdict(grouping({"i", "j"}, f1)), "OT-GRP-1 not-connected");
  EXPECT_EQ(t.verdict(grouping({"i"}, f1)), "OT-GRP-1 not-connected");
  EXPECT_EQ(t.verdict(grouping({"h", "k", "i"}, {"left"})), "OT-GRP-2 different-directions");
  EXPECT_EQ(t.verdict(grouping({"h", "i"}, f2)), "OT-GRP-3 too-far");
  t.act(grouping({"h", "i"}, f1), {3});
  EXPECT_EQ(t.look("h"), "3,2 north ready 4");
  EXPECT_EQ(t.look("i"), "3,3 north ready 4");
  EXPECT_EQ(t.verdict(grouping({"h", "i"}, f1)), "OT-GRP-4 already-group-moved, OT-GRP-4 already-group-moved");
}

TEST(OthwGroups, AreBarredByOthersAndBoundByTerrain) {  // OT-GRP-2, OT-TER-1
  Layout layout{
      {{"h", "a", "heavy-infantry", 3, 1}, {"i", "a", "heavy-infantry", 4, 1}, {"s", "a", "skirmishers", 4, 2}, far}};
  EXPECT_EQ(Table(layout).verdict(grouping({"h", "i"}, f1)), "OT-GRP-2 square-taken");
  layout.pieces[2].row = 5;
  layout.terrain = Json::parse(R"([{"kind": "wood", "squares": [[3, 2]]}])");
  EXPECT_EQ(Table(layout).verdict(grouping({"h", "i"}, f1)), "OT-TER-1 terrain-moves-singly");
}

TEST(OthwFurtherMoves, NeedATestAndEndThePhaseOnAFailure) {  // OT-MOV-8, OT-MOV-9
  Table t({{{"c", "a", "heavy-cavalry", 4, 1}, far}});
  EXPECT_EQ(t.verdict(further("c", f1)), "OT-MOV-8 not-moved-yet");
  t.act(moving("c", f1), {3});
  t.act(further("c", f1), {3, 4});
  EXPECT_EQ(t.look("c"), "4,3 north ready 3");
  t.act(further("c", f1), {3, 3});
  EXPECT_EQ(t.look("c"), "4,3 north ready 3");
  EXPECT_EQ(t.battle.active, 1) << "the phase has ended";
}

TEST(OthwCharges, MustReachIntoTheEnemysSquare) {  // OT-CHG-1, OT-CHG-2
  Table t({{{"c", "a", "heavy-cavalry", 4, 1},
            {"m", "a", "medium-infantry", 6, 1},
            {"h", "b", "heavy-infantry", 4, 4, "south"},
            {"i", "b", "heavy-infantry", 6, 4, "south"}}});
  EXPECT_EQ(t.verdict(charging("m", f2)), "OT-CHG-2 charge-too-short");
  EXPECT_EQ(t.verdict(charging("c", f1)), "OT-CHG-2 charge-meets-nobody");
  EXPECT_EQ(t.verdict({{"action", "charge"}, {"unit", "c"}, {"steps", f2}, {"target", "i"}}), "OT-CHG-2 charge-misses");
  EXPECT_EQ(t.verdict(charging("c", Json::array())), "legal") << "as far as it goes";
  t.act(charging("c", f2), {4});
  EXPECT_EQ(t.look("c"), "4,3 north ready 3");
  EXPECT_EQ(t.step(), "roll-attacks");
  EXPECT_EQ(t.verdict(moving("m", f1)), "OT-CMB-4 not-now");
}

TEST(OthwCharges, AreBoundByTheEnemysGround) {  // OT-TER-2, D13
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 1}, {"h", "b", "heavy-infantry", 4, 3, "south"}}};
  EXPECT_EQ(Table(layout).verdict(charging("c", f1)), "legal");
  layout.terrain = Json::parse(R"([{"kind": "ford", "squares": [[4, 3]]}])");
  EXPECT_EQ(Table(layout).verdict(charging("c", f1)), "OT-TER-2 charge-too-short-in-terrain");
}

TEST(OthwActions, CombatNeedsAnEnemyAtTheStartAndInFront) {  // OT-CMB-2, OT-CMB-3, OT-MOV-10, D14
  Table t({{{"c", "a", "heavy-cavalry", 4, 1},
            {"d", "a", "heavy-cavalry", 3, 4},
            {"h", "b", "heavy-infantry", 4, 4, "south"}}});
  const auto fighting = [](const char* unit) { return Json{{"action", "combat"}, {"unit", unit}}; };
  EXPECT_EQ(t.verdict(fighting("c")), "OT-CMB-2 not-adjacent-at-start, OT-CMB-3 not-facing-enemy");
  EXPECT_EQ(t.verdict(fighting("d")), "OT-CMB-3 not-facing-enemy");
  t.act(moving("d", {"right"}), {2});
  EXPECT_EQ(t.verdict(fighting("d")), "OT-MOV-10 already-moved");
}

TEST(OthwActions, AOneEndsThePhaseAndLeavesUnusedGenerals) {  // OT-SEQ-5, OT-SEQ-6, OT-GEN-6
  Layout layout{{{"g", "a", "heavy-infantry", 3, 1}, {"c", "a", "heavy-cavalry", 6, 1}, far}};
  layout.people = Json::parse(R"([{"id": "p", "side": "a", "type": "scipio", "unit": "g"}])");
  Table t(layout);
  t.act(moving("c", f1), {1});
  EXPECT_EQ(t.look("c"), "6,2 north ready 3") << "the action still takes place";
  EXPECT_EQ(t.step(), "general-leftovers");
  EXPECT_EQ(t.verdict(further("c", f1)), "OT-SEQ-6 no-general-left");
  t.act(moving("g", f1), {});
  EXPECT_EQ(t.battle.active, 1);
}

TEST(OthwActions, OptionsPermitWhatTheSheetDoesNot) {
  const Layout layout{
      {{"c", "a", "heavy-cavalry", 4, 1}, {"h", "a", "heavy-infantry", 0, 1}, {"e", "b", "levy", 0, 3, "south"}}};
  EXPECT_EQ(Table(layout, {{"about-face", "one-turn"}}).verdict(moving("h", {"left", "left"})), "house-rule");
  EXPECT_EQ(Table(layout).verdict(moving("h", {"left", "left"})), "OT-MOV-1 too-far");
  EXPECT_EQ(Table(layout, {{"charge-reach", "next-to"}}).verdict(charging("h", f1)), "house-rule");
  EXPECT_EQ(Table(layout, {{"action-named", "after-roll"}}).verdict(moving("c", f1)), "OT-SEQ-4 roll-first");
  Table t(layout, {{"further-moves", "one"}});
  t.act(moving("c", f1), {2});
  t.act(further("c", f1), {2, 6});
  EXPECT_EQ(t.verdict(further("c", f1)), "OT-MOV-8 further-move-made");
}

TEST(OthwActions, TheDieMayComeBeforeTheName) {  // D5
  Table t({{{"c", "a", "heavy-cavalry", 4, 1}, {"d", "a", "heavy-cavalry", 6, 1}, far}},
          {{"action-named", "after-roll"}});
  t.act({{"action", "roll"}}, {1});
  EXPECT_EQ(t.verdict({{"action", "roll"}}), "OT-SEQ-4 already-rolled");
  t.act(moving("c", f1), {});
  EXPECT_EQ(t.look("c"), "4,2 north ready 3");
  EXPECT_EQ(t.battle.active, 1) << "the 1 ends the phase after the action";
}

TEST(OthwActions, GeneralsChangeUnitsUnderAnOption) {  // OT-GEN-22, D49
  Layout layout{{{"g", "a", "heavy-infantry", 3, 1},
                 {"h", "a", "heavy-infantry", 4, 1},
                 {"i", "a", "heavy-infantry", 6, 1},
                 far}};
  layout.people = Json::parse(R"([{"id": "p", "side": "a", "type": "scipio", "unit": "g"}])");
  const Json there{{"action", "transfer"}, {"person", "p"}, {"unit", "h"}};
  EXPECT_EQ(Table(layout).verdict(there), "OT-GEN-22 generals-stay");
  Table t(layout, {{"general-transfer", "adjacent"}});
  EXPECT_EQ(t.verdict({{"action", "transfer"}, {"person", "p"}, {"unit", "i"}}), "OT-GEN-22 not-beside");
  t.act(there);
  EXPECT_EQ(t.battle.person(0).unit, t.unit("h"));
}

}  // namespace
}  // namespace signifer::othw::test::movement_play_test
