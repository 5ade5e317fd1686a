// The places from which units moved or charged in this player turn, as people told it. A line that puts a move right
// starts there. The rules ask for answers and tests by the way that a charger came. The places are kept as relations of
// kinds that no rule set has. So the state carries them, and files save them. A battle of which nothing was told is as
// it ever was.
#pragma once

#include <optional>
#include <vector>

#include "battle/battle.h"

namespace signifer {

struct Origin {
  UnitIndex unit = noUnit;
  /// The enemy whom it charged; a move has none.
  UnitIndex target = noUnit;
  Pose from;
};

/// Whether the relation is a part of such a place, and none of the rule set's.
[[nodiscard]] inline bool isOfOrigin(const Relation& relation) { return relation.kind < 0; }

/// In the order in which they were told.
[[nodiscard]] std::vector<Origin> origins(const Battle& battle);
[[nodiscard]] std::optional<Pose> chargeOrigin(const Battle& battle, UnitIndex charger, UnitIndex target);
[[nodiscard]] std::optional<Pose> moveOrigin(const Battle& battle, UnitIndex unit);
/// The enemy whom a charge was told on; noUnit where none was.
[[nodiscard]] UnitIndex toldTarget(const Battle& battle, UnitIndex charger);
/// In the place of what was kept of a move, or of a charge, of that unit.
void noteOrigin(Battle& battle, const Origin& origin);
void forgetOrigins(Battle& battle);

/// The units of which it was told in this step that nothing befell them: a test that is passed is not due any more.
[[nodiscard]] std::vector<UnitIndex> settledUnits(const Battle& battle);
void noteSettled(Battle& battle, UnitIndex unit);
void forgetSettled(Battle& battle);

}  // namespace signifer
