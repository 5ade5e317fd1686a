#include "sheet/story.h"

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "battle/arriving.h"
#include "battle/turn_reached.h"
#include "language/language.h"
#include "language/name_number.h"
#include "language/names.h"
#include "play/deployment.h"
#include "play/losses.h"
#include "play/wording.h"
#include "rules/to_win.h"
#include "sheet/story_chances.h"
#include "sheet/story_deeds.h"
#include "sheet/story_moments.h"
#include "sheet/story_names.h"
#include "sheet/story_narration.h"
#include "sheet/story_sentences.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

/// A turn is told in so many sentences at most.
constexpr std::size_t mostSentences = 7;
/// A change of the chance to win from which on an event matters.
constexpr double swingThatMatters = 0.04;
/// The least change of the chance to win by a turn that is called the one that decided, and one that turned the battle.
constexpr double decidingSwing = 0.1;
constexpr double turningSwing = 0.2;

StorySentence plainSentence(std::size_t event, std::string text) {
  StorySentence sentence;
  sentence.event = event;
  sentence.text = std::move(text);
  return sentence;
}

class Teller {
 public:
  Teller(const Session& session, const StoryMarks& marks)
      : session_(session),
        d_(session.rules().definition()),
        marks_(marks),
        names_(session.start()),
        knows_(d_),
        chances_(session),
        narrator_(session, [this](std::size_t event) { return chances_.swing(event, event); }) {}

  Story tell() {
    const Setup& setup = *session_.start().setup;
    story_.title = setup.title.empty() ? said("A battle") : std::string(saidName(setup.title));
    story_.sides = {std::string(saidName(setup.sides[0].name)), std::string(saidName(setup.sides[1].name))};
    story_.beginning = saidName(setup.notes);
    story_.turns = turnReached(session_.battle());
    story_.events = session_.eventCount();
    story_.outcome = endInWords(session_, story_.sides);
    if (const auto ended = session_.outcome()) winner_ = ended->winner;
    story_.dice = diceStatistics(session_);
    for (std::size_t i = 0; i < session_.eventCount(); ++i) add(i);
    keepWhatIsLost();
    decide();
    for (std::size_t at = 0; at < story_.told.size(); ++at) finish(at);
    std::erase_if(story_.told, [](const StoryTurn& turn) { return turn.sentences.empty(); });
    if (knows_.known()) {
      markTheTurningPoint();
      addTension(session_, chances_, turningPoint_, story_);
      for (StoryTurn& turn : story_.told) nameAgain(turn.sentences);
      addEnd();
      joinQuietTurns(story_);
      addOpening();
    }
    chooseMoments(session_, marks_, names_, turningPoint_, decidedBy_, story_);
    story_.chances = chances_.all();
    if (story_.decided.empty() && winner_ != noSide && !story_.chances.empty())
      story_.decided = said("No single turn decided it.");
    else if (!decidedBy_.empty())
      story_.decided += " " + decidedBy_;
    return std::move(story_);
  }

 private:
  // A unit that came back is not lost, and one that left twice is lost once.
  void keepWhatIsLost() {
    UnitSet left = unitsLost(d_, session_.start(), session_.battle());
    std::vector<StoryLoss> kept;
    for (auto loss = story_.losses.rbegin(); loss != story_.losses.rend(); ++loss)
      if (in(left, loss->unit)) {
        left.reset(static_cast<std::size_t>(loss->unit));
        kept.push_back(std::move(*loss));
      }
    std::ranges::reverse(kept);
    story_.losses = std::move(kept);
  }

