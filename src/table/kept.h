// A figure for each unit of a battle, worked out when it is first asked for and kept until the unit moves: footprints
// and the like. Made anew for many small questions, so it begins without touching its memory.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

#include "table/kept_check.h"

namespace signifer {

template <class T>
class Kept {
 public:
  static constexpr std::size_t most = 256;
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  /// The figure of unit `index`; made by `make()` where it is not known.
  template <class Make>
  [[nodiscard]] const T& of(std::size_t index, Make&& make) const {
    Slot& slot = slots_[index];
    if (known(index)) {
      checkKept(slot.value, make, static_cast<long>(index));
    } else {
      std::construct_at(&slot.value, make());
      known_[index / 64] |= bit(index);
    }
    return slot.value;
  }
  /// Null where it is not known. The checking build knows none here, so that the asker comes to `of`.
  [[nodiscard]] const T* find(std::size_t index) const {
    return known(index) && !checksKept ? &slots_[index].value : nullptr;
  }
  [[nodiscard]] T* find(std::size_t index) { return known(index) ? &slots_[index].value : nullptr; }
  /// Calls f(index, figure) for all that are known, in their order; it may forget the one that it is given.
  template <class F>
  void forEachKnown(F&& f) {
    for (std::size_t i = 0; i < known_.size(); ++i)
      for (std::uint64_t left = known_[i]; left != 0; left &= left - 1) {
        const std::size_t index = 64 * i + static_cast<std::size_t>(std::countr_zero(left));
        f(index, slots_[index].value);
      }
  }
  void forget(std::size_t index) { known_[index / 64] &= ~bit(index); }
  void forgetAll() { known_ = {}; }

 private:
  static constexpr std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index % 64; }
  // Not a std::bitset, which looks at every question whether the place is one of its own.
  [[nodiscard]] bool known(std::size_t index) const { return (known_[index / 64] & bit(index)) != 0; }

  // Without a value until it is known.
  union Slot {
    Slot() {}  // NOLINT(modernize-use-equals-default): a default would begin the value
    T value;
  };

  mutable std::array<Slot, most> slots_;
  mutable std::array<std::uint64_t, most / 64> known_{};
};

}  // namespace signifer
