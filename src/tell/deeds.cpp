// The deeds and fates of units and leaders, as changes of the state.
#include <algorithm>
#include <cmath>

#include "language/field_words.h"
#include "language/language.h"
#include "play/override.h"
#include "play/wording.h"
#include "schema/field_reader.h"
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

// A value of a field that a word names: what to set it to.
struct Meant {
  std::size_t field = 0;
  std::optional<std::int64_t> value = std::nullopt;
  double score = 0;
};

double likeAny(const std::vector<std::string>& names, std::string_view typed) {
  double best = 0;
  int counted = 0;
  for (const std::string& name : names) {
    if (senseOf(name) == Sense::filler) continue;
    ++counted;
    if (const int fits = likeness(typed, name); fits >= 2) best = std::max(best, static_cast<double>(fits));
  }
  return best == 0 ? 0 : best - 0.2 * std::max(0, counted - 1);
}

// The field, or the word of a choice, that a typed word is most like. "no" and other first words of a choice mean
// nothing by themselves.
std::optional<Meant> meantBy(const Fields& fields, std::string_view typed) {
  std::optional<Meant> best;
  const auto take = [&](const Meant& one) {
    if (one.score > 0 && (!best || one.score > best->score)) best = one;
  };
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    std::vector<std::string> names = wordsOfName(field.name);
    if (field.type == FieldType::choice) {
      for (std::size_t v = 0; v < field.values.size(); ++v) {
        double fits = likeAny(wordsOfName(field.values[v]), typed);
        if (v < field.words.size()) fits = std::max(fits, likeAny(wordsOfName(field.words[v]), typed));
        fits = std::max(fits, likeAny(wordsOfName(plainWord(field.values[v])), typed));
        take({i, static_cast<std::int64_t>(v), fits});
      }
      continue;
    }
    const double fits = std::max(likeAny(names, typed), likeAny(wordsOfName(captionOf(field)), typed));
    take({i, std::nullopt, fits + (fits > 0 && field.type == FieldType::boolean ? 0.1 : 0)});
  }
  return best;
}

// Other words for the same, in the order in which rule sets may have them.
std::vector<std::string> alike(const Word& word) {
  switch (senseOf(word.text)) {
    case Sense::routs:
      return {"routed", "fleeing", "broken", word.text};
    case Sense::gone:
      return {word.text};
    default:
      return {word.text};
  }
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
    units.push_back(unitChange(battle_, u, "status", {{field.name, static_cast<int>(now + found->sign * harm)}}));
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
  std::optional<Meant> meant;
  for (const std::string& word : alike(reading.left.front()))
    if (!meant) meant = meantBy(fields, word);
  if (!meant) return false;
  reading.take(1);
  const Field& field = fields[meant->field];
  json value;
  switch (field.type) {
    case FieldType::boolean:
      value = !isNot;
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
        return stop(from, said("{0}: {1} to {2}", {captionOf(field), std::to_string(static_cast<int>(field.least)),
                                                   std::to_string(static_cast<int>(field.most))}));
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
    units.push_back(one);
  }
  return change(words, {{"units", units}});
}

