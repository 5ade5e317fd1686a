#include "play/battle_json.h"

#include "play/house_rules.h"
#include "play/judge_json.h"
#include "toy_battle.h"

namespace signifer::battle_json_test {
namespace {

using namespace test;

TEST(BattleJson, EveryStateOfABattleIsReadAsItWasWritten) {
  const auto session = newSession();
  playOn(*session);
  for (std::size_t i = 0; i <= session->eventCount(); ++i) {
    const Battle& battle = i < session->eventCount() ? session->before(i) : session->battle();
    const Document document = Document::parse("state", writeBattle(session->rules(), battle).dump());
    ASSERT_EQ(readBattle(session->rules(), document.root()), battle) << i;
  }
}

TEST(BattleJson, EveryActionOfABattleIsReadAsItWasWritten) {
  const auto session = newSession();
  playOn(*session);
  for (std::size_t i = 0; i < session->eventCount(); ++i) {
    const auto& action = std::get<Action>(session->event(i).what);
    const Document document =
        Document::parse("action", writeAction(session->rules(), session->before(i), action).dump());
    ASSERT_EQ(readAction(session->rules(), session->before(i), document.root()), action);
  }
}

TEST(BattleJson, PathsKnowEveryLeg) {
  const auto session = newSession();
  const Action action = actionFrom(*session, R"({"action": "walk", "unit": "r1", "path": [{"ahead": 1.5}, {"back": 1},
      {"left": 0.25}, {"right": 2}, {"wheelLeft": 15.5}, {"wheelRight": 3}, {"pivot": 270}, {"aboutFace": true}]})");
  ASSERT_EQ(action.path.size(), 8U);
  EXPECT_EQ(action.path[0], (Leg{LegKind::ahead, 1500}));
  EXPECT_EQ(action.path[4], (Leg{LegKind::wheelLeft, 1550}));
  EXPECT_EQ(action.path[6], (Leg{LegKind::pivot, 27000}));
  EXPECT_EQ(action.path[7].kind, LegKind::aboutFace);
}

// The place where the reader finds fault with the meeting when this patch is laid over it.
std::string faultOf(const std::string& patch) {
  Document document = Document::load(meetingFile);
  document.patch(Document::parse("patch", patch));
  try {
    const Position position = readPosition(toyLibrary(), document.root());
    return "none";
  } catch (const SourceError& e) {
    return e.pointer();
  }
}

TEST(BattleJson, FaultsAreFoundAtTheirPlace) {
  EXPECT_EQ(faultOf("{}"), "none");
  EXPECT_EQ(faultOf(R"({"format": "other"})"), "/format");
  // The whole file is of another format, and no line of it is wrong.
  EXPECT_EQ(faultOf(R"({"version": 2})"), "");
  EXPECT_EQ(faultOf(R"({"ruleset": "none"})"), "/ruleset");
  EXPECT_EQ(faultOf(R"({"titel": "x"})"), "/titel");
  EXPECT_EQ(faultOf(R"({"table": {"widthInches": 1e300}})"), "/table/widthInches");
  EXPECT_EQ(faultOf(R"({"table": null})"), "");
  EXPECT_EQ(faultOf(R"({"sides": [{"id": "red", "name": "Reds"}]})"), "/sides");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "r1"}]})"), "/units/0");
  EXPECT_EQ(faultOf(R"({"units": [{"id": "r1", "side": "red", "troop": "veteran", "x": 1, "y": 1, "heading": 0}]})"),
            "/units/0/troop");
  EXPECT_EQ(faultOf(R"({"people": [{"id": "r1", "side": "red", "x": 1, "y": 1}]})"), "/people/0/id");
  EXPECT_EQ(faultOf(R"({"terrain": [{"kind": "bog", "outline": []}]})"), "/terrain/0/kind");
  EXPECT_EQ(faultOf(R"({"terrain": [{"kind": "open", "outline": [[0, 0], [1, 1]]}]})"), "/terrain/0/outline");
  EXPECT_EQ(faultOf(R"({"state": {"turn": 0, "active": "red", "step": "walking"}})"), "/state/turn");
  EXPECT_EQ(faultOf(R"({"state": {"turn": 1, "active": "red", "step": "sleeping"}})"), "/state/step");
  EXPECT_EQ(faultOf(R"({"options": {"ties": "all"}})"), "/options/ties");
  EXPECT_EQ(faultOf(R"({"options": {"tiess": "both"}})"), "/options/tiess");
  EXPECT_EQ(faultOf(R"({"houseRules": {"tables": {"walkInch": 7}}})"), "/houseRules/tables/walkInch");
  EXPECT_EQ(faultOf(R"({"houseRules": {"tables": {"walkInches": "far"}}})"), "/houseRules/tables/walkInches");
}

