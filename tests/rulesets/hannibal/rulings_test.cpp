// Rulings of Hannibal at the Gates beyond the worked cases: exact odds, the order of refusals, edges of tables, and
// each option that changes a ruling.
#include "rulesets/rulings.h"

#include "support/paths.h"

namespace signifer::hannibal {
std::unique_ptr<RuleSet> make(Definition definition);
}  // namespace signifer::hannibal

namespace signifer::hannibal::rulings_test {
namespace {

using test::Rulings;

const Rulings& standard() {
  static const Rulings rulings("hannibal", &make);
  return rulings;
}

Rulings with(const std::string& option, const std::string& value) {
  return Rulings("hannibal", &make, {{option, value}});
}

TEST(HannibalOdds, BlowsFollowTheBandsOfTwoDice) {
  EXPECT_EQ(standard().chance("hand-to-hand", Json::object(), {{"hits", 0}}), "5/12");
  EXPECT_EQ(standard().chance("hand-to-hand", Json::object(), {{"hits", 1}}), "5/12");
  EXPECT_EQ(standard().chance("hand-to-hand", Json::object(), {{"hits", 2}}), "1/6");
}

TEST(HannibalOdds, ARetreatOfAWornUnitRoutsMoreOftenThanNot) {
  const Json input{{"moveClass", "foot"}, {"hits", 3}, {"strength", 4}};
  EXPECT_EQ(standard().chance("retreat", input, {{"outcome", "routs"}}), "7/12");
  // 7/12 to rout, then each distance in a sixth.
  EXPECT_EQ(standard().chance("retreat", input, {{"maxInches", 18}}), "7/72");
}

TEST(HannibalOdds, ATerrorUnitPanicsInASixth) {
  EXPECT_EQ(standard().chance("terror-test", {{"hitsSuffered", 2}}, {{"panics", true}}), "1/6");
  EXPECT_EQ(standard().chance("terror-test", {{"hitsSuffered", 0}}, {{"panics", false}}), "1");
}

TEST(HannibalRefusals, ComeInTheContractsOrder) {
  const auto fault = [](const Json& input, const Json& dice) { return standard().fault("hand-to-hand", input, dice); };
  EXPECT_EQ(fault({{"veterann", true}, {"part", 3}}, {9}), "unknown-field /input/veterann");
  EXPECT_EQ(fault({{"part", nullptr}, {"rankers", true}}, {9}), "bad-value /input/part");
  EXPECT_EQ(fault({{"chargeModifier", 8}}, {9}), "bad-value /input/chargeModifier");
  EXPECT_EQ(fault({{"chargeModifier", 2}, {"rankers", true}}, {9}), "bad-value /input/chargeModifier");
  EXPECT_EQ(fault({{"rankers", true}}, {9}), "bad-value /input/rankers");
  EXPECT_EQ(fault(Json::object(), {9}), "bad-die /dice/0");
  EXPECT_EQ(fault(Json::object(), {3}), "dice-exhausted /dice");
  EXPECT_EQ(fault(Json::object(), {3, 3, 3}), "dice-left-over /dice");
  EXPECT_EQ(standard().fault("rout-check", {{"hits", "many"}}), "bad-value /input/hits");
  EXPECT_EQ(standard().fault("rout-check", {{"hits", 3}}), "missing-field /input/strength");
  EXPECT_EQ(standard().fault("rout-check", {{"hits", 3.0}, {"strength", 4}}), "bad-value /input/hits");
}

TEST(HannibalEdges, AreWhereTheLedgerPutsThem) {
  const Json reach{{"moveClass", "foot"}, {"distanceInches", 14}, {"wheelInches", 2}};
  EXPECT_EQ(standard().result("charge-move", reach, {4}).at("contact"), true);
  EXPECT_EQ(standard().result("charge-move", reach, {3}).at("contact"), false);
  // On the very 45 degree line: still the front.
  EXPECT_EQ(standard().result("arc-of-approach", {{"aheadInches", 3}, {"asideInches", 5}}).at("arc"), "front");
  EXPECT_EQ(standard().result("arc-of-approach", {{"aheadInches", 3}, {"asideInches", 5.01}}).at("arc"), "flank");
  EXPECT_EQ(standard().result("formed-together", {{"gapInches", 0.25}, {"stepInches", 0.25}}).at("formed"), true);
  EXPECT_EQ(standard().result("formed-together", {{"gapInches", 0.251}}).at("formed"), false);
  EXPECT_EQ(standard().result("casualty-level", {{"hits", 2}, {"strength", 4}}).at("routNumber"), 10);
  EXPECT_EQ(standard().result("casualty-level", {{"hits", 3}, {"strength", 5}}).at("routNumber"), 7);
}

Definition patched(const std::string& patch) {
  HouseRules house;
  house.patch = patch;
  return Definition::load(signifer::test::sourcePath("rulesets/hannibal"), house);
}

// The column says whether a unit moves sideways at all; what it costs is one figure for all.
TEST(HannibalFigures, SidewaysIsAllowedOrNot) {
  EXPECT_THROW(make(patched(R"({"tables": {"movement": {"foot": {"sideRear": 2}}}})")), SourceError);
  EXPECT_NO_THROW(make(patched(R"({"tables": {"movement": {"foot": {"sideRear": 0}}}})")));
}

// The catapult's about-face costs half a move too, where a house rule lets it move.
TEST(HannibalFigures, ACatapultThatMovesTurnsForHalfItsMove) {
  const auto rules = make(patched(R"({"tables": {"movement": {"catapult": {"march": 6}}}})"));
  const Json answer = test::ask(*rules, "march", {{"moveClass", "catapult"}, {"aboutFaces", 1}}, Json::array());
  EXPECT_EQ(answer.at("result").at("spentInches"), 3);
}

TEST(HannibalOptions, LightUnitsCharge) {
  const Json input{{"moveClass", "chariots"}, {"unitType", "light-chariots"}};
  EXPECT_EQ(standard().result("charge-permitted", input).at("allowed"), false);
  EXPECT_EQ(with("light-units-charge", "as-others").result("charge-permitted", input).at("allowed"), true);
}

TEST(HannibalOptions, WheelMeasure) {
  const Json input{{"frontageInches", 4}, {"degrees", 90}};
  EXPECT_EQ(standard().result("wheel", input).at("inches"), 6.28);
  EXPECT_EQ(with("wheel-measure", "chord").result("wheel", input).at("inches"), 5.66);
}

TEST(HannibalOptions, CatapultMovement) {
  const Json input{{"moveClass", "catapult"}, {"forwardInches", 2}};
  EXPECT_EQ(standard().result("march", input).at("allowed"), false);
  EXPECT_EQ(with("catapult-movement", "as-bolt-shooter").result("march", input).at("allowed"), true);
}

TEST(HannibalOptions, ForwardArc) {
  const Json input{{"aheadInches", 1}, {"asideInches", 6}};
  EXPECT_EQ(standard().result("arc-of-approach", input).at("arc"), "flank");
  EXPECT_EQ(with("forward-arc", "half-plane").result("arc-of-approach", input).at("arc"), "front");
  const Json near{{"aheadInches", 4}, {"asideInches", 3}};
  EXPECT_EQ(standard().result("arc-of-approach", near).at("arc"), "front");
  EXPECT_NE(with("forward-arc", "straight-ahead").result("arc-of-approach", near).at("arc"), "front");
}

TEST(HannibalOptions, Countercharges) {
  const Json worn{{"moveClass", "foot"}, {"distanceInches", 9}, {"battleWorn", true}};
  EXPECT_EQ(standard().result("countercharge", worn).at("allowed"), false);
  EXPECT_EQ(with("worn-countercharge", "free").result("countercharge", worn).at("inches"), 3);
  const Json bonus{{"move", "countercharge"}};
  EXPECT_EQ(standard().result("charge-modifier", bonus).at("chargeModifier"), 1);
  EXPECT_EQ(with("countercharge-bonus", "no").result("charge-modifier", bonus).at("chargeModifier"), 0);
}

TEST(HannibalOptions, Shooting) {
  const Json javelins{{"weapon", "javelin"}, {"targetShields", 2}};
  EXPECT_EQ(standard().result("shooting", javelins, {4, 4}).at("score"), 8);
  EXPECT_EQ(with("shields-stop-javelins", "yes").result("shooting", javelins, {4, 4}).at("score"), 6);
  const Json pila{{"weapon", "pilum"}, {"targetShields", 2}};
  EXPECT_EQ(with("shields-stop-pila", "yes").result("shooting", pila, {4, 4}).at("score"), 7);
  const Json terror{{"weapon", "bow"}, {"target", "terror-unit"}};
  EXPECT_EQ(standard().result("shooting", terror, {4, 4}).at("score"), 8);
  EXPECT_EQ(with("fleeting-terror", "always").result("shooting", terror, {4, 4}).at("score"), 7);
  const Json later{{"weapon", "pilum"}, {"contact", "continuing"}};
  EXPECT_EQ(standard().result("shot-permitted", later).at("allowed"), false);
  EXPECT_EQ(with("pila", "every-round").result("shot-permitted", later).at("allowed"), true);
  const Json blocked{{"weapon", "bolt-thrower"}, {"lineClear", false}};
  EXPECT_EQ(standard().result("shot-permitted", blocked).at("allowed"), false);
  EXPECT_EQ(with("overhead-shooting", "engines").result("shot-permitted", blocked).at("allowed"), true);
  const Json melee{{"weapon", "bow"}, {"targetInCombat", true}};
  EXPECT_EQ(standard().result("shot-permitted", melee).at("allowed"), false);
  EXPECT_EQ(with("shoot-into-combat", "yes").result("shot-permitted", melee).at("allowed"), true);
}

TEST(HannibalOptions, Checks) {
  const Json lone{{"battleLineStands", 1}};
  EXPECT_EQ(standard().result("round-options", lone).at("options").size(), 3U);
  EXPECT_EQ(with("lone-line-unit-retreats", "no").result("round-options", lone).at("options").size(), 2U);
  const Json worn{{"retrograde", "rout"}, {"friendBattleWorn", true}};
  EXPECT_EQ(standard().result("meets-friend", worn, {4, 4}).at("panicNumber"), 7);
  EXPECT_EQ(with("panic-check", "always-ten").result("meets-friend", worn, {4, 4}).at("panicNumber"), 10);
}

TEST(HannibalOptions, LeadersAndStamina) {
  const Json hit{{"hitsThisTurn", 1}};
  EXPECT_EQ(standard().result("leader-casualty", hit, {5, 6}).at("lost"), false);
  EXPECT_EQ(with("leader-casualty-number", "11").result("leader-casualty", hit, {5, 6}).at("lost"), true);
  const Json detach{{"phase", "leader-phase"}, {"attached", true}, {"detach", true}};
  EXPECT_EQ(standard().result("leader-move", detach).at("allowed"), false);
  EXPECT_EQ(with("leader-phase-detach", "yes").result("leader-move", detach).at("allowed"), true);
  // A leader whose own move is not the usual one keeps it.
  const Json far{{"distanceInches", 20}};
  EXPECT_EQ(standard().result("leader-move", far).at("allowed"), false);
  EXPECT_EQ(with("leader-move-inches", "24").result("leader-move", far).at("allowed"), true);
  const Json slow{{"distanceInches", 20}, {"moveInches", 17}};
  EXPECT_EQ(with("leader-move-inches", "24").result("leader-move", slow).at("allowed"), false);
  const Json half{{"coreTwo", 8}, {"lostTwo", 2}};
  EXPECT_EQ(standard().result("army-stamina", half).at("broken"), false);
  EXPECT_EQ(with("stamina-break", "half").result("army-stamina", half).at("broken"), true);
}

}  // namespace
}  // namespace signifer::hannibal::rulings_test
