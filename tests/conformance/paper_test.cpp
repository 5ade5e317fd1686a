// What a rule set prints for its players agrees with what the engine rules: every step of the sequence is on the
// checklist, printed modifiers are those of the procedures and add up to their results, printed figures follow the
// tables, and what means nothing is refused with its place.
#include "sheet/paper.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "rules/contract.h"
#include "schema/source_error.h"
#include "sheet/papers.h"
#include "sheet/writers.h"

namespace signifer::conformance {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return std::move(text).str();
}

struct Printed {
  const RuleSetSource* source = nullptr;
  std::unique_ptr<RuleSet> rules;
  Paper paper;
};

Printed printed(const RuleSetSource& source, const HouseRules& house = {}) {
  Printed made;
  made.source = &source;
  made.rules = source.create(house);
  const auto ledger = source.create();
  made.paper = Paper::read(source.folder, *made.rules, *ledger).value();
  return made;
}

std::string textPaper(const RuleSetSource& source, PaperKind kind, const HouseRules& house = {}) {
  PaperOrder order;
  order.kind = kind;
  order.source = &source;
  order.house = house;
  return writeText(makePaper(order));
}

using Random = boost::random::mt19937;

int pick(Random& random, int least, int most) {
  return boost::random::uniform_int_distribution<int>(least, most)(random);
}

Json randomValue(const Field& field, Random& random) {
  switch (field.type) {
    case FieldType::boolean:
      return pick(random, 0, 1) == 1;
    case FieldType::choice:
      return field.values[static_cast<std::size_t>(pick(random, 0, static_cast<int>(field.values.size()) - 1))];
    default:
      return pick(random, static_cast<int>(field.least), static_cast<int>(std::min(field.most, field.least + 16)));
  }
}

Json standardValue(const Field& field) {
  if (field.type == FieldType::boolean) return field.standard.whole != 0;
  if (field.type == FieldType::choice) return field.values[static_cast<std::size_t>(field.standard.whole)];
  return field.standard.whole;
}

void collectNames(const Json& condition, std::set<std::string>& names) {
  for (const auto& [name, wanted] : condition.items()) {
    if (name == "not") {
      collectNames(wanted, names);
      continue;
    }
    names.insert(name);
    if (wanted.is_object() && wanted.contains("of")) names.insert(wanted["of"].get<std::string>());
  }
}

// The inputs that a player looks at for this test.
std::set<std::string> namesOf(const PaperTest& test) {
  std::set<std::string> names;
  collectNames(test.condition, names);
  for (const PaperModifier& modifier : test.modifiers) {
    collectNames(modifier.condition, names);
    if (!modifier.each.empty()) names.insert(modifier.each);
  }
  std::istringstream from(test.from);
  for (std::string word; from >> word;) names.insert(word);
  return names;
}

// `often`: in how many of ten situations an input is another than the given or usual one.
Json situation(const PaperTest& test, const Procedure& procedure, Random& random, int often = 10) {
  const std::set<std::string> names = namesOf(test);
  Json input = Json::object();
  for (const Field& field : procedure.info().inputs) {
    const bool changes = pick(random, 1, 10) <= often;
    if (test.given.contains(field.name) && (often == 10 || !changes))
      input[field.name] = test.given[field.name];
    else if ((names.contains(field.name) && changes) || field.required)
      input[field.name] = randomValue(field, random);
    else if (!field.optional)
      input[field.name] = standardValue(field);
  }
  return input;
}

struct Answer {
  Json answer;
  int dice = 0;
};

// Asked with as many dice as it wants.
std::optional<Answer> ask(const RuleSet& rules, const std::string& procedure, const Json& input, Random& random) {
  const int a = pick(random, 1, 6);
  const std::vector<std::vector<int>> faces{{}, {a}, {a, pick(random, 1, 6)}};
  RolledDice dice(7);
  for (const std::vector<int>& given : faces) {
    Json request = {{"id", nullptr},
                    {"ruleset", rules.definition().id()},
                    {"procedure", procedure},
                    {"input", input},
                    {"dice", given}};
    Json answer = answerRuling([&](std::string_view) { return &rules; }, request, dice);
    if (!answer["ok"].get<bool>()) continue;
    int sum = 0;
    for (const int face : given) sum += face;
    return Answer{std::move(answer), sum};
  }
  Json request = {
      {"id", nullptr}, {"ruleset", rules.definition().id()}, {"procedure", procedure}, {"input", input}, {"seed", 7}};
  Json answer = answerRuling([&](std::string_view) { return &rules; }, request, dice);
  if (!answer["ok"].get<bool>()) return std::nullopt;
  return Answer{std::move(answer), 0};
}

