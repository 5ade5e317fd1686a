#include "sheet/story_moments.h"

#include <algorithm>
#include <functional>
#include <set>

#include "battle/turn_reached.h"
#include "language/language.h"
#include "language/name_number.h"
#include "play/wording.h"
#include "sheet/story_names.h"
#include "sheet/story_words.h"

namespace signifer {

std::string ended(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos) text += '.';
  // "Ptolemaios IV." at the end of a sentence.
  if (text.ends_with("..") && !text.ends_with("...")) text.pop_back();
  return text;
}

std::string withoutName(const std::string& words, std::string_view name) {
  const std::size_t at = words.find(name);
  if (name.empty() || at == std::string::npos) return words;
  // "Destroyed: Velites."
  if (const std::size_t colon = words.find(':');
      colon < at && at + name.size() + 1 == words.size() && words.back() == '.') {
    std::string fate = words.substr(0, colon);
    for (const std::string_view space : {" ", "\u00A0", "\u202F"})
      if (fate.ends_with(space)) fate.erase(fate.size() - space.size());
    return fate;
  }
  std::size_t end = words.find_first_not_of(" :,", at + name.size());
  for (const std::string_view space : {"\u00A0", "\u202F"})
    if (end != std::string::npos && words.compare(end, space.size(), space) == 0)
      end = words.find_first_not_of(" :,", end + space.size());
  const bool begins = at == 0 || (at > 1 && words.compare(at - 2, 2, ": ") == 0 && words[at + name.size()] == ',');
  return !begins || end == std::string::npos || words[end] == '.' ? words : words.substr(end);
}

namespace {

/// A report has room for so many maps between the first and the last.
constexpr std::size_t mostMoments = 4;
/// And so many names below one.
constexpr std::size_t mostNamesLost = 4;

std::string wordsOfEvent(const Event& event, const SpokenNames& names) {
  for (const AccountLine& line : event.account)
    if (line.key && line.phrase != "player-turn") return ended(names.in(line.text));
  return event.account.empty() ? std::string() : ended(names.in(event.account.front().text));
}

std::string lostWords(const Session& session, const Story& story, const StoryTurn& turn) {
  std::vector<UnitIndex> lost;
  for (const StoryLoss& loss : story.losses)
    if (loss.event >= turn.first && loss.event <= turn.last) lost.push_back(loss.unit);
  const auto isMany = [&session](UnitIndex unit) { return isNameOfMany(unitName(session.start(), unit)); };
  const auto isPerson = [&session](UnitIndex unit) {
    return session.rules().portray(session.start(), unit).shape == Shape::person;
  };
  return ended(said("Lost: {0}.", {namesInWords(namesTogether(session.start(), lost), mostNamesLost, isMany,
                                                NameRole::subject, isPerson)}));
}

}  // namespace

void chooseMoments(const Session& session, const StoryMarks& marks, const SpokenNames& names, std::size_t turningPoint,
                   const std::string& turnedBy, Story& story) {
  std::vector<StoryMoment> chosen;
  if (turningPoint > 0 && turningPoint < session.eventCount())
    chosen.push_back({turningPoint, session.event(turningPoint - 1).turn, false,
                      turnedBy.empty() ? said("The turning point.") : turnedBy});
  for (const auto& [number, mark] : marks)
    if (mark.key > 0 && number <= session.eventCount() && number != turningPoint && chosen.size() < mostMoments)
      chosen.push_back({number, session.event(number - 1).turn, true, wordsOfEvent(session.event(number - 1), names)});
  std::vector<std::pair<std::size_t, const StoryTurn*>> turns;
  for (const StoryTurn& turn : story.told) {
    const auto lost = static_cast<std::size_t>(std::ranges::count_if(
        story.losses, [&](const StoryLoss& loss) { return loss.event >= turn.first && loss.event <= turn.last; }));
    if (lost > 0) turns.emplace_back(lost, &turn);
  }
  std::ranges::stable_sort(turns, std::greater<>(), &std::pair<std::size_t, const StoryTurn*>::first);
  for (const auto& [lost, turn] : turns) {
    if (chosen.size() >= mostMoments) break;
    const bool near = std::ranges::any_of(
        chosen, [&, t = turn](const StoryMoment& one) { return one.event >= t->first && one.event <= t->last; });
    if (!near) chosen.push_back({turn->last, turn->turn, false, lostWords(session, story, *turn)});
  }
  std::ranges::sort(chosen, {}, &StoryMoment::event);
  story.moments.push_back({0, session.start().turn, false, said("Before the first move.")});
  story.moments.insert(story.moments.end(), chosen.begin(), chosen.end());
  if (session.eventCount() > 0 && story.moments.back().event != session.eventCount())
    story.moments.push_back(
        {session.eventCount(), turnReached(session.battle()), false, said("The end: {0}", {story.outcome})});
}

std::string quietWords(bool fought, std::size_t which) {
  const std::vector<std::string> words =
      fought ? std::vector<std::string>{said("The fighting brought no decision."), said("Nothing was decided."),
                                        said("The fight swayed to and fro.")}
             : std::vector<std::string>{said("Nobody came to blows."), said("The lines moved, and no more."),
                                        said("It was a turn of manoeuvre.")};
  return words[which % words.size()];
}

void joinQuietTurns(Story& story) {
  // Turns of which one side's is told for itself.
  std::set<int> eventful;
  for (const StoryTurn& turn : story.told)
    if (!turn.quiet && turn.side != noSide) eventful.insert(turn.turn);
  std::vector<StoryTurn> told;
  for (StoryTurn& turn : story.told) {
    const bool joins = turn.quiet && !told.empty() && told.back().quiet &&
                       turn.turn - std::max(told.back().turn, told.back().through) <= 1;
    if (!joins) {
      told.push_back(std::move(turn));
      continue;
    }
    StoryTurn& last = told.back();
    if (last.through == 0 && eventful.contains(last.turn)) last.beginsWith = last.side;
    last.endsWith = eventful.contains(turn.turn) ? turn.side : noSide;
    last.through = turn.turn;
    last.last = turn.last;
    last.side = last.side == turn.side ? last.side : noSide;
    last.sentences.front().event = turn.last;
    last.sentences.front().text = said("Neither side gained anything.");
  }
  story.told = std::move(told);
}

std::string turnInWords(const Story& story, const StoryTurn& turn) {
  const std::string first = std::to_string(turn.turn);
  const bool opening = turn.side == noSide && !turn.quiet;
  if (opening) return {};
  const auto ofSide = [&story](int number, SideIndex side) {
    if (side == noSide) return said("turn {0}", {std::to_string(number)});
    return said("turn {0} of {1}",
                {std::to_string(number), withinSentence(story.sides[static_cast<std::size_t>(side)])});
  };
  if (turn.beginsWith != noSide || turn.endsWith != noSide)
    return said("From {0} to {1}", {ofSide(turn.turn, turn.beginsWith), ofSide(turn.through, turn.endsWith)});
  if (turn.through > turn.turn)
    return said(turn.through == turn.turn + 1 ? "Turns {0} and {1}" : "Turns {0} to {1}",
                {first, std::to_string(turn.through)});
  if (turn.side == noSide) return said("Turn {0}", {first});
  return said("Turn {0}: {1}", {first, story.sides[static_cast<std::size_t>(turn.side)]});
}

}  // namespace signifer
