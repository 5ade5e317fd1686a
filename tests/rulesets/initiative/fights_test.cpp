// Hand-to-hand on the table, worked by hand: blows, supports, break tests, giving ground, follow-ups, Generals who
// join, units in buildings, Disorder and the end (IO-HSQ, IO-H2H, IO-SUP, IO-BTH, IO-STA, IO-DIV, IO-TER-3, IO-TER-4).
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::fights_test {
namespace {

Around blows(signifer::test::Options options = {}) {
  Around around;
  around.step = "blows";
  around.options = std::move(options);
  return around;
}
const Json goOn{{"action", "advance"}};

/// `n` dice of one face.
std::vector<int> dice(std::initializer_list<std::pair<int, int>> runs) {
  std::vector<int> faces;
  for (const auto& [n, face] : runs) faces.insert(faces.end(), static_cast<std::size_t>(n), face);
  return faces;
}

TEST(InitiativeFights, TheLoserGivesGroundAndTheWinnerMayFollow) {
  Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "hoplite-spearmen", 36, 22, 180)},
              blows());
  // Two hits on 4, one saved on 4; none back. The loser throws 7: ground in good order, half a move.
  field.act(goOn, dice({{2, 4}, {5, 1}, {1, 4}, {1, 3}, {7, 1}, {1, 3}, {1, 4}}));
  EXPECT_EQ(field.at("e").pose, (Pose{{36 * oneInch, 25 * oneInch}, 180 * oneDegree}));
  EXPECT_EQ(field.status("e", "hits"), 1);
  EXPECT_EQ(field.asked(), "h");
  EXPECT_EQ(field.step(), "follow-ups");
  field.act({{"action", "follow-up"}, {"unit", "h"}, {"target", "e"}});
  EXPECT_EQ(field.at("h").pose.centre.y, 23 * oneInch);
  EXPECT_EQ(field.status("h", "momentum"), 2);
}

TEST(InitiativeFights, GroundIsGivenAsTheOptionSays) {
  const std::pair<const char*, int> distances[] = {{"half-move", 25}, {"full-move", 28}, {"three-inches", 25}};
  for (const auto& [word, y] : distances) {
    Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "hoplite-spearmen", 36, 22, 180)},
                blows({{"give-ground-distance", word}}));
    field.act(goOn, dice({{1, 4}, {6, 1}, {1, 3}, {7, 1}, {1, 3}, {1, 4}}));
    EXPECT_EQ(field.at("e").pose.centre.y, y * oneInch) << word;
  }
}

TEST(InitiativeFights, SupportsCountAndGoBackWithTheirFighter) {
  Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "heavy-cavalry", 36, 22, 180),
               unit("s", "b", "hoplite-spearmen", 36, 26, 180), unit("n", "b", "hoplite-spearmen", 36, 31, 180)},
              blows());
  // Two casualties against one and the support: a draw would be 2 to 1 + 1. Three hits win. A 6 of cavalry: ground
  // given Disordered, supports in good order, by the cavalry's 4.5".
  field.act(goOn, dice({{3, 4}, {4, 1}, {3, 1}, {1, 4}, {7, 1}, {1, 1}, {1, 3}, {1, 3}}));
  EXPECT_TRUE(field.told("supports"));
  EXPECT_EQ(field.at("e").pose.centre.y, 26500);
  EXPECT_EQ(field.status("e", "disordered"), 1);
  EXPECT_EQ(field.at("s").pose.centre.y, 29 * oneInch);
  // n stands 3" behind it: less room than 4.5".
  EXPECT_EQ(field.status("s", "disordered"), 1);
}

TEST(InitiativeFights, ASupportFacesTheSameWayWithinFortyFiveDegrees) {
  for (const double heading : {135.0, 134.5}) {
    Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "heavy-cavalry", 36, 22, 180),
                 unit("s", "b", "hoplite-spearmen", 36, 26, heading)},
                blows());
    field.act(goOn, dice({{3, 4}, {4, 1}, {3, 1}, {1, 4}, {7, 1}, {1, 1}, {1, 3}, {1, 3}}));
    EXPECT_EQ(field.told("supports") != nullptr, heading == 135) << heading;
  }
}

