#include "game/choices.h"

#include <algorithm>
#include <map>

#include "game/action_kinds.h"
#include "game/roll_view.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "rules/limits.h"
#include "symbols.h"
#include "table/distance.h"
#include "table/move_draft.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QString titleOf(const BattleController& game, const Action& action) {
  const ActionKind& kind = kindOf(game, action.kind);
  QString title = QString::fromStdString(kind.title);
  // Ways to go that differ in more than the way are choices of their own.
  if (const QString plain = plainWords(game.battle(), kind, action);
      hasField(kind, FieldType::path) && !plain.isEmpty())
    title = tr("%1: %2").arg(title, plain);
  QString whom = text(unitName(game.battle(), action.target));
  if (whom.isEmpty()) whom = text(personName(game.battle(), action.person));
  return whom.isEmpty() ? title : tr("%1: %2").arg(title, whom);
}

// Candidates that differ in details only are one line.
std::vector<Choice> grouped(const BattleController& game, const std::vector<Action>& actions, bool byUnit) {
  std::vector<Choice> choices;
  std::map<std::tuple<int, int, int, int, std::array<std::int16_t, 6>>, std::size_t> places;
  for (const Action& action : actions) {
    const ActionKind& kind = kindOf(game, action.kind);
    const bool path = hasField(kind, FieldType::path);
    const auto key = std::make_tuple(static_cast<int>(action.kind), byUnit ? 0 : static_cast<int>(action.unit),
                                     static_cast<int>(action.target), static_cast<int>(action.person),
                                     path ? action.values : std::array<std::int16_t, 6>{});
    const auto [place, fresh] = places.try_emplace(key, choices.size());
    if (fresh) {
      Choice choice;
      choice.title = titleOf(game, action);
      if (!byUnit && action.unit != noUnit && action.unit != game.decision().unit)
        choice.title = tr("%1, %2").arg(text(unitName(game.battle(), action.unit)), choice.title);
      choice.path = path;
      choices.push_back(std::move(choice));
    }
    choices[place->second].actions.push_back(action);
  }
  for (Choice& choice : choices) {
    choice.path = choice.path && (choice.actions.size() > 1 || !choice.actions.front().path.empty() ||
                                  isToBeLed(game, choice.actions.front()));
    if (choice.path)
      choice.note = tr("drag or keys");
    else if (choice.actions.size() > 1)
      choice.note = tr("%1 ways").arg(choice.actions.size());
  }
  return choices;
}

// A few ways of one choice are better seen than asked for.
std::vector<Choice> spread(const BattleController& game, std::vector<Choice> choices) {
  constexpr std::size_t few = 4;
  std::vector<Choice> out;
  for (Choice& choice : choices) {
    if (choice.path || choice.actions.size() < 2 || choice.actions.size() > few) {
      out.push_back(std::move(choice));
      continue;
    }
    for (const Action& action : choice.actions) {
      const QString words = actionWords(game.rules(), game.battle(), action);
      // Ways that read alike stay one row.
      if (const auto same = std::ranges::find(out, words, &Choice::title); same != out.end())
        same->actions.push_back(action);
      else
        out.push_back({words, {}, {}, {action}, false});
    }
  }
  return out;
}

std::vector<QString> rulesOf(const Verdict& verdict) {
  std::vector<QString> rules;
  for (const Reason& reason : verdict.reasons)
    if (!reason.rule.empty()) rules.push_back(text(reason.rule));
  return rules;
}

Refused refusedOf(const BattleController& game, const Action& action, const Verdict& verdict) {
  Refused refused{titleOf(game, action), {}, rulesOf(verdict)};
  if (!verdict.reasons.empty()) refused.reason = reasonWords(game.rules(), game.battle(), verdict.reasons.front());
  if (refused.rules.size() > 2) refused.rules.resize(2);
  return refused;
}

// The enemies nearest to a unit, nearest first; people stand with units of their own.
std::vector<UnitIndex> nearestEnemies(const BattleController& game, UnitIndex unit, std::size_t most) {
  const Battle& battle = game.battle();
  const Unit& own = battle.unit(unit);
  std::vector<std::pair<double, UnitIndex>> enemies;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    const Unit& other = battle.unit(i);
    if (other.present && other.side != own.side && game.rules().portray(battle, i).shape != Shape::person)
      enemies.emplace_back(distanceBetween(Footprint(own.pose, own.base), Footprint(other.pose, other.base)), i);
  }
  std::ranges::sort(enemies);
  std::vector<UnitIndex> nearest;
  for (const auto& [gap, i] : enemies)
    if (nearest.size() < most) nearest.push_back(i);
  return nearest;
}

