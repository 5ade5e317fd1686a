// Puts what happened, and what may not happen, into the rule set's sentences: places in a phrase are filled with names
// and figures. The window, the report, the journal and the command line all say it with these words.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "battle/battle.h"
#include "play/session.h"
#include "rules/chronicle.h"
#include "rules/portrait.h"
#include "rules/ruleset.h"
#include "rules/verdict.h"
#include "schema/field.h"

namespace signifer {

/// "7.5 in", "14 degrees", "3 squares", "5".
[[nodiscard]] std::string worded(const Figure& figure);

/// The words for a figure in a battle whose rule set has a length of its own: "7.5 in (3.75 JT)".
[[nodiscard]] std::string worded(const Definition& definition, const Battle& battle, const Figure& figure);

/// A length in inches and in every length of the rule set's own: "7.5 in · 3.75 JT · 0.63 bow shots".
[[nodiscard]] std::string wordedAtLength(const Definition& definition, const Battle& battle, Length length);

[[nodiscard]] std::string_view unitName(const Battle& battle, UnitIndex unit);
/// "Caesar", or "Successor of Caesar" once another has taken his place.
[[nodiscard]] std::string personName(const Battle& battle, PersonIndex person);
[[nodiscard]] std::string_view sideName(const Battle& battle, SideIndex side);
/// The name as a sentence needs it, with the side where both have one of that name: "Light cavalry 1 (Army of the
/// Tribes)".
[[nodiscard]] std::string unitInFull(const Battle& battle, UnitIndex unit);
[[nodiscard]] std::string personInFull(const Battle& battle, PersonIndex person);

/// The sentence of an entry: {unit}, {other}, {person}, {side}, {step} and {0} to {9} filled in. A figure may choose
/// its words: "{1|# hit|# hits}", or with words of their own for none: "{1|no hits|# hit|# hits}".
[[nodiscard]] std::string sentence(const Definition& definition, const Battle& battle, const Entry& entry);

/// A reason as a sentence, with the measured ({0}) and the allowed figure ({1}) where it has them: "Too far: 7 of 6
/// in." Figures that the phrase does not place stand at its end.
[[nodiscard]] std::string sentence(const Definition& definition, const Battle& battle, const Reason& reason);

/// The figures alone: "7 of 6 in"; empty where it does not hold one against the other.
[[nodiscard]] std::string measuredAgainst(const Definition& definition, const Battle& battle, const Reason& reason);

/// The harm and the disorder that a unit's marks show, in the rule set's own words by its phrases "marks-harm" (harm
/// {0} of {1}) and "marks-disorder" (discs {0}): "2 of 5 hits", "3 DPs".
[[nodiscard]] std::string harmInWords(const Definition& definition, const Battle& battle, const Portrait& portrait);
[[nodiscard]] std::string disorderInWords(const Definition& definition, const Battle& battle, const Portrait& portrait);

/// The words for an action's field at this place (language/field_words.h). A field that holds a place in a list tells
/// the name there: "to Antiochus III".
[[nodiscard]] std::string toldInWords(const Battle& battle, const Fields& fields, std::size_t at,
                                      std::span<const std::int16_t> values);

/// Names the dice that are wanted, their number and their purpose: "Rome needs two d6 for Auxiliaries: break test."
[[nodiscard]] std::string sentence(const Definition& definition, const Battle& battle, const DiceWanted& wanted);

}  // namespace signifer
