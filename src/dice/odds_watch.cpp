#include "dice/odds_watch.h"

namespace signifer {
namespace {

// A result in the list that is handed back and in the JSON that is written from it.
constexpr double bytesOfResult = 320;
constexpr double bytesOfValue = 160;

}  // namespace

OddsGivenUp::OddsGivenUp(Why why)
    : std::runtime_error(why == Why::tooLarge ? "These odds have too many outcomes. Ask for fewer results together."
                                              : "Stopped."),
      why_(why) {}

void OddsWatch::keep(std::size_t values, std::size_t bits) {
  bytes_ += bytesOfResult + bytesOfValue * static_cast<double>(values) + static_cast<double>(bits);
  // Its share is divided out and written in decimals, both in the square of its length.
  const double longs = static_cast<double>(bits) / 512;
  work_ += 1 + 4 * longs * longs;
  if (bytes_ > limit_.bytes || work_ > limit_.work) giveUp();
}

void OddsWatch::expect(double outcomes, double results, std::size_t values) const {
  const double bytes = results * (bytesOfResult + bytesOfValue * static_cast<double>(values));
  if (work_ + outcomes > limit_.work || bytes_ + bytes > limit_.bytes) giveUp();
}

void OddsWatch::giveUp() const {
  const bool stopped = stop_ != nullptr && stop_->load(std::memory_order_relaxed);
  throw OddsGivenUp(stopped ? OddsGivenUp::Why::stopped : OddsGivenUp::Why::tooLarge);
}

}  // namespace signifer
