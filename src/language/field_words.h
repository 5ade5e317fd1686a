// Fields and their values as people read them, in the language of now.
#pragma once

#include <string>

#include "schema/document.h"
#include "schema/field.h"

namespace signifer {

/// The field's caption, or its name where it has none.
[[nodiscard]] std::string captionOf(const Field& field);
/// One of the field's values: "yes", a choice by its words or else its plain word, a list with commas, a figure as it
/// is, without the field's unit.
[[nodiscard]] std::string valueWords(const Field& field, const Json& value);

}  // namespace signifer
