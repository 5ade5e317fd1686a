// Options that need or exclude one another, and the named sets of options that a rule set offers.
#include <unistd.h>

#include "rules/option_presets.h"
#include "toy_battle.h"

namespace signifer::options_test {
namespace {

using namespace test;

class Options : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("signifer-options-" + std::to_string(getpid()));
    std::filesystem::copy(toyFolder / "toy", folder_, std::filesystem::copy_options::recursive);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  // The tutorial's options and two more, of which the second has these bonds.
  void write(const std::string& bonds, const std::string& presets = "[]") {
    std::filesystem::remove(folder_ / "options.json");
    putText(folder_ / "options.json", R"({"options": [
      {"id": "ties", "values": ["nobody", "both"], "default": "nobody", "rules": ["TY-FGT-4"]},
      {"id": "turn-limit", "type": "integer", "min": 1, "max": 100, "default": 20, "rules": ["TY-END-2"]},
      {"id": "weather", "values": ["fair", "rain", "snow"], "default": "fair"},
      {"id": "mud", "values": ["none", "deep"], "default": "none")" +
                                          bonds + R"(}], "presets": )" + presets + "}");
  }
  [[nodiscard]] Definition under(const std::map<std::string, std::string>& options) const {
    HouseRules house;
    house.options = options;
    return Definition::load(folder_, house);
  }
  // The place and the reason of a refusal of these options; "taken" if they are not refused.
  [[nodiscard]] std::string refused(const std::map<std::string, std::string>& options) const {
    try {
      (void)under(options);
    } catch (const SourceError& e) {
      return e.pointer() + ": " + e.expected();
    }
    return "taken";
  }
  std::filesystem::path folder_;
};

TEST_F(Options, OneMayNeedAnother) {
  write(
      R"(, "needs": [{"value": "deep", "option": "weather", "values": ["rain", "snow"], "says": "Mud needs rain."}])");
  EXPECT_EQ(refused({}), "taken");
  EXPECT_EQ(refused({{"mud", "deep"}, {"weather", "rain"}}), "taken");
  EXPECT_EQ(refused({{"weather", "snow"}}), "taken");
  EXPECT_EQ(refused({{"mud", "deep"}}), "/options/mud: Mud needs rain.");
  EXPECT_EQ(refused({{"mud", "deep"}, {"weather", "fair"}}), "/options/mud: Mud needs rain.");
}

TEST_F(Options, OneMayExcludeAnother) {
  write(R"(, "excludes": [{"option": "weather", "values": "snow", "says": "No mud under snow."}])");
  EXPECT_EQ(refused({{"mud", "deep"}, {"weather", "rain"}}), "taken");
  EXPECT_EQ(refused({{"mud", "none"}, {"weather", "snow"}}), "taken");
  EXPECT_EQ(refused({{"mud", "deep"}, {"weather", "snow"}}), "/options/mud: No mud under snow.");
}

TEST_F(Options, ABondNamesOptionsThatThereAre) {
  write(R"(, "needs": [{"option": "wind", "says": "?"}])");
  EXPECT_NE(refused({}).find("/options/3/needs/0/option"), std::string::npos) << refused({});
  write(R"(, "needs": [{"option": "weather", "values": "hail", "says": "?"}])");
  EXPECT_NE(refused({}).find("/options/3/needs/0/values"), std::string::npos) << refused({});
  write(R"(, "needs": [{"value": "none", "option": "weather", "values": "rain", "says": "?"}])");
  EXPECT_NE(refused({}).find("defaults that agree"), std::string::npos) << refused({});
}

TEST_F(Options, PresetsAreNamedSets) {
  write("", R"([{"id": "as-it-is", "title": "As it is", "options": {}},
               {"id": "wet", "title": "Wet", "text": "For the patient.", "options": {"weather": "rain", "turn-limit": 30}}])");
  const Definition plain = under({});
  const std::vector<OptionPreset> presets = presetsOf(folder_, plain);
  ASSERT_EQ(presets.size(), 2U);
  EXPECT_EQ(presets[1].title, "Wet");
  EXPECT_EQ(presets[1].options, (std::map<std::string, std::string>{{"turn-limit", "30"}, {"weather", "rain"}}));
  EXPECT_EQ(nearestPreset(plain, presets)->id, "as-it-is");
  EXPECT_TRUE(differences(plain, presets[0]).empty());
  EXPECT_EQ(differences(plain, presets[1]), (std::vector<std::size_t>{1, 2}));
  const Definition almostWet = under({{"weather", "rain"}, {"turn-limit", "31"}});
  EXPECT_EQ(nearestPreset(almostWet, presets)->id, "wet") << "one option differs, of the other two do";
  const Definition wet = under({{"weather", "rain"}, {"turn-limit", "30"}, {"mud", "deep"}});
  EXPECT_EQ(nearestPreset(wet, presets)->id, "wet");
  EXPECT_EQ(differences(wet, presets[1]), (std::vector<std::size_t>{3}));
  EXPECT_EQ(nearestPreset(plain, {}), nullptr);
}

TEST_F(Options, APresetOffersOnlyWhatThereIs) {
  const auto fault = [&](const std::string& presets) -> std::string {
    write("", presets);
    try {
      (void)presetsOf(folder_, under({}));
      return "taken";
    } catch (const SourceError& e) {
      return e.what();
    }
  };
  const std::string misspelt = fault(R"([{"id": "wet", "title": "Wet", "options": {"wether": "rain"}}])");
  EXPECT_NE(misspelt.find("weather"), std::string::npos) << misspelt;
  const std::string hail = fault(R"([{"id": "wet", "title": "Wet", "options": {"weather": "hail"}}])");
  EXPECT_NE(hail.find("/presets/0/options/weather"), std::string::npos) << hail;
}

}  // namespace
}  // namespace signifer::options_test
