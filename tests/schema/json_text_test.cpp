#include "schema/json_text.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "schema/document.h"
#include "schema/plain_json.h"
#include "support/paths.h"

namespace signifer::json_text_test {
namespace {

// "line:column pointer: what was expected"; empty where the text is sound.
std::string faultIn(const std::string& text) {
  try {
    (void)Document::parse("x", text);
    return "";
  } catch (const SourceError& e) {
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + " " + e.pointer() + ": " + e.expected();
  }
}

TEST(JsonText, IsReadAsTheLibraryReadsIt) {
  for (const char* text :
       {"null", " [1, -2, 3.5, 1e3, true, false, \"a\\u00e9\\n\"] ", "{\"a\": {\"b\": [[]]}, \"c\": {}}", "0",
        "\"\\ud83d\\ude00\"", "18446744073709551615", "-9223372036854775808"})
    EXPECT_EQ(parseJson(text), Json::parse(text)) << text;
}

// Values and their types, which == does not tell apart.
std::string spelled(const Json& json) {
  std::string all = std::string(json.type_name()) + (json.is_number_unsigned() ? "+" : "");
  if (json.is_number_float()) all += "." + json.dump();
  if (!json.is_structured()) return all + json.dump();
  for (const auto& [name, value] : json.items()) all += "[" + name + ":" + spelled(value) + "]";
  return all;
}

TEST(JsonText, TheShortWayReadsLikeTheLibrary) {
  for (const char* text :
       {"[-0, 0, -0.0, 0.1, 1e22, 123456789012345678, 1234567890123456789, -5, 5e-324, 1.7976931348623157e308]",
        "{\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\": \"\xc3\xa9\xf0\x9f\x98\x80\"}", "[ ]", " {\t\r\n} ", "\"\"",
        "[[], {}, [{}], {\"\": []}]"}) {
    Json read;
    EXPECT_TRUE(readPlainJson(text, read) ||
                std::string_view(text).find("1234567890123456789") != std::string_view::npos);
    EXPECT_EQ(spelled(parseJson(text)), spelled(Json::parse(text))) << text;
  }
  // A text that the library refuses is not taken.
  for (const char* text : {"",
                           "[1,]",
                           "[01]",
                           "[-]",
                           "[1.]",
                           "[.5]",
                           "[1e]",
                           "[+1]",
                           "[1e999]",
                           "[nul]",
                           "[tru]",
                           "{\"a\"}",
                           "{\"a\":1,}",
                           "{,}",
                           "{a:1}",
                           "[1 2]",
                           "[] []",
                           "[\"a\tb\"]",
                           "[\"\\q\"]",
                           "[\"\xed\xa0\x80\"]",
                           "[\"\xc0\x80\"]",
                           "[\"\xf5\x80\x80\x80\"]",
                           "[\"abc",
                           "{\"a\":1,\"a\":2}",
                           "]",
                           "[}",
                           "NaN",
                           "[1e5000]"}) {
    Json read;
    EXPECT_FALSE(readPlainJson(text, read)) << text;
  }
  EXPECT_FALSE([] {
    Json read;
    return readPlainJson(std::string(201, '[') + std::string(201, ']'), read);
  }());
}

TEST(JsonText, TheShortWayReadsOurFilesLikeTheLibrary) {
  namespace fs = std::filesystem;
  int files = 0;
  for (const char* folder : {"assets", "rulesets", "tests/fuzz/corpus"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(test::sourcePath()) / folder)) {
      if (!entry.is_regular_file() || entry.file_size() > 400000) continue;
      std::ifstream file(entry.path(), std::ios::binary);
      const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
      Json read;
      if (!readPlainJson(text, read)) continue;
      ++files;
      ASSERT_EQ(spelled(read), spelled(Json::parse(text))) << entry.path();
    }
  EXPECT_GT(files, 100);
}

TEST(JsonText, SaysWhatWasExpectedAndWhere) {
  EXPECT_EQ(faultIn(""), "1:1 : JSON was expected; the text ends here");
  EXPECT_EQ(faultIn("{\n \"a\": 1,\n oops\n}"), "3:2 : a name in quotes was expected, not oops");
  EXPECT_EQ(faultIn("{\"a\" 1}"), "1:6 : : was expected, not 1");
  EXPECT_EQ(faultIn("{\"a\": }"), "1:7 : a value was expected, not }");
  EXPECT_EQ(faultIn("{\"a\": 1 \"b\": 2}"), "1:9 : , or } was expected, not \"b\"");
  EXPECT_EQ(faultIn("{\"a\": 1,}"), "1:9 : a name in quotes was expected, not }");
  EXPECT_EQ(faultIn("[1, 2"), "1:6 : , or ] was expected; the text ends here");
  EXPECT_EQ(faultIn("[01]"), "1:3 : , or ] was expected, not 1");
  EXPECT_EQ(faultIn("[1,\n 2,\n NaN]"), "3:2 : a value was expected, not NaN");
  EXPECT_EQ(faultIn("{} {}"), "1:4 : the end of the document was expected, not {");
  EXPECT_EQ(faultIn("[\"abc]"), "1:2 : the end of this text, a \", was expected");
  EXPECT_EQ(faultIn("[\"\xc3\xa9\\q\"]"), "1:4 : \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t or \\u was expected");
  EXPECT_EQ(faultIn("[\"\\u12\"]"), "1:3 : four hexadecimal digits were expected after \\u");
  EXPECT_EQ(faultIn("[\"\\ud83d\"]"), "1:3 : two \\u escapes that make one character were expected");
  EXPECT_EQ(faultIn("[\"\\ude00\"]"), "1:3 : two \\u escapes that make one character were expected");
  EXPECT_EQ(faultIn("[\"a\tb\"]"), "1:4 : a text without control characters was expected");
  EXPECT_EQ(faultIn("[1e999]"), "1:7 : a smaller number was expected");
}

TEST(JsonText, BytesThatAreNoText) {
  EXPECT_EQ(faultIn("[\"\xff\"]"), "1:3 : UTF-8 was expected; this byte is none");
  EXPECT_EQ(faultIn("[\"\xc3\x28\"]"), "1:3 : UTF-8 was expected; this byte is none");
  EXPECT_EQ(faultIn("[\"\xed\xa0\x80\"]"), "1:3 : UTF-8 was expected; this byte is none");
  EXPECT_EQ(faultIn(std::string("[1]\n\0", 5)), "2:1 : a text without NUL bytes was expected");
  EXPECT_EQ(faultIn(std::string("\xff\xfe[\0", 4)), "1:1 : UTF-8 was expected; this text is UTF-16");
  EXPECT_EQ(faultIn("\xef\xbb\xbf[1]"), "");
  EXPECT_EQ(faultIn("\x80"), "1:1 : JSON was expected");
}

TEST(JsonText, ANameStandsOnce) {
  EXPECT_EQ(faultIn("{\"a\": 1,\n \"b\": [0, {\"c\": 1,\n \"c\": 2}]}"),
            "3:4 /b/1/c: each name once was expected; \"c\" stands here twice");
  std::string many = "{";
  for (int i = 0; i < 100; ++i) many += "\"k" + std::to_string(i) + "\": 0,\n";
  EXPECT_EQ(faultIn(many + "\"k100\": 0}"), "");
  EXPECT_EQ(faultIn(many + "\"k7\": 0}"), "101:4 /k7: each name once was expected; \"k7\" stands here twice");
  // However many there are, reading takes no longer than its text is long.
  std::string wide = "{";
  for (int i = 0; i < 300000; ++i) wide += "\"" + std::to_string(i) + "\":0,";
  EXPECT_EQ(faultIn(wide + "\"x\":0}"), "");
}

TEST(JsonText, NestingIsBounded) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_EQ(faultIn(nested(deepestNesting)), "");
  EXPECT_EQ(faultIn(nested(deepestNesting + 1)), "1:201 : JSON that is nested less deeply was expected");
  EXPECT_NE(faultIn(std::string(1000000, '[')), "");
}

TEST(JsonText, LinesEndAsOnAnySystem) {
  for (const char* end : {"\n", "\r\n", "\r"}) {
    const std::string text = std::string("{") + end + "\"a\": 1," + end + "\"b\": oops}";
    EXPECT_EQ(faultIn(text), "3:6 : a value was expected, not oops") << end;
    const Document sound = Document::parse("x", std::string("{") + end + "\"a\": 1," + end + "\"b\": 2}");
    EXPECT_EQ(sound.lineOf("/b"), 3) << end;
  }
}

TEST(JsonText, TextsAndNumbersThatAreTooLarge) {
  const Document file = Document::parse("x", "[\"" + std::string(longestText + 1, 'x') + "\", 18446744073709551615]");
  EXPECT_THROW((void)file.root().items()[0].text(), SourceError);
  EXPECT_THROW((void)file.root().items()[1].integer(), SourceError);
}

TEST(JsonText, WhatEndsALineOrTurnsItsDirectionIsNotPrintable) {
  for (const char* mark : {"\n", "\x7F", "\u0085", "\u2028", "\u2029", "\u202A", "\u202E", "\u2066", "\u2069"})
    EXPECT_EQ(printableLength(std::string("a") + mark + "b"), std::string::npos);
  EXPECT_EQ(printableLength("\u2027\u202F\u2065\u206A"), 4U);
}

}  // namespace
}  // namespace signifer::json_text_test