  [[nodiscard]] std::string told(const AccountLine& line) const {
    return ended(names_.in(asTold(d_, line.phrase, withoutSuccessors(session_.battle(), line.text))));
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
      if (before.unit(unit).present && !now.present && !isAside(now)) lost.insert(unit);
    }
    for (const UnitIndex unit : lost) story_.losses.push_back(lossOf(index, unit));
    if (mark.key >= 0 && knows_.known())
      takeDeeds(index, event, mark, static_cast<std::size_t>(&turn - story_.told.data()));
    else if (mark.key >= 0)
      tellAccount(index, event, lost, mark, turn);
    if (mark.key > 0 && turn.sentences.size() > first) turn.sentences[first].starred = true;
    if (!event.reason.empty())
      turn.sentences.push_back(plainSentence(index + 1, said("Decided at the table: {0}", {ended(event.reason)})));
    if (mark.comment.empty()) return;
    turn.sentences.push_back(plainSentence(index + 1, "\u201C" + mark.comment + "\u201D"));
    turn.sentences.back().comment = true;
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

  void takeDeeds(std::size_t index, const Event& event, const StoryMark& mark, std::size_t at) {
    for (std::size_t i = 0; i < event.account.size(); ++i) {
      const AccountLine& line = event.account[i];
      if (isTurnsBeginning(line)) continue;
      const bool starred = mark.key > 0 && i == 0;
      Deed deed = knows_.of(line);
      if (deed != Deed::own && deed != Deed::silent) fought_.insert(at);
      if (starred && (deed == Deed::silent || deed == Deed::strikes)) deed = Deed::own;
      if (deed == Deed::own && !line.key && !starred) continue;
      // The first turn's roll stands before the first turn.
      if (line.phrase == "begins" && line.side != noSide) {
        const std::string& name = story_.sides[static_cast<std::size_t>(line.side)];
        begins_ =
            ended(said("{0} {1|had|had} the first turn.", {withinSentence(name), isNameOfMany(name) ? "2" : "1"}));
        continue;
      }
      deeds_[at].push_back({.deed = deed,
                            .unit = line.unit,
                            .other = line.other,
                            .person = StoryDeeds::personOf(line, session_.before(index), after(index)),
                            .side = line.side,
                            .event = index + 1,
                            .phrase = line.phrase,
                            .rules = line.rules,
                            .starred = starred,
                            .text = told(line)});
    }
  }

  // The loser's misfortune turns a battle: of one event several things may be told.
  [[nodiscard]] bool turnsIt(const StorySentence& one) const {
    if (one.comment || one.asks || one.phrase.empty()) return false;
    return winner_ == noSide || (one.unit != noUnit && session_.start().unit(one.unit).side != winner_);
  }

  [[nodiscard]] std::string turnedFor() const {
    if (winner_ == noSide) return said("That turned the battle.");
    return ended(
        said("That turned the battle for {0}.", {withinSentence(story_.sides[static_cast<std::size_t>(winner_)])}));
  }

  // The head tells what brought the most of its turn, which is marked there; in the last one the end says it.
  void markTheTurningPoint() {
    if (turningPoint_ == 0) return;
    for (StoryTurn& turn : story_.told) {
      if (turn.last != turningPoint_ || turn.quiet) continue;
      const auto most = std::ranges::max_element(turn.sentences, {}, [this, &turn](const StorySentence& one) {
        return std::pair(turnsIt(one) ? broughtBy(session_, chances_, one, turn) : 0, one.strong);
      });
      const bool byOne = turnsIt(*most) && broughtBy(session_, chances_, *most, turn) * 2 >= gainOf(turn);
      if (byOne) decidedBy_ = said("What decided it: {0}", {most->byItself()});
      if (const std::vector<UnitIndex> worst = worstOff(turningFates_, chances_, turn, winner_, session_.start());
          !byOne && !worst.empty())
        decidedBy_ = said("What decided it: {0}", {narrator_.worstOfTheBlows(worst)});
      if (gainOf(turn) < turningSwing || turningPoint_ == session_.eventCount()) continue;
      if (byOne)
        turn.sentences.insert(most + 1, plainSentence(most->event, turnedFor()));
      else
        turn.sentences.push_back(plainSentence(turn.last, said("The battle turned.")));
    }
  }

