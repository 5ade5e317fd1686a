// The dice of a battle in sentences.
#include <fmt/core.h>

#include <algorithm>

#include "language/language.h"
#include "language/names.h"
#include "play/wording.h"
#include "sheet/roll_words.h"
#include "sheet/story.h"

namespace signifer {
namespace {

std::string luckSaid(double luck) {
  const std::string_view words = luckInWords(luck);
  if (words.ends_with("good luck")) return said("uncommonly good luck");
  return words.ends_with("bad luck") ? said("uncommonly bad luck") : said("ordinary luck");
}

// The roll that came against the longest odds, of those that a key moment rests on.
std::string rarestRoll(const Session& session) {
  RollTeller teller(session.rules().definition());
  constexpr double rare = 0.1;
  double least = rare;
  std::string words;
  for (std::size_t i = 0; i < session.eventCount(); ++i) {
    const Event& event = session.event(i);
    if (std::ranges::none_of(event.account, &AccountLine::key)) continue;
    for (const ToldRoll& roll : teller.rollsOf(event)) {
      if (roll.odds.came < 0 || roll.unit == noUnit) continue;
      const RollOddsRow& row = roll.odds.rows[static_cast<std::size_t>(roll.odds.came)];
      if (row.share >= least) continue;
      least = row.share;
      words = said("The rarest roll: {0}, turn {1}, {2}: {3}, a chance of {4}.",
                   {unitInFull(session.start(), roll.unit), std::to_string(event.turn), roll.odds.caption, row.words,
                    percentInWords(row.share)});
    }
  }
  return words;
}

}  // namespace

std::vector<std::string> diceInWords(const Session& session, const Story& story) {
  std::vector<std::string> words;
  for (std::size_t side = 0; side < 2; ++side) {
    const DiceCount& dice = story.dice.sides[side];
    if (dice.rolled == 0) continue;
    words.push_back(
        said("{0} rolled {1} dice: {2} on average, where {3} is fair; {4}.",
             {story.sides[side], std::to_string(dice.rolled), localNumber(fmt::format("{:.2f}", dice.mean())),
              localNumber(fmt::format("{:.2f}", dice.expectedMean())), luckSaid(dice.luck())}));
  }
  if (const std::string rare = rarestRoll(session); !rare.empty()) words.push_back(rare);
  return words;
}

}  // namespace signifer
