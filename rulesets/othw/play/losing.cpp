#include "othw/play/losing.h"

#include <algorithm>

#include "othw/play/fates.h"
#include "othw/play/flight.h"
#include "othw/play/retreat_ground.h"
#include "othw/play/ways.h"

namespace signifer::othw {
namespace {

/// A loser's or winner's task, with names for its numbers.
struct After {
  UnitIndex loser, winner;
  std::int16_t loserSquare, winnerSquare;

  explicit After(const Task& task)
      : loser(task.args[0]), winner(task.args[1]), loserSquare(task.args[2]), winnerSquare(task.args[3]) {}
  After(const Field& field, UnitIndex lost, UnitIndex won)
      : loser(lost),
        winner(won),
        loserSquare(static_cast<std::int16_t>(field.grid().indexOf(field.square(lost)))),
        winnerSquare(static_cast<std::int16_t>(field.grid().indexOf(field.square(won)))) {}
  [[nodiscard]] Task task(TaskKind kind) const {
    return {static_cast<std::int16_t>(kind), {loser, winner, loserSquare, winnerSquare}};
  }
};

Fighter fighterOf(const Battle& b, UnitIndex u) {
  if (isRampaging(b, u)) return Fighter::rampagingElephants;
  return isElephants(b, u) ? Fighter::elephants : Fighter::other;
}

Answered<CombatResultIn, CombatResultOut> resultOf(const Book& book, const Battle& b, const Hits& hits) {
  // D25: where cancelled hits count for losing they are added to hits and Strength alike, so that they take none off.
  const bool count = book.options.cancelledHits == CancelledHits::countForLosing;
  const int attackerMore = count ? hits.attackerCancelled : 0;
  const int defenderMore = count ? hits.defenderCancelled : 0;
  return ask(*book.rulings.combatResult,
             {hits.attackerTakes + attackerMore, hits.defenderTakes + defenderMore,
              strengthLeft(b, hits.attacker) + attackerMore, strengthLeft(b, hits.defender) + defenderMore,
              fighterOf(b, hits.attacker), fighterOf(b, hits.defender)});
}

void tellResult(Play& play, const Hits& hits, const Answered<CombatResultIn, CombatResultOut>& result) {
  if (!play.wanted()) return;
  std::vector<std::string_view> rules{"OT-CMB-11", result->decidedBy};
  std::vector<Consultation> rulings{result.consultation()};
  if (!fitsForm(rulings.front())) rulings.clear();
  play.tell("round-decided", std::move(rules),
            {.unit = hits.attacker,
             .other = hits.defender,
             .figures = {Figure::count(hits.attackerTakes), Figure::count(hits.defenderTakes),
                         Figure::count(result->attackerLeft), Figure::count(result->defenderLeft)}},
            std::move(rulings));
  // People tell this; the figures stand above.
  if (result->winner == Who::none) return;
  const bool attackerWins = result->winner == Who::attacker;
  play.tell("round-won", {result->decidedBy},
            {.unit = attackerWins ? hits.attacker : hits.defender,
             .other = attackerWins ? hits.defender : hits.attacker,
             .key = true});
}

void pushLoserTasks(Play& play, const After& after, Fate fate) {
  auto& tasks = play.mover().tasks;
  const bool both = play.book.options.rampageAndRetreat == RampageAndRetreat::both;
  if (fate == Fate::testsRampage) {
    tasks.push_back(after.task(TaskKind::retreatTests));
    tasks.push_back(after.task(TaskKind::rampageRoll));
  } else if (fate == Fate::testsRetreat) {
    if (both && isElephants(play.battle(), after.loser)) tasks.push_back(after.task(TaskKind::rampageRoll));
    tasks.push_back(after.task(TaskKind::retreatTests));
  }
}

}  // namespace

void decideRound(Play& play, const Hits& hits) {
  const Battle& battle = play.battle();
  const auto result = resultOf(play.book, battle, hits);
  play.setStrength(hits.attacker, result->attackerLeft);
  play.setStrength(hits.defender, result->defenderLeft);
  tellResult(play, hits, result);
  if (result->winner == Who::none) return;
  const bool attackerWins = result->winner == Who::attacker;
  const UnitIndex loser = attackerWins ? hits.defender : hits.attacker;
  const UnitIndex winner = attackerWins ? hits.attacker : hits.defender;
  const Fate fate = attackerWins ? result->defenderFate : result->attackerFate;
  // Only a person who overrules has taken the two apart in mid-round: then nobody falls back or follows.
  const bool touching = adjacent(squareOf(battle, loser), squareOf(battle, winner));
  const After after(play.field(), loser, winner);
  if (touching && result->mayFollowUp != Who::none) play.mover().tasks.push_back(after.task(TaskKind::followUp));
  if (fate == Fate::flees)
    breakInCombat(play, loser, winner, result->pursues == Who::none ? noUnit : winner);
  else if (fate == Fate::eliminated)
    endRampage(play, loser);
  else if (touching)
    pushLoserTasks(play, after, fate);
}

namespace {

bool loserMustReact(const Battle& battle, UnitIndex loser) {
  return battle.unit(loser).present && !isFleeing(battle, loser) && !isRampaging(battle, loser);
}

// The winner may follow up where both still stand: it in its square, and nobody in the loser's (OT-FUP-1).
bool mayFollow(const Position& position, const After& after) {
  const Battle& battle = position.battle();
  const UnitIndex winner = after.winner;
  if (!battle.unit(winner).present || isFleeing(battle, winner) || isRampaging(battle, winner)) return false;
  const Field& field = position.field();
  return field.grid().indexOf(field.square(winner)) == after.winnerSquare &&
         field.empty(field.grid().squareOf(after.loserSquare));
}

FollowUpIn followUpIn(const Options& options, const Battle& battle, UnitIndex winner, FollowChoice choice,
                      bool reroll) {
  const PersonIndex general = rerollerOf(options, battle, winner);
  FollowUpIn in;
  in.impetuous = figure(battle, winner, UnitProfile::impetuous) != 0;
  in.chooses = in.impetuous ? FollowChoice::followUp : choice;
  in.leadership = figure(battle, winner, UnitProfile::leadership);
  in.reroll = reroll && general != noPerson;
  in.ability = abilityOf(battle, general);
  in.roller = {battle.unit(winner).side, winner, noUnit};
  return in;
}

bool followsUntested(const Book& book, const Battle& battle, UnitIndex winner) {
  return othw::followsUntested(book, followUpIn(book.options, battle, winner, FollowChoice::followUp, false));
}

}  // namespace

Question askedOfLoserOrWinner(const Position& position, const Task& task) {
  const Battle& battle = position.battle();
  const After after(task);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::rampageRoll:
      if (!loserMustReact(battle, after.loser)) return {};
      return asking(battle, after.loser, false);
    case TaskKind::retreatTests:
      if (!loserMustReact(battle, after.loser) || figure(battle, after.loser, UnitProfile::retreatTests) == 0)
        return {};
      return asking(battle, after.loser, rerollerOf(position.book().options, battle, after.loser) != noPerson);
    default: {
      if (!mayFollow(position, after) || followsUntested(position.book(), battle, after.winner)) return {};
      const bool choice = figure(battle, after.winner, UnitProfile::impetuous) == 0 ||
                          rerollerOf(position.book().options, battle, after.winner) != noPerson;
      return asking(battle, after.winner, choice);
    }
  }
}

