// A commander's guesses about units that he does not see. A marker counts as an average unit of the enemy's. A unit
// that has gone out of sight stands where it was seen last. Nothing here looks at what is really hidden.
#pragma once

#include <string>

#include "rules/ruleset.h"
#include "view/markers.h"

namespace signifer {

/// The guesses in a battle, for the reasons that are told.
struct Guessed {
  int markers = 0;
  int lastSeen = 0;
  /// The name of the troops that a marker is taken for.
  std::string troops;

  [[nodiscard]] bool any() const { return markers > 0 || lastSeen > 0; }
};

class Guesses {
 public:
  /// Puts guessed units into the battle as the side sees it (asSeen). Those over markers stand behind all true units,
  /// so that their indices are nobody's. `battle` is the true one; only what the view tells of it is read.
  Guessed add(const RuleSet& rules, const Battle& battle, const SideView& view, Battle& seen);

 private:
  [[nodiscard]] std::shared_ptr<const Setup> withUnits(const std::shared_ptr<const Setup>& setup, UnitIndex like,
                                                       const std::vector<KnownMarker>& markers);

  /// The setup with guessed units, kept as long as it is asked for the same ones.
  std::shared_ptr<const Setup> from_;
  std::shared_ptr<const Setup> made_;
  UnitIndex like_ = noUnit;
  std::vector<int> numbers_;
};

/// Whether an action names none but true units.
[[nodiscard]] bool namesOnlyTrue(const Definition& definition, const Battle& battle, const Action& action);

/// "A marker counts as Hastati, whoever is out of sight stands where he was seen last."; empty where nothing is
/// guessed.
[[nodiscard]] std::string guessedInWords(const Guessed& guessed);

}  // namespace signifer
