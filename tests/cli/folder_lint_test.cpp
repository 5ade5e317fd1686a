// `signifer-cli validate FOLDER` as a lint of a rule set: each mistake that loads all the same is named with its file.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include "cli/run_cli.h"
#include "files/write_file.h"
#include "schema/text_file.h"
#include "support/paths.h"

namespace signifer::folder_lint_test {
namespace {

namespace fs = std::filesystem;

struct Mistake {
  std::string_view file;
  std::string_view from;
  std::string_view to;
  /// File and pointer or line, and what was expected.
  std::string_view told;
};

constexpr std::array mistakes{
    Mistake{"pass.json", "{unit} moved {0}", "{unt} moved {0}", "at /phrases/moved: {unit}"},
    Mistake{"pass.json", "\"asks\": \"{unit} must", "\"asks\": \"{foe} must", "at /tasks/0/asks: {unit}"},
    Mistake{"options.json", "\"asked\": [\"blows\"]", "\"asked\": [\"blow\"]",
            "at /options/0/asked/0: the id of a step"},
    Mistake{"troops.json", "\"hoplite\"", "\"hoplit\"", "at /troops/0/symbol: the name of a drawing"},
    Mistake{"pass.json", "    \"in-the-way\": \"In the way: {unit}.\",\n", "", "a phrase of pass.json was expected"},
    Mistake{"referee.cpp", "PS-MOV-3", "PS-MOV-8", "not \"PS-MOV-8\""},
    Mistake{"rules.json", "{\"id\": \"PS-END-2\"",
            "{\"id\": \"PS-END-9\", \"text\": \"Nobody names it.\", \"kind\": \"status\"},\n    {\"id\": \"PS-END-2\"",
            "nothing but this list names PS-END-9"}};

TEST(FolderLint, NamesEachMistakeThatLoads) {
  const fs::path folder = fs::temp_directory_path() / "signifer-folder-lint";
  const fs::path pass = test::sourcePath("tests/pass");
  for (const Mistake& mistake : mistakes) {
    fs::remove_all(folder);
    fs::copy(pass, folder, fs::copy_options::recursive);
    std::string text = readTextFile(folder / mistake.file);
    const std::size_t at = text.find(mistake.from);
    ASSERT_NE(at, std::string::npos) << mistake.from;
    text.replace(at, mistake.from.size(), mistake.to);
    writeFile(folder / mistake.file, text);
    const test::CliResult checked = test::runCli({"validate", folder.string()});
    EXPECT_NE(checked.out.find(mistake.told), std::string::npos) << checked.out << checked.err;
    // A rule that nobody names may be meant.
    EXPECT_EQ(checked.exit, mistake.file == "rules.json" ? 0 : 1) << mistake.told;
  }
  fs::remove_all(folder);
}

TEST(FolderLint, FindsNothingInTheRuleSetsOfTheGuides) {
  for (const char* id : {"toy", "pass"}) {
    const test::CliResult checked =
        test::runCli({"validate", std::string(test::sourcePath("tests/" + std::string(id)))});
    EXPECT_EQ(checked.exit, 0) << checked.out;
    EXPECT_EQ(checked.out.find("note:"), std::string::npos) << checked.out;
  }
}

}  // namespace
}  // namespace signifer::folder_lint_test