bool isAfterRound(const Battle& battle, const Task& task) {
  const Grid grid{battle.setup->columns, battle.setup->rows};
  const auto on = [&](std::int16_t square) { return square >= 0 && square < grid.count(); };
  return task.args[0] != task.args[1] && on(task.args[2]) && on(task.args[3]) &&
         adjacent(grid.squareOf(task.args[2]), grid.squareOf(task.args[3]));
}

namespace {

// Whether a step was barred, whatever that cost.
bool barred(const RetreatOut& out, const RetreatIn& in) {
  return (out.failures >= 1 && in.behind == Way::blocked) ||
         (out.failures >= 3 && in.behind == Way::clear && in.beyond == Way::blocked);
}

// The effect of each failure: a step, turning away, and the obstacle that barred a step.
std::vector<std::string_view> rulesOf(const RetreatOut& out, const RetreatIn& in) {
  std::vector<std::string_view> rules{"OT-RET-1"};
  if (out.failures >= 1) rules.push_back("OT-RET-2");
  if (out.failures >= 2) rules.push_back("OT-RET-3");
  if (out.failures >= 3) rules.push_back("OT-RET-4");
  if (in.maxTests < 3 && out.failures == in.maxTests) rules.push_back("OT-RET-5");
  if (barred(out, in)) rules.push_back("OT-RET-7");
  return rules;
}

void tellRetreat(Play& play, const Answered<RetreatIn, RetreatOut>& retreat, UnitIndex unit) {
  if (!play.wanted()) return;
  const std::string_view phrase = retreat->failures == 0            ? "holds"
                                  : barred(retreat.out, retreat.in) ? "retreat-barred"
                                  : retreat->facesAway              ? "retreats-and-turns"
                                                                    : "retreats";
  play.tell(phrase, rulesOf(retreat.out, retreat.in),
            {.unit = unit,
             .figures = {Figure::count(retreat->failures), Figure::squares(retreat->squares),
                         Figure::count(retreat->strengthLost),
                         Figure::count(neededToPass(play.book, retreat.in.leadership))}},
            {retreat.consultation()});
}

void applyRetreat(Play& play, const After& after, Square step, const RetreatGround& ground, const RetreatOut& out) {
  const Battle& battle = play.battle();
  const UnitIndex unit = after.loser;
  ground.settle(play, unit, out.squares);
  play.place(unit, play.field().square(unit), out.facesAway ? facingOfStep(step) : facingOf(battle, unit));
  play.setStrength(unit, std::max(0, strengthLeft(battle, unit) - out.strengthLost));
  if (out.eliminated) {
    pushOff(play, unit);
  } else if (out.breaks) {
    // D26: the winner pursues instead of following up.
    if (!battle.tasks.empty() && battle.tasks.back() == after.task(TaskKind::followUp)) play.mover().tasks.pop_back();
    const UnitIndex winner = after.winner;
    const bool pursues = battle.unit(winner).present && !isFleeing(battle, winner) && !isRampaging(battle, winner);
    breakInCombat(play, unit, winner, pursues ? winner : noUnit);
  }
}

void testRetreat(Play& play, const After& after, int rerolls) {
  const Battle& battle = play.battle();
  const Grid grid{battle.setup->columns, battle.setup->rows};
  const Square from = squareOf(battle, after.loser);
  // D54: away from the enemy, or by an option towards its own base edge.
  const Square step = play.book.options.retreatDirection == RetreatDirection::baseEdge
                          ? stepAhead(towardsBase(battle, battle.unit(after.loser).side))
                          : grid.squareOf(after.loserSquare) - grid.squareOf(after.winnerSquare);
  const RetreatGround ground(play.book, battle, play.field(), after.loser, from, step);
  const PersonIndex general = rerollerOf(play.book.options, battle, after.loser);
  RetreatIn in;
  in.leadership = figure(battle, after.loser, UnitProfile::leadership);
  in.strength = strengthLeft(battle, after.loser);
  in.maxTests = figure(battle, after.loser, UnitProfile::retreatTests);
  in.behind = ground.step(0).way;
  in.beyond = ground.step(1).way;
  in.generalRerolls = general == noPerson ? 0 : std::clamp(rerolls, 0, 3);
  in.ability = abilityOf(battle, general);
  in.roller = play.roller(after.loser, after.winner);
  const auto retreat = play.ask(*play.book.rulings.retreat, in);
  tellRerolls(play, general, retreat->rerolls);
  tellRetreat(play, retreat, after.loser);
  applyFate(play, general, retreat->generalFate);
  applyRetreat(play, after, step, ground, retreat.out);
}

void rollRampage(Play& play, const After& after) {
  const auto rampage = play.ask(*play.book.rulings.rampage, {false, play.roller(after.loser, after.winner)});
  const std::initializer_list<Figure> figures{Figure::count(rampage->roll)};
  if (!rampage->rampages)
    return play.tell("elephants-obey", {"OT-RAM-1", "OT-RAM-3"}, {.unit = after.loser, .figures = figures}, rampage);
  play.tell(rampagePhrase(rampage->direction), {"OT-RAM-1", "OT-RAM-2"},
            {.unit = after.loser, .figures = figures, .key = true}, rampage);
  endPursuit(play, after.loser);
  play.setState(after.loser, UnitState::rampaging);
  rampageMove(play, after.loser, rampage->direction);
}

void tellFollowUp(Play& play, const Answered<FollowUpIn, FollowUpOut>& followUp, UnitIndex winner) {
  const std::initializer_list<Figure> figures{Figure::count(followUp->roll),
                                              Figure::count(neededToPass(play.book, followUp.in.leadership))};
  if (followUp->tested)
    play.tell(followUp->followsUp ? "follows-up" : "follow-up-fails", {"OT-FUP-1", "OT-LED-1"},
              {.unit = winner, .figures = figures}, followUp);
  else if (followUp->followsUp)
    play.tell("follows-up-impetuously", {"OT-FUP-2"}, {.unit = winner}, followUp);
  else
    play.tell("stays", {"OT-FUP-1"}, {.unit = winner}, followUp);
}

void followUpWith(Play& play, const After& after, FollowChoice choice, bool reroll) {
  const Battle& battle = play.battle();
  const UnitIndex winner = after.winner;
  const PersonIndex general = rerollerOf(play.book.options, battle, winner);
  const auto followUp =
      play.ask(*play.book.rulings.followUp, followUpIn(play.book.options, battle, winner, choice, reroll));
  tellRerolls(play, general, followUp->rerolled);
  tellFollowUp(play, followUp, winner);
  applyFate(play, general, followUp->generalFate);
  if (!followUp->followsUp) return;
  const Grid grid{battle.setup->columns, battle.setup->rows};
  play.place(winner, grid.squareOf(after.loserSquare), facingOf(battle, winner));
}

}  // namespace

