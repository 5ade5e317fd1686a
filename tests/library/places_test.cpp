#include "library/places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

namespace signifer::places_test {
namespace {

namespace fs = std::filesystem;

// Sets a variable of the environment, or takes it away, for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    value == nullptr ? ::unsetenv(name) : ::setenv(name, value, 1);
  }
  ~Variable() { before_ ? ::setenv(name_, before_->c_str(), 1) : ::unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

const fs::path program = fs::read_symlink("/proc/self/exe");

// The build tree is laid out as an installation is: both are found from the program's own place.
TEST(Places, AreFoundFromWhereTheProgramStands) {
  const Variable unset("SIGNIFER_DATA", nullptr);
  const fs::path tree = program.parent_path().parent_path();
  EXPECT_EQ(dataFolder(), tree / "share/signifer");
  EXPECT_TRUE(fs::exists(dataFolder() / "scenarios"));
  EXPECT_TRUE(fs::exists(dataFolder() / "schemas/battle.schema.json"));
  EXPECT_TRUE(ownRuleSets().string().starts_with((tree / "lib").string())) << ownRuleSets();
}

TEST(Places, DataMayBeNamed) {
  const Variable named("SIGNIFER_DATA", "/elsewhere");
  EXPECT_EQ(dataFolder(), "/elsewhere");
}

TEST(Places, TheChosenFolderIsTheOnlyOneWithRuleSets) {
  const Variable named("SIGNIFER_RULESETS", "/named");
  EXPECT_EQ(ruleSetRoots("/chosen"), std::vector<fs::path>{"/chosen"});
}

TEST(Places, RuleSetsAreLookedForInTurn) {
  const Variable named("SIGNIFER_RULESETS", "/a::/b");
  const Variable data("XDG_DATA_HOME", "/data");
  EXPECT_EQ(ruleSetRoots({}), (std::vector<fs::path>{"/a", "/b", "/data/signifer/rulesets", ownRuleSets()}));
}

TEST(Places, ARelativeDataHomeIsIgnored) {
  const Variable named("SIGNIFER_RULESETS", nullptr);
  const Variable data("XDG_DATA_HOME", "here");
  const Variable home("HOME", "/home/player");
  EXPECT_EQ(ruleSetRoots({}), (std::vector<fs::path>{"/home/player/.local/share/signifer/rulesets", ownRuleSets()}));
}

TEST(Places, WithoutAHomeOnlyItsOwnRuleSetsAreLeft) {
  const Variable named("SIGNIFER_RULESETS", nullptr);
  const Variable data("XDG_DATA_HOME", nullptr);
  const Variable home("HOME", nullptr);
  EXPECT_EQ(ruleSetRoots({}), std::vector<fs::path>{ownRuleSets()});
}

TEST(Places, ShippedBattlesAreListedAndFoundByName) {
  const Variable unset("SIGNIFER_DATA", nullptr);
  const std::vector<ShippedBattle> all = shippedBattles();
  EXPECT_TRUE(std::ranges::is_sorted(all, {}, &ShippedBattle::name));
  EXPECT_EQ(battleFile("hannibal/cannae"), dataFolder() / "scenarios/hannibal/cannae.json");
  for (const ShippedBattle& battle : all) EXPECT_EQ(battleFile(battle.name), battle.file);
  EXPECT_EQ(battleFile("hannibal/nowhere"), "hannibal/nowhere");
}

TEST(Places, AFileGoesBeforeABattleOfThatName) { EXPECT_EQ(battleFile(program.string()), program); }

TEST(Places, AFolderWithoutBattlesHasNone) {
  const Variable named("SIGNIFER_DATA", program.c_str());
  EXPECT_TRUE(shippedBattles().empty());
  EXPECT_EQ(battleFile("hannibal/cannae"), "hannibal/cannae");
}

}  // namespace
}  // namespace signifer::places_test
