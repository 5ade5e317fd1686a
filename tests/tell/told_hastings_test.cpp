// Lines of the Fantasy/Ancients Hybrid at Hastings, where a whole line fights and friends stand before each other.
#include "tell/told_battle.h"

namespace signifer::conformance {
namespace {

class ToldHastings : public ToldBattle {};

// FA-BRK-4: the tests of a fight come one after the other, and all who lost take one.
TEST_F(ToldHastings, EveryLoserOfAFightHasToTest) {
  open("fantasy_hastings", "normans begin");
  say("next");
  say("norman knights charge thegns");
  say("combat");
  say("norman knights win by 2");
  says("must thegns test?", "Thegns: 2d6");
  for (const char* loser : {"Thegns", "Shire levies of the west", "Huscarls of Gyrth and Leofwine"})
    says("who must test?", loser);
  says("what do thegns need for their break test?", "at most: 7");
}

// FA-CHG-1, FA-CHG-2
TEST_F(ToldHastings, FriendsInTheWayTakeNothingFromTheReachOfACharge) {
  open("fantasy_hastings", "normans begin");
  says("how far may knights of the duke charge?", "at most 14 in");
  says("may norman knights charge thegns?", "does not come home");
}

TEST_F(ToldHastings, ModelsAreKilledByThoseWhoStrike) {
  open("fantasy_hastings", "normans begin");
  say("norman knights kill 2 thegns");
  EXPECT_EQ(status("Thegns", "models"), 14);
}

}  // namespace
}  // namespace signifer::conformance
