// A journal within a web page: a replay may carry the battle that it shows, to be played on.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/session.h"

namespace signifer {

/// The session with its branches as a new journal would begin; `notes` is the players' JSON object.
[[nodiscard]] std::string journalText(const Session& session, const std::string& notes = "{}");

/// The element of a page that carries a journal.
[[nodiscard]] std::string packedJournal(std::string_view journal);

/// The journal that a page carries. Nothing where the text is no page or carries none; empty where it is damaged.
[[nodiscard]] std::optional<std::string> unpackedJournal(std::string_view page);

/// Whether a text is a web page rather than a journal.
[[nodiscard]] bool isWebPage(std::string_view text);

}  // namespace signifer
