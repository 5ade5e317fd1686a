// The matters of a step, for people who play on their own table. They are the throws that are due, the choices with how
// far they reach, and points that are easily forgotten. They are told as far as the program knows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "play/session.h"
#include "play/table_moment.h"
#include "rules/ruleset.h"

namespace signifer {

/// A row of what matters in a step.
struct Matter {
  enum class Kind : std::uint8_t { throws, choice, reminder };
  Kind kind = Kind::reminder;
  StepIndex step = noStep;
  /// "Roll to hit", "Charge", "Have not acted yet".
  std::string words;
  /// The units concerned; none where it concerns a side.
  std::vector<UnitIndex> units = {};
  /// The figures asked most: chances of the throw of a single unit, the distances allowed. May be empty.
  std::string figures = {};
  /// May be empty.
  std::string rule = {};
  /// The unit that a throw of a single unit is aimed at.
  UnitIndex against = noUnit;
  /// The throw is a test, which is passed or not.
  bool test = false;
};

/// The rows of the battle's step; throws first.
[[nodiscard]] std::vector<Matter> whatMattersNow(const RuleSet& rules, const Battle& battle);
/// The rows of its step and of the later steps of its phase. Steps in which nobody can act have none.
[[nodiscard]] std::vector<Matter> whatMattersInPhase(const RuleSet& rules, const Battle& battle);

/// A fact that the full referee would have asked when the table went on, and that nobody has told since.
struct Unsettled {
  /// The event with which the table went on.
  std::size_t event = 0;
  TableMoment when = {};
  UnitIndex unit = noUnit;
  SideIndex side = noSide;
  /// "Roll to hit, against Boii".
  std::string words = {};
  friend bool operator==(const Unsettled&, const Unsettled&) = default;
};

/// The facts that are not known yet, kept over steps, the newest first. It is worked out from the events, so that steps
/// back and branches have their own. What is told of a unit later settles its facts.
class UnsettledFacts {
 public:
  [[nodiscard]] std::vector<Unsettled> of(const Session& session);

 private:
  /// The facts that an event left open. They are known by the states around it.
  struct Left {
    std::uint64_t before = 0;
    std::uint64_t after = 0;
    std::vector<Unsettled> facts = {};
  };
  std::vector<Left> left_;
};

/// The units of which something has been told in this step. That may be harm, flight, loss, or that nothing happened.
[[nodiscard]] std::vector<UnitIndex> toldInStep(const Session& session);

/// The change that says that nothing happened to these units, as Session::override takes it.
[[nodiscard]] std::string settledText(const Battle& battle, const std::vector<UnitIndex>& units);

}  // namespace signifer
