// The replay's page and its parts: every text as it is written, nothing from elsewhere, positions of every moment. The
// battle may go along.
#include <filesystem>
#include <nlohmann/json.hpp>

#include "files/base64.h"
#include "language/language.h"
#include "play/journal.h"
#include "play/packed_journal.h"
#include "replay/page.h"
#include "replay/recorded_looks.h"
#include "replay/recording.h"
#include "sheet/roll_words.h"
#include "sheet/story_marks.h"
#include "toy_battle.h"

namespace signifer::replay_test {
namespace {

using namespace test;

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::unique_ptr<Session> played(std::size_t events) {
  auto session = newSession();
  playOn(*session, events);
  return session;
}

TEST(Base64, BringsBackWhatItWasGiven) {
  std::string bytes;
  for (int i = 0; i < 300; ++i) {
    EXPECT_EQ(fromBase64(base64(bytes)), bytes);
    bytes += static_cast<char>(i * 7);
  }
  EXPECT_EQ(base64("Ma"), "TWE=");
  EXPECT_EQ(fromBase64("TW\nE=\n"), "Ma");
}

TEST(Base64, RefusesWhatIsNone) {
  for (const char* text : {"TWE", "TW*=", "T===", "TW=E", "="}) EXPECT_FALSE(fromBase64(text)) << text;
}

TEST(Recording, HasTheLineOfAnExit) {
  const auto rules = toyRules();
  Battle battle = meeting(*rules);
  auto setup = std::make_shared<signifer::Setup>(*battle.setup);
  Objective exit;
  exit.kind = Objective::Kind::exit;
  exit.name = "The road";
  exit.stretch = {DeploymentZone::Edge::east, 2 * oneInch, 6 * oneInch};
  setup->objectives.push_back(exit);
  battle.setup = setup;
  const Session session(rules, battle, 3);
  const Json recording = recordingOf(session, tellStory(session), {}).json;
  ASSERT_EQ(recording["places"].size(), 1U);
  EXPECT_EQ(recording["places"][0][4][0], Json::array({setup->width, 2 * oneInch, setup->width, 6 * oneInch}));
}

// Folds the recording's changes as the page does, and holds each moment against the session.
TEST(Recording, KnowsWhereEverybodyStandsAtEveryMoment) {
  const auto session = played(40);
  ASSERT_GT(session->eventCount(), 10U);
  const Json recording = recordingOf(*session, tellStory(*session), {}).json;
  ASSERT_EQ(recording["events"].size(), session->eventCount());
  std::map<int, Json> shown;
  const auto take = [&shown](const Json& moment) {
    for (const Json& one : moment.value("u", Json::array()))
      if (one.size() == 1)
        shown.erase(one[0].get<int>());
      else
        shown[one[0].get<int>()] = one;
  };
  take(recording["start"]);
  for (std::size_t e = 0; e <= session->eventCount(); ++e) {
    if (e > 0) take(recording["events"][e - 1]);
    const Battle& then = e < session->eventCount() ? session->before(e) : session->battle();
    for (UnitIndex i = 0; i < then.unitCount(); ++i) {
      ASSERT_EQ(shown.contains(i), then.unit(i).present) << "event " << e << ", unit " << i;
      if (!then.unit(i).present) continue;
      const Pose& pose = then.unit(i).pose;
      EXPECT_EQ(shown[i][1], pose.centre.x);
      EXPECT_EQ(shown[i][2], pose.centre.y);
      EXPECT_EQ(shown[i][3], pose.heading);
      const Json& look = recording["looks"][shown[i][4].get<std::size_t>()];
      EXPECT_EQ(look[2], session->rules().portray(then, i).harm) << "event " << e << ", unit " << i;
    }
  }
}

// A name stands once, and comes back as it was, whatever characters it is made of.
TEST(Recording, NamesEverybodyOnce) {
  Json recording{{"units", {{"one", 0, 0}, {"two", 1, 1}}},
                 {"people", {{2, 0}}},
                 {"texts",
                  {{"Legio III", "~12~ Legio III, right", "Caesar~", "Legio III fled.", "5 ~ 6",
                    "Caesar~ saw ~12~ Legio III, right and Legio III.", "~"}}}};
  const Json before = recording["texts"][0];
  packNames(recording);
  const Json& texts = recording["texts"][0];
  EXPECT_EQ(texts[3], "~0~ fled.");
  // As the page reads them.
  const auto all = [&](std::size_t text, bool isName) {
    const auto packed = texts[text].get<std::string>();
    std::string out;
    for (std::size_t at = 0; at < packed.size(); ++at) {
      const std::size_t end = packed[at] == '~' ? packed.find('~', at + 1) : std::string::npos;
      if (end == std::string::npos) {
        out += packed[at];
        continue;
      }
      const std::string number = packed.substr(at + 1, end - at - 1);
      EXPECT_FALSE(isName && !number.empty());
      out += number.empty() ? "~" : before[std::stoul(number)].get<std::string>();
      at = end;
    }
    return out;
  };
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(all(i, i < 3), before[i].get<std::string>()) << texts[i];
}

// Phones look up no names in lists.
TEST(Recording, GivesPhonesTheTableWithItsWordsInTheirPlaces) {
  const auto session = played(10);
  const Json table = tableOf(*session);
  EXPECT_FALSE(table.contains("events"));
  EXPECT_EQ(table["sides"].size(), 2U);
  ASSERT_FALSE(table["units"].empty());
  const Json& first = table["units"][0];
  EXPECT_EQ(first[1], session->start().setup->units[0].name);
  EXPECT_TRUE(first[4].is_string());
  for (const Json& look : table["looks"]) EXPECT_TRUE(table["texts"][look[12].get<std::size_t>()].is_string());
}

// All odds of a roll add up, and the row that came is one of them.
TEST(RollTeller, GivesTheOddsBeforehandAndWhatCame) {
  const auto session = played(200);
  RollTeller teller(session->rules().definition());
  int rolls = 0;
  for (std::size_t e = 0; e < session->eventCount(); ++e)
    for (const ToldRoll& roll : teller.rollsOf(session->event(e))) {
      if (roll.odds.rows.empty()) continue;
      ++rolls;
      double sum = 0;
      for (const auto& [words, share, fraction] : roll.odds.rows) {
        EXPECT_FALSE(words.empty());
        EXPECT_FALSE(fraction.empty());
        sum += share;
      }
      EXPECT_NEAR(sum, 1, 1e-9) << roll.title;
      ASSERT_GE(roll.odds.came, 0) << roll.title;
      EXPECT_FALSE(roll.result.empty());
    }
  EXPECT_GT(rolls, 0);
}

TEST(ReplayPage, LoadsNothingAndSaysSo) {
  const auto session = played(30);
  const std::string page = replayPage(*session, {});
  EXPECT_TRUE(says(page, "default-src 'none'; script-src 'sha256-"));
  EXPECT_FALSE(says(page, "http:"));
  EXPECT_FALSE(says(page, "https:"));
  EXPECT_FALSE(says(page, "url("));
  EXPECT_FALSE(says(page, "unsafe"));
}

// A name that would end the script and begin an image is nothing but a name.
TEST(ReplayPage, WritesEveryTextAsText) {
  const std::string evil = "</script><img src=x onerror=alert(1)>";
  Json file = Json::parse(textOf(meetingFile));
  file["title"] = evil;
  file["units"][0]["name"] = evil;
  file["sides"][0]["name"] = "<b>" + evil;
  const auto rules = toyRules();
  const Document document = Document::parse("evil", file.dump());
  Session session(rules, readBattle(*rules, document.root()), 3);
  session.override(R"({"units": [{"id": ")" + file["units"][0]["id"].get<std::string>() + R"(", "y": 14}]})", evil);
  ReplayOrder order;
  order.marks[1] = {1, evil};
  order.who.players = {evil, evil};
  const std::string page = replayPage(session, order);
  EXPECT_FALSE(says(page, "<img"));
  EXPECT_FALSE(says(page, "onerror=alert(1)>"));
  EXPECT_TRUE(says(page, "\\u003c/script\\u003e\\u003cimg src=x onerror=alert(1)\\u003e"));
  EXPECT_TRUE(says(page, "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"));
}

// Each language has its own list of texts, and events mean the same place in all of them.
TEST(ReplayPage, SpeaksSeveralLanguagesInOneFile) {
  const auto session = played(60);
  ReplayOrder order;
  order.languages = {"en", "de", "fr", "de"};
  order.library = &toyLibrary();
  order.texts = sourcePath("assets/languages");
  const std::string page = replayPage(*session, order);
  EXPECT_EQ(spokenLanguage(), "en");
  const std::string begin = R"(<script type="application/json" id="battle">)";
  const std::size_t from = page.find(begin) + begin.size();
  const Json recording = Json::parse(page.substr(from, page.find("</script>", from) - from));
  ASSERT_EQ(recording["voices"].size(), 3U);
  ASSERT_EQ(recording["texts"].size(), 3U);
  EXPECT_EQ(recording["voices"][1]["language"], "de");
  EXPECT_EQ(recording["voices"][1]["words"]["play"], "Abspielen");
  EXPECT_EQ(recording["texts"][0].size(), recording["texts"][1].size());
  EXPECT_EQ(recording["texts"][0].size(), recording["texts"][2].size());
  EXPECT_TRUE(says(page, "<article class=\"story\" lang=\"fr\" data-voice>"));
}

// A hidden unit has neither name, id nor place in the file, and no number tells that somebody is missing.
TEST(ReplayPage, HidesFromASideWhomItNeverSaw) {
  Json file = Json::parse(textOf(meetingFile));
  std::string hidden;
  for (Json& unit : file["units"])
    if (hidden.empty() && unit["side"] == file["sides"][1]["id"]) {
      unit["name"] = "Zanzibar guard";
      unit["id"] = hidden = "zanzibar-guard";
      unit["hidden"] = true;
    }
  ASSERT_FALSE(hidden.empty());
  file["visibility"] = "hidden";
  const auto rules = toyRules();
  const Document document = Document::parse("hidden", file.dump());
  Session session(rules, readBattle(*rules, document.root()), 3);
  playOn(session, 6);
  ReplayOrder order;
  EXPECT_TRUE(says(replayPage(session, order), "Zanzibar"));
  order.side = 0;
  const std::string page = replayPage(session, order);
  EXPECT_FALSE(says(page, "anzibar"));
  const Recording recording = recordingOf(session, tellStory(session), {{}, 0, {}});
  EXPECT_EQ(recording.json["units"].size() + 1, file["units"].size());
  for (const Json& event : recording.json["events"])
    for (const Json& one : event.value("u", Json::array()))
      EXPECT_LT(one[0].get<std::size_t>(), recording.json["units"].size());
}

TEST(ReplayPage, CarriesTheBattleWhereThatIsAskedFor) {
  const auto session = played(30);
  const std::filesystem::path file = std::filesystem::path(::testing::TempDir()) / "carried.html";
  ReplayOrder order;
  order.notes = R"({"events":{"2":{"key":true,"comment":"Here."}}})";
  order.withBattle = true;
  putText(file, replayPage(*session, order));
  const OpenedJournal opened = openJournal(toyLibrary(), file);
  EXPECT_TRUE(opened.whole());
  EXPECT_EQ(opened.session->eventCount(), session->eventCount());
  EXPECT_EQ(fingerprint(opened.session->battle()), fingerprint(session->battle()));
  const StoryMarks marks = storyMarks(*opened.session, opened.notes);
  ASSERT_TRUE(marks.contains(2));
  EXPECT_EQ(marks.at(2).key, 1);
  EXPECT_EQ(marks.at(2).comment, "Here.");
}

TEST(ReplayPage, WithoutItsBattleIsNoJournal) {
  const auto session = played(3);
  const std::filesystem::path file = std::filesystem::path(::testing::TempDir()) / "bare.html";
  putText(file, replayPage(*session, {}));
  EXPECT_THROW((void)openJournal(toyLibrary(), file), SourceError);
  putText(file, "<!DOCTYPE html><script type=\"application/x-signifer-journal\">AAAA*</script>");
  EXPECT_THROW((void)openJournal(toyLibrary(), file), SourceError);
}

}  // namespace
}  // namespace signifer::replay_test
