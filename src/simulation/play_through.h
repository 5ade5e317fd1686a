// A session played to its end by machine, each answer an event of its own: one battle out of many as a recorded battle,
// to be walked through. With the seed and the number of a simulation's battle it is that battle.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "commander/commander.h"
#include "play/session.h"

namespace signifer {

enum class PlayedThrough : std::uint8_t {
  ended,
  /// It was told to stop.
  stopped,
  /// Not ended within the bound (mostActions).
  endless
};

/// Told of each answer before it is carried out, with the candidates that were looked at.
using AnswerTold = std::function<void(Commander& commander, const Decision& decision, const ActionList& candidates,
                                      const Action& answer)>;

/// Plays a session that nothing has happened in yet. The commanders' names must be known. `stop`, where given, ends it
/// in mid-thought. Throws std::runtime_error where the rule set refuses its own candidate, and what the session's sink
/// throws.
PlayedThrough playThrough(Session& session, const std::array<std::string, 2>& commanders,
                          const std::atomic<bool>* stop = nullptr, const AnswerTold& told = {});

}  // namespace signifer
