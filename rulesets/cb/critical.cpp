#include "cb/critical.h"

#include <array>

namespace signifer::cb {

CriticalOutcome criticalTests(const Book& book, Troop troop, int tests, Dice& dice, const Roller& who) {
  const CriticalTable& t = book.tables.critical;
  CriticalOutcome out;
  out.rows.addIf(tests > 0, "CB-SPT-1");
  while (out.testsMade < tests) {
    ++out.testsMade;
    if (dice.atLeast(who.purpose("dice-critical-test"), 1, t.hitUpTo + 1) == 1) continue;
    const int face = dice.one(who.purpose("dice-critical-fate"));
    out.fate = criticalFate(t, troop, face);
    out.rows.add(face <= t.destroyedUpTo ? "CB-SPT-2" : face < t.othersRampageFrom ? "CB-SPT-3" : "CB-SPT-4");
    break;
  }
  return out;
}

CriticalHitsOut criticalHits(const Book& book, const CriticalHitsIn& in, Dice& dice) {
  constexpr std::array<Troop, 3> kinds{Troop::elephants, Troop::scythedChariots, Troop::artillery};
  const CriticalOutcome outcome =
      criticalTests(book, kinds[static_cast<std::size_t>(in.troop)], in.dps, dice, in.roller);
  return {{outcome.fate != CriticalFate::none, outcome.fate, outcome.testsMade}, outcome.rows};
}

}  // namespace signifer::cb
