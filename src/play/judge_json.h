// Judging by request: one JSON request about a battle and an action, one JSON answer with the verdict and, if asked,
// what carrying it out leads to (docs/file-formats.md, "Judge requests"). Requests about the same battle share one
// reading.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "play/battle_memory.h"

namespace signifer {

/// The question of the moment, its answers, and the outcome where the battle is over.
[[nodiscard]] Json describeMoment(const Position& position);

/// The end of the battle: the winner's id or null, and the reason. `outcome` must hold one.
[[nodiscard]] Json describeOutcome(const Position& position, const Outcome& outcome);

/// The verdict on an action. Only other units than the one that acts are named as reasons.
[[nodiscard]] Json describeVerdict(const Position& position, const Action& action, const Verdict& verdict);

class JudgeDesk {
 public:
  /// `side`, a side's id: each answer tells what that side may know. A request may name one itself.
  explicit JudgeDesk(const RuleSetLibrary& library, std::string side = {}) : memory_(library), side_(std::move(side)) {}

  /// Answers `{"id", "battle" or "file", "action", "carryOut", "dice" or "seed"}`; one line without its end.
  [[nodiscard]] std::string judge(std::string_view line);
  /// Answers `{"id", "battle" or "file"}` with the decision and its candidates.
  [[nodiscard]] std::string candidates(std::string_view line);

 private:
  template <class Answer>
  std::string answer(std::string_view line, Answer&& compose);
  [[nodiscard]] const Position& position(const Node& request);
  [[nodiscard]] SideIndex sideOf(const Node& request, const Position& position) const;
  [[nodiscard]] Json carryOut(const Node& request, const Position& position, const Node& action);

  BattleMemory memory_;
  std::string side_;
};

}  // namespace signifer
