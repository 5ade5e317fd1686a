// Actions and verdicts as JSON.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "play/battle_json.h"
#include "play/status_json.h"
#include "play/wording.h"
#include "rules/contract.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

constexpr std::array<std::string_view, 8> legWords{"ahead",     "back",       "left",  "right",
                                                   "wheelLeft", "wheelRight", "pivot", "aboutFace"};
constexpr std::array<std::string_view, 3> stepWords{"forward", "left", "right"};
constexpr std::array<LegKind, 3> stepLegs{LegKind::ahead, LegKind::wheelLeft, LegKind::wheelRight};
constexpr std::array<std::string_view, 4> facingWords{"north", "east", "south", "west"};

bool inInches(LegKind kind) { return isStraight(kind); }

Json thousandths(std::int32_t value) {
  if (value % 1000 == 0) return value / 1000;
  return value / 1000.0;
}

Json hundredths(std::int32_t value) {
  if (value % 100 == 0) return value / 100;
  return value / 100.0;
}

Leg readLeg(const Node& node) {
  const auto members = node.members();
  if (members.size() != 1) throw node.error("one leg, such as {\"ahead\": 4} or {\"wheelLeft\": 15}, was expected");
  const auto& [word, amount] = members.front();
  const auto found = std::ranges::find(legWords, word);
  if (found == legWords.end()) {
    const std::string near = nearestWord(word, legWords);
    throw amount.error("ahead, back, left, right, wheelLeft, wheelRight, pivot or aboutFace was expected" +
                       (near.empty() ? std::string() : "; did you mean " + near + "?"));
  }
  Leg leg;
  leg.kind = static_cast<LegKind>(found - legWords.begin());
  if (leg.kind == LegKind::aboutFace) {
    if (!amount.boolean()) throw amount.error("true was expected");
  } else if (inInches(leg.kind)) {
    leg.amount = fromInches(amount.number(0, 200));
  } else if (leg.kind == LegKind::pivot) {
    leg.amount = fromDegrees(amount.number(-360, 720));
  } else {
    leg.amount = static_cast<std::int32_t>(std::lround(amount.number(0, 360) * oneDegree));
  }
  return leg;
}

Json writeLeg(const Leg& leg) {
  Json amount = true;
  if (inInches(leg.kind))
    amount = thousandths(leg.amount);
  else if (leg.kind != LegKind::aboutFace)
    amount = hundredths(leg.amount);
  return {{legWords[static_cast<std::size_t>(leg.kind)], std::move(amount)}};
}

Json stepsJson(const Path& path) {
  Json list = Json::array();
  for (const Leg& leg : path) {
    const auto found = std::ranges::find(stepLegs, leg.kind);
    for (std::int32_t i = 0; found != stepLegs.end() && i < leg.amount; ++i)
      list.push_back(stepWords[static_cast<std::size_t>(found - stepLegs.begin())]);
  }
  return list;
}

class ActionReader {
 public:
  ActionReader(const RuleSet& rules, const Battle& battle) : d_(rules.definition()), battle_(battle) {}

  Action read(const Node& node) {
    const Node name = node.at("action");
    const auto& kinds = d_.actions();
    const auto found = std::ranges::find(kinds, name.text(), &ActionKind::id);
    if (found == kinds.end()) throw name.error("a kind of action was expected: " + allKinds());
    action_.kind = static_cast<std::int8_t>(found - kinds.begin());
    std::vector<std::string_view> known{"action"};
    for (const Field& field : found->fields) {
      known.push_back(field.name);
      const auto given = node.find(field.name);
      if (!given && field.required) throw node.error("the action lacks \"" + field.name + "\"");
      readField(field, given);
    }
    node.allowOnly(known);
    return action_;
  }

 private:
  [[nodiscard]] std::string allKinds() const {
    std::string all;
    for (const ActionKind& kind : d_.actions()) all += (all.empty() ? "" : ", ") + kind.id;
    return all;
  }

