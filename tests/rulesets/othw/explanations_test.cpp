// The referee's words with a verdict: the deciding figures, the unit that is the reason, the rule, and the action asked
// instead. The account's sentences come with their rules. Worked by hand.
#include "rulesets/othw/play_support.h"
#include "schema/source_error.h"

namespace signifer::othw::test::explanations_test {
namespace {

const Json f1 = {"forward"}, f2 = {"forward", "forward"}, f3 = {"forward", "forward", "forward"};
const Piece far{"far", "b", "levy", 9, 7, "south"};

Json moving(const char* unit, const Json& steps) { return {{"action", "move"}, {"unit", unit}, {"steps", steps}}; }
Json charging(const char* unit, const Json& steps) { return {{"action", "charge"}, {"unit", unit}, {"steps", steps}}; }

// The figures of a verdict, "RULE code measured/allowed" each.
std::string figuresOf(const Table& t, const Json& json) {
  std::string all;
  for (const Reason& figure : t.rules().judge(t.battle, t.action(json)).figures)
    all += (all.empty() ? "" : ", ") + std::string(figure.rule) + " " + std::string(figure.code) + " " +
           (figure.measured ? std::to_string(figure.measured->value) : "-") +
           (figure.allowed ? "/" + std::to_string(figure.allowed->value) : "");
  return all;
}

UnitIndex unitOf(const Table& t, const Json& json) {
  const Verdict verdict = t.rules().judge(t.battle, t.action(json));
  return verdict.reasons.empty() ? noUnit : verdict.reasons.front().unit;
}

TEST(OthwFigures, StandWithLegalMovesToo) {
  const Table t({{{"c", "a", "heavy-cavalry", 4, 1},
                  {"l", "a", "light-cavalry", 7, 1},
                  {"h", "a", "heavy-infantry", 0, 1},
                  {"i", "a", "heavy-infantry", 1, 1},
                  {"e", "b", "levy", 4, 4, "south"}}});
  EXPECT_EQ(figuresOf(t, moving("c", {"forward", "left"})), "OT-MOV-1 moves-spent 2/3, OT-MOV-2 turns-cost-moves 1");
  EXPECT_EQ(figuresOf(t, moving("l", {"left", "forward", "right"})),
            "OT-MOV-1 moves-spent 1/4, OT-MOV-4 turns-are-free -");
  EXPECT_EQ(figuresOf(t, charging("c", f2)), "OT-CHG-2 charge-needs 3/3");
  EXPECT_EQ(figuresOf(t, {{"action", "group-move"}, {"units", {"h", "i"}}, {"steps", f1}}),
            "OT-GRP-3 moves-spent 1/1, OT-GRP-1 group-hangs-together -, OT-GRP-2 group-faces-one-way -");
  EXPECT_EQ(t.said(moving("c", {"forward", "forward", "left", "forward"})), "Too far: 4 of 3 squares.");
}

TEST(OthwFigures, OfAMoveThroughFriends) {
  Layout layout{{{"m", "a", "medium-infantry", 0, 0}, {"s1", "a", "skirmishers", 0, 1}, far}};
  EXPECT_EQ(figuresOf(Table(layout), moving("m", f2)), "OT-MOV-7 squares-to-empty 2/2, OT-MOV-1 moves-spent 2/2");
  layout.pieces.push_back({"s2", "a", "skirmishers", 0, 2});
  const Table t(layout);
  EXPECT_EQ(t.said(moving("m", f3)), "Not enough moves to come out beyond s2: 3 of 2 squares.");
  EXPECT_EQ(unitOf(t, moving("m", f3)), t.unit("s2"));
}

TEST(OthwFigures, AWayLongerThanTheFormCountsIsMeasuredWhole) {
  const Table t({{{"c", "a", "heavy-cavalry", 0, 0}, far}});
  const Verdict verdict = t.rules().judge(t.battle, t.action(moving("c", Json(7, "forward"))));
  ASSERT_FALSE(verdict.reasons.empty());
  EXPECT_EQ(verdict.reasons[0].measured, Figure::squares(7));
  const Verdict turns = t.rules().judge(t.battle, t.action(moving("c", Json(12, "left"))));
  EXPECT_EQ(turns.reasons[0].measured, Figure::squares(12));
}

// OT-FUP-2: nobody asks an Impetuous winner, so the step says what he must do.
TEST(OthwReasons, AnImpetuousWinnerIsNotAsked) {
  Layout layout{{{"r", "a", "warband", 3, 3}, {"e", "b", "levy", 3, 5}, far}};
  layout.state = Json::parse(R"({"turn": 2, "active": "a", "step": "winner-follows",
                                 "tasks": [{"task": "follow-up", "args": [1, 0, 43, 33]}]})");
  const Table t(layout);
  EXPECT_EQ(t.verdict({{"action", "follow-up"}}), "OT-FUP-2 must-follow-up");
  EXPECT_EQ(t.said({{"action", "follow-up"}}), "r must follow up: Impetuous.");
}

// OT-SEQ-6: a general who has been used is not said to be free at once.
TEST(OthwReasons, AUsedGeneralHasNoFigureThatSaysOtherwise) {
  Layout layout{{{"r1", "a", "levy", 3, 3}, {"r2", "a", "levy", 4, 3}, far}};
  layout.people = Json::parse(R"([{"id": "one", "name": "One", "side": "a", "type": "scipio", "unit": "r1",
                                   "status": {"activated": true}},
                                  {"id": "two", "name": "Two", "side": "a", "type": "consul", "unit": "r2"}])");
  layout.state = Json::parse(R"({"turn": 2, "active": "a", "step": "general-leftovers"})");
  const Table t(layout);
  EXPECT_EQ(t.verdict(moving("r1", f1)), "OT-SEQ-6 general-used");
  EXPECT_EQ(figuresOf(t, moving("r1", f1)).find("general-not-used-yet"), std::string::npos);
}

