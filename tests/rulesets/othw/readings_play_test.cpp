// Readings of the sheet that players differ on, on the board: each option in a position in which its values come out
// otherwise (docs/rules/othw.md, section 6).
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::readings_play_test {
namespace {

using Options = std::map<std::string, std::string>;

const Json f1 = {"forward"}, f2 = {"forward", "forward"};
const Json stop{{"action", "stop"}};
const Json stay{{"action", "follow-up"}, {"chooses", "stay"}};
const Json fleeing{{"state", "fleeing"}};
const Json waiting{{"state", "fleeing"}, {"waits", true}};
const Piece far{"far", "b", "levy", 9, 7, "south"};
const Piece own{"own", "a", "levy", 9, 0, "north"};

Json moving(const char* unit, const Json& steps) { return {{"action", "move"}, {"unit", unit}, {"steps", steps}}; }
Json charging(const char* unit, const Json& steps) { return {{"action", "charge"}, {"unit", unit}, {"steps", steps}}; }
Json fighting(const char* unit) { return {{"action", "combat"}, {"unit", unit}}; }

Json general(const char* unit) {
  return Json::array({{{"id", "p"}, {"side", "a"}, {"type", "consul"}, {"unit", unit}}});
}

TEST(OthwReadings, AMoveEndsInAFriendsSquareTheTwoChangingPlaces) {  // OT-MOV-5, D12
  const Layout layout{{{"h", "a", "heavy-infantry", 4, 1}, {"s", "a", "skirmishers", 4, 2, "east"}, far}};
  Table t(layout);
  const std::string told = t.account(moving("h", f1), {4});
  EXPECT_NE(told.find("h and s changed places. [OT-MOV-5]"), std::string::npos) << told;
  EXPECT_EQ(t.look("h"), "4,2 north ready 4");
  EXPECT_EQ(t.look("s"), "4,1 east ready 2");
  EXPECT_EQ(t.verdict(moving("s", {"forward"})), "legal") << "it has not moved";
  EXPECT_EQ(Table(layout, {{"interpenetration", "moves"}}).verdict(moving("h", f1)), "OT-MOV-5 square-taken");
}

TEST(OthwReadings, WhoChangesPlacesNeedsAFriendAndRoomForHim) {  // D12
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 1},
                 {"s", "a", "skirmishers", 4, 2},
                 {"s2", "a", "skirmishers", 4, 3},
                 {"x", "a", "skirmishers", 6, 2, "north", {{"state", "pursuing"}}},
                 {"h", "a", "heavy-infantry", 6, 1},
                 far}};
  const Table t(layout);
  EXPECT_EQ(t.verdict(moving("c", f1)), "legal");
  EXPECT_EQ(t.verdict(moving("c", f2)), "OT-MOV-5 cannot-change-places") << "a friend stands where it comes in from";
  EXPECT_EQ(t.verdict(moving("c", {"forward", "right"})), "OT-MOV-6 turns-inside-friend");
  EXPECT_EQ(t.verdict(moving("h", f1)), "OT-MOV-5 cannot-change-places") << "the friend is in pursuit";
  EXPECT_EQ(t.verdict({{"action", "group-move"}, {"units", {"c", "s"}}, {"steps", f1}}), "OT-GRP-2 square-taken");
}

TEST(OthwReadings, AnOptionHoldsUnitsInContact) {  // D4
  const Layout layout{{{"c", "a", "heavy-cavalry", 4, 2, "east"},
                       {"d", "a", "heavy-cavalry", 4, 1, "east"},
                       {"e", "b", "levy", 4, 3, "south"},
                       far}};
  const Json group{{"action", "group-move"}, {"units", {"c", "d"}}, {"steps", f1}};
  const Table free(layout);
  EXPECT_EQ(free.verdict(moving("c", f1)), "legal");
  EXPECT_EQ(free.verdict(group), "legal");
  const Table held(layout, {{"leaving-contact", "held"}});
  EXPECT_EQ(held.verdict(moving("c", f1)), "OT-MOV-5 held-in-contact");
  EXPECT_EQ(held.verdict(group), "OT-MOV-5 held-in-contact");
  EXPECT_EQ(held.verdict(moving("c", {"left"})), "legal");
  EXPECT_EQ(held.verdict(charging("c", {"left"})), "legal");
  EXPECT_EQ(held.verdict(moving("d", f1)), "legal");
}

