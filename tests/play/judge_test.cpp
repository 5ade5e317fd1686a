// Programs may ask for more than the verdict: how far an action is carried out, which dice it needs, who may really
// act.
#include "play/judge_json.h"
#include "toy_battle.h"

namespace signifer::judge_test {
namespace {

using namespace test;

Json judged(Json request) {
  JudgeDesk desk(toyLibrary());
  request["id"] = 1;
  request["file"] = meetingFile.string();
  return Json::parse(desk.judge(request.dump()));
}

// The first Reds touch the first Blues, and the fight is on.
Json touching() {
  Json battle = Json::parse(textOf(meetingFile));
  battle["units"][0]["y"] = 24;
  battle["state"] = {{"turn", 1}, {"active", "red"}, {"step", "blows"}};
  return battle;
}

Json fought(const Json& more) {
  JudgeDesk desk(toyLibrary());
  Json request{{"id", 1}, {"battle", touching()}, {"action", {{"action", "fight"}}}};
  request.update(more);
  return Json::parse(desk.judge(request.dump()));
}

TEST(Judge, AnActionIsCarriedOutAsFarAsIsAsked) {
  const Json whole = fought({{"carryOut", true}, {"dice", {6, 1}}});
  ASSERT_TRUE(whole["ok"]) << whole.dump();
  EXPECT_EQ(whole["battle"]["state"]["active"], "blue");
  EXPECT_TRUE(whole.contains("next"));
  EXPECT_FALSE(whole.contains("stopped"));
  for (const char* until : {"action", "step"}) {
    const Json part = fought({{"carryOut", true}, {"dice", {6, 1}}, {"until", until}});
    ASSERT_TRUE(part["ok"]) << part.dump();
    EXPECT_EQ(part["stopped"], until);
    EXPECT_FALSE(part.contains("next"));
    // The turn is still that of the Reds, and the blow has been struck.
    EXPECT_EQ(part["battle"]["state"]["active"], "red");
    EXPECT_EQ(part["battle"]["units"][2]["status"]["hits"], 1);
  }
  EXPECT_EQ(fought({{"carryOut", true}, {"dice", {6, 1}}, {"until", "decision"}}), whole);
  const Json wrong = fought({{"carryOut", true}, {"until", "supper"}});
  EXPECT_EQ(wrong["error"]["code"], "malformed-request");
  EXPECT_EQ(wrong["error"]["where"], "/until");
}

TEST(Judge, TheDiceThatAnActionNeedsAreToldBeforehand) {
  const Json answer = fought({{"diceNeeded", true}});
  ASSERT_TRUE(answer["ok"]) << answer.dump();
  ASSERT_EQ(answer["diceNeeded"].size(), 2U) << answer.dump();
  EXPECT_EQ(answer["diceNeeded"][0]["by"], "red");
  EXPECT_EQ(answer["diceNeeded"][0]["count"], 1);
  EXPECT_FALSE(answer["diceNeeded"][0].contains("faces"));
  EXPECT_EQ(fought({{"diceNeeded", true}, {"dice", {5}}})["diceNeeded"][0]["faces"], Json({5}));
  const Json walk{{"action", "walk"}, {"unit", "r1"}, {"path", {{{"ahead", 3}}}}};
  EXPECT_TRUE(judged({{"action", walk}, {"diceNeeded", true}})["diceNeeded"].empty());
}

TEST(Judge, OnlyAnotherUnitIsTheReason) {
  const Json enemy{{"action", "walk"}, {"unit", "b1"}, {"path", {{{"ahead", 1}}}}};
  const Json refused = judged({{"action", enemy}});
  ASSERT_FALSE(refused["legal"]) << refused.dump();
  for (const Json& reason : refused["reasons"]) EXPECT_FALSE(reason.contains("unit")) << reason.dump();
  EXPECT_NE(refused["reasons"][0]["text"].get<std::string>().find("belong"), std::string::npos) << refused.dump();

  // r1 steps upon r2, wherever they stand.
  Json battle = Json::parse(textOf(meetingFile));
  battle["units"][1]["x"] = battle["units"][0]["x"];
  battle["units"][1]["y"] = battle["units"][0]["y"].get<double>() + 3;
  battle["units"][1]["heading"] = battle["units"][0]["heading"];
  JudgeDesk desk(toyLibrary());
  const Json upon{{"action", "walk"}, {"unit", "r1"}, {"path", {{{"ahead", 2}}}}};
  const Json blocked = Json::parse(desk.judge(Json{{"id", 1}, {"battle", battle}, {"action", upon}}.dump()));
  const auto named = std::ranges::find_if(blocked["reasons"], [](const Json& one) { return one.contains("unit"); });
  ASSERT_NE(named, blocked["reasons"].end()) << blocked.dump();
  EXPECT_EQ((*named)["unit"], "r2");
}

TEST(Judge, CandidatesTellWhichUnitsMayReallyAnswer) {
  JudgeDesk desk(toyLibrary());
  Json battle = Json::parse(textOf(meetingFile));
  const auto may = [&] {
    return Json::parse(desk.candidates(Json{{"id", 1}, {"battle", battle}, {"may", true}}.dump()))["may"];
  };
  const Json both = may();
  ASSERT_EQ(both[0]["action"], "walk");
  EXPECT_EQ(both[0]["units"], Json({"r1", "r2"}));
  battle["state"] = {{"turn", 1}, {"active", "red"}, {"step", "walking"}};
  battle["units"][0]["status"] = {{"walked", true}};
  EXPECT_EQ(may()[0]["units"], Json({"r2"}));
  EXPECT_FALSE(Json::parse(desk.candidates(Json{{"id", 1}, {"battle", battle}}.dump())).contains("may"));
}

// One desk that answers all of these gives the same answers as a new desk for each: nothing of earlier ones is left.
void expectNoMemory(const std::vector<Json>& battles, const Json& action) {
  JudgeDesk one(toyLibrary());
  for (int round = 0; round < 3; ++round)
    for (const Json& battle : battles) {
      const std::string request =
          Json{{"id", round}, {"battle", battle}, {"action", action}, {"carryOut", true}}.dump();
      EXPECT_EQ(one.judge(request), JudgeDesk(toyLibrary()).judge(request)) << request;
    }
}

TEST(Judge, UnitsThatAreKnownAreReadAsBefore) {
  const Json meeting = Json::parse(textOf(meetingFile));
  std::vector<Json> battles(9, meeting);
  battles[1]["units"][0]["x"] = 21;
  battles[2]["units"][3]["status"] = {{"walked", true}};
  // The texts of units stay the same under other circumstances: sides in another order, a taken id, an unknown side.
  battles[3]["sides"] = {meeting["sides"][1], meeting["sides"][0]};
  battles[4]["units"][1] = meeting["units"][0];
  battles[5]["sides"][0]["id"] = "green";
  // Numbers are no units, and what is wrong is told at its place.
  battles[6]["units"][1] = 0;
  battles[7]["units"][2]["y"] = "north";
  battles[8]["options"] = {{"ties", "both"}};
  expectNoMemory(battles, {{"action", "walk"}, {"unit", "r1"}, {"path", {{{"ahead", 3}}}}});
  const std::string broken = Json{{"id", 1}, {"battle", meeting}, {"action", {{"action", "fight"}}}}.dump();
  JudgeDesk desk(toyLibrary());
  for (const std::size_t cut : {broken.size() - 1, broken.size() / 2, std::size_t{0}})
    EXPECT_EQ(desk.judge(broken.substr(0, cut)), JudgeDesk(toyLibrary()).judge(broken.substr(0, cut)));
}

TEST(Judge, PositionsOfOneBattleAreReadAsBefore) {
  Json battle = Json::parse(textOf(meetingFile));
  battle["people"] = Json::parse(R"([{"id": "gaius", "side": "red", "unit": "r1"}])");
  battle["state"] = {{"turn", 1}, {"active", "red"}, {"step", "walking"}};
  std::vector<Json> battles{battle};
  const auto next = [&]() -> Json& { return battles.emplace_back(battle); };
  // A leader goes where his unit goes, changes it, is alone, or comes to belong to nobody there.
  next()["units"][0]["x"] = 21;
  next()["people"][0]["unit"] = "r2";
  next()["people"][0] = Json::parse(R"({"id": "gaius", "side": "red", "x": 3, "y": 4})");
  next()["units"][0]["side"] = "blue";
  next()["state"]["turn"] = 2;
  next()["units"][1]["status"] = {{"walked", true}};
  // Other battles in the same words but for what the table shows of them.
  next()["units"][0]["name"] = "Oldest Reds";
  next()["people"][0]["name"] = "Gaius the Younger";
  next()["sides"][0]["name"] = "Crimsons";
  next()["units"].erase(3);
  next()["units"][1] = battle["units"][0];
  next()["table"]["widthInches"] = 30;
  next().erase("state");
  // Every fault is told at its place.
  next()["state"]["step"] = "supper";
  next()["people"][0]["unit"] = "b1";
  next()["people"] = "none";
  next()["sides"].erase(1);
  next()["units"][2] = 1;
  const Json action{{"action", "walk"}, {"unit", "r1"}, {"path", {{{"ahead", 3}}}}};
  expectNoMemory(battles, action);
  // A member that stands twice, also in disguise.
  const std::string sound = Json{{"id", 1}, {"battle", battle}, {"action", action}}.dump();
  JudgeDesk desk(toyLibrary());
  for (const char* again : {R"("state":1,)", R"("st\u0061te":{},)", R"("units":[],)", R"("title":"",)"}) {
    for (int round = 0; round < 3; ++round) EXPECT_EQ(desk.judge(sound), JudgeDesk(toyLibrary()).judge(sound));
    std::string twice = sound;
    twice.insert(twice.find(R"("state")"), again);
    EXPECT_EQ(desk.judge(twice), JudgeDesk(toyLibrary()).judge(twice)) << twice;
    EXPECT_FALSE(Json::parse(desk.judge(twice))["ok"]) << twice;
  }
}

TEST(Judge, EachBattleIsJudgedUnderItsOwnHouseRules) {
  const Json meeting = Json::parse(textOf(meetingFile));
  std::vector<Json> battles(3, meeting);
  battles[1]["houseTroops"] = Json::parse(R"([{"id": "scouts", "name": "Scouts", "symbol": "light-infantry",
    "base": {"frontageInches": 3, "depthInches": 2}, "profile": {"strength": 5}}])");
  battles[1]["units"][0]["troop"] = "scouts";
  battles[2]["deployment"] = {{"order", "turns"}, {"first", "red"}};
  const Json action{{"action", "walk"}, {"unit", "r1"}, {"path", {{{"ahead", 3}}}}};
  expectNoMemory(battles, action);
  for (const Json& battle : battles) {
    const std::string request = Json{{"id", 1}, {"battle", battle}, {"action", action}}.dump();
    EXPECT_TRUE(Json::parse(JudgeDesk(toyLibrary()).judge(request))["ok"]) << request;
  }
}

}  // namespace
}  // namespace signifer::judge_test
