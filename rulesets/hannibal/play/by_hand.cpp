// Fates of fights that people have played out by themselves: retreats, routs and breaking off. The rules give place and
// facing.
#include <algorithm>

#include "dice/sources.h"
#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"
#include "rules/past_units.h"

namespace signifer::hannibal {
namespace {

bool isToldHits(const Task& task) { return task.code == static_cast<std::int16_t>(TaskKind::toldHits); }

}  // namespace

FateNoted Play::fateByHand(const HandFate& fate) {
  const UnitIndex u = fate.unit;
  const UnitIndex threat = fate.foe != noUnit ? fate.foe : threatTo(position_, u);
  std::erase_if(mover_.tasks, [u](const Task& task) { return isToldHits(task) && task.args[0] == u; });
  switch (fate.kind) {
    case HandFate::Kind::givesGround:
    case HandFate::Kind::fallsBack:
    case HandFate::Kind::retreats:
      return retreatByHand(u, threat, fate.distance);
    case HandFate::Kind::routs:
      return routByHand(u, threat, fate.distance);
    case HandFate::Kind::disengages:
      return disengageByHand(u);
    case HandFate::Kind::rallies:
      if (position_.routed(u)) place(u, facedAbout(battle_.unit(u).pose));  // D49
      status(u, UnitStatus::routed) = 0;
      return {};
    case HandFate::Kind::wins:
    case HandFate::Kind::loses:
    case HandFate::Kind::draws:
    case HandFate::Kind::holds:
      status(u, UnitStatus::choiceOpen) = 0;
      if (position_.step() == StepId::roundChoices)
        status(u, UnitStatus::combatThisTurn) = static_cast<std::int16_t>(CombatState::fought);
      return {};
    case HandFate::Kind::leaves:
      remove(u, Fate::offTable, noUnit);
      return {.rule = "HG-ROU-9"};
    case HandFate::Kind::countercharges:
      return counterchargeByHand(u, threat);
    case HandFate::Kind::pursues:
    case HandFate::Kind::follows:
    case HandFate::Kind::failsTest:
      break;
  }
  return {.known = false};
}

// Hits that are told one after another bring one roll.
void Play::hitsByHand(UnitIndex u, int hits) {
  const bool rolls = position_.has(u, UnitProfile::terror) || options().routCheckWhen == RoutCheckWhen::everyHit;
  if (!position_.standing(u) || !rolls) return;
  const auto told =
      std::ranges::find_if(mover_.tasks, [u](const Task& task) { return isToldHits(task) && task.args[0] == u; });
  if (told == mover_.tasks.end() && hits > 0)
    push(TaskKind::toldHits, {u, threatTo(position_, u), hits});
  else if (told != mover_.tasks.end()) {
    told->args[2] = static_cast<std::int16_t>(std::clamp(told->args[2] + hits, 0, 20));
    if (told->args[2] == 0) mover_.tasks.erase(told);
  }
}

// HG-CMT-9
FateNoted Play::counterchargeByHand(UnitIndex u, UnitIndex charger) {
  status(u, UnitStatus::counterchargedThisTurn) = 1;
  status(u, UnitStatus::part) = static_cast<std::int16_t>(Part::countercharging);
  if (charger == noUnit) return {};
  return {.dieOpen = !modifierByHand(u, charger, Arc::front, true)};
}

// HG-CMT-10: an aggressive unit rolls for its bonus.
bool Play::modifierByHand(UnitIndex u, UnitIndex against, Arc arc, bool countercharging) {
  try {
    takeChargeModifier(u, against, arc, countercharging, false);
    return true;
  } catch (const ScriptError&) {
    return false;
  }
}

// HG-RET-2, HG-RET-4: away from the enemy, and about again at the end. With nobody to go away from it goes straight
// back.
FateNoted Play::retreatByHand(UnitIndex u, UnitIndex threat, std::optional<Length> distance) {
  const MovementRow& row = position_.movement(u);
  FateNoted noted{.least = row.retreatLeast * oneInch, .most = row.retreatMost * oneInch, .rule = "HG-MOV-9"};
  status(u, UnitStatus::choiceOpen) = 0;
  if (!distance) {
    noted.howFar = true;
    return noted;
  }
  if (threat == noUnit) {
    place(u, movedBack(battle_.unit(u).pose, *distance));
    return noted;
  }
  status(u, UnitStatus::retreating) = 1;
  const Pose turned = pivotedAway(position_, u, threat);
  const bool leaves = leavesByHand(turned, u, *distance);
  place(u, facedAbout(movedAhead(turned, *distance)));
  if (leaves) remove(u, Fate::offTable, noUnit);
  return noted;
}

// HG-ROU-1, HG-RGA-1
FateNoted Play::routByHand(UnitIndex u, UnitIndex threat, std::optional<Length> distance) {
  const int row = position_.movement(u).rout;
  FateNoted noted{.least = (row + 1) * oneInch, .most = (row + 6) * oneInch, .rule = "HG-MOV-10"};
  takeFlight(u);
  if (!distance) {
    noted.howFar = true;
    return noted;
  }
  const Pose turned = threat == noUnit ? facedAbout(battle_.unit(u).pose) : pivotedAway(position_, u, threat);
  const bool leaves = leavesByHand(turned, u, *distance);
  // HG-ROU-5: it ends beyond whoever stands there.
  const Pose end = movedAhead(turned, *distance);
  place(u, leaves ? end : pastUnits(battle_, u, end));
  if (leaves) remove(u, Fate::offTable, noUnit);
  return noted;
}

// HG-ROU-9
bool Play::leavesByHand(const Pose& from, UnitIndex u, Length distance) const {
  const Footprint start(from, battle_.unit(u).base);
  return roomAhead(position_.table(), start, start.forward) < distance;
}

// HG-DIS-2. Where there is no room people have seen to it by themselves.
FateNoted Play::disengageByHand(UnitIndex u) {
  const DisengagePlan plan = planDisengage(position_, u);
  status(u, UnitStatus::choiceOpen) = 0;
  if (plan.way > 0) place(u, plan.end);
  return {.rule = "HG-DIS-2"};
}

}  // namespace signifer::hannibal