namespace {

// The losses have been told: one hit more than the loser has lost decides the rest alike.
Answered<CombatResultIn, CombatResultOut> resultByHand(Play& play, const After& after) {
  const Battle& battle = play.battle();
  auto result = ask(*play.book.rulings.combatResult,
                    {0, 1, strengthLeft(battle, after.winner), strengthLeft(battle, after.loser) + 1,
                     fighterOf(battle, after.winner), fighterOf(battle, after.loser)});
  if (result->mayFollowUp != Who::none) play.mover().tasks.push_back(after.task(TaskKind::followUp));
  return result;
}

}  // namespace

void loseByHand(Play& play, UnitIndex loser, UnitIndex winner) {
  const After after(play.field(), loser, winner);
  pushLoserTasks(play, after, resultByHand(play, after)->defenderFate);
}

bool followByHand(Play& play, UnitIndex winner) {
  const auto& tasks = play.battle().tasks;
  const auto found = std::ranges::find_if(tasks, [&](const Task& task) {
    return static_cast<TaskKind>(task.code) == TaskKind::followUp && After(task).winner == winner;
  });
  if (found == tasks.end() || !mayFollow(play.position(), After(*found))) return false;
  const Grid grid{play.battle().setup->columns, play.battle().setup->rows};
  play.place(winner, grid.squareOf(After(*found).loserSquare), facingOf(play.battle(), winner));
  return true;
}

