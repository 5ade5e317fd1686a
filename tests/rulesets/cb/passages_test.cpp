// The costs of a way and their order: gaps between friends, friends passed, obstacles, manoeuvres on the way; and shots
// of a wide front. Worked by hand.
#include "rulesets/cb/field.h"

namespace signifer::cb::test::passages_test {
namespace {

// Two units of Velites with an opening of 1.25 between them, before a frontage of 2.25; the enemy is within bow shot.
Field betweenFriends(const char* troop, const Json& status, const Chosen& options = Chosen()) {
  Field f(options);
  f.spare();
  f.unit("u", "a", troop, 20, 10, 0, status).unit("foe", "b", "citizen-hoplites", 20, 19, 180);
  f.unit("left", "a", "velites", 18.25, 12, 0, {{"formation", "line"}});
  f.unit("right", "a", "velites", 21.75, 12, 0, {{"formation", "line"}});
  return f;
}

TEST(CbGaps, FriendsLeaveAGapThatCostsHalfAMoveAndADp) {
  // Both stand from 11.75 to 12.25; 3 ahead the unit is clear of them. 8 less half of it leaves 4.
  Field f = betweenFriends("italian-allied-foot", Json::object());
  f.act(move("u", 1), {5, 3});
  EXPECT_EQ(f.rulesAgainst(go("u", {{{"ahead", 4.1}}})), (Ids{"CB-MOV-17", "CB-MAN-19"}));
  f.act(go("u", {{{"ahead", 3}}}));
  EXPECT_EQ(f.status("u", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("left", UnitStatus::dps), 0) << "its edges are not passed through";
  EXPECT_EQ(f.status("right", UnitStatus::dps), 0);
}

TEST(CbGaps, CavalryPassesFriendsWithoutLosingTime) {
  for (const auto& [word, dps] : {std::pair{"dp-only", 1}, std::pair{"free", 0}}) {
    Field f = betweenFriends("allied-horse", Json::object(), Chosen{{"gap-cavalry", word}});
    f.act(move("u", 1), {3, 2});
    f.act(go("u", {{{"ahead", 5}}}));
    EXPECT_EQ(f.status("u", UnitStatus::dps), dps);
  }
}

TEST(CbGaps, AColumnFitsBetween) {
  Field f = betweenFriends("italian-allied-foot", {{"formation", "column"}});
  f.act(move("u"));
  f.act(go("u", {{{"ahead", 4}}}));
  EXPECT_EQ(f.status("u", UnitStatus::dps), 0);
}

TEST(CbGaps, FriendsOneBehindTheOtherLeaveNone) {
  // Not abreast: both are passed through instead, a DP for each of the two and each of them.
  Field f;
  f.spare().unit("u", "a", "italian-allied-foot", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 20, 180);
  f.unit("left", "a", "velites", 18.25, 12, 0, {{"formation", "line"}, {"moved", true}});
  f.unit("right", "a", "velites", 21.75, 13, 0, {{"formation", "line"}, {"moved", true}});
  f.act(move("u", 1), {5, 3});
  f.act(go("u", {{{"ahead", 5}}}));
  EXPECT_EQ(f.status("u", UnitStatus::dps), 2);
  EXPECT_EQ(f.status("left", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("right", UnitStatus::dps), 1);
}

TEST(CbWays, DpsFallAsTheyAreEarned) {
  // Two DPs, a third from its friends on the way; the wheel that follows finds three and gives none (CB-MAN-2).
  Field f;
  f.spare().unit("u", "a", "italian-allied-foot", 20, 10, 0, {{"dps", 2}});
  f.unit("friend", "a", "italian-allied-foot", 20, 12, 0).unit("foe", "b", "citizen-hoplites", 20, 20, 180);
  f.act(move("u", 1), {5, 3});
  f.act(go("u", {{{"ahead", 4}}, {{"wheelLeft", 10}}}));
  EXPECT_EQ(f.status("u", UnitStatus::dps), 3);
  EXPECT_EQ(f.status("friend", UnitStatus::dps), 1);
}

TEST(CbWays, EveryObstacleCounts) {
  Field f;
  f.spare().unit("u", "a", "italian-allied-foot", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 19, 180);
  f.terrain("obstacle", 0, {{10, 11}, {30, 11}, {30, 11.2}, {10, 11.2}});
  f.terrain("fortification", 0, {{10, 12}, {30, 12}, {30, 12.2}, {10, 12.2}});
  f.act(move("u"), {4});
  f.act(go("u", {{{"ahead", 4}}}));
  EXPECT_EQ(f.status("u", UnitStatus::dps), 2);
}

TEST(CbWays, AManoeuvreIsBeyondBowShotWhereItIsMade) {
  // 5.9 from the enemy; a step ahead takes it beyond bow shot, and there it wheels for nothing (CB-MAN-1, D59).
  Field f;
  f.spare().unit("u", "a", "italian-allied-foot", 20, 20, 180).unit("foe", "b", "citizen-hoplites", 20, 26.9, 180);
  f.act(move("u"), {4});
  f.act(go("u", {{{"ahead", 2}}, {{"wheelLeft", 10}}}));
  EXPECT_EQ(f.status("u", UnitStatus::dps), 0);
  Field near;
  near.spare().unit("u", "a", "italian-allied-foot", 20, 20, 180).unit("foe", "b", "citizen-hoplites", 20, 26.9, 180);
  near.act(move("u"), {4});
  near.act(go("u", {{{"wheelLeft", 10}}, {{"ahead", 2}}}));
  EXPECT_EQ(near.status("u", UnitStatus::dps), 1);
}

TEST(CbShooting, ReachIsMeasuredFromUnitToUnit) {
  // 5.83 from the right end of the front; its left stands are beyond 6, but see the target in their arc.
  Field f;
  f.step("shoot-after").spare().unit("bow", "a", "persian-bowmen", 20, 10, 0);
  f.unit("bolt", "b", "bolt-shooter", 24.5, 16, 180);
  f.act(shot("bow", "bolt"), {1, 1, 1, 1, 1, 1, 1, 1, 1});
}

TEST(CbShooting, WhoDoesNotTouchIsNotInCombat) {
  // Contact ends at a hundredth of a JT.
  for (const auto& [gap, rule] : {std::pair{0.01, "CB-SHO-11"}, std::pair{0.02, "legal"}}) {
    Field f;
    f.step("shoot-after").spare().unit("bow", "a", "persian-bowmen", 20, 10, 0);
    f.unit("foe", "b", "citizen-hoplites", 20, 14, 180).unit("hop", "a", "citizen-hoplites", 20, 15 + gap, 180);
    EXPECT_EQ(f.rulesAgainst(shot("bow", "foe")), Ids{rule}) << gap;
  }
}

TEST(CbManoeuvres, RefusalsNameTheRowThatPricesThem) {
  Field f;
  f.spare().unit("it", "a", "italian-allied-foot", 20, 10, 0, {{"spentHalves", 1}});
  f.unit("vel", "a", "velites", 30, 10, 0, {{"formation", "unformed"}, {"spentHalves", 1}});
  f.unit("ele", "a", "indian-elephant", 40, 10, 0, {{"spentHalves", 1}});
  f.unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  EXPECT_EQ(f.rulesAgainst({{"action", "manoeuvre"}, {"unit", "vel"}, {"manoeuvre", "form-up"}, {"formation", "line"}}),
            Ids{"CB-MAN-7"});
  EXPECT_EQ(f.rulesAgainst(manoeuvre("ele", "about-face")), Ids{"CB-MAN-10"});
  EXPECT_EQ(f.rulesAgainst(manoeuvre("vel", "double-ranks")), Ids{"CB-MAN-11"});
  EXPECT_EQ(f.rulesAgainst(manoeuvre("it", "side-step", {{{"left", 1}}})), Ids{"CB-MAN-20"});
  EXPECT_EQ(f.rulesAgainst(manoeuvre("it", "form-up")), Ids{"CB-MAN-7"});
}

}  // namespace
}  // namespace signifer::cb::test::passages_test
