#include "schema/text_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <fstream>

#include "schema/source_error.h"

namespace signifer::text_file_test {
namespace {

namespace fs = std::filesystem;

class TextFileTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("signifer-text-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  static std::string fault(const fs::path& path) {
    try {
      (void)readTextFile(path);
      return "";
    } catch (const SourceError& e) {
      EXPECT_EQ(e.file(), path.string());
      return e.expected();
    }
  }

  fs::path folder_;
};

TEST_F(TextFileTest, AnOrdinaryFileIsReadWhole) {
  const std::string text = std::string("a\0b\r\n", 5) + std::string(200000, 'x');
  std::ofstream(folder_ / "file", std::ios::binary) << text;
  fs::create_symlink("file", folder_ / "link");
  EXPECT_EQ(readTextFile(folder_ / "file"), text);
  EXPECT_EQ(readTextFile(folder_ / "link"), text);
  std::ofstream(folder_ / "empty");
  EXPECT_EQ(readTextFile(folder_ / "empty"), "");
}

TEST_F(TextFileTest, WhatIsNoFileIsNamedAndNothingWaits) {
  EXPECT_EQ(fault(folder_ / "none"), "there is no such file");
  EXPECT_EQ(fault(folder_), "this is a directory; a file was expected");
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(fault(folder_ / "pipe"), "this is a pipe; a file was expected");
  EXPECT_EQ(fault("/dev/zero"), "this is a device; a file was expected");
  fs::create_symlink("loop", folder_ / "loop");
  EXPECT_EQ(fault(folder_ / "loop"), "the link leads back to itself");
  EXPECT_EQ(fault(folder_ / std::string(300, 'x')), "the name is too long");
}

TEST_F(TextFileTest, AHugeFileIsRefusedAtOnce) {
  const fs::path sparse = folder_ / "sparse";
  std::ofstream{sparse};
  fs::resize_file(sparse, std::uintmax_t{10} << 30U);
  EXPECT_EQ(fault(sparse), "at most 16 MiB are read; this is larger");
  EXPECT_THROW((void)readTextFile(sparse, largestJournal), SourceError);
}

TEST_F(TextFileTest, AnEndlessStreamIsRefusedOnceItIsTooLong) {
  const int zero = ::open("/dev/zero", O_RDONLY | O_CLOEXEC);
  ASSERT_GE(zero, 0);
  EXPECT_THROW((void)readTextFrom(zero, "standard input", 1000000), SourceError);
  ::close(zero);
}

}  // namespace
}  // namespace signifer::text_file_test
