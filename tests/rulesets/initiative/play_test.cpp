// Play on the table by hand-worked positions: bases at the start, proximity, a charge and its contact, closing shots,
// a round of blows, sight.
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::play_test {
namespace {

TEST(InitiativePlay, OpenOrderIsHalfAsWideAgain) {
  const Field table({unit("s", "a", "slingers", 36, 10, 0), unit("e", "b", "legionaries", 36, 40, 180)});
  EXPECT_EQ(table.at("s").base.frontage, 6 * oneInch);
  EXPECT_EQ(table.at("e").base.frontage, 6 * oneInch);
}

TEST(InitiativePlay, AUnitsSizeIsTheSizeOfItsBase) {
  const Field table({unit("standard", "a", "legionaries", 10, 10, 0), unit("large", "a", "pike-phalanx", 30, 10, 0),
                     unit("small", "a", "elephants", 45, 10, 0), unit("tiny", "a", "scorpion-crew", 60, 10, 0),
                     unit("enemy", "b", "legionaries", 36, 40, 180)});
  const std::tuple<const char*, int, int> lines[] = {
      {"standard", 6, 2}, {"large", 8, 3}, {"small", 4, 2}, {"tiny", 2, 2}};
  for (const auto& [size, frontage, depth] : lines) {
    EXPECT_EQ(table.at(size).base.frontage, frontage * oneInch) << size;
    EXPECT_EQ(table.at(size).base.depth, depth * oneInch) << size;
  }
}

TEST(InitiativePlay, NearTheEnemyAFormedUnitGoesStraightOrNotAtAll) {
  // Fronts 10" apart: within 12".
  const Field table({unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "legionaries", 36, 22, 180)});
  EXPECT_EQ(table.step(), "initiative-moves");
  EXPECT_EQ(table.refusal(move("h", {{"ahead", 5}})), "");
  EXPECT_EQ(table.refusal(move("h", {{"back", 5}})), "");
  EXPECT_EQ(table.refusal(move("h", {{"right", 3}})), "IO-PRX-5 proximity");
  EXPECT_EQ(table.refusal(move("h", {{"ahead", 6.5}})), "IO-MOV-6 too-far");
  EXPECT_EQ(table.refusal(charge("h", "e")), "IO-MOV-8 too-far");
}

TEST(InitiativePlay, AChargeIsMetByClosingShotsAndEndsFlush) {
  Field table({unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "legionaries", 37, 17, 180)});
  table.act({{"action", "charge"}, {"unit", "h"}, {"target", "e"}});
  EXPECT_EQ(table.step(), "shots-at-initiative-moves");
  // Three javelin dice at shielded infantry, closing: a 6 is needed; one hit, saved on 4.
  table.act({{"action", "shoot"}, {"unit", "e"}, {"target", "h"}}, {6, 5, 1, 4});
  EXPECT_EQ(table.at("h").pose.centre, (Point{36 * oneInch, 15 * oneInch}));
  EXPECT_EQ(table.status("h", "charged"), 1);
  EXPECT_EQ(table.status("h", "shotSixesOnly"), 1);
  EXPECT_EQ(table.step(), "unit-orders");
}

TEST(InitiativePlay, BlowsAreStruckByBothAndTheLoserTests) {
  Field table({unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "hoplite-spearmen", 36, 17, 180)});
  table.act({{"action", "charge"}, {"unit", "h"}, {"target", "e"}});
  table.act({{"action", "end-step"}});
  EXPECT_EQ(table.step(), "blows");
  // The charger hits on 3 with seven dice, four hits, one saved; the other on 4, no hit. It tests: 12, and holds.
  table.act({{"action", "advance"}}, {3, 3, 3, 3, 2, 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6});
  EXPECT_EQ(table.status("e", "hits"), 3);
  EXPECT_EQ(table.status("h", "hits"), 0);
  EXPECT_EQ(table.status("h", "momentum"), 2);
}

