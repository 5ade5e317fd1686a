#include "tell/acts.h"

#include <algorithm>
#include <utility>

#include "language/language.h"
#include "language/word_list.h"
#include "play/going_on.h"
#include "play/wording.h"
#include "tell/actor.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostAskedBack = 9;

constexpr std::string_view always = "always immer toujours";
constexpr std::string_view never = "never nie niemals jamais";
/// Ends an order: "rome sometimes countercharges".
constexpr std::string_view sometimes = "sometimes manchmal parfois";
constexpr std::string_view restWords = "rest others remaining ubrige ubrigen reste autres restliche";
constexpr std::string_view nearest = "nearest nachste nachsten nachstes closest proche plus proches";

// The kind that can be ordered and that all of the words name best.
int orderedKind(const RuleSet& rules, Words words) {
  const auto& kinds = rules.definition().actions();
  int best = -1;
  double most = 0;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (!canBeOrdered(rules, static_cast<int>(i))) continue;
    double sum = 0;
    for (const Word& word : words) {
      if (senseOf(word.text) == Sense::filler || hasWord(nearest, word.text)) continue;
      int fits = 0;
      for (const std::string& text : {kinds[i].title, kinds[i].id, kinds[i].gesture})
        for (const std::string& name : wordsOfName(text)) fits = std::max(fits, likeness(word.text, name));
      if (fits == 0) {
        sum = 0;
        break;
      }
      sum += fits;
    }
    // Of "shoot" and "stand and shoot" the one is meant of which more was said.
    if (sum > 0) sum -= 0.1 * static_cast<double>(wordsOfName(kinds[i].id).size());
    if (sum > most) {
      most = sum;
      best = static_cast<int>(i);
    }
  }
  return best;
}

}  // namespace

bool Actor::stop(Words words, std::string why, std::vector<std::string> choices) {
  const std::size_t from = words.empty() ? line_.size() : words.front().from;
  const std::size_t to = words.empty() ? line_.size() : words.back().to;
  told_.stopped =
      NotUnderstood{from, to, std::string(line_.substr(from, to - from)), std::move(why), std::move(choices)};
  return false;
}

// "velites always evade", "rome never countercharges", "gauls always shoot the nearest".
bool Actor::order(Words words) {
  const auto found = std::ranges::find_if(words, [](const Word& word) {
    return hasWord(always, word.text) || hasWord(never, word.text) || hasWord(sometimes, word.text);
  });
  if (found == words.end()) return false;
  const auto at = static_cast<std::size_t>(found - words.begin());
  const Words who = words.first(at);
  const int kind = orderedKind(rules(), words.subspan(at + 1));
  if (kind < 0) {
    stop(words.subspan(at + 1), said("No answer that can be ordered is called that."));
    return true;
  }
  std::vector<StandingOrder> given;
  const StandingOrder plain{noSide, noUnit, static_cast<std::int8_t>(kind), hasWord(never, found->text)};
  const auto side = sideNamed(battle(), who);
  Words left = who;
  if (side.fit.size() == 1 && side.count == who.size()) {
    given.push_back(plain);
    given.back().side = side.fit.front();
  } else if (subject(left)) {
    for (const UnitIndex u : units_) {
      given.push_back(plain);
      given.back().side = battle().unit(u).side;
      given.back().unit = u;
    }
  }
  if (given.empty()) {
    if (!told_.stopped) stop(who.empty() ? words : who, said("Whose order?"));
    return true;
  }
  if (hasWord(sometimes, found->text)) {
    for (StandingOrder one : given)
      for (const bool barred : {false, true}) {
        one.never = barred;
        std::erase(told_.orders, one);
      }
    told_.understood.push_back({words.front().from, words.back().to, said("Asked again from now on.")});
    return true;
  }
  for (const StandingOrder& one : given) {
    if (std::ranges::find(told_.orders, one) == told_.orders.end()) told_.orders.push_back(one);
    told_.understood.push_back({words.front().from, words.back().to, orderInWords(rules(), battle(), one)});
  }
  goOn(words);
  return true;
}

