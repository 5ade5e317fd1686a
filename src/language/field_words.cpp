#include "language/field_words.h"

#include <nlohmann/json.hpp>

#include "language/language.h"

namespace signifer {

std::string captionOf(const Field& field) { return field.caption.empty() ? field.name : field.caption; }

std::string valueWords(const Field& field, const Json& value) {
  if (value.is_boolean() && field.type == FieldType::boolean && !field.words.empty())
    return field.words[value.get<bool>() ? 1 : 0];
  if (value.is_boolean()) return said(value.get<bool>() ? "yes" : "no");
  if (value.is_string()) {
    const std::string word = value.get<std::string>();
    const int place = field.indexOf(word);
    const bool worded = place >= 0 && static_cast<std::size_t>(place) < field.words.size();
    return worded ? field.words[static_cast<std::size_t>(place)] : plainWord(word);
  }
  if (value.is_number_integer())
    if (const auto worded = field.figureWords.find(value.get<std::int64_t>()); worded != field.figureWords.end())
      return worded->second;
  if (!value.is_array()) return value.dump();
  std::string all;
  for (const Json& one : value) all += (all.empty() ? "" : ", ") + valueWords(field, one);
  return all.empty() ? said("none") : all;
}

std::string facingWords(int quarter) {
  switch (quarter & 3) {
    case 0:
      return said("facing up the table");
    case 1:
      return said("facing right");
    case 2:
      return said("facing down the table");
    default:
      return said("facing left");
  }
}

std::int16_t keptValue(const Fields& fields, std::size_t at, std::span<const std::int16_t> values) {
  std::size_t slot = 0;
  for (std::size_t i = 0; i < at; ++i) slot += keptAsValue(fields[i].type) ? 1 : 0;
  return slot < values.size() ? values[slot] : std::int16_t{0};
}

namespace {

bool isAmong(std::int16_t value, std::uint64_t bits) {
  return value >= 0 && value < 64 && ((bits >> static_cast<unsigned>(value)) & 1U) != 0;
}

bool goesWithoutSaying(const Fields& fields, std::size_t at, std::span<const std::int16_t> values) {
  const Field& field = fields[at];
  if (isAmong(keptValue(fields, at, values), field.unsaid)) return true;
  if (field.saidWith.empty()) return false;
  const auto with = static_cast<std::size_t>(indexOf(fields, field.saidWith));
  return !isAmong(keptValue(fields, with, values), field.saidWithValues);
}

std::string figureInWords(const Field& field, std::int16_t figure) {
  if (const auto words = field.figureWords.find(figure); words != field.figureWords.end()) return words->second;
  if (figure == 0) return {};
  return field.says.empty() ? captionOf(field) + " " + std::to_string(figure) : chosenByFigure(figure, field.says);
}

}  // namespace

std::string toldInWords(const Fields& fields, std::size_t at, std::span<const std::int16_t> values) {
  const Field& field = fields[at];
  const std::int16_t value = keptValue(fields, at, values);
  if (goesWithoutSaying(fields, at, values)) return {};
  switch (field.type) {
    case FieldType::facing:
      return facingWords(value);
    case FieldType::boolean:
      if (!field.words.empty()) return valueWords(field, value != 0);
      return value != 0 ? captionOf(field) : std::string();
    case FieldType::choice: {
      const auto place = static_cast<std::size_t>(value);
      return place < field.values.size() ? valueWords(field, field.values[place]) : std::string();
    }
    default:
      return figureInWords(field, value);
  }
}

}  // namespace signifer
