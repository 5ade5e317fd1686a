// Facts of manoeuvres and passages of lines, the friends that a leg passes, and the formation and place of a unit after
// a manoeuvre (CB-MAN, CB-PAS).
#pragma once

#include "cb/play/paths.h"

namespace signifer::cb {

/// The facts of a manoeuvre as the procedure asks them. `beyond`: beyond bow shot at the start and at the end (D59).
[[nodiscard]] ManoeuvreIn manoeuvreFacts(const Position& position, UnitIndex u, Manoeuvre which, bool beyond);
/// The facts of a passage of lines.
[[nodiscard]] PassageOfLinesIn passageFacts(const Position& position, UnitIndex passer, UnitIndex passed);
/// Friends whom a leg takes a unit through, in the order in which it comes upon them (D60), those left out not counted.
/// None where it passes a gap.
using FriendsPassed = boost::container::small_vector<UnitIndex, 4>;
void findFriendsPassed(const Position& position, UnitIndex u, const Pose& from, const Leg& leg, const UnitSet& leftOut,
                       FriendsPassed& passed);
/// The formation and place of a unit after a manoeuvre made on its own; nothing else is judged.
struct Reformed {
  Formation formation = Formation::line;
  int frontStands = 1;
  Pose pose;
  Base base;
};
[[nodiscard]] Reformed reformed(const Position& position, UnitIndex u, Manoeuvre which, Formation wanted,
                                const Path& path);

}  // namespace signifer::cb
