#include "sheet/story_chances.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "language/language.h"
#include "language/name_article.h"
#include "language/name_number.h"
#include "rules/to_win.h"
#include "sheet/story_moments.h"
#include "sheet/story_words.h"

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

namespace {

/// From this chance on a side has the better of it, and between these two the battle is open.
constexpr double leadFrom = 0.66;
constexpr double battleOpenFrom = 0.42;
constexpr double battleOpenTo = 0.58;
/// A side with less than this has little to hope for.
constexpr double hopelessUnder = 0.1;

class Tension {
 public:
  Tension(const Session& session, const StoryChances& chances, const Story& story)
      : session_(session), chances_(chances), story_(story) {}

  /// A sentence about the change that this turn brought; empty where it brought none.
  std::string after(const StoryTurn& turn) {
    if (turn.last >= session_.eventCount() || tooEarlyToSay(session_.rules(), session_.before(turn.last))) return {};
    const double chance = chances_.at(turn.last);
    if (chance < hopelessUnder || chance > 1 - hopelessUnder) return hopeless(chance < hopelessUnder ? 0 : 1);
    if (chance >= leadFrom) return leads(0);
    if (chance <= 1 - leadFrom) return leads(1);
    if (leader_ == noSide || chance < battleOpenFrom || chance > battleOpenTo) return {};
    leader_ = noSide;
    return said("The battle was open again.");
  }

 private:
  [[nodiscard]] std::vector<std::string> named(SideIndex side) const {
    const std::string& name = story_.sides[static_cast<std::size_t>(side)];
    return {withinSentence(name), isNameOfMany(name) ? "2" : "1"};
  }

  std::string hopeless(SideIndex side) {
    const bool told = hopeless_ == side;
    hopeless_ = side;
    leader_ = 1 - side;
    led_ = true;
    return told ? std::string() : said("There was little hope left for {0}.", named(side));
  }

  std::string leads(SideIndex side) {
    const bool first = !led_;
    const bool news = leader_ != side;
    leader_ = side;
    led_ = true;
    if (!news) return {};
    return first ? said("{0} {1|had|had} the better of it so far.", named(side))
                 : said("Now {0} {1|had|had} the better of it.", named(side));
  }

  const Session& session_;
  const StoryChances& chances_;
  const Story& story_;
  SideIndex leader_ = noSide;
  SideIndex hopeless_ = noSide;
  bool led_ = false;
};

}  // namespace

void addTension(const Session& session, const StoryChances& chances, std::size_t turningPoint, Story& story) {
  if (chances.all().empty()) return;
  Tension tension(session, chances, story);
  for (StoryTurn& turn : story.told) {
    if (turn.side == noSide) continue;
    std::string words = tension.after(turn);
    if (words.empty() || turn.quiet || turn.last == turningPoint) continue;
    StorySentence sentence;
    sentence.event = turn.last;
    sentence.text = capitalised(ended(std::move(words)));
    turn.sentences.push_back(std::move(sentence));
  }
}

double broughtBy(const Session& session, const StoryChances& chances, const StorySentence& one, const StoryTurn& turn) {
  double most = chances.gain(one.event, one.event);
  for (std::size_t event = turn.first; one.strong && event < one.event; ++event) {
    const std::vector<AccountLine>& account = session.event(event - 1).account;
    if (std::ranges::find(account, one.unit, &AccountLine::unit) != account.end())
      most = std::max(most, chances.gain(event, event));
  }
  return most;
}

std::vector<UnitIndex> worstOff(const TurnsFates& fates, const StoryChances& chances, const StoryTurn& turn,
                                SideIndex winner, const Battle& start) {
  std::size_t most = turn.first;
  for (std::size_t event = turn.first; event <= turn.last; ++event)
    if (chances.gain(event, event) > chances.gain(most, most)) most = event;
  if (winner == noSide || chances.gain(most, most) * 2 < chances.gain(turn.first, turn.last)) return {};
  std::vector<UnitIndex> worst;
  for (const Bout& bout : fates.bouts)
    if (bout.event == most && !bout.drawn && start.unit(bout.loser).side != winner &&
        std::ranges::find(worst, bout.loser) == worst.end())
      worst.push_back(bout.loser);
  return worst;
}

}  // namespace signifer
