// The words of O/THW Ancients as enumerations, and those of the table's squares.
#pragma once

#include <boost/describe/enum.hpp>

#include "othw/slots.h"
#include "table/grid.h"

namespace signifer {
BOOST_DESCRIBE_ENUM(Facing, north, east, south, west)
}  // namespace signifer
