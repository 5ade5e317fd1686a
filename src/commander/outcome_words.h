// The result of an action in a sentence or two: the chances of a charge by the dice of the two units, and the end of a
// move, as a player sees it. A machine's reason compares whole turns, and says nothing where no other answer was worth
// a try.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "commander/prospects.h"

namespace signifer {

/// "Comes home 95 %, does more harm 71 %, breaks them 30 %, is broken itself 3 %. They are broken or gone before it
/// comes home 4 %."
[[nodiscard]] std::string prospectsInWords(const Prospects& prospects);

/// The prospects in words of an action that charges or attacks an enemy; empty for others, and for those that cannot be
/// carried out. Throws OddsGivenUp where `stop` became true.
[[nodiscard]] std::string attackInWords(const RuleSet& rules, const Battle& battle, const Action& action,
                                        const std::atomic<bool>* stop = nullptr);

/// The prospects for each answer from which the enemy may choose, so that nobody's choice is guessed: "If Boii: stand:
/// Comes home ...". One line where it has no choice, or where the choice changes nothing.
[[nodiscard]] std::vector<std::string> attackByReplyInWords(const RuleSet& rules, const Battle& battle,
                                                            const Action& action);

/// An answer to an attack in a word or two: the word that it chooses, else the title of its kind.
[[nodiscard]] std::string replyInWords(const RuleSet& rules, const Action& reply);

/// The place where an action with a way leaves its unit, if nobody interferes: "Ends on the flank of Boii, 3.2 in off.
/// In line with Legio IV." Told by the bases alone: the nearest enemy, from which of the quarters at 45 degrees he is
/// come upon, and the friend beside, before or behind. Empty for others, and where it stays as it was.
[[nodiscard]] std::string moveInWords(const RuleSet& rules, const Battle& battle, const Action& action);

/// The first of these that has words.
[[nodiscard]] std::string outcomeInWords(const RuleSet& rules, const Battle& battle, const Action& action,
                                         const std::atomic<bool>* stop = nullptr);

}  // namespace signifer
