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