// OT-TER-2 shortens a charge that reaches, too; OT-TER-3 frees Skirmishers in a group.
TEST(OthwFigures, SayWhatTheGroundDoes) {
  const Table charge({{{"c", "a", "heavy-cavalry", 3, 3}, {"e", "b", "levy", 3, 4, "south"}, far},
                      Json::array(),
                      Json::parse(R"([{"kind": "wood", "squares": [[3, 4]]}])")});
  EXPECT_EQ(figuresOf(charge, charging("c", Json::array())), "OT-TER-2 moves-spent 1/1, OT-CHG-2 charge-needs 1/1");
  const Table group({{{"v", "a", "velites", 3, 3}, {"w", "a", "velites", 4, 3}, far},
                     Json::array(),
                     Json::parse(R"([{"kind": "wood", "squares": [[3, 4]]}])")});
  const std::string figures = figuresOf(group, {{"action", "group-move"}, {"units", {"v", "w"}}, {"steps", f1}});
  EXPECT_NE(figures.find("OT-TER-3 ground-does-not-bind"), std::string::npos) << figures;
}

TEST(OthwReasons, WhoHasMovedIsSaidOnce) {
  const Table t({{{"r1", "a", "levy", 3, 3, "north", {{"moved", "singly"}}}, {"r2", "a", "levy", 4, 3}, far}});
  EXPECT_EQ(t.verdict({{"action", "group-move"}, {"units", {"r1", "r2"}}, {"steps", f1}}), "OT-GRP-4 already-moved");
}

// OT-SEQ-2, OT-SEQ-9: the rule that ended the time for it is said beside whose time it is.
TEST(OthwReasons, CompulsoryMovesComeBeforeActions) {
  Layout layout{{{"r1", "a", "levy", 3, 3, "north", {{"state", "pursuing"}, {"compulsoryDone", true}}},
                 {"r2", "a", "levy", 4, 1},
                 {"e", "b", "levy", 3, 5, "north", {{"state", "fleeing"}}},
                 far}};
  layout.state["relations"] = Json::parse(R"([{"relation": "pursuedUnit", "from": "r1", "to": "e", "value": 1}])");
  const Table t(layout);
  EXPECT_EQ(t.verdict({{"action", "pursue"}, {"unit", "r1"}}), "OT-SEQ-3 not-now, OT-SEQ-2 pursues-before-actions");
  EXPECT_EQ(t.verdict({{"action", "rampage"}, {"unit", "r1"}}), "OT-SEQ-3 not-now, OT-SEQ-9 rampages-before-actions");
}

// OT-MOV-5, OT-MOV-1: the place along the way is told, and that it is too long as well.
TEST(OthwReasons, ABlockedWayMayBeTooLongAsWell) {
  const Table t({{{"m", "a", "levy", 4, 1}, {"e", "b", "levy", 4, 3, "south"}, far}});
  EXPECT_EQ(t.verdict(moving("m", f3)), "OT-MOV-5 enemy-in-the-way, OT-MOV-1 too-far");
  EXPECT_EQ(t.said(moving("m", f3)).substr(0, 44), "In the way after 1 square of 3 squares: e.");
}

