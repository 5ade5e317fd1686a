#include "commander/deployment_choice.h"

#include <algorithm>
#include <utility>

#include "commander/imagined_dice.h"
#include "commander/playouts.h"
#include "dice/stream.h"
#include "language/language.h"
#include "language/names.h"
#include "play/deployment.h"
#include "play/deployment_tasks.h"
#include "table/vec.h"

namespace signifer {
namespace {

/// From where it was expected, about a move: nearer by it makes no other battle.
constexpr double farOff = 6.0 * oneInch;
/// The rivals of the order that was begun, before a unit is placed.
constexpr std::size_t nextBest = 4;
constexpr int smallChanges = 4;
constexpr int roundsToImprove = 3;
/// So many times as far ahead as an order has to be to be begun: who goes to and fro ends up in none.
constexpr int surerToImprove = 3;

/// In a deployment. Where sides place one unit in turn there is more to see, and a wait between any two.
int mostImprovements(const Battle& battle) {
  return battle.setup->deployment.order == DeploymentPlan::Order::alternately ? 8 : 4;
}

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

// Of many the first will do: who reads it sees the table.
std::string surpriseInWords(const Battle& battle, const std::vector<UnitIndex>& elsewhere) {
  constexpr std::size_t mostNamed = 3;
  std::string names;
  for (std::size_t i = 0; i < std::min(elsewhere.size(), mostNamed); ++i)
    names.append(i == 0 ? "" : ", ").append(saidName(battle.setup->units[static_cast<std::size_t>(elsewhere[i])].name));
  const std::size_t others = elsewhere.size() - std::min(elsewhere.size(), mostNamed);
  return others == 0 ? said("Expected elsewhere: {0}.", {names})
                     : said("Expected elsewhere: {0} and {1} more.", {names, std::to_string(others)});
}

std::string noneBetter(std::size_t tried) {
  return " " + said("None of {0} others came out clearly better.", {std::to_string(tried - 1)});
}

/// The orders of battle of both sides; none: as is usual.
struct BothOrders {
  const BattleOrder* own = nullptr;
  const BattleOrder* enemy = nullptr;
};

// Both sides place whom they have left until the battle begins; no dice are thrown for that. Where a zone is crowded it
// takes long to find room: nothing where time is up.
std::optional<Battle> deployed(const RuleSet& rules, SideIndex side, const BothOrders& orders, Battle battle,
                               const std::function<bool()>& outOfTime) {
  SilentChronicle silent;
  ImaginedDice dice(0);
  ActionList usual;
  while (deploymentNow(rules.definition(), battle)) {
    if (outOfTime()) return std::nullopt;
    const Decision decision = rules.decision(battle);
    const BattleOrder* order = decision.side == side ? orders.own : orders.enemy;
    const auto wanted = order != nullptr ? placing(rules, battle, *order) : std::nullopt;
    if (!wanted) {
      usual.clear();
      rules.candidates(battle, decision, usual);
    }
    rules.resolve(battle, wanted ? *wanted : usual.front(), dice, silent);
  }
  return battle;
}

}  // namespace

void DeploymentChoice::make(const RuleSet& rules, const Battle& battle, SideIndex side, const Planning& planning,
                            std::uint64_t seed, const std::function<bool()>& outOfTime) {
  orders_.clear();
  words_.clear();
  unweighed_.reset();
  const auto now = deploymentNow(rules.definition(), battle);
  if (!now) return;
  side_ = side;
  improvements_ = 0;
  thoughts_ = 0;
  placed_.clear();
  for (const UnitIndex u : now->units) placed_.emplace(u, std::nullopt);
  enemyOrders_.clear();
  const DeploymentTasks tasks(rules.definition());
  const SideIndex enemy = enemyOf(side);
  if (const auto waiting = tasks.waiting(battle, DeployTask::unitWaits, enemy); !waiting.empty())
    enemyOrders_ = battleOrders(battle, enemy, waiting, tasks.waiting(battle, DeployTask::leaderWaits, enemy));
  std::vector<Tried> tried;
  for (BattleOrder& order : battleOrders(battle, side, now->units, now->leaders))
    tried.push_back({std::move(order), {}});
  const PlanSearch& search = planning.plan;
  Comparison found = compare(rules, battle, planning, seed, {planning.playouts, search.rounds, search.work},
                             search.doubt, outOfTime, tried);
  const Tried& best = tried[found.best];
  expect(rules, battle, found.begun.value_or(battle));
  words_ = signifer::inWords(best.order, battle);
  if (found.best > 0)
    choose("", words_, false, found);
  else if (tried.size() > 1 && !tried.back().outcomes.empty())
    words_ += noneBetter(tried.size());
  std::rotate(tried.begin(), tried.begin() + static_cast<std::ptrdiff_t>(found.best),
              tried.begin() + static_cast<std::ptrdiff_t>(found.best) + 1);
  std::stable_sort(tried.begin() + 1, tried.end(), [](const Tried& one, const Tried& other) {
    if (one.outcomes.empty() || other.outcomes.empty()) return !one.outcomes.empty() && other.outcomes.empty();
    return valueOf(one.outcomes, 0) > valueOf(other.outcomes, 0);
  });
  for (Tried& one : tried) orders_.push_back(std::move(one.order));
}

void DeploymentChoice::improve(const RuleSet& rules, const Battle& battle, const Planning& planning, std::uint64_t seed,
                               const std::function<bool()>& outOfTime) {
  const auto now = deploymentNow(rules.definition(), battle);
  const std::vector<UnitIndex> elsewhere = surprising(battle);
  const bool surprised = !elsewhere.empty();
  if (orders_.empty() || !now || now->units.empty() || (!surprised && improvements_ >= mostImprovements(battle)))
    return;
  if (!surprised) ++improvements_;
  const std::size_t known = surprised ? orders_.size() : std::min(orders_.size(), 1 + nextBest);
  std::vector<Tried> tried;
  for (std::size_t i = 0; i < known; ++i) tried.push_back({orders_[i], {}});
  const std::uint64_t thought = streamSeed(seed, thoughts_++, "thought");
  Stream lots(thought);
  for (int i = 0; i < smallChanges; ++i)
    if (auto changed = changedByLot(battle, orders_[0], now->units, lots)) tried.push_back({std::move(*changed), {}});
  const PlanSearch& search = planning.plan;
  Comparison found = compare(
      rules, battle, planning, thought,
      {planning.playouts, surprised ? search.rounds : roundsToImprove, surprised ? search.work : search.work / 2},
      surprised ? search.doubt : surerToImprove * search.doubt, outOfTime, tried);
  expect(rules, battle, found.begun.value_or(battle));
  const std::string before = surprised ? surpriseInWords(battle, elsewhere) + " " : "";
  const std::string order = signifer::inWords(tried[found.best].order, battle);
  if (found.best == 0) {
    if (!surprised) return;
    unweighed_.reset();
    words_ = before + order + noneBetter(tried.size());
    return;
  }
  choose(before, order, true, found);
  if (found.best < known) orders_.erase(orders_.begin() + static_cast<std::ptrdiff_t>(found.best));
  orders_.insert(orders_.begin(), std::move(tried[found.best].order));
}

DeploymentChoice::Comparison DeploymentChoice::compare(const RuleSet& rules, const Battle& battle,
                                                       const Planning& planning, std::uint64_t seed,
                                                       const Effort& effort, int doubt,
                                                       const std::function<bool()>& outOfTime,
                                                       std::vector<Tried>& tried) const {
  Battle seen = battle;
  imagineHidden(rules, enemyOf(side_), seen);
  const BattleOrder* enemy = enemyOrder(battle);
  Playouts playouts(0, planning.care, planning.sound != 0);
  Comparison found;
  // As each begins, made once it is played out.
  std::vector<std::optional<Battle>> begun(tried.size());
  const auto play = [&](Tried& one, int number) {
    if (outOfTime()) return false;
    std::optional<Battle>& start = begun[static_cast<std::size_t>(&one - tried.data())];
    if (!start) start = deployed(rules, side_, {&one.order, enemy}, seen, outOfTime);
    if (!start) return false;
    const std::uint64_t luck = streamSeed(seed, static_cast<std::uint64_t>(number), "deployment");
    const Ending ending = playouts.play(rules, *start, side_, {}, {}, luck);
    found.measured = ending.chance ? Measured::victories : Measured::points;
    one.outcomes.push_back(ending.outcome());
    return true;
  };
  const auto ahead = playInRounds(
      tried, effort, [&] { return playouts.work(); }, play);
  if (std::ssize(tried[0].outcomes) >= std::min(effort.playouts, fewestToTell))
    found.best = bestBeyondLuck(tried, ahead, planning.character.boldness, doubt / 100.0);
  found.begun = begun[found.best];
  found.begunByFirst = std::move(begun[0]);
  return found;
}

void DeploymentChoice::choose(const std::string& before, const std::string& order, bool again, Comparison& found) {
  words_ = before + order;
  unweighed_ = {std::move(found), before, order, again};
}

void DeploymentChoice::weigh(const RuleSet& rules, const Planning& planning, std::uint64_t seed,
                             const std::function<bool()>& outOfTime) {
  if (!unweighed_) return;
  const Choice choice = *std::exchange(unweighed_, std::nullopt);
  if (!choice.found.begun || !choice.found.begunByFirst) return;
  Playouts playouts(0, planning.care, planning.sound != 0);
  const auto of = [&](const Battle& begun) {
    return [&](int number) {
      const std::uint64_t luck = streamSeed(seed, static_cast<std::uint64_t>(number), "deployment");
      return playouts.play(rules, begun, side_, {}, {}, luck).outcome();
    };
  };
  const Weighed weighed = signifer::weigh(of(*choice.found.begun), of(*choice.found.begunByFirst), outOfTime);
  words_ = choice.before +
           deploymentInWords(choice.order, weighed.chosen, weighed.other, choice.again, choice.found.measured);
}

// Of those that fit alike the first. The usual one is left to the rule set, which finds room for whoever has none.
const BattleOrder* DeploymentChoice::enemyOrder(const Battle& battle) const {
  const auto misfit = [&](const BattleOrder& order) {
    double sum = 0;
    for (const UnitIndex u : order.units)
      if (const Unit& unit = battle.unit(u); unit.present)
        sum +=
            std::min(farOff, distance(toVec(unit.pose.centre), toVec(order.poses[static_cast<std::size_t>(u)].centre)));
    return sum;
  };
  if (enemyOrders_.empty()) return nullptr;
  const auto best = std::ranges::min_element(enemyOrders_, {}, misfit);
  return best == enemyOrders_.begin() ? nullptr : &*best;
}

// Units that nobody sees surprise nobody.
void DeploymentChoice::expect(const RuleSet& rules, const Battle& battle, const Battle& begun) {
  expected_.clear();
  const auto hidden = DeploymentTasks(rules.definition()).waiting(battle, DeployTask::unitHidden, enemyOf(side_));
  for (UnitIndex u = 0; u < begun.unitCount(); ++u)
    if (begun.unit(u).side != side_ && begun.unit(u).present && std::ranges::find(hidden, u) == hidden.end())
      expected_.emplace(u, begun.unit(u).pose.centre);
}

std::vector<UnitIndex> DeploymentChoice::surprising(const Battle& battle) const {
  std::vector<UnitIndex> units;
  for (const auto& [u, expected] : expected_)
    if (const Unit& unit = battle.unit(u);
        unit.present && squaredLength(toVec(unit.pose.centre) - toVec(expected)) > farOff * farOff)
      units.push_back(u);
  return units;
}

std::optional<Action> DeploymentChoice::next(const RuleSet& rules, const Battle& battle) {
  if (orders_.empty()) return std::nullopt;
  const auto action = placing(rules, battle, orders_[0]);
  if (action) keep(rules, battle, *action);
  return action;
}

void DeploymentChoice::keep(const RuleSet& rules, const Battle& battle, const Action& action) {
  if (action.unit == noUnit) return;
  if (const auto poses = rules.trace(battle, action); !poses.empty()) placed_[action.unit] = poses.back();
}

bool DeploymentChoice::isKeptTo(const Battle& battle, SideIndex side) const {
  return side == side_ && std::ranges::all_of(placed_, [&](const auto& placed) {
           const Unit& unit = battle.unit(placed.first);
           return !unit.present || (placed.second && *placed.second == unit.pose);
         });
}

}  // namespace signifer
