// The words of CB as enumerations: what the rulings' inputs and results, the profiles and the statuses are made of. The
// order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include <boost/describe/enum.hpp>

#include "cb/forms.h"
#include "schema/words.h"

namespace signifer::cb {

BOOST_DEFINE_FIXED_ENUM_CLASS(Weapon, std::uint8_t, none, javelin, bowOrSling, artillery)
/// A leader's rank, and the breed of elephants.
BOOST_DEFINE_FIXED_ENUM_CLASS(Rank, std::uint8_t, general, alliedCommander, subordinate)
BOOST_DEFINE_FIXED_ENUM_CLASS(ElephantKind, std::uint8_t, none, indian, african)

inline constexpr std::size_t troops = 12;

}  // namespace signifer::cb