int startOf(const PaperTest& test, const Json& known, const Answer& answer, const Definition& definition) {
  int start = 0;
  std::istringstream from(test.from);
  for (std::string word; from >> word;) {
    if (word == "dice")
      start += answer.dice;
    else if (known.contains(word))
      start += known[word].get<int>();
    else if (word.find('/') == std::string::npos)
      start += std::stoi(word);
    else if (word == "ballisticSkill/2")
      start += definition.integers("ballisticSkill")[2];
    else
      start += definition.integer(word);
  }
  return start;
}

class Papers : public testing::TestWithParam<std::string> {
 protected:
  static const RuleSetSource& source() { return *library().find(GetParam()); }
};

TEST_P(Papers, EveryStepOfTheSequenceIsOnTheChecklist) {
  const Printed p = printed(source());
  std::set<std::string> covered;
  for (const PaperPhase& phase : p.paper.phases)
    for (const PaperStep& step : phase.steps) {
      covered.insert(step.of.begin(), step.of.end());
      EXPECT_LE(step.rules.size(), 4U) << step.title;
    }
  for (const Step& step : p.rules->definition().sequence().steps())
    if (step.steps.empty()) {
      EXPECT_TRUE(covered.contains(step.id)) << step.id;
    }
}

TEST_P(Papers, PrintedModifiersAreThoseOfTheProcedures) {
  const Printed p = printed(source());
  int tests = 0;
  for (const PaperBlock& block : p.paper.blocks)
    for (const PaperTest& test : block.tests) {
      ++tests;
      const Procedure& procedure = *p.rules->findProcedure(test.procedure);
      std::set<std::string> listed;
      for (const PaperModifier& modifier : test.modifiers)
        for (const Row& row : modifier.rows) listed.insert(row.rule);
      // Whatever may be asked, the engine counts nothing that is not printed; and it comes to count all that is.
      Random random(20);
      std::set<std::string> met;
      for (int i = 0; i < 600; ++i) {
        const auto answer = ask(*p.rules, test.procedure, situation(test, procedure, random), random);
        if (!answer) continue;
        for (const Json& modifier : answer->answer["modifiers"]) met.insert(modifier["rule"].get<std::string>());
      }
      for (const std::string& rule : met) EXPECT_TRUE(listed.contains(rule)) << block.id << " lacks " << rule;
      for (const PaperModifier& modifier : test.modifiers) {
        // What the given troops cannot bring about is asked with others.
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

TEST_P(Papers, ModifiersAddedUpByHandAreTheEnginesAnswer) {
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

// A path of the tables as a merge patch that sets it.
std::string patchOf(const std::string& path, int value) {
  std::string open = R"({"tables": )";
  std::string close = "}";
  std::istringstream steps(path);
  for (std::string step; std::getline(steps, step, '/');) {
    open += "{\"" + step + "\": ";
    close += "}";
  }
  return open + R"({"value": )" + std::to_string(value) + "}" + close;
}

TEST_P(Papers, FollowTheTablesUnderHouseRules) {
  const Printed plain = printed(source());
  int changed = 0;
  for (const PaperBlock& block : plain.paper.blocks)
    for (const PaperTest& test : block.tests)
      for (const PaperModifier& modifier : test.modifiers) {
        if (modifier.rows.size() != 1) continue;
        const char last = modifier.paths.front().back();
        if (last >= '0' && last <= '9') continue;
        HouseRules house;
        house.patch = patchOf(modifier.paths.front(), modifier.rows.front().value + 1);
        std::optional<Printed> other;
        try {
          other = printed(source(), house);
        } catch (const SourceError&) {
          continue;  // the rule set itself refuses the figure
        }
        const PaperBlock* same = other->paper.find(block.id);
        ASSERT_NE(same, nullptr) << block.id;
        Sheet sheet;
        sheet.blocks.emplace_back(same->panel);
        EXPECT_NE(writeText(sheet).find("(H)"), std::string::npos) << block.id << ": " << modifier.text;
        ++changed;
      }
  EXPECT_GE(changed, 6);
}

TEST_P(Papers, AllAreWrittenInEveryFormat) {
  for (const PaperKindInfo& kind : paperKinds()) {
    PaperOrder order;
    order.kind = kind.kind;
    order.source = &source();
    const auto scenario = std::ranges::find_if(
        scenarios(), [](const Scenario& one) { return one.rules->definition().id() == GetParam(); });
    ASSERT_NE(scenario, scenarios().end());
    if (kind.needsBattle) order.battle = &scenario->start;
    const Sheet sheet = makePaper(order);
    for (const SheetFormat format : {SheetFormat::text, SheetFormat::markdown, SheetFormat::html}) {
      const std::string written = writeSheet(sheet, format);
      EXPECT_NE(written.find(source().name), std::string::npos) << kind.id;
      EXPECT_EQ(written.find('{' + std::string("=")), std::string::npos) << kind.id;
      EXPECT_EQ(written.find(houseMark), std::string::npos) << kind.id;
    }
    EXPECT_EQ(writeText(sheet).find("**"), std::string::npos) << kind.id;
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Papers, testing::Values("hannibal", "cb", "othw", "initiative", "fantasy"),
                         [](const auto& set) { return set.param; });

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
    return one != nullptr && one->caption == "Exact chances in 36";
  });
  ASSERT_NE(grid, parts.end());
  const auto& odds = std::get<SheetGrid>(*grid);
  const auto column = std::ranges::find(odds.head, "**+1**");
  ASSERT_NE(column, odds.head.end());
  for (std::size_t hits = 0; hits < 3; ++hits)
    EXPECT_EQ(odds.rows[hits].cells[static_cast<std::size_t>(column - odds.head.begin())], std::to_string(ways[hits]));
}

TEST(PaperFigures, ChangeOnEveryPaperThatHasThem) {
  const RuleSetSource& hannibal = *library().find("hannibal");
  HouseRules house;
  house.patch = R"({"tables": {"movement": {"foot": {"march": 10, "charge": 10}}}})";
  house.options["turn-limit"] = "12";
  EXPECT_NE(textPaper(hannibal, PaperKind::checklist).find("foot 12 in + d6"), std::string::npos);
  const std::string checklist = textPaper(hannibal, PaperKind::checklist, house);
  EXPECT_EQ(checklist.find("foot 12 in + d6"), std::string::npos);
  EXPECT_NE(checklist.find("foot 10(H) in + d6"), std::string::npos);
  EXPECT_NE(checklist.find("3 house rules"), std::string::npos);
  const std::string reference = textPaper(hannibal, PaperKind::reference, house);
  EXPECT_NE(reference.find("10(H)+d6"), std::string::npos);
  EXPECT_NE(reference.find("After 12(H) game turns"), std::string::npos);
  const std::string listed = textPaper(hannibal, PaperKind::houseRules, house);
  EXPECT_NE(listed.find("Movement: foot: march"), std::string::npos);
  EXPECT_NE(listed.find("12"), std::string::npos) << "what the rule set has instead";
}

class BrokenPaper : public testing::Test {
 protected:
  void SetUp() override {
    // Tests run beside each other.
    folder_ = fs::temp_directory_path() /
              (std::string("signifer-broken-paper-") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::copy(library().find("hannibal")->folder, folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  SourceError readWith(const std::string& from, const std::string& to) const {
    std::string text = textOf(folder_ / "paper.json");
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos);
    text.replace(at, from.size(), to);
    std::ofstream(folder_ / "paper.json", std::ios::binary) << text;
    const auto rules = library().find("hannibal")->create();
    try {
      (void)Paper::read(folder_, *rules, *rules);
    } catch (const SourceError& e) {
      return e;
    }
    ADD_FAILURE() << "nothing was wrong with " << to;
    return {"", "", 0, ""};
  }

  fs::path folder_;
};

TEST_F(BrokenPaper, UnknownPlacesAreToldWithPointerAndLine) {
  const SourceError e = readWith("{toHit/oneHitFrom}** one hit, **{toHit/twoHitsFrom}** two.\"}",
                                 "{toHit/oneHitForm}** one hit, **{toHit/twoHitsFrom}** two.\"}");
  EXPECT_EQ(std::string(e.what()).find("paper.json") != std::string::npos, true) << e.what();
  EXPECT_NE(std::string(e.what()).find("/checklist/phases/0/steps/8/text"), std::string::npos) << e.what();
  EXPECT_NE(std::string(e.what()).find("toHit/oneHitForm"), std::string::npos) << e.what();
}

TEST_F(BrokenPaper, UnknownRulesAreTold) {
  EXPECT_NE(std::string(readWith("\"CHG-5 BW-2\"", "\"CHG-55\"").what()).find("HG-CHG-55"), std::string::npos);
}

TEST_F(BrokenPaper, UnknownStepsInputsAndBlocksAreTold) {
  EXPECT_NE(
      std::string(readWith("\"of\": \"declare-charge\"", "\"of\": \"declare-charges\"").what()).find("declare-charges"),
      std::string::npos);
}

TEST_F(BrokenPaper, UnknownInputsOfAProcedureAreTold) {
  EXPECT_NE(
      std::string(readWith("\"if\": {\"veteran\": true}", "\"if\": {\"veterans\": true}").what()).find("veterans"),
      std::string::npos);
}

TEST_F(BrokenPaper, UnknownBlocksAreTold) {
  EXPECT_NE(std::string(readWith("\"foot\": [\"foot-move\"", "\"foot\": [\"foot-moves\"").what()).find("no such block"),
            std::string::npos);
}

}  // namespace
}  // namespace signifer::conformance
