#include "commander/deployment_choice.h"

#include <algorithm>

#include "commander/imagined_dice.h"
#include "commander/playouts.h"
#include "commander/why.h"
#include "dice/stream.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/deployment_tasks.h"

namespace signifer {
namespace {

std::optional<Action> placing(const RuleSet& rules, const Battle& battle, const BattleOrder& order) {
  const Definition& definition = rules.definition();
  const auto now = deploymentNow(definition, battle);
  if (!now) return std::nullopt;
  for (const UnitIndex u : inOrderOfPlacing(battle, now->units)) {
    const Action action = deployAction(definition, battle, u, order.poses[static_cast<std::size_t>(u)]);
    const Verdict verdict = rules.judge(battle, action);
    if (verdict.legal()) return action;
    if (verdict.nearest && rules.judge(battle, *verdict.nearest).legal()) return *verdict.nearest;
  }
  if (!now->units.empty()) return std::nullopt;
  for (const PersonIndex p : now->leaders) {
    Action action;
    action.kind = static_cast<std::int8_t>(DeploymentTasks(definition).kindOf(DeployAction::leader));
    action.person = p;
    action.point = order.leaders[static_cast<std::size_t>(p)];
    if (rules.judge(battle, action).legal()) return action;
  }
  return std::nullopt;
}

// Nobody knows where those stand who are behind the screen: in the order of battle that is tried first after the usual
// one and its like, each leader in the middle of his army.
void imagineHidden(const RuleSet& rules, SideIndex enemy, Battle& battle) {
  const DeploymentTasks tasks(rules.definition());
  const auto hidden = tasks.waiting(battle, DeployTask::unitHidden, enemy);
  std::vector<UnitIndex> units;
  for (const UnitIndex u : hidden)
    if (tasks.hostOf(battle, u) == noUnit) units.push_back(u);
  if (units.empty()) return;
  const auto orders = battleOrders(battle, enemy, units, {});
  const auto drawnUp = std::ranges::find(orders, BattleOrder::Manner::drawnUp, &BattleOrder::manner);
  if (drawnUp == orders.end()) return;
  Vec2 middle;
  for (const UnitIndex u : units) {
    battle.unit(u).pose = drawnUp->poses[static_cast<std::size_t>(u)];
    middle += toVec(battle.unit(u).pose.centre) * (1.0 / static_cast<double>(units.size()));
  }
  for (const UnitIndex u : hidden)
    if (const UnitIndex host = tasks.hostOf(battle, u); host != noUnit) battle.unit(u).pose = battle.unit(host).pose;
  for (Person& person : battle.people) {
    if (person.side != enemy) continue;
    person.at = person.unit == noUnit ? toPoint(middle) : battle.unit(person.unit).pose.centre;
  }
}

// Both sides place whom they have left, the enemy in his usual order, until the battle begins; no dice are thrown for
// that. Where a zone is crowded it takes long to find room: nothing where time is up.
std::optional<Battle> deployed(const RuleSet& rules, SideIndex side, const BattleOrder& order, Battle battle,
                               const std::function<bool()>& outOfTime) {
  SilentChronicle silent;
  ImaginedDice dice(0);
  ActionList usual;
  while (deploymentNow(rules.definition(), battle)) {
    if (outOfTime()) return std::nullopt;
    const Decision decision = rules.decision(battle);
    const auto own = decision.side == side ? placing(rules, battle, order) : std::nullopt;
    if (!own) {
      usual.clear();
      rules.candidates(battle, decision, usual);
    }
    rules.resolve(battle, own ? *own : usual.front(), dice, silent);
  }
  return battle;
}

}  // namespace

void DeploymentChoice::make(const RuleSet& rules, const Battle& battle, SideIndex side, const Planning& planning,
                            std::uint64_t seed, const std::function<bool()>& outOfTime) {
  tried_.clear();
  best_ = 0;
  words_.clear();
  const auto now = deploymentNow(rules.definition(), battle);
  if (!now) return;
  side_ = side;
  placed_.clear();
  for (const UnitIndex u : now->units) placed_.emplace(u, std::nullopt);
  for (BattleOrder& order : battleOrders(battle, side, now->units, now->leaders))
    tried_.push_back({std::move(order), {}});
  Battle seen = battle;
  imagineHidden(rules, enemyOf(side), seen);
  Playouts playouts(0, planning.care, planning.sound != 0);
  bool inChances = false;
  // As each begins, made once it is played out.
  std::vector<std::optional<Battle>> begun(tried_.size());
  const auto play = [&](Tried& tried, int number) {
    if (outOfTime()) return false;
    std::optional<Battle>& start = begun[static_cast<std::size_t>(&tried - tried_.data())];
    if (!start) start = deployed(rules, side, tried.order, seen, outOfTime);
    if (!start) return false;
    const std::uint64_t luck = streamSeed(seed, static_cast<std::uint64_t>(number), "deployment");
    const Ending ending = playouts.play(rules, *start, side, {}, {}, luck);
    inChances = ending.chance.has_value();
    tried.outcomes.push_back(ending.outcome());
    return true;
  };
  const PlanSearch& search = planning.plan;
  const auto ahead = playInRounds(
      tried_, {planning.playouts, search.rounds, search.work}, [&] { return playouts.work(); }, play);
  if (std::ssize(tried_[0].outcomes) >= std::min(planning.playouts, fewestToTell))
    best_ = bestBeyondLuck(tried_, ahead, planning.character.boldness, search.doubt / 100.0);
  if (best_ == 0 && tried_.size() > 1 && !tried_.back().outcomes.empty()) {
    words_ = signifer::inWords(tried_[0].order, battle) + " " +
             said("None of {0} others came out clearly better.", {std::to_string(tried_.size() - 1)});
    return;
  }
  words_ = deploymentInWords(signifer::inWords(tried_[best_].order, battle), tried_[best_].outcomes, tried_[0].outcomes,
                             inChances);
}

std::optional<Action> DeploymentChoice::next(const RuleSet& rules, const Battle& battle) {
  if (tried_.empty()) return std::nullopt;
  const auto action = placing(rules, battle, tried_[best_].order);
  if (!action || action->unit == noUnit) return action;
  if (const auto poses = rules.trace(battle, *action); !poses.empty()) placed_[action->unit] = poses.back();
  return action;
}

bool DeploymentChoice::isKeptTo(const Battle& battle, SideIndex side) const {
  return side == side_ && std::ranges::all_of(placed_, [&](const auto& placed) {
           const Unit& unit = battle.unit(placed.first);
           return !unit.present || (placed.second && *placed.second == unit.pose);
         });
}

}  // namespace signifer
