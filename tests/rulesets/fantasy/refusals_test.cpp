// The ledger's refusals, in its order: the first fault is answered, and nothing is thrown.
#include "rulesets/fantasy/support.h"

namespace signifer::fantasy::test::refusals_test {
namespace {

std::string faultOf(const std::string& procedure, const Json& input, const Json& dice = Json::array()) {
  return fault(ask(*standard(), procedure, input, dice));
}

TEST(FantasyRefusals, ArmourAndMounts) {
  EXPECT_EQ(faultOf("movement-rate", {{"barding", "half-cloth"}}), "bad-value /input/barding");
  EXPECT_EQ(faultOf("movement-rate", {{"mounted", true}, {"shield", "pavise"}}), "bad-value /input/shield");
  EXPECT_EQ(faultOf("saving-throw", {{"weaponSave", -1}}), "bad-value /input/weaponSave");
}

TEST(FantasyRefusals, Moves) {
  EXPECT_EQ(faultOf("ordinary-move", {{"rate", 3}, {"surrendered", 3.5}}), "bad-value /input/surrendered");
  EXPECT_EQ(faultOf("manoeuvre", {{"manoeuvre", "change-formation"}, {"formation", "skirmish"}, {"spent", 20}}),
            "bad-value /input/manoeuvre");
  EXPECT_EQ(faultOf("manoeuvre", {{"manoeuvre", "wheel"}, {"spent", 4.5}}), "bad-value /input/spent");
  EXPECT_EQ(faultOf("manoeuvre", {{"manoeuvre", "wheel"}, {"moving", "charge"}, {"spent", 8}}), "");
  EXPECT_EQ(faultOf("reform", {{"rallied", true}, {"moving", "march"}, {"inCombat", true}}), "bad-value /input/moving");
  EXPECT_EQ(faultOf("reform", {{"rallied", true}, {"inCombat", true}}), "bad-value /input/inCombat");
  EXPECT_EQ(faultOf("march", {{"pace", "march"}, {"marchColumn", true}, {"formation", "skirmish"}}),
            "bad-value /input/marchColumn");
}

TEST(FantasyRefusals, Charges) {
  EXPECT_EQ(faultOf("charge-reactions", {{"distance", 5}, {"fleeing", true}, {"inCombat", true}}),
            "bad-value /input/inCombat");
  EXPECT_EQ(faultOf("charge-move", {{"rate", 4}}), "missing-field /input/clear");
}

TEST(FantasyRefusals, Tests) {
  EXPECT_EQ(faultOf("panic-test", {{"trigger", "general-lost"}, {"models", 21}}), "bad-value /input/models");
  EXPECT_EQ(faultOf("panic-test", {{"trigger", "shooting-casualties"}, {"models", 18}, {"casualties", 3}}),
            "bad-value /input/casualties");
  EXPECT_EQ(faultOf("panic-test", {{"trigger", "general-lost"}, {"models", 18}, {"casualties", 3}}, {3, 3}), "");
  EXPECT_EQ(faultOf("rally-test", {{"models", 30}}), "bad-value /input/models");
  EXPECT_EQ(faultOf("return-test", {{"models", 30}}), "bad-value /input/models");
  EXPECT_EQ(faultOf("break-test", {{"models", 30}, {"stubbornUsed", true}}), "bad-value /input/models");
  EXPECT_EQ(faultOf("break-test", {{"stubbornUsed", true}}), "bad-value /input/stubbornUsed");
}

TEST(FantasyRefusals, Shots) {
  const Json both{{"weapon", "bow"}, {"distance", 5}, {"moved", true}, {"targetCharging", true}};
  EXPECT_EQ(faultOf("shooting-to-hit", both), "bad-value /input/moved");
  EXPECT_EQ(faultOf("shooting-to-hit", {{"weapon", "bow"}, {"distance", 5}, {"fearFailed", true}}),
            "bad-value /input/fearFailed");
  EXPECT_EQ(faultOf("shooting-to-hit",
                    {{"weapon", "bow"}, {"distance", 5}, {"largeTarget", true}, {"target", "light-chariot"}}),
            "bad-value /input/largeTarget");
  EXPECT_EQ(faultOf("shooting", {{"weapon", "bow"}, {"distance", 5}, {"shots", 3}, {"fireTwice", true}}),
            "bad-value /input/fireTwice");
  EXPECT_EQ(faultOf("missile-weapon", {{"weapon", "sling"}, {"distance", 9.1}, {"fireTwice", true}}),
            "bad-value /input/fireTwice");
}

TEST(FantasyRefusals, Combat) {
  EXPECT_EQ(faultOf("attacks", {{"modelsInContact", 2}, {"frontRankInContact", 3}}),
            "bad-value /input/frontRankInContact");
  EXPECT_EQ(faultOf("combat-bonus", {{"infantry", false}, {"infantryCloseOrder", true}, {"ranksBehind", 2}}),
            "bad-value /input/infantryCloseOrder");
  EXPECT_EQ(faultOf("combat-bonus", {{"infantry", false}, {"ranksBehind", 2}}), "bad-value /input/ranksBehind");
  EXPECT_EQ(faultOf("casualties", {{"wounds", 1}, {"woundsCarried", 1}}), "bad-value /input/woundsCarried");
  const Json round{{"aFighters", 1}, {"bFighters", 21}, {"firstRound", false}, {"aCharged", true}};
  EXPECT_EQ(faultOf("combat-round", round), "bad-value /input/aCharged");
  EXPECT_EQ(faultOf("combat-round", {{"aFighters", 1}, {"bFighters", 21}, {"bWoundsCarried", 2}}),
            "bad-value /input/bFighters");
  EXPECT_EQ(faultOf("victory", {{"turnsPlayed", 1}, {"aLost", 1001}, {"bLost", 1001}}), "bad-value /input/aLost");
}

TEST(FantasyRefusals, WrongWordsTypesAndDice) {
  EXPECT_EQ(faultOf("shooting", {{"weapon", "none"}, {"distance", 5}, {"shots", 1}}), "bad-value /input/weapon");
  EXPECT_EQ(faultOf("attacks", {{"modelsInContact", 2.5}}), "bad-value /input/modelsInContact");
  EXPECT_EQ(faultOf("pursuit", {{"fleeDistance", 5}}, {3}), "dice-exhausted /dice");
  EXPECT_EQ(faultOf("combat-to-wound", {{"toughness", 7}, {"hits", 2}}, {6}), "dice-left-over /dice");
}

TEST(FantasyRefusals, SayTheRangeAsItIsWritten) {
  const auto message = [](const std::string& procedure, const Json& input) {
    return ask(*standard(), procedure, input).at("error").at("message").get<std::string>();
  };
  EXPECT_EQ(message("pursuit", {{"rate", 21}}), "rate must be a whole number from 0 to 20");
  EXPECT_EQ(message("charge-move", {{"clear", -0.5}}), "clear must be a number from 0 to 40");
}

}  // namespace
}  // namespace signifer::fantasy::test::refusals_test
