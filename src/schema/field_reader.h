// Reads fields from a rule set's JSON, and values against fields.
#pragma once

#include "schema/document.h"
#include "schema/field.h"

namespace signifer {

/// `[{"name": ..., "type": ..., "values" | "min"/"max", "default" | "required" | "optional", "caption", "unit",
/// "holds", "words"}, ...]`.
[[nodiscard]] Fields readFields(const Node& list);

/// What people read for each of the values: `{"high-die": "the higher die"}`; those left out are plain words.
[[nodiscard]] std::vector<std::string> readWords(const Node& node, const std::vector<std::string>& values);

/// A value that fits the field. Throws SourceError.
[[nodiscard]] Value readValue(const Field& field, const Node& value);

/// A value as JSON: words for choices, sorted words for lists, whole numbers without decimals.
[[nodiscard]] Json toJson(const Field& field, const Value& value);

/// A field as JSON, as `signifer-cli procedures` prints it.
[[nodiscard]] Json toJson(const Field& field);

/// The value as a slot keeps it: as it is, a number in thousandths.
[[nodiscard]] std::int32_t toSlot(const Field& field, const Value& value);
[[nodiscard]] Value fromSlot(const Field& field, std::int32_t slot);

}  // namespace signifer
