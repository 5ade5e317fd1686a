// What programs may ask beside the verdict: how far an action is carried out, which dice it needs, who may really act.
#include "play/judge_json.h"
#include "toy_battle.h"

namespace signifer {
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

}  // namespace
}  // namespace signifer
