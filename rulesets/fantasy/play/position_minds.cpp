// Fear, dread and hatred (section 3 of the ledger), leadership, outnumbering, and the worth of a unit.
#include "fantasy/play/position.h"

namespace signifer::fantasy {
namespace {

/// Bits of a unit in the lists of the feared and the hated: its tags and its troop type.
std::int32_t marksOf(const Position& position, UnitIndex u) {
  const int troop = position.battle().setup->units[static_cast<std::size_t>(u)].troop;
  const std::int32_t type = troop < 0 ? 0 : position.playBook().troopBits[static_cast<std::size_t>(troop)];
  return position.figure(u, UnitProfile::tags) | type;
}

bool psychologyIsShutOut(const Position& position, UnitIndex u) {
  return position.frenzied(u) && position.options().frenzyIgnores == FrenzyIgnores::allPsychology;
}

}  // namespace

// FA-FEA-8, FA-FEA-9, D19
bool Position::feared(UnitIndex by, UnitIndex enemy) const {
  if (has(by, UnitProfile::neverFears)) return false;
  const bool terror = has(enemy, UnitProfile::causesTerror);
  const bool dread = has(enemy, UnitProfile::causesFear) || (terror && options().terrorIsFear);
  if ((figure(by, UnitProfile::fears) & marksOf(*this, enemy)) != 0) return true;
  if (!dread) return false;
  if (options().dreadfulTroopsFear) return true;
  if (has(by, UnitProfile::causesTerror)) return false;
  return !has(by, UnitProfile::causesFear) || terror;
}

bool Position::dreaded(UnitIndex by, UnitIndex enemy) const {
  if (has(by, UnitProfile::neverFears) || !has(enemy, UnitProfile::causesTerror)) return false;
  return options().dreadfulTroopsFear || !has(by, UnitProfile::causesTerror);
}

bool Position::hated(UnitIndex by, UnitIndex enemy) const {
  return (figure(by, UnitProfile::hates) & marksOf(*this, enemy)) != 0 && !psychologyIsShutOut(*this, by);
}

UnitIndex Position::carrierOf(UnitIndex character) const {
  return attached(character) ? static_cast<UnitIndex>(status(character, UnitStatus::attachedTo)) : character;
}

UnitIndex Position::person(SideIndex side, Role role) const {
  if (!leadersKnown_)
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (figure(u, UnitProfile::role) != static_cast<int>(Role::none)) add(leaders_, u);
  leadersKnown_ = true;
  return firstIn(leaders_, [&](UnitIndex u) {
    return unit(u).side == side && unit(u).present && figure(u, UnitProfile::role) == static_cast<int>(role);
  });
}

// FA-GEN-1, FA-STD-1, D4
bool Position::personWithin(UnitIndex u, Role role, int inches) const {
  const UnitIndex who = person(unit(u).side, role);
  if (who == noUnit) return false;
  const UnitIndex with = carrierOf(who);
  const bool lends = role != Role::general || options().generalFleeing == GeneralFleeing::lends;
  if (fleeing(with) && !lends) return false;
  return with == u || within(u, with, inches);
}

bool Position::outnumbered(UnitIndex u, const UnitSet& foes) const {
  const auto count = [&](UnitIndex v) {
    return options().outnumberCount == OutnumberCount::models
               ? models(v)
               : models(v) * figure(v, UnitProfile::wounds) - status(v, UnitStatus::woundsCarried);
  };
  int sum = 0;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (in(foes, v)) sum += count(v);
  return count(u) < sum;
}

int Position::pointsOf(UnitIndex u) const {
  return figure(u, UnitProfile::points) * status(u, UnitStatus::startingModels);
}

}  // namespace signifer::fantasy
