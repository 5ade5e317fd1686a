// A battle as its replay keeps it: the ground, the units, and event by event the changes, the words, and the rolls with
// their odds. Nothing of it needs the rules again. docs/replay.md describes the JSON.
#pragma once

#include "schema/json_text.h"
#include "sheet/story.h"

namespace signifer {

/// The line that was played, up to the moment of the session. `story` is that of the same session.
[[nodiscard]] Json recordingOf(const Session& session, const Story& story, const StoryMarks& marks);

}  // namespace signifer
