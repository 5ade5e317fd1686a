#include "view/seen_by_both.h"

#include <algorithm>

namespace signifer {

SideView seenByBoth(const RuleSet& rules, const Battle& battle) {
  SideView both = seenBy(rules, battle, 0);
  const SideView other = seenBy(rules, battle, 1);
  for (std::size_t i = 0; i < both.units.size(); ++i) both.units[i] = std::max(both.units[i], other.units[i]);
  for (std::size_t i = 0; i < both.people.size(); ++i) both.people[i] = std::max(both.people[i], other.people[i]);
  return both;
}

}  // namespace signifer
