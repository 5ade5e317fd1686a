// A member found in the text of a request without reading the rest.
#include "schema/raw_json.h"

#include <gtest/gtest.h>

namespace signifer::raw_json_test {
namespace {

std::string_view rawBattle(std::string_view text) { return rawMember(rawMembers(text), "battle"); }

TEST(RawMember, IsFoundWhereverItStands) {
  EXPECT_EQ(rawBattle(R"({"battle": {"a": [1, {"b": 2}]}, "id": 1})"), R"({"a": [1, {"b": 2}]})");
  EXPECT_EQ(rawBattle("  {\"id\":1,\n\"battle\" :\t{} }  "), "{}");
  EXPECT_EQ(rawBattle(R"({"note": "\"battle\": {}", "battle": {"s": "}\\"}})"), R"({"s": "}\\"})");
}

TEST(RawMember, IsNotGuessed) {
  for (const char* text :
       {"", "[]", "{}", R"({"other": {"battle": {}}})", R"({"battle": {}, "battle": {}})", R"({"battle": {})",
        R"({"battle": {"a": "x)", R"({"battle": {}} {})", R"([{"battle": {}}])", R"({"value": "battle"})",
        R"({"battl\u0065": {}, "battle": {}})", R"({"battle": {}, "battl\u0065": {}})"})
    EXPECT_EQ(rawBattle(text), "") << text;
}

TEST(RawMember, EndsWhereItIsKnownTo) {
  constexpr std::string_view text = R"({"id": 1, "battle": {"a": "}"}, "z": 2})";
  const auto ending = [&](std::size_t end) {
    const auto known = [&](std::string_view name, std::size_t) { return name == "battle" ? end : text.npos; };
    return rawMember(rawMembers(text, known), "battle");
  };
  EXPECT_EQ(ending(30), R"({"a": "}"})");
  EXPECT_EQ(ending(text.npos), R"({"a": "}"})");
  EXPECT_EQ(ending(29), "");
}

using Texts = std::vector<std::string_view>;

Texts objectsOf(std::string_view list, const Texts& likely = {}) {
  Texts objects;
  return takeRawObjects(list, 0, likely, objects) == list.size() ? objects : Texts();
}

TEST(RawObjects, AreToldApart) {
  EXPECT_EQ(objectsOf(R"([ {"id": "x]}"}, {} ,{"b": [{}]}])"), (Texts{R"({"id": "x]}"})", "{}", R"({"b": [{}]})"}));
}

TEST(RawObjects, AreTheSameWhateverIsLikely) {
  const char* text = R"([{"id": "a"}, {"id": "b\"}"}, {}])";
  const Texts found = objectsOf(text);
  EXPECT_EQ(found.size(), 3U);
  for (const Texts& likely : {Texts{}, found, Texts{"{}", "", found[2]}, Texts{found[0], R"({"id": "b"})", "{}", "{}"}})
    EXPECT_EQ(objectsOf(text, likely), found) << likely.size();
}

TEST(RawObjects, AreNotGuessed) {
  for (const char* text : {"", "{}", "[]", "[1, {}]", "[{}, 1]", "[{},]", "[{} {}]", "[{}", "[{}] x"})
    EXPECT_EQ(objectsOf(text), Texts()) << text;
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
