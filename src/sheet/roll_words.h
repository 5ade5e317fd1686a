// The rolls of an event as a reader wants them: what each was for, the modifiers with their rules, the exact odds
// beforehand, the faces, and what came of them.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "play/session.h"

namespace signifer {

struct RollModifier {
  double value = 0;
  std::string rule;
  std::string words;
};

/// Exact odds of the result that a roll is for, 0 to 1.
struct RollOdds {
  std::string caption;
  std::vector<std::pair<std::string, double>> rows;
  /// The row that came out; -1 where none did.
  int came = -1;
};

struct ToldRoll {
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  std::string title;
  std::vector<RollModifier> modifiers;
  /// The fact that was certain before the dice fell: "Needed to hit: 4".
  std::vector<std::string> facts;
  RollOdds odds;
  std::vector<const ThrownDice*> dice;
  /// "6 + 2, +1 = 9: 1 hit".
  std::string result;
};

/// Tells rolls of one rule set. Odds are worked out once for each question.
class RollTeller {
 public:
  explicit RollTeller(const Definition& definition) : d_(definition) {}
  /// In the order in which the dice fell. Rolls of which no ruling is known have only their dice. Valid while the event
  /// is.
  [[nodiscard]] std::vector<ToldRoll> rollsOf(const Event& event);

 private:
  /// The results that the dice decide, without what came.
  struct Question {
    /// The result that the roll is for; -1 for none.
    int telling = -1;
    /// The values of that result, as their rows stand.
    std::vector<Value> values;
    RollOdds odds;
    /// By result: the same whatever falls.
    std::vector<bool> certain;
  };
  using Asked = std::pair<const Procedure*, std::vector<Value>>;
  [[nodiscard]] const Question& questionOf(const Consultation& ruling);
  [[nodiscard]] ToldRoll told(const Consultation& ruling);

  const Definition& d_;
  std::map<Asked, Question> known_;
};

}  // namespace signifer
