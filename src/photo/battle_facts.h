// The facts of a battle for the reader of photos.
#pragma once

#include "battle/battle.h"
#include "photo/reading.h"
#include "play/marks.h"
#include "rules/definition.h"

namespace signifer::photo {

/// The marks of a battle, as is wished, and where their owners stand. Who is still to be deployed is expected where the
/// battle's file has him. The mark of a person who is with a unit is known, but not expected on the table.
[[nodiscard]] TableFacts factsOf(const Definition& definition, const Battle& battle, const MarkWish& wish = {});

}  // namespace signifer::photo
