// A view of a battle that knows when the battle rests: nobody changes it before `stir` is called, so what is found of
// it may be kept (table/at_rest.h). A view of which nobody is told otherwise rests from the beginning.
#pragma once

#include <cstdint>

namespace signifer {

class Resting {
 public:
  void rest() const { moment_ = ++rests_; }
  void stir() const { moment_ = 0; }
  /// As if it had not stirred: nothing has changed since that moment.
  void restAgain(std::uint32_t moment) const { moment_ = moment; }
  /// The number of this rest, 0 where there is none.
  [[nodiscard]] std::uint32_t moment() const { return moment_; }

 private:
  mutable std::uint32_t rests_ = 1;
  mutable std::uint32_t moment_ = 1;
};

}  // namespace signifer
