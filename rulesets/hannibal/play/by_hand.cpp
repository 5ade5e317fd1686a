// Fates of fights that people have played out by themselves: retreats, routs and breaking off. The rules give place and
// facing.
#include <algorithm>
#include <array>

#include "battle/arriving.h"
#include "battle/origins.h"
#include "dice/sources.h"
#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {
namespace {

bool isToldHits(const Task& task) { return task.code == static_cast<std::int16_t>(TaskKind::toldHits); }

}  // namespace

FateNoted Play::fateByHand(const HandFate& fate) {
  const UnitIndex u = fate.unit;
  const UnitIndex threat = fate.foe != noUnit ? fate.foe : threatTo(position_, u);
  byHand_ = true;
  std::erase_if(mover_.tasks, [u](const Task& task) {
    return (isToldHits(task) || is(task, TaskKind::panicCheck)) && task.args[0] == u;
  });
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
    case HandFate::Kind::evades:
    case HandFate::Kind::caught:
    case HandFate::Kind::rampages:
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

// HG-CMT-10: an aggressive unit rolls for its bonus; the least of it is certain (HG-CMT-1).
bool Play::modifierByHand(UnitIndex u, UnitIndex against, Arc arc, bool countercharging) {
  if (countercharging && !options().counterchargeBonus) return true;
  constexpr std::array lowest{1, 1};
  ScriptedDice dice(lowest);
  const bool lost = !countercharging && losesBonusByHand(u, against);
  const auto ruling =
      ask(*rulings().chargeModifier, chargeModifierFacts(u, against, arc, countercharging, lost), dice, false);
  status(u, UnitStatus::chargeModifier) = static_cast<std::int16_t>(std::clamp(ruling->chargeModifier, 0, 7));
  return dice.used() == 0;
}

// HG-CMT-8, of a charge whose beginning was told: straight on from there.
bool Play::losesBonusByHand(UnitIndex u, UnitIndex target) const {
  const auto from = chargeOrigin(battle_, u, target);
  if (!from) return false;
  const Pose& now = battle_.unit(u).pose;
  const double way = distance(toVec(from->centre), toVec(now.centre));
  const Pose turned{from->centre, now.heading};
  return position_.losesBonusOn(turned, battle_.unit(u).base, {LegKind::ahead, wholeLength(way)});
}

// HG-PIL-3
void Play::pilaByHand(UnitIndex charger) {
  std::erase_if(mover_.tasks,
                [charger](const Task& task) { return is(task, TaskKind::pila) && task.args[1] == charger + 1; });
  const std::size_t before = battle_.tasks.size();
  askForPila(charger, position_.contacts(charger));
  const auto open = std::ranges::count_if(battle_.tasks, [](const Task& task) { return is(task, TaskKind::pila); });
  const auto volleys = [](const Task& task) { return is(task, TaskKind::pilaVolley); };
  if (open == 0) std::erase_if(mover_.tasks, volleys);
  // One volley is for all of them, when all have been asked.
  else if (before > 0 && std::ranges::count_if(battle_.tasks, volleys) > 1)
    mover_.tasks.erase(mover_.tasks.begin() + static_cast<std::ptrdiff_t>(before));
}

// HG-RNG-8: of whoever has thrown or shot it is not asked again.
void Play::shotByHand(UnitIndex u) {
  status(u, UnitStatus::shotThisTurn) = 1;
  status(u, UnitStatus::actedThisTurn) = 1;
  std::erase_if(mover_.tasks, [u](const Task& task) { return is(task, TaskKind::pila) && task.args[0] == u; });
  const bool open = std::ranges::any_of(battle_.tasks, [](const Task& task) { return is(task, TaskKind::pila); });
  if (!open) std::erase_if(mover_.tasks, [](const Task& task) { return is(task, TaskKind::pilaVolley); });
}

// HG-H2H-13, D35: blows are simultaneous. Whoever struck at a unit that is gone has struck.
void Play::struckByHand(UnitIndex gone) {
  if (position_.step() != StepId::blows) return;
  forEachIn(position_.contacts(gone), [&](UnitIndex v) {
    const UnitSet others = UnitSet(position_.contacts(v)).reset(static_cast<std::size_t>(gone));
    bool elsewhere = false;
    forEachIn(others, [&](UnitIndex other) {
      elsewhere = elsewhere || battle_.relation(relationOf(RelationKind::charges), v, other) != 0;
    });
    if (!elsewhere) status(v, UnitStatus::combatThisTurn) = static_cast<std::int16_t>(CombatState::fought);
  });
}

void Play::takeOffByHand(UnitIndex u) {
  if (position_.present(u)) struckByHand(u);
  mover_.remove(u);
  status(u, UnitStatus::fate) = static_cast<std::int16_t>(Fate::eliminated);
}

// HG-STA-6
void Play::bringBackByHand(UnitIndex u) {
  const bool lost = !position_.present(u) && !isAside(position_.unit(u));
  mover_.bring(u);
  status(u, UnitStatus::fate) = static_cast<std::int16_t>(Fate::inBeing);
  if (lost) uncountLoss(position_, mover_.side(battle_.unit(u).side), u);
}

// HG-ROU-8: the friend through whom it ran rolls.
void Play::checkPanic(const Task& task) {
  std::vector<UnitIndex> panicked;
  const UnitIndex u = task.args[0];
  if (!position_.standing(u)) return;
  (void)formsUp(task.args[1], u, panicked);
  if (panicked.empty()) return;
  const UnitIndex own = threatTo(position_, u);
  push(TaskKind::rout, {u, own != noUnit ? own : task.args[2], 0});
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
  // HG-ROU-2, HG-ROU-5: friends on its way are passed, or stand before it in the end.
  flee(u, turned, static_cast<double>(*distance), threat);
  for (Task& task : mover_.tasks)
    if (is(task, TaskKind::panicCheck) && task.args[1] == u) task.args[2] = static_cast<std::int16_t>(threat);
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