Layout inFlight(std::vector<Piece> pieces) {
  Layout layout{std::move(pieces)};
  layout.state =
      Json::parse(R"({"turn": 1, "active": "a", "step": "own-flights", "status": {"opener": "first-listed"}})");
  return layout;
}

// The ledger's examples of D12: flights south.
TEST(OthwReadings, AFlightGoesNoFartherThanItsAllowance) {  // OT-FLE-8
  Table waits(inFlight({{"h", "a", "heavy-infantry", 3, 6, "north", fleeing},
                        {"i", "a", "heavy-infantry", 3, 5},
                        {"e", "b", "levy", 3, 4, "north"},
                        far,
                        own}));
  waits.advance();
  EXPECT_EQ(waits.look("h"), "3,6 south fleeing 0") << "it waits behind the friend";

  Table changes(
      inFlight({{"h", "a", "heavy-infantry", 3, 6, "north", fleeing}, {"s", "a", "skirmishers", 3, 5}, far, own}));
  changes.advance();
  EXPECT_EQ(changes.look("h"), "3,5 south fleeing 0");
  EXPECT_EQ(changes.look("s"), "3,6 north ready 2");

  Table passes(
      inFlight({{"h", "a", "medium-infantry", 3, 6, "north", fleeing}, {"i", "a", "heavy-infantry", 3, 5}, far, own}));
  passes.advance();
  EXPECT_EQ(passes.look("h"), "3,4 south fleeing 0");

  const Layout atTheEdge = inFlight({{"h", "a", "heavy-infantry", 3, 2, "north", fleeing},
                                     {"i", "a", "heavy-infantry", 3, 1},
                                     {"j", "a", "heavy-infantry", 3, 0},
                                     far,
                                     own});
  Table staying(atTheEdge);
  staying.advance();
  EXPECT_EQ(staying.look("h"), "3,2 south fleeing 0");
  Table leaving(atTheEdge, {{"flight-through-friends", "passes"}});
  leaving.advance();
  EXPECT_EQ(leaving.look("h"), "gone") << "friends pushed it off";
}

TEST(OthwReadings, AnEnemyWithinTheAllowanceCutsAFlightOffFriendsOrNot) {  // OT-FLE-5, D35
  Table t(inFlight({{"h", "a", "medium-infantry", 3, 6, "north", fleeing},
                    {"i", "a", "heavy-infantry", 3, 5},
                    {"e", "b", "levy", 3, 4, "north"},
                    far,
                    own}));
  t.advance();
  EXPECT_EQ(t.look("h"), "gone");
}

// Heavy cavalry strikes heavy infantry in front: 1 hit, then as many failed retreat tests as faces.
Table beaten(Layout layout, const std::vector<int>& tests, const Options& options = {}) {
  Table t(layout, options);
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  t.advance(tests);
  return t;
}

Layout facingWith(std::vector<Piece> more) {
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 3}, {"h", "b", "heavy-infantry", 4, 4, "south"}, far}};
  layout.pieces.insert(layout.pieces.end(), more.begin(), more.end());
  return layout;
}

TEST(OthwReadings, ARetreatChangesPlacesWithSkirmishers) {  // OT-RET-2, D52
  const Layout layout = facingWith({{"s", "b", "skirmishers", 4, 5, "south"}});
  Table t = beaten(layout, {3, 4});
  EXPECT_EQ(t.look("h"), "4,5 south ready 3");
  EXPECT_EQ(t.look("s"), "4,4 south ready 2");
  EXPECT_EQ(t.asked(), "stop") << "the square is not vacated: nobody follows up";
  EXPECT_EQ(beaten(layout, {3, 4}, {{"retreat-through-friends", "next-empty"}}).look("h"), "4,6 south ready 3");
  EXPECT_EQ(beaten(layout, {3, 4}, {{"retreat-through-friends", "barred"}}).look("h"), "4,4 south ready 2");
}

