// Verbs that append to a journal: its session does something, and each event is on the disk at the end.
#pragma once

#include <functional>
#include <string>

#include "play/journal.h"
#include "play/journal_writer.h"

namespace signifer::cli {

/// Lets the deed append events to a journal that may go on. Throws WrongQuestion where it may not, and
/// std::runtime_error where the disk refuses.
void appendTo(const std::string& journal, OpenedJournal& opened,
              const std::function<void(Session& session, JournalWriter& writer)>& deed);

}  // namespace signifer::cli
