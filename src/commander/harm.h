// The harm to a unit, by the marks that the table shows: alike in every rule set.
#pragma once

#include "rules/portrait.h"

namespace signifer {

/// Hits or markers where the rule set counts them, else models lost; with its disorder.
[[nodiscard]] inline int harmOf(const Portrait& portrait) {
  const int lost = portrait.harmMost > 0 ? portrait.harm : portrait.ranks.modelsAtStart - portrait.ranks.models;
  return lost + portrait.disorder;
}

}  // namespace signifer
