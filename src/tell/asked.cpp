#include "tell/asked.h"

#include <algorithm>
#include <array>

#include "language/field_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/wording.h"
#include "tell/conditions.h"
#include "tell/deed_words.h"
#include "tell/names.h"

namespace signifer::tell {
namespace {

// Words between the others.
constexpr std::string_view between =
    " when wann quand does will would be been being get gets make makes making made it its they them he she we i "
    "my our ich wir je "
    "nous there any "
    "that "
    "this these still yet left else anybody anyone each other another against versus vs upon at from into for "
    "towards first then really again own units unit "
    "werden wird wurde sein seinen ihr ihre noch denn gegen auf zu zum zur fur aus bei machen macht ubrig einander "
    "wieder nochmal weitere further etwas es man sich einen einem einer eine ein als "
    "n ne etre ete ont avoir encore contre vers pour faire reste restent a ce c cette autre autres y en t on l d s se ";

bool isBetween(std::string_view word) { return hasWord(between, word); }

// "Who moved?" asks for what happened, "who is moved" and "who may be moved" do not.
bool isPast(std::string_view word) {
  return word.ends_with("ed") || hasWord("shot fled fought ran rode broke stood fell", word);
}

class QuestionReader {
 public:
  QuestionReader(const RuleSet& rules, const Battle& battle, std::string_view line, Words words)
      : rules_(rules), battle_(battle), line_(line), left_(words) {}

  bool read() {
    while (!left_.empty() && left_.back().text == "?") left_ = left_.first(left_.size() - 1);
    if (ruleById()) return true;
    if (!moment()) return false;
    while (!left_.empty())
      if (!one()) return false;
    const bool whoSuffers = asked.has(Asks::who) && asked.units.empty();
    asked.passive = be_ && asked.deed && (by_ || asked.units.size() == 1 || whoSuffers);
    return true;
  }

  Asked asked;
  std::optional<NotUnderstood> stopped;

 private:
  bool stop(Words words, std::string why, std::vector<std::string> choices = {}) {
    const std::size_t from = words.empty() ? line_.size() : words.front().from;
    const std::size_t to = words.empty() ? line_.size() : words.back().to;
    stopped = NotUnderstood{from, to, std::string(line_.substr(from, to - from)), std::move(why), std::move(choices)};
    return false;
  }
  void take(std::size_t count) { left_ = left_.subspan(count); }

  // "Rule OT-TRT-9?": an id is one word to people, and no other word matters beside it.
  bool ruleById() {
    for (std::size_t from = 0; from < line_.size() && asked.rule.empty();) {
      const std::size_t to = std::min(line_.find_first_of(" ?", from), line_.size());
      std::string id;
      for (const char c : line_.substr(from, to - from))
        id += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
      if (rules_.definition().findRule(id) != nullptr) asked.rule = std::move(id);
      from = std::min(line_.find_first_not_of(" ?", to), line_.size());
    }
    return !asked.rule.empty();
  }

  bool whichStep(Words words, const std::vector<StepIndex>& steps) {
    std::vector<std::string> titles;
    for (const StepIndex step : steps) titles.push_back(rules_.definition().sequence().step(step).title);
    return stop(words, said("Which step?"), std::move(titles));
  }

  // "... in Roman shooting": the moment that the question is for.
  bool moment() {
    constexpr std::string_view leads = " in im en dans bei during lors ";
    for (std::size_t i = 1; i + 1 < left_.size(); ++i) {
      if (!hasWord(leads, left_[i].text)) continue;
      Words named = left_.subspan(i + 1);
      while (!named.empty() && senseOf(named.front().text) == Sense::filler) named = named.subspan(1);
      if (named.empty()) continue;
      // "Qui est en déroute ?", "is it in disorder?"
      constexpr std::string_view states = "disorder unordnung desordre rout flight deroute fuite";
      const bool isSo =
          std::ranges::any_of(left_.first(i), [](const Word& word) { return asksOf(word.text) == Asks::is; });
      const bool ofState = isSo && named.size() == 1 && hasWord(states, named.front().text) &&
                           (senseOf(named.front().text) == Sense::routs || stateMeant(named.front().text));
      if (ofState || (isSo && ofFight(named))) continue;
      SideIndex side = noSide;
      if (const auto found = sideNamed(battle_, named); found.fit.size() == 1) {
        side = found.fit.front();
        named = named.subspan(found.count);
      }
      const std::vector<StepIndex> steps = named.empty() ? std::vector<StepIndex>() : stepsNamed(rules_, named);
      if (steps.empty() && (side == noSide || !named.empty())) continue;
      if (steps.size() > 1) return whichStep(named, steps);
      asked.moment = playerTurnOf(rules_, battle_, side);
      if (!steps.empty()) asked.moment->step = steps.front();
      left_ = left_.first(i);
      return true;
    }
    return true;
  }

