// The deeds and fates of units and leaders, as changes of the state.
#include <algorithm>
#include <array>
#include <cmath>

#include "language/field_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/override.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "tell/conditions.h"
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

bool meansGone(const Field& field, std::size_t value) {
  return (field.name == "fate" || field.name == "lost" || senseOf(field.values[value]) == Sense::gone) && value != 0;
}

// "1 move" is counted where the rule set counts moves, whatever yes or no is called so.
std::optional<Meant> countMeant(const Fields& fields, std::string_view word) {
  constexpr std::string_view moves = "move moves zug zuge bewegung bewegungen mouvement mouvements";
  if (hasWord(moves, word))
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::vector<std::string> names = wordsOfName(fields[i].name);
      const bool counts = fields[i].type == FieldType::integer && !names.empty() && names.front() == "moves";
      if (counts) return Meant{i, std::nullopt, 3};
    }
  return meantByWord(fields, word);
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

// "By a six", "1 six": of hits on which the faces of their dice tell too.
std::optional<int> Teller::sixesTold(Reading& reading) {
  constexpr std::string_view between = "by with on from a an one durch mit von einer einen eine par un";
  constexpr std::string_view sixes = "six sixes sechs sechsen sechser";
  Reading next = reading;
  while (!next.done() && (next.sense() == Sense::filler || hasWord(between, next.word()))) next.take(1);
  if (next.done()) return std::nullopt;
  int count = 1;
  const bool figureAlone = next.word() == "6" && next.left.size() == 1;
  if (const auto number = next.number(); number && !figureAlone) {
    count = static_cast<int>(*number);
    next.take(1);
    if (next.done()) return std::nullopt;
  }
  if (!figureAlone && !hasWord(sixes, next.word())) return std::nullopt;
  next.take(1);
  reading = next;
  return count;
}

// The count of rolled sixes that belongs to the phase that is on.
const Field* Teller::fieldOfSixes() const {
  const Sequence& sequence = rules_.definition().sequence();
  const std::string title = folded(sequence.step(phaseAt(sequence, battle_.step)).title);
  const Fields& fields = rules_.definition().unitStatus();
  const Field* found = nullptr;
  for (const Field& field : fields) {
    const std::vector<std::string> names = wordsOfName(field.name);
    if (field.type != FieldType::integer || names.empty() || names.back() != "sixes") continue;
    const bool ofPhase = !title.empty() && folded(captionOf(field)).find(title) != std::string::npos;
    if (found == nullptr || ofPhase) found = &field;
  }
  return found;
}

bool Teller::bookSixes(Words words, int count) {
  const Field* found = fieldOfSixes();
  if (found == nullptr) return stop(words, said("Nothing more was expected here."));
  const Fields& fields = rules_.definition().unitStatus();
  const auto at = static_cast<std::size_t>(found - fields.data());
  json units = json::array();
  for (const UnitIndex u : units_)
    units.push_back(unitChange(battle_, u, "status", {{found->name, battle_.unit(u).status.at[at] + count}}));
  return change(words, {{"units", units}});
}

bool Teller::namesHarm(const std::string& word) const {
  if (units_.empty()) return false;
  const auto found = harmField(rules_, battle_, units_.front());
  const auto meant = meantByWord(rules_.definition().unitStatus(), word);
  return found && meant && meant->field == found->field;
}

bool Teller::isLeft(std::size_t field) const {
  const auto found = units_.empty() ? std::nullopt : harmField(rules_, battle_, units_.front());
  return found && found->field == field && found->sign < 0;
}

// Whether harm of that name is counted, and not in the field in which the first unit's harm is kept.
bool Teller::namesOtherCount(const std::string& word) const {
  const auto meant = meantByWord(rules_.definition().unitStatus(), word);
  return meant && meant->score >= 2 && !namesHarm(word);
}

// "Takes 2 DPs", "+1 DP": what is counted by its own name comes to what there is already.
bool Teller::counted(Reading& reading, Words from, double amount, bool adds) {
  if (reading.done()) return false;
  const auto meant = countMeant(rules_.definition().unitStatus(), reading.word());
  if (!meant || meant->score < 1) return false;
  const Field& field = rules_.definition().unitStatus()[meant->field];
  if (field.type != FieldType::integer || field.holds != Holds::number) return false;
  reading.take(1);
  while (!reading.done() && meantByWord(rules_.definition().unitStatus(), reading.word())) reading.take(1);
  const Words words = from.first(from.size() - reading.left.size());
  json units = json::array();
  for (const UnitIndex u : units_) {
    const double then = adds ? battle_.unit(u).status.at[meant->field] + amount : amount;
    if (then < field.least || then > field.most)
      return stop(words, said("{0}: from {1} to {2}", {captionOf(field), std::to_string(static_cast<int>(field.least)),
                                                       std::to_string(static_cast<int>(field.most))}));
    json one = unitChange(battle_, u, "status", {{field.name, static_cast<int>(then)}});
    if (const auto found = harmField(rules_, battle_, u); adds && found && found->field == meant->field)
      one["harmed"] = static_cast<int>(found->sign * amount);
    units.push_back(std::move(one));
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

bool Teller::back(Words words) {
  json units = json::array();
  for (const UnitIndex u : units_) units.push_back(unitChange(battle_, u, "present", true));
  return change(words, {{"units", units}});
}

// "Shaken", where the rules find it out by what a unit has suffered: whatever field has the word in its name says
// something else. True, and stopped, where it is so.
bool Teller::derived(Words from, const std::string& word) {
  const std::string condition = units_.empty() ? std::string() : conditionNamed(rules_.definition(), word);
  if (condition.empty()) return false;
  const auto found = harmField(rules_, battle_, units_.front());
  const double most = found ? rules_.portray(battle_, units_.front()).harmMost : 0;
  for (int harm = 1; found && harm < most; ++harm) {
    const Field& field = rules_.definition().unitStatus()[found->field];
    const double then = battle_.unit(units_.front()).status.at[found->field] + found->sign * harm;
    if (then < field.least || then > field.most) break;
    Battle after = battle_;
    after.unit(units_.front()).status.at[found->field] = static_cast<std::int16_t>(then);
    try {
      rules_.derive(after);
    } catch (const SourceError&) {
      break;
    }
    if (!shows(rules_, after, units_.front(), condition)) continue;
    stop(from, said("The rules find that out by what it has suffered. Say how much: it is so after {0} more.",
                    {std::to_string(harm)}));
    return true;
  }
  stop(from, said("The rules find that out by themselves: say what happened to it."));
  return true;
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
  reading.take(wordsBeforeValue(fields, reading.left));
  const std::optional<Meant> meant = meantByWord(fields, reading.word());
  if (!meant) return false;
  const Field& named = fields[meant->field];
  const bool onlyHasTheWord = named.type == FieldType::boolean && wordsOfName(named.name).size() > 1;
  if (onlyHasTheWord && derived(from, reading.word())) return false;
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

}  // namespace signifer::tell
