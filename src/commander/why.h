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
/// The same of an answer to what is asked in the battle now: of one that names no unit, whose it is.
[[nodiscard]] std::string answerInWords(const RuleSet& rules, const Battle& battle, const Action& action);

/// An answer and what its tries ended with, in hundredths of the rule set's measure of victory: by appraiseEnd() where
/// it was played out.
struct Alternative {
  const Action* action = nullptr;
  const std::vector<int>* outcomes = nullptr;
  bool playedOut = false;
};

/// What made a commander take an answer that did not come out best: that another was not clearly better, or his
/// character.
enum class Leaning : std::uint8_t { level, bold, cautious, erratic };

/// "Legio V: Charge, Boii. Better than Do no more this turn in 14 of 16 tries and worse in 2: 62 % to win against 54
/// %." In points where the rule set knows no chances. Where another unit might have done the same and no try came out
/// otherwise, the answer alone.
[[nodiscard]] std::string preference(const RuleSet& rules, const Battle& battle, const Alternative& chosen,
                                     const Alternative& next, Leaning leaning);

/// What the outcomes of playouts are: by appraiseEnd(); chances to win after some player turns, in millionths; the same
/// of battles that were fought on to the end, a draw being half of one.
enum class Measured : std::uint8_t { points, chances, victories };

/// "The left wing holds, the centre charges where it can, the right wing holds. Of 24 battles fought on to the end it
/// wins 15, without orders 9." Of no orders the figures alone, or that each does as it sees fit where there are none.
[[nodiscard]] std::string planInWords(const Orders& orders, const std::vector<int>& outcomes,
                                      const std::vector<int>& ofFree, Measured measured);
/// The same of an order of battle, which is given in words, against the usual one or, where it was thought of again,
/// the one that was begun.
[[nodiscard]] std::string deploymentInWords(const std::string& order, const std::vector<int>& outcomes,
                                            const std::vector<int>& ofFirst, bool again, Measured measured);

}  // namespace signifer
