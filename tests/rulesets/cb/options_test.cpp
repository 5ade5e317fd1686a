// The options that change rulings: each with a case that comes out otherwise than under the defaults.
#include "rulesets/cb/support.h"

namespace signifer::cb::test::options_test {
namespace {

struct Changed {
  const char* option;
  const char* value;
  const char* procedure;
  const char* input;
  std::vector<int> dice;
  const char* field;
  const char* standard;
  const char* under;
};

Json fieldOf(const std::map<std::string, std::string>& options, const Changed& one) {
  const Json answer = ask(*ruleSet(options), one.procedure, Json::parse(one.input), one.dice);
  EXPECT_TRUE(answer.at("ok").get<bool>()) << one.option << answer.dump();
  return answer.at("ok").get<bool>() ? answer.at("result").at(one.field) : Json();
}

TEST(CbOptions, ChangeWhatTheyNameAndNothingByDefault) {
  const Changed all[] = {
      {"frontal-judged-by",
       "edge-struck",
       "charge-sector",
       R"({"bearing": 56, "edge": "flank"})",
       {},
       "frontal",
       "true",
       "false"},
      {"steady-phalanx",
       "standing-when-charged",
       "charge-eligibility",
       R"({"troop": "light-cavalry", "targetTroop": "phalanx", "distance": 4, "targetStationary": false})",
       {},
       "allowed",
       "true",
       "false"},
      {"outnumbered-special",
       "enemy",
       "combat-score",
       R"({"combatFactor": 4, "troop": "elephants", "ownStands": 1, "enemyStands": 3, "enemyTroop": "heavy-infantry"})",
       {2},
       "score",
       "5",
       "3"},
      {"outnumbered-special",
       "enemy",
       "combat-score",
       R"({"combatFactor": 4, "troop": "heavy-infantry", "ownStands": 1, "enemyStands": 3, "enemyTroop": "elephants"})",
       {2},
       "score",
       "3",
       "5"},
      {"move-pip", "half-jt", "movement", R"({"troop": "cavalry"})", {3}, "distance", "3", "1.5"},
      {"chariots-special",
       "yes",
       "manoeuvre",
       R"({"manoeuvre": "wheel", "troop": "chariots"})",
       {},
       "moveCost",
       "0",
       "0.5"},
      {"chariots-special",
       "yes",
       "charge-eligibility",
       R"({"troop": "cavalry", "formation": "unformed", "distance": 2, "targetTroop": "chariots"})",
       {},
       "allowed",
       "false",
       "true"},
      {"elephants-mounted", "no", "difficult-terrain", R"({"troop": "elephants"})", {}, "passable", "false", "true"},
      {"camelry-is-cavalry",
       "no",
       "charge-response",
       R"({"troop": "camelry", "chargerTroop": "cavalry"})",
       {},
       "responses",
       R"(["counter-charge","stand"])",
       R"(["stand"])"},
      {"special-movement",
       "as-infantry",
       "movement",
       R"({"troop": "elephants", "move": "rout"})",
       {4, 5},
       "distance",
       "9",
       "9"},
      {"special-movement",
       "as-infantry",
       "movement",
       R"({"troop": "chariots", "formation": "column"})",
       {},
       "distance",
       "6",
       "4"},
      {"fatigue", "once", "movement", R"({"troop": "phalanx", "optionalDice": 1})", {5, 5}, "fatigueDps", "2", "1"},
      {"wheel-dp", "named-only", "manoeuvre", R"({"manoeuvre": "wheel", "troop": "cavalry"})", {}, "dps", "1", "0"},
      {"wheel-dp", "named-only", "manoeuvre", R"({"manoeuvre": "wheel", "troop": "cataphracts"})", {}, "dps", "1", "1"},
      {"loose-manoeuvre-dps",
       "on",
       "manoeuvre",
       R"({"manoeuvre": "wheel", "troop": "cavalry", "formation": "unformed"})",
       {},
       "dps",
       "0",
       "1"},
      {"manoeuvre-ceiling",
       "clip",
       "manoeuvre",
       R"({"manoeuvre": "cross-major-obstacle", "troop": "cavalry", "dps": 2})",
       {},
       "dps",
       "2",
       "1"},
      {"major-obstacle-dps",
       "formed-only",
       "manoeuvre",
       R"({"manoeuvre": "cross-major-obstacle",
          "troop": "elephants"})",
       {},
       "dps",
       "2",
       "0"},
      {"side-step", "free", "manoeuvre", R"({"manoeuvre": "side-step", "troop": "cavalry"})", {}, "moveCost", "1", "0"},
      {"gap-cavalry", "free", "manoeuvre", R"({"manoeuvre": "pass-gap", "troop": "cavalry"})", {}, "dps", "1", "0"},
      {"artillery-terrain", "free", "difficult-terrain", R"({"troop": "artillery"})", {}, "passable", "false", "true"},
      {"phalanx-terrain",
       "any-formation",
       "difficult-terrain",
       R"({"troop": "phalanx", "formation": "column"})",
       {},
       "dps",
       "0",
       "2"},
      {"inspire-charge-bonus",
       "0.5",
       "movement",
       R"({"troop": "cavalry", "move": "charge", "inspireActions": 1})",
       {3},
       "distance",
       "4",
       "3.5"},
      {"inspire-charge-bonus",
       "2",
       "movement",
       R"({"troop": "cavalry", "move": "charge", "inspireActions": 3})",
       {3},
       "distance",
       "6",
       "9"},
      {"broken-may-rally", "yes", "rally", R"({"troop": "cavalry", "broken": true})", {}, "mayStart", "false", "true"},
      {"rally-ends", "no-dps", "rally", R"({"troop": "cavalry", "dps": 3})", {}, "shaken", "false", "true"},
      {"shaken-threshold",
       "five-for-all",
       "dp-tally",
       R"({"troop": "cavalry", "dps": 4})",
       {},
       "shaken",
       "true",
       "false"},
      {"shooting-hit",
       "dp-per-two",
       "shooting-effect",
       R"({"hits": 3, "targetTroop": "cavalry"})",
       {},
       "dps",
       "3",
       "1"},
      {"hit-on-shaken",
       "dp",
       "shooting-effect",
       R"({"hits": 2, "targetTroop": "cavalry", "targetShaken": true, "targetDps": 4})",
       {},
       "dps",
       "4",
       "6"},
      {"halve-rounding",
       "down",
       "shooting",
       R"({"shooter": "rabble", "frontStands": 1, "shooterDps": 1, "targetTroop": "cavalry"})",
       {},
       "diceThrown",
       "0",
       "0"},
      {"special-morale-dps", "ignore", "morale-dps", R"({"troop": "elephants", "othersLost": 2})", {}, "dps", "2", "0"},
      {"counter-charge-front-only",
       "no",
       "charge-response",
       R"({"troop": "cavalry", "fromFlankOrRear": true, "chargerTroop": "cavalry"})",
       {},
       "responses",
       R"(["stand"])",
       R"(["counter-charge","stand"])"},
      {"free-hack",
       "combat-round",
       "pursuit-catch",
       R"({"pursuitDistance": 5, "flightDistance": 4})",
       {},
       "casualties",
       "1",
       "0"},
      {"lost-friends",
       "once",
       "morale-dps",
       R"({"troop": "phalanx", "heavyLost": 3, "othersLost": 2})",
       {},
       "dps",
       "8",
       "3"},
      {"army-break", "third", "army-break", R"({"unitsAtStart": 14, "routing": 5})", {}, "broken", "false", "true"},
      {"army-break", "none", "army-break", R"({"unitsAtStart": 4, "routing": 4})", {}, "broken", "true", "false"},
  };
  for (const Changed& one : all) {
    EXPECT_EQ(fieldOf({}, one).dump(), one.standard) << one.option;
    EXPECT_EQ(fieldOf({{one.option, one.value}}, one).dump(), one.under) << one.option;
  }
}

