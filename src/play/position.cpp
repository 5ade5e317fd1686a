#include "play/position.h"

#include "play/battle_json.h"

namespace signifer {
namespace {

// The battle keeps the figures that it is played under, whoever gave them; the reader kept the options.
void keepHouseRules(Battle& battle, std::span<const HouseRulesLayer> layers) {
  const std::string patch = merged(layers).patch;
  if (patch == battle.setup->houseRules) return;
  auto setup = std::make_shared<Setup>(*battle.setup);
  setup->houseRules = patch;
  battle.setup = std::move(setup);
}

}  // namespace

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
  keepHouseRules(position.battle, layers);
  return position;
}

Position readPosition(std::shared_ptr<const RuleSet> rules, const Node& battle) {
  const HouseRulesLayer own{readHouseRules(battle), &battle.document(), {}};
  Position position{std::move(rules), {}};
  position.battle = readBattle(*position.rules, battle);
  keepHouseRules(position.battle, {&own, 1});
  return position;
}

}  // namespace signifer
