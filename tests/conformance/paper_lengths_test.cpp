// Paper in centimetres: in no language is there an inch left on any paper of any rule set, and every length is the one
// that paper in inches has.
#include "sheet/paper_lengths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <regex>

#include "conformance/paper_help.h"
#include "language/language.h"
#include "play/said_lengths.h"
#include "schema/document.h"
#include "sheet/writers.h"
#include "support/paths.h"

namespace signifer::conformance::paper_lengths_test {
namespace {

struct Tongue {
  const char* code;
  /// A length in inches, the figure first; and whatever else speaks of inches.
  const char* length;
  const char* inch;
};

// In English a figure may stand before the other "in": chances "in 36", dice "in all", "2 to 1 in the whole combat".
constexpr Tongue tongues[] = {
    {"en", "(?:^|[^d0-9.])([0-9][0-9.]*) in\\b(?! (?:[0-9]|all\\b|the\\b|every\\b|woods|combat|melee|its\\b|quincunx))",
     "\\b[Ii]nch(?:es)?\\b|\u2033|d6 in\\b(?! (?:all|every|the))"},
    {"de", "(?:^|[^W0-9,])([0-9][0-9,]*)(?:\u00A0|\u202F| )Zoll\\b", "Zoll"},
    {"fr", "(?:^|[^d0-9,])([0-9][0-9,]*)(?:\u00A0|\u202F| )po\\b",
     "(?:\u00A0|\u202F|[ >])po[ .,;)<]|\\b[Pp]ouces?\\b"}};

class PaperLengths : public testing::TestWithParam<std::string> {
 protected:
  void TearDown() override {
    sayLengthsIn(LengthUnit::inches);
    speak("en", {});
  }

  static std::string paper(PaperKind kind, const HouseRules& house) {
    PaperOrder order;
    order.kind = kind;
    order.source = library().find(GetParam());
    order.house = house;
    if (findPaperKind(kind)->takesBattle) {
      const auto scenario = std::ranges::find_if(
          scenarios(), [](const Scenario& one) { return one.rules->definition().id() == GetParam(); });
      order.battle = &scenario->start;
    }
    Sheet sheet = makePaper(order);
    // The author's notes on a battle stay in the author's words.
    std::erase_if(sheet.blocks, [](const SheetBlock& block) {
      const auto* panel = std::get_if<SheetPanel>(&block);
      return panel != nullptr && panel->title == said("Notes and sources");
    });
    // Cells stay whole here.
    return writeHtml(sheet);
  }

  static std::vector<double> lengthsIn(const std::string& text, const std::string& pattern) {
    std::vector<double> lengths;
    const std::regex length(pattern);
    for (auto one = std::sregex_iterator(text.begin(), text.end(), length); one != std::sregex_iterator(); ++one) {
      std::string digits = (*one)[1];
      std::ranges::replace(digits, ',', '.');
      lengths.push_back(std::stod(digits));
    }
    return lengths;
  }

