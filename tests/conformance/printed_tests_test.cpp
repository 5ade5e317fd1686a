// A player who has only the printed sheets comes to the engine's answers. Modifiers are those of the procedures and add
// up to their results. Amounts and bands are read as they are printed, odds are the dice's, and cards say what holds.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <set>

#include "conformance/paper_help.h"
#include "support/paths.h"

namespace signifer::conformance::printed_tests_test {
namespace {

class PrintedTests : public testing::TestWithParam<std::string> {
 protected:
  static const RuleSetSource& source() { return *library().find(GetParam()); }
};

TEST_P(PrintedTests, PrintedModifiersAreThoseOfTheProcedures) {
  const Printed p = printed(source());
  int tests = 0;
  for (const PaperBlock& block : p.paper.blocks)
    for (const PaperTest& test : block.tests) {
      ++tests;
      const Procedure& procedure = *p.rules->findProcedure(test.procedure);
      std::set<std::string> listed;
      for (const PaperModifier& modifier : test.modifiers)
        for (const Row& row : modifier.rows) listed.insert(row.rule);
      // The engine counts nothing that is not printed, in any test, and comes to count all that is.
      Random random(20);
      std::set<std::string> met;
      for (int i = 0; i < 600; ++i) {
        const auto answer = ask(*p.rules, test.procedure, situation(test, procedure, random), random);
        if (!answer) continue;
        for (const Json& modifier : answer->answer["modifiers"]) met.insert(modifier["rule"].get<std::string>());
      }
      for (const std::string& rule : met) EXPECT_TRUE(listed.contains(rule)) << block.id << " lacks " << rule;
      for (const PaperModifier& modifier : test.modifiers) {
        // A modifier that the given troops cannot bring about is asked with others.
        bool found = std::ranges::any_of(modifier.rows, [&](const Row& row) { return met.contains(row.rule); });
        for (int i = 0; i < 30000 && !found; ++i) {
          const Json own = situation(test, procedure, random, 3);
          const auto answer = ask(*p.rules, test.procedure, own, random);
          if (!answer) continue;
          Json known = own;
          known.update(answer->answer["result"]);
          if (!counts(modifier, known)) continue;
          for (const Json& one : answer->answer["modifiers"])
            found = found || one["rule"] == modifier.rows.front().rule;
        }
        EXPECT_TRUE(found) << block.id << ": " << modifier.text;
      }
    }
  EXPECT_GE(tests, 2);
}

TEST_P(PrintedTests, ModifiersAddedUpByHandAreTheEnginesAnswer) {
  const Printed p = printed(source());
  int worked = 0;
  for (const PaperBlock& block : p.paper.blocks)
    for (const PaperTest& test : block.tests) {
      if (test.result.empty()) continue;
      const Procedure& procedure = *p.rules->findProcedure(test.procedure);
      Random random(11);
      int here = 0;
      for (int i = 0; i < 3000 && here < 60; ++i) {
        const Json input = situation(test, procedure, random);
        const auto answer = ask(*p.rules, test.procedure, input, random);
        if (!answer) continue;
        Json known = input;
        known.update(answer->answer["result"]);
        if (!holds(test.condition, known)) continue;
        const int start = startOf(test, known, *answer, p.rules->definition());
        if (test.from.find("dice") != std::string::npos && answer->dice == 0) continue;
        ++here;
        EXPECT_EQ(test.sum(known, start), answer->answer["result"][test.result].get<int>())
            << block.id << " " << input.dump();
      }
      EXPECT_GE(here, 10) << block.id;
      worked += here;
    }
  EXPECT_GE(worked, 10);
}

// The figures that a player reads in the amount of a printed modifier, or in the strong words behind it: "+1",
// "\u22122", "= 3".
std::vector<int> printedFigures(std::string words) {
  for (std::size_t at = words.find("\u2212"); at != std::string::npos; at = words.find("\u2212", at))
    words.replace(at, 3, "-");
  std::vector<int> figures;
  for (std::size_t i = 0; i < words.size();) {
    const bool sign = words[i] == '+' || words[i] == '-';
    const std::size_t digits = i + (sign ? 1 : 0);
    if (digits >= words.size() || words[digits] < '0' || words[digits] > '9') {
      ++i;
      continue;
    }
    std::size_t used = 0;
    figures.push_back(std::stoi(words.substr(i), &used));
    i += used;
  }
  return figures;
}

std::string strongWords(const std::string& text) {
  std::string out;
  for (std::size_t at = text.find("**"); at != std::string::npos;) {
    const std::size_t end = text.find("**", at + 2);
    if (end == std::string::npos) break;
    out += text.substr(at + 2, end - at - 2) + " ";
    at = text.find("**", end + 2);
  }
  return out;
}

// The test as a player has it: the amounts are those that are printed, not those of the tables.
PaperTest asPrinted(const PaperTest& test, const SheetGrid& grid) {
  PaperTest read = test;
  for (std::size_t i = 0; i < read.modifiers.size(); ++i) {
    PaperModifier& modifier = read.modifiers[i];
    const std::vector<std::string>& cells = grid.rows.at(i).cells;
    std::vector<int> figures = printedFigures(cells.at(0));
    // "\u2212n" is explained behind it; a bare n counts for itself.
    if (figures.empty()) figures = printedFigures(strongWords(cells.at(1)));
    if (figures.empty()) figures = {1};
    EXPECT_EQ(figures.size(), modifier.rows.size()) << cells.at(0) << " " << cells.at(1);
    for (std::size_t k = 0; k < modifier.rows.size() && k < figures.size(); ++k)
      modifier.rows[k].value = modifier.lowers ? -figures[k] : figures[k];
  }
  return read;
}

const SheetGrid& gridOf(const PaperBlock& block, const PaperTest& test) {
  for (const SheetPart& part : block.panel.parts)
    if (const auto* grid = std::get_if<SheetGrid>(&part); grid != nullptr && grid->rows.size() == test.modifiers.size())
      if (grid->rows.front().cells.at(1) == test.modifiers.front().text) return *grid;
  throw std::runtime_error(block.id + ": its modifiers are not printed");
}

// How many hits the printed bands give a score: "7 to 9", "one hit".
std::optional<int> hitsByBands(const SheetBands& bands, int score) {
  const std::vector<std::string> counts{"no hit", "one hit", "two hits"};
  for (const SheetBand& band : bands) {
    const std::vector<int> bounds = printedFigures(band.when);
    const auto count = std::ranges::find(counts, band.then);
    if (count == counts.end()) return std::nullopt;
    const bool least = band.when.ends_with("or less");
    const bool most = band.when.ends_with("or more");
    if ((least && score <= bounds.at(0)) || (most && score >= bounds.at(0)) ||
        (!least && !most && score >= bounds.at(0) && score <= bounds.at(1)))
      return static_cast<int>(count - counts.begin());
  }
  return std::nullopt;
}

// The values of an option that are tried: every word but the rule set's own; of a number the least and the most.
std::vector<std::string> clubValues(const OptionInfo& option) {
  std::vector<std::string> values;
  for (std::size_t i = 0; i < option.values.size(); ++i)
    if (static_cast<std::int32_t>(i) != option.standard) values.push_back(option.values[i]);
  if (!values.empty()) return values;
  for (const std::int32_t one : std::set{option.least, option.most})
    if (one != option.standard) values.push_back(std::to_string(one));
  return values;
}

// Holds the printed tests under a house rule against the engine, over situations at random.
int workedUnder(const Printed& p, const std::string& house) {
  int worked = 0;
  for (const PaperBlock& block : p.paper.blocks)
    for (const PaperTest& test : block.tests) {
      if (test.result.empty() || test.modifiers.empty()) continue;
      const PaperTest read = asPrinted(test, gridOf(block, test));
      const Procedure& procedure = *p.rules->findProcedure(test.procedure);
      std::set<std::string> listed;
      for (const PaperModifier& modifier : test.modifiers)
        for (const Row& row : modifier.rows) listed.insert(row.rule);
      Random random(52);
      int here = 0;
      for (int i = 0; i < 300 && here < 24; ++i) {
        const Json input = situation(test, procedure, random);
        const auto answer = ask(*p.rules, test.procedure, input, random);
        if (!answer) continue;
        Json known = input;
        known.update(answer->answer["result"]);
        if (!holds(test.condition, known)) continue;
        if (test.from.find("dice") != std::string::npos && answer->dice == 0) continue;
        ++here;
        for (const Json& one : answer->answer["modifiers"])
          EXPECT_TRUE(listed.contains(one["rule"].get<std::string>()))
              << house << ": " << block.id << " lacks " << one.dump();
        const int start = startOf(test, known, *answer, p.rules->definition());
        EXPECT_EQ(read.sum(known, start), answer->answer["result"][test.result].get<int>())
            << house << ": " << block.id << " " << input.dump();
      }
      worked += here;
    }
  return worked;
}

// The rows of odds that have no chances, each by its block and its caption.
std::set<std::string> dryRows(const Printed& p) {
  const auto none = [](const std::string& cell) { return cell == "\u2013" || cell == "0" || cell == "0.00"; };
  std::set<std::string> dry;
  for (const PaperBlock& block : p.paper.blocks)
    for (const SheetPart& part : block.panel.parts) {
      const auto* grid = std::get_if<SheetGrid>(&part);
      if (grid == nullptr || grid->head.size() <= 2) continue;
      for (const SheetRow& row : grid->rows)
        if (std::all_of(row.cells.begin() + 1, row.cells.end(), none)) dry.insert(block.id + ": " + row.cells.at(0));
    }
  return dry;
}

// Printed modifiers add up to the engine's decision under each option of a club. And a row of odds whose chances all
// vanish under an option asks for results that the option has made impossible: it needs other results, other words, or
// goes.
TEST_P(PrintedTests, PrintedFiguresHoldUnderEveryOption) {
  const std::set<std::string> right{"initiative order-moves-margin=one-move-always orders: two",
                                    "initiative order-moves-margin=one-move-always orders: three"};
  // "Each 12 in or part of it" and "by special troops" are said in words, which the sum by hand does not read.
  const std::set<std::string> inWords{"order-distance=part-12", "outnumbered-special=enemy"};
  const std::vector<std::string> documents{"reference"};
  const auto standard = source().create();
  const std::set<std::string> before = dryRows(printed(source(), {}, documents));
  int worked = 0;
  for (const OptionInfo& option : standard->definition().options())
    for (const std::string& value : clubValues(option)) {
      HouseRules house;
      house.options[option.id] = value;
      const std::string name = option.id + "=" + value;
      const Printed p = printed(source(), house, documents);
      for (const std::string& row : dryRows(p))
        EXPECT_TRUE(before.contains(row) || right.contains(GetParam() + " " + name + " " + row)) << name << " " << row;
      if (!inWords.contains(name)) worked += workedUnder(p, name);
    }
  EXPECT_GE(worked, standard->definition().options().empty() ? 0 : 1000);
}

// Whether every figure in a caption is one of the inputs of its point, or stands in a place.
bool captionIsOfItsPoint(std::string caption, const Json& point) {
  for (std::size_t at = caption.find('{'); at != std::string::npos; at = caption.find('{'))
    caption.erase(at, caption.find('}') + 1 - at);
  std::set<int> known;
  for (const auto& [name, value] : point.items())
    if (value.is_number_integer()) known.insert(value.get<int>());
  std::vector<int> figures = printedFigures(caption);
  // "d6" is a die and no figure.
  std::erase_if(figures, [&](int figure) { return figure == 6 && caption.find("d6") != std::string::npos; });
  return std::ranges::all_of(figures, [&](int one) { return known.contains(one) || known.contains(-one); });
}

// A caption that stands still while a club changes the figure behind it says something false. So its figures are the
// point's inputs, or both are places.
TEST_P(PrintedTests, CaptionsOfOddsMoveWithTheirPoints) {
  std::ifstream file(source().folder / "paper.json");
  const Json paper = Json::parse(file);
  int seen = 0;
  const std::function<void(const Json&, const std::string&)> look = [&](const Json& node, const std::string& where) {
    if (node.is_object() && node.contains("captions") && node.contains("points"))
      for (std::size_t i = 0; i < node["captions"].size(); ++i) {
        ++seen;
        const Json& caption = node["captions"][i];
        Json point = node.value("given", Json::object());
        point.update(node["points"][i]);
        // "in 36" says what the chances are counted in.
        if (!caption.is_string() || caption.get<std::string>().starts_with("in ")) continue;
        EXPECT_TRUE(captionIsOfItsPoint(caption.get<std::string>(), point)) << where << ": " << caption << " " << point;
      }
    if (node.is_structured())
      for (const auto& [name, child] : node.items()) look(child, where + "/" + name);
  };
  look(paper, "");
  EXPECT_GE(seen, 1);
}

// A player with nothing but the sheet: ten situations a rule set, worked from what is printed and held against the
// engine.
TEST_P(PrintedTests, TenSituationsAreWorkedFromWhatIsPrinted) {
  const Printed p = printed(source());
  std::set<std::string> situations;
  std::set<std::string> met;
  for (const PaperBlock& block : p.paper.blocks)
    for (const PaperTest& test : block.tests) {
      if (test.result.empty()) continue;
      const PaperTest read = asPrinted(test, gridOf(block, test));
      const Procedure& procedure = *p.rules->findProcedure(test.procedure);
      Random random(217);
      int here = 0;
      for (int i = 0; i < 3000 && here < 12; ++i) {
        const Json input = situation(test, procedure, random);
        const auto answer = ask(*p.rules, test.procedure, input, random);
        if (!answer) continue;
        Json known = input;
        known.update(answer->answer["result"]);
        if (!holds(test.condition, known) || answer->answer["modifiers"].empty()) continue;
        if (test.from.find("dice") != std::string::npos && answer->dice == 0) continue;
        int start = startOf(test, known, *answer, p.rules->definition());
        // The start of every score is printed beside the heading: "4 or more".
        if (test.from.ends_with("hitsFrom") || test.from.ends_with("hitFrom"))
          start = printedFigures(block.panel.aside).back();
        const int worked = read.sum(known, start);
        EXPECT_EQ(worked, answer->answer["result"][test.result].get<int>()) << block.id << " " << input.dump();
        for (const SheetPart& part : block.panel.parts) {
          const auto* bands = std::get_if<SheetBands>(&part);
          const auto hits = bands == nullptr ? std::nullopt : hitsByBands(*bands, worked);
          if (hits) {
            EXPECT_EQ(*hits, answer->answer["result"]["hits"].get<int>()) << block.id << " " << input.dump();
          }
        }
        situations.insert(block.id + input.dump());
        for (const Json& modifier : answer->answer["modifiers"]) met.insert(modifier["rule"].get<std::string>());
        ++here;
      }
    }
  EXPECT_GE(situations.size(), 10U);
  EXPECT_GE(met.size(), 5U) << "too few modifiers came into them";
}

TEST(PaperOdds, AreTheChancesOfTwoDice) {
  std::array<int, 3> ways{};
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b) {
      const int score = a + b + 1;
      ++ways[score >= 10 ? 2 : score >= 7 ? 1 : 0];
    }
  const Printed p = printed(*library().find("hannibal"));
  const auto& parts = p.paper.find("hand-to-hand")->panel.parts;
  const auto grid = std::ranges::find_if(parts, [](const SheetPart& part) {
    const auto* one = std::get_if<SheetGrid>(&part);
    return one != nullptr && one->caption.starts_with("Exact chances in 36");
  });
  ASSERT_NE(grid, parts.end());
  const auto& odds = std::get<SheetGrid>(*grid);
  const auto column = std::ranges::find(odds.head, "**+1**");
  ASSERT_NE(column, odds.head.end());
  for (std::size_t hits = 0; hits < 3; ++hits)
    EXPECT_EQ(odds.rows[hits].cells[static_cast<std::size_t>(column - odds.head.begin())], std::to_string(ways[hits]));
}

// Cards say of their units what the procedures answer for them.
TEST(PaperCards, SayWhatTheEngineAnswers) {
  const RuleSetSource& initiative = *library().find("initiative");
  const auto rules = initiative.create();
  PaperOrder order;
  order.kind = PaperKind::cards;
  order.source = &initiative;
  const Sheet sheet = makePaper(order);
  const auto& cards = std::get<SheetCards>(sheet.blocks.at(0)).cards;
  const Definition& d = rules->definition();
  const auto field = [&](const char* name) { return static_cast<std::size_t>(indexOf(d.unitProfile(), name)); };
  ASSERT_GE(cards.size(), d.troops().size());
  Random random(3);
  for (std::size_t i = 0; i < d.troops().size(); ++i) {
    const TroopType& troop = d.troops()[i];
    const Field& size = d.unitProfile()[field("size")];
    const Json input{{"combatValue", troop.profile[field("combatValue")]},
                     {"size", size.values[static_cast<std::size_t>(troop.profile[field("size")])]}};
    const auto answer = ask(*rules, "hand-to-hand", input, random);
    ASSERT_TRUE(answer) << troop.name;
    const auto row = std::ranges::find_if(cards[i].rows, [](const SheetRow& one) { return one.cells[0] == "Fights"; });
    ASSERT_NE(row, cards[i].rows.end()) << troop.name;
    EXPECT_EQ(printedFigures(row->cells[1]).at(0), static_cast<int>(answer->answer["dice"].size())) << troop.name;
  }
}

TEST(PaperCards, FollowTheTables) {
  HouseRules house;
  house.patch = R"({"tables": {"handToHand": {"veteran": {"value": 3}}}})";
  const std::string plain = textPaper(*library().find("hannibal"), PaperKind::cards);
  const std::string changed = textPaper(*library().find("hannibal"), PaperKind::cards, house);
  EXPECT_NE(plain.find("+1 hand-to-hand; no Panic Check"), std::string::npos);
  EXPECT_NE(changed.find("+3(H) hand-to-hand; no Panic Check"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, PrintedTests, testing::ValuesIn(test::shippedRuleSets()),
                         [](const auto& set) { return set.param; });

}  // namespace
}  // namespace signifer::conformance::printed_tests_test
