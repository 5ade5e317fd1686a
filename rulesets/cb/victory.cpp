#include "cb/victory.h"

namespace signifer::cb {

std::optional<Refusal> refuseArmyBreak(const ArmyBreakIn& in) {
  if (in.destroyed + in.offTable + in.routing > in.unitsAtStart)
    return Refusal{"unitsAtStart", "more units are lost than the army had"};
  return std::nullopt;
}

ArmyBreakOut armyBreak(const Book& book, const ArmyBreakIn& in) {
  const auto part = [&](int of) { return (in.unitsAtStart + of - 1) / of; };
  ArmyBreakOut out;
  out.lost = in.destroyed + in.offTable + in.routing;
  switch (book.options.armyBreak) {
    case ArmyBreak::half:
      out.breakPoint = part(book.tables.breakHalf);
      break;
    case ArmyBreak::third:
      out.breakPoint = part(book.tables.breakThird);
      break;
    case ArmyBreak::none:
      out.breakPoint = in.unitsAtStart + 1;
      break;
  }
  out.broken = out.lost >= out.breakPoint;
  return out;
}

}  // namespace signifer::cb
