// Contact and its consequences on the table: corners, flights of units in contact, giving ground, pursuits, high
// ground, sight over units (D57, D58, D63, D64, D67 to D70). The examples are the ledger's own, under each option.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::contacts_test {
namespace {

void spears(Field& field, const char* id, const char* side, double x, double y, double heading) {
  field.unit(id, side, "line-spearmen", x, y, heading, 20, 5);
}

// c fights t; u, t's neighbour, touches c by a corner.
Field corners(const Chosen& options = Chosen()) {
  Field field(options);
  spears(field, "c", "a", 28.125, 23, 0);
  spears(field, "t", "b", 28.125, 26, 180);
  spears(field, "u", "b", 24.375, 26, 180);
  field.step("fight-combats");
  return field;
}

TEST(FantasyContacts, ACornerStrikesAndNoMore) {
  Field field = corners();
  // Five against five, and the one model of u at the corner; nobody is in a flank.
  field.act(advance, std::vector<int>(11, 1));
  EXPECT_TRUE(field.told("combat-drawn"));
  EXPECT_EQ(field.relationOf(RelationKind::loses, "u", "u"), 0);
  Field none = corners({{"corner-contact", "none"}});
  none.act(advance, std::vector<int>(10, 1));
  EXPECT_TRUE(none.told("combat-drawn"));
  // Fully counted it is a flank attack for both, and one combat of the three.
  Field full = corners({{"corner-contact", "full"}});
  (void)full.battle();
  EXPECT_FALSE(full.decision().automatic);
}

TEST(FantasyContacts, ALineIsNotOneCombat) {
  Field field;
  for (int i = 0; i < 3; ++i) {
    spears(field, i == 0 ? "c0" : i == 1 ? "c1" : "c2", "a", 26.25 + 3.75 * i, 23, 0);
    spears(field, i == 0 ? "t0" : i == 1 ? "t1" : "t2", "b", 26.25 + 3.75 * i, 26, 180);
  }
  field.step("fight-combats");
  field.act(of("fight", "c0"), std::vector<int>(10, 1));
  EXPECT_EQ(field.status("c0", UnitStatus::fought), 1);
  EXPECT_EQ(field.status("c1", UnitStatus::fought), 0);
}

// A tenth of an inch further left it has that much of the neighbour's front before it.
TEST(FantasyContacts, AStretchOfAnEdgeIsContact) {
  Field field;
  spears(field, "c", "a", 28.025, 23, 0);
  spears(field, "t", "b", 28.125, 26, 180);
  spears(field, "u", "b", 24.375, 26, 180);
  field.step("fight-combats");
  (void)field.battle();
  field.act(field.decision().automatic ? advance : at("strike-at", "c", "t"));
  EXPECT_TRUE(field.legal(of("fight", "c")) || field.status("u", UnitStatus::fought) == 1);
}

/// t, at (30, 26) looking down, broken by those given.
Field broken(const Chosen& options, const std::vector<const char*>& by) {
  Field field(options);
  spears(field, "t", "b", 30, 26, 180);
  for (const char* id : by) {
    if (std::string(id) == "front") spears(field, id, "a", 30, 23, 0);
    if (std::string(id) == "rear") field.unit(id, "a", "heavy-horse", 30, 29.5, 180, 10, 5);
    if (std::string(id) == "left") field.unit(id, "a", "heavy-horse", 26.125, 26, 90, 10, 5);
    if (std::string(id) == "right") field.unit(id, "a", "heavy-horse", 33.875, 26, 270, 10, 5);
    field.relation("beats", id, "t").relation("foughtWith", "t", id);
  }
  spears(field, "idle", "b", 60, 40, 180);
  field.relation("loses", "t", "t", 3).step("break-tests");
  field.act(advance, {6, 6});
  if (field.step() == "panic-from-broken-friends") field.act(advance);
  for (const char* id : by) field.act(of("stand-fast", id));
  return field;
}

TEST(FantasyContacts, TheSurroundedGetOutWhereNobodyBarsThem) {
  Field aside = broken({}, {"front", "rear"});
  aside.act(advance, {4, 5});
  EXPECT_NEAR(aside.x("t"), 21, 1e-2);
  EXPECT_NEAR(aside.y("t"), 26, 1e-2);
  Field cutOff = broken({}, {"front", "rear", "left", "right"});
  cutOff.act(advance, {4, 5});
  EXPECT_EQ(cutOff.state("t"), UnitState::destroyed);
  Field through = broken({{"surrounded", "breaks-through"}}, {"front", "rear", "left", "right"});
  through.act(advance, {4, 5});
  EXPECT_EQ(through.state("t"), UnitState::fleeing);
  Field between = broken({}, {"front", "left"});
  between.act(advance, {4, 5});
  EXPECT_NEAR(between.x("t"), 36.364, 1e-2);
  EXPECT_NEAR(between.y("t"), 32.364, 1e-2);
}

TEST(FantasyContacts, GroundIsGivenAwayFromTheEnemy) {
  struct Beaten {
    const char* troop;
    double x, y, heading;
    double toX, toY, ownX, ownY;
  };
  for (const Beaten& by :
       {Beaten{"heavy-horse", 26.125, 26, 90, 32, 26, 30, 28}, Beaten{"heavy-horse", 30, 29.5, 180, 30, 24, 30, 26},
        Beaten{"line-spearmen", 30, 23, 0, 30, 28, 30, 28}})
    for (const bool ownRear : {false, true}) {
      Field field(ownRear ? Chosen{{"give-ground-direction", "own-rear"}} : Chosen{});
      field.unit("v", "b", "legion-veterans", 30, 26, 180, 20, 5)
          .unit("h", "a", by.troop, by.x, by.y, by.heading, std::string(by.troop) == "heavy-horse" ? 10 : 20, 5)
          .relation("loses", "v", "v", 5)
          .relation("beats", "h", "v")
          .relation("foughtWith", "v", "h")
          .step("break-tests");
      field.act(advance, {6, 6});
      EXPECT_NEAR(field.x("v"), ownRear ? by.ownX : by.toX, 2e-3) << by.heading;
      EXPECT_NEAR(field.y("v"), ownRear ? by.ownY : by.toY, 2e-3) << by.heading;
    }
}

/// Front and flank have beaten t, who flees nine inches between the two.
Field beatenFromTwoSides(const Chosen& options = Chosen()) {
  Field field(options);
  spears(field, "c", "a", 30, 23, 0);
  field.unit("d", "a", "heavy-horse", 26.125, 26, 90, 10, 5);
  spears(field, "t", "b", 30, 26, 180);
  spears(field, "idle", "b", 60, 40, 180);
  for (const char* id : {"c", "d"}) field.relation("beats", id, "t").relation("foughtWith", "t", id);
  field.relation("loses", "t", "t", 3).step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  return field;
}

TEST(FantasyContacts, WhoPursuesMoves) {
  Field field = beatenFromTwoSides();
  field.act(at("pursue", "c", "t"));
  field.act(at("pursue", "d", "t"));
  field.act(advance, {4, 5});
  field.act(advance, {1, 3, 4, 4, 4});
  EXPECT_NEAR(field.x("c"), 32.828, 2e-2);
  EXPECT_NEAR(field.y("c"), 25.828, 2e-2);
  EXPECT_NEAR(field.x("d"), 34.610, 2e-2);
  EXPECT_NEAR(field.y("d"), 34.485, 2e-2);
  EXPECT_EQ(field.state("t"), UnitState::destroyed);
  EXPECT_TRUE(field.told("pursues", "c"));
  EXPECT_TRUE(field.told("catches", "d"));
}

// D39: the winners choose first, or when they have seen the flight.
TEST(FantasyContacts, PursuitIsDeclaredBeforeOrAfter) {
  Field before = beatenFromTwoSides();
  EXPECT_FALSE(before.decision().automatic);
  Field after = beatenFromTwoSides({{"pursuit-declared", "after"}});
  EXPECT_TRUE(after.decision().automatic);
  after.act(advance, {4, 5});
  EXPECT_FALSE(after.decision().automatic);
  after.act(of("stand-fast", "c"));
  after.act(at("pursue", "d", "t"), {1, 1, 1});
  EXPECT_TRUE(after.told("pursues", "d"));
}

// One between two neighbours, the fleers 1.81 degrees to the right: it clips its neighbours by 0.05 until it is past.
TEST(FantasyContacts, APursuerClipsItsNeighbours) {
  Field field;
  spears(field, "c", "a", 30, 23, 0);
  spears(field, "l", "a", 26.25, 23, 0);
  spears(field, "r", "a", 33.75, 23, 0);
  spears(field, "t", "b", 30.095, 26, 180);
  spears(field, "idle", "b", 60, 40, 180);
  field.relation("beats", "c", "t").relation("foughtWith", "t", "c").relation("loses", "t", "t", 3).step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  field.act(at("pursue", "c", "t"));
  field.act(advance, {4, 5});
  field.act(advance, {6, 6});
  EXPECT_NEAR(field.heading("c"), 1.81, 0.02);
  EXPECT_NEAR(field.y("c"), 34.994, 2e-2);
  EXPECT_EQ(field.state("t"), UnitState::destroyed);
}

// Two side by side, straight after the fleers.
TEST(FantasyContacts, PursuersSideBySide) {
  Field field;
  spears(field, "c", "a", 28.125, 23.375, 0);
  spears(field, "d", "a", 31.875, 23.375, 0);
  spears(field, "t", "b", 30, 26.375, 180);
  spears(field, "idle", "b", 60, 40, 180);
  for (const char* id : {"c", "d"}) field.relation("beats", id, "t").relation("foughtWith", "t", id);
  field.relation("loses", "t", "t", 3).step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  field.act(at("pursue", "c", "t"));
  field.act(at("pursue", "d", "t"));
  field.act(advance, {4, 5});
  field.act(advance, {1, 3, 4, 5});
  EXPECT_NEAR(field.y("c"), 27.375, 2e-2);
  EXPECT_NEAR(field.y("d"), 32.375, 2e-2);
  EXPECT_EQ(field.state("t"), UnitState::destroyed);
}

// D69: after five inches the front edges meet.
TEST(FantasyContacts, APursuitThatMeetsAFrontStrikesTheFront) {
  Field field;
  field.unit("c", "a", "heavy-horse", 30, 22.5, 0, 10, 5).unit("t", "b", "line-spearmen", 30, 26.25, 180, 10, 5);
  spears(field, "z", "b", 33.5, 31, 180);
  field.relation("beats", "c", "t").relation("foughtWith", "t", "c").relation("loses", "t", "t", 3).step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance, {1, 1});
  field.act(at("pursue", "c", "t"));
  field.act(advance, {5, 4});
  field.act(advance, {4, 4, 4});
  EXPECT_NEAR(field.y("c"), 27.5, 2e-3);
  EXPECT_EQ(field.heading("c"), 0);
  EXPECT_TRUE(field.told("pursues-into", "c"));
  EXPECT_FALSE(field.told("passes-panic", "z"));
}

