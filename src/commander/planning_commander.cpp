#include "commander/planning_commander.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "commander/comparing.h"
#include "commander/outlook.h"
#include "commander/why.h"
#include "dice/sources.h"
#include "language/language.h"
#include "play/deployment.h"

namespace signifer {
namespace {

/// Hundredths of its patience that a plan may take: the answer wants to be thought of too.
constexpr int partForPlan = 60;
/// When people wait, no further turn is played on after this much time on the forecast.
constexpr std::chrono::milliseconds longestOutlook{150};
/// The longest time for weighing a plan.
constexpr std::chrono::milliseconds longestWeighing{300};

}  // namespace

PlanningCommander::PlanningCommander(std::uint64_t seed, const Planning& planning)
    : planning_(planning), seed_(seed), outings_(planning.lookahead, planning.care, planning.sound != 0), lots_(seed) {}

bool PlanningCommander::isStopped() const {
  return patience().stop != nullptr && patience().stop->load(std::memory_order_relaxed);
}

bool PlanningCommander::outOfTime(int hundredths) const {
  const Patience& patience = this->patience();
  if (isStopped()) return true;
  return patience.deadline.count() > 0 &&
         std::chrono::steady_clock::now() - began_ > patience.deadline * hundredths / 100;
}

// Answers that only look good one by one may follow each other without end; what is drawn by lot leads out.
bool PlanningCommander::goesInCircles(const Battle& battle) {
  constexpr int most = 200;
  const std::array<int, 3> step{battle.turn, battle.active, battle.step};
  if (step != step_) answersInStep_ = 0;
  step_ = step;
  return ++answersInStep_ > most;
}

void PlanningCommander::tryAnswers(const RuleSet& rules, const Battle& battle, SideIndex side,
                                   const ActionList& candidates) {
  SilentChronicle silent;
  tried_.clear();
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (bound_ && std::ranges::find(following_, candidates[i]) == following_.end()) continue;
    if (!tried_.empty() && outOfTime()) break;
    Tried tried{i, {}, false};
    for (int trial = 0; trial < planning_.trials; ++trial) {
      RolledDice dice(streamSeed(seed_ ^ answers_, static_cast<std::uint64_t>(trial), "trial"));
      scratch_ = battle;
      rules.resolve(scratch_, candidates[i], dice, silent);
      tried.outcomes.push_back(rules.appraisePlanned(scratch_, side, planning_.sound != 0));
      // Without dice every trial comes out the same.
      if (dice.drawn() == 0) break;
    }
    tried_.push_back(std::move(tried));
  }
  std::ranges::stable_sort(tried_, std::greater<>(),
                           [&](const Tried& tried) { return valueOf(tried.outcomes, planning_.character.boldness); });
}

void PlanningCommander::arrange(std::size_t firstPlace, std::span<const Going> goings) {
  std::vector<std::size_t> answers;
  answers.reserve(tried_.size());
  for (const Tried& tried : tried_) answers.push_back(tried.index);
  keepBestOfEachErrand(answers, firstPlace, goings, shortlist_);
  std::vector<Tried> arranged;
  arranged.reserve(answers.size());
  for (const std::size_t answer : answers)
    arranged.push_back(std::move(*std::ranges::find(tried_, answer, &Tried::index)));
  tried_ = std::move(arranged);
}

// The best that follows the orders is played out too, however it looks by itself: where a plan does not bind, it
// proposes and the playouts decide.
void PlanningCommander::shortlistOneFollowing(const ActionList& candidates) {
  const auto first = std::ranges::find_if(tried_, [&](const Tried& tried) {
    return std::ranges::find(following_, candidates[tried.index]) != following_.end();
  });
  const std::size_t last = std::max<std::size_t>(shortlist_, 1) - 1;
  if (first == tried_.end() || static_cast<std::size_t>(first - tried_.begin()) <= last) return;
  std::rotate(tried_.begin() + static_cast<std::ptrdiff_t>(last), first, first + 1);
}

