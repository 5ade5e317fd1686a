// A battle that is played through in one sitting: nothing changes it but the answers that are given here. So what was
// measured once is kept from one question to the next, which the rule set alone, being asked about any battle, cannot
// do. Simulations play so.
#pragma once

#include <optional>

#include "battle/action.h"
#include "battle/battle.h"
#include "dice/stream.h"

namespace signifer {

class RuleSet;
struct Outcome;

class Sitting {
 public:
  Sitting(const RuleSet& rules, const Battle& battle) : rules_(rules), battle_(battle) {}
  virtual ~Sitting();
  Sitting(const Sitting&) = delete;
  Sitting& operator=(const Sitting&) = delete;

  [[nodiscard]] const RuleSet& rules() const { return rules_; }
  [[nodiscard]] const Battle& battle() const { return battle_; }

  // As those of the rule set, with the same answers.
  [[nodiscard]] virtual Decision decision() const = 0;
  virtual void candidates(const Decision& decision, ActionList& out) const = 0;
  virtual void drawCandidates(const Decision& decision, std::size_t most, Stream& lots, ActionList& out) const = 0;
  virtual void resolve(const Action& action) = 0;
  [[nodiscard]] virtual std::optional<Outcome> outcome() const;
  [[nodiscard]] virtual int appraiseEnd(SideIndex side) const;

 private:
  const RuleSet& rules_;
  const Battle& battle_;
};

}  // namespace signifer
