// Losses and flight: hits marked, units removed, routs with those they push through, the moves of retreats
// (HG-CAS-1, HG-ROU-1 to HG-ROU-9, HG-RTU-1, HG-RTU-2, HG-RET-7).
#include <algorithm>
#include <cmath>
#include <ranges>

#include "hannibal/combat.h"
#include "hannibal/morale.h"
#include "hannibal/movement.h"
#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {

// Excess is lost (D36); who is dead is removed when all blows that fall together are marked.
void Play::wound(UnitIndex u, int hits, UnitIndex by) {
  if (hits == 0) return;
  auto& suffered = status(u, UnitStatus::hits);
  suffered = static_cast<std::int16_t>(std::min(position_.strength(u), suffered + hits));
  status(u, UnitStatus::hitsThisTurn) =
      static_cast<std::int16_t>(std::min(20, status(u, UnitStatus::hitsThisTurn) + hits));
  tell("takes-hits", u, by, {"HG-CAS-1"},
       {Figure::count(hits), Figure::count(suffered), Figure::count(position_.strength(u))}, "casualty-level");
}

void Play::eliminateDead() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const Unit& unit = battle_.unit(u);
    const CasualtyLevelIn in{unit.status[UnitStatus::hits], position_.strength(u)};
    if (unit.present && casualtyLevel(in, tables()).eliminated) remove(u, Fate::eliminated, noUnit);
  }
}

// HG-CAS-1, HG-RTU-1, HG-ROU-9, HG-LDR-5
void Play::remove(UnitIndex u, Fate fate, UnitIndex by) {
  Unit& unit = battle_.unit(u);
  if (!unit.present) return;
  const PersonIndex leader = position_.leader(u);
  unit.present = false;
  unit.status[UnitStatus::fate] = static_cast<std::int16_t>(fate);
  unit.status[UnitStatus::choiceOpen] = 0;
  countLoss(position_, battle_.side(unit.side), u);
  if (currentUnit() == u) status(BattleStatus::currentUnit) = noUnit;
  std::erase_if(battle_.relations, [&](const Relation& r) { return r.from == u || r.to == u; });
  switch (fate) {
    case Fate::eliminated:
      tell("eliminated", u, by, {"HG-CAS-1"}, {}, {}, true);
      break;
    case Fate::captured:
      tell("captured", u, by, {"HG-RTU-1"}, {}, "routed-unit", true);
      break;
    case Fate::offTable:
      tell("leaves-table", u, noUnit, {"HG-ROU-9"}, {}, {}, true);
      break;
    default:
      break;
  }
  if (leader == noPerson) return;
  battle_.person(leader).unit = noUnit;
  if (fate == Fate::captured || fate == Fate::offTable) {
    const UnitFate what = fate == Fate::captured ? UnitFate::captured : UnitFate::offTable;
    if (leaderCasualty({what, 0, roller(u)}, options(), dice_).lost) losePerson(leader);
  } else if (fate == Fate::eliminated) {
    battle_.person(leader).status[PersonStatus::unitEliminated] = 1;
  }
}

void Play::pushRouts(std::vector<Task>& routs) {
  // The last pushed is done first: the active side's (D66). More than one of a side: its owner chooses the order.
  for (const SideIndex side : {enemyOf(battle_.active), battle_.active}) {
    for (Task& task : std::views::reverse(routs)) {
      if (battle_.unit(task.args[0]).side != side) continue;
      task.args[2] = 1;
      battle_.tasks.push_back(task);
    }
  }
}

// HG-ROU-1, HG-RGA-3, HG-RGA-4: away from the threat, no wheel, the whole distance.
void Play::rout(UnitIndex u, UnitIndex threat, int inches) {
  if (!position_.standing(u)) return;
  const bool rampage = threat == u;
  if (inches < 0) {
    MoveAllowanceIn in{position_.moveClass(u), Move::rout, 0, roller(u, rampage ? noUnit : threat)};
    inches = static_cast<int>(moveAllowance(in, tables(), dice_).maxInches);
  }
  status(u, UnitStatus::routed) = 1;
  status(u, UnitStatus::retreating) = 0;
  status(u, UnitStatus::choiceOpen) = 0;
  status(u, UnitStatus::part) = 0;
  status(u, UnitStatus::chargeModifier) = 0;
  tell("routs", u, threat == noUnit || rampage ? noUnit : threat, {"HG-ROU-1", "HG-RGA-1", "HG-MOV-10"},
       {Figure::inches(inches * oneInch)}, "move-allowance", true);
  Pose start = battle_.unit(u).pose;
  if (rampage)
    start = turnedTo(start, start.heading + 60 * oneDegree * dice_.one(roller(u).purpose("dice-rampage")));
  else if (threat != noUnit)
    start = pivotedAway(position_, u, threat);
  flee(u, start, inches * static_cast<double>(oneInch), rampage ? noUnit : threat);
}

