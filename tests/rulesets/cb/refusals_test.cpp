// Combinations that the ledger rules out, in its order, and what is not refused.
#include "rulesets/cb/support.h"

namespace signifer::cb::test::refusals_test {
namespace {

struct Refused {
  const char* procedure;
  const char* input;
  const char* field;
};

TEST(CbRefusals, NameTheFieldThatTheLedgerNames) {
  const Refused all[] = {
      {"rally", R"({"troop": "elephants"})", "troop"},
      {"movement", R"({"troop": "elephants", "move": "evade", "formation": "unformed"})", "move"},
      {"movement", R"({"troop": "cavalry", "move": "rampage", "formation": "quincunx"})", "move"},
      {"movement", R"({"troop": "artillery", "move": "pursuit"})", "move"},
      {"movement", R"({"troop": "cavalry", "formation": "quincunx", "optionalDice": 2})", "formation"},
      {"movement", R"({"troop": "scythed-chariots", "formation": "unformed"})", "formation"},
      {"movement", R"({"troop": "cavalry", "formation": "column", "move": "charge", "optionalDice": 2})", "formation"},
      {"movement", R"({"troop": "cavalry", "move": "evade"})", "formation"},
      {"movement", R"({"troop": "heavy-infantry", "optionalDice": 2})", "optionalDice"},
      {"movement", R"({"troop": "cavalry", "formation": "column", "optionalDice": 1, "inspireActions": 1})",
       "optionalDice"},
      {"movement", R"({"troop": "artillery", "move": "rout", "optionalDice": 1})", "optionalDice"},
      {"movement", R"({"troop": "cavalry", "inspireActions": 1})", "inspireActions"},
      {"difficult-terrain", R"({"troop": "light-infantry", "formation": "quincunx"})", "formation"},
      {"manoeuvre", R"({"manoeuvre": "form-up", "troop": "cavalry", "formation": "quincunx", "legion": true})",
       "formation"},
      {"manoeuvre", R"({"manoeuvre": "form-up", "troop": "cavalry", "legion": true})", "legion"},
      {"manoeuvre", R"({"manoeuvre": "form-up", "troop": "elephants", "dps": 2})", "manoeuvre"},
      {"manoeuvre", R"({"manoeuvre": "halve-ranks", "troop": "cavalry", "formation": "unformed"})", "manoeuvre"},
      {"manoeuvre", R"({"manoeuvre": "wheel", "troop": "elephants", "dps": 1})", "dps"},
      {"passage-of-lines", R"({"passerTroop": "elephants", "passerState": "unformed", "passedTroop": "elephants",
          "passedState": "unformed", "sameLegion": true})",
       "passerState"},
      {"passage-of-lines", R"({"passerTroop": "cavalry", "passedTroop": "elephants", "passedState": "unformed",
          "sameLegion": true})",
       "passedState"},
      {"passage-of-lines", R"({"passerTroop": "phalanx", "passedTroop": "heavy-infantry", "sameLegion": true})",
       "sameLegion"},
      {"shooting-eligibility", R"({"shooter": "other", "weapon": "artillery", "distance": 1})", "weapon"},
      {"shooting-eligibility", R"({"shooter": "artillery", "weapon": "javelin", "distance": 1})", "weapon"},
      {"shooting-eligibility", R"({"shooter": "bowmen", "weapon": "javelin", "distance": 1})", "weapon"},
      {"shooting", R"({"shooter": "other", "frontStands": 2, "rearStands": 1, "targetTroop": "cavalry"})",
       "rearStands"},
      {"shooting", R"({"shooter": "artillery", "frontStands": 1, "moved": true, "shooterDps": 1,
          "targetTroop": "cavalry"})",
       "moved"},
      {"shooting", R"({"shooter": "artillery", "frontStands": 1, "shooterDps": 1, "targetTroop": "cavalry"})",
       "shooterDps"},
      {"shooting-effect", R"({"hits": 1, "targetTroop": "elephants", "targetDps": 1, "targetStands": 1,
          "targetCasualties": 1})",
       "targetCasualties"},
      {"shooting-effect", R"({"hits": 1, "targetTroop": "elephants", "targetDps": 1, "targetShaken": true})",
       "targetDps"},
      {"shooting-effect", R"({"hits": 1, "targetTroop": "elephants", "targetShaken": true})", "targetShaken"},
      {"charge-eligibility", R"({"troop": "elephants", "formation": "unformed", "role": "warriors", "distance": 1,
          "targetTroop": "cavalry"})",
       "formation"},
      {"charge-eligibility", R"({"troop": "elephants", "role": "warriors", "shaken": true, "distance": 1,
          "targetTroop": "cavalry"})",
       "role"},
      {"charge-eligibility", R"({"troop": "heavy-infantry", "role": "skirmishers", "distance": 1,
          "targetTroop": "cavalry"})",
       "role"},
      {"charge-eligibility", R"({"troop": "elephants", "shaken": true, "distance": 1, "targetTroop": "elephants",
          "targetShaken": true})",
       "shaken"},
      {"charge-eligibility", R"({"troop": "cavalry", "distance": 1, "targetTroop": "elephants",
          "targetFormation": "quincunx", "targetShaken": true})",
       "targetFormation"},
      {"charge-eligibility", R"({"troop": "cavalry", "distance": 1, "targetTroop": "elephants", "targetDps": 1,
          "targetShaken": true})",
       "targetShaken"},
      {"charge-eligibility", R"({"troop": "cavalry", "distance": 1, "targetTroop": "elephants", "targetDps": 1})",
       "targetDps"},
      {"charge-response", R"({"troop": "elephants", "unformed": true, "shaken": true, "inColumn": true,
          "chargerTroop": "cavalry"})",
       "unformed"},
      {"charge-response", R"({"troop": "elephants", "shaken": true, "broken": true, "chargerTroop": "cavalry"})",
       "shaken"},
      {"charge-response", R"({"troop": "elephants", "broken": true, "chargerTroop": "artillery"})", "broken"},
      {"charge-response", R"({"troop": "cavalry", "unformed": true, "inColumn": true, "chargerTroop": "artillery"})",
       "inColumn"},
      {"charge-response", R"({"troop": "cavalry", "chargerTroop": "artillery", "chargerUnformed": true})",
       "chargerTroop"},
      {"charge-response", R"({"troop": "cavalry", "chargerTroop": "elephants", "chargerUnformed": true})",
       "chargerUnformed"},
      {"shock-dps", R"({"troop": "artillery", "unformed": true, "burstThrough": "opened-ranks"})", "unformed"},
      {"shock-dps", R"({"troop": "light-infantry", "burstThrough": "opened-ranks"})", "burstThrough"},
      {"combat-score", R"({"combatFactor": 1, "troop": "elephants", "role": "rabble", "unformed": true,
          "enemyTroop": "cavalry"})",
       "role"},
      {"combat-score", R"({"combatFactor": 1, "troop": "elephants", "unformed": true, "combat": "melee",
          "impetus": "charge", "enemyTroop": "cavalry"})",
       "unformed"},
      {"combat-score", R"({"combatFactor": 1, "troop": "artillery", "impetus": "follow-up", "enemyTroop": "cavalry",
          "indianVersusAfrican": true})",
       "impetus"},
      {"combat-score", R"({"combatFactor": 1, "troop": "elephants", "enemyTroop": "artillery", "enemyUnformed": true,
          "indianVersusAfrican": true})",
       "indianVersusAfrican"},
      {"combat-score", R"({"combatFactor": 1, "troop": "elephants", "enemyTroop": "artillery", "enemyUnformed": true,
          "dps": 1})",
       "enemyUnformed"},
      {"combat-score", R"({"combatFactor": 1, "troop": "elephants", "enemyTroop": "artillery", "dps": 1,
          "shaken": true})",
       "dps"},
      {"combat-score", R"({"combatFactor": 1, "troop": "elephants", "enemyTroop": "artillery", "shaken": true})",
       "shaken"},
      {"combat-result", R"({"difference": 1, "troop": "elephants", "unformed": true, "shaken": true,
          "part": "counter-charged", "enemyTroop": "cavalry"})",
       "unformed"},
      {"combat-result", R"({"difference": 1, "troop": "elephants", "shaken": true, "part": "counter-charged",
          "enemyTroop": "cavalry"})",
       "shaken"},
      {"combat-result", R"({"difference": 1, "troop": "phalanx", "part": "counter-charged", "legionSupports": true,
          "enemyTroop": "cavalry"})",
       "part"},
      {"combat-result", R"({"difference": 1, "troop": "artillery", "part": "charged", "enemyTroop": "cavalry"})",
       "part"},
      {"combat-result", R"({"difference": 1, "troop": "phalanx", "part": "stood", "counterCharged": true,
          "legionSupports": true, "enemyTroop": "cavalry"})",
       "legionSupports"},
      {"combat-result", R"({"difference": 1, "troop": "phalanx", "part": "charged", "counterCharged": true,
          "enemyTroop": "elephants", "enemyUnformed": true})",
       "counterCharged"},
      {"combat-result", R"({"difference": 1, "troop": "phalanx", "part": "charged", "enemyTroop": "elephants",
          "enemyUnformed": true})",
       "enemyUnformed"},
      {"pursuit-catch", R"({"pursuitDistance": 1, "flightDistance": 1, "stands": 2, "casualties": 2})", "casualties"},
      {"dp-tally", R"({"troop": "artillery", "dps": 1})", "troop"},
      {"army-break", R"({"unitsAtStart": 3, "destroyed": 2, "routing": 2})", "unitsAtStart"},
  };
  for (const Refused& one : all)
    EXPECT_EQ(fault(ask(*standard(), one.procedure, Json::parse(one.input), {2, 2})),
              std::string("bad-value /input/") + one.field)
        << one.procedure << one.input;
}

