// The exact odds of a ruling's dice, each result worked out once. A player sees three views of them: the result that
// the roll is for, figures by "so much or more", and two scores against each other.
#pragma once

#include <optional>
#include <vector>

#include "dice/odds.h"
#include "game/roll_view.h"
#include "rules/procedure_odds.h"

namespace signifer::ui {

/// Whether a result is a mere sum of dice and modifiers.
[[nodiscard]] bool isSum(const Field& field);
/// A result as a row of odds: "2 hits", "yes".
[[nodiscard]] QString rowWords(const Field& field, const Value& value);

/// The possible scores of a roll with their chances.
struct ScoreOdds {
  std::string procedure;
  std::vector<std::pair<std::int64_t, Weight>> scores;
};

class Outcomes {
 public:
  explicit Outcomes(const Consultation& ruling) : ruling_(ruling), known_(fields().size()), asked_(fields().size()) {}

  [[nodiscard]] const Fields& fields() const { return ruling_.procedure->info().results; }
  [[nodiscard]] const std::vector<Odds>& of(std::size_t field);
  /// The last result that the dice decide, apart from mere sums: the result that the roll is for. Hits, a test passed
  /// or a band come before other figures.
  [[nodiscard]] std::optional<std::size_t> telling();
  /// The result that the roll was for, once it has fallen. A handful's hits and a distance are told as well, though
  /// their odds are too many for a glance.
  [[nodiscard]] std::optional<std::size_t> told();
  /// Whether a result is the same on all faces.
  [[nodiscard]] bool isCertain(std::size_t field);
  /// The modifiers that count on all faces.
  [[nodiscard]] std::vector<Modifier> certainModifiers() const;
  /// The odds to show; a figure that may be many things goes by "so much or more".
  [[nodiscard]] OddsView view();
  /// The score that is held against another, where the ruling is about one and nothing else; one value once it is
  /// rolled.
  [[nodiscard]] std::shared_ptr<const ScoreOdds> scores(bool rolled);

 private:
  [[nodiscard]] std::vector<Odds> atAGlance(int field) const;
  [[nodiscard]] std::optional<std::size_t> figure();
  void addAtLeast(OddsView& view, std::size_t at);

  const Consultation& ruling_;
  std::vector<std::vector<Odds>> known_;
  std::vector<bool> asked_;
};

/// The chances that the own score is higher, equal, lower than theirs; no rows where they are not scores of one kind.
[[nodiscard]] OddsView oddsOfScores(const RollView& own, const RollView& theirs);

}  // namespace signifer::ui
