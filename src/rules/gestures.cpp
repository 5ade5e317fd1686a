#include "rules/gestures.h"

namespace signifer {

PoseReader::~PoseReader() = default;

Action meantBy(const RuleSet& rules, const Battle& battle, UnitIndex unit, const Shown& shown) {
  const auto* reader = dynamic_cast<const PoseReader*>(&rules);
  return reader != nullptr ? reader->readPose(battle, unit, shown) : rules.propose(battle, unit, shown.centre);
}

}  // namespace signifer
