#include "sheet/told_story.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

#include "language/language.h"
#include "rules/deeds.h"
#include "sheet/story_moments.h"
#include "view/filters.h"

namespace signifer {
namespace {

// A side's own units do not come into its sight.
bool isOwnSighting(std::string_view phrase, UnitIndex unit, const Battle& start, SideIndex side) {
  const bool appears = phrase.starts_with("sight-") || phrase.starts_with("arrives");
  return side != noSide && appears && unit != noUnit && start.unit(unit).side == side;
}

bool isToldIn(const std::optional<Event>& event, std::string_view phrase) {
  return event && std::ranges::find(event->account, phrase, &AccountLine::phrase) != event->account.end();
}

// Sentences of no phrase count units, or are a reason at the table; a player's own words are for all.
bool isForSide(const StorySentence& one, const ToldToSide& telling) {
  if (!isIn(Filter::sentences)) return true;
  if (one.phrase.empty() && !one.comment) return false;
  if (countedBy(telling.definition(), one.phrase) != Counted::none &&
      !isToldIn(telling.event(one.event - 1), one.phrase))
    return false;
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

// Adds the side's own arrivals, its orders and changes by hand. Where no sentence is left, all key moments are told.
void tellAnew(const Session& session, const ToldToSide& telling, StoryTurn& turn) {
  std::erase_if(turn.sentences, [&](const StorySentence& one) {
    return isOwnSighting(one.phrase, one.unit, session.start(), telling.side());
  });
  std::set<std::size_t> tells;
  for (const StorySentence& one : turn.sentences) tells.insert(one.event);
  for (std::size_t event = std::max<std::size_t>(turn.first, 1); event <= turn.last; ++event) {
    const auto told = telling.event(event - 1);
    if (!told) continue;
    const bool byHand = std::holds_alternative<StateOverride>(told->what);
    for (const AccountLine& line : told->account) {
      const bool own = isOwnSighting(line.phrase, line.unit, session.start(), telling.side());
      const bool comes = own && line.phrase.starts_with("arrives");
      if (line.phrase == "player-turn" || (own && !comes) || !(line.key || comes)) continue;
      if (!comes && !tells.empty() && (!byHand || tells.contains(event))) continue;
      StorySentence sentence;
      sentence.event = event;
      sentence.text = ended(line.text);
      sentence.rules = line.rules;
      sentence.phrase = line.phrase;
      sentence.unit = line.unit;
      sentence.other = line.other;
      turn.sentences.push_back(std::move(sentence));
    }
  }
  std::ranges::stable_sort(turn.sentences, {}, &StorySentence::event);
}

void leaveOutSecrets(Story& story, const Session& session, const ToldToSide& telling) {
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
  if (isIn(Filter::losses))
    std::erase_if(story.losses, [&](const StoryLoss& loss) { return !telling.saw(loss.event, loss.unit); });
  for (StoryLoss& loss : story.losses)
    if (!telling.mayTell(loss.event, loss.how)) loss.how.clear();
}

}  // namespace

Story toldStory(Story story, const Session& session, const ToldToSide& telling) {
  if (telling.keepsSecrets()) leaveOutSecrets(story, session, telling);
  for (StoryTurn& turn : story.told)
    if (telling.side() != noSide) tellAnew(session, telling, turn);
  std::erase_if(story.told, [](const StoryTurn& turn) { return turn.sentences.empty(); });
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
