// The facts of a battle for the reader of photos.
#pragma once

#include <optional>

#include "battle/battle.h"
#include "photo/reading.h"
#include "rules/definition.h"

namespace signifer::photo {

/// The marks of a battle and where their owners stand; of this side where it is given. People who are with a unit have
/// no mark on the table.
[[nodiscard]] TableFacts factsOf(const Definition& definition, const Battle& battle,
                                 std::optional<Length> markSide = {});

}  // namespace signifer::photo
