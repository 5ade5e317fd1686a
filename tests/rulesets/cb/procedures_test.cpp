// Rulings at the edges of their tables, beyond the worked cases of the ledger.
#include "rulesets/cb/support.h"

namespace signifer::cb::test::procedures_test {
namespace {

// The result of a ruling, with its modifiers under "modifiers" as {rule: value}.
Json ruled(const std::string& procedure, const char* input, const Json& dice = Json::array()) {
  const Json answer = ask(*standard(), procedure, Json::parse(input), dice);
  EXPECT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
  if (!answer.at("ok").get<bool>()) return Json::object();
  Json result = answer.at("result");
  result["modifiers"] = Json::object();
  for (const Json& modifier : answer.at("modifiers"))
    result["modifiers"][modifier.at("rule").get<std::string>()] = modifier.at("value");
  return result;
}

TEST(CbCommand, NothingIsNeededForNothing) {
  EXPECT_EQ(ruled("command-actions", R"({"actions": 0, "wounded": true})").at("allowed"), true);
  EXPECT_EQ(ruled("command-actions", R"({"actions": 0, "wounded": true})").at("available"), 0);
}

TEST(CbCommand, AllThatForbidsIsNamed) {
  const Json result = ruled("command-actions", R"({"actions": 2, "wounded": true, "attached": false,
      "steadyActions": 1, "inspireActions": 1, "unitHalted": false, "unitDps": 3})");
  EXPECT_EQ(result.at("reasons"),
            Json::parse(R"(["not-attached","too-few-actions","unit-not-halted","wounded-leader"])"));
  EXPECT_EQ(result.at("dpsRemoved"), 0);
}

TEST(CbCommand, AttachingIsPartOfAMove) {
  EXPECT_EQ(ruled("command-actions", R"({"actions": 3, "moveDistance": 5, "attachOrDetach": true})").at("needed"), 1);
  EXPECT_EQ(ruled("command-actions", R"({"actions": 3, "moveDistance": 5.25})").at("needed"), 2);
  EXPECT_EQ(ruled("command-actions", R"({"actions": 3, "attachOrDetach": true})").at("needed"), 1);
}

TEST(CbCommand, AMessengerNeedsATurnEvenToNoDistance) {
  EXPECT_EQ(ruled("messenger", R"({"distance": 0})").at("turns"), 1);
  // Decimals are taken at their word: three times 1.4 is 4.2.
  EXPECT_EQ(ruled("messenger", R"({"distance": 4.2, "messengerMove": 1.4})").at("turns"), 3);
}

TEST(CbControl, ScythedChariotsNeverHaltByThemselves) {
  const Json result = ruled("control-test", R"({"kind": "scythed-chariots"})", {1});
  EXPECT_EQ(result.at("behaviour"), "continue");
  EXPECT_EQ(ruled("control-test", R"({"kind": "artillery"})", {5}).at("behaviour"), "continue");
  EXPECT_EQ(ruled("control-test", R"({"kind": "warriors"})", {5}).at("behaviour"), "spontaneous-advance");
}

TEST(CbControl, NobodyTestsInCombatOrInFlight) {
  EXPECT_EQ(ruled("control-due", R"({"doing": "looting", "inCombat": true})").at("due"), false);
  EXPECT_EQ(ruled("control-due", R"({"doing": "pursuing", "routing": true})").at("reasons"), Json::array());
}

TEST(CbMovement, HalvesOfAJtAreListedAsSuch) {
  const Json result = ruled("movement", R"({"troop": "light-cavalry", "formation": "unformed", "move": "evade",
      "optionalDice": 2})",
                            {2, 3, 6});
  EXPECT_EQ(result.at("distance"), 14);
  EXPECT_EQ(result.at("fatigueDps"), 0);
  EXPECT_EQ(result.at("modifiers"), Json::parse(R"({"CB-MOV-5": 1.5, "CB-MOV-7": 1.5})"));
  EXPECT_EQ(ruled("movement", R"({"troop": "light-infantry", "formation": "unformed"})", {4}).at("distance"), 4.5);
}

