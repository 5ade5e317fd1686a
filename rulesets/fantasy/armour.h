// Armour: the save on the chart, what blows and missiles take off it, and the saves themselves.
#pragma once

#include "fantasy/command.h"

namespace signifer::fantasy {

/// Stands for no save in fields.
inline constexpr int noSave = 7;

/// The score that a save needs after a modifier: 2 to 6, noSave beyond (FA-SAV-3). Positive modifiers help.
[[nodiscard]] int savedFrom(const Book& book, int chart, int modifier);
/// Saves made of `count` dice; none are thrown where there is no save.
[[nodiscard]] int throwSaves(Dice& dice, int count, int needed, const Purpose& purpose);

struct SavingThrowIn {
  bool mounted = false;
  Armour armour = Armour::none;
  Shield shield = Shield::none;
  Barding barding = Barding::none;
  Attack attack = Attack::closeCombat;
  Zone facing = Zone::front;
  bool skirmishFormation = false;
  int strength = 3;
  int weaponSave = 0;
  int wounds = 0;
  /// Not in the form.
  Roller who = {};
};
BOOST_DESCRIBE_STRUCT(SavingThrowIn, (),
                      (mounted, armour, shield, barding, attack, facing, skirmishFormation, strength, weaponSave,
                       wounds))
struct SavingThrowOut {
  int chart = noSave;
  int needed = noSave;
  int saved = 0;
  int unsaved = 0;
  friend auto operator<=>(const SavingThrowOut&, const SavingThrowOut&) = default;
};
BOOST_DESCRIBE_STRUCT(SavingThrowOut, (), (chart, needed, saved, unsaved))
[[nodiscard]] std::optional<Refusal> refuseSavingThrow(const SavingThrowIn& in);
/// FA-ARM-1 to 19, FA-SAV-1 to 3.
[[nodiscard]] SavingThrowOut savingThrow(const Book& book, const SavingThrowIn& in, Dice& dice, Modifiers& modifiers);

}  // namespace signifer::fantasy
