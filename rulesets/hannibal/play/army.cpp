#include "hannibal/play/army.h"

#include <algorithm>

#include "battle/arriving.h"
#include "hannibal/play/play.h"
#include "hannibal/play/shot.h"

namespace signifer::hannibal {
namespace {

/// Slot of the count for units with this loss value; none for those that do not count.
std::optional<int> groupOf(const Position& position, UnitIndex u) {
  const int loss = lossOf(position, u);
  if (loss < 2 || loss > 4) return std::nullopt;
  return loss - 2;
}

SideStatus slot(SideStatus first, int group) { return static_cast<SideStatus>(static_cast<int>(first) + group); }

}  // namespace

int lossOf(const Position& position, UnitIndex u) {
  return ask(*position.rulings().staminaValue, {position.kind(u), position.has(u, UnitProfile::core)})->loss;
}

std::optional<Answered<ArmyStaminaIn, ArmyStaminaOut>> staminaRuling(const Position& position, SideIndex side) {
  const auto& s = position.battle().side(side).status;
  const ArmyStaminaIn in{s[SideStatus::coreTwo],        s[SideStatus::coreThree], s[SideStatus::coreFour],
                         s[SideStatus::lostTwo],        s[SideStatus::lostThree], s[SideStatus::lostFour],
                         s[SideStatus::despotLost] != 0};
  if (in.coreTwo + in.coreThree + in.coreFour == 0) return std::nullopt;
  return ask(*position.rulings().armyStamina, in);
}

Stamina staminaOf(const Position& position, SideIndex side) {
  if (const auto ruling = staminaRuling(position, side)) return {(*ruling)->start, (*ruling)->left, (*ruling)->broken};
  const bool anyLeft =
      std::ranges::any_of(position.battle().units, [&](const Unit& unit) { return unit.side == side && unit.present; });
  return {0, 0, !anyLeft};
}

void keepArmyList(const Position& position, SideState& state, SideIndex side) {
  std::array<int, 3> core{};
  std::array<int, 3> lost{};
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u) {
    if (position.unit(u).side != side) continue;
    const auto group = groupOf(position, u);
    if (!group) continue;
    ++core[static_cast<std::size_t>(*group)];
    if (!position.unit(u).present && !isAside(position.unit(u))) ++lost[static_cast<std::size_t>(*group)];
  }
  for (int group = 0; group < 3; ++group) {
    const auto i = static_cast<std::size_t>(group);
    auto& atStart = state.status[slot(SideStatus::coreTwo, group)];
    auto& gone = state.status[slot(SideStatus::lostTwo, group)];
    atStart = std::max(atStart, static_cast<std::int16_t>(core[i]));
    gone = std::min(atStart, std::max(gone, static_cast<std::int16_t>(lost[i])));
  }
  for (PersonIndex p = 0; p < position.battle().personCount(); ++p) {
    const Person& person = position.battle().person(p);
    if (person.side == side && !person.present && position.battle().personProfile(p, PersonProfile::despot) != 0)
      state.status[SideStatus::despotLost] = 1;
  }
}

void countLoss(const Position& position, SideState& state, UnitIndex u) {
  const auto group = groupOf(position, u);
  if (!group) return;
  auto& lost = state.status[slot(SideStatus::lostTwo, *group)];
  // Never more than there were, whatever a file says.
  lost = std::min<std::int16_t>(static_cast<std::int16_t>(lost + 1), state.status[slot(SideStatus::coreTwo, *group)]);
}

void uncountLoss(const Position& position, SideState& state, UnitIndex u) {
  const auto group = groupOf(position, u);
  if (!group) return;
  auto& lost = state.status[slot(SideStatus::lostTwo, *group)];
  lost = std::max<std::int16_t>(0, static_cast<std::int16_t>(lost - 1));
}

bool isOver(const Battle& battle) {
  return battle.side(0).status[SideStatus::broken] != 0 || battle.side(1).status[SideStatus::broken] != 0 ||
         battle.status[BattleStatus::over] != 0;
}

}  // namespace signifer::hannibal
