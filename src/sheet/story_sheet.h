// The story of a battle as a plain document, for the writers of text, Markdown and HTML.
#pragma once

#include "sheet/document.h"
#include "sheet/story.h"

namespace signifer {

/// Outcome, the turn that changed most, turn by turn what mattered, losses, dice, house rules. For one side: what it
/// may know; with noSide everything.
[[nodiscard]] Sheet storySheet(const Session& session, const StoryMarks& marks = {}, SideIndex side = noSide);

}  // namespace signifer
