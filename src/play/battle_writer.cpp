// Writing of battle files; reading stands in battle_reader.cpp.
#include <nlohmann/json.hpp>

#include "battle/origins.h"
#include "battle/scoring.h"
#include "play/arrivals_json.h"
#include "play/battle_json.h"
#include "play/marks.h"
#include "play/measures_json.h"
#include "play/objectives_json.h"
#include "play/state_json.h"
#include "play/table_plan.h"
#include "play/visibility_json.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

Json place(Point point) { return Json::array({inchesToJson(point.x), inchesToJson(point.y)}); }

// Only what differs from the standard is written, so that files stay readable.
template <std::size_t N>
Json status(const Fields& fields, const Slots<N>& slots) {
  Json json = Json::object();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (slots.at[i] != toSlot(fields[i], fields[i].standard))
      json[fields[i].name] = toJson(fields[i], fromSlot(fields[i], slots.at[i]));
  return json;
}

Json profile(const Fields& fields, const std::vector<std::int32_t>& values, const std::vector<std::int32_t>* type) {
  Json json = Json::object();
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (type == nullptr || values[i] != (*type)[i])
      json[fields[i].name] = toJson(fields[i], fromSlot(fields[i], values[i]));
  return json;
}

void addUnlessEmpty(Json& json, const char* key, Json value) {
  if (!value.empty()) json[key] = std::move(value);
}

class BattleWriter {
 public:
  BattleWriter(const RuleSet& rules, const Battle& battle)
      : d_(rules.definition()), battle_(battle), setup_(*battle.setup) {}

  Json write() const {
    Json json{{"format", "signifer-battle"},
              {"version", 1},
              {"ruleset", d_.id()},
              {"rulesetVersion", setup_.ruleSetVersion},
              {"title", setup_.title}};
    if (!setup_.notes.empty()) json["notes"] = setup_.notes;
    addUnlessEmpty(json, "options", options());
    if (!setup_.houseRules.empty()) json["houseRules"] = Json::parse(setup_.houseRules);
    if (!setup_.houseTroops.empty()) json["houseTroops"] = Json::parse(setup_.houseTroops);
    if (!setup_.houseModifiers.empty()) json["houseModifiers"] = Json::parse(setup_.houseModifiers);
    addUnlessEmpty(json, "houseRuleNames", setup_.houseRuleNames);
    Json settings = Json::object();
    for (std::size_t i = 0; i < d_.settings().size(); ++i)
      settings[d_.settings()[i].name] = toJson(d_.settings()[i], fromSlot(d_.settings()[i], setup_.settings[i]));
    addUnlessEmpty(json, "settings", std::move(settings));
    json["table"] = table();
    json["terrain"] = d_.grid() ? squares() : pieces();
    json["sides"] = sides();
    addUnlessEmpty(json, "deployment", writeDeploymentPlan(setup_.deployment, setup_));
    if (setup_.photo) json["photo"] = writePhoto(*setup_.photo);
    if (marks_.side > 0) json["markSizeInches"] = inchesToJson(marks_.side);
    if (marks_.place != MarkPlace::base) json["markPlace"] = wordOf(marks_.place);
    if (marks_.bySide) json["markNumbers"] = "bySide";
    writeVisibility(json, battle_);
    writeObjectives(json, setup_);
    json["units"] = units();
    json["people"] = people();
    writeMarkers(json, battle_);
    json["state"] = state();
    return json;
  }

 private:
  [[nodiscard]] Json options() const {
    Json json = Json::object();
    for (std::size_t i = 0; i < d_.options().size(); ++i) {
      const OptionInfo& option = d_.options()[i];
      if (setup_.options[i] == option.standard) continue;
      json[option.id] = option.values.empty() ? Json(setup_.options[i])
                                              : Json(option.values[static_cast<std::size_t>(setup_.options[i])]);
    }
    return json;
  }

  [[nodiscard]] Json table() const {
    if (d_.grid())
      return {{"columns", setup_.columns}, {"rows", setup_.rows}, {"squareInches", inchesToJson(setup_.squareSide)}};
    return {{"widthInches", inchesToJson(setup_.width)}, {"depthInches", inchesToJson(setup_.depth)}};
  }

  [[nodiscard]] Json squares() const {
    Json list = Json::array();
    for (int y = 0; y < setup_.rows; ++y)
      for (int x = 0; x < setup_.columns; ++x) {
        const SquareGround& ground = setup_.squares[setup_.squareIndex(x, y)];
        if (ground == SquareGround{}) continue;
        Json one{{"kind", d_.terrainKinds()[static_cast<std::size_t>(ground.kind)].id}};
        if (ground.level != 0) one["level"] = ground.level;
        one["squares"] = Json::array({Json::array({x, y})});
        list.push_back(std::move(one));
      }
    return list;
  }

  [[nodiscard]] Json pieces() const {
    Json list = Json::array();
    for (const TerrainPiece& piece : setup_.terrain) {
      Json one{{"kind", d_.terrainKinds()[static_cast<std::size_t>(piece.kind)].id}};
      if (piece.level != 0) one["level"] = piece.level;
      if (!piece.name.empty()) one["name"] = piece.name;
      Json outline = Json::array();
      for (const Point corner : piece.outline) outline.push_back(place(corner));
      one["outline"] = std::move(outline);
      list.push_back(std::move(one));
    }
    return list;
  }

