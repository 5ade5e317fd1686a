// A commander's guesses about units that he does not see. A marker counts as an average unit of the enemy's, of the arm
// that it tells. A unit that has gone out of sight stands where it was seen last. Nothing here looks at what is really
// hidden.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/ruleset.h"
#include "view/markers.h"

namespace signifer {

/// The guesses in a battle, for the reasons that are told.
struct Guessed {
  /// The names of the troops that markers are taken for, and how many are.
  std::vector<std::pair<std::string, int>> markers;
  int lastSeen = 0;

  [[nodiscard]] bool any() const { return !markers.empty() || lastSeen > 0; }
  /// One more marker is taken for such troops.
  void take(const std::string& troops);
};

class Guesses {
 public:
  /// Puts guessed units into the battle as the side sees it (asSeen). Those over markers stand behind all true units,
  /// so that their indices are nobody's. `battle` is the true one; only what the view tells of it is read.
  Guessed add(const RuleSet& rules, const Battle& battle, const SideView& view, Battle& seen);

 private:
  /// The number of a marker, and the unit that it is taken to be like.
  using Placed = std::pair<int, UnitIndex>;
  [[nodiscard]] std::shared_ptr<const Setup> withUnits(const std::shared_ptr<const Setup>& setup,
                                                       const std::vector<Placed>& placed);

  /// The setup with guessed units, kept as long as it is asked for the same ones.
  std::shared_ptr<const Setup> from_;
  std::shared_ptr<const Setup> made_;
  std::vector<Placed> placed_;
};

/// Whether an action names none but true units.
[[nodiscard]] bool namesOnlyTrue(const Definition& definition, const Battle& battle, const Action& action);

/// "A marker counts as Hastati, whoever is out of sight stands where he was seen last."; empty where nothing is
/// guessed.
[[nodiscard]] std::string guessedInWords(const Guessed& guessed);

}  // namespace signifer
