// The fields of a rule set by the words that people type for them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "schema/field.h"
#include "tell/line.h"

namespace signifer::tell {

/// A value of a field that a word names: what to set it to.
struct Meant {
  std::size_t field = 0;
  std::optional<std::int64_t> value = std::nullopt;
  double score = 0;
};

/// The likeness of a typed word to the best of the names, less where there are many of them; 0 for none.
[[nodiscard]] double likeAny(const std::vector<std::string>& names, std::string_view typed);

/// The field, or the word of a choice, that a typed word is most like. A word that only joins others names none, and of
/// a long caption only the first words do.
[[nodiscard]] std::optional<Meant> meantBy(const Fields& fields, std::string_view typed);

/// Finds the field of a word or of another word for it: "routs" is "fleeing" in some rule sets and "broken" in others.
[[nodiscard]] std::optional<Meant> meantByWord(const Fields& fields, std::string_view typed);

/// The number of words that call the field of a choice before the word of its value: 2 in "order test failed".
[[nodiscard]] std::size_t wordsBeforeValue(const Fields& fields, Words words);

}  // namespace signifer::tell
