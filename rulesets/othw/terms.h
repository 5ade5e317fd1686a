// The words of O/THW Ancients as enumerations: what the rulings' inputs and results, the profiles and the statuses are
// made of. The order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include <boost/describe/enum.hpp>

#include "othw/forms.h"
#include "schema/words.h"
#include "table/grid.h"

namespace signifer {
BOOST_DESCRIBE_ENUM(Facing, north, east, south, west)
}  // namespace signifer

namespace signifer::othw {

/// The unit's status, with those that have left the battle.
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitState, std::uint8_t, ready, halted, fleeing, pursuing, rampaging, gone)
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitClass, std::uint8_t, infantry, skirmishers, lightCavalry, cavalry, elephants)
BOOST_DEFINE_FIXED_ENUM_CLASS(Breed, std::uint8_t, none, african, indian)

}  // namespace signifer::othw
