// Deployment in play: zones and order are judged with figures, and everything is an event like any other.
#include "play/deployment.h"

#include "play/journal.h"
#include "play/position.h"
#include "play/wording.h"
#include "sheet/event_words.h"
#include "toy_battle.h"

namespace signifer::deployment_test {
namespace {

using namespace test;

Json deployed(const std::string& order) {
  Json battle = Json::parse(textOf(meetingFile));
  battle["deployment"] = Json::parse(R"({"first": "red", "zones": [
    {"side": "red", "edge": "south", "depthInches": 12},
    {"side": "blue", "outline": [[0, 24], [48, 24], [48, 36], [0, 36]]}]})");
  if (!order.empty()) battle["deployment"]["order"] = order;
  return battle;
}

std::unique_ptr<Session> begun(const Json& battle) {
  const Document file = Document::parse("battle", battle.dump());
  Position position = readPosition(toyLibrary(), file.root());
  return std::make_unique<Session>(position.rules, std::move(position.battle), 3);
}

Attempt place(Session& session, const std::string& unit, double x, double y) {
  return session.act(actionFrom(session, Json{{"action", "deploy"}, {"unit", unit}, {"at", {x, y}}}.dump()));
}

std::vector<std::string> codesOf(const Verdict& verdict) {
  std::vector<std::string> codes;
  for (const Reason& reason : verdict.reasons) codes.emplace_back(reason.code);
  return codes;
}

TEST(Deployment, WithoutAnOrderNobodyIsAsked) {
  const auto session = begun(deployed(""));
  EXPECT_FALSE(deploymentNow(session->rules().definition(), session->battle()));
  EXPECT_TRUE(session->battle().unit(0).present);
  EXPECT_EQ(session->battle().setup->deployment.zones.size(), 2U);
}

TEST(Deployment, ASideAfterTheOtherPlacesItsUnitsInItsZone) {
  const auto session = begun(deployed("turns"));
  const Definition& d = session->rules().definition();
  auto now = deploymentNow(d, session->battle());
  ASSERT_TRUE(now);
  EXPECT_EQ(now->side, 0);
  EXPECT_EQ(now->units, (std::vector<UnitIndex>{0, 1}));
  EXPECT_EQ(d.sequence().step(session->decision().step).id, "deployment");
  EXPECT_FALSE(session->battle().unit(0).present);
  // Half an inch of the base lies beyond the line at 12.
  const Attempt beyond = place(*session, "r1", 20, 11.5);
  ASSERT_EQ(beyond.kind, Attempt::Kind::refused);
  EXPECT_EQ(codesOf(beyond.verdict), std::vector<std::string>{"deploy-outside"});
  ASSERT_TRUE(beyond.verdict.reasons[0].measured);
  const Length half = session->battle().unit(0).base.depth / 2;
  EXPECT_EQ(beyond.verdict.reasons[0].measured->value, 11500 + half - 12000);
  EXPECT_NE(sentence(d, session->battle(), beyond.verdict.reasons[0]).find("Outside the zone by "), std::string::npos);
  ASSERT_TRUE(beyond.verdict.nearest);
  EXPECT_TRUE(session->rules().judge(session->battle(), *beyond.verdict.nearest).legal());
  EXPECT_FALSE(beyond.verdict.witness.empty());
  EXPECT_EQ(codesOf(place(*session, "b1", 20, 30).verdict), std::vector<std::string>{"deploy-not-yours"});
  EXPECT_EQ(codesOf(place(*session, "r1", 0, 6).verdict).front(), "deploy-off-table");
  ASSERT_EQ(place(*session, "r1", 20, 6).kind, Attempt::Kind::done);
  EXPECT_TRUE(session->battle().unit(0).present);
  EXPECT_EQ(codesOf(place(*session, "r2", 21, 6).verdict), std::vector<std::string>{"deploy-on-another"});
  const Action done = actionFrom(*session, R"({"action": "deployed"})");
  EXPECT_EQ(codesOf(session->act(done).verdict), std::vector<std::string>{"deploy-left"});
  // Placed ones can be moved, turned by a way.
  ASSERT_EQ(session
                ->act(actionFrom(*session, R"({"action": "deploy", "unit": "r1", "at": [10, 6],
                                                 "turn": [{"pivot": 90}]})"))
                .kind,
            Attempt::Kind::done);
  EXPECT_EQ(session->battle().unit(0).pose, (Pose{{10000, 6000}, 9000}));
  ASSERT_EQ(place(*session, "r2", 28, 6).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(done).kind, Attempt::Kind::done);
  EXPECT_EQ(deploymentNow(d, session->battle())->side, 1);
  ASSERT_EQ(place(*session, "b1", 20, 30).kind, Attempt::Kind::done);
  ASSERT_EQ(place(*session, "b2", 28, 30).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(done).kind, Attempt::Kind::done);
  EXPECT_FALSE(deploymentNow(d, session->battle()));
  EXPECT_EQ(d.sequence().step(session->battle().step).id, "walking");
  EXPECT_TRUE(session->battle().tasks.empty());
  EXPECT_EQ(codesOf(place(*session, "r1", 20, 6).verdict), std::vector<std::string>{"not-now"});
  for (int i = 0; i < 6; ++i) session->undo();
  EXPECT_EQ(session->battle(), session->before(session->eventCount()));
  EXPECT_TRUE(deploymentNow(d, session->battle()));
}

