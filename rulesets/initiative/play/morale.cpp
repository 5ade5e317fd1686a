// Break tests of fighters and supports, units pushed back, units lost (IO-BRK-1 to IO-BRK-4, IO-BTH-1 to IO-BTH-13,
// IO-STA-3, IO-STA-4, IO-MOV-13).
#include <algorithm>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"

namespace signifer::initiative {

void Play::testInCombat(UnitIndex u) {
  if (!battle_.unit(u).present || position_.is(u, UnitStatus::tested)) return;
  const CombatBreakCheckOut check = combatBreakCheck(testFacts(position_, u), rules());
  if (!check.testRequired) return;
  status(u, UnitStatus::tested) = 1;
  if (check.table == BreakTable::ranged) return testRanged(u, "tests-after-shots");
  Modifiers modifiers;
  const BreakTestIn in{static_cast<BreakType>(position_.profile(u, UnitProfile::breakType)),
                       position_.status(u, UnitStatus::hits), position_.stamina(u), roller(u)};
  const BreakTestOut out = breakTest(in, rules(), dice_, modifiers);
  tell("break-test", u, noUnit, {"IO-BRK-1"}, {Figure::count(out.score)}, "break-test", modifiers);
  if (out.outcome == BreakOutcome::breaks) return remove(u, Fate::broken);
  if (out.outcome != BreakOutcome::hold) giveGround(u, out);  // IO-BTH-10
}

// D-40: it goes from the enemy in contact; of several in different quarters its player chooses.
void Play::giveGround(UnitIndex u, const BreakTestOut& result) {
  if (waysToGive(position_, u, GoesBack::givesGround).count() > 1)
    return push(TaskKind::giveWay, {u, static_cast<int>(result.outcome), result.supportsGiveGround ? 1 : 0,
                                    result.supportsDisordered ? 1 : 0, 0});
  giveGroundFrom(u, threatTo(u, GoesBack::givesGround), result);
}

// From whom its player has chosen, or from the only one.
void Play::goBack(UnitIndex u, UnitIndex threat, const Task& task) {
  if (goesBack(task) == GoesBack::retreats) return retreat(u, threat);
  BreakTestOut result;
  result.outcome = static_cast<BreakOutcome>(task.args[1]);
  result.supportsGiveGround = task.args[2] != 0;
  result.supportsDisordered = task.args[3] != 0;
  giveGroundFrom(u, threat, result);
}

// IO-BTH-11, IO-BTH-12: supports first, in the fighter's direction and by its distance.
void Play::giveGroundFrom(UnitIndex u, UnitIndex threat, const BreakTestOut& result) {
  if (threat == noUnit) return;
  const Vec2 direction = awayFrom(position_.stand(u), position_.foeQuarter(u, threat));
  leaveBuildings(u, direction);
  const EnforcedMoveIn way{EnforcedKind::giveGround, position_.troop(u), position_.openOrder(u), std::nullopt};
  for (UnitIndex v = 0; v < battle_.unitCount() && result.supportsGiveGround; ++v) {
    if (!battle_.unit(v).present || position_.status(v, UnitStatus::supporting) != u || position_.engaged(v)) continue;
    if (result.supportsDisordered) disorder(v);
    tell("goes-back-with", v, u, {"IO-BTH-12"}, {}, "enforced-move");
    pushBack(v, direction, way);
  }
  tell("gives-ground", u, threat, {"IO-BTH-11"}, {}, "enforced-move");
  if (result.outcome != BreakOutcome::giveGround) disorder(u);
  const double given = pushBack(u, direction, way);
  if (battle_.unit(u).present) status(u, UnitStatus::gaveGround) = static_cast<std::int16_t>(std::min(32000.0, given));
}

/// Back along a direction as far as there is room; the way it goes, thousandths of an inch. The full way is that of
/// `in`, which for a support is its fighter's.
double Play::pushBack(UnitIndex u, Vec2 direction, EnforcedMoveIn in) {
  const double full = enforcedMove(in, rules()).fullInches * oneInch;
  const Room room = roomAlong(position_, u, direction, full);
  if (room.way < full) in.roomInches = room.way / oneInch;
  const EnforcedMoveOut out = enforcedMove(in, rules());
  const bool lost = room.edge && options().tableEdge == TableEdge::lost;  // IO-MOV-13
  if (out.breaks || lost) {                                               // D-40
    remove(u, Fate::broken);
    return 0;
  }
  const Length way = wholeLength(room.way);
  if (way > 0) place(u, movedAlong(battle_.unit(u).pose, direction, way));
  if (out.disordered) disorder(u);
  stepAside(u);
  derive();
  return way;
}

/// The first of those that it may go away from; noUnit for none.
UnitIndex Play::threatTo(UnitIndex u, GoesBack how) const {
  const UnitSet ways = waysToGive(position_, u, how);
  UnitIndex found = noUnit;
  position_.forEachEnemy(u, [&](UnitIndex v) {
    if (found == noUnit && in(ways, v)) found = v;
  });
  return found;
}

void Play::disorder(UnitIndex u) {
  if (position_.disordered(u)) return;
  status(u, UnitStatus::disordered) = 1;
  tell("disordered", u, noUnit, {"IO-STA-5"});
}

// IO-STA-3, IO-STA-4: gone from the table; Generals with it are lost, supports of a fighter test.
void Play::remove(UnitIndex u, Fate fate) {
  if (!battle_.unit(u).present) return;
  tell(fate == Fate::shattered ? "shattered" : "breaks", u, noUnit, {fate == Fate::shattered ? "IO-STA-3" : "IO-STA-4"},
       {}, {}, {}, true);
  const bool fighter = position_.status(u, UnitStatus::fight) > 0;
  for (Unit& unit : battle_.units)
    if (fighter && unit.present && unit.status[UnitStatus::supporting] == u)
      unit.status[UnitStatus::supportFate] =
          static_cast<std::int16_t>(fate == Fate::shattered ? SupportedUnit::shattered : SupportedUnit::breaks);
  generalLost(u);
  battle_.unit(u).present = false;
  status(u, UnitStatus::lost) = static_cast<std::int16_t>(fate);
  status(u, UnitStatus::movesLeft) = 0;
  dropTasksOf(u);
  derive();
}

}  // namespace signifer::initiative
