// The events of a step without dice and without anybody's choice: routed units disperse, an army has broken. Beside
// the table nobody is asked for it, so it has to be said.
#pragma once

#include <string>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

struct OwnAccord {
  UnitIndex unit = noUnit;
  SideIndex side = noSide;
  /// "Carnutes dispersed: no leader. (HG-SEQ-6)"
  std::string words;
  /// Its words without the rules, and the first of those; both may be empty.
  std::string sentence = {};
  std::string_view rule = {};
  friend bool operator==(const OwnAccord&, const OwnAccord&) = default;
};

/// The deeds that the battle's step does to units and leaders by itself, and the army that is lost at its end. None
/// where the step waits for dice or a choice.
[[nodiscard]] std::vector<OwnAccord> ofItsOwnAccord(const RuleSet& rules, const Battle& battle);

/// "Rome has won: the army of the Gauls has broken. (HG-STA-6)"; empty while the battle goes on.
[[nodiscard]] std::string outcomeInWords(const RuleSet& rules, const Battle& battle);

}  // namespace signifer