// OT-CHG-2: of a way that nobody has named it is not said where it ends.
TEST(OthwReasons, AChargeWithoutAWaySaysWhetherThereIsOne) {
  const Table t({{{"c", "a", "heavy-cavalry", 4, 1}, {"e", "b", "levy", 5, 2, "south"}, far}});
  const auto said = [&](const char* target, const Json& steps) {
    return t.said({{"action", "charge"}, {"unit", "c"}, {"steps", steps}, {"target", target}});
  };
  EXPECT_EQ(said("far", Json::array()), "No way that is open and short enough leads to far.");
  EXPECT_EQ(said("e", Json::array()), "legal");
  EXPECT_EQ(said("e", f1), "The way does not end before e.");
}

TEST(OthwRules, DifficultGroundShortensAMoveAndACharge) {  // OT-TER-2
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 1}, {"h", "b", "heavy-infantry", 4, 4, "south"}}};
  layout.terrain = Json::parse(R"([{"kind": "wood", "squares": [[4, 2]]}])");
  const Table t(layout);
  EXPECT_EQ(t.said(moving("c", f2)), "Too far: difficult ground leaves c 1 move, 2 squares needed.");
  EXPECT_EQ(t.verdict(charging("c", f2)), "OT-TER-2 charge-too-short-in-terrain");
  EXPECT_EQ(t.said(charging("c", f2)), "Difficult ground shortens the charge at h to 1 move, 3 squares needed.");
  EXPECT_EQ(unitOf(t, charging("c", f2)), t.unit("h"));
}

TEST(OthwRules, ChargesTooShortOnOpenGroundAreTooShort) {  // OT-CHG-2
  Layout layout{{{"m", "a", "medium-infantry", 4, 1}, {"h", "b", "heavy-infantry", 4, 4, "south"}}};
  EXPECT_EQ(Table(layout).said(charging("m", f2)), "The charge falls short of h: 2 moves, 3 squares needed.");
  layout.terrain = Json::parse(R"([{"kind": "wood", "squares": [[4, 4]]}])");
  EXPECT_EQ(Table(layout).verdict(charging("m", f2)), "OT-CHG-2 charge-too-short") << "too far on open ground too";
}

TEST(OthwRules, ARampagingFriendInTheWay) {  // OT-RAM-9
  const Table t({{{"c", "a", "heavy-cavalry", 4, 1},
                  {"d", "a", "heavy-cavalry", 5, 1},
                  {"e", "a", "indian-elephants", 4, 3, "north", {{"state", "rampaging"}}},
                  far}});
  EXPECT_EQ(t.verdict(moving("c", f3)), "OT-RAM-9 rampaging-friend-in-the-way");
  EXPECT_EQ(unitOf(t, moving("c", f3)), t.unit("e"));
  EXPECT_EQ(t.said(moving("c", f3)), "In the way: e. Rampaging elephants count as an enemy.");
  EXPECT_EQ(t.verdict({{"action", "group-move"}, {"units", {"c", "d"}}, {"steps", f2}}),
            "OT-RAM-9 rampaging-friend-in-the-way");
}

TEST(OthwUnits, TheMemberThatIsTheReasonIsNamed) {
  const Table t({{{"h", "a", "heavy-infantry", 3, 1},
                  {"i", "a", "heavy-infantry", 3, 2},
                  {"k", "a", "heavy-infantry", 4, 1, "east"},
                  {"x", "a", "heavy-infantry", 7, 1},
                  far}});
  const auto group = [](const Json& units) { return Json{{"action", "group-move"}, {"units", units}, {"steps", f1}}; };
  EXPECT_EQ(unitOf(t, group({"h", "i", "k"})), t.unit("k")) << "faces another way";
  EXPECT_EQ(unitOf(t, group({"h", "i", "x"})), t.unit("x")) << "apart from the others";
}

TEST(OthwNotNow, SaysWhatComesFirst) {
  Table t({{{"c", "a", "heavy-cavalry", 4, 3},
            {"d", "a", "heavy-cavalry", 0, 1},
            {"h", "b", "heavy-infantry", 4, 4, "south"},
            far}});
  EXPECT_EQ(t.said({{"action", "follow-up"}}), "A may choose an action now.");
  t.act({{"action", "combat"}, {"unit", "c"}}, {4});
  EXPECT_EQ(t.said(moving("d", f1)), "Roll the attack dice of c and its enemy first.");
  t.advance({5, 2, 6, 5, 1, 1});
  EXPECT_EQ(t.said(moving("d", f1)), "h must take its retreat tests first.");
  t.advance({3, 4});
  EXPECT_EQ(t.said(moving("d", f1)), "c must say first whether it follows up.");
}

