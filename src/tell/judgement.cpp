#include "tell/judgement.h"

#include <algorithm>
#include <cmath>

#include "play/override.h"
#include "schema/document.h"
#include "tell/line.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostFoes = mostUnits;

bool namesUnit(const ActionKind& kind) {
  return std::ranges::any_of(kind.fields, [](const Field& field) { return field.type == FieldType::unit; });
}

bool namesTarget(const ActionKind& kind) {
  return std::ranges::count_if(kind.fields, [](const Field& field) { return field.type == FieldType::unit; }) > 1;
}

// A way can be gone in so many manners that not all are judged.
bool hasWay(const ActionKind& kind) {
  return std::ranges::any_of(kind.fields, [](const Field& field) {
    return field.type == FieldType::path || field.type == FieldType::steps || field.type == FieldType::point;
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

}  // namespace

std::vector<int> kindsNamed(const Definition& definition, std::string_view word) {
  std::vector<int> kinds;
  int best = 1;
  for (std::size_t i = 0; i < definition.actions().size(); ++i) {
    const ActionKind& kind = definition.actions()[i];
    if (!namesUnit(kind)) continue;
    int fits = 0;
    for (const std::string& text : {kind.title, kind.id, kind.gesture})
      for (const std::string& name : wordsOfName(text)) fits = std::max(fits, likeness(word, name));
    if (fits > best) kinds.clear();
    if (fits >= best && fits > 0) kinds.push_back(static_cast<int>(i));
    best = std::max(best, fits);
  }
  return kinds;
}

std::vector<int> kindsOfUnits(const Definition& definition) {
  std::vector<int> kinds;
  for (std::size_t i = 0; i < definition.actions().size(); ++i)
    if (namesUnit(definition.actions()[i])) kinds.push_back(static_cast<int>(i));
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
                 UnitIndex target) {
  const auto meant = [&](int kind) { return std::ranges::find(kinds, kind) != kinds.end(); };
  Judgement result{.kinds = kinds, .target = target};
  const Decision decision = rules.decision(battle);
  ActionList list;
  rules.candidates(battle, decision, list);
  for (const Action& action : list) {
    if (action.unit != unit || !meant(action.kind) || (target != noUnit && action.target != target)) continue;
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
      const Verdict verdict = rules.judge(battle, action);
      if (verdict.legal() && !decision.automatic && decision.allows(kind)) {
        result.legal = true;
        result.action = action;
        result.verdict = verdict;
        if (foe != noUnit) result.targets.push_back(foe);
        return result;
      }
      if (!verdict.legal() && (first || (decision.allows(kind) && !decision.allows(result.action.kind)))) {
        first = false;
        result.action = action;
        result.verdict = verdict;
      }
    }
    result.measuredAll = result.measuredAll && !hasWay(info);
  }
  return result;
}

std::vector<Assumed> assumptions(const RuleSet& rules, const Battle& battle, const Judgement& judgement,
                                 UnitIndex unit) {
  std::vector<Assumed> found;
  std::vector<UnitIndex> about{unit};
  const UnitIndex target = judgement.target != noUnit ? judgement.target : judgement.action.target;
  if (target != noUnit) about.push_back(target);
  const Fields& fields = rules.definition().unitStatus();
  for (const UnitIndex u : about)
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const Field& field = fields[i];
      const bool choice = field.type == FieldType::choice;
      if (!choice && field.type != FieldType::boolean) continue;
      const auto values = static_cast<std::int16_t>(choice ? field.values.size() : 2);
      for (std::int16_t value = 0; value < values; ++value) {
        if (value == battle.unit(u).status.at[i]) continue;
        Battle other = battle;
        other.unit(u).status.at[i] = value;
        try {
          rules.derive(other);
        } catch (const SourceError&) {
          continue;  // No unit of its kind can be so.
        }
        if (other.unit(u).status.at[i] != value || rules.outcome(other)) continue;
        const Judgement turned = judged(rules, other, unit, judgement.kinds, judgement.target);
        if (turned.legal == judgement.legal) continue;
        std::string_view rule;
        const std::vector<Reason>& reasons = turned.legal ? judgement.verdict.reasons : turned.verdict.reasons;
        if (!reasons.empty()) rule = reasons.front().rule;
        found.push_back({u, i, value, turned.legal, rule});
        break;
      }
    }
  return found;
}

}  // namespace signifer::tell
