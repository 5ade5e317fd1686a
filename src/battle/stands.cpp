#include "battle/stands.h"

namespace signifer {

const Footprint& Stands::makeStand(UnitIndex u) const {
  return stands_.of(static_cast<std::size_t>(u), [&] { return Footprint(unit(u).pose, unit(u).base); });
}

}  // namespace signifer
