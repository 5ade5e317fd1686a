// Hand-worked positions: combats with every die given, and what follows from them.
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::combat_play_test {
namespace {

Json fighting(const char* unit) { return {{"action", "combat"}, {"unit", unit}}; }
const Json stop{{"action", "stop"}};
const Json stay{{"action", "follow-up"}, {"chooses", "stay"}};
const Piece far{"far", "b", "skirmishers", 9, 7, "south"};

Layout facing(const char* troop, const char* enemy, const Json& enemyStatus = nullptr) {
  return {{{"c", "a", troop, 4, 3}, {"h", "b", enemy, 4, 4, "south", enemyStatus}, far}};
}

TEST(OthwCombat, TheLoserRetreatsAndTheWinnerFollows) {  // OT-CMB-4, 5, 11, 12, OT-RET-2, OT-FUP-1
  Table t(facing("heavy-cavalry", "heavy-infantry"));
  t.act(fighting("c"), {4});
  t.advance({5, 2, 6, 5, 1, 1});
  EXPECT_EQ(t.step(), "retreat-tests");
  t.advance({3, 4});
  EXPECT_EQ(t.look("h"), "4,5 south ready 2");
  EXPECT_EQ(t.step(), "winner-follows");
  t.act({{"action", "follow-up"}}, {4});
  EXPECT_EQ(t.look("c"), "4,4 north ready 2");
  EXPECT_EQ(t.verdict(fighting("c")), "OT-SEQ-8 already-fought");
}

TEST(OthwCombat, ThreeFailuresGoTwoSquaresAndFaceAway) {  // OT-RET-3, OT-RET-4
  Table t(facing("heavy-cavalry", "heavy-infantry"));
  t.act(fighting("c"), {4});
  t.advance({5, 2, 6, 1, 1, 1});
  t.advance({1, 2, 3});
  EXPECT_EQ(t.look("h"), "4,6 north ready 2");
  t.act(stay);
  EXPECT_EQ(t.look("c"), "4,3 north ready 3");
}

TEST(OthwCombat, AFlankAttackIsNotAnswered) {  // OT-CMB-3
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.pieces[1].facing = "east";
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1});
  t.advance({4});
  EXPECT_EQ(t.look("h"), "4,4 east ready 3");
  EXPECT_EQ(t.asked(), "stop") << "it has not left its square: nobody follows up";
}

TEST(OthwCombat, TheRearIsHitOnThree) {  // OT-CMB-6
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.pieces[1].facing = "north";
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({3, 3, 2});
  t.advance({6});
  EXPECT_EQ(t.look("h"), "4,4 north ready 2");
}

TEST(OthwCombat, WoodsLimitAndHillsHelp) {  // OT-CMB-7, OT-CMB-10
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.terrain = Json::parse(R"([{"kind": "wood", "squares": [[4, 4]]}, {"level": 1, "squares": [[4, 3]]}])");
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({1, 1, 1});  // 1 + 1 downhill, against 1
  EXPECT_EQ(t.asked(), "stop");
}

TEST(OthwCombat, APhalanxNegatesAHit) {  // OT-TRT-6
  Table t(facing("heavy-cavalry", "pike-phalanx"));
  t.act(fighting("c"), {4});
  t.advance({6, 1, 1, 1, 1, 1});
  EXPECT_EQ(t.step(), "cancel-hits");
  t.advance({4});
  EXPECT_EQ(t.look("h"), "4,4 south ready 4");
  EXPECT_EQ(t.asked(), "stop") << "a hit negated never happened";
}

TEST(OthwCombat, CancelledHitsCountForLosingUnderAnOption) {  // D25
  Table t(facing("heavy-cavalry", "pike-phalanx"), {{"cancelled-hits", "count-for-losing"}});
  t.act(fighting("c"), {4});
  t.advance({6, 1, 1, 1, 1, 1});
  t.advance({4});
  EXPECT_EQ(t.step(), "retreat-tests");
  EXPECT_EQ(t.look("h"), "4,4 south ready 4");
}