  UnitIndex readUnit(const Node& node) const {
    const UnitIndex unit = findUnit(battle_, node.text());
    if (unit == noUnit) throw node.error(unknownWord("unit", node.text(), idsOf(battle_.setup->units)));
    return unit;
  }

  PersonIndex readPerson(const Node& node) const {
    const PersonIndex person = findPerson(battle_, node.text());
    if (person == noPerson) throw node.error(unknownWord("person", node.text(), idsOf(battle_.setup->people)));
    return person;
  }

  void readField(const Field& field, const std::optional<Node>& given) {
    switch (field.type) {
      case FieldType::unit:
        if (given) (field.name == "unit" ? action_.unit : action_.target) = readUnit(*given);
        return;
      case FieldType::person:
        if (given) action_.person = readPerson(*given);
        return;
      case FieldType::units:
        if (given)
          for (const Node& item : given->items()) add(action_.units, readUnit(item));
        return;
      case FieldType::point:
        if (given) readPoint(*given);
        return;
      case FieldType::path:
        if (given) readPath(*given);
        return;
      case FieldType::steps:
        if (given) readSteps(*given);
        return;
      case FieldType::facing:
        if (given)
          readFacing(*given);
        else
          ++next_;
        return;
      default:
        action_.values.at(next_++) =
            given ? readValueOf(field, *given) : static_cast<std::int16_t>(toSlot(field, field.standard));
    }
  }

  // A place in a list is given as it is, or by whose it is.
  [[nodiscard]] std::int16_t readValueOf(const Field& field, const Node& given) const {
    if (!given.json().is_string()) return readSlot(field, given);
    if (field.holds == Holds::unit) return readUnit(given);
    return field.holds == Holds::person ? readPerson(given) : readSlot(field, given);
  }

  void readPoint(const Node& node) {
    const auto both = node.items();
    if (both.size() != 2) throw node.error("a place [x, y] was expected");
    action_.point = {fromInches(both[0].number(-400, 400)), fromInches(both[1].number(-400, 400))};
  }

  void readPath(const Node& node) {
    const auto legs = node.items();
    if (legs.size() > Path::capacity) throw node.error("at most 8 legs");
    for (const Node& leg : legs) action_.path.add(readLeg(leg));
  }

  // Steps of the same kind one after another make one leg.
  void readSteps(const Node& node) {
    const auto steps = node.items();
    if (steps.size() > 60) throw node.error("at most 60 steps");
    for (const Node& step : steps) {
      const auto found = std::ranges::find(stepWords, step.text());
      if (found == stepWords.end()) throw step.error("forward, left or right was expected");
      const LegKind kind = stepLegs[static_cast<std::size_t>(found - stepWords.begin())];
      const std::size_t last = action_.path.size();
      if (last > 0 && action_.path[last - 1].kind == kind)
        ++action_.path[last - 1].amount;
      else if (!action_.path.add({kind, 1}))
        throw step.error("a way with fewer turns was expected");
    }
  }

  void readFacing(const Node& node) {
    const auto found = std::ranges::find(facingWords, node.text());
    if (found == facingWords.end()) throw node.error("north, east, south or west was expected");
    action_.values.at(next_++) = static_cast<std::int16_t>(found - facingWords.begin());
  }

  const Definition& d_;
  const Battle& battle_;
  Action action_;
  std::size_t next_ = 0;
};

Json figureJson(const Figure& figure) {
  if (figure.measure == Figure::Measure::length) return thousandths(figure.value);
  if (figure.measure == Figure::Measure::angle) return hundredths(figure.value);
  return figure.value;
}

std::string_view measureWord(Figure::Measure measure) {
  switch (measure) {
    case Figure::Measure::length:
      return "inch";
    case Figure::Measure::angle:
      return "degree";
    case Figure::Measure::squares:
      return "square";
    default:
      return "count";
  }
}

