// The deeds and fates of units and leaders, as changes of the state.
#include <algorithm>
#include <array>
#include <cmath>

#include "language/field_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/override.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "tell/fate_words.h"
#include "tell/fields.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

const std::string& idOf(const Battle& battle, UnitIndex u) {
  return battle.setup->units[static_cast<std::size_t>(u)].id;
}

// The unit's field that holds harm, and the sign by which more harm is told in it: found by what the unit's marks say.
struct HarmField {
  std::size_t field = 0;
  int sign = 1;
};
std::optional<HarmField> harmField(const RuleSet& rules, const Battle& battle, UnitIndex u) {
  const Fields& fields = rules.definition().unitStatus();
  const Portrait before = rules.portray(battle, u);
  const auto suffers = [&](Battle& one) {
    try {
      rules.derive(one);
    } catch (const SourceError&) {
      return false;
    }
    const Portrait now = rules.portray(one, u);
    if (now.harmMost != before.harmMost || now.ranks.modelsAtStart != before.ranks.modelsAtStart) return false;
    // A unit with models loses models; wounds are told by their own name.
    return before.ranks.models > 0 ? now.ranks.models == before.ranks.models - 1 : now.harm == before.harm + 1;
  };
  for (const int sign : {1, -1})
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (fields[i].type != FieldType::integer || fields[i].holds != Holds::number) continue;
      const int value = battle.unit(u).status.at[i] + sign;
      if (value < fields[i].least || value > fields[i].most) continue;
      Battle after = battle;
      after.unit(u).status.at[i] = static_cast<std::int16_t>(value);
      if (suffers(after)) return HarmField{i, sign};
    }
  return std::nullopt;
}

// "Lost" and "verloren" tell a fate; "lose" does not.
bool tellsFate(std::string_view word) {
  constexpr std::string_view fates = "lost verloren perdu perdus perdue perdues";
  return hasWord(fates, word);
}

// A figure, or one in words: "a hit", "two".
std::optional<double> countOf(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, int>, 17> counts{{{"a", 1},
                                                                     {"an", 1},
                                                                     {"one", 1},
                                                                     {"ein", 1},
                                                                     {"eine", 1},
                                                                     {"einen", 1},
                                                                     {"un", 1},
                                                                     {"une", 1},
                                                                     {"two", 2},
                                                                     {"zwei", 2},
                                                                     {"deux", 2},
                                                                     {"three", 3},
                                                                     {"drei", 3},
                                                                     {"trois", 3},
                                                                     {"four", 4},
                                                                     {"vier", 4},
                                                                     {"quatre", 4}}};
  if (const auto number = numberOf(word)) return number;
  const auto found = std::ranges::find(counts, word, &std::pair<std::string_view, int>::first);
  return found == counts.end() ? std::nullopt : std::optional<double>(found->second);
}

bool meansGone(const Field& field, std::size_t value) {
  return (field.name == "fate" || field.name == "lost" || senseOf(field.values[value]) == Sense::gone) && value != 0;
}

json unitChange(const Battle& battle, UnitIndex u, const std::string& key, const json& value) {
  return {{"id", idOf(battle, u)}, {key, value}};
}

}  // namespace

bool Teller::harm(Words words, double amount) {
  json units = json::array();
  for (const UnitIndex u : units_) {
    if (!battle_.unit(u).present) return stop(words, said("{0} is not on the table.", {unitInFull(battle_, u)}));
    const auto found = harmField(rules_, battle_, u);
    if (!found) return stop(words, said("{0} cannot suffer any more.", {unitInFull(battle_, u)}));
    const Field& field = rules_.definition().unitStatus()[found->field];
    // -1 stands for "as many as at the start" in some rule sets; deriving has put the figure there.
    const double now = battle_.unit(u).status.at[found->field];
    const double left = found->sign > 0 ? field.most - now : now - std::max(0.0, field.least);
    const double harm = std::round(amount);
    if (harm > left)
      return stop(words, said("{0} can suffer {1} more at most.",
                              {unitInFull(battle_, u), std::to_string(static_cast<int>(std::max(0.0, left)))}));
    const double then = now + found->sign * harm;
    if (found->sign > 0 ? then < field.least : then > field.most)
      return stop(words, said("{0} has suffered no more than {1}.",
                              {unitInFull(battle_, u), std::to_string(static_cast<int>(now - field.least))}));
    json one = unitChange(battle_, u, "status", {{field.name, static_cast<int>(then)}});
    one["harmed"] = static_cast<int>(harm);
    units.push_back(std::move(one));
  }
  return change(words, {{"units", units}});
}

