// Objectives: places and units that are worth points, counted at the ends of turns, and the last turn by a die.
#include "occasions/objectives.h"

#include <sstream>

#include "battle/scoring.h"
#include "play/journal.h"
#include "play/position.h"
#include "sheet/report.h"
#include "sheet/writers.h"
#include "toy_battle.h"
#include "view/told_to_side.h"
#include "view/view_json.h"

namespace signifer::objectives_test {
namespace {

using namespace test;

Json withObjectives(const char* objectives) {
  Json battle = Json::parse(textOf(meetingFile));
  battle["objectives"] = Json::parse(objectives);
  return battle;
}

/// A hill under the First Reds that counts each turn, a ford under the Second Blues that counts at the end.
Json meetingForAHill() {
  return withObjectives(R"([
    {"name": "The hill", "points": 2, "when": "turn", "x": 20, "y": 10},
    {"name": "The ford", "points": 3, "x": 28, "y": 27, "widthInches": 6, "depthInches": 2},
    {"name": "First Blues", "points": 4, "unit": "b1"}])");
}

Position positionOf(const Json& battle) {
  const Document file = Document::parse("battle", battle.dump());
  return readPosition(toyLibrary(), file.root());
}

std::unique_ptr<Session> sessionOf(const Json& battle) {
  Position position = positionOf(battle);
  return std::make_unique<Session>(position.rules, std::move(position.battle), 3);
}

/// Nobody walks until so many turns are over.
void endTurns(Session& session, int turns, const std::vector<int>& typed = {}) {
  const int until = session.battle().turn + turns;
  while (session.battle().turn < until && !session.outcome()) {
    const bool walking = !session.decision().automatic;
    const Action action = actionFrom(session, walking ? R"({"action": "end-walking"})" : R"({"action": "fight"})");
    ASSERT_EQ(session.act(action, typed).kind, Attempt::Kind::done);
  }
}

std::string toldOf(const Session& session) {
  std::string told;
  for (std::size_t i = 0; i < session.eventCount(); ++i)
    for (const AccountLine& line : session.event(i).account) told += line.text + "\n";
  return told;
}

std::string whyRefused(const Json& battle) {
  try {
    (void)positionOf(battle);
  } catch (const SourceError& e) {
    return e.pointer() + ": " + e.expected();
  }
  return "nothing";
}

std::string whyRefused(const char* objective) {
  return whyRefused(withObjectives(("[" + std::string(objective) + "]").c_str()));
}

TEST(Objectives, AreReadAndWritten) {
  Json battle = meetingForAHill();
  battle["lastTurn"] = {{"turn", 6}, {"needs", 4}, {"latest", 8}};
  const Position position = positionOf(battle);
  ASSERT_EQ(position.battle.setup->objectives.size(), 3U);
  EXPECT_EQ(position.battle.setup->objectives[0].radius, 3 * oneInch);
  EXPECT_EQ(position.battle.setup->objectives[2].unit, 2);
  ASSERT_TRUE(position.battle.setup->lastTurn);
  EXPECT_EQ(position.battle.setup->lastTurn->latest, 8);
  EXPECT_EQ(positionOf(writeBattle(*position.rules, position.battle)).battle, position.battle);
}

TEST(Objectives, ThatMakeNoSenseAreRefusedWithTheirPlace) {
  EXPECT_EQ(whyRefused(R"({"points": 2, "x": 1, "y": 1})"), "/objectives/0: the member \"name\" is missing");
  EXPECT_EQ(whyRefused(R"({"name": "Hill"})"),
            "/objectives/0: one of a place (\"x\" and \"y\"), \"unit\" and \"exit\" was expected");
  EXPECT_EQ(whyRefused(R"({"name": "Hill", "x": 1, "y": 1, "unit": "r1"})"),
            "/objectives/0: one of a place (\"x\" and \"y\"), \"unit\" and \"exit\" was expected");
  EXPECT_EQ(whyRefused(R"({"name": "Hill", "x": 1, "y": 1, "when": "never"})"),
            "/objectives/0/when: end or turn was expected");
  EXPECT_EQ(whyRefused(R"({"name": "Guards", "unit": "r1", "when": "turn"})"),
            "/objectives/0/when: end was expected: a unit is lost once");
  EXPECT_EQ(whyRefused(R"({"name": "Hill", "squares": [[1, 1]]})"),
            "/objectives/0/squares: \"x\" and \"y\" were expected: the table has no squares");
  EXPECT_NE(whyRefused(R"({"name": "Hill", "x": 100, "y": 1})").find("/objectives/0/x"), std::string::npos);
  EXPECT_NE(whyRefused(R"({"name": "Hill", "x": 1, "y": 1, "side": "green"})").find("\"red\" or \"blue\""),
            std::string::npos);
  EXPECT_NE(whyRefused(R"({"name": "Hill", "unit": "r9"})").find("/objectives/0/unit"), std::string::npos);
  Json battle = meetingForAHill();
  battle["lastTurn"] = {{"turn", 6}, {"latest", 8}};
  EXPECT_NE(whyRefused(battle).find("/lastTurn/latest: \"needs\" was expected"), std::string::npos);
}

TEST(Objectives, AreCountedAtTheEndOfEachTurn) {
  const auto session = sessionOf(meetingForAHill());
  endTurns(*session, 1);
  EXPECT_EQ(pointsScored(session->battle(), 0), 2);
  EXPECT_EQ(pointsScored(session->battle(), 1), 0);
  EXPECT_NE(toldOf(*session).find("Reds held The hill: 2 points."), std::string::npos) << toldOf(*session);
  // Told as a part of the turn that ended.
  EXPECT_EQ(session->event(session->eventCount() - 1).account.back().when.turn, 1);
  EXPECT_EQ(Objectives(session->rules(), session->battle()).total(), (Points{2, 3}));
  endTurns(*session, 1);
  EXPECT_EQ(pointsScored(session->battle(), 0), 4);
  session->undo();
  EXPECT_EQ(pointsScored(session->battle(), 0), 2);
}

TEST(Objectives, AreNobodysWhereBothSidesStand) {
  Json battle = meetingForAHill();
  battle["units"][2]["y"] = 14;
  const auto session = sessionOf(battle);
  endTurns(*session, 1);
  EXPECT_EQ(pointsScored(session->battle(), 0), 0);
}

TEST(Objectives, AreForOneSideAloneWhereTheBattleSaysSo) {
  Json battle = meetingForAHill();
  battle["objectives"][0]["side"] = "blue";
  const auto session = sessionOf(battle);
  endTurns(*session, 1);
  EXPECT_EQ(pointsScored(session->battle(), 0), 0);
  EXPECT_NE(objectiveInWords(session->battle(), session->battle().setup->objectives[0]).find("for Blues alone"),
            std::string::npos);
}

TEST(Objectives, OfALostUnitAreTheEnemys) {
  Json battle = meetingForAHill();
  battle["units"][2]["present"] = false;
  const auto session = sessionOf(battle);
  EXPECT_EQ(Objectives(session->rules(), session->battle()).total(), (Points{4, 3}));
}

TEST(Objectives, DecideWhereTheRulesNameNoWinner) {
  Json battle = meetingForAHill();
  battle["options"] = {{"turn-limit", 2}};
  const auto session = sessionOf(battle);
  endTurns(*session, 2);
  const auto outcome = session->outcome();
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, 0);
  EXPECT_EQ(outcome->why, "objectives-decide");
  EXPECT_NE(toldOf(*session).find("Points for objectives: Reds 4, Blues 3."), std::string::npos) << toldOf(*session);
  const std::string report = writeText(makeReport(*session, noSide));
  EXPECT_NE(report.find("The ford"), std::string::npos) << report;
}

