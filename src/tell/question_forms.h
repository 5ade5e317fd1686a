// The forms of questions that are answered. Each form says which parts of a question its answer takes account of. A
// question with one part more asks for something else, so it is not answered.
#pragma once

#include "tell/asked.h"

namespace signifer::tell {

enum class Form : std::uint8_t {
  rule,
  trial,
  lastMove,
  whoMustDo,
  whoMayBe,
  whoMay,
  whoComesTo,
  whoHasWon,
  whoDeploys,
  whoBegins,
  whoHasDone,
  whoFights,
  whoLeads,
  whoseTurn,
  whoIs,
  whoMust,
  who,
  condition,
  where,
  answers,
  howFar,
  howManyDice,
  howMany,
  standsAt,
  whatMay,
  may,
  needs,
  hasDone,
  state,
  whatNow,
  isWith,
  comesTo,
  nobodyNamed,
  mayBoth,
  charged,
  trait,
  generals,
  arrivals,
  objectives,
  length,
  notWorkedOut,
};

/// The form of a question; `ofTrial` where it asks for an order that leaders give by a roll.
[[nodiscard]] Form formOf(const Asked& asked, bool ofTrial);
/// The first word of the question of which an answer of this form takes no account; null where there is none.
[[nodiscard]] const Word* leftOut(const Asked& asked, Form form);

}  // namespace signifer::tell
