// Fields and their values as people read them, in the language of now.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "schema/document.h"
#include "schema/field.h"

namespace signifer {

/// The field's caption, or its name where it has none.
[[nodiscard]] std::string captionOf(const Field& field);
/// One of the field's values: "yes", a choice by its words or else its plain word, a list with commas, a figure as it
/// is, without the field's unit.
[[nodiscard]] std::string valueWords(const Field& field, const Json& value);

/// Which way a unit on a grid looks, in quarter turns clockwise from up the table.
[[nodiscard]] std::string facingWords(int quarter);

/// The value that an action keeps for the field at this place, among its `values` in the order of these fields.
[[nodiscard]] std::int16_t keptValue(const Fields& fields, std::size_t at, std::span<const std::int16_t> values);

/// The words for the value that an action keeps for the field at this place: "2 optional dice", "wedge", "facing left".
/// Empty where the value goes without saying: a "no", a figure of 0, what the rule set leaves unsaid. `values` are the
/// action's, in the order of these fields.
[[nodiscard]] std::string toldInWords(const Fields& fields, std::size_t at, std::span<const std::int16_t> values);

}  // namespace signifer
