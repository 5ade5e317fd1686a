// An evening beside the table for each rule set, entry by entry, from the first turn to the fourth, and one from the
// deployment on. Every entry is understood, every question is answered as the full referee answers it in the same
// position, and forty entries are enough (tests/evenings).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "builtin_rulesets.h"
#include "commander/prospects.h"
#include "conformance/rule_sets.h"
#include "language/language.h"
#include "library/loader.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/opening.h"
#include "play/session.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "support/paths.h"
#include "tell/matters.h"
#include "tell/tell.h"
#include "tell/throw_words.h"

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
  /// In which the lines are written, and the answers are.
  std::string language = "en";
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
    if (line.starts_with("language ")) {
      evening.language = line.substr(9);
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

UnitIndex unitCalled(const Battle& battle, const std::string& id) {
  const auto& units = battle.setup->units;
  const auto found = std::ranges::find(units, id, &UnitInfo::id);
  EXPECT_NE(found, units.end()) << id;
  return found == units.end() ? noUnit : static_cast<UnitIndex>(found - units.begin());
}

int kindCalled(const RuleSet& rules, const std::string& id) {
  const auto& kinds = rules.definition().actions();
  const auto found = std::ranges::find(kinds, id, &ActionKind::id);
  EXPECT_NE(found, kinds.end()) << id;
  return static_cast<int>(found - kinds.begin());
}

// The full referee's word on it: whether any such action is offered, or judged legal as it stands.
bool fullRefereeAllows(const RuleSet& rules, const Battle& battle, const std::string& about) {
  std::istringstream words(about);
  std::string kindId;
  std::string unitId;
  std::string targetId;
  words >> kindId >> unitId >> targetId;
  const int kind = kindCalled(rules, kindId);
  const UnitIndex unit = unitCalled(battle, unitId);
  const UnitIndex target = targetId.empty() ? noUnit : unitCalled(battle, targetId);
  if (kind >= static_cast<int>(rules.definition().actions().size()) || unit == noUnit) return false;
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

std::string linesOf(const ToldAnswer& answer) {
  std::string words;
  for (const std::string& line : answer.lines) words += line + "\n";
  return words;
}

// All whom the full referee would have throw now stand in the answer.
void expectThrowersNamed(const RuleSet& rules, const Battle& battle, const ToldAnswer& answer) {
  if (comesBefore(rules, battle) != Before::nothing) return;
  const Decision decision = rules.decision(battle);
  if (!decision.automatic) return;
  ActionList list;
  rules.candidates(battle, decision, list);
  for (const ForeseenThrow& one : foreseen(rules, battle, list.front())) {
    if (one.dice.unit == noUnit) continue;
    EXPECT_NE(linesOf(answer).find(unitInFull(battle, one.dice.unit)), std::string::npos) << linesOf(answer);
  }
}

// "all KIND": the units named are those to whom the full referee allows it, and no others.
void expectAllNamed(const RuleSet& rules, const Battle& battle, const ToldAnswer& answer, const std::string& kind) {
  std::string names;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!battle.unit(u).present || battle.unit(u).side != battle.active) continue;
    if (!fullRefereeAllows(rules, battle, kind + " " + battle.setup->units[static_cast<std::size_t>(u)].id)) continue;
    names += (names.empty() ? "" : ", ") + unitInFull(battle, u);
  }
  if (names.empty())
    EXPECT_EQ(answer.lines.front().find(": "), std::string::npos) << answer.lines.front();
  else
    EXPECT_TRUE(answer.lines.front().ends_with(": " + names)) << answer.lines.front() << "\nwanted: " << names;
}

// "throws UNIT": the next throw that the full referee has for the unit in this player turn stands there, word by word.
void expectThrow(const RuleSet& rules, const Battle& battle, const ToldAnswer& answer, const std::string& id) {
  const UnitIndex unit = unitCalled(battle, id);
  for (const StepIndex stop : stopsOf(rules, battle)) {
    if (stop < battle.step) continue;
    const Battle at = atStop(rules, battle, stop);
    const Decision decision = rules.decision(at);
    if (at.step != stop || !decision.automatic) continue;
    ActionList list;
    rules.candidates(at, decision, list);
    for (const ForeseenThrow& one : foreseen(rules, at, list.front())) {
      if (one.dice.unit != unit || !one.ruling) continue;
      EXPECT_NE(linesOf(answer).find(tell::throwInWords(rules, at, one)), std::string::npos)
          << linesOf(answer) << "\nwanted: " << tell::throwInWords(rules, at, one);
      return;
    }
  }
  ADD_FAILURE() << "the full referee has no throw for " << id;
}

// "reach KIND UNIT": as far as that and no farther, straight ahead.
void expectReach(const RuleSet& rules, const Battle& battle, const ToldAnswer& answer, const std::string& kindId,
                 const std::string& unitId) {
  const std::string words = linesOf(answer);
  std::string most = said("at most {0}", {"#"});
  most.resize(most.find('#'));
  const std::size_t at = words.find(most);
  ASSERT_NE(at, std::string::npos) << words;
  const double far = std::stod(words.substr(at + most.size()));
  Action action;
  action.kind = static_cast<std::int8_t>(kindCalled(rules, kindId));
  action.unit = unitCalled(battle, unitId);
  const auto there = whereAsked(rules, battle, action.kind, battle.unit(action.unit).side);
  ASSERT_TRUE(there) << kindId;
  const bool grid = battle.setup->columns > 0;
  const auto tooFar = [&](double way) {
    action.path = {};
    (void)action.path.add({LegKind::ahead, grid ? static_cast<std::int32_t>(way) : fromInches(way)});
    return std::ranges::any_of(rules.judge(*there, action).reasons, [](const Reason& reason) {
      return reason.measured && reason.allowed && reason.measured->value > reason.allowed->value;
    });
  };
  EXPECT_FALSE(tooFar(far)) << words;
  EXPECT_TRUE(tooFar(far + (grid ? 1 : 0.5))) << words;
}

