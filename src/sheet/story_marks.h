// The players' stars and comments, out of the notes that a journal keeps beside its events.
#pragma once

#include <string>

#include "sheet/story.h"

namespace signifer {

/// Those on events of the branch of now. `notes` is a JSON object (docs/file-formats.md); what is not understood is
/// passed over.
[[nodiscard]] StoryMarks storyMarks(const Session& session, const std::string& notes);

}  // namespace signifer
