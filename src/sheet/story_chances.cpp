#include "sheet/story_chances.h"

#include <cmath>
#include <optional>

#include "rules/to_win.h"

namespace signifer {

StoryChances::StoryChances(const Session& session) {
  const RuleSet& rules = session.rules();
  const auto outcome = session.outcome();
  winner_ = outcome ? outcome->winner : noSide;
  for (std::size_t i = 0; i <= session.eventCount(); ++i) {
    const Battle& then = i < session.eventCount() ? session.before(i) : session.battle();
    const bool decided = !first_.empty() && rules.outcome(then);
    const std::optional<double> chance = decided ? first_.back() : toldChance(rules, then);
    if (!chance) {
      first_.clear();
      return;
    }
    first_.push_back(*chance);
  }
}

double StoryChances::swing(std::size_t first, std::size_t last) const {
  return last < first_.size() && first > 0 ? std::abs(first_[last] - first_[first - 1]) : 0;
}

double StoryChances::gain(std::size_t first, std::size_t last) const {
  if (winner_ == noSide) return swing(first, last);
  if (first == 0 || last >= first_.size()) return 0;
  const double change = first_[last] - first_[first - 1];
  return winner_ == 0 ? change : -change;
}

}  // namespace signifer
