#include "dice/sources.h"

#include <string>

namespace signifer {
int RolledDice::nextFace(const Throw& request) {
  ++drawn_;
  return facesOf(request.die)[stream_.sixth()];
}

void RolledDice::skip(std::uint64_t faces) {
  for (std::uint64_t i = 0; i < faces; ++i) (void)stream_.sixth();
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

}  // namespace signifer