TEST(InitiativePlay, AWoodBetweenHidesTheTarget) {
  Around around;
  around.terrain.push_back(ground("wood", 20, 14, 52, 16));
  Field table({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "light-foot", 36, 22, 180)}, around);
  table.act({{"action", "end-step"}});
  table.act({{"action", "end-step"}});
  // Nobody is seen, so nobody shoots: the turn has passed to the other side.
  EXPECT_EQ(table.decision().side, 1);
}

TEST(InitiativePlay, WhoBeginsIsThrownChosenOrGiven) {
  const auto units = {unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "legionaries", 36, 40, 180)};
  Around around;
  around.options["first-player"] = "dice";
  Field thrown(units, around);
  // A tie is thrown again.
  thrown.act({{"action", "advance"}}, {3, 3, 2, 5});
  EXPECT_EQ(thrown.battle().active, 1);
  around.options["first-player"] = "choice";
  Field chosen(units, around);
  chosen.act({{"action", "begin"}, {"first", "other-side"}});
  EXPECT_EQ(chosen.battle().active, 1);
}

TEST(InitiativePlay, TheTurnLimitEndsItInADraw) {
  Around around;
  around.options["turn-limit"] = "2";
  Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 0), unit("e", "b", "legionaries", 36, 40, 180)}, around);
  for (int turn = 0; turn < 4; ++turn) {
    EXPECT_FALSE(field.rules().outcome(field.battle()));
    field.act(endStep);
  }
  ASSERT_TRUE(field.rules().outcome(field.battle()));
  EXPECT_EQ(field.rules().outcome(field.battle())->winner, noSide);
  EXPECT_EQ(field.refusal({{"action", "end-step"}}), "IO-END-2 battle-is-over");
}

TEST(InitiativePlay, AnEliteUnitShedsItsDisorder) {
  Field field({unit("v", "a", "veteran-legionaries", 36, 10, 0, {{"disordered", true}}),
               unit("e", "b", "legionaries", 36, 40, 180)});
  EXPECT_EQ(field.step(), "rally-elite");
  field.act({{"action", "advance"}}, {4});
  EXPECT_EQ(field.status("v", "disordered"), 0);
}

TEST(InitiativePlay, ADragNearTheEnemyIsATurnAndAWay) {
  const Field field({unit("h", "a", "hoplite-spearmen", 36, 10, 90), unit("e", "b", "legionaries", 36, 20, 180)});
  const Action action = field.rules().propose(field.battle(), 0, Point{36 * oneInch, 13 * oneInch});
  EXPECT_EQ(action.path, (Path{{LegKind::pivot, 0}, {LegKind::ahead, 3 * oneInch}}));
  EXPECT_TRUE(field.rules().judge(field.battle(), action).legal());
  const Action on = field.rules().propose(field.battle(), 0, Point{36 * oneInch, 20 * oneInch});
  EXPECT_EQ(on.target, 1);
  EXPECT_EQ(field.rules().trace(field.battle(), on).back().centre, (Point{36 * oneInch, 18 * oneInch}));
}

TEST(InitiativePlay, PortraitsTellStateAndFormation) {
  const Field field({unit("s", "a", "legionaries", 36, 10, 0, {{"hits", 6}, {"formation", "testudo"}}),
                     unit("e", "b", "light-foot", 36, 40, 180, {{"disordered", true}, {"formation", "open-order"}})});
  const Portrait tortoise = field.rules().portray(field.battle(), 0);
  ASSERT_EQ(tortoise.badges.size(), 1U);
  EXPECT_EQ(tortoise.badges.front().symbol, "shaken");
  EXPECT_EQ(tortoise.stance, Stance::testudo);
  const Portrait other = field.rules().portray(field.battle(), 1);
  EXPECT_EQ(other.badges.front().symbol, "disorder");
  EXPECT_EQ(other.stance, Stance::openOrder);
}

}  // namespace
}  // namespace signifer::initiative::test::play_test
