// The replay of a battle as one HTML file that opens anywhere. Table, dice and story are in it; nothing is loaded from
// elsewhere, and no rule is run again. Its script and style are the library's own (assets/replay).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "library/loader.h"
#include "play/session.h"
#include "sheet/story.h"

namespace signifer {

struct ReplayOrder {
  StoryMarks marks;
  /// The players' notes of the journal, a JSON object.
  std::string notes = "{}";
  /// The battle goes along, to be opened and played on.
  bool withBattle = false;
  WhoPlayed who;
  /// The file leaves out all that is hidden from this side; noSide for nothing. The battle cannot go along then.
  SideIndex side = noSide;
  /// The codes of the languages to choose from, beside the one that is spoken now.
  std::vector<std::string> languages;
  /// For further languages: where rule sets are made, and the folder of the program's own texts.
  const RuleSetLibrary* library = nullptr;
  std::filesystem::path texts;
};

/// The line that was played, up to the moment of the session.
[[nodiscard]] std::string replayPage(const Session& session, const ReplayOrder& order);

}  // namespace signifer
