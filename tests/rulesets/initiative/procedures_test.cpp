// The rulings of Initiative Order: the worked cases of the ledger word for word, edge cases of our own, combinations
// that it rules out, exact odds against hand-reckoned fractions.
#include "rules/procedure_odds.h"
#include "rulesets/initiative/support.h"
#include "support/paths.h"

namespace signifer::initiative::test::procedures_test {
namespace {

std::vector<Json> cases() {
  std::ifstream file(test::sourcePath("tests/cases/initiative.jsonl"));
  std::vector<Json> list;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) list.push_back(Json::parse(line));
  return list;
}

// The order of keys means nothing; a plain object sorts them.
std::string sorted(const Json& json) { return nlohmann::json(json).dump(); }

void expectCase(const Json& one) {
  SCOPED_TRACE(one.at("id").get<std::string>() + " " + one.at("why").get<std::string>());
  const Json answer = ask(*standard(), one.at("procedure"), one.at("input"), one.at("dice"));
  const Json& expected = one.at("expect");
  ASSERT_EQ(answer.at("ok"), expected.at("ok")) << answer.dump();
  if (!expected.at("ok").get<bool>()) {
    EXPECT_EQ(answer.at("error").at("code"), expected.at("error").at("code"));
    EXPECT_EQ(answer.at("error").at("where"), expected.at("error").at("where"));
    return;
  }
  EXPECT_EQ(sorted(answer.at("result")), sorted(expected.at("result")));
  EXPECT_EQ(answer.at("modifiers").dump(), expected.at("modifiers").dump());
  EXPECT_EQ(answer.at("dice"), one.at("dice"));
}

Json result(const std::string& procedure, const Json& input, const Json& dice = Json::array()) {
  const Json answer = ask(*standard(), procedure, input, dice);
  EXPECT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
  return answer.at("ok").get<bool>() ? answer.at("result") : Json::object();
}

std::string rules(const std::string& procedure, const Json& input, const Json& dice) {
  std::string text;
  const Json answer = ask(*standard(), procedure, input, dice);
  for (const Json& modifier : answer.at("modifiers"))
    text += modifier.at("rule").get<std::string>() + " " + modifier.at("value").dump() + "; ";
  return text;
}

TEST(InitiativeCases, AllAreRuledAsTheLedgerSays) {
  const std::vector<Json> all = cases();
  EXPECT_EQ(all.size(), 104U);
  for (const Json& one : all) expectCase(one);
}

TEST(InitiativeCases, NoProcedureIsWithoutACase) {
  std::set<std::string> asked;
  for (const Json& one : cases()) asked.insert(one.at("procedure").get<std::string>());
  for (const auto& procedure : standard()->procedures())
    EXPECT_TRUE(asked.contains(procedure->info().id)) << procedure->info().id;
}

TEST(InitiativeCommand, AnOrderTooFarFailsWithoutDice) {
  const Json test = result("order-test", {{"rating", 4}, {"distanceInches", 36}, {"rerollBelow", 3}});
  EXPECT_EQ(test.at("target"), 1);
  EXPECT_EQ(test.at("roll"), 0);
  EXPECT_EQ(test.at("rerolled"), false);
  EXPECT_EQ(test.at("freeMoveAllowed"), true);
}

TEST(InitiativeCommand, TwelveInchesCostOne) {
  EXPECT_EQ(result("order-test", {{"distanceInches", 11.999}}, {4, 4}).at("target"), 8);
  EXPECT_EQ(result("order-test", {{"distanceInches", 12}}, {4, 4}).at("target"), 7);
}

TEST(InitiativeCommand, AGeneralAdvanceIsReRolledOnlyWhereItFailed) {
  const Json input{{"order", "general-advance"}, {"rerollBelow", 3}};
  EXPECT_EQ(result("order-test", input, {4, 4}).at("rerolled"), false);
  EXPECT_EQ(result("order-test", input, {5, 4, 1, 1}).at("moves"), 1);
}

TEST(InitiativeCommand, ASecondThrowStandsThoughItIsWorse) {
  const Json test = result("order-test", {{"rerollBelow", 3}}, {3, 3, 6, 6});
  EXPECT_EQ(test.at("success"), false);
  EXPECT_EQ(test.at("roll"), 12);
  EXPECT_EQ(test.at("generalMayContinue"), false);
}

TEST(InitiativeCommand, ARallyMayTakeAUnitOutOfShakenButNotAShatteredOne) {
  EXPECT_EQ(result("rally-order", {{"hits", 2}, {"stamina", 2}}, {1, 1}).at("shaken"), false);
  EXPECT_EQ(result("rally-order", {{"hits", 3}, {"stamina", 2}}, {1, 1}).at("shaken"), true);
}

TEST(InitiativeCommand, ASuccessfulTestBarsRetirement) {
  const Json freed = result("free-move", {{"test", "succeeded"}, {"brokenDivision", true}, {"movedAlready", true}});
  EXPECT_EQ(freed.at("reasons").dump(), R"(["already-moved","order-succeeded"])");
  EXPECT_EQ(freed.at("moves"), 0);
}

TEST(InitiativeMovement, QuarterLinesBelongToTheQuarterNearerTheFront) {
  const auto quarter = [](double across, double ahead) {
    return result("quarter", {{"acrossInches", across}, {"aheadInches", ahead}}).at("quarter").get<std::string>();
  };
  EXPECT_EQ(quarter(-4, 2), "front");
  EXPECT_EQ(quarter(-4, -2), "left");
  EXPECT_EQ(quarter(4, -2.001), "rear");
  EXPECT_EQ(quarter(3, 0), "right");
  EXPECT_EQ(quarter(0, 1), "front");
}

TEST(InitiativeMovement, ArtilleryThatCannotMoveHasNoReach) {
  const Json charge = result("charge", {{"troop", "other-artillery"}, {"distanceInches", 0}});
  EXPECT_EQ(charge.at("movesNeeded"), 0);
  EXPECT_EQ(charge.at("reasons").dump(), R"(["troop-cannot-charge"])");
}

TEST(InitiativeMovement, ContactWithoutAWayStillTakesAMove) {
  EXPECT_EQ(result("charge", {{"troop", "infantry"}, {"distanceInches", 0}}).at("movesNeeded"), 1);
  EXPECT_EQ(result("charge", {{"troop", "infantry"}, {"distanceInches", 6}}).at("movesNeeded"), 1);
}

TEST(InitiativeMovement, WantOfRoomDisordersPushedUnitsOnly) {
  const Json pushed{{"move", "give-ground"}, {"troop", "infantry"}, {"roomInches", 2.75}};
  EXPECT_EQ(result("enforced-move", pushed).at("disordered"), true);
  const Json free{{"move", "free-move"}, {"troop", "infantry"}, {"roomInches", 2.75}};
  EXPECT_EQ(result("enforced-move", free).at("disordered"), false);
  EXPECT_EQ(result("enforced-move", free).at("facing"), "any");
}

TEST(InitiativeShooting, ModifiersStandInTheSheetsOrder) {
  const Json input{{"rangedValue", 2},        {"size", "small"},
                   {"weapon", "bow"},         {"distanceInches", 9.25},
                   {"disordered", true},      {"targetObscured", true},
                   {"targetOpenOrder", true}, {"targetType", "artillery-or-baggage"}};
  EXPECT_EQ(rules("shooting", input, {6}),
            "IO-RNG-2 -1; IO-HIT-1 -1; IO-HIT-2 -1; IO-HIT-3 -1; IO-HIT-4 -1; IO-HIT-9 -1; ");
}

TEST(InitiativeShooting, OpenOrderTakesOffTheShieldsAndTheArmour) {
  const Json input{{"targetOpenOrder", true}, {"targetType", "cataphract-cavalry"}};
  EXPECT_EQ(result("shooting", input, {5, 5, 4}).at("hits"), 2);
  EXPECT_EQ(rules("shooting", input, {5, 5, 4}), "IO-HIT-3 -1; ");
}

TEST(InitiativeShooting, NoDiceMeansNoModifiers) {
  const Json input{{"size", "large"}, {"formation", "testudo"}, {"shaken", true}};
  EXPECT_EQ(rules("shooting", input, Json::array()), "");
  const Json shot = result("shooting", input);
  EXPECT_EQ(shot.at("inRange"), true);
  EXPECT_EQ(shot.at("needed"), 0);
  EXPECT_EQ(shot.at("onlySixesHit"), false);
}

TEST(InitiativeShooting, TinyUnitsHaveOneDieInAnyFormation) {
  EXPECT_EQ(result("shooting", {{"size", "tiny"}, {"formation", "buildings"}, {"faces", 4}}, {4}).at("attackDice"), 1);
  EXPECT_EQ(rules("shooting", {{"size", "large"}, {"formation", "square"}}, {4}), "");
}

TEST(InitiativeShooting, ExtremeRangeIsMoreThanHalfAndMoreThanSix) {
  const auto extreme = [](const char* weapon, double inches) {
    return result("weapon-range", {{"weapon", weapon}, {"distanceInches", inches}}).at("extreme").get<bool>();
  };
  EXPECT_FALSE(extreme("javelin", 6));
  EXPECT_FALSE(extreme("sling", 6));
  EXPECT_TRUE(extreme("sling", 6.25));
  EXPECT_FALSE(extreme("sling", 12.25));
  EXPECT_TRUE(extreme("heavy-artillery", 24.25));
}

TEST(InitiativeCombat, FacesAndTinyUnitsTakeTheirGenerals) {
  EXPECT_EQ(result("hand-to-hand", {{"size", "tiny"}, {"formation", "column"}, {"generalDice", 2}}, {1, 1, 1})
                .at("attackDice"),
            3);
  EXPECT_EQ(result("hand-to-hand", {{"formation", "buildings"}, {"faces", 2}}, {4, 4, 4, 4}).at("hits"), 4);
}

TEST(InitiativeCombat, NeededStaysBetweenTwoAndSix) {
  EXPECT_EQ(result("hand-to-hand", {{"combatValue", 1}, {"momentum", "winning"}, {"uphill", true}}, {1}).at("needed"),
            2);
}

TEST(InitiativeMorale, ASaveOfSevenIsNotRolled) {
  const Json save = result("morale-save", {{"hits", 3}, {"morale", 5}, {"formation", "column"}});
  EXPECT_EQ(save.at("needed"), 0);
  EXPECT_EQ(save.at("casualties"), 3);
  EXPECT_EQ(rules("morale-save", {{"hits", 0}, {"formation", "column"}, {"hitBy", "light-artillery"}}, Json::array()),
            "IO-SAV-6 -1; IO-SAV-8 -2; ");
}

TEST(InitiativeMorale, BothTablesEndBelowTwoAndAboveTen) {
  const Json low = result("break-test", {{"troop", "infantry"}, {"hits", 11}}, {1, 1});
  EXPECT_EQ(low.at("score"), -3);
  EXPECT_EQ(low.at("outcome"), "break");
  EXPECT_EQ(result("ranged-break-test", {{"troop", "skirmishers"}, {"hits", 0}}, {6, 6}).at("options").dump(),
            R"(["hold"])");
}

TEST(InitiativeMorale, TablesReadAsPrinted) {
  const auto outcome = [](const char* troop, int hits, const Json& dice) {
    return result("break-test", {{"troop", troop}, {"hits", hits}}, dice).at("outcome").get<std::string>();
  };
  EXPECT_EQ(outcome("skirmishers", 0, {5, 4}), "give-ground-disordered");
  EXPECT_EQ(outcome("skirmishers", 6, {4, 4}), "break");
  EXPECT_EQ(outcome("cavalry", 0, {3, 3}), "give-ground-disordered");
  EXPECT_EQ(outcome("infantry", 0, {2, 1}), "give-ground-all-disordered");
  EXPECT_EQ(outcome("cavalry", 0, {2, 1}), "break");
  EXPECT_FALSE(result("break-test", {{"troop", "skirmishers"}}, {5, 4}).at("supportsGiveGround").get<bool>());
  EXPECT_TRUE(result("break-test", {{"troop", "cavalry"}}, {3, 3}).at("supportsGiveGround").get<bool>());
}

struct Refused {
  const char* procedure;
  const char* input;
  const char* where;
};

TEST(InitiativeRefusals, NameTheFieldThatTheLedgerNames) {
  const Refused all[] = {
      {"quarter", R"({"acrossInches": 2.9, "aheadInches": -0.9})", "/input/aheadInches"},
      {"charge", R"({"troop": "infantry", "distanceInches": 1, "basis": "initiative", "moves": 2})", "/input/moves"},
      {"shooting", R"({"faces": 2, "shot": "closing", "distanceInches": 7})", "/input/faces"},
      {"shooting", R"({"shot": "traversing", "distanceInches": 6.25})", "/input/distanceInches"},
      {"morale-save", R"({"protection": "buildings", "formation": "wedge"})", "/input/formation"},
      {"unit-status", R"({"hitsBefore": 12})", "/input/hitsBefore"},
      {"shooting-break-check", R"({"hitsBefore": 4, "stamina": 2})", "/input/hitsBefore"},
      {"ranged-break-test", R"({"hits": 12})", "/input/hits"},
      {"break-test", R"({"hits": 2, "stamina": 1})", "/input/hits"},
      {"hand-to-hand", R"({"faces": 2, "flankOrRear": true})", "/input/faces"},
      {"hand-to-hand", R"({"formation": "square", "flankOrRear": true, "momentum": "charging"})", "/input/flankOrRear"},
      {"hand-to-hand", R"({"formation": "testudo", "momentum": "charging"})", "/input/momentum"},
      {"combat-break-check", R"({"role": "charger", "supportedUnit": "breaks"})", "/input/outcome"},
      {"combat-break-check", R"({"role": "supporter", "outcome": "won"})", "/input/outcome"},
      {"combat-break-check", R"({"role": "non-fighter", "supportedUnit": "breaks"})", "/input/supportedUnit"},
      {"division-status", R"({"units": 3, "lost": 4, "shaken": 1})", "/input/lost"},
      {"division-status", R"({"units": 3, "lost": 2, "shaken": 2})", "/input/shaken"},
      {"victory", R"({"ownDivisions": 1, "ownBroken": 2, "enemyDivisions": 1, "enemyBroken": 2})", "/input/ownBroken"},
      {"victory", R"({"enemyDivisions": 1, "enemyBroken": 2})", "/input/enemyBroken"},
  };
  for (const Refused& one : all)
    EXPECT_EQ(fault(ask(*standard(), one.procedure, Json::parse(one.input), Json::array())),
              std::string("bad-value ") + one.where)
        << one.procedure << " " << one.input;
}

TEST(InitiativeRefusals, DiceMustBeAsManyAsAreThrown) {
  EXPECT_EQ(fault(ask(*standard(), "elite-rally", {{"disordered", false}}, {4})), "dice-left-over /dice");
  EXPECT_EQ(fault(ask(*standard(), "morale-save", {{"hits", 2}}, {4})), "dice-exhausted /dice");
  EXPECT_EQ(fault(ask(*standard(), "charge", {{"troop", "infantry"}, {"distanceInches", nullptr}}, Json::array())),
            "bad-value /input/distanceInches");
}

std::string fractionOf(const Json& answer, const Json& outcome) {
  for (const Json& one : answer.at("outcomes"))
    if (one.at("result") == outcome) return one.at("fraction");
  return "none";
}

TEST(InitiativeOdds, AnOrderAtEightGivesItsMovesInThirtySixths) {
  // 2 to 5: three moves; 6: two; 7 or 8: one.
  const Json answer = odds(*standard(), "order-test", Json::object(), {"moves"});
  EXPECT_EQ(fractionOf(answer, {{"moves", 3}}), "5/18");
  EXPECT_EQ(fractionOf(answer, {{"moves", 2}}), "5/36");
  EXPECT_EQ(fractionOf(answer, {{"moves", 1}}), "11/36");
  EXPECT_EQ(fractionOf(answer, {{"moves", 0}}), "5/18");
}

TEST(InitiativeOdds, AReRollSquaresTheChanceOfFailure) {
  const Json answer = odds(*standard(), "order-test", {{"rerollBelow", 1}}, {"success"});
  EXPECT_EQ(fractionOf(answer, {{"success", false}}), "25/324");
}

TEST(InitiativeOdds, InfantryBreakAtTwoOnly) {
  const Json answer = odds(*standard(), "break-test", {{"troop", "infantry"}}, {"outcome"});
  EXPECT_EQ(fractionOf(answer, {{"outcome", "break"}}), "1/36");
  EXPECT_EQ(fractionOf(answer, {{"outcome", "hold"}}), "5/12");
}

TEST(InitiativeOdds, TheLargestPoolsAreExact) {
  const Json blows{{"combatValue", 14}, {"size", "large"}, {"generalDice", 3}};
  const Json shots{{"rangedValue", 9}, {"size", "large"}, {"weapon", "bow"}};
  for (const auto& [procedure, input] :
       {std::pair{"hand-to-hand", blows}, {"shooting", shots}, {"morale-save", Json{{"hits", 24}}}}) {
    double sum = 0;
    const Json answer = odds(*standard(), procedure, input, Json::array());
    for (const Json& outcome : answer.at("outcomes")) sum += outcome.at("probability").get<double>();
    EXPECT_NEAR(sum, 1, 1e-12) << procedure;
  }
}

TEST(InitiativeOdds, EveryRolledSixIsAmongTheHits) {
  // Three dice on 4: no 6 in (5/6)^3, all 6s in (1/6)^3.
  const Json answer = odds(*standard(), "shooting", Json::object(), {"sixes"});
  EXPECT_EQ(fractionOf(answer, {{"sixes", 0}}), "125/216");
  EXPECT_EQ(fractionOf(answer, {{"sixes", 3}}), "1/216");
}

}  // namespace
}  // namespace signifer::initiative::test::procedures_test
