#include "othw/play/activations.h"

#include <algorithm>
#include <boost/container/static_vector.hpp>

#include "dice/sources.h"
#include "othw/play/combat.h"
#include "othw/play/course.h"
#include "othw/play/decision.h"
#include "othw/play/fates.h"
#include "othw/play/flight.h"
#include "othw/play/nearest.h"
#include "othw/play/ways.h"

namespace signifer::othw {
namespace {

/// Combats that may wait on each other; only a person who overrules opens more than two.
constexpr std::size_t mostTasks = 16;

// The parts of an overruled action that mean nothing all the same.
void couldNot(Play& play, std::string_view phrase, std::string_view rule, UnitIndex unit = noUnit,
              PersonIndex person = noPerson) {
  play.tell(phrase, {rule}, {.unit = unit, .person = person, .side = unit == noUnit ? play.battle().active : noSide});
}

void endPhase(Play& play) { play.mover().side(play.battle().active).status[SideStatus::phaseEnded] = 1; }

// The generals among units that act have used their activation (OT-SEQ-6).
void noteActivated(Play& play, const UnitSet& units) {
  const Battle& battle = play.battle();
  play.mover().status[BattleStatus::actionTaken] = 1;
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    Person& person = play.mover().person(i);
    if (person.unit != noUnit && in(units, person.unit) && ableGeneralWith(battle, person.unit) == i)
      person.status[PersonStatus::activated] = 1;
  }
}

// The phase-end roll, unless a general exempts the action or it has been rolled beforehand (OT-SEQ-4, OT-SEQ-5).
void activate(Play& play, const UnitSet& units, UnitIndex first) {
  const Battle& battle = play.battle();
  ActivationIn in = activationOf(play.book.options, battle, units);
  in.roller = play.roller(first);
  noteActivated(play, units);
  std::int16_t& rolledBefore = play.mover().status[BattleStatus::rolledBefore];
  if (!in.generalWith && rolledBefore != 0) {
    rolledBefore = 0;
    return;
  }
  const auto activation = play.ask(*play.book.rulings.activation, in);
  if (activation->exempt) {
    const std::string_view rule = units.count() > 1 ? "OT-GEN-7" : "OT-GEN-6";
    play.tell("no-roll", {in.phaseEnded ? "OT-SEQ-6" : rule}, {.unit = first}, activation);
  }
  if (activation->roll > 0)
    play.tell(activation->endsPhase ? "phase-end-rolled" : "phase-goes-on",
              {activation->endsPhase ? "OT-SEQ-5" : "OT-SEQ-4"},
              {.unit = first, .figures = {Figure::count(activation->roll)}, .key = activation->endsPhase}, activation);
  if (activation->endsPhase) endPhase(play);
}

void noteMoved(Play& play, UnitIndex unit, Moved how) {
  // A unit that ever moved in a group stays noted as one (OT-GRP-4).
  if (movedOf(play.battle(), unit) != Moved::inGroup)
    play.mover().set(unit, UnitStatus::moved, static_cast<std::int16_t>(how));
}

// A way in single steps, as far as units can stand at its end: only a way that a person has overruled is longer.
struct Carried {
  Path steps;
  bool whole = true;
};

Path beginning(const Path& steps, int count) {
  Path part;
  for (Leg leg : steps) {
    leg.amount = std::clamp(leg.amount, 0, count);
    if (leg.amount > 0) part.add(leg);
    count -= leg.amount;
  }
  return part;
}

// The longest beginning of a way after which all these units stand on the table, each alone in its square.
Carried carried(const Field& field, std::span<const UnitIndex> units, const Path& steps) {
  std::array<Square, mostUnits> ends;
  const auto isFree = [&](Square end, std::size_t before) {
    if (!field.contains(end)) return false;
    const UnitIndex there = field.at(end);
    if (there != noUnit && std::ranges::find(units, there) == units.end()) return false;
    return std::find(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(before), end) ==
           ends.begin() + static_cast<std::ptrdiff_t>(before);
  };
  const auto fits = [&](const Path& part) {
    for (std::size_t i = 0; i < units.size(); ++i) {
      ends[i] = afterSteps(field.place(units[i]), part).square;
      if (!isFree(ends[i], i)) return false;
    }
    return true;
  };
  int count = 0;
  for (const Leg& leg : steps) count = std::min(count + std::max(0, leg.amount), 200);
  const int all = count;
  while (count > 0 && !fits(beginning(steps, count))) --count;
  return {beginning(steps, count), count == all};
}

// The way of a unit that moves singly. It may end in the square of a friend who changes places with it (D12).
Carried carriedSingly(const Play& play, UnitIndex unit, const Path& steps) {
  const Field& field = play.field();
  const Place end = afterSteps(field.place(unit), steps);
  const bool taken = field.contains(end.square) && !field.empty(end.square) && field.at(end.square) != unit;
  if (taken && mayWalk(play.book, play.battle(), field, unit, steps)) return {steps, true};
  return carried(field, {&unit, 1}, steps);
}

void walkTo(Play& play, UnitIndex unit, const Path& steps) {
  const Place to = afterSteps(play.field().place(unit), steps);
  play.place(unit, to.square, to.facing);
}

// A friend in whose square the way ends steps into the square that the unit comes in from.
void walkSingly(Play& play, UnitIndex unit, const Path& steps) {
  const Place to = afterSteps(play.field().place(unit), steps);
  const UnitIndex there = play.field().at(to.square);
  play.place(unit, to.square, to.facing);
  if (there == noUnit || there == unit) return;
  play.place(there, to.square - stepAhead(to.facing), play.field().facing(there));
  play.tell("changes-places", {"OT-MOV-5"}, {.unit = unit, .other = there});
}

// The rows that made a way cost what it cost.
std::vector<std::string_view> rulesOf(const MoveIn& in, const Walked& way) {
  std::vector<std::string_view> rules{"OT-MOV-1"};
  if (way.quarterTurns > 0) rules.push_back(in.freeTurns ? "OT-MOV-4" : "OT-MOV-2");
  if (in.terrain) rules.push_back(boundByTerrain(in.terrain, in.troops) ? "OT-TER-2" : "OT-TER-3");
  if (way.passed) rules.push_back(way.passed->mover == Passing::skirmishers ? "OT-MOV-6" : "OT-MOV-7");
  return rules;
}

std::vector<Consultation> kept(Consultation ruling) {
  std::vector<Consultation> rulings;
  if (fitsForm(ruling)) rulings.push_back(std::move(ruling));
  return rulings;
}

// Told before the unit is moved. A way that was overruled is told by its squares and turns alone.
void tellMove(Play& play, UnitIndex unit, const Carried& way) {
  if (!play.wanted()) return;
  const Walked walk = walked(play.book, play.battle(), play.field(), unit, way.steps, WayEnds::changingPlaces);
  const auto move = ask(*play.book.rulings.move, moveIn(play.battle(), unit, walk));
  const bool turns = walk.quarterTurns > 0;
  const std::string_view phrase = walk.bar.holds() || !move->allowed ? "moves-overruled"
                                  : walk.forward > 0                 ? (turns ? "moves-and-turns" : "moves")
                                  : turns                            ? "turns"
                                                                     : "stays-in-place";
  int forward = 0;
  for (const Leg& leg : way.steps)
    if (leg.kind == LegKind::ahead) forward += leg.amount;
  play.tell(phrase, rulesOf(move.in, walk),
            {.unit = unit,
             .figures = {Figure::squares(forward), Figure::count(walk.quarterTurns), Figure::count(move->spent),
                         Figure::count(move->allowance)}},
            kept(move.consultation()));
  if (!way.whole) couldNot(play, "way-cut-short", "OT-MOV-5", unit);
}

}  // namespace

