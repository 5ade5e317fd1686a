#include "rules/sequence.h"

#include <algorithm>

namespace signifer {

int Sequence::indexOf(std::string_view id) const {
  const auto found = std::ranges::find(steps_, id, &Step::id);
  return found == steps_.end() ? -1 : static_cast<int>(found - steps_.begin());
}

std::string_view nameOf(Actor actor) {
  return actor == Actor::active ? "active" : actor == Actor::opponent ? "opponent" : "both";
}

}  // namespace signifer
