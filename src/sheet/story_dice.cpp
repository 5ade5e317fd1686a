// The dice of a battle in sentences: not which faces fell, but what came of them.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "language/language.h"
#include "language/names.h"
#include "play/wording.h"
#include "sheet/roll_words.h"
#include "sheet/story.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

// A roll of less chance is rare.
constexpr double rareRoll = 0.1;
// A change of the chance to win that is worth its sentence.
constexpr double swingOfDice = 0.05;
// A sum is unusual from so many standard deviations on, and told of from so many rolls.
constexpr double unusualDeviation = 1.5;
constexpr int fewestRolls = 4;

// Results of many rolls of one kind, beside those to be expected.
struct Came {
  int rolls = 0;
  double came = 0;
  double expected = 0;
  double variance = 0;

  void add(const RollOdds& odds) {
    double mean = 0;
    double square = 0;
    for (std::size_t i = 0; i < odds.rows.size(); ++i) {
      mean += odds.figures[i] * odds.rows[i].share;
      square += odds.figures[i] * odds.figures[i] * odds.rows[i].share;
    }
    ++rolls;
    came += odds.figures[static_cast<std::size_t>(odds.came)];
    expected += mean;
    variance += square - mean * mean;
  }
  [[nodiscard]] double luck() const { return variance > 0 ? (came - expected) / std::sqrt(variance) : 0; }
};

std::string luckSaid(double luck) {
  const std::string_view words = luckInWords(luck);
  if (words.ends_with("good luck")) return said("uncommonly good luck");
  return words.ends_with("bad luck") ? said("uncommonly bad luck") : said("ordinary luck");
}

std::string withOneDigit(double figure) { return localNumber(fmt::format("{:.1f}", figure)); }

class DiceTeller {
 public:
  DiceTeller(const Session& session, const Story& story) : session_(session), story_(story) {
    RollTeller teller(session.rules().definition());
    for (std::size_t i = 0; i < session.eventCount(); ++i)
      for (const ToldRoll& roll : teller.rollsOf(session.event(i))) weigh(i, roll);
  }

  std::vector<std::string> tell() {
    std::vector<std::string> words;
    for (std::size_t side = 0; side < 2; ++side) {
      if (hits_[side].rolls > 0)
        words.push_back(said("{0} scored {1|no hit|# hit|# hits}, where {2} were to be expected: {3}.",
                             {story_.sides[side], fmt::format("{:.0f}", hits_[side].came),
                              withOneDigit(hits_[side].expected), luckSaid(hits_[side].luck())}));
      addMostUnusual(side, words);
    }
    if (!decided_.empty()) words.push_back(std::move(decided_));
    if (!rarest_.empty()) words.push_back(std::move(rarest_));
    return words;
  }

 private:
  void weigh(std::size_t index, const ToldRoll& roll) {
    if (roll.odds.came < 0 || roll.side == noSide) return;
    const auto side = static_cast<std::size_t>(roll.side);
    if (roll.odds.hits)
      hits_[side].add(roll.odds);
    else if (!roll.odds.figures.empty())
      tests_[side][{roll.title, roll.odds.caption}].add(roll.odds);
    if (roll.unit == noUnit) return;
    weighDecision(index, roll);
    if (std::ranges::any_of(session_.event(index).account, &AccountLine::key)) weighRarity(index, roll);
  }

  // The roll that came against the longest odds, of those that a key moment rests on.
  void weighRarity(std::size_t index, const ToldRoll& roll) {
    const RollOddsRow& row = roll.odds.rows[static_cast<std::size_t>(roll.odds.came)];
    const std::string& outcome = row.words;
    const double chance = row.share;
    if (chance >= least_) return;
    least_ = chance;
    const std::string unit = spokenName(unitInFull(session_.start(), roll.unit));
    rarest_ =
        said("The rarest roll: {0}, turn {1}, {2}: {3}, a chance of {4}.",
             {unit, std::to_string(session_.event(index).turn), roll.odds.caption, outcome, percentInWords(chance)});
  }

  // An event may have several rolls: the less likely one decided more.
  void weighDecision(std::size_t index, const ToldRoll& roll) {
    if (index + 1 >= story_.chances.size()) return;
    const double before = story_.chances[index];
    const double after = story_.chances[index + 1];
    const RollOddsRow& row = roll.odds.rows[static_cast<std::size_t>(roll.odds.came)];
    const std::string& outcome = row.words;
    const double chance = row.share;
    const double weight = std::abs(after - before) * (1 - chance);
    if (std::abs(after - before) < swingOfDice || weight <= most_) return;
    most_ = weight;
    const bool first = after > before;
    const auto toWin = [first](double share) { return percentInWords(first ? share : 1 - share); };
    decided_ = said("The roll that decided most: {0}, turn {1}, {2}: {3}, a chance of {4}.",
                    {spokenName(unitInFull(session_.start(), roll.unit)), std::to_string(session_.event(index).turn),
                     roll.odds.caption, outcome, percentInWords(chance)}) +
               " " +
               said("The chance of {0} to win was {1} before it, {2} after it.",
                    {withinSentence(story_.sides[first ? 0 : 1]), toWin(before), toWin(after)});
  }

  void addMostUnusual(std::size_t side, std::vector<std::string>& words) const {
    double most = unusualDeviation;
    std::string told;
    for (const auto& [kind, came] : tests_[side]) {
      if (came.rolls < fewestRolls || std::abs(came.luck()) < most) continue;
      most = std::abs(came.luck());
      told = said("{0}, {1}, {2}: {3} of {4}, where {5} were to be expected.",
                  {story_.sides[side], kind.first, kind.second, fmt::format("{:.0f}", came.came),
                   std::to_string(came.rolls), withOneDigit(came.expected)});
    }
    if (!told.empty()) words.push_back(std::move(told));
  }

  const Session& session_;
  const Story& story_;
  std::array<Came, 2> hits_;
  /// Of results that are a yes or a no, by title and caption.
  std::array<std::map<std::pair<std::string, std::string>, Came>, 2> tests_;
  double least_ = rareRoll;
  double most_ = 0;
  std::string rarest_;
  std::string decided_;
};

}  // namespace

std::vector<std::string> diceInWords(const Session& session, const Story& story) {
  return DiceTeller(session, story).tell();
}

}  // namespace signifer