void moveUnit(Play& play, const Action& action) {
  activate(play, only(action.unit), action.unit);
  const Carried way = carriedSingly(play, action.unit, action.path);
  tellMove(play, action.unit, way);
  walkSingly(play, action.unit, way.steps);
  noteMoved(play, action.unit, Moved::singly);
}

namespace {

void tellGroupMove(Play& play, const UnitSet& units, UnitIndex first, const Carried& way) {
  if (!play.wanted()) return;
  const GroupWalked group = walkedAsGroup(play.book, play.battle(), play.field(), units, way.steps);
  const auto move = ask(*play.book.rulings.groupMove, group.in);
  play.tell(group.in.forward > 0 ? "group-moves" : "group-turns", {"OT-GRP-1", "OT-GRP-2", "OT-GRP-3"},
            {.unit = first,
             .figures = {Figure::count(static_cast<int>(units.count())), Figure::squares(group.in.forward),
                         Figure::count(move->spent), Figure::count(group.in.slowestMoves)}},
            kept(move.consultation()));
  if (!way.whole) couldNot(play, "way-cut-short", "OT-GRP-2", first);
}

}  // namespace

void moveGroup(Play& play, const Action& action) {
  const Battle& battle = play.battle();
  boost::container::static_vector<UnitIndex, mostUnits> members;
  UnitSet units;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!in(action.units, u) || !battle.unit(u).present) continue;
    add(units, u);
    members.push_back(u);
  }
  if (members.empty()) return couldNot(play, "no-units-named", "OT-GRP-1");
  activate(play, units, members.front());
  const Carried way = carried(play.field(), {members.data(), members.size()}, action.path);
  tellGroupMove(play, units, members.front(), way);
  for (const UnitIndex u : members) {
    walkTo(play, u, way.steps);
    noteMoved(play, u, Moved::inGroup);
  }
}

