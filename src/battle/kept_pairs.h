// A fact about one unit as seen from another, such as whether it is in sight. The fact is kept until one of the two
// moves, or a unit that was or is near a line between them. Only positions that remember keep it.
#pragma once

#include <vector>

#include "battle/stands.h"
#include "table/kept_check.h"

namespace signifer {

template <class T>
class KeptPairs {
 public:
  template <class Make>
  [[nodiscard]] T of(const Stands& stands, UnitIndex a, UnitIndex b, Make&& make) const {
    if (!stands.remembers()) return make();
    const auto count = static_cast<std::size_t>(stands.battle().unitCount());
    if (entries_.empty()) entries_.resize(count * count);
    Entry& entry = entries_[static_cast<std::size_t>(a) * count + static_cast<std::size_t>(b)];
    if (entry.steps == 0 || !stands.unmovedBetween(a, b, entry.steps))
      entry.value = make();
    else
      checkKept(entry.value, make, a);
    entry.steps = stands.steps().count();
    return entry.value;
  }

 private:
  struct Entry {
    T value{};
    /// How many had moved then; 0: nothing is known.
    std::uint32_t steps = 0;
  };
  mutable std::vector<Entry> entries_;
};

}  // namespace signifer
