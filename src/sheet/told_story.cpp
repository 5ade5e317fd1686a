#include "sheet/told_story.h"

#include <algorithm>

#include "language/language.h"
#include "view/filters.h"

namespace signifer {
namespace {

// Sentences of no phrase count units, or are a reason at the table; a player's own words are for all.
bool isForSide(const StorySentence& one, const ToldToSide& telling) {
  if (!isIn(Filter::sentences)) return true;
  if (one.phrase.empty() && !one.comment) return false;
  const bool all = std::ranges::all_of(one.also, [&](UnitIndex unit) { return telling.saw(one.event, unit); });
  return all && telling.saw(one.event, one.unit) && telling.saw(one.event, one.other) &&
         telling.mayTell(one.event, one.text);
}

void keepForSide(std::vector<StorySentence>& sentences, const ToldToSide& telling) {
  // "They fled.", behind a sentence that is left out, would be about others.
  for (std::size_t i = 1; i < sentences.size(); ++i)
    if (!isForSide(sentences[i - 1], telling)) sentences[i].text = sentences[i].byItself();
  std::erase_if(sentences, [&](const StorySentence& one) { return !isForSide(one, telling); });
}

}  // namespace

Story toldStory(Story story, const Session& session, const ToldToSide& telling) {
  if (!telling.keepsSecrets()) return story;
  // A translation may name somebody in a form of his name that no other text has: the English text is asked as well.
  const Setup& setup = *session.start().setup;
  const auto mayTell = [&](const std::string& text, const std::string& english) {
    return telling.mayTell(0, text) && telling.mayTell(0, english);
  };
  if (isIn(Filter::title) && !mayTell(story.title, setup.title)) story.title = said("A battle");
  if (isIn(Filter::beginning) &&
      (!mayTell(story.beginning, setup.notes) || awaitsSurprise(session.battle(), telling.viewNow())))
    story.beginning.clear();
  // A chance to win weighs whoever is hidden, and dice count them.
  if (isIn(Filter::chances)) {
    story.decided.clear();
    story.playedOn.clear();
    story.chances.clear();
    story.decidedFrom = story.decidedTo = 0;
    story.dice = {};
    story.moments.clear();
  }
  for (StoryTurn& turn : story.told) keepForSide(turn.sentences, telling);
  std::erase_if(story.told, [](const StoryTurn& turn) { return turn.sentences.empty(); });
  if (isIn(Filter::losses))
    std::erase_if(story.losses, [&](const StoryLoss& loss) { return !telling.saw(loss.event, loss.unit); });
  for (StoryLoss& loss : story.losses)
    if (!telling.mayTell(loss.event, loss.how)) loss.how.clear();
  return story;
}

std::string lossesTold(const Session& session, const ToldToSide& telling, SideIndex side) {
  if (!telling.keepsSecrets() || !isIn(Filter::losses)) return lossesInWords(session, side);
  return lossesInWords(session, side, [&](UnitIndex unit) { return telling.viewNow().sees(unit); });
}

std::string inFlightTold(const Session& session, const ToldToSide& telling, SideIndex side) {
  if (!telling.keepsSecrets() || !isIn(Filter::losses)) return inFlightInWords(session, side);
  return inFlightInWords(session, side, [&](UnitIndex unit) { return telling.viewNow().sees(unit); });
}

}  // namespace signifer
