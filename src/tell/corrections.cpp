// "No, Boii lose 1": a line that puts right what was told before. The last line that told of the unit is taken back as
// far as nothing else has come to it since, and the line is read of the battle as it was.
#include "tell/corrections.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/origins.h"
#include "language/word_list.h"
#include "play/measures_json.h"
#include "play/override.h"
#include "play/state_json.h"
#include "play/table_moment.h"
#include "schema/field_reader.h"
#include "tell/names.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

// The values of `then` where something changed them and nothing has changed them since.
json statusBack(const Fields& fields, std::span<const std::int16_t> then, std::span<const std::int16_t> told,
                std::span<const std::int16_t> now) {
  json status = json::object();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (then[i] != told[i] && told[i] == now[i])
      status[fields[i].name] = toJson(fields[i], fromSlot(fields[i], then[i]));
  return status;
}

json unitBack(const Definition& definition, const Unit& then, const Unit& told, const Unit& now) {
  json one = json::object();
  if (then.pose != told.pose && told.pose == now.pose) {
    one["x"] = inchesToJson(then.pose.centre.x);
    one["y"] = inchesToJson(then.pose.centre.y);
    one["heading"] = degreesToJson(then.pose.heading);
  }
  if (then.present != told.present && told.present == now.present) one["present"] = then.present;
  if (json status = statusBack(definition.unitStatus(), then.status.at, told.status.at, now.status.at); !status.empty())
    one["status"] = std::move(status);
  return one;
}

json personBack(const Definition& definition, const Setup& setup, const Person& then, const Person& told,
                const Person& now) {
  json one = json::object();
  if (then.at != told.at && told.at == now.at && then.unit == noUnit) {
    one["x"] = inchesToJson(then.at.x);
    one["y"] = inchesToJson(then.at.y);
  }
  if (then.unit != told.unit && told.unit == now.unit)
    one["unit"] = then.unit == noUnit ? json() : json(setup.units[static_cast<std::size_t>(then.unit)].id);
  if (then.present != told.present && told.present == now.present) one["present"] = then.present;
  if (json status = statusBack(definition.personStatus(), then.status.at, told.status.at, now.status.at);
      !status.empty())
    one["status"] = std::move(status);
  return one;
}

json relationsBack(const Definition& definition, const Battle& then, const Battle& told) {
  json list = json::array();
  const auto& units = then.setup->units;
  const auto put = [&](const Relation& one, std::int16_t value) {
    if (isOfOrigin(one)) return;
    list.push_back({{"relation", definition.relationKinds()[static_cast<std::size_t>(one.kind)]},
                    {"from", units[static_cast<std::size_t>(one.from)].id},
                    {"to", units[static_cast<std::size_t>(one.to)].id},
                    {"value", value}});
  };
  for (const Relation& one : told.relations)
    if (then.relation(one.kind, one.from, one.to) == 0) put(one, 0);
  for (const Relation& one : then.relations)
    if (told.relation(one.kind, one.from, one.to) != one.value) put(one, one.value);
  return list;
}

template <class Item>
void addBack(json& list, const Item& info, json one) {
  if (one.empty()) return;
  one["id"] = info.id;
  list.push_back(std::move(one));
}

// Whether a change was told of the unit, and not of another that did something to it: "Boii charges Legio II" is no
// line about Legio II.
bool tellsOf(const Setup& setup, const std::string& changes, UnitIndex unit) {
  const std::string& id = setup.units[static_cast<std::size_t>(unit)].id;
  const json all = json::parse(changes, nullptr, false);
  const auto names = [&](const json& change) {
    const json units = change.value("units", json::array());
    const auto isHis = [&](const json& one) { return one.value("id", "") == id; };
    const bool charged = std::ranges::any_of(units, [&](const json& one) { return one.value("charges", "") == id; });
    return !charged && std::ranges::any_of(units, isHis);
  };
  if (!all.is_object()) return false;
  if (!all.contains("told"))
    return names(all) || all.value("settled", json::array()).dump().find('"' + id + '"') != std::string::npos;
  return std::ranges::any_of(all["told"], names);
}

}  // namespace

std::size_t correctionWords(Words words) {
  constexpr std::string_view alone = "sorry correction korrektur wrong falsch pardon actually stimmt";
  constexpr std::string_view beforeComma = "no nein non nope";
  std::size_t count = 0;
  while (words.size() > count + 1) {
    const bool comma = words[count + 1].text == ",";
    const bool says = hasWord(alone, words[count].text) || (comma && hasWord(beforeComma, words[count].text));
    if (!says) break;
    count += comma ? 2 : 1;
  }
  return count;
}

std::optional<Correction> correctionOf(const Session& session, Words words) {
  const Battle& now = session.battle();
  const auto named = unitsNamed(now, words.subspan(correctionWords(words)));
  if (named.count == 0) return std::nullopt;
  const std::size_t count = session.eventCount();
  for (std::size_t i = count; i-- > 0;) {
    const Battle& then = session.before(i);
    if (then.turn != now.turn || then.active != now.active) return std::nullopt;
    const Battle& told = i + 1 < count ? session.before(i + 1) : now;
    const auto* change = std::get_if<StateOverride>(&session.event(i).what);
    if (change == nullptr || tableMoment(then) != tableMoment(told)) continue;
    if (std::ranges::none_of(named.fit, [&](UnitIndex u) { return tellsOf(*now.setup, change->changes, u); })) continue;
    return Correction{takenBack(session.rules().definition(), then, told, now)};
  }
  return std::nullopt;
}

std::string takenBack(const Definition& definition, const Battle& then, const Battle& told, const Battle& now) {
  json back = json::object();
  const Setup& setup = *now.setup;
  json units = json::array();
  for (UnitIndex u = 0; u < now.unitCount(); ++u)
    addBack(units, setup.units[static_cast<std::size_t>(u)],
            unitBack(definition, then.unit(u), told.unit(u), now.unit(u)));
  json people = json::array();
  for (PersonIndex p = 0; p < now.personCount(); ++p)
    addBack(people, setup.people[static_cast<std::size_t>(p)],
            personBack(definition, setup, then.person(p), told.person(p), now.person(p)));
  json sides = json::array();
  for (SideIndex side = 0; side < 2; ++side) {
    json status = statusBack(definition.sideStatus(), then.side(side).status.at, told.side(side).status.at,
                             now.side(side).status.at);
    if (!status.empty())
      sides.push_back({{"id", setup.sides[static_cast<std::size_t>(side)].id}, {"status", std::move(status)}});
  }
  if (!units.empty()) back["units"] = std::move(units);
  if (!people.empty()) back["people"] = std::move(people);
  if (!sides.empty()) back["sides"] = std::move(sides);
  if (json relations = relationsBack(definition, then, told); !relations.empty()) back["relations"] = relations;
  if (then.tasks != told.tasks && told.tasks == now.tasks) {
    back["tasks"] = json::array();
    for (const Task& task : then.tasks)
      back["tasks"].push_back(
          {{"task", definition.taskKinds()[static_cast<std::size_t>(task.code)]}, {"args", task.args}});
  }
  back["cameFrom"] = json::parse(writeOrigins(then).dump());
  return back.dump();
}

}  // namespace signifer::tell
