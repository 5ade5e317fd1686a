#include "othw/play/combat.h"

#include <algorithm>

#include "othw/play/attack.h"
#include "othw/play/fates.h"
#include "othw/play/flight.h"
#include "othw/play/losing.h"

namespace signifer::othw {
namespace {

/// A combat's task, with names for its numbers.
struct Round {
  UnitIndex attacker, defender;
  std::int16_t joined;
  int attackerTakes, defenderTakes, attackerCancelled, defenderCancelled;

  explicit Round(const Task& task)
      : attacker(task.args[0]),
        defender(task.args[1]),
        joined(task.args[2]),
        attackerTakes(task.args[3]),
        defenderTakes(task.args[4]),
        attackerCancelled(task.args[5]),
        defenderCancelled(task.args[6]) {}
  [[nodiscard]] Task task(TaskKind kind) const {
    const auto small = [](int value) { return static_cast<std::int16_t>(value); };
    return {static_cast<std::int16_t>(kind),
            {attacker, defender, joined, small(attackerTakes), small(defenderTakes), small(attackerCancelled),
             small(defenderCancelled)}};
  }
  [[nodiscard]] int& takes(bool ofAttacker) { return ofAttacker ? attackerTakes : defenderTakes; }
  [[nodiscard]] int& cancelled(bool ofAttacker) { return ofAttacker ? attackerCancelled : defenderCancelled; }
  [[nodiscard]] UnitIndex unit(bool attackers) const { return attackers ? attacker : defender; }
  /// Whether both are still there to fight; a person who overrules may have taken one away.
  [[nodiscard]] bool stands(const Battle& battle) const {
    const auto fights = [&](UnitIndex u) { return battle.unit(u).present && !isFleeing(battle, u); };
    return fights(attacker) && fights(defender);
  }
};

TaskKind kindOf(const Task& task) { return static_cast<TaskKind>(task.code); }
TaskKind next(TaskKind kind) { return static_cast<TaskKind>(static_cast<int>(kind) + 1); }

}  // namespace

void startCombat(Play& play, UnitIndex attacker, UnitIndex defender) {
  const Battle& battle = play.battle();
  if (isFleeing(battle, defender)) {
    const Square taken = squareOf(battle, defender);
    slaughter(play, defender, attacker, "OT-FLE-6");
    play.place(attacker, taken, facingOf(battle, attacker));
    return;
  }
  const bool friendly = battle.unit(attacker).side == battle.unit(defender).side;
  const auto sides = sidesOf(play.book, battle, attacker, defender);
  if (friendly)
    play.tell("attacks-friend", {"OT-CMB-3", "OT-RAM-9"}, {.unit = attacker, .other = defender}, sides);
  else
    play.tell("attacks", {"OT-CMB-3"}, {.unit = attacker, .other = defender}, sides);
  play.mover().tasks.push_back({static_cast<std::int16_t>(TaskKind::attackerJoins), {attacker, defender}});
}

PersonIndex rallierOf(const Book& book, const Battle& battle, UnitIndex unit) {
  const auto rallies = [&](PersonIndex general) {
    return general != noPerson && figure(battle, general, PersonProfile::rally) > 0;
  };
  const PersonIndex own = ableGeneralWith(battle, unit);
  if (rallies(own)) return own;
  if (book.options.rallyReach == RallyReach::ownUnit) return noPerson;
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    const Person& person = battle.person(i);
    if (person.side != battle.unit(unit).side || person.unit == noUnit) continue;
    const bool near = adjacent(squareOf(battle, person.unit), squareOf(battle, unit));
    if (near && ableGeneralWith(battle, person.unit) == i && rallies(i)) return i;
  }
  return noPerson;
}

