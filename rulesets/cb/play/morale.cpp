// The morale phase: DPs removed and assigned, rallies finished, armies checked (CB-DPR, CB-DPG, CB-RAL, CB-END).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

void Play::morale() {
  battle_.step = book_.steps.removeDps;
  removeDps();
  battle_.step = book_.steps.assignDps;
  assignDps();
  battle_.step = book_.steps.checkArmies;
  settle();
  checkArmies();
}

// What does not last beyond the turn.
void Play::settle() {
  std::erase_if(battle_.relations, [&](const Relation& r) {
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
    const bool still = position_.stationary(u);
    const bool beyond = position_.beyondBowShot(u);
    Modifiers modifiers;
    if (position_.rallying(u)) {
      const RallyOut out =
          rally(book_,
                {position_.troop(u), position_.grade(u), status(u, UnitStatus::dps), position_.broken(u), still,
                 position_.inCombat(u) || position_.is(u, UnitStatus::part), beyond, 0},
                modifiers);
      set(u, UnitStatus::dps, out.dps);
      if (out.shaken) return;
      set(u, UnitStatus::shaken, 0);
      set(u, UnitStatus::broken, 0);
      return tell("rallies", u, noUnit, {"CB-RAL-2"}, {}, true);
    }
    const DpRemovalOut out = dpRemoval(
        book_,
        {position_.grade(u), status(u, UnitStatus::dps), still && !position_.broken(u), position_.inCombat(u), beyond},
        modifiers);
    if (out.removed > 0) tell("removes-dps", u, noUnit, {"CB-DPR-1"}, {Figure::count(out.removed)});
    set(u, UnitStatus::dps, out.dps);
  });
}

// CB-DPG-1 to CB-DPG-5, CB-DPG-7, CB-DPG-8: both sides.
void Play::assignDps() {
  std::array<bool, 2> elephants{};
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (position_.troop(u) == Troop::elephants && battle_.unit(u).present)
      elephants[static_cast<std::size_t>(battle_.unit(u).side)] = true;
  struct Gain {
    UnitIndex unit;
    int dps;
    Modifiers reasons;
  };
  std::vector<Gain> gains;
  position_.forEachPresent([&](UnitIndex u) {
    MoraleDpsIn in;
    in.troop = position_.troop(u);
    in.heavyLost = status(u, UnitStatus::heavyLost);
    in.othersLost = status(u, UnitStatus::othersLost);
    in.leadersLost = status(u, UnitStatus::leadersLost);
    in.commandersLost = status(u, UnitStatus::commandersLost);
    in.elephantsInArmy = elephants[static_cast<std::size_t>(battle_.unit(u).side)];
    position_.forEachPresent([&](UnitIndex v) {
      if (v == u) return;
      if (position_.troop(v) == Troop::elephants && position_.within(u, v, 1)) in.nearElephants = true;
      if (position_.troop(v) == Troop::camelry && position_.within(u, v, 1)) in.nearCamels = true;
    });
    for (const UnitStatus slot :
         {UnitStatus::heavyLost, UnitStatus::othersLost, UnitStatus::leadersLost, UnitStatus::commandersLost})
      status(u, slot) = 0;
    Gain gain{u, 0, {}};
    gain.dps = moraleDps(book_, in, gain.reasons).dps;
    if (gain.dps > 0) gains.push_back(gain);
  });
  for (const Gain& gain : gains) gainDps(gain.unit, gain.dps, "morale-dps", gain.reasons);
}

void Play::checkArmies() {
  bool anyBroken = false;
  for (SideIndex side = 0; side < 2; ++side) {
    auto& state = battle_.side(side).status;
    int running = 0;
    position_.forEachPresent([&](UnitIndex u) {
      if (battle_.unit(u).side == side && position_.adrift(u)) ++running;
    });
    const ArmyBreakIn in{std::max<int>(1, state[SideStatus::unitsAtStart]), state[SideStatus::destroyed],
                         state[SideStatus::offTable], running};
    const bool none =
        std::ranges::none_of(battle_.units, [&](const Unit& unit) { return unit.side == side && unit.present; });
    if (!armyBreak(book_, in).broken && !none) continue;
    state[SideStatus::broken] = 1;
    anyBroken = true;
  }
  if (anyBroken)
    battle_.status[BattleStatus::over] = 1;
  else
    endTurn();
}

}  // namespace signifer::cb
