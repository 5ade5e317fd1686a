#include "docks/sequence_model.h"

#include <algorithm>

#include "battle/turn_reached.h"
#include "dice/sources.h"
#include "game/choices.h"
#include "occasions/objective_painter.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "symbols.h"
#include "tell/matters.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

bool isWithin(const Sequence& sequence, int step, int ancestor) {
  for (; step >= 0; step = sequence.step(step).parent)
    if (step == ancestor) return true;
  return false;
}

// Deployment and arrivals stand behind the other phases and come before them.
bool isForPlacing(const Sequence& sequence, int step) {
  return step >= 0 && (sequence.step(step).id == "deployment" || sequence.step(step).id == "arrivals");
}

StepIndex stepNow(const BattleController& game) {
  if (game.byHand() || game.outcome()) return game.battle().step;
  const StepIndex asked = game.decision().step;
  return isForPlacing(game.definition().sequence(), asked) ? asked : game.battle().step;
}

bool worthSeeing(const Sequence& sequence, int step, int current) {
  const int parent = sequence.step(step).parent;
  return parent < 0 || (current >= 0 && isWithin(sequence, current, parent));
}

// Links to units, no more than a row has room for, and to the rule.
QString linksTo(const Battle& battle, const std::vector<UnitIndex>& units, std::string_view rule) {
  constexpr std::size_t most = 3;
  QString links;
  for (std::size_t i = 0; i < std::min(units.size(), most); ++i)
    links += (i > 0 ? QStringLiteral(", ") : QString()) + unitLink(battle, units[i]);
  if (units.size() > most) links += tr(" and %1 more").arg(units.size() - most);
  if (!rule.empty()) links += (links.isEmpty() ? QString() : QStringLiteral(" &nbsp;")) + ruleLink(text(rule));
  return links;
}