std::optional<double> Teller::countedNext(Reading& reading) {
  const auto number = reading.done() ? std::nullopt : countOf(reading.word());
  if (number) reading.take(1);
  return number;
}

bool Teller::namesHarm(const std::string& word) const {
  if (units_.empty()) return false;
  const auto found = harmField(rules_, battle_, units_.front());
  const auto meant = meantByWord(rules_.definition().unitStatus(), word);
  return found && meant && meant->field == found->field;
}

bool Teller::namesEnemyNext(Words words) const {
  constexpr std::string_view before = "into in at an against on";
  while (!words.empty() && (senseOf(words.front().text) == Sense::filler || hasWord(before, words.front().text)))
    words = words.subspan(1);
  const auto named = unitsNamed(battle_, words);
  return named.count > 0 && std::ranges::any_of(named.fit, [&](UnitIndex u) {
           return !units_.empty() && battle_.unit(u).side != battle_.unit(units_.front()).side;
         });
}

// "Takes 2 DPs", "+1 DP": what is counted by its own name comes to what there is already.
bool Teller::counted(Reading& reading, Words from, double amount, bool adds) {
  if (reading.done()) return false;
  const auto meant = meantByWord(rules_.definition().unitStatus(), reading.word());
  if (!meant || meant->score < 1) return false;
  const Field& field = rules_.definition().unitStatus()[meant->field];
  if (field.type != FieldType::integer || field.holds != Holds::number) return false;
  while (!reading.done() && meantByWord(rules_.definition().unitStatus(), reading.word())) reading.take(1);
  const Words words = from.first(from.size() - reading.left.size());
  json units = json::array();
  for (const UnitIndex u : units_) {
    const double then = adds ? battle_.unit(u).status.at[meant->field] + amount : amount;
    if (then < field.least || then > field.most)
      return stop(words, said("{0}: from {1} to {2}", {captionOf(field), std::to_string(static_cast<int>(field.least)),
                                                       std::to_string(static_cast<int>(field.most))}));
    units.push_back(unitChange(battle_, u, "status", {{field.name, static_cast<int>(then)}}));
  }
  return change(words, {{"units", units}});
}

// "Boii nothing": it is known, and nothing has changed.
bool Teller::nothing(Words words) {
  json ids = json::array();
  for (const UnitIndex u : units_) ids.push_back(idOf(battle_, u));
  return change(words, {{"settled", ids}});
}

bool Teller::gone(Words words) {
  json units = json::array();
  for (const UnitIndex u : units_) units.push_back(unitChange(battle_, u, "lost", true));
  return change(words, {{"units", units}});
}

