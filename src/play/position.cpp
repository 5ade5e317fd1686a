#include "play/position.h"

#include "play/battle_json.h"

namespace signifer {

Position readPosition(const RuleSetLibrary& library, const Node& battle, std::span<const HouseRulesLayer> more) {
  const Document& file = battle.document();
  const Node name = battle.at("ruleset");
  const RuleSetSource* source = library.find(name.name());
  if (source == nullptr)
    throw UnknownRuleSet(file.name(), name.pointer(), file.lineOf(name.pointer()),
                         "the rule set \"" + name.name() + "\" is not installed");
  std::vector<HouseRulesLayer> layers{
      {readHouseRules(battle), &file, {battle.pointer() + "/options", battle.pointer() + "/houseRules"}}};
  layers.insert(layers.end(), more.begin(), more.end());
  Position position{createUnder(*source, layers), {}};
  position.battle = readBattle(*position.rules, battle);
  return position;
}

}  // namespace signifer