// A state out of these members, on the first decision of the meeting.
std::string stateFault(const std::string& members) {
  return faultOf(R"({"state": {"turn": 1, "active": "red", "step": "walking", )" + members + "}}");
}

TEST(BattleJson, RelationsAreThereOnceAndSaySomething) {
  // The toy has none; its reader is every rule set's.
  EXPECT_EQ(stateFault(R"("relations": [{"relation": "charges", "from": "r1", "to": "b1", "value": 1}])"),
            "/state/relations/0/relation");
  EXPECT_EQ(stateFault(R"("tasks": [{"task": "none", "args": []}])"), "/state/tasks/0/task");
}

TEST(BattleJson, NamesAreShortAndOnOneLine) {
  const auto named = [](const std::string& name) {
    return faultOf(R"({"sides": [{"id": "red", "name": )" + Json(name).dump() +
                   R"(}, {"id": "blue", "name": "Blues"}]})");
  };
  EXPECT_EQ(named("Rouges de l\u2019Empereur"), "none");
  EXPECT_EQ(named("<b>Reds</b>"), "none");
  EXPECT_EQ(named(std::string(200, 'x')), "none");
  EXPECT_EQ(named(std::string(201, 'x')), "/sides/0/name");
  EXPECT_EQ(named("Red\ns"), "/sides/0/name");
  EXPECT_EQ(named("\x1b[31mReds"), "/sides/0/name");
  EXPECT_EQ(faultOf(R"({"notes": ")" + std::string(70000, 'x') + "\"}"), "/notes");
}

TEST(BattleJson, WhatABattleMayHoldIsBounded) {
  const auto pieces = [](std::size_t count, std::size_t corners) {
    Json outline = Json::array();
    for (std::size_t i = 0; i < corners; ++i) outline.push_back({i % 50, i / 50});
    Json list = Json::array();
    for (std::size_t i = 0; i < count; ++i) list.push_back({{"kind", "open"}, {"outline", outline}});
    return faultOf(Json{{"terrain", list}}.dump());
  };
  EXPECT_EQ(pieces(256, 16), "none");
  EXPECT_EQ(pieces(257, 3), "/terrain");
  EXPECT_EQ(pieces(1, 257), "/terrain/0/outline");
  EXPECT_EQ(pieces(17, 256), "/terrain/16/outline");
  Json people = Json::array();
  for (int i = 0; i < 129; ++i)
    people.push_back({{"id", "p" + std::to_string(i)}, {"side", "red"}, {"x", 1}, {"y", 1}});
  EXPECT_EQ(faultOf(Json{{"people", people}}.dump()), "/people");
  EXPECT_EQ(faultOf(R"({"people": [{"id": "p", "side": "red", "unit": "b1"}]})"), "/people/0/unit");
}

TEST(BattleJson, HouseRulesChangeTheRules) {
  Document document = Document::load(meetingFile);
  document.patch(Document::parse("patch", R"({"houseRules": {"tables": {"walkInches": 9}}})"));
  const Position position = readPosition(toyLibrary(), document.root());
  Session session(position.rules, position.battle, 1);
  EXPECT_TRUE(
      session.rules()
          .judge(session.battle(), actionFrom(session, R"({"action": "walk", "unit": "r1", "path": [{"ahead": 9}]})"))
          .legal());
  const Json written = writeBattle(*position.rules, position.battle);
  EXPECT_EQ(written["houseRules"]["tables"]["walkInches"], 9);
}

