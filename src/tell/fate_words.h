// The words with which people tell what a fight came to, in the three languages.
#pragma once

#include <optional>

#include "rules/hand_turns.h"
#include "tell/line.h"

namespace signifer::tell {

struct FateSaid {
  /// None of a unit that is gone: caught, cut down, wiped out.
  std::optional<FateKind> kind;
  /// The words that say it.
  std::size_t count = 0;
};
/// The fate that the words begin with.
[[nodiscard]] std::optional<FateSaid> fateSaid(Words words);
/// Whether the word belongs to a fate and says no more: "off", "ground", "zurück".
[[nodiscard]] bool isOfFate(std::string_view word);
/// Whether an enemy may be named behind it: "from", "before", "nach".
[[nodiscard]] bool leadsToFoe(std::string_view word);

}  // namespace signifer::tell
