#include "dice/dice.h"

#include <algorithm>
#include <cassert>

namespace signifer {
namespace {

constexpr std::array<int, 6> ordinaryFaces{1, 2, 3, 4, 5, 6};
constexpr std::array<int, 6> averageFaces{2, 3, 3, 4, 4, 5};

}  // namespace

std::span<const int, 6> facesOf(Die die) {
  return die == Die::d6 ? std::span<const int, 6>(ordinaryFaces) : std::span<const int, 6>(averageFaces);
}

bool hasFace(Die die, int face) { return std::ranges::find(facesOf(die), face) != facesOf(die).end(); }

Dice::~Dice() = default;

int FaceDice::drawn(const Throw& request) {
  const int face = nextFace(request);
  keep(face);
  return face;
}

int FaceDice::readFace(const Throw& request) {
  begin(request);
  return drawn(request);
}

int FaceDice::readTotal(const Throw& request) {
  begin(request);
  int total = 0;
  for (int i = 0; i < request.count; ++i) total += drawn(request);
  return total;
}

Bands FaceDice::readBands(const Throw& request) {
  assert(request.thresholds.size() < static_cast<std::size_t>(Bands::most));
  begin(request);
  Bands bands;
  for (int i = 0; i < request.count; ++i)
    ++bands.count[static_cast<std::size_t>(bandOf(drawn(request), request.thresholds))];
  return bands;
}

}  // namespace signifer
