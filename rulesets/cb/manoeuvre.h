// Manoeuvres: what share of its move each costs a unit, and the DPs. How far a wheel goes, and where a unit ends, is
// measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/tables.h"
#include "rules/procedure.h"

namespace signifer::cb {

struct ManoeuvreOut : ManoeuvreResult {
  /// The row that prices it.
  std::string_view row = {};
};
BOOST_DESCRIBE_STRUCT(ManoeuvreOut, (ManoeuvreResult), ())
[[nodiscard]] std::optional<Refusal> refuseManoeuvre(const Book& book, const ManoeuvreIn& in);
/// CB-MAN-1 to 22. The DPs of special troops are critical tests.
[[nodiscard]] ManoeuvreOut manoeuvre(const Book& book, const ManoeuvreIn& in, Modifiers& modifiers);

}  // namespace signifer::cb
