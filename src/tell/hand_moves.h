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

/// The moves to these places, each as of the moment for which it is asked: `only`, or as judgePlaces finds it.
[[nodiscard]] std::vector<ToldMove> movesAsked(const RuleSet& rules, const Battle& battle,
                                               std::span<const ToldPlace> places,
                                               const std::optional<TableMoment>& only = std::nullopt,
                                               const ToldGrace& grace = {});

/// The moments for which a move to this place can be asked, of the player turn that is on, of the next one and of the
/// one before. The words are "Actions, turn 3, Rome".
struct MomentOfMove {
  TableMoment moment;
  std::string words;
  bool legal = false;
};
[[nodiscard]] std::vector<MomentOfMove> momentsOfMove(const RuleSet& rules, const Battle& battle,
                                                      const ToldPlace& place, const ToldGrace& grace = {});

/// All moments of these player turns.
[[nodiscard]] std::vector<MomentOfMove> momentsAround(const RuleSet& rules, const Battle& battle);

/// The end of a legal move that comes nearest to the place, on the way there or around it. Nothing if the place is
/// legal as it is, or if the unit may not move at all.
[[nodiscard]] std::optional<Pose> nearestLegalPlace(const RuleSet& rules, const Battle& battle, const ToldPlace& place,
                                                    const std::optional<TableMoment>& only = std::nullopt,
                                                    const ToldGrace& grace = {});

/// Judges the last move that was made by hand, as of the moment before it; nothing where there was none.
[[nodiscard]] std::optional<ToldAnswer> wasThatLegal(const Session& session, const ToldGrace& grace = {});

/// A way in words: "wheel right 20 degrees, ahead 10.6 in".
[[nodiscard]] std::string wayInWords(const RuleSet& rules, const Battle& battle, const Path& path);

}  // namespace signifer
