// The players of a battle and its day, as the notes of a journal keep them.
#pragma once

#include <array>
#include <string>

namespace signifer {

struct WhoPlayed {
  /// A person's name, by side; of a machine "machine, greedy"; empty for nobody named.
  std::array<std::string, 2> players;
  /// As a calendar has it: "2026-11-28"; empty where nobody said.
  std::string date;
};

/// `notes` is the journal's JSON object; what is not understood is passed over.
[[nodiscard]] WhoPlayed whoPlayed(const std::string& notes);

/// The notes of a battle that machines play: the commanders, the players' names and the day. "{}" where neither players
/// nor day are given.
[[nodiscard]] std::string notesOfPlay(const std::array<std::string, 2>& commanders, const WhoPlayed& who);

/// Whether it is a day: four digits, two, two, of a month that there is.
[[nodiscard]] bool isDay(const std::string& text);

/// "28 November 2026" of "2026-11-28".
[[nodiscard]] std::string dayInWords(const std::string& day);

/// "Rome: Anna. Carthage: machine, greedy. Played on 28 November 2026."; empty where nothing is known.
[[nodiscard]] std::string playedInWords(const WhoPlayed& who, const std::array<std::string, 2>& sides);

}  // namespace signifer