// Within the bounds of a zone and yet outside it; and whoever has no room in his own place has some in the zone.
TEST(Deployment, ZonesMayHaveABend) {
  Json battle = deployed("turns");
  battle["deployment"]["first"] = "blue";
  battle["deployment"]["zones"][1]["outline"] =
      Json::parse("[[0, 24], [48, 24], [48, 36], [24, 36], [24, 30], [0, 30]]");
  for (Json& unit : battle["units"]) unit["y"] = unit["side"] == "blue" ? 6 : 20;
  const auto session = begun(battle);
  const Attempt beyond = place(*session, "b1", 12, 33);
  ASSERT_EQ(codesOf(beyond.verdict), std::vector<std::string>{"deploy-outside"});
  ASSERT_TRUE(beyond.verdict.reasons[0].measured);
  EXPECT_EQ(beyond.verdict.reasons[0].measured->value, 3000 + session->battle().unit(2).base.depth / 2);
  EXPECT_EQ(place(*session, "b1", 36, 33).kind, Attempt::Kind::done);
  session->undo();
  while (deploymentNow(session->rules().definition(), session->battle())) {
    ActionList offered;
    session->rules().candidates(session->battle(), session->decision(), offered);
    ASSERT_FALSE(offered.empty());
    ASSERT_TRUE(session->rules().judge(session->battle(), offered.front()).legal());
    ASSERT_EQ(session->act(offered.front()).kind, Attempt::Kind::done);
  }
  for (const Unit& unit : session->battle().units) EXPECT_TRUE(unit.present);
}

TEST(Deployment, OneUnitInTurn) {
  const auto session = begun(deployed("alternately"));
  const Definition& d = session->rules().definition();
  std::vector<int> sides;
  for (const auto& [unit, x, y] :
       {std::tuple{"r1", 20, 6}, std::tuple{"b1", 20, 30}, std::tuple{"r2", 28, 6}, std::tuple{"b2", 28, 30}}) {
    const auto now = deploymentNow(d, session->battle());
    ASSERT_TRUE(now);
    sides.push_back(now->side);
    ASSERT_EQ(place(*session, unit, x, y).kind, Attempt::Kind::done) << unit;
  }
  EXPECT_EQ(sides, (std::vector<int>{0, 1, 0, 1}));
  EXPECT_FALSE(deploymentNow(d, session->battle()));
}

