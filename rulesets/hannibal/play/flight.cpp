// Losses and flight: hits marked, units removed, routs with those they push through, the moves of retreats
// (HG-CAS-1, HG-ROU-1 to HG-ROU-9, HG-RTU-1, HG-RTU-2, HG-RET-7).
#include <algorithm>
#include <array>
#include <boost/range/adaptor/reversed.hpp>
#include <cmath>

#include "dice/sources.h"
#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {

// Excess is lost (D36); who is dead is removed when all blows that fall together are marked.
void Play::wound(UnitIndex u, int hits, UnitIndex by) {
  if (hits == 0) return;
  const bool wornBefore = position_.worn(u);
  raise(u, UnitStatus::hits, hits, position_.strength(u));
  raise(u, UnitStatus::hitsThisTurn, hits, 20);
  const int suffered = status(u, UnitStatus::hits);
  const auto ruling = account_.ask(*rulings().casualtyLevel, {suffered, position_.strength(u)});
  const bool nowWorn = ruling->battleWorn && !wornBefore && !ruling->eliminated;
  account_.tell(nowWorn ? "is-battle-worn" : "takes-hits", {nowWorn ? "HG-BW-1" : "HG-CAS-1"},
                {.unit = u,
                 .other = by,
                 .figures = {Figure::count(hits), Figure::count(suffered), Figure::count(position_.strength(u))}},
                ruling);
}

void Play::eliminateDead() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const Unit& unit = battle_.unit(u);
    if (!unit.present || unit.status[UnitStatus::hits] == 0) continue;
    const CasualtyLevelIn in{unit.status[UnitStatus::hits], position_.strength(u)};
    if (ask(*rulings().casualtyLevel, in)->eliminated) remove(u, Fate::eliminated, noUnit);
  }
}

// HG-CAS-1, HG-RTU-1, HG-ROU-9, HG-LDR-5
void Play::remove(UnitIndex u, Fate fate, UnitIndex by) {
  if (!position_.present(u)) return;
  const PersonIndex leader = position_.leader(u);
  mover_.remove(u);
  status(u, UnitStatus::fate) = static_cast<std::int16_t>(fate);
  status(u, UnitStatus::choiceOpen) = 0;
  countLoss(position_, mover_.side(battle_.unit(u).side), u);
  if (status(BattleStatus::currentUnit) == u) status(BattleStatus::currentUnit) = noUnit;
  std::erase_if(mover_.relations, [&](const Relation& r) { return r.from == u || r.to == u; });
  switch (fate) {
    case Fate::eliminated:
      account_.tell(by == noUnit ? "eliminated" : "eliminated-by", {"HG-CAS-1"}, {.unit = u, .other = by, .key = true});
      break;
    case Fate::captured:
      account_.tell(by == noUnit ? "captured" : "captured-by", {"HG-RTU-1"}, {.unit = u, .other = by, .key = true});
      break;
    case Fate::offTable:
      account_.tell("leaves-table", {"HG-ROU-9"}, {.unit = u, .key = true});
      break;
    default:
      break;
  }
  if (leader == noPerson) return;
  mover_.person(leader).unit = noUnit;
  if (fate == Fate::captured || fate == Fate::offTable) {
    const UnitFate what = fate == Fate::captured ? UnitFate::captured : UnitFate::offTable;
    if (account_.ask(*rulings().leaderCasualty, {what, 0, account_.roller(u)})->lost) losePerson(leader, "HG-LDR-5");
  } else if (fate == Fate::eliminated) {
    mover_.person(leader).status[PersonStatus::unitEliminated] = 1;
  }
}

void Play::pushRouts(std::vector<Task>& routs) {
  // The last pushed is done first: the active side's (D66). More than one of a side: its owner chooses the order.
  for (const SideIndex side : {enemyOf(battle_.active), battle_.active}) {
    for (Task& task : boost::adaptors::reverse(routs)) {
      if (battle_.unit(task.args[0]).side != side) continue;
      task.args[2] = 1;
      mover_.tasks.push_back(task);
    }
  }
}

// HG-ROU-1, HG-RGA-3, HG-RGA-4: away from the threat, no wheel, the whole distance.
void Play::rout(UnitIndex u, UnitIndex threat, int inches) {
  if (!position_.standing(u)) return;
  const bool rampage = threat == u;
  const UnitIndex from = rampage ? noUnit : threat;
  takeFlight(u);
  const std::string_view phrase = from == noUnit ? "routs" : "routs-from";
  if (inches < 0) {
    const auto ruling =
        account_.ask(*rulings().moveAllowance, {position_.moveClass(u), Move::rout, 0, account_.roller(u, from)});
    inches = static_cast<int>(ruling->maxInches);
    account_.tell(phrase, {"HG-ROU-1", "HG-RGA-1", "HG-MOV-10"},
                  {.unit = u, .other = from, .figures = {Figure::inches(inches * oneInch)}, .key = true}, ruling);
  } else {
    account_.tell(phrase, {"HG-ROU-1", "HG-RGA-1", "HG-MOV-10"},
                  {.unit = u, .other = from, .figures = {Figure::inches(inches * oneInch)}, .key = true});
  }
  Pose start = battle_.unit(u).pose;
  if (rampage)
    start = turnedTo(start,
                     start.heading + 60 * oneDegree * account_.dice().one(account_.roller(u).purpose("dice-rampage")));
  else if (threat != noUnit)
    start = pivotedAway(position_, u, threat);
  flee(u, start, inches * static_cast<double>(oneInch), from);
}

