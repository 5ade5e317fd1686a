// How a commander that plans deploys: orders of battle (battle_orders.h) are played out on copies of the battle, from
// the placing of the first unit to the end, all with the same dice, and what is then clearly better than the usual
// order is kept to, unit by unit. An enemy behind a screen is not seen: he is taken to be drawn up as most would be.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "battle/action.h"
#include "commander/battle_orders.h"
#include "commander/comparing.h"
#include "commander/planning.h"
#include "rules/ruleset.h"

namespace signifer {

class DeploymentChoice {
 public:
  /// Looks for the order of battle of the side that deploys now; does nothing where nobody deploys. Equal `seed`, equal
  /// choice. Where `outOfTime` says so it stays with what was found by then.
  void make(const RuleSet& rules, const Battle& battle, SideIndex side, const Planning& planning, std::uint64_t seed,
            const std::function<bool()>& outOfTime);

  /// The next unit or leader placed by it; nothing where nobody is left whom it can place, or none was looked for.
  [[nodiscard]] std::optional<Action> next(const RuleSet& rules, const Battle& battle);

  /// Whether it was made for this side, and everybody who was placed since stands where it had him placed.
  [[nodiscard]] bool isKeptTo(const Battle& battle, SideIndex side) const;
  /// In a sentence with figures; empty before it is made.
  [[nodiscard]] const std::string& inWords() const { return words_; }

 private:
  struct Tried {
    BattleOrder order;
    Outcomes outcomes;
  };

  SideIndex side_ = noSide;
  /// Who was to be placed when it was made, and where it had them placed since.
  std::map<UnitIndex, std::optional<Pose>> placed_;
  std::vector<Tried> tried_;
  std::size_t best_ = 0;
  std::string words_;
};

}  // namespace signifer