TEST(OthwAccount, CitesTheRowsOfAMove) {
  Layout layout{
      {{"m", "a", "medium-infantry", 0, 0}, {"s", "a", "skirmishers", 0, 1}, {"c", "a", "heavy-cavalry", 4, 1}, far}};
  layout.terrain = Json::parse(R"([{"kind": "wood", "squares": [[4, 2]]}])");
  Table t(layout);
  EXPECT_EQ(t.account(moving("m", f2), {4}),
            "m rolled 4 on the phase-end die: the phase went on. [OT-SEQ-4]\n"
            "m moved 2 squares: 2 of 2 moves. [OT-MOV-1 OT-MOV-7]\n");
  EXPECT_EQ(t.account(moving("c", f1), {3}),
            "c rolled 3 on the phase-end die: the phase went on. [OT-SEQ-4]\n"
            "c moved 1 square: 1 of 1 move. [OT-MOV-1 OT-TER-2]\n");
}

TEST(OthwAccount, CitesTheRowsOfACombat) {
  Table t(
      {{{"c", "a", "heavy-cavalry", 4, 3}, {"h", "b", "heavy-infantry", 4, 4, "south", {{"strengthLeft", 1}}}, far}});
  EXPECT_EQ(t.account({{"action", "combat"}, {"unit", "c"}}, {4}),
            "c rolled 4 on the phase-end die: the phase went on. [OT-SEQ-4]\nc attacked h. [OT-CMB-3]\n");
  EXPECT_EQ(t.account({{"action", "advance"}}, {5, 1, 1, 1, 1, 1}),
            "c struck at h: 3 dice, 5 or more: 1 hit. [OT-CMB-4 OT-CMB-5]\n"
            "h struck at c: 3 dice, 5 or more: no hits. [OT-CMB-4 OT-CMB-5]\n"
            "c took no hits, Strength 3; h took 1 hit, Strength 0. [OT-CMB-11 OT-CMB-12]\n"
            "c beat h. [OT-CMB-12]\n"
            "h broke before c. [OT-FLE-1 OT-MOR-3]\n"
            "c went in pursuit of h. [OT-PUR-1]\n"
            "h will flee in the next phase of B. [OT-FLE-4]\n"
            "Army Morale of B fell from 10 to 9. [OT-MOR-3]\n");
}

TEST(OthwAccount, SaysWhyAPursuitStoppedShort) {  // D11
  Layout layout{{{"c", "a", "heavy-cavalry", 4, 2, "north", {{"state", "pursuing"}}},
                 {"h", "b", "levy", 4, 6, "north", {{"state", "fleeing"}}},
                 far}};
  layout.state = Json::parse(R"({"turn": 1, "active": "a", "step": "own-pursuits",
    "relations": [{"relation": "pursuedUnit", "from": "c", "to": "h", "value": 1}]})");
  layout.terrain = Json::parse(R"([{"kind": "wood", "squares": [[4, 4]]}])");
  Table t(layout);
  EXPECT_EQ(t.account({{"action", "advance"}}, {1}),
            "c rolled 1, needed 4 or more, and went on in pursuit. [OT-PUR-2 OT-LED-1]\n"
            "c chased h 1 square and stopped before difficult ground. [OT-PUR-2 OT-PUR-5 OT-TER-2]\n");
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// A unit that is kept from the first square on has chased nobody "0 squares".
TEST(OthwAccount, SaysOfAChaseThatEndsAtOnceThatThereWasNone) {
  const auto accountWith = [](const Piece& inTheWay) {
    Layout layout{{{"c", "a", "heavy-cavalry", 4, 2, "north", {{"state", "pursuing"}}},
                   {"h", "b", "levy", 4, 6, "north", {{"state", "fleeing"}}},
                   inTheWay,
                   far}};
    layout.state = Json::parse(R"({"turn": 1, "active": "a", "step": "own-pursuits",
      "relations": [{"relation": "pursuedUnit", "from": "c", "to": "h", "value": 1}]})");
    return Table(layout).account({{"action", "advance"}}, {1});
  };
  EXPECT_TRUE(has(accountWith({"f", "a", "heavy-infantry", 4, 3}),
                  "\nc could not chase h: the way was barred. [OT-PUR-2 OT-PUR-5]\n"));
  EXPECT_TRUE(has(accountWith({"e", "b", "heavy-infantry", 4, 3, "south"}),
                  "\nc went after h and met another enemy at once. [OT-PUR-2 OT-PUR-5 OT-PUR-6]\n"));
}