  // "Is it in contact?" is asked of no step, whatever step has that word.
  static bool ofFight(Words named) {
    return std::ranges::all_of(
        named, [](const Word& word) { return namesFight(word.text) || senseOf(word.text) == Sense::filler; });
  }

  [[nodiscard]] bool asksForState() const {
    const bool isSo = asked.has(Asks::is) && !asked.has(Asks::may) && !asked.has(Asks::need) &&
                      !asked.has(Asks::what) && !asked.has(Asks::rule);
    return isSo && !asked.deed && (!asked.units.empty() || asked.has(Asks::who));
  }
  // Whether a unit is called by the word: "in reserve" says how one is.
  [[nodiscard]] bool isName(const std::string& word) const {
    return !(word == "reserve" && afterIn_) && unitsNamed(battle_, left_.first(1)).count > 0;
  }

  // "Is Boii shaken?": what the rules find of it.
  bool condition(const std::string& word) {
    if (!asksForState() || isName(word)) return false;
    if (namesFight(word)) asked.inFight = true;
    if (std::string named = conditionNamed(rules_.definition(), word); !named.empty()) {
      asked.condition = std::move(named);
      return true;
    }
    if (namesSteady(rules_.definition(), word)) return asked.steady = true;
    return asked.inFight;
  }
  [[nodiscard]] bool isUnknownState(const std::string& word) const {
    if (!asksForState() || isName(word)) return false;
    const bool outOf = word == "command" && asked.has(Asks::now);
    return outOf || (namesState(word) && !stateMeant(word));
  }
  bool stopAtState() {
    return stop(left_.first(1), said("This rule set has no state of units by that name. It has:"),
                statesToAskFor(rules_.definition()));
  }

  // Reads on, and notes the word at which each part of the question was named.
  bool one() {
    const Parts before = asked.parts();
    Words at = left_;
    while (at.size() > 1 && senseOf(at.front().text) == Sense::filler) at = at.subspan(1);
    const Word word = unitsNamed(battle_, left_.first(1)).count > 0 ? left_.front() : at.front();
    if (!readOne()) return false;
    afterAnd_ = hasWord("and or und oder et ou", word.text);
    if (const Parts named = asked.parts() & ~before) asked.read.emplace_back(named, word);
    return true;
  }

