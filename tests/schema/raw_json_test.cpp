// A member found in the text of a request without reading the rest.
#include "schema/raw_json.h"

#include <gtest/gtest.h>

namespace signifer {
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

}  // namespace
}  // namespace signifer
