// Catching up: what the table did while nobody typed, laid before the referee one by one. Each place, loss or unit that
// is gone is judged if asked. All that are ticked are taken as one entry, with one step back.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tell/tell.h"

namespace signifer {

/// One thing that the table did.
struct CaughtUp {
  enum class Kind : std::uint8_t { stands, suffers, gone, other };
  Kind kind = Kind::other;
  /// None where it is about a side, a leader or the moment.
  UnitIndex unit = noUnit;
  /// "Legio I moved 7 in".
  std::string words;
  /// This alone, as Session::override takes it.
  std::string changes;
};

/// The changes of a line, or of ghosts and hands, taken apart in their order; changes that cannot be are left out.
[[nodiscard]] std::vector<CaughtUp> catchingUp(const RuleSet& rules, const Battle& battle, const std::string& changes);

/// One of them as the rules see it, after those before it: a place by its way, a loss by those who may have caused it.
[[nodiscard]] ToldAnswer judgeCaughtUp(const RuleSet& rules, const Battle& battle, const std::vector<CaughtUp>& all,
                                       std::size_t which);

/// All of them as one change.
[[nodiscard]] std::string caughtUpText(const std::vector<CaughtUp>& taken);

}  // namespace signifer
