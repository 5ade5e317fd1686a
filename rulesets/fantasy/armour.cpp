#include "fantasy/armour.h"

namespace signifer::fantasy {
namespace {

// Whether the shield helps against this attack: a buckler not against missiles but for skirmishers (FA-ARM-13), a
// pavise against missiles from the front alone (FA-ARM-14).
bool shieldCounts(const SavingThrowIn& in) {
  const bool missile = in.attack == Attack::missile;
  if (in.shield == Shield::none) return false;
  if (in.shield == Shield::buckler) return !missile || in.skirmishFormation;
  if (in.shield == Shield::pavise) return missile && in.facing == Zone::front;
  return true;
}

// FA-ARM-9 to 12, FA-ARM-17 to 19.
bool bardingCounts(const SavingThrowIn& in) {
  const bool close = in.attack == Attack::closeCombat;
  const bool front = in.facing == Zone::front;
  switch (in.barding) {
    case Barding::none:
      return false;
    case Barding::halfCloth:
      return close && front;
    case Barding::fullCloth:
      return close;
    case Barding::halfPlate:
      return front;
    case Barding::fullPlate:
      break;
  }
  return true;
}

// FA-ARM-1 to 8, FA-ARM-15, FA-ARM-16.
int saveOnChart(const ArmourTable& table, const SavingThrowIn& in, Modifiers& modifiers) {
  const ShieldRow& shield = table.shields[static_cast<std::size_t>(in.shield)];
  const bool shielded = shieldCounts(in);
  int chart = 0;
  if (in.armour != Armour::none) {
    const ArmourRow& row = table.armour[static_cast<std::size_t>(in.armour)];
    chart = in.mounted ? row.mounted : row.onFoot;
    chart -= modifiers.addIf(shielded && (in.mounted ? row.shieldMounted : row.shieldOnFoot), shield.benefit);
  } else if (shielded) {
    chart = in.mounted ? shield.mounted : shield.onFoot;
  } else {
    chart = in.mounted ? table.bareMounted : table.bareOnFoot;
  }
  return chart - modifiers.addIf(bardingCounts(in), table.barding[static_cast<std::size_t>(in.barding)]);
}

}  // namespace

int savedFrom(const Book& book, int chart, int modifier) {
  if (chart >= noSave) return noSave;
  const int needed = chart - modifier;
  return needed > 6 ? noSave : std::max(needed, book.options.oneNeverSaves ? 2 : 1);
}

int throwSaves(Dice& dice, int count, int needed, const Purpose& purpose) {
  return needed == noSave ? 0 : dice.atLeast(purpose, count, needed);
}

std::optional<Refusal> refuseSavingThrow(const SavingThrowIn& in) {
  if (in.barding != Barding::none && !in.mounted) return Refusal{"barding", "barding is for mounts"};
  if (in.shield == Shield::pavise && in.mounted) return Refusal{"shield", "a pavise is not for mounted troops"};
  if (in.weaponSave != 0 && in.attack == Attack::closeCombat)
    return Refusal{"weaponSave", "the Save column is for missiles"};
  return std::nullopt;
}

SavingThrowOut savingThrow(const Book& book, const SavingThrowIn& in, Dice& dice, Modifiers& modifiers) {
  const ArmourTable& table = book.tables.armour;
  SavingThrowOut out;
  out.chart = saveOnChart(table, in, modifiers);
  int modifier = 0;
  if (out.chart < noSave) {
    const Row& byStrength = table.byStrength[static_cast<std::size_t>(in.strength - 1)];
    if (in.attack == Attack::closeCombat)
      modifier = modifiers.addIf(byStrength.value != 0, byStrength);
    else if (in.weaponSave != 0)
      modifier = modifiers.add(table.byWeapon.rule, table.byWeapon.value * in.weaponSave);
  }
  out.needed = savedFrom(book, out.chart, modifier);
  out.saved = throwSaves(dice, in.wounds, out.needed, in.roller.purpose("dice-save"));
  out.unsaved = in.wounds - out.saved;
  return out;
}

}  // namespace signifer::fantasy
