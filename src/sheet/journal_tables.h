// The rolls, the losses and a referee's entries of battles as tables for spreadsheets and scripts: CSV (RFC 4180), a
// heading and a line each. docs/file-formats.md describes the columns.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/session.h"

namespace signifer {

enum class JournalTable { rolls, losses, entries };

/// "rolls", "losses" or "entries"; nothing for another word.
[[nodiscard]] std::optional<JournalTable> journalTable(std::string_view word);

/// The heading's line. Its words are the same in every language, so that scripts find the columns.
[[nodiscard]] std::string headingOf(JournalTable table);

/// The lines of one battle, up to the moment of the session. `journal` names it in the first column. Shares have a
/// decimal point; a cell of which nothing is known is empty. For a side the lines are those of what it was told and
/// saw, and of its own entries; the numbers of events, which count the others too, are left out.
[[nodiscard]] std::string linesOf(JournalTable table, const Session& session, const std::string& journal,
                                  SideIndex side = noSide);

}  // namespace signifer
