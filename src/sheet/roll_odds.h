// The exact odds of a ruling's dice, each result worked out once. A player sees three views of them: the result that
// the roll is for, figures by "so much or more", and two scores against each other.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "dice/odds.h"
#include "rules/procedure_odds.h"
#include "sheet/roll_words.h"

namespace signifer {

/// Whether a result is a mere sum of dice and modifiers.
[[nodiscard]] bool isSum(const Field& field);

/// The possible scores of a roll with their chances.
struct RollScores {
  std::string procedure;
  std::vector<std::pair<std::int64_t, Weight>> scores;
};

class Outcomes {
 public:
  Outcomes(const Procedure& procedure, Values inputs)
      : procedure_(procedure), inputs_(std::move(inputs)), known_(fields().size()), asked_(fields().size()) {}

  [[nodiscard]] const Fields& fields() const { return procedure_.info().results; }
  [[nodiscard]] const std::vector<Odds>& of(std::size_t field);
  /// The result that the roll is for: the last that the dice decide, apart from mere sums. Hits, a test passed or a
  /// band come before other figures.
  [[nodiscard]] std::optional<std::size_t> telling();
  /// The result that the roll was for, once it has fallen. A handful's hits and a distance are told as well, though
  /// their odds are too many for a glance.
  [[nodiscard]] std::optional<std::size_t> told();
  /// Whether a result is the same on all faces.
  [[nodiscard]] bool isCertain(std::size_t field);
  /// The modifiers that count on all faces.
  [[nodiscard]] std::vector<Modifier> certain(const Modifiers& modifiers) const;
  /// The odds to show; a figure that may be many things goes by "so much or more". `came` marks the row that came out.
  [[nodiscard]] RollOdds view(const std::vector<Value>* came);
  /// The score that is held against another, where the ruling is about one and nothing else; one value once it is
  /// rolled.
  [[nodiscard]] std::shared_ptr<const RollScores> scores(const std::vector<Value>* rolled);

 private:
  [[nodiscard]] std::vector<Odds> atAGlance(int field) const;
  [[nodiscard]] std::optional<std::size_t> figure();

  const Procedure& procedure_;
  Values inputs_;
  std::vector<std::vector<Odds>> known_;
  std::vector<bool> asked_;
};

/// Outcomes of a figure as "so much or more", a few of them; `came` marks the row that came out. There are two at
/// least.
[[nodiscard]] RollOdds orMore(const Field& field, std::vector<Odds> all, const Value* came = nullptr);
/// More outcomes than this say nothing at a glance.
inline constexpr std::size_t mostOutcomes = 8;

}  // namespace signifer