TEST(InitiativeFights, ASupportOfABrokenUnitTests) {
  Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "legionaries", 36, 22, 180),
               unit("s", "b", "hoplite-spearmen", 36, 26, 180)},
              blows());
  // Three hits unsaved, one saved blow back; the loser throws 2 and breaks; its support throws 12 and holds.
  field.act(goOn, dice({{3, 4}, {4, 1}, {3, 1}, {7, 1}, {2, 1}, {2, 6}}));
  EXPECT_FALSE(field.at("e").present);
  EXPECT_EQ(field.at("s").pose.centre.y, 26 * oneInch);
}

TEST(InitiativeFights, AShakenUnitTestsAfterADraw) {
  const auto units = {unit("h", "a", "hoplite-spearmen", 36, 20, 0),
                      unit("e", "b", "hoplite-spearmen", 36, 22, 180, {{"hits", 6}})};
  Field before(units, blows());
  // No hits at all: a draw; the Shaken unit throws 12.
  before.act(goOn, dice({{7, 1}, {7, 1}, {2, 6}}));
  EXPECT_EQ(before.at("e").pose.centre.y, 22 * oneInch);
  // One casualty each brings it to six: Shaken now, not when the blows began.
  const auto becoming = {unit("h", "a", "hoplite-spearmen", 36, 20, 0),
                         unit("e", "b", "hoplite-spearmen", 36, 22, 180, {{"hits", 5}})};
  Field not_yet(becoming, blows());
  not_yet.act(goOn, dice({{1, 4}, {6, 1}, {1, 1}, {1, 4}, {6, 1}, {1, 1}}));
  Field now(becoming, blows({{"drawn-shaken", "counted-now"}}));
  now.act(goOn, dice({{1, 4}, {6, 1}, {1, 1}, {1, 4}, {6, 1}, {1, 1}, {2, 6}}));
}

TEST(InitiativeFights, HillFlankAndOpenOrderChangeTheScore) {
  Around around = blows();
  around.terrain.push_back(ground("hill", 30, 15, 42, 21));
  // Uphill hits on 3, the unit below on 4.
  Field hill({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "hoplite-spearmen", 36, 22, 180)}, around);
  hill.act(goOn, dice({{1, 3}, {6, 1}, {1, 1}, {7, 3}, {2, 6}}));
  EXPECT_EQ(hill.status("e", "hits"), 1);
  // Engaged on the flank it hits on 5.
  Field flank({unit("h", "a", "hoplite-spearmen", 34, 20, 90), unit("e", "b", "hoplite-spearmen", 38, 20, 180)},
              blows());
  flank.act(goOn, dice({{7, 1}, {7, 4}}));
  EXPECT_EQ(flank.status("h", "hits"), 0);
}

TEST(InitiativeFights, WhoTouchesSeveralStrikesOneAndChoosesWhereToGo) {
  Around around;
  around.step = "generals-join";
  around.people = Json::array({general("g", "a", 36, 15, {{"rating", 8}, {"fightingDice", 1}})});
  Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("front", "b", "hoplite-spearmen", 36, 22, 180),
               unit("flank", "b", "hoplite-spearmen", 40, 18, 270)},
              around);
  EXPECT_EQ(field.step(), "generals-join");
  field.act({{"action", "join"}, {"person", "g"}, {"unit", "h"}});
  EXPECT_EQ(field.step(), "blows");
  EXPECT_EQ(field.asked(), "h");
  field.act({{"action", "strike"}, {"unit", "h"}, {"target", "flank"}});
  // Eight dice with the General; nothing hits. The others hit twice each, nothing is saved. Four to nothing: 7 gives
  // ground.
  field.act(goOn, dice({{8, 1}, {2, 4}, {5, 1}, {2, 1}, {2, 4}, {5, 1}, {2, 1}, {1, 3}, {1, 4}}));
  EXPECT_EQ(field.asked(), "h");
  EXPECT_EQ(field.refusal({{"action", "give-way"}, {"unit", "h"}, {"target", "h"}}), "IO-VIS-1 target-is-no-enemy");
  field.act({{"action", "give-way"}, {"unit", "h"}, {"target", "flank"}});
  EXPECT_EQ(field.at("h").pose.centre, (Point{33 * oneInch, 20 * oneInch}));
  EXPECT_EQ(field.person("g").at, field.at("h").pose.centre);
}

