// One outcome of a procedure with its exact probability. Apart from procedure.h, since exact numbers are heavy to
// compile and few files ask for odds.
#pragma once

#include <vector>

#include "dice/odds.h"
#include "schema/field.h"

namespace signifer {

/// Fields that were not asked for are left out of `result`.
struct Odds {
  std::vector<Value> result;
  Weight weight;
};

}  // namespace signifer
