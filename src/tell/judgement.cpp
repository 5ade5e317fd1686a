#include "tell/judgement.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "language/language.h"
#include "play/change_words.h"
#include "play/override.h"
#include "play/wording.h"
#include "rules/action_values.h"
#include "rules/hand_turns.h"
#include "schema/field_reader.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostFoes = mostUnits;

bool namesUnit(const ActionKind& kind) {
  return std::ranges::any_of(kind.fields, [](const Field& field) { return field.type == FieldType::unit; });
}

bool namesTarget(const ActionKind& kind) {
  return std::ranges::count_if(kind.fields, [](const Field& field) { return field.type == FieldType::unit; }) > 1;
}

// A way can be gone in so many manners that not all are judged, and a figure that nobody named can be another.
bool hasWay(const ActionKind& kind) {
  return std::ranges::any_of(kind.fields, [](const Field& field) {
    return field.type == FieldType::path || field.type == FieldType::steps || field.type == FieldType::point ||
           field.type == FieldType::integer || field.type == FieldType::choice;
  });
}

std::vector<UnitIndex> foesByDistance(const Battle& battle, UnitIndex u) {
  std::vector<UnitIndex> foes;
  for (UnitIndex v = 0; v < battle.unitCount(); ++v)
    if (battle.unit(v).present && battle.unit(v).side != battle.unit(u).side) foes.push_back(v);
  const auto away = [&](UnitIndex v) {
    const Vec2 way = toVec(battle.unit(v).pose.centre) - toVec(battle.unit(u).pose.centre);
    return dot(way, way);
  };
  std::ranges::sort(foes, {}, away);
  if (foes.size() > mostFoes) foes.resize(mostFoes);
  return foes;
}

// Fields that nobody named are as the unit has them: a reform keeps formation and frontage. Those that no unit has are
// as a form has them at first.
void fillIn(const Definition& definition, const Unit& unit, Action& action) {
  const Fields& status = definition.unitStatus();
  std::size_t next = 0;
  for (const Field& field : definition.actions()[static_cast<std::size_t>(action.kind)].fields) {
    if (!isAmongValues(field.type)) continue;
    const std::size_t place = next++;
    if (field.type == FieldType::facing) continue;
    const int same = indexOf(status, field.name);
    const bool alike = same >= 0 && status[static_cast<std::size_t>(same)].type == field.type;
    action.values.at(place) = alike ? unit.status.at[static_cast<std::size_t>(same)]
                                    : static_cast<std::int16_t>(toSlot(field, field.standard));
  }
}

// The rules' word on an action with what was chosen of it. Choices beside it that nobody named are tried, and the one
// against which least stands is taken.
Verdict bestWithChosen(const RuleSet& rules, const Battle& battle, Action& action,
                       const std::vector<ChosenValue>& chosen) {
  const auto isOfKind = [&](const ChosenValue& one) { return one.kind == action.kind; };
  if (std::ranges::none_of(chosen, isOfKind)) return rules.judge(battle, action);
  for (const ChosenValue& one : chosen)
    if (isOfKind(one)) action.values.at(one.place) = one.value;
  Action best = action;
  Verdict verdict = rules.judge(battle, action);
  std::size_t place = 0;
  for (const Field& field : rules.definition().actions()[static_cast<std::size_t>(action.kind)].fields) {
    if (!isAmongValues(field.type)) continue;
    const std::size_t here = place++;
    const bool named =
        std::ranges::any_of(chosen, [&](const ChosenValue& one) { return isOfKind(one) && one.place == here; });
    if (named || field.type != FieldType::choice) continue;
    for (std::size_t v = 0; v < field.values.size() && !verdict.legal(); ++v) {
      action.values.at(here) = static_cast<std::int16_t>(v);
      Verdict other = rules.judge(battle, action);
      if (!other.legal() && other.reasons.size() >= verdict.reasons.size()) continue;
      best = action;
      verdict = std::move(other);
    }
    action = best;
  }
  return verdict;
}

}  // namespace

std::vector<int> kindsOfUnits(const Definition& definition) {
  std::vector<int> kinds;
  for (std::size_t i = 0; i < definition.actions().size(); ++i)
    // Leaving something be is nothing that one would ask leave for.
    if (isOfUnit(definition.actions()[i]) && definition.actions()[i].gesture != "stay")
      kinds.push_back(static_cast<int>(i));
  return kinds;
}

std::optional<Battle> atMoment(const RuleSet& rules, const Battle& battle, const TableMoment& moment) {
  Battle there = battle;
  try {
    if (comesBefore(rules, battle) == Before::whoBegins) {
      const Document begins = Document::parse("line", beginsText(battle, moment.side));
      applyOverride(rules, there, begins.root());
    }
    const Document document = Document::parse("line", momentText(rules, there, moment));
    applyOverride(rules, there, document.root());
  } catch (const SourceError&) {
    return std::nullopt;
  }
  return there;
}

