#include "othw/play/play.h"

namespace signifer::othw {

StepNumbers::StepNumbers(const Definition& definition) {
  constexpr std::array<std::string_view, 11> ids{"own-flights",    "own-pursuits",      "own-rampages", "choose-action",
                                                 "roll-attacks",   "cancel-hits",       "rampage-roll", "retreat-tests",
                                                 "winner-follows", "general-leftovers", "victory-step"};
  const Sequence& sequence = definition.sequence();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const int index = sequence.indexOf(ids[i]);
    if (index < 0) definition.fail("", "the sequence lacks the step \"" + std::string(ids[i]) + "\"");
    numbers_[i] = static_cast<StepIndex>(index);
  }
  // Steps stand in the tree's order: each belongs to the last part that has begun.
  if (sequence.size() > static_cast<int>(parts_.size())) definition.fail("", "the sequence has too many steps");
  Part part = Part::flights;
  for (int i = 0; i < sequence.size(); ++i) {
    const std::string& id = sequence.step(i).id;
    if (id == "own-pursuits") part = Part::pursuits;
    if (id == "own-rampages") part = Part::rampages;
    if (id == "activations") part = Part::actions;
    if (id == "general-leftovers") part = Part::leftovers;
    if (id == "phase-close") part = Part::close;
    parts_[static_cast<std::size_t>(i)] = part;
  }
}

Part StepNumbers::partOf(StepIndex step) const { return parts_[static_cast<std::size_t>(step)]; }

}  // namespace signifer::othw
