#include <algorithm>

#include "commander/battle_orders.h"
#include "language/language.h"
#include "language/names.h"
#include "rules/roles.h"

namespace signifer {
namespace {

/// Of the changes, so many are told.
constexpr std::size_t toldChanges = 2;

std::string armsInWords(const BattleOrder& order, const Battle& battle) {
  const auto any = [&](Role role) {
    return std::ranges::any_of(order.units, [&](UnitIndex u) {
      return roleOf(battle.setup->units[static_cast<std::size_t>(u)].symbol) == role;
    });
  };
  std::string words = !any(Role::horse)                                  ? said("The foot in the centre")
                      : order.mounted == BattleOrder::Mounted::bothWings ? said("The mounted arm on both wings")
                      : order.mounted == BattleOrder::Mounted::left      ? said("The mounted arm on the left wing")
                                                                         : said("The mounted arm on the right wing");
  if (any(Role::missiles))
    words += ", " + (order.screen ? said("missile troops before the line") : said("missile troops beside the foot"));
  if (any(Role::beasts))
    words += ", " + (order.beastsBefore ? said("elephants and chariots before the line")
                                        : said("elephants and chariots on the wings"));
  if (order.reserve) words += ", " + said("part of the foot in reserve");
  using End = BattleOrder::End;
  if (order.refused != End::none)
    words += ", " + (order.refused == End::left ? said("the left end held back") : said("the right end held back"));
  if (order.aside != End::none)
    words +=
        ", " + (order.aside == End::left ? said("all on the left of the zone") : said("all on the right of the zone"));
  return words + ".";
}

std::string inWords(const BattleOrder::Change& change, const Battle& battle) {
  const auto name = [&](UnitIndex u) {
    return std::string(saidName(battle.setup->units[static_cast<std::size_t>(u)].name));
  };
  if (change.with != noUnit) return said("{0} and {1} exchanged.", {name(change.unit), name(change.with)});
  return change.ahead ? said("{0} farther ahead.", {name(change.unit)})
                      : said("{0} farther back.", {name(change.unit)});
}

}  // namespace

std::string inWords(const BattleOrder& order, const Battle& battle) {
  std::string words = order.manner == BattleOrder::Manner::usual ? said("In the usual order.")
                      : order.manner == BattleOrder::Manner::exchanged
                          ? said("In the usual order, left and right exchanged.")
                          : armsInWords(order, battle);
  if (order.changes.size() > toldChanges)
    return words + " " + said("With {0} changes of place.", {std::to_string(order.changes.size())});
  for (const BattleOrder::Change& change : order.changes) words += " " + inWords(change, battle);
  return words;
}

}  // namespace signifer