  // A defeat ends the story; a turn limit does not.
  void addEnd() {
    const auto outcome = session_.outcome();
    if (!outcome || outcome->winner == noSide || outcome->why.find("limit") != std::string_view::npos) return;
    if (story_.told.empty() || story_.told.back().quiet || story_.told.back().last != session_.eventCount()) return;
    const std::string& name = story_.sides[static_cast<std::size_t>(1 - outcome->winner)];
    story_.told.back().sentences.push_back(plainSentence(
        session_.eventCount(),
        said("With that {0} {1|was|were} beaten.", {withinSentence(name), isNameOfMany(name) ? "2" : "1"})));
  }

  // The armies' places, and the side that began.
  void addOpening() {
    std::string words = narrator_.places().whereTheyStood();
    for (const std::string& more : {whoFacedWhom(session_, narrator_.places()), begins_})
      if (!more.empty()) words += (words.empty() ? "" : " ") + more;
    if (words.empty() || story_.told.empty()) return;
    StoryTurn opening{story_.told.front().turn, noSide, 1, 1, {plainSentence(1, ended(std::move(words)))}};
    if (story_.told.front().side == noSide && !story_.told.front().quiet) story_.told.erase(story_.told.begin());
    story_.told.insert(story_.told.begin(), std::move(opening));
  }

  void tellAccount(std::size_t index, const Event& event, const std::set<UnitIndex>& lost, const StoryMark& mark,
                   StoryTurn& turn) {
    for (std::size_t i = 0; i < event.account.size(); ++i) {
      const AccountLine& line = event.account[i];
      const bool starred = mark.key > 0 && i == 0;
      if (isTurnsBeginning(line) || (!starred && !isTold(event, i, lost))) continue;
      StorySentence sentence{.event = index + 1,
                             .text = told(line),
                             .inFull = {},
                             .rules = line.rules,
                             .phrase = line.phrase,
                             .unit = line.unit,
                             .other = line.other,
                             .also = {},
                             .strong = line.unit != noUnit && lost.contains(line.unit)};
      // A sentence about several units of one name is told once.
      if (turn.sentences.empty() || turn.sentences.back().text != sentence.text)
        turn.sentences.push_back(std::move(sentence));
    }
  }

  // How much a turn brought the winner; while nobody has won, how much it changed.
  [[nodiscard]] double gainOf(const StoryTurn& turn) const {
    if (turn.side == noSide || turn.first == 0) return 0;
    // Before both sides stand there is no chance to speak of.
    if (deploymentNow(d_, session_.before(turn.first - 1))) return 0;
    return chances_.gain(turn.first, turn.last);
  }

  // The turn that changed most.
  void decide() {
    const auto most = std::ranges::max_element(story_.told, {}, [this](const StoryTurn& turn) { return gainOf(turn); });
    if (most == story_.told.end() || gainOf(*most) < decidingSwing) return;
    turningPoint_ = most->last;
    story_.decidedFrom = most->first - 1;
    story_.decidedTo = most->last;
    story_.decided = decidedInWords(story_, *most, {chances_.at(most->first - 1), chances_.at(most->last)},
                                    tooEarlyToSay(session_.rules(), session_.before(most->first - 1)));
  }

  [[nodiscard]] bool tellsOfLoss(const StorySentence& one) const {
    return std::ranges::any_of(story_.losses, [&one](const StoryLoss& loss) {
      return loss.event == one.event && (loss.unit == one.unit || loss.unit == one.other);
    });
  }

  // Stars and comments, then losses, what changed the chance to win, fights, and last what one unit did by itself.
  [[nodiscard]] int rankOf(const StorySentence& one) const {
    if (one.starred || one.comment) return 4;
    if (!one.strong && one.other == noUnit && !tellsOfLoss(one) && tellsAFigure(d_, one.phrase)) return -1;
    if (one.strong || one.phrase.empty() || tellsOfLoss(one)) return 3;
    if (chances_.swing(one.event, one.event) >= swingThatMatters) return 2;
    return one.other != noUnit ? 1 : 0;
  }