  bool readOne() {
    const std::string& word = left_.front().text;
    if (word == "," || word == "?" || word == "+" || word == "-") return take(1), true;
    if (const auto number = numberOf(word)) {
      const bool ofPlace = asked.has(Asks::deploys) || asked.has(Asks::stands);
      if (asked.number && (!ofPlace || asked.second))
        return stop(left_.first(1), said("A second figure was not expected here."));
      (asked.number ? asked.second : asked.number) = number;
      return take(1), true;
    }
    if (order()) return true;
    // "Which divisions are broken?": no unit is meant, and what the program counts of them is told elsewhere.
    const bool ofDivisions = hasWord("division divisions divisionen", word) &&
                             indexOf(rules_.definition().sideStatus(), "brokenDivisions") >= 0 && !isName(word);
    if (ofDivisions)
      return stop(left_.first(1), said("Divisions are not asked about: \"{0}\" counts them.", {said("who has won?")}));
    const Asks asks = asksOf(word);
    // Titles of actions have a "not" too.
    if (hasWord("not nicht pas", word) && manner(senseOf(word), word)) return take(1), true;
    if (done(asks, word)) return take(1), true;
    if (suffers(word)) return take(1), true;
    if (condition(word)) return take(1), true;
    if (isUnknownState(word)) return stopAtState();
    afterIn_ = hasWord("in im en", word);
    // "May the cavalry shoot?" names no bolt-shooter.
    const bool verbIsNext = !asked.units.empty() || asked.has(Asks::who);
    if (asks == Asks::none && asked.has(Asks::may) && verbIsNext && !asked.deed && isVerb(word) && deed()) return true;
    // "General advance" is an order, and a General is somebody.
    constexpr std::array nameable{Asks::none, Asks::begins, Asks::stands, Asks::turn, Asks::leads, Asks::over};
    const bool whoFirst = asks == Asks::begins && asked.has(Asks::who) && left_.size() == 1;
    if (!whoFirst && std::ranges::find(nameable, asks) != nameable.end() && name()) return true;
    // "Is Boii routed?" asks for a state, whatever deed has that word.
    const bool joinsOnly = !isVerb(word) && (isBetween(word) || senseOf(word) == Sense::filler);
    const bool isSo =
        asked.has(Asks::is) && !asked.has(Asks::may) && !asked.has(Asks::rule) && !asked.deed && !joinsOnly;
    if (asks == Asks::none && isSo && state()) return true;
    // "Attach a leader" is no deed for each "a".
    const bool verbOfOthers = asks == Asks::fights || asks == Asks::tests || asks == Asks::stands || asks == Asks::none;
    if (verbOfOthers && !joinsOnly && !asked.deed) {
      const bool before = asks == Asks::none || asked.has(Asks::may);
      if (before && deed()) return true;
    }
    if (asks != Asks::none) {
      asked.words.push_back(asks);
      return take(1), true;
    }
    const Sense sense = senseOf(word);
    if (manner(sense, word)) return take(1), true;
    if (sense == Sense::gone || sense == Sense::loses) {
      asked.lost = true;
      return take(1), true;
    }
    // "May it move again?": a further move, where the rule set has one.
    if (asked.deed && isBetween(word) && isVerb(word)) {
      if (const DeedNamed named = deedNamed(rules_.definition(), left_.first(1)); !named.kinds.empty())
        asked.deed = named.kinds;
      return take(1), true;
    }
    if (sense == Sense::filler || sense == Sense::isNot || sense == Sense::all || isBetween(word)) return take(1), true;
    // "What does it need to hit?" asks for a roll, and for no count of hits.
    if (sense == Sense::harm && asked.has(Asks::need) && !asked.has(Asks::many)) {
      asked.words.push_back(Asks::toHit);
      return take(1), true;
    }
    if (isOfDeed(word)) return take(1), true;
    // "An initiative move" is a move of that step.
    const bool ofNext = left_.size() > 1 && !asked.deed && deedNamed(rules_.definition(), left_.subspan(1)).count > 0;
    if (!(ofNext && stepsNamed(rules_, left_.first(1)).size() == 1) && state()) return true;
    // A step by a word of its title, as "by initiative".
    if (const auto steps = stepsNamed(rules_, left_.first(1)); steps.size() == 1 && word.size() >= 4) {
      if (!asked.moment) asked.moment = playerTurnOf(rules_, battle_, noSide);
      asked.moment->step = steps.front();
      return take(1), true;
    }
    if (sense == Sense::harm) asked.words.push_back(Asks::harm);
    asked.face = asked.face || sense == Sense::front || sense == Sense::flank || sense == Sense::rear;
    if (sense == Sense::harm || sense == Sense::meets || sense == Sense::front || sense == Sense::flank ||
        sense == Sense::rear)
      return take(1), true;
    // "Move further": the second word says which of the moves. "Move and shoot" are two deeds.
    if (asked.deed)
      if (const DeedNamed named = deedNamed(rules_.definition(), left_.first(1)); !named.kinds.empty()) {
        if (afterAnd_) asked.otherDeed = true;
        asked.deed = named.kinds;
        asked.deedWord += " " + word;
        return take(1), true;
      }
    if (asksForState()) return stopAtState();
    return stop(left_.first(1),
                asked.deed || asked.units.empty() ? said("This word of the question is not understood.")
                                                  : said("No action of this rule set is called that."),
                offered());
  }

