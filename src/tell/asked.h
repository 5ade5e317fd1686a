// A question read word by word. Each word is a name, a verb, a state, a figure or a word that asks. At any other word
// the reading stops, so that no other question is answered than the one that was asked.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/table_moment.h"
#include "rules/ruleset.h"
#include "tell/deed_words.h"
#include "tell/fields.h"
#include "tell/line.h"
#include "tell/tell.h"
#include "tell/trials.h"

namespace signifer::tell {

/// The words that say what is asked.
enum class Asks : std::uint8_t {
  none,
  may,
  must,
  who,
  whose,
  what,
  where,
  how,
  many,
  far,
  is,
  need,
  begins,
  deploys,
  stands,
  wins,
  fights,
  tests,
  now,
  turn,
  acts,
  legal,
  has,
  ifs,
  leads,
  over,
  harm,
  toHit,
  rule,
  dice,
  answers,
  arrives,
  scores,
  lasts,
};
[[nodiscard]] Asks asksOf(std::string_view word);

/// The names and figures of a question, beside its words that ask.
enum class Slot : std::uint8_t {
  unit = 36,
  otherUnit,
  moreUnits,
  person,
  side,
  deed,
  otherDeed,
  done,
  state,
  otherState,
  condition,
  lost,
  sideField,
  number,
  second,
  negated,
  way,
  face,
  trial,
  objective,
  trait,
  charged,
  generals,
  test,
  /// A step or a player turn.
  moment,
};
static_assert(static_cast<int>(Slot::moment) < 64);
/// Parts of a question, words that ask and names, as a set.
using Parts = std::uint64_t;
[[nodiscard]] constexpr Parts partsOf(auto... one) { return (Parts{0} | ... | (Parts{1} << static_cast<int>(one))); }

/// A question, taken apart. Of each kind the first that was said is the subject.
struct Asked {
  std::vector<Asks> words;
  /// Units by name, in their order; several where a name fits several.
  std::vector<std::vector<UnitIndex>> units;
  std::vector<Words> unitWords;
  std::optional<PersonIndex> person;
  SideIndex side = noSide;
  /// A deed was named, and the kinds that the rule set has for it.
  std::optional<std::vector<int>> deed;
  std::string deedWord;
  /// The choices of it that were named: the wheel of a manoeuvre.
  std::vector<ChosenValue> chosen;
  /// The deed before this one: "move and shoot".
  std::vector<int> before;
  /// A rule that was named by its id.
  std::string rule;
  /// An order of leaders that was named.
  std::optional<Trial> trial;
  /// A place or a thing that is worth points, where it was named.
  std::optional<std::size_t> objective;
  /// The kind of test that is asked about, by the word that ids have for it and as it was typed.
  std::vector<std::string> test;
  /// "Who is the general?"
  bool generals = false;
  /// "Who is charged?"
  bool charged = false;
  /// A figure of a unit or a person that no state has, by its words: "morale", "causes
  /// fear".
  std::vector<std::string> trait;
  /// The verb of "has it ...?", as it was typed.
  std::string done;
  /// "May it be charged by ...?": the first unit suffers the deed.
  bool passive = false;
  /// States of units that were named.
  std::optional<Meant> state;
  /// A state that the rules find out of others, by its phrase's id.
  std::string condition;
  /// "Is it steady?": nothing is wrong with it.
  bool steady = false;
  /// "Is it in contact?"
  bool inFight = false;
  [[nodiscard]] bool ofCondition() const { return steady || inFight || !condition.empty(); }
  bool lost = false;
  /// A state of sides.
  std::optional<std::size_t> sideField;
  std::optional<double> number;
  /// The second figure of a place: "at 28, 20".
  std::optional<double> second;
  /// "Who has not moved?"
  bool negated = false;
  /// "May all hastati march 6?"
  bool all = false;
  /// The way of a wheel or a step aside: left, right or neither.
  Sense way = Sense::none;
  /// The name is that of a side and of its general: what is asked says which of them is meant.
  bool sideOrPerson = false;
  /// A second deed was named, or a second state.
  bool otherDeed = false;
  bool otherState = false;
  /// A front, a flank or a rear was named.
  bool face = false;
  std::optional<TableMoment> moment;
  /// The words at which parts were first named, in their order.
  std::vector<std::pair<Parts, Word>> read;

  [[nodiscard]] bool has(Asks one) const;
  [[nodiscard]] Parts parts() const;
};

/// The question; nothing where it stopped at a word, and then `stopped` says at which.
[[nodiscard]] std::optional<Asked> readQuestion(const RuleSet& rules, const Battle& battle, std::string_view line,
                                                Words words, std::optional<NotUnderstood>& stopped);

/// The player turn of a side: the one that is on, or its next.
[[nodiscard]] TableMoment playerTurnOf(const RuleSet& rules, const Battle& battle, SideIndex side);

}  // namespace signifer::tell
