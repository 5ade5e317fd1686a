// The replay of a battle as one HTML file that opens anywhere. Table, dice and story are in it; nothing is loaded from
// elsewhere, and no rule is run again. Its script and style are the library's own (assets/replay).
#pragma once

#include <array>
#include <string>

#include "play/session.h"
#include "sheet/story.h"

namespace signifer {

struct ReplayOrder {
  StoryMarks marks;
  /// The players' notes of the journal, a JSON object.
  std::string notes = "{}";
  /// The battle goes along, to be opened and played on.
  bool withBattle = false;
  /// The players of the sides; empty for nobody named.
  std::array<std::string, 2> players;
};

/// The line that was played, up to the moment of the session.
[[nodiscard]] std::string replayPage(const Session& session, const ReplayOrder& order);

}  // namespace signifer
