// The options that change rulings: each with a case that comes out otherwise than under the defaults.
#include "rulesets/othw/support.h"

namespace signifer::othw::test::options_test {
namespace {

Json result(const std::map<std::string, std::string>& options, const std::string& procedure, const Json& input,
            const Json& dice = Json::array()) {
  const Json answer = ask(*ruleSet(options), procedure, input, dice);
  EXPECT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
  return answer.at("ok").get<bool>() ? answer.at("result") : Json::object();
}

TEST(OthwOptions, LeftoverGeneralsUnlimited) {
  const Json input{{"generalWith", true}, {"generalActivated", true}, {"phaseEnded", true}};
  EXPECT_EQ(result({}, "activation", input).at("allowed"), false);
  EXPECT_EQ(result({{"leftover-generals", "unlimited"}}, "activation", input).at("allowed"), true);
}

TEST(OthwOptions, AfterCombat) {
  const Json further{{"action", "further-move"}, {"fought", true}};
  const Json again{{"action", "combat"}, {"fought", true}, {"enemyAdjacentAtStart", true}};
  EXPECT_EQ(result({}, "action-permitted", further).at("reasons"),
            Json::parse(R"(["already-fought","not-moved-yet"])"));
  EXPECT_EQ(result({{"after-combat", "may-move"}}, "action-permitted", further).at("allowed"), true);
  EXPECT_EQ(result({{"after-combat", "may-move"}}, "action-permitted", again).at("allowed"), false);
  EXPECT_EQ(result({{"after-combat", "may-act"}}, "action-permitted", again).at("allowed"), true);
}

TEST(OthwOptions, FlightThroughFriends) {
  const Json input{{"movement", "flight"}, {"movesLeft", 1}};
  const auto reasons = [&](const signifer::test::Options& options) {
    return result(options, "pass-through", input).at("reasons");
  };
  EXPECT_EQ(reasons({}), Json::array({"not-enough-moves"}));
  EXPECT_EQ(reasons({{"flight-through-friends", "passes"}}), Json::array());
  EXPECT_EQ(reasons({{"flight-through-friends", "blocked"}}), Json::array({"flight-blocked"}));
}

TEST(OthwOptions, InterpenetrationByMoves) {
  const Json input{{"met", "skirmishers"}, {"movesLeft", 1}};
  EXPECT_EQ(result({}, "pass-through", input).at("allowed"), true);
  EXPECT_EQ(result({{"interpenetration", "moves"}}, "pass-through", input).at("reasons"),
            Json::array({"not-enough-moves"}));
}

TEST(OthwOptions, RetreatThroughFriendsBarred) {
  const Json input{{"movement", "retreat"}, {"met", "skirmishers"}};
  EXPECT_EQ(result({}, "pass-through", input).at("allowed"), true);
  EXPECT_EQ(result({{"retreat-through-friends", "barred"}}, "pass-through", input).at("reasons"),
            Json::array({"retreat-barred"}));
}

TEST(OthwOptions, BarredRetreatCosts) {
  const Json input{{"leadership", 5}, {"strength", 2}, {"behind", "blocked"}};
  EXPECT_EQ(result({}, "retreat", input, {1, 1, 1}).at("strengthLost"), 1);
  EXPECT_EQ(result({{"barred-retreat-costs", "each-step"}}, "retreat", input, {1, 1, 1}).at("breaks"), true);
  EXPECT_EQ(result({{"barred-retreat-costs", "nothing"}}, "retreat", input, {1, 1, 1}).at("strengthLost"), 0);
}

TEST(OthwOptions, QuarryGoneTestsOn) {
  const Json input{{"moves", 2}, {"leadership", 4}, {"target", "destroyed"}};
  EXPECT_EQ(result({}, "pursuit", input).at("halts"), true);
  EXPECT_EQ(result({{"quarry-gone", "tests-on"}}, "pursuit", input, {3}).at("halts"), false);
}

TEST(OthwOptions, RerollReachAnyUnit) {
  const Json input{{"leadership", 4}, {"reroll", true}};
  const auto any = ruleSet({{"reroll-reach", "any-unit"}});
  EXPECT_EQ(fault(ask(*ruleSet({}), "further-move", input, {5, 3, 4, 2})), "bad-value /input/reroll");
  EXPECT_EQ(ask(*any, "further-move", input, {5, 3, 4, 2}).at("result").at("moves"), true);
}

TEST(OthwOptions, ChargeReachNextTo) {
  const Json input{{"moves", 1}, {"squaresBetween", 1}};
  EXPECT_EQ(result({}, "charge", input).at("reaches"), false);
  EXPECT_EQ(result({{"charge-reach", "next-to"}}, "charge", input).at("reaches"), true);
}

TEST(OthwOptions, LeadershipRollPlusRating) {
  EXPECT_EQ(result({}, "leadership-test", {{"leadership", 5}}, {2}).at("passed"), false);
  const signifer::test::Options added{{"leadership-roll", "roll-plus-rating"}};
  EXPECT_EQ(result(added, "leadership-test", {{"leadership", 5}}, {2}).at("passed"), true);
  EXPECT_EQ(result(added, "leadership-test", {{"leadership", 5}}, {1}).at("passed"), false);
}

TEST(OthwOptions, Wood) {
  const Json spears{{"attacks", 3}, {"forest", true}, {"throwingSpears", true}};
  EXPECT_EQ(result({}, "attack-dice", spears).at("dice"), 2);
  EXPECT_EQ(result({{"wood-limits", "all-dice"}}, "attack-dice", spears).at("dice"), 1);
  const Json loose{{"attacks", 3}, {"forest", true}, {"looseOrder", true}};
  EXPECT_EQ(result({}, "attack-dice", loose).at("dice"), 2);
  EXPECT_EQ(result({{"loose-order-wood", "own-attacks"}}, "attack-dice", loose).at("dice"), 3);
}

TEST(OthwOptions, LooseOrderInAFord) {
  const Json input{{"attacks", 2}, {"ground", "foe-in-ford"}, {"foeLooseOrder", true}};
  EXPECT_EQ(result({}, "attack-dice", input).at("dice"), 2);
  EXPECT_EQ(result({{"loose-order-ford", "die"}}, "attack-dice", input).at("dice"), 3);
}

TEST(OthwOptions, DrillInTheRear) {
  const Json input{{"defence", 5}, {"side", "rear"}, {"striker", "african-elephants"}, {"foeElephantDrill", true}};
  EXPECT_EQ(result({}, "to-hit", input).at("needed"), 3);
  EXPECT_EQ(result({{"drill-in-rear", "six"}}, "to-hit", input).at("needed"), 6);
}

TEST(OthwOptions, ArchersReRollAgainstLightTroopsOnly) {
  const Json input{{"attacks", 1}, {"defence", 4}, {"striker", "archers"}};
  EXPECT_EQ(result({}, "attack", input, {1, 4}).at("hits"), 1);
  EXPECT_EQ(result({{"archers-reroll", "against-light"}}, "attack", input, {1}).at("hits"), 0);
}

TEST(OthwOptions, PushedOffFree) {
  const Json input{{"event", "pushed-off-table"}, {"morale", 5}};
  EXPECT_EQ(result({}, "morale-loss", input).at("loss"), 1);
  EXPECT_EQ(result({{"pushed-off", "free"}}, "morale-loss", input).at("loss"), 0);
}

TEST(OthwOptions, ImpetuousTest) {
  const Json input{{"leadership", 4}, {"impetuous", true}};
  EXPECT_EQ(result({}, "follow-up", input).at("tested"), false);
  EXPECT_EQ(result({{"impetuous-test", "test"}}, "follow-up", input, {3}).at("followsUp"), false);
}

TEST(OthwOptions, RampageAndRetreatBoth) {
  const Json input{{"attackerTakes", 0},
                   {"defenderTakes", 1},
                   {"attackerStrength", 3},
                   {"defenderStrength", 3},
                   {"defenderKind", "elephants"}};
  EXPECT_EQ(result({}, "combat-result", input).at("defenderFate"), "tests-rampage");
  EXPECT_EQ(result({{"rampage-and-retreat", "both"}}, "combat-result", input).at("defenderFate"), "tests-retreat");
}

TEST(OthwOptions, PursuitTestAfterTheMove) {
  const Json input{{"moves", 3}, {"leadership", 4}, {"squaresToGo", 5}};
  EXPECT_EQ(result({}, "pursuit", input, {5}).at("squares"), 0);
  const Json after = result({{"pursuit-test", "after-move"}}, "pursuit", input, {5});
  EXPECT_EQ(after.at("squares"), 3);
  EXPECT_EQ(after.at("halts"), true);
}

TEST(OthwOptions, AttackRiskOneDie) {
  const Json input{{"occasion", "attack"}, {"attackDice", 3}};
  EXPECT_EQ(result({}, "risk-to-general", input, {2, 3, 4}).at("failures"), 0);
  EXPECT_EQ(result({{"attack-risk", "one-die"}}, "risk-to-general", input, {2}).at("failures"), 0);
}

TEST(OthwOptions, GeneralMoraleIgnored) {
  const Json input{{"nonSkirmishers", 16}, {"generalsMorale", 2}};
  EXPECT_EQ(result({}, "army-morale", input).at("morale"), 10);
  EXPECT_EQ(result({{"general-morale", "ignored"}}, "army-morale", input).at("morale"), 8);
}

TEST(OthwOptions, SlaughteredSkirmishersFree) {
  const Json input{{"event", "slaughtered"}, {"skirmishers", true}, {"morale", 5}};
  EXPECT_EQ(result({}, "morale-loss", input).at("loss"), 1);
  EXPECT_EQ(result({{"slaughtered-skirmishers", "free"}}, "morale-loss", input).at("loss"), 0);
}

}  // namespace
}  // namespace signifer::othw::test::options_test