TEST(CbOptions, HalvingForEachCauseAndDownwards) {
  const Json input{{"shooter", "rabble"}, {"frontStands", 5}, {"targetInCover", true}, {"targetTroop", "cavalry"}};
  const auto dice = [&](const std::map<std::string, std::string>& options, int count) {
    return ask(*ruleSet(options), "shooting", input, std::vector<int>(static_cast<std::size_t>(count), 1)).at("ok");
  };
  EXPECT_EQ(dice({}, 3), true);
  EXPECT_EQ(dice({{"halving", "each"}}, 2), true);
  EXPECT_EQ(dice({{"halve-rounding", "down"}}, 2), true);
  EXPECT_EQ(dice({{"halving", "each"}, {"halve-rounding", "down"}}, 1), true);
}

TEST(CbOptions, TheExtraDieOfTheQuincunxAlone) {
  const auto rules = ruleSet({{"infantry-extra-die", "quincunx-only"}});
  EXPECT_EQ(fault(ask(*rules, "movement", {{"troop", "heavy-infantry"}, {"optionalDice", 1}}, {3, 3})),
            "bad-value /input/optionalDice");
  EXPECT_EQ(fault(ask(*rules, "movement", {{"troop", "heavy-infantry"}, {"formation", "quincunx"}, {"optionalDice", 1}},
                      {3, 3})),
            "");
  EXPECT_EQ(fault(ask(*rules, "movement", {{"troop", "heavy-infantry"}, {"move", "rout"}}, {3})), "");
}

TEST(CbOptions, ARampageToTheNearestWayOutThrowsNoDirection) {
  const Json answer =
      ask(*ruleSet({{"rampage-direction", "nearest-way-out"}}), "rampage", {{"troop", "elephants"}}, {3, 4});
  EXPECT_EQ(answer.at("result").at("direction"), "ahead");
  EXPECT_EQ(answer.at("result").at("distance"), 7);
}

TEST(CbOptions, SpecialTroopsOnFootThrowTheInfantrysDice) {
  const auto rules = ruleSet({{"special-movement", "as-infantry"}});
  EXPECT_EQ(ask(*rules, "rampage", {{"troop", "scythed-chariots"}}, {1, 4, 6}).at("result").at("distance"), 10);
  EXPECT_EQ(ask(*rules, "movement", {{"troop", "artillery"}, {"optionalDice", 1}}, {4, 6}).at("result").at("distance"),
            10);
}

TEST(CbOptions, AnArmyMayBreakAtAThird) {
  const auto rules = ruleSet({{"army-break", "third"}});
  EXPECT_EQ(ask(*rules, "army-break", {{"unitsAtStart", 14}, {"routing", 5}}).at("result").at("broken"), true);
  EXPECT_EQ(ask(*rules, "army-break", {{"unitsAtStart", 14}, {"routing", 4}}).at("result").at("broken"), false);
}

TEST(CbOptions, UnknownWordsAreRefusedWithTheirPlace) {
  EXPECT_THROW(ruleSet({{"fatigue", "never"}}), SourceError);
  EXPECT_THROW(ruleSet({{"fatigues", "once"}}), SourceError);
}

}  // namespace
}  // namespace signifer::cb::test::options_test
