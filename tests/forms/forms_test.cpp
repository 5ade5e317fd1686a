// The names, comments and enumerations of the headers that the build writes from a rule set's JSON.
#include <gtest/gtest.h>

#include <stdexcept>

#include "forms/cpp_text.h"
#include "forms/enumerations.h"

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

}  // namespace
}  // namespace signifer::forms::forms_test
