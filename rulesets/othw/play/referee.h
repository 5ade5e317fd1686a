// What the referee says of an action: every rule that an action of this moment touches, with the figures that decide, a
// mark on the table and, where there is one, the nearest legal change.
#pragma once

#include <vector>

#include "othw/play/decision.h"
#include "othw/play/play.h"
#include "rules/verdict.h"

namespace signifer::othw {

/// Judges under one book; nothing is said there of house rules.
class Referee {
 public:
  explicit Referee(const Position& position) : position_(position) {}
  [[nodiscard]] Verdict judge(const Action& action) const;

 private:
  const Position& position_;
};

/// What speaks against a general's changing units (OT-GEN-22, D49); nothing where he may.
[[nodiscard]] std::vector<Reason> reasonsAgainstTransfer(const Battle& battle, const Action& action);

}  // namespace signifer::othw
