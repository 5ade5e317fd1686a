#include "cb/morale.h"

#include <algorithm>

#include "cb/combinations.h"

namespace signifer::cb {
namespace {

// The DPs that a stationary unit out of combat is entitled to remove.
int entitlement(const DpRemovalTable& t, Grade grade, bool beyondBowShot, Modifiers& modifiers) {
  switch (grade) {
    case Grade::a:
      return modifiers.addIf(true, t.gradeA) + modifiers.addIf(beyondBowShot, t.gradeABeyond);
    case Grade::b:
      return modifiers.addIf(true, t.gradeB);
    case Grade::c:
      break;
  }
  return modifiers.addIf(beyondBowShot, t.gradeCBeyond);
}

int addTimes(Modifiers& modifiers, const Row& row, int times) {
  return times > 0 ? modifiers.add(row.rule, row.value * times) : 0;
}

}  // namespace

std::optional<Refusal> refuseRally(const Book& book, const RallyIn& in) {
  return refuseState(book, in.troop, true, "troop");
}

RallyOut rally(const Book& book, const RallyIn& in, Modifiers& modifiers) {
  RallyOut out;
  out.dps = in.dps;
  out.reasons.addIf(in.broken && book.options.brokenMayRally == BrokenMayRally::no, RallyReason::broken, "CB-RAL-1");
  out.reasons.addIf(in.inCombat, RallyReason::inCombat, "CB-RAL-1");
  out.reasons.addIf(!in.stationary, RallyReason::moving, "CB-RAL-1");
  out.mayStart = out.reasons.empty();
  if (!out.mayStart) return out;
  const DpRemovalTable& t = book.tables.dpRemoval;
  const int entitled =
      addTimes(modifiers, t.steady, in.steadyActions) + entitlement(t, in.grade, in.beyondBowShot, modifiers);
  out.dpsRemoved = std::min(entitled, in.dps);
  out.dps = in.dps - out.dpsRemoved;
  const int shakenFrom = book.options.rallyEnds == RallyEnds::noDps ? 1 : book.shakenFrom(in.troop);  // D27
  out.shaken = out.dps >= shakenFrom;
  return out;
}

DpRemovalOut dpRemoval(const Book& book, const DpRemovalIn& in, Modifiers& modifiers) {
  if (!in.stationary || in.inCombat) return {0, in.dps};  // CB-DPR-1
  const int entitled = entitlement(book.tables.dpRemoval, in.grade, in.beyondBowShot, modifiers);
  const int removed = std::min(entitled, in.dps);
  return {removed, in.dps - removed};
}

MoraleDpsOut moraleDps(const Book& book, const MoraleDpsIn& in, Modifiers& modifiers) {
  const MoraleDpTable& t = book.tables.moraleDps;
  if (book.special(in.troop) && book.options.specialMoraleDps == SpecialMoraleDps::ignore) return {};  // D33
  const int most = book.options.lostFriends == LostFriends::once ? 1 : 1000;                           // D43
  const bool cavalry = book.cavalry(in.troop);
  const bool elephants = cavalry && in.nearElephants;
  int dps = addTimes(modifiers, t.heavyLost, std::min(in.heavyLost, most));
  dps += addTimes(modifiers, t.otherLost, std::min(in.othersLost, most));
  dps += modifiers.addIf(elephants && !in.elephantsInArmy, t.nearElephants);
  dps += modifiers.addIf(elephants && in.elephantsInArmy, t.nearElephantsOwn);
  dps += modifiers.addIf(cavalry && in.troop != Troop::camelry && in.nearCamels, t.nearCamels);
  dps += addTimes(modifiers, t.leaderLost, std::min(in.leadersLost, most));
  dps += addTimes(modifiers, t.commanderLost, std::min(in.commandersLost, most));
  return {dps};
}

std::optional<Refusal> refuseDpTally(const Book& book, const DpTallyIn& in) {
  return refuseState(book, in.troop, true, "troop");
}

DpTallyOut dpTally(const Book& book, const DpTallyIn& in) {
  DpTallyOut out;
  out.threshold = book.shakenFrom(in.troop);
  out.dps = std::min(book.tables.dps.most, std::max(0, in.dps - in.removed) + in.gained);
  out.shaken = in.shaken || out.dps >= out.threshold;
  return out;
}

}  // namespace signifer::cb
