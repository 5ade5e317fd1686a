// Carrying out the answers of a line on a copy of the session, with the dice that the line tells.
#include "commander/why.h"
#include "dice/dice.h"
#include "language/language.h"
#include "play/wording.h"
#include "tell/actor.h"

namespace signifer::tell {
namespace {

// No line leads to more answers than this.
constexpr int mostSteps = 400;

bool isSeparator(const Word& word) { return word.text == "," || word.text == ";"; }

bool saysFaces(const Word& word) {
  return word.text == "faces" || word.text == "face" || word.text == "augen" || word.text == "des";
}

}  // namespace

Words Actor::clauseAt(std::size_t from) const {
  std::size_t to = from;
  while (to < words_.size() && !isSeparator(words_[to])) ++to;
  return Words(words_).subspan(from, to - from);
}

bool Actor::dice(Words left) {
  for (const Word& word : left) {
    if (saysFaces(word)) {
      faces_ = true;
      continue;
    }
    const auto number = numberOf(word.text);
    const bool whole = number && *number == static_cast<int>(*number);
    if (!whole) {
      if (senseOf(word.text) == Sense::filler || senseOf(word.text) == Sense::harm) continue;
      return stop(left, said("Nothing more was expected here."));
    }
    dice_.push_back(static_cast<int>(*number));
  }
  return true;
}

bool Actor::pullDice() {
  while (at_ < words_.size() && isSeparator(words_[at_])) ++at_;
  const Words next = clauseAt(at_);
  if (next.empty() || (!numberOf(next.front().text) && !saysFaces(next.front()))) return false;
  for (const Word& word : next)
    if (!numberOf(word.text) && !saysFaces(word)) return false;
  at_ += next.size();
  return dice(next);
}

bool Actor::perform(Words words, const Action& action) {
  if (told_.wanted || told_.steps.size() >= mostSteps) return stop(words, said("Which dice fell before that?"));
  const std::string what = answerInWords(rules(), battle(), action);
  ActStep step{action, {}};
  for (;;) {
    Attempt attempt;
    try {
      attempt = session_.act(action, step.typed);
    } catch (const std::exception&) {
      return stop(words, said("{0}: the dice cannot show that.", {what}));
    }
    if (attempt.kind == Attempt::Kind::refused) {
      refuse(words, action);
      return false;
    }
    if (attempt.kind == Attempt::Kind::done) break;
    const DiceWanted& wanted = *attempt.wanted;
    const bool seen = !faces_ && wanted.figures() > 0;
    const std::size_t needed = seen ? wanted.figures() : static_cast<std::size_t>(wanted.count);
    while (dice_.size() < needed && pullDice()) {
    }
    if (told_.stopped) return false;
    if (dice_.size() < needed) {
      if (!dice_.empty()) return stop(words, said("{0}: not all of its dice are told.", {what}));
      told_.wanted = wanted;
      break;
    }
    if (seen) step.typed.push_back(bySight);
    for (std::size_t i = 0; i < needed; ++i) {
      // A zero among faces would leave the throw to the program.
      if (!seen && dice_.front() == leftToProgram) return stop(words, said("{0}: the dice cannot show that.", {what}));
      step.typed.push_back(dice_.front());
      dice_.pop_front();
    }
  }
  const std::size_t from = words.empty() ? 0 : words.front().from;
  const std::size_t to = words.empty() ? line_.size() : words.back().to;
  told_.understood.push_back({from, to, told_.wanted ? said("{0}; its dice are to be told", {what}) : what});
  told_.steps.push_back(std::move(step));
  if (told_.wanted) return false;
  goOn(words);
  return !told_.stopped;
}

void Actor::goOn(Words words) {
  if (told_.wanted || told_.stopped || session_.outcome()) return;
  std::optional<Action> answer = answerByOrders(rules(), battle(), told_.orders);
  if (!answer) answer = answerThatPasses(rules(), battle());
  const Decision decision = session_.decision();
  if (!answer && decision.automatic && (!dice_.empty() || pullDice())) {
    ActionList list = candidates();
    if (list.size() == 1 && !session_.foresee(list.front(), {}).empty()) answer = list.front();
  }
  if (answer) (void)perform(words, *answer);
}

}  // namespace signifer::tell

namespace signifer {

std::string diceInWords(const RuleSet& rules, const Battle& battle, const DiceWanted& wanted) {
  std::string dice = wanted.count == 1 ? std::string(nameOf(wanted.die))
                                       : std::to_string(wanted.count) + std::string(nameOf(wanted.die));
  if (wanted.figures() > 0 && wanted.reading == Reading::total) dice = said("{0}, the total", {dice});
  if (wanted.figures() > 0 && wanted.reading == Reading::bands) {
    std::string bands;
    for (std::size_t i = wanted.from.size(); i-- > 0;)
      bands += (bands.empty() ? "" : ", ") + std::to_string(wanted.from[i]);
    dice = said("{0}, how many from {1}", {dice, bands});
  }
  const std::string title(rules.definition().phrase(wanted.phrase));
  const std::string what = title.empty() ? dice : title + ", " + dice;
  return wanted.purpose.unit == noUnit ? what : said("{0}: {1}", {unitInFull(battle, wanted.purpose.unit), what});
}

}  // namespace signifer
