// Lines that put right what was told before: "no, Boii lose 1".
#pragma once

#include <optional>
#include <string>

#include "play/session.h"
#include "tell/line.h"

namespace signifer::tell {

/// How many words say that something is put right, from the first on: "no,", "sorry".
[[nodiscard]] std::size_t correctionWords(Words words);

struct Correction {
  /// The change that takes back the last line that told of the unit.
  std::string back;
};
/// Takes back what was told in this player turn of the unit that the line names first. Nothing where nothing was.
[[nodiscard]] std::optional<Correction> correctionOf(const Session& session, Words words);

/// The change from `now` to `then`, of whatever was otherwise when `told` had been told, and is so still.
[[nodiscard]] std::string takenBack(const Definition& definition, const Battle& then, const Battle& told,
                                    const Battle& now);

}  // namespace signifer::tell
