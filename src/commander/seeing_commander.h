// A commander who sees no more than his side: he is asked about the battle without whoever is hidden from it. Where
// nothing is hidden he answers as ever.
#pragma once

#include <memory>

#include "commander/commander.h"

namespace signifer {

[[nodiscard]] std::unique_ptr<Commander> seeingOnlyHisSide(std::unique_ptr<Commander> commander);

}  // namespace signifer
