// Something found of a battle and kept while the battle rests. `moment` is the number of the rest (battle/stands.h), 0
// while the battle is being changed: then nothing is kept.
#pragma once

#include <cstdint>

#include "table/kept_check.h"

namespace signifer {

/// One answer, of one question that is told from others by its key.
template <class T, class Key = int>
class AtRest {
 public:
  template <class Make>
  [[nodiscard]] const T& of(std::uint32_t moment, Key key, Make&& make) const {
    if (moment == 0 || moment != moment_ || key != key_) {
      value_ = make();
      key_ = key;
      moment_ = moment;
    } else {
      checkKept(value_, make);
    }
    return value_;
  }
  template <class Make>
  [[nodiscard]] const T& of(std::uint32_t moment, Make&& make) const {
    return of(moment, Key{}, make);
  }

 private:
  mutable T value_{};
  mutable Key key_{};
  mutable std::uint32_t moment_ = 0;
};

}  // namespace signifer
