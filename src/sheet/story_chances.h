// The chance to win along a battle, by which a story weighs its events and says how it stood between the turns.
#pragma once

#include <cstddef>
#include <vector>

#include "play/session.h"
#include "sheet/story.h"
#include "sheet/story_fates.h"

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

/// Puts a sentence behind each turn that changed who had the better of the battle. `turningPoint`: the last event of
/// the turn that changed most, which has a sentence of its own; 0 for none.
void addTension(const Session& session, const StoryChances& chances, std::size_t turningPoint, Story& story);

/// The gain of the winner by a sentence of a turn. The end of a unit began with the blows that it took in that turn.
[[nodiscard]] double broughtBy(const Session& session, const StoryChances& chances, const StorySentence& one,
                               const StoryTurn& turn);

/// The loser's units that fared worst in the event that brought the winner most of a turn. Empty where no event did.
[[nodiscard]] std::vector<UnitIndex> worstOff(const TurnsFates& fates, const StoryChances& chances,
                                              const StoryTurn& turn, SideIndex winner, const Battle& start);

}  // namespace signifer
