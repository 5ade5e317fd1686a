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

/// Keeps at most `most` of the actions from `first` on, drawn by lot.
inline void keepSome(ActionList& actions, std::size_t first, std::size_t most, Stream& lots) {
  const std::size_t count = actions.size() - first;
  if (count <= most) return;
  for (std::size_t i = 0; i < most; ++i)
    std::swap(actions[first + i], actions[first + i + lots.below(static_cast<std::uint32_t>(count - i))]);
  actions.resize(first + most);
}

/// Draws proposals until `workOut(proposal)` has added `most` answers to `out`, or nothing is left to be proposed; of
/// those that are too many it keeps some by lot. `proposals` may be a list of whatever names one.
template <class List, class WorkOut>
void drawSome(List& proposals, std::size_t most, ActionList& out, Stream& lots, WorkOut&& workOut) {
  const std::size_t first = out.size();
  while (out.size() < first + most && !proposals.empty()) {
    std::swap(proposals[lots.below(static_cast<std::uint32_t>(proposals.size()))], proposals.back());
    const auto drawn = proposals.back();
    proposals.pop_back();
    workOut(drawn);
  }
  keepSome(out, first, most, lots);
}

}  // namespace signifer