  // "General advance", "the whole command". "Command the first legion" is no more than an order to it.
  bool order() {
    if (asked.trial || asked.has(Asks::is) || asked.has(Asks::rule)) return false;
    const auto named = trialNamed(rules_.definition(), left_, asked.person.has_value());
    if (!named) return false;
    const bool verb = named->count == 1 && isVerb(left_.front().text) && left_.size() > 1 &&
                      left_.front().text == "command" && senseOf(left_[1].text) != Sense::filler;
    if (verb) return false;
    asked.trial = named->trial;
    take(named->count);
    return true;
  }

  // "Not", "right", "row": words that say how, and that nobody is called by.
  bool manner(Sense sense, std::string_view word) {
    if (sense == Sense::isNot && hasWord("not nicht kein keine pas", word)) return asked.negated = true;
    if (asked.has(Asks::may) && asked.deed && (sense == Sense::left || sense == Sense::right)) {
      asked.way = sense;
      return true;
    }
    return (asked.has(Asks::deploys) || asked.has(Asks::stands)) && leadsToPlace(word);
  }

  // "Has Boii moved?" asks for a mark, not for leave.
  bool done(Asks asks, const std::string& word) {
    if (word == "a" && (!asked.units.empty() || asked.has(Asks::who)) && !asked.has(Asks::may)) {
      asked.words.push_back(Asks::has);
      return true;
    }
    const bool happened = asked.has(Asks::has) || (asked.words == std::vector{Asks::who} && isPast(word));
    const bool marks = happened && !asked.has(Asks::may) && !asked.has(Asks::need) && asked.done.empty();
    // "Encore" and "again" say when.
    if (marks && asks == Asks::none && isBetween(word)) return true;
    const bool verb = asks == Asks::acts || asks == Asks::fights || (asks == Asks::none && isVerb(word));
    if (!marks || !verb) return false;
    // "Did it fight?"
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> irregular{
        {{"fight", "fought"}, {"shoot", "shot"}, {"flee", "fled"}}};
    const auto same = std::ranges::find(irregular, std::string_view(word), &decltype(irregular)::value_type::first);
    asked.done = same == irregular.end() ? word : std::string(same->second);
    return true;
  }

  // "May Boii be charged by Legio II?"
  bool suffers(const std::string& word) {
    constexpr std::string_view be = " be been being werden etre ";
    constexpr std::string_view by = " by von durch par ";
    if (!asked.has(Asks::may) || (asked.units.empty() && !asked.has(Asks::who))) return false;
    be_ = be_ || hasWord(be, word);
    by_ = by_ || hasWord(by, word);
    return hasWord(be, word) || hasWord(by, word);
  }

  // A unit, a person or a side. A side's name alone is no unit of it.
  bool name() {
    const std::string& word = left_.front().text;
    const Sense sense = senseOf(word);
    if ((sense == Sense::filler || isBetween(word)) && word.size() < 3) return false;
    if (sense != Sense::none && sense != Sense::all && sense != Sense::filler) return false;
    if (sense == Sense::filler && left_.size() > 1 && asksOf(left_[1].text) != Asks::none) return false;
    const auto units = unitsNamed(battle_, left_);
    const auto person = personNamed(battle_, left_);
    const auto side = sideNamed(battle_, left_);
    const auto isUnit = [&] {
      return units.fit.size() == 1 &&
             isWholeName(battle_.setup->units[static_cast<std::size_t>(units.fit.front())].name,
                         left_.first(units.count));
    };
    const bool wholeSide =
        side.fit.size() == 1 && side.count > 0 && side.count >= units.count &&
        isWholeName(battle_.setup->sides[static_cast<std::size_t>(side.fit.front())].name, left_.first(side.count)) &&
        !isUnit();
    if (wholeSide || (side.fit.size() == 1 && side.count >= units.count && units.fit.size() != 1)) {
      asked.side = side.fit.front();
      asked.sideOrPerson = !asked.person && person.fit.size() == 1 && person.count == side.count &&
                           isWholeName(battle_.setup->people[static_cast<std::size_t>(person.fit.front())].name,
                                       left_.first(person.count));
      if (asked.sideOrPerson) asked.person = person.fit.front();
      take(side.count);
      return true;
    }
    const bool personFits = person.fit.size() == 1 && person.count > 0;
    const bool whole =
        personFits && isWholeName(battle_.setup->people[static_cast<std::size_t>(person.fit.front())].name,
                                  left_.first(person.count));
    if (personFits && !asked.person &&
        (units.count == 0 || (whole && person.count >= units.count) ||
         (units.fit.size() > 1 && person.count >= units.count))) {
      asked.person = person.fit.front();
      take(person.count);
      return true;
    }
    if (units.count == 0) return false;
    // "May the bolt-shooter shoot?": the verb is no second word of the name.
    std::size_t count = units.count;
    const Words before = left_.first(count - 1);
    const auto isOfName = [&](UnitIndex u) {
      const auto own = wordsOfName(battle_.setup->units[static_cast<std::size_t>(u)].name);
      return std::ranges::find(own, left_[count - 1].text) != own.end();
    };
    if (count > 1 && !asked.deed && !numberOf(left_[count - 1].text) && std::ranges::none_of(units.fit, isOfName) &&
        deedNamed(rules_.definition(), left_.subspan(count - 1)).count > 0 &&
        unitsNamed(battle_, before).fit == units.fit)
      --count;
    asked.all = asked.all || (units.all && asked.units.empty());
    asked.units.push_back(units.fit);
    asked.unitWords.push_back(left_.first(count));
    take(count);
    return true;
  }

