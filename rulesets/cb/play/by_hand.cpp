// Moves after combat and fates that people have played out by themselves, with the place, the facing and the state that
// the rules give them (CB-AFT-1 to CB-AFT-11).
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "cb/play/play.h"
#include "rules/foremost.h"

namespace signifer::cb {
namespace {

// The nearest enemy of whom this holds.
template <class Fits>
UnitIndex nearestOf(const Position& position, UnitIndex u, Fits&& fits) {
  const auto may = [&](UnitIndex v) { return position.present(v) && position.enemies(u, v) && fits(v); };
  return foremost(position.battle(), may, [&](UnitIndex v) { return position.distance(u, v); });
}

Pose poseAwayFrom(const Position& position, UnitIndex u, UnitIndex enemy) {
  const Pose& pose = position.unit(u).pose;
  return enemy == noUnit ? facedAbout(pose) : turnedAwayFrom(pose, position.unit(enemy).pose.centre);
}

}  // namespace

// The victors of a fight have their moves when the beaten have gone. Leaders near the way are the table's matter.
FateNoted Play::fateByHand(const HandFate& fate) {
  byHand_ = true;
  std::erase_if(mover_.tasks, [&](const Task& task) {
    return task.code == static_cast<std::int16_t>(TaskKind::choose) && task.args[0] == fate.unit;
  });
  const auto victors = victorsOver(fate);
  const FateNoted noted = sufferByHand(fate);
  if (noted.known) openVictors(fate.unit, victors);
  return noted;
}

auto Play::victorsOver(const HandFate& fate) -> boost::container::small_vector<Victor, 4> {
  // One difference of each band in which a unit leaves.
  constexpr std::array differences{0, -3, -6, -8};
  const UnitIndex u = fate.unit;
  const bool falls = fate.kind == HandFate::Kind::fallsBack || fate.kind == HandFate::Kind::givesGround;
  const bool goes = falls || fate.kind == HandFate::Kind::retreats || fate.kind == HandFate::Kind::routs;
  boost::container::small_vector<Victor, 4> victors;
  if (!goes || position_.special(u) || position_.broken(u)) return victors;
  position_.forEachPresent([&](UnitIndex v) {
    const bool free = !position_.adrift(v) && !position_.special(v) && position_.troop(v) != Troop::artillery;
    if (!free || !position_.enemies(u, v) || !position_.touching(u, v) || position_.foes(v).count() != 1) return;
    Victor victor{v, {}};
    for (const int difference : differences) {
      const auto out = ask(*rulings().combatResult, resultFacts(resultTask(u, v, difference)));
      const bool fits = fate.kind == HandFate::Kind::routs ? out->fate == CombatFate::breaks
                        : falls                            ? out->moves.has(AfterMove::fallBack)
                                                           : out->moves.has(AfterMove::retire);
      if (fits) victor.results.push_back(resultTask(v, u, -difference));
    }
    if (!victor.results.empty()) victors.push_back(std::move(victor));
  });
  return victors;
}

// Nothing is open where the results that fit leave it different moves.
void Play::openVictors(UnitIndex u, std::span<const Victor> victors) {
  for (const auto& [v, results] : victors) {
    if (!position_.present(v) || position_.inCombat(v)) continue;
    std::optional<WordSet<AfterMove>> moves;
    bool alike = true;
    for (const Task& task : results) {
      const auto out = ask(*rulings().combatResult, resultFacts(task));
      alike = alike && (!moves || *moves == out->moves);
      moves = out->moves;
    }
    if (!moves || !alike || *moves == WordSet<AfterMove>{AfterMove::halt}) continue;
    if (!position_.present(u) && moves->has(AfterMove::pursue)) continue;  // CB-AFT-11
    push(TaskKind::choose, {v, static_cast<int>(moves->bits()), u, u + 1});
  }
}

FateNoted Play::sufferByHand(const HandFate& fate) {
  const UnitIndex u = fate.unit;
  const UnitIndex beater =
      fate.foe != noUnit ? fate.foe : nearestOf(position_, u, [&](UnitIndex v) { return position_.touching(u, v); });
  switch (fate.kind) {
    case HandFate::Kind::givesGround:
    case HandFate::Kind::fallsBack:
      return fallBackByHand(u, beater, fate.distance);
    case HandFate::Kind::retreats:
      return retireByHand(u, beater, fate.distance);
    case HandFate::Kind::routs:
      return breakByHand(u, beater, fate.distance);
    case HandFate::Kind::pursues:
      return pursueByHand(u, fate.foe, fate.distance);
    case HandFate::Kind::follows: {
      const auto gone = [&](UnitIndex v) { return fellBack(position_, v); };
      const UnitIndex enemy = fate.foe != noUnit ? fate.foe : nearestOf(position_, u, gone);
      if (enemy == noUnit) return {.known = false};
      followUpEnemy(u, enemy);
      return {.rule = "CB-AFT-6"};
    }
    case HandFate::Kind::holds:
      set(u, UnitStatus::afterDid, AfterDid::halt);
      return {};
    case HandFate::Kind::wins:
      return fightByHand(u, beater, fate.by > 0 ? std::optional(fate.by) : std::nullopt);
    case HandFate::Kind::loses:
      return fightByHand(u, beater, fate.by > 0 ? std::optional(-fate.by) : std::nullopt);
    case HandFate::Kind::draws:
      return fightByHand(u, beater, 0);
    case HandFate::Kind::leaves:
      leaveTable(u);
      return {.rule = "CB-AFT-10"};
    case HandFate::Kind::countercharges:
      if (beater == noUnit) return {.known = false};
      chargeByHand(u, beater);
      set(u, UnitStatus::response, Answer::counterCharge);
      set(u, UnitStatus::part, PartNow::counterCharged);
      set(beater, UnitStatus::counterCharged, 1);
      return {};
    case HandFate::Kind::rallies:
      return rallyByHand(u);
    case HandFate::Kind::failsTest:
    case HandFate::Kind::disengages:
      break;
  }
  return {.known = false};
}

// CB-RES-1: the disorder that a difference brings both, where it was told; moves after it are told by themselves. The
// round has been fought, and the next one is melee (D37).
FateNoted Play::fightByHand(UnitIndex u, UnitIndex enemy, std::optional<int> difference) {
  if (enemy == noUnit) return {};
  const int by = std::clamp(difference.value_or(0), -60, 60);
  const auto own = ask(*rulings().combatResult, resultFacts(resultTask(u, enemy, by)));
  const auto other = ask(*rulings().combatResult, resultFacts(resultTask(enemy, u, -by)));
  for (const auto& [v, ruling] : {std::pair{u, &own}, std::pair{enemy, &other}}) {
    if (difference) {
      status(v, UnitStatus::casualties) = static_cast<std::int16_t>(
          std::min(position_.stands(v), status(v, UnitStatus::casualties) + (*ruling)->casualties));
      if (!position_.special(v)) gainDps(v, (*ruling)->dps, "disordered-by-combat", {});
    }
    roundFoughtByHand(v);
    set(v, UnitStatus::afterDid, AfterDid::halt);
  }
  return {.rule = "CB-RES-1"};
}

// CB-SHO-12: a hit of shooting brings a DP; whoever is shaken already has casualties, and special troops test.
void Play::harmByHand(UnitIndex u, int harm) {
  const bool shooting = position_.step() == StepId::shootFirst || position_.step() == StepId::shootAfter;
  auto casualties = status(u, UnitStatus::casualties);
  if (!shooting || harm <= 0 || position_.shaken(u) || casualties < harm) return;
  casualties = static_cast<std::int16_t>(casualties - harm);
  if (!position_.special(u)) gainDps(u, harm, "disordered-by-shooting", {});
}

void Play::roundFoughtByHand(UnitIndex u) {
  if (status(u, UnitStatus::impetus) != static_cast<int>(Impetus::followUp)) set(u, UnitStatus::impetus, Impetus::none);
  if (!position_.adrift(u) && status(u, UnitStatus::doing) == static_cast<int>(Activity::charging))
    set(u, UnitStatus::doing, Activity::halted);
}

// CB-COM-11, D37: nobody takes a charge or its impetus into the next player turn, whether its round was told or not.
void Play::closeTurnByHand() {
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.inCombat(u)) roundFoughtByHand(u);
  });
  settle();
}

