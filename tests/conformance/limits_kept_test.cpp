// A legal answer gives the limits that it kept. A way is drawn out, leg by leg, until it is refused; between the
// longest that is legal and the shortest that is not lies a limit. The refusal names it, and the legal answer just
// within it tells a limit that is nearly reached.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/random_options.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "dice/stream.h"

namespace signifer::conformance::limits_kept_test {
namespace {

/// Nearer than this a limit has to be told, in 1/1000 inch and 1/100 degree.
constexpr std::int32_t nearly = 100;
/// Each battle is gone through with these.
constexpr std::array<std::uint64_t, 3> seeds{7, 21, 99};

struct Seen {
  int asked = 0;
  int faults = 0;
  std::string first;

  void fault(const std::string& what) {
    ++faults;
    if (first.empty()) first = what;
  }
};
using Survey = std::map<std::string, Seen>;

bool isMeasured(const Reason& reason) {
  return reason.measured && reason.allowed && reason.measured->measure == reason.allowed->measure &&
         (reason.measured->measure == Figure::Measure::length || reason.measured->measure == Figure::Measure::angle);
}

std::string told(const std::vector<Reason>& reasons) {
  std::string words;
  for (const Reason& reason : reasons) {
    words += "\n    " + std::string(reason.rule) + " " + std::string(reason.code);
    for (const auto& figure : {reason.measured, reason.allowed})
      words += figure ? " " + std::to_string(figure->value) : " -";
  }
  return words;
}

struct Around {
  Action within;
  Action beyond;
};

/// Draws out leg `at` of a legal way: the longest that is legal, and a thousandth more.
std::optional<Around> aroundALimit(const RuleSet& rules, const Battle& battle, const Action& legal, std::size_t at) {
  const auto with = [&](std::int32_t amount) {
    Action action = legal;
    action.path[at].amount = amount;
    return action;
  };
  constexpr std::int32_t widest = 8900;
  constexpr std::int32_t longer = 40000;
  std::int32_t within = legal.path[at].amount;
  std::int32_t beyond = isWheel(legal.path[at].kind) ? widest : within + longer;
  if (beyond <= within || !rules.judge(battle, legal).legal() || rules.judge(battle, with(beyond)).legal())
    return std::nullopt;
  while (beyond - within > 1) {
    const std::int32_t middle = within + (beyond - within) / 2;
    (rules.judge(battle, with(middle)).legal() ? within : beyond) = middle;
  }
  return Around{with(within), with(beyond)};
}

void lookAtLimit(const RuleSet& rules, const Battle& battle, const Action& action, std::size_t leg, Seen& seen) {
  const auto found = aroundALimit(rules, battle, action, leg);
  if (!found) return;
  const Verdict kept = rules.judge(battle, found->within);
  const Verdict broken = rules.judge(battle, found->beyond);
  ++seen.asked;
  const bool isTold = std::ranges::any_of(kept.figures, [](const Reason& figure) {
    return isMeasured(figure) && std::abs(figure.measured->value - figure.allowed->value) <= nearly;
  });
  if (!isTold)
    seen.fault(writeAction(rules, battle, found->within).dump() + told(kept.figures) + "\n  refused" +
               told(broken.reasons));
}

// Limits in inches or degrees come first, the nearest before the others.
void lookAtOrder(const std::vector<Reason>& figures, const std::string& where) {
  for (std::size_t i = 1; i < figures.size(); ++i) {
    if (!isMeasured(figures[i])) continue;
    ASSERT_TRUE(isMeasured(figures[i - 1])) << where << told(figures);
    if (figures[i].measured->measure != figures[i - 1].measured->measure) continue;
    const auto left = [](const Reason& figure) { return std::abs(figure.allowed->value - figure.measured->value); };
    ASSERT_LE(left(figures[i - 1]), left(figures[i])) << where << told(figures);
  }
}

/// On which side of its limit a figure lies, by rule set and code.
struct Sides {
  std::string below;
  std::string above;
};
void note(std::map<std::string, Sides>& sides, const std::string& id, const std::vector<Reason>& figures,
          const std::string& where) {
  for (const Reason& figure : figures) {
    if (!isMeasured(figure) || std::abs(figure.measured->value - figure.allowed->value) < 5) continue;
    Sides& seen = sides[id + " " + std::string(figure.code)];
    (figure.measured->value < figure.allowed->value ? seen.below : seen.above) = where + told({figure});
  }
}

/// Calls look(battle, an offered action) on the way through a battle at random.
template <class Look>
void atRandom(const Scenario& scenario, std::uint64_t seed, Look&& look) {
  const RuleSet& rules = *scenario.rules;
  Battle battle = scenario.start;
  RolledDice dice(seed);
  Stream lots(seed);
  SilentChronicle silent;
  for (int i = 0; i < 400 && !rules.outcome(battle); ++i) {
    ActionList offered;
    rules.candidates(battle, rules.decision(battle), offered);
    if (offered.empty()) return;
    const auto one = [&]() -> const Action& { return offered[lots.below(static_cast<std::uint32_t>(offered.size()))]; };
    look(battle, one());
    if (testing::Test::HasFatalFailure()) return;
    rules.resolve(battle, one(), dice, silent);
  }
}

// One in a hundred may have none, as a charge that is declared though no way leads to it.
TEST(LimitsKept, ALegalAnswerNamesItsRulesAndTheNearestLimitFirst) {
  Survey survey;
  std::map<std::string, Sides> sides;
  for (const Scenario& scenario : scenariosUnderOptions()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id())) continue;
    const auto look = [&](const Battle& battle, const Action& action) {
      const Verdict verdict = rules.judge(battle, action);
      if (!verdict.legal()) return;
      const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)];
      const std::string where = scenario.name + " " + writeAction(rules, battle, action).dump();
      Seen& seen = survey[rules.definition().id() + " " + kind.id];
      ++seen.asked;
      if (verdict.figures.empty() && !kind.rules.empty()) seen.fault(where);
      // A way over a table that is measured, a charge and a shot have a limit in inches.
      const bool limited = battle.setup->columns == 0 &&
                           (!action.path.empty() || ((kind.gesture == "shoot" || kind.gesture == "charge") &&
                                                     action.target != noUnit && kind.id != "pursue"));
      if (limited && std::ranges::none_of(verdict.figures, isMeasured)) seen.fault(where + told(verdict.figures));
      lookAtOrder(verdict.figures, where);
      note(sides, rules.definition().id(), verdict.figures, where);
    };
    for (const std::uint64_t seed : seeds) atRandom(scenario, seed, look);
  }
  EXPECT_GT(survey.size(), 50U);
  for (const auto& [kind, seen] : survey)
    EXPECT_LE(seen.faults * 100, seen.asked) << kind << ": " << seen.faults << " of " << seen.asked << "\n"
                                             << seen.first;
  // A figure that was kept never stands once below and once above its limit: one of them would refute itself.
  for (const auto& [figure, seen] : sides)
    EXPECT_TRUE(seen.below.empty() || seen.above.empty()) << figure << "\n" << seen.below << "\n" << seen.above;
}

// One in forty may be a limit without a length: a front that turns off the enemy whom it has to face.
TEST(LimitsKept, TheLimitThatEndsAWayIsToldJustWithinIt) {
  Survey survey;
  for (const Scenario& scenario : scenarios()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id()) || scenario.start.setup->columns > 0) continue;
    const auto look = [&](const Battle& battle, const Action& action) {
      for (std::size_t leg = 0; leg < action.path.size(); ++leg)
        if (isStraight(action.path[leg].kind) || isWheel(action.path[leg].kind))
          lookAtLimit(rules, battle, action, leg, survey[rules.definition().id()]);
    };
    for (const std::uint64_t seed : seeds) atRandom(scenario, seed, look);
  }
  EXPECT_EQ(survey.size(), 4U);
  for (const auto& [id, seen] : survey) {
    EXPECT_GT(seen.asked, 60) << id;
    EXPECT_LE(seen.faults * 40, seen.asked) << id << ": " << seen.faults << " of " << seen.asked << "\n" << seen.first;
  }
}

}  // namespace
}  // namespace signifer::conformance::limits_kept_test