TEST(OthwCombat, AGeneralJoinsInAndRallies) {  // OT-GEN-5, 10 to 14
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.people = Json::parse(R"([{"id": "p", "side": "a", "type": "alexander", "unit": "c"}])");
  Table t(layout);
  t.act(fighting("c"), {});  // exempt
  EXPECT_EQ(t.asked(), "join-in");
  t.act({{"action", "join-in"}});
  t.advance({5, 5, 1, 1, 1, 5, 5, 1, 1, 3});  // five dice, three back, two risk dice of which one 1 is ignored
  EXPECT_EQ(t.asked(), "rally");
  t.act({{"action", "rally"}}, {5, 2});
  EXPECT_EQ(t.look("c"), "4,3 north ready 2");
  EXPECT_EQ(t.look("h"), "4,4 south ready 2");
  t.advance({4});
  EXPECT_EQ(t.asked(), "stop");
}

TEST(OthwCombat, AGeneralIsRemovedByFateAndCostsAPoint) {  // OT-GEN-15, OT-GEN-16, OT-GEN-19
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.people = Json::parse(R"([{"id": "p", "side": "a", "type": "alexander", "unit": "c"}])");
  Table t(layout);
  t.act(fighting("c"), {});
  t.act({{"action", "join-in"}, {"joins", false}});
  t.advance({1, 1, 1, 5, 1, 1});
  t.act({{"action", "rally"}}, {5, 1, 2});  // the hit is cancelled, then risk 1 and Fate 2
  EXPECT_FALSE(t.battle.person(0).present);
  EXPECT_EQ(t.morale(0), 9);
}

TEST(OthwCombat, AMissingGeneralReturnsAfterHisSidesNextPhase) {  // OT-GEN-17, D41
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.people = Json::parse(R"([{"id": "p", "side": "a", "type": "alexander", "unit": "c"}])");
  Table t(layout);
  t.act(fighting("c"), {});
  t.act({{"action", "join-in"}, {"joins", false}});
  t.advance({1, 1, 1, 5, 1, 1});
  t.act({{"action", "rally"}}, {5, 1, 3});
  for (int phase = 0; phase < 2; ++phase) {
    EXPECT_EQ(t.battle.person(0).status[PersonStatus::state], 1) << phase;
    t.act(stop);
    t.act(stop);
  }
  EXPECT_EQ(t.battle.person(0).status[PersonStatus::state], 0);
}

TEST(OthwBreaking, AUnitWithoutStrengthWaitsFleesAndIsCaught) {  // OT-FLE-1, 2, 4, 6, OT-PUR-1 to 3, OT-MOR-3, OT-MOR-4
  Layout layout = facing("heavy-cavalry", "heavy-infantry", {{"strengthLeft", 1}});
  layout.pieces.push_back({"r", "b", "levy", 0, 7, "south"});
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  EXPECT_EQ(t.look("h"), "4,4 south fleeing 0");
  EXPECT_EQ(t.look("c"), "4,3 north pursuing 3");
  EXPECT_EQ(t.morale(1), 9);
  t.act(stop);
  EXPECT_EQ(t.step(), "own-flights");
  t.advance();
  EXPECT_EQ(t.look("h"), "4,5 north fleeing 0");
  t.act(stop);
  EXPECT_EQ(t.step(), "own-pursuits");
  t.advance({2});
  EXPECT_EQ(t.look("h"), "gone");
  EXPECT_EQ(t.look("c"), "4,5 north halted 3");
  EXPECT_EQ(t.morale(1), 8);
  EXPECT_EQ(t.verdict({{"action", "move"}, {"unit", "c"}}), "OT-PUR-3 halted-this-phase");
  t.act(stop);
  t.act(stop);
  EXPECT_EQ(t.look("c"), "4,5 north ready 3");
}