TEST(OthwAccount, SaysWhatAGeneralDoesAboutARoll) {
  Layout layout{{{"g", "a", "heavy-infantry", 3, 1}, {"c", "a", "heavy-cavalry", 6, 1}, far}};
  layout.people = Json::parse(R"([{"id": "p", "name": "P", "side": "a", "type": "scipio", "unit": "g"}])");
  Table t(layout);
  t.act(moving("g", f1), {});
  EXPECT_EQ(t.account({{"action", "further-move"}, {"unit", "g"}, {"steps", f1}, {"reroll", true}}, {1, 6, 6}),
            "P had a failed roll of g thrown again. [OT-GEN-8 OT-GEN-9]\n"
            "g rolled 6, needed 4 or more, and moved again. [OT-MOV-8 OT-LED-1]\n"
            "g moved 1 square: 1 of 1 move. [OT-MOV-1]\n");
  Layout fight{{{"c", "a", "heavy-cavalry", 4, 3}, {"h", "b", "heavy-infantry", 4, 4, "south"}, far}};
  fight.people = Json::parse(R"([{"id": "p", "name": "P", "side": "a", "type": "alexander", "unit": "c"}])");
  Table struck(fight);
  struck.act({{"action", "combat"}, {"unit", "c"}}, {});
  struck.act({{"action", "join-in"}, {"joins", false}});
  struck.advance({1, 1, 1, 5, 1, 1});
  EXPECT_TRUE(
      struck.account({{"action", "rally"}, {"rallies", false}}).starts_with("P did not rally c. [OT-GEN-12]\n"));
}

TEST(OthwAccount, TellsUnitsOfOneNameApartByTheirSides) {
  Json json = Layout{{{"h", "a", "heavy-infantry", 3, 1}, {"i", "a", "heavy-infantry", 4, 1}, far}}.json();
  json["units"][0]["name"] = "Javelins";
  json["units"][2]["name"] = "Javelins";
  const Document file = Document::parse("scene", json.dump());
  const Battle battle = readBattle(*standard(), file.root());
  EXPECT_EQ(unitInFull(battle, 0), "Javelins (A)");
  EXPECT_EQ(unitInFull(battle, 1), "i") << "who has a name for himself keeps it";
  EXPECT_EQ(unitInFull(battle, 2), "Javelins (B)");
  EXPECT_EQ(unitInFull(battle, noUnit), "");
}

TEST(OthwAccount, KeepsRulingsThatAnswerAlikeWhenAskedAgain) {
  const RuleSet& rules = *standard();
  Battle battle = scenario(rules, "demonstration");
  RolledDice dice(streamSeed(3, 0, "battle"));
  ActionList list;
  int asked = 0;
  for (int i = 0; i < 300 && !rules.outcome(battle); ++i) {
    list.clear();
    rules.candidates(battle, rules.decision(battle), list);
    ListChronicle chronicle;
    rules.resolve(battle, list[static_cast<std::size_t>(i * 7) % list.size()], dice, chronicle);
    for (const Entry& entry : chronicle.entries)
      for (const Consultation& one : entry.consulted) {
        ScriptedDice faces(one.faces);
        ASSERT_FALSE(one.procedure->refuse(one.inputs)) << entry.phrase;
        const Ruling again = one.procedure->rule(one.inputs, faces);
        ASSERT_EQ(again.result.size(), one.ruling.result.size());
        for (std::size_t r = 0; r < again.result.size(); ++r)
          ASSERT_EQ(again.result[r].whole, one.ruling.result[r].whole) << entry.phrase;
        ASSERT_EQ(faces.used(), one.faces.size()) << entry.phrase;
        ++asked;
      }
  }
  EXPECT_GT(asked, 200);
}

std::string refusedTable(const char* patch) {
  try {
    HouseRules house;
    house.patch = patch;
    (void)makeRuleSet(&make, signifer::test::sourcePath("rulesets/othw"), house);
  } catch (const SourceError& error) {
    return error.pointer();
  }
  return "accepted";
}

TEST(OthwTables, AreReadWithinBounds) {
  EXPECT_EQ(refusedTable(R"({"tables": {"armyMorale": {"unitsToAPoint": {"value": 0}}}})"),
            "/tables/armyMorale/unitsToAPoint/value");
  EXPECT_EQ(refusedTable(R"({"tables": {"boundMoves": {"value": 0}}})"), "/tables/boundMoves/value");
  EXPECT_EQ(refusedTable(R"({"tables": {"moraleLoss": {"slaughtered": {"value": 1}}}})"),
            "/tables/moraleLoss/slaughtered/value");
  EXPECT_EQ(refusedTable(R"({"tables": {"rampage": {"left": 9}}})"), "/tables/rampage/left");
  EXPECT_EQ(refusedTable(R"({"tables": {"boundMoves": {"value": 2}}})"), "accepted");
}

}  // namespace
}  // namespace signifer::othw::test::explanations_test