namespace {

Question askJoin(const Book& book, const Battle& battle, const Round& round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  const AttackSideOut sides = sidesOf(book, battle, round.attacker, round.defender).out;
  if (!(attackers ? sides.attackerStrikes : sides.defenderStrikes)) return {};
  const PersonIndex general = ableGeneralWith(battle, unit);
  if (general == noPerson || figure(battle, general, PersonProfile::attack) == 0) return {};
  return choiceOf(unit);
}

// Full strength is that before the round, which no hit has been taken off yet (D23).
PhalanxIn phalanxIn(const Options& options, const Battle& battle, Round round, bool attackers, bool reroll) {
  const UnitIndex unit = round.unit(attackers);
  const PersonIndex general = rerollerOf(options, battle, unit);
  return {round.takes(attackers),
          atFullStrength(battle, unit),
          figure(battle, unit, UnitProfile::leadership),
          reroll && general != noPerson,
          abilityOf(battle, general),
          {battle.unit(unit).side, unit, round.unit(!attackers)}};
}

// OT-TRT-6, D24.
Question askPhalanx(const Book& book, const Battle& battle, Round round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  if (round.takes(attackers) == 0 || figure(battle, unit, UnitProfile::phalanx) == 0) return {};
  if (!tests(phalanxIn(book.options, battle, round, attackers, false))) return {};
  const bool struckInFront =
      attackers || sidesOf(book, battle, round.attacker, round.defender)->side == StruckSide::front;
  if (!struckInFront && book.options.phalanxNegates == PhalanxNegates::frontOnly) return {};
  return asking(battle, unit, rerollerOf(book.options, battle, unit) != noPerson);
}

Question askRally(const Book& book, const Battle& battle, Round round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  if (round.takes(attackers) == 0 || rallierOf(book, battle, unit) == noPerson) return {};
  return choiceOf(unit);
}

}  // namespace

Question asking(const Battle& battle, UnitIndex unit, bool choice) {
  return {choice ? Asking::choice : Asking::dice, battle.unit(unit).side, unit};
}

Question askedOfRound(const Position& position, const Task& task) {
  const Book& book = position.book();
  const Battle& battle = position.battle();
  const Round round(task);
  if (!round.stands(battle)) return {};
  const TaskKind kind = kindOf(task);
  switch (kind) {
    case TaskKind::attackerJoins:
    case TaskKind::defenderJoins:
      return askJoin(book, battle, round, kind == TaskKind::attackerJoins);
    case TaskKind::attackRolls:
      return asking(battle, round.attacker, false);
    case TaskKind::attackerPhalanx:
    case TaskKind::defenderPhalanx:
      return askPhalanx(book, battle, round, kind == TaskKind::attackerPhalanx);
    default:
      return askRally(book, battle, round, kind == TaskKind::attackerRallies);
  }
}

bool isRound(const Battle&, const Task& task) {
  const auto& args = task.args;
  return args[0] != args[1] && args[3] + args[5] <= mostAttackDice && args[4] + args[6] <= mostAttackDice;
}

