// The worked cases of the ledger, word for word, and the edges that they leave out.
#include "rulesets/fantasy/support.h"
#include "support/paths.h"

namespace signifer::fantasy::test::procedures_test {
namespace {

void expectCase(const Json& one) {
  SCOPED_TRACE(one.at("id").get<std::string>() + " " + one.at("why").get<std::string>());
  const Json answer = ask(*standard(), one.at("procedure"), one.at("input"), one.at("dice"));
  const Json& expected = one.at("expect");
  EXPECT_EQ(answer.at("ok"), expected.at("ok"));
  if (!expected.at("ok").get<bool>()) {
    EXPECT_EQ(answer.at("error").at("code"), expected.at("error").at("code"));
    EXPECT_EQ(answer.at("error").at("where"), expected.at("error").at("where"));
    return;
  }
  // The order of keys means nothing; a plain object sorts them.
  EXPECT_EQ(nlohmann::json(answer.at("result")).dump(), nlohmann::json(expected.at("result")).dump());
  EXPECT_EQ(answer.at("modifiers").dump(), expected.at("modifiers").dump());
  EXPECT_EQ(answer.at("dice"), one.at("dice"));
}

std::vector<Json> cases() {
  std::ifstream file(signifer::test::sourcePath("tests/cases/fantasy.jsonl"));
  std::vector<Json> all;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) all.push_back(Json::parse(line));
  return all;
}

TEST(FantasyCases, AllAreRuledAsTheLedgerSays) {
  for (const Json& one : cases()) expectCase(one);
  EXPECT_EQ(cases().size(), 119U);
}

TEST(FantasyCases, NoProcedureIsWithoutACase) {
  std::set<std::string> asked;
  for (const Json& one : cases()) asked.insert(one.at("procedure").get<std::string>());
  for (const auto& procedure : standard()->procedures()) EXPECT_TRUE(asked.contains(procedure->info().id));
}

Json result(const std::string& procedure, const Json& input, const Json& dice = Json::array()) {
  return resultUnder({}, procedure, input, dice);
}

TEST(FantasyMoves, DecimalPathsThatJustFitArePermitted) {
  const Json fits = result("ordinary-move", {{"rate", 5}, {"clear", 4.1}, {"difficult", 0.3}, {"obstacle", 0.15}});
  EXPECT_EQ(fits.at("cost"), 5);
  EXPECT_EQ(fits.at("permitted"), true);
  EXPECT_EQ(fits.at("left"), 0);
}

TEST(FantasyMoves, OpenOrderTurnsTwiceAndCloseOrderOnce) {
  const Json close{{"manoeuvre", "about-face"}, {"rate", 6}, {"made", 1}};
  EXPECT_EQ(result("manoeuvre", close).at("barredBy"), Json::parse(R"(["already-turned"])"));
  Json open = close;
  open["formation"] = "open-order";
  EXPECT_EQ(result("manoeuvre", open).at("permitted"), true);
  EXPECT_EQ(result("manoeuvre", open).at("left"), 4.5);
}

TEST(FantasyMoves, ACharacterMarchesThriceAndNeverFast) {
  const Json march{{"pace", "march"}, {"unitKind", "character"}};
  EXPECT_EQ(result("march", march).at("allowance"), 12);
  const Json fast{{"pace", "fast-march"}, {"unitKind", "character"}};
  EXPECT_EQ(result("march", fast).at("barredBy"), Json::parse(R"(["not-in-column"])"));
  EXPECT_EQ(result("march", fast).at("allowance"), 4);
}

TEST(FantasyMoves, ReformingAfterARallyNeedsNothing) {
  EXPECT_EQ(result("reform", {{"rallied", true}}).at("outcome"), "reformed");
  EXPECT_EQ(result("reform", {{"musician", true}, {"leadership", 7}}, {6, 2}).at("outcome"), "failed");
}

TEST(FantasyMorale, DiceAreThrownWhereNothingCanPassButNotAgain) {
  const Json hopeless{{"difference", 9}, {"armyStandardWithin12", true}};
  const Json answer = result("break-test", hopeless, {1, 1});
  EXPECT_EQ(answer.at("needed"), -2);
  EXPECT_EQ(answer.at("outcome"), "broken");
  EXPECT_EQ(answer.at("rerolled"), false);
}

TEST(FantasyMorale, TheFrenziedFearNothingAndLoseTheirFrenzyWhenBroken) {
  const Json input{{"difference", 3}, {"frenzied", true}, {"outnumberedByFeared", true}};
  const Json answer = result("break-test", input, {3, 2});
  EXPECT_EQ(answer.at("by"), "test");
  EXPECT_EQ(answer.at("outcome"), "broken");
  EXPECT_EQ(answer.at("frenzyLost"), true);
}

TEST(FantasyMorale, TheStubbornHoldAgainstTheFearedOnFourOrMore) {
  const Json input{{"outnumberedByFeared", true}, {"stubborn", true}};
  EXPECT_EQ(result("break-test", input, {4}).at("outcome"), "holds");
  EXPECT_EQ(result("break-test", input, {3}).at("outcome"), "broken");
}

TEST(FantasyMorale, FewerThanFiveBreakUnlessTheyStartedSo) {
  EXPECT_EQ(result("break-test", {{"models", 4}, {"startingModels", 5}}).at("by"), "under-five");
  EXPECT_EQ(result("break-test", {{"models", 4}, {"startingModels", 4}}, {3, 3}).at("outcome"), "holds");
}

TEST(FantasyMorale, LoneCharactersRallyWithoutFiveModelsOrHalfStrength) {
  const Json input{{"models", 1}, {"startingModels", 1}, {"loneCharacter", true}, {"leadership", 9}};
  EXPECT_EQ(result("rally-test", input, {4, 5}).at("outcome"), "rallied");
}

TEST(FantasyMorale, HatedFoesFromBehindAWallAreLetGo) {
  const Json input{{"loser", "broken"}, {"hatesEnemy", true}, {"defendedPosition", true}};
  EXPECT_EQ(result("after-combat", input).at("options"), Json::parse(R"(["pursue","stand"])"));
  EXPECT_EQ(result("after-combat", {{"loser", "holds"}}).at("options"), Json::parse(R"(["fight-on"])"));
}

TEST(FantasyShooting, AShotThatIsNotAllowedHasNoFigures) {
  const Json far = result("shooting", {{"weapon", "javelin"}, {"distance", 8.5}, {"shots", 5}, {"save", 4}});
  EXPECT_EQ(nlohmann::json(far).dump(), nlohmann::json(Json::parse(R"({"hits":0,"saveNeeded":0,"score":0,
    "shot":"out-of-range","unsaved":0,"woundNeeded":0,"wounds":0})"))
                                            .dump());
}

TEST(FantasyShooting, AScoreOfTenHitsNobodyAndThrowsNoDice) {
  const Json input{{"weapon", "bow"}, {"distance", 20}, {"bs", 1}, {"moved", true}, {"cover", "hard"}, {"shots", 9}};
  const Json answer = result("shooting", input);
  EXPECT_EQ(answer.at("score"), 10);
  EXPECT_EQ(answer.at("hits"), 0);
}

TEST(FantasyShooting, ShotsInFearNeedASixOrWhatIsHarder) {
  const Json input{{"weapon", "bow"}, {"distance", 5}, {"bs", 9}, {"targetCharging", true}, {"fearFailed", true}};
  EXPECT_EQ(result("shooting-to-hit", input).at("first"), 6);
  Json harder = input;
  harder["bs"] = 1;
  harder["cover"] = "soft";
  EXPECT_EQ(result("shooting-to-hit", harder).at("second"), 5);
}

TEST(FantasyArmour, ABucklerStopsMissilesOnlyForSkirmishers) {
  const Json input{{"shield", "buckler"}, {"attack", "missile"}};
  EXPECT_EQ(result("saving-throw", input).at("chart"), 7);
  Json skirmishers = input;
  skirmishers["skirmishFormation"] = true;
  EXPECT_EQ(result("saving-throw", skirmishers).at("chart"), 6);
}

TEST(FantasyArmour, TheBestChartSaveIsOneAndNeedsATwo) {
  const Json input{{"mounted", true}, {"armour", "heavy"}, {"shield", "large-shield"}, {"barding", "full-plate"}};
  EXPECT_EQ(result("saving-throw", input).at("chart"), 1);
  EXPECT_EQ(result("saving-throw", input).at("needed"), 2);
}

// The charts of the sheet, which follow a difference.
int neededToHit(int attacker, int defender) {
  const int better = defender - attacker;
  return better < 0 ? 3 : better < 2 ? 4 : better < 4 ? 5 : 6;
}

int neededToWound(int strength, int toughness) {
  const int tougher = toughness - strength;
  return tougher < 2 ? std::max(2, 4 + tougher) : tougher < 4 ? 6 : 0;
}

TEST(FantasyCombat, TheChartsFollowTheDifference) {
  for (int own = 1; own <= 10; ++own)
    for (int other = 1; other <= 10; ++other) {
      const Json hit = result("combat-to-hit", {{"attackerSkill", own}, {"defenderSkill", other}});
      EXPECT_EQ(hit.at("needed"), neededToHit(own, other)) << own << " against " << other;
      const Json wound = result("combat-to-wound", {{"strength", own}, {"toughness", other}});
      EXPECT_EQ(wound.at("needed"), neededToWound(own, other)) << own << " against " << other;
      EXPECT_EQ(wound.at("possible"), neededToWound(own, other) != 0) << own << " against " << other;
    }
}

TEST(FantasyCombat, UnsavedWoundsStopAtWhatTheEnemyHasLeft) {
  const Json input{{"aFighters", 3}, {"aCharged", true}, {"bFighters", 1}, {"bModels", 1}};
  const Json answer = result("combat-round", input, {4, 5, 6, 4, 4, 6});
  EXPECT_EQ(answer.at("aWounds"), 3);
  EXPECT_EQ(answer.at("aUnsaved"), 1);
  EXPECT_EQ(answer.at("bLost"), 1);
  EXPECT_EQ(answer.at("bStrikes"), 0);
}

TEST(FantasyCombat, HatredThrowsMissesAgainInOneGo) {
  const Json input{{"aFighters", 3}, {"aInitiative", 4}, {"aHates", true}, {"bFighters", 0}};
  const Json answer = result("combat-round", input, {3, 6, 2, 4, 1, 4, 3});
  EXPECT_EQ(answer.at("aHits"), 2);
  EXPECT_EQ(answer.at("aWounds"), 1);
}

TEST(FantasyCombat, NoDiceAreThrownAgainstWhatCannotBeWounded) {
  const Json input{{"aFighters", 2}, {"aStrength", 1}, {"bToughness", 5}, {"bFighters", 0}, {"bSave", 3}};
  EXPECT_EQ(result("combat-round", input, {6, 6}).at("aHits"), 2);
}

TEST(FantasyVictory, BothBrokenIsDecidedByShares) {
  const Json input{{"turnsPlayed", 2}, {"aLost", 700}, {"bLost", 600}};
  EXPECT_EQ(result("victory", input).at("winner"), "b");
  EXPECT_EQ(result("victory", {{"turnsPlayed", 6}}).at("winner"), "draw");
}

// Many saves, since an id that outlives its text is often still legible.
TEST(FantasySaves, SavesAgainstMissilesNameTheSaveColumn) {
  for (int wounds = 0; wounds <= 100; ++wounds)
    for (int column : {-1, -2}) {
      const Json input{{"armour", "partial-plate"}, {"attack", "missile"}, {"weaponSave", column}, {"wounds", wounds}};
      const Json answer = ask(*standard(), "saving-throw", input, std::vector<int>(wounds, 4));
      EXPECT_EQ(answer.at("modifiers").at(0).at("rule"), "FA-SAV-2") << wounds << " wounds at " << column;
      EXPECT_EQ(answer.at("modifiers").at(0).at("value"), column);
    }
}

}  // namespace
}  // namespace signifer::fantasy::test::procedures_test