TEST(Deployment, WhoIsPutOnTheTableByHandIsPlaced) {
  const auto session = begun(deployed("alternately"));
  const Definition& d = session->rules().definition();
  EXPECT_TRUE(waitsToDeploy(d, session->battle(), 0));
  EXPECT_FALSE(endOfPlacing(d, session->battle()));
  // Far outside its zone.
  session->override(R"({"units": [{"id": "r1", "x": 20, "y": 20, "present": true}]})", "photo");
  EXPECT_TRUE(session->battle().unit(0).present);
  EXPECT_FALSE(waitsToDeploy(d, session->battle(), 0));
  EXPECT_TRUE(waitsToDeploy(d, session->battle(), 1));
  ASSERT_TRUE(deploymentNow(d, session->battle()));
  session->override(R"({"units": [{"id": "r2", "x": 30, "y": 20, "present": true},
                                  {"id": "b1", "x": 20, "y": 30, "present": true},
                                  {"id": "b2", "x": 30, "y": 30, "present": true}]})",
                    "photo");
  EXPECT_FALSE(deploymentNow(d, session->battle())) << "all are placed, and the battle begins";
  EXPECT_EQ(session->battle().unit(0).pose.centre, (Point{20000, 20000}));
}

TEST(Deployment, BehindAScreenNobodyIsSeenBeforeBothAreDone) {
  const auto session = begun(deployed("secretly"));
  const Action done = actionFrom(*session, R"({"action": "deployed"})");
  ASSERT_EQ(place(*session, "r1", 20, 6).kind, Attempt::Kind::done);
  EXPECT_EQ(session->event(0).account.front().text.find("First Reds"), std::string::npos);
  ASSERT_EQ(place(*session, "r2", 28, 6).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(done).kind, Attempt::Kind::done);
  EXPECT_FALSE(session->battle().unit(0).present);
  EXPECT_FALSE(session->battle().unit(1).present);
  ASSERT_EQ(place(*session, "b1", 20, 30).kind, Attempt::Kind::done);
  ASSERT_EQ(place(*session, "b2", 28, 30).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(done).kind, Attempt::Kind::done);
  for (const Unit& unit : session->battle().units) EXPECT_TRUE(unit.present);
  EXPECT_EQ(session->battle().unit(0).pose.centre, (Point{20000, 6000}));
}

// No word of what happens behind the screen names anybody or a place: placed, placed elsewhere, changed by hand, unit
// or leader.
TEST(Deployment, NothingToldOfTheScreenSaysWhoOrWhere) {
  Json battle = deployed("secretly");
  battle["people"] = Json::parse(R"([{"id": "rl", "name": "Rufus", "side": "red", "x": 24, "y": 5}])");
  const auto session = begun(battle);
  const auto leader = [&](double x) {
    return session->act(
        actionFrom(*session, Json{{"action", "deploy-leader"}, {"person", "rl"}, {"at", {x, 6}}}.dump()));
  };
  ASSERT_EQ(place(*session, "r1", 20, 6).kind, Attempt::Kind::done);
  ASSERT_EQ(place(*session, "r2", 28, 6).kind, Attempt::Kind::done);
  ASSERT_EQ(place(*session, "r1", 16, 6).kind, Attempt::Kind::done);
  ASSERT_EQ(leader(24).kind, Attempt::Kind::done);
  ASSERT_EQ(leader(30).kind, Attempt::Kind::done);
  session->override(R"({"units": [{"id": "r1", "x": 17}]})", "");
  session->tellAnew();
  const std::vector<std::string> told{
      "Reds placed a unit behind the screen.",  "Reds placed a unit behind the screen.",
      "Reds moved a unit behind the screen.",   "Reds placed a leader behind the screen.",
      "Reds moved a leader behind the screen.", "By hand: something behind the screen."};
  for (std::size_t i = 0; i < told.size(); ++i) {
    const Event& event = session->event(i);
    ASSERT_EQ(event.account.size(), 1U) << i;
    EXPECT_EQ(event.account[0].text, told[i]);
    EXPECT_EQ(event.account[0].unit, noUnit);
    EXPECT_EQ(eventInWords(session->rules(), session->before(i), event) + ".", told[i]);
  }
}

