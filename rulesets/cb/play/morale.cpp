// The morale phase: DPs removed and assigned, rallies finished, armies checked (CB-DPR, CB-DPG, CB-RAL, CB-END).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "cb/play/play.h"

namespace signifer::cb {

// Taken up where a battle stands in it: what has been done is not done again.
void Play::morale() {
  if (position_.step() < StepId::assignDps) {
    goTo(StepId::removeDps);
    removeDps();
  }
  if (position_.step() < StepId::checkArmies) {
    goTo(StepId::assignDps);
    assignDps();
  }
  goTo(StepId::checkArmies);
  settle();
  checkArmies();
}

// Clears relations and statuses that do not last beyond the turn.
void Play::settle() {
  std::erase_if(mover_.relations, [&](const Relation& r) {
    const auto kind = static_cast<RelationKind>(r.kind);
    if (kind != RelationKind::ground && kind != RelationKind::defends) return true;
    return !position_.present(r.from) || !position_.present(r.to) || !position_.touching(r.from, r.to);
  });
  position_.forEachPresent([&](UnitIndex u) {
    if (!position_.inCombat(u)) set(u, UnitStatus::impetus, Impetus::none);
    if (!acts(battle_.unit(u).side)) return;
    const auto doing = static_cast<Activity>(status(u, UnitStatus::doing));
    // Free to do as it likes, it has stayed where it was (D23).
    const bool free = static_cast<Control>(status(u, UnitStatus::control)) == Control::free;
    const bool going =
        doing == Activity::moving ||
        (free && (doing == Activity::charging || doing == Activity::pursuing || doing == Activity::spontaneousAdvance));
    const bool rests = going && position_.stationary(u);
    if (rests || doing == Activity::rallying)
      set(u, UnitStatus::doing, position_.broken(u) ? Activity::routing : Activity::halted);
  });
}

// Only the side whose turn it is (D1, D44).
void Play::removeDps() {
  position_.forEachPresent([&](UnitIndex u) {
    if (!acts(battle_.unit(u).side) || position_.special(u)) return;
    if (position_.rallying(u)) return finishRally(u);
    DpRemovalIn in;
    in.grade = position_.grade(u);
    in.dps = status(u, UnitStatus::dps);
    in.stationary = position_.stationary(u) && !position_.broken(u);
    in.inCombat = position_.inCombat(u);
    in.beyondBowShot = position_.beyondBowShot(u);
    const auto ruling = ask(*rulings().dpRemoval, in);
    if (ruling->removed > 0)
      tell("removes-dps", {"CB-DPR-1"},
           {.unit = u, .figures = {Figure::count(ruling->removed), Figure::count(ruling->dps)}}, ruling);
    set(u, UnitStatus::dps, ruling->dps);
  });
}

void Play::finishRally(UnitIndex u) {
  RallyIn in = rallyFacts(position_, u);
  in.stationary = position_.stationary(u);
  in.inCombat = in.inCombat || position_.is(u, UnitStatus::part);
  in.beyondBowShot = position_.beyondBowShot(u);
  const auto ruling = ask(*rulings().rally, in);
  set(u, UnitStatus::dps, ruling->dps);
  tell(!ruling->mayStart ? "rally-failed"
       : ruling->shaken  ? "rally-goes-on"
                         : "rallies",
       {"CB-RAL-2"},
       {.unit = u, .figures = {Figure::count(ruling->dpsRemoved), Figure::count(ruling->dps)}, .key = !ruling->shaken},
       ruling);
  if (ruling->shaken) return;
  set(u, UnitStatus::shaken, 0);
  set(u, UnitStatus::broken, 0);
}

// CB-DPG-1, CB-DPG-2, CB-DPG-7, CB-DPG-8
MoraleDpsIn Play::lossesNear(UnitIndex u) const {
  MoraleDpsIn in;
  in.troop = position_.troop(u);
  in.heavyLost = position_.status(u, UnitStatus::heavyLost);
  in.othersLost = position_.status(u, UnitStatus::othersLost);
  in.leadersLost = position_.status(u, UnitStatus::leadersLost);
  in.commandersLost = position_.status(u, UnitStatus::commandersLost);
  return in;
}

// CB-DPG-1 to CB-DPG-5, CB-DPG-7, CB-DPG-8: both sides.
void Play::assignDps() {
  std::array<bool, 2> elephants{};
  UnitList frightening;
  position_.forEachPresent([&](UnitIndex u) {
    const Troop troop = position_.troop(u);
    if (troop == Troop::elephants) elephants[static_cast<std::size_t>(battle_.unit(u).side)] = true;
    if (troop == Troop::elephants || troop == Troop::camelry) frightening.push_back(u);
  });
  boost::container::small_vector<std::pair<UnitIndex, MoraleDpsIn>, 16> gains;
  position_.forEachPresent([&](UnitIndex u) {
    MoraleDpsIn in = lossesNear(u);
    in.elephantsInArmy = elephants[static_cast<std::size_t>(battle_.unit(u).side)];
    // D67: what lasts is looked at where DPs are removed, in the unit's own turn.
    const bool looks = acts(battle_.unit(u).side) || options().standingMoraleDps == StandingMoraleDps::everyMoralePhase;
    for (const UnitIndex v : frightening)
      if (looks && v != u && position_.within(u, v, 1))
        (position_.troop(v) == Troop::elephants ? in.nearElephants : in.nearCamels) = true;
    forgetLosses(u);
    if (ask(*rulings().moraleDps, in)->dps > 0) gains.emplace_back(u, in);
  });
  for (const auto& [u, in] : gains) {
    const auto ruling = ask(*rulings().moraleDps, in);
    gainDps(u, ruling->dps, "morale-dps", {}, ruling);
  }
}

void Play::forgetLosses(UnitIndex u) {
  for (const UnitStatus slot :
       {UnitStatus::heavyLost, UnitStatus::othersLost, UnitStatus::leadersLost, UnitStatus::commandersLost})
    status(u, slot) = 0;
}

void Play::checkArmies() {
  bool anyBroken = false;
  for (SideIndex side = 0; side < 2; ++side) {
    auto& state = mover_.side(side).status;
    int running = 0;
    position_.forEachPresent([&](UnitIndex u) {
      if (battle_.unit(u).side == side && position_.adrift(u)) ++running;
    });
    ArmyBreakIn in;
    in.destroyed = state[SideStatus::destroyed];
    in.offTable = state[SideStatus::offTable];
    in.routing = std::min(60, running);
    in.unitsAtStart = std::clamp<int>(state[SideStatus::unitsAtStart], 1, 60);
    in.unitsAtStart = std::max(in.unitsAtStart, std::min(60, in.destroyed + in.offTable + in.routing));
    const bool none =
        std::ranges::none_of(battle_.units, [&](const Unit& unit) { return unit.side == side && unit.present; });
    const auto ruling = ask(*rulings().armyBreak, in);
    if (!ruling->broken && !none) continue;
    state[SideStatus::broken] = 1;
    tell("army-breaks", {"CB-END-1"},
         {.side = side, .figures = {Figure::count(ruling->lost), Figure::count(in.unitsAtStart)}, .key = true}, ruling);
    anyBroken = true;
  }
  if (anyBroken)
    mover_.status[BattleStatus::over] = 1;
  else
    endTurn();
}

bool Play::startRally(UnitIndex u) {
  if (position_.special(u)) return false;
  set(u, UnitStatus::doing, Activity::rallying);
  tell("starts-rally", {"CB-RAL-1"}, {.unit = u});
  return true;
}

}  // namespace signifer::cb
