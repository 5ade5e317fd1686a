// The chance to win along a battle, by which a story weighs its events.
#pragma once

#include <cstddef>
#include <vector>

#include "play/session.h"

namespace signifer {

class StoryChances {
 public:
  explicit StoryChances(const Session& session);

  /// The change of the chance by the events from `first` to `last`, by their numbers from 1; 0 where nobody knows it.
  [[nodiscard]] double swing(std::size_t first, std::size_t last) const;
  /// The winner's part of it, less than 0 where it cost him; while nobody has won, the change.
  [[nodiscard]] double gain(std::size_t first, std::size_t last) const;
  [[nodiscard]] double at(std::size_t event) const { return first_[event]; }
  /// The first side's chance, at first and after each event; once the battle is decided, what it was last. Empty where
  /// nobody knows chances.
  [[nodiscard]] const std::vector<double>& all() const { return first_; }

 private:
  std::vector<double> first_;
  SideIndex winner_;
};

}  // namespace signifer
