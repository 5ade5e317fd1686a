#include "dice/dice.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <numeric>

namespace signifer {
namespace {

constexpr std::array<int, Die::mostFaces> numbers = [] {
  std::array<int, Die::mostFaces> counted{};
  std::iota(counted.begin(), counted.end(), 1);
  return counted;
}();
constexpr std::array<int, 6> averageFaces{2, 3, 3, 4, 4, 5};

std::optional<Die> numbered(std::string_view number, int least, Die::Kind kind) {
  if (number.empty()) return std::nullopt;
  int faces = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), faces);
  const bool whole = error == std::errc() && end == number.data() + number.size() && number.front() != '0';
  if (!whole || faces < least || faces > Die::mostFaces) return std::nullopt;
  return Die{kind, static_cast<std::uint8_t>(faces)};
}

// Nearly all pools are read against one number. They are small: counted in their places, not in a vector's lanes.
void count(std::span<const int> faces, std::span<const int> thresholds, Bands& bands) {
  if (thresholds.size() != 1) {
    for (const int face : faces) ++bands.count[static_cast<std::size_t>(bandOf(face, thresholds))];
    return;
  }
  const int least = thresholds.front();
  for (const int face : faces) ++bands.count[face >= least ? 1U : 0U];
}

}  // namespace

std::span<const int> facesOf(Die die) {
  if (die.kind == Die::Kind::average) return averageFaces;
  return std::span(numbers).first(die.faces);
}

bool hasFace(Die die, int face) {
  return die.kind == Die::Kind::average ? face >= 2 && face <= 5 : face >= 1 && face <= die.faces;
}

std::string nameOf(Die die) {
  if (die.kind == Die::Kind::average) return "avd";
  return (die.kind == Die::Kind::deck ? "deck" : "d") + std::to_string(die.faces);
}

std::optional<Die> dieNamed(std::string_view name) {
  if (name == "avd") return Die::avd;
  if (name.starts_with("deck")) return numbered(name.substr(4), 1, Die::Kind::deck);
  return name.starts_with('d') ? numbered(name.substr(1), 2, Die::Kind::plain) : std::nullopt;
}

Dice::~Dice() = default;

int FaceDice::drawn(const Throw& request) {
  const int face = nextFace(request);
  keep(face);
  return face;
}

void FaceDice::nextFaces(const Throw& request, std::span<int> faces) {
  for (int& face : faces) face = drawn(request);
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
  std::array<int, 32> room;
  for (std::size_t left = static_cast<std::size_t>(std::max(0, request.count)); left > 0;) {
    const std::span faces(room.data(), std::min(left, room.size()));
    nextFaces(request, faces);
    count(faces, request.thresholds, bands);
    left -= faces.size();
  }
  return bands;
}

}  // namespace signifer