namespace {

Ability riskAbility(const Play& play, PersonIndex general) {
  const bool spent = play.book.options.fortune == Fortune::onceABattle &&
                     play.battle().person(general).status[PersonStatus::fortuneUsed] != 0;
  const Ability ability = abilityOf(play.battle(), general);
  return spent && ability == Ability::fortuneFavoursTheBold ? Ability::none : ability;
}

// Risk dice of a general who added attack dice (OT-GEN-11).
void riskAttack(Play& play, UnitIndex unit, UnitIndex foe, int added) {
  const PersonIndex general = ableGeneralWith(play.battle(), unit);
  if (added == 0 || general == noPerson) return;
  const auto risk = play.ask(*play.book.rulings.riskToGeneral,
                             {Occasion::attack, added, riskAbility(play, general), play.roller(unit, foe)});
  for (const Modifier& modifier : risk.modifiers.list())
    if (modifier.rule == play.book.tables.generals.fortune.rule)
      play.mover().person(general).status[PersonStatus::fortuneUsed] = 1;
  play.tell("general-risked", {"OT-GEN-11", "OT-GEN-15"},
            {.unit = unit, .person = general, .figures = {Figure::count(risk->failures)}}, risk);
  applyFate(play, general, asGeneralFate(risk->fate));
}

int strike(Play& play, const Board& board, UnitIndex unit, UnitIndex foe, int generalDice) {
  const auto blow =
      play.ask(*play.book.rulings.attack, attackOn(play.book, play.battle(), board, unit, foe, generalDice));
  if (!blow.in.facesFoe) {
    play.tell("does-not-strike", {"OT-CMB-3"}, {.unit = unit, .other = foe},
              sidesOf(play.book, play.battle(), unit, foe));
    return 0;
  }
  const std::initializer_list<Figure> figures{Figure::count(blow->dice), Figure::count(blow->needed),
                                              Figure::count(blow->hits)};
  if (blow->rerolled)
    play.tell("strikes-again", {"OT-CMB-4", "OT-CMB-5", "OT-TRT-2"}, {.unit = unit, .other = foe, .figures = figures},
              blow);
  else
    play.tell("strikes", {"OT-CMB-4", "OT-CMB-5"}, {.unit = unit, .other = foe, .figures = figures}, blow);
  return blow->hits;
}

void rollAttacks(Play& play, Round& round) {
  const Board& board = play.field();
  const auto added = [&](UnitIndex unit, bool joins) {
    const PersonIndex general = joins ? ableGeneralWith(play.battle(), unit) : noPerson;
    return general == noPerson ? 0 : figure(play.battle(), general, PersonProfile::attack);
  };
  const int attackers = added(round.attacker, (round.joined & attackerJoined) != 0);
  const int defenders = added(round.defender, (round.joined & defenderJoined) != 0);
  round.defenderTakes = strike(play, board, round.attacker, round.defender, attackers);
  round.attackerTakes = strike(play, board, round.defender, round.attacker, defenders);
  riskAttack(play, round.attacker, round.defender, attackers);
  riskAttack(play, round.defender, round.attacker, defenders);
}

void testPhalanx(Play& play, Round& round, bool attackers, bool reroll) {
  const UnitIndex unit = round.unit(attackers);
  const PersonIndex general = rerollerOf(play.book.options, play.battle(), unit);
  const auto test =
      play.ask(*play.book.rulings.phalanx, phalanxIn(play.book.options, play.battle(), round, attackers, reroll));
  round.takes(attackers) = test->hitsLeft;
  round.cancelled(attackers) += test->negated;
  tellRerolls(play, general, test->rerolled);
  play.tell(test->negated > 0 ? "phalanx-negates" : "phalanx-fails", {"OT-TRT-6", "OT-LED-1"},
            {.unit = unit,
             .figures = {Figure::count(test->roll), Figure::count(neededToPass(play.book, test.in.leadership))}},
            test);
  applyFate(play, general, test->generalFate);
}

void rallyHits(Play& play, Round& round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  const PersonIndex general = rallierOf(play.book, play.battle(), unit);
  const auto rallied = play.ask(*play.book.rulings.rally,
                                {round.takes(attackers), figure(play.battle(), general, PersonProfile::rally),
                                 abilityOf(play.battle(), general), play.roller(unit, round.unit(!attackers))});
  round.takes(attackers) = rallied->hitsLeft;
  round.cancelled(attackers) += rallied->cancelled;
  play.tell("general-rallies", {"OT-GEN-12", "OT-GEN-13", "OT-GEN-14"},
            {.unit = unit,
             .person = general,
             .figures = {Figure::count(rallied->cancelled), Figure::count(rallied->hitsLeft)}},
            rallied);
  applyFate(play, general, asGeneralFate(rallied->generalFate));
}

void tellNoRally(Play& play, UnitIndex unit) {
  const PersonIndex general = rallierOf(play.book, play.battle(), unit);
  play.tell("general-does-not-rally", {"OT-GEN-12"}, {.unit = unit, .person = general});
}

// The next stage; after the last one the round is decided.
void toNextStage(Play& play, const Round& round, TaskKind kind) {
  if (kind != TaskKind::defenderRallies) return play.mover().tasks.push_back(round.task(next(kind)));
  decideRound(play, {round.attacker, round.defender, round.attackerTakes, round.defenderTakes, round.attackerCancelled,
                     round.defenderCancelled});
}

}  // namespace

void answerRound(Play& play, const Task& task, const Action& action) {
  const bool yes = saysYes(action);
  const TaskKind kind = kindOf(task);
  Round round(task);
  switch (kind) {
    case TaskKind::attackerJoins:
      if (yes) round.joined |= attackerJoined;
      break;
    case TaskKind::defenderJoins:
      if (yes) round.joined |= defenderJoined;
      break;
    case TaskKind::attackRolls:
      rollAttacks(play, round);
      break;
    case TaskKind::attackerPhalanx:
    case TaskKind::defenderPhalanx:
      testPhalanx(play, round, kind == TaskKind::attackerPhalanx, yes);
      break;
    default:
      if (yes)
        rallyHits(play, round, kind == TaskKind::attackerRallies);
      else
        tellNoRally(play, round.unit(kind == TaskKind::attackerRallies));
      break;
  }
  toNextStage(play, round, kind);
}

void passRound(Play& play, const Task& task) {
  const Round round(task);
  if (round.stands(play.battle())) return toNextStage(play, round, kindOf(task));
  play.tell("round-broken-off", {"OT-CMB-3"}, {.unit = round.attacker, .other = round.defender});
}

}  // namespace signifer::othw
