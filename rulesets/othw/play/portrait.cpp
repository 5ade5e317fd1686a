#include "othw/play/portrait.h"

#include <algorithm>

#include "othw/play/course.h"
#include "othw/play/decision.h"
#include "othw/play/ways.h"

namespace signifer::othw {
namespace {

void addBadges(const Battle& battle, UnitIndex unit, Portrait& portrait) {
  switch (stateOf(battle, unit)) {
    case UnitState::fleeing:
      portrait.badges.push_back({"fleeing", "badge-fleeing", true});
      break;
    case UnitState::rampaging:
      portrait.badges.push_back({"rampage", "badge-rampaging", true});
      break;
    case UnitState::pursuing:
      portrait.badges.push_back({"pursuing", "badge-pursuing", false});
      break;
    case UnitState::halted:
      portrait.badges.push_back({"halted", "badge-halted", false});
      break;
    default:
      break;
  }
  const auto& status = battle.unit(unit).status;
  if (status[UnitStatus::fought] != 0) portrait.badges.push_back({"engaged", "badge-fought", false});
  if (status[UnitStatus::moved] != 0) portrait.badges.push_back({"acted", "badge-moved", false});
}

}  // namespace

Portrait portraitOf(const Position& position, UnitIndex unit) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  const Decision decision = Course::decision(position);
  Portrait portrait;
  const UnitState state = stateOf(battle, unit);
  portrait.harmMost = figure(battle, unit, UnitProfile::strength);
  portrait.harm = portrait.harmMost - std::max(0, strengthLeft(battle, unit));
  portrait.adrift = state == UnitState::fleeing || state == UnitState::rampaging;
  if (classOf(battle, unit) == UnitClass::skirmishers) portrait.stance = Stance::skirmish;
  addBadges(battle, unit, portrait);
  const auto& status = battle.unit(unit).status;
  portrait.hasActed = status[UnitStatus::moved] != 0 || status[UnitStatus::fought] != 0;
  const bool choosing = decision.allows(static_cast<int>(ActionId::move));
  portrait.mayAct =
      decision.unit == unit || (choosing && battle.unit(unit).present && battle.unit(unit).side == decision.side &&
                                mayDoAnything(book, battle, unit));
  return portrait;
}

namespace {

void remind(std::string_view phrase, std::string_view rule, std::vector<UnitIndex> units,
            std::vector<Reminder>& reminders) {
  if (!units.empty()) reminders.push_back({phrase, rule, std::move(units)});
}

template <class Holds>
std::vector<UnitIndex> activeUnits(const Battle& battle, Holds&& holds) {
  std::vector<UnitIndex> units;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == battle.active && holds(u)) units.push_back(u);
  return units;
}

}  // namespace

std::vector<Reminder> remindersOf(const Position& position) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  const Decision decision = Course::decision(position);
  std::vector<Reminder> reminders;
  if (!decision.allows(static_cast<int>(ActionId::stop))) return reminders;
  remind("remind-may-fight", "OT-CMB-2",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       ActionPermittedIn in = permittedIn(battle, u, Deed::combat);
                       in.facesEnemy = targetAhead(book.options, battle, position.field(), u) != noUnit;
                       return ask(*book.rulings.actionPermitted, in)->allowed;
                     }),
         reminders);
  remind("remind-not-moved", "OT-SEQ-3",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       return ask(*book.rulings.actionPermitted, permittedIn(battle, u, Deed::move))->allowed;
                     }),
         reminders);
  remind("remind-general-free", "OT-GEN-6",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       const PersonIndex general = ableGeneralWith(battle, u);
                       return general != noPerson && battle.person(general).status[PersonStatus::activated] == 0;
                     }),
         reminders);
  remind("remind-agreed-terrain", "OT-TER-4",
         activeUnits(battle,
                     [&](UnitIndex u) {
                       const Board board(battle);
                       return board.ground(squareOf(battle, u)) == GroundKind::difficult;
                     }),
         reminders);
  return reminders;
}

std::vector<Standing> standingsOf(const Position& position) {
  const Battle& battle = position.battle();
  std::vector<Standing> standings;
  for (SideIndex side = 0; side < 2; ++side) {
    const auto& status = battle.side(side).status;
    standings.push_back(
        {side, "army-morale", status[SideStatus::armyMorale], std::max<int>(1, status[SideStatus::startingMorale])});
  }
  std::ranges::stable_sort(standings, [](const Standing& a, const Standing& b) { return a.left > b.left; });
  return standings;
}

}  // namespace signifer::othw
