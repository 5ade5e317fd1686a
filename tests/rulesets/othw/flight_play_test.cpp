// Hand-worked positions: flights and pursuits.
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::flight_play_test {
namespace {

const Json stop{{"action", "stop"}};
const Json fleeing{{"state", "fleeing"}};
const Piece steady{"r", "b", "levy", 0, 7, "south"};
const Piece foe{"x", "a", "levy", 0, 0, "north"};

Layout inFlight(std::vector<Piece> pieces) {
  Layout layout{std::move(pieces)};
  layout.state =
      Json::parse(R"({"turn": 1, "active": "b", "step": "own-flights", "status": {"opener": "first-listed"}})");
  return layout;
}

Layout inPursuit(std::vector<Piece> pieces, const char* fate = "on-table") {
  Layout layout{std::move(pieces)};
  layout.pieces[0].status = {{"state", "pursuing"}, {"pursuedUnitFate", fate}};
  layout.state = Json::parse(R"({"turn": 1, "active": "a", "step": "own-pursuits",
    "relations": [{"relation": "pursuedUnit", "from": "c", "to": "h", "value": 1}]})");
  return layout;
}

TEST(OthwFlight, GoesStraightToTheBaseEdge) {  // OT-FLE-2
  Table t(inFlight({{"h", "b", "heavy-cavalry", 4, 2, "east", fleeing}, steady, foe}));
  t.advance();
  EXPECT_EQ(t.look("h"), "4,5 north fleeing 0");
  EXPECT_EQ(t.asked(), "stop");
}

TEST(OthwFlight, IsCutOffByAnEnemy) {  // OT-FLE-5, OT-MOR-4
  Table t(inFlight({{"h", "b", "heavy-cavalry", 4, 2, "east", fleeing}, {"e", "a", "levy", 4, 5}, steady}));
  t.advance();
  EXPECT_EQ(t.look("h"), "gone");
  EXPECT_EQ(t.morale(1), 9);
}

TEST(OthwFlight, LeavesTheTableAtNoCost) {  // OT-FLE-7
  Table t(inFlight({{"h", "b", "heavy-cavalry", 4, 6, "east", fleeing}, steady, foe}));
  t.advance();
  EXPECT_EQ(t.look("h"), "gone");
  EXPECT_EQ(t.morale(1), 10);
}

TEST(OthwFlight, WaitsBehindFriendsOrPassesThemByAnOption) {  // OT-FLE-8, D12
  const std::vector<Piece> pieces{{"h", "b", "heavy-infantry", 4, 2, "east", fleeing},
                                  {"i", "b", "heavy-infantry", 4, 3, "south"},
                                  {"j", "b", "heavy-infantry", 4, 4, "south"},
                                  steady,
                                  foe};
  Table t(inFlight(pieces));
  t.advance();
  EXPECT_EQ(t.look("h"), "4,2 north fleeing 0");
  Table passes(inFlight(pieces), {{"flight-through-friends", "passes"}});
  passes.advance();
  EXPECT_EQ(passes.look("h"), "4,5 north fleeing 0");
  Table blocked(inFlight(pieces), {{"flight-through-friends", "blocked"}});
  blocked.advance();
  EXPECT_EQ(blocked.look("h"), "4,2 north fleeing 0");
}

TEST(OthwFlight, EndsBeforeARiver) {  // OT-FLE-9
  Layout layout = inFlight({{"h", "b", "heavy-cavalry", 4, 2, "east", fleeing}, {"e", "a", "levy", 4, 5}, steady});
  layout.terrain = Json::parse(R"([{"kind": "river", "squares": [[4, 4]]}])");
  Table t(layout);
  t.advance();
  EXPECT_EQ(t.look("h"), "4,3 north fleeing 0");
}

TEST(OthwFlight, EntersWoodsOnlyFirst) {  // D11
  Layout layout = inFlight({{"h", "b", "heavy-cavalry", 4, 2, "east", fleeing},
                            {"i", "b", "heavy-cavalry", 6, 3, "east", fleeing},
                            steady,
                            foe});
  layout.terrain = Json::parse(R"([{"kind": "wood", "squares": [[4, 4], [6, 4]]}])");
  Table t(layout);
  EXPECT_EQ(t.rules().decision(t.battle).unit, t.unit("i")) << "nearer to the edge";
  t.advance();
  t.advance();
  EXPECT_EQ(t.look("i"), "6,4 north fleeing 0") << "1 move in all";
  EXPECT_EQ(t.look("h"), "4,3 north fleeing 0") << "stops before it";
}

TEST(OthwPursuit, TakesTheStraightWayThenTheLonger) {  // OT-PUR-5
  Table t(inPursuit({{"c", "a", "heavy-cavalry", 4, 2, "east"}, {"h", "b", "levy", 6, 5, "north", fleeing}, steady}));
  t.advance({1});
  EXPECT_EQ(t.look("c"), "6,3 north pursuing 3") << "two squares east, straight ahead, then north";
}

TEST(OthwPursuit, GoesRoundAFriendItCannotPass) {  // OT-PUR-5
  Table t(inPursuit({{"c", "a", "heavy-cavalry", 4, 2, "north"},
                     {"h", "b", "levy", 6, 5, "north", fleeing},
                     {"f", "a", "levy", 4, 3},
                     steady}));
  t.advance({1});
  EXPECT_EQ(t.look("c"), "6,3 north pursuing 3") << "east, east again straight ahead, north";
}

TEST(OthwPursuit, GoesRoundAFriendOnBadGroundToo) {  // OT-PUR-5, D11
  Layout layout = inPursuit({{"c", "a", "heavy-cavalry", 4, 4, "east"},
                             {"h", "b", "levy", 6, 3, "north", fleeing},
                             {"f", "a", "levy", 6, 4, "south"},
                             steady});
  layout.terrain = Json::parse(R"([{"kind": "difficult", "squares": [[6, 4]]}])");
  Table t(layout);
  t.advance({1});
  EXPECT_EQ(t.look("c"), "6,3 east halted 3") << "east, south past the friend in the marsh, east on to its target";
}

TEST(OthwPursuit, FightsWhomItMeets) {  // D37
  const std::vector<Piece> pieces{{"c", "a", "heavy-cavalry", 4, 2, "north"},
                                  {"h", "b", "levy", 4, 6, "north", fleeing},
                                  {"e", "b", "levy", 4, 4, "south"},
                                  steady};
  Table t(inPursuit(pieces));
  t.advance({1});
  EXPECT_EQ(t.step(), "roll-attacks");
  EXPECT_EQ(t.look("c"), "4,3 north pursuing 3");
  Table halting(inPursuit(pieces), {{"pursuer-meets-enemy", "halts"}});
  halting.advance({1});
  EXPECT_EQ(halting.asked(), "stop");
}

TEST(OthwPursuit, WaitsAtTheEdge) {  // OT-PUR-4
  Layout layout =
      inPursuit({{"c", "a", "heavy-cavalry", 4, 5, "east"}, {"h", "b", "levy", 4, 7, "north"}, steady}, "left-table");
  layout.pieces[1].status = {{"state", "gone"}};
  Table t(layout);
  t.advance({1});
  EXPECT_EQ(t.look("c"), "4,7 north pursuing 3");
  t.act(stop);
  t.act(stop);
  t.advance({2});
  EXPECT_EQ(t.look("c"), "4,7 north pursuing 3");
}

TEST(OthwPursuit, TestsAfterTheMoveUnderAnOption) {  // D36
  Table t(inPursuit({{"c", "a", "heavy-cavalry", 4, 1, "north"}, {"h", "b", "levy", 4, 6, "north", fleeing}, steady}),
          {{"pursuit-test", "after-move"}});
  t.advance();
  EXPECT_EQ(t.look("c"), "4,4 north pursuing 3");
  t.advance({4});
  EXPECT_EQ(t.look("c"), "4,4 north halted 3");
}

TEST(OthwSetUp, TheHigherDieChoosesUnderAnOption) {  // D5
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 1}, steady}};
  layout.state = nullptr;
  Table t(layout, {{"first-phase", "high-die"}});
  t.advance({3, 3, 2, 5});
  EXPECT_EQ(t.rules().decision(t.battle).side, 1);
  t.act({{"action", "first-phase"}, {"begins", false}});
  EXPECT_EQ(t.battle.active, 0);
  EXPECT_EQ(t.asked(), "stop");
}

