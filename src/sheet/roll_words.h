// Rolls as people read them: what each is for, the modifiers with their rules, what is needed, the exact odds, what
// each result means before the dice fall, and what came of it. Window, pages and papers say rolls in these words.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "play/session.h"

namespace signifer {

class Outcomes;
struct RollScores;

struct RollModifier {
  double value = 0;
  std::string rule;
  std::string words;
};

struct RollOddsRow {
  std::string words;
  /// From 0 to 1.
  double share = 0;
  /// The exact share: "5/36".
  std::string fraction;
};

/// Exact odds of the result that a roll is for.
struct RollOdds {
  std::string caption;
  std::vector<RollOddsRow> rows;
  /// The rows as figures: hits, or 1 for a yes; empty where the result is neither.
  std::vector<double> figures;
  /// Whether the figures are hits.
  bool hits = false;
  /// The row that came out; -1 where none did.
  int came = -1;
};

struct ToldRoll {
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  std::string title;
  std::vector<RollModifier> modifiers;
  /// The sum of the modifiers with its sign; empty where there are none, and where the figure that is needed has them
  /// in it already: then nothing is added to what falls.
  std::string sum;
  /// The facts that are certain before the dice fall: "Needed to hit: 4".
  std::vector<std::string> facts;
  RollOdds odds;
  /// The score that is held against another side's, where the roll is about one.
  std::shared_ptr<const RollScores> scores;
  std::vector<const ThrownDice*> dice;
  /// The ruling's own rules, not those of its modifiers.
  std::vector<std::string> rules;
  /// "6 + 2, +1 = 9: 1 hit"; empty before the roll.
  std::string result;
  /// The sentence of the event's account that tells it; -1 where none does.
  int line = -1;
};

/// A field's caption without its unit and without what explains it to those who fill in a form.
[[nodiscard]] std::string captionInShort(const Field& field);
/// A value without and with its unit: "4", "high die"; "4 in".
[[nodiscard]] std::string valueInWords(const Field& field, const Value& value);
[[nodiscard]] std::string measuredInWords(const Field& field, const Value& value);
/// A result as a row of odds: "2 hits", "yes".
[[nodiscard]] std::string rowInWords(const Field& field, const Value& value);
/// "7.5", with at most so many decimals, as the language writes it.
[[nodiscard]] std::string figureInWords(double figure, int places = 2);
/// "+1", "−2": a modifier as it is added.
[[nodiscard]] std::string signedInWords(double value);
/// Words inside a sentence; German keeps the capitals of its nouns.
[[nodiscard]] std::string insideSentence(const std::string& words);

/// A ruling as a player reads it; with `rolled` also what came of it. Forms speak of A and B; where a battle is given,
/// the names of the two units stand for these letters, A for the side `active`.
struct Reader {
  const Definition* definition = nullptr;
  const Battle* battle = nullptr;
  SideIndex active = noSide;
};
[[nodiscard]] ToldRoll toldRoll(const Reader& reader, const Consultation& ruling, UnitIndex unit, UnitIndex other,
                                bool rolled);
/// A throw that is wanted or expected.
[[nodiscard]] ToldRoll toldRoll(const Reader& reader, const ForeseenThrow& foreseen);

/// Words of a ruling's form with the names of the two units for A and B.
[[nodiscard]] std::string withNames(const Reader& reader, const Consultation& ruling, UnitIndex unit, UnitIndex other,
                                    const std::string& words);

/// The chance of the roll's purpose: "Makes contact: 50 %", "Hits: 1 33 %, 2 58 %"; empty if the dice decide nothing.
[[nodiscard]] std::string chanceInWords(const Reader& reader, const Consultation& ruling, UnitIndex unit,
                                        UnitIndex other);
/// The exact odds of one result against another's: higher, equal, lower; no rows where they are no scores of one kind.
[[nodiscard]] RollOdds oddsAgainst(const ToldRoll& own, const ToldRoll& theirs);

/// A result of a throw, told before the dice fall.
struct RollResult {
  /// On the dice: the face, or the total.
  int least = 0;
  int most = 0;
  std::string words;
};
/// The results of a throw on a die or on the total of several, the lowest first: "up to 6 no hit, 7 to 9 one hit".
/// None where further dice decide, or where each die counts for itself.
[[nodiscard]] std::vector<RollResult> resultsBefore(const Reader& reader, const ForeseenThrow& foreseen);
/// These results in words: "up to 6: no hit · 7 to 9: 1 hit · 10 or more: 2 hits"; empty where there are none.
[[nodiscard]] std::string resultsInWords(const std::vector<RollResult>& results);
/// The faces that count on each die of a pool: "each 4 or more counts"; empty where the dice are read otherwise.
[[nodiscard]] std::string countsInWords(Reading reading, const std::vector<int>& from, Die die);
/// Dice as they were told: "5 + 3", "total 9", "3 of 8 at 4 or more".
[[nodiscard]] std::string diceInWords(const ThrownDice& dice);

/// Tells rolls of one rule set. Odds are worked out once for each question.
class RollTeller {
 public:
  explicit RollTeller(const Definition& definition);
  ~RollTeller();
  RollTeller(const RollTeller&) = delete;
  RollTeller& operator=(const RollTeller&) = delete;
  /// In the order in which the dice fell. Rolls of which no ruling is known have only their dice. Valid while the event
  /// is. With a battle, the names of its units stand for A and B.
  [[nodiscard]] std::vector<ToldRoll> rollsOf(const Event& event, const Battle* battle = nullptr);

 private:
  using Asked = std::pair<const Procedure*, std::vector<Value>>;
  Outcomes& outcomesOf(const Consultation& ruling);

  const Definition& d_;
  std::map<Asked, std::unique_ptr<Outcomes>> known_;
};

}  // namespace signifer
