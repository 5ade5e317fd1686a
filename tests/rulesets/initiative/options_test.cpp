// The options that change rulings: each with a case that comes out otherwise than under the defaults; and a house rule
// that makes a table senseless is refused.
#include "rules/procedure_odds.h"
#include "rulesets/initiative/support.h"
#include "schema/source_error.h"
#include "support/paths.h"

namespace signifer::initiative::test::options_test {
namespace {

using Chosen = signifer::test::Options;

Json result(const Chosen& options, const std::string& procedure, const Json& input, const Json& dice = Json::array()) {
  const Json answer = ask(*ruleSet(options), procedure, input, dice);
  EXPECT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
  return answer.at("ok").get<bool>() ? answer.at("result") : Json::object();
}

/// One field of a result under the defaults and under an option.
void expectChange(const Chosen& options, const std::string& procedure, const Json& input, const std::string& field,
                  const Json& standardValue, const Json& changed, const Json& dice = Json::array()) {
  EXPECT_EQ(result({}, procedure, input, dice).at(field), standardValue) << procedure;
  EXPECT_EQ(result(options, procedure, input, dice).at(field), changed) << procedure;
}

TEST(InitiativeOptions, EliteScore) {
  const Chosen fourUp{{"elite-rally-score", "four-up-for-all"}};
  expectChange(fourUp, "elite-rally", {{"eliteOn", 6}}, "rallied", false, true, {4});
  expectChange(fourUp, "elite-rally", {{"eliteOn", 2}}, "rallied", true, false, {3});
}

TEST(InitiativeOptions, InitiativeCharge) {
  const Chosen off{{"initiative-charge", "off"}};
  expectChange(off, "initiative-move", {{"enemyInches", 5}, {"charge", true}}, "reasons", Json::array(),
               {"initiative-no-charge"});
  expectChange(off, "charge", {{"troop", "infantry"}, {"distanceInches", 5}, {"basis", "initiative"}}, "allowed", true,
               false);
}

TEST(InitiativeOptions, OrdersAfterInitiative) {
  expectChange({{"orders-after-initiative", "on"}}, "may-order", {{"movedOnInitiative", true}}, "allowed", false, true);
}

TEST(InitiativeOptions, OrderMoves) {
  expectChange({{"order-moves-margin", "one-move-always"}}, "order-test", Json::object(), "moves", 3, 1, {1, 1});
  const Chosen eachPoint{{"order-moves-margin", "each-point"}};
  expectChange(eachPoint, "order-test", Json::object(), "moves", 1, 2, {4, 3});
  EXPECT_EQ(result(eachPoint, "order-test", Json::object(), {4, 4}).at("moves"), 1);
  EXPECT_EQ(result(eachPoint, "order-test", Json::object(), {3, 3}).at("moves"), 3);
  // A re-roll cannot hope for more than one move.
  EXPECT_EQ(
      result({{"order-moves-margin", "one-move-always"}}, "order-test", {{"rerollBelow", 3}}, {4, 4}).at("rerolled"),
      false);
}

TEST(InitiativeOptions, OrderDistance) {
  expectChange({{"order-distance", "part-12"}}, "order-test", {{"distanceInches", 13}}, "target", 7, 6, {1, 1});
  expectChange({{"order-distance", "none"}}, "order-test", {{"distanceInches", 30}}, "target", 6, 8, {1, 1});
}

TEST(InitiativeOptions, OrdersUntilFailed) {
  const Chosen off{{"orders-until-failed", "off"}};
  expectChange(off, "may-order", {{"generalStatus", "has-failed"}}, "allowed", false, true);
  expectChange(off, "order-test", Json::object(), "generalMayContinue", false, true, {6, 6});
}

TEST(InitiativeOptions, RallyAndCourage) {
  expectChange({{"rally-recovers", "to-one-hit"}}, "rally-order", {{"hits", 5}}, "hits", 4, 1, {1, 1});
  expectChange({{"courage-effect", "stand-only"}}, "courage-order", {{"hits", 5}}, "hits", 4, 5, {1, 1});
}

TEST(InitiativeOptions, ReRolls) {
  const Chosen on{{"reroll-enemy-orders", "on"}};
  expectChange(on, "order-reroll", {{"testBy", "enemy-general"}}, "reasons", {"enemy-general"}, Json::array());
  // Whether he may is asked by order-reroll alone: a test is rolled again as it is told, whatever the option.
  for (const Chosen& options : {Chosen{}, on}) {
    EXPECT_EQ(result(options, "order-test", {{"enemyRerollAbove", 0}}, {1, 1, 6, 6}).at("moves"), 0);
    EXPECT_EQ(result(options, "rally-order", {{"enemyReroll", true}}, {1, 1, 6, 6}).at("rerolled"), true);
    EXPECT_EQ(result(options, "courage-order", {{"enemyReroll", true}}, {1, 1, 6, 6}).at("success"), false);
  }
  expectChange({{"reroll-limit", "unlimited"}}, "order-reroll", {{"testBy", "self"}, {"usedThisTurn", true}}, "allowed",
               false, true);
}

TEST(InitiativeOptions, Proximity) {
  expectChange({{"proximity-moves", "any-move-after-facing"}}, "proximity", {{"enemyInches", 5}}, "permitted",
               {"charge", "hold", "move-away", "move-toward"}, {"any-move", "hold"});
}

TEST(InitiativeOptions, BrokenDivisionOrders) {
  const Chosen retiring{{"broken-division-orders", "retiring-moves"}};
  expectChange(retiring, "may-order", {{"brokenDivision", true}}, "allowed", false, true);
  EXPECT_EQ(result(retiring, "may-order", {{"brokenDivision", true}, {"order", "follow-me"}}).at("allowed"), false);
}

TEST(InitiativeOptions, Charges) {
  expectChange({{"free-move-charge", "on"}}, "charge",
               {{"troop", "infantry"}, {"distanceInches", 3}, {"basis", "free-move"}}, "allowed", false, true);
  const Chosen column{{"column-charge", "on"}};
  expectChange(column, "charge", {{"troop", "infantry"}, {"distanceInches", 3}, {"formation", "column"}}, "allowed",
               false, true);
  EXPECT_EQ(result(column, "hand-to-hand", {{"formation", "column"}, {"momentum", "charging"}}, {3}).at("hits"), 1);
}

TEST(InitiativeOptions, ArtilleryOverhead) {
  const Json level{{"artillery", true}, {"formations", "wholly"}};
  expectChange({{"artillery-overhead", "always"}}, "visibility", level, "canSee", false, true);
  const Json height{{"artillery", true}, {"higher", true}, {"formations", "wholly"}};
  expectChange({{"artillery-overhead", "never"}}, "visibility", height, "canSee", true, false);
}

TEST(InitiativeOptions, WhoMayShoot) {
  expectChange({{"nearest-target", "off"}}, "may-shoot", {{"nearestTarget", false}}, "allowed", false, true);
  expectChange({{"shoot-into-combat", "on"}}, "may-shoot", {{"targetEngaged", true}}, "allowed", false, true);
  expectChange({{"artillery-move-and-shoot", "on"}}, "may-shoot", {{"artilleryMoved", true}}, "allowed", false, true);
}

TEST(InitiativeOptions, HeavyArtillery) {
  const Chosen three{{"heavy-artillery-move", "three-inches"}};
  expectChange(three, "move-distance", {{"troop", "other-artillery"}}, "moveInches", 0, 3);
  expectChange(three, "enforced-move", {{"troop", "other-artillery"}, {"move", "retreat"}}, "breaks", true, false);
}

TEST(InitiativeOptions, SquareShooting) {
  const Json three{{"formation", "square"}, {"faces", 3}};
  EXPECT_EQ(fault(ask(*standard(), "shooting", three, Json::array())), "bad-value /input/faces");
  EXPECT_EQ(result({{"square-shooting", "one-per-face"}}, "shooting", three, {4, 4, 4}).at("hits"), 3);
}

TEST(InitiativeOptions, ExtremeRange) {
  const Json bow{{"weapon", "bow"}, {"distanceInches", 13}};
  expectChange({{"extreme-range", "over-three-quarters"}}, "weapon-range", bow, "extreme", true, false);
  expectChange({{"extreme-range", "artillery-over-half"}}, "weapon-range", bow, "extreme", true, false);
  expectChange({{"extreme-range", "off"}}, "weapon-range", bow, "extreme", true, false);
  EXPECT_EQ(result({{"extreme-range", "artillery-over-half"}}, "weapon-range",
                   {{"weapon", "light-artillery"}, {"distanceInches", 13}})
                .at("extreme"),
            true);
}

TEST(InitiativeOptions, TargetModifiersOnceOnly) {
  const Json normal{{"targetObscured", true}, {"targetOpenOrder", true}};
  expectChange({{"target-modifiers", "once-only"}}, "shooting", normal, "needed", 6, 5, {1, 1, 1});
}

TEST(InitiativeOptions, SixNeedNotHit) {
  const Chosen off{{"six-always-hits", "off"}};
  const Json shot{{"targetObscured", true}, {"targetOpenOrder", true}, {"shot", "closing"}, {"rangedValue", 1}};
  expectChange(off, "shooting", shot, "hits", 1, 0, {6});
  const Json odd = odds(*ruleSet(off), "shooting", shot, {"hits"});
  EXPECT_EQ(odd.at("outcomes").size(), 1U);
  const Json blow{{"combatValue", 1}, {"formation", "open-order"}, {"shaken", true}, {"flankOrRear", true}};
  expectChange(off, "hand-to-hand", blow, "hits", 1, 0, {6});
}

TEST(InitiativeOptions, SixTrigger) {
  expectChange({{"six-trigger", "casualties-only"}}, "shooting-break-check", {{"sixes", 2}}, "testRequired", true,
               false);
}

TEST(InitiativeOptions, SixAlwaysSaves) {
  expectChange({{"save-limits", "six-always-saves"}}, "morale-save", {{"hits", 0}, {"morale", 7}}, "needed", 0, 6);
}

TEST(InitiativeOptions, BreakTests) {
  expectChange({{"excess-hits", "none"}}, "break-test", {{"hits", 8}}, "score", 5, 7, {3, 4});
  const Json disordered{{"troop", "infantry"}};
  expectChange({{"supports-disordered", "with-the-unit"}}, "break-test", disordered, "supportsDisordered", false, true,
               {2, 3});
  expectChange({{"ranged-cavalry-3", "break-if-casualties"}}, "ranged-break-test", {{"troop", "cavalry"}, {"hits", 1}},
               "breaks", false, true, {1, 2});
}

TEST(InitiativeOptions, EnforcedDistances) {
  const Json ground{{"move", "give-ground"}, {"troop", "cavalry"}};
  expectChange({{"give-ground-distance", "full-move"}}, "enforced-move", ground, "inches", 4.5, 9);
  expectChange({{"give-ground-distance", "three-inches"}}, "enforced-move", ground, "inches", 4.5, 3);
  expectChange({{"retreat-distance", "half-move"}}, "enforced-move", {{"move", "retreat"}, {"troop", "cavalry"}},
               "inches", 9, 4.5);
}

TEST(InitiativeOptions, GeneralsAddNoDice) {
  EXPECT_EQ(result({{"general-dice", "none"}}, "hand-to-hand", {{"combatValue", 1}, {"generalDice", 2}}, {4})
                .at("attackDice"),
            1);
}

TEST(InitiativeOptions, DisorderRemoval) {
  expectChange({{"disorder-removal", "active-all"}}, "remove-disorder", {{"engaged", true}}, "removed", false, true);
  expectChange({{"disorder-removal", "both-sides"}}, "remove-disorder", {{"side", "opponent"}}, "removed", false, true);
}

TEST(InitiativeOptions, DivisionsAndArmies) {
  const Json division{{"units", 4}, {"lost", 1}, {"shaken", 2}};
  expectChange({{"division-break", "over-half-lost"}}, "division-status", division, "broken", true, false);
  expectChange({{"division-break", "half"}}, "division-status", {{"units", 4}, {"lost", 2}}, "broken", false, true);
  expectChange({{"army-break", "half"}}, "victory", {{"ownDivisions", 2}, {"ownBroken", 1}}, "outcome", "ongoing",
               "lost");
}

TEST(InitiativeOptions, SenselessTablesAreRefused) {
  for (const char* patch : {R"({"tables": {"orders": {"distanceInches": 0}}})",
                            R"({"tables": {"breakTest": {"infantry": ["hold", "flee"]}}})",
                            R"({"tables": {"rangedBreakTest": {"cavalry": []}}})",
                            R"({"tables": {"orders": {"movesByMargin": {"0-1-2-3": [4]}}}})"}) {
    HouseRules house;
    house.patch = patch;
    const auto make = [&] { return makeRuleSet(initiative::make, test::sourcePath("rulesets/initiative"), house); };
    EXPECT_THROW((void)make(), SourceError) << patch;
  }
}

}  // namespace
}  // namespace signifer::initiative::test::options_test
