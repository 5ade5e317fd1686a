#include "conformance/hunted_battle.h"

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "play/arrivals_json.h"
#include "play/objectives_json.h"
#include "play/visibility_json.h"
#include "schema/text_file.h"

namespace signifer::conformance {
namespace {

std::string wordFor(const char* kind, std::size_t index) {
  return std::string(kind) + "q" + std::to_string(index) + "q";
}

bool isHidden(const Json& who) { return who.value("hidden", false); }

}  // namespace

Position opened(const Json& json) {
  static std::map<std::string, std::shared_ptr<const RuleSet>> made;
  const Document document = Document::parse("battle", json.dump());
  const Node battle = document.root();
  std::string asked{hasArrivals(battle) ? 'a' : '-', hasObjectives(battle) ? 'o' : '-',
                    hasVisibility(battle) ? 'v' : '-'};
  for (const char* member : {"ruleset", "options", "houseRules", "houseTroops", "houseModifiers", "deployment"})
    if (json.contains(member)) asked += member + json[member].dump();
  std::shared_ptr<const RuleSet>& rules = made[asked];
  if (rules != nullptr) return readPosition(rules, battle);
  Position first = readPosition(library(), battle);
  rules = first.rules;
  return first;
}

HuntedBattle::HuntedBattle(const Scenario& scenario, const std::string& visibility, Stream& lots) : lots_(lots) {
  json_ = Json::parse(readTextFile(scenario.file));
  if (visibility == "screen") {
    json_["deployment"] = {{"order", "secretly"}, {"first", json_["sides"][lots_.below(2)]["id"]}};
    json_.erase("visibility");
  } else {
    json_["visibility"] = visibility;
  }
  for (Json& side : json_["sides"]) side.erase("army");
  std::size_t index = 0;
  for (Json& unit : json_["units"]) rename(unit, "unit", index++);
  if (!json_.contains("people")) json_["people"] = Json::array();
  for (Json& person : json_["people"]) {
    if (const auto with = person.find("unit"); with != person.end() && with->is_string())
      *with = ids_.at(with->get<std::string>());
    rename(person, "person", index++);
  }
  if (json_.contains("objectives"))
    for (Json& one : json_["objectives"])
      if (one.contains("unit")) one["unit"] = ids_.at(one["unit"].get<std::string>());
  tellOfOneWhoIsHidden(scenario);
}

void HuntedBattle::rename(Json& who, const char* kind, std::size_t index) {
  const std::string id = wordFor(kind, index);
  ids_[who["id"].get<std::string>()] = id;
  who["id"] = id;
  who["name"] = wordFor("name", index);
  for (const char* link : {"entry", "entryUnit", "hidden", "tag"}) who.erase(link);
  if (json_.contains("visibility")) who["hidden"] = lots_.below(3) == 0;
  // So small that nothing else is changed by it; a tenth of an inch that no outline has, where nobody has to stay in a
  // zone.
  const double aside = json_.contains("visibility") && !json_.contains("deployment") ? 0.06 : 0;
  for (const char* axis : {"x", "y"})
    if (who.contains(axis)) who[axis] = who[axis].get<double>() + aside + 0.001 * (1 + lots_.below(8));
}

// Texts in which a battle's author or a club may name somebody.
void HuntedBattle::tellOfOneWhoIsHidden(const Scenario& scenario) {
  json_["title"] = "A battle";
  json_["notes"] = "";
  const auto hidden = std::ranges::find_if(json_["units"], isHidden);
  if (hidden == json_["units"].end()) return;
  const auto place = static_cast<std::size_t>(hidden - json_["units"].begin());
  const std::string id = (*hidden)["id"].get<std::string>();
  const std::string name = (*hidden)["name"].get<std::string>();
  json_["title"] = "The ambush of " + name;
  json_["notes"] = name + " lies in the reeds.";
  json_["houseRuleNames"] = {"The house of " + name};
  json_["photo"] = {{"file", name + ".png"}, {"corners", {{0, 0}, {1, 0}, {1, 1}, {0, 1}}}};
  if (json_.contains("terrain") && !json_["terrain"].empty() && json_["terrain"][0].contains("outline"))
    json_["terrain"][0]["name"] = "Wood of " + name;
  json_["objectives"].push_back({{"name", "Downfall of " + name}, {"unit", id}, {"points", 2}});
  if (!json_["table"].contains("columns"))
    json_["objectives"].push_back(
        {{"name", "Hill of " + name}, {"when", "turn"}, {"x", 30}, {"y", 20}, {"radiusInches", 8}});
  for (Json& side : json_["sides"])
    if (side["id"] == (*hidden)["side"]) side.update({{"points", 3}, {"pointsUntold", 2}});
  giveTroop(scenario, place);
}

// Troops of the club's own that nobody else is of.
void HuntedBattle::giveTroop(const Scenario& scenario, std::size_t place) {
  const std::filesystem::path file = sourcesOf(scenario.rules->definition().id()).folder / "troops.json";
  if (!std::filesystem::exists(file)) return;
  Json troops = Json::parse(readTextFile(file));
  if (troops.is_object()) troops = troops["troops"];
  const auto own =
      std::ranges::find_if(troops, [&](const Json& one) { return one["id"] == json_["units"][place]["troop"]; });
  if (own == troops.end()) return;
  Json troop = *own;
  troop["id"] = wordFor("troop", 0);
  troop["name"] = wordFor("sort", 0);
  troop.erase("sample");
  if (!json_.contains("houseTroops")) json_["houseTroops"] = Json::array();
  json_["houseTroops"].push_back(std::move(troop));
  json_["units"][place]["troop"] = wordFor("troop", 0);
}

void HuntedBattle::layMarkers() {
  if (!json_.contains("visibility")) return;
  const bool grid = json_["table"].contains("columns");
  const Json units = json_["units"];
  if (lots_.below(2) == 0) json_["markersTell"] = "arm";
  for (const Json& unit : units) {
    const bool here = !unit.contains("arrives") && unit.value("present", true);
    if (here && isHidden(unit) && lots_.below(2) == 0) json_["markers"].push_back({{"unit", unit["id"]}});
    if (lots_.below(8) != 0 || grid) continue;
    const double x = 1 + lots_.below(20);
    const double y = 1 + lots_.below(20);
    json_["markers"].push_back(
        {{"side", unit["side"]}, {"x", x}, {"y", y}, {"arm", lots_.below(2) == 0 ? "mounted" : "foot"}});
  }
}

Position HuntedBattle::position() const { return opened(json_); }

}  // namespace signifer::conformance