Json reasonJson(const RuleSet& rules, const Battle& battle, const Reason& reason) {
  Json json{{"rule", reason.rule}, {"code", reason.code}, {"text", sentence(rules.definition(), battle, reason)}};
  if (reason.measured) {
    json["measured"] = figureJson(*reason.measured);
    json["measure"] = measureWord(reason.measured->measure);
  }
  if (reason.allowed) json["allowed"] = figureJson(*reason.allowed);
  if (reason.unit != noUnit) json["unit"] = battle.setup->units[static_cast<std::size_t>(reason.unit)].id;
  return json;
}

Json markJson(const Mark& mark) {
  constexpr std::array<std::string_view, 4> words{"line", "outline", "point", "arc"};
  Json points = Json::array();
  for (const Point point : mark.points) points.push_back(Json::array({thousandths(point.x), thousandths(point.y)}));
  return {{"mark", words[static_cast<std::size_t>(mark.kind)]}, {"points", std::move(points)}, {"label", mark.label}};
}

}  // namespace

Action readAction(const RuleSet& rules, const Battle& battle, const Node& node) {
  return ActionReader(rules, battle).read(node);
}

Json writeAction(const RuleSet& rules, const Battle& battle, const Action& action) {
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)];
  Json json{{"action", kind.id}};
  const auto unitId = [&](UnitIndex unit) { return battle.setup->units[static_cast<std::size_t>(unit)].id; };
  std::size_t next = 0;
  for (const Field& field : kind.fields) {
    switch (field.type) {
      case FieldType::unit: {
        const UnitIndex unit = field.name == "unit" ? action.unit : action.target;
        if (unit != noUnit) json[field.name] = unitId(unit);
        break;
      }
      case FieldType::person:
        if (action.person != noPerson)
          json[field.name] = battle.setup->people[static_cast<std::size_t>(action.person)].id;
        break;
      case FieldType::units: {
        Json list = Json::array();
        for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
          if (action.units.test(static_cast<std::size_t>(unit))) list.push_back(unitId(unit));
        json[field.name] = std::move(list);
        break;
      }
      case FieldType::point:
        json[field.name] = Json::array({thousandths(action.point.x), thousandths(action.point.y)});
        break;
      case FieldType::path: {
        Json list = Json::array();
        for (const Leg& leg : action.path) list.push_back(writeLeg(leg));
        json[field.name] = std::move(list);
        break;
      }
      case FieldType::steps:
        json[field.name] = stepsJson(action.path);
        break;
      case FieldType::facing:
        json[field.name] = facingWords[static_cast<std::size_t>(action.values[next++] & 3)];
        break;
      default:
        json[field.name] = toJson(field, fromSlot(field, action.values[next++]));
    }
  }
  return json;
}

Json writeVerdict(const RuleSet& rules, const Battle& battle, const Verdict& verdict) {
  Json reasons = Json::array();
  for (const Reason& reason : verdict.reasons) reasons.push_back(reasonJson(rules, battle, reason));
  Json json{{"verdict", nameOf(verdict.kind)}, {"legal", verdict.legal()}, {"reasons", std::move(reasons)}};
  if (!verdict.witness.empty()) {
    Json witness = Json::array();
    for (const Mark& mark : verdict.witness) witness.push_back(markJson(mark));
    json["witness"] = std::move(witness);
  }
  if (!verdict.figures.empty()) {
    Json figures = Json::array();
    for (const Reason& figure : verdict.figures) figures.push_back(reasonJson(rules, battle, figure));
    json["figures"] = std::move(figures);
  }
  if (!verdict.consulted.empty()) {
    Json rulings = Json::array();
    for (const Consultation& consultation : verdict.consulted) rulings.push_back(describe(consultation));
    json["rulings"] = std::move(rulings);
  }
  if (verdict.nearest) json["nearest"] = writeAction(rules, battle, *verdict.nearest);
  return json;
}

}  // namespace signifer