bool Teller::deed(Reading& reading) {
  const Words from = reading.left;
  if (reading.word() == "+" || reading.word() == "-") {
    const double sign = reading.word() == "+" ? 1 : -1;
    reading.take(1);
    const auto number = reading.number();
    if (!number) return stop(from, said("How many?"));
    reading.take(1);
    while (!reading.done() && (reading.sense() == Sense::harm || reading.sense() == Sense::filler)) reading.take(1);
    return harm(from.first(from.size() - reading.left.size()), sign * *number);
  }
  const Sense sense = reading.sense();
  if (sense == Sense::nothing) {
    reading.take(1);
    return nothing(from.first(1));
  }
  if (sense == Sense::loses || sense == Sense::takes) {
    reading.take(1);
    if (!reading.done() && reading.sense() == Sense::nothing) {
      reading.take(1);
      return nothing(from.first(2));
    }
    const auto number = reading.number();
    // "is lost" tells a fate; "lose 2" counts.
    if (!number) return sense == Sense::loses ? gone(from.first(1)) : stop(from.first(1), said("How many?"));
    reading.take(1);
    while (!reading.done() && (reading.sense() == Sense::harm || reading.sense() == Sense::filler)) reading.take(1);
    return harm(from.first(from.size() - reading.left.size()), *number);
  }
  if (const auto number = reading.number();
      number && reading.left.size() > 1 && senseOf(reading.left[1].text) == Sense::harm) {
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
  if (sense == Sense::meets) return contact(reading);
  const bool turns = sense == Sense::turn || sense == Sense::wheels || sense == Sense::about;
  if (turns) return turning(reading);
  const Sense after = reading.left.size() > 1 ? senseOf(reading.left[1].text) : Sense::none;
  const bool figureFirst = reading.number() && (after == Sense::ahead || after == Sense::back || after == Sense::left ||
                                                after == Sense::right);
  if (figureFirst) return way(reading);
  const bool goes = sense == Sense::ahead || sense == Sense::back || sense == Sense::falls || sense == Sense::left ||
                    sense == Sense::right;
  if (goes) return way(reading);
  return status(reading);
}

// "rome: army morale 5", "rounds fought 2": the state of a side or of the battle, by its fields.
bool Teller::stateOf(Words words) {
  Reading reading{words};
  const auto named = sideNamed(battle_, words);
  const bool ofSide = named.fit.size() == 1;
  if (!ofSide && (!units_.empty() || person_ != noPerson)) return false;
  if (ofSide) reading.take(named.count);
  reading.skipFiller();
  if (reading.done() || unitsNamed(battle_, words).count > (ofSide ? named.count : 0)) return false;
  const Fields& fields = ofSide ? rules_.definition().sideStatus() : rules_.definition().battleStatus();
  // All its words must be the field's, so that a half word is not taken for it.
  std::optional<std::size_t> meant;
  std::size_t count = 0;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    std::vector<std::string> names = wordsOfName(captionOf(fields[i]));
    for (const std::string& name : wordsOfName(fields[i].name)) names.push_back(name);
    std::size_t fits = 0;
    while (fits < reading.left.size() && std::ranges::any_of(names, [&](const std::string& name) {
             return likeness(reading.left[fits].text, name) >= 2;
           }))
      ++fits;
    if (fits > count) {
      meant = i;
      count = fits;
    }
  }
  if (!meant || (count < 2 && reading.left.size() > count + 1)) return false;
  const Field& field = fields[*meant];
  reading.take(count);
  reading.skipFiller();
  json value;
  if (field.type == FieldType::boolean && reading.done()) {
    value = true;
  } else if (const auto number = reading.number(); number && field.type == FieldType::integer) {
    if (*number < field.least || *number > field.most)
      return stop(words, said("{0}: {1} to {2}", {captionOf(field), std::to_string(static_cast<int>(field.least)),
                                                  std::to_string(static_cast<int>(field.most))}));
    value = static_cast<int>(*number);
    reading.take(1);
  } else {
    return false;
  }
  if (!reading.done()) return false;
  if (!ofSide) return change(words, {{"status", {{field.name, value}}}});
  const std::string& id = battle_.setup->sides[static_cast<std::size_t>(named.fit.front())].id;
  return change(words, {{"sides", json::array({{{"id", id}, {"status", {{field.name, value}}}}})}});
}

bool Teller::personDeed(Reading& reading) {
  const Words from = reading.left;
  const std::string& id = battle_.setup->people[static_cast<std::size_t>(person_)].id;
  const auto tell = [&](Words words, json one) {
    one["id"] = id;
    return change(words, {{"people", json::array({std::move(one)})}});
  };
  const Sense sense = reading.sense();
  if (sense == Sense::loses || sense == Sense::gone) {
    reading.take(1);
    json one{{"present", false}, {"unit", nullptr}};
    if (indexOf(rules_.definition().personStatus(), "lost") >= 0) one["status"] = {{"lost", true}};
    return tell(from.first(1), one);
  }
  if (sense == Sense::returns) {
    reading.take(1);
    json one{{"present", true}};
    if (indexOf(rules_.definition().personStatus(), "lost") >= 0) one["status"] = {{"lost", false}};
    return tell(from.first(1), one);
  }
  if (sense == Sense::alone) {
    reading.take(1);
    return tell(from.first(1), {{"unit", nullptr}});
  }
  if (sense == Sense::joins) {
    reading.take(1);
    reading.skipFiller();
    auto named = unitsNamed(battle_, reading.left);
    if (named.count == 0) return stop(from.first(1), said("Which unit?"));
    const Words unitWords = reading.left.first(named.count);
    std::erase_if(named.fit, [&](UnitIndex u) { return battle_.unit(u).side != battle_.person(person_).side; });
    if (named.fit.empty()) return stop(unitWords, said("That is no unit of his own."));
    if (!oneOf(reading.left, named.count, named.fit)) return false;
    reading.take(named.count);
    return tell(from.first(from.size() - reading.left.size()), {{"unit", idOf(battle_, named.fit.front())}});
  }
  const auto meant = meantBy(rules_.definition().personStatus(), reading.word());
  if (!meant) return false;
  const Field& field = rules_.definition().personStatus()[meant->field];
  if (field.type == FieldType::choice) {
    reading.take(1);
    return tell(from.first(1), {{"status", {{field.name, field.values[static_cast<std::size_t>(*meant->value)]}}}});
  }
  if (field.type == FieldType::boolean) {
    reading.take(1);
    return tell(from.first(1), {{"status", {{field.name, true}}}});
  }
  return false;
}

}  // namespace signifer::tell
