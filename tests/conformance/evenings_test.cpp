// An evening beside the table for each rule set, entry by entry, from the first turn to the fourth. Every entry is
// understood, every question is answered as the full referee answers it in the same position, and forty entries are
// enough (tests/evenings).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "conformance/rule_sets.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/session.h"
#include "play/table_moment.h"
#include "support/paths.h"
#include "tell/matters.h"
#include "tell/tell.h"

namespace signifer::conformance::evenings_test {
namespace {

constexpr std::size_t mostEntries = 40;
constexpr std::uint64_t seed = 4;

struct Entry {
  std::string line;
  /// "yes", "no" or "figures" of a question.
  std::string answer;
  /// The subject of the question: a kind of action, a unit and a target, by their ids.
  std::string about;
};

struct Evening {
  std::string battle;
  std::vector<Entry> entries;
};

Evening eveningOf(const std::filesystem::path& file) {
  Evening evening;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (line.starts_with("battle ")) {
      evening.battle = line.substr(7);
      continue;
    }
    const std::size_t sign = line.find(" => ");
    Entry entry{line.substr(0, sign), sign == std::string::npos ? "" : line.substr(sign + 4), {}};
    if (const std::size_t bar = entry.answer.find(" | "); bar != std::string::npos) {
      entry.about = entry.answer.substr(bar + 3);
      entry.answer.resize(bar);
    }
    evening.entries.push_back(std::move(entry));
  }
  return evening;
}

std::string_view nameOf(ToldAnswer::Says says) {
  return says == ToldAnswer::Says::yes ? "yes" : says == ToldAnswer::Says::no ? "no" : "figures";
}

// The position at which the full referee asks for such an action of this side: now, or at the next step that does.
std::optional<Battle> whereAsked(const RuleSet& rules, const Battle& battle, int kind, SideIndex side) {
  const auto asks = [&](const Battle& at) {
    const Decision decision = rules.decision(at);
    return decision.side == side && decision.allows(kind);
  };
  if (asks(battle)) return battle;
  TableMoment moment = tableMoment(battle);
  if (side != battle.active) {
    Battle last = battle;
    last.step = stopsOf(rules, battle).back();
    moment = nextMoment(rules, last);
  }
  for (const StepIndex step : stopsOf(rules, battle)) {
    if (side == battle.active && step < battle.step) continue;
    moment.step = step;
    Session there(std::shared_ptr<const RuleSet>(&rules, [](const RuleSet*) {}), battle, seed);
    try {
      there.override(momentText(rules, battle, moment), {});
    } catch (const SourceError&) {
      continue;
    }
    if (asks(there.battle())) return there.battle();
  }
  return std::nullopt;
}

// The full referee's word on it: whether any such action is offered, or judged legal as it stands.
bool fullRefereeAllows(const RuleSet& rules, const Battle& battle, const std::string& about) {
  std::istringstream words(about);
  std::string kindId;
  std::string unitId;
  std::string targetId;
  words >> kindId >> unitId >> targetId;
  const auto& kinds = rules.definition().actions();
  const auto kind = static_cast<int>(std::ranges::find(kinds, kindId, &ActionKind::id) - kinds.begin());
  const auto unitCalled = [&](const std::string& id) {
    const auto& units = battle.setup->units;
    const auto found = std::ranges::find(units, id, &UnitInfo::id);
    return found == units.end() ? noUnit : static_cast<UnitIndex>(found - units.begin());
  };
  const UnitIndex unit = unitCalled(unitId);
  const UnitIndex target = unitCalled(targetId);
  EXPECT_LT(kind, static_cast<int>(kinds.size())) << about;
  EXPECT_NE(unit, noUnit) << about;
  if (kind >= static_cast<int>(kinds.size()) || unit == noUnit) return false;
  const auto at = whereAsked(rules, battle, kind, battle.unit(unit).side);
  if (!at) return false;
  ActionList offered;
  rules.candidates(*at, rules.decision(*at), offered);
  // The offered answers are a choice: any other answer of the kind is judged as well.
  for (UnitIndex foe = noUnit; foe < at->unitCount(); ++foe) {
    if (foe != noUnit && at->unit(foe).side == at->unit(unit).side) continue;
    Action plain;
    plain.kind = static_cast<std::int8_t>(kind);
    plain.unit = unit;
    plain.target = foe;
    offered.push_back(plain);
  }
  return std::ranges::any_of(offered, [&](const Action& action) {
    return action.kind == kind && action.unit == unit && (target == noUnit || action.target == target) &&
           rules.judge(*at, action).legal();
  });
}

// All whom the full referee would have throw now stand in the answer.
void expectThrowersNamed(const RuleSet& rules, const Battle& battle, const ToldAnswer& answer) {
  const Decision decision = rules.decision(battle);
  if (!decision.automatic) return;
  ActionList list;
  rules.candidates(battle, decision, list);
  std::string words;
  for (const std::string& line : answer.lines) words += line + "\n";
  for (const ForeseenThrow& one : foreseen(rules, battle, list.front())) {
    if (one.dice.unit == noUnit) continue;
    EXPECT_NE(words.find(battle.setup->units[static_cast<std::size_t>(one.dice.unit)].name), std::string::npos)
        << words;
  }
}

class Evenings : public testing::TestWithParam<std::string> {};

TEST_P(Evenings, FourTurnsTakeNoMoreThanFortyEntries) {
  const Evening evening = eveningOf(test::sourcePath("tests/evenings/" + GetParam()));
  std::string name = evening.battle;
  std::ranges::replace(name, '/', '_');
  const auto scenario = std::ranges::find_if(scenarios(), [&](const Scenario& one) { return one.name == name; });
  ASSERT_NE(scenario, scenarios().end()) << evening.battle;
  EXPECT_LE(evening.entries.size(), mostEntries);
  Session session(scenario->rules, scenario->start, seed);
  UnsettledFacts open;
  for (const Entry& entry : evening.entries) {
    const Told told = tellLine(session, entry.line);
    ASSERT_FALSE(told.stopped) << entry.line << ": " << told.stopped->word << ": " << told.stopped->why;
    EXPECT_EQ(told.answer.has_value(), !entry.answer.empty()) << entry.line;
    if (told.answer) {
      EXPECT_EQ(nameOf(told.answer->says), entry.answer) << entry.line << ": " << told.answer->lines.front();
      EXPECT_FALSE(told.answer->head.empty());
      if (!entry.about.empty())
        EXPECT_EQ(fullRefereeAllows(session.rules(), session.battle(), entry.about), entry.answer == "yes")
            << entry.line;
      else
        expectThrowersNamed(session.rules(), session.battle(), *told.answer);
      continue;
    }
    ASSERT_NO_THROW(session.override(told.changes, {})) << entry.line;
    (void)open.of(session);
  }
  EXPECT_EQ(session.battle().turn, 4);
  EXPECT_FALSE(session.outcome());
}

std::vector<std::string> files() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(test::sourcePath("tests/evenings")))
    names.push_back(file.path().filename().string());
  std::ranges::sort(names);
  return names;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Evenings, testing::ValuesIn(files()),
                         [](const auto& file) { return file.param.substr(0, file.param.find('.')); });

}  // namespace
}  // namespace signifer::conformance::evenings_test
