// Writing to whatever a path may lead to.
#include "files/write_file.h"

#include <sys/stat.h>

#include <thread>

#include "full_disk.h"
#include "toy_battle.h"

namespace signifer::write_file_test {
namespace {

namespace fs = std::filesystem;
using namespace test;

std::size_t filesIn(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {}));
}

TEST(WriteFile, ReplacesAnOrdinaryFileAndLeavesNothingBehind) {
  const fs::path folder = freshFolder();
  writeFile(folder / "f", "old");
  writeFile(folder / "f", "new");
  EXPECT_EQ(textOf(folder / "f"), "new");
  EXPECT_EQ(filesIn(folder), 1U);
}

TEST(WriteFile, KeepsThePermissionsOfTheFileThatItReplaces) {
  const fs::path file = freshFolder() / "f";
  writeFile(file, "old");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  writeFile(file, "new");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(WriteFile, WritesThroughSymbolicLinks) {
  const fs::path folder = freshFolder();
  fs::create_directory(folder / "elsewhere");
  writeFile(folder / "elsewhere" / "target", "old");
  fs::create_symlink("elsewhere/target", folder / "link");
  fs::create_symlink("link", folder / "chain");
  fs::create_symlink("elsewhere/not-yet", folder / "dangling");
  writeFile(folder / "chain", "new");
  writeFile(folder / "dangling", "fresh");
  for (const char* link : {"link", "chain", "dangling"}) EXPECT_TRUE(fs::is_symlink(folder / link)) << link;
  EXPECT_EQ(textOf(folder / "elsewhere" / "target"), "new");
  EXPECT_EQ(textOf(folder / "elsewhere" / "not-yet"), "fresh");
  EXPECT_EQ(filesIn(folder / "elsewhere"), 2U);
  fs::create_symlink("round", folder / "round");
  EXPECT_THROW(writeFile(folder / "round", "x"), FileError);
}

TEST(WriteFile, WritesToDevicesAndPipesAndNeverReplacesThem) {
  const fs::path folder = freshFolder();
  fs::create_symlink("/dev/null", folder / "null");
  writeFile(folder / "null", "gone");
  writeFile("/dev/null", "gone");
  EXPECT_TRUE(fs::is_symlink(folder / "null"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  std::string heard;
  std::thread reader([&] { heard = textOf(folder / "pipe"); });
  writeFile(folder / "pipe", "through the pipe");
  reader.join();
  EXPECT_EQ(heard, "through the pipe");
  EXPECT_TRUE(fs::is_fifo(folder / "pipe"));
  EXPECT_THROW(writeFile("/dev/full", "too much"), FileError);
}

TEST(WriteFile, AFolderIsAnErrorAndSoIsAFolderThatIsNotThere) {
  const fs::path folder = freshFolder();
  fs::create_directory(folder / "sub");
  EXPECT_THROW(writeFile(folder / "sub", "x"), FileError);
  EXPECT_THROW(writeFile(folder / "sub/", "x"), FileError);
  EXPECT_THROW(writeFile(folder / "no" / "file", "x"), FileError);
  EXPECT_THROW(writeFile("", "x"), FileError);
  EXPECT_TRUE(fs::is_empty(folder / "sub"));
  EXPECT_EQ(filesIn(folder), 1U);
}

TEST(WriteFile, AReadOnlyFileStays) {
  const fs::path file = freshFolder() / "f";
  writeFile(file, "old");
  fs::permissions(file, fs::perms::owner_read);
  EXPECT_THROW(writeFile(file, "new"), FileError);
  EXPECT_EQ(textOf(file), "old");
}

TEST(WriteFile, WhereThereIsNoRoomTheOldFileStaysAlone) {
  const fs::path folder = freshFolder();
  writeFile(folder / "f", "old");
  {
    const FullDisk full(1000);
    EXPECT_THROW(writeFile(folder / "f", std::string(2000, 'x')), FileError);
  }
  EXPECT_EQ(textOf(folder / "f"), "old");
  EXPECT_EQ(filesIn(folder), 1U);
}

TEST(WriteFile, AReplacementThatIsNotPutInPlaceGoes) {
  const fs::path folder = freshFolder();
  { Replacement fresh(writeTarget(folder / "f")); }
  EXPECT_TRUE(fs::is_empty(folder));
  Replacement fresh(writeTarget(folder / "f"));
  writeFile(folder / "f", "somebody else's");
  EXPECT_THROW(fresh.place(), FileError);
  EXPECT_EQ(textOf(folder / "f"), "somebody else's");
}

}  // namespace
}  // namespace signifer::write_file_test
