// One writer a journal; and a disk that refuses: what was shown is kept, and nothing that is there is destroyed.
#include "play/journal_writer.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "full_disk.h"
#include "toy_battle.h"

namespace signifer::journal_writer_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

struct KeptBattle {
  explicit KeptBattle(const fs::path& file) : path(file), session(newSession()) {
    writer = JournalWriter::create(path, *session);
    writer->setSynced(false);
    session->setSink(writer.get());
  }
  fs::path path;
  std::unique_ptr<Session> session;
  std::unique_ptr<JournalWriter> writer;
};

OpenedJournal read(const fs::path& path) { return openJournal(toyLibrary(), path); }

TEST(JournalWriter, ASecondOneIsToldWhoWrites) {
  const fs::path folder = freshFolder();
  KeptBattle battle(folder / "j");
  playOn(*battle.session, 2);
  const std::string before = textOf(folder / "j");
  const auto other = newSession();
  const OpenedJournal opened = read(folder / "j");
  EXPECT_EQ(opened.session->eventCount(), 2U) << "reading is free";
  fs::create_symlink("j", folder / "link");
  for (const char* name : {"j", "link"}) {
    try {
      (void)JournalWriter::create(folder / name, *other);
      ADD_FAILURE() << "a second writer began";
    } catch (const FileHeld& held) {
      ASSERT_TRUE(held.holder());
      EXPECT_EQ(held.holder()->process, ::getpid());
      EXPECT_EQ(held.holder()->program, "test_play");
      EXPECT_FALSE(held.holder()->host.empty());
      EXPECT_EQ(held.holder()->since.size(), 16U);
    }
    EXPECT_THROW((void)JournalWriter::resume(folder / name, opened), FileHeld);
  }
  EXPECT_EQ(textOf(folder / "j"), before);
  battle.session->setSink(nullptr);
  battle.writer.reset();
  EXPECT_FALSE(fs::exists(LockNote::pathFor(folder / "j")));
  EXPECT_NO_THROW((void)JournalWriter::resume(folder / "j", opened));
}