// "rest", "the rest stands": whoever is still asked in this step does nothing, and the step ends.
bool Actor::rest(Words words) {
  Words left = words;
  while (!left.empty() && senseOf(left.front().text) == Sense::filler) left = left.subspan(1);
  if (left.empty() || !hasWord(restWords, left.front().text)) return false;
  left = left.subspan(1);
  while (!left.empty() && !numberOf(left.front().text) && left.front().text != "faces") left = left.subspan(1);
  if (!dice(left)) return true;
  const Decision asked = session_.decision();
  const std::size_t before = told_.steps.size();
  for (;;) {
    const Decision now = session_.decision();
    if (told_.stopped || told_.wanted || session_.outcome()) return true;
    if (now.side != asked.side || now.step != asked.step || now.automatic) break;
    std::optional<Action> answer;
    if (now.unit == noUnit) {
      answer = answerThatGoesOn(rules(), battle());
    }
    if (!answer) answer = answerThatStays(rules(), battle());
    if (!answer) break;
    const bool ends = answer->unit == noUnit && answer->person == noPerson;
    if (!perform(words, *answer) || ends) return true;
  }
  if (told_.steps.size() == before && !told_.stopped)
    stop(words, said("Somebody has to do something first, or nobody is asked."));
  return true;
}

bool Actor::goesOn(Words words) {
  if (senseOf(words.front().text) != Sense::next) return false;
  Words left = words.subspan(1);
  while (!left.empty() && (sameStem(left.front().text, "step") || sameStem(left.front().text, "phase")))
    left = left.subspan(1);
  if (!dice(left)) return true;
  const auto answer = answerThatGoesOn(rules(), battle());
  if (!answer) {
    const Decision now = session_.decision();
    const std::string who =
        now.unit != noUnit ? unitInFull(battle(), now.unit) : std::string(sideName(battle(), now.side));
    stop(words, session_.outcome() ? said("The battle is over.") : said("To decide: {0}", {who}));
    return true;
  }
  (void)perform(words, *answer);
  return true;
}

// A verb ends the name before it, though it may be like one: "chariots charge".
Words Actor::beforeVerb(Words words) const {
  const auto isName = [&](const Word& word) {
    return std::ranges::any_of(battle().setup->units, [&](const UnitInfo& unit) {
      const std::vector<std::string> names = wordsOfName(unit.name);
      return std::ranges::find(names, word.text) != names.end();
    });
  };
  for (std::size_t i = 1; i < words.size(); ++i)
    for (const ActionKind& kind : rules().definition().actions()) {
      if (senseOf(words[i].text) == Sense::filler) continue;
      const std::vector<std::string> verbs = wordsOfName(kind.id);
      if (std::ranges::find(verbs, words[i].text) != verbs.end() && !isName(words[i])) return words.first(i);
    }
  return words;
}

bool Actor::subject(Words& left) {
  const auto person = personNamed(battle(), left);
  auto named = unitsNamed(battle(), beforeVerb(left));
  if (person.fit.size() == 1 && (named.count == 0 || (person.count >= named.count && named.fit.size() > 1))) {
    person_ = person.fit.front();
    units_.clear();
    left = left.subspan(person.count);
    return true;
  }
  if (named.count == 0) return false;
  const SideIndex asked = session_.decision().side;
  std::vector<UnitIndex> units;
  bool all = false;
  for (;;) {
    all = all || named.all;
    std::vector<UnitIndex> own = named.fit;
    std::erase_if(own, [&](UnitIndex u) { return battle().unit(u).side != asked || !battle().unit(u).present; });
    if (own.empty()) own = named.fit;
    if (own.size() > 1 && !named.all) {
      own = sensible(rules(), battle(), own, left.subspan(named.count));
      ActionList open = candidates();
      std::vector<UnitIndex> may;
      for (const UnitIndex u : own)
        if (std::ranges::any_of(open, [u](const Action& action) { return action.unit == u; })) may.push_back(u);
      if (may.size() == 1) own = may;
    }
    if (own.size() > 1 && !named.all) {
      std::vector<std::string> names;
      for (const UnitIndex u : own)
        if (names.size() < mostAskedBack) names.push_back(unitInFull(battle(), u));
      return stop(left.first(named.count), said("Which of {0}?", {std::to_string(own.size())}), std::move(names));
    }
    for (const UnitIndex u : own)
      if (std::ranges::find(units, u) == units.end()) units.push_back(u);
    left = left.subspan(named.count);
    // "boii and oretani 6 ahead".
    if (left.size() < 2 || (left.front().text != "and" && left.front().text != "und" && left.front().text != "et" &&
                            left.front().text != "+"))
      break;
    const auto next = unitsNamed(battle(), beforeVerb(left.subspan(1)));
    if (next.count == 0) break;
    left = left.subspan(1);
    named = next;
  }
  units_ = std::move(units);
  all_ = all;
  person_ = noPerson;
  return true;
}