  bool deed() {
    const DeedNamed named = deedNamed(rules_.definition(), left_);
    if (named.count == 0) return false;
    // Two verbs are one deed where both fit: "make an initiative move".
    if (!asked.deed) {
      asked.deed = named.kinds;
      for (const Word& word : left_.first(named.count))
        asked.deedWord += (asked.deedWord.empty() ? "" : " ") + word.text;
    }
    take(named.count);
    return true;
  }

  // "Orders" of "give orders": a word of the title of what was named.
  [[nodiscard]] bool isOfDeed(std::string_view word) const {
    return asked.deed && std::ranges::any_of(*asked.deed, [&](int kind) {
             return likeAny(wordsOfName(rules_.definition().actions()[static_cast<std::size_t>(kind)].title), word) >=
                    2;
           });
  }

  [[nodiscard]] std::optional<Meant> stateMeant(std::string_view word) const {
    const auto meant = meantByWord(rules_.definition().unitStatus(), word == "desordre" ? "desordonnee" : word);
    if (!meant || meant->score <= 1) return std::nullopt;
    // "Destroyed", where the rule set has it only of the unit that this one pursues.
    const Field& field = rules_.definition().unitStatus()[meant->field];
    const bool ofOthers = field.type == FieldType::choice && wordsOfName(field.name).size() > 2;
    return ofOthers && senseOf(word) == Sense::gone ? std::nullopt : meant;
  }

  bool state() {
    const std::string& word = left_.front().text;
    if (const auto meant = stateMeant(word)) {
      asked.otherState = asked.otherState || (asked.state && asked.state->field != meant->field);
      asked.state = meant;
      take(1);
      return true;
    }
    const Fields& fields = rules_.definition().sideStatus();
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (likeAny(wordsOfName(captionOf(fields[i])), word) <= 1 && likeAny(wordsOfName(fields[i].name), word) <= 1)
        continue;
      asked.sideField = i;
      take(1);
      return true;
    }
    for (const Standing& standing : rules_.standings(battle_)) {
      if (likeAny(wordsOfName(rules_.definition().phrase(standing.phrase)), word) <= 0) continue;
      asked.sideField = fields.size();
      take(1);
      return true;
    }
    return false;
  }

  // The deeds that can be asked for at that place.
  [[nodiscard]] std::vector<std::string> offered() const {
    constexpr std::size_t most = 9;
    if (asked.units.empty() && !asked.deed) return namesLike(battle_, left_.front().text);
    std::vector<std::string> choices;
    if (asked.deed) return choices;
    for (const ActionKind& kind : rules_.definition().actions()) {
      if (!isOfUnit(kind) || kind.gesture == "stay" || choices.size() >= most) continue;
      choices.push_back(kind.title);
    }
    return choices;
  }

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  Words left_;
  // Words of a passive that were read: "be", "by".
  bool be_ = false;
  bool by_ = false;
  // The last word was "in".
  bool afterIn_ = false;
  // The last word was "and" or "or".
  bool afterAnd_ = false;
};

}  // namespace

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