namespace {

/// Dice of which the first has been rolled already, before the action was named (D5).
class RolledBefore final : public FaceDice {
 public:
  RolledBefore(int face, Dice& rest) : face_(face), rest_(rest) {}

 protected:
  int nextFace(const Throw& request) override {
    if (face_ == 0) return rest_.one(request.purpose, request.die);
    const int face = face_;
    face_ = 0;
    return face;
  }

 private:
  int face_;
  Dice& rest_;
};

}  // namespace

// OT-MOV-8, OT-MOV-9.
void moveFurther(Play& play, const Action& action) {
  const Battle& battle = play.battle();
  const UnitIndex unit = action.unit;
  const PersonIndex general = rerollerOf(play.book.options, battle, unit);
  const bool exempt = ableGeneralWith(battle, unit) != noPerson;
  noteActivated(play, only(unit));
  int rolledBefore = 0;
  if (!exempt) rolledBefore = std::exchange(play.mover().status[BattleStatus::rolledBefore], std::int16_t{0});
  RolledBefore dice(rolledBefore, play.dice());
  const auto test = ask(*play.book.rulings.furtherMove,
                        {figure(battle, unit, UnitProfile::leadership), exempt,
                         general != noPerson && action.values[0] != 0, abilityOf(battle, general), play.roller(unit)},
                        dice, play.wanted());
  tellRerolls(play, general, test->rerolled);
  play.tell(test->moves ? "moves-further" : "stays-put", {test->moves ? "OT-MOV-8" : "OT-MOV-9", "OT-LED-1"},
            {.unit = unit,
             .figures = {Figure::count(test->roll), Figure::count(neededToPass(play.book, test.in.leadership))}},
            test);
  applyFate(play, general, test->generalFate);
  if (test->endsPhase) endPhase(play);
  if (test->endsPhase && test->moves) play.tell("phase-ends-after-this", {"OT-SEQ-5"}, {.side = battle.active});
  if (!test->moves) return;
  const Carried way = carriedSingly(play, unit, action.path);
  tellMove(play, unit, way);
  walkSingly(play, unit, way.steps);
  noteMoved(play, unit, Moved::singly);
  const std::int16_t made = battle.unit(unit).status[UnitStatus::furtherMoves];
  play.mover().set(unit, UnitStatus::furtherMoves, std::min<std::int16_t>(1000, static_cast<std::int16_t>(made + 1)));
}