TEST(Objectives, LeaveAWinnerByTheRulesAlone) {
  Json battle = meetingForAHill();
  for (std::size_t unit : {0, 1}) battle["units"][unit]["present"] = false;
  const auto session = sessionOf(battle);
  ASSERT_TRUE(session->outcome());
  EXPECT_EQ(session->outcome()->why, "last-army-standing");
}

TEST(LastTurn, IsRolledForWithThePlayersOwnDice) {
  Json battle = meetingForAHill();
  battle["lastTurn"] = {{"turn", 2}, {"needs", 4}, {"latest", 3}};
  const auto session = sessionOf(battle);
  endTurns(*session, 1);
  EXPECT_FALSE(session->outcome());
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) session->setDice(side, DiceOrigin::typed);
  const Action walkOn = actionFrom(*session, R"({"action": "end-walking"})");
  ASSERT_EQ(session->act(walkOn).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(actionFrom(*session, R"({"action": "fight"})")).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(walkOn).kind, Attempt::Kind::done);
  const Action last = actionFrom(*session, R"({"action": "fight"})");
  const Attempt wanted = session->act(last);
  ASSERT_EQ(wanted.kind, Attempt::Kind::diceWanted);
  EXPECT_EQ(wanted.wanted->phrase, "dice-last-turn");
  ASSERT_EQ(session->act(last, {3}).kind, Attempt::Kind::done);
  EXPECT_FALSE(session->outcome());
  EXPECT_NE(toldOf(*session).find("The battle goes on: rolled 3, ends on 4 or more."), std::string::npos);
  session->undo();
  ASSERT_EQ(session->act(last, {4}).kind, Attempt::Kind::done);
  ASSERT_TRUE(session->outcome());
  EXPECT_TRUE(lastTurnIsOver(session->battle()));
  EXPECT_EQ(session->outcome()->winner, 0);
  const Position again = positionOf(writeBattle(session->rules(), session->battle()));
  EXPECT_EQ(again.battle, session->battle());
  EXPECT_TRUE(again.rules->outcome(again.battle));
}

