#include "sheet/story.h"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <set>
#include <span>

#include "language/language.h"
#include "language/names.h"
#include "play/wording.h"

namespace signifer {
namespace {

/// A report has room for so many maps between the first and the last.
constexpr std::size_t mostMoments = 4;

// Only English writes them out.
std::string numberWord(int number) {
  static constexpr auto words = std::to_array<std::string_view>(
      {"No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"});
  const auto at = static_cast<std::size_t>(number);
  return at < words.size() && spokenLanguage() == "en" ? std::string(words[at]) : std::to_string(number);
}

// Sentences begin and end as sentences do.
std::string ended(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

// "Lost: Velites, captured." and "Velites dispersed." beside the name of the Velites.
std::string withoutName(const std::string& words, std::string_view name) {
  const std::size_t at = words.find(name);
  if (name.empty() || at == std::string::npos) return words;
  const std::size_t end = words.find_first_not_of(" :,", at + name.size());
  const bool begins = at == 0 || (at > 1 && words.compare(at - 2, 2, ": ") == 0 && words[at + name.size()] == ',');
  return !begins || end == std::string::npos || words[end] == '.' ? words : words.substr(end);
}

StorySentence plainSentence(std::size_t event, std::string text) {
  StorySentence sentence;
  sentence.event = event;
  sentence.text = std::move(text);
  return sentence;
}

// "Ten units of the English": a name's own article within a sentence.
std::string withinSentence(const std::string& name) {
  return spokenLanguage() == "en" && name.starts_with("The ") ? "t" + name.substr(1) : name;
}

class Teller {
 public:
  Teller(const Session& session, const StoryMarks& marks)
      : session_(session), d_(session.rules().definition()), marks_(marks) {}

  Story tell() {
    const Setup& setup = *session_.start().setup;
    story_.title = setup.title.empty() ? said("A battle") : std::string(saidName(setup.title));
    story_.sides = {std::string(saidName(setup.sides[0].name)), std::string(saidName(setup.sides[1].name))};
    story_.beginning = saidName(setup.notes);
    story_.turns = session_.battle().turn;
    story_.events = session_.eventCount();
    story_.outcome = outcome();
    story_.dice = diceStatistics(session_);
    for (std::size_t i = 0; i < session_.eventCount(); ++i) add(i);
    for (StoryTurn& turn : story_.told) finish(turn);
    std::erase_if(story_.told, [](const StoryTurn& turn) { return turn.sentences.empty(); });
    chooseMoments();
    return std::move(story_);
  }

 private:
  [[nodiscard]] std::string outcome() const {
    const auto outcome = session_.outcome();
    if (!outcome) return said("Not decided yet; turn {0}.", {std::to_string(session_.battle().turn)});
    Entry why;
    why.phrase = outcome->why;
    why.side = outcome->winner;
    const std::string who =
        outcome->winner == noSide ? said("The battle was drawn.") : said("{0} won.", {story_.sides[outcome->winner]});
    return who + " " + ended(sentence(d_, session_.battle(), why));
  }

  [[nodiscard]] const Battle& after(std::size_t event) const {
    return event + 1 < session_.eventCount() ? session_.before(event + 1) : session_.battle();
  }

  StoryTurn& turnOf(std::size_t event) {
    const Battle& before = session_.before(event);
    // The roll for the first player belongs to nobody's turn: sides roll it, not units.
    const std::vector<ThrownDice>& dice = session_.event(event).dice;
    const bool bySides =
        !dice.empty() && std::ranges::all_of(dice, [](const ThrownDice& one) { return one.unit == noUnit; });
    const bool nobodys = d_.sequence().step(before.step).actor == Actor::both || bySides;
    if (story_.told.empty() && nobodys) {
      story_.told.push_back({before.turn, noSide, event + 1, event + 1, {}});
      return story_.told.back();
    }
    if (story_.told.empty() || story_.told.back().turn != before.turn || story_.told.back().side != before.active) {
      story_.told.push_back({before.turn, before.active, event + 1, event + 1, {}});
    }
    story_.told.back().last = event + 1;
    return story_.told.back();
  }

  void add(std::size_t index) {
    StoryTurn& turn = turnOf(index);
    const Event& event = session_.event(index);
    const Battle& before = session_.before(index);
    const auto found = marks_.find(index + 1);
    const StoryMark mark = found == marks_.end() ? StoryMark{} : found->second;
    const std::size_t first = turn.sentences.size();
    std::set<UnitIndex> lost;
    for (UnitIndex unit = 0; unit < before.unitCount(); ++unit) {
      const Unit& now = after(index).unit(unit);
      if (before.unit(unit).present && !now.present) lost.insert(unit);
      if (now.present && !(before.unit(unit).pose == now.pose) && before.unit(unit).side == before.active)
        marches_[&turn - story_.told.data()].try_emplace(unit, index + 1);
    }
    for (const UnitIndex unit : lost) story_.losses.push_back(lossOf(index, unit));
    if (mark.key >= 0) tellAccount(index, event, lost, mark, turn);
    if (mark.key > 0 && turn.sentences.size() > first) turn.sentences[first].starred = true;
    if (!event.reason.empty())
      turn.sentences.push_back(plainSentence(index + 1, said("Decided at the table: {0}", {ended(event.reason)})));
    if (mark.comment.empty()) return;
    turn.sentences.push_back(plainSentence(index + 1, "\u201C" + mark.comment + "\u201D"));
    turn.sentences.back().comment = true;
  }

  // One of the other, or the other of the one.
  template <class One, class Other>
  static bool aboutTheSameTwo(const One& one, const Other& other) {
    return one.unit != noUnit && one.other != noUnit &&
           ((one.unit == other.unit && one.other == other.other) ||
            (one.unit == other.other && one.other == other.unit));
  }

  // Of whoever is lost the end is told, and who brought it about; of any other two, what is told last.
  static bool isTold(const Event& event, std::size_t at, const std::set<UnitIndex>& lost) {
    const AccountLine& line = event.account[at];
    const bool gone = line.unit != noUnit && lost.contains(line.unit);
    const auto later = std::span(event.account).subspan(at + 1);
    if (gone && std::ranges::none_of(later, [&](const AccountLine& one) { return one.unit == line.unit; })) return true;
    if (!line.key || (gone && line.other == noUnit)) return false;
    return gone ||
           std::ranges::none_of(later, [&](const AccountLine& one) { return one.key && aboutTheSameTwo(line, one); });
  }

  void tellAccount(std::size_t index, const Event& event, const std::set<UnitIndex>& lost, const StoryMark& mark,
                   StoryTurn& turn) {
    for (std::size_t i = 0; i < event.account.size(); ++i) {
      const AccountLine& line = event.account[i];
      const bool starred = mark.key > 0 && i == 0;
      if (isTurnsBeginning(line) || (!starred && !isTold(event, i, lost))) continue;
      StorySentence sentence{.event = index + 1,
                             .text = ended(line.text),
                             .rules = line.rules,
                             .unit = line.unit,
                             .other = line.other,
                             .strong = line.unit != noUnit && lost.contains(line.unit)};
      // A sentence about several units of one name is told once.
      if (turn.sentences.empty() || turn.sentences.back().text != sentence.text)
        turn.sentences.push_back(std::move(sentence));
    }
  }

  // "Carpetani charged home on Legio IV and Legio V": what is said of one unit and two others in the same words.
  [[nodiscard]] bool joined(StorySentence& before, const StorySentence& now) const {
    if (before.unit == noUnit || before.unit != now.unit || before.other == noUnit || now.other == noUnit) return false;
    if (now.starred || before.starred) return false;
    const std::string one = unitInFull(session_.start(), before.other);
    const std::string other = unitInFull(session_.start(), now.other);
    const std::size_t at = now.text.find(other);
    if (one == other || other.empty() || at == std::string::npos) return false;
    std::string same = now.text;
    same.replace(at, other.size(), one);
    if (same != before.text) return false;
    before.text = now.text;
    before.text.replace(at, other.size(), fmt::format("{} {} {}", one, said("and"), other));
    before.other = now.other;
    return true;
  }

  // "Turn 2: Rome." is the heading already.
  static bool isTurnsBeginning(const AccountLine& line) { return line.phrase == "player-turn"; }

  [[nodiscard]] StoryLoss lossOf(std::size_t index, UnitIndex unit) const {
    StoryLoss loss{unit, session_.start().unit(unit).side, session_.event(index).turn, index + 1, {}};
    for (const AccountLine& line : session_.event(index).account)
      if (line.unit == unit || (loss.how.empty() && line.other == unit)) loss.how = ended(line.text);
    loss.how = ended(withoutName(loss.how, unitInFull(session_.start(), unit)));
    return loss;
  }

  // A charge that is declared, comes home and is fought leaves only the sentence about its result.
  static void dropWhatIsToldBetter(StoryTurn& turn) {
    for (std::size_t i = turn.sentences.size(); i-- > 0;) {
      const StorySentence& one = turn.sentences[i];
      if (one.unit == noUnit || one.other == noUnit || one.strong || one.starred) continue;
      const bool better = std::any_of(turn.sentences.begin() + static_cast<std::ptrdiff_t>(i) + 1, turn.sentences.end(),
                                      [&](const StorySentence& later) { return aboutTheSameTwo(one, later); });
      if (better) turn.sentences.erase(turn.sentences.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

  // Units that only marched are counted, not named.
  void finish(StoryTurn& turn) {
    dropWhatIsToldBetter(turn);
    // Only then, so that nobody of two is dropped with the other.
    for (std::size_t i = 1; i < turn.sentences.size();)
      if (joined(turn.sentences[i - 1], turn.sentences[i]))
        turn.sentences.erase(turn.sentences.begin() + static_cast<std::ptrdiff_t>(i));
      else
        ++i;
    const auto marches = marches_.find(&turn - story_.told.data());
    if (marches == marches_.end()) return;
    const int count = static_cast<int>(marches->second.size());
    if (count == 0 || turn.side == noSide) return;
    const std::string side = withinSentence(story_.sides[static_cast<std::size_t>(turn.side)]);
    const std::string words = count == 1 ? said("{0} unit of {1} moved.", {numberWord(count), side})
                                         : said("{0} units of {1} moved.", {numberWord(count), side});
    std::size_t first = turn.last;
    for (const auto& [unit, event] : marches->second) first = std::min(first, event);
    const auto place =
        std::ranges::find_if(turn.sentences, [&](const StorySentence& one) { return one.event >= first; });
    turn.sentences.insert(place, plainSentence(first, words));
  }

  // The players' stars first, then the turns in which most was lost.
  void chooseMoments() {
    std::vector<StoryMoment> chosen;
    for (const auto& [number, mark] : marks_)
      if (mark.key > 0 && number <= session_.eventCount() && chosen.size() < mostMoments)
        chosen.push_back({number, session_.event(number - 1).turn, true, wordsOf(number - 1)});
    std::vector<std::pair<std::size_t, const StoryTurn*>> turns;
    for (const StoryTurn& turn : story_.told) {
      const auto lost = static_cast<std::size_t>(std::ranges::count_if(
          story_.losses, [&](const StoryLoss& loss) { return loss.event >= turn.first && loss.event <= turn.last; }));
      if (lost > 0) turns.emplace_back(lost, &turn);
    }
    std::ranges::stable_sort(turns, std::greater<>(), &std::pair<std::size_t, const StoryTurn*>::first);
    for (const auto& [lost, turn] : turns) {
      if (chosen.size() >= mostMoments) break;
      const bool near = std::ranges::any_of(
          chosen, [&, t = turn](const StoryMoment& one) { return one.event >= t->first && one.event <= t->last; });
      if (!near) chosen.push_back({turn->last, turn->turn, false, lostWords(*turn)});
    }
    std::ranges::sort(chosen, {}, &StoryMoment::event);
    story_.moments.push_back({0, session_.start().turn, false, said("Before the first move.")});
    story_.moments.insert(story_.moments.end(), chosen.begin(), chosen.end());
    if (session_.eventCount() > 0 && story_.moments.back().event != session_.eventCount())
      story_.moments.push_back(
          {session_.eventCount(), session_.battle().turn, false, said("The end: {0}", {story_.outcome})});
  }

  [[nodiscard]] std::string wordsOf(std::size_t index) const {
    const Event& event = session_.event(index);
    for (const AccountLine& line : event.account)
      if (line.key && !isTurnsBeginning(line)) return ended(line.text);
    return event.account.empty() ? std::string() : ended(event.account.front().text);
  }

  [[nodiscard]] std::string lostWords(const StoryTurn& turn) const {
    std::vector<std::string> names;
    for (const StoryLoss& loss : story_.losses)
      if (loss.event >= turn.first && loss.event <= turn.last) names.push_back(unitInFull(session_.start(), loss.unit));
    std::string words;
    for (std::size_t i = 0; i < names.size(); ++i)
      words += (i == 0 ? "" : i + 1 == names.size() ? " " + said("and") + " " : ", ") + names[i];
    return said("Lost: {0}.", {words});
  }

  const Session& session_;
  const Definition& d_;
  const StoryMarks& marks_;
  Story story_;
  /// By the place of the turn: who moved in it, and the event of the first move.
  std::map<std::ptrdiff_t, std::map<UnitIndex, std::size_t>> marches_;
};

}  // namespace

Story tellStory(const Session& session, const StoryMarks& marks) { return Teller(session, marks).tell(); }

namespace {

std::string luckSaid(double luck) {
  const std::string_view words = luckInWords(luck);
  if (words.ends_with("good luck")) return said("uncommonly good luck");
  return words.ends_with("bad luck") ? said("uncommonly bad luck") : said("ordinary luck");
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
  if (const LuckyRoll& lucky = story.dice.luckiest; lucky.dice != nullptr) {
    std::string faces;
    for (const int face : lucky.dice->faces) faces += (faces.empty() ? "" : ", ") + std::to_string(face);
    const std::string who = lucky.dice->unit == noUnit ? story.sides[static_cast<std::size_t>(lucky.dice->side)]
                                                       : unitInFull(session.start(), lucky.dice->unit);
    words.push_back(
        said("The luckiest roll: {0}, turn {1}: {2}.", {who, std::to_string(session.event(lucky.event).turn), faces}));
  }
  return words;
}

std::string lossesInWords(const Session& session, const Story& story, SideIndex side) {
  const auto lost = std::ranges::count(story.losses, side, &StoryLoss::side);
  const auto all = std::ranges::count_if(session.start().units,
                                         [side](const Unit& unit) { return unit.present && unit.side == side; });
  return all == 1 ? said("{0} of {1} unit", {std::to_string(lost), std::to_string(all)})
                  : said("{0} of {1} units", {std::to_string(lost), std::to_string(all)});
}

}  // namespace signifer
