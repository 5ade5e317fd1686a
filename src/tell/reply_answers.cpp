// "May Boii countercharge?", "what may Boii answer?": the answers to a charge that was told.
#include <algorithm>

#include "commander/outcome_words.h"
#include "commander/why.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/wording.h"
#include "tell/answerer.h"
#include "tell/deed_words.h"
#include "tell/replies.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

// The words of an answer: those of its title and id, and of the word that it chooses.
std::vector<std::string> wordsOfReply(const RuleSet& rules, const Action& action) {
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)];
  const ChosenWord chosen = chosenWord(kind, action);
  std::vector<std::string> words;
  std::vector<std::string> texts{replyInWords(rules, action)};
  if (chosen.field == nullptr)
    texts.push_back(kind.id);
  else
    texts.push_back(chosen.field->values[static_cast<std::size_t>(chosen.value)]);
  for (const std::string& text : texts)
    for (std::string& word : wordsOfName(text)) words.push_back(std::move(word));
  return words;
}

// The answer that the words of a question mean; of several the one that says least besides.
const Action* replyMeant(const RuleSet& rules, const std::vector<Action>& answers, const std::string& said) {
  const std::vector<std::string> typed = wordsOfName(said);
  if (typed.empty()) return nullptr;
  const Action* best = nullptr;
  std::size_t least = 0;
  const auto take = [&](const auto& fits) {
    for (const Action& answer : answers) {
      const std::vector<std::string> words = wordsOfReply(rules, answer);
      const std::size_t length = wordsOfName(replyInWords(rules, answer)).size();
      if (!fits(words) || (best != nullptr && length >= least)) continue;
      best = &answer;
      least = length;
    }
  };
  const auto all = [&](const std::vector<std::string>& words) {
    return std::ranges::all_of(typed, [&](const std::string& one) {
      return senseOf(one) == Sense::filler ||
             std::ranges::any_of(words, [&](const std::string& word) { return likeness(one, word) >= 2; });
    });
  };
  take(all);
  for (const std::string& meant : meaningsOf(typed.front())) {
    if (best != nullptr) break;
    take([&](const std::vector<std::string>& words) { return std::ranges::find(words, meant) != words.end(); });
  }
  return best;
}

}  // namespace

bool Answerer::answersCharge(UnitIndex u) {
  if (!asked_.deed || asked_.moment || comesBefore(rules_, battle_) != Before::nothing) return false;
  std::vector<UnitIndex> chargers;
  const bool named = asked_.units.size() > 1 && asked_.units[1].size() == 1;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if ((!named || asked_.units[1].front() == v) && isChargeTold(rules_, battle_, v, u)) chargers.push_back(v);
  for (const UnitIndex charger : chargers) {
    const auto reply = replyTo(rules_, battle_, charger, u);
    if (!reply) continue;
    if (reply->lostFirst) continue;
    if (reply->answers.empty()) {
      const std::vector<std::string> verb = wordsOfName(asked_.deedWord);
      const std::vector<std::string> meant = verb.empty() ? verb : meaningsOf(verb.front());
      if (meant.empty() || !hasWord("countercharge evade flee", meant.front())) continue;
      told_.answer = ToldAnswer{ToldAnswer::Says::no,
                                headOf(rules_, battle_),
                                {said("No."), said("By the rules {0} has nothing to choose when {1} charges.",
                                                   {unitInFull(battle_, u), unitInFull(battle_, charger)})}};
      return true;
    }
    const Action* meant = replyMeant(rules_, reply->answers, asked_.deedWord);
    const Decision decision = rules_.decision(reply->at);
    const auto isReply = [&](int kind) { return decision.allows(kind); };
    // A deed of its own turn is no answer; one that no step asks for is.
    const auto asks = [&](const Battle& at) {
      const Decision later = rules_.decision(at);
      return later.side == battle_.unit(u).side &&
             std::ranges::any_of(*asked_.deed, [&](int kind) { return later.allows(kind); });
    };
    const bool ofItsTurn = std::ranges::none_of(*asked_.deed, isReply) && firstLater(battle_.unit(u).side, asks);
    if (meant == nullptr && ofItsTurn) continue;
    ToldAnswer answer{meant != nullptr ? ToldAnswer::Says::yes : ToldAnswer::Says::no, headOf(rules_, reply->at), {}};
    const bool must = asked_.has(Asks::must);
    if (must && (meant == nullptr || reply->answers.size() > 1)) answer.says = ToldAnswer::Says::no;
    answer.lines.push_back(answer.says == ToldAnswer::Says::no
                               ? said("No.")
                               : said("Yes: {0}.", {actionInWords(rules_, reply->at, *meant)}));
    if (meant == nullptr)
      for (const Reason& reason : judged(rules_, reply->at, u, *asked_.deed, noUnit).verdict.reasons)
        answer.lines.push_back(words(reply->at, reason));
    answer.lines.push_back(replyLine(*reply));
    if (reply->from)
      answer.assumed.push_back(
          said("Taken for granted: {0} charged from {1} away.",
               {unitInFull(battle_, charger), worded(rules_.definition(), battle_, Figure::inches(*reply->from))}));
    told_.answer = std::move(answer);
    return true;
  }
  return false;
}

