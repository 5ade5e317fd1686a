// A battle as its replay keeps it: the ground, the units, and event by event the changes, the words, and the rolls with
// their odds. Nothing of it needs the rules again. docs/replay.md describes the JSON.
#pragma once

#include <cstddef>
#include <vector>

#include "replay/recorded_looks.h"
#include "schema/json_text.h"
#include "sheet/story.h"

namespace signifer {

struct RecordingOrder {
  StoryMarks marks;
  /// All that is hidden from this side is left out; noSide for nothing.
  SideIndex side = noSide;
  /// The texts that recordings of this battle told in other languages.
  std::vector<ToldTexts> others;
};

struct Recording {
  Json json;
  /// The texts in the language of now, for a recording in several.
  ToldTexts texts;
  /// The number in the file of each moment of the session, from 0: what the side knows nothing of has none of its own.
  std::vector<std::size_t> places;
};

/// The line that was played, up to the moment of the session. `story` is that of the same session, as it is told to the
/// side.
[[nodiscard]] Recording recordingOf(const Session& session, const Story& story, const RecordingOrder& order);

/// The table of a session's start as phones draw it: a recording without events, each name and word in its place.
[[nodiscard]] Json tableOf(const Session& session);

}  // namespace signifer