TEST(OthwReadings, FriendsPushNobodyOffTheTable) {  // OT-RET-6, D52
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 5},
                 {"h", "b", "heavy-infantry", 4, 6, "south"},
                 {"s", "b", "skirmishers", 4, 7, "south"},
                 {"q", "b", "levy", 9, 7, "south"}}};
  Table t = beaten(layout, {3, 4});
  EXPECT_EQ(t.look("h"), "4,7 south ready 3");
  EXPECT_EQ(t.look("s"), "4,6 south ready 2");
  EXPECT_EQ(beaten(layout, {3, 3, 3}).look("h"), "gone") << "the very square that it steps to lies off the table";
  EXPECT_EQ(beaten(layout, {3}, {{"retreat-through-friends", "next-empty"}}).look("h"), "gone");
}

TEST(OthwReadings, BeingHemmedInCostsOnceARound) {  // OT-RET-7, D53
  const Layout layout = facingWith({{"r", "b", "levy", 4, 5, "south"}});
  Table once = beaten(layout, {1, 2, 3});
  EXPECT_EQ(once.look("h"), "4,4 north ready 2") << "in its place, its back to the enemy";
  EXPECT_EQ(beaten(layout, {1, 2, 3}, {{"barred-retreat-costs", "each-step"}}).look("h"), "4,4 north ready 1");
  EXPECT_EQ(beaten(layout, {1, 2, 3}, {{"barred-retreat-costs", "nothing"}}).look("h"), "4,4 north ready 3");
}

TEST(OthwReadings, PushedFriendsAndExchangesGoTogether) {  // D26, D52
  const Layout layout = facingWith({{"s", "b", "skirmishers", 4, 5, "south"}, {"r", "b", "levy", 4, 6, "south"}});
  Table t = beaten(layout, {1, 2, 3}, {{"blocked-retreat", "push-friends"}});
  EXPECT_EQ(t.look("s"), "4,4 south ready 2");
  EXPECT_EQ(t.look("h"), "4,6 north ready 3");
  EXPECT_EQ(t.look("r"), "4,7 south ready 3");
}

TEST(OthwReadings, AFlankAttackPushesAlongTheLineOrHomewards) {  // OT-RET-2, D54
  const Layout layout{{{"c", "a", "heavy-cavalry", 3, 4, "east"}, {"h", "b", "heavy-infantry", 4, 4, "south"}, far}};
  const auto struckInFlank = [&](const Options& options) {
    Table t(layout, options);
    t.act(fighting("c"), {4});
    t.advance({5, 1, 1});
    t.advance({1, 2, 3});
    return t.look("h");
  };
  EXPECT_EQ(struckInFlank({}), "6,4 east ready 3");
  EXPECT_EQ(struckInFlank({{"retreat-direction", "base-edge"}}), "4,6 north ready 3");
}

Layout inPursuit(std::vector<Piece> pieces, const char* fate = "on-table") {
  Layout layout{std::move(pieces)};
  layout.pieces[0].status = {{"state", "pursuing"}, {"pursuedUnitFate", fate}};
  layout.state = Json::parse(R"({"turn": 1, "active": "a", "step": "own-pursuits",
    "relations": [{"relation": "pursuedUnit", "from": "c", "to": "h", "value": 1}]})");
  return layout;
}

TEST(OthwReadings, TheCatchEndsAPursuit) {  // OT-PUR-3, D55
  const Layout layout =
      inPursuit({{"c", "a", "heavy-cavalry", 4, 2, "north"}, {"h", "b", "levy", 4, 4, "north", fleeing}, far});
  Table t(layout);
  t.advance({1});
  EXPECT_EQ(t.look("h"), "gone");
  EXPECT_EQ(t.look("c"), "4,4 north halted 3");
  Table later(layout, {{"quarry-caught", "next-phase"}});
  later.advance({1});
  EXPECT_EQ(later.look("c"), "4,4 north pursuing 3");
}

