#include "play/position.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "occasions/arriving.h"
#include "occasions/scored.h"
#include "play/arrivals_json.h"
#include "play/battle_json.h"
#include "play/deployment.h"
#include "play/objectives_json.h"
#include "play/visibility_json.h"
#include "view/watching.h"

namespace signifer {
namespace {

// The battle keeps the figures that it is played under, whoever gave them; the reader kept the options.
void keepHouseRules(Battle& battle, std::span<const HouseRulesLayer> layers) {
  const HouseRules all = merged(layers);
  auto setup = std::make_shared<Setup>(*battle.setup);
  setup->houseRules = all.patch;
  setup->houseTroops = all.troops;
  setup->houseModifiers = all.modifiers;
  for (const HouseRulesLayer& layer : layers)
    if (!layer.name.empty() && std::ranges::find(setup->houseRuleNames, layer.name) == setup->houseRuleNames.end())
      setup->houseRuleNames.push_back(layer.name);
  if (*setup != *battle.setup) battle.setup = std::move(setup);
}

// The club's own word on what sides know, over the battle's; nothing where it has none.
std::optional<Document> withHouseSight(const Node& battle, std::span<const HouseRulesLayer> layers) {
  if (std::ranges::none_of(layers, [](const HouseRulesLayer& one) { return one.sight.says(); })) return std::nullopt;
  Json file = battle.json();
  for (const HouseRulesLayer& layer : layers) {
    if (!layer.sight.visibility.empty()) file["visibility"] = layer.sight.visibility;
    if (layer.sight.inches > 0) file["sightInches"] = layer.sight.inches;
  }
  return Document::parse(battle.document().name(), file.dump());
}

}  // namespace

std::unique_ptr<RuleSet> createFor(const RuleSetSource& source, const Node& battle,
                                   std::span<const HouseRulesLayer> layers) {
  std::unique_ptr<RuleSet> rules = createUnder(source, layers);
  const auto plan = battle.find("deployment");
  const HouseRules house = merged(layers);
  Definition::Phases phases;
  if (hasArrivals(battle)) {
    phases.arrivals = true;
    rules = withArrivals(std::move(rules), Definition::load(source.folder, house, phases));
  }
  if (hasObjectives(battle)) {
    phases.objectives = true;
    rules = scored(std::move(rules), Definition::load(source.folder, house, phases));
  }
  if (plan && plan->isObject() && plan->has("order")) {
    rules = withDeployment(std::move(rules), source, house, phases);
    phases.deployment = true;
  }
  return hasVisibility(battle) ? watching(std::move(rules), source, house, phases) : std::move(rules);
}

HouseRulesLayer ownHouseRules(const Node& battle) {
  const std::string root = battle.pointer();
  return {readHouseRules(battle),
          &battle.document(),
          {root + "/options", root + "/houseRules", root + "/houseTroops", root + "/houseModifiers"}};
}

Position readPosition(const RuleSetLibrary& library, const Node& battle, std::span<const HouseRulesLayer> more) {
  const Document& file = battle.document();
  if (const auto sighted = withHouseSight(battle, more)) {
    std::vector<HouseRulesLayer> layers(more.begin(), more.end());
    for (HouseRulesLayer& layer : layers) layer.sight = {};
    try {
      return readPosition(library, sighted->root(), layers);
    } catch (const SourceError& e) {
      if (e.file() != file.name()) throw;
      const std::string pointer = battle.pointer() + e.pointer();
      throw SourceError(file.name(), pointer, file.lineOf(pointer), e.expected());
    }
  }
  const Node name = battle.at("ruleset");
  const RuleSetSource* source = library.find(name.name());
  if (source == nullptr)
    throw UnknownRuleSet(file.name(), name.pointer(), file.lineOf(name.pointer()),
                         unknownWord("rule set", name.name(), idsOf(library.sources())));
  std::vector<HouseRulesLayer> layers{ownHouseRules(battle)};
  layers.insert(layers.end(), more.begin(), more.end());
  Position position{createFor(*source, battle, layers), {}};
  position.battle = readBattle(*position.rules, battle);
  keepHouseRules(position.battle, layers);
  return position;
}

Position readPosition(std::shared_ptr<const RuleSet> rules, const Node& battle, KnownUnits* known) {
  const HouseRulesLayer own{readHouseRules(battle), &battle.document(), {}};
  Position position{std::move(rules), {}};
  position.battle = readBattle(*position.rules, battle, known);
  // As the reader has kept them.
  if (own.rules.patch.empty() && own.rules.troops.empty() && own.rules.modifiers.empty()) return position;
  keepHouseRules(position.battle, {&own, 1});
  return position;
}

}  // namespace signifer