// A word of one of the unit's fields: "routed", "not shaken", "hits 2", "formation column", "column".
bool Teller::status(Reading& reading) {
  const Words from = reading.left;
  bool isNot = false;
  while (!reading.done() && (reading.sense() == Sense::isNot || reading.sense() == Sense::filler)) {
    isNot = isNot || reading.sense() == Sense::isNot;
    reading.take(1);
  }
  if (reading.done()) return false;
  const Fields& fields = rules_.definition().unitStatus();
  const std::optional<Meant> meant = meantByWord(fields, reading.word());
  if (!meant) return false;
  reading.take(1);
  const Field& field = fields[meant->field];
  json value;
  std::optional<double> figure;
  switch (field.type) {
    case FieldType::boolean:
      value = !isNot;
      // Other words of its caption are no second clause: "failed fear".
      while (!reading.done() && !reading.number() && likeAny(wordsOfName(captionOf(field)), reading.word()) > 0)
        reading.take(1);
      break;
    case FieldType::choice:
      value = field.values[static_cast<std::size_t>(isNot ? 0 : *meant->value)];
      break;
    default: {
      // Other words of its caption may follow before the figure.
      const std::vector<std::string> names = wordsOfName(captionOf(field));
      while (!reading.done() && !reading.number() && likeAny(names, reading.word()) > 0) reading.take(1);
      reading.skipFiller();
      const auto number = reading.number();
      if (!number && !isNot) return stop(from, said("How many?"));
      if (number) reading.take(1);
      const double given = isNot ? 0 : *number;
      if (given < field.least || given > field.most)
        return stop(from, said("{0}: from {1} to {2}", {captionOf(field), std::to_string(static_cast<int>(field.least)),
                                                        std::to_string(static_cast<int>(field.most))}));
      figure = given;
      value = field.type == FieldType::integer ? json(static_cast<int>(given)) : json(given);
    }
  }
  const Words words = from.first(from.size() - reading.left.size());
  json units = json::array();
  const bool off =
      field.type == FieldType::choice && !isNot && meansGone(field, static_cast<std::size_t>(*meant->value));
  for (const UnitIndex u : units_) {
    json one = unitChange(battle_, u, "status", {{field.name, value}});
    if (off) one["lost"] = true;
    // A higher figure is harm that has come now.
    const double now = battle_.unit(u).status.at[meant->field];
    if (figure && !corrects_ && *figure > now)
      if (const auto found = harmField(rules_, battle_, u); found && found->field == meant->field && found->sign > 0)
        one["harmed"] = static_cast<int>(*figure - now);
    units.push_back(one);
  }
  return change(words, {{"units", units}});
}

// "At 20, 5", "placed in column 5, row 1".
bool Teller::namesPlace(Words words) const {
  // A comma between figures is in places alone: "en 20, 5".
  if (words.size() > 2 && numberOf(words[0].text) && words[1].text == "," && numberOf(words[2].text)) return true;
  bool leads = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i].text;
    if (numberOf(word)) return leads && i + 1 < words.size();
    if (!leadsToPlace(word) && senseOf(word) != Sense::filler) return false;
    leads = leads || senseOf(word) == Sense::at || (battle_.setup->columns > 0 && namesSquare(word));
  }
  return false;
}