// "Must it pursue?" of what is open since a fight was told; else of what hangs on a fight that was not.
bool Answerer::answersChoice(UnitIndex u) {
  if (!asked_.deed || asked_.moment || comesBefore(rules_, battle_) != Before::nothing) return false;
  for (Battle at = battle_; !at.tasks.empty(); at.tasks.pop_back()) {
    const std::vector<Action> answers = answersOf(rules_, at, rules_.decision(at), u);
    const Action* meant = replyMeant(rules_, answers, asked_.deedWord);
    if (answers.empty() || (meant == nullptr && !asked_.deed->empty())) continue;
    const bool must = asked_.has(Asks::must);
    const bool yes = meant != nullptr && (!must || answers.size() == 1);
    ToldAnswer answer{yes ? ToldAnswer::Says::yes : ToldAnswer::Says::no, headOf(rules_, at), {}};
    answer.lines.push_back(yes ? said("Yes: {0}.", {actionInWords(rules_, at, *meant)}) : said("No."));
    std::string all;
    for (const Action& one : answers) all += (all.empty() ? "" : ", ") + replyInWords(rules_, one);
    answer.lines.push_back(said("{0} may choose: {1}.", {unitInFull(at, u), all}));
    told_.answer = std::move(answer);
    return true;
  }
  return false;
}

std::string Answerer::replyLine(const ChargeReply& reply) const {
  return said("{0} may answer the charge of {1}, if it has not yet: {2}.",
              {unitInFull(battle_, reply.unit), unitInFull(battle_, reply.charger), repliesInWords(rules_, reply)});
}

std::vector<std::string> Answerer::fatesOfCharges(UnitIndex u) const {
  std::vector<std::string> lines;
  if (rules_.portray(battle_, u).adrift) return lines;
  for (const ChargeReply& reply : repliesOf(rules_, battle_, u))
    if (reply.lostFirst) lines.push_back(lostFirstInWords(battle_, reply));
  return lines;
}

// "What may Boii answer?", "what may Boii answer to Legio II?", "who must answer?"
void Answerer::whoAnswers() {
  UnitIndex only = noUnit;
  UnitIndex charger = noUnit;
  if (!asked_.units.empty()) {
    const auto one = unitAt(0);
    if (!one) return;
    only = *one;
  }
  if (asked_.units.size() > 1) {
    const auto one = unitAt(1);
    if (!one) return;
    charger = *one;
    if (!isChargeTold(rules_, battle_, charger, only)) return answersIfCharged(only, charger);
  }
  std::vector<std::string> lines;
  const Battle* at = &battle_;
  const std::vector<ChargeReply> open =
      only == noUnit ? openReplies(rules_, battle_) : repliesOf(rules_, battle_, only);
  for (const ChargeReply& reply : open) {
    if ((!reply.lostFirst && reply.answers.empty()) || (charger != noUnit && reply.charger != charger)) continue;
    at = &reply.at;
    lines.push_back(reply.lostFirst ? lostFirstInWords(battle_, reply) : replyLine(reply));
  }
  if (lines.empty()) lines.push_back(said("No answer to a charge is open, as far as the program knows."));
  figures(*at, std::move(lines));
}

// The answers to a charge that nobody has told, with what each leads to.
void Answerer::answersIfCharged(UnitIndex u, UnitIndex charger) {
  const std::vector<int> charges = ofUnits(rules_.definition(), kindsMeant(rules_.definition(), "charge"));
  const auto at = momentFor(battle_.unit(charger).side, charges);
  if (!at) return;
  const Judgement judgement = judged(rules_, *at, charger, charges, u);
  std::vector<std::string> lines;
  if (judgement.legal) {
    lines.push_back(actionInWords(rules_, *at, judgement.action) + ":");
    const ChargeReply reply = replyToCharge(rules_, {*at, judgement}, u);
    if (reply.lostFirst)
      lines.push_back(lostFirstInWords(battle_, reply));
    else if (!reply.answers.empty())
      lines.push_back(said("{0} may answer: {1}.", {unitInFull(*at, u), repliesInWords(rules_, reply)}));
    else
      lines.push_back(said("By the rules {0} has nothing to choose when {1} charges.",
                           {unitInFull(*at, u), unitInFull(*at, charger)}));
    for (std::string& line : attackByReplyInWords(rules_, *at, judgement.action)) lines.push_back(std::move(line));
  } else {
    lines.push_back(said("{0} may not charge {1} as things stand:", {unitInFull(*at, charger), unitInFull(*at, u)}));
    for (const Reason& reason : judgement.verdict.reasons) addOnce(lines, words(*at, reason));
  }
  figures(*at, std::move(lines));
}

}  // namespace signifer::tell