TEST(CbMovement, AQuincunxTakesAnAverageDieUnlessItRuns) {
  EXPECT_EQ(ruled("movement", R"({"troop": "heavy-infantry", "formation": "quincunx", "optionalDice": 1})", {2, 5})
                .at("fatigueDps"),
            0);
  EXPECT_EQ(ruled("movement", R"({"troop": "heavy-infantry", "formation": "quincunx", "move": "rout"})", {2, 6})
                .at("distance"),
            8);
}

TEST(CbMovement, APhalanxTiresOnFives) {
  EXPECT_EQ(ruled("movement", R"({"troop": "phalanx", "optionalDice": 1})", {5, 6}).at("fatigueDps"), 2);
  EXPECT_EQ(
      ruled("movement", R"({"troop": "phalanx", "formation": "unformed", "optionalDice": 1})", {5, 6}).at("fatigueDps"),
      0);
}

TEST(CbMovement, OnlyChariotsTireWhenUnformed) {
  EXPECT_EQ(ruled("movement", R"({"troop": "chariots", "formation": "unformed", "optionalDice": 2})", {3, 3, 6})
                .at("fatigueDps"),
            1);
  EXPECT_EQ(ruled("movement", R"({"troop": "chariots", "formation": "column", "move": "pursuit"})", {3, 3, 6})
                .at("fatigueDps"),
            1);
  EXPECT_EQ(ruled("movement", R"({"troop": "scythed-chariots", "optionalDice": 2})", {3, 3, 6}).at("fatigueDps"), 0);
}

TEST(CbMovement, ALightColumnGoesFarther) {
  const Json result = ruled("movement", R"({"troop": "light-cavalry", "formation": "column", "armoured": true})");
  EXPECT_EQ(result.at("distance"), 7);
  EXPECT_EQ(result.at("modifiers"), Json::parse(R"({"CB-MOV-9": 1})"));
}

TEST(CbMovement, ADoubleMoveThatGainsNothingIsNone) {
  const Json result = ruled("move-limit", R"({"allowance": 4, "gap": 5, "wantDouble": true})");
  EXPECT_EQ(result.at("distance"), 4);
  EXPECT_EQ(result.at("doubled"), false);
  EXPECT_EQ(result.at("stoppedShort"), true);
  EXPECT_EQ(ruled("move-limit", R"({"allowance": 4, "gap": 0.5})").at("distance"), 0);
}

TEST(CbManoeuvre, ScythedChariotsAreTestedAtObstaclesOnly) {
  EXPECT_EQ(ruled("manoeuvre", R"({"manoeuvre": "cross-obstacle", "troop": "scythed-chariots"})").at("dps"), 2);
  EXPECT_EQ(ruled("manoeuvre", R"({"manoeuvre": "wheel", "troop": "scythed-chariots"})").at("dps"), 0);
  EXPECT_EQ(ruled("manoeuvre", R"({"manoeuvre": "wheel", "troop": "scythed-chariots"})").at("moveCost"), 0.5);
  EXPECT_EQ(ruled("manoeuvre", R"({"manoeuvre": "cross-obstacle", "troop": "elephants"})").at("dps"), 0);
}

TEST(CbManoeuvre, AMajorObstacleStopsChariotsAlone) {
  const Json stopped = ruled("manoeuvre", R"({"manoeuvre": "cross-major-obstacle", "troop": "chariots"})");
  EXPECT_EQ(stopped.at("allowed"), false);
  EXPECT_EQ(stopped.at("moveCost"), 0);
  EXPECT_EQ(ruled("manoeuvre", R"({"manoeuvre": "cross-major-obstacle", "troop": "elephants"})").at("dps"), 2);
  // The ceiling is looked at before the manoeuvre.
  EXPECT_EQ(ruled("manoeuvre", R"({"manoeuvre": "cross-major-obstacle", "troop": "cavalry", "dps": 2})").at("dps"), 2);
  EXPECT_EQ(ruled("manoeuvre", R"({"manoeuvre": "cross-major-obstacle", "troop": "cavalry", "dps": 3})").at("dps"), 0);
}