TEST(OthwBreaking, InItsOwnPhaseItFleesAtOnce) {  // OT-FLE-3
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.pieces[0].status = {{"strengthLeft", 1}};
  layout.pieces.push_back({"r", "a", "levy", 0, 0});
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({1, 1, 1, 5, 1, 1});
  EXPECT_EQ(t.look("c"), "4,0 south fleeing 0");
  EXPECT_EQ(t.look("h"), "4,4 south pursuing 4");
}

TEST(OthwBreaking, BothWouldFleeTheDrawKeepsOneEach) {  // OT-CMB-14
  Layout layout = facing("heavy-cavalry", "heavy-infantry", {{"strengthLeft", 1}});
  layout.pieces[0].status = {{"strengthLeft", 1}};
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 5, 1, 1});
  EXPECT_EQ(t.look("c"), "4,3 north ready 1");
  EXPECT_EQ(t.look("h"), "4,4 south ready 1");
}

TEST(OthwBreaking, AFleeingUnitThatIsAttackedIsCutDown) {  // OT-FLE-6, D35
  Layout layout = facing("heavy-cavalry", "heavy-infantry", {{"state", "fleeing"}});
  Table t(layout);
  t.act(fighting("c"), {4});
  EXPECT_EQ(t.look("h"), "gone");
  EXPECT_EQ(t.look("c"), "4,4 north ready 3");
  EXPECT_EQ(t.morale(1), 9);
}

TEST(OthwRetreats, OffTheTableIsTheEnd) {  // OT-RET-6, OT-MOR-9
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 6}, {"h", "b", "heavy-infantry", 4, 7, "south"}, far}};
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  t.advance({3});
  EXPECT_EQ(t.look("h"), "gone");
  EXPECT_EQ(t.asked(), "follow-up");
  EXPECT_EQ(t.morale(1), 10) << "booked when the action is over";
  t.act(stay);
  EXPECT_EQ(t.morale(1), 9);
}

TEST(OthwRetreats, BarredByFriendsTheyCostStrength) {  // OT-RET-7, D26
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.pieces.push_back({"r", "b", "levy", 4, 5, "south"});
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  t.advance({3, 4});
  EXPECT_EQ(t.look("h"), "4,4 south ready 2");
  Table pushed(layout, {{"blocked-retreat", "push-friends"}});
  pushed.act(fighting("c"), {4});
  pushed.advance({5, 1, 1, 1, 1, 1});
  pushed.advance({3, 4});
  EXPECT_EQ(pushed.look("h"), "4,5 south ready 3");
  EXPECT_EQ(pushed.look("r"), "4,6 south ready 3");
}

TEST(OthwRetreats, ThroughSkirmishersToTheNextEmptySquare) {  // D26, OT-MOV-7
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.pieces.push_back({"s", "b", "skirmishers", 4, 5, "south"});
  Table t(layout, {{"retreat-through-friends", "next-empty"}});
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  t.advance({3, 4});
  EXPECT_EQ(t.look("h"), "4,6 south ready 3");
}

TEST(OthwRetreats, ALastPointLostBreaksTheUnitAndIsPursued) {  // OT-RET-7
  Layout layout = facing("heavy-cavalry", "heavy-infantry", {{"strengthLeft", 2}});
  layout.pieces.push_back({"r", "b", "levy", 4, 5, "south"});
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  t.advance({3});
  EXPECT_EQ(t.look("h"), "4,4 south fleeing 0");
  EXPECT_EQ(t.look("c"), "4,3 north pursuing 3");
  EXPECT_EQ(t.asked(), "stop") << "the winner pursues instead of following up";
}

TEST(OthwElephants, RampageWhereTheDieSendsThem) {  // OT-RAM-1, 2, 7, 8, OT-MOR-9
  Table t(facing("indian-elephants", "heavy-infantry"));
  t.act(fighting("c"), {4});
  t.advance({1, 1, 1, 1, 6, 1, 1});
  EXPECT_EQ(t.step(), "rampage-roll");
  t.advance({3});
  EXPECT_EQ(t.look("c"), "4,1 south rampaging 2");
  t.act(stay);
  t.act(stop);
  t.act(stop);
  EXPECT_EQ(t.step(), "own-rampages");
  t.advance({6});
  EXPECT_EQ(t.look("c"), "gone") << "off the table";
  EXPECT_EQ(t.morale(0), 9);
}

