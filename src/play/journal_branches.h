// Branches in a journal: lines that begin one, go to one, name, remove or restore one. The players' notes on events
// stay with their event when it becomes part of another branch.
#pragma once

#include <optional>

#include "play/session.h"
#include "schema/document.h"

namespace signifer {

/// The newest format of a journal that is read. Journals with branches are of format 2: where a journal has the first,
/// it says so.
inline constexpr std::int64_t newestJournal = 2;

/// The members that lines of format 2 have beside those of format 1.
[[nodiscard]] bool tellsOfBranches(const Node& line);

/// Begins a branch where an event's line says so. Throws SourceError.
void beginBranch(Session& session, const Node& line);

/// Carries out a line that goes to a branch, names, removes or restores one; false where it is none. Throws
/// SourceError.
[[nodiscard]] bool playBranchLine(Session& session, const Node& line);

/// An event's line. With a fork it is the first of a new branch.
[[nodiscard]] Json eventLine(const Session& session, const Battle& before, const Event& event, std::size_t number,
                             const std::optional<Fork>& fork);

/// The lines behind the header that lead to all events and branches of a session, numbered from 1.
[[nodiscard]] std::vector<Json> branchLines(const Session& session);

/// Notes on the events of the current branch behind the first `after` go along to the branch that has these events now.
void moveNotes(Json& notes, const Branches& branches, std::size_t after, BranchIndex to);

}  // namespace signifer
