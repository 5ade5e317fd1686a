#include "othw/play/losing.h"

#include "othw/play/fates.h"
#include "othw/play/flight.h"

namespace signifer::othw {
namespace {

/// A loser's or winner's task, with names for its numbers.
struct After {
  UnitIndex loser, winner;
  std::int16_t loserSquare, winnerSquare;

  explicit After(const Task& task)
      : loser(task.args[0]), winner(task.args[1]), loserSquare(task.args[2]), winnerSquare(task.args[3]) {}
  After(const Battle& battle, const Board& board, UnitIndex lost, UnitIndex won)
      : loser(lost),
        winner(won),
        loserSquare(static_cast<std::int16_t>(board.grid().indexOf(squareOf(battle, lost)))),
        winnerSquare(static_cast<std::int16_t>(board.grid().indexOf(squareOf(battle, won)))) {}
  [[nodiscard]] Task task(Chore chore) const {
    return {static_cast<std::int16_t>(chore), {loser, winner, loserSquare, winnerSquare}};
  }
};

Fighter fighterOf(const Battle& b, UnitIndex u) {
  if (isRampaging(b, u)) return Fighter::rampagingElephants;
  return isElephants(b, u) ? Fighter::elephants : Fighter::other;
}

CombatResultOut resultOf(const Book& book, const Battle& b, const Hits& hits) {
  // D25: where cancelled hits count for losing they are added to hits and Strength alike, so that they take none off.
  const bool count = book.options.cancelledHits == CancelledHits::countForLosing;
  const int attackerMore = count ? hits.attackerCancelled : 0;
  const int defenderMore = count ? hits.defenderCancelled : 0;
  return combatResult(book,
                      {hits.attackerTakes + attackerMore, hits.defenderTakes + defenderMore,
                       strengthLeft(b, hits.attacker) + attackerMore, strengthLeft(b, hits.defender) + defenderMore,
                       fighterOf(b, hits.attacker), fighterOf(b, hits.defender)});
}

void pushLoserTasks(Scene& scene, const After& after, Fate fate) {
  auto& tasks = scene.battle.tasks;
  const bool both = scene.book.options.rampageAndRetreat == RampageAndRetreat::both;
  if (fate == Fate::testsRampage) {
    tasks.push_back(after.task(Chore::retreatTests));
    tasks.push_back(after.task(Chore::rampageRoll));
  } else if (fate == Fate::testsRetreat) {
    if (both && isElephants(scene.battle, after.loser)) tasks.push_back(after.task(Chore::rampageRoll));
    tasks.push_back(after.task(Chore::retreatTests));
  }
}

}  // namespace

void decideRound(Scene& scene, const Hits& hits) {
  Battle& battle = scene.battle;
  const Board board(battle);
  const CombatResultOut out = resultOf(scene.book, battle, hits);
  setStrength(battle, hits.attacker, out.attackerLeft);
  setStrength(battle, hits.defender, out.defenderLeft);
  scene.tell("round-decided", {"OT-CMB-11", "OT-CMB-12"},
             {.unit = hits.attacker,
              .other = hits.defender,
              .figures = {hits.attackerTakes, hits.defenderTakes, out.attackerLeft, out.defenderLeft},
              .procedure = "combat-result"});
  if (out.winner == Who::none) return;
  const bool attackerWins = out.winner == Who::attacker;
  const UnitIndex loser = attackerWins ? hits.defender : hits.attacker;
  const UnitIndex winner = attackerWins ? hits.attacker : hits.defender;
  const Fate fate = attackerWins ? out.defenderFate : out.attackerFate;
  const After after(battle, board, loser, winner);
  if (out.mayFollowUp != Who::none) battle.tasks.push_back(after.task(Chore::followUp));
  if (fate == Fate::flees)
    breakInCombat(scene, loser, out.pursues == Who::none ? noUnit : winner);
  else if (fate == Fate::eliminated)
    endRampage(scene, loser);
  else
    pushLoserTasks(scene, after, fate);
}

namespace {

bool loserMustReact(const Battle& battle, UnitIndex loser) {
  return battle.unit(loser).present && !isFleeing(battle, loser) && !isRampaging(battle, loser);
}

// The winner may follow up where both still stand: it in its square, and nobody in the loser's (OT-FUP-1).
bool mayFollow(const Battle& battle, const After& after) {
  const UnitIndex winner = after.winner;
  if (!battle.unit(winner).present || isFleeing(battle, winner) || isRampaging(battle, winner)) return false;
  const Board board(battle);
  return board.grid().indexOf(squareOf(battle, winner)) == after.winnerSquare &&
         board.empty(board.grid().squareOf(after.loserSquare));
}

bool followsUntested(const Book& book, const Battle& battle, UnitIndex winner) {
  return figure(battle, winner, UnitFigure::impetuous) != 0 && book.options.impetuousTest == ImpetuousTest::none;
}

Asked ask(const Battle& battle, StepId step, UnitIndex unit, Kind kind, bool choice) {
  return {step, unit, battle.unit(unit).side, choice ? bitOf(kind) : bitOf(Kind::advance), !choice};
}

}  // namespace

std::optional<Asked> askedOfLoserOrWinner(const Book& book, const Battle& battle, const Task& task) {
  const After after(task);
  switch (static_cast<Chore>(task.code)) {
    case Chore::rampageRoll:
      if (!loserMustReact(battle, after.loser)) return std::nullopt;
      return ask(battle, StepId::rampageRoll, after.loser, Kind::advance, false);
    case Chore::retreatTests:
      if (!loserMustReact(battle, after.loser) || figure(battle, after.loser, UnitFigure::retreatTests) == 0)
        return std::nullopt;
      return ask(battle, StepId::retreatTests, after.loser, Kind::retreatTests,
                 ableGeneralWith(battle, after.loser) != noPerson);
    default: {
      if (!mayFollow(battle, after) || followsUntested(book, battle, after.winner)) return std::nullopt;
      const bool choice =
          figure(battle, after.winner, UnitFigure::impetuous) == 0 || ableGeneralWith(battle, after.winner) != noPerson;
      return ask(battle, StepId::winnerFollows, after.winner, Kind::followUp, choice);
    }
  }
}

namespace {

/// One step of a retreat as the ground allows it.
struct Retreating {
  Way way = Way::clear;
  Square to;
};

bool passesInRetreat(const Book& book, const Battle& battle, UnitIndex unit, UnitIndex met) {
  PassThroughIn in;
  in.mover = passingOf(battle, unit);
  in.met = passingOf(battle, met);
  in.whose = areEnemies(battle, unit, met) ? Whose::enemy : Whose::own;
  in.movement = Movement::retreat;
  return passThrough(book, in).allowed;
}

Retreating stepBack(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, Square from,
                    Square step) {
  for (Square s = from + step;; s = s + step) {
    if (!board.contains(s)) return {Way::offTable, s};
    if (board.impassable(s)) return {Way::blocked, s};
    const UnitIndex met = board.at(s);
    if (met == noUnit || met == unit) return {Way::clear, s};
    if (!passesInRetreat(book, battle, unit, met)) return {Way::blocked, s};
  }
}

// D26, an option: friends in line give way by one square each; true if they have, on the board handed in.
bool pushFriends(const Battle& battle, Board& board, UnitIndex unit, Square from, Square step) {
  const Square first = from + step;
  Square last = first;
  while (board.contains(last) && !board.empty(last)) {
    if (areEnemies(battle, unit, board.at(last))) return false;
    last = last + step;
  }
  if (!board.contains(last) || board.impassable(last)) return false;
  for (Square s = last; s != first; s = s - step) board.set(s, board.at(s - step));
  board.lift(first);
  return true;
}

/// The two steps that a retreat may come to, worked out before the dice; the boards show friends that gave way.
class RetreatGround {
 public:
  RetreatGround(const Book& book, const Battle& battle, UnitIndex unit, Square from, Square step)
      : after_{Board(battle), Board(battle)} {
    const bool pushes = book.options.blockedRetreat == BlockedRetreat::pushFriends;
    after_[0].lift(from);
    steps_[0] = take(book, battle, unit, from, step, pushes, after_[0]);
    after_[1] = after_[0];
    const Square begin = steps_[0].way == Way::clear ? steps_[0].to : from;
    steps_[1] = take(book, battle, unit, begin, step, pushes, after_[1]);
  }
  [[nodiscard]] const Retreating& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }

