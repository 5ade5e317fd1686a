#include "library/loader.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "library/manifest.h"
#include "support/paths.h"

namespace signifer::loader_test {
namespace {

namespace fs = std::filesystem;

const fs::path toy = test::buildPath("toy-rulesets/toy");
const fs::path modules = test::buildPath("faulty-modules");

class LoaderTest : public testing::Test {
 protected:
  void SetUp() override {
    root_ = fs::temp_directory_path() /
            ("signifer-loader-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    fs::remove_all(root_);
    fs::create_directories(root_);
  }
  void TearDown() override { fs::remove_all(root_); }

  // A copy of the toy rule set, to be spoilt.
  fs::path copy(const std::string& name) {
    fs::copy(toy, root_ / name);
    return root_ / name;
  }
  static void put(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }
  void spoilManifest(const fs::path& folder, const std::string& key, nlohmann::json value) {
    std::ifstream in(folder / "manifest.json");
    nlohmann::json manifest = nlohmann::json::parse(in);
    manifest[key] = std::move(value);
    put(folder / "manifest.json", manifest.dump());
  }
  // The one reason for which the one folder is refused, while a good one beside it works.
  std::string reason() {
    fs::create_directories(root_ / "good");
    fs::copy(toy, root_ / "good" / "toy");
    const RuleSetLibrary library = RuleSetLibrary::load({root_, root_ / "good"});
    EXPECT_EQ(library.sources().size(), 1U);
    EXPECT_NE(library.find("toy"), nullptr);
    EXPECT_EQ(library.problems().size(), 1U);
    return library.problems().empty() ? "" : library.problems()[0].reason;
  }
  std::string reasonWithModule(const std::string& module) {
    fs::copy_file(modules / module, copy("bad") / "ruleset.so", fs::copy_options::overwrite_existing);
    return reason();
  }
  static void expectSays(const std::string& reason, const std::string& part) {
    EXPECT_NE(reason.find(part), std::string::npos) << reason;
  }

  fs::path root_;
};

TEST_F(LoaderTest, FindsARuleSetAndMakesIt) {
  copy("anything");
  const RuleSetLibrary library = RuleSetLibrary::load({root_});
  ASSERT_EQ(library.sources().size(), 1U);
  EXPECT_TRUE(library.problems().empty());
  const RuleSetSource& source = library.sources()[0];
  EXPECT_EQ(source.id, "toy");
  EXPECT_EQ(source.name, "Skirmish");
  EXPECT_EQ(source.create()->definition().version(), "1.0.0");
  HouseRules house;
  house.options["ties"] = "both";
  EXPECT_EQ(source.create(house)->definition().optionWord("ties"), "both");
}

TEST_F(LoaderTest, FoldersWithoutManifestAndMissingRootsAreNothing) {
  fs::create_directories(root_ / "empty");
  const RuleSetLibrary library = RuleSetLibrary::load({root_, root_ / "nowhere"});
  EXPECT_TRUE(library.sources().empty());
  EXPECT_TRUE(library.problems().empty());
}

TEST_F(LoaderTest, NoModule) {
  fs::remove(copy("bad") / "ruleset.so");
  expectSays(reason(), "no module");
}

// Cut off anywhere, it is refused: mapped, it would end the program.
TEST_F(LoaderTest, ATruncatedModule) {
  const fs::path module = copy("bad") / "ruleset.so";
  const auto whole = fs::file_size(module);
  fs::resize_file(module, whole - 1);
  expectSays(reason(), "cut off");
  for (std::uintmax_t size = 0; size < whole; size += 1 + whole / 97) {
    fs::copy_file(toy / "ruleset.so", module, fs::copy_options::overwrite_existing);
    fs::resize_file(module, size);
    const RuleSetLibrary library = RuleSetLibrary::load({root_});
    ASSERT_TRUE(library.sources().empty()) << size;
    ASSERT_EQ(library.problems().size(), 1U) << size;
  }
}

TEST_F(LoaderTest, AModuleThatIsNone) {
  put(copy("bad") / "ruleset.so", "this is a text");
  expectSays(reason(), "no program file");
}

TEST_F(LoaderTest, AMissingSymbol) { expectSays(reasonWithModule("faulty1.so"), "exports no signifer_plugin"); }
TEST_F(LoaderTest, AnotherBuildStamp) { expectSays(reasonWithModule("faulty2.so"), "another-compiler-1.0"); }
TEST_F(LoaderTest, AnotherInterface) { expectSays(reasonWithModule("faulty3.so"), "speaks interface"); }
TEST_F(LoaderTest, AnotherIdThanTheManifests) { expectSays(reasonWithModule("faulty4.so"), "\"chess\""); }
TEST_F(LoaderTest, AnUnresolvedSymbol) { expectSays(reasonWithModule("faulty5.so"), "makeFromNowhere"); }
TEST_F(LoaderTest, AMakerThatThrows) { expectSays(reasonWithModule("faulty6.so"), "the maker gives up"); }

TEST_F(LoaderTest, AnIdThatIsTaken) {
  copy("first");
  copy("second");
  const RuleSetLibrary library = RuleSetLibrary::load({root_});
  ASSERT_EQ(library.sources().size(), 1U);
  EXPECT_EQ(library.sources()[0].folder.filename(), "first");
  ASSERT_EQ(library.problems().size(), 1U);
  expectSays(library.problems()[0].reason, "already offered");
}

TEST_F(LoaderTest, ABrokenManifest) {
  put(copy("bad") / "manifest.json", "{\n  \"id\": \"toy\",\n  \"name\"\n}");
  expectSays(reason(), "manifest.json:4");
}

TEST_F(LoaderTest, AManifestForAnotherEngine) {
  spoilManifest(copy("bad"), "engine", {{"least", "7.0"}, {"below", "8.0"}});
  expectSays(reason(), "another version of the engine");
}

// A release that raises the version must not put the program's own rule sets away.
TEST(Manifests, OfTheProgramsOwnRuleSetsFitEveryVersion) {
  const std::vector<std::string> ids = test::shippedRuleSets();
  EXPECT_FALSE(ids.empty());
  for (const std::string& id : ids)
    for (const Version& raised : {Version{0, 2, 0}, Version{1, 0, 0}, Version{9, 9, 9}})
      EXPECT_NO_THROW((void)readManifest(test::sourcePath("rulesets/" + id), raised)) << id;
}

TEST_F(LoaderTest, AnIdThatIsNone) {
  spoilManifest(copy("bad"), "id", "../Toy");
  expectSays(reason(), "/id");
}

TEST_F(LoaderTest, AnUnknownKeyInTheManifest) {
  spoilManifest(copy("bad"), "sumary", "x");
  expectSays(reason(), "summary");
}

TEST_F(LoaderTest, MissingData) {
  fs::remove(copy("bad") / "sequence.json");
  expectSays(reason(), "sequence.json");
}

TEST_F(LoaderTest, DataThatDoNotFitTheCode) {
  const fs::path file = copy("bad") / "toy.json";
  std::ifstream in(file);
  nlohmann::ordered_json data = nlohmann::ordered_json::parse(in);
  std::swap(data["unitStatus"][0], data["unitStatus"][1]);
  put(file, data.dump());
  expectSays(reason(), "/unitStatus");
}

TEST_F(LoaderTest, ChancesToWinThatCannotBeRead) {
  const fs::path file = copy("bad") / "toy.json";
  std::ifstream in(file);
  const auto whole = nlohmann::ordered_json::parse(in);
  const auto saysOf = [&](const char* chances) {
    nlohmann::ordered_json data = whole;
    data["toWin"] = nlohmann::ordered_json::parse(chances);
    put(file, data.dump());
    fs::remove_all(root_ / "good");
    return reason();
  };
  expectSays(saysOf(R"({"weights": [1, 0]})"), "/toWin/weights");
  expectSays(saysOf(R"({"weights": [1, 0, 0, 0, "much", 0]})"), "/toWin/weights/4");
  expectSays(saysOf(R"({"weights": [1, 0, 0, 0, 0, 0], "battles": {"The meeting": "even"}})"), "/toWin/battles");
  expectSays(saysOf(R"({"weights": [1, 0, 0, 0, 0, 0], "odds": 1})"), "/toWin/odds");
}

// Anything in the place of a rule set is listed, and nothing else is lost.
TEST_F(LoaderTest, AManifestThatIsNoFile) {
  fs::create_directories(root_ / "bad" / "manifest.json");
  expectSays(reason(), "this is a directory");
}

TEST_F(LoaderTest, AManifestThatIsALinkToItself) {
  fs::create_directories(root_ / "bad");
  fs::create_symlink("manifest.json", root_ / "bad" / "manifest.json");
  expectSays(reason(), "leads back to itself");
}

TEST_F(LoaderTest, AManifestThatLeadsNowhere) {
  fs::create_directories(root_ / "bad");
  fs::create_symlink("nowhere.json", root_ / "bad" / "manifest.json");
  expectSays(reason(), "no such file");
}

TEST_F(LoaderTest, APipeForAManifestOrForAModule) {
  fs::create_directories(root_ / "bad");
  ASSERT_EQ(::mkfifo((root_ / "bad" / "manifest.json").c_str(), 0600), 0);
  expectSays(reason(), "this is a pipe");
  fs::remove_all(root_);
  fs::create_directories(root_);
  fs::remove(copy("bad") / "ruleset.so");
  ASSERT_EQ(::mkfifo((root_ / "bad" / "ruleset.so").c_str(), 0600), 0);
  expectSays(reason(), "this is a pipe");
}

TEST_F(LoaderTest, ADeviceForAFileOfIt) {
  fs::remove(copy("bad") / "rules.json");
  fs::create_symlink("/dev/zero", root_ / "bad" / "rules.json");
  expectSays(reason(), "this is a device");
}

TEST_F(LoaderTest, AFolderThatIsALinkToItself) {
  fs::create_symlink("bad", root_ / "bad");
  expectSays(reason(), "leads back to itself");
}

TEST_F(LoaderTest, ASearchPathThatCannotBeLookedThrough) {
  copy("toy");
  put(root_ / "file", "x");
  fs::create_symlink("loop", root_ / "loop");
  const RuleSetLibrary library = RuleSetLibrary::load({root_ / "file", root_ / "loop", root_ / "toy" / ".."});
  EXPECT_EQ(library.sources().size(), 1U);
  // The loop stands in the third folder, too.
  ASSERT_EQ(library.problems().size(), 3U);
  expectSays(library.problems()[0].reason, "a folder was expected");
  expectSays(library.problems()[1].reason, "leads back to itself");
}

TEST_F(LoaderTest, ReasonsAreInOurWords) {
  const auto spoilt = [&](const char* module) {
    fs::remove_all(root_);
    fs::create_directories(root_);
    return reasonWithModule(module);
  };
  EXPECT_EQ(spoilt("faulty5.so").find("boost"), std::string::npos);
  put(copy("worse") / "toy.json", "{]");
  const RuleSetLibrary library = RuleSetLibrary::load({root_});
  for (const LoadProblem& problem : library.problems())
    EXPECT_EQ(problem.reason.find("json.exception"), std::string::npos) << problem.reason;
}

TEST_F(LoaderTest, ASequenceWithoutAPhase) {
  put(copy("bad") / "sequence.json", R"({"sequence": []})");
  expectSays(reason(), "at /sequence: a phase was expected");
}

TEST_F(LoaderTest, ARuleThatIsCitedAndNotThere) {
  put(copy("bad") / "rules.json", R"({"rules": []})");
  expectSays(reason(), "rule of rules.json was expected");
}

TEST_F(LoaderTest, AFormThatDoesNotFitTheCodeIsFoundAtItsPlace) {
  const fs::path file = copy("bad") / "procedures.json";
  std::ifstream in(file);
  nlohmann::ordered_json data = nlohmann::ordered_json::parse(in);
  data["procedures"][0]["inputs"][0]["name"] = "vetran";
  put(file, data.dump(2));
  const std::string why = reason();
  expectSays(why, "procedures.json:");
  expectSays(why, " at /procedures/0/inputs: ");
}

}  // namespace
}  // namespace signifer::loader_test
