// The sequence of play: one tree of phases and steps. It drives play, the window's sequence dock and the printed
// checklist, so that nothing a player reads can disagree with what the engine does.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace signifer {

enum class Actor : std::uint8_t { active, opponent, both };

struct Step {
  std::string id;
  std::string title;
  /// The referee's work in the step; may be empty.
  std::string help;
  /// The reply to any other wish while the step is asked: "{side} is shooting."
  std::string asks;
  Actor actor = Actor::active;
  bool optional = false;
  std::vector<std::string> rules;
  /// Index of the step that this one is part of, -1 for a phase.
  int parent = -1;
  int depth = 0;
  /// Indexes of its own steps.
  std::vector<int> steps;
};

/// All steps in the tree's order, parents before children; a StepIndex is a place in this list.
class Sequence {
 public:
  Sequence() = default;
  explicit Sequence(std::vector<Step> steps) : steps_(std::move(steps)) {}

  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  [[nodiscard]] const Step& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }
  /// Index of the step with this id, -1 where there is none.
  [[nodiscard]] int indexOf(std::string_view id) const;
  [[nodiscard]] int size() const { return static_cast<int>(steps_.size()); }

 private:
  std::vector<Step> steps_;
};

[[nodiscard]] std::string_view nameOf(Actor actor);

}  // namespace signifer