TEST(LastTurn, EndsTheBattleWithoutADie) {
  Json battle = meetingForAHill();
  battle["lastTurn"] = {{"turn", 2}};
  const auto session = sessionOf(battle);
  endTurns(*session, 5);
  ASSERT_TRUE(session->outcome());
  EXPECT_NE(toldOf(*session).find("The last turn is over."), std::string::npos);
  EXPECT_EQ(pointsScored(session->battle(), 0), 4);
}

TEST(Objectives, AreReplayedToTheByte) {
  Json battle = meetingForAHill();
  battle["lastTurn"] = {{"turn", 4}, {"needs", 5}, {"latest", 6}};
  const auto session = sessionOf(battle);
  playOn(*session);
  ASSERT_TRUE(session->outcome());
  Session again(session->sharedRules(), session->start(), session->seed());
  for (std::size_t i = 0; i < session->eventCount(); ++i) ASSERT_TRUE(again.replay(session->event(i))) << i;
  EXPECT_EQ(again.battle(), session->battle());
  EXPECT_EQ(toldOf(again), toldOf(*session));
}

TEST(Objectives, AreChangedByHandAndTold) {
  const auto session = sessionOf(meetingForAHill());
  session->override(R"({"sides": [{"id": "red", "points": 7}]})", "for the bridge");
  EXPECT_EQ(pointsScored(session->battle(), 0), 7);
  EXPECT_NE(toldOf(*session).find("points for objectives: 0 to 7"), std::string::npos) << toldOf(*session);
}

// The First Reds lie hidden on the hill that the Blues would like to know of.
TEST(Objectives, TellNothingOfAHiddenUnit) {
  Json battle = meetingForAHill();
  battle["units"][0]["hidden"] = true;
  battle["objectives"][2] = {{"name", "First Reds"}, {"points", 5}, {"unit", "r1"}};
  const auto session = sessionOf(battle);
  endTurns(*session, 1);
  EXPECT_EQ(pointsScored(session->battle(), 0), 2);
  EXPECT_EQ(pointsUntold(session->battle(), 0), 2);
  const Json view = writeView(session->rules(), session->battle(), 1);
  EXPECT_FALSE(view["sides"][0].contains("points")) << view["sides"].dump();
  EXPECT_FALSE(view["sides"][0].contains("pointsUntold"));
  EXPECT_EQ(view["objectives"].size(), 2U) << view["objectives"].dump();
  const Json own = writeView(session->rules(), session->battle(), 0);
  EXPECT_EQ(own["sides"][0]["points"], 2);
  EXPECT_FALSE(own["sides"][0].contains("pointsUntold"));
  EXPECT_EQ(own["objectives"].size(), 3U);
  const SideView blues = seenBy(session->rules(), session->battle(), 1);
  EXPECT_EQ(pointsScored(asSeen(session->rules(), session->battle(), blues), 0), 0);
  const ToldToSide telling(*session, 1);
  for (std::size_t i = 0; i < session->eventCount(); ++i) {
    const auto told = telling.event(i);
    if (!told) continue;
    for (const AccountLine& line : told->account) EXPECT_EQ(line.text.find("The hill"), std::string::npos);
  }
  EXPECT_EQ(writeText(makeReport(*session, 1)).find("First Reds"), std::string::npos);
}

// A place is held although an enemy lies hidden there: else the points would tell of him.
TEST(Objectives, AreNotKeptByAnAmbush) {
  Json battle = meetingForAHill();
  battle["units"][2]["hidden"] = true;
  battle["units"][2]["x"] = 20;
  battle["units"][2]["y"] = 13.5;
  battle["objectives"][0]["radiusInches"] = 2.8;
  const auto session = sessionOf(battle);
  EXPECT_NE(Objectives(session->rules(), session->battle()).holder(session->battle().setup->objectives[0], 0), noUnit);
}

}  // namespace
}  // namespace signifer::objectives_test