// Whether the router forms up behind this friend, or pushes through it and throws for panic (HG-ROU-2 to HG-ROU-8).
bool Play::formsUp(UnitIndex u, UnitIndex friendly, std::vector<UnitIndex>& panicked) {
  MeetsFriendIn in;
  in.retrograde = Retrograde::rout;
  in.mover = retrograderOf(position_.kind(u), options());
  in.friendVeteran = position_.has(friendly, UnitProfile::veteran);
  in.friendBattleWorn = position_.worn(friendly);
  in.friendRouted = position_.routed(friendly);
  in.friendUnhurt = status(friendly, UnitStatus::hits) == 0;
  in.roller = roller(friendly, u);
  const MeetsFriendOut out = meetsFriend(in, tables(), options(), dice_);
  if (out.action == FriendAction::formUpBehind) {
    tell("forms-up", u, friendly, {"HG-ROU-5"}, {}, "meets-friend");
    return true;
  }
  tell(out.panics ? "pushes-through-panic" : "pushes-through", u, friendly, {"HG-ROU-7", "HG-ROU-8"},
       {Figure::count(out.score), Figure::count(out.panicNumber)}, "meets-friend", out.panics);
  if (out.panics) panicked.push_back(friendly);
  return false;
}

// HG-ROU-5 to HG-ROU-9, HG-RTU-2, D45: straight on, meeting friends and enemies as they come.
void Play::flee(UnitIndex u, const Pose& start, double distance, UnitIndex threat) {
  const Base& base = battle_.unit(u).base;
  const Footprint from(start, base);
  const double room = roomAhead(position_.table(), from, from.forward);
  double stop = distance;
  double nearSide = 0.0;
  UnitIndex beyond = noUnit;
  bool formed = false;
  bool captured = false;
  UnitIndex captor = noUnit;
  std::vector<UnitIndex> panicked;
  for (const Met& met : MetList(position_, u, from)) {
    if (met.enter >= std::min(stop, room)) break;
    if (met.enemy) {
      if (beyond != noUnit) {
        stop = std::floor(nearSide);
      } else {
        captured = true;
        captor = met.unit;
        stop = std::floor(met.enter);
      }
      break;
    }
    // On the way to its place behind a friend it meets only those that stand on that place.
    if (formed && met.leave <= stop) continue;
    if (formsUp(u, met.unit, panicked)) {
      if (beyond == noUnit) nearSide = met.enter;
      formed = true;
      beyond = met.unit;
      stop = std::ceil(met.leave - 1e-6);
    } else if (met.leave > stop) {
      if (beyond == noUnit) nearSide = met.enter;
      beyond = met.unit;
      stop = std::ceil(met.leave - 1e-6);
    }
  }
  bool offTable = false;
  if (!captured && room < stop) {
    // No place beyond the friend: it halts against the near side. Else it has left the battle.
    if (beyond != noUnit && room >= nearSide)
      stop = std::floor(nearSide);
    else
      offTable = true;
  }
  const Pose before = battle_.unit(u).pose;
  place(u, start);
  moveLeg(u, {LegKind::ahead, static_cast<Length>(std::clamp(offTable ? room : stop, 0.0, 200.0 * oneInch))});
  // Where the pivot has turned it into others and there is no way on, it stays as it stood.
  if (!offTable && !captured && overlappedUnit(position_, u, position_.stand(u), 2.0 * roundingTolerance) != noUnit)
    place(u, before);
  if (offTable)
    remove(u, Fate::offTable, noUnit);
  else if (captured ||
           routedUnit({position_.touchesEnemy(u), false, Moment::anyOtherTime}).fate == RoutedFate::captured)
    captureRouter(u, captor);
  // Those that panicked rout in the order met, away from an enemy that they touch, else from the router's (HG-ROU-8).
  for (const UnitIndex friendly : std::views::reverse(panicked)) {
    const UnitIndex own = threatTo(position_, friendly);
    push(TaskKind::rout, {friendly, own != noUnit ? own : threat, 0});
  }
}

// HG-RET-4, HG-RET-7, HG-RET-8
void Play::retreatMove(UnitIndex u, UnitIndex threat, const Path& path) {
  if (!position_.standing(u)) return;
  RetreatPlan plan = planRetreat(position_, u, threat, path);
  if (plan.fault != RetreatFault::none) {
    // Against the referee's advice, or because the table has changed: the nearest way that is open.
    const auto other = findRetreat(position_, u, threat, true);
    if (!other) return rout(u, threat, -1);
    plan = planRetreat(position_, u, threat, *other);
  }
  status(u, UnitStatus::retreating) = 1;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (in(plan.captured, v)) remove(v, Fate::captured, u);
  place(u, facedAbout(plan.end));
  if (plan.offTable) return remove(u, Fate::offTable, noUnit);
  tell(plan.behind == noUnit ? "retreat-moves" : "retreat-forms-up", u, plan.behind,
       {"HG-RET-4", "HG-RET-7", "HG-RGA-5"}, {Figure::inches(toLength(plan.way))});
  captureTouched(u);
}

// HG-RTU-1: a router that has run into an enemy is captured; so are enemies that it touches, where they are routed.
void Play::captureRouter(UnitIndex u, UnitIndex by) {
  remove(u, Fate::captured, by);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (battle_.unit(v).present && position_.routed(v) && position_.enemies(u, v) && position_.touch(u, v))
      remove(v, Fate::captured, u);
}

// HG-RTU-1: routed enemies that it touches are captured, wherever they touch.
void Play::captureTouched(UnitIndex mover) {
  if (!position_.standing(mover)) return;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (battle_.unit(u).present && position_.routed(u) && position_.enemies(mover, u) && position_.touch(mover, u))
      remove(u, Fate::captured, mover);
}

}  // namespace signifer::hannibal
