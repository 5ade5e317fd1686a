// The option --side of a verb: what is printed is what that side may know.
#pragma once

#include <string>

#include "cli/program.h"
#include "view/view.h"

namespace signifer::cli {

/// The option's value, a side's id; empty where it was not given.
struct SideArgument {
  std::string id;

  void addTo(Verb verb);
  /// noSide where it was not given. Throws WrongQuestion for an id that no side has.
  [[nodiscard]] SideIndex in(const Battle& battle) const;
};

}  // namespace signifer::cli
