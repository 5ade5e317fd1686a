// What a unit that still touches an enemy may choose at the end of a round, measured on the table.
#pragma once

#include "hannibal/combat.h"
#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {

struct Choices {
  RoundOptionsIn facts;
  WordSet<RoundOption> options;
};

[[nodiscard]] inline Choices choicesOf(const Position& position, UnitIndex u) {
  Choices choices;
  RoundOptionsIn& in = choices.facts;
  in.battleLineStands = std::min(20, position.stands(u));
  in.hitsSuffered = position.status(u, UnitStatus::hitsThisRound);
  const UnitIndex threat = threatTo(position, u);
  // Room is looked for only where it matters: it is the dearest question of the round.
  const bool line = in.battleLineStands > 0;
  in.roomToDisengage = threat != noUnit && line && in.hitsSuffered == 0 && planDisengage(position, u).room;
  in.roomToRetreat = threat != noUnit && in.battleLineStands < 2 && roomToRetreat(position, u, threat);
  choices.options = roundOptions(in, position.tables(), position.options()).options;
  return choices;
}

}  // namespace signifer::hannibal
