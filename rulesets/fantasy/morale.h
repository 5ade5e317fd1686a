// Psychology and flight: panic, fear and terror, break tests and what winners do, flights and pursuits, rallying and
// coming back to the table.
#pragma once

#include "fantasy/command.h"
#include "fantasy/forms.h"

namespace signifer::fantasy {

/// Inches (FA-FLE-3 to 6).
[[nodiscard]] FleeDistanceOut fleeDistance(const Book& book, const FleeDistanceIn& in, Dice& dice);

/// FA-PUR-2.
[[nodiscard]] PursuitOut pursuit(const Book& book, const PursuitIn& in, Dice& dice);

/// Is there a test at all? The procedure rolls for it if so.
[[nodiscard]] bool callsForPanic(const Book& book, const PanicTestIn& in);
[[nodiscard]] std::optional<Refusal> refusePanicTest(const PanicTestIn& in);
/// FA-PAN-1 to 9, FA-FRZ-6, FA-STB-1.
[[nodiscard]] PanicTestOut panicTest(const Book& book, const PanicTestIn& in, Dice& dice, Modifiers& modifiers);

/// FA-FEA-1 to 5, FA-FRZ-7.
[[nodiscard]] FearTestOut fearTest(const FearTestIn& in, Dice& dice);

[[nodiscard]] bool callsForTerror(const Book& book, const TerrorTestIn& in);
/// FA-TRR-1 to 4, FA-FRZ-7.
[[nodiscard]] TerrorTestOut terrorTest(const Book& book, const TerrorTestIn& in, Dice& dice);

/// Are too few left to try (FA-RAL-2)?
[[nodiscard]] bool tooFewToRally(const Book& book, const RallyTestIn& in);
[[nodiscard]] std::optional<Refusal> refuseRallyTest(const RallyTestIn& in);
/// FA-RAL-1 to 4.
[[nodiscard]] RallyTestOut rallyTest(const Book& book, const RallyTestIn& in, Dice& dice, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseReturnTest(const ReturnTestIn& in);
/// FA-SEQ-3, FA-RET-1 to 3.
[[nodiscard]] ReturnTestOut returnTest(const Book& book, const ReturnTestIn& in, Dice& dice, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseBreakTest(const BreakTestIn& in);
/// FA-BRK-2, FA-BRK-3, FA-BRK-8, FA-FEA-6, FA-FEA-7, FA-STB-2, FA-STB-3, FA-HAT-1, FA-STD-1 to 3, FA-FRZ-7, FA-FRZ-8.
[[nodiscard]] BreakTestOut breakTest(const Book& book, const BreakTestIn& in, Dice& dice, Modifiers& modifiers);

/// Why one of the sequels is not open; the procedure permits those without a reason.
[[nodiscard]] Reasons<NoSequel> noSequel(const Book& book, const AfterCombatIn& in, Sequel sequel);
/// FA-FRZ-4, FA-FRZ-5, FA-HAT-3, FA-HAT-4, FA-PUR-1, FA-BRK-9.
[[nodiscard]] AfterCombatOut afterCombat(const Book& book, const AfterCombatIn& in);

}  // namespace signifer::fantasy
