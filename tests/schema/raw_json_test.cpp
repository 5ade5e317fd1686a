// A member found in the text of a request without reading the rest.
#include "schema/raw_json.h"

#include <gtest/gtest.h>

namespace signifer::raw_json_test {
namespace {

TEST(RawObject, IsFoundWhereverItStands) {
  EXPECT_EQ(rawObject(R"({"battle": {"a": [1, {"b": 2}]}, "id": 1})", "battle"), R"({"a": [1, {"b": 2}]})");
  EXPECT_EQ(rawObject("  {\"id\":1,\n\"battle\" :\t{} }  ", "battle"), "{}");
  EXPECT_EQ(rawObject(R"({"note": "\"battle\": {}", "battle": {"s": "}\\"}})", "battle"), R"({"s": "}\\"})");
}

TEST(RawObject, IsNotGuessed) {
  for (const char* text :
       {"", "[]", "{}", R"({"battle": 1})", R"({"battle": "x"})", R"({"other": {"battle": {}}})",
        R"({"battle": {}, "battle": {}})", R"({"battle": {})", R"({"battle": {"a": "x)", R"({"battle": {}} {})",
        R"([{"battle": {}}])", R"({"value": "battle"})", R"({"battl\u0065": {}, "battle": {}})"})
    EXPECT_EQ(rawObject(text, "battle"), "") << text;
}

using Texts = std::vector<std::string_view>;

TEST(RawObjects, AreToldApart) {
  EXPECT_EQ(rawObjects(R"({"a": 1, "units": [ {"id": "x]}"}, {} ,{"b": [{}]}], "z": null})", "units"),
            (Texts{R"({"id": "x]}"})", "{}", R"({"b": [{}]})"}));
}

TEST(RawObjects, AreTheSameWhateverIsLikely) {
  const char* text = R"({"units": [{"id": "a"}, {"id": "b\"}"}, {}]})";
  const Texts found = rawObjects(text, "units");
  EXPECT_EQ(found.size(), 3U);
  for (const Texts& likely : {Texts{}, found, Texts{"{}", "", found[2]}, Texts{found[0], R"({"id": "b"})", "{}", "{}"}})
    EXPECT_EQ(rawObjects(text, "units", likely), found) << likely.size();
}

TEST(RawObjects, AreNotGuessed) {
  for (const char* text :
       {"", "{}", "[{}]", R"({"units": {}})", R"({"units": []})", R"({"units": [1, {}]})", R"({"units": [{}, 1]})",
        R"({"units": [{},]})", R"({"units": [{} {}]})", R"({"units": [{}})", R"({"units": [{}], "units": [{}]})",
        R"({"units": [{}], "unit\u0073": [{}]})", R"({"other": {"units": [{}]}})", R"({"units": [{}]} x)"})
    EXPECT_EQ(rawObjects(text, "units"), Texts()) << text;
}

TEST(RawObject, EndsWhereItIsKnownTo) {
  const char* text = R"({"id": 1, "battle": {"a": "}"}, "z": 2})";
  const auto at = [](std::size_t end) { return [end](std::size_t) { return end; }; };
  EXPECT_EQ(rawObject(text, "battle", at(30)), R"({"a": "}"})");
  EXPECT_EQ(rawObject(text, "battle", at(std::string_view::npos)), R"({"a": "}"})");
  EXPECT_EQ(rawObject(text, "battle", at(29)), "");
}

TEST(RawMembers, AreToldInTheirOrder) {
  const auto members = rawMembers(R"( {"a" : [1, "]"], "b\"":null ,"c": "x,y"} )");
  ASSERT_EQ(members.size(), 3U);
  EXPECT_EQ(members[0].name, "a");
  EXPECT_EQ(members[0].value, R"([1, "]"])");
  EXPECT_EQ(members[1].name, R"(b\")");
  EXPECT_EQ(members[1].value, "null");
  EXPECT_EQ(members[2].value, R"("x,y")");
  for (const char* text : {"", "[]", "{}", R"({"a": 1)", R"({"a": 1} x)", R"({"a": [1})", R"({"a" 1})"})
    EXPECT_TRUE(rawMembers(text).empty()) << text;
}

}  // namespace
}  // namespace signifer::raw_json_test