namespace {

void tellCharge(Play& play, UnitIndex unit, UnitIndex target, const Path& steps) {
  if (!play.wanted()) return;
  const Walked walk = walked(play.book, play.battle(), play.field(), unit, steps, WayEnds::inEmptySquare);
  const auto charge = ask(*play.book.rulings.charge, chargeIn(play.battle(), play.field(), unit, walk));
  std::vector<std::string_view> rules{"OT-CHG-2", "OT-CHG-3"};
  if (charge.in.terrain) rules.push_back(boundByTerrain(true, charge.in.troops) ? "OT-TER-2" : "OT-TER-3");
  if (walk.quarterTurns > 0) rules.push_back(charge.in.freeTurns ? "OT-MOV-4" : "OT-MOV-2");
  if (walk.passed) rules.push_back(walk.passed->mover == Passing::skirmishers ? "OT-MOV-6" : "OT-MOV-7");
  play.tell(
      charge->reaches ? "charges" : "charges-overruled", std::move(rules),
      {.unit = unit, .other = target, .figures = {Figure::count(charge->needed), Figure::count(charge->allowance)}},
      kept(charge.consultation()));
}

// A unit without Strength, or a round too many, makes no combat whatever is overruled.
bool mayOpenCombat(Play& play, UnitIndex unit) {
  if (isFleeing(play.battle(), unit)) {
    couldNot(play, "flees-and-does-not-fight", "OT-FLE-2", unit);
    return false;
  }
  if (play.battle().tasks.size() < mostTasks) return true;
  couldNot(play, "too-many-combats", "OT-CMB-1", unit);
  return false;
}

}  // namespace

void chargeHome(Play& play, const Action& action) {
  const Battle& battle = play.battle();
  const UnitIndex unit = action.unit;
  if (!mayOpenCombat(play, unit)) return;
  // A charge at a target without a way takes the one that is found.
  const bool named = action.path.empty() && action.target >= 0 && action.target < battle.unitCount();
  const auto found = named ? findCharge(play.book, battle, play.field(), unit, action.target) : std::nullopt;
  const Carried way = carried(play.field(), {&unit, 1}, found ? found->path : action.path);
  const Place to = afterSteps(play.field().place(unit), way.steps);
  const UnitIndex target = enemyAhead(battle, play.field(), unit, to.square, to.facing);
  if (target == noUnit) return couldNot(play, "charged-nobody", "OT-CHG-2", unit);
  activate(play, only(unit), unit);
  tellCharge(play, unit, target, way.steps);
  play.place(unit, to.square, to.facing);
  noteMoved(play, unit, Moved::singly);
  play.mover().set(unit, UnitStatus::fought, 1);
  startCombat(play, unit, target);
}

void fight(Play& play, UnitIndex unit) {
  const Battle& battle = play.battle();
  if (!mayOpenCombat(play, unit)) return;
  const UnitIndex target = enemyAhead(battle, play.field(), unit);
  if (target == noUnit) return couldNot(play, "fought-nobody", "OT-CMB-3", unit);
  activate(play, only(unit), unit);
  play.mover().set(unit, UnitStatus::fought, 1);
  startCombat(play, unit, target);
}

