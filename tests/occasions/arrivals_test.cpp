// Units that wait off the table: when they come, where, and what happens where there is no room.
#include "battle/arriving.h"
#include "occasions/entry_places.h"
#include "occasions/objectives.h"
#include "play/position.h"
#include "play/wording.h"
#include "table/tabletop.h"
#include "toy_battle.h"
#include "view/view_json.h"

namespace signifer::arrivals_test {
namespace {

using namespace test;

/// The Second Reds come in by the west edge from turn 2 on.
Json relieved(const char* arrives) {
  Json battle = Json::parse(textOf(meetingFile));
  Json& relief = battle["units"][1];
  for (const char* member : {"x", "y", "heading"}) relief.erase(member);
  relief["arrives"] = Json::parse(arrives);
  return battle;
}
Json relieved() { return relieved(R"({"edge": "west", "fromInches": 6, "toInches": 20, "turn": 2})"); }

Position positionOf(const Json& battle) {
  const Document file = Document::parse("battle", battle.dump());
  return readPosition(toyLibrary(), file.root());
}

std::unique_ptr<Session> sessionOf(const Json& battle) {
  Position position = positionOf(battle);
  return std::make_unique<Session>(position.rules, std::move(position.battle), 3);
}

std::string stepOf(const Session& session) {
  return session.rules().definition().sequence().step(session.decision().step).id;
}

/// Nobody walks until somebody is asked for arrivals, for so many turns at most.
void walkOn(Session& session, int turns = 3) {
  const int until = session.battle().turn + turns;
  while (session.battle().turn < until && !session.outcome() && stepOf(session) != "arrivals") {
    const bool walking = !session.decision().automatic;
    const Action action = actionFrom(session, walking ? R"({"action": "end-walking"})" : R"({"action": "fight"})");
    ASSERT_EQ(session.act(action).kind, Attempt::Kind::done);
  }
}

Attempt arrive(Session& session, double x, double y) {
  return session.act(actionFrom(session, Json{{"action", "arrive"}, {"unit", "r2"}, {"at", {x, y}}}.dump()));
}

std::string lastTold(const Session& session) { return session.event(session.eventCount() - 1).account.front().text; }

std::string whyRefused(const char* arrives) {
  try {
    (void)positionOf(relieved(arrives));
  } catch (const SourceError& e) {
    return e.pointer() + ": " + e.expected();
  }
  return "nothing";
}

TEST(Arrivals, AreReadAndWritten) {
  const Position position = positionOf(relieved());
  ASSERT_EQ(position.battle.setup->arrivals.size(), 1U);
  EXPECT_TRUE(waitsOffTable(position.battle.unit(1)));
  EXPECT_FALSE(position.battle.unit(1).present);
  EXPECT_EQ(position.battle.unit(1).pose.heading, 90 * oneDegree);
  EXPECT_EQ(positionOf(writeBattle(*position.rules, position.battle)).battle, position.battle);
}

TEST(Arrivals, ThatMakeNoSenseAreRefusedWithTheirPlace) {
  EXPECT_EQ(whyRefused(R"({"turn": 2})"), "/units/1/arrives: either \"edge\", or \"x\" and \"y\" was expected");
  EXPECT_EQ(whyRefused(R"({"edge": "left", "turn": 2})"),
            "/units/1/arrives/edge: south, north, west or east was expected");
  EXPECT_NE(whyRefused(R"({"edge": "west"})").find("/units/1/arrives"), std::string::npos);
  EXPECT_NE(whyRefused(R"({"edge": "west", "turn": 2, "needs": 7})").find("/units/1/arrives/needs"), std::string::npos);
  EXPECT_EQ(whyRefused(R"({"edge": "west", "turn": 2, "blocked": "never"})"),
            "/units/1/arrives/blocked: nearest or wait was expected");
  EXPECT_NE(whyRefused(R"({"edge": "west", "fromInches": 10, "toInches": 5, "turn": 2})").find("toInches"),
            std::string::npos);
}

TEST(Arrivals, AreAskedForAtTheBeginningOfTheirSidesTurn) {
  const auto session = sessionOf(relieved());
  EXPECT_NE(stepOf(*session), "arrivals");
  walkOn(*session);
  ASSERT_EQ(stepOf(*session), "arrivals");
  EXPECT_EQ(session->battle().turn, 2);
  const Decision decision = session->decision();
  EXPECT_EQ(decision.side, 0);
  EXPECT_EQ(decision.unit, 1);
  ActionList offered;
  session->rules().candidates(session->battle(), decision, offered);
  ASSERT_GT(offered.size(), 3U);
  for (const Action& one : offered) EXPECT_TRUE(session->rules().judge(session->battle(), one).legal());
  // Beyond its stretch; the nearest place that would do is named.
  const Attempt beyond = arrive(*session, 1, 30);
  ASSERT_EQ(beyond.kind, Attempt::Kind::refused);
  EXPECT_EQ(beyond.verdict.reasons.front().code, "arrival-not-at-entry");
  ASSERT_TRUE(beyond.verdict.nearest);
  EXPECT_TRUE(session->rules().judge(session->battle(), *beyond.verdict.nearest).legal());
  EXPECT_EQ(
      session->act(actionFrom(*session, R"({"action": "wait-off-table", "unit": "r2"})")).verdict.reasons.front().code,
      "arrival-has-room");
  // Anywhere along the edge will do: the place is that at the edge.
  ASSERT_EQ(arrive(*session, 9, 12).kind, Attempt::Kind::done);
  const Unit& relief = session->battle().unit(1);
  EXPECT_TRUE(relief.present);
  EXPECT_FALSE(waitsOffTable(relief));
  EXPECT_EQ(relief.pose, (Pose{{(relief.base.depth + 1) / 2, 12000}, 90 * oneDegree}));
  EXPECT_EQ(lastTold(*session), "Second Reds: arrived.");
  EXPECT_EQ(stepOf(*session), "walking");
  session->undo();
  EXPECT_TRUE(waitsOffTable(session->battle().unit(1)));
  session->redo();
  EXPECT_EQ(positionOf(writeBattle(session->rules(), session->battle())).battle, session->battle());
}

TEST(Arrivals, AreRolledForWithThePlayersOwnDice) {
  const auto session = sessionOf(relieved(R"({"edge": "west", "turn": 1, "needs": 4})"));
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) session->setDice(side, DiceOrigin::typed);
  ASSERT_EQ(stepOf(*session), "arrivals");
  ASSERT_TRUE(session->decision().automatic);
  const Action roll = actionFrom(*session, R"({"action": "roll-for-arrivals"})");
  const Attempt wanted = session->act(roll);
  ASSERT_EQ(wanted.kind, Attempt::Kind::diceWanted);
  EXPECT_EQ(wanted.wanted->purpose.unit, 1);
  ASSERT_EQ(session->act(roll, {3}).kind, Attempt::Kind::done);
  EXPECT_EQ(lastTold(*session), "Second Reds: not yet there, rolled 3, needed 4 or more.");
  EXPECT_EQ(stepOf(*session), "walking");
  session->undo();
  ASSERT_EQ(session->act(roll, {4}).kind, Attempt::Kind::done);
  EXPECT_EQ(session->decision().unit, 1);
  session->undo();
  ASSERT_EQ(session->act(roll, {2}).kind, Attempt::Kind::done);
  walkOn(*session);
  // Asked for again in the next turn.
  EXPECT_EQ(session->battle().turn, 2);
  EXPECT_EQ(stepOf(*session), "arrivals");
}

TEST(Arrivals, TakeTheNearestPlaceWhereTheirsIsTaken) {
  Json battle = relieved(R"({"x": 20, "y": 10, "turn": 1})");
  const auto session = sessionOf(battle);
  ASSERT_EQ(stepOf(*session), "arrivals");
  ActionList offered;
  session->rules().candidates(session->battle(), session->decision(), offered);
  ASSERT_EQ(offered.size(), 1U);
  ASSERT_EQ(session->act(offered.front()).kind, Attempt::Kind::done);
  EXPECT_TRUE(session->battle().unit(1).present);
  EXPECT_EQ(lastTold(*session), "Second Reds: arrived at the nearest free place.");
  session->undo();
  // Its own entry is full: whoever would wait is not told of room there.
  EXPECT_EQ(
      session->act(actionFrom(*session, R"({"action": "wait-off-table", "unit": "r2"})")).verdict.reasons.front().code,
      "arrival-has-nearest");
}

TEST(Arrivals, WaitWhereTheBattleSaysSo) {
  const auto session = sessionOf(relieved(R"({"x": 20, "y": 10, "turn": 1, "blocked": "wait"})"));
  const Attempt blocked = arrive(*session, 20, 10);
  ASSERT_EQ(blocked.kind, Attempt::Kind::refused);
  EXPECT_EQ(blocked.verdict.reasons.front().code, "arrival-no-room");
  ASSERT_EQ(session->act(actionFrom(*session, R"({"action": "wait-off-table", "unit": "r2"})")).kind,
            Attempt::Kind::done);
  EXPECT_TRUE(waitsOffTable(session->battle().unit(1)));
  walkOn(*session);
  EXPECT_EQ(session->battle().turn, 2);
  EXPECT_EQ(stepOf(*session), "arrivals");
}

TEST(Arrivals, MayBeBroughtOnByHand) {
  const auto session = sessionOf(relieved());
  session->override(R"({"units": [{"id": "r2", "present": true, "x": 4, "y": 4}]})", "");
  EXPECT_TRUE(session->battle().unit(1).present);
  EXPECT_FALSE(waitsOffTable(session->battle().unit(1)));
  walkOn(*session);
  EXPECT_NE(stepOf(*session), "arrivals");
}

TEST(Arrivals, BroughtOnByHandStandOnTheTable) {
  const auto session = sessionOf(relieved());
  session->override(R"({"units": [{"id": "r2", "present": true}]})", "");
  const Battle& battle = session->battle();
  const Unit& unit = battle.unit(1);
  EXPECT_TRUE(isOn({battle.setup->width, battle.setup->depth}, Footprint(unit.pose, unit.base)));
}

TEST(Arrivals, ComeAfterADeployment) {
  Json battle = relieved();
  battle["deployment"] = {{"order", "turns"}, {"first", "red"}, {"zones", Json::array()}};
  const auto session = sessionOf(battle);
  EXPECT_EQ(stepOf(*session), "deployment");
  const auto commander = makeCommander("random", 5);
  ActionList list;
  while (stepOf(*session) == "deployment")
    ASSERT_EQ(session->act(commander->answer(session->rules(), session->battle(), session->decision(), list)).kind,
              Attempt::Kind::done);
  EXPECT_TRUE(waitsOffTable(session->battle().unit(1)));
  walkOn(*session);
  EXPECT_EQ(stepOf(*session), "arrivals");
}

TEST(Arrivals, OfAHiddenBattleAreTheirSidesSecret) {
  Json battle = relieved();
  battle["visibility"] = "hidden";
  const auto session = sessionOf(battle);
  walkOn(*session);
  ASSERT_EQ(stepOf(*session), "arrivals");
  const Json blues = writeView(session->rules(), session->battle(), 1);
  EXPECT_EQ(blues.dump().find("r2"), std::string::npos) << blues.dump();
  EXPECT_EQ(blues.dump().find("arrives"), std::string::npos);
  const Json reds = writeView(session->rules(), session->battle(), 0);
  EXPECT_NE(reds.dump().find("arrives"), std::string::npos);
  ASSERT_EQ(arrive(*session, 0, 12).kind, Attempt::Kind::done);
  EXPECT_TRUE(seenBy(session->rules(), session->battle(), 1).sees(1));
}

TEST(Exits, AreOfferedAtTheEdgeAndCounted) {
  Json battle = Json::parse(textOf(meetingFile));
  battle["units"][0]["y"] = 35;
  battle["objectives"] = Json::parse(R"([{"name": "The road", "points": 3, "exit": "north", "side": "red"}])");
  const auto session = sessionOf(battle);
  ASSERT_EQ(stepOf(*session), "arrivals");
  EXPECT_EQ(session->decision().unit, 0);
  ASSERT_EQ(session->act(actionFrom(*session, R"({"action": "leave-table", "unit": "r1"})")).kind, Attempt::Kind::done);
  EXPECT_FALSE(session->battle().unit(0).present);
  EXPECT_EQ(leftBy(session->battle().unit(0)), DeploymentZone::Edge::north);
  EXPECT_EQ(Objectives(session->rules(), session->battle()).total(), (Points{3, 0}));
  EXPECT_EQ(positionOf(writeBattle(session->rules(), session->battle())).battle, session->battle());
  session->undo();
  ASSERT_EQ(session->act(actionFrom(*session, R"({"action": "stay-on-table", "unit": "r1"})")).kind,
            Attempt::Kind::done);
  EXPECT_EQ(stepOf(*session), "walking");
}

TEST(Arrivals, AreReplayedToTheByte) {
  Json battle = relieved(R"({"edge": "west", "turn": 1, "needs": 5})");
  battle["objectives"] = Json::parse(R"([{"name": "The road", "points": 3, "exit": "north", "side": "red"}])");
  const auto session = sessionOf(battle);
  playOn(*session);
  ASSERT_TRUE(session->outcome());
  Session again(session->sharedRules(), session->start(), session->seed());
  for (std::size_t i = 0; i < session->eventCount(); ++i) ASSERT_TRUE(again.replay(session->event(i))) << i;
  EXPECT_EQ(again.battle(), session->battle());
}

}  // namespace
}  // namespace signifer::arrivals_test