bool Teller::deed(Reading& reading) {
  // "S'est ralliée", "se replient".
  if (reading.left.size() > 1 && hasWord("s se sich", reading.word())) {
    reading.take(1);
    reading.skipFiller();
    if (reading.done()) return false;
  }
  const Words from = reading.left;
  if (reading.word() == "+" || reading.word() == "-") {
    const double sign = reading.word() == "+" ? 1 : -1;
    reading.take(1);
    const auto number = reading.number();
    if (!number) return stop(from, said("How many?"));
    reading.take(1);
    if (counted(reading, from, sign * *number, true) || told_.stopped) return !told_.stopped;
    while (!reading.done() && (reading.sense() == Sense::harm || reading.sense() == Sense::filler)) reading.take(1);
    return harm(from.first(from.size() - reading.left.size()), sign * *number);
  }
  if (denied(reading) || told_.stopped) return !told_.stopped;
  if (shot(reading) || told_.stopped) return !told_.stopped;
  const Sense sense = reading.sense();
  // "No hits": it was shot at, and nothing happened.
  if (sense == Sense::isNot && reading.left.size() == 2 && senseOf(reading.left[1].text) == Sense::harm) {
    reading.take(2);
    return nothing(from.first(2));
  }
  if (sense == Sense::nothing) {
    if (fateSaid(from) && (fate(reading) || told_.stopped)) return !told_.stopped;
    reading.take(1);
    return nothing(from.first(1));
  }
  // "Lost the fight" and "prennent la fuite" are nothing that is counted.
  const bool counts = reading.left.size() > 1 && countOf(reading.left[1].text);
  const bool mayCount = sense == Sense::loses || sense == Sense::takes;
  if (mayCount && !counts && (fate(reading) || told_.stopped)) return !told_.stopped;
  if (sense == Sense::loses || sense == Sense::takes) {
    reading.take(1);
    if (!reading.done() && reading.sense() == Sense::nothing) {
      reading.take(1);
      return nothing(from.first(2));
    }
    const auto number = countedNext(reading);
    // "Is lost" tells a fate and ends there; "lose 2" counts.
    if (!number) {
      const bool fate = sense == Sense::loses && reading.done() && tellsFate(from.front().text);
      return fate ? gone(from.first(1)) : stop(from, said("How many?"));
    }
    reading.skipFiller();
    const bool isHarm = reading.done() || reading.sense() == Sense::harm;
    if (!isHarm && sense == Sense::loses && namesHarm(reading.word())) reading.take(1);
    if (!isHarm && (counted(reading, from, sense == Sense::takes ? *number : -*number, true) || told_.stopped))
      return !told_.stopped;
    while (!reading.done() && (reading.sense() == Sense::harm || reading.sense() == Sense::filler)) reading.take(1);
    return harm(from.first(from.size() - reading.left.size()), *number);
  }
  // "Boii 2 DPs" came to what there was; "no, Boii 2 DPs" puts it right.
  if (const auto number = reading.number(); number && reading.left.size() > 1) {
    Reading next = reading;
    next.take(1);
    if (counted(next, from, *number, !corrects_)) {
      reading = next;
      return true;
    }
    if (told_.stopped) return false;
  }
  if (const auto number = reading.number();
      number && reading.left.size() > 1 &&
      (senseOf(reading.left[1].text) == Sense::harm || senseOf(reading.left[1].text) == Sense::gone)) {
    reading.take(2);
    return harm(from.first(2), *number);
  }
  if (sense == Sense::harm && (reading.left.size() == 1 || !numberOf(reading.left[1].text))) {
    reading.take(1);
    return harm(from.first(1), 1);
  }
  if (sense == Sense::harm && !meantBy(rules_.definition().unitStatus(), reading.word())) {
    const double number = *numberOf(reading.left[1].text);
    reading.take(2);
    return harm(from.first(2), number);
  }
  if (sense == Sense::gone && !meantBy(rules_.definition().unitStatus(), reading.word())) {
    reading.take(1);
    return gone(from.first(1));
  }
  if (sense == Sense::returns) {
    reading.take(1);
    reading.skipFiller();
    json units = json::array();
    for (const UnitIndex u : units_) units.push_back(unitChange(battle_, u, "present", true));
    return change(from.first(1), {{"units", units}});
  }
  if (namesPlace(reading.left)) return place(reading);
  if (beside(reading) || told_.stopped) return !told_.stopped;
  if (fate(reading) || told_.stopped) return !told_.stopped;
  if (sense == Sense::meets) return contact(reading);
  if (sense == Sense::charges && namesEnemyNext(reading.left.subspan(1))) return contact(reading, true);
  const bool turns = sense == Sense::turn || sense == Sense::wheels || sense == Sense::about;
  if (turns) return turning(reading);
  const Sense after = reading.left.size() > 1 ? senseOf(reading.left[1].text) : Sense::none;
  const bool figureFirst = reading.number() && (after == Sense::ahead || after == Sense::back || after == Sense::left ||
                                                after == Sense::right);
  if (figureFirst) return way(reading);
  const bool goes = sense == Sense::ahead || sense == Sense::back || sense == Sense::falls || sense == Sense::left ||
                    sense == Sense::right;
  // "Retreating" may be a state, and "rout 14" a way.
  const auto figureIn = [&](std::size_t at) { return reading.left.size() > at && numberOf(reading.left[at].text); };
  if ((sense == Sense::falls || sense == Sense::ahead) && !figureIn(1) && !figureIn(2) && !figureIn(3) &&
      meantBy(rules_.definition().unitStatus(), reading.word()))
    return status(reading);
  if (goes) return way(reading);
  if (!status(reading)) return false;
  // "Rout 14": the way that it goes then.
  if (sense == Sense::routs && !reading.done() && reading.number() && person_ == noPerson) {
    const double inches = *reading.number();
    const Words figure = reading.left.first(1);
    reading.take(1);
    return goBack(figure, inches);
  }
  return true;
}

}  // namespace signifer::tell
