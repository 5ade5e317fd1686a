#include "simulation/play_through.h"

#include <cassert>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "battle/streams.h"
#include "play/battle_json.h"
#include "simulation/playout.h"

namespace signifer {
namespace {

using Commanders = std::array<std::unique_ptr<Commander>, 2>;

Commanders commandersOf(const Session& session, const std::array<std::string, 2>& names,
                        const std::atomic<bool>* stop) {
  Commanders sides;
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
    auto& commander = sides[static_cast<std::size_t>(side)];
    commander =
        makeCommander(names[static_cast<std::size_t>(side)], commanderStream(session.seed(), session.number(), side));
    assert(commander);
    commander->setPatience({std::chrono::milliseconds(0), stop});
  }
  return sides;
}

}  // namespace

PlayedThrough playThrough(Session& session, const std::array<std::string, 2>& commanders, const std::atomic<bool>* stop,
                          const AnswerTold& told) {
  const Commanders sides = commandersOf(session, commanders, stop);
  ActionList candidates;
  while (!session.outcome()) {
    if (session.eventCount() == mostActions) return PlayedThrough::endless;
    const Decision decision = session.decision();
    Commander& commander = *sides[static_cast<std::size_t>(decision.side)];
    const Action answer = commander.answer(session.rules(), session.battle(), decision, candidates);
    // A commander that was stopped answers otherwise than in the simulation.
    if (stop != nullptr && stop->load()) return PlayedThrough::stopped;
    if (told) told(commander, decision, candidates, answer);
    if (session.act(answer).kind != Attempt::Kind::done)
      throw std::runtime_error("the rule set refuses its own candidate " +
                               writeAction(session.rules(), session.battle(), answer).dump());
  }
  return PlayedThrough::ended;
}

}  // namespace signifer