// A General who lends no dice, or stands where another lends his, would only risk his life.
TEST(InitiativeFights, MachinesSendOneGeneralWhoFights) {
  Around around;
  around.step = "generals-join";
  around.people = Json::array({general("g", "a", 36, 15, {{"rating", 8}, {"fightingDice", 1}}),
                               general("k", "a", 38, 15, {{"rating", 8}, {"fightingDice", 1}}),
                               general("idle", "a", 34, 15, {{"rating", 8}, {"fightingDice", 0}})});
  Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "hoplite-spearmen", 36, 22, 180)}, around);
  const auto joining = [&field] {
    ActionList list;
    field.rules().candidates(field.battle(), field.decision(), list);
    std::vector<int> who;
    for (const Action& one : list)
      if (one.person != noPerson) who.push_back(one.person);
    return who;
  };
  EXPECT_EQ(joining(), (std::vector<int>{0, 1}));
  field.act({{"action", "join"}, {"person", "g"}, {"unit", "h"}});
  EXPECT_EQ(field.step(), "generals-join");
  EXPECT_EQ(joining(), std::vector<int>{});
}

TEST(InitiativeFights, WhoCouldSupportSeveralChooses) {
  Around around;
  around.step = "generals-join";
  // Two fights side by side, and a support behind both.
  Field field({unit("h", "a", "hoplite-spearmen", 30, 20, 0), unit("i", "a", "hoplite-spearmen", 36.5, 20, 0),
               unit("s", "a", "pike-phalanx", 33.25, 15, 0), unit("e", "b", "hoplite-spearmen", 30, 22, 180),
               unit("f", "b", "hoplite-spearmen", 36.5, 22, 180)},
              around);
  field.act(endStep);
  EXPECT_EQ(field.step(), "blows");
  EXPECT_EQ(field.asked(), "s");
  EXPECT_EQ(field.refusal({{"action", "support"}, {"unit", "s"}, {"target", "e"}}), "IO-SUP-2 supports-nobody-there");
  field.act({{"action", "support"}, {"unit", "s"}, {"target", "i"}});
  // Nobody hits: h's fight is drawn, i's is won by its support, and f throws 12.
  field.act(goOn, dice({{28, 1}, {2, 6}}));
  EXPECT_TRUE(field.told("fight-drawn"));
  EXPECT_TRUE(field.told("fight-won"));
  EXPECT_EQ(field.status("i", "momentum"), 2);
  EXPECT_EQ(field.status("h", "momentum"), 0);
}

TEST(InitiativeFights, NobodyGivesGroundThroughAnEnemyInContact) {
  // Cavalry before it and foot at its back: it goes nowhere, and is Disordered for want of room.
  Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("front", "b", "hoplite-spearmen", 36, 22, 180),
               unit("rear", "b", "hoplite-spearmen", 36, 18, 0)},
              blows());
  // Without a choice made it strikes at the first; seven and seven come back, four hits in all. A 6: ground in good
  // order.
  field.act(goOn, dice({{7, 1}, {2, 4}, {5, 1}, {2, 1}, {2, 4}, {5, 1}, {2, 1}, {2, 3}}));
  field.act({{"action", "give-way"}, {"unit", "h"}, {"target", "front"}});
  EXPECT_EQ(field.at("h").pose.centre, (Point{36 * oneInch, 20 * oneInch}));
  EXPECT_EQ(field.status("h", "disordered"), 1);
}

TEST(InitiativeFights, GeneralsDieWithTheirUnitsUnlessAHouseRuleSparesThem) {
  for (const bool lost : {true, false}) {
    Around around = blows({{"general-lost-with-unit", lost ? "on" : "off"}});
    Json joined = general("g", "b", 36, 22, {{"rating", 8}, {"fightingDice", 1}});
    joined["unit"] = "e";
    joined.erase("x");
    joined.erase("y");
    around.people = Json::array({joined});
    Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "hoplite-spearmen", 36, 22, 180)},
                around);
    field.act(goOn, dice({{1, 4}, {6, 1}, {1, 1}, {8, 1}, {2, 1}}));
    EXPECT_FALSE(field.at("e").present);
    EXPECT_EQ(field.person("g").present, !lost);
  }
}