TEST(CbPassage, ElephantsThatGoThroughUpsetMoreThanThoseThatAreGoneThrough) {
  EXPECT_EQ(ruled("passage-of-lines", R"({"passerTroop": "elephants", "passedTroop": "cavalry"})").at("passedDps"), 2);
  EXPECT_EQ(ruled("passage-of-lines", R"({"passerTroop": "cavalry", "passedTroop": "elephants"})").at("passerDps"), 1);
  EXPECT_EQ(ruled("passage-of-lines", R"({"passerTroop": "cavalry", "passedTroop": "elephants"})").at("passedDps"), 0);
}

TEST(CbShooting, HitsAreCountedFromTheNeededFace) {
  const Json result =
      ruled("shooting", R"({"shooter": "artillery", "frontStands": 1, "targetTroop": "chariots"})", {3});
  EXPECT_EQ(result.at("needed"), 3);
  EXPECT_EQ(result.at("hits"), 1);
  EXPECT_EQ(
      ruled("shooting", R"({"shooter": "artillery", "frontStands": 1, "targetTroop": "elephants"})", {4}).at("needed"),
      5);
}

TEST(CbShooting, CoverAndRabbleHalveOnce) {
  EXPECT_EQ(ruled("shooting", R"({"shooter": "rabble", "frontStands": 5, "targetInCover": true,
      "targetTroop": "cavalry"})",
                  {1, 2, 6})
                .at("diceThrown"),
            3);
}

TEST(CbShooting, CasualtiesOfTheShakenEndAtTheirStands) {
  const Json result = ruled("shooting-effect", R"({"hits": 9, "targetTroop": "cavalry", "targetShaken": true,
      "targetDps": 6, "targetStands": 3, "targetCasualties": 1})");
  EXPECT_EQ(result.at("casualties"), 3);
  EXPECT_EQ(result.at("fate"), "destroyed");
  EXPECT_EQ(result.at("dps"), 6);
  EXPECT_EQ(result.at("shaken"), true);
}

TEST(CbCharging, ScythedChariotsMeetWhatTheyBurstThrough) {
  // An unformed unit may charge special troops; chariots charge whom they like.
  EXPECT_EQ(ruled("charge-eligibility", R"({"troop": "cavalry", "formation": "unformed", "distance": 3,
      "targetTroop": "elephants"})")
                .at("allowed"),
            true);
  EXPECT_EQ(ruled("charge-eligibility", R"({"troop": "chariots", "formation": "unformed", "distance": 3,
      "targetTroop": "heavy-infantry"})")
                .at("allowed"),
            true);
  EXPECT_EQ(
      ruled("charge-eligibility", R"({"troop": "cavalry", "distance": 3, "targetTroop": "phalanx"})").at("reasons"),
      Json::parse(R"(["steady-phalanx"])"));
}

TEST(CbCharging, RabbleLosesItsOrderBeyondOneJt) {
  EXPECT_EQ(ruled("charge-eligibility", R"({"troop": "heavy-infantry", "role": "rabble", "distance": 1.25,
      "targetTroop": "cavalry"})")
                .at("becomesUnformed"),
            true);
  EXPECT_EQ(ruled("charge-eligibility", R"({"troop": "heavy-infantry", "role": "rabble", "distance": 1,
      "targetTroop": "cavalry"})")
                .at("becomesUnformed"),
            false);
}

TEST(CbCombat, EveryModifierHasItsPlaceInTheTable) {
  const Json answer = ask(*standard(), "combat-score", Json::parse(R"({"grade": "A", "combatFactor": 1,
      "moraleValue": -1, "troop": "light-infantry", "role": "skirmishers", "unformed": true, "armoured": true,
      "impetus": "follow-up", "inspireActions": 3, "advantageOfGround": true, "defendingFortification": true,
      "deeperFormation": true, "enemyTroop": "artillery", "dps": 6, "casualties": 2, "ownStands": 3,
      "enemyStands": 4})"),
                          {4});
  EXPECT_EQ(answer.at("modifiers").dump(),
            R"([{"rule":"CB-COM-3","value":-1},{"rule":"CB-COM-4","value":1},{"rule":"CB-COM-6","value":1},)"
            R"({"rule":"CB-COM-7","value":1},{"rule":"CB-COM-8","value":1},{"rule":"CB-COM-11","value":1},)"
            R"({"rule":"CB-COM-14","value":1},{"rule":"CB-COM-15","value":-4},{"rule":"CB-COM-17","value":-2},)"
            R"({"rule":"CB-COM-18","value":-1}])");
  EXPECT_EQ(answer.at("result").at("score"), 3);
}

