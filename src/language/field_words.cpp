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

}  // namespace signifer
