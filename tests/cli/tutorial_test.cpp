// docs/adding-a-rule-set.md leads through the toy rule set: what it shows is what is built here.
#include <algorithm>
#include <map>

#include "support/paths.h"
#include "toy_battle.h"

namespace signifer::tutorial_test {
namespace {

using namespace test;

const std::filesystem::path source = test::sourcePath("tests/toy");

// The code blocks of the document by the file that the line before each names: `toy.cpp`.
std::map<std::string, std::vector<std::string>> blocksOf(const std::string& document) {
  std::map<std::string, std::vector<std::string>> blocks;
  std::istringstream in(document);
  std::string line, file, block;
  bool inside = false;
  while (std::getline(in, line)) {
    if (line.rfind("```", 0) == 0) {
      if (inside && !file.empty()) blocks[file].push_back(block);
      if (inside) file.clear();
      inside = !inside;
      block.clear();
    } else if (inside) {
      block += line + "\n";
    } else if (line.rfind("**`", 0) == 0) {
      file = line.substr(3, line.find('`', 3) - 3);
    }
  }
  return blocks;
}

std::string withoutBlankLines(const std::string& text) {
  std::istringstream in(text);
  std::string out;
  for (std::string line; std::getline(in, line);)
    if (line.find_first_not_of(' ') != std::string::npos) out += line + "\n";
  return out;
}

TEST(Tutorial, ShowsEveryFileWholeAndAsItIs) {
  const auto blocks = blocksOf(textOf(test::sourcePath("docs/adding-a-rule-set.md")));
  for (const auto& entry : std::filesystem::directory_iterator(source)) {
    const std::string name = entry.path().filename().string();
    ASSERT_TRUE(blocks.contains(name)) << name << " is not shown";
    std::string shown;
    for (const std::string& block : blocks.at(name)) shown += block;
    EXPECT_EQ(withoutBlankLines(shown), withoutBlankLines(textOf(entry.path()))) << name;
  }
}

TEST(SecondExample, ShowsWhatStandsInItsFiles) {
  const auto blocks = blocksOf(textOf(test::sourcePath("docs/reactions-and-groups.md")));
  EXPECT_GE(blocks.size(), 5U);
  for (const auto& [file, shown] : blocks) {
    const std::string whole = textOf(test::sourcePath("tests/pass/" + file));
    for (const std::string& block : shown) EXPECT_NE(whole.find(block), std::string::npos) << file << ":\n" << block;
  }
}

}  // namespace
}  // namespace signifer::tutorial_test
