// Taking a photo's reading through a door: the legal moves as actions, one after another, the others by hand. While the
// sides deploy, leaders come after units, and the second side after the first.
#pragma once

#include <functional>
#include <vector>

#include "photo/told_reading.h"

namespace signifer::ui {

/// The key of a leader among all who are told of; units have their place in the list.
[[nodiscard]] constexpr int keyOfLeader(PersonIndex leader) { return -1 - leader; }

struct TakenTold {
  /// Those who went by an action.
  std::vector<UnitIndex> units;
  std::vector<PersonIndex> leaders;
  bool someLeft = false;
};

/// Those who are passed over, by key, stay. Those who may not go are put there by hand where `overrule` is set.
TakenTold takeReading(const RuleSet& rules, const ToldReading& told, const TakingDoor& door, const ToldGrace& grace,
                      const std::function<bool(int key)>& passedOver, bool overrule);

/// A door to a copy of the battle, on which the taking is tried. It opens to no action with dice and to no hand.
[[nodiscard]] TakingDoor trialDoor(const RuleSet& rules, Battle& trial);

}  // namespace signifer::ui