TEST(InitiativeFights, GeneralsAddNoDiceUnderAHouseRule) {
  Around around = blows({{"general-dice", "none"}});
  Json joined = general("g", "b", 36, 22, {{"rating", 8}, {"fightingDice", 1}});
  joined["unit"] = "e";
  joined.erase("x");
  joined.erase("y");
  around.people = Json::array({joined});
  Field field({unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "hoplite-spearmen", 36, 22, 180)}, around);
  field.act(goOn, dice({{7, 1}, {7, 1}}));
}

TEST(InitiativeFights, AChargerShotAtTestsEvenWhereItWins) {
  Field field(
      {unit("h", "a", "heavy-cavalry", 36, 20, 0, {{"charged", true}, {"momentum", "charging"}, {"shotSixes", 1}}),
       unit("e", "b", "hoplite-spearmen", 36, 22, 180)},
      blows());
  // The charger hits on 3, once, and wins; the loser throws 12 and holds, then the charger 11 and holds.
  field.act(goOn, dice({{1, 3}, {7, 1}, {1, 1}, {7, 1}, {2, 6}, {1, 6}, {1, 5}}));
  EXPECT_EQ(field.status("h", "shotSixes"), 0);
  EXPECT_EQ(field.status("h", "momentum"), 2);
}

TEST(InitiativeFights, ASquareStrikesAtEachFaceOnce) {
  Field field({unit("q", "a", "legionaries", 36, 20, 0, {{"formation", "square"}}),
               unit("n", "b", "hoplite-spearmen", 36, 22.5, 180), unit("w", "b", "hoplite-spearmen", 38.5, 20, 270)},
              blows());
  // Two dice at either face, then seven of each attacker; nobody hits.
  field.act(goOn, dice({{2, 1}, {2, 1}, {7, 1}, {7, 1}}));
}

TEST(InitiativeFights, DisorderComesOffAsTheOptionSays) {
  const auto removed = [](const char* word) {
    Field field({unit("free", "a", "legionaries", 10, 6, 0, {{"disordered", true}}),
                 unit("held", "a", "hoplite-spearmen", 36, 20, 0, {{"disordered", true}}),
                 unit("e", "b", "hoplite-spearmen", 36, 22, 180, {{"disordered", true}}),
                 unit("other", "b", "legionaries", 60, 44, 180, {{"disordered", true}})},
                blows({{"disorder-removal", word}}));
    field.act(goOn, dice({{7, 1}, {7, 1}}));
    std::string off;
    for (const char* id : {"free", "held", "e", "other"})
      if (field.status(id, "disordered") == 0) off += std::string(id) + " ";
    return off;
  };
  EXPECT_EQ(removed("active-unengaged"), "free ");
  EXPECT_EQ(removed("active-all"), "free held ");
  EXPECT_EQ(removed("both-sides"), "free held e other ");
}

TEST(InitiativeFights, MoreThanHalfOfItsDivisionsBrokenIsDefeat) {
  const auto outcome = [](signifer::test::Options options) {
    Field field(
        {unit("h", "a", "hoplite-spearmen", 36, 20, 0), unit("e", "b", "hoplite-spearmen", 36, 22, 180, {{"hits", 6}}),
         unit("f", "b", "hoplite-spearmen", 10, 40, 180),
         unit("g", "b", "hoplite-spearmen", 60, 40, 180, {{"division", 2}})},
        blows(options));
    field.act(goOn, dice({{7, 1}, {7, 1}, {2, 6}}));
    const auto ended = field.rules().outcome(field.battle());
    return ended ? static_cast<int>(ended->winner) : -2;
  };
  // One of two units of one of two divisions is Shaken.
  EXPECT_EQ(outcome({}), -2);
  EXPECT_EQ(outcome({{"division-break", "half"}}), -2);
  EXPECT_EQ(outcome({{"division-break", "half"}, {"army-break", "half"}}), 0);
}

