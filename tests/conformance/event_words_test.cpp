// Words of the journal for what was done: a step is ended by a side. The unit that might have come next has no part in
// it, and the account is in the past.
#include "sheet/event_words.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "conformance/rule_sets.h"
#include "play/wording.h"

namespace signifer::conformance::event_words_test {
namespace {

class EventWords : public testing::TestWithParam<std::size_t> {};

TEST_P(EventWords, NameTheSideThatEndedAStep) {
  const Scenario& scenario = scenarios()[GetParam()];
  const RuleSet& rules = *scenario.rules;
  const std::vector<ActionKind>& kinds = rules.definition().actions();
  Session session(std::shared_ptr<const RuleSet>(&rules, [](const RuleSet*) {}), scenario.start, 5);
  const auto ends = [&](const Action& action) {
    const std::string& gesture = kinds[static_cast<std::size_t>(action.kind)].gesture;
    return gesture == "next" || gesture == "advance";
  };
  for (int i = 0; i < 60 && !session.outcome(); ++i) {
    ActionList list;
    rules.candidates(session.battle(), session.decision(), list);
    const auto end = std::ranges::find_if(list, ends);
    ASSERT_EQ(session.act(end != list.end() ? *end : list.front()).kind, Attempt::Kind::done);
    const std::size_t last = session.eventCount() - 1;
    const Event& event = session.event(last);
    if (end == list.end() || event.side == noSide) continue;
    const std::string words = deedWords(rules, session.before(last), event);
    if (!behindScreenWords(rules.definition(), session.before(last)).empty()) continue;
    EXPECT_TRUE(words.starts_with(std::string(sideName(session.battle(), event.side)) + " ended: ")) << words;
  }
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, EventWords, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

}  // namespace
}  // namespace signifer::conformance::event_words_test