TEST(OthwReadings, AQuarryThatRunsIntoItsVictorIsCaught) {  // D36, D55
  Layout layout{{{"c", "a", "levy", 4, 3, "north", {{"strengthLeft", 1}}},
                 {"h", "b", "heavy-infantry", 4, 2, "north"},
                 far,
                 own}};
  Table t(layout);
  t.act(stop);
  ASSERT_EQ(t.battle.active, 1);
  t.act(fighting("h"), {4});
  t.advance({3, 1, 1});
  EXPECT_EQ(t.look("h"), "4,2 north pursuing 4");
  t.act(stop);
  EXPECT_EQ(t.look("c"), "4,3 north fleeing 0");
  t.advance();
  EXPECT_EQ(t.look("c"), "gone");
  EXPECT_EQ(t.look("h"), "4,2 north halted 4");
}

TEST(OthwReadings, APursuerWhoseQuarryIsGoneHaltsUntested) {  // OT-PUR-6, D37
  Layout layout =
      inPursuit({{"c", "a", "heavy-cavalry", 4, 2, "north"}, {"h", "b", "levy", 4, 4, "north"}, far}, "destroyed");
  layout.pieces[1].status = {{"state", "gone"}};
  layout.people = general("c");
  Table t(layout);
  EXPECT_EQ(t.asked(), "advance") << "there is no test that a general could have rolled again";
  t.advance();
  EXPECT_EQ(t.look("c"), "4,2 north halted 3");
  Table tests(layout, {{"quarry-gone", "tests-on"}});
  tests.act({{"action", "pursue"}, {"unit", "c"}}, {1});
  EXPECT_EQ(tests.look("c"), "4,2 north pursuing 3");
}

TEST(OthwReadings, WhoWaitsToFleeIsLeftAlone) {  // OT-FLE-6, D35
  const Layout layout{{{"c", "a", "heavy-cavalry", 4, 3}, {"h", "b", "levy", 4, 4, "north", waiting}, far}};
  const Table t(layout);
  EXPECT_EQ(t.verdict(fighting("c")), "OT-CMB-3 not-facing-enemy, OT-FLE-6 waits-and-is-left-alone");
  EXPECT_EQ(t.verdict(charging("c", Json::array())), "OT-FLE-6 waits-and-is-left-alone");
  Table slaughtered(layout, {{"waiting-fleers", "slaughtered"}});
  slaughtered.act(fighting("c"), {4});
  EXPECT_EQ(slaughtered.look("h"), "gone");
}

TEST(OthwReadings, AUnitWaitsThatBrokeInTheEnemysPhaseUntilItFlees) {  // OT-FLE-4
  Table t(facingWith({}));
  t.battle.unit(t.unit("h")).status[UnitStatus::strengthLeft] = 1;
  t.act(fighting("c"), {4});
  t.advance({5, 1, 1, 1, 1, 1});
  EXPECT_TRUE(waitsToFlee(t.battle, t.unit("h")));
  EXPECT_EQ(t.look("c"), "4,3 north pursuing 3");
  t.act(stop);
  t.advance();
  EXPECT_EQ(t.look("h"), "4,5 north fleeing 0");
  EXPECT_FALSE(waitsToFlee(t.battle, t.unit("h")));
}

TEST(OthwReadings, ElephantsKilledByTheirMahoutsCostAPointOrNone) {  // D32
  Layout layout{{{"e",
                  "a",
                  "indian-elephants",
                  4,
                  2,
                  "north",
                  {{"state", "rampaging"}, {"strengthLeft", 1}, {"compulsoryDone", true}}},
                 far,
                 own}};
  const Json mahouts{{"action", "mahouts"}, {"unit", "e"}};
  Table t(layout);
  t.act(mahouts, {4, 6, 1, 1, 1});
  EXPECT_EQ(t.look("e"), "gone");
  EXPECT_EQ(t.morale(0), 9);
  Table free(layout, {{"mahouts-kill-costs", "no"}});
  free.act(mahouts, {4, 6, 1, 1, 1});
  EXPECT_EQ(free.look("e"), "gone");
  EXPECT_EQ(free.morale(0), 10);
  layout.people = general("e");
  Table withGeneral(layout, {{"mahouts-kill-costs", "no"}});
  withGeneral.act(mahouts, {6, 1, 1, 1});
  EXPECT_EQ(withGeneral.morale(0), 9) << "he is lost all the same";
}

