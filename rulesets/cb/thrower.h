// Who throws, for the dice tray and the journal; nobody for a ruling that is asked on its own.
#pragma once

#include "dice/dice.h"

namespace signifer::cb {

struct Thrower {
  std::int16_t side = -1;
  std::int16_t unit = -1;
  std::int16_t against = -1;
  [[nodiscard]] Purpose purpose(std::string_view id) const { return {id, side, unit, against}; }
};

}  // namespace signifer::cb
