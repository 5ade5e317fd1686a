#include "play/standing_orders.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "language/language.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "table/distance.h"

namespace signifer {
namespace {

const ActionKind& kindOf(const RuleSet& rules, const Action& action) {
  return rules.definition().actions()[static_cast<std::size_t>(action.kind)];
}

bool isMeant(const StandingOrder& order, const Battle& battle, UnitIndex unit) {
  if (unit == noUnit || battle.unit(unit).side != order.side) return false;
  return order.unit == noUnit || order.unit == unit;
}

double gapTo(const Battle& battle, const Action& action) {
  if (action.target == noUnit) return 0;
  const Unit& one = battle.unit(action.unit);
  const Unit& other = battle.unit(action.target);
  return distanceBetween(Footprint(one.pose, one.base), Footprint(other.pose, other.base));
}

// Of several answers that differ only in the target, the one at the nearest.
std::optional<Action> nearestOf(const Battle& battle, const std::vector<Action>& answers) {
  const auto nearest =
      std::ranges::min_element(answers, {}, [&battle](const Action& action) { return gapTo(battle, action); });
  return nearest == answers.end() ? std::nullopt : std::optional(*nearest);
}

std::optional<Action> always(const RuleSet& rules, const Battle& battle, const ActionList& candidates,
                             const Decision& decision, const StandingOrder& order) {
  // A unit that is not asked by name acts when its player wants it; it shoots when all shoot.
  const bool shoots = rules.definition().actions()[static_cast<std::size_t>(order.kind)].gesture == "shoot";
  std::vector<Action> answers;
  for (const Action& action : candidates) {
    if (action.kind != order.kind || !isMeant(order, battle, action.unit)) continue;
    if (decision.unit != noUnit ? action.unit != decision.unit : !shoots) continue;
    if (!answers.empty() && answers.front().unit != action.unit) continue;
    answers.push_back(action);
  }
  return nearestOf(battle, answers);
}

// The one answer left to a unit that never does some things, if no choice is left.
std::optional<Action> whatIsLeft(const Battle& battle, const ActionList& candidates, const Decision& decision,
                                 const std::vector<StandingOrder>& orders) {
  std::vector<Action> left;
  bool barred = false;
  for (const Action& action : candidates) {
    if (action.unit != decision.unit) return std::nullopt;
    const bool never = std::ranges::any_of(orders, [&](const StandingOrder& order) {
      return order.never && order.kind == action.kind && isMeant(order, battle, action.unit);
    });
    barred = barred || never;
    if (!never) left.push_back(action);
  }
  return barred && left.size() == 1 ? std::optional(left.front()) : std::nullopt;
}

}  // namespace

bool canBeOrdered(const RuleSet& rules, int kind) {
  const ActionKind& one = rules.definition().actions()[static_cast<std::size_t>(kind)];
  if (one.gesture != "" && one.gesture != "stay" && one.gesture != "shoot") return false;
  const auto is = [&one](FieldType type) {
    return std::ranges::any_of(one.fields, [type](const Field& field) { return field.type == type; });
  };
  return is(FieldType::unit) && !is(FieldType::path) && !is(FieldType::steps) && !is(FieldType::point) &&
         !is(FieldType::person) && !is(FieldType::units);
}

std::optional<Action> answerByOrders(const RuleSet& rules, const Battle& battle,
                                     const std::vector<StandingOrder>& orders) {
  if (orders.empty() || rules.outcome(battle)) return std::nullopt;
  const Decision decision = rules.decision(battle);
  if (decision.automatic) return std::nullopt;
  if (std::ranges::none_of(orders, [&](const StandingOrder& order) { return order.side == decision.side; }))
    return std::nullopt;
  ActionList candidates;
  rules.candidates(battle, decision, candidates);
  for (const bool own : {true, false})
    for (const StandingOrder& order : orders) {
      if (order.never || (order.unit != noUnit) != own || order.side != decision.side) continue;
      if (auto answer = always(rules, battle, candidates, decision, order)) return answer;
    }
  return decision.unit == noUnit ? std::nullopt : whatIsLeft(battle, candidates, decision, orders);
}

std::optional<Action> answerThatPasses(const RuleSet& rules, const Battle& battle) {
  if (rules.outcome(battle)) return std::nullopt;
  const Decision decision = rules.decision(battle);
  if (!decision.automatic) return std::nullopt;
  ActionList candidates;
  rules.candidates(battle, decision, candidates);
  if (candidates.size() != 1) return std::nullopt;
  const Foresight ahead = foresight(rules, battle, candidates.front());
  if (!ahead.throws.empty() || !ahead.perhaps.empty()) return std::nullopt;
  return candidates.front();
}

std::optional<Action> answerThatStays(const RuleSet& rules, const Battle& battle) {
  if (rules.outcome(battle)) return std::nullopt;
  const Decision decision = rules.decision(battle);
  if (decision.automatic) return std::nullopt;
  ActionList candidates;
  rules.candidates(battle, decision, candidates);
  for (const Action& action : candidates)
    if (kindOf(rules, action).gesture == "stay" && (decision.unit == noUnit || action.unit == decision.unit))
      return action;
  return std::nullopt;
}

std::string orderInWords(const RuleSet& rules, const Battle& battle, const StandingOrder& order) {
  const std::string who =
      order.unit == noUnit ? std::string(sideName(battle, order.side)) : unitInFull(battle, order.unit);
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(order.kind)];
  if (kind.gesture == "shoot" && !order.never) return said("{0}: always \"{1}\", at the nearest", {who, kind.title});
  return said(order.never ? "{0}: never \"{1}\"" : "{0}: always \"{1}\"", {who, kind.title});
}

