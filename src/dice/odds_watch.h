// The bounds of a question about exact odds. Code that works odds out tells the watch of every outcome of the dice and
// of every result it keeps apart. The watch ends work that nobody wants any more. It also ends a question too large for
// about two seconds and some hundred megabytes. It counts work, not time, so that a question is answered, or not, on
// every machine alike.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace signifer {

/// What one question may take.
struct OddsLimit {
  /// Outcomes of the dice that are looked at, long numbers counting more.
  double work = 1.5e6;
  /// Bytes of the results that are kept apart, with what it takes to write them.
  double bytes = 300e6;
};

/// A question about odds that was given up.
class OddsGivenUp : public std::runtime_error {
 public:
  enum class Why : std::uint8_t { tooLarge, stopped };
  explicit OddsGivenUp(Why why);
  [[nodiscard]] Why why() const { return why_; }

 private:
  Why why_;
};

class OddsWatch {
 public:
  OddsWatch() = default;
  /// `stop`, where given, ends the work once it is true.
  explicit OddsWatch(const OddsLimit& limit, const std::atomic<bool>* stop = nullptr) : limit_(limit), stop_(stop) {}

  /// One more outcome of the dice, its weight `bits` long. Throws OddsGivenUp, as do all of these.
  void look(std::size_t bits = 0) {
    work_ += 1 + static_cast<double>(bits) / 512;
    if (work_ > limit_.work || (stop_ != nullptr && stop_->load(std::memory_order_relaxed))) giveUp();
  }
  /// One more result kept apart, of so many values with a weight of so many bits.
  void keep(std::size_t values, std::size_t bits);
  /// Work that is known before it begins.
  void expect(double outcomes, double results, std::size_t values) const;

 private:
  [[noreturn]] void giveUp() const;

  OddsLimit limit_;
  const std::atomic<bool>* stop_ = nullptr;
  double work_ = 0;
  double bytes_ = 0;
};

}  // namespace signifer
