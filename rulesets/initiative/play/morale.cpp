// Break tests of fighters and supports, units pushed back, units lost (IO-BRK-1 to IO-BRK-4, IO-BTH-1 to IO-BTH-13,
// IO-STA-3, IO-STA-4, IO-MOV-13).
#include <algorithm>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"

namespace signifer::initiative {

/// A unit that has been marked by hand with more than it bears is gone before it tests (IO-STA-3).
bool Play::shatteredAlready(UnitIndex u) {
  if (!position_.markers(u).shattered) return false;
  remove(u, Fate::shattered, "shattered", {"IO-STA-3"});
  return true;
}

BreakTestIn Play::breakTestOf(UnitIndex u) const {
  return {static_cast<BreakType>(position_.profile(u, UnitProfile::breakType)), position_.status(u, UnitStatus::hits),
          position_.stamina(u), account_.roller(u)};
}

// IO-BRK-2: what excess markers cost the test; what a club adds to its table is told with the ruling.
int Play::takenOff(const Modifiers& modifiers) const {
  int sum = 0;
  for (const Modifier& modifier : modifiers.list())
    if (modifier.rule == tables().excessHit.rule) sum -= modifier.value;
  return sum;
}

void Play::testInCombat(UnitIndex u) {
  if (!battle_.unit(u).present || position_.is(u, UnitStatus::tested)) return;
  const auto check = mustTest(position_, u);
  if (!check->testRequired || shatteredAlready(u)) return;
  status(u, UnitStatus::tested) = 1;
  const auto cited = [&](std::string_view row) {
    Cited rules{"IO-BRK-1", row};
    check->reasons.forEach([&](CombatTestReason, const Because& because) { rules.add(because.rule); });
    return rules;
  };
  if (check->table == BreakTable::ranged) {
    const auto test = account_.ask(*rulings().rangedBreakTest, breakTestOf(u));
    account_.tell("tests-after-shots", cited(rangedBreakRow(test->score)),
                  {.unit = u, .figures = {Figure::count(test->score), Figure::count(takenOff(test.modifiers))}}, test,
                  check);
    return afterRangedTest(u, test.out);
  }
  const auto test = account_.ask(*rulings().breakTest, breakTestOf(u));
  account_.tell("break-test", cited(breakRow(test->score)),
                {.unit = u, .figures = {Figure::count(test->score), Figure::count(takenOff(test.modifiers))}}, test,
                check);
  if (test->outcome == BreakOutcome::breaks) return remove(u, Fate::broken, "breaks", {"IO-BTH-13", "IO-STA-4"});
  if (test->outcome == BreakOutcome::hold) return account_.tell("holds", {"IO-BTH-10"}, {.unit = u});
  giveGround(u, test.out);
}

// D-40: it goes from the enemy in contact; of several in different quarters its player chooses.
void Play::giveGround(UnitIndex u, const BreakTestOut& result) {
  if (waysToGive(position_, u, GoesBack::givesGround).count() > 1)
    return push(TaskKind::giveWay, {u, static_cast<int>(result.outcome), result.supportsGiveGround ? 1 : 0,
                                    result.supportsDisordered ? 1 : 0, 0});
  giveGroundFrom(u, threatTo(u, GoesBack::givesGround), result);
}

void Play::goBackAlone(const Task& task) { goBack(task.args[0], threatTo(task.args[0], goesBack(task)), task); }

void Play::goBackFrom(const Task& task, const Action& action) { goBack(action.unit, action.target, task); }

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
    if (result.supportsDisordered) disorder(v, "IO-BTH-12");
    pushBack(v, direction, way, {"goes-back-with", "goes-back-with-short", u, "IO-BTH-12"});
  }
  if (result.outcome != BreakOutcome::giveGround) disorder(u, "IO-BTH-11");
  const double given = pushBack(u, direction, way, {"gives-ground", "gives-ground-short", threat, "IO-BTH-11"});
  if (battle_.unit(u).present) status(u, UnitStatus::gaveGround) = static_cast<std::int16_t>(std::min(32000.0, given));
}

/// Back along a direction as far as there is room; the way it goes, thousandths of an inch. The full way is that of
/// `in`, which for a support is its fighter's.
double Play::pushBack(UnitIndex u, Vec2 direction, EnforcedMoveIn in, const GoingBack& how) {
  const double full = ask(*rulings().enforcedMove, in)->fullInches * oneInch;
  const Room room = roomAlong(position_, u, direction, full);
  if (room.way < full) in.roomInches = inForm(room.way / oneInch, 60);
  const auto move = ask(*rulings().enforcedMove, in);
  if (move->breaks) {  // D-40
    remove(u, Fate::broken, "cannot-go-back", {how.rule, "IO-MOV-4", "IO-STA-4"});
    return 0;
  }
  if (room.edge && options().tableEdge == TableEdge::lost) {
    remove(u, Fate::broken, "leaves-the-table", {how.rule, "IO-MOV-13"});
    return 0;
  }
  const Length way = wholeLength(room.way);
  if (way > 0) place(u, movedAlong(battle_.unit(u).pose, direction, way));
  const std::string_view why = !move->disordered ? how.rule : room.edge ? "IO-MOV-13" : "IO-MOV-7";
  account_.tell(
      move->disordered ? how.shortOfRoom : how.phrase, {how.rule, why},
      {.unit = u, .other = how.other, .figures = {Figure::inches(way), Figure::inches(fromInches(move->fullInches))}},
      move);
  if (move->disordered) disorder(u, how.rule);
  stepAside(u);
  findContacts();
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

void Play::disorder(UnitIndex u, std::string_view rule) {
  if (position_.disordered(u)) return;
  status(u, UnitStatus::disordered) = 1;
  account_.tell("becomes-disordered", {rule, "IO-STA-5"}, {.unit = u});
}

// IO-STA-3, IO-STA-4: gone from the table; Generals with it are lost, supports of a fighter test.
void Play::remove(UnitIndex u, Fate fate, std::string_view phrase, Account::RuleIds rules) {
  if (!battle_.unit(u).present) return;
  account_.tell(phrase, rules, {.unit = u, .key = true});
  const bool fighter = position_.status(u, UnitStatus::fight) > 0;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (fighter && position_.present(v) && position_.status(v, UnitStatus::supporting) == u)
      status(v, UnitStatus::supportFate) =
          static_cast<std::int16_t>(fate == Fate::shattered ? SupportedUnit::shattered : SupportedUnit::breaks);
  generalLost(u);
  mover_.remove(u);
  status(u, UnitStatus::lost) = static_cast<std::int16_t>(fate);
  status(u, UnitStatus::movesLeft) = 0;
  Course::dropGone(*this);
  findContacts();
}

}  // namespace signifer::initiative
