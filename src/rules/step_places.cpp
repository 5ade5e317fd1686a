#include "rules/step_places.h"

#include <algorithm>
#include <string>

namespace signifer {

std::vector<StepIndex> placesOf(const Definition& definition, std::span<const std::string_view> ids) {
  std::vector<StepIndex> places;
  for (const std::string_view id : ids) {
    const int place = definition.sequence().indexOf(id);
    if (place < 0) definition.fail("", "the sequence lacks the step \"" + std::string(id) + "\"");
    places.push_back(static_cast<StepIndex>(place));
  }
  return places;
}

std::vector<std::size_t> stopsOf(const Sequence& sequence, std::span<const StepIndex> stops) {
  std::vector<std::size_t> all(static_cast<std::size_t>(sequence.size()));
  const auto stopFrom = [&](int from, int end) {
    const auto found = std::ranges::find_if(stops, [&](StepIndex stop) { return stop >= from && stop < end; });
    return found == stops.end() ? stops.size() : static_cast<std::size_t>(found - stops.begin());
  };
  std::size_t last = 0;
  for (int i = 0; i < sequence.size(); ++i) {
    int end = i + 1;
    while (end < sequence.size() && sequence.step(end).depth > sequence.step(i).depth) ++end;
    const bool isStop = stopFrom(i, i + 1) != stops.size();
    const std::size_t inside = stopFrom(i, isStop ? i + 1 : end);
    if (inside != stops.size()) last = inside;
    all[static_cast<std::size_t>(i)] = last;
  }
  return all;
}

}  // namespace signifer
