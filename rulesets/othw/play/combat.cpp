#include "othw/play/combat.h"

#include <algorithm>

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
  [[nodiscard]] Task task(Chore chore) const {
    const auto small = [](int value) { return static_cast<std::int16_t>(value); };
    return {static_cast<std::int16_t>(chore),
            {attacker, defender, joined, small(attackerTakes), small(defenderTakes), small(attackerCancelled),
             small(defenderCancelled)}};
  }
  [[nodiscard]] int& takes(bool ofAttacker) { return ofAttacker ? attackerTakes : defenderTakes; }
  [[nodiscard]] int& cancelled(bool ofAttacker) { return ofAttacker ? attackerCancelled : defenderCancelled; }
  [[nodiscard]] UnitIndex unit(bool attackers) const { return attackers ? attacker : defender; }
};

Chore choreOf(const Task& task) { return static_cast<Chore>(task.code); }
Chore next(Chore chore) { return static_cast<Chore>(static_cast<int>(chore) + 1); }

Striker strikerOf(const Battle& b, UnitIndex u) {
  if (figure(b, u, UnitFigure::archers) != 0) return Striker::archers;
  if (figure(b, u, UnitFigure::hoplites) != 0) return Striker::hoplites;
  if (!isElephants(b, u)) return Striker::other;
  return static_cast<Breed>(figure(b, u, UnitFigure::elephantBreed)) == Breed::indian ? Striker::indianElephants
                                                                                      : Striker::africanElephants;
}

// One word has to do for the foe: what matters to this striker comes first.
Foe foeOf(const Battle& b, UnitIndex u, Striker striker) {
  if (striker == Striker::hoplites && figure(b, u, UnitFigure::hoplites) != 0) return Foe::hoplites;
  switch (classOf(b, u)) {
    case UnitClass::skirmishers:
      return Foe::skirmishers;
    case UnitClass::lightCavalry:
      return Foe::lightCavalry;
    case UnitClass::elephants:
      return static_cast<Breed>(figure(b, u, UnitFigure::elephantBreed)) == Breed::indian ? Foe::indianElephants
                                                                                          : Foe::africanElephants;
    default:
      return figure(b, u, UnitFigure::hoplites) != 0 ? Foe::hoplites : Foe::other;
  }
}

Ground groundOf(const Book& book, const Board& board, Square own, Square foes, bool foeLooseOrder) {
  // D19: one die, whichever holds; a ford that Loose Order disregards is none.
  const bool ford =
      board.ground(foes) == GroundKind::ford && (!foeLooseOrder || book.options.looseOrderFord == LooseOrderFord::die);
  if (ford) return Ground::foeInFord;
  return board.level(own) > board.level(foes) ? Ground::downhill : Ground::even;
}

}  // namespace

AttackSideOut sidesOf(const Battle& battle, UnitIndex attacker, UnitIndex defender) {
  const Square a = squareOf(battle, attacker);
  const Square d = squareOf(battle, defender);
  return attackSide({a.x, a.y, facingOf(battle, attacker), d.x, d.y, facingOf(battle, defender)});
}

AttackIn attackOn(const Book& book, const Battle& battle, const Board& board, UnitIndex striker, UnitIndex foe,
                  int generalDice) {
  const Square own = squareOf(battle, striker);
  const Square foes = squareOf(battle, foe);
  const AttackSideOut sides = sidesOf(battle, striker, foe);
  AttackIn in;
  in.attacks = figure(battle, striker, UnitFigure::attacks);
  in.striker = strikerOf(battle, striker);
  in.foe = foeOf(battle, foe, in.striker);
  in.facesFoe = sides.attackerStrikes;
  in.forest = board.ground(own) == GroundKind::wood || board.ground(foes) == GroundKind::wood;
  in.looseOrder = figure(battle, striker, UnitFigure::looseOrder) != 0;
  in.foeLooseOrder = figure(battle, foe, UnitFigure::looseOrder) != 0;
  in.ground = groundOf(book, board, own, foes, in.foeLooseOrder);
  in.generalDice = generalDice;
  in.throwingSpears = figure(battle, striker, UnitFigure::throwingSpears) != 0;
  in.fullStrength = atFullStrength(battle, striker);
  in.defence = figure(battle, foe, UnitFigure::defence);
  if (sides.side != StruckSide::none) in.side = static_cast<Quarter>(static_cast<int>(sides.side) - 1);
  in.foePhalanx = figure(battle, foe, UnitFigure::phalanx) != 0;
  in.foeElephantDrill = figure(battle, foe, UnitFigure::elephantDrill) != 0;
  return in;
}

