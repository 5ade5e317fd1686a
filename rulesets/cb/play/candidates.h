// A finite, sensible choice of answers to the decision of the moment: for menus and for the machine commander. Each is
// legal by the referee.
#pragma once

#include "cb/play/decision.h"
#include "dice/stream.h"

namespace signifer::cb {

/// `any` stops at the first answer that does more than end the step.
void listCandidates(const Position& position, const Decision& decision, ActionList& out, bool any = false);
/// Adds at most so many of them, drawn by lot; works out no more than it draws.
void drawCandidates(const Position& position, const Decision& decision, std::size_t most, Stream& lots,
                    ActionList& out);

class Candidates {
 public:
  Candidates(const Position& position, ActionList& out) : position_(position), out_(out) {}
  void list(const Decision& decision) { listCandidates(position_, decision, out_); }
  void draw(const Decision& decision, std::size_t most, Stream& lots) {
    drawCandidates(position_, decision, most, lots, out_);
  }

 private:
  const Position& position_;
  ActionList& out_;
};

}  // namespace signifer::cb