  // On one line, so that no length is broken over two.
  static std::string joined(std::string text) {
    return std::regex_replace(std::regex_replace(text, std::regex("\uE000|\\*\\*|</?b>|\u00A0(?=[0-9])"), ""),
                              std::regex("\\s+"), " ");
  }
};

TEST_P(PaperLengths, AreThoseOfInchesInCentimetresAndNothingElse) {
  std::size_t compared = 0;
  std::vector<HouseRules> houses(1);
  HouseRules changed;
  const Document options = Document::load(library().find(GetParam())->folder / "options.json");
  for (const Node& option : options.root().at("options").items())
    if (option.text("unit", "") == "inch")
      changed.options[option.at("id").text()] = std::to_string(option.at("default").integer() + 1);
  if (!changed.options.empty()) houses.push_back(changed);
  for (const Tongue& tongue : tongues) {
    for (const PaperKindInfo& kind : paperKinds())
      for (const HouseRules& house : houses) {
        if (!house.options.empty() && kind.kind != PaperKind::checklist && kind.kind != PaperKind::houseRules) continue;
        // Odds take their time; one language is enough for them.
        if (kind.kind == PaperKind::odds && tongue.code != std::string_view("de")) continue;
        SCOPED_TRACE(std::string(tongue.code) + " " + std::string(kind.id));
        speak(tongue.code, test::sourcePath("assets/languages"));
        sayLengthsIn(LengthUnit::inches);
        const std::string inches = joined(paper(kind.kind, house));
        sayLengthsIn(LengthUnit::centimetres);
        const std::string centimetres = joined(paper(kind.kind, house));
        std::smatch left;
        EXPECT_FALSE(std::regex_search(centimetres, left, std::regex(tongue.length)))
            << left.prefix().str().substr(left.prefix().length() - std::min<long>(left.prefix().length(), 60)) << "["
            << left.str() << "]" << left.suffix().str().substr(0, 40);
        EXPECT_FALSE(std::regex_search(centimetres, left, std::regex(tongue.inch)))
            << left.prefix().str().substr(left.prefix().length() - std::min<long>(left.prefix().length(), 60)) << "["
            << left.str() << "]" << left.suffix().str().substr(0, 40);
        // In English other figures stand before "in" as well.
        if (tongue.code == std::string_view("en")) continue;
        const auto told = lengthsIn(inches, tongue.length);
        const auto shown = lengthsIn(centimetres, "([0-9][0-9.,]*)(?:\u00A0|\u202F| )cm\\b");
        // Dice say the inch itself: "2d6 × 2.54 cm".
        std::vector<double> figures;
        for (const double one : shown)
          if (one != centimetresInAnInch) figures.push_back(one);
        EXPECT_GE(figures.size(), told.size());
        for (std::size_t i = 0; i < std::min(told.size(), figures.size()); ++i)
          EXPECT_NEAR(figures[i], std::round(told[i] * 25.4) / 10, 0.11) << "the length " << i;
        compared += told.size();
      }
  }
  // A rule set of squares or javelin throws has few.
  if (GetParam() != "cb" && GetParam() != "othw") {
    EXPECT_GE(compared, 80U);
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, PaperLengths, testing::ValuesIn(test::shippedRuleSets()),
                         [](const auto& set) { return set.param; });

// A trait that is there or not is told by its field's name, and that is a word of each language.
TEST_P(PaperLengths, StandBesideTraitsInTheReadersWords) {
  for (const char* language : {"de", "fr"}) {
    speak(language, test::sourcePath("assets/languages"));
    const Printed p = printed(*library().find(GetParam()));
    const Definition& d = p.rules->definition();
    const auto look = [&](const Fields& fields, const std::vector<std::string>& names) {
      for (const std::string& name : names) {
        const auto field = std::ranges::find(fields, name, &Field::name);
        if (field == fields.end() || field->type != FieldType::boolean) continue;
        const bool own = std::ranges::any_of(p.paper.words, [&](const auto& word) { return word.first == name; });
        EXPECT_TRUE(own || plainWord(name) != name) << language << ": " << name;
      }
    };
    look(d.unitProfile(), p.paper.roster.kinds);
    look(d.unitProfile(), p.paper.roster.traits);
    look(d.unitProfile(), p.paper.unitCard.kinds);
    look(d.personProfile(), p.paper.leaderCard.kinds);
  }
}

TEST(PaperLengthWords, AreFoundInWordsOfTheProgram) {
  EXPECT_EQ(withPaperLengths("yes, within 12 in"), "yes, within 12 in");
  EXPECT_EQ(paperDice("2"), "2d6");
  sayLengthsIn(LengthUnit::centimetres);
  EXPECT_EQ(withPaperLengths("1 for each 12 in or part of it"), "1 for each 30.5 cm or part of it");
  EXPECT_EQ(withPaperLengths("at least 12 inside"), "at least 12 inside");
  EXPECT_EQ(paperLength(6), "15.2 cm");
  EXPECT_EQ(paperLengthFigure(-1, true), "\u22122.5");
  EXPECT_EQ(paperDice("2"), "2d6 × 2.54");
  EXPECT_EQ(paperUnit(), "cm");
  EXPECT_EQ(withoutUnit("Widest gap between its units, in"), "Widest gap between its units");
  EXPECT_EQ(withoutUnit("Panics on so much or more"), "Panics on so much or more");
  EXPECT_TRUE(endsWithUnit("Marsch, Zoll"));
  EXPECT_FALSE(endsWithUnit("Panics on so much or more"));
  sayLengthsIn(LengthUnit::inches);
}

}  // namespace
}  // namespace signifer::conformance::paper_lengths_test
