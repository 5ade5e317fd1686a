// Lengths that a battle sets, said beside inches.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "play/wording.h"
#include "rulesets/cb/support.h"
#include "support/paths.h"

namespace signifer::cb::test::measures_test {
namespace {

Battle battleWith(std::int32_t javelinThrow, std::int32_t bowShot) {
  auto setup = std::make_shared<Setup>();
  setup->settings = {javelinThrow, bowShot};
  Battle battle;
  battle.setup = setup;
  return battle;
}

TEST(Measures, JavelinThrowsStandBesideInches) {
  const Definition& definition = standard()->definition();
  ASSERT_EQ(definition.settings()[0].name, "jtInches");
  ASSERT_EQ(definition.settings()[1].name, "bowShot");
  EXPECT_EQ(worded(definition, battleWith(2000, 6000), Figure::inches(3000)), "3 in (1.5 JT)");
  EXPECT_EQ(worded(definition, battleWith(1500, 6000), Figure::inches(3000)), "3 in (2 JT)");
  EXPECT_EQ(worded(definition, battleWith(2000, 6000), Figure::degrees(4500)), "45 degrees");
}

TEST(Measures, ARulerShowsBowShotsAsWell) {
  const Definition& definition = standard()->definition();
  EXPECT_EQ(wordedAtLength(definition, battleWith(2000, 6000), 18000), "18 in \u00B7 9 JT \u00B7 1.5 bow shots");
  EXPECT_EQ(wordedAtLength(definition, battleWith(1000, 8000), 4000), "4 in \u00B7 4 JT \u00B7 0.5 bow shots");
}

TEST(Measures, ALengthNeedsASettingThatIsANumber) {
  HouseRules house;
  for (const char* patch : {R"({"lengths": [{"name": "pace", "setting": "nothing"}]})",
                            R"({"lengths": [{"name": "pace", "setting": "jtInches", "of": "bow shots"}]})"}) {
    house.patch = patch;
    EXPECT_THROW(Definition::load(signifer::test::sourcePath("rulesets/cb"), house), SourceError) << patch;
  }
}

}  // namespace
}  // namespace signifer::cb::test::measures_test
