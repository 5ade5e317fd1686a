// The referee's verdict on an action: legal, legal under a house rule, not legal, or for the players to judge. It
// carries the rules, the measured and the allowed figure, and the marks on the table that show it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "battle/action.h"
#include "rules/procedure.h"
#include "table/measures.h"

namespace signifer {

/// A figure with its measure: inches in thousandths, angles in hundredths of a degree, the rest as they are.
struct Figure {
  enum class Measure : std::uint8_t { count, length, angle, squares, die, word, objective };
  std::int32_t value = 0;
  Measure measure = Measure::count;
  friend bool operator==(const Figure&, const Figure&) = default;

  [[nodiscard]] static Figure inches(Length length) { return {length, Measure::length}; }
  [[nodiscard]] static Figure degrees(Angle angle) { return {angle, Measure::angle}; }
  [[nodiscard]] static Figure count(int value) { return {value, Measure::count}; }
  [[nodiscard]] static Figure squares(int value) { return {value, Measure::squares}; }
  /// An objective of the battle by its place in the list; said by its name.
  [[nodiscard]] static Figure objective(int place) { return {place, Measure::objective}; }
};

/// One reason of a refusal (or of a permission under a house rule). Views are literals or live with the rule set.
struct Reason {
  std::string_view rule;
  /// A phrase of the rule set; the words of the procedures' `reasons` where a procedure said it.
  std::string_view code;
  std::optional<Figure> measured = std::nullopt;
  std::optional<Figure> allowed = std::nullopt;
  /// The unit that is the reason: it stands in the way, is nearer, hides the target.
  UnitIndex unit = noUnit;
  PersonIndex person = noPerson;
  SideIndex side = noSide;
  StepIndex step = noStep;
  /// The phrase used instead of the code's phrase, with the same places; empty where the code's phrase serves.
  std::string_view said = {};
  friend bool operator==(const Reason&, const Reason&) = default;
};

/// Something to draw on the table: what decided the verdict.
struct Mark {
  enum class Kind : std::uint8_t { line, outline, point, arc };
  Kind kind = Kind::line;
  std::vector<Point> points;
  std::string_view label;
  friend bool operator==(const Mark&, const Mark&) = default;
};

struct Verdict {
  enum class Kind : std::uint8_t { legal, houseRule, notLegal, playersJudge };
  Kind kind = Kind::legal;
  std::vector<Reason> reasons;
  /// The measured figures that keep to what is allowed: the way spent, the range, the distance of a general.
  std::vector<Reason> figures;
  /// The procedures that were asked.
  std::vector<Consultation> consulted;
  std::vector<Mark> witness;
  /// The nearest change that would be legal, where there is one.
  std::optional<Action> nearest;

  [[nodiscard]] bool legal() const { return kind != Kind::notLegal; }
  /// Adds a reason against the action.
  void refuse(const Reason& reason) {
    kind = Kind::notLegal;
    reasons.push_back(reason);
  }
  /// Notes a figure that decides, for or against.
  void measure(const Reason& figure) { figures.push_back(figure); }
};

[[nodiscard]] std::string_view nameOf(Verdict::Kind kind);

}  // namespace signifer
