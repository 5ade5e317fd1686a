#include "tell/told_differences.h"

#include "schema/field_reader.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

json changedStatus(const Fields& fields, std::span<const std::int16_t> before, std::span<const std::int16_t> after) {
  json status = json::object();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (before[i] != after[i]) status[fields[i].name] = toJson(fields[i], fromSlot(fields[i], after[i]));
  return status;
}

}  // namespace

json differences(const RuleSet& rules, const Battle& before, const Battle& after) {
  const Definition& definition = rules.definition();
  json units = json::array();
  json people = json::array();
  for (UnitIndex u = 0; u < before.unitCount(); ++u) {
    json status = changedStatus(definition.unitStatus(), before.unit(u).status.at, after.unit(u).status.at);
    if (!status.empty())
      units.push_back({{"id", before.setup->units[static_cast<std::size_t>(u)].id}, {"status", std::move(status)}});
  }
  for (PersonIndex p = 0; p < before.personCount(); ++p) {
    json one{{"id", before.setup->people[static_cast<std::size_t>(p)].id}};
    json status = changedStatus(definition.personStatus(), before.person(p).status.at, after.person(p).status.at);
    if (!status.empty()) one["status"] = std::move(status);
    const UnitIndex with = after.person(p).unit;
    if (with != before.person(p).unit)
      one["unit"] = with == noUnit ? json() : json(before.setup->units[static_cast<std::size_t>(with)].id);
    if (one.size() > 1) people.push_back(std::move(one));
  }
  return {{"units", units}, {"people", people}};
}

}  // namespace signifer::tell
