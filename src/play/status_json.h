// Statuses out of JSON, by the fields of the rule set. Only here a file's numbers become slots. Slots that are places
// in a list (Field::holds) are checked against the battle.
#pragma once

#include <cstdint>
#include <span>

#include "battle/battle.h"
#include "rules/definition.h"
#include "schema/document.h"
#include "schema/field.h"

namespace signifer {

/// Each slot at its field's default.
void setStandards(const Fields& fields, std::span<std::int16_t> slots);

/// Reads the fields that `status` has; the others stay as they are. Throws SourceError.
void readStatus(const Fields& fields, const Node& status, std::span<std::int16_t> slots);

/// Reads a profile or settings, whose slots are wider than those of a status.
void readProfile(const Fields& fields, const Node& profile, std::span<std::int32_t> slots);

/// Complains about a place in a list that the battle has not. `owner` holds the status, and may lack it. Throws
/// SourceError.
void requirePlaces(const Fields& fields, const Definition& definition, const Battle& battle, const Node& owner,
                   std::span<const std::int16_t> slots);

/// Complains where a number is no place in the battle's list of these; below 0 is none. Throws SourceError at `node`.
void requirePlace(Holds holds, const Definition& definition, const Battle& battle, std::int16_t place,
                  const Node& node);

/// A value as an action or a status keeps it. Throws SourceError where it is too large for that.
[[nodiscard]] std::int16_t readSlot(const Field& field, const Node& value);

}  // namespace signifer