void retreatByHand(Play& play, UnitIndex loser, UnitIndex winner, int squares) {
  const Battle& battle = play.battle();
  const Square from = squareOf(battle, loser);
  const Square step = play.book.options.retreatDirection == RetreatDirection::baseEdge
                          ? stepAhead(towardsBase(battle, battle.unit(loser).side))
                          : from - squareOf(battle, winner);
  const RetreatGround ground(play.book, battle, play.field(), loser, from, step);
  RetreatOut out;
  out.failures = squares > 1 ? 3 : 1;
  out.facesAway = squares > 1;
  for (int i = 0; i < std::min(squares, 2) && out.strengthLost == 0 && !out.eliminated; ++i) {
    const Way way = ground.step(i).way;
    out.eliminated = way == Way::offTable;
    if (way == Way::blocked) out.strengthLost = 1;
    if (way == Way::clear) ++out.squares;
  }
  out.breaks = strengthLeft(battle, loser) <= out.strengthLost;
  const After after(play.field(), loser, winner);
  (void)resultByHand(play, after);
  applyRetreat(play, after, step, ground, out);
}

void rollRampageOfLoser(Play& play, const Task& task, const Action&) { rollRampage(play, After(task)); }

void testRetreatOfLoser(Play& play, const Task& task, const Action& action) {
  testRetreat(play, After(task), static_cast<ActionId>(action.kind) == ActionId::advance ? 0 : action.values[0]);
}

// Going on without an answer leaves the winner where it is.
void answerFollowUp(Play& play, const Task& task, const Action& action) {
  const bool follows = static_cast<ActionId>(action.kind) == ActionId::followUp &&
                       action.values[0] == static_cast<std::int16_t>(FollowChoice::followUp);
  followUpWith(play, After(task), follows ? FollowChoice::followUp : FollowChoice::stay, action.values[1] != 0);
}

void passFollowUp(Play& play, const Task& task) {
  const After after(task);
  if (mayFollow(play.position(), after) && followsUntested(play.book, play.battle(), after.winner))
    followUpWith(play, after, FollowChoice::followUp, false);
}

}  // namespace signifer::othw
