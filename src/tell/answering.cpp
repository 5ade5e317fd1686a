// Which answer a question gets, by its form. A word of which the answer would take no account is named instead.
#include <algorithm>
#include <array>

#include "language/language.h"
#include "language/word_list.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "rules/hand_turns.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/question_forms.h"

namespace signifer::tell {

// "What does Eumenes need?" is asked of the man, "has Eumenes won?" of his side.
void Answerer::chooseSideOrPerson() {
  if (!asked_.sideOrPerson) return;
  const std::vector<ActionKind>& kinds = rules_.definition().actions();
  const bool ofPerson = asked_.deed && std::ranges::any_of(*asked_.deed, [&](int kind) {
                          return isOfPerson(kinds[static_cast<std::size_t>(kind)]);
                        });
  const bool ofHim = ofPerson || !asked_.trait.empty() || asked_.has(Asks::where) ||
                     (!asked_.deed && (asked_.has(Asks::need) || asked_.has(Asks::must) || asked_.has(Asks::tests)));
  if (ofHim && !asked_.has(Asks::who))
    asked_.side = noSide;
  else
    asked_.person.reset();
}

// "When is a unit broken?" asks for a rule, and not who is. Of somebody the next time is worked out.
bool Answerer::asksWhen(Form form) const {
  constexpr std::array ofTime{Form::rule,   Form::arrivals,   Form::objectives,
                              Form::length, Form::whoDeploys, Form::whoBegins};
  const bool ofSomebody = !asked_.units.empty() || asked_.person || asked_.side != noSide;
  return !ofSomebody && std::ranges::find(ofTime, form) == ofTime.end() &&
         std::ranges::any_of(words_, [](const Word& word) { return hasWord("when wann quand", word.text); });
}

void Answerer::leaveOut(Words word) {
  stop(word, said("The answer would leave this word out. Ask without it, or one thing at a time."));
  told_.stopped->rules = rulesOfWords();
}

void Answerer::answer() {
  chooseSideOrPerson();
  const Form form = formOf(asked_, asksForTrial());
  if (asksWhen(form)) return leave(words_, said("When that happens stands in its rule: ask for the rule."));
  if (const Word* word = leftOut(asked_, form)) return leaveOut(Words(word, 1));
  switch (form) {
    case Form::rule:
      return ruleFor();
    case Form::trial:
      return trialAsked();
    case Form::lastMove:
      return stop(words_, said("No move is remembered here: ask \"may ... move?\"."));
    case Form::whoMustDo:
      return leave(words_, said("Who must do it is not worked out: ask who may."));
    case Form::whoMayBe:
      return whoMayBe();
    case Form::whoMay:
      return whoMay();
    case Form::whoComesTo:
      return whoComesTo();
    case Form::whoHasWon:
      return whoHasWon();
    case Form::whoDeploys:
      return whoDeploys();
    case Form::whoBegins:
      return whoBegins();
    case Form::whoHasDone:
      return whoHasDone();
    case Form::whoFights:
      return whoFights();
    case Form::whoLeads:
      return whoLeads();
    case Form::whoseTurn:
      return whoseTurn();
    case Form::whoIs:
      return whoIs();
    case Form::whoMust:
      return whoMust();
    case Form::condition:
      return conditionOf();
    case Form::mayBoth:
      return mayBoth();
    case Form::charged:
      return isCharged();
    case Form::generals:
      return whoIsGeneral();
    case Form::trait:
      return traits();
    case Form::arrivals:
      return whoArrives();
    case Form::objectives:
      return whoScores();
    case Form::length:
      return howLong();
    case Form::where:
      return where();
    case Form::answers:
      return whoAnswers();
    case Form::howFar:
      return howFar();
    case Form::standsAt:
      return mayStandAt();
    case Form::whatMay:
      return whatMay();
    case Form::may:
      return may();
    case Form::howManyDice:
    case Form::needs:
      return needed();
    case Form::hasDone:
      return hasDone();
    case Form::state:
      return stateOf();
    case Form::whatNow:
      return whatNow();
    case Form::isWith:
      return isWith();
    case Form::comesTo:
      if (const auto u = unitAt(0)) mayUnit(*u);
      return;
    case Form::howMany:
      if (asked_.units.empty() && !asked_.person) return countUnits(false);
      return leave(words_, said("How many of what? Ask \"how many hits has ...?\"."));
    case Form::nobodyNamed:
      return leave(words_, said("Which unit is the question about?"));
    case Form::who:
      return leave(words_, said("That is not worked out. These questions are answered:"),
                   {said("who may charge?"), said("who must test?"), said("who fights whom?"), said("who begins?"),
                    said("whose turn is it?"), said("who has won?")});
    case Form::notWorkedOut:
      return leave(words_, said("Ask \"may ...?\", \"what does ... need?\", \"how far ...?\" or \"where ...?\"."));
  }
}

void Answerer::needed() {
  if (asked_.person && asked_.units.empty()) return needsOfPerson(*asked_.person);
  const auto u = unitAt(0);
  if (!u) return;
  const bool must = asked_.has(Asks::must);
  if (must && (answersCharge(*u) || answersChoice(*u))) return;
  if (must && asked_.deed && !asked_.moment)
    if (std::vector<std::string> coming = fatesOfCharges(*u); !coming.empty())
      return figures(battle_, std::move(coming));
  if (must && asked_.deed && !asked_.deed->empty() && !asked_.has(Asks::need) && !asked_.has(Asks::tests))
    return mustUnit(*u);
  needs(*u);
}

// "Must Boii charge?": the rules force what they do not let anybody leave out.
void Answerer::mustUnit(UnitIndex u) {
  const std::vector<int> kinds = ofUnits(rules_.definition(), *asked_.deed);
  UnitIndex target = noUnit;
  if (asked_.units.size() > 1) {
    const auto other = unitAt(1);
    if (!other) return;
    target = *other;
  }
  const auto at = kinds.empty() ? std::nullopt : momentFor(battle_.unit(u).side, kinds);
  if (told_.stopped) return;
  if (!at || !judged(rules_, *at, u, kinds, target, asked_.chosen).legal) return mayUnit(u);
  bool left = false;
  const auto& all = rules_.definition().actions();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool leaves = all[i].gesture == "next" || (all[i].gesture == "stay" && isOfUnit(all[i]));
    if (!leaves || !rules_.decision(*at).allows(static_cast<int>(i))) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(i);
    if (all[i].gesture == "stay") action.unit = u;
    const Verdict verdict = rules_.judge(*at, action);
    left = left || verdict.legal();
    const auto forced = std::ranges::find(verdict.reasons, u, &Reason::unit);
    if (forced == verdict.reasons.end()) continue;
    told_.answer = ToldAnswer{ToldAnswer::Says::yes, headOf(rules_, *at), {words(*at, *forced)}};
    return;
  }
  if (!left) return stop(words_, said("Whether it must do that is not worked out: ask whether it may."));
  told_.answer = ToldAnswer{ToldAnswer::Says::no,
                            headOf(rules_, *at),
                            {said("No."), said("It may, and nothing forces it, as far as the program knows.")}};
}

