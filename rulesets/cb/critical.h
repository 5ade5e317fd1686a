// Critical tests of special troops (CB-SPT): where others take DPs, elephants, scythed chariots and artillery may be
// destroyed or run wild.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/account.h"

namespace signifer::cb {

/// Critical tests of special troops, up to the first critical hit (CB-SPT-1 to 4).
struct CriticalOutcome {
  CriticalFate fate = CriticalFate::none;
  /// Second dice not counted.
  int testsMade = 0;
  Rows rows = {};
};
[[nodiscard]] CriticalOutcome criticalTests(const Book& book, Troop troop, int tests, Dice& dice, const Roller& who);

struct CriticalHitsOut : CriticalHitsResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(CriticalHitsOut, (CriticalHitsResult), ())
[[nodiscard]] CriticalHitsOut criticalHits(const Book& book, const CriticalHitsIn& in, Dice& dice);

}  // namespace signifer::cb
