// The language in which people are spoken to: chosen once when a program starts, English until then. What programs read
// (rulings, verdicts, ids, files, journals) is English always; nothing of a battle depends on the language.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "language/catalogue.h"

namespace signifer {

/// A language that texts are written in or translated to.
struct Language {
  /// Of ISO 639: "de".
  std::string_view code;
  /// What its speakers call it.
  std::string_view name;
};

/// English first.
[[nodiscard]] const std::vector<Language>& languages();

/// Speaks a language of `languages()` from now on. `folder` has the program's own texts, a file a language. Call it
/// before rule sets are loaded and before there are threads. Throws SourceError, or std::invalid_argument where the
/// language is none of these.
void speak(std::string_view language, const std::filesystem::path& folder);
/// The code of the language of now.
[[nodiscard]] std::string_view spokenLanguage();

/// A text of the program's own in the language of now; as it is where it has no translation.
[[nodiscard]] std::string said(std::string_view english);
/// The same with {0}, {1} ... filled in. A figure may choose its words: "{0|# unit|# units}".
[[nodiscard]] std::string said(std::string_view english, const std::vector<std::string>& places);
/// The everyday name of an id in kebab-case: its word in the current language, or "light-cavalry" as "light cavalry".
[[nodiscard]] std::string plainWord(std::string_view id);
/// A number's digits as people of the language write them: "7.5" is "7,5" in German.
[[nodiscard]] std::string localNumber(std::string digits);
/// A probability, 0 to 1, as it is said: "42 %", "under 1 %", "over 99 %".
[[nodiscard]] std::string percentInWords(double probability);

/// "{1|no hits|# hit|# hits}" without braces and number: `figure` chooses its words, of one and many or of none, one
/// and many; # is the figure. In French none is one.
[[nodiscard]] std::string chosenByFigure(std::int64_t figure, std::string_view forms);

/// Makes a rule set's catalogue known: its words to plainWord, and its texts to said, for those that stand in its code.
void learn(const Catalogue& catalogue);

}  // namespace signifer
