#include "play/status_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "schema/field_reader.h"

namespace signifer {
namespace {

std::size_t countOf(Holds holds, const Definition& definition, const Battle& battle) {
  switch (holds) {
    case Holds::unit:
      return battle.units.size();
    case Holds::person:
      return battle.people.size();
    case Holds::side:
      return battle.sides.size();
    case Holds::step:
      return static_cast<std::size_t>(definition.sequence().size());
    case Holds::number:
      break;
  }
  return std::size_t{INT16_MAX} + 1;
}

// Below 0 is none.
bool isPlace(Holds holds, const Definition& definition, const Battle& battle, std::int16_t place) {
  return place < 0 || static_cast<std::size_t>(place) < countOf(holds, definition, battle);
}

}  // namespace

void setStandards(const Fields& fields, std::span<std::int16_t> slots) {
  for (std::size_t i = 0; i < std::min(fields.size(), slots.size()); ++i)
    slots[i] = static_cast<std::int16_t>(toSlot(fields[i], fields[i].standard));
}

std::int16_t readSlot(const Field& field, const Node& value) {
  const std::int32_t slot = toSlot(field, readValue(field, value));
  if (slot < INT16_MIN || slot > INT16_MAX) throw value.error("a smaller number was expected");
  return static_cast<std::int16_t>(slot);
}

void readStatus(const Fields& fields, const Node& status, std::span<std::int16_t> slots) {
  const std::vector<Given> given = givenFields(fields, status);
  for (const auto& [field, value] : given) slots[field] = readSlot(fields[field], value);
  if (given.size() != status.json().size()) allowOnlyFields(fields, status);
}

void readProfile(const Fields& fields, const Node& profile, std::span<std::int32_t> slots) {
  const std::vector<Given> given = givenFields(fields, profile);
  for (const auto& [field, value] : given) slots[field] = toSlot(fields[field], readValue(fields[field], value));
  if (given.size() != profile.json().size()) allowOnlyFields(fields, profile);
}

void requirePlace(Holds holds, const Definition& definition, const Battle& battle, std::int16_t place,
                  const Node& node) {
  if (isPlace(holds, definition, battle, place)) return;
  const std::size_t count = countOf(holds, definition, battle);
  const std::string what(nameOf(holds));
  throw node.error(count == 0 ? "no " + what + " was expected: the battle has none"
                              : "the place of a " + what + ", at most " + std::to_string(count - 1) + ", was expected");
}

void requirePlaces(const Fields& fields, const Definition& definition, const Battle& battle, const Node& owner,
                   std::span<const std::int16_t> slots) {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].holds == Holds::number || isPlace(fields[i].holds, definition, battle, slots[i])) continue;
    const auto status = owner.find("status");
    const auto given = status ? status->find(fields[i].name) : std::nullopt;
    requirePlace(fields[i].holds, definition, battle, slots[i], given ? *given : owner);
  }
}

}  // namespace signifer