// Beside the table: the throws that are due in this phase, who may do what and how far, what is easily forgotten.
std::vector<ReminderRow> matterRows(const BattleController& game) {
  std::vector<ReminderRow> rows;
  std::vector<Matter> matters = whatMattersInPhase(game.rules(), game.battle());
  // The throws that are due stand first, of whichever step of the phase they are.
  std::ranges::stable_partition(matters, [](const Matter& one) { return one.kind == Matter::Kind::throws; });
  for (const Matter& matter : matters) {
    ReminderRow row;
    row.aboutUnits = matter.kind == Matter::Kind::throws && !matter.units.empty();
    row.title = text(matter.words);
    if (matter.units.size() > 1) row.title = tr("%1 (%2)").arg(row.title).arg(matter.units.size());
    row.links = linksTo(game.battle(), matter.units, matter.rule);
    row.figures = text(matter.figures);
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<ReminderRow> reminderRows(const BattleController& game) {
  if (game.depth() == Depth::judgeWhenAsked) return matterRows(game);
  std::vector<ReminderRow> rows;
  for (const Reminder& reminder : game.rules().reminders(game.battle())) {
    std::vector<UnitIndex> units = reminder.units;
    // A person is not reminded of the machine's units.
    std::erase_if(units, [&](UnitIndex unit) { return game.machinePlays(game.battle().unit(unit).side); });
    if (units.empty() && !reminder.units.empty()) continue;
    ReminderRow row;
    row.title = phraseOf(game.definition(), reminder.phrase);
    row.aboutUnits = !units.empty();
    if (row.aboutUnits) row.title = tr("%1 (%2)").arg(row.title).arg(units.size());
    row.links = linksTo(game.battle(), units, reminder.rule);
    rows.push_back(std::move(row));
  }
  return rows;
}

// The consequence of the answer that goes on: rolls, the next step, the other side. If dice decide the consequence, the
// answer itself is named.
QString whatComes(const BattleController& game, const Action& advance) {
  const Battle& battle = game.battle();
  const Foresight ahead = foresight(game.rules(), battle, advance);
  const std::vector<ForeseenThrow>& rolls = ahead.throws;
  if (!rolls.empty()) {
    const QString what = phraseOf(game.definition(), rolls.front().dice.purpose);
    if (!ahead.perhaps.empty() && rolls.size() > 1) return tr("%1 rolls or more: %2").arg(rolls.size()).arg(what);
    return rolls.size() == 1 ? tr("Roll: %1").arg(what) : tr("%1 rolls: %2").arg(rolls.size()).arg(what);
  }
  Battle after = battle;
  RolledDice dice(1);
  SilentChronicle silent;
  game.rules().resolve(after, advance, dice, silent);
  if (game.rules().outcome(after)) return tr("The battle ends");
  const Decision next = game.rules().decision(after);
  if (after.active != battle.active) return tr("%1 to act").arg(text(sideName(battle, after.active)));
  if (next.step == game.decision().step || next.step == noStep) return actionWords(game.rules(), battle, advance);
  return QString::fromStdString(game.definition().sequence().step(next.step).title);
}

// Both lighter depths go by phases, so that a player turn takes few presses. The plain checklist leaves none out;
// beside the table those are passed in which nobody can act.
TableMoment momentAhead(const BattleController& game) {
  return game.depth() == Depth::checklist ? nextMoment(game.rules(), game.battle(), Pace::phases)
                                          : nextToAct(game.rules(), game.battle(), Pace::phases).to;
}

// Units that could still act in a step that the next press ends.
qsizetype leftInStep(const BattleController& game, const Action& ends) {
  if (game.definition().actions()[static_cast<std::size_t>(ends.kind)].gesture != "next") return 0;
  // Candidates name only some of those who may act.
  qsizetype left = 0;
  for (UnitIndex unit = 0; unit < game.battle().unitCount(); ++unit) left += mayDecide(game, unit) ? 1 : 0;
  return left;
}

void fillNextByHand(const BattleController& game, SequenceView& view) {
  const Battle& battle = game.battle();
  const Before before = comesBefore(game.rules(), battle);
  if (before == Before::deployment && endOfPlacing(game.definition(), battle)) {
    view.mayGoOn = true;
    view.next = tr("Deployment done");
    view.nextNote = text(sideName(battle, deploymentNow(game.definition(), battle)->side));
    return;
  }
  view.mayGoOn = before != Before::deployment;
  if (before == Before::deployment || before == Before::whoBegins) {
    view.next = before == Before::deployment ? tr("Deploy first") : tr("Who begins?");
    view.nextNote = before == Before::deployment
                        ? text(comesBeforeWords(game.rules(), battle))
                        : tr("%1 or %2").arg(text(sideName(battle, 0)), text(sideName(battle, 1)));
    return;
  }
  const TableMoment next = momentAhead(game);
  const bool ends = next.side != battle.active || next.turn != battle.turn;
  view.next = ends ? tr("End the turn") : tr("Next step");
  // A checklist goes by phases: the whole of one is on.
  const Sequence& sequence = game.definition().sequence();
  const int to = game.depth() == Depth::checklist ? phaseAt(sequence, next.step) : next.step;
  view.nextNote = ends ? text(sideName(battle, next.side)) : QString::fromStdString(sequence.step(to).title);
}

void fillNext(const BattleController& game, SequenceView& view) {
  if (game.openThrow()) {
    const OpenThrow& open = *game.openThrow();
    const std::size_t left = std::max<std::size_t>(1, open.throws.size() - std::min(open.at, open.throws.size()));
    view.next = tr("Dice first");
    view.nextNote = counted(static_cast<qsizetype>(left), tr("after this roll"), tr("after %1 rolls"));
    if (!open.perhaps.empty())
      view.nextNote = counted(static_cast<qsizetype>(left), tr("after one roll or more"), tr("after %1 rolls or more"));
    return;
  }
  if (game.byHand()) return fillNextByHand(game, view);
  const std::optional<Action> advance = advanceAction(game);
  view.mayGoOn = advance.has_value();
  view.next = tr("Next step");
  if (advance) {
    view.nextNote = whatComes(game, *advance);
    if (const qsizetype left = leftInStep(game, *advance); left > 0)
      view.nextNote = counted(left, tr("one unit could still act"), tr("%1 units could still act"));
  } else {
    view.next = tr("Your choice");
    const UnitIndex asked = game.decision().unit;
    const QString side = text(sideName(game.battle(), view.side));
    view.nextNote =
        asked == noUnit ? tr("To decide: %1").arg(side) : tr("%1: %2").arg(side, text(unitName(game.battle(), asked)));
  }
}

}  // namespace

std::vector<StepRow> stepRows(const Sequence& sequence, StepIndex current) {
  std::vector<StepRow> rows;
  int phase = 0;
  if (isForPlacing(sequence, current)) {
    StepRow row;
    row.step = current;
    row.title = QString::fromStdString(sequence.step(current).title);
    row.help = QString::fromStdString(sequence.step(current).help);
    row.state = StepRow::State::current;
    rows.push_back(std::move(row));
    current = -1;
  }
  for (int i = 0; i < sequence.size(); ++i) {
    if (isForPlacing(sequence, i)) continue;
    const Step& step = sequence.step(i);
    if (step.parent < 0) ++phase;
    if (!worthSeeing(sequence, i, current)) continue;
    StepRow row;
    row.step = i;
    row.depth = step.depth;
    row.phase = step.parent < 0 ? phase : 0;
    row.title = QString::fromStdString(step.title);
    row.help = QString::fromStdString(step.help);
    row.optional = step.optional;
    row.state = i == current                                     ? StepRow::State::current
                : i < current && !isWithin(sequence, current, i) ? StepRow::State::done
                                                                 : StepRow::State::ahead;
    rows.push_back(std::move(row));
  }
  return rows;
}

QString nextStepChanges(const BattleController& game) {
  return text(momentText(game.rules(), game.battle(), momentAhead(game)));
}

QString goToStepChanges(const BattleController& game, int step) {
  TableMoment moment = tableMoment(game.battle());
  moment.step = static_cast<StepIndex>(step);
  return text(momentText(game.rules(), game.battle(), moment));
}

namespace {

// The players' controls rest: the big button says whose turn it is.
void fillResting(const BattleController& game, SequenceView& view) {
  const Battle& battle = game.battle();
  const QString side = text(sideName(battle, view.side));
  if (const auto deploys = deploymentNow(game.rules().definition(), battle))
    view.next = tr("To deploy: %1").arg(text(sideName(battle, deploys->side)));
  else
    view.next = view.side == battle.active ? tr("To move: %1").arg(side) : tr("To answer: %1").arg(side);
  if (game.mirrors()) {
    view.resting = tr("You are asked nothing now. Look and measure as you like.");
    return;
  }
  view.nextNote = tr("F9 pauses, Shift+F9 moves one on");
  const SideIndex other = enemyOf(view.side);
  view.resting = game.machinePlays(other)
                     ? tr("Machines play both sides. Look and measure as you like.")
                     : tr("Your units wait. Look, measure and ask for odds as you like. You are asked at once where "
                          "%1 must answer.")
                           .arg(text(sideName(battle, other)));
}

}  // namespace

QStringList SequenceView::sideNames() const {
  QStringList names;
  for (const StandingRow& row : standings) names << row.name;
  return names;
}

SequenceView sequenceView(const BattleController& game) {
  SequenceView view;
  const Battle& battle = game.battle();
  view.turn = tr("Turn %1").arg(turnReached(battle));
  view.steps = stepRows(game.definition().sequence(), stepNow(game));
  // A checklist goes by phases: all that is left of this one is to be thought of now.
  if (game.depth() == Depth::checklist && !game.outcome()) {
    const Sequence& sequence = game.definition().sequence();
    const int phase = phaseAt(sequence, battle.step);
    for (StepRow& row : view.steps)
      if (row.step > battle.step && isWithin(sequence, row.step, phase)) row.state = StepRow::State::current;
  }
  for (const Standing& standing : game.rules().standings(battle)) {
    // An army behind the screen is not in the other side's view at all.
    if (game.mirrors() && standing.start == 0) continue;
    view.standings.push_back({standing.side, text(sideName(battle, standing.side)),
                              phraseOf(game.definition(), standing.phrase), standing.left, standing.start});
  }
  view.score = scoreWords(game.rules(), battle);
  if (!view.score.isEmpty()) view.scoreWhy = scoreReasons(game.rules(), battle);
  if (const auto outcome = game.outcome()) {
    view.side = outcome->winner;
    view.whose =
        outcome->winner == noSide ? tr("A draw") : tr("Won by %1").arg(text(sideName(battle, outcome->winner)));
    view.next = tr("Report of the battle…");
    view.nextNote = whyItEnded(game);
    view.mayGoOn = true;
    return view;
  }
  view.side = game.byHand() ? battle.active : game.decision().side;
  const bool reacts = view.side != battle.active;
  view.whose = (reacts ? tr("%1 to answer") : tr("%1 to act")).arg(text(sideName(battle, view.side)));
  // All wait for the side whose dice are wanted.
  if (const auto& open = game.openThrow(); open && open->side() != noSide) {
    view.side = open->side();
    view.whose = tr("%1 to roll").arg(text(sideName(battle, view.side)));
  }
  const bool beginsUnknown = !game.openThrow() && comesBefore(game.rules(), battle) == Before::whoBegins;
  if (game.handsRest()) {
    fillResting(game, view);
    if (!beginsUnknown || !game.mirrors()) return view;
    view.next = tr("Before the first turn");
  } else if (beginsUnknown) {
    // No side has the turn yet, so nobody is reminded of what it has left undone.
    fillNext(game, view);
  }
  if (beginsUnknown) {
    view.side = noSide;
    view.whose = tr("Who begins is not known yet");
    return view;
  }
  view.reminders = reminderRows(game);
  fillNext(game, view);
  return view;
}

QString whyItEnded(const BattleController& game) {
  const auto outcome = game.outcome();
  if (!outcome) return {};
  Entry why;
  why.phrase = outcome->why;
  why.side = outcome->winner;
  return text(sentence(game.definition(), game.battle(), why));
}

}  // namespace signifer::ui
