// Markers and dummies: the other side cannot tell one from the other, until somebody looks.
#include "view/markers.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "play/change_words.h"
#include "play/override.h"
#include "play/position.h"
#include "sheet/report.h"
#include "sheet/writers.h"
#include "toy_battle.h"
#include "view/told_to_side.h"
#include "view/view_json.h"

namespace signifer::markers_test {
namespace {

using namespace test;

Json meetingWith(const Json& markers) {
  Json json = Json::parse(textOf(meetingFile));
  json["markers"] = markers;
  return json;
}

Position opened(const Json& json) {
  const Document document = Document::parse("battle", json.dump());
  return readPosition(toyLibrary(), document.root());
}

std::vector<KnownMarker> seenOf(const Position& position, SideIndex side) {
  return markersFor(position.rules->definition(), position.battle, side);
}

const Json over2 = {{{"unit", "b2"}}};
const Json dummyThere = {{{"side", "blue"}, {"x", 28}, {"y", 26}}};

TEST(Markers, HideWhoeverIsBelowAndTellThePlace) {
  const Position battle = opened(meetingWith(over2));
  EXPECT_TRUE(isMarkedHidden(battle.battle.unit(3)));
  EXPECT_EQ(visibilityOf(battle.battle), Visibility::hidden);
  const auto seen = seenOf(battle, 0);
  ASSERT_EQ(seen.size(), 1U);
  EXPECT_EQ(seen[0].number, 1);
  EXPECT_EQ(seen[0].unit, noUnit);
  EXPECT_EQ(seen[0].at, battle.battle.unit(3).pose.centre);
  EXPECT_EQ(seenOf(battle, 1)[0].unit, 3);
  const Json view = writeView(*battle.rules, battle.battle, 0);
  EXPECT_EQ(view["markers"].dump(), R"([{"number":1,"side":"blue","x":28,"y":26,"veiled":true}])");
  EXPECT_EQ(view.dump().find("Second Blues"), std::string::npos);
  // Written and read it is the same battle, and so is the view.
  const Json written = writeBattle(*battle.rules, battle.battle);
  EXPECT_EQ(opened(written).battle, battle.battle);
  EXPECT_EQ(writeBattle(*battle.rules, opened(view).battle)["markers"], view["markers"]);
}

// The very bytes of what the other side gets are the same.
TEST(Markers, OverAUnitAreNoOtherThanDummies) {
  Json hidden = meetingWith(dummyThere);
  for (Json& unit : hidden["units"])
    if (unit["id"] == "b2") unit["hidden"] = true;
  const Position withDummy = opened(hidden);
  const Position withUnit = opened(meetingWith(over2));
  EXPECT_EQ(writeView(*withDummy.rules, withDummy.battle, 0).dump(2),
            writeView(*withUnit.rules, withUnit.battle, 0).dump(2));
  EXPECT_NE(writeView(*withDummy.rules, withDummy.battle, 1).dump(2),
            writeView(*withUnit.rules, withUnit.battle, 1).dump(2));
}

// No more than that is told: a dummy that passes for the same arm makes the same view.
TEST(Markers, TellTheArmWhereTheBattleSaysSo) {
  const auto with = [](const Json& markers, const char* symbol) {
    Json json = meetingWith(markers);
    json["markersTell"] = "arm";
    for (Json& unit : json["units"])
      if (unit["id"] == "b2") {
        unit["symbol"] = symbol;
        unit["hidden"] = true;
      }
    return opened(json);
  };
  const auto told = [](const Position& position, SideIndex side) {
    return writeView(*position.rules, position.battle, side);
  };
  const Json horseThere = {{{"side", "blue"}, {"x", 28}, {"y", 26}, {"arm", "mounted"}}};
  const Position mounted = with(over2, "heavy-cavalry");
  const std::string horse = R"([{"number":1,"side":"blue","x":28,"y":26,"arm":"mounted","veiled":true}])";
  EXPECT_EQ(told(mounted, 0)["markers"], Json::parse(horse));
  EXPECT_EQ(told(mounted, 0)["markersTell"], "arm");
  EXPECT_EQ(seenOf(mounted, 1)[0].arm, MarkerArm::mounted);
  EXPECT_EQ(told(mounted, 0).dump(2), told(with(over2, "elephant"), 0).dump(2));
  EXPECT_EQ(told(mounted, 0).dump(2), told(with(horseThere, "heavy-cavalry"), 0).dump(2));
  EXPECT_EQ(told(with(over2, "archer"), 0).dump(2), told(with(dummyThere, "archer"), 0).dump(2));
  EXPECT_NE(told(with(over2, "archer"), 0)["markers"], told(mounted, 0)["markers"]);
  for (const Position& position : {mounted, with(horseThere, "archer")}) {
    const Json written = writeBattle(*position.rules, position.battle);
    EXPECT_EQ(opened(written).battle, position.battle);
    const Json view = told(position, 0);
    EXPECT_EQ(writeBattle(*position.rules, opened(view).battle)["markers"], view["markers"]);
  }
  // Without the battle's word the pretence is nobody's to know.
  const Json quiet = told(opened(meetingWith(horseThere)), 0);
  EXPECT_FALSE(quiet["markers"][0].contains("arm"));
}

// The numbers go by the places, not by the order of the list.
TEST(Markers, HaveNumbersThatTellNothing) {
  const Json one = {{{"unit", "b2"}}, {{"side", "blue"}, {"x", 10}, {"y", 30}}};
  const Json two = {{{"side", "blue"}, {"x", 10}, {"y", 30}}, {{"unit", "b2"}}};
  EXPECT_EQ(opened(meetingWith(one)).battle, opened(meetingWith(two)).battle);
  EXPECT_EQ(seenOf(opened(meetingWith(one)), 1)[0].unit, noUnit);
}

Session playing(const Position& position) { return {position.rules, position.battle, 3}; }

std::string lastTold(const Session& session) {
  std::string all;
  for (const AccountLine& line : session.event(session.eventCount() - 1).account) all += line.text + "\n";
  return all;
}

TEST(Markers, AreLookedUnderByAnEnemyWhoComesNear) {
  const Position position = opened(meetingWith({{{"side", "blue"}, {"x", 20}, {"y", 16}}, {{"unit", "b2"}}}));
  Session session = playing(position);
  // Six inches from the dummy as they stand, edge to edge; one inch nearer it is found.
  ASSERT_EQ(session.act(actionFrom(session, R"({"action": "walk", "unit": "r1", "path": [{"ahead": 1}]})")).kind,
            Attempt::Kind::done);
  EXPECT_NE(lastTold(session).find("Marker 1: nobody was there. First Reds looked."), std::string::npos)
      << lastTold(session);
  EXPECT_EQ(markersFor(session.rules().definition(), session.battle(), 0).size(), 1U);
  session.undo();
  EXPECT_EQ(markersFor(session.rules().definition(), session.battle(), 0).size(), 2U);
}

TEST(Markers, GoWhenTheUnitBelowIsRevealed) {
  const Position position = opened(meetingWith(over2));
  Session session = playing(position);
  session.override(R"({"units": [{"id": "b2", "hidden": false}]})", "seen from the tower");
  EXPECT_TRUE(markersFor(session.rules().definition(), session.battle(), 0).empty());
  session.undo();
  session.override(R"({"units": [{"id": "r1", "x": 28, "y": 21}]})", "put right");
  (void)session.act(actionFrom(session, R"({"action": "end-walking"})"));
  EXPECT_NE(lastTold(session).find("Marker 1 was Second Blues."), std::string::npos) << lastTold(session);
  EXPECT_TRUE(markersFor(session.rules().definition(), session.battle(), 0).empty());
}

TEST(Markers, AreLaidByHandAndToldToNobody) {
  const Position position = opened(meetingWith(over2));
  Session session = playing(position);
  session.override(R"({"markers": [{"side": "blue", "x": 8, "y": 30}]})", "a ruse");
  EXPECT_NE(lastTold(session).find("marker 2 laid, a dummy of Blues"), std::string::npos) << lastTold(session);
  session.override(R"({"units": [{"id": "b1", "hidden": true, "marker": true}]})", "a ruse");
  EXPECT_NE(lastTold(session).find("marker 3 laid over First Blues"), std::string::npos) << lastTold(session);
  EXPECT_EQ(markersFor(session.rules().definition(), session.battle(), 0).size(), 3U);
  const std::string report = writeText(makeReport(session, 0));
  for (const char* secret : {"dummy", "ruse", "First Blues", "Second Blues"})
    EXPECT_EQ(report.find(secret), std::string::npos) << report;
  EXPECT_FALSE(ToldToSide(session, 0).event(0));
  session.override(R"({"markers": [{"number": 2, "gone": true}]})", "enough");
  EXPECT_EQ(markersFor(session.rules().definition(), session.battle(), 0).size(), 2U);
  EXPECT_THROW(session.override(R"({"markers": [{"number": 2, "gone": true}]})", "again"), SourceError);
  EXPECT_THROW(session.override(R"({"markers": [{"side": "blue", "x": 80, "y": 30}]})", "off"), SourceError);
  session.override(R"({"markers": [{"side": "blue", "x": 9, "y": 30, "arm": "mounted"}]})", "hoofs");
  EXPECT_TRUE(markersOf(session.battle()).back().mounted);
}

TEST(Markers, OfDummiesAloneAreASecretToo) {
  const Position position = opened(meetingWith(dummyThere));
  EXPECT_TRUE(hasSecrets(position.rules->definition(), position.battle));
  EXPECT_FALSE(seenBy(*position.rules, position.battle, 0).seesAll());
  EXPECT_TRUE(seenBy(*position.rules, position.battle, 1).seesAll());
}

TEST(Markers, WrongOnesAreRefused) {
  for (const char* wrong :
       {R"([{"unit": "nobody"}])", R"([{"unit": "b2"}, {"unit": "b2"}])", R"([{"side": "blue", "x": 1}])",
        R"([{"unit": "b2", "x": 1}])", R"([{"number": 1, "unit": "b2"}, {"unit": "b1"}])",
        R"([{"number": 1, "unit": "b2"}, {"number": 1, "unit": "b1"}])", R"([{"side": "green", "x": 1, "y": 1}])",
        R"([{"side": "blue", "x": 1, "y": 1, "arm": "camels"}])", R"([{"unit": "b2", "arm": "foot"}])"})
    EXPECT_THROW((void)opened(meetingWith(Json::parse(wrong))), SourceError) << wrong;
}

}  // namespace
}  // namespace signifer::markers_test
