// "What does Scipio need for a general advance?", "may Silanus order the Roman horse?": orders that a leader gives by a
// roll.
#include <algorithm>

#include "commander/why.h"
#include "language/language.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "tell/answerer.h"
#include "tell/throw_words.h"
#include "tell/trials.h"

namespace signifer::tell {
namespace {

// The battle as it was before the leader joined: some orders begin with that.
Battle beforeJoining(const RuleSet& rules, const Battle& battle, PersonIndex person) {
  Battle before = battle;
  Person& one = before.person(person);
  one.unit = noUnit;
  const Fields& fields = rules.definition().personStatus();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].type == FieldType::boolean || fields[i].type == FieldType::choice) one.status.at[i] = 0;
  return before;
}

}  // namespace

bool Answerer::asksForTrial() const {
  const int kind = kindOfTrials(rules_.definition());
  if (kind < 0 || asked_.has(Asks::who) || asked_.has(Asks::where)) return false;
  // "How many moves does a 6 give?"
  if (asked_.has(Asks::many) && asked_.number && asked_.units.empty()) return true;
  if (!asked_.has(Asks::may) && !asked_.has(Asks::need) && !asked_.has(Asks::must) && !asked_.has(Asks::what) &&
      !asked_.has(Asks::ifs) && !asked_.has(Asks::tests))
    return false;
  if (asked_.trial) return true;
  return asked_.person && !asked_.units.empty() && asked_.deed &&
         std::ranges::find(*asked_.deed, kind) != asked_.deed->end();
}

void Answerer::trialAsked() {
  const int kind = kindOfTrials(rules_.definition());
  const Trial trial = asked_.trial.value_or(Trial{kind, 0});
  const PersonIndex person = asked_.person.value_or(noPerson);
  UnitIndex unit = noUnit;
  if (!asked_.units.empty()) {
    const auto one = unitAt(0);
    if (!one) return;
    unit = *one;
  }
  const SideIndex side = person != noPerson      ? battle_.person(person).side
                         : unit != noUnit        ? battle_.unit(unit).side
                         : asked_.side != noSide ? asked_.side
                                                 : battle_.active;
  const Battle free = withoutMovesLeft(rules_, battle_);
  const bool now = !asked_.moment && side == battle_.active && comesBefore(rules_, battle_) == Before::nothing &&
                   rules_.decision(free).allows(kind);
  auto at = now ? std::optional<Battle>(free) : momentFor(side, {kind});
  if (!at) return;
  if (comesBefore(rules_, *at) != Before::nothing) return figures(*at, {comesBeforeWords(rules_, *at)});
  std::string assumed;
  auto judged = judgedTrial(rules_, *at, trial, side, person, unit);
  if (judged && !judged->verdict.legal() && person != noPerson && unit != noUnit && at->person(person).unit == unit) {
    const Battle before = beforeJoining(rules_, *at, person);
    if (auto again = judgedTrial(rules_, before, trial, side, person, unit); again && again->verdict.legal()) {
      assumed = said("Taken for granted: {0} has joined {1} for this order.",
                     {personInFull(*at, person), unitInFull(*at, unit)});
      judged = std::move(again);
      at = before;
    }
  }
  if (!judged)
    return figures(*at, {said("Nobody of {0}, as far as the program knows.", {std::string(sideName(*at, side))})});
  const bool legal = judged->verdict.legal();
  const bool may = asked_.has(Asks::may);
  const bool momentIsOn = rules_.decision(*at).allows(kind);
  ToldAnswer answer{may ? (legal ? ToldAnswer::Says::yes : ToldAnswer::Says::no) : ToldAnswer::Says::figures,
                    headOf(rules_, *at),
                    {}};
  const std::string deed = actionInWords(rules_, *at, judged->action);
  if (may) answer.lines.push_back(legal ? said("Yes: {0}.", {deed}) : said("No."));
  if (may && legal && tableMoment(*at) != tableMoment(battle_) && !asked_.moment && momentIsOn)
    answer.lines.push_back(said("That is for {0}, not for the step that is on.", {answer.head}));
  if (legal)
    for (const Reason& figure : judged->verdict.figures)
      if (figure.measured || figure.allowed) addOnce(answer.lines, words(*at, figure));
  if (!may || legal)
    for (const ForeseenThrow& one : foreseen(rules_, *at, judged->action))
      if (one.ruling) addOnce(answer.lines, said("{0}: {1}", {deed, throwInWords(rules_, *at, one, !bare_)}));
  if (!legal) {
    for (const Reason& reason : judged->verdict.reasons)
      addOnce(answer.lines, may ? words(*at, reason) : said("It may not be given now: {0}", {words(*at, reason)}));
  }
  if (answer.lines.empty()) answer.lines.push_back(said("No roll gives this order, as far as the program knows."));
  if (!assumed.empty()) answer.assumed.push_back(assumed);
  told_.answer = std::move(answer);
}

}  // namespace signifer::tell
