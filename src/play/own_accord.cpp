#include "play/own_accord.h"

#include <algorithm>

#include "dice/sources.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "rules/hand_turns.h"

namespace signifer {
namespace {

// Listens until the step is about to be left.
class StepChronicle final : public Chronicle {
 public:
  struct Left {};
  StepChronicle() : Chronicle(true) {}
  void tell(Entry entry) override { entries.push_back(std::move(entry)); }
  void pass(Waypoint point) override {
    if (point == Waypoint::stepEnds) throw Left{};
  }
  std::vector<Entry> entries;
};

std::string withRules(std::string words, const std::vector<std::string_view>& rules) {
  std::string ids;
  for (const std::string_view rule : rules) ids += (ids.empty() ? "" : ", ") + std::string(rule);
  return ids.empty() ? words : words + " (" + ids + ")";
}

bool goesOnAlone(const RuleSet& rules, const Battle& battle, const Decision& decision, const ActionList& list) {
  return !list.empty() && std::ranges::all_of(list, [&](const Action& action) {
    const std::string& gesture = rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture;
    const bool goes = decision.automatic || (action.unit == noUnit && (gesture == "advance" || gesture == "next"));
    return goes && foreseen(rules, battle, action).empty();
  });
}

StepIndex stopOf(const RuleSet& rules, const Battle& battle, StepIndex step) {
  const HandTurns* turns = handTurnsOf(rules);
  return turns == nullptr ? step : turns->stopOf(battle, step);
}

bool isChanged(const Unit& before, const Unit& after) {
  return before.present != after.present || before.status != after.status || before.pose != after.pose;
}

}  // namespace

std::vector<OwnAccord> ofItsOwnAccord(const RuleSet& rules, const Battle& battle) {
  std::vector<OwnAccord> found;
  if (deploymentNow(rules.definition(), battle) || rules.outcome(battle) || !battle.tasks.empty()) return found;
  const Decision decision = rules.decision(battle);
  ActionList list;
  rules.candidates(battle, decision, list);
  if (!goesOnAlone(rules, battle, decision, list)) return found;
  Battle after = battle;
  RolledDice dice(1);
  StepChronicle chronicle;
  try {
    rules.resolve(after, list.front(), dice, chronicle);
  } catch (const StepChronicle::Left&) {
    // All that belongs to the step is told.
  }
  for (const Entry& entry : chronicle.entries) {
    // A step within this one, at which play does not stop, belongs to it.
    if (entry.step != noStep && stopOf(rules, battle, entry.step) != battle.step) continue;
    const bool ofUnit = entry.unit != noUnit && isChanged(battle.unit(entry.unit), after.unit(entry.unit));
    const bool ofPerson = entry.person != noPerson && battle.person(entry.person) != after.person(entry.person);
    if (!ofUnit && !ofPerson) continue;
    found.push_back({entry.unit, noSide, withRules(sentence(rules.definition(), after, entry), entry.rules)});
  }
  if (std::string won = outcomeInWords(rules, after); !won.empty()) found.push_back({noUnit, noSide, std::move(won)});
  return found;
}

std::string outcomeInWords(const RuleSet& rules, const Battle& battle) {
  const auto outcome = rules.outcome(battle);
  if (!outcome) return {};
  Entry entry;
  entry.phrase = outcome->why;
  entry.side = outcome->winner;
  const std::string who =
      outcome->winner == noSide ? said("A draw.") : said("{0} won.", {std::string(sideName(battle, outcome->winner))});
  return withRules(who + " " + sentence(rules.definition(), battle, entry), outcome->rules);
}

}  // namespace signifer
