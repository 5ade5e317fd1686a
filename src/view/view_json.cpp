#include "view/view_json.h"

#include <nlohmann/json.hpp>

#include "play/battle_json.h"
#include "play/measures_json.h"

namespace signifer {

Json writeView(const RuleSet& rules, const Battle& battle, SideIndex side) {
  const SideView view = seenBy(rules, battle, side);
  Json json = writeBattle(rules, viewOf(rules, battle, view).battle);
  Json contacts = Json::array();
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (view.units[static_cast<std::size_t>(u)] != Knowledge::seenBefore) continue;
    const LastSeen seen = lastSeen(battle.unit(u));
    contacts.push_back({{"side", battle.setup->sides[battle.unit(u).side].id},
                        {"symbol", battle.setup->units[static_cast<std::size_t>(u)].symbol},
                        {"x", inchesToJson(seen.at.x)},
                        {"y", inchesToJson(seen.at.y)},
                        {"turn", seen.turn}});
  }
  if (!contacts.empty()) json["contacts"] = std::move(contacts);
  return json;
}

}  // namespace signifer
