#include "sheet/event_words.h"

#include <algorithm>

#include "commander/why.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/wording.h"

namespace signifer {
namespace {

// Whoever ends a step names it.
std::string endedStep(const Definition& definition, const Action& action, StepIndex step) {
  const ActionKind& kind = definition.actions()[static_cast<std::size_t>(action.kind)];
  if (step == noStep || (kind.gesture != "next" && kind.gesture != "advance")) return {};
  return definition.sequence().step(step).title;
}

}  // namespace

std::string behindScreenWords(const Definition& definition, const Battle& before) {
  const SideIndex side = sideBehindScreen(definition, before);
  if (side == noSide) return {};
  return said("{0} deployed behind the screen", {std::string(sideName(before, side))});
}

std::string deedWords(const RuleSet& rules, const Battle& before, const Event& event) {
  const auto* action = std::get_if<Action>(&event.what);
  if (action == nullptr) return event.reason;
  if (const std::string screened = behindScreenWords(rules.definition(), before); !screened.empty()) return screened;
  const std::string step = endedStep(rules.definition(), *action, event.step);
  if (step.empty()) return answerInWords(rules, before, *action);
  // A side ends its step; the unit that would have come next has no part in it.
  return event.side == noSide ? step : said("{0} ended: {1}", {std::string(sideName(before, event.side)), step});
}

std::string eventInWords(const RuleSet& rules, const Battle& before, const Event& event) {
  // The beginning of a turn is what came of an action, not what was done.
  const auto told =
      std::ranges::find_if(event.account, [](const AccountLine& line) { return line.phrase != "player-turn"; });
  std::string words = told == event.account.end() ? deedWords(rules, before, event) : told->text;
  while (words.ends_with('.')) words.pop_back();
  return words;
}

}  // namespace signifer