void startCombat(Scene& scene, UnitIndex attacker, UnitIndex defender) {
  Battle& battle = scene.battle;
  if (isFleeing(battle, defender)) {
    const Square taken = squareOf(battle, defender);
    slaughter(scene, defender, attacker);
    place(battle, attacker, taken, facingOf(battle, attacker));
    return;
  }
  scene.tell("attacks", {"OT-CMB-3"}, {.unit = attacker, .other = defender});
  battle.tasks.push_back({static_cast<std::int16_t>(Chore::attackerJoins), {attacker, defender}});
}

PersonIndex rallierOf(const Book& book, const Battle& battle, UnitIndex unit) {
  const auto rallies = [&](PersonIndex general) {
    return general != noPerson && figure(battle, general, GeneralFigure::rally) > 0;
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

Asked asking(const Battle& battle, StepId step, UnitIndex unit, Kind kind, bool choice) {
  return {step, unit, battle.unit(unit).side, choice ? bitOf(kind) : bitOf(Kind::advance), !choice};
}

std::optional<Asked> askJoin(const Battle& battle, const Round& round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  const AttackSideOut sides = sidesOf(battle, round.attacker, round.defender);
  if (!(attackers ? sides.attackerStrikes : sides.defenderStrikes)) return std::nullopt;
  const PersonIndex general = ableGeneralWith(battle, unit);
  if (general == noPerson || figure(battle, general, GeneralFigure::attack) == 0) return std::nullopt;
  return asking(battle, StepId::rollAttacks, unit, Kind::joinIn, true);
}

// OT-TRT-6, D24; full strength is that before the round, which no hit has been taken off yet (D23).
std::optional<Asked> askPhalanx(const Book& book, const Battle& battle, Round round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  if (round.takes(attackers) == 0 || figure(battle, unit, UnitFigure::phalanx) == 0) return std::nullopt;
  if (!atFullStrength(battle, unit)) return std::nullopt;
  const bool struckInFront = attackers || sidesOf(battle, round.attacker, round.defender).side == StruckSide::front;
  if (!struckInFront && book.options.phalanxNegates == PhalanxNegates::frontOnly) return std::nullopt;
  return asking(battle, StepId::cancelHits, unit, Kind::phalanxTest, ableGeneralWith(battle, unit) != noPerson);
}

std::optional<Asked> askRally(const Book& book, const Battle& battle, Round round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  if (round.takes(attackers) == 0 || rallierOf(book, battle, unit) == noPerson) return std::nullopt;
  return asking(battle, StepId::cancelHits, unit, Kind::rally, true);
}

}  // namespace

std::optional<Asked> askedBy(const Book& book, const Battle& battle, const Task& task) {
  switch (choreOf(task)) {
    case Chore::throwForFirstPhase:
      return Asked{StepId::ownFlights, noUnit, battle.active, bitOf(Kind::advance), true};
    case Chore::chooseFirstPhase:
      return Asked{StepId::ownFlights, noUnit, static_cast<SideIndex>(task.args[0]), bitOf(Kind::firstPhase), false};
    case Chore::attackerJoins:
    case Chore::defenderJoins:
      return askJoin(battle, Round(task), choreOf(task) == Chore::attackerJoins);
    case Chore::attackRolls:
      return asking(battle, StepId::rollAttacks, task.args[0], Kind::advance, false);
    case Chore::attackerPhalanx:
    case Chore::defenderPhalanx:
      return askPhalanx(book, battle, Round(task), choreOf(task) == Chore::attackerPhalanx);
    case Chore::attackerRallies:
    case Chore::defenderRallies:
      return askRally(book, battle, Round(task), choreOf(task) == Chore::attackerRallies);
    case Chore::rampageRoll:
    case Chore::retreatTests:
    case Chore::followUp:
      return askedOfLoserOrWinner(book, battle, task);
    case Chore::pursuitTest:
      if (!battle.unit(task.args[0]).present || stateOf(battle, task.args[0]) != UnitState::pursuing)
        return std::nullopt;
      return asking(battle, StepId::ownPursuits, task.args[0], Kind::advance, false);
  }
  return std::nullopt;
}

namespace {

Ability riskAbility(const Scene& scene, PersonIndex general) {
  const bool spent = scene.book.options.fortune == Fortune::onceABattle &&
                     scene.battle.person(general).status[GeneralSlot::fortuneUsed] != 0;
  const Ability ability = abilityOf(scene.battle, general);
  return spent && ability == Ability::fortuneFavoursTheBold ? Ability::none : ability;
}

// Risk dice of a general who added attack dice (OT-GEN-11).
void riskAttack(Scene& scene, UnitIndex unit, UnitIndex foe, int added) {
  const PersonIndex general = ableGeneralWith(scene.battle, unit);
  if (added == 0 || general == noPerson) return;
  Modifiers modifiers;
  const RiskOut out = riskToGeneral(scene.book, {Occasion::attack, added, riskAbility(scene, general)}, scene.dice,
                                    modifiers, scene.thrower(unit, foe));
  for (const Modifier& modifier : modifiers.list())
    if (modifier.rule == scene.book.tables.generals.fortune.rule)
      scene.battle.person(general).status[GeneralSlot::fortuneUsed] = 1;
  scene.tell("general-risked", {"OT-GEN-11", "OT-GEN-15"},
             {.unit = unit, .person = general, .figures = {out.failures}, .modifiers = &modifiers});
  applyFate(scene, general, asGeneralFate(out.fate));
}

int strike(Scene& scene, const Board& board, UnitIndex unit, UnitIndex foe, int generalDice) {
  Modifiers modifiers;
  const AttackIn in = attackOn(scene.book, scene.battle, board, unit, foe, generalDice);
  const AttackOut out = attack(scene.book, in, scene.dice, modifiers, scene.thrower(unit, foe));
  if (in.facesFoe)
    scene.tell("strikes", {"OT-CMB-4", "OT-CMB-5"},
               {.unit = unit,
                .other = foe,
                .figures = {out.dice, out.needed, out.hits},
                .modifiers = &modifiers,
                .procedure = "attack"});
  return out.hits;
}

void rollAttacks(Scene& scene, Round& round) {
  const Board board(scene.battle);
  const auto added = [&](UnitIndex unit, bool joins) {
    const PersonIndex general = joins ? ableGeneralWith(scene.battle, unit) : noPerson;
    return general == noPerson ? 0 : figure(scene.battle, general, GeneralFigure::attack);
  };
  const int attackers = added(round.attacker, (round.joined & attackerJoined) != 0);
  const int defenders = added(round.defender, (round.joined & defenderJoined) != 0);
  round.defenderTakes = strike(scene, board, round.attacker, round.defender, attackers);
  round.attackerTakes = strike(scene, board, round.defender, round.attacker, defenders);
  riskAttack(scene, round.attacker, round.defender, attackers);
  riskAttack(scene, round.defender, round.attacker, defenders);
}

void testPhalanx(Scene& scene, Round& round, bool attackers, bool reroll) {
  const UnitIndex unit = round.unit(attackers);
  const PersonIndex general = ableGeneralWith(scene.battle, unit);
  Modifiers modifiers;
  const PhalanxOut out = phalanx(scene.book,
                                 {round.takes(attackers), true, figure(scene.battle, unit, UnitFigure::leadership),
                                  reroll && general != noPerson, abilityOf(scene.battle, general)},
                                 scene.dice, modifiers, scene.thrower(unit, round.unit(!attackers)));
  round.takes(attackers) = out.hitsLeft;
  round.cancelled(attackers) += out.negated;
  scene.tell(out.negated > 0 ? "phalanx-negates" : "phalanx-fails", {"OT-TRT-6"},
             {.unit = unit, .figures = {out.roll}, .modifiers = &modifiers, .procedure = "phalanx"});
  applyFate(scene, general, out.generalFate);
}

void rallyHits(Scene& scene, Round& round, bool attackers) {
  const UnitIndex unit = round.unit(attackers);
  const PersonIndex general = rallierOf(scene.book, scene.battle, unit);
  Modifiers modifiers;
  const RallyOut out = rally(
      scene.book,
      {round.takes(attackers), figure(scene.battle, general, GeneralFigure::rally), abilityOf(scene.battle, general)},
      scene.dice, modifiers, scene.thrower(unit, round.unit(!attackers)));
  round.takes(attackers) = out.hitsLeft;
  round.cancelled(attackers) += out.cancelled;
  scene.tell("general-rallies", {"OT-GEN-12", "OT-GEN-13", "OT-GEN-14"},
             {.unit = unit,
              .person = general,
              .figures = {out.cancelled, out.hitsLeft},
              .modifiers = &modifiers,
              .procedure = "rally"});
  applyFate(scene, general, asGeneralFate(out.generalFate));
}

// Turns the top task into the next stage; after the last one the round is decided.
void toNextStage(Scene& scene, const Round& round, Chore chore) {
  if (chore != Chore::defenderRallies) {
    scene.battle.tasks.back() = round.task(next(chore));
    return;
  }
  scene.battle.tasks.pop_back();
  decideRound(scene, {round.attacker, round.defender, round.attackerTakes, round.defenderTakes, round.attackerCancelled,
                      round.defenderCancelled});
}

void answerCombat(Scene& scene, Chore chore, const Action& action) {
  Round round(scene.battle.tasks.back());
  const bool first = action.values[0] != 0;
  switch (chore) {
    case Chore::attackerJoins:
      if (first) round.joined |= attackerJoined;
      break;
    case Chore::defenderJoins:
      if (first) round.joined |= defenderJoined;
      break;
    case Chore::attackRolls:
      rollAttacks(scene, round);
      break;
    case Chore::attackerPhalanx:
    case Chore::defenderPhalanx:
      testPhalanx(scene, round, chore == Chore::attackerPhalanx, first);
      break;
    default:
      if (first) rallyHits(scene, round, chore == Chore::attackerRallies);
      break;
  }
  toNextStage(scene, round, chore);
}

// D5: each side throws, again while they are equal; the higher chooses.
void throwForFirstPhase(Scene& scene) {
  int faces[2] = {0, 0};
  while (faces[0] == faces[1])
    for (SideIndex side = 0; side < 2; ++side) faces[side] = scene.dice.one({"dice-first-phase", side});
  const SideIndex winner = faces[0] > faces[1] ? 0 : 1;
  scene.tell("first-phase-thrown", {"OT-SEQ-7"}, {.side = winner, .figures = {faces[winner]}});
  scene.battle.tasks.back() = {static_cast<std::int16_t>(Chore::chooseFirstPhase), {winner}};
}

void chooseFirstPhase(Scene& scene, bool begins) {
  Battle& battle = scene.battle;
  const auto winner = static_cast<SideIndex>(battle.tasks.back().args[0]);
  battle.tasks.pop_back();
  battle.active = begins ? winner : enemyOf(winner);
  battle.status[BattleSlot::opener] = battle.active;
  scene.tell("first-phase-chosen", {"OT-SEQ-7"}, {.side = battle.active});
}

}  // namespace

void answerTask(Scene& scene, const Action& action) {
  const Task task = scene.battle.tasks.back();
  switch (choreOf(task)) {
    case Chore::throwForFirstPhase:
      return throwForFirstPhase(scene);
    case Chore::chooseFirstPhase:
      return chooseFirstPhase(scene, action.values[0] != 0);
    case Chore::rampageRoll:
    case Chore::retreatTests:
    case Chore::followUp:
      return answerLoserOrWinner(scene, action);
    case Chore::pursuitTest:
      scene.battle.tasks.pop_back();
      return testPursuer(scene, task.args[0], task.args[1] != 0);
    default:
      return answerCombat(scene, choreOf(task), action);
  }
}

void passTask(Scene& scene) {
  const Task task = scene.battle.tasks.back();
  const Chore chore = choreOf(task);
  if (chore >= Chore::attackerJoins && chore <= Chore::defenderRallies)
    toNextStage(scene, Round(task), chore);
  else if (chore == Chore::followUp)
    passFollowUp(scene);
  else
    scene.battle.tasks.pop_back();
}

}  // namespace signifer::othw
