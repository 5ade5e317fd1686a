#include "hannibal/play/portrait.h"

#include <algorithm>
#include <cmath>

#include "hannibal/play/army.h"
#include "hannibal/play/decision.h"
#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"
#include "rules/balance.h"
#include "table/crowd.h"

namespace signifer::hannibal {
namespace {

void addStateBadges(const Position& position, UnitIndex u, Portrait& portrait) {
  const auto badge = [&](std::string_view symbol, std::string_view phrase, bool wrong) {
    portrait.badges.push_back({symbol, phrase, wrong});
  };
  if (position.routed(u)) badge("fleeing", "badge-routed", true);
  if (position.worn(u)) badge("battle-worn", "badge-battle-worn", true);
  if (position.is(u, UnitStatus::retreating)) badge("retreating", "badge-retreating", true);
  const auto part = static_cast<Part>(position.status(u, UnitStatus::part));
  if (part == Part::charging) badge("charging", "badge-charging", false);
  if (part == Part::countercharging) badge("countercharging", "badge-countercharging", false);
  if (!position.routed(u) && position.inContact(u)) badge("engaged", "badge-engaged", false);
  if (position.has(u, UnitProfile::terror)) badge("terror", "badge-terror", false);
}

/// The lowest unit of its Battle Line gives the line its number.
int lineNumber(const Position& position, UnitIndex u) {
  const UnitSet line = position.line(u);
  if (line.count() < 2) return 0;
  UnitIndex first = 0;
  while (!in(line, first)) ++first;
  return first + 1;
}

std::vector<UnitIndex> unitsWhere(const Position& position, auto&& holds) {
  std::vector<UnitIndex> units;
  position.forEachPresent([&](UnitIndex u) {
    if (holds(u)) units.push_back(u);
  });
  return units;
}

}  // namespace

Portrait portraitOf(const Position& position, UnitIndex u) {
  Portrait portrait;
  portrait.harm = position.status(u, UnitStatus::hits);
  portrait.harmMost = position.strength(u);
  if (!position.unit(u).present) return portrait;
  addStateBadges(position, u, portrait);
  portrait.adrift = position.routed(u);
  portrait.hasActed = position.is(u, UnitStatus::actedThisTurn);
  const bool acting = position.battle().tasks.empty() && position.step() < StepId::blows;
  portrait.mayAct = acting && mayStillAct(position, u) && !position.inContact(u);
  if (position.kind(u) == Kind::footSkirmishers) portrait.stance = Stance::skirmish;
  portrait.line = lineNumber(position, u);
  if (portrait.hasActed)
    portrait.badges.push_back({"acted", "badge-acted", false});
  else if (portrait.mayAct)
    portrait.badges.push_back({"may-act", "badge-may-act", false});
  return portrait;
}

std::vector<Reminder> remindersOf(const Position& position) {
  const Battle& battle = position.battle();
  const StepId step = position.step();
  std::vector<Reminder> reminders;
  const auto remind = [&](std::string_view phrase, std::string_view rule, std::vector<UnitIndex> units) {
    if (!units.empty()) reminders.push_back({phrase, rule, std::move(units)});
  };
  const auto own = [&](UnitIndex u) { return position.unit(u).side == battle.active; };
  if (step < StepId::blows) {
    remind("remind-not-acted", "HG-SEQ-2",
           unitsWhere(position, [&](UnitIndex u) { return mayStillAct(position, u) && !position.inContact(u); }));
    remind("remind-worn-without-leader", "HG-BW-2", unitsWhere(position, [&](UnitIndex u) {
             return own(u) && position.worn(u) && !position.routed(u) && !position.has(u, UnitProfile::veteran) &&
                    position.leader(u) == noPerson;
           }));
    remind("remind-lone-line-unit", "HG-H2H-3", unitsWhere(position, [&](UnitIndex u) {
             return own(u) && position.stands(u) == 1 && position.kind(u) != Kind::rankers;
           }));
    remind("remind-lines-wheel-as-one", "HG-MAN-14", unitsWhere(position, [&](UnitIndex u) {
             return own(u) && position.wasInLine(u) && mayStillAct(position, u);
           }));
  }
  if (step >= StepId::blows && step < StepId::leaderCasualties)
    remind("remind-terror", "HG-TER-1", unitsWhere(position, [&](UnitIndex u) {
             return position.has(u, UnitProfile::terror) && position.standing(u) && position.inContact(u);
           }));
  const auto part = [&](UnitIndex u) { return static_cast<Part>(position.status(u, UnitStatus::part)); };
  if (step < StepId::leaderCasualties)
    remind("remind-charge-bonus", "HG-CMT-1", unitsWhere(position, [&](UnitIndex u) {
             const bool charges = part(u) == Part::charging || part(u) == Part::countercharging;
             return charges && position.has(u, UnitProfile::aggressive) && position.inContact(u) &&
                    position.status(u, UnitStatus::chargeModifier) == 0;
           }));
  if (step >= StepId::leaderCasualties && step < StepId::staminaCount)
    remind("remind-routed", "HG-SEQ-6", unitsWhere(position, [&](UnitIndex u) {
             return own(u) && position.routed(u) && position.leader(u) == noPerson;
           }));
  return reminders;
}

std::vector<Standing> standingsOf(const Position& position) {
  std::vector<Standing> standings;
  for (SideIndex side = 0; side < 2; ++side) {
    const Stamina stamina = staminaOf(position, side);
    standings.push_back({side, "army-stamina", stamina.left, stamina.start});
  }
  if (standings[1].left > standings[0].left) std::swap(standings[0], standings[1]);
  return standings;
}

// Stamina above all; hits by what they are on the way to cost; contacts by how they began; and nearness, so that armies
// meet (section 7 of the ledger).
int worthOf(const Position& position, SideIndex side) {
  const Battle& battle = position.battle();
  Crowd<mostUnits> enemies;
  for (const Unit& unit : battle.units)
    if (unit.present && unit.side != side) enemies.add(unit.pose.centre);
  int worth = 100 * (staminaOf(position, side).left - staminaOf(position, enemyOf(side)).left);
  position.forEachPresent([&](UnitIndex u) {
    const int sign = position.unit(u).side == side ? 1 : -1;
    const int value = 50 * lossOf(position, u) + 40;
    worth -= sign * value * position.status(u, UnitStatus::hits) / position.strength(u);
    if (position.routed(u)) worth -= sign * value / 2;
    worth += sign * 15 * position.status(u, UnitStatus::chargeModifier);
    worth -= sign * 25 * position.status(u, UnitStatus::attackedFrom);
    if (sign < 0 || position.routed(u)) return;
    const double least = std::min(1e12, enemies.squaredTo(position.unit(u).pose.centre));
    worth -= static_cast<int>(std::sqrt(least) / oneInch);
  });
  return worth;
}

namespace {

/// The promise of a unit beyond the count of worthOf(), in hundredths of a stamina point. It is fitted to the winners
/// of 3,600 battles between greedy armies: lines that hold tell nearly as much of the winner as stamina does.
int promise(const Position& position, UnitIndex u) {
  // A routed unit counts as lost in worthOf(); most are gone anyway.
  if (position.routed(u)) return 100;
  int worth = 0;
  if (position.stands(u) > 1) worth += 58;
  if (position.inContact(u)) worth += 70;
  if (position.worn(u)) worth -= 26;
  if (position.leader(u) != noPerson) worth += 46;
  return worth;
}

}  // namespace

int worthAtEnd(const Position& position, SideIndex side) {
  return worthOf(position, side) + balanceOf(position, side, [&](UnitIndex u) { return promise(position, u); });
}

// By who won 360 battles between greedy armies that did one thing in twelve by lot, read at the beginning of each
// player turn.
double chanceAtEndBy(const PlayBook& /*book*/, int worth) { return chanceBy(worth, 300.0); }

int worthPlanned(const Position& position, SideIndex side, bool thorough) {
  return thorough ? worthAtEnd(position, side) : worthOf(position, side);
}

}  // namespace signifer::hannibal
