// Morale: saves, what markers make of a unit, the two break tests, Disorder coming off.
// The sheet's morale saves and Break Test tables.
#pragma once

#include <optional>

#include "initiative/forms.h"
#include "initiative/tables.h"
#include "rules/procedure.h"

namespace signifer::initiative {

/// IO-STA-2.
[[nodiscard]] constexpr bool isShaken(int hits, int stamina) { return hits >= stamina; }
/// IO-STA-3.
[[nodiscard]] inline bool isShattered(int hits, int stamina, const Book& book) {
  return hits >= book.tables.shatteredTimes * stamina;
}

[[nodiscard]] std::optional<Refusal> refuseMoraleSave(const MoraleSaveIn& in);
/// IO-SAV-1 to IO-SAV-11. Dice: one d6 for each hit, where a save is possible.
[[nodiscard]] MoraleSaveOut moraleSave(const MoraleSaveIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseUnitStatus(const UnitStatusIn& in, const Book& book);
/// IO-STA-1 to IO-STA-3, IO-BRK-4.
[[nodiscard]] UnitStatusOut unitStatus(const UnitStatusIn& in, const Book& book);

[[nodiscard]] std::optional<Refusal> refuseBreakTest(const BreakTestIn& in, const Book& book);
/// The row of each table that a score reads: of 10 or more the first, of 2 or less the last.
[[nodiscard]] std::string_view breakRow(int score);
[[nodiscard]] std::string_view rangedBreakRow(int score);

/// IO-BRK-1 to IO-BRK-4, IO-BTR-1 to IO-BTR-9. Dice: two d6.
[[nodiscard]] RangedBreakTestOut rangedBreakTest(const BreakTestIn& in, const Book& book, Dice& dice,
                                                 Modifiers& modifiers);

/// IO-BRK-1 to IO-BRK-4, IO-BTH-1 to IO-BTH-9, IO-BTH-12. Dice: two d6.
[[nodiscard]] BreakTestOut breakTest(const BreakTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

/// IO-SEQ-6, IO-STA-5.
[[nodiscard]] RemoveDisorderOut removeDisorder(const RemoveDisorderIn& in, const Book& book);

}  // namespace signifer::initiative