TEST(OthwSetUp, RefusesWhatNoBattleCanHold) {
  const auto refused = [](const Layout& layout) {
    try {
      (void)layout.on(*standard());
    } catch (const SourceError& error) {
      return error.pointer();
    }
    return std::string("accepted");
  };
  EXPECT_EQ(refused({{foe, {"y", "a", "levy", 0, 0}}}), "/units/1");
  EXPECT_EQ(refused({{foe, {"y", "a", "heavy-cavalry", 1, 0, "north", nullptr, {{"phalanx", true}}}}}), "/units/1");
  EXPECT_EQ(refused({{foe, {"y", "a", "heavy-cavalry", 1, 0, "north", nullptr, {{"elephantBreed", "indian"}}}}}),
            "/units/1");
  Layout generals{{foe}};
  generals.people = Json::parse(R"([{"id": "p", "side": "b", "type": "consul", "unit": "x"}])");
  EXPECT_EQ(refused(generals), "/people/0/unit");
}

TEST(OthwSetUp, LowStartWearsAtOnceUnderAnOption) {  // D46
  Layout layout{{{"c", "a", "levy", 4, 1}, steady}};
  layout.state = nullptr;
  layout.sides = Json::parse(R"([{"id": "a", "name": "A", "status": {"armyMorale": 5}}, {"id": "b", "name": "B"}])");
  EXPECT_EQ(Table(layout).look("c"), "4,1 north ready 3");
  EXPECT_EQ(Table(layout, {{"low-start", "at-once"}}).look("c"), "4,1 north ready 1");
  EXPECT_EQ(Table(layout).morale(1), 5) << "one unit: 1 + 4 (OT-MOR-1)";
}

}  // namespace
}  // namespace signifer::othw::test::flight_play_test