TEST(HouseRules, AFileOfThemNamesItsRuleSetAndIsPlacedExactly) {
  const Document file = Document::parse("club.json", R"({
    "format": "signifer-house-rules", "version": 1, "ruleset": "toy", "title": "Our club",
    "options": {"ties": "both"},
    "patch": {"tables": {"walkInches": 7}}
  })");
  const HouseRulesFile house = readHouseRulesFile(file.root());
  EXPECT_EQ(house.title, "Our club");
  EXPECT_EQ(house.rules.options.at("ties"), "both");
  const RuleSetSource& source = *toyLibrary().find("toy");
  HouseRulesLayer layer{house.rules, &file, {"/options", "/patch"}};
  EXPECT_EQ(createUnder(source, {&layer, 1})->definition().optionWord("ties"), "both");
  layer.rules.patch = R"({"tables": {"walkInches": true}})";
  try {
    (void)createUnder(source, {&layer, 1});
    FAIL() << "no error came";
  } catch (const SourceError& e) {
    EXPECT_EQ(e.file(), "club.json");
    EXPECT_EQ(e.pointer(), "/patch/tables/walkInches");
    EXPECT_EQ(e.line(), 4);
  }
}

class JudgeDeskTest : public testing::Test {
 protected:
  Json ask(Json request) { return Json::parse(desk_.judge(request.dump())); }
  Json request(const std::string& action) const {
    return {{"id", 7}, {"battle", Json::parse(textOf(meetingFile))}, {"action", Json::parse(action)}};
  }
  JudgeDesk desk_{toyLibrary()};
};

TEST_F(JudgeDeskTest, JudgesWithReasonsAndFigures) {
  const Json legal = ask(request(R"({"action": "walk", "unit": "r1", "path": [{"ahead": 6}]})"));
  EXPECT_EQ(legal["id"], 7);
  EXPECT_EQ(legal["ok"], true);
  EXPECT_EQ(legal["verdict"], "legal");
  const Json far = ask(request(R"({"action": "walk", "unit": "r1", "path": [{"ahead": 6.001}]})"));
  EXPECT_EQ(far["ok"], true);
  EXPECT_EQ(far["legal"], false);
  EXPECT_EQ(far["reasons"][0]["rule"], "TY-WLK-1");
  EXPECT_EQ(far["reasons"][0]["measured"], 6.001);
  EXPECT_EQ(far["reasons"][0]["allowed"], 6);
  EXPECT_EQ(far["reasons"][0]["measure"], "inch");
  EXPECT_EQ(far["witness"][0]["mark"], "line");
}

TEST_F(JudgeDeskTest, CarriesOutWhenAsked) {
  Json walk = request(R"({"action": "walk", "unit": "r1", "path": [{"ahead": 6}]})");
  walk["carryOut"] = true;
  const Json answer = ask(walk);
  EXPECT_EQ(answer["dice"], Json::array());
  EXPECT_EQ(answer["account"][0]["text"], "First Reds walked 6 in.");
  EXPECT_EQ(answer["battle"]["units"][0]["y"], 16);
  EXPECT_EQ(answer["fingerprint"].get<std::string>().size(), 16U);
  EXPECT_EQ(answer["account"][0]["unit"], "r1");
  EXPECT_EQ(answer["throws"], Json::array());
  EXPECT_EQ(answer["contacts"], Json::array());
  EXPECT_EQ(answer["next"]["active"], "red");
  EXPECT_EQ(answer["next"]["decision"]["step"], "walking");
}

