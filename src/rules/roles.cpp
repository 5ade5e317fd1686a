#include "rules/roles.h"

#include <algorithm>
#include <array>
#include <utility>

namespace signifer {

Role roleOf(std::string_view symbol) {
  using KnownRole = std::pair<std::string_view, Role>;
  constexpr std::array<KnownRole, 17> roles{{{"archer", Role::missiles},
                                             {"slinger", Role::missiles},
                                             {"javelinman", Role::missiles},
                                             {"skirmisher-foot", Role::missiles},
                                             {"light-infantry", Role::missiles},
                                             {"bolt-shooter", Role::engine},
                                             {"stone-thrower", Role::engine},
                                             {"elephant", Role::beasts},
                                             {"scythed-chariot", Role::beasts},
                                             {"heavy-chariot", Role::beasts},
                                             {"heavy-cavalry", Role::horse},
                                             {"light-cavalry", Role::horse},
                                             {"cataphract", Role::horse},
                                             {"camel", Role::horse},
                                             {"horse-archer", Role::horse},
                                             {"light-chariot", Role::horse},
                                             {"baggage", Role::baggage}}};
  const auto found = std::ranges::find(roles, symbol, &KnownRole::first);
  return found == roles.end() ? Role::foot : found->second;
}

Arm armOf(Role role) {
  if (role == Role::engine || role == Role::missiles) return Arm::missiles;
  return role == Role::beasts || role == Role::horse ? Arm::mounted : Arm::foot;
}

}  // namespace signifer
