#include "tell/asked.h"

#include <algorithm>

#include "tell/question_reader.h"

namespace signifer::tell {

bool Asked::has(Asks one) const { return std::ranges::find(words, one) != words.end(); }

Parts Asked::parts() const {
  Parts named = 0;
  for (const Asks one : words) named |= partsOf(one);
  const auto add = [&named](bool is, Slot slot) {
    if (is) named |= partsOf(slot);
  };
  add(!units.empty(), Slot::unit);
  add(units.size() > 1, Slot::otherUnit);
  add(units.size() > 2, Slot::moreUnits);
  add(person.has_value(), Slot::person);
  add(side != noSide, Slot::side);
  add(deed.has_value(), Slot::deed);
  add(otherDeed, Slot::otherDeed);
  add(!done.empty(), Slot::done);
  add(state.has_value(), Slot::state);
  add(otherState, Slot::otherState);
  add(ofCondition(), Slot::condition);
  add(lost, Slot::lost);
  add(sideField.has_value(), Slot::sideField);
  add(number.has_value(), Slot::number);
  add(second.has_value(), Slot::second);
  add(negated, Slot::negated);
  add(way != Sense::none, Slot::way);
  add(face, Slot::face);
  add(trial.has_value(), Slot::trial);
  add(objective.has_value(), Slot::objective);
  add(!trait.empty(), Slot::trait);
  add(!test.empty(), Slot::test);
  add(generals, Slot::generals);
  add(charged, Slot::charged);
  add(moment.has_value(), Slot::moment);
  return named;
}

std::optional<Asked> readQuestion(const RuleSet& rules, const Battle& battle, std::string_view line, Words words,
                                  std::optional<NotUnderstood>& stopped) {
  QuestionReader reader(rules, battle, line, words);
  if (reader.read()) return std::move(reader.asked);
  stopped = std::move(reader.stopped);
  return std::nullopt;
}

TableMoment playerTurnOf(const RuleSet& rules, const Battle& battle, SideIndex side) {
  if (side == noSide || side == battle.active) return tableMoment(battle);
  Battle last = battle;
  last.step = stopsOf(rules, battle).back();
  return nextMoment(rules, last);
}

}  // namespace signifer::tell
