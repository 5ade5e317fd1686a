#include "dice/sources.h"

#include <string>

namespace signifer {
namespace {

// The finaliser of SplitMix64: spreads neighbouring numbers over the whole range.
std::uint64_t mixed(std::uint64_t value) {
  value += 0x9E3779B97F4A7C15U;
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
  return value ^ (value >> 31U);
}

// Outputs below this would make some faces likelier than others: 2^32 modulo 6.
constexpr std::uint32_t unevenRest = 4;

boost::random::mt19937 engineFor(std::uint64_t stream) {
  return boost::random::mt19937(static_cast<std::uint32_t>(mixed(stream) >> 32U));
}

}  // namespace

std::uint64_t streamSeed(std::uint64_t seed, std::uint64_t battle, std::string_view purpose) {
  std::uint64_t hash = mixed(seed);
  hash = mixed(hash ^ battle);
  for (const char letter : purpose) hash = mixed(hash ^ static_cast<unsigned char>(letter));
  return hash;
}

RolledDice::RolledDice(std::uint64_t stream) : engine_(engineFor(stream)) {}

unsigned RolledDice::sixth() {
  for (;;) {
    const std::uint64_t product = std::uint64_t{engine_()} * 6;
    if (static_cast<std::uint32_t>(product) >= unevenRest) return static_cast<unsigned>(product >> 32U);
  }
}

int RolledDice::nextFace(const Throw& request) {
  ++drawn_;
  return facesOf(request.die)[sixth()];
}

void RolledDice::skip(std::uint64_t faces) {
  for (std::uint64_t i = 0; i < faces; ++i) (void)sixth();
  drawn_ += faces;
}

ScriptError::ScriptError(Kind kind, std::size_t at, const std::string& what)
    : std::runtime_error(what), kind_(kind), at_(at) {}
ScriptError::~ScriptError() = default;

int ScriptedDice::nextFace(const Throw& request) {
  if (used_ >= faces_.size())
    throw ScriptError(ScriptError::Kind::exhausted, used_, "more dice are needed than were given");
  const int face = faces_[used_];
  if (!hasFace(request.die, face))
    throw ScriptError(ScriptError::Kind::noSuchFace, used_, "the die has no face " + std::to_string(face));
  ++used_;
  return face;
}

int RecordingDice::nextFace(const Throw& request) {
  faces_.push_back(source_.one(request.purpose, request.die));
  return faces_.back();
}

}  // namespace signifer
