// Judging by request: one JSON request about a battle and an action, one JSON answer with the verdict and, if asked,
// what carrying it out leads to (docs/file-formats.md, "Judge requests"). Requests about the same battle share one
// reading.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "play/position.h"

namespace signifer {

/// What is asked now, the answers to it, and the outcome where the battle is over.
[[nodiscard]] Json describeMoment(const Position& position);

/// How the battle ended: the winner's id or null, and why. `outcome` must hold one.
[[nodiscard]] Json describeOutcome(const Position& position, const Outcome& outcome);

/// The verdict on an action. Only other units than the one that acts are named as reasons.
[[nodiscard]] Json describeVerdict(const Position& position, const Action& action, const Verdict& verdict);

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
  /// `raw`: the text of the request's battle where it has one; a battle that is known is left out of the document.
  [[nodiscard]] Document parsed(std::string_view line, std::string_view raw) const;
  [[nodiscard]] const Position& position(const Node& request, std::string_view raw);
  [[nodiscard]] const Position& cached(std::string_view text, const Node& battle);
  [[nodiscard]] Position read(const Node& battle);
  [[nodiscard]] Json carryOut(const Node& request, const Position& position, const Node& action);

  struct TextHash {
    using is_transparent = void;
    [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };
  const RuleSetLibrary& library_;
  /// Battles by their text.
  std::unordered_map<std::string, Position, TextHash, std::equal_to<>> known_;
  /// Rule sets by their name and the house rules that they were made under.
  std::map<std::string, std::shared_ptr<const RuleSet>> ruleSets_;
};

}  // namespace signifer
