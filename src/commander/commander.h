// The machine commander: picks an answer to a decision from its candidates, over the shared interface only, and says
// why. Its strength is set in work, not in time, so that what it does can be repeated; people may give it a deadline
// besides.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/action.h"
#include "rules/ruleset.h"

namespace signifer {

/// How long a commander may think about one answer. What it has found by then counts.
struct Patience {
  /// 0: as long as its work takes, which alone can be repeated.
  std::chrono::milliseconds deadline{0};
  /// Ends the thought once it is true.
  const std::atomic<bool>* stop = nullptr;
};

/// The aim of a wing of the army in a player turn, to be told and drawn.
struct WingAim {
  std::vector<UnitIndex> units;
  /// "Left wing: charges Boii; 2 of 5 go 6 in ahead."
  std::string words;
  /// The main deed, short enough for the table: "charges Boii"; empty where little happens.
  std::string label;
  /// Whether it goes somewhere, or stays.
  bool goes = true;
  /// The place that the wing goes to or shoots at; nothing where it stays.
  std::optional<Point> aim{};
};

/// The aim of a unit for the rest of its side's player turn, if the dice allow.
struct Intention {
  UnitIndex unit = noUnit;
  /// "Legio V: March or wheel, 8 in; Charge, Boii"; empty for a unit that goes along with another.
  std::string words;
  /// The unit's place now, and its place when the player turn ends.
  Pose from;
  Pose to;
  /// Enemies that it charges, and those that it shoots at, each once.
  std::vector<UnitIndex> charged;
  std::vector<UnitIndex> shotAt;
};

/// The commander's aims in a player turn of his side, if the dice allow.
struct Outlook {
  /// After what he chose last, unit by unit.
  std::vector<Intention> intentions;
  /// With what he chose last, wing by wing, or in one where all do the same.
  std::vector<WingAim> wings;
};

class Commander {
 public:
  virtual ~Commander();
  /// Index of the chosen candidate; `candidates` is not empty.
  [[nodiscard]] virtual std::size_t choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                           const ActionList& candidates) = 0;
  /// Its answer, which judges find legal. `candidates` is scratch space: afterwards those that were looked at, of which
  /// there is one where the commander needed no list.
  [[nodiscard]] virtual Action answer(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                      ActionList& candidates);
  /// Its answer in a battle that is played in one sitting.
  [[nodiscard]] virtual Action answer(const Sitting& sitting, const Decision& decision, ActionList& candidates);
  /// Why it chose what it chose last, of the same candidates: a sentence with figures. Empty where there was nothing to
  /// choose, or where it had no reason.
  [[nodiscard]] virtual std::string why(const RuleSet& rules, const Battle& battle, const ActionList& candidates) const;

  /// The plan for the player turn, in a sentence, with figures once it was weighed; empty where it plans nothing.
  [[nodiscard]] virtual std::string plan() const;
  /// Plays the latest plan out anew, and its rival in the choice. The dice had no part in choosing, so the plan
  /// promises no more than it keeps. For people who watch. Does nothing where that was done before.
  virtual void weighPlan(const RuleSet& rules);
  /// The aims for the rest of the player turn with `chosen`, the commander's last choice in this battle; for people who
  /// watch. Empty where the commander does not look ahead, and in the other side's turn.
  [[nodiscard]] virtual Outlook outlook(const RuleSet& rules, const Battle& battle, const Action& chosen) const;

  void setPatience(const Patience& patience) { patience_ = patience; }

 protected:
  [[nodiscard]] const Patience& patience() const { return patience_; }

 private:
  /// Adds legal answers that the rule set does not offer by itself.
  virtual void thinkOfMore(const RuleSet& rules, const Battle& battle, const Decision& decision,
                           ActionList& candidates);

  Patience patience_;
};

/// The names that makeCommander knows, with a sentence about each.
struct CommanderInfo {
  std::string_view name;
  std::string_view summary;
};
[[nodiscard]] const std::vector<CommanderInfo>& commanders();
/// Characters of those commanders that weigh: "centurion:bold".
[[nodiscard]] const std::vector<CommanderInfo>& characters();

/// A commander by name, if wished with a character and a number of playouts: "legate", "centurion:bold",
/// "legate:cautious:200". nullptr for an unknown name. `seed` is one that streamSeed gave.
[[nodiscard]] std::unique_ptr<Commander> makeCommander(std::string_view name, std::uint64_t seed);

}  // namespace signifer