// Back to the other side's go, forward to it, and to the fallen screen: each shows what is hidden.
TEST(Deployment, GoingPastTheScreenIsKnown) {
  const auto session = begun(deployed("secretly"));
  const Definition& d = session->rules().definition();
  const Action done = actionFrom(*session, R"({"action": "deployed"})");
  EXPECT_EQ(sideBehindScreen(d, session->battle()), 0);
  ASSERT_EQ(place(*session, "r1", 20, 6).kind, Attempt::Kind::done);
  ASSERT_EQ(place(*session, "r2", 28, 6).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(done).kind, Attempt::Kind::done);
  ASSERT_EQ(place(*session, "b1", 20, 30).kind, Attempt::Kind::done);
  ASSERT_EQ(place(*session, "b2", 28, 30).kind, Attempt::Kind::done);
  ASSERT_EQ(session->act(done).kind, Attempt::Kind::done);
  ASSERT_FALSE(deploymentNow(d, session->battle()));
  const auto opens = [&](std::size_t from, std::size_t to) {
    return opensScreen(d, session->before(from), session->before(to));
  };
  EXPECT_FALSE(opens(2, 1)) << "his own";
  EXPECT_FALSE(opens(5, 4)) << "his own";
  EXPECT_TRUE(opens(3, 2)) << "the first side's, in the second's turn";
  EXPECT_TRUE(opens(5, 0));
  EXPECT_TRUE(opens(2, 4)) << "the second side's, in the first's turn";
  EXPECT_TRUE(opens(4, 6)) << "both";
  EXPECT_FALSE(opens(6, 1)) << "both have deployed";
  EXPECT_FALSE(opensScreen(d, begun(deployed("turns"))->battle(), session->before(4)));
}

// Saved in the middle, kept in a journal, played by machine: as every other moment.
TEST(Deployment, IsSavedReplayedAndPlayedByMachine) {
  for (const char* order : {"turns", "alternately", "secretly"}) {
    const auto session = begun(deployed(order));
    const auto commander = makeCommander("greedy", 1);
    for (int i = 0; i < 200 && !session->outcome(); ++i) {
      const Action answer = answerOf(*session, *commander);
      ASSERT_TRUE(session->rules().judge(session->battle(), answer).legal()) << order;
      ASSERT_EQ(session->act(answer).kind, Attempt::Kind::done) << order;
      const Document saved = Document::parse("saved", writeBattle(session->rules(), session->battle()).dump());
      const Position again = readPosition(toyLibrary(), saved.root());
      ASSERT_EQ(again.battle, session->battle()) << order << " " << i;
    }
    EXPECT_TRUE(session->outcome()) << order;
    Session replayed(session->sharedRules(), session->start(), session->seed());
    for (std::size_t i = 0; i < session->eventCount(); ++i)
      ASSERT_TRUE(replayed.replay(session->event(i))) << order << " " << i;
  }
}

TEST(Deployment, FaultsOfThePlanAreNamed) {
  const auto fault = [](const std::string& plan) {
    Json battle = Json::parse(textOf(meetingFile));
    battle["deployment"] = Json::parse(plan);
    try {
      (void)begun(battle);
    } catch (const SourceError& e) {
      return e.pointer() + " " + e.expected();
    }
    return std::string();
  };
  EXPECT_EQ(fault(R"({"order": "at random"})"), "/deployment/order one of turns, alternately, secretly was expected");
  EXPECT_EQ(fault(R"({"zones": [{"side": "red"}]})").substr(0, 19), "/deployment/zones/0");
  EXPECT_EQ(fault(R"({"zones": [{"side": "green", "edge": "south", "depthInches": 3}]})").substr(0, 24),
            "/deployment/zones/0/side");
}

}  // namespace
}  // namespace signifer::deployment_test