TEST(InitiativeFights, FootGoesIntoEmptyBuildingsAndFightsByFaces) {
  Around around;
  around.step = "unit-orders";
  around.terrain.push_back(ground("buildings", 34, 10, 40, 14));
  Field field({unit("l", "a", "legionaries", 37, 9, 0, {{"movesLeft", 2}}),
               unit("c", "a", "heavy-cavalry", 44, 12, 270, {{"movesLeft", 1}}),
               unit("e", "b", "hoplite-spearmen", 37, 40, 180)},
              around);
  const auto formation = [](const char* id, const char* wanted, const char* side = "front") {
    return Json{{"action", "change-formation"}, {"unit", id}, {"formation", wanted}, {"side", side}};
  };
  EXPECT_EQ(field.refusal(formation("c", "buildings")), "IO-TER-4 foot-only");
  field.act(formation("l", "buildings"));
  EXPECT_EQ(field.at("l").pose, (Pose{{37 * oneInch, 12 * oneInch}, 0}));
  EXPECT_EQ(field.at("l").base, (Base{6 * oneInch, 4 * oneInch}));
  EXPECT_EQ(field.refusal(move("l", {{"ahead", 2}})), "IO-TER-4 in-buildings");
  EXPECT_EQ(field.refusal(formation("l", "line", "rear")), "");
  field.act(formation("l", "line", "front"));
  EXPECT_EQ(field.at("l").pose, (Pose{{37 * oneInch, 15 * oneInch}, 0}));
  EXPECT_EQ(field.status("l", "movesLeft"), 0);
}

TEST(InitiativeFights, FromBuildingsAUnitGivesGroundInLine) {
  Around around = blows();
  around.terrain.push_back(ground("buildings", 34, 22, 40, 26));
  Field field({unit("h", "a", "hoplite-spearmen", 37, 21, 0),
               unit("e", "b", "hoplite-spearmen", 37, 24, 180, {{"formation", "buildings"}})},
              around);
  EXPECT_EQ(field.at("e").base, (Base{6 * oneInch, 4 * oneInch}));
  // Two dice at its one face; the attacker hits once, unsaved (2 is needed in buildings). A 7: out at the back, then
  // 3".
  field.act(goOn, dice({{1, 4}, {6, 1}, {1, 1}, {2, 1}, {1, 3}, {1, 4}}));
  EXPECT_EQ(field.status("e", "formation"), 0);
  EXPECT_EQ(field.at("e").pose, (Pose{{37 * oneInch, 30 * oneInch}, 180 * oneDegree}));
}

// Stamina that is left tells who wins, beyond the share of it that hits have taken.
TEST(InitiativeYardstick, AtTheEndStaminaAndMomentumCount) {
  const auto promised = [](const Json& status, const char* troop) {
    const Field field({unit("h", "a", troop, 20, 10, 0, status), unit("e", "b", "hoplite-spearmen", 37, 40, 180)});
    return field.rules().appraiseEnd(field.battle(), 0) - field.rules().appraise(field.battle(), 0);
  };
  EXPECT_GT(promised(Json::object(), "hoplite-spearmen"), promised({{"hits", 2}}, "hoplite-spearmen"));
  EXPECT_GT(promised(Json::object(), "tribal-warband"), promised(Json::object(), "hoplite-spearmen"));
  EXPECT_GT(promised({{"momentum", "winning"}}, "hoplite-spearmen"), promised(Json::object(), "hoplite-spearmen"));
}

// The enemy comes no nearer by it within 12 in.
TEST(InitiativeYardstick, TheThoroughWishToCloseInButNotWithinReach) {
  const auto worthAt = [](double y, bool thorough, const Json& status = Json::object()) {
    const Field field(
        {unit("h", "a", "hoplite-spearmen", 36, y, 0, status), unit("e", "b", "hoplite-spearmen", 36, 40, 180)});
    return field.rules().appraisePlanned(field.battle(), 0, thorough);
  };
  EXPECT_GT(worthAt(24, true), worthAt(12, true));
  EXPECT_EQ(worthAt(34, true), worthAt(30, true));
  EXPECT_GT(worthAt(34, false), worthAt(30, false));
  // The promise of a unit counts for the thorough alone.
  const auto ofMomentum = [&](bool thorough) {
    return worthAt(24, thorough, {{"momentum", "winning"}}) - worthAt(24, thorough);
  };
  EXPECT_GT(ofMomentum(true), ofMomentum(false));
}

}  // namespace
}  // namespace signifer::initiative::test::fights_test
