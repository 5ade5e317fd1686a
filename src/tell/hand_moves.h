// Places that hands have shown on the real table, judged: a ghost that waits to be taken, or the last move that was
// taken on the players' word. The way is named leg by leg; where none is found the answer says that it found none.
#pragma once

#include <optional>
#include <span>

#include "play/session.h"
#include "play/table_moment.h"
#include "play/told_moves.h"
#include "tell/tell.h"

namespace signifer {

/// Judges where these units stand, for the step at which the table is, or for the next step of their side's player turn
/// in which such a move is asked. `only` is the moment that somebody has named instead.
[[nodiscard]] ToldAnswer judgePlaces(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places,
                                     const std::optional<TableMoment>& only = std::nullopt,
                                     const ToldGrace& grace = {});

/// Judges the last move that was made by hand, as of the moment before it; nothing where there was none.
[[nodiscard]] std::optional<ToldAnswer> wasThatLegal(const Session& session, const ToldGrace& grace = {});

/// A way in words: "wheel right 20 degrees, ahead 10.6 in".
[[nodiscard]] std::string wayInWords(const RuleSet& rules, const Battle& battle, const Path& path);

}  // namespace signifer
