// The sentences of an account as a story tells them: without what was rolled and needed, figures rounded, and what
// befell several units alike said once.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/definition.h"

namespace signifer {

/// `text` is a sentence made of the phrase `id`. The part of the phrase behind a colon or comma goes that holds figures
/// and no names; lengths are rounded to whole units.
[[nodiscard]] std::string asTold(const Definition& definition, std::string_view id, std::string text);

/// "Ten units of the English": a name's own article within a sentence.
[[nodiscard]] std::string withinSentence(const std::string& name);

/// Whether a figure is left in what a story tells of this phrase: a count or a face, seldom worth a sentence.
[[nodiscard]] bool tellsAFigure(const Definition& definition, std::string_view id);

/// "Velites, Boii and Insubres"; of many the first few, "and 11 more".
[[nodiscard]] std::string listOfNames(std::span<const std::string> names);

}  // namespace signifer