std::string writeOrders(const RuleSet& rules, const Battle& battle, const std::vector<StandingOrder>& orders) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const StandingOrder& order : orders) {
    nlohmann::ordered_json one{{"side", battle.setup->sides[order.side].id}};
    if (order.unit != noUnit) one["unit"] = battle.setup->units[static_cast<std::size_t>(order.unit)].id;
    one[order.never ? "never" : "always"] = rules.definition().actions()[static_cast<std::size_t>(order.kind)].id;
    list.push_back(std::move(one));
  }
  return list.dump();
}

std::vector<StandingOrder> readOrders(const RuleSet& rules, const Battle& battle, const std::string& json) {
  std::vector<StandingOrder> orders;
  const auto list = nlohmann::json::parse(json, nullptr, false);
  if (!list.is_array()) return orders;
  const Setup& setup = *battle.setup;
  const auto& kinds = rules.definition().actions();
  for (const auto& one : list) {
    const auto word = [&one](const char* member) {
      return one.is_object() && one.contains(member) && one[member].is_string()
                 ? one[member].template get<std::string>()
                 : std::string();
    };
    StandingOrder order;
    order.never = !word("never").empty();
    for (SideIndex side = 0; side < 2; ++side)
      if (setup.sides[side].id == word("side")) order.side = side;
    const auto kind = std::ranges::find(kinds, word(order.never ? "never" : "always"), &ActionKind::id);
    if (order.side == noSide || kind == kinds.end()) continue;
    order.kind = static_cast<std::int8_t>(kind - kinds.begin());
    if (!canBeOrdered(rules, order.kind)) continue;
    if (const std::string unit = word("unit"); !unit.empty()) {
      for (std::size_t i = 0; i < setup.units.size(); ++i)
        if (setup.units[i].id == unit) order.unit = static_cast<UnitIndex>(i);
      if (order.unit == noUnit || battle.unit(order.unit).side != order.side) continue;
    }
    if (std::ranges::find(orders, order) == orders.end()) orders.push_back(order);
  }
  return orders;
}

}  // namespace signifer
