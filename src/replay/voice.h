// A replay in one language: its story, its head and foot as HTML, and the words that the page's script puts on it.
#pragma once

#include <string>

#include "replay/page.h"
#include "replay/recording.h"

namespace signifer {

struct ReplayVoice {
  std::string language;
  std::string title;
  std::string outcome;
  std::string banner;
  std::string story;
  std::string foot;
  /// A member of "voices": docs/replay.md.
  Json words;
  Recording recording;
};

/// In the language of now. `others` are the texts of the same battle in the page's further languages.
[[nodiscard]] ReplayVoice replayVoice(const Session& session, const ReplayOrder& order,
                                      const std::vector<ToldTexts>& others);

}  // namespace signifer
