// The nearest legal change of a move, group move or charge that was refused: the same way broken off where it is still
// legal, or another way by which the charge reaches. It looks for ways; whether the unit may act at all is not asked.
#pragma once

#include <optional>

#include "othw/play/ways.h"

namespace signifer::othw {

/// The longest beginning of these steps that the unit may walk; none where not even the first is open.
[[nodiscard]] std::optional<Path> shortened(const Book& book, const Battle& battle, const Board& board, UnitIndex unit,
                                            const Path& steps);
/// The same for a group.
[[nodiscard]] std::optional<Path> shortened(const Book& book, const Battle& battle, const Board& board,
                                            const UnitSet& units, const Path& steps);

struct FoundCharge {
  UnitIndex target = noUnit;
  Path path;
};
/// The shortest way to charge this enemy, or any if `target` is noUnit (OT-CHG-2).
[[nodiscard]] std::optional<FoundCharge> findCharge(const Book& book, const Battle& battle, const Board& board,
                                                    UnitIndex unit, UnitIndex target);

}  // namespace signifer::othw
