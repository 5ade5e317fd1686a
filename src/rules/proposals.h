// Candidates in two steps: what might be done is proposed after a cheap look, and only what is looked at is worked out
// and judged. Whoever lists candidates works all proposals out; whoever draws one works out what the lot falls on until
// an answer comes of it, so that each is as likely as in the list.
#pragma once

#include <algorithm>
#include <array>
#include <boost/container/small_vector.hpp>

#include "battle/action.h"
#include "dice/stream.h"

namespace signifer {

/// Something that might be done: `what` is of an enumeration of the rule set's own, which says what the places mean.
struct Proposal {
  std::int16_t what = 0;
  UnitIndex unit = noUnit;
  UnitIndex target = noUnit;
  std::int16_t value = 0;
};

/// In place, so that drawing allocates nothing in battles of common size.
using Proposals = boost::container::small_vector<Proposal, 256>;

/// Keeps one of the actions from `first` on, drawn by lot.
inline void keepOne(ActionList& actions, std::size_t first, Stream& lots) {
  if (const std::size_t count = actions.size() - first; count > 1) {
    std::swap(actions[first], actions[first + lots.below(static_cast<std::uint32_t>(count))]);
    actions.resize(first + 1);
  }
}

/// Draws proposals until `workOut(proposal)` has added an answer to `out`; of several that come of one proposal it
/// keeps one.
template <class WorkOut>
void drawOne(Proposals& proposals, ActionList& out, Stream& lots, WorkOut&& workOut) {
  const std::size_t first = out.size();
  while (out.size() == first && !proposals.empty()) {
    std::swap(proposals[lots.below(static_cast<std::uint32_t>(proposals.size()))], proposals.back());
    const Proposal drawn = proposals.back();
    proposals.pop_back();
    workOut(drawn);
  }
  keepOne(out, first, lots);
}

}  // namespace signifer
