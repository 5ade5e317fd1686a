// Reads fields from a rule set's JSON, and values against fields.
#pragma once

#include "schema/document.h"
#include "schema/field.h"

namespace signifer {

/// `[{"name": ..., "type": ..., "values" | "min"/"max", "default" | "required" | "optional", "caption", "unit",
/// "holds", "words"}, ...]`.
[[nodiscard]] Fields readFields(const Node& list);

/// The words that people read for each of the values: `{"high-die": "the higher die"}`; values left out are plain
/// words.
[[nodiscard]] std::vector<std::string> readWords(const Node& node, const std::vector<std::string>& values);

/// A value that fits the field. Throws SourceError.
[[nodiscard]] Value readValue(const Field& field, const Node& value);

/// A field that an object gives, by its index, and its value.
using Given = std::pair<std::size_t, Node>;
/// The values that an object gives of these fields, in the order of the fields.
[[nodiscard]] std::vector<Given> givenFields(const Fields& fields, const Node& object);
/// Complains about members of an object that are no fields.
void allowOnlyFields(const Fields& fields, const Node& object);

/// A value as JSON: words for choices, sorted words for lists, whole numbers without decimals.
[[nodiscard]] Json toJson(const Field& field, const Value& value);

/// A field as JSON, as `signifer-cli procedures` prints it.
[[nodiscard]] Json toJson(const Field& field);

/// The value as a slot keeps it: as it is, a number in thousandths.
[[nodiscard]] std::int32_t toSlot(const Field& field, const Value& value);
[[nodiscard]] Value fromSlot(const Field& field, std::int32_t slot);

}  // namespace signifer
