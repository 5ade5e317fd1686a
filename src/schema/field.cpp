#include "schema/field.h"

#include <algorithm>
#include <array>

namespace signifer {

int Field::indexOf(std::string_view word) const {
  const auto found = std::ranges::find(values, word);
  return found == values.end() ? -1 : static_cast<int>(found - values.begin());
}

std::string inWords(std::string_view word) {
  std::string plain(word);
  std::ranges::replace(plain, '-', ' ');
  return plain;
}

int indexOf(const Fields& fields, std::string_view name) {
  const auto found = std::ranges::find(fields, name, &Field::name);
  return found == fields.end() ? -1 : static_cast<int>(found - fields.begin());
}

bool keptAsValue(FieldType type) {
  switch (type) {
    case FieldType::boolean:
    case FieldType::integer:
    case FieldType::number:
    case FieldType::choice:
    case FieldType::list:
    case FieldType::facing:
      return true;
    default:
      return false;
  }
}

std::string_view nameOf(FieldType type) {
  static constexpr std::array<std::string_view, 13> names{"boolean", "integer", "number", "enum",  "list",
                                                          "text",    "unit",    "person", "units", "point",
                                                          "path",    "facing",  "steps"};
  return names[static_cast<std::size_t>(type)];
}

std::string_view nameOf(Holds holds) {
  static constexpr std::array<std::string_view, 5> names{"number", "unit", "person", "side", "step"};
  return names[static_cast<std::size_t>(holds)];
}

}  // namespace signifer
