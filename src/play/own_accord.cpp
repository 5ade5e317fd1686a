#include "play/own_accord.h"

#include <algorithm>

#include "battle/origins.h"
#include "dice/extreme_dice.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "rules/hand_turns.h"

namespace signifer {
namespace {

// Listens until the step is about to be left, or until its work is done.
class StepChronicle final : public Chronicle {
 public:
  struct Left {};
  explicit StepChronicle(Waypoint until) : Chronicle(true), until_(until) {}
  void tell(Entry entry) override { entries.push_back(std::move(entry)); }
  void pass(Waypoint point) override {
    if (point == until_) throw Left{};
  }
  std::vector<Entry> entries;

 private:
  Waypoint until_;
};

// The battle after the step's own work, and what was told of it.
struct StepDone {
  Battle after;
  std::vector<Entry> entries;
  bool left = false;
};

// More units than a side has do not act by themselves in one step.
constexpr int mostDeeds = 300;

StepDone doneUntil(const RuleSet& rules, const Battle& battle, const Action& action, Waypoint until, Dice& dice) {
  StepDone done{battle, {}};
  StepChronicle chronicle(until);
  try {
    rules.resolve(done.after, action, dice, chronicle);
  } catch (const StepChronicle::Left&) {
    // All that belongs to the step is told.
    done.left = until == Waypoint::stepEnds;
  }
  done.entries = std::move(chronicle.entries);
  return done;
}

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

bool atSameStep(const Battle& one, const Battle& other) {
  return one.step == other.step && one.active == other.active && one.turn == other.turn && other.tasks.empty();
}

void addDeeds(const RuleSet& rules, const Battle& battle, const StepDone& done, std::vector<OwnAccord>& found) {
  const Battle& after = done.after;
  for (const Entry& entry : done.entries) {
    // A step within this one, at which play does not stop, belongs to it.
    if (entry.step != noStep && stopOf(rules, battle, entry.step) != battle.step) continue;
    const bool ofUnit = entry.unit != noUnit && isChanged(battle.unit(entry.unit), after.unit(entry.unit));
    const bool ofPerson = entry.person != noPerson && battle.person(entry.person) != after.person(entry.person);
    if (!ofUnit && !ofPerson) continue;
    std::string words = sentence(rules.definition(), after, entry);
    const std::string_view rule = entry.rules.empty() ? std::string_view() : entry.rules.front();
    found.push_back({entry.unit, noSide, withRules(words, entry.rules), words, rule});
  }
  if (std::string won = outcomeInWords(rules, after); !won.empty()) found.push_back({noUnit, noSide, won, won});
}

// Deeds of a step that throws dice for others: of units for which no die falls, and the same whatever the dice are.
std::vector<OwnAccord> whateverTheDice(const RuleSet& rules, const Battle& battle, const Action& action) {
  const std::vector<ForeseenThrow> due = foreseen(rules, battle, action);
  std::vector<OwnAccord> certain;
  const auto with = [&](Dice&& dice, bool first) {
    std::vector<OwnAccord> found;
    addDeeds(rules, battle, doneUntil(rules, battle, action, Waypoint::stepEnds, dice), found);
    if (first) return (void)(certain = std::move(found));
    std::erase_if(certain, [&](const OwnAccord& one) { return std::ranges::find(found, one) == found.end(); });
  };
  with(LowDice(), true);
  with(HighDice(), false);
  with(RolledDice(1), false);
  with(RolledDice(2), false);
  std::erase_if(certain, [&](const OwnAccord& one) {
    return one.unit == noUnit || std::ranges::any_of(due, [&](const ForeseenThrow& other) {
             return other.dice.unit == one.unit || other.dice.against == one.unit;
           });
  });
  return certain;
}

}  // namespace

std::vector<OwnAccord> ofItsOwnAccord(const RuleSet& rules, const Battle& battle) {
  std::vector<OwnAccord> found;
  if (deploymentNow(rules.definition(), battle) || rules.outcome(battle) || !battle.tasks.empty()) return found;
  Battle now = battle;
  // Units may do it one after another: each is a deed of its own.
  for (int i = 0; i < mostDeeds && atSameStep(battle, now) && !rules.outcome(now); ++i) {
    const Decision decision = rules.decision(now);
    ActionList list;
    rules.candidates(now, decision, list);
    if (!goesOnAlone(rules, now, decision, list)) {
      if (i == 0 && decision.automatic && !list.empty()) found = whateverTheDice(rules, now, list.front());
      break;
    }
    RolledDice dice(1);
    StepDone done = doneUntil(rules, now, list.front(), Waypoint::stepEnds, dice);
    // Some work is done on the way to the next step.
    if (done.entries.empty()) done = doneUntil(rules, now, list.front(), Waypoint::actionDone, dice);
    addDeeds(rules, now, done, found);
    if (done.left || now == done.after) break;
    now = std::move(done.after);
  }
  // Of whom it was told already.
  const std::vector<UnitIndex> told = settledUnits(battle);
  std::erase_if(found, [&](const OwnAccord& one) {
    return one.unit != noUnit && std::ranges::find(told, one.unit) != told.end();
  });
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