// "reply KIND[:WORD] UNIT CHARGER": whether the full referee offers that answer when the charge is declared from where
// the charger stood before it was told.
bool fullRefereeOffersReply(const RuleSet& rules, const Battle& before, const std::string& answer,
                            const std::string& of, const std::string& by) {
  const UnitIndex unit = unitCalled(before, of);
  const UnitIndex charger = unitCalled(before, by);
  const auto& kinds = rules.definition().actions();
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    if (kinds[kind].gesture != "charge") continue;
    const auto at = whereAsked(rules, before, static_cast<int>(kind), before.unit(charger).side);
    if (!at) continue;
    ActionList list;
    rules.candidates(*at, rules.decision(*at), list);
    const auto charge = std::ranges::find_if(list, [&](const Action& one) {
      return one.kind == static_cast<int>(kind) && one.unit == charger && one.target == unit;
    });
    if (charge == list.end()) continue;
    Session session(std::shared_ptr<const RuleSet>(&rules, [](const RuleSet*) {}), *at, seed);
    session.act(*charge);
    for (int i = 0; i < 20 && session.battle().turn == before.turn && !session.outcome(); ++i) {
      ActionList answers;
      rules.candidates(session.battle(), session.decision(), answers);
      const bool asked = !session.decision().automatic && session.decision().side == before.unit(unit).side &&
                         std::ranges::any_of(answers, [&](const Action& one) { return one.unit == unit; });
      if (asked)
        return std::ranges::any_of(answers, [&](const Action& one) {
          const ChosenWord word = chosenWord(kinds[static_cast<std::size_t>(one.kind)], one);
          std::string said = kinds[static_cast<std::size_t>(one.kind)].id;
          if (word.field != nullptr) said += ":" + word.field->values[static_cast<std::size_t>(word.value)];
          return one.unit == unit && said == answer;
        });
      const auto on = std::ranges::find_if(answers, [&](const Action& one) {
        const std::string& gesture = kinds[static_cast<std::size_t>(one.kind)].gesture;
        return gesture == "next" || gesture == "advance" || gesture == "stay";
      });
      session.act(on == answers.end() ? answers.front() : *on);
    }
  }
  return false;
}

// The answer is that of the full referee in the same position.
void expectAsTheFullReferee(const RuleSet& rules, const Battle& battle, const Battle& before, const Entry& entry,
                            const ToldAnswer& answer) {
  std::istringstream words(entry.about);
  std::string first;
  std::string second;
  std::string third;
  std::string fourth;
  words >> first >> second >> third >> fourth;
  if (first.empty())
    expectThrowersNamed(rules, battle, answer);
  else if (first == "all")
    expectAllNamed(rules, battle, answer, second);
  else if (first == "throws")
    expectThrow(rules, battle, answer, second);
  else if (first == "reach")
    expectReach(rules, battle, answer, second, third);
  else if (first == "says")
    EXPECT_NE(linesOf(answer).find(entry.about.substr(first.size() + 1)), std::string::npos) << linesOf(answer);
  else if (first == "reply")
    EXPECT_EQ(fullRefereeOffersReply(rules, before, second, third, fourth), entry.answer == "yes") << entry.line;
  else
    EXPECT_EQ(fullRefereeAllows(rules, battle, entry.about), entry.answer == "yes") << entry.line;
}

class Evenings : public testing::TestWithParam<std::string> {
 protected:
  void TearDown() override { speak("en", {}); }
};

// Rule sets take their names and words when they are loaded.
RuleSetLibrary loadedIn(const std::string& language) {
  speak(language, test::sourcePath("assets/languages"));
  return RuleSetLibrary::builtin(builtinRuleSets(), test::buildPath("tested-rulesets"));
}

TEST_P(Evenings, FourTurnsTakeNoMoreThanFortyEntries) {
  const Evening evening = eveningOf(test::sourcePath("tests/evenings/" + GetParam()));
  EXPECT_LE(evening.entries.size(), mostEntries);
  // As the programs open it: with its deployment.
  const RuleSetLibrary loaded = loadedIn(evening.language);
  const auto opened = openBattle(loaded, test::sourcePath("assets/scenarios/" + evening.battle + ".json"), seed);
  Session& session = *opened;
  UnsettledFacts open;
  Battle before = session.battle();
  for (const Entry& entry : evening.entries) {
    const Told told = tellLine(session, entry.line);
    ASSERT_FALSE(told.stopped) << entry.line << ": " << told.stopped->word << ": " << told.stopped->why;
    EXPECT_EQ(told.answer.has_value(), !entry.answer.empty()) << entry.line;
    if (told.answer) {
      EXPECT_EQ(nameOf(told.answer->says), entry.answer) << entry.line << ": " << told.answer->lines.front();
      EXPECT_FALSE(told.answer->head.empty());
      expectAsTheFullReferee(session.rules(), session.battle(), before, entry, *told.answer);
      continue;
    }
    before = session.battle();
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