// D67: t has shrunk away from the horse on its flank, and flees from both; the horse is asked as well.
TEST(FantasyContacts, WhoHasFoughtCounts) {
  Field field;
  spears(field, "c", "a", 30, 23, 0);
  field.unit("d", "a", "heavy-horse", 26.125, 26, 90, 10, 5)
      .unit("t", "b", "line-spearmen", 30, 24.875, 180, 2, 2, {{"startingModels", 4}});
  spears(field, "idle", "b", 60, 40, 180);
  for (const char* id : {"c", "d"}) field.relation("beats", id, "t").relation("foughtWith", "t", id);
  field.relation("loses", "t", "t", 9).step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  field.act(of("stand-fast", "c"));
  EXPECT_TRUE(field.legal(at("pursue", "d", "t")));
  field.act(of("stand-fast", "d"));
  field.act(advance, {1, 1});
  EXPECT_NEAR(field.heading("t"), 53.1, 0.1);
}

// D70: horse in a column's flank, both on the hill where they touch, the column's front on the flat.
TEST(FantasyContacts, HighGroundIsWhereTheyTouch) {
  Field field;
  field.unit("h", "a", "heavy-horse", 26.125, 25, 90, 10, 5)
      .unit("t", "b", "line-spearmen", 30, 26, 0, 40, 5)
      .terrain("hill", 1, {{10, 10}, {50, 10}, {50, 28}, {10, 28}})
      .step("fight-combats");
  field.act(advance, std::vector<int>(12, 1));
  const int score = field.figure("score", 2);
  Field flat;
  flat.unit("h", "a", "heavy-horse", 26.125, 25, 90, 10, 5)
      .unit("t", "b", "line-spearmen", 30, 26, 0, 40, 5)
      .step("fight-combats");
  flat.act(advance, std::vector<int>(12, 1));
  EXPECT_EQ(score, flat.figure("score", 2));
}

