// The sentences that a story has for a deed: several of each, so that no two of one shape follow each other.
#pragma once

#include <string>
#include <vector>

#include "rules/deeds.h"
#include "sheet/story_fates.h"

namespace signifer {

/// The names in a sentence: agents, victims, as subjects of it; a person; and the place, with a space before it.
struct ShapeNames {
  std::string agents;
  bool manyAgents = false;
  std::string victims;
  bool manyVictims = false;
  std::string person;
  std::string where;
  /// The same names where others are the subject.
  std::string agentsAsObject;
  std::string victimsAsObject;
};

/// All sentences that fit; empty for a deed that has none.
[[nodiscard]] std::vector<std::string> shapesOf(Deed deed, Manner manner, const ShapeNames& names);

}  // namespace signifer
