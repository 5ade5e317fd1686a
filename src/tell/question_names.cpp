// The names, deeds and states of a question.
#include <algorithm>

#include "language/field_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/wording.h"
#include "tell/conditions.h"
#include "tell/deed_words.h"
#include "tell/names.h"
#include "tell/question_reader.h"

namespace signifer::tell {

bool QuestionReader::asksForState() const {
  const bool isSo = asked.has(Asks::is) && !asked.has(Asks::may) && !asked.has(Asks::need) && !asked.has(Asks::what) &&
                    !asked.has(Asks::rule);
  return isSo && !asked.deed && (!asked.units.empty() || asked.has(Asks::who));
}

bool QuestionReader::isName(const std::string& word) const {
  return !(word == "reserve" && afterIn_) && unitsNamed(battle_, left_.first(1)).count > 0;
}

bool QuestionReader::isWordOfName(const std::string& word) const {
  return std::ranges::any_of(battle_.setup->units, [&](const UnitInfo& unit) {
    const std::vector<std::string> own = wordsOfName(unit.name);
    return std::ranges::find(own, word) != own.end();
  });
}

bool QuestionReader::condition(const std::string& word) {
  if (!asksForState() || isName(word)) return false;
  if (namesFight(word)) asked.inFight = true;
  if (std::string named = conditionNamed(rules_.definition(), word); !named.empty()) {
    asked.condition = std::move(named);
    return true;
  }
  if (namesSteady(rules_.definition(), word)) return asked.steady = true;
  return asked.inFight;
}

bool QuestionReader::isUnknownState(const std::string& word) const {
  if (!asksForState() || isName(word)) return false;
  const bool outOf = word == "command" && asked.has(Asks::now);
  return outOf || (namesState(word) && !stateMeant(word));
}

bool QuestionReader::stopAtState() {
  return stop(left_.first(1), said("This rule set has no state of units by that name. It has:"),
              statesToAskFor(rules_.definition()));
}

bool QuestionReader::name() {
  const std::string& word = left_.front().text;
  const Sense sense = senseOf(word);
  if ((sense == Sense::filler || isBetween(word)) && word.size() < 3) return false;
  if (sense != Sense::none && sense != Sense::all && sense != Sense::filler) return false;
  // "For" is no Forest longbowmen.
  if (isBetween(word) && !isWordOfName(word)) return false;
  if (sense == Sense::filler && left_.size() > 1 && asksOf(left_[1].text) != Asks::none) return false;
  const auto units = unitsNamed(battle_, left_);
  const auto person = personNamed(battle_, left_);
  const auto side = sideNamed(battle_, left_);
  const auto isUnit = [&] {
    return units.fit.size() == 1 && isWholeName(battle_.setup->units[static_cast<std::size_t>(units.fit.front())].name,
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
  const bool whole = personFits && isWholeName(battle_.setup->people[static_cast<std::size_t>(person.fit.front())].name,
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

bool QuestionReader::deed() {
  DeedNamed named = deedNamed(rules_.definition(), left_);
  if (ValueNamed value = valueNamed(rules_.definition(), left_); value.count > 0 && !asked.deed) {
    const bool first = named.kinds.empty() || value.count > named.count || !isMeantFirst(named.kinds);
    if (first) {
      named = {value.count, value.kinds()};
      asked.chosen = std::move(value.values);
    }
  }
  // "Counter-charge" is one verb.
  if (named.count == 1 && left_.size() > 1 && left_[0].text == "counter" && left_[1].text.starts_with("charge"))
    named = {2, kindsMeant(rules_.definition(), "countercharge")};
  if (named.count == 0) return false;
  // Two verbs are one deed where both fit: "make an initiative move".
  if (!asked.deed) {
    asked.deed = named.kinds;
    for (const Word& word : left_.first(named.count)) asked.deedWord += (asked.deedWord.empty() ? "" : " ") + word.text;
  }
  take(named.count);
  return true;
}

// Whether the verb stands for these kinds in the first place, and not for want of another deed.
bool QuestionReader::isMeantFirst(const std::vector<int>& kinds) const {
  const std::vector<std::string> meant = meaningsOf(left_.front().text);
  return meant.empty() || std::ranges::any_of(kinds, [&](int kind) {
           const ActionKind& one = rules_.definition().actions()[static_cast<std::size_t>(kind)];
           return one.gesture == meant.front() || wordsOfName(one.id).front() == meant.front();
         });
}

// "To testudo" of a change of formation.
bool QuestionReader::choiceOfDeed() {
  if (!asked.deed) return false;
  const ValueNamed value = valueOf(rules_.definition(), *asked.deed, left_);
  if (value.count == 0) return false;
  asked.deed = value.kinds();
  for (const ChosenValue& one : value.values) asked.chosen.push_back(one);
  for (const Word& word : left_.first(value.count)) asked.deedWord += " " + word.text;
  take(value.count);
  return true;
}

bool QuestionReader::isOfDeed(std::string_view word) const {
  return asked.deed && std::ranges::any_of(*asked.deed, [&](int kind) {
           return likeAny(wordsOfName(rules_.definition().actions()[static_cast<std::size_t>(kind)].title), word) >= 2;
         });
}

std::optional<Meant> QuestionReader::stateMeant(std::string_view word) const {
  const auto meant = meantByWord(rules_.definition().unitStatus(), word == "desordre" ? "desordonnee" : word);
  if (!meant || meant->score <= 1) return std::nullopt;
  // "Destroyed", where the rule set has it only of the unit that this one pursues.
  const Field& field = rules_.definition().unitStatus()[meant->field];
  const bool ofOthers = field.type == FieldType::choice && wordsOfName(field.name).size() > 2;
  return ofOthers && senseOf(word) == Sense::gone ? std::nullopt : meant;
}

std::optional<std::size_t> QuestionReader::sideFieldNamed(std::string_view word) const {
  const Fields& fields = rules_.definition().sideStatus();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (likeAny(wordsOfName(captionOf(fields[i])), word) > 1 || likeAny(wordsOfName(fields[i].name), word) > 1)
      return i;
  for (const Standing& standing : rules_.standings(battle_))
    if (likeAny(wordsOfName(rules_.definition().phrase(standing.phrase)), word) > 0) return fields.size();
  return std::nullopt;
}

bool QuestionReader::state() {
  const std::string& word = left_.front().text;
  if (const auto meant = stateMeant(word)) {
    asked.otherState = asked.otherState || (asked.state && asked.state->field != meant->field);
    asked.state = meant;
    stateWord_ = word;
    take(1);
    return true;
  }
  const auto field = sideFieldNamed(word);
  if (!field) return false;
  asked.sideField = field;
  take(1);
  return true;
}

std::vector<std::string> QuestionReader::offered() const {
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

}  // namespace signifer::tell