Judgement judged(const RuleSet& rules, const Battle& battle, UnitIndex unit, const std::vector<int>& kinds,
                 UnitIndex target, const std::vector<ChosenValue>& chosen) {
  const auto meant = [&](int kind) { return std::ranges::find(kinds, kind) != kinds.end(); };
  Judgement result{.kinds = kinds, .target = target, .chosen = chosen};
  const Decision decision = rules.decision(battle);
  ActionList list;
  rules.candidates(battle, decision, list);
  for (const Action& action : list) {
    if (action.unit != unit || !meant(action.kind) || (target != noUnit && action.target != target)) continue;
    if (!hasChosen(action, chosen)) continue;
    if (!result.legal) {
      result.legal = true;
      result.action = action;
    }
    if (action.target != noUnit && std::ranges::find(result.targets, action.target) == result.targets.end())
      result.targets.push_back(action.target);
  }
  if (result.legal) {
    result.verdict = rules.judge(battle, result.action);
    return result;
  }
  // The candidates are a choice: each kind is judged as far as it goes, against the nearest enemies.
  bool first = true;
  for (const int kind : kinds) {
    const ActionKind& info = rules.definition().actions()[static_cast<std::size_t>(kind)];
    std::vector<UnitIndex> targets{noUnit};
    if (namesTarget(info)) targets = target != noUnit ? std::vector<UnitIndex>{target} : foesByDistance(battle, unit);
    for (const UnitIndex foe : targets) {
      Action action;
      action.kind = static_cast<std::int8_t>(kind);
      action.unit = unit;
      action.target = foe;
      fillIn(rules.definition(), battle.unit(unit), action);
      const Verdict verdict = bestWithChosen(rules, battle, action, chosen);
      if (verdict.legal() && !decision.automatic && decision.allows(kind)) {
        result.legal = true;
        result.action = action;
        result.verdict = verdict;
        if (foe != noUnit) result.targets.push_back(foe);
        return result;
      }
      result.byItself = result.byItself || (verdict.legal() && decision.automatic && decision.allows(kind));
      // A figure, such as a range, says more than that somebody is no target.
      const bool figure = !first && result.action.kind == action.kind && !verdict.reasons.empty() &&
                          verdict.reasons.front().measured && !result.verdict.reasons.empty() &&
                          !result.verdict.reasons.front().measured && result.verdict.reasons.front().unit != noUnit;
      if (!verdict.legal() && (first || figure || (decision.allows(kind) && !decision.allows(result.action.kind)))) {
        first = false;
        result.action = action;
        result.verdict = verdict;
      }
    }
    result.measuredAll = result.measuredAll && !hasWay(info);
  }
  return result;
}

Judgement judgedPerson(const RuleSet& rules, const Battle& battle, PersonIndex person, const std::vector<int>& kinds,
                       UnitIndex target) {
  Judgement result{.kinds = kinds, .target = target};
  const auto meant = [&](int kind) { return std::ranges::find(kinds, kind) != kinds.end(); };
  const Decision decision = rules.decision(battle);
  ActionList list;
  rules.candidates(battle, decision, list);
  for (const Action& action : list) {
    const bool fits = action.person == person && meant(action.kind);
    if (!fits || (target != noUnit && action.unit != target && action.target != target)) continue;
    result.legal = true;
    result.action = action;
    result.verdict = rules.judge(battle, action);
    return result;
  }
  // The candidates are a choice: each kind is judged, with the units of its side where it names one.
  bool first = true;
  for (const int kind : kinds) {
    const ActionKind& info = rules.definition().actions()[static_cast<std::size_t>(kind)];
    result.measuredAll = result.measuredAll && !hasWay(info);
    Action action;
    action.kind = static_cast<std::int8_t>(kind);
    action.person = person;
    action.point = battle.person(person).at;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      const bool own = battle.unit(u).present && battle.unit(u).side == battle.person(person).side;
      if (!own || (target != noUnit && u != target)) continue;
      action.unit = namesUnit(info) ? u : noUnit;
      const Verdict verdict = rules.judge(battle, action);
      const bool open = decision.allows(kind) && !decision.automatic;
      if (verdict.legal() && open) {
        result.legal = true;
        result.action = action;
        result.verdict = verdict;
        return result;
      }
      if (!verdict.legal() && (first || (open && !decision.allows(result.action.kind)))) {
        first = false;
        result.action = action;
        result.verdict = verdict;
      }
      if (!namesUnit(info)) break;
    }
  }
  return result;
}

bool saysTooFar(const Reason& reason) {
  if (!reason.measured || !reason.allowed || reason.allowed->value <= 0) return false;
  const Figure::Measure way = reason.allowed->measure;
  return (way == Figure::Measure::length || way == Figure::Measure::squares) &&
         reason.measured->value > reason.allowed->value;
}

bool isOfWay(const RuleSet& rules, const Action& action, const Reason& figure) {
  if (figure.unit == noUnit || figure.unit == action.unit || signifer::in(action.units, figure.unit)) return true;
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)];
  return kind.gesture == "shoot" && figure.unit == action.target;
}

std::vector<StepIndex> stepsAtStop(const RuleSet& rules, const Battle& at) {
  std::vector<StepIndex> steps{at.step};
  const HandTurns* turns = handTurnsOf(rules);
  const Sequence& sequence = rules.definition().sequence();
  for (int i = at.step + 1; turns != nullptr && i < sequence.size(); ++i) {
    const Step& step = sequence.step(i);
    const bool beside = step.parent == sequence.step(at.step).parent && step.steps.empty() && step.parent >= 0;
    if (beside && turns->stopOf(at, static_cast<StepIndex>(i)) == at.step) steps.push_back(static_cast<StepIndex>(i));
  }
  return steps;
}

std::string headOf(const RuleSet& rules, const Battle& at) {
  constexpr std::size_t most = 3;
  std::vector<StepIndex> all = stepsAtStop(rules, at);
  // Many steps at once are called by their phase.
  const int phase = rules.definition().sequence().step(at.step).parent;
  if (all.size() > most && phase >= 0) all = {static_cast<StepIndex>(phase)};
  std::string steps;
  for (const StepIndex step : all) steps += (steps.empty() ? "" : " · ") + stepInWords(rules.definition(), step);
  if (comesBefore(rules, at) == Before::whoBegins) return said("{0}, turn {1}", {steps, std::to_string(at.turn)});
  return said("{0}, turn {1}, {2}", {steps, std::to_string(at.turn), std::string(sideName(at, at.active))});
}

}  // namespace signifer::tell
