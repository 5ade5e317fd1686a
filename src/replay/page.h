// The replay of a battle as one HTML file that opens anywhere: table, dice, story and all, nothing loaded from
// elsewhere and no rule run again. Its script and style are the library's own (assets/replay).
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
  /// Who played the sides; empty for nobody named.
  std::array<std::string, 2> players;
};

/// The line that was played, up to the moment of the session.
[[nodiscard]] std::string replayPage(const Session& session, const ReplayOrder& order);

}  // namespace signifer
