// Remarks about an army before it is played. The rule set itself gives them: it reads a battle of the army against
// itself. A remark never hinders keeping the army.
#pragma once

#include <string>
#include <vector>

#include "army/army_json.h"

namespace signifer {

struct ArmyRemark {
  enum class Kind {
    /// No battle of the rule set can have this.
    fault,
    /// Can be played; worth a look.
    advice
  };
  /// The subject of the remark, where there is an obvious remedy.
  enum class About { other, sameNames, noBase, uncommanded };
  Kind kind = Kind::advice;
  std::string text;
  /// The id of the rule that says it; may be empty.
  std::string rule;
  /// The place of the entry among the army's units or people that it is about; -1 for none.
  int unit = -1;
  int person = -1;
  About about = About::other;
};

/// A figure of the army by the rule set: units, leaders, stamina, morale, points.
struct ArmyFigure {
  std::string name;
  int value = 0;
};

struct ArmyReport {
  std::vector<ArmyRemark> remarks;
  std::vector<ArmyFigure> figures;
  /// No remark is a fault.
  [[nodiscard]] bool playable() const;
};

[[nodiscard]] ArmyReport checkArmy(const RuleSet& rules, const ArmyTerms& terms, const Army& army);

/// Points of one unit of an entry; 0 where the rule set counts none.
[[nodiscard]] int pointsOf(const Definition& definition, const ArmyTerms& terms, const Army& army,
                           const ArmyUnit& unit);

}  // namespace signifer
