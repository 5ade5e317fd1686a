#include "rules/typed_procedure.h"

#include <algorithm>

#include "schema/source_error.h"

namespace signifer::detail {
namespace {

[[noreturn]] void differs(const Definition& definition, const std::string& procedure, std::string_view part,
                          std::string_view name, const std::string& expected) {
  throw SourceError(definition.id() + "/procedures.json", "/" + procedure + "/" + std::string(part), 0,
                    "\"" + std::string(name) + "\": " + expected);
}

// Brings the words of a field into the order of the enumerators, so that an index is an enumerator.
void reorderWords(const Definition& definition, const std::string& procedure, std::string_view part, Field& field,
                  const std::vector<std::string_view>& words, bool isInput) {
  for (const std::string& word : field.values)
    if (std::ranges::find(words, word) == words.end())
      differs(definition, procedure, part, field.name, "the code does not know the word " + word);
  const bool whole = field.values.size() == words.size();
  if (isInput && !whole) differs(definition, procedure, part, field.name, "the code has more words than the form");
  const std::string standard =
      field.values.empty() ? ""
                           : field.values[static_cast<std::size_t>(std::max<std::int64_t>(0, field.standard.whole))];
  field.values.assign(words.begin(), words.end());
  if (field.type == FieldType::choice) field.standard.whole = field.indexOf(standard);
}

}  // namespace

void checkBinding(const Definition& definition, const std::string& procedure, std::string_view part, Field& field,
                  std::string_view name, FieldType type, const std::vector<std::string_view>& words,
                  const Value& standard, bool mayBeAbsent, bool isInput) {
  if (field.name != name)
    differs(definition, procedure, part, name, "the form has \"" + field.name + "\" in its place");
  if (field.type != type) differs(definition, procedure, part, name, "is of another type in the code");
  if (!words.empty()) reorderWords(definition, procedure, part, field, words, isInput);
  if (isInput && mayBeAbsent != field.optional)
    differs(definition, procedure, part, name, "may be left out in one of code and form only");
  if (isInput && !field.required && !field.optional && field.standard != standard)
    differs(definition, procedure, part, name, "has another default in the code");
}

void bindingCountDiffers(const Definition& definition, const std::string& procedure, std::string_view part,
                         std::size_t fields, std::size_t bindings) {
  throw SourceError(definition.id() + "/procedures.json", "/" + procedure + "/" + std::string(part), 0,
                    "the form has " + std::to_string(fields) + " fields, the code " + std::to_string(bindings));
}

}  // namespace signifer::detail
