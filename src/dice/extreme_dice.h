// Dice that fall as low or as high as they can: both ends of a throw.
#pragma once

#include "dice/sources.h"

namespace signifer {

/// Dice by which nothing happens that a low roll does not do, so that others' rolls change as little as may be.
class LowDice final : public FaceDice {
 protected:
  int nextFace(const Throw& request) override {
    for (const int face : facesOf(request.die))
      if (request.has(face)) return face;
    return facesOf(request.die).front();
  }
};

/// Dice that all fall as high as they can.
class HighDice final : public FaceDice {
 protected:
  int nextFace(const Throw& request) override {
    const auto& faces = facesOf(request.die);
    for (std::size_t i = faces.size(); i-- > 0;)
      if (request.has(faces[i])) return faces[i];
    return faces.back();
  }
};

}  // namespace signifer
