// A deed that is told is carried out on a copy of the battle, and the differences are the change that is told.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "rules/ruleset.h"

namespace signifer::tell {

// Dice that come to a total together.
class DiceOfTotal final : public FaceDice {
 public:
  /// `kept`: what is left for dice after the one that falls.
  explicit DiceOfTotal(int total, int kept = 1) : left_(total), kept_(kept) {}

 protected:
  int nextFace(const Throw& request) override {
    const auto& faces = facesOf(request.die);
    const int next = std::clamp(left_ - kept_, faces.front(), faces.back());
    left_ -= next;
    return next;
  }

 private:
  int left_;
  int kept_;
};

/// The differences of units and leaders, as a change that is told.
[[nodiscard]] nlohmann::json differences(const RuleSet& rules, const Battle& before, const Battle& after);

}  // namespace signifer::tell
