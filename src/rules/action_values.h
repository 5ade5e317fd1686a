// Which fields of an action stand in its values, in their order; the others have a place of their own
// (battle/action.h).
#pragma once

#include "rules/definition.h"

namespace signifer {

[[nodiscard]] constexpr bool isAmongValues(FieldType type) {
  switch (type) {
    case FieldType::unit:
    case FieldType::person:
    case FieldType::units:
    case FieldType::point:
    case FieldType::path:
    case FieldType::steps:
      return false;
    default:
      return true;
  }
}

}  // namespace signifer