TEST(CbCombat, SpecialTroopsSufferLittleFromNumbers) {
  const Json result = ruled("combat-score", R"({"combatFactor": 5, "troop": "elephants", "ownStands": 1,
      "enemyStands": 6, "enemyTroop": "phalanx"})",
                            {1});
  EXPECT_EQ(result.at("modifiers"), Json::parse(R"({"CB-COM-20": -1})"));
  EXPECT_EQ(result.at("score"), 5);
}

TEST(CbCombat, APhalanxCountsItsDisorderInMelee) {
  const Json result = ruled("combat-score", R"({"combatFactor": 4, "troop": "phalanx", "unformed": true, "dps": 3,
      "combat": "melee", "enemyTroop": "cavalry"})",
                            {3});
  EXPECT_EQ(result.at("modifiers"), Json::parse(R"({"CB-COM-13": -2, "CB-COM-15": -3})"));
}

Json moves(const char* input, const Json& dice = Json::array()) {
  return ruled("combat-result", input, dice).at("moves");
}

TEST(CbResults, EveryBandEndsWhereTheSheetSays) {
  const std::pair<int, const char*> edges[] = {
      {5, "victory"},   {4, "success"},   {2, "success"}, {1, "inconclusive"}, {-1, "inconclusive"},
      {-2, "set-back"}, {-4, "set-back"}, {-5, "defeat"}, {-6, "defeat"},      {-7, "rout"}};
  for (const auto& [difference, band] : edges) {
    const Json answer =
        ask(*standard(), "combat-result",
            {{"difference", difference}, {"troop", "phalanx"}, {"part", "melee"}, {"enemyTroop", "phalanx"}},
            Json::array());
    EXPECT_EQ(answer.at("result").at("band"), band) << difference;
  }
}

TEST(CbResults, Winners) {
  EXPECT_EQ(moves(R"({"difference": 6, "troop": "pike-phalanx", "grade": "C", "part": "charged",
      "enemyTroop": "phalanx"})"),
            Json::parse(R"(["follow-up","pursue"])"));
  EXPECT_EQ(moves(R"({"difference": 6, "troop": "heavy-infantry", "part": "stood", "enemyTroop": "phalanx"})"),
            Json::parse(R"(["advance","halt","pursue"])"));
  EXPECT_EQ(moves(R"({"difference": 6, "troop": "heavy-infantry", "part": "charged", "enemyTroop": "phalanx",
      "enemyMove": "gone"})"),
            Json::parse(R"(["halt"])"));
  EXPECT_EQ(moves(R"({"difference": 3, "troop": "cavalry", "part": "counter-charged", "enemyTroop": "phalanx"})"),
            Json::parse(R"(["retire"])"));
  EXPECT_EQ(moves(R"({"difference": 3, "troop": "cavalry", "part": "charged", "enemyTroop": "phalanx",
      "frontal": false})"),
            Json::parse(R"(["pursue"])"));
  // Grade B that charged, but was opposed by light troops only; not so if it fights others too.
  EXPECT_EQ(moves(R"({"difference": 3, "troop": "cavalry", "part": "charged", "enemyTroop": "light-cavalry"})"),
            Json::parse(R"(["halt","pursue"])"));
  EXPECT_EQ(moves(R"({"difference": 3, "troop": "cavalry", "part": "charged", "enemyTroop": "light-cavalry",
      "mixedEnemies": true})"),
            Json::parse(R"(["pursue"])"));
}

