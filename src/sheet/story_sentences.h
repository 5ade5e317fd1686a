// The sentences of a turn, shortened: what is told better elsewhere goes, what befell several alike is one sentence,
// and a name that was said a moment ago is "they".
#pragma once

#include <string>
#include <vector>

#include "battle/battle.h"
#include "sheet/story.h"
#include "sheet/story_shapes.h"

namespace signifer {

/// Whether two things concern the same two units, in either order.
template <class One, class Other>
[[nodiscard]] bool aboutTheSameTwo(const One& one, const Other& other) {
  return one.unit != noUnit && one.other != noUnit &&
         ((one.unit == other.unit && one.other == other.other) || (one.unit == other.other && one.other == other.unit));
}

/// A charge that is declared, comes home and is fought leaves only the sentence about its result.
void dropWhatIsToldBetter(std::vector<StorySentence>& sentences);

/// One sentence tells the same fate of several units, or the same deed against several: "Legio IV charged home on Boii
/// and Insubres". So it does where each has an enemy of its own. `start` has the units' names.
void joinAlike(const Battle& start, std::vector<StorySentence>& sentences);

/// One sentence tells several deeds of a unit: "Velites panicked and routed".
void joinDeeds(const Battle& start, std::vector<StorySentence>& sentences);

/// The units that a sentence is about, by the name that it begins with.
struct Subject {
  std::vector<UnitIndex> units;
  std::string name;
  /// They did it to others.
  bool acts = false;
  bool many = false;
};

/// The subject of `text`, made of a deed's names; no units where it begins with other words.
[[nodiscard]] Subject subjectOf(const std::string& text, const Fate& fate, const ShapeNames& names);

/// "They fled." for "The Boii fled."; empty where the language has no word that is certain.
[[nodiscard]] std::string withPronoun(const std::string& text, const Subject& subject);

/// "In the west the Boii fled" for "the Boii fled in the west"; empty where the language would turn the rest round.
[[nodiscard]] std::string placeFirst(const std::string& text, const std::string& where);

/// Makes one sentence of two that are short; `begin` is how `next` begins within a sentence. False where they do not
/// fit.
[[nodiscard]] bool joinSentences(StorySentence& into, const StorySentence& next, const std::string& begin);

/// A sentence behind a player's remark, or behind one about the battle, has its names in full.
void nameAgain(std::vector<StorySentence>& sentences);

}  // namespace signifer
