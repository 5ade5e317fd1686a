// Sheets as text for a terminal, Markdown, BBCode for forums, or a self-contained HTML page that prints well.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sheet/document.h"

namespace signifer {

enum class SheetFormat { text, markdown, html, bbcode };

/// "text", "markdown", "html" or "bbcode"; nothing for another word.
[[nodiscard]] std::optional<SheetFormat> sheetFormat(std::string_view word);
/// By a file's ending: .md, .html or .htm, .bbcode; anything else is text.
[[nodiscard]] SheetFormat sheetFormatOf(std::string_view fileName);

[[nodiscard]] std::string writeSheet(const Sheet& sheet, SheetFormat format);
[[nodiscard]] std::string writeText(const Sheet& sheet);
[[nodiscard]] std::string writeMarkdown(const Sheet& sheet);
[[nodiscard]] std::string writeHtml(const Sheet& sheet);
[[nodiscard]] std::string writeBbcode(const Sheet& sheet);

/// The text of a panel or step without its marks of strong words; a house mark becomes "(H)".
[[nodiscard]] std::string plainWords(std::string_view text);
/// "●", "○" or "◐".
[[nodiscard]] std::string_view discSign(ActorDisc disc);

}  // namespace signifer