// D64: over friends from a hill, and at elephants.
TEST(FantasyContacts, SightOverUnits) {
  const auto against = [](const Chosen& options, bool hill, bool elephants) {
    Field field(options);
    field.unit("bows", "a", "levy-archers", 30, 20, 0, 10, 5);
    spears(field, "f", "a", 30, 24, 0);
    if (elephants)
      field.unit("t", "b", "war-elephant", 30, 36, 180, 1, 1, openOrder);
    else
      spears(field, "t", "b", 30, 36, 180);
    if (hill) field.terrain("hill", 1, {{24, 16}, {36, 16}, {36, 21}, {24, 21}});
    field.step("nominate-targets");
    return field.rulesAgainst(at("shoot", "bows", "t"));
  };
  EXPECT_EQ(against({}, false, false), Ids{"FA-SHO-2"});
  EXPECT_EQ(against({}, true, false), Ids{"legal"});
  EXPECT_EQ(against({}, false, true), Ids{"legal"});
  const Chosen never{{"sight-over-units", "never"}};
  EXPECT_EQ(against(never, true, false), Ids{"FA-SHO-2"});
  EXPECT_EQ(against(never, false, true), Ids{"FA-SHO-2"});
}

}  // namespace
}  // namespace signifer::fantasy::test::contacts_test