void Actor::clause(Words words) {
  if (words.empty() || order(words) || told_.stopped || rest(words) || goesOn(words)) return;
  if (numberOf(words.front().text) || words.front().text == "faces") {
    Words left = words;
    if (!way(left)) {
      if (!dice(words)) return;
      return goOn(words);
    }
  }
  Words left = words;
  // The verb alone answers for whoever is asked.
  const Decision now = session_.decision();
  const auto isAsked = [&] {
    if (now.unit == noUnit) return false;
    for (const int kind : kindsCalled(rules().definition(), words.front().text))
      if (now.allows(kind)) return true;
    return senseOf(words.front().text) == Sense::nothing;
  };
  const bool asked = isAsked();
  const bool named = !asked && subject(left);
  if (told_.stopped) return;
  if (asked) {
    person_ = noPerson;
    units_ = {now.unit};
  }
  while (!left.empty() && senseOf(left.front().text) == Sense::filler) left = left.subspan(1);
  Words behind = left;
  if (const auto path = way(behind); path && !units_.empty()) {
    if (dice(behind)) (void)move(words, units_, *path);
    return;
  }
  if (!named && !asked && units_.empty() && person_ == noPerson) {
    (void)answer(words, noUnit, left, true);
    return;
  }
  if (units_.size() <= 1 || person_ != noPerson) {
    if (answer(words, units_.empty() ? noUnit : units_.front(), left, !named) || told_.wanted || !named) return;
    // A leader may be called like his unit.
    const auto leader = personNamed(battle(), words);
    if (person_ != noPerson || leader.fit.size() != 1 || leader.count == 0) return;
    const std::optional<NotUnderstood> first = std::exchange(told_.stopped, std::nullopt);
    person_ = leader.fit.front();
    if (!answer(words, noUnit, words.subspan(leader.count), false) && !told_.wanted) told_.stopped = first;
    return;
  }
  // All of them, one after another; those who cannot are passed over, unless nobody can.
  bool did = false;
  const std::vector<UnitIndex> units = units_;
  std::optional<NotUnderstood> first;
  for (const UnitIndex u : units) {
    if (told_.wanted) return (void)stop(words, said("Which dice fell before that?"));
    const bool done = answer(words, u, left, false);
    did = did || done || told_.wanted;
    if (!first) first = told_.stopped;
    if (all_ && !told_.wanted) told_.stopped.reset();
    if (told_.stopped) return;
  }
  if (!did) told_.stopped = first;
}

ActedLine Actor::told() {
  joinNames(battle(), words_);
  if (words_.empty()) stop({}, said("Nothing was told."));
  while (at_ < words_.size() && !told_.stopped) {
    const Words now = clauseAt(at_);
    at_ += now.size() + 1;
    if (now.empty()) continue;
    if (told_.wanted)
      stop(now, said("Which dice fell before that?"));
    else if (session_.outcome())
      stop(now, said("The battle is over."));
    else
      clause(now);
  }
  if (!told_.stopped && !dice_.empty())
    stop(Words(words_).last(1),
         said("{0|# figure|# figures} more than dice were asked for.", {std::to_string(dice_.size())}));
  return std::move(told_);
}

}  // namespace signifer::tell

namespace signifer {

ActedLine actLine(const Session& session, const std::vector<StandingOrder>& orders, std::string_view line) {
  const std::vector<tell::Word> words = tell::wordsOf(line);
  if (!tell::isQuestion(session.rules().definition(), words) && !tell::asksOfLastMove(words))
    return tell::Actor(session, orders, line).told();
  Told told = tellLine(session, line);
  ActedLine acted;
  acted.orders = orders;
  acted.stopped = std::move(told.stopped);
  acted.answer = std::move(told.answer);
  return acted;
}

}  // namespace signifer
