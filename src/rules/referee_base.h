// What judges an action in every rule set: the position, and the verdict in which reasons, figures, rulings and marks
// are gathered as they are found.
#pragma once

#include <optional>

#include "battle/action.h"
#include "rules/asking.h"
#include "rules/ruleset.h"
#include "table/measures.h"

namespace signifer {

template <class Position>
class RefereeBase {
 public:
  explicit RefereeBase(const Position& position) : battle_(position.battle()), position_(position) {}

 protected:
  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit});
  }
  void refusePerson(std::string_view rule, std::string_view code, PersonIndex person, UnitIndex unit = noUnit,
                    std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    verdict_.refuse({rule, code, measured, allowed, unit, person});
  }
  /// A figure that decides and holds.
  void measure(std::string_view rule, std::string_view code, std::optional<Figure> measured = std::nullopt,
               std::optional<Figure> allowed = std::nullopt, UnitIndex unit = noUnit) {
    verdict_.measure({rule, code, measured, allowed, unit});
  }
  /// Keeps a ruling with the verdict.
  template <class In, class Out>
  void consult(const Answered<In, Out>& ruling) {
    verdict_.consulted.push_back(ruling.consultation());
  }
  /// Out of its step: what is asked instead; `rule`: the row that says so where it is not the first of the step.
  void refuseNow(const Decision& now, std::string_view rule = {}) {
    Reason reason = notNow(position_.definition(), battle_, now);
    if (!rule.empty()) reason.rule = rule;
    verdict_.refuse(reason);
  }
  [[nodiscard]] bool known(UnitIndex u) const { return position_.known(u); }
  [[nodiscard]] const auto& options() const { return position_.options(); }
  [[nodiscard]] const auto& rulings() const { return position_.rulings(); }
  void showOutline(const Footprint& base, std::string_view label) {
    Mark mark{Mark::Kind::outline, {}, label};
    for (const Vec2 corner : base.corners()) mark.points.push_back(toPoint(corner));
    verdict_.witness.push_back(std::move(mark));
  }
  void showLine(Vec2 from, Vec2 to, std::string_view label) {
    verdict_.witness.push_back({Mark::Kind::line, {toPoint(from), toPoint(to)}, label});
  }

  const Battle& battle_;
  const Position& position_;
  Verdict verdict_;
};

}  // namespace signifer
