#include "dice/sources.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace signifer {
int RolledDice::nextFace(const Throw& request) {
  ++drawn_;
  const auto faces = facesOf(request.die);
  if (request.left.empty()) return faces[stream_.below(request.die.faces)];
  assert(request.cards() > 0);
  int card = static_cast<int>(stream_.below(static_cast<std::uint32_t>(request.cards())));
  std::size_t kind = 0;
  while (card >= request.left[kind]) card -= request.left[kind++];
  return faces[kind];
}

void RolledDice::facesFor(const Throw& request, std::span<int> faces) {
  const auto shown = facesOf(request.die);
  if (shown.size() != 6 || !request.left.empty()) {
    for (int& face : faces) face = nextFace(request);
    return;
  }
  drawn_ += faces.size();
  for (int& face : faces) face = shown[stream_.below(6)];
}

// Most pools are of six faces against one number, and nobody asks for the faces: then none is laid down.
Bands RolledDice::readBands(const Throw& request) {
  const auto shown = facesOf(request.die);
  if (shown.size() != 6 || request.thresholds.size() != 1 || !request.left.empty() || keepsFaces())
    return FaceDice::readBands(request);
  const int least = request.thresholds.front();
  Bands bands;
  for (int i = 0; i < request.count; ++i) ++bands.count[shown[stream_.below(6)] >= least ? 1U : 0U];
  drawn_ += static_cast<std::uint64_t>(std::max(0, request.count));
  return bands;
}

void RolledDice::skip(std::uint32_t equallyLikely, std::uint64_t faces) {
  for (std::uint64_t i = 0; i < faces; ++i) (void)stream_.below(equallyLikely);
  drawn_ += faces;
}

ScriptError::ScriptError(Kind kind, std::size_t at, const std::string& what)
    : std::runtime_error(what), kind_(kind), at_(at) {}
ScriptError::~ScriptError() = default;

int ScriptedDice::nextFace(const Throw& request) {
  if (used_ >= faces_.size())
    throw ScriptError(ScriptError::Kind::exhausted, used_, "more dice are needed than were given");
  const int face = faces_[used_];
  if (!request.has(face))
    throw ScriptError(ScriptError::Kind::noSuchFace, used_, "the die has no face " + std::to_string(face));
  ++used_;
  return face;
}

}  // namespace signifer
