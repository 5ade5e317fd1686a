// The header of a rule set's numbered slots, from <id>.json: profiles and statuses, relations, tasks, actions, and the
// words that they hold. Play reaches a slot by its enumerator. Written from the same list, the two cannot come apart.
#pragma once

#include <string>

#include "forms/enumerations.h"

namespace signifer::forms {

/// Declares UnitProfile, UnitStatus, PersonProfile, PersonStatus, SideStatus, BattleStatus, RelationKind, TaskKind and
/// ActionId, each where the file has its list. A field's "enum" names the enumeration of its values, the file's
/// "terrainEnum" that of the kinds of ground. Throws std::runtime_error where one has been declared with other words.
void declareSlots(const Json& file, Enumerations& enumerations);

/// The code of `slotListsOf(ActionId)`: the lists of the file that the enumerations were written from, for the check
/// when a rule set is loaded (Definition::requireSlots()).
[[nodiscard]] std::string slotLists(const Json& file);

}  // namespace signifer::forms