// CB-RAL-2: it is below its threshold again.
FateNoted Play::rallyByHand(UnitIndex u) {
  if (position_.special(u) || (!position_.shaken(u) && !position_.broken(u))) return {.known = false};
  set(u, UnitStatus::shaken, 0);
  set(u, UnitStatus::broken, 0);
  const int most = book_.shakenFrom(position_.troop(u)) - 1;
  set(u, UnitStatus::dps, std::min<int>(status(u, UnitStatus::dps), most));
  return {.rule = "CB-RAL-2"};
}

// CB-AFT-4: 1 JT backwards, facing the enemy that beat it.
FateNoted Play::fallBackByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance) {
  const Length jt = toLength(position_.jt());
  const FateNoted noted{.least = jt, .most = jt, .rule = "CB-AFT-4"};
  if (beater == noUnit) {
    place(u, movedBack(battle_.unit(u).pose, distance.value_or(jt)));
  } else if (!distance) {
    fallBack(u, beater, false);
    return noted;
  } else {
    const FallBackWay plan = fallBackWay(position_, u, beater, false);
    place(u, movedAlong(plan.turns ? plan.turned : battle_.unit(u).pose, plan.direction, *distance));
  }
  set(u, UnitStatus::afterDid, AfterDid::fallBack);
  return noted;
}

