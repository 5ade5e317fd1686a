#include "schema/document.h"

#include <gtest/gtest.h>

#include "schema/field_reader.h"

namespace signifer::document_test {
namespace {

SourceError errorOf(auto&& action) {
  try {
    action();
  } catch (const SourceError& e) {
    return e;
  }
  ADD_FAILURE() << "no error came";
  return SourceError("", "", 0, "");
}

constexpr const char* text = R"({
  "name": "Trebia",
  "units": [
    {"id": "a", "strength": 4},
    {"id": "b",
     "strength": "five"}
  ],
  "odd/key": {"x~y": 1}
})";

TEST(Document, ErrorsSayFilePointerLineAndWhatWasExpected) {
  const Document file = Document::parse("battle.json", text);
  const Node unit = file.root().at("units").items().at(1);
  const SourceError error = errorOf([&] { (void)unit.at("strength").integer(); });
  EXPECT_EQ(error.file(), "battle.json");
  EXPECT_EQ(error.pointer(), "/units/1/strength");
  EXPECT_EQ(error.line(), 6);
  EXPECT_STREQ(error.what(), "battle.json:6 at /units/1/strength: a whole number was expected");
}

TEST(Document, PointersEscapeTheirKeys) {
  const Document file = Document::parse("battle.json", text);
  const Node value = file.root().at("odd/key").at("x~y");
  EXPECT_EQ(value.pointer(), "/odd~1key/x~0y");
  EXPECT_EQ(file.lineOf(value.pointer()), 8);
}

TEST(Document, AMissingMemberIsReportedAtItsOwner) {
  const Document file = Document::parse("battle.json", text);
  const SourceError error = errorOf([&] { (void)file.root().at("title"); });
  EXPECT_EQ(error.pointer(), "");
  EXPECT_NE(std::string(error.what()).find("\"title\" is missing"), std::string::npos);
}

TEST(Document, UnknownMembersNameTheNearestKnownOne) {
  const Document file = Document::parse("battle.json", text);
  const Node unit = file.root().at("units").items().at(0);
  const SourceError error = errorOf([&] { unit.allowOnly({"id", "strenght"}); });
  EXPECT_NE(std::string(error.what()).find("did you mean \"strenght\"?"), std::string::npos);
}

TEST(Document, BrokenTextSaysTheLine) {
  const SourceError error = errorOf([] { (void)Document::parse("x.json", "{\n \"a\": 1,\n oops\n}"); });
  EXPECT_EQ(error.line(), 3);
}

TEST(Document, AMergePatchReplacesAddsAndRemoves) {
  Document file = Document::parse("a", R"({"a": 1, "b": {"c": 2, "d": 3}})");
  file.patch(Document::parse("p", R"({"a": null, "b": {"c": 5, "e": 6}})"));
  EXPECT_FALSE(file.root().has("a"));
  EXPECT_EQ(file.root().at("b").at("c").integer(), 5);
  EXPECT_EQ(file.root().at("b").at("d").integer(), 3);
  EXPECT_EQ(file.root().at("b").at("e").integer(), 6);
}

TEST(Fields, ReadTypesRangesAndDefaults) {
  const Document file = Document::parse("f", R"([
    {"name": "hits", "type": "integer", "min": 0, "max": 5, "default": 2},
    {"name": "arc", "type": "enum", "values": ["front", "rear"], "default": "rear"},
    {"name": "far", "type": "number", "min": 0, "max": 2.5, "required": true}])");
  const Fields fields = readFields(file.root());
  ASSERT_EQ(fields.size(), 3U);
  EXPECT_EQ(fields[0].standard.whole, 2);
  EXPECT_EQ(fields[1].standard.whole, 1);
  EXPECT_TRUE(fields[2].required);
  EXPECT_EQ(toSlot(fields[2], Value{0, 1.25}), 1250);
}

TEST(Fields, CountSuccessionsByAnInteger) {
  const Document counted = Document::parse("x.json", R"([{"name": "heirs", "type": "integer", "successions": true}])");
  EXPECT_TRUE(readFields(counted.root())[0].successions);
  const Document told = Document::parse("x.json", R"([{"name": "heirs", "type": "boolean", "successions": true}])");
  EXPECT_EQ(errorOf([&] { (void)readFields(told.root()); }).pointer(), "/0/successions");
}

TEST(Fields, AreToldByWhatIsKnown) {
  const auto pointerOf = [](const std::string& telling) {
    const Document file = Document::parse(
        "x.json",
        R"([{"name": "way", "type": "enum", "values": ["wheel", "form"]}, {"name": "dice", )" + telling + "}]");
    return errorOf([&] { (void)readFields(file.root()); }).pointer();
  };
  EXPECT_EQ(pointerOf(R"("type": "boolean", "says": "# die|# dice")"), "/1/says");
  EXPECT_EQ(pointerOf(R"("type": "boolean", "unsaid": ["true", "never"])"), "/1/unsaid/1");
  EXPECT_EQ(pointerOf(R"("type": "boolean", "saidWith": {"weigh": ["wheel"]})"), "/1/saidWith/weigh");
  EXPECT_EQ(pointerOf(R"("type": "boolean", "saidWith": {"way": ["from"]})"), "/1/saidWith/way/0");
  EXPECT_EQ(pointerOf(R"("type": "boolean", "saidWith": {})"), "/1/saidWith");
  EXPECT_EQ(pointerOf(R"("type": "boolean", "saidWith": {"way": ["form"], "unit": ["a"]})"), "/1/saidWith");
}

TEST(Fields, RefuseValuesThatDoNotFit) {
  const Document file = Document::parse("f", R"({"fields": [
    {"name": "arc", "type": "enum", "values": ["front", "rear"]}], "value": "reer"})");
  const Fields fields = readFields(file.root().at("fields"));
  const SourceError error = errorOf([&] { (void)readValue(fields[0], file.root().at("value")); });
  EXPECT_NE(std::string(error.what()).find("did you mean rear?"), std::string::npos);
}

}  // namespace
}  // namespace signifer::document_test