// Each with the same dice as the others. Where time runs out what was found by then counts.
void PlanningCommander::playBestOut(const RuleSet& rules, const Battle& battle, SideIndex side,
                                    const ActionList& candidates) {
  const std::size_t most = std::min(shortlist_, tried_.size());
  if (most < 2 || outingsInRound_ == 0) return;
  std::vector<Tried> played;
  for (std::size_t i = 0; i < most; ++i) played.push_back({tried_[i].index, {}, true});
  std::vector<std::size_t> ahead(most);
  std::iota(ahead.begin(), ahead.end(), std::size_t{0});
  const std::int64_t before = outings_.work();
  for (int outing = 0; outing < rounds_ * outingsInRound_ && outings_.work() - before < planning_.work; ++outing) {
    if (outing > 0 && outing % outingsInRound_ == 0) dropThoseBehind(leadsOverFirst(played), ahead);
    if (ahead.size() < 2) break;
    const std::uint64_t seed = streamSeed(seed_ ^ answers_, static_cast<std::uint64_t>(outing), "outing");
    for (const std::size_t i : ahead) {
      if (outOfTime()) break;
      const Action& first = candidates[played[i].index];
      played[i].outcomes.push_back(outings_.play(rules, battle, side, orders_, plan_.parts(), seed, &first).worth);
    }
    if (outOfTime()) break;
  }
  if (played[0].outcomes.empty() || played[1].outcomes.empty()) return;
  std::erase_if(played, [](const Tried& tried) { return tried.outcomes.empty(); });
  std::vector<std::size_t> all(played.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  const std::size_t best = bestBeyondLuck(played, all, planning_.character.boldness, doubt_);
  std::rotate(played.begin(), played.begin() + static_cast<std::ptrdiff_t>(best),
              played.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  std::ranges::move(played, tried_.begin());
}

// For his own answers alone: in playouts the few that the rule set offers have to do.
void PlanningCommander::thinkOfMore(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                    ActionList& candidates) {
  placing_.reset();
  if (planning_.playouts > 0) thinkOfDeployment(rules, battle, decision.side, candidates);
  if (!placing_) goings_ = addMovesToPlaces(rules, battle, decision, planning_.places, candidates);
}

void PlanningCommander::thinkOfDeployment(const RuleSet& rules, const Battle& battle, SideIndex side,
                                          ActionList& candidates) {
  const auto now = deploymentNow(rules.definition(), battle);
  if (!now || (now->units.empty() && now->leaders.empty())) return;
  began_ = std::chrono::steady_clock::now();
  const auto late = [&] { return outOfTime(); };
  if (!deployment_.isKeptTo(battle, side))
    deployment_.make(rules, battle, side, planning_, seed_, late);
  else
    deployment_.improve(rules, battle, planning_, seed_, late);
  const auto next = deployment_.next(rules, battle);
  if (!next) {
    // Nobody has room where he was to stand: as is usual, which the rule set offers first. Those who are left are
    // thought of anew; after the last unit nobody is.
    placing_ = 0;
    if (now->units.size() == 1) deployment_.keep(rules, battle, candidates.front());
    return;
  }
  const auto same = std::ranges::find(candidates, *next);
  placing_ = static_cast<std::size_t>(same - candidates.begin());
  if (same == candidates.end()) candidates.push_back(*next);
}

// Orders are for one's own player turn.
void PlanningCommander::follow(const RuleSet& rules, const Battle& battle, const Decision& decision,
                               const ActionList& candidates) {
  following_ = candidates;
  orders_ = {};
  bound_ = costsNothing_ = false;
  if (planning_.playouts > 0 && battle.active == decision.side) followPlan(rules, battle, decision);
  const std::size_t open = following_.size();
  keepWhatCostsNothing(rules, battle, decision, following_);
  if (following_.size() == open) return;
  costsNothing_ = true;
  bound_ = true;
}

void PlanningCommander::followPlan(const RuleSet& rules, const Battle& battle, const Decision& decision) {
  const PlanSearch& search = battle.setup->columns > 0 ? planning_.planOnGrid : planning_.plan;
  if (const std::pair<int, int> turn{battle.turn, battle.active}; turn != planned_) {
    // On a grid few of an army move in a turn: who stands there does not wait.
    if (search.binds) watch_.look(rules, battle, decision.side);
    outings_.enemyWaits(watch_.waiting());
    plan_.make(rules, battle, decision.side, planning_, seed_ ^ answers_, watch_.waiting(),
               [&] { return outOfTime(partForPlan); });
    planned_ = turn;
  }
  keepFollowing(rules, plan_.orders(), plan_.parts(), following_);
  bound_ = search.binds;
  if (bound_) orders_ = plan_.orders();
}

std::size_t PlanningCommander::choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                      const ActionList& candidates) {
  tried_.clear();
  offered_ = candidates.size();
  const std::vector<Going> goings = std::exchange(goings_, {});
  if (placing_) {
    tried_.push_back({*placing_, {}, false});
    return *placing_;
  }
  if (candidates.size() == 1 || decision.automatic) return 0;
  began_ = std::chrono::steady_clock::now();
  ++answers_;
  const OnGrid hundredths = battle.setup->columns > 0 ? planning_.onGrid : OnGrid{100, 100, 100, 100};
  const int breadth = planning_.broad ? rules.breadthOfPlanned() : 1;
  shortlist_ = static_cast<std::size_t>(std::max(1, planning_.shortlist * breadth * hundredths.shortlist / 100));
  outingsInRound_ = planning_.outings * hundredths.outings / 100;
  rounds_ = planning_.rounds * hundredths.rounds / 100;
  doubt_ = planning_.doubt / 100.0 * hundredths.doubt / 100.0;
  if (goesInCircles(battle)) return lots_.below(static_cast<std::uint32_t>(candidates.size()));
  follow(rules, battle, decision, candidates);
  tryAnswers(rules, battle, decision.side, candidates);
  if (!goings.empty()) arrange(offered_ - goings.size(), goings);
  shortlistOneFollowing(candidates);
  playBestOut(rules, battle, decision.side, candidates);
  onAWhim_ = planning_.character.erratic > 0 && lots_.below(100) < planning_.character.erratic;
  if (onAWhim_)
    std::swap(tried_.front(), tried_[lots_.below(static_cast<std::uint32_t>(std::min<std::size_t>(3, tried_.size())))]);
  return tried_.front().index;
}

// The best that is another thing to do: that one march is better than another a little shorter tells a player nothing.
const PlanningCommander::Tried& PlanningCommander::telling(const ActionList& candidates) const {
  const Tried& front = tried_.front();
  const Action& chosen = candidates[front.index];
  const auto other = std::find_if(tried_.begin() + 1, tried_.end(), [&](const Tried& tried) {
    const Action& action = candidates[tried.index];
    return tried.playedOut == front.playedOut &&
           (action.kind != chosen.kind || action.unit != chosen.unit || action.target != chosen.target);
  });
  return other == tried_.end() ? tried_[1] : *other;
}

std::string PlanningCommander::why(const RuleSet& rules, const Battle& battle, const ActionList& candidates) const {
  if (tried_.empty() || candidates.size() != offered_) return {};
  const auto alternative = [&](const Tried& tried) {
    return Alternative{&candidates[tried.index], &tried.outcomes, tried.playedOut};
  };
  const Alternative chosen = alternative(tried_.front());
  const double boldness = planning_.character.boldness;
  const Leaning leaning = onAWhim_       ? Leaning::erratic
                          : boldness > 0 ? Leaning::bold
                          : boldness < 0 ? Leaning::cautious
                                         : Leaning::level;
  if (tried_.size() > 1) return preference(rules, battle, chosen, alternative(telling(candidates)), leaning);
  const std::string reason = placing_        ? deployment_.inWords()
                             : costsNothing_ ? said("It costs nothing.")
                                             : said("By the plan.");
  return actionInWords(rules, battle, *chosen.action) + ". " + reason;
}

Outlook PlanningCommander::outlook(const RuleSet& rules, const Battle& battle, const Action& chosen) const {
  if (battle.active != rules.decision(battle).side || deploymentNow(rules.definition(), battle)) return {};
  return outlookWith(rules, battle, planning_, {orders_, plan_.parts()}, seed_ ^ answers_, chosen,
                     timeOfItsOwn(longestOutlook));
}

void PlanningCommander::weighPlan(const RuleSet& rules) {
  const auto longEnough = timeOfItsOwn(longestWeighing);
  const std::uint64_t seed = streamSeed(seed_, answers_, "weighing");
  plan_.weigh(rules, planning_, seed, longEnough);
  deployment_.weigh(rules, planning_, seed, longEnough);
}

// Watching people wait for no more than `most`, if a clock runs at all: the answer that begins a turn may have taken
// all the time.
std::function<bool()> PlanningCommander::timeOfItsOwn(std::chrono::milliseconds most) const {
  const auto end = std::chrono::steady_clock::now() + most;
  return [this, end] {
    return isStopped() || (patience().deadline.count() > 0 && std::chrono::steady_clock::now() > end);
  };
}

std::string PlanningCommander::plan() const {
  const std::string words = plan_.inWords();
  return words.empty() ? deployment_.inWords() : words;
}

}  // namespace signifer