// CB-AFT-8: away, unformed, and about again at the end.
FateNoted Play::retireByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance) {
  if (!distance) return {.howFar = true, .rule = "CB-AFT-8"};
  becomeUnformed(u);
  set(u, UnitStatus::doing, Activity::retiring);
  set(u, UnitStatus::afterDid, AfterDid::retire);
  if (goByHand(u, poseAwayFrom(position_, u, beater), *distance)) place(u, facedAbout(battle_.unit(u).pose));
  return {.rule = "CB-AFT-8"};
}

// CB-AFT-10
FateNoted Play::breakByHand(UnitIndex u, UnitIndex beater, std::optional<Length> distance) {
  breakUnit(u);
  if (!distance) return {.howFar = true, .rule = "CB-AFT-10"};
  set(u, UnitStatus::fled, 1);
  (void)goByHand(u, poseAwayFrom(position_, u, beater), *distance);
  return {.rule = "CB-AFT-10"};
}

// CB-AFT-11: along the line of the flight.
FateNoted Play::pursueByHand(UnitIndex u, UnitIndex enemy, std::optional<Length> distance) {
  if (enemy == noUnit)
    enemy = nearestOf(position_, u, [&](UnitIndex v) {
      return position_.broken(v) || status(v, UnitStatus::doing) == static_cast<int>(Activity::retiring);
    });
  if (!distance) return {.howFar = true, .rule = "CB-AFT-11"};
  becomeUnformed(u);
  set(u, UnitStatus::doing, Activity::pursuing);
  set(u, UnitStatus::impetus, Impetus::pursuit);
  const Pose& pose = battle_.unit(u).pose;
  place(u, movedAhead(enemy == noUnit ? pose : facedAbout(poseAwayFrom(position_, u, enemy)), *distance));
  return {.rule = "CB-AFT-11"};
}

// Straight ahead of a pose, off the table where that lies on the way; false where it has left.
bool Play::goByHand(UnitIndex u, const Pose& from, Length distance) {
  const Footprint start(from, battle_.unit(u).base);
  if (roomAhead(position_.table(), start, start.forward) < distance) {
    leaveTable(u);
    return false;
  }
  place(u, movedAhead(from, distance));
  return true;
}

void Play::chargeByHand(UnitIndex u, UnitIndex enemy) {
  set(u, UnitStatus::doing, Activity::charging);
  set(u, UnitStatus::impetus, Impetus::charge);
  set(u, UnitStatus::part, PartNow::charged);
  mover_.relate(relationOf(RelationKind::impact), u, enemy, 1);
  if (status(enemy, UnitStatus::part) == 0) set(enemy, UnitStatus::part, PartNow::stood);
}

void Play::lossByHand(UnitIndex u) {
  if (!position_.broken(u)) noteLoss(u);
}

}  // namespace signifer::cb
