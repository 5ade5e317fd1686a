// A figure for each unit of a battle, worked out when it is first asked for and kept until the unit moves: footprints
// and the like. Made anew for many small questions, so it begins without touching its memory.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <memory>
#include <type_traits>

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
    if (!known_.test(index)) {
      std::construct_at(&slot.value, make());
      known_.set(index);
    }
    return slot.value;
  }
  /// Null where it is not known.
  [[nodiscard]] const T* find(std::size_t index) const { return known_.test(index) ? &slots_[index].value : nullptr; }
  void forget(std::size_t index) { known_.reset(index); }
  void forgetAll() { known_.reset(); }

 private:
  // Without a value until it is known.
  union Slot {
    Slot() {}  // NOLINT(modernize-use-equals-default): a default would begin the value
    T value;
  };

  mutable std::array<Slot, most> slots_;
  mutable std::bitset<most> known_;
};

}  // namespace signifer
