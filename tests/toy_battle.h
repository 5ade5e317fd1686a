// The tutorial's rule set, linked into a test, and a battle for it.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "commander/commander.h"
#include "library/loader.h"
#include "play/battle_json.h"
#include "play/session.h"
#include "support/paths.h"

namespace signifer::toy {
std::unique_ptr<RuleSet> make(Definition definition);
}

namespace signifer::test {

inline const std::filesystem::path toyFolder = test::buildPath("toy-rulesets");
inline const std::filesystem::path meetingFile = test::sourcePath("tests/play/meeting.json");
/// The meeting's file as an argument of the command line.
inline const std::string meetingPath = meetingFile.string();

inline std::string textOf(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  std::ostringstream text;
  text << in.rdbuf();
  return std::move(text).str();
}

inline void putText(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

inline const RuleSetLibrary& toyLibrary() {
  static const PluginEntry entry{pluginInterface, SIGNIFER_BUILD_STAMP, "toy", &toy::make};
  static const RuleSetLibrary library = RuleSetLibrary::builtin({&entry}, toyFolder);
  return library;
}

inline std::shared_ptr<const RuleSet> toyRules(const HouseRules& house = {}) {
  return toyLibrary().find("toy")->create(house);
}

inline Battle meeting(const RuleSet& rules) {
  const Document file = Document::load(meetingFile);
  return readBattle(rules, file.root());
}

inline std::unique_ptr<Session> newSession(std::uint64_t seed = 3) {
  const auto rules = toyRules();
  return std::make_unique<Session>(rules, meeting(*rules), seed);
}

inline Action actionFrom(const Session& session, const std::string& json) {
  const Document document = Document::parse("action", json);
  return readAction(session.rules(), session.battle(), document.root());
}

/// The answer that a commander gives to the present decision.
inline Action answerOf(const Session& session, Commander& commander) {
  ActionList list;
  const Decision decision = session.decision();
  session.rules().candidates(session.battle(), decision, list);
  return list[commander.choose(session.rules(), session.battle(), decision, list)];
}

/// Plays on, at most so many events.
inline void playOn(Session& session, std::size_t events = 10000) {
  const auto commander = makeCommander("greedy", streamSeed(session.seed(), 0, "test"));
  for (std::size_t i = 0; i < events && !session.outcome(); ++i)
    ASSERT_EQ(session.act(answerOf(session, *commander)).kind, Attempt::Kind::done);
}

/// An empty folder for the files of one test.
inline std::filesystem::path freshFolder() {
  const auto* info = testing::UnitTest::GetInstance()->current_test_info();
  const auto folder = std::filesystem::temp_directory_path() /
                      ("signifer-" + std::string(info->test_suite_name()) + "-" + info->name());
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  return folder;
}

}  // namespace signifer::test