  /// Puts friends where they stand after so many steps.
  void settle(Battle& battle, UnitIndex unit, int steps) const {
    if (steps == 0) return;
    const Board& board = after_[static_cast<std::size_t>(steps - 1)];
    const Grid& grid = board.grid();
    for (int i = 0; i < grid.count(); ++i) {
      const Square s = grid.squareOf(i);
      const UnitIndex there = board.at(s);
      if (there != noUnit && there != unit && squareOf(battle, there) != s)
        place(battle, there, s, facingOf(battle, there));
    }
  }

 private:
  static Retreating take(const Book& book, const Battle& battle, UnitIndex unit, Square from, Square step, bool pushes,
                         Board& board) {
    const Retreating found = stepBack(book, battle, board, unit, from, step);
    if (found.way != Way::blocked || !pushes || board.impassable(found.to)) return found;
    if (!pushFriends(battle, board, unit, from, step)) return found;
    return {Way::clear, from + step};
  }

  std::array<Board, 2> after_;
  std::array<Retreating, 2> steps_;
};

void applyRetreat(Scene& scene, const After& after, Square from, Square step, const RetreatGround& ground,
                  const RetreatOut& out) {
  Battle& battle = scene.battle;
  const UnitIndex unit = after.loser;
  Square at = from;
  if (out.squares > 0) at = ground.step(out.squares - 1).to;
  const Facing facing = out.facesAway ? facingOfStep(step) : facingOf(battle, unit);
  ground.settle(battle, unit, out.squares);
  place(battle, unit, at, facing);
  setStrength(battle, unit, strengthLeft(battle, unit) - out.strengthLost);
  scene.tell("retreats", {"OT-RET-1", "OT-RET-2", "OT-RET-3", "OT-RET-4"},
             {.unit = unit, .figures = {out.failures, out.squares, out.strengthLost}, .procedure = "retreat"});
  if (out.eliminated) {
    pushOff(scene, unit);
  } else if (out.breaks) {
    // D26: the winner pursues instead of following up.
    if (!battle.tasks.empty() && battle.tasks.back() == after.task(Chore::followUp)) battle.tasks.pop_back();
    const UnitIndex winner = after.winner;
    const bool pursues = battle.unit(winner).present && !isFleeing(battle, winner) && !isRampaging(battle, winner);
    breakInCombat(scene, unit, pursues ? winner : noUnit);
  }
}

void testRetreat(Scene& scene, const After& after, int rerolls) {
  Battle& battle = scene.battle;
  const Grid grid{battle.setup->columns, battle.setup->rows};
  const Square from = squareOf(battle, after.loser);
  const Square step = grid.squareOf(after.loserSquare) - grid.squareOf(after.winnerSquare);
  const RetreatGround ground(scene.book, battle, after.loser, from, step);
  const PersonIndex general = ableGeneralWith(battle, after.loser);
  RetreatIn in;
  in.leadership = figure(battle, after.loser, UnitFigure::leadership);
  in.strength = strengthLeft(battle, after.loser);
  in.maxTests = figure(battle, after.loser, UnitFigure::retreatTests);
  in.behind = ground.step(0).way;
  in.beyond = ground.step(1).way;
  in.generalRerolls = general == noPerson ? 0 : rerolls;
  in.ability = abilityOf(battle, general);
  Modifiers modifiers;
  const RetreatOut out = retreat(scene.book, in, scene.dice, modifiers, scene.thrower(after.loser, after.winner));
  applyFate(scene, general, out.generalFate);
  applyRetreat(scene, after, from, step, ground, out);
}

void rollRampage(Scene& scene, const After& after) {
  Modifiers modifiers;
  const RampageOut out = rampage(scene.book, {false}, scene.dice, modifiers, scene.thrower(after.loser, after.winner));
  scene.tell(out.rampages ? "elephants-rampage" : "elephants-obey", {"OT-RAM-1", "OT-RAM-2", "OT-RAM-3"},
             {.unit = after.loser, .figures = {out.roll}, .key = out.rampages, .procedure = "rampage"});
  if (!out.rampages) return;
  endPursuit(scene.battle, after.loser);
  setState(scene.battle, after.loser, UnitState::rampaging);
  rampageMove(scene, after.loser, out.direction);
}

void followUpWith(Scene& scene, const After& after, FollowChoice choice, bool reroll) {
  Battle& battle = scene.battle;
  const UnitIndex winner = after.winner;
  const PersonIndex general = ableGeneralWith(battle, winner);
  FollowUpIn in;
  in.impetuous = figure(battle, winner, UnitFigure::impetuous) != 0;
  in.chooses = in.impetuous ? FollowChoice::followUp : choice;
  in.leadership = figure(battle, winner, UnitFigure::leadership);
  in.reroll = reroll && general != noPerson;
  in.ability = abilityOf(battle, general);
  Modifiers modifiers;
  const FollowUpOut out = followUp(scene.book, in, scene.dice, modifiers, scene.thrower(winner));
  applyFate(scene, general, out.generalFate);
  scene.tell(out.followsUp ? "follows-up" : "stays", {"OT-FUP-1", "OT-FUP-2"},
             {.unit = winner, .figures = {out.roll}, .modifiers = &modifiers, .procedure = "follow-up"});
  if (!out.followsUp) return;
  const Grid grid{battle.setup->columns, battle.setup->rows};
  place(battle, winner, grid.squareOf(after.loserSquare), facingOf(battle, winner));
}

}  // namespace

void answerLoserOrWinner(Scene& scene, const Action& action) {
  const Task task = scene.battle.tasks.back();
  const After after(task);
  scene.battle.tasks.pop_back();
  switch (static_cast<Chore>(task.code)) {
    case Chore::rampageRoll:
      return rollRampage(scene, after);
    case Chore::retreatTests:
      return testRetreat(scene, after, action.values[0]);
    default:
      return followUpWith(scene, after, static_cast<FollowChoice>(action.values[0]), action.values[1] != 0);
  }
}

void passFollowUp(Scene& scene) {
  const After after(scene.battle.tasks.back());
  scene.battle.tasks.pop_back();
  if (mayFollow(scene.battle, after) && followsUntested(scene.book, scene.battle, after.winner))
    followUpWith(scene, after, FollowChoice::followUp, false);
}

}  // namespace signifer::othw
