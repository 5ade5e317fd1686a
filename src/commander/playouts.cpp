#include "commander/playouts.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "commander/imagined_dice.h"

namespace signifer {
namespace {

/// No playout goes on beyond this many decisions.
constexpr int mostDecisions = 3000;

/// No playout goes on beyond this much work, which only very large battles reach.
constexpr std::int64_t mostWork = 60000;

/// An answer in a battle of twice the ordinary size is up to four times as dear: every unit of one side is held against
/// every unit of the other.
int dearnessOf(const Battle& battle) {
  constexpr int ordinary = 40;
  const int times = std::max(1, battle.unitCount() / ordinary);
  return times * times;
}

/// The player turn of a moment.
std::pair<int, int> playerTurn(const Battle& battle) { return {battle.turn, battle.active}; }

}  // namespace

// The worth of an answer after each roll of the dice, added up.
int Playouts::worthOf(const RuleSet& rules, SideIndex asked, const Action& action) {
  SilentChronicle silent;
  const auto appraised = [&] {
    return asked == side_ || sound_ ? rules.appraisePlanned(trial_, asked, sound_) : rules.appraise(trial_, asked);
  };
  int worth = 0;
  for (ImaginedDice& considered : considered_) {
    trial_ = battle_;
    if (care_ == 0) {
      rules.resolve(trial_, action, considered, silent);
      return appraised();
    }
    ImaginedDice dice = considered;
    rules.resolve(trial_, action, dice, silent);
    worth += appraised();
    // Without dice every trial comes out the same.
    if (dice.throws() == considered.throws()) return worth * care_;
  }
  return worth;
}

std::size_t Playouts::best(const RuleSet& rules, SideIndex asked) {
  std::size_t best = 0;
  int most = 0;
  work_ += std::ssize(candidates_) * rules.costOfPlanned() * dearnessOf(battle_);
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const int worth = worthOf(rules, asked, candidates_[i]);
    if (i > 0 && worth <= most) continue;
    best = i;
    most = worth;
  }
  return best;
}

Ending Playouts::endingOf(const RuleSet& rules) const {
  Ending ending{rules.appraiseEnd(battle_, side_), std::nullopt};
  ending.chance = rules.chanceAtEnd(ending.worth);
  if (const auto outcome = rules.outcome(battle_); outcome && ending.chance)
    ending.chance = outcome->winner == noSide ? 0.5 : outcome->winner == side_ ? 1.0 : 0.0;
  return ending;
}

Ending Playouts::play(const RuleSet& rules, const Battle& battle, SideIndex side, const Orders& orders,
                      const Parts& parts, std::uint64_t seed, const Action* first) {
  SilentChronicle silent;
  ImaginedDice dice(seed);
  // Considered answers have other luck than the answer that is carried out: nobody knows his dice beforehand.
  considered_.clear();
  for (int i = 0; i < std::max(1, care_); ++i) considered_.emplace_back(~seed + static_cast<std::uint64_t>(i));
  side_ = side;
  battle_ = battle;
  auto turn = playerTurn(battle);
  dice.follow(battle_);
  // In one sitting, so that ways and charges are not looked for anew with every decision.
  const std::unique_ptr<Sitting> sitting = rules.sit(battle_, dice, silent);
  if (first != nullptr) sitting->resolve(*first);
  int ended = 0;
  const std::int64_t most = work_ + mostWork;
  for (int decisions = 0; decisions < mostDecisions && work_ < most && !sitting->outcome(); ++decisions) {
    if (const auto now = playerTurn(battle_); now != turn) {
      turn = now;
      if (++ended == turns_) break;
    }
    dice.follow(battle_);
    for (ImaginedDice& considered : considered_) considered.follow(battle_);
    const Decision decision = sitting->decision();
    candidates_.clear();
    sitting->candidates(decision, candidates_);
    if (decision.side == battle_.active && !decision.automatic) {
      if (decision.side == side && (ended == 0 || !orders.thisTurnOnly))
        keepFollowing(rules, orders, parts, candidates_);
      else if (decision.side != side && !waiting_.empty())
        keepWaiting(rules, waiting_, battle, battle_, candidates_);
    }
    if (!decision.automatic) keepWhatCostsNothing(rules, battle_, decision, candidates_);
    const bool open = candidates_.size() > 1 && !decision.automatic;
    const Action& answer = candidates_[open ? best(rules, decision.side) : 0];
    if (witness_ && ended == 0 && decision.side == side && battle_.active == side) witness_(battle_, answer);
    sitting->resolve(answer);
  }
  return endingOf(rules);
}

}  // namespace signifer
