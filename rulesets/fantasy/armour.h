// Armour: the save on the chart, what blows and missiles take off it, and the saves themselves.
#pragma once

#include "fantasy/command.h"
#include "fantasy/forms.h"

namespace signifer::fantasy {

/// Stands for no save in fields.
inline constexpr int noSave = 7;

/// The score that a save needs after a modifier: 2 to 6, noSave beyond (FA-SAV-3). Positive modifiers help.
[[nodiscard]] int savedFrom(const Book& book, int chart, int modifier);
/// Saves made of `count` dice; none are thrown where there is no save.
[[nodiscard]] int throwSaves(Dice& dice, int count, int needed, const Purpose& purpose);

[[nodiscard]] std::optional<Refusal> refuseSavingThrow(const SavingThrowIn& in);
/// FA-ARM-1 to 19, FA-SAV-1 to 3.
[[nodiscard]] SavingThrowOut savingThrow(const Book& book, const SavingThrowIn& in, Dice& dice, Modifiers& modifiers);

}  // namespace signifer::fantasy
