// The languages: catalogues, plural forms, rule sets that speak them, and that no text of a promised language is
// missing.
#include "language/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "language/field_words.h"
#include "language/names.h"
#include "language/rule_set_texts.h"
#include "play/place_words.h"
#include "play/wording.h"
#include "rules/definition.h"
#include "schema/document.h"
#include "schema/field_reader.h"
#include "schema/text_file.h"
#include "sheet/decision_table.h"
#include "sheet/writers.h"
#include "support/paths.h"

namespace signifer::language_test {
namespace {

namespace fs = std::filesystem;

const fs::path sources = test::sourcePath();

/// Speaks English again at its end: the language is the whole program's.
class LanguageTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / ("signifer-language-" + std::string(info->name()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override {
    speak("en", {});
    fs::remove_all(folder_);
  }

  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  /// The tutorial's rule set with these translations.
  void copyToy(const std::string& german) const {
    for (const auto& file : fs::directory_iterator(sources / "tests/toy"))
      if (file.path().extension() == ".json") fs::copy(file.path(), folder_ / file.path().filename());
    write("languages/de.json", german);
  }

  fs::path folder_;
};

std::string faultOf(const fs::path& file) {
  try {
    (void)Catalogue::load(file);
  } catch (const SourceError& e) {
    return e.what();
  }
  return "";
}

TEST_F(LanguageTest, TranslationHasThePlacesOfItsText) {
  write("de.json", "{\"texts\": {\n  \"{unit} wheeled {0}.\": \"{unit}: Schwenk.\"\n}}");
  EXPECT_EQ(faultOf(folder_ / "de.json"), (folder_ / "de.json").string() +
                                              ":2 at /texts/{unit} wheeled {0}.: {0}, {unit} as in the English text "
                                              "were expected");
  write("de.json", R"({"texts": {"{0|# hit|# hits} on {unit}": "{unit}: {0|# Treffer|# Treffer}"}})");
  EXPECT_EQ(faultOf(folder_ / "de.json"), "");
  write("de.json", R"({"texts": {"Hit": ""}})");
  EXPECT_NE(faultOf(folder_ / "de.json").find("a translation was expected"), std::string::npos);
}

TEST_F(LanguageTest, SaysWhatIsTranslatedAndEnglishElsewhere) {
  write("de.json", R"({"texts": {"{0} of {1}": "{0} von {1}"}, "words": {"light-cavalry": "leichte Kavallerie"}})");
  EXPECT_EQ(said("{0} of {1}", {"7", "6 in"}), "7 of 6 in");
  EXPECT_EQ(plainWord("light-cavalry"), "light cavalry");
  EXPECT_EQ(localNumber("7.5"), "7.5");
  speak("de", folder_);
  EXPECT_EQ(spokenLanguage(), "de");
  EXPECT_EQ(said("{0} of {1}", {"7", "6 in"}), "7 von 6 in");
  EXPECT_EQ(said("Nobody has said this."), "Nobody has said this.");
  EXPECT_EQ(plainWord("light-cavalry"), "leichte Kavallerie");
  EXPECT_EQ(plainWord("war-cars"), "war cars");
  EXPECT_EQ(localNumber("7.5"), "7,5");
  EXPECT_THROW(speak("xx", folder_), std::invalid_argument);
}

TEST_F(LanguageTest, AProbabilityIsAWholePercentageThatIsNeverWronglyCertain) {
  EXPECT_EQ(percentInWords(0), "0 %");
  EXPECT_EQ(percentInWords(0.004), "under 1 %");
  EXPECT_EQ(percentInWords(0.416), "42 %");
  EXPECT_EQ(percentInWords(0.996), "over 99 %");
  EXPECT_EQ(percentInWords(1), "100 %");
}

TEST_F(LanguageTest, NamesOfShippedBattlesAreSaidInTheLanguage) {
  write("de.json", R"({"texts": {"Slingers": "Schleuderer"}, "names": {"Velites": "Plänkler", "Rome": "Rom"}})");
  speak("de", folder_);
  EXPECT_EQ(saidName("Velites 2"), "Plänkler 2");
  EXPECT_EQ(saidName("Velites of Nero"), "Velites of Nero");
  EXPECT_EQ(saidName("Slingers 1"), "Schleuderer 1");
  EXPECT_EQ(saidName("7"), "7");
}

TEST_F(LanguageTest, FiguresChooseTheirWordsByTheLanguage) {
  EXPECT_EQ(chosenByFigure(0, "# hit|# hits"), "0 hits");
  EXPECT_EQ(chosenByFigure(1, "# hit|# hits"), "1 hit");
  EXPECT_EQ(chosenByFigure(0, "no hits|# hit|# hits"), "no hits");
  EXPECT_EQ(chosenByFigure(2, "no hits|# hit|# hits"), "2 hits");
  write("fr.json", R"({"texts": {}})");
  speak("fr", folder_);
  EXPECT_EQ(chosenByFigure(0, "# coup|# coups"), "0 coup");
  EXPECT_EQ(chosenByFigure(2, "# coup|# coups"), "2 coups");
}

TEST_F(LanguageTest, RuleSetSpeaksTheLanguageAndKeepsItsIds) {
  const Json main = Json::parse(readTextFile(sources / "tests/toy/toy.json"));
  const std::string title = main["actions"][0]["title"];
  const std::string word = main["unitProfile"].empty() ? "" : main["unitProfile"][0].value("caption", "");
  copyToy(Json{{"texts", {{title, "Handlung"}, {word, "Feld"}}}}.dump());
  EXPECT_EQ(Definition::load(folder_).actions()[0].title, title);
  write("own/de.json", R"({"texts": {}})");
  speak("de", folder_ / "own");
  const Definition spoken = Definition::load(folder_);
  EXPECT_EQ(spoken.actions()[0].title, "Handlung");
  EXPECT_EQ(spoken.actions()[0].id, main["actions"][0]["id"].get<std::string>());
  EXPECT_EQ(word.empty() || spoken.unitProfile()[0].caption == "Feld", true);
}

TEST_F(LanguageTest, FaultsOfATranslatedFileNameTheirLine) {
  copyToy(R"({"texts": {}})");
  write("own/de.json", R"({"texts": {}})");
  write("options.json", "{\n\"options\": [\n{\"id\": \"x\", \"values\": [\"a\"], \"default\": \"b\"}]}");
  speak("de", folder_ / "own");
  try {
    (void)Definition::load(folder_);
    FAIL();
  } catch (const SourceError& e) {
    EXPECT_EQ(e.line(), 3);
  }
}

TEST_F(LanguageTest, HouseRulesLieUnderTheTranslation) {
  copyToy(R"({"texts": {}})");
  write("own/de.json", R"({"texts": {}})");
  speak("de", folder_ / "own");
  const Json main = Json::parse(readTextFile(folder_ / "toy.json"));
  const std::string phrase = main["phrases"].items().begin().key();
  const HouseRules house{{}, Json{{"phrases", {{phrase, "Of this house."}}}}.dump()};
  EXPECT_EQ(Definition::load(folder_, house).phrase(phrase), "Of this house.");
}

std::string listed(const std::set<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += "\n  " + text;
  return all;
}

TEST_F(LanguageTest, PlacesAreSpokenToo) {
  speak("de", sources / "assets/languages");
  EXPECT_EQ(placeWords(signifer::Setup(), Pose{{36 * oneInch, 9 * oneInch}, 100 * oneDegree}),
            "36 Zoll von links, 9 Zoll von unten, Front nach rechts, davon 10 Grad im Uhrzeigersinn");
}

/// A language that is promised: every text of every rule set, and every text of the engine.
class Spoken : public testing::TestWithParam<std::string> {};

TEST_P(Spoken, EveryTextOfEveryRuleSetIsTranslated) {
  for (const auto& folder : fs::directory_iterator(sources / "rulesets")) {
    if (!fs::exists(folder.path() / "manifest.json")) continue;
    const Catalogue catalogue = Catalogue::load(folder.path() / "languages" / (GetParam() + ".json"));
    std::set<std::string> missing;
    std::set<std::string> used;
    for (const auto& file : fs::directory_iterator(folder.path())) {
      if (file.path().extension() != ".json") continue;
      Json json = Json::parse(readTextFile(file.path()));
      forEachText(json, [&](const std::string& pointer, std::string& text) {
        used.insert(text);
        if (catalogue.text(text) == nullptr) missing.insert(file.path().filename().string() + pointer + ": " + text);
      });
      forEachWord(json, [&](const std::string& word) {
        used.insert(word);
        if (catalogue.word(word) == nullptr) missing.insert(file.path().filename().string() + ", the word " + word);
      });
    }
    EXPECT_TRUE(missing.empty()) << folder.path().filename() << " lacks in " << GetParam() << ":" << listed(missing);
    std::string code;
    for (const auto& file : fs::recursive_directory_iterator(folder.path()))
      if (file.path().extension() == ".cpp" || file.path().extension() == ".h") code += readTextFile(file.path());
    std::set<std::string> idle;
    for (const auto& [text, translation] : catalogue.texts())
      if (!used.contains(text) && code.find('"' + text + '"') == std::string::npos) idle.insert(text);
    for (const auto& [word, translation] : catalogue.words())
      if (!used.contains(word)) idle.insert(word);
    EXPECT_TRUE(idle.empty()) << folder.path().filename() << " no longer has:" << listed(idle);
  }
}

// A story tells whose army was beaten in a sentence of its own: it knows the rule set's sentence by its translation.
TEST_P(Spoken, TheEndOfABattleIsTranslatedAlikeByTheEngineAndByEveryRuleSet) {
  const Catalogue engine = Catalogue::load(sources / "assets/languages" / (GetParam() + ".json"));
  for (const auto& folder : fs::directory_iterator(sources / "rulesets")) {
    if (!fs::exists(folder.path() / "manifest.json")) continue;
    const Catalogue catalogue = Catalogue::load(folder.path() / "languages" / (GetParam() + ".json"));
    std::size_t ends = 0;
    for (const auto& [text, translation] : catalogue.texts()) {
      if (!text.starts_with("The army of {enemy} ")) continue;
      ++ends;
      ASSERT_NE(engine.text(text), nullptr) << folder.path().filename() << ": " << text;
      EXPECT_EQ(*engine.text(text), translation) << folder.path().filename();
    }
    EXPECT_EQ(ends, 1U) << folder.path().filename();
  }
}

// Refusals of rule sets and sentences of the code: a literal in each.
TEST_P(Spoken, EveryRefusalOfTheCodeIsTranslated) {
  const std::regex refusal(R"re(Refusal\{[^{}]*?"[^"]*",\s*"([^"]+)"\})re");
  for (const auto& folder : fs::directory_iterator(sources / "rulesets")) {
    if (!fs::exists(folder.path() / "manifest.json")) continue;
    const Catalogue catalogue = Catalogue::load(folder.path() / "languages" / (GetParam() + ".json"));
    std::set<std::string> missing;
    for (const auto& file : fs::recursive_directory_iterator(folder.path())) {
      if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
      const std::string code = readTextFile(file.path());
      for (std::sregex_iterator at(code.begin(), code.end(), refusal), end; at != end; ++at)
        if (catalogue.text((*at)[1].str()) == nullptr) missing.insert((*at)[1].str());
    }
    EXPECT_TRUE(missing.empty()) << folder.path().filename() << " lacks in " << GetParam() << ":" << listed(missing);
  }
}

// The literals that begin the arguments of said(...), up to its places: also those of a choice between two.
std::set<std::string> saidIn(const std::string& code) {
  std::set<std::string> texts;
  for (std::size_t at = code.find("said("); at != std::string::npos; at = code.find("said(", at + 1)) {
    if (at > 0 && (std::isalnum(static_cast<unsigned char>(code[at - 1])) != 0 || code[at - 1] == '_')) continue;
    std::string text;
    int depth = 1;
    bool open = false;
    for (std::size_t i = at + 5; i < code.size() && depth > 0 && code[i] != '{'; ++i) {
      if (code[i] == '(') ++depth;
      if (code[i] == ')') --depth;
      if (code[i] == '?' || code[i] == ':') {
        if (open) texts.insert(text);
        text.clear();
        open = false;
      }
      if (code[i] != '"') continue;
      open = true;
      for (++i; i < code.size() && code[i] != '"'; ++i) {
        if (code[i] == '\\') ++i;
        text += code[i];
      }
    }
    if (open) texts.insert(text);
  }
  return texts;
}

TEST_P(Spoken, EveryTextOfTheEngineIsTranslated) {
  const Catalogue catalogue = Catalogue::load(sources / "assets/languages" / (GetParam() + ".json"));
  std::set<std::string> missing;
  for (const auto& file : fs::recursive_directory_iterator(sources / "src")) {
    if (file.path().extension() != ".cpp") continue;
    for (const std::string& text : saidIn(readTextFile(file.path())))
      if (catalogue.text(text) == nullptr) missing.insert(file.path().filename().string() + ": " + text);
  }
  EXPECT_TRUE(missing.empty()) << "the engine lacks in " << GetParam() << ":" << listed(missing);
}

// The page of the telephones brings its words along: English by key, and a translation of each.
TEST_P(Spoken, EveryWordOfThePhonesPageIsTranslated) {
  const Json words = Json::parse(readTextFile(sources / "assets/phones/words.json"));
  const Catalogue catalogue = Catalogue::load(sources / "assets/phones" / (GetParam() + ".json"));
  std::set<std::string> missing;
  std::set<std::string> english;
  for (const auto& [key, text] : words.items()) {
    english.insert(text.get<std::string>());
    if (catalogue.text(text.get<std::string>()) == nullptr) missing.insert(key + ": " + text.get<std::string>());
  }
  EXPECT_TRUE(missing.empty()) << "the phones' page lacks in " << GetParam() << ":" << listed(missing);
  std::set<std::string> idle;
  const Json file = Json::parse(readTextFile(sources / "assets/phones" / (GetParam() + ".json")));
  for (const auto& [text, translation] : file.at("texts").items())
    if (!english.contains(text)) idle.insert(text);
  EXPECT_TRUE(idle.empty()) << "no word of the page:" << listed(idle);
}

// A key that a script asks for has a word, and each word is asked for.
TEST(PhonesPage, HasAWordForEveryKey) {
  const Json words = Json::parse(readTextFile(sources / "assets/phones/words.json"));
  std::string code;
  for (const auto& file : fs::directory_iterator(sources / "assets/phones"))
    if (file.path().extension() == ".js") code += readTextFile(file.path());
  const std::regex asked(R"(\bW\.([A-Za-z_0-9]+))");
  std::set<std::string> missing;
  for (std::sregex_iterator at(code.begin(), code.end(), asked), end; at != end; ++at)
    if (!words.contains((*at)[1].str())) missing.insert((*at)[1].str());
  EXPECT_TRUE(missing.empty()) << listed(missing);
  std::set<std::string> idle;
  for (const auto& [key, text] : words.items())
    // Some are asked for by a part of them: W['tab_' + name], W[key].
    if (key.find('_') == std::string::npos &&
        !std::regex_search(code, std::regex("\\bW\\." + key + "\\b|'" + key + "'")))
      idle.insert(key);
  EXPECT_TRUE(idle.empty()) << "nothing asks for:" << listed(idle);
}

// Its texts stand in lists, where EveryTextOfTheEngineIsTranslated does not find them.
TEST_P(Spoken, TheDecisionTableIsTranslated) {
  const auto table = [] {
    Sheet sheet;
    addDecisionTable(Definition::load(sources / "rulesets/hannibal"), sheet);
    return writeText(sheet);
  };
  std::istringstream english(table());
  speak(GetParam(), sources / "assets/languages");
  const std::string translated = table();
  int lines = 0;
  for (std::string line; std::getline(english, line);) {
    if (std::ranges::count(line, ' ') < 4) continue;
    ++lines;
    EXPECT_EQ(translated.find(line), std::string::npos) << line;
  }
  EXPECT_GT(lines, 20);
  speak("en", {});
}

// A name without the number behind it: "Velites 2" is one of the Velites.
std::string unnumbered(const std::string& name) {
  static const std::regex number(" [0-9]+$");
  return std::regex_replace(name, number, "");
}

TEST_P(Spoken, EveryNameOfEveryShippedBattleAndArmyIsTranslated) {
  const Catalogue catalogue = Catalogue::load(sources / "assets/languages" / (GetParam() + ".json"));
  std::set<std::string> missing;
  std::set<std::string> used;
  const auto see = [&](const Json& named, const char* member) {
    const std::string name = named.value(member, "");
    if (name.empty()) return;
    const std::string known = catalogue.name(name) != nullptr ? name : unnumbered(name);
    used.insert(known);
    if (catalogue.name(known) == nullptr) missing.insert(name);
  };
  for (const char* folder : {"assets/scenarios", "assets/armies", "assets/tours"})
    for (const auto& file : fs::recursive_directory_iterator(sources / folder)) {
      if (file.path().extension() != ".json") continue;
      const Json json = Json::parse(readTextFile(file.path()));
      see(json, "title");
      see(json, "name");
      if (std::string_view(folder) != "assets/armies") see(json, "notes");
      for (const char* list : {"terrain", "sides", "units", "people", "objectives"})
        for (const Json& one : json.value(list, Json::array())) see(one, "name");
    }
  EXPECT_TRUE(missing.empty()) << GetParam() << " lacks the names:" << listed(missing);
  std::set<std::string> idle;
  for (const auto& [name, translation] : catalogue.names())
    if (!used.contains(name)) idle.insert(name);
  EXPECT_TRUE(idle.empty()) << "no file has:" << listed(idle);
}

INSTANTIATE_TEST_SUITE_P(Languages, Spoken, testing::Values("de", "fr"));

// Words that a choice has for some of its values only.
// Sides and units are called Rome and the Normans, Legio I and Slingers: "{unit} was" is wrong of half of them. Each
// text of the program stands in its catalogues.
TEST_F(LanguageTest, EnglishSentencesAreRightForNamesOfOneAndOfMany) {
  const std::regex wrong(
      R"((^|[.:;,] )\{(unit|other|side)\} (is|was|has|does|acts|moves|chooses|names|settles|stands|lies|comes)\b)");
  std::vector<fs::path> catalogues{sources / "assets/languages/de.json"};
  for (const auto& folder : fs::directory_iterator(sources / "rulesets"))
    if (fs::exists(folder.path() / "languages/de.json")) catalogues.push_back(folder.path() / "languages/de.json");
  ASSERT_EQ(catalogues.size(), 6U);
  for (const fs::path& file : catalogues) {
    const Json catalogue = Json::parse(readTextFile(file));
    const Json& all = catalogue.at("texts");
    EXPECT_GT(all.size(), 100U) << file;
    for (const auto& [english, translated] : all.items())
      EXPECT_FALSE(std::regex_search(english, wrong)) << file << ": " << english;
  }
}

TEST_F(LanguageTest, AChoiceSaysAllItsWordsInTheLanguage) {
  Json main = Json::parse(readTextFile(sources / "tests/toy/toy.json"));
  main["unitProfile"].push_back({{"name", "bearing"},
                                 {"type", "enum"},
                                 {"values", {"other", "heavy-shield"}},
                                 {"words", {{"other", "any other"}}},
                                 {"default", "other"}});
  copyToy(R"({"texts": {"any other": "andere"}, "words": {"heavy-shield": "schwerer Schild"}})");
  write("toy.json", main.dump());
  write("own/de.json", R"({"texts": {}})");
  speak("de", folder_ / "own");
  const Definition spoken = Definition::load(folder_);
  EXPECT_EQ(spoken.unitProfile().back().words, (std::vector<std::string>{"andere", "schwerer Schild"}));
}

TEST(FieldWords, AChoiceIsReadByItsWordsEverywhere) {
  Field field;
  field.name = "steady";
  field.values = {"none", "plus"};
  EXPECT_EQ(captionOf(field), "steady");
  EXPECT_EQ(valueWords(field, "plus"), "plus");
  field.words = {"not at all", "to raise the score"};
  EXPECT_EQ(valueWords(field, "plus"), "to raise the score");
  EXPECT_EQ(valueWords(field, Json::array({"none", "plus"})), "not at all, to raise the score");
  EXPECT_EQ(valueWords(field, Json::array()), "none");
  EXPECT_EQ(valueWords(field, true), "yes");
  EXPECT_EQ(valueWords(field, 3), "3");
}

TEST(FieldWords, TellAnActionsValues) {
  const Document form = Document::parse("fields.json", R"([
    {"name": "unit", "type": "unit"},
    {"name": "way", "type": "enum", "values": ["wheel", "form"]},
    {"name": "line", "type": "enum", "values": ["line", "column"], "saidWith": {"way": ["form"]}},
    {"name": "side", "type": "enum", "values": ["front", "rear"], "unsaid": ["front"]},
    {"name": "dice", "type": "integer", "says": "# die more|# dice more", "words": {"-1": "1 die fewer"}},
    {"name": "march", "type": "boolean", "caption": "At a march"},
    {"name": "rerolls", "type": "integer", "caption": "Re-rolls"}])");
  const Fields fields = readFields(form.root());
  const auto told = [&](std::array<std::int16_t, 6> values) {
    std::string all;
    for (std::size_t i = 1; i < fields.size(); ++i)
      if (const std::string words = toldInWords(fields, i, values); !words.empty()) all.append(words).append("; ");
    return all;
  };
  EXPECT_EQ(told({0, 1, 0, 0, 0, 0}), "wheel; ");
  EXPECT_EQ(told({1, 1, 1, 1, 1, 2}), "form; column; rear; 1 die more; At a march; Re-rolls 2; ");
  EXPECT_EQ(told({1, 0, 0, 3, 0, 0}), "form; line; 3 dice more; ");
  EXPECT_EQ(told({0, 0, 0, -1, 0, 0}), "wheel; 1 die fewer; ");
}

TEST_F(LanguageTest, AFigureThatMeansSomethingElseIsReadByItsWords) {
  Json main = Json::parse(readTextFile(sources / "tests/toy/toy.json"));
  main["unitProfile"].push_back({{"name", "save"}, {"type", "integer"}, {"words", {{"7", "no save"}}}, {"default", 4}});
  copyToy(R"({"texts": {"no save": "keine Rettung"}, "words": {}})");
  write("toy.json", main.dump());
  write("own/de.json", R"({"texts": {}})");
  speak("de", folder_ / "own");
  const Field field = Definition::load(folder_).unitProfile().back();
  EXPECT_EQ(valueWords(field, 7), "keine Rettung");
  EXPECT_EQ(valueWords(field, 6), "6");
  main["unitProfile"].back()["words"] = {{"seven", "no save"}};
  write("toy.json", main.dump());
  EXPECT_THROW(Definition::load(folder_), SourceError);
}

TEST(FieldWords, BothAnswersToAQuestionHaveWords) {
  Field field;
  field.name = "joins";
  field.type = FieldType::boolean;
  EXPECT_EQ(valueWords(field, false), "no");
  field.words = {"stays out", "joins in"};
  EXPECT_EQ(valueWords(field, false), "stays out");
  EXPECT_EQ(valueWords(field, true), "joins in");
}

}  // namespace
}  // namespace signifer::language_test
