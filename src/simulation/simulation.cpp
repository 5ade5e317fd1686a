#include "simulation/simulation.h"

#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <cassert>
#include <cmath>

#include "dice/sources.h"

namespace signifer {
namespace {

// A battle and its lists, kept by each stretch of work so that the next battle allocates nothing.
struct Scratch {
  Battle battle;
  ActionList candidates;
};

// Rolled dice that are counted by sides.
class TalliedDice final : public FaceDice {
 public:
  explicit TalliedDice(std::uint64_t seed) : rolled_(seed) {}
  [[nodiscard]] const std::array<DiceTally, 2>& tallies() const { return tallies_; }

 protected:
  int nextFace(const Throw& request) override {
    const int face = rolled_.faceOf(request);
    tally(request, {&face, 1});
    return face;
  }
  void nextFaces(const Throw& request, std::span<int> faces) override {
    rolled_.facesFor(request, faces);
    tally(request, faces);
    keep(faces);
  }

 private:
  void tally(const Throw& request, std::span<const int> faces) {
    const bool die = request.left.empty();
    if (!die || (request.purpose.side != 0 && request.purpose.side != 1)) return;
    DiceTally& tally = tallies_[static_cast<std::size_t>(request.purpose.side)];
    tally.rolled += static_cast<std::uint32_t>(faces.size());
    for (const int face : faces) tally.faces += static_cast<std::uint32_t>(face);
  }

  RolledDice rolled_;
  std::array<DiceTally, 2> tallies_{};
};

PlayedBattle playOne(const RuleSet& rules, const Battle& start, const SimulationPlan& plan, std::uint64_t number,
                     Scratch& scratch, const std::atomic<bool>* cancel) {
  const auto first = makeCommander(plan.commanders[0], commanderStream(plan.seed, number, 0));
  const auto second = makeCommander(plan.commanders[1], commanderStream(plan.seed, number, 1));
  assert(first && second);
  for (Commander* commander : {first.get(), second.get()})
    commander->setPatience({std::chrono::milliseconds(0), cancel});
  TalliedDice dice(diceStream(plan.seed, number));
  scratch.battle = start;
  PlayedBattle played =
      playOut(rules, scratch.battle, {first.get(), second.get()}, dice, scratch.candidates, mostActions, cancel);
  played.dice = dice.tallies();
  return played;
}

// A battle that was not ended hides those after it: what is told are the first battles, whatever they took.
SimulationResult tally(const std::vector<PlayedBattle>& played, const std::vector<char>& ended) {
  SimulationResult result;
  for (std::size_t i = 0; i < played.size() && ended[i] != 0; ++i) {
    const PlayedBattle& battle = played[i];
    result.turns += static_cast<std::uint64_t>(battle.turns);
    if (battle.stalled)
      ++result.stalled;
    else if (battle.winner == noSide)
      ++result.draws;
    else
      ++result.wins[static_cast<std::size_t>(battle.winner)];
    result.battles.push_back(battle);
  }
  return result;
}

}  // namespace

SimulationResult simulate(const RuleSet& rules, const Battle& start, const SimulationPlan& plan,
                          const std::atomic<bool>* cancel, std::atomic<std::uint32_t>* done) {
  std::vector<PlayedBattle> played(plan.battles);
  std::vector<char> ended(plan.battles, 0);
  // Battles are begun in their order, so that those that are ended when it is stopped are the first ones.
  std::atomic<std::size_t> next = 0;
  const auto work = [&](int) {
    Scratch scratch;
    for (std::size_t i = next++; i < plan.battles; i = next++) {
      if (cancel != nullptr && cancel->load()) return;
      played[i] = playOne(rules, start, plan, plan.first + i, scratch, cancel);
      if (cancel != nullptr && cancel->load()) return;
      ended[i] = 1;
      if (done != nullptr) ++*done;
    }
  };
  const int cores = tbb::info::default_concurrency();
  const int workers = plan.threads > 0 ? std::min(plan.threads, cores) : cores;
  tbb::task_arena arena(workers);
  arena.execute([&] { tbb::parallel_for(0, workers, work); });
  return tally(played, ended);
}

}  // namespace signifer
