// Combinations that the ledger rules out, in its order, and what is not refused.
#include "rulesets/othw/support.h"

namespace signifer::othw::test::refusals_test {
namespace {

struct Refused {
  const char* procedure;
  const char* input;
  const char* where;
};

TEST(OthwRefusals, NameTheFieldThatTheLedgerNames) {
  const Refused all[] = {
      {"activation", R"({"generalActivated": true})", "/input/generalActivated"},
      {"further-move", R"({"leadership": 4, "reroll": true})", "/input/reroll"},
      {"attack-side",
       R"({"attackerX": 1, "attackerY": 1, "attackerFacing": "north", "defenderX": 1, "defenderY": 1, "defenderFacing": "east"})",
       "/input/defenderX"},
      {"attack-dice", R"({"attacks": 3, "striker": "indian-elephants", "throwingSpears": true, "looseOrder": true})",
       "/input/throwingSpears"},
      {"attack-dice",
       R"({"attacks": 3, "striker": "african-elephants", "looseOrder": true, "foe": "light-cavalry", "foeLooseOrder": true})",
       "/input/looseOrder"},
      {"attack-dice", R"({"attacks": 3, "foe": "light-cavalry", "foeLooseOrder": true})", "/input/foeLooseOrder"},
      {"to-hit", R"({"defence": 5, "foe": "light-cavalry", "foePhalanx": true, "foeElephantDrill": true})",
       "/input/foePhalanx"},
      {"to-hit", R"({"defence": 5, "foe": "african-elephants", "foeElephantDrill": true})", "/input/foeElephantDrill"},
      {"attack",
       R"({"attacks": 3, "defence": 5, "foe": "indian-elephants", "foePhalanx": true, "foeLooseOrder": true})",
       "/input/foeLooseOrder"},
      {"attack", R"({"attacks": 3, "defence": 5, "facesFoe": false, "foe": "indian-elephants", "foePhalanx": true})",
       "/input/foePhalanx"},
      {"risk-to-general", R"({"occasion": "reroll", "attackDice": 2})", "/input/attackDice"},
      {"follow-up", R"({"leadership": 4, "impetuous": true, "chooses": "stay"})", "/input/chooses"},
      {"flight", R"({"moves": 2, "moment": "own-phase-begins", "squaresToEdge": 3, "enemyAhead": 4})",
       "/input/enemyAhead"},
      {"pursuit", R"({"moves": 2, "leadership": 4, "squaresToGo": 0})", "/input/squaresToGo"},
      {"morale-loss", R"({"event": "rampage-ended", "skirmishers": true, "morale": 5})", "/input/skirmishers"},
      {"morale-loss", R"({"event": "general-removed", "skirmishers": true, "generalWith": true, "morale": 5})",
       "/input/skirmishers"},
      {"morale-loss", R"({"event": "slaughtered", "generalWith": true, "morale": 5})", "/input/generalWith"},
      {"morale-strength", R"({"leadership": 4, "moraleBefore": 4, "moraleAfter": 5, "strength": 3})",
       "/input/moraleAfter"},
  };
  for (const Refused& one : all)
    EXPECT_EQ(fault(ask(*standard(), one.procedure, Json::parse(one.input), {6})),
              std::string("bad-value ") + one.where)
        << one.procedure << one.input;
}

TEST(OthwRefusals, WhatTheLedgerAllowsIsNotRefused) {
  EXPECT_EQ(fault(ask(*standard(), "pursuit",
                      {{"moves", 2}, {"leadership", 4}, {"target", "left-table"}, {"squaresToGo", 0}}, {1})),
            "");
  EXPECT_EQ(fault(ask(*standard(), "follow-up",
                      {{"leadership", 4}, {"impetuous", true}, {"chooses", "stay"}, {"squareVacated", false}},
                      Json::array())),
            "");
  EXPECT_EQ(fault(ask(*standard(), "risk-to-general", {{"occasion", "attack"}, {"attackDice", 4}}, {2, 3, 4, 5})), "");
}

TEST(OthwRefusals, TypesComeBeforeMissingFields) {
  EXPECT_EQ(fault(ask(*standard(), "retreat", {{"maxTests", 4}}, Json::array())), "bad-value /input/maxTests");
  EXPECT_EQ(fault(ask(*standard(), "retreat", {{"strength", nullptr}}, Json::array())), "bad-value /input/strength");
  EXPECT_EQ(fault(ask(*standard(), "retreat", {{"strength", 3}}, {9})), "missing-field /input/leadership");
}

}  // namespace
}  // namespace signifer::othw::test::refusals_test