void putDown(Play& play, UnitIndex unit) {
  const Battle& battle = play.battle();
  if (!isElephants(battle, unit) || isFleeing(battle, unit)) return couldNot(play, "no-mahouts", "OT-RAM-5", unit);
  if (play.book.options.mahouts == Mahouts::action) activate(play, only(unit), unit);
  play.mover().set(unit, UnitStatus::mahoutsTried, 1);
  const auto mahouts = play.ask(*play.book.rulings.mahouts,
                                {figure(battle, unit, UnitProfile::attacks), figure(battle, unit, UnitProfile::defence),
                                 strengthLeft(battle, unit), play.roller(unit, unit)});
  play.setStrength(unit, mahouts->strengthLeft);
  play.tell("mahouts-strike", {"OT-RAM-5"},
            {.unit = unit, .figures = {Figure::count(mahouts->hits), Figure::count(mahouts->strengthLeft)}}, mahouts);
  if (mahouts->eliminated) endRampageByMahouts(play, unit);
}

// D5, an option: the die is rolled before the action is named.
void rollFirst(Play& play) {
  const Battle& battle = play.battle();
  const auto activation =
      play.ask(*play.book.rulings.activation, {false, false, false, {battle.active, noUnit, noUnit}});
  play.mover().status[BattleStatus::rolledBefore] = static_cast<std::int16_t>(activation->roll);
  play.tell("phase-end-rolled-first", {"OT-SEQ-4"},
            {.side = battle.active, .figures = {Figure::count(activation->roll)}}, activation);
  if (!activation->endsPhase) return;
  endPhase(play);
  play.tell("phase-ends-after-next", {"OT-SEQ-5"}, {.side = battle.active});
}

void stop(Play& play) {
  const Battle& battle = play.battle();
  play.mover().status[BattleStatus::rolledBefore] = 0;
  if (static_cast<Part>(battle.status[BattleStatus::part]) == Part::leftovers) {
    play.mover().status[BattleStatus::part] = static_cast<std::int16_t>(Part::close);
    play.tell("generals-stopped", {"OT-SEQ-7"}, {.side = battle.active});
  } else {
    endPhase(play);
    play.tell("phase-stopped", {"OT-SEQ-7"}, {.side = battle.active});
  }
}

void transfer(Play& play, const Action& action) {
  const Battle& battle = play.battle();
  const bool known = action.person >= 0 && action.person < battle.personCount() && battle.person(action.person).present;
  if (!known) return couldNot(play, "no-such-general", "OT-GEN-22", action.unit);
  Person& person = play.mover().person(action.person);
  const UnitIndex unit = action.unit;
  if (battle.unit(unit).side != person.side || isFleeing(battle, unit) || generalWith(battle, unit) != noPerson)
    return couldNot(play, "cannot-join", "OT-GEN-22", unit, action.person);
  person.unit = unit;
  person.at = battle.unit(unit).pose.centre;
  play.tell("general-transfers", {"OT-GEN-22"}, {.unit = unit, .person = action.person});
}

void pursueWith(Play& play, const Action& action) {
  if (stateOf(play.battle(), action.unit) != UnitState::pursuing)
    return couldNot(play, "was-not-pursuing", "OT-PUR-2", action.unit);
  if (mayOpenCombat(play, action.unit)) pursue(play, action.unit, action.values[0] != 0);
}

void rampageWith(Play& play, UnitIndex unit) {
  if (stateOf(play.battle(), unit) != UnitState::rampaging)
    return couldNot(play, "was-not-rampaging", "OT-RAM-7", unit);
  if (mayOpenCombat(play, unit)) rollRampage(play, unit);
}

// An open question is answered: going on without an answer is a no.
void advance(Play& play, const Action& action) {
  std::vector<Task>& tasks = play.mover().tasks;
  if (tasks.empty()) {
    Course::goOn(play);
    return;
  }
  if (!Course::asksSomebody(play.position(), tasks.back())) return;
  const Task task = tasks.back();
  tasks.pop_back();
  Course::rowOf(task).answer(play, task, action);
}

void testPursuerOf(Play& play, const Task& task, const Action&) { testPursuer(play, task.args[0], task.args[1] != 0); }

}  // namespace signifer::othw
