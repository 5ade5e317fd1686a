// The options that change rulings: each with a case that comes out otherwise than under the defaults.
#include "rulesets/fantasy/support.h"

namespace signifer::fantasy::test::options_test {
namespace {

/// One situation with the same dice under the defaults and under an option; `otherDice` if the option throws others.
struct Compared {
  Json standard;
  Json other;
};

Compared compare(const std::string& option, const std::string& value, const std::string& procedure, const Json& input,
                 const Json& dice = Json::array(), std::optional<Json> otherDice = std::nullopt) {
  return {resultUnder({}, procedure, input, dice),
          resultUnder({{option, value}}, procedure, input, otherDice.value_or(dice))};
}

TEST(FantasyOptions, DoubleOneAlwaysHolds) {
  const auto [standard, other] = compare("double-one", "always-holds", "break-test", {{"difference", 9}}, {1, 1});
  EXPECT_EQ(standard.at("outcome"), "broken");
  EXPECT_EQ(other.at("outcome"), "holds");
}

TEST(FantasyOptions, ReturnWithoutATest) {
  EXPECT_EQ(resultUnder({{"return-test", "automatic"}}, "return-test", Json::object()).at("outcome"), "returns");
  EXPECT_EQ(resultUnder({{"return-test", "never"}}, "return-test", Json::object()).at("outcome"), "stays-off");
}

TEST(FantasyOptions, Disengagement) {
  const Json slow{{"rate", 4}, {"enemyRate", 5}, {"engagedFlankOrRear", true}};
  const auto [standard, flight] = compare("disengagement", "as-flight", "disengage", slow, Json::array(), Json{3, 4});
  EXPECT_EQ(standard.at("permitted"), false);
  EXPECT_EQ(flight.at("distance"), 7);
  const Json fast{{"rate", 9}, {"enemyRate", 4}};
  EXPECT_EQ(resultUnder({{"disengagement", "forbidden"}}, "disengage", fast).at("barredBy"),
            Json::parse(R"(["forbidden"])"));
}

// D12: one die in place of two, or the full distance less that die.
TEST(FantasyOptions, FireAndFlee) {
  const auto [standard, other] =
      compare("fire-and-flee", "subtract", "flee-distance", {{"fireAndFlee", true}}, {2}, Json{4, 5, 2});
  EXPECT_EQ(standard.at("distance"), 2);
  EXPECT_EQ(standard.at("reduction"), 0);
  EXPECT_EQ(other.at("distance"), 7);
  EXPECT_EQ(other.at("reduction"), 2);
  EXPECT_EQ(other.at("rolled"), 9);
}

// D9
TEST(FantasyOptions, CounterChargesFromAnyDistance) {
  const Json near{{"distance", 8}, {"unitKind", "cavalry"}, {"chargerKind", "cavalry"}, {"chargerRate", 8}};
  const auto [standard, other] = compare("counter-charge", "over-half-move", "charge-reactions", near);
  EXPECT_EQ(standard.at("permitted"), Json::parse(R"(["counter-charge","flee","hold"])"));
  EXPECT_EQ(other.at("permitted"), Json::parse(R"(["flee","hold"])"));
  Json far = near;
  far["distance"] = 8.1;
  EXPECT_EQ(resultUnder({{"counter-charge", "over-half-move"}}, "charge-reactions", far), standard);
}

// D16: the trigger, and who may roll again on it.
TEST(FantasyOptions, IgnoredEnemies) {
  const auto [standard, off] = compare("ignored-enemy", "off", "charge-tests", {{"ignoredEnemy", true}});
  EXPECT_EQ(standard.at("targetTests"), Json::parse(R"(["panic"])"));
  EXPECT_EQ(off.at("targetTests"), Json::array());
  const Json met{{"trigger", "ignored-enemy"}, {"wonRound", true}};
  const auto [once, again] = compare("panic-reroll", "also-ignored-enemy", "panic-test", met, {6, 6}, Json{6, 6, 1, 1});
  EXPECT_EQ(once.at("outcome"), "flees");
  EXPECT_EQ(again.at("outcome"), "passed");
  EXPECT_EQ(again.at("rerolled"), true);
  EXPECT_EQ(resultUnder({{"ignored-enemy", "off"}}, "panic-test", met).at("required"), false);
}

// D39
TEST(FantasyOptions, EqualDistancesInAPursuit) {
  const Json chase{{"rate", 4}, {"fleeDistance", 7}};
  const auto [standard, other] = compare("pursuit-ties", "escape", "pursuit", chase, {3, 4});
  EXPECT_EQ(standard.at("caught"), true);
  EXPECT_EQ(other.at("caught"), false);
  EXPECT_EQ(resultUnder({{"pursuit-ties", "escape"}}, "pursuit", chase, {4, 4}).at("caught"), true);
}

TEST(FantasyOptions, ObstaclesCostHalfAMove) {
  const Json input{{"rate", 6}, {"clear", 2}, {"obstacle", 0.5}};
  const auto [standard, other] = compare("obstacle-cost", "half-move", "ordinary-move", input);
  EXPECT_EQ(standard.at("cost"), 3);
  EXPECT_EQ(other.at("cost"), 5.5);
}

TEST(FantasyOptions, TerrorApartFromFear) {
  const Json input{{"targetCausesTerror", true}, {"chargerFearsTarget", true}};
  const auto [standard, other] = compare("terror-is-fear", "off", "charge-tests", input);
  EXPECT_EQ(standard.at("chargerTests"), Json::parse(R"(["terror"])"));
  EXPECT_EQ(other.at("chargerTests"), Json::parse(R"(["fear","terror"])"));
}

TEST(FantasyOptions, SmallUnitsRally) {
  const Json input{{"models", 3}, {"startingModels", 4}};
  const auto [standard, other] = compare("small-units-rally", "yes", "rally-test", input, Json::array(), Json{3, 3});
  EXPECT_EQ(standard.at("outcome"), "too-few");
  EXPECT_EQ(other.at("outcome"), "rallied");
}

TEST(FantasyOptions, RalliedUnitsReformByTest) {
  const Json input{{"rallied", true}, {"musician", true}};
  const auto [standard, other] = compare("rally-reform", "tested", "reform", input, Json::array(), Json{6, 6});
  EXPECT_EQ(standard.at("outcome"), "reformed");
  EXPECT_EQ(other.at("outcome"), "failed");
}

TEST(FantasyOptions, FrenzyShutsOutHatredToo) {
  const Json input{{"leadership", 5}, {"hatesEnemy", true}, {"frenzied", true}};
  const auto [standard, other] = compare("frenzy-ignores", "all-psychology", "break-test", input, {4, 4});
  EXPECT_EQ(standard.at("needed"), 9);
  EXPECT_EQ(other.at("needed"), 4);
}

TEST(FantasyOptions, LongBowSavesAtAllRanges) {
  const Json input{{"weapon", "long-bow"}, {"distance", 20}};
  const auto [standard, other] = compare("long-bow-save", "all-ranges", "missile-weapon", input);
  EXPECT_EQ(standard.at("saveModifier"), 0);
  EXPECT_EQ(other.at("saveModifier"), -1);
}

TEST(FantasyOptions, SlingsAlwaysFireTwice) {
  const Json input{{"weapon", "sling"}, {"distance", 5}};
  const auto [standard, other] = compare("sling-two-shots", "always", "missile-weapon", input);
  EXPECT_EQ(standard.at("shots"), 5);
  EXPECT_EQ(other.at("shots"), 10);
  EXPECT_EQ(other.at("strength"), 2);
}

TEST(FantasyOptions, MassedMissiles) {
  const Json input{{"weapon", "bow"}, {"distance", 5}, {"frontRank", 4}, {"rearModels", 11}};
  const auto [standard, second] = compare("massed-missiles", "second-rank", "missile-weapon", input);
  EXPECT_EQ(standard.at("shooters"), 10);
  EXPECT_EQ(second.at("shooters"), 8);
  EXPECT_EQ(resultUnder({{"massed-missiles", "front-rank"}}, "missile-weapon", input).at("shooters"), 4);
}

TEST(FantasyOptions, MovingCostsEverybody) {
  const Json input{{"weapon", "javelin"}, {"distance", 5}, {"moved", true}};
  const auto [standard, other] = compare("move-and-shoot", "minus-one", "shooting-to-hit", input);
  EXPECT_EQ(standard.at("score"), 4);
  EXPECT_EQ(other.at("score"), 5);
}

TEST(FantasyOptions, SevensAndOnes) {
  const Json hard{{"weapon", "javelin"}, {"distance", 5}, {"bs", 1}, {"cover", "soft"}};
  const auto [standard, other] = compare("seven-plus", "impossible", "shooting-to-hit", hard);
  EXPECT_EQ(standard.at("second"), 4);
  EXPECT_EQ(other.at("first"), 0);
  // D28: a six hits, at strength 3 less 1 for a score of 7: a 5 wounds toughness 3.
  const auto [full, lower] = compare("seven-plus", "lower-strength", "shooting-to-hit", hard);
  EXPECT_EQ(full.at("second"), 4);
  EXPECT_EQ(lower.at("first"), 6);
  EXPECT_EQ(lower.at("second"), 0);
  Json shots = hard;
  shots.update(Json{{"shots", 2}, {"toughness", 3}, {"save", 7}});
  const auto [six, weak] =
      compare("seven-plus", "lower-strength", "shooting", shots, {6, 6, 4, 4, 4, 1}, Json{6, 6, 5, 4});
  EXPECT_EQ(six.at("woundNeeded"), 4);
  EXPECT_EQ(six.at("unsaved"), 1);
  EXPECT_EQ(weak.at("woundNeeded"), 5);
  EXPECT_EQ(weak.at("unsaved"), 1);
  const Json easy{{"weapon", "javelin"}, {"distance", 5}, {"bs", 9}};
  EXPECT_EQ(resultUnder({{"one-misses", "off"}}, "shooting-to-hit", easy).at("first"), 1);
  const Json mail{{"mounted", true}, {"armour", "heavy"}, {"shield", "large-shield"}, {"barding", "full-plate"}};
  EXPECT_EQ(resultUnder({{"one-never-saves", "off"}}, "saving-throw", mail).at("needed"), 1);
}

TEST(FantasyOptions, ABucklerIsLight) {
  const Json input{{"armour", "heavy"}, {"shield", "buckler"}};
  const auto [standard, other] = compare("heavy-armour-buckler", "counts", "movement-rate", input);
  EXPECT_EQ(standard.at("rate"), 4);
  EXPECT_EQ(other.at("rate"), 3);
}

TEST(FantasyOptions, TheFallenStrike) {
  const Json input{{"aFighters", 1}, {"aCharged", true}, {"bFighters", 1}, {"bModels", 1}};
  const auto [standard, other] = compare("fallen-strike", "yes", "combat-round", input, {4, 4}, Json{4, 4, 4, 4});
  EXPECT_EQ(standard.at("bStrikes"), 0);
  EXPECT_EQ(other.at("bUnsaved"), 1);
}

TEST(FantasyOptions, Overkill) {
  const Json input{{"aFighters", 2}, {"aCharged", true}, {"bFighters", 1}, {"bModels", 1}};
  const auto [standard, other] = compare("overkill", "on", "combat-round", input, {4, 4, 4, 4});
  EXPECT_EQ(standard.at("aScore"), 1);
  EXPECT_EQ(other.at("aScore"), 2);
  EXPECT_EQ(other.at("bLost"), 1);
}

TEST(FantasyOptions, TheHigherOfFlankAndRear) {
  const Json input{{"flankAttack", true}, {"rearAttack", true}};
  const auto [standard, other] = compare("flank-and-rear", "higher", "combat-bonus", input);
  EXPECT_EQ(standard.at("bonus"), 3);
  EXPECT_EQ(other.at("bonus"), 2);
}

TEST(FantasyOptions, LosersThatHoldGiveGround) {
  const auto [standard, other] = compare("loser-holds", "gives-ground", "break-test", Json::object(), {3, 3});
  EXPECT_EQ(standard.at("outcome"), "holds");
  EXPECT_EQ(other.at("outcome"), "gives-ground");
}

TEST(FantasyOptions, NoPursuit) {
  const auto [standard, other] = compare("pursuit", "none", "after-combat", {{"loser", "broken"}, {"frenzied", true}});
  EXPECT_EQ(standard.at("options"), Json::parse(R"(["pursue"])"));
  EXPECT_EQ(other.at("options"), Json::parse(R"(["stand"])"));
}

TEST(FantasyOptions, ArmiesBreakAtAnotherShare) {
  const Json input{{"turnsPlayed", 2}, {"aLost", 300}};
  const auto [standard, other] = compare("army-break-percent", "30", "victory", input);
  EXPECT_EQ(standard.at("over"), false);
  EXPECT_EQ(other.at("winner"), "b");
}

TEST(FantasyOptions, TheFirstRoundOfTheCombat) {
  const Json input{{"aFighters", 0}, {"bFighters", 0}, {"firstRound", false}, {"aCharged", true}};
  EXPECT_EQ(fault(ask(*ruleSet({{"first-round", "combat"}}), "combat-round", input, Json::array())), "");
}

}  // namespace
}  // namespace signifer::fantasy::test::options_test
