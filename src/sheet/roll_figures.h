// Figures of a ruling's result, for the words about rolls.
#pragma once

#include <cstdint>
#include <string>

#include "language/language.h"
#include "rules/procedure.h"
#include "schema/field.h"

namespace signifer {

inline bool isFigure(const Field& field) { return field.type == FieldType::integer || field.type == FieldType::number; }
inline double figureOf(const Field& field, const Value& value) {
  return field.type == FieldType::number ? value.real : static_cast<double>(value.whole);
}

/// "2 hits"
inline std::string hitsInWords(std::int64_t hits) { return said("{0|no hit|# hit|# hits}", {std::to_string(hits)}); }

}  // namespace signifer
