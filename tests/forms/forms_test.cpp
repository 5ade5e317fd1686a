// The names, comments and enumerations of the headers that the build writes from a rule set's JSON.
#include <gtest/gtest.h>

#include <stdexcept>

#include "forms/cpp_text.h"
#include "forms/enumerations.h"
#include "forms/slots.h"

namespace signifer::forms::forms_test {
namespace {

TEST(WrittenForms, NamesFollowFromWords) {
  EXPECT_EQ(memberName("leader-move-inches"), "leaderMoveInches");
  EXPECT_EQ(memberName("A"), "a");
  EXPECT_EQ(typeName("rout-check"), "RoutCheck");
  EXPECT_EQ(wordOf("heavyInfantry"), "heavy-infantry");
}

TEST(WrittenForms, LinesStayWithinTheColumns) {
  const std::string comment = commentOf(std::string(60, 'a') + " " + std::string(70, 'b'), "  ");
  EXPECT_EQ(comment, "  /// " + std::string(60, 'a') + "\n  /// " + std::string(70, 'b') + "\n");
  const std::vector<std::string> items(20, "twelveLetter");
  EXPECT_NE(wrapped(items, 40).find(",\n" + std::string(40, ' ') + "twelveLetter"), std::string::npos);
}

TEST(WrittenForms, AnEnumerationIsDeclaredOnceWithItsWords) {
  Enumerations enumerations(Json::parse(R"({"Fate": {"names": {"break": "breaks"}, "note": "The end of a fight."}})"));
  enumerations.use("Fate", {"none", "break"});
  enumerations.use("Fate", {"break"});
  EXPECT_EQ(enumerations.declarations(),
            "/// The end of a fight.\nBOOST_DEFINE_FIXED_ENUM_CLASS(Fate, std::uint8_t, none, breaks)\n");
  EXPECT_EQ(enumerations.enumerator("Fate", "break"), "breaks");
  const std::string own = enumerations.ownWords("toy");
  EXPECT_NE(own.find("struct Words<toy::Fate>"), std::string::npos);
  EXPECT_NE(own.find(R"({"none", "break"})"), std::string::npos);
}

TEST(WrittenForms, AWordThatAnEnumerationLacksIsAnError) {
  Enumerations enumerations(Json::object());
  enumerations.use("Fate", {"none", "destroyed"});
  EXPECT_THROW(enumerations.use("Fate", {"rampage"}), std::runtime_error);
}

TEST(WrittenForms, AnEnumerationOfAHeaderIsIncluded) {
  Enumerations enumerations(Json::parse(R"({"Facing": {"declaredIn": "table/grid.h"}})"));
  enumerations.use("Facing", {"north", "east"});
  EXPECT_TRUE(enumerations.declarations().empty());
  EXPECT_TRUE(enumerations.headers().contains("table/grid.h"));
}

Json battlefield() {
  return Json::parse(R"({
    "unitProfile": [{"name": "arm", "type": "enum", "values": ["foot", "horse"], "enum": "Arm"}],
    "unitStatus": [{"name": "hits", "type": "integer", "note": "Never above 3."}, {"name": "hasShot", "type": "boolean"}],
    "relations": ["strikes"],
    "tasks": [{"id": "fall-back"}],
    "actions": [{"id": "end-step"}],
    "terrainEnum": "Ground",
    "terrain": [{"id": "open"}, {"id": "wood"}]
  })");
}

TEST(WrittenSlots, NumberWhatTheFileLists) {
  Enumerations enumerations(Json::object());
  declareSlots(battlefield(), enumerations);
  const std::string& code = enumerations.declarations();
  for (const char* declared : {"(Arm, std::uint8_t, foot, horse)", "(UnitProfile, std::uint8_t,\n    arm)",
                               "(UnitStatus, std::uint8_t,\n    /// Never above 3.\n    hits,\n    hasShot)",
                               "(RelationKind, std::uint8_t,\n    strikes)", "(TaskKind, std::uint8_t, fallBack)",
                               "(ActionId, std::uint8_t, endStep)", "(Ground, std::uint8_t, open, wood)"})
    EXPECT_NE(code.find(declared), std::string::npos) << declared << " in\n" << code;
  EXPECT_EQ(code.find("SideStatus"), std::string::npos);
}

TEST(WrittenSlots, KeepTheListsThatTheyCameFrom) {
  const std::string code = slotLists(battlefield());
  for (const char* kept : {R"({"/unitProfile/0/values", "foot horse"})", R"({"/unitStatus", "hits hasShot"})",
                           R"({"/sideStatus", ""})", R"({"/terrain", "open wood"})"})
    EXPECT_NE(code.find(kept), std::string::npos) << kept << " in\n" << code;
}

TEST(WrittenSlots, AWordInAnotherPlaceIsAnErrorThatNamesTheField) {
  Enumerations ofForms(Json::object());
  ofForms.use("Arm", {"horse", "foot"});
  Enumerations enumerations(Json::object(), ofForms);
  try {
    declareSlots(battlefield(), enumerations);
    FAIL() << "nothing was said";
  } catch (const std::runtime_error& fault) {
    EXPECT_NE(std::string(fault.what()).find("/unitProfile/0"), std::string::npos) << fault.what();
  }
}

}  // namespace
}  // namespace signifer::forms::forms_test