// "May it move and shoot?": the second deed once the first has been noted, where it stands now.
void Answerer::mayBoth() {
  const auto u = unitAt(0);
  if (!u) return;
  const HandTurns* turns = handTurnsOf(rules_);
  const auto& all = rules_.definition().actions();
  const std::vector<int> first = ofUnits(rules_.definition(), asked_.before);
  const bool moves = turns != nullptr && std::ranges::any_of(first, [&](int kind) {
                       return all[static_cast<std::size_t>(kind)].gesture == "move";
                     });
  if (!moves) return stop(words_, said("Ask for one deed at a time."));
  const auto at = momentFor(battle_.unit(*u).side, first);
  if (!at) return;
  const Judgement one = judged(rules_, *at, *u, first, noUnit);
  if (!one.legal) return tell(*at, one, *u);
  Battle moved = *at;
  turns->noteMoved(moved, *u, {.way = oneInch});
  Answerer then(rules_, moved, line_, words_, toldHere_);
  then.asked_ = asked_;
  then.asked_.before.clear();
  then.asked_.otherDeed = false;
  then.mayUnit(*u);
  told_ = std::move(then.told_);
  if (told_.answer)
    told_.answer->lines.insert(told_.answer->lines.begin() + 1, said("Once it has moved, from where it stands now."));
}

// "What may Boii do?"
void Answerer::whatMay() {
  const auto u = unitAt(0);
  if (!u || answersChoice(*u)) return;
  if (!battle_.unit(*u).present) return figures(battle_, {said("{0} is not on the table.", {unitInFull(battle_, *u)})});
  std::vector<std::string> lines;
  for (const ChargeReply& reply : repliesOf(rules_, battle_, *u))
    if (!reply.lostFirst && !reply.answers.empty()) lines.push_back(replyLine(reply));
  const auto& kinds = rules_.definition().actions();
  for (const int kind : kindsOfUnits(rules_.definition())) {
    const auto at = momentFor(battle_.unit(*u).side, {kind});
    if (told_.stopped) return;
    if (!at || !judged(rules_, *at, *u, {kind}, noUnit).legal) continue;
    const std::string& title = kinds[static_cast<std::size_t>(kind)].title;
    addOnce(lines, tableMoment(*at) == tableMoment(battle_) ? title : said("{0}: {1}", {headOf(rules_, *at), title}));
  }
  if (lines.empty()) lines.push_back(said("Nothing, as far as the program knows."));
  figures(battle_, std::move(lines));
}

}  // namespace signifer::tell
