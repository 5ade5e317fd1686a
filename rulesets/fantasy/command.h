// Command: leadership tests and the General who lends his leadership, and who throws dice.
#pragma once

#include <algorithm>

#include "dice/dice.h"
#include "fantasy/forms.h"
#include "fantasy/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::fantasy {

/// The leadership that a unit tests on: the General's where that is better and he may lend it (FA-GEN-1, FA-GEN-2).
template <class In>
[[nodiscard]] int leadershipOf(const In& in) {
  const bool lent = in.generalWithin12 && !in.skirmishers;
  return lent ? std::max(in.leadership, in.generalLeadership) : in.leadership;
}

/// Two dice, the number or less (FA-PSY-1, FA-PSY-2). They are thrown also where the result is certain.
[[nodiscard]] bool passesLeadership(int needed, Dice& dice, const Purpose& purpose);
/// Whether a test that failed may still be passed: the total of two dice is 2 at least (D3).
[[nodiscard]] constexpr bool canPass(int needed) { return needed >= 2; }
[[nodiscard]] constexpr bool atHalfStrength(int models, int startingModels) { return models * 2 <= startingModels; }

}  // namespace signifer::fantasy
