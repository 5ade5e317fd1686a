#include "play/opening.h"

#include <iterator>
#include <nlohmann/json.hpp>

#include "language/language.h"
#include "schema/format.h"

namespace signifer {
namespace {

std::vector<HouseRulesLayer> layersOf(const std::vector<Overlay>& overlays) {
  std::vector<HouseRulesLayer> layers;
  for (const Overlay& overlay : overlays) layers.push_back(overlay.layer());
  return layers;
}

// A list of additions without those that were taken out.
void keepAdditions(Json& file, const char* member, const std::string& list) {
  file.erase(member);
  Json kept = Json::array();
  if (!list.empty())
    for (Json& one : Json::parse(list))
      if (!one.is_null()) kept.push_back(std::move(one));
  if (!kept.empty()) file[member] = std::move(kept);
}

// The battle's file with no other house rules of its own than these.
Document withHouseRules(const Node& battle, const HouseRules& own) {
  Json file = battle.json();
  Json options = Json::object();
  for (const auto& [id, value] : own.options) options[id] = file["options"][id];
  file.erase("options");
  if (!options.empty()) file["options"] = std::move(options);
  file.erase("houseRules");
  if (!own.patch.empty()) file["houseRules"] = Json::parse(own.patch);
  keepAdditions(file, "houseTroops", own.troops);
  keepAdditions(file, "houseModifiers", own.modifiers);
  return Document::parse(battle.document().name(), file.dump());
}

// A battle's own house rules without what is at fault.
HouseRulesLayer ownUsable(const RuleSetSource& source, const Node& battle, std::vector<SourceError>& faults) {
  try {
    HouseRulesLayer own = ownHouseRules(battle);
    faults = takeOutFaults(source, own);
    return own;
  } catch (const SourceError& e) {
    faults.push_back(e);
    return {};
  }
}

// Reads the battle under what is left of its own house rules. Other faults of it are told where they stand in its file.
Position readWithOwn(const RuleSetLibrary& library, const Node& battle, const HouseRules& own,
                     std::span<const HouseRulesLayer> layers) {
  const Document mended = withHouseRules(battle, own);
  try {
    return readPosition(library, mended.root(), layers);
  } catch (const SourceError& e) {
    const std::string pointer = battle.pointer() + e.pointer();
    throw SourceError(battle.document().name(), pointer, battle.document().lineOf(pointer), e.expected());
  }
}

}  // namespace

std::string leftOutWords(const std::vector<LeftOutOverlay>& leftOut) {
  std::string words;
  for (const LeftOutOverlay& one : leftOut) {
    words += (words.empty() ? "" : "\n") + said("Left out: {0}", {one.name});
    for (const SourceError& fault : one.faults) words += std::string("\n  ") + fault.what();
  }
  return words;
}

std::vector<Overlay> usable(const RuleSetSource& source, const std::vector<Overlay>& stack,
                            std::vector<LeftOutOverlay>& leftOut, const HouseRulesLayer* below) {
  std::vector<Overlay> good;
  for (const Overlay& overlay : stack) {
    std::vector<SourceError> faults = faultsOf(source, overlay);
    if (faults.empty()) {
      // Fine alone; together with those below it may still not be.
      std::vector<HouseRulesLayer> layers = layersOf(good);
      if (below != nullptr) layers.insert(layers.begin(), *below);
      layers.push_back(overlay.layer());
      try {
        (void)createUnder(source, layers);
        good.push_back(overlay);
        continue;
      } catch (const SourceError& e) {
        faults.push_back(e);
      }
    }
    leftOut.push_back({overlay.name(), std::move(faults)});
  }
  return good;
}

std::vector<Overlay> readUsable(const RuleSetSource& source, std::span<const std::string> files,
                                std::vector<LeftOutOverlay>& leftOut, const HouseRulesLayer* below) {
  std::vector<Overlay> good;
  for (const std::string& file : files) {
    try {
      std::vector<Overlay> stack = good;
      stack.push_back(readOverlay(file));
      std::vector<LeftOutOverlay> own;
      good = usable(source, stack, own, below);
      for (LeftOutOverlay& one : own) leftOut.push_back({file, std::move(one.faults)});
    } catch (const SourceError& e) {
      if (e.line() == 0) throw;
      leftOut.push_back({file, {e}});
    }
  }
  return good;
}

Position openUnder(const RuleSetLibrary& library, const Node& battle, const std::vector<Overlay>& stack,
                   std::vector<LeftOutOverlay>& leftOut) {
  requireFormat(battle, "signifer-battle", 1);
  const RuleSetSource* source = library.find(battle.at("ruleset").name());
  if (source == nullptr) return readPosition(library, battle);
  std::vector<LeftOutOverlay> outside;
  const auto tell = [&leftOut](std::vector<LeftOutOverlay>& told) {
    leftOut.insert(leftOut.end(), std::make_move_iterator(told.begin()), std::make_move_iterator(told.end()));
  };
  try {
    Position position = readPosition(library, battle, layersOf(usable(*source, stack, outside)));
    tell(outside);
    return position;
  } catch (const SourceError&) {
    std::vector<SourceError> faults;
    const HouseRulesLayer own = ownUsable(*source, battle, faults);
    std::vector<LeftOutOverlay> over;
    const std::vector<HouseRulesLayer> layers = layersOf(usable(*source, stack, over, &own));
    // Something else is wrong.
    if (faults.empty() && over.size() == outside.size()) throw;
    Position position = readWithOwn(library, battle, own.rules, layers);
    tell(over);
    if (!faults.empty()) leftOut.push_back({said("the battle's own house rules"), std::move(faults)});
    return position;
  }
}

std::unique_ptr<Session> openBattle(const RuleSetLibrary& library, const std::filesystem::path& path,
                                    std::uint64_t seed, std::vector<LeftOutOverlay>* leftOut) {
  const Document file = Document::load(path);
  std::vector<LeftOutOverlay> nobody;
  Position position = openUnder(library, file.root(), {}, leftOut != nullptr ? *leftOut : nobody);
  return std::make_unique<Session>(position.rules, std::move(position.battle), seed);
}

}  // namespace signifer