  [[nodiscard]] Json sides() const {
    Json list = Json::array();
    for (SideIndex side = 0; side < 2; ++side) {
      Json one{{"id", setup_.sides[side].id}, {"name", setup_.sides[side].name}};
      addUnlessEmpty(one, "status", status(d_.sideStatus(), battle_.side(side).status));
      writePoints(one, battle_, side);
      list.push_back(std::move(one));
    }
    return list;
  }

  void writePlace(Json& json, const Unit& unit) const {
    if (d_.grid()) {
      constexpr const char* words[] = {"north", "east", "south", "west"};
      json["column"] = unit.pose.centre.x / setup_.squareSide;
      json["row"] = unit.pose.centre.y / setup_.squareSide;
      json["facing"] = words[(unit.pose.heading / 9000) % 4];
      return;
    }
    json["x"] = inchesToJson(unit.pose.centre.x);
    json["y"] = inchesToJson(unit.pose.centre.y);
    json["heading"] = degreesToJson(unit.pose.heading);
  }

  [[nodiscard]] Json units() const {
    Json list = Json::array();
    for (UnitIndex i = 0; i < battle_.unitCount(); ++i) {
      const Unit& unit = battle_.unit(i);
      const UnitInfo& info = setup_.units[static_cast<std::size_t>(i)];
      const TroopType* troop = info.troop < 0 ? nullptr : &d_.troops()[static_cast<std::size_t>(info.troop)];
      Json one{{"id", info.id}, {"name", info.name}, {"side", setup_.sides[unit.side].id}};
      if (troop != nullptr) one["troop"] = troop->id;
      if (troop == nullptr || troop->symbol != info.symbol) one["symbol"] = info.symbol;
      addUnlessEmpty(one, "profile", profile(d_.unitProfile(), info.profile, troop ? &troop->profile : nullptr));
      const bool ownBase = troop == nullptr || unit.base.frontage != troop->frontage || unit.base.depth != troop->depth;
      if (!d_.grid() && ownBase)
        one["base"] = {{"frontageInches", inchesToJson(unit.base.frontage)},
                       {"depthInches", inchesToJson(unit.base.depth)}};
      writePlace(one, unit);
      if (!unit.present) one["present"] = false;
      if (Json tag = unitTagJson(marks_.units[static_cast<std::size_t>(i)]); !tag.is_null())
        one["tag"] = std::move(tag);
      writeSecrets(one, unit);
      writeArrival(one, battle_, i);
      addUnlessEmpty(one, "status", status(d_.unitStatus(), unit.status));
      list.push_back(std::move(one));
    }
    return list;
  }

  [[nodiscard]] Json people() const {
    Json list = Json::array();
    for (PersonIndex i = 0; i < battle_.personCount(); ++i) {
      const Person& person = battle_.person(i);
      const PersonInfo& info = setup_.people[static_cast<std::size_t>(i)];
      Json one{{"id", info.id}, {"name", info.name}, {"side", setup_.sides[person.side].id}, {"symbol", info.symbol}};
      addUnlessEmpty(one, "profile", profile(d_.personProfile(), info.profile, nullptr));
      if (person.unit != noUnit)
        one["unit"] = setup_.units[static_cast<std::size_t>(person.unit)].id;
      else {
        one["x"] = inchesToJson(person.at.x);
        one["y"] = inchesToJson(person.at.y);
      }
      if (!person.present) one["present"] = false;
      if (Json tag = unitTagJson(marks_.people[static_cast<std::size_t>(i)]); !tag.is_null())
        one["tag"] = std::move(tag);
      if (isMarkedHidden(person)) one["hidden"] = true;
      addUnlessEmpty(one, "status", status(d_.personStatus(), person.status));
      list.push_back(std::move(one));
    }
    return list;
  }

  [[nodiscard]] Json state() const {
    Json json{{"turn", battle_.turn},
              {"active", setup_.sides[battle_.active].id},
              {"step", d_.sequence().step(battle_.step).id}};
    addUnlessEmpty(json, "status", status(d_.battleStatus(), battle_.status));
    if (lastTurnIsOver(battle_)) json["lastTurnOver"] = true;
    Json tasks = Json::array();
    for (const Task& task : battle_.tasks)
      tasks.push_back({{"task", d_.taskKinds()[static_cast<std::size_t>(task.code)]}, {"args", task.args}});
    addUnlessEmpty(json, "tasks", std::move(tasks));
    Json relations = Json::array();
    const auto id = [&](UnitIndex unit) { return setup_.units[static_cast<std::size_t>(unit)].id; };
    for (const Relation& relation : battle_.relations)
      if (!isOfOrigin(relation))
        relations.push_back({{"relation", d_.relationKinds()[static_cast<std::size_t>(relation.kind)]},
                             {"from", id(relation.from)},
                             {"to", id(relation.to)},
                             {"value", relation.value}});
    addUnlessEmpty(json, "relations", std::move(relations));
    addUnlessEmpty(json, "cameFrom", writeOrigins(battle_));
    Json settled = Json::array();
    for (const UnitIndex u : settledUnits(battle_)) settled.push_back(id(u));
    addUnlessEmpty(json, "settled", std::move(settled));
    return json;
  }

  const Definition& d_;
  const Battle& battle_;
  const Setup& setup_;
  FixedMarks marks_ = fixedMarks(setup_, d_);
};

}  // namespace

Json writeBattle(const RuleSet& rules, const Battle& battle) { return BattleWriter(rules, battle).write(); }

}  // namespace signifer
