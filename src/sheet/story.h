// A battle as it is told afterwards: turn by turn what mattered, who was lost and how, what the dice did. Made from a
// session's account with the players' stars and comments; the report writes it down, as text or with pictures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "play/dice_statistics.h"
#include "play/session.h"
#include "sheet/who_played.h"

namespace signifer {

/// The players' remark on an event: a key moment (1), none (-1), as the account has it (0), and a comment.
struct StoryMark {
  int key = 0;
  std::string comment;
};
/// By the number of the event, from 1.
using StoryMarks = std::map<std::size_t, StoryMark>;

struct StorySentence {
  /// Of the event, from 1.
  std::size_t event = 0;
  std::string text;
  /// The text with its names in full, if it leans on the sentence before, as "They fled" does; else empty.
  std::string inFull;
  std::vector<std::string> rules;
  /// The phrase that it was made of; empty for other words.
  std::string phrase;
  /// Whom it is about.
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  /// Others that the same befell, or whom the same was done to.
  std::vector<UnitIndex> also;
  /// Somebody was lost, or the players gave it a star.
  bool strong = false;
  bool starred = false;
  /// A player's own words.
  bool comment = false;
  /// It says what the turn was about: the others answer it.
  bool asks = false;
  /// Another matter than the sentence before: a paragraph begins.
  bool begins = false;

  [[nodiscard]] const std::string& byItself() const { return inFull.empty() ? text : inFull; }
};

/// What one side's turn brought.
struct StoryTurn {
  int turn = 0;
  SideIndex side = noSide;
  /// Events, from 1.
  std::size_t first = 0;
  std::size_t last = 0;
  std::vector<StorySentence> sentences;
  /// Nothing came of it. Of several such in a row one stands for all: `through` is the last one's turn then.
  bool quiet = false;
  int through = 0;
  /// And the side whose turn alone they begin or end with, where the other's is told for itself; else noSide.
  SideIndex beginsWith = noSide;
  SideIndex endsWith = noSide;
};

struct StoryLoss {
  UnitIndex unit = noUnit;
  SideIndex side = noSide;
  int turn = 0;
  std::size_t event = 0;
  /// The sentence that tells of it; may be empty.
  std::string how;
};

/// A moment worth a map.
struct StoryMoment {
  /// The event after which the table stood so; 0: before the first.
  std::size_t event = 0;
  int turn = 0;
  bool starred = false;
  std::string words;
};

struct Story {
  std::string title;
  std::array<std::string, 2> sides;
  /// Nobody, unless whoever asked for the story said so.
  WhoPlayed who;
  /// "Rome won. The army of Carthage broke."
  std::string outcome;
  std::string beginning;
  /// The turn that changed most, with the chance to win before and after it; empty where nobody knows chances.
  std::string decided;
  /// The events before that turn, and up to its end; 0 where no turn stands out.
  std::size_t decidedFrom = 0;
  std::size_t decidedTo = 0;
  /// playedOnInWords(), where somebody asked for it.
  std::string playedOn;
  int turns = 0;
  std::size_t events = 0;
  std::vector<StoryTurn> told;
  std::vector<StoryLoss> losses;
  std::vector<StoryMoment> moments;
  DiceStatistics dice;
  /// The first side's chance to win, at first and after each event; once the battle is decided, what it was last. Empty
  /// where nobody knows chances.
  std::vector<double> chances;
};

[[nodiscard]] Story tellStory(const Session& session, const StoryMarks& marks = {});

/// "Turn 2: Rome", "Turns 2 and 3", "Turns 2 to 4"; empty for what was before the first turn.
[[nodiscard]] std::string turnInWords(const Story& story, const StoryTurn& turn);
/// "Rome won. The army of Carthage broke."; for a battle that goes on its turn.
[[nodiscard]] std::string endInWords(const Session& session, const std::array<std::string, 2>& sides);
/// The dice in sentences: results against those to be expected, and the roll that decided most.
[[nodiscard]] std::vector<std::string> diceInWords(const Session& session, const Story& story);
/// The players and the day, as far as they are known; rule set, turns, and the last turn where it is not the printed
/// one.
[[nodiscard]] std::string underWhatRules(const Session& session, const Story& story);
/// The turn that changed most, with the first side's chance to win before it and after it; `early`: before it, it was
/// too early to say.
[[nodiscard]] std::string decidedInWords(const Story& story, const StoryTurn& turn,
                                         const std::array<double, 2>& chances, bool early);
/// The house rules, line by line, but for the last turn, which underWhatRules() tells.
[[nodiscard]] std::vector<std::string> houseRulesTold(const Definition& definition, const HouseRules& house);
/// "In 100 battles that machines played on from before that turn, Rome won 34 and Carthage 66.": plays them, which may
/// take seconds. Empty where no turn stands out.
[[nodiscard]] std::string playedOnInWords(const Session& session, const Story& story, std::uint32_t battles = 100);
/// "2 of 19 units, 4 fleeing": what a side lost.
[[nodiscard]] std::string lossesInWords(const Session& session, SideIndex side);
/// "In flight at the end: Hastati 1 to 3.": those of a side; empty for nobody.
[[nodiscard]] std::string inFlightInWords(const Session& session, SideIndex side);
/// The two of them for whoever does not see all units.
[[nodiscard]] std::string lossesInWords(const Session& session, SideIndex side,
                                        const std::function<bool(UnitIndex)>& sees);
[[nodiscard]] std::string inFlightInWords(const Session& session, SideIndex side,
                                          const std::function<bool(UnitIndex)>& sees);

}  // namespace signifer
