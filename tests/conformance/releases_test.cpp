// This release reads files that players kept with an earlier one: battles saved in mid-play and the beginnings of
// journals, in a folder of tests/releases for each release (docs/releasing.md).
#include <gtest/gtest.h>

#include <algorithm>

#include "conformance/rule_sets.h"
#include "play/any_battle.h"
#include "play/journal.h"
#include "play/recorded_state.h"
#include "support/paths.h"

namespace signifer::conformance::releases_test {
namespace {

std::vector<std::filesystem::path> kept(const std::string& ending) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourcePath("tests/releases")))
    if (entry.path().extension() == ending) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

TEST(Releases, JournalsArePlayedToTheirLastLine) {
  const std::vector<std::filesystem::path> files = kept(".signifer");
  ASSERT_GE(files.size(), 5U);
  for (const std::filesystem::path& file : files) {
    SCOPED_TRACE(file);
    const OpenedJournal opened = openJournal(library(), file);
    EXPECT_EQ(opened.warning(), "");
    EXPECT_TRUE(opened.whole());
    EXPECT_EQ(opened.session->eventCount(), 100U);
  }
}

// A rule set that gains a task moves the numbers of deployment's.
TEST(Releases, AJournalFromBeforeATaskCameIsReplayed) {
  const AnyBattle opened = openAnyBattle(library(), test::sourcePath("assets/scenarios/hannibal/etruria.json"));
  const Battle& now = opened.battle;
  ASSERT_FALSE(now.tasks.empty());
  Battle before = now;
  for (Task& task : before.tasks) task.code = static_cast<std::int16_t>(task.code - 2);
  EXPECT_TRUE(isStateRecorded(*opened.rules, now, fingerprint(now)));
  EXPECT_TRUE(isStateRecorded(*opened.rules, now, fingerprint(before)));
  before.units.front().present = !before.units.front().present;
  EXPECT_FALSE(isStateRecorded(*opened.rules, now, fingerprint(before)));
}

TEST(Releases, SavedBattlesAreReadAndWrittenAsTheyWere) {
  const std::vector<std::filesystem::path> files = kept(".json");
  ASSERT_GE(files.size(), 5U);
  for (const std::filesystem::path& file : files) {
    SCOPED_TRACE(file);
    const AnyBattle opened = openAnyBattle(library(), file);
    EXPECT_EQ(opened.rules->definition().sequence().step(opened.battle.step).id,
              Document::load(file).root().at("state").at("step").text());
    const Document written = Document::parse("written", writeBattle(*opened.rules, opened.battle).dump());
    EXPECT_EQ(readBattle(*opened.rules, written.root()), opened.battle);
  }
}

}  // namespace
}  // namespace signifer::conformance::releases_test
