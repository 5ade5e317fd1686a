// The states of sides, of the battle and of leaders, as they are told.
#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"
#include "tell/fields.h"
#include "tell/teller.h"

namespace signifer::tell {

using nlohmann::json;

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
      return stop(words, said("{0}: from {1} to {2}", {captionOf(field), std::to_string(static_cast<int>(field.least)),
                                                       std::to_string(static_cast<int>(field.most))}));
    value = static_cast<int>(*number);
    reading.take(1);
  } else {
    return false;
  }
  if (!reading.done()) return false;
  if (!ofSide) return change(words, {{"status", {{field.name, value}}}});
  const std::string& id = battle_.setup->sides[static_cast<std::size_t>(named.fit.front())].id;
  return change(words, {{"sides", json::array({{{"id", id}, {"status", {{field.name, value}}}, {"follows", true}}})}});
}

bool Teller::personDeed(Reading& reading) {
  const Words from = reading.left;
  const std::string& id = battle_.setup->people[static_cast<std::size_t>(person_)].id;
  const auto tell = [&](Words words, json one) {
    one["id"] = id;
    return change(words, {{"people", json::array({std::move(one)})}});
  };
  if (trialOf(reading)) return true;
  if (told_.stopped) return false;
  if (leaderDeed(reading)) return true;
  if (told_.stopped) return false;
  const Sense sense = reading.sense();
  if (sense == Sense::loses || sense == Sense::gone) {
    reading.take(1);
    return tell(from.first(1), {{"lost", true}});
  }
  if (sense == Sense::returns) {
    reading.take(1);
    json one{{"present", true}};
    if (indexOf(rules_.definition().personStatus(), "lost") >= 0) one["status"] = {{"lost", false}};
    return tell(from.first(1), one);
  }
  if (sense == Sense::alone) {
    reading.take(1);
    reading.skipFiller();
    // "Leaves Boii": the unit that he is with.
    if (auto named = unitsNamed(battle_, reading.left); named.count > 0) {
      const UnitIndex with = battle_.person(person_).unit;
      if (std::ranges::find(named.fit, with) == named.fit.end())
        return stop(reading.left.first(named.count), said("He is not with that unit."));
      reading.take(named.count);
    }
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
    const std::string doubt = doubtOfJoining(named.fit.front());
    const bool byRules = joinsByTheRules(from.first(from.size() - reading.left.size()), named.fit.front());
    if (!byRules && told_.stopped) return false;
    if (!byRules && !tell(from.first(from.size() - reading.left.size()),
                          {{"unit", battle_.setup->units[static_cast<std::size_t>(named.fit.front())].id}}))
      return false;
    if (!doubt.empty()) note(said("Taken as told; the rules say: {0}", {doubt}));
    return true;
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

// The rules' word where a leader is too far from the unit that he was told to have joined.
std::string Teller::doubtOfJoining(UnitIndex unit) const {
  if (comesBefore(rules_, battle_) != Before::nothing || battle_.person(person_).side != battle_.active) return {};
  const std::vector<int> kinds = kindsMeant(rules_.definition(), "join");
  std::string doubt;
  TableMoment moment = tableMoment(battle_);
  for (const StepIndex stop : stopsOf(rules_, battle_)) {
    moment.step = stop;
    const auto at = atMoment(rules_, battle_, moment);
    if (!at || rules_.outcome(*at)) continue;
    const Decision decision = rules_.decision(*at);
    if (decision.automatic || std::ranges::none_of(kinds, [&](int kind) { return decision.allows(kind); })) continue;
    const Judgement one = judgedPerson(rules_, *at, person_, kinds, unit);
    if (one.legal) return {};
    const auto far = std::ranges::find_if(one.verdict.reasons, saysTooFar);
    if (far != one.verdict.reasons.end() && doubt.empty())
      doubt = sentence(rules_.definition(), *at, *far) +
              (far->rule.empty() ? std::string() : " (" + std::string(far->rule) + ")");
  }
  return doubt;
}

}  // namespace signifer::tell
