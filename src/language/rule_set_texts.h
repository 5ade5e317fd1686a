// Which values of a rule set's files are texts for people, and how they are put into the language of now. The files are
// English; languages/<language>.json beside them has their translations.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "schema/document.h"

namespace signifer {

/// Shows every text for people in a rule set's file, in the file's order. `see` gets its place as a JSON Pointer, and
/// may change the text. Ids, formulas and rules' numbers are left out.
void forEachText(Json& file, const std::function<void(const std::string& pointer, std::string& text)>& see);
/// Shows every word that a form, a status or an option may hold: ids in kebab-case that people read as words.
void forEachWord(const Json& file, const std::function<void(const std::string& word)>& see);

/// Reads one of a rule set's files with its texts in the language of now. Errors name lines of the file. Throws
/// SourceError.
[[nodiscard]] Document loadSpoken(const std::filesystem::path& file);
/// Puts the texts of a document of the rule set in `folder` into the language of now. Throws SourceError.
void translate(Document& document, const std::filesystem::path& folder);

}  // namespace signifer