// Kinds that are legal as far as they go, but have no candidate: they can still be led by hand.
std::vector<Action> bareMoves(const BattleController& game, UnitIndex unit) {
  std::vector<Action> bare;
  const Decision decision = game.decision();
  for (std::size_t i = 0; i < game.definition().actions().size(); ++i) {
    const ActionKind& kind = game.definition().actions()[i];
    const auto index = static_cast<std::int8_t>(i);
    if (!decision.allows(index) || !hasField(kind, FieldType::path) || !hasUnit(kind)) continue;
    const auto same = [&](const Action& action) { return action.unit == unit && action.kind == index; };
    if (std::ranges::any_of(game.candidates(), same)) continue;
    Action action;
    action.kind = index;
    action.unit = unit;
    if (game.rules().judge(game.battle(), action).legal()) bare.push_back(action);
  }
  return bare;
}

}  // namespace

bool isToBeLed(const BattleController& game, const Action& action) {
  return action.path.empty() && leadsAlongPath(game.rules(), action.kind) &&
         std::ranges::find(game.candidates(), action) == game.candidates().end();
}

void addFigures(const BattleController& game, std::vector<Choice>& choices) {
  for (Choice& choice : choices) {
    const Action& action = choice.actions.front();
    if (action.target == noUnit || choice.actions.size() != 1) continue;
    const Verdict verdict = game.rules().judge(game.battle(), action);
    QStringList words;
    for (const Reason& figure : verdict.figures) {
      // The way to the target stands beside its name; the row's title says what it is about.
      const bool way = figure.unit == action.target && saysHowFar(figure) && choice.note.isEmpty();
      if (way)
        choice.note = QString::fromStdString(measuredAgainst(game.definition(), game.battle(), figure));
      else if (words.size() < 2)
        words << reasonWords(game.rules(), game.battle(), figure);
    }
    const std::vector<ForeseenThrow> rolls = foreseen(game.rules(), game.battle(), action);
    const auto ruled = std::ranges::find_if(rolls, [](const ForeseenThrow& roll) { return roll.ruling.has_value(); });
    if (ruled != rolls.end()) words << chanceWords(game, *ruled->ruling, action.unit, action.target);
    words.removeAll(QString());
    choice.figures = words.join(QLatin1Char(' '));
  }
}

std::optional<Action> advanceAction(const BattleController& game) {
  if (game.outcome()) return std::nullopt;
  const ActionList& candidates = game.candidates();
  const Decision decision = game.decision();
  for (const Action& action : candidates)
    if (kindOf(game, action.kind).gesture == "advance") return action;
  if (decision.automatic && !candidates.empty()) return candidates.front();
  // A step that its player may end while units could still act.
  for (std::size_t i = 0; i < game.definition().actions().size(); ++i) {
    Action ending;
    ending.kind = static_cast<std::int8_t>(i);
    if (decision.allows(ending.kind) && kindOf(game, ending.kind).gesture == "next" &&
        game.rules().judge(game.battle(), ending).legal())
      return ending;
  }
  return std::nullopt;
}

std::vector<Choice> openChoices(const BattleController& game) {
  const Decision decision = game.decision();
  const std::optional<Action> advance = advanceAction(game);
  std::vector<Action> open;
  // The unit dock lists the selected unit's actions in its own turn.
  const bool shownThere =
      decision.unit != noUnit && decision.unit == game.selected() && decision.side == game.battle().active;
  for (const Action& action : game.candidates()) {
    if ((advance && action == *advance) || (shownThere && action.unit == decision.unit)) continue;
    if (decision.unit != noUnit || action.unit == noUnit) open.push_back(action);
  }
  return spread(game, grouped(game, open, false));
}

namespace {

// Charges and shots at the nearest enemies that are permitted, but that a machine would not think of.
void addBoldTargets(const BattleController& game, UnitIndex unit, std::vector<Action>& own) {
  constexpr std::size_t looked = 2;
  const Decision decision = game.decision();
  for (std::size_t i = 0; i < game.definition().actions().size(); ++i) {
    const ActionKind& kind = game.definition().actions()[i];
    const bool aims = kind.gesture == "charge" || kind.gesture == "shoot";
    if (!aims || !decision.allows(static_cast<int>(i)) || !hasUnit(kind) || !hasTarget(kind)) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(i);
    action.unit = unit;
    for (const UnitIndex enemy : nearestEnemies(game, unit, looked)) {
      action.target = enemy;
      const bool offered = std::ranges::any_of(
          own, [&](const Action& one) { return one.kind == action.kind && one.target == action.target; });
      if (!offered && game.rules().judge(game.battle(), action).legal()) own.push_back(action);
    }
  }
}

}  // namespace

bool mayDecide(const BattleController& game, UnitIndex unit) {
  if (game.byHand() || game.outcome() || !game.battle().unit(unit).present) return false;
  const Decision decision = game.decision();
  if (decision.automatic) return false;
  if (std::ranges::any_of(game.candidates(), [unit](const Action& action) { return action.unit == unit; })) return true;
  if (!bareMoves(game, unit).empty()) return true;
  std::vector<Action> bold;
  addBoldTargets(game, unit, bold);
  return !bold.empty();
}