TEST(OthwElephants, RampagingTheyFightFriendsToo) {  // OT-RAM-4, OT-RAM-9
  Layout layout = facing("indian-elephants", "heavy-infantry");
  layout.pieces.push_back({"m", "a", "medium-infantry", 4, 2});
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({1, 1, 1, 1, 6, 1, 1});
  t.advance({3});
  EXPECT_EQ(t.step(), "roll-attacks");
  t.advance(
      {5, 1, 1, 1, 6, 1, 1});  // rear of the elephants' turn: they face it, it faces them; spears give a third die
  EXPECT_EQ(t.look("m"), "4,2 north ready 2");
  EXPECT_EQ(t.look("c"), "4,3 south rampaging 1");
}

TEST(OthwElephants, AreKilledByTheirMahouts) {  // OT-RAM-5
  Table t({{{"e", "a", "indian-elephants", 4, 3, "north", {{"state", "rampaging"}}}, {"x", "a", "levy", 0, 0}, far}});
  EXPECT_EQ(t.verdict({{"action", "mahouts"}, {"unit", "x"}}), "OT-RAM-5 not-rampaging");
  EXPECT_EQ(t.verdict({{"action", "move"}, {"unit", "e"}}), "OT-RAM-6 rampaging");
  t.act({{"action", "mahouts"}, {"unit", "e"}}, {3, 6, 1, 1, 1});
  EXPECT_EQ(t.look("e"), "4,3 north rampaging 2");
  EXPECT_EQ(t.verdict({{"action", "mahouts"}, {"unit", "e"}}), "OT-RAM-5 mahouts-tried");
}

TEST(OthwMorale, WearsDownByLeadership) {  // OT-MOR-6, OT-MOR-8
  Layout layout = facing("heavy-cavalry", "heavy-infantry", {{"strengthLeft", 1}});
  layout.sides[1]["status"] = {{"armyMorale", 7}, {"startingMorale", 8}};
  layout.pieces.push_back({"r", "b", "levy", 0, 7, "south"});
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  EXPECT_EQ(t.morale(1), 6);
  EXPECT_EQ(t.look("r"), "0,7 south ready 2") << "Leadership 6";
  EXPECT_EQ(t.look("far"), "9,7 south ready 2") << "Leadership 5";
}

TEST(OthwMorale, AtNothingTheArmyIsBeatenWhenThePhaseCloses) {  // OT-VIC-1
  Layout layout = facing("heavy-cavalry", "heavy-infantry", {{"strengthLeft", 1}});
  layout.sides[1]["status"] = {{"armyMorale", 1}, {"startingMorale", 8}};
  Table t(layout);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  EXPECT_FALSE(t.rules().outcome(t.battle));
  t.act(stop);
  ASSERT_TRUE(t.rules().outcome(t.battle));
  EXPECT_EQ(t.rules().outcome(t.battle)->winner, 0);
  EXPECT_EQ(t.verdict(stop), "OT-VIC-1 battle-is-over");
}

TEST(OthwMorale, TheTurnLimitComparesMorale) {  // OT-VIC-2
  Layout layout = facing("heavy-cavalry", "heavy-infantry");
  layout.sides[1]["status"] = {{"armyMorale", 9}, {"startingMorale", 10}};
  Table t(layout, {{"turn-limit", "1"}});
  t.act(stop);
  EXPECT_FALSE(t.rules().outcome(t.battle));
  t.act(stop);
  ASSERT_TRUE(t.rules().outcome(t.battle));
  EXPECT_EQ(t.rules().outcome(t.battle)->winner, 0);
}

}  // namespace
}  // namespace signifer::othw::test::combat_play_test
