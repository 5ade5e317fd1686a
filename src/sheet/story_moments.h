// The moments of a story that are worth a map, and how its quiet turns and its losses are put.
#pragma once

#include <string>
#include <string_view>

#include "sheet/story.h"
#include "sheet/story_words.h"

namespace signifer {

/// The players' stars first, then the turns in which most was lost. `turningPoint`: the last event of the turn that
/// changed most, 0 for none. `turnedBy`: the deed that decided it, in words; may be empty.
void chooseMoments(const Session& session, const StoryMarks& marks, const SpokenNames& names, std::size_t turningPoint,
                   const std::string& turnedBy, Story& story);

/// One sentence for a turn of which nothing came; the next such turn takes other words.
[[nodiscard]] std::string quietWords(bool fought, std::size_t which);

/// Turns in a row of which nothing came become one.
void joinQuietTurns(Story& story);

/// A sentence about a loss as it stands beside the name of the lost: "Captured."
[[nodiscard]] std::string withoutName(const std::string& words, std::string_view name);

/// With a capital letter and a full stop.
[[nodiscard]] std::string ended(std::string text);

}  // namespace signifer
