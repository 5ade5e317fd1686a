#include "cli/side.h"

#include "language/language.h"

namespace signifer::cli {

void SideArgument::addTo(Verb verb) {
  verb.option("--side", id, "Print only what this side may know; its id").named("SIDE");
}

SideIndex SideArgument::in(const Battle& battle) const {
  if (id.empty()) return noSide;
  for (SideIndex side = 0; side < 2; ++side)
    if (battle.setup->sides[side].id == id) return side;
  throw WrongQuestion(
      said("--side {0}: {1} or {2} was expected", {id, battle.setup->sides[0].id, battle.setup->sides[1].id}));
}

}  // namespace signifer::cli
