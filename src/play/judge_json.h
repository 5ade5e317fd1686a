// Judging by request: one JSON request about a battle and an action, one JSON answer with the verdict and, if asked,
// what carrying it out leads to (docs/file-formats.md, "Judge requests"). Requests about the same battle share one
// reading.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "play/position.h"

namespace signifer {

/// What is asked now, the answers to it, and the outcome where the battle is over.
[[nodiscard]] Json describeMoment(const Position& position);

/// How the battle ended: the winner's id or null, and why. `outcome` must hold one.
[[nodiscard]] Json describeOutcome(const Position& position, const Outcome& outcome);

class JudgeDesk {
 public:
  explicit JudgeDesk(const RuleSetLibrary& library) : library_(library) {}

  /// Answers `{"id", "battle" or "file", "action", "carryOut", "dice" or "seed"}`; one line without its end.
  [[nodiscard]] std::string judge(std::string_view line);
  /// Answers `{"id", "battle" or "file"}` with the decision and its candidates.
  [[nodiscard]] std::string candidates(std::string_view line);

 private:
  template <class Answer>
  std::string answer(std::string_view line, Answer&& compose);
  [[nodiscard]] const Position& position(const Node& request);
  [[nodiscard]] const Position& cached(const std::string& text, const Node& battle);
  [[nodiscard]] Json carryOut(const Node& request, const Position& position, const Node& action);

  const RuleSetLibrary& library_;
  std::map<std::string, Position, std::less<>> known_;
};

}  // namespace signifer