TEST(CbRefusals, WhatTheLedgerAllowsIsNotRefused) {
  const std::pair<const char*, const char*> all[] = {
      {"combat-score", R"({"combatFactor": 1, "troop": "cavalry", "combat": "melee", "impetus": "pursuit",
          "enemyTroop": "cavalry"})"},
      {"combat-score", R"({"combatFactor": 1, "troop": "light-infantry", "role": "warriors",
          "enemyTroop": "cavalry"})"},
      {"combat-result", R"({"difference": 1, "troop": "phalanx", "part": "charged", "counterCharged": true,
          "enemyTroop": "camelry"})"},
      {"shooting-eligibility", R"({"shooter": "missile-troops", "weapon": "javelin", "distance": 1})"},
      {"shock-dps", R"({"troop": "pike-phalanx", "burstThrough": "opened-ranks"})"},
      {"manoeuvre", R"({"manoeuvre": "wheel", "troop": "chariots", "formation": "unformed"})"},
  };
  for (const auto& [procedure, input] : all) {
    const std::string found = fault(ask(*standard(), procedure, Json::parse(input), Json::array()));
    EXPECT_TRUE(found.empty() || found == "dice-exhausted /dice") << procedure << input << found;
  }
}

TEST(CbRefusals, DiceAreCounted) {
  EXPECT_EQ(fault(ask(*standard(), "leader-risk", Json::object(), {1})), "dice-exhausted /dice");
  EXPECT_EQ(fault(ask(*standard(), "leader-risk", Json::object(), {2, 1})), "dice-left-over /dice");
  EXPECT_EQ(fault(ask(*standard(), "movement", {{"troop", "cavalry"}, {"optionalDice", 1}}, {3, 1})),
            "bad-die /dice/1");
}

}  // namespace
}  // namespace signifer::cb::test::refusals_test
