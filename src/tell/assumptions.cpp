// Facts that an answer takes for granted because nobody told them, and the nearest of their other values that would
// change the answer.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "table/distance.h"
#include "tell/judgement.h"

namespace signifer::tell {

std::string turnInWords(const RuleSet& rules, const Battle& at, const Assumed& one) {
  const Field& field = rules.definition().unitStatus()[one.field];
  const auto value = [&](const Field& of, std::int16_t slot) { return valueWords(of, toJson(of, fromSlot(of, slot))); };
  std::string then = one.legal ? said("legal") : said("not legal");
  if (!one.rule.empty()) then += " (" + std::string(one.rule) + ")";
  const std::string now = value(field, at.unit(one.unit).status[one.field]);
  if (!one.with) return said("{0}: {1}. If {2}: {3}.", {captionOf(field), now, value(field, one.value), then});
  const Field& other = rules.definition().unitStatus()[one.with->field];
  return said("{0}: {1}; of {2}: {3}: {4}. If {5} and {6}: {7}.",
              {captionOf(field), now, unitInFull(at, one.with->unit), captionOf(other),
               value(other, at.unit(one.with->unit).status[one.with->field]), value(field, one.value),
               value(other, one.with->value), then});
}

std::string assumedInWords(const RuleSet& rules, const Battle& at, const Assumed& one) {
  return said("Taken for granted of {0}: {1}", {unitInFull(at, one.unit), turnInWords(rules, at, one)});
}

std::size_t printOf(const Verdict& verdict) {
  std::size_t print = verdict.legal() ? 1 : 2;
  const auto add = [&print](const Reason& reason) {
    print = print * 31 + std::hash<std::string_view>()(reason.rule) + std::hash<std::string_view>()(reason.code);
  };
  for (const Reason& reason : verdict.reasons) add(reason);
  for (const Reason& figure : verdict.figures) add(figure);
  return print;
}

std::vector<std::int16_t> othersOf(const Field& field, std::int16_t now, int reach) {
  std::vector<std::int16_t> values;
  const auto add = [&](std::int64_t value) {
    const auto figure = static_cast<double>(value);
    const bool fits = figure >= field.least && figure <= field.most && value != now && std::abs(value) < 32000;
    const auto slot = static_cast<std::int16_t>(value);
    if (fits && std::ranges::find(values, slot) == values.end()) values.push_back(slot);
  };
  switch (field.type) {
    case FieldType::boolean:
      values.push_back(static_cast<std::int16_t>(now == 0 ? 1 : 0));
      break;
    case FieldType::choice:
      for (std::size_t v = 0; v < field.values.size(); ++v)
        if (static_cast<std::int16_t>(v) != now) values.push_back(static_cast<std::int16_t>(v));
      break;
    case FieldType::integer:
      if (field.holds != Holds::number) break;
      for (int way = 1; way <= reach; ++way) {
        add(now + way);
        add(now - way);
      }
      add(0);
      add(static_cast<std::int64_t>(field.least));
      add(static_cast<std::int64_t>(field.most));
      break;
    case FieldType::number:
      for (const double value : {field.least, field.most, 1.0, 6.0, 12.0}) {
        const std::int32_t slot = toSlot(field, Value{0, value});
        if (value >= field.least && value <= field.most && slot != now && std::abs(slot) < 32000)
          values.push_back(static_cast<std::int16_t>(slot));
      }
      break;
    default:
      break;
  }
  return values;
}

std::optional<Battle> withFact(const RuleSet& rules, const Battle& battle, UnitIndex unit, std::size_t field,
                               std::int16_t value) {
  Battle other = battle;
  other.unit(unit).status.at[field] = value;
  try {
    rules.derive(other);
  } catch (const SourceError&) {
    return std::nullopt;
  }
  if (other.unit(unit).status.at[field] != value || rules.outcome(other)) return std::nullopt;
  if (rules.portray(other, unit).ranks.models > rules.portray(battle, unit).ranks.modelsAtStart) return std::nullopt;
  return other;
}

namespace {

// A fact that changes the reasons or figures, and leaves the word as it is.
struct HalfTurned {
  Assumed::Other fact;
  std::size_t print = 0;
  Battle battle;
};

// The figure next to this one that turns the answer is looked for, so far.
constexpr int farthest = 6;

// More halves than this are not tried with others, and more pairs than this are not told.
constexpr std::size_t mostHalves = 6;
constexpr std::size_t mostPairs = 3;

using AskAgain = std::function<std::optional<Turned>(const Battle&)>;

// Each fact of these units by itself: `turns` is told what the rules then say, and whether to try its other values.
void eachFact(const RuleSet& rules, const Battle& battle, const std::vector<UnitIndex>& about, const AskAgain& ask,
              const std::function<bool(const Assumed::Other&, const Turned&, const Battle&)>& turns) {
  const Fields& fields = rules.definition().unitStatus();
  for (const UnitIndex u : about)
    for (std::size_t i = 0; i < fields.size(); ++i)
      for (const std::int16_t value : othersOf(fields[i], battle.unit(u).status.at[i], farthest)) {
        const std::optional<Battle> other = withFact(rules, battle, u, i, value);
        if (!other) continue;
        const std::optional<Turned> turned = ask(*other);
        if (turned && !turns({u, i, value}, *turned, *other)) break;
      }
}

}  // namespace

std::vector<Assumed> assumptions(const RuleSet& rules, const Battle& battle, const std::vector<UnitIndex>& about,
                                 bool legal, const std::function<std::optional<Turned>(const Battle&)>& ask) {
  std::vector<Assumed> found;
  std::vector<HalfTurned> halves;
  const std::optional<Turned> now = ask(battle);
  eachFact(rules, battle, about, ask, [&](const Assumed::Other& fact, const Turned& turned, const Battle& other) {
    if (turned.legal != legal) {
      found.push_back({fact.unit, fact.field, fact.value, turned.legal, turned.rule});
      return false;
    }
    const bool known = (now && turned.print == now->print) || halves.size() >= mostHalves ||
                       std::ranges::any_of(halves, [&](const HalfTurned& one) { return one.print == turned.print; });
    if (!known) halves.push_back({fact, turned.print, other});
    return true;
  });
  const auto isNamed = [&](UnitIndex unit, std::size_t field) {
    return std::ranges::any_of(found, [&](const Assumed& one) { return one.names(unit, field); });
  };
  std::size_t pairs = 0;
  for (const HalfTurned& half : halves) {
    if (isNamed(half.fact.unit, half.fact.field) || pairs >= mostPairs) continue;
    eachFact(rules, half.battle, about, ask,
             [&](const Assumed::Other& fact, const Turned& turned, const Battle& other) {
               const bool same = fact.unit == half.fact.unit && fact.field == half.fact.field;
               const bool held = other.unit(half.fact.unit).status.at[half.fact.field] == half.fact.value;
               if (same || !held || turned.legal == legal || pairs >= mostPairs || isNamed(fact.unit, fact.field))
                 return !same;
               found.push_back({half.fact.unit, half.fact.field, half.fact.value, turned.legal, turned.rule, fact});
               ++pairs;
               return false;
             });
  }
  return found;
}

std::vector<Assumed> assumptions(const RuleSet& rules, const Battle& battle, const Judgement& judgement,
                                 UnitIndex unit) {
  std::vector<UnitIndex> about{unit};
  const UnitIndex target = judgement.target != noUnit ? judgement.target : judgement.action.target;
  if (target != noUnit) about.push_back(target);
  const std::size_t named = about.size();
  for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
    const Unit& other = battle.unit(v);
    if (!other.present || std::ranges::find(about, v) != about.end()) continue;
    const Footprint print(other.pose, other.base);
    for (std::size_t i = 0; i < named; ++i) {
      const Unit& one = battle.unit(about[i]);
      if (!touching(print, Footprint(one.pose, one.base))) continue;
      about.push_back(v);
      break;
    }
  }
  return assumptions(rules, battle, about, judgement.legal, [&](const Battle& other) -> std::optional<Turned> {
    const Judgement turned = judged(rules, other, unit, judgement.kinds, judgement.target, judgement.chosen);
    const std::vector<Reason>& reasons = turned.legal ? judgement.verdict.reasons : turned.verdict.reasons;
    return Turned{turned.legal, reasons.empty() ? std::string_view() : reasons.front().rule, printOf(turned.verdict)};
  });
}

}  // namespace signifer::tell