TEST(CbResults, TheInconclusive) {
  EXPECT_EQ(moves(R"({"difference": 0, "troop": "phalanx", "grade": "A", "part": "stood", "enemyTroop": "elephants"})"),
            Json::parse(R"(["halt","open-ranks"])"));
  EXPECT_EQ(moves(R"({"difference": 0, "troop": "elephants", "part": "charged", "enemyTroop": "phalanx",
      "enemyMove": "open-ranks"})",
                  {4}),
            Json::parse(R"(["burst-through"])"));
  EXPECT_EQ(moves(R"({"difference": 0, "troop": "light-infantry", "part": "stood", "legionSupports": true,
      "enemyTroop": "cavalry"})"),
            Json::parse(R"(["fall-back","fall-back-through-supports","halt","retire"])"));
  EXPECT_EQ(moves(R"({"difference": 0, "troop": "camelry", "part": "melee", "enemyTroop": "cavalry"})"),
            Json::parse(R"(["retire"])"));
  EXPECT_EQ(moves(R"({"difference": 0, "troop": "chariots", "part": "melee", "enemyTroop": "cavalry"})"),
            Json::parse(R"(["halt"])"));
}

TEST(CbResults, Losers) {
  const Json broken = ruled("combat-result", R"({"difference": -5, "troop": "phalanx", "part": "stood",
      "enemyTroop": "cavalry"})");
  EXPECT_EQ(broken.at("fate"), "break");
  EXPECT_EQ(broken.at("dps"), 2);
  EXPECT_EQ(broken.at("casualties"), 0);
  const Json unformed = ruled("combat-result", R"({"difference": -5, "troop": "phalanx", "unformed": true,
      "part": "stood", "enemyTroop": "cavalry"})");
  EXPECT_EQ(unformed.at("dps"), 0);
  EXPECT_EQ(unformed.at("casualties"), 1);
  EXPECT_EQ(moves(R"({"difference": -5, "troop": "chariots", "part": "charged", "enemyTroop": "cavalry"})"),
            Json::array());
  EXPECT_EQ(moves(R"({"difference": -2, "troop": "cavalry", "part": "counter-charged",
      "enemyTroop": "scythed-chariots"})"),
            Json::parse(R"(["halt"])"));
  EXPECT_EQ(moves(R"({"difference": -2, "troop": "heavy-infantry", "part": "stood", "enemyTroop": "cavalry",
      "mixedEnemies": true})"),
            Json::parse(R"(["fall-back"])"));
  // Artillery: two tests for the two DPs, then it retires.
  EXPECT_EQ(moves(R"({"difference": -6, "troop": "artillery", "part": "stood", "enemyTroop": "cavalry"})", {3, 6}),
            Json::parse(R"(["retire"])"));
}

TEST(CbPursuit, DecimalsAreTakenAtTheirWord) {
  EXPECT_EQ(ruled("pursuit-catch", R"({"gap": 0.1, "flightDistance": 0.2, "pursuitDistance": 0.3})").at("caught"),
            true);
}

TEST(CbMorale, ShockAndLossesAddUp) {
  EXPECT_EQ(ruled("shock-dps", R"({"troop": "phalanx", "wasCharging": true, "chargedByMounted": true,
      "burstThrough": "opened-ranks", "chargedBehindFlank": true})")
                .at("modifiers"),
            Json::parse(R"({"CB-DPG-9": 2, "CB-DPG-11": 1, "CB-DPG-13": 2})"));
  EXPECT_EQ(ruled("shock-dps", R"({"troop": "cavalry", "chargedBehindFlank": true})").at("modifiers"),
            Json::parse(R"({"CB-DPG-12": 1})"));
  EXPECT_EQ(ruled("morale-dps", R"({"troop": "cavalry", "heavyLost": 2, "nearElephants": true,
      "elephantsInArmy": true, "nearCamels": true})")
                .at("modifiers"),
            Json::parse(R"({"CB-DPG-1": 4, "CB-DPG-4": 1, "CB-DPG-5": 1})"));
}

TEST(CbMorale, ARallyFailsForWhatIsNamed) {
  const Json result = ruled("rally", R"({"troop": "cavalry", "broken": true, "inCombat": true, "stationary": false,
      "steadyActions": 3})");
  EXPECT_EQ(result.at("reasons"), Json::parse(R"(["broken","in-combat","moving"])"));
  EXPECT_EQ(result.at("shaken"), true);
  EXPECT_EQ(result.at("modifiers"), Json::object());
}

}  // namespace
}  // namespace signifer::cb::test::procedures_test
