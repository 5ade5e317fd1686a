// The words of CB as enumerations, and how many kinds of troops there are.
#pragma once

#include "cb/slots.h"

namespace signifer::cb {

inline constexpr std::size_t troops = Words<Troop>::words.size();

}  // namespace signifer::cb