std::vector<Choice> unitChoices(const BattleController& game, UnitIndex unit) {
  std::vector<Action> own;
  for (const Action& action : game.candidates())
    if (action.unit == unit) own.push_back(action);
  addBoldTargets(game, unit, own);
  std::vector<Choice> choices = spread(game, grouped(game, own, true));
  for (const Action& bare : bareMoves(game, unit))
    choices.push_back({QString::fromStdString(kindOf(game, bare.kind).title), tr("drag or keys"), {}, {bare}, true});
  return choices;
}

namespace {

// Why the nearest enemies are no targets; said once where it is the same reason. An enemy that can be reached on a way
// of squares is not refused for want of that way.
void refuseTargets(const BattleController& game, Action action, std::vector<Refused>& refusals) {
  constexpr std::size_t looked = 2;
  std::vector<Refused> found;
  for (const UnitIndex enemy : nearestEnemies(game, action.unit, looked)) {
    action.target = enemy;
    const auto offered = [&](const Action& one) {
      return one.kind == action.kind && one.unit == action.unit && one.target == enemy;
    };
    if (std::ranges::any_of(game.candidates(), offered)) continue;
    const Verdict verdict = game.rules().judge(game.battle(), action);
    if (!verdict.legal()) found.push_back(refusedOf(game, action, verdict));
  }
  for (Refused& one : found) one.whole = false;
  if (found.size() == looked && found[0].reason == found[1].reason) {
    found.pop_back();
    found[0].title = QString::fromStdString(kindOf(game, action.kind).title);
    found[0].whole = true;
  }
  refusals.insert(refusals.end(), found.begin(), found.end());
}

// Charges, shots and moves that are not asked for in this step: said once for all that wait for the same.
void addNotNow(const BattleController& game, UnitIndex unit, std::vector<Refused>& refusals) {
  const Decision decision = game.decision();
  QStringList titles;
  std::optional<Refused> why;
  for (std::size_t i = 0; i < game.definition().actions().size(); ++i) {
    const ActionKind& kind = game.definition().actions()[i];
    // The first kind of each gesture; later ones answer what an enemy has done.
    const bool first =
        std::ranges::find(game.definition().actions(), kind.gesture, &ActionKind::gesture)->id == kind.id;
    const bool asked = first && (kind.gesture == "charge" || kind.gesture == "shoot" || kind.gesture == "move");
    if (!asked || !hasUnit(kind) || decision.allows(static_cast<int>(i))) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(i);
    action.unit = unit;
    const Verdict verdict = game.rules().judge(game.battle(), action);
    if (verdict.legal() || verdict.reasons.empty() || verdict.reasons.front().code != "not-now") continue;
    if (!why) why = refusedOf(game, action, verdict);
    titles << QString::fromStdString(kind.title);
  }
  if (!why) return;
  why->title = titles.join(QStringLiteral(", "));
  refusals.push_back(std::move(*why));
}

// Refusals with the same reason become one: an enemy's unit may do nothing at all.
void sayOnce(std::vector<Refused>& refusals) {
  std::vector<Refused> said;
  for (Refused& one : refusals) {
    const auto same = std::ranges::find_if(said, [&](const Refused& other) {
      return one.whole && other.whole && !one.reason.isEmpty() && one.reason == other.reason &&
             one.rules == other.rules;
    });
    if (same == said.end())
      said.push_back(std::move(one));
    else
      same->title += QStringLiteral(", ") + one.title;
  }
  refusals = std::move(said);
}

}  // namespace

std::vector<Refused> unitRefusals(const BattleController& game, UnitIndex unit, std::size_t most) {
  std::vector<Refused> refusals;
  const Decision decision = game.decision();
  for (std::size_t i = 0; i < game.definition().actions().size(); ++i) {
    const ActionKind& kind = game.definition().actions()[i];
    if (!decision.allows(static_cast<int>(i)) || !hasUnit(kind)) continue;
    const auto offered = [&](const Action& action) {
      return action.unit == unit && action.kind == static_cast<int>(i);
    };
    if (!hasTarget(kind) && std::ranges::any_of(game.candidates(), offered)) continue;
    // The person or the units of such an action are not known yet.
    if (needsField(kind, FieldType::person) || needsField(kind, FieldType::units)) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(i);
    action.unit = unit;
    if (hasTarget(kind)) {
      refuseTargets(game, action, refusals);
      continue;
    }
    const Verdict bare = game.rules().judge(game.battle(), action);
    if (!bare.legal()) refusals.push_back(refusedOf(game, action, bare));
  }
  sayOnce(refusals);
  if (refusals.size() > most) refusals.resize(most);
  addNotNow(game, unit, refusals);
  sayOnce(refusals);
  return refusals;
}

}  // namespace signifer::ui
