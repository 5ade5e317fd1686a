// The story of a battle as a plain document, for the writers of text, Markdown and HTML.
#pragma once

#include "sheet/document.h"
#include "sheet/story.h"

namespace signifer {

/// Rules, outcome, the turn that changed most, turn by turn what mattered, losses, dice. `story` is of this session,
/// and whole. For one side: what it may know; with noSide everything.
[[nodiscard]] Sheet storySheet(const Session& session, const Story& story, SideIndex side = noSide);

}  // namespace signifer