TEST(JournalWriter, WhoeverWasKilledHindersNobody) {
  const fs::path folder = freshFolder();
  const pid_t child = ::fork();
  if (child == 0) {
    KeptBattle battle(folder / "j");
    playOn(*battle.session, 1);
    (void)::raise(SIGKILL);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_TRUE(fs::exists(LockNote::pathFor(folder / "j")));
  const OpenedJournal opened = read(folder / "j");
  EXPECT_EQ(opened.session->eventCount(), 1U);
  (void)JournalWriter::resume(folder / "j", opened);
  EXPECT_FALSE(fs::exists(LockNote::pathFor(folder / "j")));
}

TEST(JournalWriter, OfTwoThatBeginAtOnceOneWins) {
  const fs::path folder = freshFolder();
  for (int round = 0; round < 20; ++round) {
    const fs::path path = folder / ("j" + std::to_string(round));
    std::unique_ptr<JournalWriter> writers[2];
    const auto session = newSession();
    std::thread threads[2];
    for (int i = 0; i < 2; ++i)
      threads[i] = std::thread([&, i] {
        try {
          writers[i] = JournalWriter::create(path, *session);
        } catch (const FileError&) {
          // The other one has it.
        }
      });
    for (std::thread& thread : threads) thread.join();
    EXPECT_NE(writers[0] == nullptr, writers[1] == nullptr);
    EXPECT_TRUE(read(path).whole());
  }
}

TEST(JournalWriter, WhatWasChangedSinceItWasReadIsNotWrittenTo) {
  const fs::path folder = freshFolder();
  {
    KeptBattle battle(folder / "j");
    playOn(*battle.session, 2);
  }
  const OpenedJournal opened = read(folder / "j");
  const std::string text = textOf(folder / "j") + "x";
  putText(folder / "j", text);
  EXPECT_THROW((void)JournalWriter::resume(folder / "j", opened), FileError);
  EXPECT_EQ(textOf(folder / "j"), text);
}

TEST(JournalWriter, AReadOnlyJournalIsNotWrittenTo) {
  const fs::path folder = freshFolder();
  { KeptBattle battle(folder / "j"); }
  const OpenedJournal opened = read(folder / "j");
  fs::permissions(folder / "j", fs::perms::owner_read);
  EXPECT_THROW((void)JournalWriter::resume(folder / "j", opened), FileError);
}

TEST(JournalWriter, NumbersGoOnFromLineToLine) {
  const fs::path folder = freshFolder();
  {
    KeptBattle battle(folder / "j");
    playOn(*battle.session, 3);
    battle.session->undo();
  }
  const OpenedJournal opened = read(folder / "j");
  EXPECT_EQ(opened.lastNumber, 4U);
  const auto writer = JournalWriter::resume(folder / "j", opened);
  opened.session->setSink(writer.get());
  playOn(*opened.session, 1);
  const OpenedJournal again = read(folder / "j");
  EXPECT_TRUE(again.whole()) << again.warning();
  EXPECT_EQ(again.lastNumber, 5U);
}

// The disk fills up at every byte of an event in turn; later there is room again.
TEST(JournalWriter, AFullDiskLosesNothingAndTheFileStaysWhole) {
  const fs::path folder = freshFolder();
  for (std::size_t room = 0; room < 400; room += 23) {
    KeptBattle battle(folder / "j");
    playOn(*battle.session, 2);
    const std::string before = textOf(folder / "j");
    {
      const FullDisk full(before.size() + room);
      playOn(*battle.session, 4);
      ASSERT_TRUE(battle.writer->problem());
      ASSERT_GT(battle.writer->waiting(), 0U);
      const std::string now = textOf(folder / "j");
      ASSERT_TRUE(now.starts_with(before));
      ASSERT_EQ(now.back(), '\n') << "a torn line stayed at " << room;
      ASSERT_EQ(read(folder / "j").session->eventCount(), 6U - battle.writer->waiting());
      battle.session->undo();
      ASSERT_FALSE(battle.writer->tryAgain());
    }
    if (room % 2 == 0)
      playOn(*battle.session, 1);
    else
      ASSERT_TRUE(battle.writer->tryAgain());
    ASSERT_FALSE(battle.writer->problem());
    ASSERT_EQ(battle.writer->waiting(), 0U);
    const OpenedJournal journal = read(folder / "j");
    ASSERT_TRUE(journal.whole()) << journal.warning();
    ASSERT_EQ(journal.session->battle(), battle.session->battle());
  }
}

TEST(JournalWriter, WhatWaitsIsWrittenWhenItEnds) {
  const fs::path folder = freshFolder();
  KeptBattle battle(folder / "j");
  {
    const FullDisk full(fs::file_size(folder / "j"));
    playOn(*battle.session, 3);
  }
  battle.session->setSink(nullptr);
  battle.writer.reset();
  EXPECT_EQ(read(folder / "j").session->eventCount(), 3U);
}

TEST(JournalWriter, AFolderThatVanishesIsAProblemUntilItIsBack) {
  const fs::path folder = freshFolder();
  fs::create_directory(folder / "battles");
  KeptBattle battle(folder / "battles" / "j");
  playOn(*battle.session, 2);
  fs::rename(folder / "battles", folder / "away");
  EXPECT_FALSE(battle.writer->tryAgain());
  playOn(*battle.session, 2);
  EXPECT_TRUE(battle.writer->problem());
  EXPECT_EQ(battle.writer->waiting(), 2U);
  EXPECT_EQ(read(folder / "away" / "j").session->eventCount(), 2U);
  fs::create_directory(folder / "battles");
  EXPECT_TRUE(battle.writer->tryAgain());
  const OpenedJournal journal = read(folder / "battles" / "j");
  EXPECT_TRUE(journal.whole());
  EXPECT_EQ(journal.session->battle(), battle.session->battle());
  EXPECT_THROW((void)JournalWriter::resume(folder / "battles" / "j", journal), FileHeld);
}

TEST(JournalWriter, AFileThatTookItsPlaceIsLeftAlone) {
  const fs::path folder = freshFolder();
  KeptBattle battle(folder / "j");
  fs::remove(folder / "j");
  putText(folder / "j", "somebody's poem");
  playOn(*battle.session, 1);
  EXPECT_TRUE(battle.writer->problem());
  EXPECT_EQ(textOf(folder / "j"), "somebody's poem");
}

TEST(JournalWriter, WhatSomebodyElseAppendedIsNotCut) {
  const fs::path folder = freshFolder();
  KeptBattle battle(folder / "j");
  const std::string text = textOf(folder / "j") + "somebody's line\n";
  putText(folder / "j", text);
  playOn(*battle.session, 1);
  EXPECT_TRUE(battle.writer->problem());
  EXPECT_EQ(textOf(folder / "j"), text);
}

TEST(JournalWriter, WritesToDevicesAndThroughLinks) {
  const fs::path folder = freshFolder();
  KeptBattle nowhere("/dev/null");
  playOn(*nowhere.session, 2);
  EXPECT_FALSE(nowhere.writer->problem());
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_THROW(KeptBattle("/dev/full"), FileError);
  EXPECT_THROW(KeptBattle{folder}, FileError);
  EXPECT_TRUE(fs::is_empty(folder));
  fs::create_symlink("real", folder / "link");
  KeptBattle linked(folder / "link");
  playOn(*linked.session, 2);
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(read(folder / "real").session->eventCount(), 2U);
}

}  // namespace
}  // namespace signifer::journal_writer_test