// A program follows a battle by the answers alone: who throws for what, who touches whom, what is asked next.
TEST_F(JudgeDeskTest, TellsThrowsContactsAndWhatIsAskedNext) {
  Json fight = request(R"({"action": "fight"})");
  fight["battle"]["units"][2]["y"] = 12;
  fight["battle"]["state"] = {{"turn", 1}, {"active", "red"}, {"step", "blows"}};
  fight["carryOut"] = true;
  fight["dice"] = {2, 3};
  const Json answer = ask(fight);
  ASSERT_EQ(answer["throws"].size(), 2U) << answer;
  EXPECT_EQ(answer["throws"][0]["for"], "dice-blow");
  EXPECT_EQ(answer["throws"][0]["by"], "red");
  EXPECT_EQ(answer["throws"][0]["faces"], Json::array({2}));
  ASSERT_EQ(answer["contacts"].size(), 1U);
  EXPECT_EQ(answer["contacts"][0]["unit"], "r1");
  EXPECT_EQ(answer["contacts"][0]["face"], "front");
  EXPECT_EQ(answer["contacts"][0]["otherFace"], "front");
  // The answer tells the same next decision as the moment itself.
  const Json moment = Json::parse(desk_.candidates(Json{{"id", 1}, {"battle", answer["battle"]}}.dump()));
  EXPECT_EQ(answer["next"]["decision"], moment["decision"]);
  EXPECT_EQ(answer["next"]["turn"], moment["turn"]);
}

TEST_F(JudgeDeskTest, DiceMustFit) {
  Json fight = request(R"({"action": "fight"})");
  fight["battle"]["units"][2]["y"] = 12;
  fight["battle"]["state"] = {{"turn", 1}, {"active", "red"}, {"step", "blows"}};
  fight["carryOut"] = true;
  const auto with = [&](Json dice) {
    fight["dice"] = std::move(dice);
    return ask(fight);
  };
  EXPECT_EQ(with({1, 4})["battle"]["units"][0]["status"]["hits"], 1);
  EXPECT_EQ(with({1})["error"]["code"], "dice-exhausted");
  EXPECT_EQ(with({1, 4, 2})["error"]["code"], "dice-left-over");
  EXPECT_EQ(with({1, 9})["error"]["where"], "/dice/1");
  EXPECT_EQ(with({1, "x"})["error"]["code"], "bad-die");
  fight.erase("dice");
  fight["seed"] = 5;
  EXPECT_EQ(ask(fight), ask(fight));
  EXPECT_EQ(ask(fight)["dice"].size(), 2U);
}

TEST_F(JudgeDeskTest, FaultsAreAnsweredWithTheirPlace) {
  const auto where = [&](const Json& request) {
    const Json answer = ask(request);
    EXPECT_EQ(answer["ok"], false) << request;
    return answer["error"]["code"].get<std::string>() + " " + answer["error"]["where"].get<std::string>();
  };
  EXPECT_EQ(where(Json::array()), "malformed-request ");
  EXPECT_EQ(where({{"id", 1}}), "malformed-request ");
  EXPECT_EQ(where({{"file", 3}, {"action", {}}}), "malformed-request /file");
  EXPECT_EQ(where({{"file", "/no/such/file"}, {"action", Json::object()}}), "bad-battle ");
  Json bad = request(R"({"action": "walk", "unit": "r9", "path": []})");
  EXPECT_EQ(where(bad), "bad-action /action/unit");
  bad["battle"]["units"][1]["x"] = "here";
  EXPECT_EQ(where(bad), "bad-battle /battle/units/1/x");
  bad["battle"]["ruleset"] = "chess";
  EXPECT_EQ(where(bad), "unknown-ruleset /battle/ruleset");
  EXPECT_EQ(Json::parse(desk_.judge("{"))["error"]["code"], "malformed-request");
  EXPECT_EQ(Json::parse(desk_.judge(""))["error"]["code"], "malformed-request");
}

TEST_F(JudgeDeskTest, ListsTheMomentAndItsAnswers) {
  const Json answer = Json::parse(desk_.candidates(Json{{"id", "a"}, {"file", meetingFile.string()}}.dump()));
  EXPECT_EQ(answer["id"], "a");
  EXPECT_EQ(answer["decision"]["side"], "red");
  EXPECT_EQ(answer["decision"]["actions"], (Json{"walk", "end-walking"}));
  EXPECT_EQ(answer["candidates"].size(), 3U);
  for (const Json& action : answer["candidates"]) EXPECT_EQ(ask(request(action.dump()))["verdict"], "legal");
}

}  // namespace
}  // namespace signifer::battle_json_test
