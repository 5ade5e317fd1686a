// The dice of a battle in sentences: not which faces fell, but what came of them.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "language/language.h"
#include "language/name_article.h"
#include "language/name_number.h"
#include "language/names.h"
#include "play/wording.h"
#include "sheet/roll_words.h"
#include "sheet/story.h"
#include "sheet/story_names.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

constexpr double fewestHits = 5;
// A roll of more chance surprises nobody.
constexpr double likelyRoll = 0.4;
// A change of the chance to win that is worth its sentence.
constexpr double swingOfDice = 0.1;
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

bool isUncommon(double luck) {
  const std::string_view words = luckInWords(luck);
  return words.ends_with("good luck") || words.ends_with("bad luck");
}

class DiceTeller {
 public:
  DiceTeller(const Session& session, const Story& story) : session_(session), story_(story) {
    RollTeller teller(session.rules().definition());
    for (std::size_t i = 0; i < session.eventCount(); ++i)
      for (const ToldRoll& roll : teller.rollsOf(session.event(i))) weigh(i, roll);
  }

  std::vector<std::string> tell() {
    std::vector<std::string> words = hits();
    if (!decided_.empty()) words.push_back(std::move(decided_));
    return words;
  }

 private:
  void weigh(std::size_t index, const ToldRoll& roll) {
    if (roll.odds.came < 0 || roll.side == noSide) return;
    const auto side = static_cast<std::size_t>(roll.side);
    if (roll.odds.hits) hits_[side].add(roll.odds);
    if (roll.unit == noUnit) return;
    weighDecision(index, roll);
  }

  [[nodiscard]] static std::string figure(double value) { return fmt::format("{:.0f}", value); }

  [[nodiscard]] std::string sideOf(std::size_t side) const { return withinSentence(story_.sides[side]); }

  // Both sides in one sentence where luck took no side.
  [[nodiscard]] std::vector<std::string> hits() const {
    std::vector<std::string> words;
    // Of a handful of hits chance says nothing.
    if (std::min(hits_[0].expected, hits_[1].expected) < fewestHits) return words;
    if (!isUncommon(hits_[0].luck()) && !isUncommon(hits_[1].luck())) {
      words.push_back(
          said("The dice took no side: {1|no hit|# hit|# hits} for {0} where {2} were to be expected, {4|none|#|#} "
               "for {3} where {5} were.",
               {sideOf(0), figure(hits_[0].came), figure(hits_[0].expected), sideOf(1), figure(hits_[1].came),
                figure(hits_[1].expected)}));
      return words;
    }
    for (const std::size_t side : {0U, 1U})
      if (isUncommon(hits_[side].luck()))
        words.push_back(said(hits_[side].luck() > 0
                                 ? "The dice favoured {0}: {1|no hit|# hit|# hits}, where {2} were to be expected."
                                 : "The dice were against {0}: {1|no hit|# hit|# hits}, where {2} were to be expected.",
                             {sideOf(side), figure(hits_[side].came), figure(hits_[side].expected)}));
    return words;
  }

  // An event may have several rolls: the less likely one decided more.
  void weighDecision(std::size_t index, const ToldRoll& roll) {
    if (index + 1 >= story_.chances.size()) return;
    const double before = story_.chances[index];
    const double after = story_.chances[index + 1];
    const RollOddsRow& row = roll.odds.rows[static_cast<std::size_t>(roll.odds.came)];
    const double chance = row.share;
    const double weight = std::abs(after - before) * (1 - chance);
    // A likely result needed no luck.
    if (chance > likelyRoll || std::abs(after - before) < swingOfDice || weight <= most_) return;
    most_ = weight;
    const bool first = after > before;
    const auto toWin = [first](double share) { return percentInWords(first ? share : 1 - share); };
    decided_ = said(
        "Most hung on one roll in turn {0}, for {1}: it had a chance of {2}, and took the chance of {3} to win "
        "from {4} to {5}.",
        {std::to_string(session_.event(index).turn), nameOf(roll.unit), percentInWords(chance), sideOf(first ? 0 : 1),
         toWin(before), toWin(after)});
  }

  [[nodiscard]] std::string nameOf(UnitIndex unit) const {
    const Battle& start = session_.start();
    const auto isMany = [&start](UnitIndex one) { return isNameOfMany(unitName(start, one)); };
    const auto isPerson = [this, &start](UnitIndex one) {
      return session_.rules().portray(start, one).shape == Shape::person;
    };
    return namesInWords(namesTogether(start, std::array{unit}), 1, isMany, NameRole::subject, isPerson);
  }

  const Session& session_;
  const Story& story_;
  std::array<Came, 2> hits_;
  double most_ = 0;
  std::string decided_;
};

}  // namespace

std::vector<std::string> diceInWords(const Session& session, const Story& story) {
  return DiceTeller(session, story).tell();
}

}  // namespace signifer