TEST(OthwReadings, AGeneralReRollsForAnyUnitUnderAnOption) {  // D38
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 1, "north", {{"moved", "singly"}}}, {"g", "a", "levy", 0, 1}, far}};
  layout.people = general("g");
  const Json again{{"action", "further-move"}, {"unit", "c"}, {"steps", f1}, {"reroll", true}};
  EXPECT_EQ(Table(layout).verdict(again), "OT-GEN-8 no-able-general");
  Table any(layout, {{"reroll-reach", "any-unit"}});
  any.act(again, {4, 1, 6, 2});
  EXPECT_EQ(any.look("c"), "4,2 north ready 3");
}

TEST(OthwReadings, APhalanxNegatesAHitFromAnySideOrInFrontAlone) {  // D24
  const Layout layout{{{"c", "a", "heavy-cavalry", 3, 4, "east"}, {"h", "b", "pike-phalanx", 4, 4, "south"}, far}};
  const auto afterTheDice = [&](const Options& options) {
    Table t(layout, options);
    t.act(fighting("c"), {4});
    t.advance({5, 1, 1});
    return t.step();
  };
  EXPECT_EQ(afterTheDice({}), "cancel-hits");
  EXPECT_EQ(afterTheDice({{"phalanx-negates", "front-only"}}), "retreat-tests");
}

TEST(OthwReadings, AGeneralRalliesHisUnitOrThoseBesideIt) {  // D38
  Layout layout = facingWith({{"g", "a", "levy", 3, 3}});
  layout.people = general("g");
  const auto askedAfterAHit = [&](const Options& options) {
    Table t(layout, options);
    t.act(fighting("c"), {4});
    t.advance({1, 1, 1, 5, 1, 1});
    return t.step() + " " + t.asked();
  };
  EXPECT_EQ(askedAfterAHit({}), "retreat-tests advance");
  EXPECT_EQ(askedAfterAHit({{"rally-reach", "adjacent-units"}}), "cancel-hits rally");
}

TEST(OthwReadings, FortuneFavoursTheBoldInEachTestOrOnce) {  // D40
  Layout layout = facingWith({});
  layout.people = Json::parse(R"([{"id": "p", "side": "a", "type": "alexander", "unit": "c",
                                   "status": {"fortuneUsed": true}}])");
  const auto fought = [&](const Options& options, const std::vector<int>& dice) {
    Table t(layout, options);
    t.act(fighting("c"));
    t.act({{"action", "join-in"}});
    t.advance(dice);
    return t.battle.person(0).present;
  };
  // Five dice with his two, three back, then his two risk dice, of which one is a 1.
  EXPECT_TRUE(fought({}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 6}));
  EXPECT_FALSE(fought({{"fortune", "once-a-battle"}}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 2}))
      << "the Fate Roll removes him";
}

TEST(OthwReadings, AGeneralExemptsHisGroupOrHisUnitAlone) {  // OT-GEN-7, D38
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 1}, {"d", "a", "heavy-cavalry", 5, 1}, far}};
  layout.people = general("c");
  const Json group{{"action", "group-move"}, {"units", {"c", "d"}}, {"steps", f1}};
  Table exempt(layout);
  exempt.act(group);
  EXPECT_EQ(exempt.look("d"), "5,2 north ready 3");
  Table rolled(layout, {{"general-with-group", "own-unit-only"}});
  rolled.act(group, {4});
  EXPECT_EQ(rolled.look("d"), "5,2 north ready 3");
}

}  // namespace
}  // namespace signifer::othw::test::readings_play_test