// Whether the router forms up behind this friend, or pushes through it and rolls for panic (HG-ROU-2 to HG-ROU-8).
bool Play::formsUp(UnitIndex u, UnitIndex friendly, std::vector<UnitIndex>& panicked) {
  MeetsFriendIn in;
  in.retrograde = Retrograde::rout;
  in.mover = retrograderOf(position_.kind(u), options());
  in.friendVeteran = position_.has(friendly, UnitProfile::veteran);
  in.friendBattleWorn = position_.worn(friendly);
  in.friendRouted = position_.routed(friendly);
  in.friendUnhurt = status(friendly, UnitStatus::hits) == 0;
  in.roller = account_.roller(friendly, u);
  if (byHand_) return formsUpByHand(u, friendly, in);
  const auto ruling = account_.ask(*rulings().meetsFriend, in);
  if (ruling->action == FriendAction::formUpBehind) {
    const bool light = in.mover == Retrograder::skirmishersOrRabble;
    account_.tell(light ? "forms-up" : "forms-up-veterans", {"HG-ROU-5", light ? "HG-ROU-3" : "HG-ROU-6"},
                  {.unit = u, .other = friendly}, ruling);
    return true;
  }
  const Telling telling{.unit = u,
                        .other = friendly,
                        .figures = {Figure::count(ruling->score), Figure::count(ruling->panicNumber)},
                        .key = ruling->panics};
  if (ruling->panicNumber == 0)
    account_.tell("pushes-through-unchecked", {"HG-ROU-7", "HG-ROU-8"}, telling, ruling);
  else
    account_.tell(ruling->panics ? "pushes-through-panic" : "pushes-through", {"HG-ROU-7", "HG-ROU-8"}, telling,
                  ruling);
  if (ruling->panics) panicked.push_back(friendly);
  return false;
}

// The roll of the friend is asked for.
bool Play::formsUpByHand(UnitIndex u, UnitIndex friendly, const MeetsFriendIn& in) {
  constexpr std::array lowest{1, 1};
  ScriptedDice dice(lowest);
  const auto ruling = ask(*rulings().meetsFriend, in, dice, false);
  if (ruling->action == FriendAction::formUpBehind) return true;
  if (ruling->panicNumber > 0) push(TaskKind::panicCheck, {friendly, u, noUnit});
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
  for (const Met& met : MetList(position_, u, from, Others(position_, u))) {
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
      stop = lengthOrMore(met.leave);
    } else if (met.leave > stop) {
      if (beyond == noUnit) nearSide = met.enter;
      beyond = met.unit;
      stop = lengthOrMore(met.leave);
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
  // A unit that its pivot has turned into others, and that has no way on, stays as it was.
  if (!offTable && !captured && overlappedUnit(position_, u, position_.stand(u), 2.0 * roundingTolerance) != noUnit)
    place(u, before);
  if (offTable)
    remove(u, Fate::offTable, noUnit);
  else if (captured || ask(*rulings().routedUnit, {position_.touchesEnemy(u), false, Moment::anyOtherTime})->fate ==
                           RoutedFate::captured)
    captureRouter(u, captor);
  // Units that panicked rout in the order met, away from an enemy that they touch, else from the router's (HG-ROU-8).
  for (const UnitIndex friendly : boost::adaptors::reverse(panicked)) {
    const UnitIndex own = threatTo(position_, friendly);
    push(TaskKind::rout, {friendly, own != noUnit ? own : threat, 0});
  }
}

// HG-RET-4, HG-RET-7, HG-RET-8
void Play::retreatMove(UnitIndex u, UnitIndex threat, const Path& path) {
  if (!position_.standing(u) || threat == noUnit) return;
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
  const Figure way = Figure::inches(toLength(plan.way));
  if (plan.shortOf != noUnit)
    account_.tell("retreat-stops-short", {"HG-RET-4", "HG-MOV-9", "HG-ROU-9"},
                  {.unit = u, .other = plan.shortOf, .figures = {way}});
  else if (plan.behind == noUnit)
    account_.tell("retreat-moves", {"HG-RET-4", "HG-MOV-9"}, {.unit = u, .figures = {way}});
  else
    account_.tell("retreat-forms-up", {"HG-RET-7", "HG-RGA-5"}, {.unit = u, .other = plan.behind, .figures = {way}});
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
  position_.forEachEnemyNear(mover, touchingGap, [&](UnitIndex u) {
    if (battle_.unit(u).present && position_.routed(u) && position_.touch(mover, u)) remove(u, Fate::captured, mover);
  });
}

}  // namespace signifer::hannibal
