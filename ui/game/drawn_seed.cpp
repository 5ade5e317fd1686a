#include "game/drawn_seed.h"

#include <QRandomGenerator>
#include <utility>

namespace signifer::ui {
namespace {

constexpr int beyondLargest = 1000000;

std::function<std::uint64_t()>& seedSource() {
  static std::function<std::uint64_t()> source;
  return source;
}

}  // namespace

std::uint64_t drawnSeed() {
  if (seedSource()) return seedSource()();
  return static_cast<std::uint64_t>(QRandomGenerator::system()->bounded(1, beyondLargest));
}

void drawSeedsFrom(std::function<std::uint64_t()> source) { seedSource() = std::move(source); }

}  // namespace signifer::ui
