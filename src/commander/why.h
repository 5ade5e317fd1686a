// A commander's reason in words: what it chose, what it would have chosen else, and by how much the one came out
// better.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "commander/orders.h"

namespace signifer {

/// "Legio V: Charge, Boii", "Hypaspists: March or wheel, 8 in", "End the step".
[[nodiscard]] std::string actionInWords(const RuleSet& rules, const Battle& battle, const Action& action);
/// The same without the unit.
[[nodiscard]] std::string deedInWords(const RuleSet& rules, const Battle& battle, const Action& action);
/// An answer to the question of the moment. If the answer names no unit, the unit in question is named.
[[nodiscard]] std::string answerInWords(const RuleSet& rules, const Battle& battle, const Action& action);

/// An answer and what its tries ended with, in hundredths of the rule set's measure of victory: by appraiseEnd() where
/// it was played out.
struct Alternative {
  const Action* action = nullptr;
  const std::vector<int>* outcomes = nullptr;
  bool playedOut = false;
};

/// The reason for an answer that did not come out best: no other was clearly better, or the commander's character.
enum class Leaning : std::uint8_t { level, bold, cautious, erratic };

/// "Legio V: Charge, Boii. Better than Do no more this turn in 14 of 16 tries and worse in 2: 62 % to win against 54
/// %." In points where the rule set knows no chances. Where another unit might have done the same and no try came out
/// otherwise, the answer alone.
[[nodiscard]] std::string preference(const RuleSet& rules, const Battle& battle, const Alternative& chosen,
                                     const Alternative& next, Leaning leaning);

/// The measure of playouts' outcomes: points by appraiseEnd(); chances to win after some player turns, in millionths;
/// or chances in battles fought on to the end, where a draw is half a win.
enum class Measured : std::uint8_t { points, chances, victories };

/// "The left wing holds, the centre charges where it can, the right wing holds. Of 24 battles fought on to the end it
/// wins 15, without orders 9." Of no orders the figures alone, or that each does as it sees fit where there are none.
[[nodiscard]] std::string planInWords(const Orders& orders, const std::vector<int>& outcomes,
                                      const std::vector<int>& ofFree, Measured measured);
/// Puts an order of battle, given in words, against the usual one. If the order was reconsidered, it is put against the
/// one that was begun.
[[nodiscard]] std::string deploymentInWords(const std::string& order, const std::vector<int>& outcomes,
                                            const std::vector<int>& ofFirst, bool again, Measured measured);

}  // namespace signifer
