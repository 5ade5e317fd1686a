// The options --players and --date of a verb: who played a battle, and when.
#pragma once

#include <string>
#include <vector>

#include "cli/verb.h"
#include "sheet/who_played.h"

namespace signifer::cli {

struct WhoPlayedArguments {
  std::vector<std::string> players;
  std::string date;

  void addTo(Verb verb);
  /// The options, and `kept` for the rest. Throws WrongQuestion for a day that there is not, and for more
  /// players than sides.
  [[nodiscard]] WhoPlayed over(WhoPlayed kept) const;
};

}  // namespace signifer::cli
