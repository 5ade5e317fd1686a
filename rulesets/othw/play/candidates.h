// A finite, sensible choice of answers for menus and the machine commander; each of them legal.
#pragma once

#include "battle/action.h"
#include "dice/stream.h"
#include "othw/play/play.h"

namespace signifer::othw {

class Candidates {
 public:
  Candidates(const Position& position, ActionList& out) : position_(position), out_(out) {}
  void list(const Decision& decision);
  /// Adds one of them, drawn by lot: of what might be done, only what is drawn is worked out.
  void draw(const Decision& decision, std::size_t most, Stream& lots);

 private:
  const Position& position_;
  ActionList& out_;
};

}  // namespace signifer::othw