  // A turn with much to tell leaves the least out.
  void keepWhatMattered(std::vector<StorySentence>& sentences) const {
    std::erase_if(sentences, [this](const StorySentence& one) { return rankOf(one) < 0; });
    const auto better = std::ranges::count_if(sentences, [this](const StorySentence& one) { return rankOf(one) > 0; });
    if (better > 1) std::erase_if(sentences, [this](const StorySentence& one) { return rankOf(one) == 0; });
    while (sentences.size() > mostSentences) {
      const auto least = std::ranges::min_element(sentences, {}, [this](const StorySentence& one) {
        return std::pair(rankOf(one), chances_.swing(one.event, one.event));
      });
      if (rankOf(*least) >= 3) break;
      sentences.erase(least);
    }
  }

  // "Turn 2: Rome." is the heading already.
  static bool isTurnsBeginning(const AccountLine& line) { return line.phrase == "player-turn"; }

  [[nodiscard]] StoryLoss lossOf(std::size_t index, UnitIndex unit) const {
    StoryLoss loss{unit, session_.start().unit(unit).side, session_.event(index).turn, index + 1, {}};
    for (const AccountLine& line : session_.event(index).account)
      if ((line.unit == unit || (loss.how.empty() && line.other == unit)) && knows_.of(line) != Deed::lostWith)
        loss.how = told(line);
    const std::string name = spokenName(unitInFull(session_.start(), unit));
    loss.how = ended(withoutName(loss.how, name));
    if (loss.how.find(name) != std::string::npos) loss.how = said("Destroyed.");
    return loss;
  }

  void finish(std::size_t at) {
    StoryTurn& turn = story_.told[at];
    if (!knows_.known()) {
      dropWhatIsToldBetter(turn.sentences);
      joinAlike(session_.start(), turn.sentences);
      keepWhatMattered(turn.sentences);
      joinDeeds(session_.start(), turn.sentences);
    } else {
      if (turn.last == turningPoint_) turningFates_ = fatesOf(session_, deeds_[at]);
      narrate(deeds_[at], turn.last == turningPoint_ ? 1 : 0, turn.sentences);
    }
    const bool deploying = turn.first > 0 && deploymentNow(d_, session_.before(turn.first - 1)).has_value();
    if (turn.sentences.empty() && !deploying) addQuiet(turn, fought_.contains(at));
  }

  // Remarks stand behind what they are about.
  void narrate(const std::vector<DeedDone>& deeds, std::size_t least, std::vector<StorySentence>& sentences) {
    std::vector<StorySentence> told = narrator_.tell(deeds, least);
    for (StorySentence& remark : sentences) {
      const auto last =
          std::find_if(told.rbegin(), told.rend(), [&](const StorySentence& one) { return one.event <= remark.event; });
      told.insert(last.base(), std::move(remark));
    }
    sentences = std::move(told);
  }

  // One sentence for a turn in which nothing came of anything.
  void addQuiet(StoryTurn& turn, bool fought) {
    if (turn.side == noSide) return;
    turn.quiet = true;
    turn.sentences.push_back(plainSentence(turn.last, quietWords(fought, quiet_++)));
  }

  const Session& session_;
  const Definition& d_;
  const StoryMarks& marks_;
  SpokenNames names_;
  Story story_;
  /// By the place of the turn: what was done in it, and whether anybody fought.
  std::map<std::size_t, std::vector<DeedDone>> deeds_;
  std::set<std::size_t> fought_;
  /// The sentence about the roll for the first turn.
  std::string begins_;
  /// How many quiet turns there were.
  std::size_t quiet_ = 0;
  StoryDeeds knows_;
  StoryChances chances_;
  Narrator narrator_;
  /// The last event of the turn that changed most; 0 for none.
  std::size_t turningPoint_ = 0;
  TurnsFates turningFates_;
  /// The sentence about the deed that brought the most of it.
  std::string decidedBy_;
  SideIndex winner_ = noSide;
};

}  // namespace

Story tellStory(const Session& session, const StoryMarks& marks) { return Teller(session, marks).tell(); }

}  // namespace signifer
